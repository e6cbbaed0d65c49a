import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { EmulatorError } from './emulator-error.ts'

/** The database of a data folder. */
export const databaseFile = 'frontdesk.db'

/** The file that says how many units the database has kept. */
export const unitFile = 'frontdesk.units'

/**
 * Creates a folder and those above it. Step by step: the recursive form of Node never returns where the system has no
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

/** Runs a step; its failure is told as what cannot be done with the folder. @throws EmulatorError `DATA_UNREADABLE` */
const attempt = <Result>(cannot: string, path: string, step: () => Result): Result => {
  try {
    return step()
  } catch (cause) {
    throw new EmulatorError(
      'DATA_UNREADABLE',
      `Cannot ${cannot} the data folder ${path}: ${(cause as Error).message}`,
      cause,
    )
  }
}

/**
 * Returns the path of a data folder. The folder is made when there is none yet, and refused when it holds anything
 * else.
 *
 * @throws EmulatorError `DATA_UNREADABLE`
 */
export const openDataFolder = (folder: string): string => {
  const path = resolve(folder)
  attempt('make', path, () => makeFolder(path))
  const names = attempt('read', path, () => {
    if (!statSync(path).isDirectory()) throw new Error('it is not a folder')
    return readdirSync(path)
  })
  if (names.length && !names.includes(databaseFile) && !names.includes(unitFile))
    throw new EmulatorError(
      'DATA_UNREADABLE',
      `The folder ${path} holds something else than emulator data. Name an empty folder, or one of the emulator`,
    )
  attempt('write to', path, () => accessSync(path, constants.W_OK))
  return path
}

/** The refusal of a folder whose data cannot be read as it was written. */
export const unreadable = (path: string, reason: string, cause?: unknown): EmulatorError =>
  new EmulatorError(
    'DATA_UNREADABLE',
    `Cannot read the data in ${path}: ${reason}. Put back a copy of the folder that you trust, or delete the folder to begin again from the seed`,
    cause,
  )
