import type { FollowedSession } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'

/** The session of a client, when its calls are made for visitors and members. The server may keep its tokens. */
export const sessionOf = (client: Client): FollowedSession | undefined => {
  const session = client.auth as FollowedSession | undefined
  return session && 'getSnapshot' in session ? session : undefined
}

/** The identity of one state of a session. */
export const identityOfState = ({
  status,
  sessionId = '',
}: {
  readonly status: string
  readonly sessionId?: string | undefined
}): string => `${status}:${sessionId}`

/** The identity of a client without a session, or before it is known. */
export const nobody = 'none:'

/** Whose data a client reads; another person, another identity. */
export const identityOf = (client: Client): string => {
  const session = sessionOf(client)
  if (!session) return client.auth?.elevated ? 'elevated' : 'anonymous'
  return identityOfState(session.getSnapshot())
}

/** Whether what was begun under one identity continues under another: the first call of nobody makes them a visitor. */
export const isSamePerson = (before: string, now: string): boolean =>
  before === now || (before === nobody && now.startsWith('visitor:'))

/** Whether a key of the cache belongs to one platform and one identity. */
export const isKeyOf =
  ({ platform }: Client, identity: string) =>
  ({ queryKey: [name, origin, of] }: { readonly queryKey: readonly unknown[] }): boolean =>
    name === 'frontdesk' && origin === platform.origin && of === identity
