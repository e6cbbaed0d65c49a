import {
  change,
  cursorQuery,
  type CursorQuery,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  image,
  type Image,
  type Limited,
  type MatchOperator,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Translatable,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { CustomItemInput } from '../cart/cart-items.ts'
import {
  type CatalogReference,
  type DescriptionLine,
  type ItemType,
  type PaymentOption,
  type PhysicalProperties,
  physicalPropertiesShape,
  type ServiceProperties,
  servicePropertiesShape,
  type TaxableAddress,
} from '../line-item.ts'

const prefix = '/ecom'

/** Every status of a checkout template. */
export const checkoutTemplateStatuses = ['ACTIVE', 'INACTIVE'] as const

/** Whether checkouts can be created from a template. */
export type CheckoutTemplateStatus = Open<(typeof checkoutTemplateStatuses)[number]>

/** The items, the coupon and the rules of checkouts that one link creates again and again. */
export interface CheckoutTemplate {
  id: string
  /** Defaults to `ACTIVE`. */
  status?: CheckoutTemplateStatus
  customization?: CheckoutCustomization
  /** Items of a catalog, at most 300. */
  lineItems?: CheckoutTemplateItem[]
  /** Items with a price of their own, at most 300. */
  customLineItems?: CheckoutTemplateCustomItem[]
  /** Code of the coupon that the checkouts have. */
  couponCode?: string
  /** The component of the site that the checkouts belong to. */
  customContentReference?: { appId?: string; componentId?: string }
  /** The template's id in your system. It cannot be changed later. */
  externalReference?: {
    appId?: string
    /** From 1 to 100 characters. */
    resourceId?: string
  }
}

/** The parts of a checkout that the buyer cannot change. */
export interface CheckoutCustomization {
  /** Whether buyers can neither add nor remove gift cards. */
  lockedGiftCard?: boolean
  /** Whether buyers can neither add nor remove coupons. */
  lockedCoupon?: boolean
  /** Whether buyers cannot choose to pay at the business. */
  disabledManualPayment?: boolean
  /** Parts of the hosted page that are left out. The emulator refuses them. */
  webClient?: {
    /** Whether to hide the button back to the shop. */
    disabledContinueShoppingButton?: boolean
    /** Whether to hide the checkbox to accept the policies. */
    disabledPolicyAgreementCheckbox?: boolean
  }
}

/** An item of a catalog in a checkout template. */
export interface CheckoutTemplateItem {
  /** From 1 to 100,000; defaults to 1. */
  quantity?: number
  catalogReference: CatalogReference
}

/** An item of a checkout template that has a price of its own. Amounts are decimal text: `"12.50"`. */
export interface CheckoutTemplateCustomItem {
  /** At most 200 characters. */
  productName: Translatable
  /** Price of one piece. */
  price: string
  /** Price of one piece before a reduction. */
  fullPrice?: string
  /** Text that is shown beside the price, at most 100 characters. */
  priceDescription?: Translatable
  /** From 1 to 100,000; defaults to 1. */
  quantity?: number
  /** The quantity in stock, at most 100,000; defaults to no limit. */
  quantityAvailable?: number
  /** Whether the quantity cannot be changed. */
  fixedQuantity?: boolean
  itemType?: ItemType
  /** At most 10. */
  descriptionLines?: DescriptionLine[]
  /** Image of the item. */
  media?: Image
  physicalProperties?: PhysicalProperties
  serviceProperties?: ServiceProperties
  /** Page of the item. */
  url?: NonNullable<CustomItemInput['attributes']>['url']
  /** Whether only members can buy it. */
  membersOnly?: boolean
  taxGroupId?: string
  taxableAddress?: TaxableAddress
  paymentOption?: PaymentOption
  /** Amount that is paid now, for one piece; only with the option `DEPOSIT_ONLINE`. */
  depositAmount?: string
  deliveryProfileId?: string
  /** The item's reference in the app that adds it. */
  catalogReference?: CatalogReference
  /** From 1 to 36 characters. */
  rootCatalogItemId?: string
}

/** A checkout template to create: it has at least one item. */
export type NewCheckoutTemplate = Omit<CheckoutTemplate, 'id'>

/** Some fields of a checkout template to change. A list of items replaces the one before. */
export interface CheckoutTemplateChange extends Omit<NewCheckoutTemplate, 'externalReference'> {
  id: string
}

export const checkoutTemplateShape: Shape<CheckoutTemplate> = /* @__PURE__ */ entity<CheckoutTemplate>({
  customLineItems: /* @__PURE__ */ shape<CheckoutTemplateCustomItem>({
    media: image,
    physicalProperties: physicalPropertiesShape,
    serviceProperties: servicePropertiesShape,
  }),
})

/** The fields that checkout templates can be filtered and sorted by. */
export interface CheckoutTemplateFields {
  id: Limited<string, { operators: MatchOperator }>
  status: CheckoutTemplateStatus
}

/** Input of `getCheckoutTemplate`. */
export interface GetCheckoutTemplateInput {
  checkoutTemplateId: string
}

/**
 * Reads one checkout template.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such checkout template.
 * @throws ContextError without an elevated client.
 * @example
 * const checkoutTemplate = await getCheckoutTemplate(elevatedClient, { checkoutTemplateId })
 * @function
 */
export const getCheckoutTemplate: Read<GetCheckoutTemplateInput, CheckoutTemplate, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.checkoutTemplates.get',
    prefix,
    route: 'GET /v1/checkout-templates/{checkoutTemplateId}',
    elevated: true,
    response: /* @__PURE__ */ pick('checkoutTemplate', checkoutTemplateShape),
  })

/** Input of `queryCheckoutTemplates`. */
export type QueryCheckoutTemplatesInput = CursorQuery<CheckoutTemplateFields>

/**
 * Finds checkout templates; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryCheckoutTemplates(elevatedClient, { filter: { status: 'ACTIVE' } })
 * @function
 */
export const queryCheckoutTemplates: Read<
  QueryCheckoutTemplatesInput,
  Page<CheckoutTemplate, QueryCheckoutTemplatesInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.checkoutTemplates.query',
  prefix,
  route: 'POST /v1/checkout-templates/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('checkoutTemplates', checkoutTemplateShape),
})

/** Input of `createCheckoutTemplate`. */
export interface CreateCheckoutTemplateInput {
  checkoutTemplate: NewCheckoutTemplate
}

/**
 * Creates a checkout template, for the business.
 *
 * @throws ApplicationError `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`.
 * @throws ValidationError when there are more than 300 items of a kind, or a field breaks its bounds.
 * @throws ContextError without an elevated client.
 * @example
 * const checkoutTemplate = await createCheckoutTemplate(elevatedClient, {
 *   checkoutTemplate: {
 *     customLineItems: [{ productName: { original: 'Tasting at the harbour' }, price: '40.00' }],
 *     couponCode: 'SPRING',
 *     customization: { lockedCoupon: true },
 *   },
 * })
 * @function
 */
export const createCheckoutTemplate: Write<CreateCheckoutTemplateInput, CheckoutTemplate, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.checkoutTemplates.create',
    prefix,
    route: 'POST /v1/checkout-templates',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateCheckoutTemplateInput>({
        checkoutTemplate: /* @__PURE__ */ change<CheckoutTemplate, NewCheckoutTemplate>(
          checkoutTemplateShape,
        ),
      }),
    ),
    response: /* @__PURE__ */ pick('checkoutTemplate', checkoutTemplateShape),
  })

/** Input of `updateCheckoutTemplate`. */
export interface UpdateCheckoutTemplateInput {
  checkoutTemplate: CheckoutTemplateChange
  /** Paths of the fields to change; defaults to the given fields. A path whose field is not given clears it. */
  fieldMask?: string[]
}

/**
 * Changes a checkout template, for the business. Checkouts that were created from it do not change.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such checkout template;
 * `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS` when nothing changes;
 * `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD` when the mask names another field than those of
 * `CheckoutTemplateChange`; `CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS` when the status is cleared;
 * `CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS` when no item is left.
 * @throws ContextError without an elevated client.
 * @example
 * await updateCheckoutTemplate(elevatedClient, { checkoutTemplate: { id, status: 'INACTIVE' } })
 * @function
 */
export const updateCheckoutTemplate: Write<UpdateCheckoutTemplateInput, CheckoutTemplate, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.checkoutTemplates.update',
    prefix,
    route: 'PATCH /v1/checkout-templates/{checkoutTemplate.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateCheckoutTemplateInput>({
        checkoutTemplate: /* @__PURE__ */ change<CheckoutTemplate, CheckoutTemplateChange>(
          checkoutTemplateShape,
        ),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('checkoutTemplate', checkoutTemplateShape),
  })

/** Input of `deleteCheckoutTemplate`. */
export interface DeleteCheckoutTemplateInput {
  checkoutTemplateId: string
}

/**
 * Deletes a checkout template, for the business. Checkouts that were created from it are not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such checkout template.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteCheckoutTemplate(elevatedClient, { checkoutTemplateId })
 * @function
 */
export const deleteCheckoutTemplate: Write<DeleteCheckoutTemplateInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.checkoutTemplates.delete',
    prefix,
    route: 'DELETE /v1/checkout-templates/{checkoutTemplateId}',
    elevated: true,
  })

/** Input of `createCheckoutFromTemplate`. */
export interface CreateCheckoutFromTemplateInput {
  checkoutTemplateId: string
  /** Id of the site that sells. */
  siteId: string
}

/** The checkout that was created from a template. */
export interface CheckoutFromTemplate {
  /** Id of the checkout, which is also the id of its cart. */
  checkoutId: string
  /** Page on which the buyer orders. */
  checkoutUrl: string
  purchaseFlowId?: string
}

/**
 * Creates a checkout with the items, the coupon and the rules of a template, for the caller. The current cart does not
 * change.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such checkout template;
 * `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`, `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`;
 * `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS` when the coupon of the template cannot be used.
 * @throws ValidationError when the site is another one.
 * @example
 * const { checkoutUrl } = await createCheckoutFromTemplate(client, { checkoutTemplateId, siteId })
 * @function
 */
export const createCheckoutFromTemplate: Write<CreateCheckoutFromTemplateInput, CheckoutFromTemplate> =
  /* @__PURE__ */ write({
    id: 'ecom.checkoutTemplates.createCheckout',
    prefix,
    route: 'POST /v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
    response: /* @__PURE__ */ whole<CheckoutFromTemplate>(),
  })
