import { apiKey, oauth } from '@frontdesk/auth'
import {
  bookingsAppId,
  cancelBooking,
  createBooking,
  listEventTimeSlots,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart } from '@frontdesk/ecom'
import { afterEach, expect, it } from 'vitest'
import { defaultApiKey, defaultClientId } from '../../src/auth/index.ts'
import type { Emulator } from '../../src/emulator-api.ts'
import { createEmulator } from '../../src/index.ts'

let emulator: Emulator | undefined
afterEach(() => emulator?.close())

it('offers a place when the clock moves on, and the cart takes it', async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  const { url, clock } = emulator
  const owner = createClient({ platform: local(url), auth: apiKey({ apiKey: defaultApiKey }) })
  const visitor = createClient({ platform: local(url), auth: oauth({ clientId: defaultClientId }) })
  const { items } = await listEventTimeSlots(visitor, {
    fromLocalDate: '2026-05-20T00:00:00',
    toLocalDate: '2026-05-27T00:00:00',
    includeNonBookable: false,
  })
  const { eventInfo: { eventId = '', waitingList } = {}, bookableCapacity = 0 } = items[0] ?? {}
  expect(waitingList).toEqual({ totalCapacity: 6, remainingCapacity: 6 })
  const booking = {
    bookedEntity: { slot: { eventId } },
    contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
  }
  const taken = await createBooking(owner, { booking: { ...booking, totalParticipants: bookableCapacity } })
  const waiting = await createBooking(visitor, {
    booking: { ...booking, status: 'WAITING_LIST', totalParticipants: 1 },
  })
  await cancelBooking(owner, { bookingId: taken.id, revision: taken.revision ?? '' })
  const catalogReference = { appId: bookingsAppId, catalogItemId: waiting.id }
  const addToCart = () =>
    addLineItemsToCurrentCart(visitor, { catalogItems: [{ catalogReference, quantity: 1 }] })
  await expect(addToCart()).rejects.toMatchObject({ status: 404 })
  clock.advance(60_000)
  const { lineItems } = await addToCart()
  expect(lineItems).toHaveLength(1)
  // The place is kept for an hour.
  clock.advance(60 * 60_000)
  const { items: found } = await queryExtendedBookings(visitor, { filter: { id: waiting.id } })
  expect(found[0]?.booking?.status).toBe('DECLINED')
})
