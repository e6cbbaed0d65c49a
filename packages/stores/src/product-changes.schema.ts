import {
  closed,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
  seoDataSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { dimensionsSchema } from './dimensions.schema.ts'
import { amountSchema } from './price.schema.ts'
import { measurementUnits, type PricePerUnitData, productDiscountTypes } from './price.ts'
import {
  createProduct,
  type CreateProductInput,
  deleteProduct,
  type DeleteProductInput,
  deleteProductOptions,
  type DeleteProductOptionsInput,
  type NewProduct,
  type NewProductOption,
  type ProductChange,
  removeBrand,
  type RemoveBrandInput,
  removeRibbon,
  type RemoveRibbonInput,
  updateProduct,
  type UpdateProductInput,
} from './product-changes.ts'
import { productDigitalFileSchema, productSchema } from './product.schema.ts'
import { productTypes } from './product.ts'

const maybe = z.exactOptional

const productIdSchema: Schema<{ id: string }> = /* @__PURE__ */ schema<{ id: string }>()(() =>
  z.looseObject({ id: z.string().min(1) }),
)

const newOptionSchema: Schema<NewProductOption> = /* @__PURE__ */ schema<NewProductOption>()(() =>
  z.looseObject({
    name: z.string().min(1).max(50),
    choices: z
      .array(z.looseObject({ value: z.string().min(1).max(50), description: z.string().min(1).max(50) }))
      .min(1)
      .max(100),
  }),
)

const quantity = () => maybe(z.number().min(0.01).max(999_999_999.99))

const newPricePerUnitSchema: Schema<PricePerUnitData> = /* @__PURE__ */ schema<PricePerUnitData>()(() =>
  z.looseObject({
    totalQuantity: quantity(),
    totalMeasurementUnit: maybe(closed(measurementUnits)),
    baseQuantity: quantity(),
    baseMeasurementUnit: maybe(closed(measurementUnits)),
  }),
)

/** The fields of a product that a caller may write. */
export const newProductSchema: ObjectSchema<NewProduct> = /* @__PURE__ */ schema<NewProduct>()(() =>
  z.looseObject({
    name: z.string().min(1).max(80),
    slug: maybe(z.string().min(1).max(100)),
    visible: maybe(z.boolean()),
    productType: maybe(closed(productTypes)),
    description: maybe(z.string().max(8000)),
    sku: maybe(z.string().max(40)),
    weight: maybe(amountSchema()),
    taxGroupId: maybe(z.string()),
    productDimensions: maybe(dimensionsSchema(closed)),
    packageDimensions: maybe(dimensionsSchema(closed)),
    priceData: z.looseObject({ price: maybe(amountSchema()) }),
    costAndProfitData: maybe(z.looseObject({ itemCost: maybe(amountSchema()) })),
    pricePerUnitData: maybe(newPricePerUnitSchema()),
    discount: maybe(
      z.looseObject({ type: maybe(closed(productDiscountTypes)), value: maybe(amountSchema()) }),
    ),
    ribbon: maybe(z.string().max(30)),
    brand: maybe(z.string().min(1).max(50)),
    digitalFile: maybe(productDigitalFileSchema(closed)),
    additionalInfoSections: maybe(
      z.array(
        z.looseObject({ title: maybe(z.string().max(50)), description: maybe(z.string().max(16_000)) }),
      ),
    ),
    manageVariants: maybe(z.boolean()),
    productOptions: maybe(z.array(newOptionSchema()).max(6)),
    seoData: maybe(seoDataSchema()),
  }),
)

export const productChangeSchema: Schema<ProductChange> = /* @__PURE__ */ schema<ProductChange>()(() =>
  newProductSchema()
    .exactPartial()
    .extend({ id: z.string().min(1) }),
)

export const createProductInputSchema: Schema<CreateProductInput> =
  /* @__PURE__ */ schema<CreateProductInput>()(() => z.looseObject({ product: newProductSchema() }))

export const updateProductInputSchema: Schema<UpdateProductInput> =
  /* @__PURE__ */ schema<UpdateProductInput>()(() => z.looseObject({ product: productChangeSchema() }))

export const deleteProductInputSchema: Schema<DeleteProductInput> = productIdSchema
export const deleteProductOptionsInputSchema: Schema<DeleteProductOptionsInput> = productIdSchema
export const removeBrandInputSchema: Schema<RemoveBrandInput> = productIdSchema
export const removeRibbonInputSchema: Schema<RemoveRibbonInput> = productIdSchema

export const productChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(createProduct, createProductInputSchema, productSchema),
  /* @__PURE__ */ operationSchema(updateProduct, updateProductInputSchema, productSchema),
  /* @__PURE__ */ operationSchema(deleteProduct, deleteProductInputSchema),
  /* @__PURE__ */ operationSchema(deleteProductOptions, deleteProductOptionsInputSchema),
  /* @__PURE__ */ operationSchema(removeBrand, removeBrandInputSchema),
  /* @__PURE__ */ operationSchema(removeRibbon, removeRibbonInputSchema),
]
