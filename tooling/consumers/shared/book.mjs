import * as auth from '@frontdesk/auth'
import * as bookings from '@frontdesk/bookings'
import * as core from '@frontdesk/core'
import * as ecom from '@frontdesk/ecom'
import * as stores from '@frontdesk/stores'
import process from 'node:process'
import { journey } from './journey.mjs'

const [, , url, clientId] = process.argv
console.log(await journey({ auth, bookings, core, ecom, stores }, { url, clientId }))
