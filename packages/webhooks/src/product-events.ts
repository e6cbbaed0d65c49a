import { shape } from '@frontdesk/core'
import {
  type CatalogVersion,
  type CostAndProfitData,
  costAndProfitDataShape,
  type PriceData,
  priceDataShape,
  type Product,
  type Variant,
  variantShape,
} from '@frontdesk/stores'
import type { EventFamily, EventsOf, MessageMetadata } from './event.ts'
import { adaptMessage } from './message.ts'

/** A product in a message. */
export interface ProductMessage {
  productId: string
  /** The version of the catalog that the change was made in. */
  originatedFromVersion?: CatalogVersion
}

/** The data of the events of products, by the last part of their type. */
export interface ProductEventData {
  created: ProductMessage &
    Pick<Product, 'media' | 'sku' | 'productPageUrl' | 'brand' | 'slug' | 'visible'> & {
      name?: string
      /** Price of the product. */
      price?: PriceData
      costAndProfitData?: CostAndProfitData
    }
  /** Read the product to see what it has become. */
  changed: ProductMessage & {
    /** Names of the fields that changed. */
    changedFields: string[]
  }
  deleted: ProductMessage
  /** The variants whose data changed; all of them when some came or went. */
  variantsChanged: ProductMessage & { variants: Variant[] }
}

/** An event of a product. It has the platform's older format, which tells no time. */
export type ProductEvent = EventsOf<'product', ProductEventData, MessageMetadata>

/**
 * The events of products and their variants, for `createWebhooks({ events: [productEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [productEvents, inventoryEvents] })
 */
export const productEvents: EventFamily<ProductEvent> = {
  entityFqdn: 'com.wix.ecommerce.catalog.api.v1',
  entity: 'productId',
  adapt: adaptMessage,
  types: {
    ProductCreated: 'product.created',
    ProductChanged: 'product.changed',
    ProductDeleted: 'product.deleted',
    VariantsChanged: 'product.variantsChanged',
  },
  shape: /* @__PURE__ */ shape<{
    price?: PriceData
    costAndProfitData?: CostAndProfitData
    variants?: Variant[]
  }>({ price: priceDataShape, costAndProfitData: costAndProfitDataShape, variants: variantShape }),
}
