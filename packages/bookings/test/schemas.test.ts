import {
  createBooking,
  getService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  queryServices,
} from '@frontdesk/bookings'
import {
  bookingsSchemas,
  createBookingInputSchema,
  queryServicesInputSchema,
  serviceSchema,
} from '@frontdesk/bookings/schemas'
import { createClient, hosted } from '@frontdesk/core'
import { check, validation } from '@frontdesk/core/schema'
import { describe, expect, it, vi } from 'vitest'

const fetch = vi.fn(async () => Response.json({ service: { id: 'service-1', type: 'CLASS' } }))
const client = createClient({ platform: hosted(), validate: validation(bookingsSchemas), fetch })

const booking = {
  bookedEntity: { slot: { eventId: 'event-1' } },
  contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
  totalParticipants: 1,
}

describe('schemas of bookings', () => {
  it('lets unknown fields and enum values through', () => {
    const service = { id: 'service-1', type: 'RETREAT', name: 'A week away', mood: 'calm' }
    expect(check(serviceSchema, service)).toEqual(service)
  })

  it('names the field of a result that is not what the operation promises', async () => {
    await expect(getService(client, { serviceId: 'service-1' })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      violations: [{ field: 'service.name', violatedRule: 'REQUIRED_FIELD' }],
    })
  })

  it.each([
    '2026-05-04',
    '2026-05-04T10:00',
    '2026-05-04T10:00:00Z',
    '2026-05-04T10:00:00+01:00',
    '2026-02-30T10:00:00',
    '2026-05-04T24:30:00',
    'tomorrow',
  ])('refuses %s as a local date before anything is sent', async (fromLocalDate) => {
    fetch.mockClear()
    await expect(
      listAvailabilityTimeSlots(client, {
        serviceId: 'service-1',
        fromLocalDate,
        toLocalDate: '2027-01-01T00:00:00',
      }),
    ).rejects.toMatchObject({ violations: [{ field: 'fromLocalDate', violatedRule: 'FORMAT' }] })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('refuses a window that ends before it starts', async () => {
    await expect(
      listEventTimeSlots(client, {
        fromLocalDate: '2026-05-05T00:00:00',
        toLocalDate: '2026-05-04T00:00:00',
      }),
    ).rejects.toMatchObject({ violations: [{ field: 'toLocalDate' }] })
  })

  it('takes a field that is undefined for absent, as JSON does', () => {
    const form = {
      booking: {
        ...booking,
        bookedEntity: { slot: { eventId: 'event-1', resource: undefined }, tags: undefined },
        contactDetails: { ...booking.contactDetails, phone: undefined },
      },
    }
    expect(check(createBookingInputSchema, form)).toStrictEqual({ booking })
    expect(form.booking.contactDetails).toHaveProperty('phone')
    expect(() => check(createBookingInputSchema, { booking: undefined })).toThrow('"booking"')
    expect(() => check(createBookingInputSchema, undefined)).toThrow('"input" is required')
  })

  it.each(['x', null, [], 5])('refuses %j as a filter, before anything is sent', async (filter) => {
    fetch.mockClear()
    await expect(queryServices(client, { filter: filter as never })).rejects.toMatchObject({
      name: 'ValidationError',
      violations: [{ field: 'filter', description: 'must be an object', violatedRule: 'FORMAT' }],
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each(['class', null, 5])('says once that the whole of %j is wrong', (input) => {
    for (const schema of [createBookingInputSchema, queryServicesInputSchema]) {
      let error: unknown
      try {
        check<unknown>(schema, input)
      } catch (thrown) {
        error = thrown
      }
      expect(error).toMatchObject({ violations: [{ field: 'input', violatedRule: 'FORMAT' }] })
    }
  })

  it.each([0, -1, 1.5])('refuses %s participants', async (totalParticipants) => {
    await expect(createBooking(client, { booking: { ...booking, totalParticipants } })).rejects.toMatchObject(
      {
        violations: [{ field: 'booking.totalParticipants' }],
      },
    )
  })

  it('refuses an email address that is none', async () => {
    await expect(
      createBooking(client, { booking: { ...booking, contactDetails: { firstName: 'Ana', email: 'ana' } } }),
    ).rejects.toMatchObject({
      violations: [{ field: 'booking.contactDetails.email', violatedRule: 'FORMAT' }],
    })
  })
})
