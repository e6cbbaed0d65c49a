import type { Client } from '@frontdesk/core'
import { type Context, createContext } from 'react'

/** Holds the client, never data: that is in the query cache and in the session. */
export const ClientContext: Context<Client | undefined> = /* @__PURE__ */ createContext<Client | undefined>(
  undefined,
)
