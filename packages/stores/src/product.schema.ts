import {
  floatSchema,
  type ObjectSchema,
  offsetQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  seoDataSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { dimensionsSchema } from './dimensions.schema.ts'
import { productMediaSchema } from './media.schema.ts'
import {
  costAndProfitDataSchema,
  numberRangeSchema,
  priceDataSchema,
  pricePerUnitDataSchema,
  productDiscountSchema,
} from './price.schema.ts'
import {
  digitalFileTypes,
  getProduct,
  type GetProductInput,
  inventoryStatuses,
  optionTypes,
  type Product,
  type ProductChoice,
  type ProductDigitalFile,
  type ProductFields,
  type ProductOption,
  productTypes,
  queryProducts,
  type QueryProductsInput,
} from './product.ts'
import { variantSchema } from './variant.schema.ts'

const maybe = z.exactOptional

const productChoiceSchema: ObjectSchema<ProductChoice> = /* @__PURE__ */ schema<ProductChoice>()((oneOf) =>
  z.looseObject({
    value: maybe(z.string()),
    description: maybe(z.string()),
    media: maybe(productMediaSchema(oneOf)),
    inStock: maybe(z.boolean()),
    visible: maybe(z.boolean()),
  }),
)

export const productOptionSchema: ObjectSchema<ProductOption> = /* @__PURE__ */ schema<ProductOption>()(
  (oneOf) =>
    z.looseObject({
      name: maybe(z.string()),
      optionType: maybe(oneOf(optionTypes)),
      choices: maybe(z.array(productChoiceSchema(oneOf))),
    }),
)

export const productDigitalFileSchema: ObjectSchema<ProductDigitalFile> =
  /* @__PURE__ */ schema<ProductDigitalFile>()((oneOf) =>
    z.looseObject({
      id: z.string().min(1).max(100),
      fileName: maybe(z.string().min(1).max(1_000)),
      fileType: maybe(oneOf(digitalFileTypes)),
    }),
  )

export const productSchema: ObjectSchema<Product> = /* @__PURE__ */ schema<Product>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    name: z.string(),
    slug: maybe(z.string()),
    visible: maybe(z.boolean()),
    productType: maybe(oneOf(productTypes)),
    description: maybe(z.string()),
    sku: maybe(z.string()),
    weight: maybe(floatSchema()),
    taxGroupId: maybe(z.string()),
    weightRange: maybe(numberRangeSchema()),
    productDimensions: maybe(dimensionsSchema(oneOf)),
    packageDimensions: maybe(dimensionsSchema(oneOf)),
    stock: maybe(
      z.looseObject({
        trackInventory: maybe(z.boolean()),
        quantity: maybe(z.number()),
        inStock: maybe(z.boolean()),
        inventoryStatus: maybe(oneOf(inventoryStatuses)),
      }),
    ),
    price: maybe(priceDataSchema()),
    priceData: maybe(priceDataSchema()),
    convertedPriceData: maybe(priceDataSchema()),
    priceRange: maybe(numberRangeSchema()),
    costAndProfitData: maybe(costAndProfitDataSchema()),
    costRange: maybe(numberRangeSchema()),
    pricePerUnitData: maybe(pricePerUnitDataSchema(oneOf)),
    discount: maybe(productDiscountSchema(oneOf)),
    ribbon: maybe(z.string()),
    ribbons: maybe(z.array(z.looseObject({ text: maybe(z.string()) }))),
    brand: maybe(z.string()),
    media: maybe(productMediaSchema(oneOf)),
    digitalFile: maybe(productDigitalFileSchema(oneOf)),
    additionalInfoSections: maybe(
      z.array(z.looseObject({ title: maybe(z.string()), description: maybe(z.string()) })),
    ),
    customTextFields: maybe(
      z.array(
        z.looseObject({
          title: maybe(z.string()),
          maxLength: maybe(z.number()),
          mandatory: maybe(z.boolean()),
        }),
      ),
    ),
    manageVariants: maybe(z.boolean()),
    productOptions: maybe(z.array(productOptionSchema(oneOf))),
    variants: maybe(z.array(variantSchema(oneOf))),
    collectionIds: maybe(z.array(z.string())),
    productPageUrl: maybe(z.looseObject({ base: maybe(z.string()), path: maybe(z.string()) })),
    seoData: maybe(seoDataSchema()),
    numericId: maybe(z.string()),
    inventoryItemId: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    lastUpdated: maybe(z.date()),
  }),
)

export const getProductInputSchema: Schema<GetProductInput> = /* @__PURE__ */ schema<GetProductInput>()(() =>
  z.looseObject({ id: z.string().min(1), includeMerchantSpecificData: maybe(z.boolean()) }),
)

/** The fields that products can be filtered and sorted by. */
export const productFields: QueryFields<ProductFields> = /* @__PURE__ */ queryFields<ProductFields>()({
  id: 'text',
  createdDate: { of: 'date', sort: false },
  lastUpdated: 'date',
  name: 'text',
  description: { of: 'text', sort: false },
  sku: 'text',
  price: 'number',
  'priceData.price': 'number',
  numericId: 'number',
  productType: productTypes,
  slug: 'text',
  collectionIds: { of: 'list', operators: ['$hasSome', '$hasAll'], sort: false },
})

export const queryProductsInputSchema: Schema<QueryProductsInput> =
  /* @__PURE__ */ schema<QueryProductsInput>()(() => offsetQueryOf(productFields))

export const productSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getProduct, getProductInputSchema, productSchema),
  /* @__PURE__ */ operationSchema(queryProducts, queryProductsInputSchema, productSchema),
]
