/** Returns the keys that an index finds an item by. They may depend on nothing but the item. */
export type IndexKeys<T> = (item: T) => string | readonly string[] | undefined

/** An item with its place in the order of its collection. */
export interface Entry<T> {
  readonly position: number
  readonly item: T
}

const listOf = (keys: string | readonly string[] | undefined): readonly string[] =>
  keys === undefined ? [] : typeof keys === 'string' ? [keys] : [...new Set(keys)]

/** Finds the items of a collection by a key, in the order of the collection. */
export class CollectionIndex<T> {
  private readonly keysOf: IndexKeys<T>
  private readonly entries = new Map<string, Entry<T>[]>()

  constructor(keysOf: IndexKeys<T>) {
    this.keysOf = keysOf
  }

  find(key: string): T[] {
    return this.at(key).map(({ item }) => item)
  }

  /** The entries that a key finds, in the order of the collection. */
  at(key: string): readonly Entry<T>[] {
    return this.entries.get(key) ?? []
  }

  /** Every key that finds an item. */
  keys(): Iterable<string> {
    return this.entries.keys()
  }

  add(entry: Entry<T>): void {
    for (const key of listOf(this.keysOf(entry.item))) {
      const own = this.entries.get(key)
      if (own) own.splice(placeOf(own, entry), 0, entry)
      else this.entries.set(key, [entry])
    }
  }

  remove(entry: Entry<T>): void {
    for (const key of listOf(this.keysOf(entry.item))) {
      const own = this.entries.get(key)
      if (!own) continue
      const place = placeOf(own, entry)
      if (own[place]?.position === entry.position) own.splice(place, 1)
      if (!own.length) this.entries.delete(key)
    }
  }
}

/** The index of an entry in a list, or the one where it belongs. Most entries are the newest and belong at the end. */
const placeOf = <T>(list: readonly Entry<T>[], { position }: Entry<T>): number => {
  let from = 0
  let to = list.length
  if ((list.at(-1)?.position ?? -1) < position) return to
  while (from < to) {
    const middle = (from + to) >> 1
    if ((list[middle]?.position ?? 0) < position) from = middle + 1
    else to = middle
  }
  return from
}
