import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { UsageError } from './command.ts'

const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount such as 12.50, with a dot and no currency sign')
  .transform(Number)

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), z.optional(schema))

/** One product of the file. A column that is left empty, or is missing, leaves its field as it is in the store. */
const rowSchema = z.object({
  sku: z
    .string()
    .min(1, 'must name the product, for example MAT-1')
    .max(40, 'must have at most 40 characters'),
  name: z.string().min(1, 'must not be empty').max(80, 'must have at most 80 characters'),
  price: amount,
  cost: optional(amount),
  weight: optional(
    z
      .string()
      .regex(/^\d+(\.\d+)?$/, 'must be a weight such as 0.4')
      .transform(Number),
  ),
  description: optional(z.string().max(8000, 'must have at most 8,000 characters')),
  brand: optional(z.string().max(50, 'must have at most 50 characters')),
  ribbon: optional(z.string().max(30, 'must have at most 30 characters')),
  visible: optional(z.enum(['yes', 'no'], 'must be yes or no').transform((text) => text === 'yes')),
  /** Names of collections with a semicolon between them. */
  collections: optional(z.string().transform((text) => text.split(';').map((name) => name.trim()))),
  stock: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number of pieces such as 12')
      .transform(Number),
  ),
})

export type CatalogueRow = z.infer<typeof rowSchema>

/** A line of the file as it was read: by column. */
export type CatalogueLine = Readonly<Record<string, string>>

export interface ReadRow {
  /** Number of the line in the file; the header is line 1. */
  readonly line: number
  readonly columns: CatalogueLine
  /** The meaning of the columns, or the reason why they cannot be imported. */
  readonly read: { readonly row: CatalogueRow } | { readonly reason: string }
}

const columns = Object.keys(rowSchema.shape)
const required = ['sku', 'name', 'price']

const checkHeader = (header: readonly string[]): string[] => {
  const missing = required.filter((column) => !header.includes(column))
  if (missing.length)
    throw new UsageError(
      `The first line must name the columns ${required.join(', ')}: ${missing.join(', ')} missing`,
    )
  const unknown = header.filter((column) => !columns.includes(column) && column !== 'reason')
  if (unknown.length)
    throw new UsageError(`Unknown column ${unknown.join(', ')}. The columns are ${columns.join(', ')}`)
  return [...header]
}

/**
 * Reads a catalogue from CSV text. A line that cannot be imported comes with its reason, so that one mistake does not hold up
 * the other lines.
 *
 * @throws UsageError when the file has no fitting header, or is not CSV.
 */
export const readCatalogue = (csv: string): ReadRow[] => {
  let records: { record: CatalogueLine; info: { lines: number } }[]
  try {
    records = parse(csv, {
      bom: true,
      columns: (header: string[]) => checkHeader(header.map((name) => name.trim().toLowerCase())),
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as never
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`The file is not CSV: ${(error as Error).message}`, { cause: error })
  }
  const lineOfSku = new Map<string, number>()
  return records.map(({ record, info: { lines: line } }) => {
    const parsed = rowSchema.safeParse(record)
    if (!parsed.success) {
      const reason = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
      return { line, columns: record, read: { reason } }
    }
    const { sku } = parsed.data
    const first = lineOfSku.get(sku)
    if (first !== undefined)
      return { line, columns: record, read: { reason: `sku ${sku} stands on line ${first} already` } }
    lineOfSku.set(sku, line)
    return { line, columns: record, read: { row: parsed.data } }
  })
}
