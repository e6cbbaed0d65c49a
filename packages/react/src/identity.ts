import type { FollowedSession } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'

/** The session of a client whose calls are made for visitors and members. A server may keep its tokens. */
export const sessionOf = (client: Client): FollowedSession | undefined => {
  const session = client.auth as FollowedSession | undefined
  return session && 'getSnapshot' in session ? session : undefined
}

/** The identity for a state of the session. */
export const identityOfState = ({
  status,
  sessionId = '',
}: {
  readonly status: string
  readonly sessionId?: string | undefined
}): string => `${status}:${sessionId}`

/** The identity of a client without a session, or before it is known. */
export const nobody = 'none:'

/** The identity whose data a client reads; each person has a different one. */
export const identityOf = (client: Client): string => {
  const session = sessionOf(client)
  if (!session) return client.auth?.elevated ? 'elevated' : 'anonymous'
  return identityOfState(session.getSnapshot())
}

/**
 * Whether work that began under one identity may continue under another: the first call of an unknown person makes them
 * a visitor.
 */
export const isSamePerson = (before: string, now: string): boolean =>
  before === now || (before === nobody && now.startsWith('visitor:'))

/** Whether a query key belongs to one platform and one identity. */
export const isKeyOf =
  ({ platform }: Client, identity: string) =>
  ({ queryKey: [name, origin, of] }: { readonly queryKey: readonly unknown[] }): boolean =>
    name === 'frontdesk' && origin === platform.origin && of === identity
