// Runs the local platform and the booking site: `npm run demo`, `npm run demo -- --help`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmulator } from './demo/emulator.mjs'
import { readOptions, usage } from './demo/options.mjs'
import { root } from './packages.mjs'
import { start, whenStopped } from './process-tree.mjs'

/** The processes and servers that are stopped at the end, the latest first. */
const running = []
let stopping = false

async function stopAll(signal) {
  stopping = true
  for (const part of running.splice(0).reverse()) await part.stop(signal)
}

/** Starts something that is stopped at the end, also when the end came while it was starting. */
async function run(starting) {
  const part = await starting
  running.push(part)
  if (stopping) await stopAll()
  return part
}

async function build(filter) {
  console.log('Building …')
  const begun = performance.now()
  const turbo = start('turbo', ['run', 'build', '--output-logs=errors-only', ...filter], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(turbo)
  const output = []
  turbo.child.stdout.on('data', (chunk) => output.push(chunk))
  turbo.child.stderr.on('data', (chunk) => output.push(chunk))
  const ended = await new Promise((resolve) => {
    turbo.child.on('error', (error) => resolve(error.message))
    turbo.child.on('close', (code, signal) => resolve(signal ?? code))
  })
  if (stopping) return
  running.splice(running.indexOf(turbo), 1)
  if (ended !== 0) {
    process.stderr.write(Buffer.concat(output))
    throw new Error(`The build failed (${ended}); its errors are above`)
  }
  console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

const siteFolder = `${root}examples/booking-site`

async function startSite({ ports, emulator: { url: emulatorUrl, clientId }, dev }) {
  const config = { emulatorUrl, clientId }
  if (dev) {
    const { serveSources } = await import('./demo/site-sources.mjs')
    return serveSources({ folder: siteFolder, config, ports })
  }
  const { serveSite } = await import('./demo/site-server.mjs')
  return serveSite({ folder: `${siteFolder}/dist`, config, ports })
}

/** Says so when an address is not the usual one. */
function explainPort(what, url, [usual]) {
  if (usual !== 0 && Number(new URL(url).port) !== usual)
    console.log(`Port ${usual} is in use, so the ${what} is at ${new URL(url).port}.`)
}

const welcome = ({ site, emulator, data }) => `
  Booking site   ${site.url}
  Platform       ${emulator.url}   open it to see data, requests, mails and events
  Data           ${data ?? 'in memory, gone when this stops'}

  Try
    Book a massage, put a mat in the cart, pay, and find both in the account.
    Sign in as     ana@example.com  harbour-ana-1
                   tom@example.com  harbour-tom-1
    Pay with       4242 4242 4242 4242  goes through
                   4000 0000 0000 0002  is declined
                   4000 0000 0000 0259  is answered ten minutes later
                   any future date, any three digits
    Call it        API key ${emulator.apiKey}
                   client id ${emulator.clientId}

  Ctrl-C stops both.
`

/** Runs until it is stopped. */
async function demo({ dev, ports, sitePorts, data }) {
  const emulator = await run(startEmulator({ ports, data }))
  const site = await run(startSite({ ports: sitePorts, emulator, dev }))
  if (stopping) return
  explainPort('platform', emulator.url, ports)
  explainPort('site', site.url, sitePorts)
  console.log(welcome({ site, emulator, data }))
  const [code, signal] = await emulator.ended
  if (!stopping) throw new Error(`The platform has stopped (${signal ?? `exit code ${code}`})`)
}

/** A scripted customer goes through the main job, and a scripted owner begins a business of their own. */
async function check({ ports, sitePorts, data }) {
  const { createCustomer, steps } = await import('./demo/customer.mjs')
  const { discountSteps } = await import('./demo/discounts.mjs')
  const { ownerSteps } = await import('./demo/owner.mjs')
  const { paymentSteps } = await import('./demo/payments.mjs')
  const { runSteps } = await import('./demo/steps.mjs')
  const folder = data ?? mkdtempSync(join(tmpdir(), 'frontdesk-demo-'))
  if (data === undefined) running.push({ stop: () => rmSync(folder, { recursive: true, force: true }) })
  const emulator = await run(startEmulator({ ports, data: folder, strictAnswers: true }))
  const site = await run(startSite({ ports: sitePorts, emulator }))
  if (stopping) return
  const restart = () =>
    run(
      startEmulator({
        ports: [Number(new URL(emulator.url).port)],
        data: folder,
        strictAnswers: true,
      }),
    )
  const startEmpty = () => run(startEmulator({ ports: [0], seed: 'empty', strictAnswers: true }))
  const print = (line) => {
    if (!stopping) console.log(line)
  }
  const ok = await runSteps(
    [...steps, ...discountSteps, ...ownerSteps, ...paymentSteps],
    createCustomer({ site, emulator, restart, startEmpty, running }),
    print,
  )
  if (!ok) process.exitCode = 1
}

async function main(args) {
  const options = readOptions(args)
  if (options.help) {
    console.log(usage)
    return
  }
  whenStopped(stopAll)
  await build(options.dev ? ['--filter=./packages/*'] : [])
  if (stopping) return
  await (options.check ? check(options) : demo(options))
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!stopping) {
    console.error(error.message)
    process.exitCode = 1
  }
}
// After a signal, who received it ends the process when everything has stopped.
if (!stopping) {
  await stopAll()
  process.exit()
}
