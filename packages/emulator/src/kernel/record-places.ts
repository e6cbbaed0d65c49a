import type { Stored } from './state.ts'

/** Where a record is in the database, and the digest of its bytes. */
export interface Place {
  readonly position: number
  readonly digest: number
}

/** The records of a collection as they were read. */
interface ReadRecords {
  readonly items: Stored[]
  readonly positions: number[]
  readonly digests: number[]
}

/** Where the records of the items are. A map is made for a collection when it is first written: most are only read. */
export class RecordPlaces {
  private readonly read = new Map<string, ReadRecords>()
  private readonly maps = new Map<string, Map<string, Place>>()

  /** Adds a record that was read. */
  add(collection: string, item: Stored, { position, digest }: Place): void {
    let records = this.read.get(collection)
    if (!records) this.read.set(collection, (records = { items: [], positions: [], digests: [] }))
    records.items.push(item)
    records.positions.push(position)
    records.digests.push(digest)
  }

  /** The items that were read, by collection. */
  items(): Readonly<Record<string, readonly Stored[]>> {
    return Object.fromEntries([...this.read].map(([collection, { items }]) => [collection, items]))
  }

  /** The places of a collection, by id. */
  of(collection: string): Map<string, Place> {
    const known = this.maps.get(collection)
    if (known) return known
    const { items = [], positions = [], digests = [] } = this.read.get(collection) ?? {}
    const made = new Map(
      items.map(({ id }, index): [string, Place] => [
        id,
        { position: positions[index] ?? 0, digest: digests[index] ?? 0 },
      ]),
    )
    this.read.delete(collection)
    this.maps.set(collection, made)
    return made
  }
}
