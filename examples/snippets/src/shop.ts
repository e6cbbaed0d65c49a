// #region imports
import { type Client, isApplicationError } from '@frontdesk/core'
import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  type Cart,
  type CartSummary,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  searchOrders,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import {
  getCollectionBySlug,
  type Product,
  queryProducts,
  queryProductVariants,
  storesAppId,
  type Variant,
} from '@frontdesk/stores'
// #endregion imports
// #region owner-imports
import type { ElevatedAuth } from '@frontdesk/core'
import { aggregateOrders, type OrderAggregates } from '@frontdesk/ecom'
// #endregion owner-imports

export async function listCollection(client: Client, slug: string): Promise<Product[]> {
  // #region products
  const collection = await getCollectionBySlug(client, { slug })
  const { items } = await queryProducts(client, {
    filter: { collectionIds: { $hasSome: [collection.id] } },
    sort: [{ fieldName: 'price' }],
  })
  // #endregion products
  return items
}

export async function chooseVariant(
  client: Client,
  product: Product,
  choices: Record<string, string>,
): Promise<Variant> {
  // #region variant
  const { items } = await queryProductVariants(client, { id: product.id, choices })
  const variant = items.find(({ stock }) => stock?.inStock)
  // #endregion variant
  if (!variant) throw new Error('Sold out')
  return variant
}

export async function addProduct(client: Client, product: Product, variant: Variant): Promise<Cart> {
  // #region add
  const cart = await addLineItemsToCurrentCart(client, {
    catalogItems: [
      {
        catalogReference: {
          appId: storesAppId,
          catalogItemId: product.id,
          options: { variantId: variant.id },
        },
        quantity: 2,
      },
    ],
  })
  // #endregion add
  return cart
}

export async function readCart(client: Client): Promise<Cart | undefined> {
  // #region current
  try {
    return await getCurrentCart(client, {})
  } catch (error) {
    if (isApplicationError(error, 'CART_NOT_FOUND')) return undefined // no item was added yet
    throw error
  }
  // #endregion current
}

export async function changeLine(client: Client, lineItemId: string): Promise<Cart> {
  // #region change
  await updateLineItemsInCurrentCart(client, {
    lineItems: [{ lineItemId, quantity: { newQuantity: 3 } }],
  })
  const cart = await removeLineItemsFromCurrentCart(client, { lineItemIds: [lineItemId] })
  // #endregion change
  return cart
}

export async function readTotals(client: Client): Promise<CartSummary> {
  // #region totals
  const { summary } = await calculateCurrentCart(client, {})
  console.log(summary.priceSummary?.total?.formattedAmount, summary.taxSummary?.pricesIncludeTax)
  for (const { severity, description } of summary.violations ?? []) console.log(severity, description)
  // #endregion totals
  return summary
}

export async function listOrders(client: Client): Promise<string[]> {
  // #region orders
  const page = await searchOrders(client, {
    filter: { status: 'APPROVED', paymentStatus: { $in: ['PAID', 'NOT_PAID'] } },
    cursorPaging: { limit: 10 },
  })
  // #endregion orders
  return page.items.map(({ number }) => number ?? '')
}

export async function readFigures(owner: Client<ElevatedAuth>): Promise<OrderAggregates> {
  // #region order-figures
  const figures = await aggregateOrders(owner, {
    filter: { paymentStatus: 'PAID' },
    aggregation: {
      revenue: { $sum: 'priceSummary.total.amount' },
      orders: { $count: ['channelInfo.type', 'fulfillmentStatus'] },
    },
  })
  console.log(figures['revenue']?.['EUR'], figures['orders']?.['(WEB|NOT_FULFILLED)'])
  // #endregion order-figures
  return figures
}
