import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { start } from '../process-tree.mjs'

const program = fileURLToPath(new URL('emulator-process.mjs', import.meta.url))

/** The first message of the process; its end when it says nothing. */
async function firstMessage(child) {
  const silence = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', silence).then(([message]) => message),
      once(child, 'exit', silence).then(([code, signal]) => ({
        problem: `The platform ended before it was ready (${signal ?? `exit code ${code}`})`,
      })),
    ])
  } finally {
    silence.abort()
  }
}

/** Whose answers come from this address. */
async function instanceAt(url) {
  const response = await fetch(`${url}/_emulator/status`, { signal: AbortSignal.timeout(10_000) })
  return (await response.json()).instanceId
}

/**
 * Starts the platform on the first free one of the ports.
 *
 * @throws Error when it does not start, or when something else answers at its address
 */
export async function startEmulator({ ports, data, seed, strictAnswers = false }) {
  const { child, stop } = start(
    process.execPath,
    [program, JSON.stringify({ ports, data, seed, strictAnswers })],
    {
      shell: false,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const ended = once(child, 'exit')
  try {
    const { problem, ...emulator } = await firstMessage(child)
    if (problem) throw new Error(problem)
    if ((await instanceAt(emulator.url)) !== emulator.instanceId)
      throw new Error(`Something else answers at ${emulator.url}; choose another port with --port`)
    return {
      ...emulator,
      /** Settles when the process has ended, for whatever reason. */
      ended,
      async stop(signal) {
        if (child.exitCode === null && child.signalCode === null) await stop(signal)
      },
      /** Ends it without notice, as a power cut would. */
      async kill() {
        child.kill('SIGKILL')
        await ended
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
