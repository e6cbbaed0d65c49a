import {
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { describe, expect, it } from 'vitest'
import { bookingCatalogProvider } from '../../src/bookings/index.ts'
import { services } from '../../src/bookings/services/service.ts'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import {
  ana,
  book,
  consultation,
  eveningSession,
  massage,
  osteopathy,
  reference,
  reformer,
  slotOf,
  slowMassage,
  told,
} from './bookings.ts'
import { openStudio } from './studio.ts'

describe('ordering a booking', () => {
  const visitor = { kind: 'visitor', visitorId: 'visitor-1' } as const

  it('confirms it once it is paid', async () => {
    const studio = openStudio()
    const eventId = await eveningSession(studio.visitor)
    const contactDetails = { ...ana, lastName: 'Reis', phone: '+351 1' }
    const booking = await book(
      studio.visitor,
      { slot: { eventId } },
      { totalParticipants: 3, contactDetails },
    )
    const item = studio.run(visitor, (context) => bookingCatalogProvider.find(context, reference(booking)))
    expect(item).toEqual({
      name: 'Reformer Pilates',
      price: '66.00',
      paymentOption: 'FULL_PAYMENT_ONLINE',
      itemType: 'SERVICE',
      quantityAvailable: 1,
      image: {
        id: 'frontdesk-reformer.svg',
        url: 'http://127.0.0.1:4600/media/frontdesk-reformer.svg',
        filename: 'frontdesk-reformer.svg',
        width: 1200,
        height: 800,
        altText: 'Somebody sits upright on a reformer under three round windows',
      },
      contact: { firstName: 'Ana', lastName: 'Reis', email: 'ana@example.com', phone: '+351 1' },
      descriptionLines: [
        {
          name: 'When',
          text: expect.stringMatching(/^Tuesday,? 26 May 2026 at 19:00 \(Lisbon, GMT\+1\)$/) as string,
        },
        { name: 'With', text: 'Jonas Lindqvist' },
        { name: 'Where', text: 'Harbour Studio, Alcântara' },
      ],
      rootCatalogItemId: reformer,
      path: '/services/reformer-pilates',
      serviceProperties: { numberOfParticipants: 3, scheduledDate: new Date('2026-05-26T18:00:00.000Z') },
      staff: [{ id: '5e7a1ce0-0000-4000-8003-000000000004', name: 'Jonas Lindqvist' }],
    })
    studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    studio.run(visitor, (context) =>
      bookingCatalogProvider.paymentChanged?.(context, reference(booking), 'PAID', 'order-1'),
    )
    const [found] = (await queryExtendedBookings(studio.visitor, {})).items
    expect(found?.booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', revision: '3' })
    expect(studio.events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'updated', 'confirmed'])
  })

  it.each([
    ['is confirmed', massage, 'confirmed', 'Deep-tissue massage: your booking is confirmed'],
    ['waits', osteopathy, 'markedAsPending', 'Osteopathy session: the business looks at your booking'],
  ])(
    'tells the customer that the booking %s, with the words that go along with it',
    async (_, service, slug, subject) => {
      const studio = openStudio()
      const participantNotification = { notifyParticipants: true, message: 'Until then' }
      const bookings = await Promise.all(
        [{ participantNotification, sendSmsReminder: true }, {}].map((more, index) =>
          createBooking(studio.visitor, {
            booking: {
              bookedEntity: slotOf(service, `2026-05-07T1${index}:00:00`),
              contactDetails: ana,
              totalParticipants: 1,
            },
            ...more,
          }),
        ),
      )
      expect(studio.mails).toEqual([])
      for (const booking of bookings) {
        studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
        studio.run(visitor, (context) =>
          bookingCatalogProvider.paymentChanged?.(context, reference(booking), 'PAID', 'order-1'),
        )
      }
      expect(studio.mails.map((mail) => [mail.subject, mail.text.includes('Until then')])).toEqual([
        [subject, true],
        [subject, false],
      ])
      const { items } = await queryExtendedBookings(studio.owner, { sort: [{ fieldName: 'startDate' }] })
      const found = bookings.map(({ id }) => items.find(({ booking }) => booking?.id === id)?.booking)
      const decision = {
        previousStatus: 'CREATED',
        previousPaymentStatus: 'NOT_PAID',
        doubleBooked: false,
        initiatedBy: { anonymousVisitorId: 'visitor-1' },
      }
      expect(told(studio.events).filter((event) => event.slug === slug)).toEqual([
        {
          entityFqdn: 'wix.bookings.v2.booking',
          slug,
          entityId: found[0]?.id,
          entity: { booking: found[0], ...decision, participantNotification, sendSmsReminder: true },
        },
        {
          entityFqdn: 'wix.bookings.v2.booking',
          slug,
          entityId: found[1]?.id,
          entity: { booking: found[1], ...decision },
        },
      ])
    },
  )

  it('is canceled by the rules once it is ordered, also while its payment is pending', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const visitor = { kind: 'visitor', visitorId: 'visitor-1' } as const
    studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    studio.setClock('2026-05-06T12:00:00.000Z')
    const [found] = (await queryExtendedBookings(studio.visitor, { withBookingAllowedActions: true })).items
    expect(found).toMatchObject({ booking: { status: 'CREATED' }, allowedActions: { cancel: false } })
    await expect(
      cancelBooking(studio.visitor, { bookingId: booking.id, revision: '2' }),
    ).rejects.toMatchObject({ code: 'BOOKING_POLICY_VIOLATION', data: { cancellationNotAllowed: true } })
  })

  it('confirms at once what is free, and leaves to the business what it wants to approve', async () => {
    const studio = openStudio()
    const free = await book(studio.visitor, slotOf(consultation, '2026-05-07T09:00:00'))
    const asked = await book(studio.visitor, slotOf(osteopathy, '2026-05-07T10:00:00'), {
      selectedPaymentOption: 'OFFLINE',
    })
    for (const booking of [free, asked])
      studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    const { items } = await queryExtendedBookings(studio.visitor, { sort: [{ fieldName: 'startDate' }] })
    expect(items.map(({ booking }) => [booking?.status, booking?.paymentStatus])).toEqual([
      ['CONFIRMED', 'EXEMPT'],
      ['PENDING', 'NOT_PAID'],
    ])
    const pending = items[1]?.booking
    const confirmed = await confirmBooking(studio.owner, {
      bookingId: asked.id,
      revision: pending?.revision ?? '',
    })
    expect(confirmed.status).toBe('CONFIRMED')
    expect(studio.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@example.com', 'First consultation: your booking is confirmed'],
      ['ana@example.com', 'Osteopathy session: the business looks at your booking'],
      ['ana@example.com', 'Osteopathy session: your booking is confirmed'],
    ])
  })

  it('keeps the place while the order is open and frees it when the order is over', async () => {
    const studio = openStudio()
    const entity = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
    const booking = await book(studio.visitor, entity)
    studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    studio.setClock('2026-05-05T07:00:00.000Z')
    await expect(book(studio.otherVisitor, entity)).rejects.toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
    studio.run(visitor, (context) => bookingCatalogProvider.release(context, reference(booking), 1))
    await book(studio.otherVisitor, entity)
    const [found] = (await queryExtendedBookings(studio.visitor, {})).items
    expect(found?.booking?.status).toBe('CANCELED')
  })

  it('takes the deposit where the customer chose it, for all who come', async () => {
    const studio = openStudio()
    studio.state.unit(() => {
      const all = studio.state.in(services)
      const service = all.get(reformer)
      if (service)
        all.put({
          ...service,
          payment: {
            rateType: 'FIXED',
            fixed: { price: { value: '22', currency: 'EUR' }, deposit: { value: '5.5', currency: 'EUR' } },
            options: { online: true, deposit: true },
          },
        })
    })
    const entity = { slot: { eventId: await eveningSession(studio.visitor) } }
    const deposit = await book(studio.visitor, entity, {
      totalParticipants: 3,
      selectedPaymentOption: 'DEPOSIT_ONLINE',
    })
    const full = await book(studio.visitor, entity)
    const find = (booking: Booking) =>
      studio.run(visitor, (context) => bookingCatalogProvider.find(context, reference(booking)))
    expect(find(deposit)).toMatchObject({
      price: '66.00',
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: '16.50',
    })
    expect(find(full)).toMatchObject({ price: '22.00', paymentOption: 'FULL_PAYMENT_ONLINE' })
    expect(find(full)).not.toHaveProperty('depositAmount')
    studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(deposit), 1))
    studio.run(visitor, (context) =>
      bookingCatalogProvider.paymentChanged?.(context, reference(deposit), 'PARTIALLY_PAID', 'order-1'),
    )
    const [found] = (await queryExtendedBookings(studio.owner, { filter: { id: deposit.id } })).items
    expect(found?.booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PARTIALLY_PAID' })
  })

  it.each(['OFFLINE', 'FULL_PAYMENT_OFFLINE'] as const)(
    'confirms a booking with %s at once: it is paid in person',
    async (selectedPaymentOption) => {
      const studio = openStudio()
      const booking = await book(studio.visitor, slotOf(slowMassage, '2026-05-07T11:00:00'), {
        selectedPaymentOption,
      })
      const item = studio.run(visitor, (context) => bookingCatalogProvider.find(context, reference(booking)))
      expect(item).toMatchObject({ price: '75.00', paymentOption: 'FULL_PAYMENT_OFFLINE' })
      studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
      const [found] = (await queryExtendedBookings(studio.visitor, {})).items
      expect(found?.booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
    },
  )

  it('takes a booking once', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const claim = () =>
      studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    claim()
    expect(studio.run(visitor, (context) => bookingCatalogProvider.find(context, reference(booking)))).toBe(
      undefined,
    )
    expect(claim).toThrow(
      expect.objectContaining({
        status: 409,
        details: {
          applicationError: {
            code: 'INVALID_BOOKING_STATUS',
            description: 'This booking is ordered already, or over',
            data: { status: 'CREATED' },
          },
        },
      }),
    )
  })

  it('sells a booking only to whoever made it', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const stranger = { kind: 'visitor', visitorId: 'visitor-2' } as const
    expect(
      studio.run(stranger, (context) => bookingCatalogProvider.find(context, reference(booking))),
    ).toBeUndefined()
  })
})
