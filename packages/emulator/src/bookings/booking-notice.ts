import type { Booking, ParticipantNotification } from '@frontdesk/bookings'
import { type DueWork, earliest } from '../kernel/due-work.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import { describeBooking, momentText } from './booking-description.ts'
import { bookings } from './booking-entity.ts'
import { day } from './zoned-time.ts'

type Context = HandlerContext<unknown>

/**
 * Mails the customer of a booking, with its time, its place and who gives it. The words of the business go along when it
 * asks to notify the participants. `before` is the time of a booking that was moved.
 */
export const notify = (
  { mail, business }: Context,
  booking: Booking,
  subject: string,
  { notifyParticipants, message }: ParticipantNotification = {},
  before?: Date,
): void => {
  const { contactDetails, bookedEntity } = booking
  const { email, firstName } = contactDetails ?? {}
  if (email === undefined || notifyParticipants === false) return
  const about = `${bookedEntity?.title ?? 'Your booking'}: ${subject}`
  const own = notifyParticipants ? message : undefined
  const facts = [
    ...describeBooking(booking, business),
    ...(before ? [{ name: 'Before', text: momentText(before, business) }] : []),
  ].map(({ name, text }) => `${name}: ${text}`)
  mail({
    to: email,
    subject: about,
    text: [`Hello ${firstName ?? ''},`, about + '.', facts.join('\n'), own, business.name]
      .filter(Boolean)
      .join('\n\n'),
  })
}

/** Sends the text messages that are due a day before a session; they lie in the outbox, as mails do. */
export const remindOfBookings = ({ state, now, mail, business }: Context): void => {
  const time = now()
  const kept = state.in(bookings)
  for (const booking of kept.by('reminder', 'waiting')) {
    const { startDate, contactDetails, bookedEntity } = booking
    if (!startDate || +startDate - day > +time) continue
    // The reminder is no change of the booking: its revision stays, and nobody is told.
    kept.put({ ...booking, sendSmsReminder: false })
    const { phone } = contactDetails ?? {}
    if (phone === undefined || startDate <= time) continue
    const subject = `${bookedEntity?.title ?? 'Your booking'}: it begins within a day`
    mail({ to: phone, subject, text: `Sent by text message: ${subject}. ${business.name}` })
  }
}

/** The text messages that wait until a day before a session. */
export const bookingReminders: DueWork = {
  nextAt: (state) =>
    earliest(
      state
        .in(bookings)
        .by('reminder', 'waiting')
        .flatMap(({ startDate }) => (startDate ? [+startDate - day] : [])),
    ),
  run: remindOfBookings,
}
