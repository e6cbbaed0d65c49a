import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import { readCatalogue } from './catalogue-row.ts'
import { type CommandContext, UsageError } from './command.ts'
import { importCatalogue } from './import-catalogue.ts'
import { ownerFromEnvironment } from './owner.ts'
import { createProgressBar } from './progress-bar.ts'

const help = `Imports a catalogue from a CSV file.

  pnpm run import FILE [--concurrency N]

The columns are sku, name, price and, if you like, cost, weight, description, brand, ribbon, visible (yes or no),
collections (names with a semicolon between them) and stock. A product is known by its SKU: it is created when it is
missing, changed where it differs, and left alone otherwise, so that the same file can be imported again at any time.
Lines that fail are written to FILE.failed.csv with their reasons: mend them there and import that file.

FRONTDESK_URL is the address of the platform and FRONTDESK_API_KEY an API key of the business.`

const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** Runs the command; gives the exit code. */
export const runImport = async ({ args, environment, out, err, signal }: CommandContext): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { concurrency: { type: 'string', default: '4' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    out.write(`${help}\n`)
    return 0
  }
  const [file] = positionals
  if (!file || positionals.length > 1) throw new UsageError('Name one CSV file')
  const concurrency = Number(values.concurrency)
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 20)
    throw new UsageError('--concurrency must be a whole number from 1 to 20')
  const rows = readCatalogue(readFile(file))
  const client = ownerFromEnvironment(environment)

  const onInterrupt = (): void =>
    void err.write('\nStopping after the lines that are being written. Run the same command to continue.\n')
  signal.addEventListener('abort', onInterrupt, { once: true })
  const onProgress = createProgressBar(err)
  const { counts, failed, left } = await importCatalogue(client, rows, {
    concurrency,
    onProgress,
    signal,
  })
  signal.removeEventListener('abort', onInterrupt)

  const { created, updated, unchanged } = counts
  out.write(`${created} created, ${updated} updated, ${unchanged} unchanged, ${counts.failed} failed\n`)
  const failedFile = `${file}.failed.csv`
  if (failed.length) {
    for (const { line, reason } of failed.slice(0, 10)) err.write(`  line ${line}: ${reason}\n`)
    if (failed.length > 10) err.write(`  and ${failed.length - 10} more\n`)
    writeFileSync(
      failedFile,
      stringify(
        failed.map(({ columns, reason }) => ({ ...columns, reason })),
        { header: true },
      ),
    )
    err.write(`The failed lines are in ${failedFile}\n`)
  } else if (!left) rmSync(failedFile, { force: true })
  if (left) err.write(`${left} lines are left\n`)
  return left ? 130 : failed.length ? 1 : 0
}
