import type { Booking, ParticipantNotification } from '@frontdesk/bookings'
import { type DueWork, earliest } from '../../kernel/due-work.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { describeBooking, momentText } from './booking-description.ts'
import { bookingToken } from '../anonymous/action-token.ts'
import { bookings, type KeptBooking } from './booking-entity.ts'
import { calendarFile } from '../mail/calendar-file.ts'
import { cancellationRule } from '../mail/cancellation-rule.ts'
import { policyOf } from '../booking-policy/policy-snapshot.ts'
import { day } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>

/** The address at which the holder of the token of a booking sees it, and cancels it where that is allowed. */
const linkTo = (context: Context, booking: KeptBooking): string =>
  `${context.origin}/pages/bookings/${encodeURIComponent(bookingToken(context, booking))}`

/** Whether a booking still takes place, so that the rule of its cancellation matters. */
const isLive = ({ status }: Booking): boolean => status === 'CONFIRMED' || status === 'PENDING'

/**
 * Mails the customer of a booking, with its time, its place, who gives it and until when it can be cancelled, a link to
 * it and a calendar file. The words of the business go along when it asks to notify the participants. `before` is the
 * time of a booking that was moved.
 */
export const notify = (
  context: Context,
  booking: KeptBooking,
  subject: string,
  { notifyParticipants, message }: ParticipantNotification = {},
  before?: Date,
): void => {
  const { contactDetails, bookedEntity } = booking
  const { email, firstName } = contactDetails ?? {}
  if (email === undefined || notifyParticipants === false) return
  context.mail(() => {
    const { business } = context
    const about = `${bookedEntity?.title ?? 'Your booking'}: ${subject}`
    const own = notifyParticipants ? message : undefined
    const facts = [
      ...describeBooking(booking, business),
      ...(before ? [{ name: 'Before', text: momentText(before, business) }] : []),
    ].map(({ name, text }) => `${name}: ${text}`)
    const rule = isLive(booking) ? cancellationRule(policyOf(context, booking), booking, business) : undefined
    const link = linkTo(context, booking)
    const file = calendarFile(context, booking, link)
    return {
      to: email,
      subject: about,
      text: [`Hello ${firstName ?? ''},`, about + '.', facts.join('\n'), rule, own, business.name]
        .filter(Boolean)
        .join('\n\n'),
      link,
      ...(file && { attachments: [file] }),
    }
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
