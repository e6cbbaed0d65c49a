import { type Client, type ElevatedAuth, isFrontdeskError, isValidationError, pages } from '@frontdesk/core'
import {
  addProductsToCollection,
  createCollection,
  createProduct,
  getProduct,
  type NewProduct,
  type Product,
  queryCollections,
  queryProducts,
  updateInventoryVariants,
  updateProduct,
} from '@frontdesk/stores'
import pMap from 'p-map'
import type { CatalogueLine, CatalogueRow, ReadRow } from './catalogue-row.ts'

/** The variant of a product without options. */
const onlyVariant = '00000000-0000-0000-0000-000000000000'
const rowsPerQuery = 100

export type Outcome = 'created' | 'updated' | 'unchanged' | 'failed'

export interface FailedLine {
  readonly line: number
  readonly columns: CatalogueLine
  readonly reason: string
}

export interface ImportResult {
  readonly counts: Readonly<Record<Outcome, number>>
  readonly failed: readonly FailedLine[]
  /** How many lines were not reached, because the import was stopped. */
  readonly left: number
}

export interface ImportOptions {
  /** Lines that are written at the same time; 4 unless given. */
  readonly concurrency?: number
  /** Called after every line. */
  readonly onProgress?: (done: number, total: number) => void
  /** Stops the import after the lines that are being written. */
  readonly signal?: AbortSignal
}

type Owner = Client<ElevatedAuth>

const reasonOf = (error: unknown): string => {
  if (isValidationError(error))
    return error.violations.map(({ field, description }) => `${field} ${description}`).join('; ')
  if (isFrontdeskError(error)) return error.message
  throw error
}

/** The fields of a product that the row names. */
const fieldsOf = ({
  sku,
  name,
  price,
  cost,
  weight,
  description,
  brand,
  ribbon,
  visible,
}: CatalogueRow): NewProduct => ({
  sku,
  name,
  priceData: { price },
  ...(cost !== undefined && { costAndProfitData: { itemCost: cost } }),
  ...(weight !== undefined && { weight }),
  ...(description !== undefined && { description }),
  ...(brand !== undefined && { brand }),
  ...(ribbon !== undefined && { ribbon }),
  ...(visible !== undefined && { visible }),
})

/** The fields whose value differs from the product's. */
const changesOf = (
  product: Product,
  { priceData, costAndProfitData, ...fields }: NewProduct,
): Partial<NewProduct> => ({
  ...Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => product[field as keyof Product] !== value),
  ),
  ...(priceData.price !== product.priceData?.price && { priceData }),
  ...(costAndProfitData &&
    costAndProfitData.itemCost !== product.costAndProfitData?.itemCost && { costAndProfitData }),
})

/** Finds collections by their names, and creates each missing one once. */
const createCollections = async (client: Owner): Promise<(name: string) => Promise<string>> => {
  const ids = new Map<string, Promise<string>>()
  for await (const { id, name } of pages(queryCollections, client, {}))
    if (name) ids.set(name, Promise.resolve(id))
  return (name) => {
    const known = ids.get(name)
    if (known) return known
    const made = createCollection(
      client,
      { collection: { name } },
      { idempotencyKey: crypto.randomUUID() },
    ).then(({ id }) => id)
    ids.set(name, made)
    // The next line with this name tries again.
    made.catch(() => ids.delete(name))
    return made
  }
}

/** Brings the store to what a row says. Sends nothing for what is so already. */
const writeRow = async (
  client: Owner,
  row: CatalogueRow,
  found: Product | undefined,
  collectionId: (name: string) => Promise<string>,
): Promise<Outcome> => {
  const fields = fieldsOf(row)
  let outcome: Outcome = found ? 'unchanged' : 'created'
  // A key lets the client repeat a write whose answer was lost, without a second product.
  let product =
    found ?? (await createProduct(client, { product: fields }, { idempotencyKey: crypto.randomUUID() }))
  if (found) {
    if (row.cost !== undefined)
      product = await getProduct(client, { id: found.id, includeMerchantSpecificData: true })
    const changes = changesOf(product, fields)
    if (Object.keys(changes).length) {
      product = await updateProduct(client, { product: { id: found.id, ...changes } })
      outcome = 'updated'
    }
  }
  const changed = (): void => {
    if (outcome === 'unchanged') outcome = 'updated'
  }
  if (row.stock !== undefined && (!product.stock?.trackInventory || product.stock.quantity !== row.stock)) {
    const variants = [{ variantId: onlyVariant, quantity: row.stock }]
    await updateInventoryVariants(client, {
      inventoryItem: { productId: product.id, trackQuantity: true, variants },
    })
    changed()
  }
  for (const name of row.collections ?? []) {
    const id = await collectionId(name)
    if (product.collectionIds?.includes(id)) continue
    await addProductsToCollection(client, { id, productIds: [product.id] })
    changed()
  }
  return outcome
}

/**
 * Brings the products of the store to what the rows say: creates what is missing by its SKU, changes what differs, and leaves
 * the rest alone. The store itself remembers how far an import came, so one that was stopped is continued by running it again.
 *
 * @throws FrontdeskError when the products of the store cannot be read.
 */
export const importCatalogue = async (
  client: Owner,
  rows: readonly ReadRow[],
  { concurrency = 4, onProgress, signal }: ImportOptions = {},
): Promise<ImportResult> => {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 }
  const failed: FailedLine[] = []
  const collectionId = await createCollections(client)
  let done = 0

  const count = (outcome: Outcome): void => {
    counts[outcome] += 1
    done += 1
    onProgress?.(done, rows.length)
  }
  const fail = ({ line, columns }: ReadRow, reason: string): void => {
    failed.push({ line, columns, reason })
    count('failed')
  }
  const importRow = async (own: ReadRow, bySku: ReadonlyMap<string, Product>): Promise<void> => {
    if (signal?.aborted) return
    const { read } = own
    try {
      if ('reason' in read) fail(own, read.reason)
      else count(await writeRow(client, read.row, bySku.get(read.row.sku), collectionId))
    } catch (error) {
      fail(own, reasonOf(error))
    }
  }

  for (let first = 0; first < rows.length && !signal?.aborted; first += rowsPerQuery) {
    const part = rows.slice(first, first + rowsPerQuery)
    const skus = part.flatMap(({ read }) => ('row' in read ? [read.row.sku] : []))
    const bySku = new Map<string, Product>()
    if (skus.length)
      for await (const product of pages(queryProducts, client, {
        filter: { sku: { $in: skus } },
        paging: { limit: 100 },
      }))
        if (product.sku) bySku.set(product.sku, product)
    await pMap(part, (own) => importRow(own, bySku), { concurrency })
  }
  failed.sort((a, b) => a.line - b.line)
  return { counts, failed, left: rows.length - done }
}
