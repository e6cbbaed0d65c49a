import type { Client, ErrorFields } from '@frontdesk/core'
import type { TokenRequest } from './token-request.ts'

/** Statuses of a server that has no token endpoint. */
const notThere: readonly (number | undefined)[] = [undefined, 404, 405, 501]

/** Advice on which setting to check when a grant is refused. */
const advice = (request: TokenRequest, clientId: string): string => {
  switch (request.grantType) {
    case 'authorization_code':
      return `the code of the client id "${clientId}". A code works once, for a short time, and only for the client id and the address that it was asked for with.`
    case 'authorized_client':
      return `the grant for a member. Look at the API key, the member id and the client id "${clientId}".`
    default:
      return `the client id "${clientId}". Look whether an app with this id exists on that platform.`
  }
}

/** The message for a token request that failed: the platform's text verbatim, then advice. */
export const explainRefusal = (
  { status, statusText, requestId }: Partial<ErrorFields>,
  { platform }: Client,
  clientId: string,
  request: TokenRequest,
): string => {
  const text = `Failed to fetch tokens from OAuth API: ${statusText || status}. request id: ${requestId}`
  const address = `${platform.origin}/oauth2/token`
  if (notThere.includes(status))
    return `${text}. ${address} answered, but is no token endpoint: look at the address of the platform.`
  return status === 400 || status === 401 || status === 403
    ? `${text}. ${address} refused ${advice(request, clientId)}`
    : text
}

/** Adds the requested URL and advice to the error for a response that no token endpoint would send. */
export const explainFault = (error: unknown, { platform }: Client): unknown => {
  const { name, message, reason } = Object(error) as Partial<Error & ErrorFields>
  const isElsewhere = reason === 'contentType' || name === 'RedirectError'
  if (isElsewhere)
    Object.assign(error as Error, {
      message: `${message}. ${platform.origin}/oauth2/token answered, but is no token endpoint: look at the address of the platform.`,
    })
  return error
}
