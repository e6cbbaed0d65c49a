import { decline } from '../kernel/failure.ts'
import type { Identity } from '../kernel/handler.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import { isApiKey, type OAuthClient, oauthClients } from './client.ts'
import type { Context } from './dependencies.ts'
import { deriveSecret, digest, newSecret } from '../kernel/secret.ts'

/** The one that tokens stand for. A member keeps the visitor that they were before; an app acts as the owner. */
export type Subject = Exclude<Identity, { kind: 'none' }>

/** All tokens that go back to one grant; they are revoked together. */
export interface TokenFamily extends Stored {
  readonly clientId: string
  readonly subject: Subject
  readonly revoked: boolean
}

/** Kept by the digest of the token. Times are milliseconds since 1970. */
export interface AccessToken extends Stored {
  readonly familyId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Kept by the digest of the token. */
export interface RefreshToken extends Stored {
  readonly familyId: string
  readonly expiresAt: number
  readonly usedAt?: number
}

export const families: CollectionDefinition<TokenFamily, 'visitor'> = collection<TokenFamily, 'visitor'>(
  'auth.tokenFamilies',
  { visitor: ({ subject }) => (subject.kind === 'owner' ? undefined : subject.visitorId) },
)
export const accessTokens: CollectionDefinition<AccessToken, 'family'> = collection<AccessToken, 'family'>(
  'auth.accessTokens',
  { family: ({ familyId }) => familyId },
)
export const refreshTokens: CollectionDefinition<RefreshToken, 'family'> = collection<RefreshToken, 'family'>(
  'auth.refreshTokens',
  { family: ({ familyId }) => familyId },
)

/** The answer of the token endpoint. */
export interface IssuedTokens {
  readonly access_token: string
  /** Absent for an app, which asks with its secret again. */
  readonly refresh_token?: string
  /** Seconds. */
  readonly expires_in: number
  readonly token_type: 'Bearer'
}

/** Milliseconds in which a rotated refresh token gives its successor again: two tabs may renew at once. */
const reuseWindow = 10_000

/** The secret follows from `seed`: the same seed gives the same access token again. */
const issueAccessToken = (
  context: Context,
  family: TokenFamily,
  client: OAuthClient,
  seed: string,
): IssuedTokens => {
  const tokens = context.state.in(accessTokens)
  const access = deriveSecret(context, 'access token', seed)
  const now = context.now().getTime()
  const kept =
    tokens.get(digest(access)) ??
    tokens.put({
      id: digest(access),
      familyId: family.id,
      issuedAt: now,
      expiresAt: now + client.accessTokenLifetime * 1000,
    })
  return {
    access_token: access,
    // A token that is given again may have expired meanwhile.
    expires_in: Math.max(0, Math.floor((kept.expiresAt - now) / 1000)),
    token_type: 'Bearer',
  }
}

/** The secrets of a pair follow from `seed`: the same seed gives the same pair again. */
const issuePair = (
  context: Context,
  family: TokenFamily,
  client: OAuthClient,
  seed: string,
): IssuedTokens => {
  const tokens = context.state.in(refreshTokens)
  const refresh = deriveSecret(context, 'refresh token', seed)
  if (!tokens.get(digest(refresh)))
    tokens.put({
      id: digest(refresh),
      familyId: family.id,
      expiresAt: context.now().getTime() + client.refreshTokenLifetime * 1000,
    })
  return { ...issueAccessToken(context, family, client, seed), refresh_token: refresh }
}

/** Starts a family of tokens. Its id is not part of the answer. An app gets no refresh token. */
export const issueTokens = (
  context: Context,
  client: OAuthClient,
  subject: Subject,
  familyId: string = context.newId(),
): IssuedTokens => {
  const family = context.state
    .in(families)
    .put({ id: familyId, clientId: client.id, subject, revoked: false })
  const issue = subject.kind === 'owner' ? issueAccessToken : issuePair
  return issue(context, family, client, newSecret(context, 'first pair'))
}

/** Ends all tokens of a family. */
export const revokeFamily = (state: State, familyId: string): void => {
  const family = state.in(families).get(familyId)
  if (family) state.in(families).put({ ...family, revoked: true })
}

/** Ends all tokens of a member. */
export const revokeMember = (state: State, memberId: string): void => {
  for (const { id, subject } of state.in(families).all())
    if (subject.kind === 'member' && subject.memberId === memberId) revokeFamily(state, id)
}

/**
 * Gives new tokens for a refresh token; `undefined` when it is refused.
 *
 * A client that does not rotate gets the same refresh token back, good for its whole lifetime again. One that rotates
 * gets a successor. A spent token gives the same successor again within the reuse window; outside of it, it counts as
 * stolen and the whole family is revoked, which stays so although the request is refused.
 */
export const renew = (
  context: Context,
  refreshToken: string,
  clientId?: string,
): IssuedTokens | undefined => {
  const { state } = context
  const tokens = state.in(refreshTokens)
  const now = context.now().getTime()
  const token = tokens.get(digest(refreshToken))
  const family = token && state.in(families).get(token.familyId)
  const client = family && state.in(oauthClients).get(family.clientId)
  if (!client || family.revoked || token.expiresAt <= now) return undefined
  if (clientId !== undefined && clientId !== client.id) return undefined
  if (!client.rotateRefreshTokens) {
    tokens.put({ ...token, expiresAt: now + client.refreshTokenLifetime * 1000 })
    const issued = issueAccessToken(context, family, client, newSecret(context, 'renewed access token'))
    return { ...issued, refresh_token: refreshToken }
  }
  if (token.usedAt === undefined) tokens.put({ ...token, usedAt: now })
  // A clock that was set back does not make a stolen token good again.
  else if (Math.abs(now - token.usedAt) > reuseWindow) {
    revokeFamily(state, family.id)
    return undefined
  }
  return issuePair(context, family, client, refreshToken)
}

/** The client that the token in `{visitor token},{API key}` was given to, expired or not. */
export const clientOfVisitor = (
  { state }: Pick<Context, 'state'>,
  authorization = '',
): string | undefined => {
  const value = authorization.replace(/^bearer\s+/i, '').trim()
  const token = state.in(accessTokens).get(digest(value.slice(0, Math.max(0, value.lastIndexOf(','))).trim()))
  return token && state.in(families).get(token.familyId)?.clientId
}

/** An access token that is good now, with what it stands for. */
export const findAccessToken = (
  { state, now }: Pick<Context, 'state' | 'now'>,
  value: string,
): (AccessToken & Omit<TokenFamily, 'id'>) | undefined => {
  const token = state.in(accessTokens).get(digest(value))
  const family = token && state.in(families).get(token.familyId)
  return family && !family.revoked && token.expiresAt > now().getTime() ? { ...family, ...token } : undefined
}

const unauthorized = (description: string) => decline(401, 'UNAUTHENTICATED', description)

/**
 * Reads the `Authorization` header: a bare access token, with or without `Bearer`; the owner's API key; or
 * `{visitor token},{API key}`, which acts as the owner.
 *
 * @throws Failure 401 when the token is unknown, revoked or expired, or the key is unknown.
 */
export const identify = (
  context: Pick<Context, 'state' | 'now'>,
  authorization: string | null | undefined,
): Identity => {
  const value = (authorization ?? '').replace(/^bearer\s+/i, '').trim()
  if (!value) return { kind: 'none' }
  const key = value.slice(value.lastIndexOf(',') + 1).trim()
  if (isApiKey(context.state, key)) return { kind: 'owner' }
  if (value.includes(',')) throw unauthorized('The API key is not known')
  const token = findAccessToken(context, value)
  if (!token) throw unauthorized('The access token is expired, revoked or not known')
  return token.subject
}
