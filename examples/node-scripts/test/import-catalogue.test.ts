import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiKey } from '@frontdesk/auth'
import { type Client, createClient, type ElevatedAuth, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { getCollection, getProduct, type Product, queryProducts } from '@frontdesk/stores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCatalogue } from '../src/catalogue-row.ts'
import { importCatalogue } from '../src/import-catalogue.ts'
import { runImport } from '../src/import-command.ts'

let emulator: Emulator
let owner: Client<ElevatedAuth>
beforeEach(async () => {
  emulator = await createEmulator({ port: 0, seed: 'empty', clock: '2026-05-04T09:00:00Z' })
  owner = createClient({
    platform: local(emulator.url),
    auth: apiKey({ apiKey: emulator.apiKey }),
    fetch: (url, init) => emulator.fetch(new Request(url, init)),
  })
})
afterEach(() => emulator.close())

const importText = (csv: string, options = {}): ReturnType<typeof importCatalogue> =>
  importCatalogue(owner, readCatalogue(csv), options)

const bySku = async (sku: string): Promise<Product> =>
  (await queryProducts(owner, { filter: { sku } })).items[0]!

const catalogue = readFileSync(new URL('../data/catalogue.csv', import.meta.url), 'utf8')

/** So many products of one file. */
const many = (count: number): string =>
  ['sku,name,price', ...Array.from({ length: count }, (_, n) => `P-${n},Product ${n},${n + 1}`)].join('\n')

describe('an import', () => {
  it('creates products with their collections and their stock', async () => {
    const result = await importText(catalogue)
    expect(result).toEqual({
      counts: { created: 5, updated: 0, unchanged: 0, failed: 0 },
      failed: [],
      left: 0,
    })
    const { id, collectionIds = [] } = await bySku('BLANKET-GREY')
    const blanket = await getProduct(owner, { id, includeMerchantSpecificData: true })
    expect(blanket).toMatchObject({
      name: 'Grey blanket',
      description: '<p>Wool, 150 by 200 cm.</p>',
      brand: 'North Mill',
      weight: 1.4,
      visible: true,
      priceData: { price: 79 },
      costAndProfitData: { itemCost: 35 },
      stock: { trackInventory: true, quantity: 25, inStock: true },
    })
    const names = await Promise.all(
      collectionIds.map(async (own) => (await getCollection(owner, { id: own })).name),
    )
    expect(names.sort()).toEqual(['All products', 'Home', 'Winter'])
    expect(await bySku('CANDLE-CEDAR')).toMatchObject({
      visible: false,
      stock: { trackInventory: true, quantity: 0, inStock: false },
    })
  })

  it('changes only products that differ', async () => {
    await importText(catalogue)
    const before = emulator.requests.length
    expect((await importText(catalogue)).counts).toEqual({ created: 0, updated: 0, unchanged: 5, failed: 0 })
    expect(
      emulator.requests
        .slice(before)
        .filter(({ method }) => method !== 'GET')
        .map(({ path }) => path),
    ).toEqual(['/stores-reader/v2/collections/query', '/stores-reader/v1/products/query-platformized'])
    const changed = catalogue
      .replace('Oak block,29.90,11', 'Oak block,31.90,11')
      .replace('Mint tea,8.50,3.2', 'Mint tea,8.50,3.4')
      .replace('Practice,40', 'Practice;Winter,39')
    expect((await importText(changed)).counts).toEqual({ created: 0, updated: 3, unchanged: 2, failed: 0 })
    expect(await bySku('BLOCK-OAK')).toMatchObject({ priceData: { price: 31.9 } })
    expect(await bySku('MAT-HARBOUR')).toMatchObject({ stock: { quantity: 39 } })
    const { id } = await bySku('TEA-MINT')
    expect(await getProduct(owner, { id, includeMerchantSpecificData: true })).toMatchObject({
      costAndProfitData: { itemCost: 3.4 },
    })
  })

  it('leaves fields alone whose column is empty', async () => {
    await importText(catalogue)
    await importText('sku,name,price,brand\nMAT-HARBOUR,Harbour mat,66,')
    expect(await bySku('MAT-HARBOUR')).toMatchObject({
      brand: 'Harbour',
      priceData: { price: 66 },
      stock: { quantity: 40 },
    })
  })

  it('imports the other lines when some fail, and gives each reason', async () => {
    const result = await importText(
      [
        'sku,name,price,visible,weight',
        'A,First,12,yes,1',
        'B,,12,yes,1',
        'C,Third,12 €,perhaps,1',
        'A,Twice,5,yes,1',
        `D,Fifth,7,no,9999999999`,
      ].join('\n'),
    )
    expect(result.counts).toEqual({ created: 1, updated: 0, unchanged: 0, failed: 4 })
    expect(result.failed.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'name must not be empty'],
      [
        4,
        'price must be an amount such as 12.50, with a dot and no currency sign; visible must be yes or no',
      ],
      [5, 'sku A stands on line 2 already'],
      [6, expect.stringContaining('product.weight')],
    ])
    expect((await queryProducts(owner, {})).items.map(({ name }) => name)).toEqual(['First'])
  })

  it('continues after it was stopped', async () => {
    const stop = new AbortController()
    const rows = many(250)
    const first = await importText(rows, {
      signal: stop.signal,
      onProgress: (done: number) => {
        if (done === 130) stop.abort()
      },
    })
    expect(first.counts.created).toBeGreaterThanOrEqual(130)
    expect(first.counts.created).toBeLessThan(140)
    expect(first.left).toBe(250 - first.counts.created)
    const second = await importText(rows)
    expect(second.counts).toEqual({
      created: first.left,
      updated: 0,
      unchanged: first.counts.created,
      failed: 0,
    })
    expect((await queryProducts(owner, {})).total).toBe(250)
  })

  it('creates no product twice when answers are lost', async () => {
    emulator.faults.add({ operation: 'stores.products.create', reset: true, after: true, times: 3 })
    expect((await importText(many(10))).counts.created).toBe(10)
    expect(emulator.faults.list()[0]!.struck).toBe(3)
    expect((await queryProducts(owner, {})).total).toBe(10)
  })

  it('creates a collection once that many lines name', async () => {
    const rows = [
      'sku,name,price,collections',
      ...Array.from({ length: 8 }, (_, n) => `S-${n},S ${n},1,Winter`),
    ]
    await importText(rows.join('\n'), { concurrency: 8 })
    const { collectionIds = [] } = await bySku('S-7')
    expect(collectionIds).toHaveLength(2)
    expect(await getCollection(owner, { id: collectionIds.at(-1)! })).toMatchObject({
      name: 'Winter',
      numberOfProducts: 8,
    })
  })
})

describe('the command', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'frontdesk-import-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const run = async (
    args: string[],
    environment: NodeJS.ProcessEnv = { FRONTDESK_URL: emulator.url, FRONTDESK_API_KEY: emulator.apiKey },
  ): Promise<{ code: number; out: string; err: string }> => {
    const written = { out: '', err: '' }
    const code = await runImport({
      args,
      environment,
      out: { write: (text) => (written.out += text) },
      err: { write: (text) => (written.err += text) },
      signal: new AbortController().signal,
    })
    return { code, ...written }
  }

  it('imports the lines of its report once they are mended', async () => {
    const file = join(folder, 'catalogue.csv')
    writeFileSync(file, 'sku,name,price\nA,First,12\nB,Second,free\n')
    expect(await run([file])).toEqual({
      code: 1,
      out: '1 created, 0 updated, 0 unchanged, 1 failed\n',
      err: [
        '1 of 2',
        '2 of 2',
        '  line 3: price must be an amount such as 12.50, with a dot and no currency sign',
        `The failed lines are in ${file}.failed.csv`,
        '',
      ].join('\n'),
    })
    const report = readFileSync(`${file}.failed.csv`, 'utf8')
    expect(report).toBe(
      'sku,name,price,reason\nB,Second,free,"price must be an amount such as 12.50, with a dot and no currency sign"\n',
    )
    writeFileSync(`${file}.failed.csv`, report.replace('free', '0'))
    expect(await run([`${file}.failed.csv`])).toMatchObject({
      code: 0,
      out: '1 created, 0 updated, 0 unchanged, 0 failed\n',
    })
    expect(await bySku('B')).toMatchObject({ name: 'Second', priceData: { price: 0 } })
  })

  it.each([
    [[], 'Name one CSV file'],
    [['missing.csv'], 'missing.csv cannot be read'],
    [['missing.csv', '--concurrency', '0'], '--concurrency must be a whole number from 1 to 20'],
  ])('refuses %j', async (args, message) => {
    await expect(run(args)).rejects.toThrow(message)
  })

  it.each([
    ['name,price\nA,1', 'The first line must name the columns sku, name, price: sku missing'],
    ['sku,name,price,colour\nA,B,1,red', 'Unknown column colour. The columns are sku, name, price, '],
    ['sku,name,price\n"A,B,1', 'The file is not CSV: '],
  ])('refuses a file with %j', async (csv, message) => {
    const file = join(folder, 'catalogue.csv')
    writeFileSync(file, csv)
    await expect(run([file])).rejects.toThrow(message)
    expect((await queryProducts(owner, {})).total).toBe(0)
  })

  it('names the key that it needs', async () => {
    const file = join(folder, 'catalogue.csv')
    writeFileSync(file, 'sku,name,price\nA,First,12\n')
    await expect(run([file], {})).rejects.toThrow('Set FRONTDESK_API_KEY to an API key of the business')
  })
})
