import type { SeedContext } from '../../kernel/seed-context.ts'
import { businessAddress } from '../business-address.ts'
import { manualCalculatorId } from './calculators.ts'
import { manualTaxMappingEntity } from './manual-tax-mapping.ts'
import { defaultTaxGroups, taxGroupEntity } from './tax-group.ts'
import { taxRegionEntity } from './tax-region.ts'

/**
 * Creates the tax groups that come with apps, and taxes everything in the country of the business with 23 % in the
 * prices.
 */
export const seedTax = ({ state, now }: Pick<SeedContext, 'state' | 'now'>): void => {
  const context = { state }
  const kept = { revision: '1', createdDate: now(), updatedDate: now() }
  const region = {
    ...kept,
    id: '5e7a1ce0-0000-4000-8052-000000000001',
    country: businessAddress.country ?? '',
    appId: manualCalculatorId,
    taxIncludedInPrice: true,
  }
  taxRegionEntity.in(context).put(region)
  for (const [index, { id, name }] of defaultTaxGroups.entries()) {
    taxGroupEntity.in(context).put({ ...kept, id, name })
    manualTaxMappingEntity.in(context).put({
      ...kept,
      id: `5e7a1ce0-0000-4000-8053-${String(index + 1).padStart(12, '0')}`,
      taxGroupId: id,
      taxRegionId: region.id,
      taxRate: '0.23',
      taxName: 'VAT',
      taxType: 'VAT',
      jurisdiction: 'Portugal',
      jurisdictionType: 'COUNTRY',
    })
  }
}
