import type { Session } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'
import { createContext } from 'react-router'
import { platform } from './platform'

/** The address that people open. */
export const origin = process.env.SITE_ORIGIN ?? (import.meta.env.DEV ? 'http://localhost:3000' : undefined)

/** How the server keeps a session: in cookies that no script can read. */
export const session = {
  platform,
  clientId: import.meta.env.VITE_FRONTDESK_CLIENT_ID,
  /** Over plain http, which is for development alone, the cookies cannot be `Secure`. */
  developmentOrigin: origin?.startsWith('http:') ? origin : undefined,
}

/** The client of the person who sends a request. */
export const clientContext = createContext<Client<Session>>()
