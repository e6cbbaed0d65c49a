import type { Business } from './handler.ts'
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
