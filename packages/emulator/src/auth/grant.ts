import { requestTokens } from '@frontdesk/auth'
import { KeepingFailure } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { findInstallation } from '../kernel/installation.ts'
import { digest } from '../kernel/secret.ts'
import { linkCode, redeemCode } from './authorization-code.ts'
import { defaultClientId, type OAuthClient, oauthClients } from './client.ts'
import type { Context, MemberLogin } from './dependencies.ts'
import { findHostedMember } from './hosted-session.ts'
import { isActive, members } from './member.ts'
import { type IssuedTokens, issueTokens, renew } from './token.ts'

/** A refusal of the token endpoint (RFC 6749, section 5.2). */
export interface TokenRefusal {
  readonly status: 400 | 401 | 403
  readonly error:
    'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unauthorized_client' | 'unsupported_grant_type'
  readonly error_description: string
}

/** The fields of a token request. */
export type TokenFields = Readonly<Record<string, unknown>>

const refuse = (
  error: TokenRefusal['error'],
  error_description: string,
  status: TokenRefusal['status'] = 400,
): TokenRefusal => ({ status, error, error_description })

/** A field by its name in camel case, also when it was sent in snake case. */
const textOf = (fields: TokenFields, name: string): string | undefined => {
  const value = fields[name] ?? fields[name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase())]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const missing = (name: string): TokenRefusal => refuse('invalid_request', `${name} is required`)

const unknownClient = (clientId: string): TokenRefusal =>
  refuse('invalid_client', `There is no client with id ${clientId}`, 401)

const grantAnonymous = (context: Context, client: OAuthClient): IssuedTokens => {
  const visitorId = context.newId()
  return issueTokens(context, client, { kind: 'visitor', visitorId })
}

/** RFC 7636, section 4.1: shorter ones could be guessed. */
const verifierPattern = /^[\w.~-]{43,128}$/

const grantCode = (
  context: Context,
  fields: TokenFields,
  client: OAuthClient,
  onMemberLogin: readonly MemberLogin[],
): IssuedTokens | TokenRefusal => {
  const code = textOf(fields, 'code')
  const codeVerifier = textOf(fields, 'codeVerifier')
  if (!code) return missing('code')
  if (!codeVerifier) return missing('codeVerifier')
  if (!verifierPattern.test(codeVerifier))
    return refuse('invalid_request', 'codeVerifier must have 43 to 128 letters, digits or any of - . _ ~')
  const redirectUri = textOf(fields, 'redirectUri')
  const redeemed = redeemCode(context, { code, codeVerifier, clientId: client.id, redirectUri })
  if ('refused' in redeemed) return refuse('invalid_grant', redeemed.refused)
  const { memberId, visitorId } = redeemed
  const member = context.state.in(members).get(memberId)
  if (!member) return refuse('invalid_grant', 'The member does not exist any more')
  if (!isActive(member)) return refuse('invalid_grant', 'The member may not sign in yet')
  if (visitorId) for (const move of onMemberLogin) move(context, visitorId, memberId)
  const familyId = context.newId()
  linkCode(context, redeemed, familyId)
  const subject = { kind: 'member', memberId, ...(visitorId && { visitorId }) } as const
  return issueTokens(context, client, subject, familyId)
}

/** Signs a member in on the word of the owner: of a server that knows who they are. */
const grantMember = (
  context: Context,
  fields: TokenFields,
  visitorClientId?: string,
): IssuedTokens | TokenRefusal => {
  if (context.identity.kind !== 'owner')
    return refuse('unauthorized_client', 'authorized_client needs the API key of the owner', 403)
  const memberId = textOf(fields, 'memberId')
  if (!memberId) return missing('member_id')
  const member = context.state.in(members).get(memberId)
  if (!member) return refuse('invalid_grant', `There is no member with id ${memberId}`)
  if (!isActive(member)) return refuse('invalid_grant', 'The member may not sign in yet')
  const sessionToken = textOf(fields, 'sessionToken')
  if (sessionToken !== undefined && findHostedMember(context, sessionToken)?.id !== memberId)
    return refuse('invalid_grant', 'session_token is expired, ended or not that of the member')
  const clientId = textOf(fields, 'clientId') ?? visitorClientId ?? defaultClientId
  const client = context.state.in(oauthClients).get(clientId)
  return client ? issueTokens(context, client, { kind: 'member', memberId }) : unknownClient(clientId)
}

/** Gives an app a token of its own, with which it acts as the owner in its own name. */
const grantApp = (
  context: Context,
  fields: TokenFields,
  client: OAuthClient,
): IssuedTokens | TokenRefusal => {
  const secret = textOf(fields, 'clientSecret')
  const instanceId = textOf(fields, 'instanceId')
  if (!secret) return missing('client_secret')
  if (!instanceId) return missing('instance_id')
  if (client.secretDigest === undefined)
    return refuse('unauthorized_client', 'The client has no secret: register it with one', 403)
  if (digest(secret) !== client.secretDigest) return refuse('invalid_client', 'client_secret is wrong', 401)
  if (instanceId !== findInstallation(context.state)?.instanceId)
    return refuse('invalid_grant', `There is no installation with instance_id ${instanceId}`)
  return issueTokens(context, client, { kind: 'owner', appId: client.id })
}

/**
 * Answers a token request. A refusal is given back, not thrown: what it revoked must stay revoked when the unit ends.
 * `visitorClientId` is the client of the visitor whose token comes with the owner's key: that grant names none itself.
 */
export const grantTokens = (
  context: Context,
  fields: TokenFields,
  onMemberLogin: readonly MemberLogin[],
  visitorClientId?: string,
): IssuedTokens | TokenRefusal => {
  const grantType = textOf(fields, 'grantType')
  const clientId = textOf(fields, 'clientId')
  const client = clientId ? context.state.in(oauthClients).get(clientId) : undefined
  if (clientId && !client) return unknownClient(clientId)
  switch (grantType) {
    case 'anonymous':
      return client ? grantAnonymous(context, client) : missing('clientId')
    case 'refresh_token': {
      const refreshToken = textOf(fields, 'refreshToken')
      if (!refreshToken) return missing('refreshToken')
      return (
        renew(context, refreshToken, clientId) ??
        refuse('invalid_grant', 'The refresh token is expired, revoked, used before or not known')
      )
    }
    case 'authorization_code':
      return client ? grantCode(context, fields, client, onMemberLogin) : missing('clientId')
    case 'authorized_client':
      return grantMember(context, fields, visitorClientId)
    case 'client_credentials':
      return client ? grantApp(context, fields, client) : missing('client_id')
    case undefined:
      return missing('grantType')
    default:
      return refuse(
        'unsupported_grant_type',
        `grantType must be anonymous, refresh_token, authorization_code, authorized_client or client_credentials; got ${grantType}`,
      )
  }
}

/** The texts of a refusal. */
interface RefusalText {
  readonly error: string
  readonly error_description: string
}

const refusalDetails = ({ error, error_description }: RefusalText): Readonly<Record<string, unknown>> => ({
  applicationError: { code: error.toUpperCase(), description: error_description, data: {} },
})

/** The body of a refusal: the standard's fields, and the platform's own beside them. */
export const refusalBody = (refusal: RefusalText): object => {
  const { error, error_description } = refusal
  return { error, error_description, message: error_description, details: refusalDetails(refusal) }
}

/** The operation of the token endpoint, for callers that are already past its route. What a refusal revoked stays so. */
export const requestTokensHandler = (onMemberLogin: readonly MemberLogin[]): Handler =>
  handle(requestTokens, (context) => {
    const answer = grantTokens(context, { ...context.input }, onMemberLogin)
    if (!('error' in answer)) return answer
    throw new KeepingFailure(answer.status, answer.error_description, refusalDetails(answer))
  })
