import { AsyncLocalStorage } from 'node:async_hooks'
import type { Touched, UnitListener } from '../kernel/state.ts'

/** An entity that a request has changed. Events, mails and deliveries of webhooks are entities, too. */
export interface EntityChange {
  /** `bookings.bookings`, `emulator.events` and the like. */
  readonly collection: string
  readonly id: string
  readonly kind: 'created' | 'changed' | 'deleted'
  /** The fields of a changed entity that have other values now. */
  readonly fields?: readonly string[]
}

/** Finds out which entities a request changes. */
export interface RequestChanges {
  /** Notes the units that are kept while a request is answered. */
  readonly onUnit: UnitListener
  /** Answers a request. `changes` gives its changes up to now. */
  follow<Result>(answer: (changes: () => readonly EntityChange[]) => Promise<Result>): Promise<Result>
}

/** How many changes are kept for one request. */
const most = 100

/** Numbers that count on, answers that are kept for repeated keys, keys and tokens tell nothing about a request. */
const isBookkeeping = (collection: string): boolean =>
  /^emulator\.(sequences|keptAnswers|signingKeys)$|^auth\.(tokenKeys|accessTokens|refreshTokens)$/.test(
    collection,
  )

/** The oldest entities of these collections are dropped when there are many, by whatever request comes next. */
const isTrimmed = (collection: string): boolean => /^emulator\.(events|deliveries|mails)$/.test(collection)

const fieldsBetween = (before: object, after: object): string[] => {
  const fields = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]: [string, unknown]) => {
    const old = fields.get(name)
    fields.delete(name)
    return old !== value && JSON.stringify(old) !== JSON.stringify(value)
  })
  return [...changed.map(([name]) => name), ...fields.keys()]
}

const changeOf = ({ collection, id, before, after }: Touched): EntityChange[] => {
  if (!after) return before && !isTrimmed(collection) ? [{ collection, id, kind: 'deleted' }] : []
  if (!before) return [{ collection, id, kind: 'created' }]
  const fields = fieldsBetween(before, after)
  return fields.length ? [{ collection, id, kind: 'changed', fields }] : []
}

/** Creates the one place that knows which request a unit belongs to. */
export const createRequestChanges = (): RequestChanges => {
  const current = new AsyncLocalStorage<Map<string, Touched>>()
  return {
    onUnit(touched) {
      const noted = current.getStore()
      if (!noted) return
      for (const item of touched()) {
        const { collection, id } = item
        const key = `${collection}\n${id}`
        const earlier = noted.get(key)
        if (isBookkeeping(collection) || (!earlier && noted.size >= most)) continue
        noted.set(key, earlier ? { ...item, before: earlier.before } : item)
      }
    },
    follow(answer) {
      const noted = new Map<string, Touched>()
      return current.run(noted, () => answer(() => [...noted.values()].flatMap(changeOf)))
    },
  }
}
