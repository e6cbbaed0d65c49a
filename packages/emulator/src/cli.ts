#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { Command, InvalidArgumentError, Option } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import type { Branding } from './kernel/branding.ts'
import { createEmulator, type Emulator, EmulatorError } from './index.ts'
import { createClock, isReachable, reach } from './kernel/clock.ts'
import { parseMoment } from './kernel/iso-date.ts'
import { type SeedName, seedNames } from './seed-name.ts'

interface CommandOptions {
  readonly port: number
  readonly host: string
  readonly seed: SeedName
  readonly data?: string
  readonly cache?: string
  readonly clock?: Date
  readonly latency?: number
  readonly webhook?: readonly string[]
  readonly origin?: readonly string[]
  readonly branding?: Branding
}

const readBranding = (file: string): Branding => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Branding
  } catch (error) {
    throw new InvalidArgumentError(`It must be a JSON file: ${(error as Error).message}.`)
  }
}

const readPort = (text: string): number => {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.')
  return port
}

const readMilliseconds = (text: string): number => {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('It must be a number of milliseconds.')
  return Number(text)
}

const readMoment = (text: string): Date => {
  const moment = parseMoment(text)
  if (!moment)
    throw new InvalidArgumentError('It must be a date in ISO 8601 form, such as 2026-05-04T09:00:00Z.')
  if (!isReachable(moment)) throw new InvalidArgumentError(`It must be ${reach}.`)
  return moment
}

const welcome = ({ url, clientId, apiKey, business, seed }: Emulator, data: string | undefined): string => `
  ${business.name} is open at ${url}

  Inspector    ${url}/
  Client id    ${clientId}
  API key      ${apiKey}
  Seed         ${seed}
  Data         ${data ?? 'in memory, gone when this stops'}

  Try
    curl -s ${url}/oauth2/token -H 'content-type: application/json' \\
      -d '{"clientId":"${clientId}","grantType":"anonymous"}'

  Ctrl-C stops it.
`

const command = new Command('frontdesk-emulator')
  .description(
    'Runs the Frontdesk platform on this machine: the API, the hosted pages and an inspector, on one port.',
  )
  .version(manifest.version)
  .option('-p, --port <number>', 'port to listen on; 0 selects any free port', readPort, 4600)
  .option(
    '--host <address>',
    'address to listen on; any but loopback opens it to other machines',
    '127.0.0.1',
  )
  .addOption(
    new Option('-s, --seed <name>', 'initial data of the business').choices(seedNames).default('demo'),
  )
  .option('-d, --data <folder>', 'folder for persistent data; without it, data is kept in memory')
  .option('--cache <folder>', 'cache folder for the seed "large"; defaults to the cache folder of the user')
  .option('-c, --clock <moment>', "start time of the platform's clock, in ISO 8601 format", readMoment)
  .option('--latency <milliseconds>', 'delay before each response', readMilliseconds)
  .option('-w, --webhook <url...>', 'URLs on this machine that receive every event')
  .option('-o, --origin <origin...>', 'further origins whose pages may call the platform')
  .option(
    '--branding <file>',
    'JSON file with the look of the hosted pages: logo, color, darkColor, radius, font',
    readBranding,
  )
  .addHelpText(
    'after',
    `
Examples
  $ frontdesk-emulator                              the demo business on port 4600
  $ frontdesk-emulator --port 0 --seed empty        an empty business on any free port
  $ frontdesk-emulator --seed large                 2,000 services, 100,000 bookings and 20,000 orders
  $ frontdesk-emulator --data .frontdesk            keeps its data in a folder
  $ frontdesk-emulator --host 0.0.0.0 --origin http://192.168.1.5:5173
                                                    opens it to an app on a phone
  $ frontdesk-emulator --clock 2026-05-04T09:00:00Z a Monday morning`,
  )

const { clock, data, latency, webhook, origin, branding, ...rest } = command.parse().opts<CommandOptions>()
let emulator: Emulator | undefined
// Before the start, so that whoever stops it early does not cut it off.
const stop = (): void => {
  void Promise.resolve(emulator?.close()).then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
const tell = (text: string): void => void process.stderr.write(`  ${text}\n`)
try {
  emulator = await createEmulator({
    ...rest,
    onProgress: tell,
    onWarning: tell,
    ...(webhook && { webhooks: webhook }),
    ...(origin && { origins: origin }),
    ...(branding && { business: { branding } }),
    ...(clock && { clock: createClock({ start: clock }) }),
    ...(data !== undefined && { data }),
    ...(latency !== undefined && { latency }),
  })
  process.stdout.write(welcome(emulator, data))
} catch (error) {
  process.stderr.write(
    `frontdesk-emulator: ${error instanceof EmulatorError ? error.message : String(error)}\n`,
  )
  process.exitCode = 1
}
