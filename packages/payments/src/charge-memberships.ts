import {
  type ElevatedAuth,
  encoded,
  type Shape,
  shape,
  type Translatable,
  type Write,
  write,
} from '@frontdesk/core'
import { type CatalogReference, type ServiceProperties, servicePropertiesShape } from '@frontdesk/ecom'

/** A line of an order that a membership pays for. It is identified by `lineItemId` or by `catalogReference`. */
export interface MembershipCharge {
  /** At most 100 characters. */
  membershipId: string
  /** Id of the app that keeps the membership. */
  appId: string
  /** Name of the payment, at most 100 characters; defaults to the name of the membership. */
  membershipName?: Translatable
  /** Data for the app that keeps the membership. */
  membershipAdditionalData?: Record<string, unknown>
  /** Id of the line, at most 100 characters. */
  lineItemId?: string
  /** The item of the line. */
  catalogReference?: CatalogReference
  /** Id of the service of a booking. */
  rootCatalogItemId?: string
  /**
   * Time of the session and number of participants: the membership must be valid then, and is charged for each
   * participant. Defaults to those of the line.
   */
  serviceProperties?: ServiceProperties
}

export interface ChargeMembershipsInput {
  ecomOrderId: string
  /** The member whose memberships are charged. */
  memberId: string
  /** From 1 to 300. Either all lines are paid, or none. */
  membershipCharges: MembershipCharge[]
}

const chargeMembershipsInputShape: Shape<ChargeMembershipsInput> =
  /* @__PURE__ */ shape<ChargeMembershipsInput>({
    membershipCharges: /* @__PURE__ */ shape<MembershipCharge>({ serviceProperties: servicePropertiesShape }),
  })

/**
 * Charges memberships for lines of an order whose payment option is `MEMBERSHIP_OFFLINE`, for the business: the order
 * was placed without payment, and the membership is redeemed when the customer comes.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ORDER_CANCELED`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`;
 * `LINE_ITEM_NOT_FOUND`; `INVALID_MEMBERSHIP_PAYMENT_OPTION` when a line is not paid by membership; `LINE_ITEM_PAID`
 * when it is paid already; `MEMBERSHIP_NOT_ELIGIBLE` with `data.reason` when the membership cannot pay for it.
 * @throws ValidationError when a charge has no line, or does not match its line.
 * @throws ContextError without an elevated client.
 * @example
 * await chargeMemberships(elevatedClient, {
 *   ecomOrderId,
 *   memberId,
 *   membershipCharges: [
 *     { membershipId, appId, lineItemId, serviceProperties: { scheduledDate: new Date('2026-05-20T17:30:00Z') } },
 *   ],
 * })
 * @function
 */
export const chargeMemberships: Write<ChargeMembershipsInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'payments.collector.chargeMemberships',
  prefix: '/ecom',
  route: 'POST /v1/payments-collector/orders/{ecomOrderId}/charge-membership',
  elevated: true,
  request: /* @__PURE__ */ encoded(chargeMembershipsInputShape),
})
