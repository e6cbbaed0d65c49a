import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type Libsql from 'libsql'
import { EmulatorError } from './emulator-error.ts'
import type { Change, Journal, Stored } from './state.ts'
import { type StoredJson, storedJson } from './stored-json.ts'

/** A journal on disk. */
export interface OpenJournal extends Journal {
  /**
   * Gives what the journal holds, with links that lead to this address of the emulator. It is called once, and before
   * anything is written.
   *
   * @throws EmulatorError `DATA_UNREADABLE`
   */
  read(origin: string): Readonly<Record<string, readonly Stored[]>>
  close(): void
}

type Database = InstanceType<typeof Libsql>

const fileName = 'frontdesk.db'

/** Marks the database as ours: "FDSK". */
const applicationId = 0x4644534b

/** Version of the table below. */
const version = 1

/** Closes the file. The driver lets go of the lock only with the last statement, so it is given up by hand. */
const release = (database: Database): void => {
  database.pragma('journal_mode = DELETE')
  database.pragma('locking_mode = NORMAL')
  database.prepare('SELECT count(*) FROM entity').get()
  database.close()
}

/**
 * Makes a folder and those above it. Step by step: the recursive form of Node never returns where the system has no
 * folders to give, such as in /proc.
 */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another emulator may have been faster; whether it is a folder is looked at next.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** The folder, made when there is none yet; refused when it holds anything else. */
const openFolder = (folder: string): string => {
  const path = resolve(folder)
  try {
    makeFolder(path)
  } catch (cause) {
    throw new EmulatorError(
      'DATA_UNREADABLE',
      `Cannot make the data folder ${path}: ${(cause as Error).message}`,
      cause,
    )
  }
  let names: string[]
  try {
    if (!statSync(path).isDirectory()) throw new Error('it is not a folder')
    names = readdirSync(path)
  } catch (cause) {
    throw new EmulatorError(
      'DATA_UNREADABLE',
      `Cannot read the data folder ${path}: ${(cause as Error).message}`,
      cause,
    )
  }
  if (names.length && !names.includes(fileName))
    throw new EmulatorError(
      'DATA_UNREADABLE',
      `The folder ${path} holds something else than emulator data. Name an empty folder, or one of the emulator`,
    )
  try {
    accessSync(path, constants.W_OK)
  } catch (cause) {
    throw new EmulatorError(
      'DATA_UNREADABLE',
      `Cannot write to the data folder ${path}: ${(cause as Error).message}`,
      cause,
    )
  }
  return path
}

const unreadable = (path: string, cause: unknown): EmulatorError =>
  new EmulatorError('DATA_UNREADABLE', `Cannot read the data in ${path}: ${(cause as Error).message}`, cause)

const readAll = (database: Database, json: StoredJson): Record<string, Stored[]> => {
  const data: Record<string, Stored[]> = {}
  const rows = database.prepare('SELECT collection, data FROM entity ORDER BY rowid').iterate()
  for (const row of rows as Iterable<{ readonly collection: string; readonly data: string }>)
    (data[row.collection] ??= []).push(json.read(row.data) as Stored)
  return data
}

/**
 * Opens the journal of a folder: an embedded database that is on disk before a write is answered. Only one emulator
 * at a time may have it.
 *
 * @throws EmulatorError `DATA_UNREADABLE` or `DATA_IN_USE`, naming the folder.
 */
export const openJournal = async (folder: string): Promise<OpenJournal> => {
  const path = openFolder(folder)
  // Loaded only here: without a data folder nobody needs the database.
  const { default: open } = await import('libsql')
  let database: Database | undefined
  try {
    const own = (database = new open(join(path, fileName)))
    // The lock of the file is held until the process ends, however it ends.
    own.pragma('locking_mode = EXCLUSIVE')
    own.pragma('journal_mode = WAL')
    own.pragma('synchronous = FULL')
    own.exec('BEGIN IMMEDIATE')
    const found = own
      .prepare(
        'SELECT (SELECT count(*) FROM sqlite_master) AS tables, application_id, user_version FROM pragma_application_id, pragma_user_version',
      )
      .get() as { tables: number; application_id: number; user_version: number }
    if (found.tables && found.application_id !== applicationId)
      throw new Error('it is the database of another program')
    if (found.tables && found.user_version !== version)
      throw new Error(
        `it was written by another version of the emulator (${found.user_version}, not ${version})`,
      )
    own.exec(
      'CREATE TABLE IF NOT EXISTS entity (collection TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, UNIQUE (collection, id))',
    )
    own.exec(`PRAGMA application_id = ${applicationId}`)
    own.exec(`PRAGMA user_version = ${version}`)
    own.exec('COMMIT')

    const put = own.prepare(
      'INSERT INTO entity (collection, id, data) VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET data = excluded.data',
    )
    const remove = own.prepare('DELETE FROM entity WHERE collection = ? AND id = ?')
    const writeAll = own.transaction((changes: readonly Change[], json: StoredJson) => {
      for (const { collection, id, data: item } of changes)
        if (item) put.run(collection, id, json.write(item))
        else remove.run(collection, id)
    })
    let json: StoredJson | undefined
    return {
      read(origin) {
        try {
          return readAll(own, (json = storedJson(origin)))
        } catch (cause) {
          throw unreadable(path, cause)
        }
      },
      write(changes) {
        if (!json) throw new Error('The journal must be read before it is written')
        writeAll(changes, json)
      },
      close: () => release(own),
    }
  } catch (cause) {
    database?.close()
    const { message, code } = cause as Error & { code?: string }
    if (code?.startsWith('SQLITE_BUSY') || /database is locked/i.test(message))
      throw new EmulatorError(
        'DATA_IN_USE',
        `Another emulator is using the data folder ${path}. Stop it, or name another folder`,
        cause,
      )
    throw unreadable(path, cause)
  }
}
