import * as auth from '@frontdesk/auth'
import * as bookings from '@frontdesk/bookings'
import * as core from '@frontdesk/core'
import * as ecom from '@frontdesk/ecom'
import * as stores from '@frontdesk/stores'
import { journey } from './journey.mjs'

export default {
  async fetch(request) {
    const { searchParams } = new URL(request.url)
    const emulator = { url: searchParams.get('url'), clientId: searchParams.get('clientId') }
    return journey({ auth, bookings, core, ecom, stores }, emulator).then(
      (line) => new Response(line),
      (error) => new Response(error.stack, { status: 500 }),
    )
  },
}
