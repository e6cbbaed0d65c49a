// The transport for Node by `require`, and both forms of the packages in one process.
const auth = require('@frontdesk/auth')
const bookings = require('@frontdesk/bookings')
const core = require('@frontdesk/core')
const { nodeTransport } = require('@frontdesk/core/node')
const ecom = require('@frontdesk/ecom')
const stores = require('@frontdesk/stores')

async function main() {
  const { journey } = await import('./journey.mjs')
  const [, , url, clientId] = process.argv
  const transport = nodeTransport()
  await journey({ auth, bookings, core, ecom, stores }, { url, clientId }, { fetch: transport })
  await transport.close()

  const { NetworkError } = await import('@frontdesk/core')
  const error = new NetworkError('A message', { code: 'NETWORK' })
  if (!core.isNetworkError(error)) throw new Error('An error of the other form of the package is not known.')
  if (core.NetworkError.name !== 'NetworkError') throw new Error('A class has lost its name.')
}

main()
