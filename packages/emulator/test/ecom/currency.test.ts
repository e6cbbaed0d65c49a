import { oauth } from '@frontdesk/auth'
import { bookingsAppId, createBooking, type Service } from '@frontdesk/bookings'
import { type Client, createClient, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart, type Cart } from '@frontdesk/ecom'
import { getProduct, type Product, storesAppId } from '@frontdesk/stores'
import { afterEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'

let emulator: Emulator
afterEach(() => emulator.close())

const start = async (currency: string): Promise<Client> => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00.000Z', business: { currency } })
  return createClient({ platform: local(emulator.url), auth: oauth({ clientId: emulator.clientId }) })
}

/** Changes the one thing of a collection that the test is true for, and gives it back. */
const change = <Thing extends { id: string }>(
  collection: string,
  test: (item: Thing) => boolean,
  changes: (item: Thing) => Partial<Thing>,
): Thing => {
  const snapshot = emulator.snapshot() as unknown as Record<string, Thing[]>
  const item = snapshot[collection]!.find(test)!
  const changed = { ...item, ...changes(item) }
  emulator.restore({
    ...(snapshot as unknown as ReturnType<Emulator['snapshot']>),
    [collection]: snapshot[collection]!.map((other) => (other === item ? changed : other)),
  })
  return changed
}

const put = (client: Client, catalogItemId: string, appId: string, quantity: number): Promise<Cart> =>
  addLineItemsToCurrentCart(client, {
    catalogItems: [{ catalogReference: { catalogItemId, appId }, quantity }],
  })

describe.each([
  { currency: 'JPY', single: '12', both: '24', formatted: '¥24' },
  { currency: 'EUR', single: '12.35', both: '24.70', formatted: '€24.70' },
  { currency: 'KWD', single: '12.345', both: '24.690', formatted: 'KWD\u00a024.690' },
])('a business that sells in $currency', ({ currency, single, both, formatted }) => {
  it('sells a booking for two at twice the price of the service', async () => {
    const client = await start(currency)
    const service = change<Service>(
      'bookings.services',
      ({ mainSlug }) => mainSlug?.name === 'first-steps-in-yoga',
      () => ({ payment: { rateType: 'FIXED', fixed: { price: { value: '12.345', currency } } } }),
    )
    const booking = await createBooking(client, {
      booking: {
        bookedEntity: { schedule: { scheduleId: service.schedule!.id! } },
        contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
        totalParticipants: 2,
      },
    })
    const { lineItems, subtotal } = await put(client, booking.id, bookingsAppId, 1)
    expect(lineItems![0]!.pricing!.unitPrice!.amount).toBe(both)
    expect(subtotal).toEqual({
      amount: both,
      convertedAmount: both,
      formattedAmount: formatted,
      formattedConvertedAmount: formatted,
    })
  })

  it('sells a product at the price of the catalog', async () => {
    const client = await start(currency)
    const { id } = change<Product>(
      'stores.products',
      ({ slug }) => slug === 'cork-block',
      ({ variants = [] }) => ({
        variants: variants.map((own) => ({
          ...own,
          variant: { ...own.variant, priceData: { currency, price: 12.345, discountedPrice: 12.345 } },
        })),
      }),
    )
    const { lineItems } = await put(client, id, storesAppId, 2)
    expect(lineItems![0]!.pricing).toMatchObject({
      unitPrice: { amount: single },
      totalPrice: { amount: both },
    })
  })
})

it('a shop that opens in yen has prices in whole yen, discounted ones too', async () => {
  const client = await start('JPY')
  const { id } = change<Product>(
    'stores.products',
    ({ slug }) => slug === 'travel-mat',
    () => ({}),
  )
  // 49 less 20 %.
  expect((await getProduct(client, { id })).priceData).toEqual({
    currency: 'JPY',
    price: 49,
    discountedPrice: 39,
    formatted: { price: '¥49', discountedPrice: '¥39' },
  })
  expect(
    change<Service>(
      'bookings.services',
      ({ mainSlug }) => mainSlug?.name === 'first-steps-in-yoga',
      () => ({}),
    ).payment?.fixed?.price,
  ).toEqual({ value: '96', currency: 'JPY', formattedValue: '¥96' })
})
