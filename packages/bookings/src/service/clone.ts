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
   * The parts that the source has and the copy has not; empty when the copy has all of them. `FORM`: the source has another
   * form than the default one.
   */
  errors?: CloneError[]
}

/**
 * Copies a service, for the business. The copy has a schedule and a slug of its own and the default booking form. The
 * sessions that repeat every week are copied; bookings, past sessions and the pricing plans are not.
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
