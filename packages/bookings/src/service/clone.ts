import { type ElevatedAuth, shape, whole, type Write, write } from '@frontdesk/core'
import { type CloneError, type Service, serviceShape } from './model.ts'

/** The service to copy. */
export interface CloneServiceInput {
  /** The service to copy. */
  sourceServiceId: string
}

/** The copy of a service. */
export interface ClonedService {
  service: Service
  /**
   * The parts of the source that could not be copied; empty for a complete copy. `FORM`: the source does not have the
   * default form.
   */
  errors?: CloneError[]
}

/**
 * Copies a service, for the business. The copy has its own schedule and slug and the default booking form. Weekly
 * recurring sessions are copied; bookings, past sessions and pricing plans are not.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const { service, errors } = await cloneService(elevatedClient, { sourceServiceId })
 * if (errors?.includes('FORM')) console.warn(`"${service.name}" has the default form`)
 * @function
 */
export const cloneService: Write<CloneServiceInput, ClonedService, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.services.clone',
  prefix: '/_api/bookings',
  route: 'POST /v2/services/clone',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ shape<ClonedService>({ service: serviceShape })),
})
