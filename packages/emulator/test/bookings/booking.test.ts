import {
  cancelBooking,
  confirmBooking,
  declineBooking,
  getService,
  queryExtendedBookings,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
} from '@frontdesk/bookings'
import { describe, expect, it } from 'vitest'
import { bookingsMedia } from '../../src/bookings/index.ts'
import { staffIds } from '../../src/bookings/studio.ts'
import { book, massage, slotOf, told } from './bookings.ts'
import { openStudio } from './studio.ts'

describe('services', () => {
  it('are found, with details that are asked for', async () => {
    const { visitor } = openStudio()
    const page = await queryServices(visitor, { filter: { type: 'CLASS' }, sort: [{ fieldName: 'name' }] })
    expect(page.items.map(({ name }) => name)).toEqual([
      'Mobility lunch',
      'Reformer Pilates',
      'Vinyasa flow',
      'Yin and breath',
    ])
    const service = await getService(visitor, {
      serviceId: massage,
      conditionalFields: ['STAFF_MEMBER_DETAILS'],
    })
    expect(service.staffMemberDetails?.staffMembers?.map(({ name }) => name)).toEqual([
      'Inês Carvalho',
      'Jonas Lindqvist',
    ])
    expect(service.media?.mainMedia?.image).toMatchObject({ id: 'frontdesk-massage.svg', width: 1200 })
    await expect(getService(visitor, { serviceId: 'nobody' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    })
    await expect(queryServices(visitor, { filter: { colour: 'red' } as object })).rejects.toMatchObject({
      violations: [{ field: 'query.filter.colour' }],
    })
  })

  it('have categories, locations and pictures', async () => {
    const { visitor } = openStudio()
    const categories = await queryServiceCategories(visitor, { filter: { services: { type: 'COURSE' } } })
    expect(categories.map(({ name }) => name)).toEqual(['Getting started'])
    const { businessLocations, customLocations } = await queryServiceLocations(visitor, {})
    expect(businessLocations?.locations).toHaveLength(2)
    expect(customLocations).toEqual({ exists: false })
    const { items } = await queryServices(visitor, {})
    for (const { media } of items)
      expect(bookingsMedia[media?.mainMedia?.image?.id ?? '']).toMatch(/^<svg .*<\/svg>$/s)
  })
})

describe('cancelling', () => {
  it('frees the place and counts the revision up', async () => {
    const studio = openStudio()
    const entity = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
    const booking = await book(studio.visitor, entity)
    await expect(
      cancelBooking(studio.visitor, { bookingId: booking.id, revision: '7' }),
    ).rejects.toMatchObject({
      code: 'BOOKING_REVISION_MISMATCH',
      status: 409,
    })
    const canceled = await cancelBooking(studio.visitor, { bookingId: booking.id, revision: '1' })
    expect(canceled).toMatchObject({
      status: 'CANCELED',
      revision: '2',
      canceledDate: new Date('2026-05-04T07:00:00.000Z'),
    })
    expect(told(studio.events).slice(1)).toEqual([
      {
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'updated',
        entityId: booking.id,
        entity: canceled,
        modifiedFields: { status: 'CREATED', canceledDate: null },
      },
      {
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'canceled',
        entityId: booking.id,
        entity: {
          booking: canceled,
          previousStatus: 'CREATED',
          initiatedBy: { anonymousVisitorId: 'visitor-1' },
        },
      },
    ])
    await book(studio.otherVisitor, entity)
    await expect(
      cancelBooking(studio.visitor, { bookingId: booking.id, revision: '2' }),
    ).rejects.toMatchObject({
      code: 'INVALID_BOOKING_STATUS',
    })
  })

  it('is refused to a customer when it is too late, not to the owner', async () => {
    const studio = openStudio()
    const { id } = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const { revision = '' } = await confirmBooking(studio.owner, { bookingId: id, revision: '1' })
    studio.setClock('2026-05-06T10:00:01.000Z')
    await expect(cancelBooking(studio.visitor, { bookingId: id, revision })).rejects.toMatchObject({
      code: 'BOOKING_POLICY_VIOLATION',
    })
    const { items } = await queryExtendedBookings(studio.visitor, { withBookingAllowedActions: true })
    expect(items[0]?.allowedActions?.cancel).toBe(false)
    const canceled = await cancelBooking(studio.owner, {
      bookingId: id,
      revision,
      flowControlSettings: { ignoreCancellationPolicy: true },
    })
    expect(canceled.status).toBe('CANCELED')
  })

  it('leaves decisions to the owner', async () => {
    const studio = openStudio()
    const { id } = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    await expect(confirmBooking(studio.visitor, { bookingId: id, revision: '1' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
    })
    const declined = await declineBooking(studio.owner, { bookingId: id, revision: '1' })
    expect(declined.status).toBe('DECLINED')
    expect(studio.events.at(-1)?.slug).toBe('declined')
  })
})
