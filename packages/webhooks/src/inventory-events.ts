import { date, shape } from '@frontdesk/core'
import type { InventoryChangeReason, InventoryVariant, PreorderInfo } from '@frontdesk/stores'
import type { EventFamily, EventsOf, MessageMetadata } from './event.ts'
import { adaptMessage } from './message.ts'

/** The stock of a product in a message. */
export interface InventoryMessage {
  inventoryItemId: string
  productId: string
  updatedDate?: Date
  /** The reason of the change, where the platform tells it. */
  reason?: InventoryChangeReason
}

/** The data of the events of stock, by the last part of their type. */
export interface InventoryEventData {
  /** `fieldMask` names the fields that changed. */
  itemChanged: InventoryMessage & {
    /** Whether pieces are counted. */
    trackInventory?: boolean
    preorderInfo?: PreorderInfo
    /** Paths of the fields that changed. */
    fieldMask: string[]
  }
  /** The variants whose stock changed, with their new stock. */
  variantsChanged: InventoryMessage & { variants: InventoryVariant[] }
}

/** An event of stock. It has the platform's older format: `data.updatedDate` is the time of the change. */
export type InventoryEvent = EventsOf<'inventory', InventoryEventData, MessageMetadata>

/**
 * The events of stock, for `createWebhooks({ events: [inventoryEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [inventoryEvents] })
 */
export const inventoryEvents: EventFamily<InventoryEvent> = {
  entityFqdn: 'com.wix.ecommerce.inventory.api.v1',
  entity: 'inventoryItemId',
  adapt: adaptMessage,
  types: {
    InventoryItemChanged: 'inventory.itemChanged',
    InventoryVariantsChanged: 'inventory.variantsChanged',
  },
  shape: /* @__PURE__ */ shape<InventoryMessage>({ updatedDate: date }),
}
