import type { FieldViolation } from '@frontdesk/core'
import type { Dimensions, ProductOption } from '@frontdesk/stores'
import { refuse } from '../kernel/failure.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import { isSlug, slugRule } from '../kernel/slug.ts'
import type { KeptProduct } from './kept-product.ts'
import { checkPricePerUnit } from './measurement.ts'
import { mostVariants } from './product-data.ts'
import { products } from './product.ts'

type Context = Pick<HandlerContext<unknown>, 'state'>

const missing = (field: string): FieldViolation => ({
  field,
  description: 'must be given',
  violatedRule: 'REQUIRED_FIELD',
})

const faultsOfSlug = ({ state }: Context, slug: string, id: string | undefined): FieldViolation[] => {
  if (!isSlug(slug))
    return [
      {
        field: 'slug',
        description: slugRule,
        violatedRule: 'FORMAT',
        ruleName: 'SLUG_CONTAINS_ILLEGAL_CHARACTERS',
      },
    ]
  if (
    state
      .in(products)
      .by('slug', slug)
      .every((other) => other.id === id)
  )
    return []
  return [
    {
      field: 'slug',
      description: 'must be the slug of no other product',
      violatedRule: 'VALIDATION',
      ruleName: 'SLUG_ALREADY_EXISTS',
    },
  ]
}

const faultsOfDiscount = ({ discount, priceData }: Partial<KeptProduct>): FieldViolation[] => {
  if (!discount || discount.type === 'NONE') return []
  if (discount.type === undefined) return [missing('discount.type')]
  if (discount.value === undefined) return [missing('discount.value')]
  const most = discount.type === 'PERCENT' ? 100 : (priceData?.price ?? 0)
  return discount.value > most
    ? [
        {
          field: 'discount.value',
          description:
            discount.type === 'PERCENT' ? 'must be at most 100' : `must be at most the price, ${most}`,
          violatedRule: 'MAX',
          data: { threshold: most },
        },
      ]
    : []
}

const repeated = (names: readonly (string | undefined)[]): number =>
  names.findIndex((name, index) => names.indexOf(name) < index)

const faultsOfOptions = (options: readonly ProductOption[]): FieldViolation[] => {
  const option = repeated(options.map(({ name }) => name))
  const variants = options.reduce((count, { choices = [] }) => count * choices.length, 1)
  return [
    ...(option < 0
      ? []
      : [
          {
            field: `productOptions.${option}.name`,
            description: 'must differ from the names of the other options',
            violatedRule: 'VALIDATION',
          },
        ]),
    ...options.flatMap(({ choices = [] }, index) => {
      const choice = repeated(choices.map(({ description }) => description))
      return choice < 0
        ? []
        : [
            {
              field: `productOptions.${index}.choices.${choice}.description`,
              description: 'must differ from the other choices of the option',
              violatedRule: 'VALIDATION',
            },
          ]
    }),
    ...(variants > mostVariants
      ? [
          {
            field: 'productOptions',
            description: `must make at most ${mostVariants} variants, and these choices make ${variants}`,
            violatedRule: 'MAX_SIZE',
            data: { threshold: mostVariants },
          },
        ]
      : []),
  ]
}

const faultsOfDimensions = (at: string, dimensions: Dimensions = {}): FieldViolation[] =>
  (['length', 'width', 'height'] as const).flatMap((side) =>
    /^\d+(\.\d+)?$/.test(dimensions[side] ?? '0')
      ? []
      : [
          {
            field: `${at}.${side}`,
            description: 'must be decimal text, such as "12.5"',
            violatedRule: 'FORMAT',
          },
        ],
  )

/** Refuses dimensions of a product or a variant that are no decimal text. */
export const checkDimensions = ({
  productDimensions,
  packageDimensions,
}: Pick<Partial<KeptProduct>, 'productDimensions' | 'packageDimensions'>): void => {
  const violations = [
    ...faultsOfDimensions('productDimensions', productDimensions),
    ...faultsOfDimensions('packageDimensions', packageDimensions),
  ]
  if (violations.length) throw refuse(...violations)
}

/** Refuses a new or changed product that breaks a rule. */
export const checkProduct = (context: Context, product: Partial<KeptProduct>): void => {
  const { id, name, slug, priceData, productOptions = [], manageVariants = false } = product
  const { digitalFile, productType = 'PHYSICAL' } = product
  const violations = [
    ...(name === undefined ? [missing('name')] : []),
    ...(priceData?.price === undefined ? [missing('priceData.price')] : []),
    ...(slug === undefined ? [] : faultsOfSlug(context, slug, id)),
    ...faultsOfDiscount(product),
    ...faultsOfOptions(productOptions),
    ...(digitalFile && productType.toUpperCase() !== 'DIGITAL'
      ? [
          {
            field: 'digitalFile',
            description: 'must be absent: the product is not DIGITAL',
            violatedRule: 'FIELD_NOT_ALLOWED',
          },
        ]
      : []),
    ...(manageVariants && !productOptions.length
      ? [
          {
            field: 'manageVariants',
            description: 'must be false for a product without productOptions, which has no variants',
            violatedRule: 'VALIDATION',
          },
        ]
      : []),
  ]
  if (violations.length) throw refuse(...violations)
  checkDimensions(product)
  checkPricePerUnit(product.pricePerUnitData)
}
