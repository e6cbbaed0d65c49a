import { apiKey } from '@frontdesk/auth'
import {
  AbortError,
  type AnyOperation,
  type AnySpec,
  ApplicationError,
  type CallOptions,
  type Client,
  createClient,
  type ElevatedAuth,
  hosted,
  SystemError,
} from '@frontdesk/core'
import {
  addPayments,
  createOrder,
  getOrder,
  listTransactionsForSingleOrder,
  type NewPayment,
  type Order,
} from '@frontdesk/ecom'
import {
  calculateRefund,
  getRefundabilityStatus,
  planRefund,
  refund,
  refundable,
  RefundNotAvailableError,
  type RefundRequest,
  triggerRefund,
} from '@frontdesk/payments'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { registerCard } from '../../src/ecom/order-transactions/gateway.ts'
import { findTestCard } from '../../src/ecom/test-card.ts'
import { Failure } from '../../src/kernel/failure.ts'
import { goods, openShop, owner, type Shop } from '../ecom/shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const operations = [
  addPayments,
  calculateRefund,
  getOrder,
  getRefundabilityStatus,
  listTransactionsForSingleOrder,
  triggerRefund,
] as readonly AnyOperation[]

/** When the connection breaks: before the request arrives, or after it was carried out. */
type Loss = 'before' | 'after' | 'never'

interface Sent {
  readonly id: string
  readonly options: CallOptions
}

/**
 * A client of the business whose platform keeps no idempotency keys, so that the plan alone prevents a second refund.
 * `lose` says what becomes of each refund that is sent.
 */
const clientOf = (lose: () => Loss = () => 'never') => {
  const sent: Sent[] = []
  const client: Client<ElevatedAuth> = {
    ...createClient({ platform: hosted(), auth: apiKey({ apiKey: 'key' }) }),
    send: async (spec, input, options = {}) => {
      const { id } = spec as AnySpec
      await Promise.resolve()
      if (options.signal?.aborted) throw new AbortError('stopped', { code: 'ABORTED' })
      sent.push({ id, options })
      const operation = operations.find((own) => own.spec.id === id)
      if (!operation) throw new Error(`No operation ${id}`)
      const loss = id === triggerRefund.spec.id ? lose() : 'never'
      const lost = new SystemError('The connection broke', { code: 'BAD_GATEWAY', maybeProcessed: true })
      if (loss === 'before') throw lost
      try {
        const answer = shop.call(operation, owner, input as never)
        if (loss === 'after') throw lost
        return answer as never
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const { code, description } = error.details['applicationError'] as {
          code: string
          description: string
        }
        throw new ApplicationError(description, { code, status: error.status })
      }
    },
  }
  return {
    client,
    sent,
    count: (operation: AnyOperation) => sent.filter(({ id }) => id === operation.spec.id).length,
  }
}

const orderOf = (prices: readonly [price: string, quantity: number][], currency = 'EUR'): Order =>
  shop.call(createOrder, owner, {
    order: {
      lineItems: prices.map(([amount, quantity], index) => ({
        id: `line-${index}`,
        productName: { original: 'Yoga mat' },
        catalogReference: goods('mat'),
        itemType: { preset: 'PHYSICAL' },
        quantity,
        price: { amount },
      })),
      currency,
      channelInfo: { type: 'WEB' },
      buyerInfo: { email: 'ana@example.com' },
    },
  })

const giftCard: Partial<NewPayment> = { giftcardPaymentDetails: { obfuscatedCode: '**** 1234' } }
const cash: Partial<NewPayment> = { regularPaymentDetails: { offlinePayment: true } }
const card = (digits: string): Partial<NewPayment> => {
  const own = findTestCard(`4000 0000 0000 ${digits}`)!
  return {
    regularPaymentDetails: {
      gatewayTransactionId: shop.state.unit(() => registerCard(shop.context(owner, {}), own)),
    },
  }
}
const pay = ({ id }: Order, ...given: readonly (readonly [amount: string, kind: Partial<NewPayment>])[]) =>
  shop.call(addPayments, owner, {
    orderId: id,
    payments: given.map(([amount, kind]) => ({ amount: { amount }, ...kind })),
  }).paymentsIds

const read = ({ id }: Order) => shop.call(getOrder, owner, { id })
const refundsOf = ({ id }: Order) =>
  shop.call(listTransactionsForSingleOrder, owner, { orderId: id }).refunds ?? []
const run = (order: Order, request: RefundRequest) => refund(clientOf().client, order, planRefund(request))

describe('refundable', () => {
  it('says what can go back of each payment, and why not', async () => {
    const order = orderOf([['30.00', 1]])
    pay(order, ['10.00', giftCard], ['12.00', cash], ['5.00', card('0077')], ['3.00', card('0051')])
    await run(order, { amount: '4.00' })
    const { automatic, byHand, payments } = await refundable(clientOf().client, order)
    expect([automatic, byHand]).toEqual([{ amount: '9.00' }, { amount: '12.00' }])
    expect(payments.map(({ payment: _, ...rest }) => rest)).toEqual([
      { status: 'REFUNDABLE', left: { amount: '6.00' } },
      { status: 'MANUAL', reason: 'OFFLINE', left: { amount: '12.00' } },
      { status: 'NOT_REFUNDABLE', reason: 'PROVIDER_IS_DOWN', left: { amount: '5.00' } },
      { status: 'REFUNDABLE', left: { amount: '3.00' } },
    ])
  })
})

describe('refund', () => {
  it('splits an amount over the payments: those of providers before those of the business', async () => {
    const order = orderOf([['30.00', 1]])
    const [inCash, byCard, other] = pay(order, ['10.00', cash], ['12.00', giftCard], ['8.00', giftCard])
    expect(await run(order, { amount: '22.5', byHand: true, reason: 'It rained', notify: 'Sorry!' })).toEqual(
      {
        parts: [
          {
            paymentId: byCard,
            amount: '12.00',
            byHand: false,
            status: 'REFUNDED',
            refundId: refundsOf(order)[0]!.id,
          },
          {
            paymentId: other,
            amount: '8.00',
            byHand: false,
            status: 'REFUNDED',
            refundId: refundsOf(order)[1]!.id,
          },
          {
            paymentId: inCash,
            amount: '2.50',
            byHand: true,
            status: 'REFUNDED',
            refundId: refundsOf(order)[2]!.id,
          },
        ],
        refunded: '22.50',
        pending: '0.00',
        failed: '0.00',
      },
    )
    expect(read(order).balanceSummary?.refunded?.amount).toBe('22.50')
    expect(refundsOf(order).map(({ details }) => details)).toEqual([
      { reason: 'It rained' },
      { reason: 'It rained' },
      { reason: 'It rained' },
    ])
    expect(shop.mails.filter(({ text }) => text.includes('Sorry!'))).toHaveLength(3)
  })

  it('takes the payments that are named, in their order', async () => {
    const order = orderOf([['30.00', 1]])
    const [first, second] = pay(order, ['10.00', giftCard], ['12.00', giftCard], ['8.00', giftCard])
    const { parts } = await run(order, { amount: '15.00', paymentIds: [second!, first!] })
    expect(parts.map(({ paymentId, amount }) => [paymentId, amount])).toEqual([
      [second, '12.00'],
      [first, '3.00'],
    ])
  })

  it('gives lines back at their calculated price, with the pieces, once over all payments', async () => {
    const order = orderOf([
      ['24.99', 2],
      ['5.00', 1],
    ])
    pay(order, ['20.00', giftCard], ['34.98', giftCard])
    const { refunded, parts } = await run(order, {
      lines: [{ lineItemId: 'line-0', quantity: 1 }],
      restock: true,
    })
    expect([refunded, parts.length]).toEqual(['24.99', 2])
    expect(shop.stock.get('mat')).toBe(18)
    expect(
      read(order).lineItems?.map(({ refundQuantity, restockQuantity }) => [refundQuantity, restockQuantity]),
    ).toEqual([
      [1, 1],
      [undefined, undefined],
    ])
  })

  it('gives everything back that can go back, and all pieces when no money stays', async () => {
    const order = orderOf([['10.00', 3]])
    pay(order, ['10.00', giftCard], ['20.00', cash])
    const first = await run(order, { everything: true })
    expect([first.refunded, read(order).lineItems?.[0]?.refundQuantity]).toEqual(['10.00', undefined])
    const second = await run(order, { everything: true, byHand: true, restock: true })
    expect([second.refunded, read(order).lineItems?.[0]?.refundQuantity]).toEqual(['20.00', 3])
    expect([read(order).paymentStatus, shop.stock.get('mat')]).toEqual(['FULLY_REFUNDED', 20])
  })

  it('tells which payments were declined, and the next one carries the pieces', async () => {
    const order = orderOf([['10.00', 3]])
    const [refusing, slow] = pay(order, ['10.00', card('0051')], ['10.00', card('0069')], ['10.00', giftCard])
    const { parts, ...sums } = await run(order, {
      lines: [{ lineItemId: 'line-0', quantity: 3 }],
      restock: true,
    })
    expect(sums).toEqual({ refunded: '10.00', pending: '10.00', failed: '10.00' })
    expect(parts[0]).toEqual({
      paymentId: refusing,
      amount: '10.00',
      byHand: false,
      status: 'FAILED',
      refundId: refundsOf(order)[0]!.id,
      error: { code: '3001', description: 'The provider refused the refund' },
    })
    expect(parts[1]).toMatchObject({ paymentId: slow, status: 'PENDING' })
    expect(refundsOf(order).map(({ details }) => details?.items)).toEqual([
      [{ lineItemId: 'line-0', quantity: 3 }],
      [{ lineItemId: 'line-0', quantity: 3 }],
      undefined,
    ])
  })

  it('continues with the other payments when the platform declines one that changed meanwhile', async () => {
    const order = orderOf([['20.00', 1]])
    const [first] = pay(order, ['10.00', giftCard], ['10.00', giftCard])
    const { client } = clientOf()
    const plan = planRefund({ amount: '20.00' })
    const done = refund(client, order, plan, {
      onProgress: ({ parts = [] }) => {
        // Another person gives a part of the first payment back between the look and the refund.
        if (parts.every(({ status }) => status === 'WAITING'))
          shop.call(triggerRefund, owner, {
            ecomOrderId: order.id,
            payments: [{ paymentId: first!, amount: { amount: '1.00' } }],
          })
      },
    })
    const { parts } = await done
    expect(parts.map(({ status, error }) => [status, error?.code])).toEqual([
      ['FAILED', 'INVALID_AMOUNT'],
      ['REFUNDED', undefined],
    ])
    expect(read(order).balanceSummary?.refunded?.amount).toBe('11.00')
  })

  it('happens once for a double click, for a repeat, and for a repeat after a reload', async () => {
    const order = orderOf([['20.00', 1]])
    pay(order, ['20.00', giftCard])
    const { client, count } = clientOf()
    const plan = planRefund({ amount: '5.00' }, () => 'plan-1')
    const [one, two] = await Promise.all([refund(client, order, plan), refund(client, order, plan)])
    expect(two).toEqual(one)
    expect(await refund(client, order, plan)).toEqual(one)
    const reloaded = planRefund(JSON.parse(JSON.stringify(plan)) as never)
    expect(await refund(client, order, reloaded)).toEqual(one)
    expect([count(triggerRefund), read(order).balanceSummary?.refunded?.amount]).toEqual([1, '5.00'])
  })

  it.each<[Loss, number]>([
    ['before', 2],
    ['after', 1],
  ])('looks for a refund whose answer was lost %s it was made', async (loss, requests) => {
    const order = orderOf([['20.00', 1]])
    pay(order, ['20.00', giftCard])
    // An older refund of the same amount is not that of the plan.
    await run(order, { amount: '5.00' })
    const losses: Loss[] = [loss]
    const { client, sent, count } = clientOf(() => losses.shift() ?? 'never')
    const plan = planRefund({ amount: '5.00' }, () => 'plan-1')
    await expect(refund(client, order, plan)).rejects.toThrow('The connection broke')
    expect(plan.state.parts?.[0]?.status).toBe('UNSURE')
    const reloaded = planRefund(JSON.parse(JSON.stringify(plan)) as never)
    const { refunded, parts } = await refund(client, order, reloaded)
    expect([refunded, parts[0]?.refundId]).toEqual(['5.00', refundsOf(order)[1]!.id])
    expect(read(order).balanceSummary?.refunded?.amount).toBe('10.00')
    expect(count(triggerRefund)).toBe(requests)
    for (const { id, options } of sent)
      if (id === triggerRefund.spec.id)
        expect(options).toEqual({
          idempotencyKey: `plan-1-${parts[0]!.paymentId}`,
          attempts: 1,
          signal: undefined,
        })
  })

  it('stops between two payments, and continues', async () => {
    const order = orderOf([['20.00', 1]])
    pay(order, ['10.00', giftCard], ['10.00', giftCard])
    const { client } = clientOf()
    const stop = new AbortController()
    const plan = planRefund({ everything: true })
    const onProgress = () => {
      if (plan.state.parts?.[0]?.status === 'REFUNDED') stop.abort()
    }
    await expect(refund(client, order, plan, { signal: stop.signal, onProgress })).rejects.toThrow(AbortError)
    expect(plan.state.parts?.map(({ status }) => status)).toEqual(['REFUNDED', 'WAITING'])
    expect((await refund(client, order, plan)).refunded).toBe('20.00')
  })

  it('gives nothing back where less can go back, and says what can', async () => {
    const order = orderOf([['20.00', 1]])
    pay(order, ['10.00', giftCard], ['10.00', cash])
    for (const [request, message] of [
      [{ amount: '10.01' }, '0.01 of the refund cannot go back: see error.refundable'],
      [{ amount: '20.01', byHand: true }, '0.01 of the refund cannot go back: see error.refundable'],
      [{ everything: true, paymentIds: [] }, 'No payment of the order can go back: see error.refundable'],
      [{ lines: [{ lineItemId: 'line-0', quantity: 2 }] }, 'At most 1 pieces of this line can be refunded'],
      [{ lines: [{ lineItemId: 'nothing', quantity: 1 }] }, 'The order has no such line'],
    ] as const) {
      const error: unknown = await run(order, request as RefundRequest).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(RefundNotAvailableError)
      expect(error).toMatchObject({
        message,
        code: 'REFUND_NOT_AVAILABLE',
        refundable: { automatic: { amount: '10.00' }, byHand: { amount: '10.00' } },
      })
    }
    expect(refundsOf(order)).toEqual([])
  })

  it.each<[RefundRequest, string]>([
    [{ amount: '0.00' }, '"amount" must be decimal text above zero, such as 12.50'],
    [{ amount: '-1' }, '"amount" must be decimal text above zero, such as 12.50'],
    [{ amount: '1,50' }, '"amount" must be decimal text above zero, such as 12.50'],
    [{ amount: '1.001' }, '"amount" must have at most 2 digits after the point, as EUR has'],
    [
      { lines: [{ lineItemId: 'line-0', quantity: 1 }], shipping: '1.001' },
      '"shipping" must have at most 2 digits after the point, as EUR has',
    ],
  ])('refuses %j', async (request, message) => {
    const order = orderOf([['20.00', 1]])
    pay(order, ['20.00', giftCard])
    await expect(run(order, request)).rejects.toThrow(`INVALID_ARGUMENT: ${message}`)
  })

  it('refuses a plan for another order, and requests that are none', async () => {
    const plan = planRefund({ everything: true })
    const order = orderOf([['20.00', 1]])
    pay(order, ['20.00', giftCard])
    await refund(clientOf().client, order, plan)
    await expect(refund(clientOf().client, { id: 'other' }, plan)).rejects.toThrow(
      '"order" must be the one that the plan was begun with',
    )
    for (const [request, message] of [
      [{}, '"amount" must be given, or lines, or everything: exactly one of them'],
      [
        { amount: '1', everything: true },
        '"amount" must be given, or lines, or everything: exactly one of them',
      ],
      [{ lines: [] }, '"lines" must name at least one line'],
      [{ amount: '1', restock: true }, '"restock" must name the pieces where an amount goes back'],
    ] as const)
      expect(() => planRefund(request as unknown as RefundRequest)).toThrow(message)
  })
})

const kinds = ['giftCard', 'cash', '0051', '0069', '0077', '4242'] as const
const kindOf = (kind: (typeof kinds)[number]): Partial<NewPayment> => {
  if (kind === 'giftCard') return giftCard
  if (kind === 'cash') return cash
  if (kind !== '4242') return card(kind)
  const own = findTestCard('4242 4242 4242 4242')!
  const id = shop.state.unit(() => registerCard(shop.context(owner, {}), own))
  return { regularPaymentDetails: { gatewayTransactionId: id } }
}

const requestOf = fc.record({
  kind: fc.constantFrom('amount' as const, 'lines' as const, 'everything' as const),
  units: fc.integer({ min: 1, max: 6000 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  byHand: fc.boolean(),
  losses: fc.array(fc.constantFrom<Loss>('before', 'after', 'never'), { maxLength: 4 }),
})

describe.each([
  ['JPY', 0],
  ['EUR', 2],
  ['KWD', 3],
] as const)('refunds in %s', (currency, digits) => {
  const text = (units: number): string => {
    const figures = String(units).padStart(digits + 1, '0')
    return digits ? `${figures.slice(0, -digits)}.${figures.slice(-digits)}` : figures
  }
  const unitsOf = (amount: string | undefined): number => {
    expect(amount).toMatch(digits ? new RegExp(String.raw`^\d+\.\d{${digits}}$`) : /^\d+$/)
    return Number(amount?.replace('.', ''))
  }

  it('never give more back than was paid, whatever is asked and whichever answers are lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ kind: fc.constantFrom(...kinds), units: fc.integer({ min: 1, max: 5000 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.array(requestOf, { minLength: 1, maxLength: 4 }),
        async (paid, requests) => {
          shop = openShop()
          const total = paid.reduce((sum, { units }) => sum + units, 0)
          const order = orderOf(
            [
              [text(Math.floor(total / 3)), 3],
              [text(total % 3), 1],
            ],
            currency,
          )
          const ids = pay(order, ...paid.map(({ kind, units }) => [text(units), kindOf(kind)] as const))
          let told = 0
          for (const { kind, units, quantity, byHand, losses } of requests) {
            const left = [...losses]
            const { client } = clientOf(() => left.shift() ?? 'never')
            const extent: RefundRequest =
              kind === 'amount'
                ? { amount: text(units) }
                : kind === 'lines'
                  ? { lines: [{ lineItemId: 'line-0', quantity }] }
                  : { everything: true }
            const plan = planRefund({ ...extent, byHand })
            for (let tries = 0; tries <= losses.length; tries += 1) {
              const done = await refund(client, order, plan).catch((error: unknown) => error)
              if (done instanceof SystemError) continue
              if (done instanceof RefundNotAvailableError) break
              const { refunded, pending } = done as Awaited<ReturnType<typeof refund>>
              told += unitsOf(refunded) + unitsOf(pending)
              break
            }
          }
          const transactions = refundsOf(order).flatMap(({ transactions: all = [] }) => all)
          const back = (id: string | undefined): number =>
            transactions
              .filter(({ paymentId, refundStatus }) => paymentId === id && refundStatus !== 'FAILED')
              .reduce((sum, { amount }) => sum + unitsOf(amount?.amount), 0)
          ids.forEach((id, index) => {
            expect(back(id)).toBeLessThanOrEqual(paid[index]!.units)
          })
          // The plans have told of each amount exactly once.
          expect(ids.reduce((sum, id) => sum + back(id), 0)).toBe(told)
        },
      ),
      { numRuns: 40 },
    )
  })
})
