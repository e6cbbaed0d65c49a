// Runs the emulator in a process of its own, so that its CPU time is that of the server alone. It tells its address when
// it listens, answers each message with the CPU time of the process so far in milliseconds, and ends with the bench.
import { subscribe } from 'node:diagnostics_channel'

const [entry, settings] = process.argv.slice(2)
const { services, records, slow, ...options } = JSON.parse(settings)
const { createEmulator } = await import(entry)

/** Copies of the first items of a collection, each with an id of its own, until there are `count`. */
function fill(items, count, change) {
  const copies = Array.from({ length: count - items.length }, (_, index) => {
    const id = `be7c4000-0000-4000-8000-${String(index).padStart(12, '0')}`
    return change(items[index % items.length], id, index)
  })
  return [...items, ...copies]
}

/** CPU time of this process so far, in milliseconds. */
function cpuTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Uses CPU time, in milliseconds. */
function burn(milliseconds) {
  const end = cpuTime() + milliseconds
  while (cpuTime() < end);
}
if (slow) subscribe('http.server.request.start', () => burn(slow))

const emulator = await createEmulator({ port: 0, clock: '2026-05-04T06:00:00Z', ...options })
if (services || records) {
  const snapshot = emulator.snapshot()
  const copy = {
    'bookings.services': (item, id, index) => ({
      ...item,
      id,
      name: `${item.name} ${(index * 7919) % 2003}`,
    }),
    // Long past, so that they take nobody's time.
    'bookings.bookings': (item, id, index) => {
      const moved = (date) => new Date(+new Date(date) - (index + 40) * 86_400_000)
      return { ...item, id, startDate: moved(item.startDate), endDate: moved(item.endDate) }
    },
  }
  const counts = { 'bookings.services': services, 'bookings.bookings': records }
  for (const [name, count] of Object.entries(counts))
    if (count) snapshot[name] = fill(snapshot[name], count, copy[name])
  emulator.restore(snapshot)
}

process.on('message', () => {
  process.send(cpuTime())
})
process.once('disconnect', () => {
  void emulator.close().then(() => process.exit())
})
const { url, clientId, apiKey } = emulator
process.send({ url, clientId, apiKey })
