import { apiKey } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import { addPayments, getOrder, listTransactionsForSingleOrder, searchOrders } from '@frontdesk/ecom'
import { createPaymentGatewayOrder, preparePaymentCollection } from '@frontdesk/payments'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator } from '../../src/emulator.ts'
import type { Emulator } from '../../src/emulator-api.ts'

let emulator: Emulator
let orderId = ''
let open = ''
const business = () =>
  createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00Z' })
  const { items } = await searchOrders(business(), {
    filter: { paymentStatus: 'NOT_PAID', status: 'APPROVED' },
  })
  orderId = items[0]!.id
  open = items[0]!.balanceSummary!.balance!.amount
})
afterEach(() => emulator.close())

const code = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  )
const read = () => getOrder(business(), { id: orderId })
const payment = async () => (await listTransactionsForSingleOrder(business(), { orderId })).payments?.at(-1)

/** Fills in the page of a gateway's order, and gives the status and the heading of the answer. */
const pay = async (id: string, cardNumber: string): Promise<[number, string]> => {
  const address = `${emulator.url}/pages/pay/${id}`
  const page = await fetch(address)
  const token = /name="formToken" value="([^"]*)"/.exec(await page.text())?.[1] ?? ''
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const body = new URLSearchParams({ formToken: token, cardNumber, cardExpiry: '12/30', cardCvc: '123' })
  const answer = await fetch(address, { method: 'POST', body, headers: { cookie } })
  return [answer.status, /<h1>([^<]*)</.exec(await answer.text())?.[1] ?? '']
}

describe('an amount that the business asks for by card', () => {
  it('is paid on its page, once', async () => {
    const id = await createPaymentGatewayOrder(business(), { ecomOrderId: orderId })
    expect(await pay(id, '4000 0000 0000 0002')).toEqual([402, `Pay €${open}`])
    expect(await pay(id, '4111 1111 1111 1111')).toEqual([422, `Pay €${open}`])
    expect(await pay(id, '4242 4242 4242 4242')).toEqual([200, 'Thank you'])
    expect(await pay(id, '4242 4242 4242 4242')).toEqual([200, 'Thank you'])
    const order = await read()
    expect([order.paymentStatus, order.balanceSummary?.paid?.amount]).toEqual(['PAID', open])
    expect((await payment())?.regularPaymentDetails?.paymentOrderId).toBe(id)
    expect(await code(createPaymentGatewayOrder(business(), { ecomOrderId: orderId }))).toBe(
      'ORDER_ALREADY_PAID',
    )
    expect((await pay('nothing', '4242 4242 4242 4242'))[0]).toBe(404)
  })

  it('is reserved, and captured by the clock', async () => {
    const id = await preparePaymentCollection(business(), {
      ecomOrderId: orderId,
      amount: { amount: open },
      delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'HOURS' } },
    })
    await pay(id, '4242 4242 4242 4242')
    expect([(await payment())?.status, (await read()).paymentStatus]).toEqual(['AUTHORIZED', 'NOT_PAID'])
    emulator.clock.advance(2 * 60 * 60_000)
    expect([(await payment())?.status, (await read()).paymentStatus]).toEqual(['APPROVED', 'PAID'])
  })

  it('is prepared anew with another amount, and voided after a week where the capture is only delayed', async () => {
    const prepare = (amount: string, more: object = {}) =>
      preparePaymentCollection(business(), { ecomOrderId: orderId, amount: { amount }, ...more })
    const id = await prepare(open)
    expect(await prepare('1.00', { paymentGatewayOrderId: id, delayedCapture: true })).toBe(id)
    await pay(id, '4242 4242 4242 4242')
    expect((await payment())?.amount?.amount).toBe('1.00')
    expect(await code(prepare('1.00', { paymentGatewayOrderId: id }))).toBe('NO_ASSOCIATED_ECOM_ORDER')
    emulator.clock.advance(7 * 24 * 60 * 60_000)
    expect((await payment())?.status).toBe('VOIDED')
  })

  it('is above zero, at most what is open, and still open when it is paid', async () => {
    const prepare = (amount: string) =>
      preparePaymentCollection(business(), { ecomOrderId: orderId, amount: { amount } })
    for (const amount of ['0.00', '-1.00', '10000.00'])
      expect(await code(prepare(amount))).toBe('INVALID_AMOUNT')
    const id = await prepare(open)
    await addPayments(business(), {
      orderId,
      payments: [{ amount: { amount: '1.00' }, regularPaymentDetails: { offlinePayment: true } }],
    })
    expect(await pay(id, '4242 4242 4242 4242')).toEqual([409, `Pay €${open}`])
    expect((await payment())?.amount?.amount).toBe('1.00')
  })

  it('is for a business that takes cards', async () => {
    await emulator.close()
    emulator = await createEmulator({
      port: 0,
      clock: '2026-05-04T07:00:00Z',
      business: { acceptsCards: false },
    })
    const { items } = await searchOrders(business(), {
      filter: { paymentStatus: 'NOT_PAID', status: 'APPROVED' },
    })
    const ecomOrderId = items[0]!.id
    expect(await code(createPaymentGatewayOrder(business(), { ecomOrderId }))).toBe(
      'PAYMENT_METHODS_NOT_FOUND',
    )
    const amount = { amount: '1.00' }
    expect(await code(preparePaymentCollection(business(), { ecomOrderId, amount }))).toBe(
      'PAYMENT_METHODS_NOT_FOUND',
    )
  })
})
