// Prints what the library costs as ratios to the floor, in one run: `pnpm bench`. Every round runs all candidates one after
// another, in turns, and measures their CPU time. A ratio is the median of the ratios of the rounds, with half the
// inter-quartile range as spread. A ratio above its goal is marked; one above its limit fails the run, because no noise
// explains it. `pnpm bench --long` takes more rounds and has a smaller spread.
import { execFileSync, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { servicePage } from './bench/service-page.mjs'
import { packages } from './packages.mjs'

const entry = (name, file = 'index') => {
  const path = `${packages.find((one) => one.name === name).folder}/dist/${file}.js`
  if (existsSync(path)) return pathToFileURL(path).href
  console.error('The packages are not built: run "pnpm build" first.')
  process.exit(1)
}
const entries = {
  core: entry('core'),
  node: entry('core', 'node'),
  auth: entry('auth'),
  bookings: entry('bookings'),
}
const { createClient, decode, encode, hosted, local } = await import(entries.core)
const { oauth } = await import(entries.auth)
const { queryServices, serviceShape } = await import(entries.bookings)

const { values: settings } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
const rounds = settings.long ? 31 : 9
/** Calls of one turn, and of the warm-up of a process: the first thousands of calls cost up to twice as much. */
const calls = settings.long ? { turn: 300, warmUp: 2400, turns: 3 } : { turn: 200, warmUp: 1600, turns: 6 }
const starts = settings.long ? 15 : 7
const missed = []

const quantile = (values, at) => [...values].sort((a, b) => a - b)[Math.round((values.length - 1) * at)]

/**
 * Each of the candidates gives the CPU time of one turn in microseconds. They take turns; the result holds the times of a
 * round each.
 */
async function measure(candidates, count = rounds) {
  const turns = []
  for (let round = -2; round < count; round++) {
    // The first ones warm up; who begins changes, because the second candidate finds a warmer machine.
    const order = Object.keys(candidates)
    order.push(...order.splice(0, (round + 2) % order.length))
    const turn = {}
    for (const name of order) turn[name] = await candidates[name]()
    if (round >= 0) turns.push(turn)
  }
  return turns
}

/** Prints the ratio of two of the candidates. */
function report(title, { goal, limit }, turns, floor = 'floor', candidate = 'candidate') {
  const ratios = turns.map((turn) => turn[candidate] / turn[floor])
  const middle = quantile(ratios, 0.5)
  const spread = (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2
  const [floorTime, ownTime] = [floor, candidate].map((name) =>
    quantile(
      turns.map((turn) => turn[name]),
      0.5,
    ),
  )
  if (!(middle <= limit)) missed.push(title)
  console.log(
    `${middle > limit ? '✗' : middle > goal ? '○' : '✓'} ${title.padEnd(53)}`,
    `${middle.toFixed(2)} ± ${spread.toFixed(2)}`.padEnd(12),
    `goal ${goal.toFixed(2)}, limit ${limit.toFixed(2)}`,
    `  ${ownTime.toFixed(0)} / ${floorTime.toFixed(0)} µs`,
  )
}

const ratio = async (title, bounds, floor, candidate, count) =>
  report(title, bounds, await measure({ floor, candidate }, count))

/** CPU time of this process over some work, in microseconds for one of `times`. */
function cpu(times, work) {
  const before = process.cpuUsage()
  for (let index = 0; index < times; index++) work(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

let kept

console.log(`Ratios to the floor, medians of ${rounds} rounds (✓ goal met, ○ within the limit, ✗ beyond it)`)

const services = decode(serviceShape, servicePage(100).services, hosted())
const sent = JSON.stringify(services)
const forms = [
  ['plain', hosted(), { goal: 1.4, limit: 1.54 }, { goal: 1.05, limit: 1.15 }],
  ['underscored', local('http://127.0.0.1:4600'), { goal: 1.4, limit: 1.7 }, { goal: 1.05, limit: 1.5 }],
]
for (const [names, form, limits] of forms) {
  // The page as this wire has it: names, images and all.
  const text = JSON.stringify({ services: encode(serviceShape, services, form) })
  if (JSON.stringify(decode(serviceShape, JSON.parse(text).services, form)).length < sent.length / 2)
    missed.push(`${names} page`)
  await ratio(
    `decode 100 services, ${names} names / JSON.parse`,
    limits,
    () => cpu(10, () => (kept = JSON.parse(text))),
    () =>
      cpu(10, () => {
        kept = decode(serviceShape, JSON.parse(text).services, form)
      }),
  )
}
for (const [names, form, , limits] of forms)
  await ratio(
    `encode 100 services, ${names} names / JSON.stringify`,
    limits,
    () => cpu(10, () => (kept = JSON.stringify(services))),
    () => cpu(10, () => (kept = JSON.stringify(encode(serviceShape, services, form)))),
  )
if (JSON.stringify(services) !== sent) missed.push('encode changed what it was given')

const server = fork(fileURLToPath(new URL('bench/server.mjs', import.meta.url)))
const port = await new Promise((resolve) => server.once('message', resolve))
const origin = `http://127.0.0.1:${port}`
const platform = { ...hosted(), origin }
const query = { filter: { type: 'CLASS' }, paging: { limit: 1, offset: 0 } }

/**
 * Turns of one task by a floor or through one transport, in a process of its own (see there). Now and then a new one: how
 * fast a process is depends on luck too, for all of its life.
 */
function callsThrough(name, task) {
  const path = fileURLToPath(new URL('bench/one-call.mjs', import.meta.url))
  let child
  let left = 0
  const answer = () => new Promise((resolve) => child.once('message', resolve))
  const make = (count) => {
    child.send(count)
    return answer()
  }
  return {
    async turn() {
      if (left-- === 0) {
        child?.kill()
        child = fork(path, [origin, name, task, JSON.stringify(entries)])
        await answer()
        await make(calls.warmUp)
        left = calls.turns - 1
      }
      return make(calls.turn)
    },
    end: () => child.kill(),
  }
}
for (const [task, title] of [
  ['get', 'one entity over loopback'],
  ['query', 'one query over loopback'],
]) {
  const candidates = ['limited', 'fetch', 'node'].map((name) => [name, callsThrough(name, task)])
  const turns = await measure(Object.fromEntries(candidates.map(([name, { turn }]) => [name, turn])))
  for (const [, { end }] of candidates) end()
  // A fetch without a time limit is no measure: Node's fetch takes a signal dearly, and no call may go without one.
  report(`${title} / fetch with a time limit`, { goal: 1.1, limit: 1.4 }, turns, 'limited', 'fetch')
  report('… through the Node transport / through fetch', { goal: 0.6, limit: 0.75 }, turns, 'fetch', 'node')
}

const start = fileURLToPath(new URL('bench/start.cjs', import.meta.url))
const startOf = (kind) => () => Number(execFileSync(process.execPath, [start, kind, JSON.stringify(entries)]))
for (const [title, kind, bounds] of [
  ['import and create a client / an empty fetch client', 'client', { goal: 2.5, limit: 2.75 }],
  ['… with sessions and bookings, three packages', 'booking', { goal: 2.5, limit: 3.2 }],
  ['… with the Node transport', 'node', { goal: 8, limit: 8.8 }],
])
  await ratio(title, bounds, startOf('floor'), startOf(kind), starts)

console.log('\nToken requests for 200 calls at once')
const tokens = async () =>
  Number(await (await fetch(origin + '/tokens', { headers: { connection: 'close' } })).text())
await tokens()
for (const [name, prepare] of [
  ['with no token', () => undefined],
  [
    'with an expired token',
    (one) =>
      one.auth.setTokens(one, {
        accessToken: { value: 'old', expiresAt: 1 },
        refreshToken: { value: 'refresh', role: 'visitor' },
      }),
  ],
]) {
  const one = createClient({ platform, auth: oauth({ clientId: 'id' }) })
  await prepare(one)
  await Promise.all(Array.from({ length: 200 }, () => queryServices(one, query)))
  const count = await tokens()
  if (count !== 1) missed.push(`token requests ${name}`)
  console.log(`${count === 1 ? '✓' : '✗'} ${name.padEnd(55)} ${count}`)
}
server.disconnect()
server.kill()

if (kept === undefined) missed.push('nothing was measured')
if (missed.length) {
  console.error(`\nBeyond the limit: ${missed.join('; ')}`)
  process.exit(1)
}
