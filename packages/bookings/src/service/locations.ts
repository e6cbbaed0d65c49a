import { type ElevatedAuth, pick, type Write, write } from '@frontdesk/core'
import type { ServiceRemoval } from './changes.ts'
import {
  type RemovedLocationSessionsAction,
  type Service,
  type ServiceLocation,
  serviceShape,
} from './model.ts'

/** The action for the future sessions at all locations that a service leaves. */
export interface RemovedLocationSessions {
  /**
   * `KEEP_AT_CURRENT_LOCATION`: they take place where they are planned. `MOVE_TO_LOCATION`: they move to the new location.
   * `DELETE`: they do not take place, and their bookings are cancelled.
   */
  action?: RemovedLocationSessionsAction
  /** With the action `MOVE_TO_LOCATION`, and only then. */
  moveToLocationOptions?: {
    /** One of the locations that the service has from now on. */
    newLocation?: ServiceLocation
  }
}

/** The locations of a service, and the fate of sessions at those that it leaves. */
export interface SetServiceLocationsInput {
  serviceId: string
  /**
   * All locations that the service has from now on, 1 to 100: a location of the business by `business.id`, one of the
   * service alone by its address in `custom`, or the type `CUSTOMER`.
   */
  locations: ServiceLocation[]
  /** Must be given when a location of the business or of the service alone is left out that the service had. */
  removedLocationSessionsAction?: RemovedLocationSessions
  /** Whether and what those are told whose sessions move or are cancelled; the message has at most 2,000 characters. */
  participantNotification?: NonNullable<ServiceRemoval['participantNotification']>
}

/**
 * Replaces the locations of a service, for the business. Past sessions stay as they were.
 *
 * @throws ValidationError with a rule such as `INVALID_BUSINESS_LOCATION` or `INVALID_LOCATIONS`, or when a location is left
 * out without `removedLocationSessionsAction`.
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const hill = { type: 'BUSINESS', business: { id: locationId } } as const
 * const service = await setServiceLocations(elevatedClient, {
 *   serviceId,
 *   locations: [hill],
 *   removedLocationSessionsAction: {
 *     action: 'MOVE_TO_LOCATION',
 *     moveToLocationOptions: { newLocation: hill },
 *   },
 *   participantNotification: { notifyParticipants: true, message: 'We have moved up the hill' },
 * })
 * @function
 */
export const setServiceLocations: Write<SetServiceLocationsInput, Service, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.services.setLocations',
    prefix: '/_api/bookings',
    route: 'POST /v2/services/{serviceId}/locations',
    elevated: true,
    response: /* @__PURE__ */ pick('service', serviceShape),
  })
