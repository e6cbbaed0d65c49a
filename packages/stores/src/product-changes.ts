import { change, type ElevatedAuth, encoded, pick, shape, type Write, write } from '@frontdesk/core'
import type { CostAndProfitData, PriceData } from './price.ts'
import { type Product, productShape } from './product.ts'

const prefix = '/stores'

/** An option of a product to create. It is a color option if the value of each choice is a color. */
export interface NewProductOption {
  /** From 1 to 50 characters; no two options of a product have the same name. */
  name: string
  /** From 1 to 100. */
  choices: NewProductChoice[]
}

/** One value of an option of a new product. */
export interface NewProductChoice {
  /** The text, or the color as `#rrggbb`: from 1 to 50 characters. */
  value: string
  /** Text for people, from 1 to 50 characters; no two choices of an option have the same. */
  description: string
}

/** A product to create. Use the inventory operations for its stock and `addProductMedia` for pictures. */
export interface NewProduct extends Pick<
  Product,
  | 'slug'
  | 'visible'
  | 'productType'
  | 'description'
  | 'sku'
  | 'weight'
  | 'taxGroupId'
  | 'productDimensions'
  | 'packageDimensions'
  | 'pricePerUnitData'
  | 'discount'
  | 'ribbon'
  | 'brand'
  | 'digitalFile'
  | 'additionalInfoSections'
  | 'manageVariants'
  | 'seoData'
> {
  /** From 1 to 80 characters. */
  name: string
  /** The price in the currency of the business, from 0 to 999,999,999.99. */
  priceData: Pick<PriceData, 'price'>
  /** The cost of the product for the business, from 0 to 999,999,999.99. */
  costAndProfitData?: Pick<CostAndProfitData, 'itemCost'>
  /** At most 6 options, whose choices make at most 1,000 variants. */
  productOptions?: NewProductOption[]
}

/** Some fields of a product to change. A list, such as the options, replaces the previous one. */
export interface ProductChange extends Partial<NewProduct> {
  id: string
}

/** Input of `createProduct`. */
export interface CreateProductInput {
  product: NewProduct
}

/**
 * Creates a product, for the business. By default, it is visible and in stock, and its quantity is not tracked.
 *
 * @throws ValidationError when the name or the price is missing, the slug is taken, the discount is more than the
 * price, or the options result in no variants.
 * @throws ContextError without an elevated client.
 * @example
 * const product = await createProduct(elevatedClient, {
 *   product: {
 *     name: 'Evening tea',
 *     productType: 'PHYSICAL',
 *     priceData: { price: 9.5 },
 *     productOptions: [
 *       { name: 'Size', choices: [{ value: '80 g', description: '80 g' }, { value: '200 g', description: '200 g' }] },
 *     ],
 *     manageVariants: true,
 *   },
 * })
 * @function
 */
export const createProduct: Write<CreateProductInput, Product, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.products.create',
  prefix,
  route: 'POST /v1/products',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateProductInput>({
      product: /* @__PURE__ */ change<Product, NewProduct>(productShape),
    }),
  ),
  response: /* @__PURE__ */ pick('product', productShape),
})

/** Input of `updateProduct`. */
export interface UpdateProductInput {
  product: ProductChange
}

/**
 * Changes the given fields of a product, for the business. Variants with the same choices as before keep their data and
 * their stock.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ValidationError when a rule is broken, as by `createProduct`.
 * @throws ContextError without an elevated client.
 * @example
 * await updateProduct(elevatedClient, { product: { id, discount: { type: 'PERCENT', value: 20 } } })
 * @function
 */
export const updateProduct: Write<UpdateProductInput, Product, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.products.update',
  prefix,
  route: 'PATCH /v1/products/{product.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateProductInput>({
      product: /* @__PURE__ */ change<Product, ProductChange>(productShape),
    }),
  ),
  response: /* @__PURE__ */ pick('product', productShape),
})

/** Input of `deleteProduct`. */
export interface DeleteProductInput {
  id: string
}

/**
 * Deletes a product, for the business. Orders keep their lines; carts show that the product is no longer available.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteProduct(elevatedClient, { id: product.id })
 * @function
 */
export const deleteProduct: Write<DeleteProductInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.products.delete',
  prefix,
  route: 'DELETE /v1/products/{id}',
  elevated: true,
})

/** Input of `deleteProductOptions`. */
export interface DeleteProductOptionsInput {
  /** Id of the product. */
  id: string
}

/**
 * Deletes all options of a product, for the business. The product must not manage variants: set `manageVariants` to
 * `false` first.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ApplicationError `PRODUCT_MANAGES_VARIANTS` when its variants have prices and stock of their own.
 * @throws ContextError without an elevated client.
 * @example
 * await updateProduct(elevatedClient, { product: { id, manageVariants: false } })
 * await deleteProductOptions(elevatedClient, { id })
 * @function
 */
export const deleteProductOptions: Write<DeleteProductOptionsInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'stores.products.deleteOptions',
    prefix,
    route: 'DELETE /v1/products/{id}/options',
    elevated: true,
  })

/** Input of `removeBrand`. */
export interface RemoveBrandInput {
  /** Id of the product. */
  id: string
}

/**
 * Removes the brand of a product, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ContextError without an elevated client.
 * @example
 * await removeBrand(elevatedClient, { id: product.id })
 * @function
 */
export const removeBrand: Write<RemoveBrandInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.products.removeBrand',
  prefix,
  route: 'POST /v1/products/{id}/remove-brand',
  elevated: true,
})

/** Input of `removeRibbon`. */
export interface RemoveRibbonInput {
  /** Id of the product. */
  id: string
}

/**
 * Removes the ribbon of a product (the label on its picture), for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ContextError without an elevated client.
 * @example
 * await removeRibbon(elevatedClient, { id: product.id })
 * @function
 */
export const removeRibbon: Write<RemoveRibbonInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.products.removeRibbon',
  prefix,
  route: 'POST /v1/products/{id}/remove-ribbon',
  elevated: true,
})
