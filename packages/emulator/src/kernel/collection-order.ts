import type { Entry } from './collection-index.ts'

/** Returns the number that an order sorts an item by. It may depend on nothing but the item. */
export type OrderKey<T> = (item: T) => number | undefined

/** An entry with the number that sorts it. */
interface Place<T> extends Entry<T> {
  readonly key: number
}

/** A place in the order: by the number, then by the position in the collection. */
type Rank = Pick<Place<unknown>, 'key' | 'position'>

const isBefore = (left: Rank, right: Rank): boolean =>
  left.key < right.key || (left.key === right.key && left.position < right.position)

/** Keeps the items of a collection sorted: items without a number first, equal ones in the order of the collection. */
export class CollectionOrder<T> {
  private readonly keyOf: OrderKey<T>
  private readonly places: Place<T>[]
  private ascending: readonly T[] | undefined
  private descending: readonly T[] | undefined

  constructor(keyOf: OrderKey<T>, entries: Iterable<Entry<T>>) {
    this.keyOf = keyOf
    this.places = Array.from(entries, (entry) => this.placeOf(entry))
    // Equal numbers stay as they are: the entries come in the order of the collection.
    this.places.sort((left, right) => left.key - right.key || 0)
  }

  /** All items. Equal ones stay in the order of the collection, whichever way the others are sorted. */
  sorted(order: 'ASC' | 'DESC'): readonly T[] {
    return order === 'ASC'
      ? (this.ascending ??= this.places.map(({ item }) => item))
      : (this.descending ??= this.turned())
  }

  /** The items whose number is from `from` to `to`, both included, in the order of the collection. */
  between(from: number, to: number): readonly T[] {
    const first = this.firstNotBefore({ key: from, position: -Infinity })
    const last = this.firstNotBefore({ key: to, position: Infinity })
    return this.places
      .slice(first, last)
      .sort((left, right) => left.position - right.position)
      .map(({ item }) => item)
  }

  add(entry: Entry<T>): void {
    const place = this.placeOf(entry)
    this.places.splice(this.firstNotBefore(place), 0, place)
    this.forget()
  }

  remove(entry: Entry<T>): void {
    const index = this.firstNotBefore(this.placeOf(entry))
    if (this.places[index]?.position === entry.position) this.places.splice(index, 1)
    this.forget()
  }

  private placeOf({ item, position }: Entry<T>): Place<T> {
    return { item, position, key: this.keyOf(item) ?? -Infinity }
  }

  private forget(): void {
    this.ascending = undefined
    this.descending = undefined
  }

  private turned(): readonly T[] {
    const items: T[] = []
    let end = this.places.length
    while (end > 0) {
      const key = this.places[end - 1]?.key
      let start = end - 1
      while (start > 0 && this.places[start - 1]?.key === key) start -= 1
      for (let index = start; index < end; index++) {
        const place = this.places[index]
        if (place) items.push(place.item)
      }
      end = start
    }
    return items
  }

  private firstNotBefore(rank: Rank): number {
    let from = 0
    let to = this.places.length
    while (from < to) {
      const middle = (from + to) >> 1
      const other = this.places[middle]
      if (other && isBefore(other, rank)) from = middle + 1
      else to = middle
    }
    return from
  }
}
