import { type ElevatedAuth, pick, type Write, write } from '@frontdesk/core'
import { type Service, serviceShape } from './model.ts'

const prefix = '/_api/bookings'

/** Additional pricing plans that a service can be paid with. */
export interface EnablePricingPlansInput {
  serviceId: string
  /** GUIDs, 1 to 100. A service has at most 75 plans; duplicates are ignored. */
  pricingPlanIds: string[]
}

/**
 * Adds pricing plans to a service, for the business. Customers can pay with them while the service also has
 * `payment.options.pricingPlan`, which `updateService` sets.
 *
 * @throws ApplicationError `INVALID_PRICING_PLAN` when an id is not a GUID; `SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS`
 * when the service requires manual approval; `NOT_FOUND` when there is no such service.
 * @throws ValidationError when the service would have more than 75 plans.
 * @throws ContextError without an elevated client.
 * @example
 * const { payment } = await enablePricingPlansForService(elevatedClient, {
 *   serviceId,
 *   pricingPlanIds: [planId],
 * })
 * console.log(payment?.pricingPlanIds)
 * @function
 */
export const enablePricingPlansForService: Write<EnablePricingPlansInput, Service, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.services.enablePricingPlans',
    prefix,
    route: 'POST /v2/services/{serviceId}/pricing-plans/add',
    elevated: true,
    response: /* @__PURE__ */ pick('service', serviceShape),
  })

/** The pricing plans that a service can no longer be paid with. */
export interface DisablePricingPlansInput {
  serviceId: string
  /** GUIDs, 1 to 75. Plans that the service does not have are ignored. */
  pricingPlanIds: string[]
}

/**
 * Removes pricing plans from a service, for the business. A service without a plan and without another payment option
 * cannot be booked.
 *
 * @throws ApplicationError `INVALID_PRICING_PLAN` when an id is not a GUID; `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const service = await disablePricingPlansForService(elevatedClient, {
 *   serviceId,
 *   pricingPlanIds: [planId],
 * })
 * @function
 */
export const disablePricingPlansForService: Write<DisablePricingPlansInput, Service, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.services.disablePricingPlans',
    prefix,
    route: 'POST /v2/services/{serviceId}/pricing-plans/remove',
    elevated: true,
    response: /* @__PURE__ */ pick('service', serviceShape),
  })
