import { parseArgs } from 'node:util'
import { formatMoney } from '@frontdesk/core'
import { stringify } from 'csv-stringify/sync'
import { type CommandContext, UsageError } from './command.ts'
import { ownerFromEnvironment } from './owner.ts'
import { createProgressBar } from './progress-bar.ts'
import { readSales, type SalesReport } from './sales-report.ts'

const help = `Reports the sales of a period.

  pnpm run report --from 2026-05-01 --to 2026-05-31 [--zone Europe/Lisbon] [--format table|csv|json]

Both days count. --zone is the time zone of the days; UTC unless given. csv has a line for each product, the other formats have
all figures.

FRONTDESK_URL is the address of the platform and FRONTDESK_API_KEY an API key of the business.`

const day = 86_400_000

/** The moment at which a day begins in a time zone. */
const startOf = (date: string, timeZone: string): Date => {
  const guess = Date.parse(`${date}T00:00:00Z`)
  const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  const offsetAt = (moment: number): number =>
    Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`) - moment
  // Twice, because the offset may change between the guess and the day.
  const near = guess - offsetAt(guess)
  return new Date(guess - offsetAt(near))
}

const readDay = (option: string, text: string | undefined): string => {
  if (text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new UsageError(`--${option} must be a day such as 2026-05-31`)
}

const readZone = (timeZone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    throw new UsageError(`--zone must be an IANA time zone such as Europe/Lisbon, not ${timeZone}`)
  }
}

const table = (report: SalesReport): string => {
  const lines: string[] = [`Orders         ${report.orders}`]
  const amounts = [
    ['Revenue', report.revenue],
    ['Tax', report.tax],
    ['Average order', report.averageOrder],
  ] as const
  for (const [title, own] of amounts)
    for (const [currency, amount] of Object.entries(own))
      lines.push(`${title.padEnd(15)}${formatMoney(amount, currency, { locale: 'en' })}`)
  const counts = [
    ['By payment', report.paymentStatuses],
    ['By channel', report.channels],
    ['By day', report.days],
    ['By product', Object.fromEntries(report.products.map(({ name, quantity }) => [name, quantity]))],
  ] as const
  for (const [title, own] of counts) {
    const width = Math.max(0, ...Object.keys(own).map(({ length }) => length)) + 2
    if (width > 2) lines.push('', title)
    for (const [name, count] of Object.entries(own)) lines.push(`  ${name.padEnd(width)}${count}`)
  }
  return lines.join('\n')
}

const formats: Readonly<Record<string, (report: SalesReport) => string>> = {
  table,
  json: (report) => JSON.stringify(report, null, 2),
  csv: ({ products }) => stringify([...products], { header: true, columns: ['name', 'quantity'] }).trimEnd(),
}

/** Runs the command; gives the exit code. */
export const runReport = async ({ args, environment, out, err, signal }: CommandContext): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      zone: { type: 'string', default: 'UTC' },
      format: { type: 'string', default: 'table' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    out.write(`${help}\n`)
    return 0
  }
  const [first, last] = [readDay('from', values.from), readDay('to', values.to)]
  if (last < first) throw new UsageError('--to must not be before --from')
  const timeZone = readZone(values.zone)
  const format = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined
  if (!format) throw new UsageError(`--format must be one of ${Object.keys(formats).join(', ')}`)
  const dayAfter = new Date(Date.parse(`${last}T00:00:00Z`) + day).toISOString().slice(0, 10)
  const period = { from: startOf(first, timeZone), to: startOf(dayAfter, timeZone), timeZone }
  const report = await readSales(ownerFromEnvironment(environment), period, {
    onProgress: createProgressBar(err),
    signal,
  })
  out.write(`${format(report)}\n`)
  return 0
}
