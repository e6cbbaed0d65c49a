import { decline } from '../kernel/failure.ts'
import type { Identity } from '../kernel/handler.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import { isApiKey, type OAuthClient, oauthClients } from './client.ts'
import type { Context } from './dependencies.ts'
import { deriveSecret, digest, newSecret } from '../kernel/secret.ts'

/** Whom tokens stand for. A member keeps the visitor that they were before. */
export type Subject = Extract<Identity, { kind: 'visitor' | 'member' }>

/** All tokens that go back to one grant; they are revoked together. */
interface TokenFamily extends Stored {
  readonly clientId: string
  readonly subject: Subject
  readonly revoked: boolean
}

/** Kept by the digest of the token. Times are milliseconds since 1970. */
interface AccessToken extends Stored {
  readonly familyId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Kept by the digest of the token. */
interface RefreshToken extends Stored {
  readonly familyId: string
  readonly expiresAt: number
  readonly usedAt?: number
}

const families: CollectionDefinition<TokenFamily> = collection<TokenFamily>('auth.tokenFamilies')
const accessTokens: CollectionDefinition<AccessToken> = collection<AccessToken>('auth.accessTokens')
const refreshTokens: CollectionDefinition<RefreshToken> = collection<RefreshToken>('auth.refreshTokens')

/** The answer of the token endpoint. */
export interface IssuedTokens {
  readonly access_token: string
  readonly refresh_token: string
  /** Seconds. */
  readonly expires_in: number
  readonly token_type: 'Bearer'
}

/** Milliseconds in which a used refresh token gives its successor again: two tabs may renew at once. */
const reuseWindow = 10_000

/** Secrets of a pair follow from `seed`: the same seed gives the same pair again. */
const issuePair = (
  context: Context,
  family: TokenFamily,
  client: OAuthClient,
  seed: string,
): IssuedTokens => {
  const { state } = context
  const access = deriveSecret(context, 'access token', seed)
  const refresh = deriveSecret(context, 'refresh token', seed)
  const now = context.now().getTime()
  const kept =
    state.in(accessTokens).get(digest(access)) ??
    state.in(accessTokens).put({
      id: digest(access),
      familyId: family.id,
      issuedAt: now,
      expiresAt: now + client.accessTokenLifetime * 1000,
    })
  if (!state.in(refreshTokens).get(digest(refresh)))
    state.in(refreshTokens).put({
      id: digest(refresh),
      familyId: family.id,
      expiresAt: now + client.refreshTokenLifetime * 1000,
    })
  return {
    access_token: access,
    refresh_token: refresh,
    // A pair that is given again may have expired meanwhile.
    expires_in: Math.max(0, Math.floor((kept.expiresAt - now) / 1000)),
    token_type: 'Bearer',
  }
}

/** Starts a family of tokens. Its id is not part of the answer. */
export const issueTokens = (
  context: Context,
  client: OAuthClient,
  subject: Subject,
  familyId: string = context.newId(),
): IssuedTokens => {
  const family = context.state
    .in(families)
    .put({ id: familyId, clientId: client.id, subject, revoked: false })
  return issuePair(context, family, client, newSecret(context, 'first pair'))
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
 * Renews: each refresh token is good once. Shown again within the reuse window it gives the same successor; shown
 * later it has been copied, and the whole family ends. `undefined` when it is refused; that it was revoked stays.
 */
export const rotate = (
  context: Context,
  refreshToken: string,
  clientId?: string,
): IssuedTokens | undefined => {
  const { state } = context
  const now = context.now().getTime()
  const token = state.in(refreshTokens).get(digest(refreshToken))
  const family = token && state.in(families).get(token.familyId)
  const client = family && state.in(oauthClients).get(family.clientId)
  if (!client || family.revoked || token.expiresAt <= now) return undefined
  if (clientId !== undefined && clientId !== client.id) return undefined
  if (token.usedAt === undefined) state.in(refreshTokens).put({ ...token, usedAt: now })
  else if (now - token.usedAt > reuseWindow) {
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
