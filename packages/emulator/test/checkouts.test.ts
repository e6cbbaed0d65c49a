import { apiKey, oauth } from '@frontdesk/auth'
import { type Client, createClient, isApplicationError, isNetworkError, local } from '@frontdesk/core'
import { createCart, placeOrder } from '@frontdesk/ecom'
import { getInventoryVariants, queryProducts, storesAppId, updateInventoryVariants } from '@frontdesk/stores'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultApiKey, defaultClientId } from '../src/auth/index.ts'
import { createEmulator } from '../src/index.ts'
import { bundle } from './support/bundle.ts'
import { type EmulatorProcess, startProcess } from './support/emulator-process.ts'

const clock = '2026-05-08T09:00:00Z'
const [checkouts, pieces] = [200, 50]

let folder = ''
let program = ''
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-'))
  program = await bundle('src/cli.ts', 'checkout-emulator')
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  await rm(program, { force: true })
})

const businessAt = (url: string) =>
  createClient({ platform: local(url), auth: apiKey({ apiKey: defaultApiKey }) })
const customerAt = (url: string): Client =>
  createClient({ platform: local(url), auth: oauth({ clientId: defaultClientId }), attempts: 1 })

/** Puts fifty pieces in stock, and one of them into each of two hundred carts. */
const fillCarts = async (url: string, customer: Client): Promise<string[]> => {
  const business = businessAt(url)
  const { items } = await queryProducts(business, { filter: { slug: 'cork-block' } })
  const [product] = items
  const { variants = [] } = await getInventoryVariants(business, { inventoryId: product!.inventoryItemId! })
  await updateInventoryVariants(business, {
    inventoryItem: {
      productId: product!.id,
      trackQuantity: true,
      variants: variants.map(({ variantId }) => ({ variantId: variantId!, quantity: pieces })),
    },
  })
  const carts: string[] = []
  for (let number = 0; number < checkouts; number += 1) {
    const { id } = await createCart(customer, {
      cart: {
        customerInfo: { firstName: 'Ana', lastName: 'Reis', email: `ana-${number}@example.com` },
      },
      catalogItems: [{ catalogReference: { appId: storesAppId, catalogItemId: product!.id }, quantity: 1 }],
      deliveryMethod: { code: 'pickup' },
    })
    carts.push(id)
  }
  return carts
}

type Outcome = 'ordered' | 'out of stock' | 'lost'

/** Orders all carts at once. `answered` is called after each order. */
const orderAll = (
  customer: Client,
  carts: readonly string[],
  answered: () => void = () => undefined,
): Promise<Outcome[]> =>
  Promise.all(
    carts.map(async (cartId): Promise<Outcome> => {
      try {
        await placeOrder(customer, { cartId })
        answered()
        return 'ordered'
      } catch (error) {
        if (isApplicationError(error, 'LINE_ITEMS_OUT_OF_STOCK')) return 'out of stock'
        // The order was placed before the process was killed, and its answer was lost.
        if (isApplicationError(error, 'CART_ALREADY_ORDERED')) return 'ordered'
        if (isNetworkError(error)) return 'lost'
        throw error
      }
    }),
  )

const numberOf = (outcomes: readonly Outcome[], outcome: Outcome): number =>
  outcomes.filter((own) => own === outcome).length

interface Kept {
  readonly orders: number
  readonly carts: number
  readonly stock: readonly unknown[]
}

/** The orders of these carts, the carts that name their order, and what is left in stock. */
const keptIn = (snapshot: Readonly<Record<string, unknown>>, carts: readonly string[]): Kept => {
  const all = (name: string) => (snapshot[name] ?? []) as Record<string, unknown>[]
  const orders = all('ecom.orders').filter(({ checkoutId }) => carts.includes(String(checkoutId)))
  const ordered = all('ecom.carts').filter(
    ({ id, orderId }) => carts.includes(String(id)) && orders.some((order) => order['id'] === orderId),
  )
  const block = all('stores.products').find(({ slug }) => slug === 'cork-block') as {
    stock?: { quantity?: number }
  }
  return { orders: orders.length, carts: ordered.length, stock: [block.stock?.quantity] }
}

const start = (port: string): Promise<EmulatorProcess> =>
  startProcess(running, program, '--port', port, '--data', join(folder, 'killed'), '--clock', clock)

describe('200 checkouts at once for 50 pieces', () => {
  it.each(['in memory', 'in a folder'])(
    'become 50 orders, %s',
    async (place) => {
      const data = place === 'in memory' ? {} : { data: join(folder, 'kept') }
      const emulator = await createEmulator({ port: 0, clock, ...data })
      try {
        const customer = customerAt(emulator.url)
        const carts = await fillCarts(emulator.url, customer)
        const outcomes = await orderAll(customer, carts)
        expect(numberOf(outcomes, 'ordered')).toBe(pieces)
        expect(numberOf(outcomes, 'out of stock')).toBe(checkouts - pieces)
        expect(keptIn(emulator.snapshot(), carts)).toEqual({ orders: pieces, carts: pieces, stock: [0] })
      } finally {
        await emulator.close()
      }
    },
    120_000,
  )

  it('become 50 orders although the process is killed in the middle', async () => {
    const first = await start('0')
    const customer = customerAt(first.url)
    const carts = await fillCarts(first.url, customer)
    let answers = 0
    const before = await orderAll(customer, carts, () => {
      if ((answers += 1) === 20) first.child.kill('SIGKILL')
    })
    if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit')
    expect(numberOf(before, 'ordered')).toBeGreaterThanOrEqual(20)
    const lost = carts.filter((_, index) => before[index] === 'lost')
    expect(lost.length).toBeGreaterThan(0)

    const second = await start(new URL(first.url).port)
    const after = await orderAll(customer, lost)
    expect(after).not.toContain('lost')
    expect(numberOf(before, 'ordered') + numberOf(after, 'ordered')).toBe(pieces)
    second.child.kill('SIGTERM')
    await once(second.child, 'exit')
    const emulator = await createEmulator({ port: 0, clock, data: join(folder, 'killed') })
    try {
      expect(keptIn(emulator.snapshot(), carts)).toEqual({ orders: pieces, carts: pieces, stock: [0] })
    } finally {
      await emulator.close()
    }
  }, 120_000)
})
