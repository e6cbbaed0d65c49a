import { type ChildProcess, spawn } from 'node:child_process'

export interface EmulatorProcess {
  readonly url: string
  readonly child: ChildProcess
}

/** Starts a bundled command line of the emulator in a process that a test can kill; `running` collects the processes. */
export const startProcess = async (
  running: ChildProcess[],
  program: string,
  ...args: readonly string[]
): Promise<EmulatorProcess> => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  let output = ''
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    output += chunk.toString()
    const [, url] = /open at (http\S+)/.exec(output) ?? []
    if (url) return { url, child }
  }
  throw new Error(`It did not start: ${output}`)
}
