import type { Context as HonoContext } from 'hono'
import { issueCode } from '../auth/authorization-code.ts'
import {
  answerAddress,
  type AuthorizationAnswer,
  type AuthorizationRequest,
  checkAuthorization,
  type ParameterProblem,
} from '../auth/authorization.ts'
import type { Context } from '../auth/dependencies.ts'
import type { RedirectSession } from '../auth/redirect-session.ts'
import { layout, messagePage } from './layout.ts'
import { html } from './markup.ts'
import { callbackAddress, type PageResponse, redirectSessionOf } from './request.ts'

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase())

/** What a sign-in page was opened for: an app's authorization request, or the hosted pages alone. */
export type Purpose = AuthorizationRequest | ParameterProblem | undefined

/** Reads the authorization request in a page's address, by the names of the standard or those of the platform. */
export const purposeOf = (c: HonoContext, { state }: Context): Purpose => {
  const read = (name: string): string | undefined => c.req.query(snakeCase(name)) ?? c.req.query(name)
  return read('clientId') === undefined && read('redirectUri') === undefined
    ? undefined
    : checkAuthorization(state, read)
}

/** The page for a request that cannot be answered. It sends the person nowhere. */
export const problemPage = (
  c: HonoContext,
  { business }: Context,
  { parameter, problem }: ParameterProblem,
): PageResponse =>
  c.html(
    messagePage(
      { title: 'This sign-in link does not work', business },
      html`The app that sent you here asked for something that is not allowed:
        <strong>${parameter}</strong> ${problem}.`,
    ),
    400,
  )

/** Gives the answer back to the app: by its return address, or by a message to the window that framed the page. */
export const answer = (
  c: HonoContext,
  { business }: Context,
  { redirectUri, answerMode }: AuthorizationRequest,
  content: AuthorizationAnswer,
): PageResponse => {
  if (answerMode !== 'web_message' && redirectUri !== undefined)
    return c.redirect(answerAddress(redirectUri, answerMode, content), 303)
  // Without a return address any framing window gets the message: frame-ancestors lets only the client's own frame us.
  const target = redirectUri === undefined ? '*' : new URL(redirectUri).origin
  return c.html(
    layout(
      { title: 'Signing in', business, script: '/pages/web-message.js' },
      html`<div class="card">
        <header>
          <h1>Signing in</h1>
          <p class="muted">This window can be closed.</p>
        </header>
        <div id="answer" hidden data-answer="${JSON.stringify(content)}" data-target="${target}"></div>
      </div>`,
    ),
  )
}

/** Hands the answer to the window that framed or opened the page. An opener gets it only when its origin is known. */
export const webMessageScript = `const { answer, target } = document.getElementById('answer').dataset
const receiver = window.parent !== window ? window.parent : target === '*' ? null : window.opener
if (receiver) receiver.postMessage(JSON.parse(answer), target)
`

/** Answers with a code for the member. */
export const answerWithCode = (
  c: HonoContext,
  context: Context,
  request: AuthorizationRequest,
  memberId: string,
): PageResponse => {
  const identity = redirectSessionOf(c, context)?.identity
  const visitorId = identity?.kind === 'visitor' ? identity.visitorId : undefined
  const { clientId, redirectUri, codeChallenge, state } = request
  const code = issueCode(context, {
    clientId,
    memberId,
    codeChallenge,
    ...(redirectUri !== undefined && { redirectUri }),
    ...(visitorId !== undefined && { visitorId }),
  })
  return answer(c, context, request, { code, state })
}

/** Goes on after a sign-in that no app asked for. */
export const continueSignedIn = (
  c: HonoContext,
  { business }: Context,
  session: RedirectSession | undefined,
  firstName: string,
): PageResponse => {
  const { postFlowUrl } = session?.callbacks ?? {}
  if (postFlowUrl) return c.redirect(callbackAddress(postFlowUrl, session, true), 303)
  return c.html(
    messagePage(
      { title: `You are signed in, ${firstName}`, business },
      'Go back to the app that you came from.',
      html`<a class="button quiet" href="/pages/logout">Sign out</a>`,
    ),
  )
}
