import type { Clock } from './clock.ts'
import type { HandlerContext } from './handler.ts'
import type { CollectionDefinition, State, Stored } from './state.ts'

/** A kind of work that waits for its moment: payments that settle, reminders, the removal of what has expired. */
export interface DueWork {
  /** The effect in words: "Payments settle". Work that only removes expired items has none. */
  readonly effect?: string
  /** Describes each piece of work that waits, where people want to tell them apart: "The payment of order 10012 is settled". */
  upcoming?(state: State): readonly Upcoming[]
  /** The next moment at which some of it is due, in milliseconds since 1970; `undefined` when none waits. */
  nextAt(state: State): number | undefined
  /** Does what is due by now, inside a unit of the state. */
  run(context: HandlerContext<unknown>): void
}

/** The earliest of some moments. */
export const earliest = (moments: Iterable<number>): number | undefined => {
  let first: number | undefined
  for (const moment of moments) if (first === undefined || moment < first) first = moment
  return first
}

const hour = 60 * 60_000

/** A thing that is kept until a moment. */
export interface Expiring extends Stored {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Removes what has expired, at the full hour. It stays for `grace` milliseconds after its end, so that a late caller
 * still hears why it is refused. `onRemoved` hears what went, inside the same unit.
 */
export const expiry = <T extends Expiring>(
  definition: CollectionDefinition<T>,
  grace: number,
  onRemoved: (context: HandlerContext<unknown>, removed: readonly T[]) => void = () => undefined,
): DueWork => ({
  nextAt(state) {
    const first = earliest(
      state
        .in(definition)
        .all()
        .map(({ expiresAt }) => expiresAt),
    )
    return first === undefined ? undefined : Math.ceil((first + grace) / hour) * hour
  },
  run(context) {
    const kept = context.state.in(definition)
    const now = context.now().getTime()
    const removed = kept.filter(({ expiresAt }) => expiresAt + grace <= now)
    for (const { id } of removed) kept.delete(id)
    if (removed.length) onRemoved(context, removed)
  },
})

interface DueWorkOptions {
  readonly works: readonly DueWork[]
  readonly state: State
  readonly clock: Clock
  /** Runs work as a unit of its own. */
  readonly run: (work: (context: HandlerContext<unknown>) => void) => void
  /** Hears what nobody foresaw. */
  readonly onError: (error: unknown) => void
}

/** A moment to come at which something happens. */
export interface Upcoming {
  /** The effect in words. */
  readonly effect: string
  /** When it happens, by the emulator's clock. */
  readonly at: Date
}

export interface DueWorkDriver {
  /** The next effect of each work, the nearest first. Work that is due already is left out. */
  upcoming(): readonly Upcoming[]
  /** Something may wait from now on: it is looked for within a minute of the clock. */
  wake(): void
}

/** How long new work may wait until it is noticed, and the shortest pause between two rounds; in milliseconds. */
const pause = 60_000

/**
 * Does work when the clock comes to its moment. Between two moments nothing runs, so a jump over years costs no more
 * than what is due in them. Work that fails, or stays due after it was done, waits for the next wake.
 */
export const createDueWork = ({ works, state, clock, run, onError }: DueWorkOptions): DueWorkDriver => {
  let armed: { readonly at: number; callOff(): void } | undefined
  let isWorking = false
  const stuck = new Set<DueWork>()

  const arm = (at: number): void => {
    armed?.callOff()
    armed = { at, callOff: clock.after(at - clock.now().getTime(), round) }
  }
  const doWork = (work: DueWork): void => {
    const isDue = (): boolean => (work.nextAt(state) ?? Infinity) <= clock.now().getTime()
    if (stuck.has(work) || !isDue()) return
    try {
      run((context) => work.run(context))
      if (isDue()) stuck.add(work)
    } catch (error) {
      stuck.add(work)
      onError(error)
    }
  }
  const round = (): void => {
    armed = undefined
    isWorking = true
    for (const work of works) doWork(work)
    isWorking = false
    const next = earliest(
      works.filter((work) => !stuck.has(work)).flatMap((work) => work.nextAt(state) ?? []),
    )
    if (next !== undefined) arm(Math.max(next, clock.now().getTime() + pause))
  }
  return {
    upcoming() {
      const now = clock.now()
      return works
        .flatMap(({ effect, nextAt, upcoming }) => {
          if (upcoming) return upcoming(state)
          const at = nextAt(state)
          return effect !== undefined && at !== undefined ? [{ effect, at: new Date(at) }] : []
        })
        .filter(({ at }) => at > now)
        .sort((left, right) => left.at.getTime() - right.at.getTime())
    },
    wake() {
      if (isWorking) return
      stuck.clear()
      const soon = clock.now().getTime() + pause
      if (!armed || armed.at > soon) arm(soon)
    },
  }
}
