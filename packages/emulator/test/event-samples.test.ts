import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { local } from '@frontdesk/core'
import * as families from '@frontdesk/webhooks'
import { createWebhooks, type EventFamily } from '@frontdesk/webhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator
let server: Server
let bodies: string[]
let subscriptionId: string

const start = async (seed: 'demo' | 'empty'): Promise<void> => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z', seed })
  const { port } = server.address() as AddressInfo
  subscriptionId = emulator.webhooks.subscribe(`http://127.0.0.1:${port}/hook`).id
}

beforeEach(async () => {
  bodies = []
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  await emulator.close()
  server.close()
})

const send = (eventType: string, to = subscriptionId): Promise<Response> =>
  fetch(`${emulator.url}/inspector/webhooks/samples`, {
    method: 'POST',
    body: new URLSearchParams({ eventType, subscriptionId: to }),
    redirect: 'manual',
  })

const typesOnPage = async (): Promise<string[]> => {
  const page = await (await fetch(`${emulator.url}/inspector/webhooks`)).text()
  const [, field = ''] = /<select\s+name="eventType"[^>]*>(.*?)<\/select>/s.exec(page) ?? []
  return [...field.matchAll(/<option value="([^"]+)"/g)].map(([, name = '']) => name)
}

const events: readonly EventFamily[] = Object.values<unknown>({ ...families }).filter(
  (value): value is EventFamily => typeof value === 'object' && value !== null && 'entityFqdn' in value,
)

/** The types of all events that the reader of webhooks knows. */
const knownTypes = new Set(
  events.flatMap(({ entityFqdn, types }) =>
    Object.keys(types).map((slug) => `${entityFqdn}${entityFqdn.startsWith('com.') ? '.' : '_'}${slug}`),
  ),
)

/** Events that the emulator does not send, or sends for a checkout, a cart or a chargeback that it does not store. */
const notSampled: readonly string[] = [
  'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
  'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent',
  'wix.ecom.subscription_contracts.v1.subscription_contract_created',
  'wix.ecom.subscription_contracts.v1.subscription_contract_deleted',
  'wix.ecom.subscription_contracts.v1.subscription_contract_updated',
  'wix.ecom.v1.checkout_completed',
  'wix.ecom.v1.checkout_created',
  'wix.ecom.v1.checkout_deleted',
  'wix.ecom.v1.checkout_template_used',
  'wix.ecom.v1.checkout_updated',
  'wix.ecom.v1.order_imported',
  'wix.ecom.v1.order_imported_order_deleted',
  'wix.ecom.v1.order_transactions_chargeback_approved',
  'wix.ecom.v1.order_transactions_chargeback_reversed',
  'wix.ecom.v1.shippo_configuration_created',
  'wix.ecom.v1.shippo_configuration_deleted',
  'wix.ecom.v1.shippo_configuration_updated',
  'wix.ecom.v2.cart_calculated',
]

/** Events about entities that the demo does not hold. */
const notInTheDemo: readonly string[] = [
  'wix.bookings.v2.attendance_deleted',
  'wix.ecom.v1.checkout_settings_updated',
  'wix.ecom.v1.checkout_template_created',
  'wix.ecom.v1.checkout_template_deleted',
  'wix.ecom.v1.checkout_template_updated',
  'wix.ecom.v1.order_transactions_refund_completed',
  'wix.ecom.v1.orders_settings_updated',
]

const reader = async () =>
  createWebhooks({ publicKey: await emulator.webhooks.publicKey(), events, platform: local(emulator.url) })

/** The entities without the log of events, which every sample adds to. */
const data = (): object =>
  Object.fromEntries(
    Object.entries(emulator.snapshot()).filter(
      ([name, items]) => items.length && !name.startsWith('emulator.'),
    ),
  )

describe('a sample of an event', () => {
  it('is signed, read as the event that it says it is, and leaves the data as it is', async () => {
    await start('demo')
    const before = data()
    const webhooks = await reader()
    const missing: string[] = []
    const read: [string, string][] = []
    for (const eventType of await typesOnPage()) {
      const { status } = await send(eventType)
      if (status === 409) missing.push(eventType)
      else expect([eventType, status]).toEqual([eventType, 303])
    }
    await emulator.webhooks.idle()
    for (const body of bodies) {
      const event = await webhooks.read(body)
      expect([event.metadata.eventType, event.metadata.identity]).toEqual([
        event.metadata.eventType,
        { identityType: 'WIX_USER' },
      ])
      read.push([event.metadata.eventType, event.type])
    }
    expect(data()).toEqual(before)
    expect(read.filter(([, type]) => type === 'unknown')).toEqual([])
    expect(missing).toEqual(notInTheDemo)
    expect([...read.map(([eventType]) => eventType), ...missing].sort()).toEqual(
      [...knownTypes].filter((eventType) => !notSampled.includes(eventType)).sort(),
    )
  }, 60_000)

  it('holds the latest entity that it can be about, and goes to one subscription alone', async () => {
    await start('demo')
    emulator.webhooks.subscribe('http://127.0.0.1:9/other')
    const booking = emulator.snapshot()['bookings.bookings']?.at(-1)
    const { status, headers } = await send('wix.bookings.v2.booking_canceled')
    expect(status).toBe(303)
    await emulator.webhooks.idle()
    const [delivery, ...others] = emulator.webhooks.deliveries
    expect([others, headers.get('location')]).toEqual([[], `/inspector/webhooks/deliveries/${delivery?.id}`])
    expect(delivery).toMatchObject({ eventType: 'wix.bookings.v2.booking_canceled', status: 'delivered' })
    const event = await (await reader()).read(bodies[0] ?? '')
    expect(event.type).toBe('booking.canceled')
    expect(event.data).toMatchObject({
      booking: { id: booking?.id, status: 'CANCELED' },
      previousStatus: 'CONFIRMED',
      initiatedBy: { wixUserId: 'owner' },
    })
  })

  it('is refused in words when nothing is stored that it can be about', async () => {
    await start('empty')
    const answer = await send('wix.ecom.v1.order_approved')
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain(
      'No wix.ecom.v1.order_approved can be sent: ecom.orders holds nothing that it can be about. Make one first, then try again.',
    )
    expect(page).toMatch(/<option value="wix\.ecom\.v1\.order_approved"\s+selected/)
    expect([emulator.webhooks.events, emulator.webhooks.deliveries]).toEqual([[], []])
  })

  it('is refused for a type or a subscription that is not known', async () => {
    await start('demo')
    expect((await send('wix.bookings.v2.booking_forgotten')).status).toBe(404)
    expect((await send('wix.bookings.v2.booking_created', 'nobody')).status).toBe(404)
    expect(emulator.webhooks.events).toEqual([])
  })
})
