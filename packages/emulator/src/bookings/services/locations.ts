import {
  type BookedEntity,
  type BookedLocation,
  type Service,
  type ServiceLocation,
  setServiceLocations,
  type SetServiceLocationsInput,
} from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import { refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { bookingEntity, type KeptBooking } from '../booking/booking-entity.ts'
import { notify } from '../booking/booking-notice.ts'
import { locationOf } from './new-service.ts'
import { dropSessionsAt, moveSessions, planClass, planCourse } from '../availability/planned-sessions.ts'
import { serviceEntity } from './service.ts'
import { cancelBookings, futureBookings } from './service-removal.ts'
import { checkLocations } from './service-rules.ts'
import { bookedLocation } from '../booking/target-rules.ts'

type Context = HandlerContext<SetServiceLocationsInput>

/** The id of a place that does not depend on the customer. */
const placeOf = ({ type, business, custom, id }: ServiceLocation): string | undefined =>
  type === 'BUSINESS' ? business?.id : type === 'CUSTOM' ? (custom?.id ?? id) : undefined

const placesOf = (locations: readonly ServiceLocation[] = []): string[] =>
  locations.flatMap((location) => placeOf(location) ?? [])

const actionField = 'removedLocationSessionsAction.action'
const newLocationField = 'removedLocationSessionsAction.moveToLocationOptions.newLocation'

const missing = (field: string, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'REQUIRED_FIELD',
})

/** Checks what is to become of sessions at the places that are left out. */
const checkAction = (
  { removedLocationSessionsAction, locations }: SetServiceLocationsInput,
  removed: readonly string[],
): FieldViolation[] => {
  const { action, moveToLocationOptions } = removedLocationSessionsAction ?? {}
  if (action === undefined)
    return removed.length || removedLocationSessionsAction
      ? [
          missing(
            actionField,
            'must be given: it says what becomes of the sessions at a location that is left out',
          ),
        ]
      : []
  if (action !== 'MOVE_TO_LOCATION')
    return moveToLocationOptions
      ? [
          {
            field: 'removedLocationSessionsAction.moveToLocationOptions',
            description: `does not go with the action ${action}`,
            violatedRule: 'FIELD_NOT_ALLOWED',
          },
        ]
      : []
  const { newLocation } = moveToLocationOptions ?? {}
  if (!newLocation) return [missing(newLocationField, 'must be given with the action MOVE_TO_LOCATION')]
  const { type, business } = newLocation
  const isNamed = type === 'BUSINESS' && locations.some((location) => location.business?.id === business?.id)
  return business?.id !== undefined && isNamed
    ? []
    : [
        {
          field: newLocationField,
          description:
            'must be a location of the business among locations: this platform plans sessions at no other place',
          violatedRule: 'VALIDATION',
        },
      ]
}

const withLocation = (
  { slot, schedule, ...entity }: BookedEntity,
  location: BookedLocation,
): BookedEntity => ({
  ...entity,
  ...(slot && { slot: { ...slot, location } }),
  ...(schedule && { schedule: { ...schedule, location } }),
})

const moveBooking = (context: Context, booking: KeptBooking, locationId: string): void => {
  const { bookedEntity = {} } = booking
  const location = bookedLocation(context, locationId)
  const moved = bookingEntity.change(context, booking, { bookedEntity: withLocation(bookedEntity, location) })
  const { participantNotification = {} } = context.input
  if (participantNotification.notifyParticipants)
    notify(
      context,
      moved,
      `your booking takes place at ${location.name ?? 'another location'}`,
      participantNotification,
    )
}

/** Moves or ends the future sessions at the places that a service leaves. */
const leavePlaces = (context: Context, service: Service, removed: readonly string[]): Service => {
  const { removedLocationSessionsAction = {}, participantNotification } = context.input
  const { action, moveToLocationOptions } = removedLocationSessionsAction
  const concerned = futureBookings(context, service).filter(({ bookedEntity }) =>
    removed.includes((bookedEntity?.slot ?? bookedEntity?.schedule)?.location?.id ?? ''),
  )
  const newPlace = moveToLocationOptions?.newLocation?.business?.id
  if (action === 'MOVE_TO_LOCATION' && newPlace !== undefined) {
    moveSessions(context, service, removed, newPlace)
    for (const booking of concerned) moveBooking(context, booking, newPlace)
  }
  if (action !== 'DELETE') return service
  cancelBookings(context, concerned, participantNotification)
  return dropSessionsAt(context, service, removed)
}

export const serviceLocationHandlers: readonly Handler[] = [
  handle(setServiceLocations, (context) => {
    const { serviceId, locations } = context.input
    const service = serviceEntity.require(context, serviceId)
    const kept = placesOf(locations)
    const removed = placesOf(service.locations).filter((id) => !kept.includes(id))
    const violations = [...checkLocations(context, { locations }), ...checkAction(context.input, removed)]
    if (violations.length) throw refuse(...violations)
    const next = {
      ...leavePlaces(context, service, removed),
      locations: locations.map((location) => locationOf(context, location)),
    }
    const changed = serviceEntity.save(
      context,
      service,
      next.type === 'COURSE' ? planCourse(context, next) : next,
    )
    if (changed.type === 'CLASS') planClass(context, changed)
    return serviceEntity.show(changed)
  }),
]
