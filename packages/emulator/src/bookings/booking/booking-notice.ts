import type { Booking, ParticipantNotification } from '@frontdesk/bookings'
import { type DueWork, earliest } from '../../kernel/due-work.ts'
import type { HandlerContext, Mail } from '../../kernel/handler.ts'
import { describeBooking, momentText } from './booking-description.ts'
import { bookingToken, tokenOfSeveral } from '../anonymous/action-token.ts'
import { bookings, type KeptBooking } from './booking-entity.ts'
import { calendarFile } from '../mail/calendar-file.ts'
import { cancellationRule } from '../mail/cancellation-rule.ts'
import { policyOf } from '../booking-policy/policy-snapshot.ts'
import { day } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>

/** The address at which the holder of a token sees its bookings, and cancels them where that is allowed. */
const addressOf = ({ origin }: Context, token: string): string =>
  `${origin}/pages/bookings/${encodeURIComponent(token)}`

const linkTo = (context: Context, booking: KeptBooking): string =>
  addressOf(context, bookingToken(context, booking))

/** The address of what a mail is about: of one booking, or of all that were made together with several. */
const linkToAll = (context: Context, [{ booking }, ...others]: readonly [Notice, ...Notice[]]): string => {
  const setId = booking.multiServiceBookingInfo?.id
  return others.length === 0 || setId === undefined
    ? linkTo(context, booking)
    : addressOf(context, tokenOfSeveral(context, setId))
}

/** Whether a booking still takes place, so that the rule of its cancellation matters. */
const isLive = ({ status }: Booking): boolean => status === 'CONFIRMED' || status === 'PENDING'

/** A booking that a mail is about. */
interface Notice {
  readonly booking: KeptBooking
  /** When it was before it moved. */
  readonly before?: Date | undefined
}

/** The words of a mail: what has become of the bookings, and what the business adds. */
interface Words {
  readonly email: string
  readonly subject: string
  readonly own: string | undefined
}

const titleOf = ({ bookedEntity }: Booking): string => bookedEntity?.title ?? 'Your booking'

const factsOf = ({ business }: Context, { booking, before }: Notice): string =>
  [
    ...describeBooking(booking, business),
    ...(before ? [{ name: 'Before', text: momentText(before, business) }] : []),
  ]
    .map(({ name, text }) => `${name}: ${text}`)
    .join('\n')

const ruleOf = (context: Context, { booking }: Notice): string | undefined =>
  isLive(booking) ? cancellationRule(policyOf(context, booking), booking, context.business) : undefined

/** One mail about a booking, or about several that were made together: each with its facts, and one calendar file for all. */
const writeMail = (
  context: Context,
  notices: readonly [Notice, ...Notice[]],
  { email, subject, own }: Words,
): Mail => {
  const { business } = context
  const [first, ...others] = notices
  const titles = notices.map(({ booking }) => titleOf(booking))
  const about = `${new Intl.ListFormat('en-GB').format(titles)}: ${subject}`
  // A mail about one booking has named it already.
  const withTitle = (notice: Notice, text: string | undefined): string | undefined =>
    text === undefined || !others.length ? text : `${titleOf(notice.booking)}\n${text}`
  const linked = notices.map(({ booking }) => ({ booking, link: linkTo(context, booking) }))
  const file = calendarFile(context, linked)
  return {
    to: email,
    subject: about,
    text: [
      `Hello ${first.booking.contactDetails?.firstName ?? ''},`,
      about + '.',
      ...notices.map((notice) => withTitle(notice, factsOf(context, notice))),
      ...notices.map((notice) => withTitle(notice, ruleOf(context, notice))),
      own,
      business.name,
    ]
      .filter(Boolean)
      .join('\n\n'),
    link: linkToAll(context, notices),
    ...(file && { attachments: [file] }),
  }
}

/**
 * The notices with their bookings as they are at the end of a unit, the earliest first, without those of a change that was
 * undone.
 */
const stillTrue = ({ state }: Context, notices: readonly Notice[]): Notice[] =>
  notices
    .flatMap((notice) => {
      const { id, status, startDate } = notice.booking
      const booking = state.in(bookings).get(id)
      const isSame = booking?.status === status && +(booking?.startDate ?? 0) === +(startDate ?? 0)
      return booking && isSame ? [{ ...notice, booking }] : []
    })
    .sort((left, right) => +(left.booking.startDate ?? 0) - +(right.booking.startDate ?? 0))

/**
 * Mails the customer of a booking, with its time, its place, who gives it and until when it can be canceled, a link to
 * it and a calendar file. The words of the business go along when it asks to notify the participants. `before` is the
 * time of a booking that was moved. Bookings that were made together share a mail when the same becomes of them at
 * once.
 */
export const notify = (
  context: Context,
  booking: KeptBooking,
  subject: string,
  { notifyParticipants, message }: ParticipantNotification = {},
  before?: Date,
): void => {
  const { contactDetails, multiServiceBookingInfo } = booking
  const { email } = contactDetails ?? {}
  if (email === undefined || notifyParticipants === false) return
  const words: Words = { email, subject, own: notifyParticipants ? message : undefined }
  const notice: Notice = { booking, before }
  const setId = multiServiceBookingInfo?.id
  if (setId === undefined) context.mail(() => writeMail(context, [notice], words))
  else
    context.gather(JSON.stringify([setId, words]), notice, (notices: readonly Notice[]) => {
      const [first, ...others] = stillTrue(context, notices)
      if (first) context.mail(() => writeMail(context, [first, ...others], words))
    })
}

/** Sends the text messages that are due a day before a session; they lie in the outbox, as mails do. */
export const remindOfBookings = ({ state, now, mail, business }: Context): void => {
  const time = now()
  const kept = state.in(bookings)
  for (const booking of kept.by('reminder', 'waiting')) {
    const { startDate, contactDetails, bookedEntity } = booking
    if (!startDate || +startDate - day > +time) continue
    // The reminder is not a change of the booking: its revision stays, and nobody is told.
    kept.put({ ...booking, sendSmsReminder: false })
    const { phone } = contactDetails ?? {}
    if (phone === undefined || startDate <= time) continue
    const subject = `${bookedEntity?.title ?? 'Your booking'}: it begins within a day`
    mail({ to: phone, subject, text: `Sent by text message: ${subject}. ${business.name}` })
  }
}

/** The text messages that wait until a day before a session. */
export const bookingReminders: DueWork = {
  effect: 'A reminder of a booking is sent',
  nextAt: (state) =>
    earliest(
      state
        .in(bookings)
        .by('reminder', 'waiting')
        .flatMap(({ startDate }) => (startDate ? [+startDate - day] : [])),
    ),
  run: remindOfBookings,
}
