import { type Booking, bookingsAppId, createBooking } from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CatalogProvider } from '../../src/kernel/catalog-provider.ts'
import { carts, createCommerce, orders } from '../../src/ecom/index.ts'
import { handle, type Identity } from '../../src/kernel/handler.ts'
import { createBookSlot } from '../../src/pages/index.ts'
import { createBrowser, createPlatform, type Platform } from './platform.ts'

const visitor: Identity = { kind: 'visitor', visitorId: 'v-1' }
const startDate = new Date('2026-05-12T09:00:00Z')
const bookingId = '00000000-0000-4000-8000-0000000000b1'

let paymentOption: string

/** Sells the one booking that was made. */
const provider: CatalogProvider = {
  appId: bookingsAppId,
  find: (_, { catalogItemId }) =>
    catalogItemId === bookingId
      ? {
          name: 'Sports massage',
          price: '60.00',
          itemType: 'SERVICE',
          quantityAvailable: 1,
          paymentOption,
          serviceProperties: { scheduledDate: startDate },
        }
      : undefined,
  claim: () => undefined,
  release: () => undefined,
}

const requested: object[] = []
const bookings = [
  handle(createBooking, ({ input }): Booking => {
    requested.push(input.booking)
    return { id: bookingId, bookedEntity: { title: 'Sports massage' } }
  }),
]

let platform: Platform
let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  requested.length = 0
  paymentOption = 'FULL_PAYMENT_ONLINE'
  const commerce = createCommerce([provider])
  platform = createPlatform({ ...commerce, bookSlot: createBookSlot(bookings, commerce) })
  browser = createBrowser(platform)
})

const slot = {
  serviceId: 's-1',
  startDate,
  endDate: new Date('2026-05-12T10:00:00Z'),
  timezone: 'Europe/Lisbon',
  resource: { id: 'r-1', name: 'Marta' },
  location: { id: 'l-1', locationType: 'BUSINESS' },
}
const contact = { firstName: 'Ines', lastName: 'Prado', email: 'ines@example.com' }

describe('from a slot to an order', () => {
  const start = async (identity: Identity = visitor) => {
    const { fullUrl } = platform.redirect(identity, { bookingsCheckout: { slotAvailability: { slot } } })
    const { location } = await browser.submit(await browser.open(fullUrl), contact)
    return browser.open(location)
  }

  it('books by the operation, in the words of bookings', async () => {
    await start()
    expect(requested).toEqual([
      {
        bookedEntity: {
          slot: {
            serviceId: 's-1',
            startDate: '2026-05-12T09:00:00.000Z',
            endDate: '2026-05-12T10:00:00.000Z',
            timezone: 'Europe/Lisbon',
            resource: { id: 'r-1', name: 'Marta' },
            location: { id: 'l-1', locationType: 'OWNER_BUSINESS' },
          },
        },
        contactDetails: contact,
        totalParticipants: 1,
      },
    ])
  })

  it('keeps the contact, and is paid by card', async () => {
    const checkout = await start()
    expect(checkout.document.getElementById('email')?.getAttribute('value')).toBe('ines@example.com')
    const card = { intent: 'pay', cardNumber: '4242424242424242', cardExpiry: '12/30', cardCvc: '123' }
    const { location } = await browser.submit(checkout, card)
    const [order] = platform.state.in(orders).all()
    expect(order).toMatchObject({ paymentStatus: 'PAID', buyerInfo: { email: 'ines@example.com' } })
    expect(order!.lineItems).toHaveLength(1)
    const thanks = await browser.open(location)
    expect(thanks.text).toContain(`${order!.number}`)
    expect(thanks.text).toContain('Your payment went through')
  })

  it.each([
    [{ paymentMethod: 'inPerson' }, 'NOT_PAID'],
    [{ cardNumber: '4000 0000 0000 0259', cardExpiry: '12/30', cardCvc: '123' }, 'PENDING'],
  ])('may be paid later: %j', async (payment, paymentStatus) => {
    if (paymentStatus === 'NOT_PAID') paymentOption = 'FULL_PAYMENT_OFFLINE'
    const { location } = await browser.submit(await start(), { intent: 'pay', ...payment })
    expect(platform.state.in(orders).all()).toMatchObject([{ paymentStatus }])
    expect((await browser.open(location)).text).toContain('Its payment is still open')
  })

  it('tells whom a card has charged a part that the rest is paid at the business', async () => {
    paymentOption = 'FULL_PAYMENT_OFFLINE'
    const { location } = await browser.submit(await start(), { intent: 'pay', paymentMethod: 'inPerson' })
    const [order] = platform.state.in(orders).all()
    platform.state.unit(() => platform.state.in(orders).put({ ...order!, paymentStatus: 'PARTIALLY_PAID' }))
    const { text } = await browser.open(location)
    expect(text).toContain('Your payment went through')
    expect(text).toContain('The rest is to be paid at Harbour Studio.')
  })

  it('makes no order when the bank declines', async () => {
    const card = { cardNumber: '4000 0000 0000 9995', cardExpiry: '12/30', cardCvc: '123' }
    const page = await browser.submit(await start(), { intent: 'pay', ...card })
    expect(page.status).toBe(402)
    expect(platform.state.in(orders).size).toBe(0)
  })

  it('is a new visitor’s when the owner opens it', async () => {
    await start({ kind: 'owner' })
    expect(platform.state.in(carts).all()).toMatchObject([
      { customerInfo: { visitorId: expect.any(String) as string }, currentCart: false },
    ])
  })
})

it('needs a handler that books', () => {
  expect(() => createBookSlot([], createCommerce([]))).toThrow('No handler answers bookings.bookings.create')
})
