import { detailedImage, entity, type Open, shape, type Shape } from '@frontdesk/core'
import {
  type CatalogReference,
  type Checkout,
  type CheckoutLineItem,
  checkoutShape,
  physicalPropertiesShape,
  servicePropertiesShape,
} from '@frontdesk/ecom'
import type { EventFamily, EventsOf } from './event.ts'

/** Every status of a checkout template. */
export const checkoutTemplateStatuses = ['ACTIVE', 'INACTIVE'] as const

/** Whether checkouts can be made of a template. */
export type CheckoutTemplateStatus = Open<(typeof checkoutTemplateStatuses)[number]>

/** Fields that an item of a template has as the lines of checkouts have. */
type LinePart =
  | 'catalogReference'
  | 'deliveryProfileId'
  | 'descriptionLines'
  | 'fixedQuantity'
  | 'itemType'
  | 'media'
  | 'membersOnly'
  | 'paymentOption'
  | 'physicalProperties'
  | 'policies'
  | 'priceDescription'
  | 'priceUndetermined'
  | 'productName'
  | 'quantity'
  | 'rootCatalogItemId'
  | 'serviceProperties'
  | 'taxableAddress'
  | 'url'

/** An item of a template that is in no catalogue. */
export interface CheckoutTemplateCustomItem extends Pick<CheckoutLineItem, LinePart> {
  /** Price of one piece, as decimal text. */
  price?: string
  /** Price of one piece before a discount, as decimal text. */
  fullPrice?: string
  /** Amount that is paid now, for one piece, as decimal text. */
  depositAmount?: string
  /** Number of pieces that can be sold. */
  quantityAvailable?: number
  taxGroupId?: string
}

/** Items and settings behind a link that starts a new checkout for each buyer who opens it. */
export interface CheckoutTemplate {
  id: string
  status?: CheckoutTemplateStatus
  /** Items of catalogues. */
  lineItems?: { quantity?: number; catalogReference?: CatalogReference }[]
  /** Items with prices of their own. */
  customLineItems?: CheckoutTemplateCustomItem[]
  /** Code of the coupon that each checkout starts with. */
  couponCode?: string
  /** Parts of the checkout page that buyers cannot change or do not see. */
  customization?: {
    /** Parts of the page that are left out. */
    webClient?: {
      /** Whether the page leaves out the button that leads back to the shop. */
      disabledContinueShoppingButton?: boolean
      /** Whether the page leaves out the box with which buyers agree to the policies. */
      disabledPolicyAgreementCheckbox?: boolean
    }
    /** Whether the buyer can neither add nor remove gift cards. */
    lockedGiftCard?: boolean
    /** Whether the buyer can neither add nor remove coupons. */
    lockedCoupon?: boolean
    /** Whether the checkout offers no payment at the business. */
    disabledManualPayment?: boolean
  }
  /** The component of the site that the template belongs to. */
  customContentReference?: { appId?: string; componentId?: string }
  /** Id of the template in another system, by its app. */
  externalReference?: { appId?: string; resourceId?: string }
}

const checkoutTemplateShape: Shape<CheckoutTemplate> = /* @__PURE__ */ entity<CheckoutTemplate>({
  customLineItems: /* @__PURE__ */ shape<CheckoutTemplateCustomItem>({
    media: detailedImage,
    physicalProperties: physicalPropertiesShape,
    serviceProperties: servicePropertiesShape,
  }),
})

/** The data of the events of checkout templates, by the last part of their type. */
export interface CheckoutTemplateEventData {
  created: { checkoutTemplate: CheckoutTemplate }
  updated: { checkoutTemplate: CheckoutTemplate }
  /** The platform sends no more than the id of the template: `metadata.entityId`. */
  deleted: Record<string, never>
  /** A buyer opened the link, and a checkout was made. */
  used: { checkoutTemplate: CheckoutTemplate; checkout: Checkout }
}

/** An event of a checkout template. */
export type CheckoutTemplateEvent = EventsOf<'checkoutTemplate', CheckoutTemplateEventData>

/**
 * The events of checkout templates, for `createWebhooks({ events: [checkoutTemplateEvents] })`. The hosted platform
 * sends them; the emulator has no checkout templates.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [checkoutTemplateEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'checkoutTemplate.used') await count(event.data.checkoutTemplate.id)
 */
export const checkoutTemplateEvents: EventFamily<CheckoutTemplateEvent> = {
  entityFqdn: 'wix.ecom.v1.checkout_template',
  entity: 'checkoutTemplate',
  types: {
    created: 'checkoutTemplate.created',
    updated: 'checkoutTemplate.updated',
    deleted: 'checkoutTemplate.deleted',
    used: 'checkoutTemplate.used',
  },
  shape: /* @__PURE__ */ shape<CheckoutTemplateEventData['used']>({
    checkoutTemplate: checkoutTemplateShape,
    checkout: checkoutShape,
  }),
}
