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
import { messagePage } from './layout.ts'
import { html } from '../html/markup.ts'
import { callbackAddress, type PageResponse, redirectSessionOf } from './request.ts'
import { messageAnswer, messageTarget } from './web-message.ts'

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase())

/** The purpose of a sign-in page: an app's authorization request, or the hosted pages alone. */
export type Purpose = AuthorizationRequest | ParameterProblem | undefined

const unknownWindow: ParameterProblem = {
  parameter: 'origin',
  problem: 'of the page that gets the answer must be named by the redirect session',
}

/** Reads the authorization request in a page's address, by the names of the standard or those of the platform. */
export const purposeOf = (c: HonoContext, context: Context): Purpose => {
  const read = (name: string): string | undefined => c.req.query(snakeCase(name)) ?? c.req.query(name)
  if (read('clientId') === undefined && read('redirectUri') === undefined) return undefined
  const request = checkAuthorization(context.state, read)
  return 'answerMode' in request &&
    request.answerMode === 'web_message' &&
    messageTarget(c, context, request) === undefined
    ? {
        parameter: 'origin',
        problem: 'of the page that gets the answer must be named by the redirect session',
      }
    : request
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
  context: Context,
  request: AuthorizationRequest,
  content: AuthorizationAnswer,
): PageResponse => {
  if (request.answerMode !== 'web_message')
    return c.redirect(answerAddress(request.redirectUri, request.answerMode, content), 303)
  const target = messageTarget(c, context, request)
  return target === undefined
    ? problemPage(c, context, unknownWindow)
    : messageAnswer(c, context, content, target)
}

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
