// Prints what the library costs as ratios to the floor, in one run: `pnpm bench`. Every round runs all candidates one
// after another; a ratio is the median of the ratios of the rounds, with half the inter-quartile range as spread.
import { execFileSync, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createClient as createFloor } from './bench/fetch-client.mjs'
import { servicePage } from './bench/service-page.mjs'
import { packages } from './packages.mjs'

const entry = (name) => {
  const path = `${packages.find((one) => one.name === name).folder}/dist/index.js`
  if (existsSync(path)) return pathToFileURL(path).href
  console.error('The packages are not built: run "pnpm build" first.')
  process.exit(1)
}
const entries = { core: entry('core'), auth: entry('auth'), bookings: entry('bookings') }
const { createClient, decode, encode, hosted, local } = await import(entries.core)
const { oauth } = await import(entries.auth)
const { queryServices, serviceShape } = await import(entries.bookings)

const rounds = Number(process.argv[2] ?? 41)
const missed = []

const quantile = (values, at) => [...values].sort((a, b) => a - b)[Math.round((values.length - 1) * at)]

/** Takes turns; `candidates` give the CPU time of one turn in microseconds. */
async function ratio(name, goal, floor, candidate, count = rounds) {
  const ratios = []
  const times = []
  for (let round = 0; round < count + 3; round++) {
    const pair = round % 2 ? [await floor(), await candidate()] : [await candidate(), await floor()].reverse()
    if (round < 3) continue
    ratios.push(pair[1] / pair[0])
    times.push(pair)
  }
  const middle = quantile(ratios, 0.5)
  const spread = (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2
  const floorTime = quantile(
    times.map(([time]) => time),
    0.5,
  )
  if (middle > goal) missed.push(name)
  const figure = `${middle.toFixed(2)} ± ${spread.toFixed(2)}`.padEnd(13)
  console.log(
    `${middle > goal ? '✗' : '✓'} ${name.padEnd(52)} ${figure} goal ${goal.toFixed(2)}   floor ${floorTime.toFixed(0)} µs`,
  )
}

/** CPU time of this process over some work, in microseconds for one of `times`. */
async function cpu(times, work) {
  const before = process.cpuUsage()
  for (let index = 0; index < times; index++) await work(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

/** The same without a promise for each turn. */
function cpuSync(times, work) {
  const before = process.cpuUsage()
  for (let index = 0; index < times; index++) work(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

let kept

console.log(`Ratios to the floor, medians of ${rounds} rounds`)
for (const [names, form, goal] of [
  ['plain', hosted(), 1.15],
  ['underscored', local('http://127.0.0.1:4600'), 1.25],
]) {
  const text = JSON.stringify(servicePage(100, names))
  await ratio(
    `decode 100 services, ${names} names / JSON.parse`,
    goal,
    () => cpuSync(20, () => (kept = JSON.parse(text))),
    () =>
      cpuSync(20, () => {
        const body = JSON.parse(text)
        kept = decode(serviceShape, body.services, form)
      }),
  )
}

for (const [names, form] of [
  ['plain', hosted()],
  ['underscored', local('http://127.0.0.1:4600')],
]) {
  const services = decode(serviceShape, servicePage(100, 'plain').services, hosted())
  const before = JSON.stringify(services)
  await ratio(
    `encode 100 services, ${names} names / JSON.stringify`,
    1.05,
    () => cpuSync(20, () => (kept = JSON.stringify(services))),
    () => cpuSync(20, () => (kept = JSON.stringify(encode(serviceShape, services, form)))),
  )
  if (JSON.stringify(services) !== before) missed.push('encode changed what it was given')
}

const server = fork(fileURLToPath(new URL('bench/server.mjs', import.meta.url)))
const port = await new Promise((resolve) => server.once('message', resolve))
const origin = `http://127.0.0.1:${port}`
const platform = { ...hosted(), origin }
const client = createClient({ platform, auth: oauth({ clientId: 'id' }) })
const floor = createFloor({ origin })
const query = { filter: { type: 'CLASS' }, paging: { limit: 1, offset: 0 } }
await queryServices(client, query)
await ratio(
  'one call over loopback / fetch and JSON.parse',
  1.1,
  () => cpu(150, () => floor.query('/_api/bookings/v2/services/query', { query })),
  () => cpu(150, () => queryServices(client, query)),
)

const start = fileURLToPath(new URL('bench/start.mjs', import.meta.url))
const startOf = (kind) => () => Number(execFileSync(process.execPath, [start, kind, JSON.stringify(entries)]))
await ratio('import and create a client / empty fetch client', 2, startOf('floor'), startOf('frontdesk'), 21)

console.log('\nToken requests for 200 calls at once')
const tokens = async () => Number(await (await fetch(origin + '/tokens')).text())
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
  console.log(`${count === 1 ? '✓' : '✗'} ${name.padEnd(52)} ${count}`)
}
server.disconnect()
server.kill()

if (kept === undefined) missed.push('nothing was measured')
if (missed.length) {
  console.error(`\nAbove the goal: ${missed.join('; ')}`)
  process.exit(1)
}
