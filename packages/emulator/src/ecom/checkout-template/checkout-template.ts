import {
  type Cart,
  type Checkout,
  checkoutShape,
  type CheckoutTemplate,
  type CheckoutTemplateCustomItem,
  checkoutTemplateShape,
  createCheckoutFromTemplate,
  createCheckoutTemplate,
  type CustomItemInput,
  deleteCheckoutTemplate,
  getCheckoutTemplate,
  queryCheckoutTemplates,
  updateCheckoutTemplate,
} from '@frontdesk/ecom'
import {
  checkoutTemplateFields,
  checkoutTemplateSchema,
  newCheckoutTemplateSchema,
} from '@frontdesk/ecom/schemas'
import { shape } from '@frontdesk/core'
import { defineEntity, type Entity, type Fresh } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { findInstallation } from '../../kernel/installation.ts'
import { collection } from '../../kernel/state.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import { buyerOf, cartEntity } from '../cart/cart.ts'
import { addLines } from '../cart/lines.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { Catalog, Context } from '../catalog.ts'
import { checkoutOf } from '../checkout/completed-checkout.ts'
import { withCoupon } from '../coupon/cart-coupon.ts'

/** The templates that checkouts are made from. */
export const checkoutTemplateEntity: Entity<CheckoutTemplate> = defineEntity<CheckoutTemplate>({
  name: 'checkoutTemplate',
  collection: collection<CheckoutTemplate>('ecom.checkoutTemplates'),
  schema: checkoutTemplateSchema,
  writable: newCheckoutTemplateSchema,
  fixed: ['externalReference'],
  maskField: 'fieldMask',
  system: { revision: false, createdDate: false, updatedDate: false },
  query: { fields: checkoutTemplateFields },
  events: {
    fqdn: 'wix.ecom.v1.checkout_template',
    shape: checkoutTemplateShape,
    updated: 'without modified fields',
    deleted: 'without the entity',
  },
})

const hasItems = ({ lineItems = [], customLineItems = [] }: Partial<CheckoutTemplate>): boolean =>
  lineItems.length + customLineItems.length > 0

const rules: EntityRules<CheckoutTemplate> = {
  beforeCreate(_, given): Fresh<CheckoutTemplate> {
    if (!hasItems(given))
      throw decline(
        400,
        'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS',
        'A checkout template needs an item: give lineItems or customLineItems',
      )
    return { status: 'ACTIVE', ...given }
  },
  beforeUpdate(_, next) {
    if (next.status === undefined)
      throw decline(
        400,
        'CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS',
        'A checkout template is ACTIVE or INACTIVE: give one of them',
      )
    if (!hasItems(next))
      throw decline(
        400,
        'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS',
        'A checkout template needs an item: leave one in lineItems or customLineItems',
      )
    return next
  },
}

/** The fields that an update may change. */
const changeable: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'status',
  'customization',
  'lineItems',
  'customLineItems',
  'couponCode',
  'customContentReference',
])

/** Refuses parts of a template that would have no effect on the emulator. */
const refuseParts = (input: object): void => {
  refuseUnsupported(
    input,
    ['checkoutTemplate.customization.webClient'],
    'updateCheckoutSettings changes what the hosted checkout shows',
  )
  refuseUnsupported(
    input,
    [
      'checkoutTemplate.lineItems[].catalogOverrideFields',
      'checkoutTemplate.customLineItems[].priceUndetermined',
      'checkoutTemplate.customLineItems[].modifierGroups',
      'checkoutTemplate.customLineItems[].policies',
    ],
    'an item is sold as its catalog defines it, a custom item at its full price',
  )
}

const checkChange = (
  { id: _, ...given }: Partial<CheckoutTemplate>,
  mask: readonly string[] = Object.keys(given),
): void => {
  if (!mask.length)
    throw decline(
      400,
      'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS',
      `Nothing is changed: give one of ${[...changeable].join(', ')}`,
    )
  const field = mask.find((path) => !changeable.has(path.split('.')[0] ?? ''))
  if (field !== undefined)
    throw decline(
      400,
      'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD',
      `"${field}" of a checkout template cannot be changed; these can: ${[...changeable].join(', ')}`,
      { field },
    )
}

/** A custom item of a template as carts take it. */
const toCustomItem = (item: CheckoutTemplateCustomItem): CustomItemInput => {
  const { catalogReference, depositAmount, deliveryProfileId, fullPrice, media, paymentOption } = item
  const { descriptionLines, itemType, membersOnly, physicalProperties, serviceProperties, url } = item
  const { fixedQuantity, priceDescription, quantity, quantityAvailable, rootCatalogItemId } = item
  const { taxGroupId, taxableAddress } = item
  return {
    name: item.productName,
    quantityInfo: {
      requestedQuantity: quantity ?? 1,
      ...(quantityAvailable !== undefined && { availableQuantity: quantityAvailable }),
      ...(fixedQuantity !== undefined && { fixedQuantity }),
    },
    pricing: {
      price: { amount: item.price },
      ...(fullPrice !== undefined && { fullPrice: { amount: fullPrice } }),
      ...(priceDescription && { priceDescription }),
    },
    ...((catalogReference ?? rootCatalogItemId !== undefined) && {
      source: {
        ...(catalogReference && { catalogReference }),
        ...(rootCatalogItemId !== undefined && { rootCatalogItemId }),
      },
    }),
    attributes: {
      ...(descriptionLines && { descriptionLines }),
      ...(media && { image: media }),
      ...(url && { url }),
      ...(itemType && { itemType }),
      ...(physicalProperties && { physicalProperties }),
      ...(serviceProperties && { serviceProperties }),
      ...(membersOnly !== undefined && { membersOnly }),
    },
    ...(deliveryProfileId !== undefined && { deliveryConfig: { deliveryProfileId } }),
    ...((taxGroupId !== undefined || taxableAddress) && {
      taxConfig: {
        ...(taxGroupId !== undefined && { taxGroupId }),
        ...(taxableAddress && { taxableAddress }),
      },
    }),
    ...((paymentOption !== undefined || depositAmount !== undefined) && {
      paymentConfig: {
        ...(paymentOption !== undefined && { paymentOption }),
        ...(depositAmount !== undefined && { depositAmount: { amount: depositAmount } }),
      },
    }),
  }
}

/** The lines of a template. The business has set the prices of its custom items, whoever uses the template. */
const linesOf = (
  context: Context,
  catalog: Catalog,
  { lineItems = [], customLineItems = [] }: CheckoutTemplate,
): Cart['lineItems'] => [
  ...addLines({ ...context, identity: { kind: 'owner' } }, catalog, [], {
    catalogItems: lineItems.map(({ quantity = 1, catalogReference }) => ({ quantity, catalogReference })),
    customItems: customLineItems.map(toCustomItem),
  }),
]

/** The checkout of the caller that a template describes. */
const checkoutFrom = (context: Context, catalog: Catalog, template: CheckoutTemplate) => {
  const { couponCode, customContentReference, customization = {}, externalReference } = template
  const cart = {
    customerInfo: buyerOf(context.identity),
    currentCart: false,
    orderPlaced: false,
    purchaseFlowId: context.newId(),
    lineItems: linesOf(context, catalog, template) ?? [],
    source: {
      channelType: 'WEB',
      ...(customContentReference && { customContentReference }),
      ...(externalReference && { externalReferences: [externalReference] }),
    },
    settings: {
      lockGiftCard: customization.lockedGiftCard ?? false,
      lockCouponCode: customization.lockedCoupon ?? false,
      manualPaymentDisabled: customization.disabledManualPayment ?? false,
    },
  }
  return couponCode === undefined ? cart : withCoupon(context, catalog, cart, couponCode)
}

/** The handlers of checkout templates. */
export const checkoutTemplateHandlers = (catalog: Catalog): readonly Handler[] => {
  const on = entityHandlers(checkoutTemplateEntity, entitySteps(checkoutTemplateEntity, rules))
  return [
    on.get(getCheckoutTemplate, { id: ({ checkoutTemplateId }) => checkoutTemplateId }),
    on.query(queryCheckoutTemplates),
    on.create(createCheckoutTemplate, {
      value: (input) => {
        refuseParts(input)
        return input.checkoutTemplate
      },
    }),
    on.update(updateCheckoutTemplate, {
      value: (input) => {
        refuseParts(input)
        checkChange(input.checkoutTemplate, input.fieldMask)
        return input.checkoutTemplate
      },
    }),
    on.remove(deleteCheckoutTemplate, {
      id: ({ checkoutTemplateId }) => checkoutTemplateId,
      removal: () => undefined,
    }),
    handle(createCheckoutFromTemplate, (context) => {
      const { checkoutTemplateId, siteId } = context.input
      const installation = findInstallation(context.state)
      if (installation && siteId !== installation.siteId)
        throw refuse({
          field: 'siteId',
          description: `must be the id of the site, ${installation.siteId}`,
          violatedRule: 'VALIDATION',
        })
      const template = checkoutTemplateEntity.require(context, checkoutTemplateId)
      if (template.status !== 'ACTIVE')
        throw decline(
          409,
          'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE',
          'The checkout template is not active: no checkout can be created from it',
        )
      const priced = priceCart(context, catalog, checkoutFrom(context, catalog, template))
      const cart = cartEntity.create(context, priced.cart)
      const checkout = checkoutOf(
        context,
        { ...priced, cart },
        { contact: cart.customerInfo ?? {}, completed: false },
      )
      context.emit({
        entityFqdn: 'wix.ecom.v1.checkout_template',
        slug: 'used',
        entityId: template.id,
        entity: { checkoutTemplate: template, checkout },
        shape: shape<{ checkoutTemplate: CheckoutTemplate; checkout: Checkout }>({
          checkoutTemplate: checkoutTemplateShape,
          checkout: checkoutShape,
        }),
      })
      return {
        checkoutId: cart.id,
        checkoutUrl: `${context.origin}/pages/checkout/${encodeURIComponent(cart.id)}`,
        ...(cart.purchaseFlowId !== undefined && { purchaseFlowId: cart.purchaseFlowId }),
      }
    }),
  ]
}
