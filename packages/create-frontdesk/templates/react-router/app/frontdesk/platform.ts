import { hosted, local } from '@frontdesk/core'

const url = import.meta.env.VITE_FRONTDESK_URL

/** The local platform where its address is set, or else the hosted platform: the same for the server and the browser. */
export const platform = url ? local(url) : hosted()
