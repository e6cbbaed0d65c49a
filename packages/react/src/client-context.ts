import type { Client } from '@frontdesk/core'
import { type Context, createContext } from 'react'
import type { SessionWatch } from './session-view.ts'

/** A provider holds the client and a view of its session. It never holds data, which is in the query cache. */
export interface ProvidedClient {
  readonly client: Client
  readonly session: SessionWatch
}

export const ClientContext: Context<ProvidedClient | undefined> = /* @__PURE__ */ createContext<
  ProvidedClient | undefined
>(undefined)
