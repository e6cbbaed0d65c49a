import process from 'node:process'
import type { ServerSessionOptions } from '@frontdesk/auth'
import { local } from '@frontdesk/core'

const {
  FRONTDESK_URL: platformUrl = 'http://127.0.0.1:4600',
  FRONTDESK_CLIENT_ID: clientId = '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40',
  SITE_URL: siteUrl = 'http://127.0.0.1:4800',
} = process.env

/** The address of the platform, which the client of the page must name too: the keys of its cache hold it. */
export { platformUrl, siteUrl }

/** The script that lets a page and this server follow the clock of the emulator, which a developer can move. */
export const clockUrl = new URL('/_emulator/clock.js', platformUrl).href

/** How the server keeps the session of a person: in cookies that no script can read. */
export const sessionOptions: ServerSessionOptions = {
  platform: local(platformUrl),
  clientId,
  // Over https the cookies are secure, and bound to the host by their names.
  ...(siteUrl.startsWith('http:') && { developmentOrigin: siteUrl }),
}
