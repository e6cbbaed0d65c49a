import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { start } from '../process-tree.mjs'

const host = fileURLToPath(new URL('test-host.mjs', import.meta.url))

/** @typedef {{ file: string, name: string, state: 'passed' | 'failed' | 'skipped' | 'pending' }} TestResult */

/**
 * Runs test files of a copy of the sources. A run that takes longer than the limit, because a changed source never ends,
 * is killed with all of its processes.
 *
 * @param {string} folder
 */
export const createTestRunner = (folder) => {
  let running
  let changed = []

  const open = async () => {
    const { child, stop } = start(process.execPath, [host], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'test' },
    })
    running = { child, stop: () => stop('SIGKILL', 2000) }
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The tests could not be started (exit code ${code})`)
      }),
    ])
  }

  const close = async () => {
    const ended = running
    running = undefined
    await ended?.stop()
  }

  return {
    /** Says that a file was written: the next run reads it anew. */
    invalidate(path) {
      changed.push(path)
    },
    /**
     * Gives the result of each test, or `undefined` when the run took too long. Paths are relative to the folder.
     *
     * @param {{ files: readonly string[], name?: string, bail?: number, limit: number }} request
     *   `limit` in milliseconds; `name` is a regular expression.
     * @returns {Promise<TestResult[] | undefined>}
     */
    async run({ files, name, bail = 0, limit }) {
      if (!running) await open()
      const { child } = running
      const absolute = (paths) => paths.map((path) => join(folder, path))
      child.send({ files: absolute(files), changed: absolute(changed), name, bail })
      changed = []
      const over = new AbortController()
      const { signal } = over
      const answer = await Promise.race([
        once(child, 'message', { signal }).then(([message]) => message),
        once(child, 'exit', { signal }).then(([code]) => ({ error: `The tests ended with code ${code}` })),
        wait(limit, undefined, { signal }),
      ])
      over.abort()
      if (!answer || answer.error) await close()
      if (answer?.error) throw new Error(answer.error)
      return answer?.results.map((result) => ({ ...result, file: result.file.slice(folder.length + 1) }))
    },
    close,
  }
}
