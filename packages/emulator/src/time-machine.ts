import * as z from 'zod'
import { check, type Schema, schema } from '@frontdesk/core/schema'
import type { ClockMove, Emulator, NamedSnapshot, Snapshot, TimeMachine } from './emulator-api.ts'
import { isReachable, reach } from './kernel/clock.ts'
import type { DueWorkDriver } from './kernel/due-work.ts'
import { notFound, refuse } from './kernel/failure.ts'

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

/** Creates the time machine of an emulator. */
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
