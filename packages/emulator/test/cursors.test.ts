import {
  listAvailabilityTimeSlots,
  listDeletedStaffMembers,
  listEventTimeSlots,
  queryBookingPolicies,
  queryResources,
  queryStaffMembers,
} from '@frontdesk/bookings'
import { isValidationError } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { serviceId } from '../src/bookings/seed/studio.ts'
import { offer } from '../src/bookings/seed/studio-services.ts'
import { openStudio } from './bookings/studio.ts'

const slowMassage = serviceId(offer.findIndex(({ slug }) => slug === 'slow-massage') + 1)
const day = { fromLocalDate: '2026-05-06T00:00:00', toLocalDate: '2026-05-06T23:59:59' }

const { owner, visitor, post } = openStudio()

const refused = async (call: Promise<unknown>): Promise<unknown> => {
  const error = await call.catch((caught: unknown) => caught)
  if (!isValidationError(error)) throw new Error('The call was not refused')
  return [error.status, error.violations]
}

/** The cursor of the second page of staff members. */
const staffCursor = async (): Promise<string> => {
  const { nextInput } = await queryStaffMembers(owner, { cursorPaging: { limit: 1 } })
  return nextInput?.cursorPaging?.cursor ?? ''
}

/** The refusal of a cursor that another list wrote. */
const mustComeFrom = (field: string, id: string): unknown => [
  400,
  [
    {
      field,
      description: `must come from an answer of ${id}: another list wrote this cursor`,
      violatedRule: 'VALIDATION',
    },
  ],
]

describe('a cursor', () => {
  it('is taken by the list that wrote it', async () => {
    const cursor = await staffCursor()
    const { items } = await queryStaffMembers(owner, {})
    const rest = await queryStaffMembers(owner, { cursorPaging: { cursor, limit: 100 } })
    expect(rest.items).toEqual(items.slice(1))
  })

  it('is refused by a query of another collection', async () => {
    const cursor = await staffCursor()
    expect(await refused(queryResources(owner, { cursorPaging: { cursor } }))).toEqual(
      mustComeFrom('query.cursorPaging.cursor', 'bookings.resources.query'),
    )
    expect(await refused(queryBookingPolicies(owner, { cursorPaging: { cursor } }))).toEqual(
      mustComeFrom('query.cursorPaging.cursor', 'bookings.bookingPolicies.query'),
    )
  })

  it('is refused by a list that has its cursor in paging', async () => {
    const cursor = await staffCursor()
    expect(await refused(listDeletedStaffMembers(owner, { paging: { cursor } }))).toEqual(
      mustComeFrom('paging.cursor', 'bookings.staffMembers.listDeleted'),
    )
  })

  it('is refused for class sessions when it comes from appointments', async () => {
    const { nextInput } = await listAvailabilityTimeSlots(visitor, {
      serviceId: slowMassage,
      ...day,
      cursorPaging: { limit: 2 },
    })
    const { cursor = '' } = nextInput?.cursorPaging ?? {}
    expect(await refused(listEventTimeSlots(visitor, { cursorPaging: { cursor } }))).toEqual(
      mustComeFrom('cursorPaging.cursor', 'bookings.eventTimeSlots.list'),
    )
  })

  it('is refused for time slots of another service, another day or another time zone', async () => {
    const asked = { serviceId: slowMassage, ...day, cursorPaging: { limit: 2 } }
    const { nextInput, next } = await listAvailabilityTimeSlots(visitor, asked)
    const { cursor = '' } = nextInput?.cursorPaging ?? {}
    // Our client sends the cursor alone; other clients send the rest beside it.
    const send = (other: object): Promise<unknown> =>
      post('/v2/time-slots', { ...other, cursorPaging: { cursor } })
    const carried = (field: string): unknown => ({
      message: 'INVALID_ARGUMENT',
      details: {
        validationError: {
          fieldViolations: [
            {
              field,
              description: 'must be left out beside a cursor, or stay as it was: the cursor carries it',
              violatedRule: 'FIELD_NOT_ALLOWED',
            },
          ],
        },
      },
    })
    expect(await send({ serviceId: serviceId(1) })).toEqual(carried('serviceId'))
    expect(await send({ toLocalDate: '2026-05-07T23:59:59' })).toEqual(carried('toLocalDate'))
    expect(await send({ timeZone: 'Asia/Kathmandu' })).toEqual(carried('timeZone'))
    expect(await send({ ...asked, timeZone: 'Europe/Lisbon' })).toMatchObject({
      timeSlots: (await next()).items.map(({ localStartDate }) => ({ localStartDate })),
    })
  })

  it('is refused when its mark is missing, or when there is more behind it', async () => {
    const cursor = await staffCursor()
    const unknown = [
      400,
      [
        {
          field: 'query.cursorPaging.cursor',
          description: 'is not a cursor of this platform',
          violatedRule: 'FORMAT',
        },
      ],
    ]
    for (const text of [cursor.split('.')[1], `${cursor}.`, '', 'made up'])
      expect(await refused(queryStaffMembers(owner, { cursorPaging: { cursor: text } }))).toEqual(unknown)
  })
})
