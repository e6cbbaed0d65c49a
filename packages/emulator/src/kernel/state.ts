import { KeepingFailure } from './failure.ts'

/** What every stored thing has. */
export interface Stored {
  readonly id: string
}

/** A kind of stored thing. */
export interface CollectionDefinition<T extends Stored> {
  readonly name: string
  /** Type only: what is stored. */
  readonly type?: T
}

/** Declares a collection. Names are unique; a family declares its own beside its handlers. */
export const collection = <T extends Stored>(name: string): CollectionDefinition<T> => ({ name })

/** One collection of the state. What it gives out is frozen: change by putting a changed copy. */
export interface Collection<T extends Stored> {
  get(id: string): T | undefined
  /** In the order in which they were first put. */
  all(): readonly T[]
  find(test: (item: T) => boolean): T | undefined
  filter(test: (item: T) => boolean): T[]
  put(item: T): T
  delete(id: string): boolean
  readonly size: number
}

/** A change, as it is written to disk. `data` is absent when the thing was deleted. */
export interface Change {
  readonly collection: string
  readonly id: string
  readonly data?: Stored
}

/** Writes the changes of one unit; returns when they are safe. */
export interface Journal {
  write(changes: readonly Change[]): void
}

type Data = Readonly<Record<string, readonly Stored[]>>

/** All data of the platform. Every write request is one unit: all of it is kept or none. */
export interface State {
  in<T extends Stored>(definition: CollectionDefinition<T>): Collection<T>
  /**
   * Runs a unit. What it throws undoes its changes, unless it is a KeepingFailure; otherwise they are in the journal
   * before this returns. Not async on purpose: nothing can come between a check and its write.
   */
  unit<Result>(work: () => Result): Result
  /** Everything, as it is: for who looks at the state from outside. */
  contents(): Data
  /** Copies of everything, for snapshots. */
  dump(): Data
  /** Replaces everything. */
  load(data: Data): void
}

class MemoryCollection<T extends Stored> implements Collection<T> {
  readonly items = new Map<string, T>()
  private readonly record: (id: string, before: T | undefined) => void

  constructor(record: (id: string, before: T | undefined) => void) {
    this.record = record
  }

  get size(): number {
    return this.items.size
  }

  get(id: string): T | undefined {
    return this.items.get(id)
  }

  all(): readonly T[] {
    return [...this.items.values()]
  }

  find(test: (item: T) => boolean): T | undefined {
    for (const item of this.items.values()) if (test(item)) return item
    return undefined
  }

  filter(test: (item: T) => boolean): T[] {
    return [...this.items.values()].filter(test)
  }

  put(item: T): T {
    this.record(item.id, this.items.get(item.id))
    const kept = freeze(item)
    this.items.set(item.id, kept)
    return kept
  }

  delete(id: string): boolean {
    const before = this.items.get(id)
    if (!before) return false
    this.record(id, before)
    return this.items.delete(id)
  }
}

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

interface Undo {
  readonly collection: string
  readonly id: string
  readonly before: Stored | undefined
}

/** State in memory. With a journal every unit is on disk before it is over. `data` is what the journal already holds. */
export const createState = (journal?: Journal, data: Data = {}): State => {
  const collections = new Map<string, MemoryCollection<Stored>>()
  let undo: Undo[] | undefined

  const open = (name: string): MemoryCollection<Stored> => {
    const known = collections.get(name)
    if (known) return known
    const made = new MemoryCollection<Stored>((id, before) => {
      if (!undo) throw new Error(`A change of "${name}" outside of a unit`)
      undo.push({ collection: name, id, before })
    })
    collections.set(name, made)
    return made
  }

  const revert = (steps: readonly Undo[]): void => {
    for (const { collection: name, id, before } of [...steps].reverse()) {
      const { items } = open(name)
      if (before) items.set(id, before)
      else items.delete(id)
    }
  }

  const changesOf = (steps: readonly Undo[]): Change[] => {
    const touched = new Map(steps.map((step) => [`${step.collection}\n${step.id}`, step]))
    return [...touched.values()].map(({ collection: name, id }) => {
      const data = open(name).get(id)
      return { collection: name, id, ...(data && { data }) }
    })
  }

  const contents = (): Data => Object.fromEntries([...collections].map(([name, own]) => [name, own.all()]))

  for (const [name, items] of Object.entries(data)) {
    const { items: own } = open(name)
    for (const item of items) own.set(item.id, freeze(item))
  }

  return {
    in: <T extends Stored>(definition: CollectionDefinition<T>) =>
      open(definition.name) as unknown as Collection<T>,
    unit(work) {
      if (undo) return work()
      const steps: Undo[] = (undo = [])
      const keep = (): void => {
        if (steps.length) journal?.write(changesOf(steps))
      }
      try {
        let result
        try {
          result = work()
        } catch (error) {
          if (error instanceof KeepingFailure) keep()
          throw error
        }
        keep()
        return result
      } catch (error) {
        if (!(error instanceof KeepingFailure)) revert(steps)
        throw error
      } finally {
        undo = undefined
      }
    },
    contents,
    dump: () => structuredClone(contents()),
    load(replacement) {
      this.unit(() => {
        for (const [, own] of collections) for (const id of [...own.items.keys()]) own.delete(id)
        for (const [name, items] of Object.entries(replacement))
          for (const item of items) open(name).put(structuredClone(item))
      })
    },
  }
}
