// Makes single calls by the floor, or by a client through one transport, in a process of its own: what one leaves behind is
// not cleared up, and what one warms is not used, at the cost of another. Answers each number with the CPU time of as many
// calls, in µs for one.
import { createClient as createFloor } from './fetch-client.mjs'

const [origin, name, task, entries] = process.argv.slice(2)
const { core, node, auth, bookings } = JSON.parse(entries)
const { createClient, hosted } = await import(core)
const { nodeTransport } = await import(node)
const { oauth } = await import(auth)
const { getService, queryServices } = await import(bookings)

const client = createClient({
  platform: { ...hosted(), origin },
  auth: oauth({ clientId: 'id' }),
  ...(name === 'node' && { fetch: nodeTransport() }),
})
const floor = createFloor({ origin, ...(name === 'limited' && { timeout: 10_000 }) })
const serviceId = '00000000-0000-4000-8000-000000000001'
const query = { filter: { type: 'CLASS' }, paging: { limit: 1, offset: 0 } }
const call = {
  floor: {
    get: () => floor.get(`/_api/bookings/v2/services/${serviceId}`),
    query: () => floor.query('/_api/bookings/v2/services/query', { query }),
  },
  client: {
    get: () => getService(client, { serviceId }),
    query: () => queryServices(client, query),
  },
}[name === 'floor' || name === 'limited' ? 'floor' : 'client'][task]
await call()

process.on('message', async (times) => {
  const before = process.cpuUsage()
  for (let index = 0; index < times; index++) await call()
  const { user, system } = process.cpuUsage(before)
  process.send((user + system) / times)
})
process.once('disconnect', () => process.exit())
process.send('ready')
