import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import type { Context } from './dependencies.ts'
import { isActive, type Member, members } from './member.ts'
import { digest, newSecret } from '../kernel/secret.ts'

/** A member who is signed in on the hosted pages. Kept by the digest of its secret. */
export interface HostedSession extends Stored {
  readonly memberId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export const hostedSessions: CollectionDefinition<HostedSession> =
  collection<HostedSession>('auth.hostedSessions')

const lifetime = 14 * 24 * 60 * 60_000

/** Signs a member in on the hosted pages. The secret goes into a cookie, or to a direct login as its session token. */
export const startHostedSession = (context: Context, memberId: string): string => {
  const secret = newSecret(context, 'hosted session')
  const expiresAt = context.now().getTime() + lifetime
  context.state.in(hostedSessions).put({ id: digest(secret), memberId, expiresAt })
  return secret
}

export const findHostedMember = (
  { state, now }: Pick<Context, 'state' | 'now'>,
  secret: string | undefined,
): Member | undefined => {
  const session = secret ? state.in(hostedSessions).get(digest(secret)) : undefined
  if (!session || session.expiresAt <= now().getTime()) return undefined
  const member = state.in(members).get(session.memberId)
  return member && isActive(member) ? member : undefined
}

export const endHostedSession = (state: State, secret: string): void => {
  state.in(hostedSessions).delete(digest(secret))
}

/** Signs a member out of the hosted pages of every browser. */
export const endHostedSessions = (state: State, memberId: string): void => {
  const sessions = state.in(hostedSessions)
  for (const { id } of sessions.filter((session) => session.memberId === memberId)) sessions.delete(id)
}
