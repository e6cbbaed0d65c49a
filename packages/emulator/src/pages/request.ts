import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Context } from '../auth/dependencies.ts'
import { findHostedMember, startHostedSession } from '../auth/hosted-session.ts'
import type { Member } from '../auth/member.ts'
import { findRedirectSession, type RedirectSession } from '../auth/redirect-session.ts'
import { deriveSecret, digest, newSecret } from '../kernel/secret.ts'
import type { FormValues } from '../html/form-values.ts'
import { html, type Markup } from '../html/markup.ts'

/** The answer of a page. */
export type PageResponse = Response | Promise<Response>

const formCookie = 'frontdesk_form'
/** Names the hosted session of a browser. */
export const sessionCookie = 'frontdesk_session'

/** Not Secure: the emulator speaks plain HTTP on loopback. */
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax' } as const

/** The cookies of this browser's hosted session. */
export const sessionSecret = (c: HonoContext): string | undefined => getCookie(c, sessionCookie)

/** Keeps a hosted session in this browser. */
export const keepSession = (c: HonoContext, secret: string): void => {
  setCookie(c, sessionCookie, secret, cookieOptions)
}

/** Signs a member in on the hosted pages of this browser. */
export const signIn = (c: HonoContext, context: Context, memberId: string): void => {
  keepSession(c, startHostedSession(context, memberId))
}

/** The member who is signed in on the hosted pages of this browser. */
export const signedInMember = (c: HonoContext, context: Context): Member | undefined =>
  findHostedMember(context, sessionSecret(c))

/** The redirect session in the address of the page. */
export const redirectSessionOf = (c: HonoContext, context: Context): RedirectSession | undefined =>
  findRedirectSession(context, c.req.query('session'))

/**
 * The hidden field that proves that a form comes from our own page: another site can send the cookie along, but
 * cannot know the field that belongs to it.
 */
export const formToken = (c: HonoContext, context: Context): Markup => {
  const known = getCookie(c, formCookie)
  const secret = known ?? newSecret(context, 'form')
  if (known === undefined) setCookie(c, formCookie, secret, cookieOptions)
  return html`<input type="hidden" name="formToken" value="${deriveSecret(context, 'form', secret)}" />`
}

/** Whether a form was sent from our own page. */
export const isOwnForm = (c: HonoContext, context: Context, values: FormValues): boolean => {
  const secret = getCookie(c, formCookie)
  const expected = secret && deriveSecret(context, 'form', secret)
  // Digests are compared, so that the time it takes tells nothing.
  return !!expected && digest(expected) === digest(values['formToken'] ?? '')
}

/** The address of a page with the query of this one. */
export const samePath = (c: HonoContext, path: string): string => path + new URL(c.req.url).search

/** A callback with what the platform adds to each: whether a member is signed in, and the caller's state. */
export const callbackAddress = (
  address: string,
  session: RedirectSession | undefined,
  signedIn: boolean,
  parameters: Readonly<Record<string, string>> = {},
): string => {
  const url = new URL(address)
  const state = session?.callbacks.state
  const added = { ...parameters, wixMemberLoggedIn: String(signedIn), ...(state !== undefined && { state }) }
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
  return url.href
}
