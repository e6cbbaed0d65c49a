import type { Business, HandlerContext, Identity } from './handler.ts'
import type { State } from './state.ts'

/** The tools of a seed, which runs inside one unit. */
export interface SeedContext {
  readonly state: State
  /** The time of the emulator's clock. */
  now(): Date
  newId(): string
  readonly business: Business
  /** Address of the emulator itself: `http://127.0.0.1:4600`. */
  readonly origin: string
  /** The folder for snapshots of seeds that take long to make; the user's cache folder unless given. */
  readonly cache?: string | undefined
  /** Receives the progress of a seed that takes long, in words. */
  readonly progress?: ((text: string) => void) | undefined
}

/** Fills the state for the first time. */
export type Seed = (context: SeedContext) => void

/** Creates the context in which a seed performs an operation of the past. */
export type Past = (moment: Date, identity: Identity) => HandlerContext<unknown>

/**
 * Lets a seed perform operations of the past, without webhooks and mails. The ids of what they make count up within a
 * group of four hexadecimal digits that no other seed uses, so that they are the same each time.
 */
export const createPast = (seed: SeedContext, group: string): Past => {
  let ids = 0
  return (moment, identity) => ({
    ...seed,
    // The business took cards and sold products at that time, whatever it does now.
    business: { ...seed.business, acceptsCards: true, catalogVersion: 'V1_CATALOG' },
    input: undefined,
    identity,
    now: () => new Date(moment),
    newId: () => `5e7a1ce0-0000-4000-${group}-${String((ids += 1)).padStart(12, '0')}`,
    // A seed is the same each time.
    random: () => 0,
    emit: () => undefined,
    mail: () => undefined,
    gather: () => undefined,
  })
}
