import { apiKey } from '@frontdesk/auth'
import { type Client, createClient, type ElevatedAuth, local } from '@frontdesk/core'
import {
  addPayments,
  createOrder,
  getOrder,
  listTransactionsForSingleOrder,
  type Order,
} from '@frontdesk/ecom'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  addPiece,
  askForPayment,
  giveBack,
  listRefundable,
  planFirstLine,
  writeTotal,
} from '../src/payments.ts'
import { createVisitor } from './hosted-pages.ts'

let emulator: Emulator
let owner: Client<ElevatedAuth>
let kept: Map<string, string>

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, seed: 'empty', clock: '2026-05-04T09:00:00Z' })
  owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  kept = new Map()
  vi.stubGlobal('sessionStorage', { setItem: (key: string, text: string) => kept.set(key, text) })
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await emulator.close()
})

const place = (): Promise<Order> =>
  createOrder(owner, {
    order: {
      status: 'APPROVED',
      channelInfo: { type: 'WEB' },
      currency: 'EUR',
      lineItems: [
        {
          productName: { original: 'Yoga mat' },
          itemType: { preset: 'PHYSICAL' },
          quantity: 2,
          price: { amount: '37.00' },
        },
      ],
      buyerInfo: { email: 'ana@example.com' },
    },
  })

const pay = async (order: Order): Promise<void> => {
  await addPayments(owner, {
    orderId: order.id,
    payments: [
      { amount: { amount: '30.00' }, giftcardPaymentDetails: { obfuscatedCode: '**** 1234' } },
      { amount: { amount: '44.00' }, regularPaymentDetails: { offlinePayment: true } },
    ],
  })
}

it('writes an amount in a language', async () => {
  expect(writeTotal(await place())).toMatch(/^74,00\s€$/)
})

it('gives a line back, and says what can go back', async () => {
  const order = await place()
  await pay(order)
  expect(await listRefundable(owner, order)).toEqual(['30.00 REFUNDABLE ', '44.00 MANUAL OFFLINE'])
  // 37 euros are asked for, and the gift card holds 30.
  expect(await giveBack(owner, order, planFirstLine(order))).toBeUndefined()
  expect((await listTransactionsForSingleOrder(owner, { orderId: order.id })).refunds).toEqual([])

  const [, second] = (await listTransactionsForSingleOrder(owner, { orderId: order.id })).payments!
  expect(second?.regularPaymentDetails?.offlinePayment).toBe(true)
  const plan = planFirstLine(order)
  plan.state = { ...plan.state, request: { ...plan.state.request, byHand: true } }
  const outcome = await giveBack(owner, order, plan)
  expect([outcome?.refunded, outcome?.failed]).toEqual(['37.00', '0.00'])
  expect(JSON.parse(kept.get('refund')!)).toEqual(plan.state)
  const { lineItems, balanceSummary } = await getOrder(owner, { id: order.id })
  expect([lineItems?.[0]?.refundQuantity, balanceSummary?.refunded?.amount]).toEqual([1, '37.00'])
})

it('asks for a payment on a page, and the clock captures it', async () => {
  const order = await place()
  const visitor = createVisitor(emulator)
  await visitor.open(await askForPayment(owner, order, emulator.url))
  await visitor.send({ cardNumber: '4242 4242 4242 4242', cardExpiry: '12/39', cardCvc: '123' })
  const balance = async () => (await getOrder(owner, { id: order.id })).balanceSummary
  expect((await balance())?.authorized?.amount).toBe('15.00')
  emulator.clock.advance(2 * 24 * 60 * 60_000)
  expect((await balance())?.paid?.amount).toBe('15.00')
})

it('changes an order in one call', async () => {
  const changed = await addPiece(owner, await place())
  expect([changed.lineItems?.[0]?.quantity, changed.priceSummary?.total?.amount]).toEqual([3, '111.00'])
})
