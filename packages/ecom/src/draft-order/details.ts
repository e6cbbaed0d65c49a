import { type ElevatedAuth, encoded, pick, shape, type Write, write } from '@frontdesk/core'
import {
  type AddressWithContact,
  type ShippingInformation,
  shippingInformationShape,
} from '../order/delivery.ts'
import type { BuyerInfo } from '../order/order.ts'
import {
  type CalculatedDraftOrder,
  calculatedDraftOrderShape,
  type DraftOrder,
  draftOrderShape,
} from './model.ts'

const prefix = '/ecom'

/** Input of `setDraftOrderBilling`. */
export interface SetDraftOrderBillingInput {
  draftOrderId: string
  /** Address and contact for the invoice. */
  billingInfo: AddressWithContact
}

/**
 * Sets the billing address of a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderBilling(elevatedClient, {
 *   draftOrderId,
 *   billingInfo: { address: { country: 'PT', city: 'Porto' } },
 * })
 * @function
 */
export const setDraftOrderBilling: Write<SetDraftOrderBillingInput, CalculatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.setBillingInfo',
    prefix,
    route: 'PUT /v1/draft-orders/set-billing-info',
    elevated: true,
    response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
  })

/** Input of `setDraftOrderRecipient`. */
export interface SetDraftOrderRecipientInput {
  draftOrderId: string
  /** Address and contact of the recipient. */
  recipientInfo: AddressWithContact
}

/**
 * Sets the recipient of a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderRecipient(elevatedClient, {
 *   draftOrderId,
 *   recipientInfo: { contactDetails: { firstName: 'Rui' } },
 * })
 * @function
 */
export const setDraftOrderRecipient: Write<SetDraftOrderRecipientInput, CalculatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.setRecipientInfo',
    prefix,
    route: 'PUT /v1/draft-orders/set-recipient-info',
    elevated: true,
    response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
  })

/** Input of `setDraftOrderBuyer`. */
export interface SetDraftOrderBuyerInput {
  draftOrderId: string
  buyerInfo: BuyerInfo
}

/**
 * Sets the buyer of a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderBuyer(elevatedClient, {
 *   draftOrderId,
 *   buyerInfo: { email: 'rui@example.com' },
 * })
 * @function
 */
export const setDraftOrderBuyer: Write<SetDraftOrderBuyerInput, CalculatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.setBuyerInfo',
    prefix,
    route: 'PUT /v1/draft-orders/set-buyer-info',
    elevated: true,
    response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
  })

/** Input of `setDraftOrderShipping`. */
export interface SetDraftOrderShippingInput {
  draftOrderId: string
  /** Method, destination and cost of the delivery. */
  shippingInfo: ShippingInformation
}

/**
 * Sets the delivery, with its price of a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderShipping(elevatedClient, {
 *   draftOrderId,
 *   shippingInfo: { title: 'Courier', cost: { price: { amount: '9.00' } } },
 * })
 * @function
 */
export const setDraftOrderShipping: Write<SetDraftOrderShippingInput, CalculatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.setShippingInfo',
    prefix,
    route: 'PUT /v1/draft-orders/set-shipping-info',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<SetDraftOrderShippingInput>({ shippingInfo: shippingInformationShape }),
    ),
    response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
  })

/** Input of `setDraftOrderBusinessLocation`. */
export interface SetDraftOrderBusinessLocationInput {
  draftOrderId: string
  /** The location of the business that the order belongs to. */
  businessLocation: { id?: string; name?: string }
}

/**
 * Sets the location of the business for a draft order that becomes a new order.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `BUSINESS_LOCATION_CANNOT_BE_EDITED` for a
 * draft of an order.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderBusinessLocation(elevatedClient, {
 *   draftOrderId,
 *   businessLocation: { id: locationId },
 * })
 * @function
 */
export const setDraftOrderBusinessLocation: Write<
  SetDraftOrderBusinessLocationInput,
  CalculatedDraftOrder,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.draftOrders.setBusinessLocation',
  prefix,
  route: 'PUT /v1/draft-orders/set-business-location',
  elevated: true,
  response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
})

/** Input of `setDraftOrderTaxExemption`. */
export interface SetDraftOrderTaxExemptionInput {
  draftOrderId: string
  /** Whether no tax is charged. */
  taxExempt: boolean
}

/**
 * Says whether tax is charged for a draft order, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderTaxExemption(elevatedClient, { draftOrderId, taxExempt: true })
 * @function
 */
export const setDraftOrderTaxExemption: Write<
  SetDraftOrderTaxExemptionInput,
  CalculatedDraftOrder,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.draftOrders.setTaxExemption',
  prefix,
  route: 'PUT /v1/draft-orders/set-tax-exemption',
  elevated: true,
  response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
})

/** Input of `updateDraftOrderExtendedFields`. */
export interface UpdateDraftOrderExtendedFieldsInput {
  /** Id of the draft order. */
  id: string
  /** The namespace of your app. */
  namespace: string
  /** The fields that change; `null` removes one. */
  namespaceData: Record<string, unknown>
}

/**
 * Changes your own data in a draft order, for the business. Fields that are not given do not change.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`.
 * @throws ContextError without an elevated client.
 * @example
 * const draftOrder = await updateDraftOrderExtendedFields(elevatedClient, {
 *   id,
 *   namespace: '@studio/packing',
 *   namespaceData: { shelf: 'B4' },
 * })
 * @function
 */
export const updateDraftOrderExtendedFields: Write<
  UpdateDraftOrderExtendedFieldsInput,
  DraftOrder,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.draftOrders.updateExtendedFields',
  prefix,
  route: 'POST /v1/draft-orders/{id}/update-extended-fields',
  elevated: true,
  response: /* @__PURE__ */ pick('draftOrder', draftOrderShape),
})
