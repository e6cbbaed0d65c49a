import {
  createBooking,
  type CreateBookingInput,
  getService,
  listEventTimeSlots,
  updateService,
} from '@frontdesk/bookings'
import type { ElevatedAuth, Client } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { ana, massage, reformer, slotOf } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const hour = 3_600_000
const day = 24 * hour

const ask = (
  client: Client | Client<ElevatedAuth>,
  booking: Partial<CreateBookingInput['booking']> = {},
): Promise<unknown> =>
  createBooking(client, {
    booking: {
      bookedEntity: slotOf(massage, '2026-05-07T11:00:00'),
      contactDetails: ana,
      totalParticipants: 1,
      ...booking,
    },
  }).then(
    ({ status }) => status,
    (error: unknown) => error,
  )

/** Eleven o'clock in Lisbon. */
const start = +new Date('2026-05-07T10:00:00.000Z')
const violation = (data: object) => ({ status: 400, code: 'BOOKING_POLICY_VIOLATION', data })

describe('the policy of a service, when it is booked', () => {
  it('opens 60 days before the session: to the customer at that moment, to the business always', async () => {
    studio.setClock(new Date(start - 60 * day - 1).toISOString())
    expect(await ask(studio.visitor)).toMatchObject(
      violation({
        tooEarlyToBook: true,
        earliestBookingDate: new Date(start - 60 * day).toISOString(),
      }),
    )
    expect(await ask(studio.member)).toMatchObject(violation({ tooEarlyToBook: true }))
    studio.setClock(new Date(start - 60 * day).toISOString())
    expect(await ask(studio.visitor)).toBe('CREATED')
    studio = openStudio(new Date(start - 60 * day - 1).toISOString())
    expect(await ask(studio.owner)).toBe('CONFIRMED')
  })

  it('closes two hours before the session: to the customer after that moment, to the business never', async () => {
    studio.setClock(new Date(start - 2 * hour + 1).toISOString())
    for (const client of [studio.visitor, studio.member])
      expect(await ask(client)).toMatchObject(violation({ tooLateToBook: true }))
    expect(await ask(studio.owner)).toBe('CONFIRMED')
    studio = openStudio(new Date(start - 2 * hour).toISOString())
    expect(await ask(studio.visitor)).toBe('CREATED')
  })

  it('lets nobody but the business book while online booking is off', async () => {
    const { revision = '' } = await getService(studio.owner, { serviceId: massage })
    await updateService(studio.owner, {
      service: { id: massage, revision, onlineBooking: { enabled: false } },
    })
    expect(await ask(studio.visitor)).toMatchObject(violation({ bookOnlineDisabled: true }))
    expect(await ask(studio.owner)).toBe('CONFIRMED')
  })

  it('lets four people come with one booking of a customer, and more with one of the business', async () => {
    const { items } = await listEventTimeSlots(studio.visitor, {
      serviceIds: [reformer],
      toLocalDate: '2026-05-20T00:00:00',
      minBookableCapacity: 5,
    })
    const eventIds = items.map(({ eventInfo }) => eventInfo!.eventId!)
    const session = (index: number, totalParticipants: number) => ({
      bookedEntity: { slot: { eventId: eventIds[index]! } },
      totalParticipants,
    })
    expect(await ask(studio.visitor, session(0, 4))).toBe('CREATED')
    for (const client of [studio.visitor, studio.member])
      expect(await ask(client, session(1, 5))).toMatchObject(violation({ maxParticipantsPerBooking: 4 }))
    expect(await ask(studio.owner, session(1, 5))).toBe('CONFIRMED')
  })
})
