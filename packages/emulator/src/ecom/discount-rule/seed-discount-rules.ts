import type { SeedContext } from '../../kernel/seed-context.ts'
import { products } from '../../stores/product.ts'
import { storesAppId } from '@frontdesk/stores'
import { discountRules } from './discount-rule.ts'

/** The rule of the demo: who takes six cork blocks for a class pays less for each. */
export const seedDiscountRules = ({ state, now }: Pick<SeedContext, 'state' | 'now'>): void => {
  const block = state.in(products).find(({ slug }) => slug === 'cork-block')
  if (!block) throw new Error('The demo has no cork block for its discount rule')
  const scope = {
    id: 'cork-blocks',
    type: 'CATALOG_ITEM',
    catalogItemFilter: { catalogAppId: storesAppId, catalogItemIds: [block.id] },
  }
  state.in(discountRules).put({
    id: '5e7a1ce0-0000-4000-8040-000000000001',
    revision: '1',
    createdDate: now(),
    updatedDate: now(),
    name: 'Six cork blocks or more',
    active: true,
    trigger: {
      triggerType: 'ITEM_QUANTITY_RANGE',
      itemQuantityRange: { scopes: [scope], from: 6 },
    },
    discounts: {
      values: [
        {
          discountType: 'PERCENTAGE',
          percentage: 10,
          targetType: 'SPECIFIC_ITEMS',
          specificItemsInfo: { scopes: [scope] },
        },
      ],
    },
    status: 'LIVE',
    usageCount: 0,
  })
}
