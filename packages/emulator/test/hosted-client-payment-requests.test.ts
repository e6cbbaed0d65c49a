// Payment requests of orders, as the hosted platform's own client sends them and their pages are paid.
import * as ecom from '@frontdesk/ecom'
import * as paymentRequests from '@wix/auto_sdk_ecom_order-payment-requests'
import * as orders from '@wix/auto_sdk_ecom_orders'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const now = '2026-05-04T07:00:00Z'
const called = new Set<string>()

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: now })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, now)
})
afterEach(() => {
  for (const { operation } of emulator.requests) if (operation) called.add(operation)
  leaveEmulator()
})

const business = () => createClient({ modules: { orders, paymentRequests }, auth: asBusiness(emulator) })
type Business = ReturnType<typeof business>

/** An order of 40 euros that is not paid. */
const place = async (client: Business): Promise<orders.Order & { _id: string }> => {
  const order = await client.orders.createOrder({
    channelInfo: { type: 'POS' },
    status: 'APPROVED',
    buyerInfo: { email: 'ana@example.com' },
    currency: 'EUR',
    lineItems: [
      {
        productName: { original: 'Massage' },
        itemType: { preset: 'SERVICE' },
        quantity: 1,
        price: { amount: '40.00' },
      },
    ],
  } as unknown as Parameters<typeof client.orders.createOrder>[0])
  return { ...order, _id: found(order._id) }
}

/** Asks the buyer of an order for an amount. */
const ask = async (
  client: Business,
  orderId: string,
  more: Partial<paymentRequests.OrderPaymentRequest> = {},
): Promise<paymentRequests.OrderPaymentRequest & { _id: string }> => {
  const request = await client.paymentRequests.createOrderPaymentRequest({
    orderPaymentRequest: { orderId, amount: { amount: '15.00' }, title: 'The first part', ...more },
  })
  return { ...request, _id: found(request._id) }
}

/** Pays a request on its page, as the buyer does. */
const pay = async (address: string): Promise<void> => {
  const page = await fetch(address)
  const cookie = page.headers.getSetCookie().map((one) => one.split(';')[0])
  const formToken = /name="formToken" value="([^"]*)"/.exec(await page.text())?.[1] ?? ''
  const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cardCvc: '123' }
  const body = new URLSearchParams({ formToken, ...card })
  await fetch(address, { method: 'POST', body, headers: { cookie: cookie.join('; ') } })
}

const declinedWith = (code: string) => ({ details: { applicationError: { code } } })

describe('the client of the hosted platform, for payment requests', () => {
  it('asks for an amount, whose page the buyer pays, and the order counts it', async () => {
    const client = business()
    const { _id: orderId, number: orderNumber } = await place(client)
    const {
      _id: id,
      paymentGatewayOrderId,
      ...request
    } = await ask(client, orderId, {
      description: 'The rest is paid at the desk',
      expirationDate: new Date('2026-05-11T07:00:00Z'),
      source: { externalId: 'till-1' },
      blockedPaymentMethods: ['MANUAL'],
    })
    expect(request).toEqual({
      orderId,
      orderNumber,
      status: 'UNPAID',
      amount: { amount: '15.00', formattedAmount: '€15.00' },
      currency: 'EUR',
      title: 'The first part',
      description: 'The rest is paid at the desk',
      expirationDate: new Date('2026-05-11T07:00:00Z'),
      source: { externalId: 'till-1' },
      blockedPaymentMethods: ['MANUAL'],
      _createdDate: new Date(now),
      _updatedDate: new Date(now),
    })
    const { orderPaymentRequestUrl } = await client.paymentRequests.getOrderPaymentRequestUrl(id)
    const address = found(orderPaymentRequestUrl)
    expect(address).toBe(`${emulator.url}/pages/pay/${found(paymentGatewayOrderId)}`)
    expect(emulator.outbox.at(-1)).toMatchObject({ to: 'ana@example.com', link: address })
    await pay(address)
    expect((await client.paymentRequests.getOrderPaymentRequest(id)).status).toBe('PAID')
    expect(await client.orders.getOrder(orderId)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      balanceSummary: { paid: { amount: '15.00' }, balance: { amount: '25.00' } },
    })
    await expect(client.paymentRequests.deleteOrderPaymentRequest(id)).rejects.toMatchObject(
      declinedWith('CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST'),
    )
    await expect(ask(client, orderId, { amount: { amount: '25.01' } })).rejects.toMatchObject(
      declinedWith('INVALID_AMOUNT'),
    )
  })

  it('changes a request that waits, and its own data', async () => {
    const client = business()
    const { _id: orderId } = await place(client)
    const { _id: id, ...request } = await ask(client, orderId)
    const { orderPaymentRequest } = await client.paymentRequests.updateExtendedFields(id, '@account/app', {
      namespaceData: { till: '1' },
    })
    expect(orderPaymentRequest?.extendedFields?.namespaces).toEqual({ '@account/app': { till: '1' } })
    const changed = await client.paymentRequests.updateOrderPaymentRequest(id, {
      title: 'A deposit',
      description: 'For May 9',
    })
    expect(changed).toEqual({
      ...request,
      _id: id,
      title: 'A deposit',
      description: 'For May 9',
      extendedFields: { namespaces: { '@account/app': { till: '1' } } },
    })
    expect(await client.paymentRequests.getOrderPaymentRequest(id)).toEqual(changed)
  })

  it('withdraws requests, lets them expire and finds them', async () => {
    const client = business()
    const { _id: orderId } = await place(client)
    const { _id: withdrawn } = await ask(client, orderId)
    await client.paymentRequests.voidOrderPaymentRequest(withdrawn)
    await expect(
      client.paymentRequests.updateOrderPaymentRequest(withdrawn, { title: 'A deposit' }),
    ).rejects.toMatchObject(declinedWith('CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST'))
    emulator.clock.advance(60 * 60_000)
    const expirationDate = new Date('2026-05-04T10:00:00Z')
    const { _id: late } = await ask(client, orderId, { title: 'The second part', expirationDate })
    emulator.clock.set(expirationDate)
    const { _id: open } = await ask(client, orderId, { title: 'The third part' })
    const own = () => client.paymentRequests.queryOrderPaymentRequests().eq('orderId', orderId)
    const first = await own().limit(2).find()
    expect(first.items.map(({ _id, status }) => [_id, status])).toEqual([
      [open, 'UNPAID'],
      [late, 'EXPIRED'],
    ])
    expect(first.hasNext()).toBe(true)
    const second = await first.next()
    expect(second.items.map(({ _id, status }) => [_id, status])).toEqual([[withdrawn, 'VOIDED']])
    expect(second.hasNext()).toBe(false)
    const ended = await own().in('status', ['EXPIRED', 'VOIDED']).ascending('title').find()
    expect(ended.items.map(({ title }) => title)).toEqual(['The first part', 'The second part'])
    await client.paymentRequests.deleteOrderPaymentRequest(withdrawn)
    await expect(client.paymentRequests.getOrderPaymentRequest(withdrawn)).rejects.toMatchObject(
      declinedWith('ORDER_PAYMENT_REQUEST_NOT_FOUND'),
    )
    expect((await own().find()).items).toHaveLength(2)
  })
})

it('the client of the hosted platform calls every operation of payment requests that it has', () => {
  const operations = Object.values(ecom)
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) => id.startsWith('ecom.orderPaymentRequests.'))
  expect(operations).toHaveLength(9)
  // The published package leaves this call out.
  expect(operations.filter((id) => !called.has(id))).toEqual(['ecom.orderPaymentRequests.charge'])
})
