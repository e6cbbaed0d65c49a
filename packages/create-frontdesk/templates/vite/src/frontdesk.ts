import { oauth, webStorageStore } from '@frontdesk/auth'
import { createClient, hosted, local } from '@frontdesk/core'

const { VITE_FRONTDESK_URL: url, VITE_FRONTDESK_CLIENT_ID: clientId } = import.meta.env

/** The client of this app: the local platform where its address is set, or else the hosted platform. */
export const client = createClient({
  platform: url ? local(url) : hosted(),
  auth: oauth({ clientId, store: webStorageStore() }),
})
