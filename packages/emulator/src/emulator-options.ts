import { isValidationError, type SystemFieldNames } from '@frontdesk/core'
import { checkClientSettings, type ClientSettings } from './auth/index.ts'
import { type Clock, createClock } from './clock.ts'
import { EmulatorError } from './emulator-error.ts'
import type { Business } from './handler.ts'
import { isLoopbackAddress } from './loopback.ts'
import { type SeedName, seeds } from './seed.ts'

export interface EmulatorOptions {
  /** Where to listen; 0 for any free port, 4600 unless given. */
  readonly port?: number
  /** Which address to listen on; 127.0.0.1 unless given. Any other opens the emulator to other machines. */
  readonly host?: string
  /** What the business starts with; `demo` unless given. Data on disk wins. */
  readonly seed?: SeedName
  /** A moment, at which the clock then stands still, or a clock of your own; the machine's time unless given. */
  readonly clock?: Date | string | Clock
  /** A folder that keeps everything: nothing that was answered is lost. In memory unless given. */
  readonly data?: string
  /** How system fields are named in answers; as the path of the request suggests unless given. */
  readonly names?: SystemFieldNames
  /** Addresses of this machine that are told of every event. */
  readonly webhooks?: readonly string[]
  /** Apps to register, or to change: `[{ id: clientId, accessTokenLifetime: 60 }]`. */
  readonly clients?: readonly ClientSettings[]
  /** Milliseconds before each answer: a number, or from and to. */
  readonly latency?: number | readonly [number, number]
  readonly business?: Partial<Business>
  /** Makes ids; random GUIDs unless given. */
  readonly newId?: () => string
  /** Gives numbers from 0 to below 1, for latency and faults; `Math.random` unless given. */
  readonly random?: () => number
  /** Is told of what nobody foresaw; `console.error` unless given. */
  readonly onError?: (error: unknown) => void
}

const isZone = (timeZone: string): boolean => {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    return false
  }
}

/**
 * Checks what is not checked where it is read. Plain JavaScript passes anything, such as a port from the environment.
 *
 * @throws EmulatorError `INVALID_OPTION`
 */
export const checkOptions = ({ port = 0, latency = 0, names = 'plain', business }: EmulatorOptions): void => {
  const refuse = (name: string, wanted: string, value: unknown): EmulatorError =>
    new EmulatorError('INVALID_OPTION', `"${name}" must be ${wanted}, not ${JSON.stringify(value)}`)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw refuse('port', 'a whole number from 0 to 65535', port)
  const range: readonly unknown[] = Array.isArray(latency) ? latency : [latency, latency]
  if (range.length !== 2 || !range.every((part) => Number.isFinite(part) && Number(part) >= 0))
    throw refuse('latency', 'milliseconds: a number, or from and to', latency)
  if (!['plain', 'underscored'].includes(names)) throw refuse('names', 'plain or underscored', names)
  const timeZone = business?.timeZone
  if (timeZone !== undefined && !isZone(timeZone))
    throw refuse('business.timeZone', 'a name such as Europe/Lisbon', timeZone)
}

/** @throws EmulatorError `INVALID_OPTION` */
export const readClock = (option: EmulatorOptions['clock']): Clock => {
  if (option === undefined) return createClock()
  if (typeof option === 'object' && 'after' in option) return option
  const start = new Date(option)
  if (Number.isNaN(start.getTime()))
    throw new EmulatorError(
      'INVALID_OPTION',
      `"clock" must be a date in ISO 8601 form, not "${String(option)}"`,
    )
  return createClock({ start, frozen: true })
}

/** @throws EmulatorError `INVALID_OPTION` */
export const readSeed = (seed: SeedName): SeedName => {
  if (!Object.hasOwn(seeds, seed))
    throw new EmulatorError(
      'INVALID_OPTION',
      `"seed" must be one of ${Object.keys(seeds).join(', ')}, not "${seed}"`,
    )
  return seed
}

/** @throws EmulatorError `INVALID_OPTION` */
export const readClients = (clients: readonly ClientSettings[]): readonly ClientSettings[] => {
  try {
    return clients.map((settings, index) => checkClientSettings(settings, ['clients', index]))
  } catch (error) {
    if (!isValidationError(error)) throw error
    const [{ field, description } = { field: 'clients', description: 'is not valid' }] = error.violations
    throw new EmulatorError('INVALID_OPTION', `"${field}" ${description}`, error)
  }
}

/** @throws EmulatorError `INVALID_OPTION` */
export const readWebhooks = (addresses: readonly string[]): readonly string[] => {
  const wrong = addresses.find((address) => !isLoopbackAddress(address))
  if (wrong === undefined) return addresses
  throw new EmulatorError(
    'INVALID_OPTION',
    `"webhooks" must be http or https addresses on this machine, such as http://localhost:3000/webhook, not "${wrong}"`,
  )
}
