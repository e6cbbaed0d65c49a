import { hosted, local } from '@frontdesk/core'

const url = process.env.NEXT_PUBLIC_FRONTDESK_URL

/** The local platform where its address is set, or else the hosted platform: the same for the server and the browser. */
export const platform = url ? local(url) : hosted()

/** The address that people open. The browser does not read this setting, nor those below. */
export const origin = process.env.SITE_ORIGIN || undefined

/** How the server keeps a session: in cookies that no script can read. */
export const session = {
  platform,
  clientId: process.env.FRONTDESK_CLIENT_ID ?? '',
  /** Over plain http, which is for development alone, the cookies cannot be `Secure`. */
  developmentOrigin: origin?.startsWith('http:') ? origin : undefined,
}
