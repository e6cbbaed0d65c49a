// Several services in one visit, options of services and links in mails, as the hosted platform's own client uses them.
import * as bookings from '@wix/auto_sdk_bookings_bookings'
import * as multiServiceSlots from '@wix/auto_sdk_bookings_multi-service-availability-time-slots'
import * as options from '@wix/auto_sdk_bookings_service-options-and-variants'
import * as services from '@wix/auto_sdk_bookings_services'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator, operationsOf } from './support/hosted-client.ts'

const modules = { services, options, bookings, multiServiceSlots }
const timeZone = 'Europe/Lisbon'
const called = new Set<string>()

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, '2026-05-04T07:00:00Z')
})
afterEach(() => {
  for (const { operation } of emulator.requests) if (operation) called.add(operation)
  leaveEmulator()
})

const visitor = () => createClient({ modules, auth: OAuthStrategy({ clientId: emulator.clientId }) })
const business = () => createClient({ modules, auth: asBusiness(emulator) })

type Client = ReturnType<typeof visitor> | ReturnType<typeof business>

const idOf = async (client: Client, slug: string): Promise<string> => {
  const { items } = await client.services.queryServices().eq('mainSlug.name', slug).find()
  return found(items[0]?._id)
}

/** An appointment on a Wednesday at a time in Lisbon, which is an hour ahead in May. */
const appointment = (serviceId: string, time: string) => ({
  bookedEntity: { slot: { serviceId, startDate: `2026-05-06T${time}:00.000Z`, timezone: timeZone } },
  contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
  totalParticipants: 1,
})

/** A consultation and a massage right after it. */
const visitOf = async (
  client: Client,
  multiServiceBookingType: 'SEQUENTIAL_BOOKINGS' | 'SEPARATE_BOOKINGS' = 'SEQUENTIAL_BOOKINGS',
  massageAt = '08:20',
) => {
  const [consultation, massage] = await Promise.all(
    ['first-consultation', 'deep-tissue-massage'].map((slug) => idOf(client, slug)),
  )
  const { multiServiceBooking } = await client.bookings.createMultiServiceBooking(
    [appointment(found(consultation), '08:00'), appointment(found(massage), massageAt)],
    { multiServiceBookingType, returnFullEntity: true },
  )
  return found(multiServiceBooking)
}

/** The bookings of a visit by id and revision, as a decision about them names them. */
const infoOf = (visit: bookings.MultiServiceBooking | undefined) =>
  found(visit?.bookings).map(({ booking }) => ({
    bookingId: found(booking?._id),
    revision: found(booking?.revision),
  }))

const statusesOf = (visit: bookings.MultiServiceBooking | undefined) =>
  visit?.bookings?.map(({ booking }) => booking?.status)

describe('the client of the hosted platform, for several services in one visit', () => {
  it('finds the times at which one follows the other', async () => {
    const client = visitor()
    const ids = await Promise.all(
      ['first-consultation', 'deep-tissue-massage'].map((slug) => idOf(client, slug)),
    )
    const { timeSlots } = await client.multiServiceSlots.listMultiServiceAvailabilityTimeSlots({
      services: ids.map((serviceId) => ({ serviceId })),
      fromLocalDate: '2026-05-06T00:00:00',
      toLocalDate: '2026-05-07T00:00:00',
      timeZone,
      bookable: true,
    })
    const slot = found(timeSlots?.[0])
    expect(slot.nestedTimeSlots?.map(({ serviceId }) => serviceId)).toEqual(ids)
    const { timeSlot } = await client.multiServiceSlots.getMultiServiceAvailabilityTimeSlot(
      ids.map((serviceId) => ({ serviceId })),
      found(slot.localStartDate),
      found(slot.localEndDate),
      timeZone,
      // It renames the fields of what it is given.
      { ...found(slot.location) },
    )
    expect(timeSlot?.bookable).toBe(true)
  })

  it('books, confirms, moves and cancels them together', async () => {
    const customer = visitor()
    const visit = await visitOf(customer)
    const id = found(visit._id)
    expect(statusesOf(visit)).toEqual(['CREATED', 'CREATED'])
    expect(await customer.bookings.getMultiServiceBooking(id)).toMatchObject({ _id: id })
    const { bookings: own } = business()
    const availability = await own.getMultiServiceBookingAvailability(id)
    expect(availability.bookable).toBe(true)
    const confirmed = await own.confirmMultiServiceBooking(id, {
      confirmBookingsInfo: infoOf(visit),
      returnFullEntity: true,
    })
    expect(statusesOf(confirmed.multiServiceBooking)).toEqual(['CONFIRMED', 'CONFIRMED'])
    const allowed = await own.bulkGetMultiServiceBookingAllowedActions([id])
    expect(allowed.results?.[0]?.item?.cancel).toBe(true)
    const entries = found(confirmed.multiServiceBooking?.bookings)
    const moved = await own.rescheduleMultiServiceBooking(
      id,
      entries.map(({ booking }, index) => ({
        bookingId: found(booking?._id),
        revision: found(booking?.revision),
        slot: {
          serviceId: found(booking?.bookedEntity?.slot?.serviceId),
          startDate: index ? '2026-05-13T08:20:00.000Z' : '2026-05-13T08:00:00.000Z',
          timezone: timeZone,
        },
      })),
      { returnFullEntity: true },
    )
    expect(moved.multiServiceBooking?.bookings?.map(({ booking }) => booking?.startDate)).toEqual([
      new Date('2026-05-13T08:00:00.000Z'),
      new Date('2026-05-13T08:20:00.000Z'),
    ])
    const canceled = await own.cancelMultiServiceBooking(id, { returnFullEntity: true })
    expect(statusesOf(canceled.multiServiceBooking)).toEqual(['CANCELED', 'CANCELED'])
  })

  it('takes bookings out of a visit and puts them back', async () => {
    const { bookings: own } = business()
    const visit = await visitOf(business(), 'SEPARATE_BOOKINGS', '08:30')
    const id = found(visit._id)
    const third = await own.createBooking(appointment(await idOf(business(), 'slow-massage'), '13:00'))
    const added = await own.addBookingsToMultiServiceBooking(id, {
      bookings: [{ bookingId: found(third.booking?._id), revision: found(third.booking?.revision) }],
      returnFullEntity: true,
    })
    expect(added.bookings).toHaveLength(1)
    const removed = await own.removeBookingsFromMultiServiceBooking(id, {
      bookings: [
        { bookingId: found(third.booking?._id), revision: found(added.bookings?.[0]?.booking?.revision) },
      ],
      returnFullEntity: true,
    })
    expect(removed.bookings).toHaveLength(1)
    const { bookings: rest } = await own.getMultiServiceBooking(id)
    expect(rest).toHaveLength(2)
  })

  it('marks a visit as pending and declines it', async () => {
    const { bookings: own } = business()
    const visit = await visitOf(visitor())
    const id = found(visit._id)
    const pending = await own.markMultiServiceBookingAsPending(id, {
      markAsPendingBookingsInfo: infoOf(visit),
      flowControlSettings: { skipPendingApprovalServiceValidation: true },
      returnFullEntity: true,
    })
    expect(statusesOf(pending.multiServiceBooking)).toEqual(['PENDING', 'PENDING'])
    const declined = await own.declineMultiServiceBooking(id, {
      declineBookingsInfo: infoOf(pending.multiServiceBooking),
      returnFullEntity: true,
    })
    expect(statusesOf(declined.multiServiceBooking)).toEqual(['DECLINED', 'DECLINED'])
  })
})

describe('the client of the hosted platform, with the token of a booking', () => {
  it('reads, moves and cancels the booking', async () => {
    const { bookings: own } = business()
    const massage = await idOf(business(), 'deep-tissue-massage')
    const { booking } = await own.createBooking(appointment(massage, '13:00'))
    const { token } = await own.getAnonymousActionToken(found(booking?._id))
    const guest = visitor().bookings
    const read = await guest.bookingsGetBookingAnonymously(found(token))
    expect(read.booking?._id).toBe(booking?._id)
    expect((await guest.getServiceAnonymously(found(token))).service?._id).toBe(massage)
    const moved = await guest.bookingsRescheduleBookingAnonymously(
      found(token),
      { serviceId: massage, startDate: '2026-05-13T13:00:00.000Z', timezone: timeZone },
      { revision: found(booking?.revision) },
    )
    expect(moved.booking?.startDate).toEqual(new Date('2026-05-13T13:00:00.000Z'))
    const canceled = await guest.bookingsCancelBookingAnonymously(
      found(token),
      found(moved.booking?.revision),
    )
    expect(canceled.booking?.status).toBe('CANCELED')
  })
})

describe('the client of the hosted platform, for options of services', () => {
  it('makes, reads, copies, changes and deletes them', async () => {
    const client = business()
    const varied = async (name: string): Promise<string> => {
      const service = await client.services.createService({
        type: 'CLASS',
        name,
        defaultCapacity: 8,
        onlineBooking: { enabled: true },
        payment: {
          rateType: 'VARIED',
          options: { inPerson: true },
          varied: { defaultPrice: { value: '20', currency: 'EUR' } },
        },
      })
      return found(service._id)
    }
    const [serviceId, other] = [await varied('Ages'), await varied('More ages')]
    const optionId = '5f0ab2d6-0d7e-4c3a-8c55-0b9d3a3f0001'
    const created = await client.options.createServiceOptionsAndVariants({
      serviceId,
      options: {
        values: [{ _id: optionId, type: 'CUSTOM', customData: { name: 'Age', choices: ['adult', 'child'] } }],
      },
      variants: {
        values: [
          { choices: [{ optionId, custom: 'adult' }], price: { value: '20', currency: 'EUR' } },
          { choices: [{ optionId, custom: 'child' }], price: { value: '10', currency: 'EUR' } },
        ],
      },
    })
    const id = found(created._id)
    expect([created.minPrice?.value, created.maxPrice?.value].map(Number)).toEqual([10, 20])
    expect((await client.options.getServiceOptionsAndVariants(id)).serviceId).toBe(serviceId)
    const byService = await client.options.getServiceOptionsAndVariantsByServiceId(serviceId)
    expect(byService.serviceVariants?._id).toBe(id)
    const { items } = await client.options.queryServiceOptionsAndVariants().eq('serviceId', serviceId).find()
    expect(items.map(({ _id }) => _id)).toEqual([id])
    const copy = await client.options.cloneServiceOptionsAndVariants(id, other)
    expect(copy.serviceOptionsAndVariants?.serviceId).toBe(other)
    const changed = await client.options.updateServiceOptionsAndVariants(id, {
      revision: found(created.revision),
      variants: {
        values: [
          { choices: [{ optionId, custom: 'adult' }], price: { value: '24', currency: 'EUR' } },
          { choices: [{ optionId, custom: 'child' }], price: { value: '12', currency: 'EUR' } },
        ],
      },
    })
    expect(Number(changed.maxPrice?.value)).toBe(24)
    await client.options.deleteServiceOptionsAndVariants(id, { revision: found(changed.revision) })
    await expect(client.options.getServiceOptionsAndVariants(id)).rejects.toThrow()
  })
})

it('the client of the hosted platform calls every operation of these modules', () => {
  const operations = operationsOf(
    'multiServiceBookings',
    'multiServiceTimeSlots',
    'serviceOptionsAndVariants',
  )
  expect(operations.length).toBeGreaterThanOrEqual(20)
  // The published client has no calls for the tokens of several bookings at once.
  expect(operations.filter((id) => !called.has(id)).sort()).toEqual([
    'bookings.multiServiceBookings.cancelAnonymously',
    'bookings.multiServiceBookings.getAnonymousActionToken',
    'bookings.multiServiceBookings.getAnonymously',
  ])
})
