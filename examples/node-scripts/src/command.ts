/** The parts of a process that a command uses. */
export interface CommandContext {
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  readonly out: Output
  readonly err: Output
  /** Aborted when the person interrupts the command. */
  readonly signal: AbortSignal
}

/** A stream of text, such as `process.stdout`. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** The command was called in a way that it does not understand, or with a file that it cannot read. */
export class UsageError extends Error {}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** Runs a command in this process, and ends it in order at an interrupt. */
export const runCommand = async (command: (context: CommandContext) => Promise<number>): Promise<void> => {
  const { argv, env: environment, stdout: out, stderr: err } = process
  const interrupt = new AbortController()
  const onInterrupt = (): void => interrupt.abort()
  process.once('SIGINT', onInterrupt)
  try {
    process.exitCode = await command({ args: argv.slice(2), environment, out, err, signal: interrupt.signal })
  } catch (error) {
    if (isUsageError(error)) err.write(`${error.message}\nRun with --help for the options.\n`)
    else console.error(error)
    process.exitCode = isUsageError(error) ? 2 : 1
  } finally {
    process.off('SIGINT', onInterrupt)
  }
}
