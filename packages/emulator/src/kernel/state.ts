import { CollectionIndex, type Entry, type IndexKeys } from './collection-index.ts'
import { CollectionOrder, type OrderKey } from './collection-order.ts'
import { KeepingFailure } from './failure.ts'

/** Every stored item has an id. */
export interface Stored {
  readonly id: string
}

/** A kind of stored item, and the indexes that find it. */
export interface CollectionDefinition<T extends Stored, Index extends string = never> {
  readonly name: string
  /** The type of the items. It exists for the compiler only. */
  readonly type?: T
  /** The keys that each index finds an item by. */
  readonly indexes?: Readonly<Record<Index, IndexKeys<T>>>
  /** The numbers that each order sorts an item by, such as a date. */
  readonly orders?: Readonly<Record<string, OrderKey<T>>>
}

/**
 * Declares a collection. Names are unique; a family declares its own beside its handlers.
 *
 * @example
 * export const orders: CollectionDefinition<Order, 'buyer'> = collection<Order, 'buyer'>('ecom.orders', {
 *   buyer: ({ buyerInfo }) => buyerInfo?.memberId ?? buyerInfo?.visitorId,
 * })
 * state.in(orders).by('buyer', memberId)
 */
export const collection = <T extends Stored, Index extends string = never>(
  name: string,
  indexes?: Readonly<Record<Index, IndexKeys<T>>>,
  orders?: Readonly<Record<string, OrderKey<T>>>,
): CollectionDefinition<T, Index> => ({ name, ...(indexes && { indexes }), ...(orders && { orders }) })

/** One collection of the state. Its items are frozen: a change puts a changed copy. */
export interface Collection<T extends Stored, Index extends string = never> extends Iterable<T> {
  get(id: string): T | undefined
  /** In the order in which they were first put. The list is kept until the next change, so asking again costs nothing. */
  all(): readonly T[]
  /** Returns the items that an index finds by a key, in the order of `all`. */
  by(index: Index, key: string): T[]
  /**
   * Returns all items as an order that the definition names keeps them; undefined for an order that it does not name.
   */
  order(name: string): Pick<CollectionOrder<T>, 'sorted' | 'between'> | undefined
  /** Returns the index of the words of all items, one for each path. `wordsOf` makes it when it is first asked for. */
  words(path: string, wordsOf: (item: T) => readonly string[]): WordIndex<T>
  find(test: (item: T) => boolean): T | undefined
  filter(test: (item: T) => boolean): T[]
  put(item: T): T
  delete(id: string): boolean
  readonly size: number
}

/** Finds the items that have a word, in the order of their collection, and tells which words there are. */
export type WordIndex<T> = Pick<CollectionIndex<T>, 'at' | 'keys'>

/** A change, as it is written to disk. `data` is absent when the item was deleted. */
export interface Change {
  readonly collection: string
  readonly id: string
  readonly data?: Stored
}

/** An item that a unit has put or deleted, as it was before and as it is now; `undefined` where it was or is not there. */
export interface Touched {
  readonly collection: string
  readonly id: string
  readonly before: Stored | undefined
  readonly after: Stored | undefined
}

/** Called with each unit that is kept. `touched` gives its items; the work is done only when it is called. */
export type UnitListener = (touched: () => readonly Touched[]) => void

/** Writes the changes of one unit, and returns when they are on disk. */
export interface Journal {
  write(changes: readonly Change[]): void
}

type Data = Readonly<Record<string, readonly Stored[]>>

/** Items that are decoded when their collection is first asked for, by the name of the collection. */
export type EncodedData = Readonly<Record<string, () => readonly Stored[]>>

/** All data of the platform. Every write request is one unit: all of it is kept or none. */
export interface State {
  in<T extends Stored, Index extends string = never>(
    definition: CollectionDefinition<T, Index>,
  ): Collection<T, Index>
  /**
   * Runs a unit. An error undoes its changes, unless it is a KeepingFailure; otherwise they are in the journal before
   * this returns. Not async on purpose: nothing can come between a check and its write.
   */
  unit<Result>(work: () => Result): Result
  /**
   * Runs a part of a unit. An error undoes the changes of this part alone, unless it is a KeepingFailure; the unit may
   * continue.
   */
  savepoint<Result>(work: () => Result): Result
  /**
   * Puts items. Those of a collection that nobody has asked for yet are decoded when somebody does; with a journal all are
   * decoded at once, because the unit writes them.
   */
  fill(data: EncodedData): void
  /** Returns all items as they are now. They are frozen: a later change does not alter them. */
  contents(): Data
  /** Replaces all items. Items that are not frozen are copied. */
  load(data: Data): void
}

/** Gives what a map holds under a name, and makes it when it is first asked for. */
const getOrMake = <Value>(made: Map<string, Value>, name: string, make: () => Value): Value => {
  const found = made.get(name) ?? make()
  made.set(name, found)
  return found
}

class MemoryCollection<T extends Stored> implements Collection<T, string> {
  private entries = new Map<string, Entry<T>>()
  private nextPosition = 0
  /** Whether `entries` is in the order of positions; an undone deletion puts an old entry behind newer ones. */
  private inOrder = true
  private list: readonly T[] | undefined
  private definitions: Readonly<Record<string, IndexKeys<T>>> = {}
  private orderKeys: Readonly<Record<string, OrderKey<T>>> = {}
  /** An index is made when it is first asked, and updated by each change from then on. */
  private readonly indexes = new Map<string, CollectionIndex<T>>()
  private readonly wordIndexes = new Map<string, CollectionIndex<T>>()
  /** An order is made when it is first asked, too. */
  private readonly orders = new Map<string, CollectionOrder<T>>()
  private readonly record: (id: string, before: Entry<T> | undefined) => void

  constructor(record: (id: string, before: Entry<T> | undefined) => void) {
    this.record = record
  }

  get size(): number {
    return this.entries.size
  }

  /** Takes over the indexes and orders of a definition, so that they can be asked. */
  as({ indexes, orders }: CollectionDefinition<T, string>): this {
    if (indexes) this.definitions = indexes
    if (orders) this.orderKeys = orders
    return this
  }

  get(id: string): T | undefined {
    return this.entries.get(id)?.item
  }

  all(): readonly T[] {
    return (this.list ??= Object.freeze(Array.from(this.ordered().values(), ({ item }) => item)))
  }

  by(name: string, key: string): T[] {
    return this.index(name).find(key)
  }

  order(name: string): CollectionOrder<T> | undefined {
    const keyOf = this.orderKeys[name]
    if (!keyOf) return undefined
    return getOrMake(this.orders, name, () => new CollectionOrder(keyOf, this.ordered().values()))
  }

  words(path: string, wordsOf: (item: T) => readonly string[]): WordIndex<T> {
    return getOrMake(this.wordIndexes, path, () => this.indexed(wordsOf))
  }

  find(test: (item: T) => boolean): T | undefined {
    for (const item of this) if (test(item)) return item
    return undefined
  }

  filter(test: (item: T) => boolean): T[] {
    return this.all().filter(test)
  }

  put(item: T): T {
    const before = this.entries.get(item.id)
    this.record(item.id, before)
    const kept = freeze(item)
    this.replace(item.id, { position: before?.position ?? this.nextPosition, item: kept })
    return kept
  }

  delete(id: string): boolean {
    const before = this.entries.get(id)
    if (!before) return false
    this.record(id, before)
    this.replace(id, undefined)
    return true
  }

  /** Sets the entry of an id without a record of it: to undo a change, and to load the items of a journal. */
  replace(id: string, entry: Entry<T> | undefined): void {
    const before = this.entries.get(id)
    if (entry) {
      if (!before && entry.position < this.nextPosition) this.inOrder = false
      this.entries.set(id, entry)
      this.nextPosition = Math.max(this.nextPosition, entry.position + 1)
    } else this.entries.delete(id)
    this.list = undefined
    for (const index of [...this.indexes.values(), ...this.wordIndexes.values(), ...this.orders.values()]) {
      if (before) index.remove(before)
      if (entry) index.add(entry)
    }
  }

  /** Adds the items of a journal. */
  load(items: readonly T[]): void {
    for (const item of items) this.replace(item.id, { position: this.nextPosition, item: freeze(item) })
  }

  *[Symbol.iterator](): Generator<T, void, undefined> {
    for (const { item } of this.ordered().values()) yield item
  }

  private ordered(): ReadonlyMap<string, Entry<T>> {
    if (!this.inOrder) {
      this.entries = new Map([...this.entries].sort(([, left], [, right]) => left.position - right.position))
      this.inOrder = true
    }
    return this.entries
  }

  private index(name: string): CollectionIndex<T> {
    return getOrMake(this.indexes, name, () => {
      const keysOf = this.definitions[name]
      if (!keysOf) throw new Error(`The collection declares no index "${name}"`)
      return this.indexed(keysOf)
    })
  }

  private indexed(keysOf: IndexKeys<T>): CollectionIndex<T> {
    const made = new CollectionIndex(keysOf)
    for (const entry of this.ordered().values()) made.add(entry)
    return made
  }
}

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

/** A step of a unit that can be taken back: the change of an item, or with `filled` the items that wait to be decoded. */
interface Undo {
  readonly collection: string
  readonly id: string
  readonly before: Entry<Stored> | undefined
  readonly filled?: true
}

/**
 * State in memory. With a journal every unit is on disk before it is over. `data` are the items that the journal already
 * holds. `onUnit` must not throw, because the unit is kept already.
 */
export const createState = (journal?: Journal, data: EncodedData = {}, onUnit?: UnitListener): State => {
  const collections = new Map<string, MemoryCollection<Stored>>()
  /** The collections that nobody has asked for yet. */
  const encoded = new Map(Object.entries(data))
  let undo: Undo[] | undefined

  const open = (name: string): MemoryCollection<Stored> => {
    const known = collections.get(name)
    if (known) return known
    const made = new MemoryCollection<Stored>((id, before) => {
      if (!undo) throw new Error(`A change of "${name}" outside of a unit`)
      undo.push({ collection: name, id, before })
    })
    collections.set(name, made)
    const items = decode(name)
    // A unit that fails takes back what it has filled, also when it has looked at it.
    if (undo?.some(({ collection: own, filled }) => filled && own === name))
      for (const item of items) made.put(item)
    else made.load(items)
    return made
  }

  const decode = (name: string): readonly Stored[] => {
    const items = encoded.get(name)?.() ?? []
    encoded.delete(name)
    return items
  }

  const revert = (steps: readonly Undo[]): void => {
    for (const { collection: name, id, before, filled } of [...steps].reverse())
      if (filled) encoded.delete(name)
      else open(name).replace(id, before)
  }

  /** The first step of each item: it knows how the item was before the unit. */
  const firstSteps = (steps: readonly Undo[]): Undo[] => {
    const first = new Map<string, Undo>()
    for (const step of steps) {
      const key = `${step.collection}\n${step.id}`
      if (!first.has(key)) first.set(key, step)
    }
    return [...first.values()]
  }

  const changesOf = (steps: readonly Undo[]): Change[] =>
    firstSteps(steps).map(({ collection: name, id }) => {
      const data = open(name).get(id)
      return { collection: name, id, ...(data && { data }) }
    })

  const touchedBy = (steps: readonly Undo[]): Touched[] =>
    firstSteps(steps).flatMap(({ collection: name, id, before, filled }) =>
      filled ? [] : [{ collection: name, id, before: before?.item, after: open(name).get(id) }],
    )

  const openAll = (): void => {
    for (const name of [...encoded.keys()]) open(name)
  }

  return {
    in: <T extends Stored, Index extends string = never>(definition: CollectionDefinition<T, Index>) =>
      (open(definition.name) as unknown as MemoryCollection<T>).as(definition) as Collection<T, Index>,
    unit(work) {
      if (undo) return work()
      const steps: Undo[] = (undo = [])
      const keep = (): void => {
        if (!steps.length) return
        journal?.write(changesOf(steps))
        onUnit?.(() => touchedBy(steps))
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
    savepoint(work) {
      const steps = undo
      if (!steps) throw new Error('A savepoint outside of a unit')
      const start = steps.length
      try {
        return work()
      } catch (error) {
        if (!(error instanceof KeepingFailure)) revert(steps.splice(start))
        throw error
      }
    },
    fill(more) {
      const steps = undo
      if (!steps) throw new Error('Items are put outside of a unit')
      for (const [name, items] of Object.entries(more))
        if (journal || collections.has(name) || encoded.has(name))
          for (const item of items()) open(name).put(item)
        else {
          steps.push({ collection: name, id: '', before: undefined, filled: true })
          encoded.set(name, items)
        }
    },
    contents() {
      openAll()
      return Object.fromEntries([...collections].map(([name, own]) => [name, own.all()]))
    },
    load(replacement) {
      openAll()
      this.unit(() => {
        for (const own of collections.values()) for (const { id } of own.all()) own.delete(id)
        for (const [name, items] of Object.entries(replacement))
          for (const item of items) open(name).put(Object.isFrozen(item) ? item : structuredClone(item))
      })
    },
  }
}
