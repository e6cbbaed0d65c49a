import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { unitFile } from './data-folder.ts'

/** How many units a data folder has kept, in a file of its own beside the database. */
export interface UnitMark {
  /** Undefined when the folder has no such file yet. */
  readonly units: number | undefined
  /** Writes the number. A crash of the process keeps it; a power cut may bring back an older one, never a newer one. */
  write(units: number): void
  close(): void
}

/** Always of the same length, so that it is overwritten in place. */
const lineOf = (units: number): string => {
  const digits = String(units).padStart(16, '0')
  return `${digits} ${crc32(digits).toString(16).padStart(8, '0')}\n`
}

const readUnits = (text: string): number => {
  const units = Number(text.slice(0, 16))
  if (text !== lineOf(units)) throw new Error(`the file ${unitFile} is damaged`)
  return units
}

/**
 * Opens the mark of a folder. The database alone cannot say whether its log has lost its end: a log that breaks off looks
 * like a write that was never finished. The mark is written after each unit, so a database with fewer units has lost some.
 *
 * @throws Error when the file is damaged.
 */
export const openUnitMark = (path: string): UnitMark => {
  const file = join(path, unitFile)
  const units = existsSync(file) ? readUnits(readFileSync(file, 'latin1')) : undefined
  let descriptor: number | undefined
  return {
    units,
    write(kept) {
      const isNew = descriptor === undefined && units === undefined
      descriptor ??= openSync(file, isNew ? 'w' : 'r+')
      writeSync(descriptor, lineOf(kept), 0)
      if (isNew) fsyncSync(descriptor)
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor)
      descriptor = undefined
    },
  }
}
