import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type Libsql from 'libsql'
import { databaseFile, openDataFolder, unitFile, unreadable } from './data-folder.ts'
import { EmulatorError } from './emulator-error.ts'
import { type Place, RecordPlaces } from './record-places.ts'
import type { Change, EncodedData, Journal } from './state.ts'
import { type StoredJson, storedJson } from './stored-json.ts'
import { openUnitMark, type UnitMark } from './unit-mark.ts'

/** A journal on disk. */
export interface OpenJournal extends Journal {
  /**
   * Gives what the journal holds, with links that lead to this address of the emulator. All records are checked, and each
   * collection is decoded when it is first asked for. It is called once, and before anything is written.
   *
   * @throws EmulatorError `DATA_UNREADABLE` when a record or a unit is damaged or missing.
   */
  read(origin: string): EncodedData
  /** Moves everything from the log of the database into its file. */
  checkpoint(): void
  close(): void
}

type Database = InstanceType<typeof Libsql>

/** Marks the database as ours: "FDSK". */
const applicationId = 0x4644534b

/** Version of the tables below. */
const version = 2

/**
 * `record`: the name of the collection, a space, the item as JSON. `seal` has one row: the number of units, and the digest of all records.
 */
const tables = `
  CREATE TABLE record (position INTEGER PRIMARY KEY, data BLOB NOT NULL, digest INTEGER NOT NULL);
  CREATE TABLE seal (units INTEGER NOT NULL, digest INTEGER NOT NULL);
  INSERT INTO seal VALUES (0, 0);
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${version};
`

/** Closes the file. The driver lets go of the lock only with the last statement, so it is given up by hand. */
const release = (database: Database): void => {
  try {
    if (database.inTransaction) database.exec('ROLLBACK')
    database.pragma('journal_mode = DELETE')
    database.pragma('locking_mode = NORMAL')
    database.prepare('SELECT count(*) FROM sqlite_master').get()
  } finally {
    database.close()
  }
}

/** The contents of the database, but for the items themselves. */
interface Contents {
  readonly places: RecordPlaces
  /** The highest position. */
  last: number
  units: number
  /** The digest of all records, in any order. */
  digest: number
}

/** The position belongs to the record: another record in its place is as bad as a damaged one. */
const digestOf = (bytes: Buffer, position: number): number => crc32(bytes, position >>> 0)

/** The digest of a set of records when one is added or taken away. */
const toggle = (all: number, one: number): number => (all ^ one) >>> 0

/** Casts keep damaged text from the driver, which would end the process. */
const readRecords = `
  SELECT position, CAST(digest AS INTEGER) AS digest, CAST(data AS BLOB) AS data FROM record ORDER BY position`

interface Row extends Place {
  readonly data: ArrayBuffer
}

const space = ' '.charCodeAt(0)

/** Reads everything and checks all digests. @throws Error */
const readAll = (database: Database, json: StoredJson, answered: number): Contents => {
  const seal = database
    .prepare('SELECT CAST(units AS INTEGER) AS units, CAST(digest AS INTEGER) AS digest FROM seal')
    .get() as { readonly units: number; readonly digest: number } | undefined
  const units = seal?.units ?? 0
  if (units < answered)
    throw new Error(`of ${answered} changes that were answered, the last ${answered - units} are lost`)
  const contents: Contents = { places: new RecordPlaces(json), last: 0, units, digest: 0 }
  const damaged: number[] = []
  for (const { position, digest, data } of database.prepare(readRecords).iterate() as Iterable<Row>) {
    const bytes = Buffer.from(data)
    if (digestOf(bytes, position) !== digest) damaged.push(position)
    // The rest is read to its end too: a statement that is left unfinished keeps the lock of the file.
    if (damaged.length) continue
    const end = bytes.indexOf(space)
    const collection = bytes.toString('latin1', 0, end)
    contents.places.add(collection, bytes.subarray(end + 1), { position, digest })
    contents.last = position
    contents.digest = toggle(contents.digest, digest)
  }
  if (damaged.length)
    throw new Error(`it holds ${damaged.length} damaged ${damaged.length === 1 ? 'record' : 'records'}`)
  if (contents.digest !== seal?.digest) throw new Error('records are missing')
  return contents
}

/** Creates the step that writes the changes of a unit. It changes the contents once the unit is safe. */
const createWriter = (
  database: Database,
  json: StoredJson,
  contents: Contents,
): ((changes: readonly Change[]) => void) => {
  const insert = database.prepare('INSERT INTO record (data, digest, position) VALUES (?, ?, ?)')
  const update = database.prepare('UPDATE record SET data = ?, digest = ? WHERE position = ?')
  const remove = database.prepare('DELETE FROM record WHERE position = ?')
  const seal = database.prepare('UPDATE seal SET units = ?, digest = ?')
  const { places } = contents
  const writeAll = database.transaction((changes: readonly Change[]) => {
    const moved: (() => void)[] = []
    let { last, digest } = contents
    for (const { collection, id, data } of changes) {
      const own = places.of(collection)
      const known = own.get(id)
      if (known) digest = toggle(digest, known.digest)
      if (data) {
        const position = known?.position ?? ++last
        const bytes = Buffer.from(`${collection} ${json.write(data)}`)
        const place: Place = { position, digest: digestOf(bytes, position) }
        if ((known ? update : insert).run(bytes, place.digest, position).changes !== 1)
          throw new Error(`record ${position} is missing`)
        digest = toggle(digest, place.digest)
        moved.push(() => own.set(id, place))
      } else if (known) {
        remove.run(known.position)
        moved.push(() => own.delete(id))
      }
    }
    const units = contents.units + 1
    seal.run(units, digest)
    return { moved, last, digest, units }
  })
  return (changes) => {
    const { moved, ...rest } = writeAll(changes)
    Object.assign(contents, rest)
    for (const move of moved) move()
  }
}

/** Checks that the database is ours, and makes its tables when it is new. @throws Error */
const prepareTables = (database: Database, mark: UnitMark): void => {
  const found = database
    .prepare(
      'SELECT (SELECT count(*) FROM sqlite_master) AS tables, application_id, user_version FROM pragma_application_id, pragma_user_version',
    )
    .get() as { tables: number; application_id: number; user_version: number }
  if (found.tables) {
    if (found.application_id !== applicationId) throw new Error('it is the database of another program')
    if (found.user_version !== version)
      throw new Error(
        `it was written by another version of the emulator (${found.user_version}, not ${version})`,
      )
    if (mark.units === undefined) throw new Error(`the file ${unitFile} is missing`)
  } else {
    if (mark.units) throw new Error(`all ${mark.units} changes that were answered are lost`)
    // The mark comes first: a database without it is one that lost it.
    mark.write(0)
    database.exec(tables)
  }
}

/**
 * Opens the journal of a folder: an embedded database that is on disk before a write is answered. Only one emulator
 * at a time may have it.
 *
 * @throws EmulatorError `DATA_UNREADABLE` or `DATA_IN_USE`, naming the folder.
 */
export const openJournal = async (folder: string): Promise<OpenJournal> => {
  const path = openDataFolder(folder)
  // Loaded only here: without a data folder nobody needs the database.
  const { default: open } = await import('libsql')
  let database: Database | undefined
  let mark: UnitMark | undefined
  try {
    const own = (database = new open(join(path, databaseFile)))
    // The lock of the file is held until the process ends, however it ends.
    own.pragma('locking_mode = EXCLUSIVE')
    own.pragma('journal_mode = WAL')
    own.pragma('synchronous = FULL')
    own.exec('BEGIN IMMEDIATE')
    const ownMark = (mark = openUnitMark(path))
    prepareTables(own, ownMark)
    own.exec('COMMIT')

    let contents: Contents | undefined
    let write: ((changes: readonly Change[]) => void) | undefined
    return {
      read(origin) {
        try {
          const json = storedJson(origin)
          contents = readAll(own, json, ownMark.units ?? 0)
          write = createWriter(own, json, contents)
          return contents.places.items()
        } catch (cause) {
          throw unreadable(path, (cause as Error).message, cause)
        }
      },
      write(changes) {
        if (!contents || !write) throw new Error('The journal must be read before it is written')
        try {
          write(changes)
        } catch (cause) {
          throw new EmulatorError(
            'DATA_NOT_WRITTEN',
            `Cannot write to the data folder ${path}: ${(cause as Error).message}. Nothing of this change was kept`,
            cause,
          )
        }
        try {
          ownMark.write(contents.units)
        } catch {
          // The unit is safe. With an older mark a damaged log is noticed less surely, and that is all.
        }
      },
      checkpoint: () => void own.pragma('wal_checkpoint(TRUNCATE)'),
      close() {
        ownMark.close()
        release(own)
      },
    }
  } catch (cause) {
    mark?.close()
    try {
      if (database) release(database)
    } catch {
      // The first failure says more.
    }
    const { message, code } = cause as Error & { code?: string }
    if (code?.startsWith('SQLITE_BUSY') || /database is locked/i.test(message))
      throw new EmulatorError(
        'DATA_IN_USE',
        `Another emulator is using the data folder ${path}. Stop it, or name another folder`,
        cause,
      )
    throw unreadable(path, message, cause)
  }
}
