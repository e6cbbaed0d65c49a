import {
  type BookedEntity,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  createMultiServiceBooking,
  type NewBooking,
  type Service,
} from '@frontdesk/bookings'
import { createMember } from '../../auth/member.ts'
import { bookings } from '../../bookings/booking/booking-entity.ts'
import { type ClassSession, classRules, sessionsOn } from '../../bookings/availability/class-session.ts'
import { optionsInForce, pricedChoices } from '../../bookings/service-options/variants.ts'
import { services } from '../../bookings/services/service.ts'
import { placesLeft } from '../../bookings/availability/slot.ts'
import { addDays, createZone, day, dayOf, minute, weekdayOf } from '../../bookings/availability/zoned-time.ts'
import type { HandlerContext, Identity } from '../../kernel/handler.ts'
import type { Perform } from '../../kernel/perform.ts'
import { createPast, type SeedContext } from '../../kernel/seed-context.ts'
import type { Size } from './size.ts'
import { memberIdOf, newStaffCount } from './studio.ts'
import { guestOf, guests, largeMemberId } from './customers.ts'
import { emailOf, nameOf, spread, vary } from './variety.ts'

type Context = HandlerContext<unknown>

/** The days that bookings lie on, counted from the first day of the week. Classes cannot be booked earlier than 30 days ahead. */
const firstDay = -180
const lastAppointmentDay = 55
const lastClassDay = 26

/** The times at which appointments begin. The longest of them, with the pause after it, ends before the next one begins. */
const startTimes = ['09:00', '11:00', '14:00', '16:00']

/** The first day of sessions with a waiting list. They are still to come when the week of the seed ends. */
const firstWaitingDay = 8

/** The longest session of a visit: two of them, with the pauses after them, end before the next appointment begins. */
const longestOfVisit = 60

/** When the business opens, and its rooms with it. The staff begin earlier. */
const roomsOpenAt = '10:00'

/** One booking out of this many is canceled later. */
const cancelledEvery = 20

/** The seed reports its progress each time it has made this many bookings. */
const reportEvery = 5_000

/** The largest share of appointments among all bookings. */
const appointmentShare = 0.3

/** A time at which a staff member gives an appointment. */
interface AppointmentTime {
  readonly key: number
  /** Resource id. */
  readonly staffId: string
  /** In the time of the business. */
  readonly startDate: string
  /** The services that the staff member can give then. */
  readonly own: readonly Service[]
  readonly isForVisits: boolean
}

/** The length of an appointment. */
const minutesOf = ({ schedule }: Service): number =>
  schedule?.availabilityConstraints?.sessionDurations?.[0] ?? Infinity

const owner: Identity = { kind: 'owner' }

/**
 * Creates the bookings of half a year and of the weeks to come by the operations: members book and the business
 * confirms, or the business books for customers who call. Webhooks and mails of past bookings are not sent.
 */
export const seedCalendar = (seed: SeedContext, perform: Perform, size: Size): void => {
  const { state, business, now } = seed
  const zone = createZone(business.timeZone)
  const today = dayOf(zone.toLocal(now()))
  const past = createPast(seed, '8012')
  const contextAt = (moment: number, identity: Identity): Context => past(new Date(moment), identity)
  const count = (): number => state.in(bookings).size

  /** One of the choices that the price of a service varies by; most customers name one, the others get the first. */
  const choiceOf = (
    service: Service,
    number: number,
    participants: number,
  ): Pick<NewBooking, 'participantsChoices' | 'totalParticipants'> => {
    const options = optionsInForce(state, service)
    const choices = options ? pricedChoices(options) : []
    const chosen = choices[vary(number, choices.length + 1)]?.choice
    if (!chosen) return { totalParticipants: participants }
    const { id: choiceId, optionId } = chosen
    const choice = {
      ...(choiceId !== undefined && { choiceId }),
      ...(optionId !== undefined && { optionId }),
    }
    return {
      participantsChoices: { serviceChoices: [{ numberOfParticipants: participants, choices: [choice] }] },
    }
  }

  /** Books as a member or as the business, some days before the session begins. */
  const book = (service: Service, bookedEntity: BookedEntity, start: Date, participants: number): void => {
    const number = count()
    const days = 1 + vary(number, 24)
    const moment = Math.min(+start - days * day, +now() - (1 + vary(number, 600)) * minute)
    const isMember = vary(number, 5) === 0
    const customer = vary(number, isMember ? size.members : guests)
    const booking = {
      bookedEntity,
      ...choiceOf(service, number, participants),
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

  /** The appointments that each staff member gives. */
  const givenBy = new Map<string, Service[]>()
  for (const service of state.in(services)) {
    const [first] = service.staffMemberIds ?? []
    if (service.type === 'APPOINTMENT' && first !== undefined)
      givenBy.set(first, [...(givenBy.get(first) ?? []), service])
  }

  /** The services that a staff member can give at a time of day. Rooms follow the opening hours of the business. */
  const servicesAt = (staffId: string, time: string): Service[] =>
    (givenBy.get(staffId) ?? []).filter(
      ({ serviceResources = [] }) => time >= roomsOpenAt || serviceResources.length < 2,
    )

  /** The times of appointments of everybody on working days. One time out of eight is left to visits. */
  const appointmentTimes = function* (): Generator<AppointmentTime, void, undefined> {
    for (let ahead = firstDay; ahead <= lastAppointmentDay; ahead++) {
      const date = addDays(today, ahead)
      if (weekdayOf(date) % 6 === 0) continue
      for (let member = 0; member < newStaffCount(size); member++)
        for (const [index, time] of startTimes.entries()) {
          const key = (ahead - firstDay) * 1_000 + member * startTimes.length + index
          const startDate = `${date}T${time}:00`
          const staffId = memberIdOf(member)
          yield { key, staffId, startDate, own: servicesAt(staffId, time), isForVisits: vary(key, 8) === 0 }
        }
    }
  }

  const bookAppointments = (): void => {
    const most = size.bookings * appointmentShare
    for (const { key, staffId, startDate, own, isForVisits } of appointmentTimes()) {
      if (count() >= most) return
      const service = own[vary(key + 1, own.length)]
      if (isForVisits || !service) continue
      const slot = { serviceId: service.id, startDate, resource: { id: staffId } }
      book(service, { slot }, zone.toMoment(startDate), 1)
    }
  }

  /** Books a short appointment and a longer one right after it with the same staff member, for customers who call. */
  const bookVisits = (): void => {
    const times = [...appointmentTimes()].filter(({ isForVisits }) => isForVisits)
    for (const { key, staffId, startDate, own: all } of spread(times, size.visits, 'times for visits')) {
      const own = all.filter((service) => minutesOf(service) <= longestOfVisit)
      const shortest = Math.min(...own.map(minutesOf))
      const first = own.find((service) => minutesOf(service) === shortest)
      const others = own.filter((service) => minutesOf(service) > shortest)
      const second = others[vary(key, others.length)]
      if (!first || !second) throw new Error(`${staffId} gives too few short appointments for a visit`)
      const start = zone.toMoment(startDate)
      const moment = Math.min(+start - (1 + vary(key, 24)) * day, +now() - (1 + vary(key, 600)) * minute)
      const next = zone.toLocal(new Date(+start + shortest * minute))
      perform(createMultiServiceBooking, contextAt(moment, owner), {
        bookings: [
          { service: first, at: startDate },
          { service: second, at: next },
        ].map(({ service, at }) => ({
          bookedEntity: { slot: { serviceId: service.id, startDate: at, resource: { id: staffId } } },
          totalParticipants: 1,
          contactDetails: guestOf(size, vary(key, guests)),
        })),
      })
    }
  }

  const bookCourses = (): void => {
    for (const service of state.in(services)) {
      const { type, schedule } = service
      if (type !== 'COURSE' || schedule?.id === undefined || !schedule.firstSessionStart) continue
      for (let places = 0; places < 6; places++)
        book(service, { schedule: { scheduleId: schedule.id } }, schedule.firstSessionStart, 1)
    }
  }

  const bookSession = ({ service, eventId, start }: ClassSession, participants: number): void => {
    book(service, { slot: { eventId } }, start, participants)
  }

  /** Books all places of some sessions, and lets one to three customers wait for each of them. */
  const fillWaitingLists = (): void => {
    const rules = state.in(classRules).all()
    const asOwner = contextAt(+now(), owner)
    const sessions = Array.from({ length: lastClassDay - firstWaitingDay + 1 }, (_, index) =>
      sessionsOn(seed, rules, addDays(today, firstWaitingDay + index), zone),
    ).flat()
    for (const [index, session] of spread(sessions, size.waitingLists, 'sessions to wait for').entries()) {
      while (placesLeft(asOwner, session) > 0)
        bookSession(session, Math.min(placesLeft(asOwner, session), 1 + vary(count(), 2)))
      const waiting = 1 + vary(index, 3)
      for (let position = 0; position < waiting; position++)
        perform(createBooking, contextAt(+now() - (waiting - position) * minute, owner), {
          booking: {
            bookedEntity: { slot: { eventId: session.eventId } },
            status: 'WAITING_LIST',
            totalParticipants: 1,
            contactDetails: guestOf(size, vary(3 * index + position, guests)),
          },
        })
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
          if (participants <= left) bookSession(session, participants)
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
  bookVisits()
  bookCourses()
  fillWaitingLists()
  bookClasses()
}
