import type { HandlerContext } from '../kernel/handler.ts'
import { currencyOf } from '../kernel/money.ts'
import { slugOf } from '../kernel/slug.ts'
import type { KeptProduct } from './kept-product.ts'
import { completeProduct, variantsOf } from './product-data.ts'
import { productEntity, products } from './product.ts'

type Context = HandlerContext<unknown>

/** A slug that no product has: the name itself, or the name with a number. */
export const freeSlug = ({ state }: Context, name: string): string => {
  const wanted = slugOf(name, 'product')
  let own = wanted
  for (let number = 1; state.in(products).by('slug', own).length; number++) own = `${wanted}-${number}`
  return own
}

/** Numbers of products count up: each is at least the time in milliseconds. */
export const nextNumericId = ({ state, now }: Context): string =>
  String(Math.max(+now(), Number(state.in(products).all().at(-1)?.numericId ?? 0) + 1))

/** A product whose entered data is complete, with whatever follows from it. */
export const complete = (context: Context, product: KeptProduct): KeptProduct => {
  const { origin, business } = context
  const { slug = '', productType = 'PHYSICAL', discount, ownVariantData = {} } = product
  const variants = variantsOf(product, context.newId)
  const own = variants.flatMap(({ id }) => (ownVariantData[id] ? [[id, ownVariantData[id]] as const] : []))
  return completeProduct(
    {
      ...product,
      productType: productType.toUpperCase(),
      productPageUrl: { base: origin, path: `/product-page/${slug}` },
      ...(discount?.type === 'NONE' && { discount: { type: 'NONE', value: 0 } }),
      ownVariantData: Object.fromEntries(own),
      stockReason: 'MANUAL',
      variants,
    },
    currencyOf(business),
  )
}

/** Keeps a product with changes in its entered data, and calculates what follows from them. */
export const changeProduct = (
  context: Context,
  product: KeptProduct,
  changes: { readonly [K in keyof KeptProduct]?: KeptProduct[K] | undefined },
): KeptProduct =>
  productEntity.save(context, product, complete(context, { ...product, ...changes } as KeptProduct))
