import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { AuthorizationAnswer, AuthorizationRequest } from '../auth/authorization.ts'
import { allowedAddress } from '../auth/client.ts'
import type { Context } from '../auth/dependencies.ts'
import { fontSources } from './brand-style.ts'
import { layout } from './layout.ts'
import { html, raw } from '../html/markup.ts'
import { type PageResponse, redirectSessionOf } from './request.ts'

/** Hands the answer to the window that framed the page, else to the one that opened it. It holds no data itself. */
const script = `const { answer, target } = document.getElementById('answer').dataset
const receiver = window.parent === window ? window.opener : window.parent
if (receiver) receiver.postMessage(JSON.parse(answer), target)
`

const scriptHash: string = /* @__PURE__ */ createHash('sha256').update(script).digest('base64')

/**
 * The one origin that gets the answer: that of the return address, else the one that the redirect session names, else
 * the one that the browser says the frame was opened from.
 */
export const messageTarget = (
  c: HonoContext,
  context: Context,
  { clientId, redirectUri }: Pick<AuthorizationRequest, 'clientId' | 'redirectUri'>,
): string | undefined => {
  const address = redirectUri ?? redirectSessionOf(c, context)?.origin ?? c.req.header('referer')
  return address === undefined ? undefined : allowedAddress(context.state, address, clientId)?.origin
}

/** The page that posts the answer. Only the window that it is for may frame it, and only its own script runs. */
export const messageAnswer = (
  c: HonoContext,
  { business }: Context,
  content: AuthorizationAnswer,
  target: string,
): PageResponse => {
  c.header(
    'content-security-policy',
    [
      "default-src 'none'",
      "style-src 'self'",
      `script-src 'sha256-${scriptHash}'`,
      // The icon of the page, and the logo and the font of the business.
      "img-src 'self' data: http: https:",
      `font-src ${fontSources(business.branding ?? {})}`,
      `frame-ancestors ${target}`,
      "base-uri 'none'",
    ].join('; '),
  )
  return c.html(
    layout(
      { title: 'Signing in', business },
      html`<div class="card">
        <header>
          <h1>Signing in</h1>
          <p class="muted">This window can be closed.</p>
        </header>
        <div id="answer" hidden data-answer="${JSON.stringify(content)}" data-target="${target}"></div>
        ${raw(`<script>${script}</script>`)}
      </div>`,
    ),
  )
}
