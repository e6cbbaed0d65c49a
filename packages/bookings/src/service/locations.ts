import { type ElevatedAuth, pick, type Write, write } from '@frontdesk/core'
import type { ServiceRemoval } from './changes.ts'
import { type Service, serviceShape } from './model.ts'
import type { RemovedLocationSessionsAction, ServiceLocation } from './service-location.ts'

/** The action for the future sessions at the removed locations. */
export interface RemovedLocationSessions {
  /**
   * `KEEP_AT_CURRENT_LOCATION`: they take place as planned. `MOVE_TO_LOCATION`: they move to the new location.
   * `DELETE`: they and their bookings are canceled.
   */
  action?: RemovedLocationSessionsAction
  /** Required with the action `MOVE_TO_LOCATION`, and not allowed otherwise. */
  moveToLocationOptions?: {
    /** One of the new locations of the service. */
    newLocation?: ServiceLocation
  }
}

/** The locations of a service, and what happens to the sessions at removed locations. */
export interface SetServiceLocationsInput {
  serviceId: string
  /**
   * All new locations of the service, 1 to 100: a location of the business by `business.id`, a location of only this
   * service by its address in `custom`, or the type `CUSTOMER`.
   */
  locations: ServiceLocation[]
  /** Required if a location of the business or of the service is removed. */
  removedLocationSessionsAction?: RemovedLocationSessions
  /**
   * Whether participants of moved or canceled sessions are notified, and the message, which has at most 2,000
   * characters.
   */
  participantNotification?: NonNullable<ServiceRemoval['participantNotification']>
}

/**
 * Replaces the locations of a service, for the business. Past sessions do not change.
 *
 * @throws ValidationError with a rule such as `INVALID_BUSINESS_LOCATION` or `INVALID_LOCATIONS`, or when a location is
 * removed without `removedLocationSessionsAction`.
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
