import {
  type BookedEntity,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  type Service,
} from '@frontdesk/bookings'
import { createMember } from '../../auth/member.ts'
import { bookings } from '../../bookings/booking/booking-entity.ts'
import { classRules, sessionsOn } from '../../bookings/availability/class-session.ts'
import { services } from '../../bookings/services/service.ts'
import { placesLeft } from '../../bookings/availability/slot.ts'
import { addDays, createZone, day, dayOf, minute, weekdayOf } from '../../bookings/availability/zoned-time.ts'
import type { HandlerContext, Identity } from '../../kernel/handler.ts'
import type { Perform } from '../../kernel/perform.ts'
import { createPast, type SeedContext } from '../../kernel/seed-context.ts'
import type { Size } from './size.ts'
import { memberIdOf, newStaffCount } from './studio.ts'
import { guestOf, guests, largeMemberId } from './customers.ts'
import { emailOf, nameOf, vary } from './variety.ts'

type Context = HandlerContext<unknown>

/** The days that bookings lie on, counted from the first day of the week. Classes cannot be booked earlier than 30 days ahead. */
const firstDay = -180
const lastAppointmentDay = 55
const lastClassDay = 26

/** The times at which appointments begin. The longest of them, with the pause after it, ends before the next one begins. */
const startTimes = ['09:00', '11:00', '14:00', '16:00']

/** One booking out of this many is cancelled later. */
const cancelledEvery = 20

/** The seed reports its progress each time it has made this many bookings. */
const reportEvery = 5_000

/** The largest share of appointments among all bookings. */
const appointmentShare = 0.3

const owner: Identity = { kind: 'owner' }

/**
 * Makes the bookings of half a year and of the weeks to come by the operations: members book and the business confirms,
 * or the business books for customers who call. Webhooks and mails of past bookings are not sent.
 */
export const seedCalendar = (seed: SeedContext, perform: Perform, size: Size): void => {
  const { state, business, now } = seed
  const zone = createZone(business.timeZone)
  const today = dayOf(zone.toLocal(now()))
  const past = createPast(seed, '8012')
  const contextAt = (moment: number, identity: Identity): Context => past(new Date(moment), identity)
  const count = (): number => state.in(bookings).size

  /** Books as a member or as the business, some days before the session begins. */
  const book = (bookedEntity: BookedEntity, start: Date, participants: number): void => {
    const number = count()
    const days = 1 + vary(number, 24)
    const moment = Math.min(+start - days * day, +now() - (1 + vary(number, 600)) * minute)
    const isMember = vary(number, 5) === 0
    const customer = vary(number, isMember ? size.members : guests)
    const booking = {
      bookedEntity,
      totalParticipants: participants,
      ...(!isMember && { contactDetails: guestOf(size, customer) }),
    }
    const identity: Identity = isMember ? { kind: 'member', memberId: largeMemberId(customer) } : owner
    let made: Booking = perform(createBooking, contextAt(moment, identity), { booking })
    const change = (): { bookingId: string; revision: string } => ({
      bookingId: made.id,
      revision: made.revision ?? '',
    })
    if (isMember) made = perform(confirmBooking, contextAt(moment + 5 * minute, owner), change())
    if (number % cancelledEvery === 0)
      perform(cancelBooking, contextAt(moment + 20 * minute, owner), {
        ...change(),
        flowControlSettings: { ignoreCancellationPolicy: true },
      })
    if (count() % reportEvery === 0)
      seed.progress?.(`${count().toLocaleString('en')} of ${size.bookings.toLocaleString('en')} bookings`)
  }

  const bookAppointments = (): void => {
    const most = size.bookings * appointmentShare
    const givenBy = new Map<string, Service[]>()
    for (const service of state.in(services)) {
      const [first] = service.staffMemberIds ?? []
      if (service.type === 'APPOINTMENT' && first !== undefined)
        givenBy.set(first, [...(givenBy.get(first) ?? []), service])
    }
    for (let ahead = firstDay; ahead <= lastAppointmentDay; ahead++) {
      const date = addDays(today, ahead)
      if (weekdayOf(date) % 6 === 0) continue
      for (let member = 0; member < newStaffCount(size); member++)
        for (const [index, time] of startTimes.entries()) {
          if (count() >= most) return
          const key = (ahead - firstDay) * 1_000 + member * startTimes.length + index
          if (vary(key, 8) === 0) continue
          const own = givenBy.get(memberIdOf(member)) ?? []
          const serviceId = own[vary(key + 1, own.length)]?.id ?? ''
          const startDate = `${date}T${time}:00`
          const slot = { serviceId, startDate, resource: { id: memberIdOf(member) } }
          book({ slot }, zone.toMoment(startDate), 1)
        }
    }
  }

  const bookCourses = (): void => {
    for (const { type, schedule } of state.in(services)) {
      if (type !== 'COURSE' || schedule?.id === undefined || !schedule.firstSessionStart) continue
      for (let places = 0; places < 6; places++)
        book({ schedule: { scheduleId: schedule.id } }, schedule.firstSessionStart, 1)
    }
  }

  /** Books a place in most sessions, round after round, until there are enough bookings. */
  const bookClasses = (): void => {
    const rules = state.in(classRules).all()
    let key = 0
    while (count() < size.bookings) {
      const before = count()
      for (let ahead = firstDay; ahead <= lastClassDay; ahead++)
        for (const session of sessionsOn(seed, rules, addDays(today, ahead), zone)) {
          if (count() === size.bookings) return
          if (vary((key += 1), 6) === 0) continue
          const left = placesLeft(contextAt(+now(), owner), session)
          const participants = vary(key, 5) === 1 ? 2 : 1
          if (participants <= left) book({ slot: { eventId: session.eventId } }, session.start, participants)
        }
      if (count() === before) throw new Error('The sessions have fewer places than the seed has bookings')
    }
  }

  for (let number = 0; number < size.members; number++)
    createMember(
      { state, now: () => new Date(+now() - 200 * day), newId: () => largeMemberId(number) },
      { ...nameOf(number), email: emailOf(number), password: 'harbour-member-1' },
    )
  bookAppointments()
  bookCourses()
  bookClasses()
}
