import { flatten, isSame } from '../kernel/entity/modified-fields.ts'
import type { Stored, UnitListener } from '../kernel/state.ts'

/** An entity as it was, up to a moment. */
export interface Version {
  /** When it was changed into the next one. */
  readonly until: Date
  readonly entity: Stored
}

/** Remembers how entities were before they changed. */
export interface Versions {
  readonly onUnit: UnitListener
  /** The earlier versions of an entity, the latest first. */
  of(collection: string, id: string): readonly Version[]
  /** Forgets all of them, because the data is another one now. */
  clear(): void
}

/** How many earlier versions of an entity are kept. */
const mostVersions = 10

/** Entities that are changed more rarely than this many others lose their versions. */
const mostEntities = 500

/** A unit that changes more is a seed or an import. */
const mostTouched = 200

/** Keeps the last versions of the entities that were changed last. Entities are frozen, so a version is a reference. */
export const createVersions = (now: () => Date): Versions => {
  const kept = new Map<string, readonly Version[]>()
  const keyOf = (collection: string, id: string): string => `${collection}\n${id}`
  return {
    onUnit(touched) {
      const items = touched()
      if (items.length > mostTouched) return
      for (const { collection, id, before, after } of items) {
        if (!before || before === after) continue
        const key = keyOf(collection, id)
        const known = kept.get(key) ?? []
        kept.delete(key)
        kept.set(key, [{ until: now(), entity: before }, ...known].slice(0, mostVersions))
        const [oldest] = kept.keys()
        if (kept.size > mostEntities && oldest !== undefined) kept.delete(oldest)
      }
    },
    of: (collection, id) => kept.get(keyOf(collection, id)) ?? [],
    clear: () => kept.clear(),
  }
}

/** A value that differs between two versions; `undefined` where it was not or is not there. */
export interface Difference {
  /** Path of the value in the entity, such as `locations[0].name`. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** The values in which two versions of an entity differ, in the order of the older one. */
export const differencesBetween = (older: object, newer: object): readonly Difference[] => {
  const before = flatten(older, '', new Map())
  const after = flatten(newer, '', new Map())
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((difference) => !isSame(difference.before, difference.after))
}
