import {
  extendedFieldsSchema,
  type ObjectSchema,
  priceSchema,
  schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { weightUnits } from '../line-item.ts'
import {
  appliedDiscountSchema,
  balanceSummarySchema,
  orderAdditionalFeeSchema,
  orderPriceSummarySchema,
} from '../order/costs.schema.ts'
import { addressWithContactSchema, shippingInformationSchema } from '../order/delivery.schema.ts'
import { orderLineItemSchema } from '../order/order-line-item.schema.ts'
import { orderSchema } from '../order/order.schema.ts'
import { orderTaxInfoSchema } from '../order/tax.schema.ts'
import {
  type CalculatedDraftOrder,
  type CommittedDraftOrder,
  type CreatedFromDraft,
  type DraftOrder,
  type DraftOrderCommitSettings,
  draftOrderPartSources,
  draftOrderStatuses,
} from './model.ts'

const maybe = z.exactOptional

/** The settings of a commit. */
export const draftOrderCommitSettingsSchema: ObjectSchema<DraftOrderCommitSettings> =
  /* @__PURE__ */ schema<DraftOrderCommitSettings>()(() =>
    z.looseObject({
      sendNotificationsToBuyer: maybe(z.boolean()),
      sendNotificationsToBusiness: maybe(z.boolean()),
      addActivitiesToOrder: maybe(z.boolean()),
      sendNotificationsToCustomFulfillers: maybe(z.boolean()),
      updateInventory: maybe(z.array(z.looseObject({ lineItemId: z.string().min(1) })).max(300)),
    }),
  )

export const draftOrderSchema: ObjectSchema<DraftOrder> = /* @__PURE__ */ schema<DraftOrder>()((oneOf) => {
  const added = maybe(z.boolean())
  const shipping = maybe(shippingInformationSchema(oneOf))
  const address = maybe(addressWithContactSchema(oneOf))
  const location = maybe(z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) }))
  const buyer = maybe(
    z.looseObject({
      visitorId: maybe(z.string()),
      memberId: maybe(z.string()),
      contactId: maybe(z.string()),
      email: maybe(z.string()),
    }),
  )
  const source = maybe(oneOf(draftOrderPartSources))
  return z.looseObject({
    id: z.string(),
    orderId: maybe(z.string()),
    lineItems: maybe(
      z.array(
        z.looseObject({
          lineItem: maybe(orderLineItemSchema(oneOf)),
          added,
          changedDetails: maybe(
            z.looseObject({
              quantityBeforeChange: maybe(z.number()),
              priceBeforeChange: maybe(priceSchema()),
              priceDescriptionBeforeChange: maybe(translatableSchema()),
              modifierGroupsBeforeChange: maybe(
                z.array(
                  z.looseObject({
                    id: maybe(z.string()),
                    name: maybe(translatableSchema()),
                    modifiers: maybe(
                      z.array(
                        z.looseObject({
                          id: maybe(z.string()),
                          quantity: maybe(z.number()),
                          label: maybe(translatableSchema()),
                          details: maybe(translatableSchema()),
                          price: maybe(priceSchema()),
                        }),
                      ),
                    ),
                  }),
                ),
              ),
            }),
          ),
          removed: maybe(z.boolean()),
        }),
      ),
    ),
    shippingInfo: maybe(
      z.looseObject({
        shippingInfo: shipping,
        added,
        changedDetails: maybe(z.looseObject({ shippingInfoBeforeChange: shipping })),
        removed: maybe(z.boolean()),
      }),
    ),
    additionalFees: maybe(
      z.array(
        z.looseObject({
          additionalFee: maybe(orderAdditionalFeeSchema(oneOf)),
          taxDetails: maybe(z.looseObject({ taxable: maybe(z.boolean()), taxGroupId: maybe(z.string()) })),
          source,
          applied: maybe(z.boolean()),
        }),
      ),
    ),
    discounts: maybe(
      z.array(
        z.looseObject({
          discount: maybe(appliedDiscountSchema(oneOf)),
          source,
          applied: maybe(z.boolean()),
        }),
      ),
    ),
    recipientInfo: maybe(
      z.looseObject({
        recipientInfo: address,
        added,
        changedDetails: maybe(z.looseObject({ recipientInfoBeforeChange: address })),
      }),
    ),
    buyerDetails: maybe(
      z.looseObject({
        buyerInfo: buyer,
        added,
        changedDetails: maybe(z.looseObject({ buyerInfoBeforeChange: buyer })),
      }),
    ),
    billingDetails: maybe(
      z.looseObject({
        billingInfo: address,
        added,
        changedDetails: maybe(z.looseObject({ billingInfoBeforeChange: address })),
      }),
    ),
    businessLocationDetails: maybe(
      z.looseObject({
        businessLocation: location,
        added,
        changedDetails: maybe(z.looseObject({ businessLocationBeforeChange: location })),
      }),
    ),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    createdBy: maybe(z.looseObject({ userId: maybe(z.string()), appId: maybe(z.string()) })),
    status: maybe(oneOf(draftOrderStatuses)),
    weightUnit: maybe(oneOf(weightUnits)),
    currency: maybe(z.string()),
    priceSummary: maybe(orderPriceSummarySchema()),
    balanceSummary: maybe(balanceSummarySchema()),
    taxInfo: maybe(orderTaxInfoSchema(oneOf)),
    commitSettings: maybe(draftOrderCommitSettingsSchema()),
    extendedFields: maybe(extendedFieldsSchema()),
  })
})

export const calculatedDraftOrderSchema: ObjectSchema<CalculatedDraftOrder> =
  /* @__PURE__ */ schema<CalculatedDraftOrder>()((oneOf) =>
    z.looseObject({ draftOrder: draftOrderSchema(oneOf) }),
  )

export const committedDraftOrderSchema: ObjectSchema<CommittedDraftOrder> =
  /* @__PURE__ */ schema<CommittedDraftOrder>()((oneOf) =>
    z.looseObject({ committedDraftOrder: draftOrderSchema(oneOf), orderAfterCommit: orderSchema(oneOf) }),
  )

export const createdFromDraftSchema: ObjectSchema<CreatedFromDraft> =
  /* @__PURE__ */ schema<CreatedFromDraft>()((oneOf) =>
    z.looseObject({ committedDraftOrder: draftOrderSchema(oneOf), createdOrder: orderSchema(oneOf) }),
  )
