// Makes single calls by the floor, or by a client through one transport, in a process of its own: what one leaves behind is
// not cleared up, and what one warms is not used, at the cost of another. Answers each number with the CPU time of as many
// calls, in µs for one.
import { createClient as createFloor } from './fetch-client.mjs'

const [origin, name, entries] = process.argv.slice(2)
const { core, node, auth, bookings } = JSON.parse(entries)
const { createClient, hosted } = await import(core)
const { nodeTransport } = await import(node)
const { oauth } = await import(auth)
const { queryServices } = await import(bookings)

const client = createClient({
  platform: { ...hosted(), origin },
  auth: oauth({ clientId: 'id' }),
  ...(name === 'node' && { fetch: nodeTransport() }),
})
const floor = createFloor({ origin, ...(name === 'limited' && { timeout: 10_000 }) })
const query = { filter: { type: 'CLASS' }, paging: { limit: 1, offset: 0 } }
const call =
  name === 'floor' || name === 'limited'
    ? () => floor.query('/_api/bookings/v2/services/query', { query })
    : () => queryServices(client, query)
await call()

process.on('message', async (times) => {
  const before = process.cpuUsage()
  for (let index = 0; index < times; index++) await call()
  const { user, system } = process.cpuUsage(before)
  process.send((user + system) / times)
})
process.once('disconnect', () => process.exit())
process.send('ready')
