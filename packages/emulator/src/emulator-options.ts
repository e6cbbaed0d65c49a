import { isValidationError } from '@frontdesk/core'
import { catalogVersions } from '@frontdesk/stores'
import { checkClientSettings, type ClientSettings, defaultClientId } from './auth/index.ts'
import { findBrandingProblem } from './kernel/branding.ts'
import { type Clock, createClock, isReachable, reach } from './kernel/clock.ts'
import { EmulatorError } from './kernel/emulator-error.ts'
import type { Business } from './kernel/handler.ts'
import { parseMoment } from './kernel/iso-date.ts'
import { isLoopbackAddress } from './kernel/loopback.ts'
import type { SeedName } from './seed-name.ts'
import { seeds } from './seed.ts'

export interface EmulatorOptions {
  /** Where to listen; defaults to 0 for any free port, 4600. */
  readonly port?: number
  /** Which address to listen on; 127.0.0.1 unless given. Any other opens the emulator to other machines. */
  readonly host?: string
  /** The data that the business starts with; defaults to `demo`. Data on disk wins. */
  readonly seed?: SeedName
  /** A moment, at which the clock then stands still, or a clock of your own; the machine's time unless given. */
  readonly clock?: Date | string | Clock
  /** A folder that keeps everything: nothing that was answered is lost. In memory unless given. */
  readonly data?: string
  /** A folder that keeps the snapshot of the seed `large`; the user's cache folder unless given. */
  readonly cache?: string
  /** Called with the progress of a start that takes long. */
  readonly onProgress?: (text: string) => void
  /** How system fields are named in answers; defaults to the form of the path of the request. */
  readonly names?: 'plain' | 'underscored'
  /** Addresses of this machine that are told of every event. */
  readonly webhooks?: readonly string[]
  /** Apps to register, or to change: `[{ id: clientId, accessTokenLifetime: 60 }]`. */
  readonly clients?: readonly ClientSettings[]
  /**
   * Origins whose pages may call, beside those of this machine: `['http://192.168.1.5:5173']`. They are registered for
   * the client of the seed.
   */
  readonly origins?: readonly string[]
  /** Milliseconds before each answer: a number, or from and to. The inspector and the controls do not wait. */
  readonly latency?: number | readonly [number, number]
  readonly business?: Partial<Business>
  /**
   * Whether each answer is checked against its operation's output schema; one that does not fit is a 500 that names the
   * operation and the field. For tests of the emulator itself. As the environment variable `FRONTDESK_STRICT_ANSWERS`
   * says (`1`) unless given.
   */
  readonly strictAnswers?: boolean
  /** Makes ids; defaults to random GUIDs. */
  readonly newId?: () => string
  /** Gives numbers from 0 to below 1, for latency, faults and the choice of staff; `Math.random` unless given. */
  readonly random?: () => number
  /** Receives warnings, such as that the pages of an origin are refused; `console.warn` unless given. */
  readonly onWarning?: (text: string) => void
  /** Called with unexpected errors; `console.error` unless given. */
  readonly onError?: (error: unknown) => void
}

const invalid = (message: string): EmulatorError => new EmulatorError('INVALID_OPTION', message)

/** Longest wait before an answer, in milliseconds. */
const longestLatency = 600_000

/** @throws EmulatorError `INVALID_OPTION` */
const readPort = (port: number): number => {
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw invalid(`"port" must be a whole number from 0 to 65535, not ${port}`)
}

/** An empty name would open every address, or keep data in whatever folder this runs in. @throws EmulatorError `INVALID_OPTION` */
const readName = (option: string, what: string, name: string): string => {
  if (name.trim()) return name
  throw invalid(`"${option}" must name ${what}; it is empty`)
}

/** @throws EmulatorError `INVALID_OPTION` */
const readLatency = (latency: number | readonly [number, number]): number | readonly [number, number] => {
  const [from, to] = typeof latency === 'number' ? [latency, latency] : latency
  if (![from, to].every((wait) => wait >= 0 && wait <= longestLatency))
    throw invalid(`"latency" must be milliseconds from 0 to ${longestLatency}, or two of them: from and to`)
  if (from > to) throw invalid('"latency" must go from the smaller to the larger number')
  return latency
}

type FieldNames = NonNullable<EmulatorOptions['names']>

const fieldNames: readonly string[] = ['plain', 'underscored'] satisfies FieldNames[]

/** @throws EmulatorError `INVALID_OPTION` */
const readNames = (names: FieldNames): FieldNames => {
  if (fieldNames.includes(names)) return names
  throw invalid(`"names" must be one of ${fieldNames.join(', ')}, not "${names}"`)
}

const takes = (format: () => unknown): boolean => {
  try {
    format()
    return true
  } catch {
    return false
  }
}

/** @throws EmulatorError `INVALID_OPTION` */
const readBusiness = (business: Partial<Business>): Partial<Business> => {
  const { timeZone, currency, branding, minimumOrderSubtotal = '0', catalogVersion = 'V1_CATALOG' } = business
  if (!takes(() => new Intl.DateTimeFormat('en', { timeZone })))
    throw invalid(`"business.timeZone" must be an IANA time zone such as Europe/Lisbon, not "${timeZone}"`)
  if (!takes(() => new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'EUR' })))
    throw invalid(`"business.currency" must be an ISO 4217 code such as EUR, not "${currency}"`)
  if (!/^\d{1,15}(\.\d{1,3})?$/.test(minimumOrderSubtotal))
    throw invalid(
      `"business.minimumOrderSubtotal" must be decimal text such as 20.00, not "${minimumOrderSubtotal}"`,
    )
  if (!catalogVersions.includes(catalogVersion))
    throw invalid(
      `"business.catalogVersion" must be one of ${catalogVersions.join(', ')}, not "${catalogVersion}"`,
    )
  const problem = findBrandingProblem(branding ?? {})
  if (problem) throw invalid(`"business.branding.${problem.field}" ${problem.description}`)
  return business
}

/** @throws EmulatorError `INVALID_OPTION` */
const readClock = (option: EmulatorOptions['clock']): Clock => {
  if (option === undefined) return createClock()
  if (typeof option === 'object' && 'after' in option) return option
  const start = typeof option === 'string' ? parseMoment(option) : option
  if (!start || Number.isNaN(start.getTime()))
    throw invalid(`"clock" must be a date in ISO 8601 form, not "${String(option)}"`)
  if (!isReachable(start)) throw invalid(`"clock" must be ${reach}, not "${String(option)}"`)
  return createClock({ start, frozen: true })
}

/** @throws EmulatorError `INVALID_OPTION` */
const readSeed = (seed: SeedName): SeedName => {
  if (Object.hasOwn(seeds, seed)) return seed
  throw invalid(`"seed" must be one of ${Object.keys(seeds).join(', ')}, not "${seed}"`)
}

/** @throws EmulatorError `INVALID_OPTION` */
const readSettings = <Settings>(read: () => Settings): Settings => {
  try {
    return read()
  } catch (error) {
    if (!isValidationError(error)) throw error
    const [{ field, description } = { field: 'clients', description: 'is not valid' }] = error.violations
    throw new EmulatorError('INVALID_OPTION', `"${field}" ${description}`, error)
  }
}

/** @throws EmulatorError `INVALID_OPTION` */
const readWebhooks = (addresses: readonly string[]): readonly string[] => {
  const wrong = addresses.find((address) => !isLoopbackAddress(address))
  if (wrong === undefined) return addresses
  throw invalid(
    `"webhooks" must be http or https addresses on this machine, such as http://localhost:3000/webhook, not "${wrong}"`,
  )
}

/** The options with their defaults. */
export type ReadOptions = Omit<
  EmulatorOptions,
  'clock' | 'seed' | 'port' | 'host' | 'clients' | 'webhooks' | 'strictAnswers' | 'origins'
> & {
  readonly port: number
  readonly host: string
  readonly seed: SeedName
  readonly clock: Clock
  readonly clients: readonly ClientSettings[]
  readonly webhooks: readonly string[]
  readonly origins: readonly string[]
  readonly strictAnswers: boolean
}

const defaultPort = 4600
const defaultHost = '127.0.0.1'

/**
 * Checks everything before anything is opened.
 *
 * @throws EmulatorError `INVALID_OPTION`
 */
export const readOptions = (options: EmulatorOptions): ReadOptions => {
  const { data, cache, latency, names, business } = options
  return {
    ...options,
    port: readPort(options.port ?? defaultPort),
    host: readName('host', 'an address', options.host ?? defaultHost),
    seed: readSeed(options.seed ?? 'demo'),
    clock: readClock(options.clock),
    clients: readSettings(() =>
      (options.clients ?? []).map((settings, index) => checkClientSettings(settings, ['clients', index])),
    ),
    origins: readSettings(
      () => checkClientSettings({ id: defaultClientId, origins: options.origins ?? [] }).origins ?? [],
    ),
    webhooks: readWebhooks(options.webhooks ?? []),
    strictAnswers: options.strictAnswers ?? process.env['FRONTDESK_STRICT_ANSWERS'] === '1',
    ...(data !== undefined && { data: readName('data', 'a folder', data) }),
    ...(cache !== undefined && { cache: readName('cache', 'a folder', cache) }),
    ...(latency !== undefined && { latency: readLatency(latency) }),
    ...(names !== undefined && { names: readNames(names) }),
    ...(business !== undefined && { business: readBusiness(business) }),
  }
}
