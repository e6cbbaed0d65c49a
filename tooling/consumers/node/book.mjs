import * as auth from '@frontdesk/auth'
import * as bookings from '@frontdesk/bookings'
import * as core from '@frontdesk/core'
import { nodeTransport } from '@frontdesk/core/node'
import * as ecom from '@frontdesk/ecom'
import * as stores from '@frontdesk/stores'
import { journey } from './journey.mjs'

const [, , url, clientId] = process.argv
const packages = { auth, bookings, core, ecom, stores }
console.log(await journey(packages, { url, clientId }))
const transport = nodeTransport()
console.log(await journey(packages, { url, clientId }, { fetch: transport }))
await transport.close()
