import {
  type Attendance,
  attendanceShape,
  bulkDeleteAttendances,
  bulkSetAttendance,
  countAttendances,
  deleteAttendance,
  getAttendance,
  queryAttendance,
  setAttendance,
  type SetAttendanceInput,
} from '@frontdesk/bookings'
import { attendanceFields, newAttendanceSchema } from '@frontdesk/bookings/schemas'
import { runBulk } from '../../kernel/entity/bulk.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { pickFields } from '../../kernel/entity/field-tree.ts'
import { decline, forbidden, refuse, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { personKeys, visitorKey } from '../../kernel/person.ts'
import { matching, type QueryRules } from '../../kernel/query/query.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import { bookingEntity, type KeptBooking } from '../booking/booking-entity.ts'
import { notify } from '../booking/booking-notice.ts'
import { courseEventIds } from '../availability/course.ts'

type Context = HandlerContext<unknown>

/** A record of attendance, with the person whose booking it belongs to. */
interface KeptAttendance extends Attendance {
  readonly bookingId: string
  readonly memberId?: string | undefined
  readonly visitorId?: string | undefined
  /** When the attendance was last recorded. */
  readonly recordedDate: Date
}

const attendances: CollectionDefinition<KeptAttendance, 'booking' | 'person'> = collection<
  KeptAttendance,
  'booking' | 'person'
>('bookings.attendances', { booking: ({ bookingId }) => bookingId, person: personKeys })

const rules: QueryRules<KeptAttendance> = { fields: attendanceFields, maximum: 1_000 }

/** Attendance records: a customer finds the records of their own bookings, the business finds all. */
export const attendanceEntity: Entity<Attendance, KeptAttendance> = defineEntity<Attendance, KeptAttendance>({
  name: 'attendance',
  collection: attendances,
  writable: newAttendanceSchema,
  internal: ['memberId', 'visitorId', 'recordedDate'],
  system: { createdDate: false, updatedDate: 'recordedDate', revision: false },
  owner: ({ memberId, visitorId }) => ({ memberId, visitorId }),
  ownerIndex: 'person',
  query: rules,
  events: {
    fqdn: 'wix.bookings.v2.attendance',
    shape: attendanceShape,
    created: false,
    updated: false,
    deleted: 'without the entity',
  },
  errors: { notFound: 'ATTENDANCE_NOT_FOUND' },
})

/** The session that a record is about; bookings of appointments have one session, which has no id. */
const readEventId = (
  context: Context,
  { bookedEntity }: KeptBooking,
  asked: string | undefined,
): string | undefined => {
  const { slot, schedule } = bookedEntity ?? {}
  if (schedule && asked === undefined)
    throw decline(
      400,
      'SESSION_ID_NOT_PROVIDED',
      'A course has several sessions: name one of them as attendance.eventId',
      { eventIds: courseEventIds(context, schedule.scheduleId) },
    )
  const own = schedule
    ? courseEventIds(context, schedule.scheduleId)
    : slot?.eventId === undefined
      ? []
      : [slot.eventId]
  if (asked !== undefined && !own.includes(asked))
    throw refuse({
      field: 'eventId',
      description: own.length
        ? `must be a session of the booking: ${own.join(', ')}`
        : 'must be left out: the session of an appointment has no id',
      violatedRule: 'VALIDATION',
    })
  return asked ?? slot?.eventId
}

const words: Readonly<Record<string, string>> = {
  ATTENDED: 'thank you for coming',
  NOT_ATTENDED: 'we missed you',
}

/** Records who came: the first call makes the record of a session, each further call changes it. */
const record = (
  context: Context,
  { attendance: given, participantNotification }: SetAttendanceInput,
): KeptAttendance => {
  const asked = pickFields(given, attendanceEntity.writable) as SetAttendanceInput['attendance']
  const booking = bookingEntity.require(context, asked.bookingId)
  const eventId = refusedUnder('attendance', () => readEventId(context, booking, asked.eventId))
  const before = context.state
    .in(attendances)
    .by('booking', booking.id)
    .find((one) => one.eventId === eventId)
  const { status = before?.status ?? 'NOT_SET', numberOfAttendees = before?.numberOfAttendees ?? 1 } = asked
  const { memberId, anonymousVisitorId: visitorId } = booking.createdBy ?? {}
  const recorded = before
    ? attendanceEntity.change(context, before, { status, numberOfAttendees })
    : attendanceEntity.create(context, {
        bookingId: booking.id,
        ...(eventId !== undefined && { eventId }),
        status,
        numberOfAttendees,
        memberId,
        visitorId,
        recordedDate: context.now(),
      })
  if (participantNotification?.notifyParticipants)
    notify(context, booking, words[status] ?? 'your attendance is noted', participantNotification)
  return recorded
}

/** The attendance of a booking: of a course it is the attendance that was recorded last. */
export const attendanceOf = (
  { state }: Pick<Context, 'state'>,
  bookingId: string,
): Pick<Attendance, 'status' | 'numberOfAttendees'> & { id?: string } => {
  const [last] = [...state.in(attendances).by('booking', bookingId)].sort(
    (left, right) => +right.recordedDate - +left.recordedDate,
  )
  if (!last) return { status: 'NOT_SET' }
  const { id, status = 'NOT_SET', numberOfAttendees = 1 } = last
  return { id, status, numberOfAttendees }
}

/** Gives the attendance of a visitor to the member that they log in as. */
export const transferAttendances = (
  { state }: Pick<Context, 'state'>,
  visitorId: string,
  memberId: string,
): void => {
  const kept = state.in(attendances)
  for (const { visitorId: _, ...attendance } of kept.by('person', visitorKey(visitorId)))
    kept.put({ ...attendance, memberId })
}

const on = entityHandlers(attendanceEntity, entitySteps(attendanceEntity))

export const attendanceHandlers: readonly Handler[] = [
  on.get(getAttendance, {
    id: ({ attendanceId }) => attendanceId,
    routes: ['GET /v2/attendance/{attendanceId}'],
  }),

  on.query(queryAttendance, { routes: ['POST /v2/attendance/query'] }),

  handle(
    countAttendances,
    (context) => {
      if (context.identity.kind === 'owner')
        throw forbidden(
          'The platform counts the attendance of the member who calls: queryAttendance finds that of everybody',
        )
      return matching(attendanceEntity.list(context), context.input.filter, rules, 'filter').length
    },
    'POST /v2/attendance/count',
  ),

  handle(
    setAttendance,
    (context) => attendanceEntity.show(record(context, context.input)),
    'POST /v2/attendance/set',
  ),

  handle(bulkSetAttendance, (context) => {
    const { attendanceDetails, returnFullEntity } = context.input
    if (!attendanceDetails.length)
      throw decline(
        400,
        'ATTENDANCES_MISSING_IN_REQUEST',
        'The list attendanceDetails is empty: name at least one attendance',
      )
    return runBulk(
      context,
      attendanceDetails,
      (details, index) =>
        attendanceEntity.show(refusedUnder(`attendanceDetails.${index}`, () => record(context, details))),
      { returnEntity: returnFullEntity },
    )
  }),

  on.remove(deleteAttendance, {
    id: ({ attendanceId }) => attendanceId,
    removal: () => undefined,
    routes: ['DELETE /v2/attendance/{attendanceId}'],
  }),

  on.bulkRemove(bulkDeleteAttendances, {
    ids: ({ attendanceIds }) => attendanceIds,
    removal: () => undefined,
  }),
]
