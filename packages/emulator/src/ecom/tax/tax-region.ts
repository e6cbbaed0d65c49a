import type { Address } from '@frontdesk/core'
import {
  bulkCreateTaxRegions,
  createTaxRegion,
  deleteTaxRegion,
  getTaxRegion,
  queryTaxRegions,
  type TaxRegion,
  taxRegionShape,
  updateTaxRegion,
} from '@frontdesk/ecom'
import { newTaxRegionSchema, taxRegionFields, taxRegionSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import type { Handler, HandlerContext } from '../../kernel/handler.ts'
import { collection } from '../../kernel/state.ts'
import { canCalculate, subdivisionOf } from './calculators.ts'

type Context = Pick<HandlerContext<unknown>, 'state'>

export const taxRegionEntity: Entity<TaxRegion> = defineEntity<TaxRegion>({
  name: 'taxRegion',
  collection: collection<TaxRegion>('ecom.taxRegions'),
  schema: taxRegionSchema,
  writable: newTaxRegionSchema,
  fixed: ['country', 'subdivision'],
  maskField: 'fieldMask',
  query: { fields: taxRegionFields, defaultSort: { fieldName: 'createdDate', order: 'DESC' } },
  events: {
    fqdn: 'wix.billing.v1.tax_region',
    shape: taxRegionShape,
    updated: 'without modified fields',
    deleted: 'without the entity',
  },
})

/** The countries that can be taxed by state or province. */
const countriesWithSubdivisions = [
  ...['AU', 'BR', 'CA', 'FR', 'DE', 'IN', 'IT', 'MX', 'NL', 'PT', 'ES', 'AE', 'GB', 'US'],
]

/** The region that taxes sales at an address: that of its state before that of its whole country. */
export const taxRegionOf = (context: Context, address: Address): TaxRegion | undefined => {
  const inCountry = taxRegionEntity.in(context).filter(({ country }) => country === address.country)
  const subdivision = subdivisionOf(address)
  return (
    inCountry.find((region) => region.subdivision !== undefined && region.subdivision === subdivision) ??
    inCountry.find((region) => region.subdivision === undefined)
  )
}

const checkSubdivision = (country: string, subdivision: string): void => {
  if (!countriesWithSubdivisions.includes(country))
    throw decline(
      400,
      'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
      `${country} is taxed as a whole: leave out the subdivision`,
      { country },
    )
  if (!/^[A-Z0-9]{1,3}$/.test(subdivision))
    throw decline(
      400,
      'INVALID_SUBDIVISION_FORMAT',
      'The subdivision is the second part of an ISO 3166-2 code, without the country: "CA" for California',
      { subdivision },
    )
}

const checkCalculator = ({ appId = '', country = '' }: Partial<TaxRegion>): void => {
  const can = canCalculate(appId, country)
  if (can === undefined)
    throw decline(400, 'CALCULATOR_ID_NOT_FOUND', `There is no tax calculator ${appId}`, { appId })
  if (!can)
    throw decline(
      400,
      'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
      `The calculator knows no taxes of ${country}`,
      { appId, country },
    )
}

const rules: EntityRules<TaxRegion> = {
  beforeCreate(context, { subdivision: given, ...region }) {
    const { country = '' } = region
    // The platform takes an asterisk for the whole country.
    const subdivision = given === '' || given === '*' ? undefined : given
    if (subdivision !== undefined) checkSubdivision(country, subdivision)
    checkCalculator(region)
    const isTaken = taxRegionEntity
      .in(context)
      .filter((other) => other.country === country && other.subdivision === subdivision).length
    if (isTaken)
      throw decline(409, 'ALREADY_EXISTS', `There is a tax region for ${subdivision ?? country} already`, {
        country,
        subdivision,
      })
    return { taxIncludedInPrice: false, ...region, ...(subdivision !== undefined && { subdivision }) }
  },
  beforeUpdate(_, next) {
    if (next.appId === undefined)
      throw refuse({ field: 'appId', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
    checkCalculator(next)
    return next
  },
}

const on = entityHandlers(taxRegionEntity, entitySteps(taxRegionEntity, rules))

/** The handlers of tax regions. */
export const taxRegionHandlers: readonly Handler[] = [
  on.get(getTaxRegion, { id: ({ taxRegionId }) => taxRegionId }),
  on.query(queryTaxRegions),
  on.create(createTaxRegion, { value: ({ taxRegion }) => taxRegion }),
  on.bulkCreate(bulkCreateTaxRegions, { values: ({ taxRegions }) => taxRegions, at: 'taxRegions' }),
  on.update(updateTaxRegion, { value: ({ taxRegion }) => taxRegion }),
  on.remove(deleteTaxRegion, { id: ({ taxRegionId }) => taxRegionId, removal: () => undefined }),
]
