import * as z from 'zod'
import { check, type Schema, schema } from '@frontdesk/core/schema'
import type { Emulator, Snapshot } from './emulator-api.ts'
import { isReachable, reach } from './kernel/clock.ts'
import type { DueWorkDriver, Upcoming } from './kernel/due-work.ts'
import { notFound, refuse } from './kernel/failure.ts'
import type { SentMail } from './kernel/mail.ts'
import type { WebhookEvent } from './webhooks/event.ts'

/** The state of the emulator at one moment, kept under a name. */
export interface NamedSnapshot {
  readonly id: string
  readonly name: string
  /** Where the clock stood. */
  readonly time: Date
  /** Whether it was kept before the clock was moved, a reset or another snapshot, in order to undo that. */
  readonly automatic: boolean
}

/** A move of the clock, and the effects of the work that became due by it. */
export interface ClockMove {
  readonly from: Date
  readonly to: Date
  /** The snapshot of before: restoring it undoes the move. */
  readonly snapshotId: string
  readonly events: readonly WebhookEvent[]
  readonly mails: readonly SentMail[]
}

/** Goes forward in time, and back to states that were kept. Snapshots are held in memory and outlive a reset. */
export interface TimeMachine {
  /** The snapshots, latest last. */
  readonly snapshots: readonly NamedSnapshot[]
  /** Keeps the state and the clock under a name. @throws ValidationError without a name, or with 20 snapshots that were named */
  keep(name: string): NamedSnapshot
  /** Goes back to a snapshot: data and clock. The state of before is kept, in order to undo that. @throws Failure when there is none */
  restore(id: string): void
  /** @throws Failure when there is none */
  remove(id: string): void
  /** Moves the clock. The state of before is kept. @throws ValidationError before 1970 and after 2099 */
  move(to: Date): ClockMove
  /** The last move; absent after a snapshot was restored, and after a reset. */
  readonly lastMove: ClockMove | undefined
  /** The next moments at which something happens, the nearest first. */
  upcoming(): readonly Upcoming[]
  /** Starts again from the seed. The state of before is kept. */
  reset(): void
}

/** How many snapshots are held: those that were named, and those that undo a step. */
const mostNamed = 20
const mostAutomatic = 5

const nameSchema: Schema<{ name: string }> = /* @__PURE__ */ schema<{ name: string }>()(() =>
  z.strictObject({
    name: z
      .string({ error: 'must be a name for the snapshot' })
      .trim()
      .min(1, 'must be a name for the snapshot')
      .max(80, 'must have at most 80 characters'),
  }),
)

interface KeptSnapshot extends NamedSnapshot {
  readonly data: Snapshot
}

interface TimeMachineOptions {
  readonly emulator: Pick<Emulator, 'clock' | 'snapshot' | 'restore' | 'reset' | 'outbox' | 'webhooks'>
  readonly dueWork: Pick<DueWorkDriver, 'upcoming'>
  newId(): string
}

/** Makes the time machine of an emulator. */
export const createTimeMachine = ({ emulator, dueWork, newId }: TimeMachineOptions): TimeMachine => {
  let kept: readonly KeptSnapshot[] = []
  let lastMove: ClockMove | undefined

  const add = (name: string, automatic: boolean): NamedSnapshot => {
    const made = { id: newId(), name, time: emulator.clock.now(), automatic }
    const all = [...kept, { ...made, data: emulator.snapshot() }]
    const undoing = all.filter((one) => one.automatic)
    kept = undoing.length > mostAutomatic ? all.filter((one) => one !== undoing[0]) : all
    return made
  }
  const find = (id: string): KeptSnapshot => {
    const found = kept.find((one) => one.id === id)
    if (!found) throw notFound('snapshot', id)
    return found
  }

  return {
    get snapshots() {
      return kept.map(({ data: _, ...shown }) => shown)
    },
    keep(name) {
      const given = check(nameSchema, { name })
      if (kept.filter((one) => !one.automatic).length >= mostNamed)
        throw refuse({
          field: 'name',
          description: `cannot be kept: ${mostNamed} snapshots are. Remove one first`,
          violatedRule: 'VALIDATION',
        })
      return add(given.name, false)
    },
    restore(id) {
      const { data, time, name } = find(id)
      add(`Before “${name}”`, true)
      emulator.restore(data)
      emulator.clock.set(time)
      lastMove = undefined
    },
    remove(id) {
      find(id)
      kept = kept.filter((one) => one.id !== id)
    },
    move(to) {
      if (!isReachable(to))
        throw refuse({ field: 'set', description: `must lead to ${reach}`, violatedRule: 'VALIDATION' })
      const from = emulator.clock.now()
      const { id: snapshotId } = add('Before the clock was moved', true)
      const before = new Set([...emulator.webhooks.events, ...emulator.outbox].map(({ id }) => id))
      emulator.clock.set(to)
      lastMove = {
        from,
        to,
        snapshotId,
        events: emulator.webhooks.events.filter(({ id }) => !before.has(id)),
        mails: emulator.outbox.filter(({ id }) => !before.has(id)),
      }
      return lastMove
    },
    get lastMove() {
      return lastMove
    },
    upcoming: () => dueWork.upcoming(),
    reset() {
      add('Before the reset', true)
      emulator.reset()
      lastMove = undefined
    },
  }
}
