import {
  type BulkResult,
  bulkResultOf,
  change,
  type ElevatedAuth,
  encoded,
  fieldMask,
  type Filter,
  type Open,
  pick,
  shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { ParticipantNotification } from '../booking/model.ts'
import { type NewService, type Service, type ServiceChange, serviceShape } from './model.ts'
import type { ServiceFields } from './queries.ts'

const prefix = '/_api/bookings'
const bulkPrefix = '/bookings'

/** Every rule that a new or changed service may break. */
export const serviceRules = [
  'INVALID_FORM',
  'INVALID_CATEGORY',
  'INVALID_BOOKING_POLICY',
  'INVALID_SERVICE_TYPE',
  'INVALID_SERVICE_NAME',
  'INVALID_ONLINE_BOOKING',
  'INVALID_STAFF_MEMBER_IDS',
  'PAYMENT_REQUIRED',
  'INVALID_PAYMENT_TYPE',
  'INVALID_RATE',
  'INVALID_PAYMENT_OPTIONS',
  'INVALID_BUSINESS_LOCATIONS',
  'INVALID_LOCATIONS',
  'INVALID_BUSINESS_LOCATION',
  'INVALID_CUSTOM_LOCATION',
  'INVALID_CUSTOMER_LOCATION',
  'INVALID_UNKNOWN_LOCATION',
  'INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS',
  'INVALID_DEFAULT_CAPACITY',
  'INVALID_APPOINTMENT_CAPACITY',
  'INVALID_SESSION_DURATION',
] as const

/** A rule of services: the `ruleName` of a violation, beside the field that breaks it. */
export type ServiceRule = Open<(typeof serviceRules)[number]>

/** The service to create. */
export interface CreateServiceInput {
  service: NewService
}

/**
 * Creates a service, for the business. An appointment requires staff and a session duration.
 *
 * @throws ValidationError with a rule such as `INVALID_STAFF_MEMBER_IDS` or `INVALID_PAYMENT_OPTIONS`; `serviceRules`
 * lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const service = await createService(elevatedClient, {
 *   service: {
 *     type: 'APPOINTMENT',
 *     name: 'Foot massage',
 *     defaultCapacity: 1,
 *     onlineBooking: { enabled: true },
 *     payment: {
 *       rateType: 'FIXED',
 *       fixed: { price: { value: '40.00', currency: 'EUR' } },
 *       options: { inPerson: true },
 *     },
 *     staffMemberIds: [resourceId],
 *     schedule: { availabilityConstraints: { sessionDurations: [45] } },
 *   },
 * })
 * @function
 */
export const createService: Write<CreateServiceInput, Service, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.services.create',
  prefix,
  route: 'POST /v2/services',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateServiceInput>({
      service: /* @__PURE__ */ change<Service, NewService>(serviceShape),
    }),
  ),
  response: /* @__PURE__ */ pick('service', serviceShape),
})

/** The services to create in one call. */
export interface BulkCreateServicesInput {
  /** At most 100. */
  services: NewService[]
  /** Whether the result includes the services. */
  returnEntity?: boolean
}

/**
 * Creates services, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 100 services, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkCreateServices(elevatedClient, { services, returnEntity: true })
 * const refused = results.filter(({ itemMetadata }) => !itemMetadata.success)
 * @function
 */
export const bulkCreateServices: Write<
  BulkCreateServicesInput,
  BulkResult<Service>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.services.bulkCreate',
  prefix: bulkPrefix,
  route: 'POST /v2/bulk/services/create',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkCreateServicesInput>({
      services: /* @__PURE__ */ change<Service, NewService>(serviceShape),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(serviceShape)),
})

/** The fields of one service to change. */
export interface UpdateServiceInput {
  /** Locations and add-on groups cannot be changed by an update; neither can the type. */
  service: ServiceChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  mask?: string[]
}

/**
 * Changes fields of a service, for the business.
 *
 * @throws ConflictError when the service has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createService`, or the mask names a field that cannot be changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getService(elevatedClient, { serviceId })
 * await updateService(elevatedClient, { service: { id, revision, hidden: true } })
 * await updateService(elevatedClient, { service: { id, revision: '2' }, mask: ['tagLine'] }) // clears it
 * @function
 */
export const updateService: Write<UpdateServiceInput, Service, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.services.update',
  prefix,
  route: 'PATCH /v2/services/{service.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateServiceInput>({
      service: /* @__PURE__ */ change<Service, ServiceChange>(serviceShape),
      mask: fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('service', serviceShape),
})

/** The changes of several services in one call. */
export interface BulkUpdateServicesInput {
  /** At most 100. */
  services: UpdateServiceInput[]
  /** Whether the result includes the services. */
  returnEntity?: boolean
}

/**
 * Changes services, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 100 services, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkUpdateServices(elevatedClient, {
 *   services: services.map(({ id, revision = '' }) => ({ service: { id, revision, hidden: true } })),
 * })
 * @function
 */
export const bulkUpdateServices: Write<
  BulkUpdateServicesInput,
  BulkResult<Service>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.services.bulkUpdate',
  prefix: bulkPrefix,
  route: 'POST /v2/bulk/services/update',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkUpdateServicesInput>({
      services: /* @__PURE__ */ shape<UpdateServiceInput>({
        service: /* @__PURE__ */ change<Service, ServiceChange>(serviceShape),
        mask: fieldMask,
      }),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(serviceShape)),
})

/** A job that the platform runs after it has responded. */
export interface Job {
  jobId: string
}

/** The services to change, and the change for all of them. */
export interface BulkUpdateServicesByFilterInput {
  /** Which services change; `{}` for all of them. */
  filter: Filter<ServiceFields>
  /** The fields that change. */
  service: Partial<NewService>
  /** Paths of the fields to change; defaults to the given fields. */
  mask?: string[]
}

type ServiceChangeByFilter = Pick<BulkUpdateServicesByFilterInput, 'service' | 'mask'>

/**
 * Changes all services that match a filter, for the business. The call returns immediately with the id of the job that
 * does it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { jobId } = await bulkUpdateServicesByFilter(elevatedClient, {
 *   filter: { type: 'CLASS' },
 *   service: { onlineBooking: { enabled: false } },
 * })
 * @function
 */
export const bulkUpdateServicesByFilter: Write<BulkUpdateServicesByFilterInput, Job, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.services.bulkUpdateByFilter',
    prefix: bulkPrefix,
    route: 'POST /v2/bulk/services/update-by-filter',
    elevated: true,
    // JSON encodes the dates of a filter, which is not an entity.
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ change<ServiceChangeByFilter, BulkUpdateServicesByFilterInput>(
        /* @__PURE__ */ shape<ServiceChangeByFilter>({
          service: /* @__PURE__ */ change<Service, Partial<NewService>>(serviceShape),
          mask: fieldMask,
        }),
      ),
    ),
    response: /* @__PURE__ */ whole<Job>(),
  })

/** How to handle the sessions of a deleted service. */
export interface ServiceRemoval {
  /** Whether booked future sessions still take place; defaults to `false`: they are canceled. */
  preserveFutureSessionsWithParticipants?: boolean
  /** Whether participants of canceled sessions are notified, and the message, which has at most 2,000 characters. */
  participantNotification?: Pick<ParticipantNotification, 'notifyParticipants' | 'message'>
}

/** The service to delete. */
export interface DeleteServiceInput extends ServiceRemoval {
  serviceId: string
}

/**
 * Deletes a service and cancels its future sessions, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteService(elevatedClient, { serviceId, preserveFutureSessionsWithParticipants: true })
 * @function
 */
export const deleteService: Write<DeleteServiceInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.services.delete',
  prefix,
  route: 'DELETE /v2/services/{serviceId}',
  elevated: true,
})

/** The services to delete in one call. */
export interface BulkDeleteServicesInput extends ServiceRemoval {
  /** At most 100. */
  ids: string[]
}

/**
 * Deletes services and cancels their future sessions, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 100 ids.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkDeleteServices(elevatedClient, { ids })
 * @function
 */
export const bulkDeleteServices: Write<
  BulkDeleteServicesInput,
  BulkResult<Service>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.services.bulkDelete',
  prefix: bulkPrefix,
  route: 'POST /v2/bulk/services/delete',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(serviceShape)),
})

/** The filter of the services to delete. */
export interface BulkDeleteServicesByFilterInput extends ServiceRemoval {
  /** Which services are deleted; `{}` for all of them. */
  filter: Filter<ServiceFields>
}

/**
 * Deletes all services that match a filter, for the business. The call returns immediately with the id of the job that
 * does it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { jobId } = await bulkDeleteServicesByFilter(elevatedClient, { filter: { hidden: true } })
 * @function
 */
export const bulkDeleteServicesByFilter: Write<BulkDeleteServicesByFilterInput, Job, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.services.bulkDeleteByFilter',
    prefix: bulkPrefix,
    route: 'POST /v2/bulk/services/delete-by-filter',
    elevated: true,
    response: /* @__PURE__ */ whole<Job>(),
  })
