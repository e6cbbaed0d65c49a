import { createHash } from 'node:crypto'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageLock } from '@frontdesk/auth'

/** A lock in a folder: whoever makes the file has it, and touches it as long as the work goes on. */
export const fileLock = (folder: string): StorageLock => {
  const pathOf = (key: string): string =>
    join(folder, createHash('sha256').update(key).digest('hex') + '.lock')
  const holderOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')
  return {
    async claim(key, holder, milliseconds) {
      const path = pathOf(key)
      try {
        await writeFile(path, holder, { flag: 'wx' })
        return true
      } catch {
        // Somebody has it.
      }
      if ((await holderOf(path)) === holder) {
        await utimes(path, new Date(), new Date())
        return true
      }
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
      if (Date.now() - mtimeMs < milliseconds || mtimeMs === Infinity) return false
      // Left behind by a process that died. One of those who see it takes it away; the next claim decides.
      await rename(path, `${path}.${holder}`).catch(() => undefined)
      await rm(`${path}.${holder}`, { force: true })
      return false
    },
    async release(key, holder) {
      const path = pathOf(key)
      if ((await holderOf(path)) === holder) await rm(path, { force: true })
    },
  }
}
