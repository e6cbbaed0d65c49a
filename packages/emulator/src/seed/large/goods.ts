import type { CatalogReference } from '@frontdesk/ecom'
import { storesAppId } from '@frontdesk/stores'
import type { CatalogItem } from '../../kernel/catalog-provider.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { productCatalogProvider } from '../../stores/catalog-provider.ts'
import { products } from '../../stores/product.ts'
import { vary } from './variety.ts'

/** An item of the shop that somebody takes pieces of. */
export interface Goods {
  readonly reference: CatalogReference
  readonly item: CatalogItem
  readonly pieces: number
}

/** Creates the function that takes goods off the shelf: one variant of a product of which there are pieces left. */
export const createShelf = (context: HandlerContext<unknown>): ((number: number) => Goods) => {
  const all = context.state.in(products).all()
  // Earlier orders have taken pieces since: the product is read anew each time.
  const at = (index: number) => context.state.in(products).get(all[index % all.length]?.id ?? '')
  return (number) => {
    const first = vary(number, all.length)
    for (let index = first; index < first + all.length; index++) {
      const product = at(index)
      if (!product || product.visible === false) continue
      const { variants = [], manageVariants = false, customTextFields = [] } = product
      // The seed writes no text for a product that asks for one.
      if (customTextFields.some(({ mandatory }) => mandatory)) continue
      const variant = variants[vary(number + index, variants.length)]
      if (!variant) continue
      const options = manageVariants ? { options: { variantId: variant.id } } : {}
      const reference = { catalogItemId: product.id, appId: storesAppId, ...options }
      const item = productCatalogProvider.find(context, reference)
      const pieces = 1 + Math.min(vary(number + 1, 4), vary(number + 2, 4))
      if (item && (item.quantityAvailable ?? Infinity) >= pieces) return { reference, item, pieces }
    }
    throw new Error('The shop of the seed has fewer pieces than its orders take')
  }
}
