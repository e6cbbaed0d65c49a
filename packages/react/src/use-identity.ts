import type { Client } from '@frontdesk/core'
import { useSyncExternalStore } from 'react'
import { identityOf, sessionOf } from './identity.ts'

const nothing = (): void => undefined

/** Renders again when another person is signed in, so that keys are made anew. */
export const useIdentity = (client: Client): string => {
  const identity = (): string => identityOf(client)
  // The server's own: what it read for this person is found again while the page hydrates.
  return useSyncExternalStore(sessionOf(client)?.subscribe ?? subscribeToNothing, identity, identity)
}

/** For clients without a session: their identity never changes. */
export const subscribeToNothing = (): (() => void) => nothing
