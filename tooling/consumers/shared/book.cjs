const auth = require('@frontdesk/auth')
const bookings = require('@frontdesk/bookings')
const core = require('@frontdesk/core')
const ecom = require('@frontdesk/ecom')
const stores = require('@frontdesk/stores')

async function main() {
  const { journey } = await import('./journey.mjs')
  const [, , url, clientId] = process.argv
  console.log(await journey({ auth, bookings, core, ecom, stores }, { url, clientId }))
}

main()
