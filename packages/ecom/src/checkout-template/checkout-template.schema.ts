import {
  closed,
  cursorQueryOf,
  decimalOf,
  imageSchema,
  matchOperators,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  catalogReferenceSchema,
  descriptionLineInputSchema,
  descriptionLineSchema,
  nameOf,
  taxableAddressSchema,
} from '../line-item.schema.ts'
import { itemTypes, paymentOptions } from '../line-item.ts'
import {
  type CheckoutCustomization,
  type CheckoutFromTemplate,
  type CheckoutTemplate,
  type CheckoutTemplateChange,
  type CheckoutTemplateCustomItem,
  type CheckoutTemplateFields,
  checkoutTemplateStatuses,
  createCheckoutFromTemplate,
  type CreateCheckoutFromTemplateInput,
  createCheckoutTemplate,
  type CreateCheckoutTemplateInput,
  deleteCheckoutTemplate,
  type DeleteCheckoutTemplateInput,
  getCheckoutTemplate,
  type GetCheckoutTemplateInput,
  type NewCheckoutTemplate,
  queryCheckoutTemplates,
  type QueryCheckoutTemplatesInput,
  updateCheckoutTemplate,
  type UpdateCheckoutTemplateInput,
} from './checkout-template.ts'

const maybe = z.exactOptional
const text = () => maybe(z.string())
const flag = () => maybe(z.boolean())

const customizationSchema: Schema<CheckoutCustomization> = /* @__PURE__ */ schema<CheckoutCustomization>()(
  () =>
    z.looseObject({
      lockedGiftCard: flag(),
      lockedCoupon: flag(),
      disabledManualPayment: flag(),
      webClient: maybe(
        z.looseObject({ disabledContinueShoppingButton: flag(), disabledPolicyAgreementCheckbox: flag() }),
      ),
    }),
)

const contentReference = () => z.looseObject({ appId: text(), componentId: text() })

/** The fields of a custom item that have no bounds. */
const unboundFields = () => ({
  fixedQuantity: flag(),
  media: maybe(imageSchema()),
  serviceProperties: maybe(
    z.looseObject({
      scheduledDate: maybe(z.date()),
      numberOfParticipants: maybe(z.int().min(1).max(10_000)),
    }),
  ),
  url: maybe(z.looseObject({ relativePath: text(), url: text() })),
  membersOnly: flag(),
  taxGroupId: text(),
  deliveryProfileId: text(),
})

const customItemSchema: Schema<CheckoutTemplateCustomItem> =
  /* @__PURE__ */ schema<CheckoutTemplateCustomItem>()((oneOf) =>
    z.looseObject({
      ...unboundFields(),
      productName: translatableSchema(),
      price: z.string(),
      fullPrice: text(),
      priceDescription: maybe(translatableSchema()),
      quantity: maybe(z.number()),
      quantityAvailable: maybe(z.number()),
      itemType: maybe(z.looseObject({ preset: maybe(oneOf(itemTypes)), custom: text() })),
      descriptionLines: maybe(z.array(descriptionLineSchema())),
      physicalProperties: maybe(z.looseObject({ weight: maybe(z.number()), sku: text(), shippable: flag() })),
      taxableAddress: maybe(taxableAddressSchema(oneOf)),
      paymentOption: maybe(oneOf(paymentOptions)),
      depositAmount: text(),
      catalogReference: maybe(catalogReferenceSchema()),
      rootCatalogItemId: text(),
    }),
  )

const quantity = () => maybe(z.int().min(1).max(100_000))
const amount = () => decimalOf({ atLeast: '0' })

const newCustomItemSchema: Schema<CheckoutTemplateCustomItem> =
  /* @__PURE__ */ schema<CheckoutTemplateCustomItem>()(() =>
    z.looseObject({
      ...unboundFields(),
      productName: nameOf(200, 400),
      price: amount(),
      fullPrice: maybe(amount()),
      priceDescription: maybe(nameOf(100)),
      quantity: quantity(),
      quantityAvailable: maybe(z.int().min(0).max(100_000)),
      itemType: maybe(z.looseObject({ preset: maybe(closed(itemTypes)), custom: text() })),
      descriptionLines: maybe(z.array(descriptionLineInputSchema()).max(10)),
      physicalProperties: maybe(
        z.looseObject({ weight: maybe(z.number()), sku: maybe(z.string().max(40)), shippable: flag() }),
      ),
      taxableAddress: maybe(taxableAddressSchema(closed)),
      paymentOption: maybe(closed(paymentOptions)),
      depositAmount: maybe(amount()),
      catalogReference: maybe(catalogReferenceSchema()),
      rootCatalogItemId: maybe(z.string().min(1).max(36)),
    }),
  )

export const checkoutTemplateSchema: ObjectSchema<CheckoutTemplate> =
  /* @__PURE__ */ schema<CheckoutTemplate>()((oneOf) =>
    z.looseObject({
      id: z.string(),
      status: maybe(oneOf(checkoutTemplateStatuses)),
      customization: maybe(customizationSchema()),
      lineItems: maybe(
        z.array(z.looseObject({ quantity: maybe(z.number()), catalogReference: catalogReferenceSchema() })),
      ),
      customLineItems: maybe(z.array(customItemSchema(oneOf))),
      couponCode: text(),
      customContentReference: maybe(contentReference()),
      externalReference: maybe(z.looseObject({ appId: text(), resourceId: text() })),
    }),
  )

/** The fields that a caller may write. */
export const newCheckoutTemplateSchema: ObjectSchema<NewCheckoutTemplate> =
  /* @__PURE__ */ schema<NewCheckoutTemplate>()(() =>
    z.looseObject({
      status: maybe(closed(checkoutTemplateStatuses)),
      customization: maybe(customizationSchema()),
      lineItems: maybe(
        z.array(z.looseObject({ quantity: quantity(), catalogReference: catalogReferenceSchema() })).max(300),
      ),
      customLineItems: maybe(z.array(newCustomItemSchema()).max(300)),
      couponCode: text(),
      customContentReference: maybe(contentReference()),
      externalReference: maybe(
        z.looseObject({ appId: text(), resourceId: maybe(z.string().min(1).max(100)) }),
      ),
    }),
  )

export const checkoutTemplateChangeSchema: Schema<CheckoutTemplateChange> =
  /* @__PURE__ */ schema<CheckoutTemplateChange>()(() =>
    newCheckoutTemplateSchema()
      .omit({ externalReference: true })
      .extend({ id: z.string().min(1) }),
  )

/** The fields that checkout templates can be filtered and sorted by. */
export const checkoutTemplateFields: QueryFields<CheckoutTemplateFields> =
  /* @__PURE__ */ queryFields<CheckoutTemplateFields>()({
    id: { of: 'text', operators: matchOperators },
    status: checkoutTemplateStatuses,
  })

const templateId = () => z.looseObject({ checkoutTemplateId: z.string().min(1) })

export const getCheckoutTemplateInputSchema: Schema<GetCheckoutTemplateInput> =
  /* @__PURE__ */ schema<GetCheckoutTemplateInput>()(templateId)

export const queryCheckoutTemplatesInputSchema: Schema<QueryCheckoutTemplatesInput> =
  /* @__PURE__ */ schema<QueryCheckoutTemplatesInput>()(() => cursorQueryOf(checkoutTemplateFields))

export const createCheckoutTemplateInputSchema: Schema<CreateCheckoutTemplateInput> =
  /* @__PURE__ */ schema<CreateCheckoutTemplateInput>()(() =>
    z.looseObject({ checkoutTemplate: newCheckoutTemplateSchema() }),
  )

export const updateCheckoutTemplateInputSchema: Schema<UpdateCheckoutTemplateInput> =
  /* @__PURE__ */ schema<UpdateCheckoutTemplateInput>()(() =>
    z.looseObject({
      checkoutTemplate: checkoutTemplateChangeSchema(),
      fieldMask: maybe(z.array(z.string().min(1))),
    }),
  )

export const deleteCheckoutTemplateInputSchema: Schema<DeleteCheckoutTemplateInput> =
  /* @__PURE__ */ schema<DeleteCheckoutTemplateInput>()(templateId)

export const createCheckoutFromTemplateInputSchema: Schema<CreateCheckoutFromTemplateInput> =
  /* @__PURE__ */ schema<CreateCheckoutFromTemplateInput>()(() =>
    z.looseObject({ checkoutTemplateId: z.string().min(1), siteId: z.string().min(1) }),
  )

export const checkoutFromTemplateSchema: Schema<CheckoutFromTemplate> =
  /* @__PURE__ */ schema<CheckoutFromTemplate>()(() =>
    z.looseObject({ checkoutId: z.string(), checkoutUrl: z.string(), purchaseFlowId: text() }),
  )

export const checkoutTemplateSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getCheckoutTemplate,
    getCheckoutTemplateInputSchema,
    checkoutTemplateSchema,
  ),
  /* @__PURE__ */ operationSchema(
    queryCheckoutTemplates,
    queryCheckoutTemplatesInputSchema,
    checkoutTemplateSchema,
  ),
  /* @__PURE__ */ operationSchema(
    createCheckoutTemplate,
    createCheckoutTemplateInputSchema,
    checkoutTemplateSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateCheckoutTemplate,
    updateCheckoutTemplateInputSchema,
    checkoutTemplateSchema,
  ),
  /* @__PURE__ */ operationSchema(deleteCheckoutTemplate, deleteCheckoutTemplateInputSchema),
  /* @__PURE__ */ operationSchema(
    createCheckoutFromTemplate,
    createCheckoutFromTemplateInputSchema,
    checkoutFromTemplateSchema,
  ),
]
