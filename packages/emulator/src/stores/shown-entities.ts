import { collectionShape, productShape } from '@frontdesk/stores'
import { type ShownEntity, shownEntity } from '../kernel/entity/shown-entity.ts'
import { catalogMessages, tellOfCollection } from './collection-events.ts'
import { collectionEntity } from './collection.ts'
import { inventoryMessages, tellOfProduct } from './product-events.ts'
import { productEntity } from './product.ts'

/** The entities of the store as developers see them. Their events say what differs from the state before. */
export const storesEntities = (): readonly ShownEntity[] => [
  shownEntity(productEntity, {
    shape: productShape,
    messages: {
      [`${catalogMessages}.ProductCreated`]: (context, current) => tellOfProduct(context, { current }),
      [`${catalogMessages}.ProductChanged`]: (context, current) =>
        tellOfProduct(context, { previous: { ...current, visible: !current.visible }, current }),
      [`${catalogMessages}.ProductDeleted`]: (context, previous) => tellOfProduct(context, { previous }),
      [`${catalogMessages}.VariantsChanged`]: (context, current) =>
        tellOfProduct(context, { previous: { ...current, variants: [] }, current }),
      [`${inventoryMessages}.InventoryItemChanged`]: (context, current) => {
        const trackInventory = !current.stock?.trackInventory
        tellOfProduct(context, {
          previous: { ...current, stock: { ...current.stock, trackInventory } },
          current,
        })
      },
      [`${inventoryMessages}.InventoryVariantsChanged`]: (context, current) =>
        tellOfProduct(context, { previous: { ...current, variants: [] }, current }),
    },
  }),
  shownEntity(collectionEntity, {
    shape: collectionShape,
    messages: {
      [`${catalogMessages}.CollectionCreated`]: (context, current) => tellOfCollection(context, { current }),
      [`${catalogMessages}.CollectionChanged`]: (context, current) =>
        tellOfCollection(context, { previous: { ...current, visible: !current.visible }, current }),
      [`${catalogMessages}.CollectionDeleted`]: (context, previous) =>
        tellOfCollection(context, { previous }),
    },
  }),
]
