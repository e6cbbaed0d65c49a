import { cancelBooking, queryExtendedBookings } from '@frontdesk/bookings'
import { describe, expect, it } from 'vitest'
import { transferBookings } from '../../src/bookings/index.ts'
import { book, massage, slotOf } from './bookings.ts'
import { openStudio } from './studio.ts'

describe('my bookings', () => {
  it('are mine alone, and go with me when I log in', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    expect((await queryExtendedBookings(studio.otherVisitor, {})).items).toEqual([])
    await expect(
      cancelBooking(studio.otherVisitor, { bookingId: booking.id, revision: '1' }),
    ).rejects.toMatchObject({
      code: 'BOOKING_NOT_FOUND',
      status: 404,
    })
    studio.run({ kind: 'owner' }, (context) => transferBookings(context, 'visitor-1', 'member-1'))
    expect((await queryExtendedBookings(studio.visitor, {})).items).toEqual([])
    const all = await queryExtendedBookings(studio.owner, { filter: { 'createdBy.memberId': 'member-1' } })
    expect(all.items.map((item) => item.booking?.id)).toEqual([booking.id])
  })

  it('can be filtered by state and time', async () => {
    const { visitor } = openStudio()
    await book(visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const later = await book(visitor, slotOf(massage, '2026-05-14T11:00:00'))
    const { items } = await queryExtendedBookings(visitor, {
      filter: { status: 'CREATED', startDate: { $gte: new Date('2026-05-10T00:00:00.000Z') } },
      withBookingAllowedActions: true,
    })
    expect(items.map((item) => item.booking?.id)).toEqual([later.id])
    expect(items[0]?.allowedActions).toEqual({ cancel: true, reschedule: false })
  })
})
