import type { EncodedData, Stored } from './state.ts'
import type { StoredJson } from './stored-json.ts'

/** Where a record is in the database, and the digest of its bytes. */
export interface Place {
  readonly position: number
  readonly digest: number
}

/** The records of a collection as they were read. */
interface ReadRecords {
  /** The JSON of the items, until they are decoded. */
  texts: Buffer[]
  items?: readonly Stored[]
  readonly positions: number[]
  readonly digests: number[]
}

/** Many records are parsed together, which is faster, and not so many that a text grows too long for the engine. */
const recordsAtOnce = 1_000

/** Where the records of the items are. A map is made for a collection when it is first written: most are only read. */
export class RecordPlaces {
  private readonly json: StoredJson
  private readonly read = new Map<string, ReadRecords>()
  private readonly maps = new Map<string, Map<string, Place>>()

  constructor(json: StoredJson) {
    this.json = json
  }

  /** Adds a record that was read: the JSON of an item. */
  add(collection: string, text: Buffer, { position, digest }: Place): void {
    let records = this.read.get(collection)
    if (!records) this.read.set(collection, (records = { texts: [], positions: [], digests: [] }))
    records.texts.push(text)
    records.positions.push(position)
    records.digests.push(digest)
  }

  /** The items that were read, by collection. Each collection is decoded when it is asked for. */
  items(): EncodedData {
    return Object.fromEntries(
      [...this.read].map(([collection, records]) => [collection, () => this.decode(records)]),
    )
  }

  /** The places of a collection, by id. */
  of(collection: string): Map<string, Place> {
    const known = this.maps.get(collection)
    if (known) return known
    const records = this.read.get(collection)
    const made = new Map(
      (records ? this.decode(records) : []).map(({ id }, index): [string, Place] => [
        id,
        { position: records?.positions[index] ?? 0, digest: records?.digests[index] ?? 0 },
      ]),
    )
    this.read.delete(collection)
    this.maps.set(collection, made)
    return made
  }

  private decode(records: ReadRecords): readonly Stored[] {
    if (records.items) return records.items
    const items: Stored[] = []
    for (let start = 0; start < records.texts.length; start += recordsAtOnce) {
      const some = records.texts.slice(start, start + recordsAtOnce)
      items.push(...(this.json.read(`[${some.join(',')}]`) as Stored[]))
    }
    records.texts = []
    records.items = items
    return items
  }
}
