import type { SeedContext } from '../../kernel/seed-context.ts'
import { deliveryProfileEntity } from './delivery-profile.ts'
import { shippingOptionEntity } from './shipping-option.ts'

/**
 * Creates the default delivery profile with one region, the whole world, and a delivery that is free from a price of 60
 * on.
 */
export const seedDelivery = ({ state, now }: Pick<SeedContext, 'state' | 'now'>): void => {
  const kept = { revision: '1', createdDate: now(), updatedDate: now() }
  const world = {
    id: '5e7a1ce0-0000-4000-8055-000000000001',
    name: 'Worldwide',
    active: true,
    destinations: [],
    createdDate: now(),
  }
  deliveryProfileEntity.in({ state }).put({
    ...kept,
    id: '5e7a1ce0-0000-4000-8054-000000000001',
    name: 'General profile',
    default: true,
    deliveryRegions: [world],
  })
  const condition = { type: 'BY_TOTAL_PRICE', value: '60' } as const
  shippingOptionEntity.in({ state }).put({
    ...kept,
    id: '5e7a1ce0-0000-4000-8056-000000000001',
    code: 'standard',
    deliveryRegionIds: [world.id],
    title: 'Standard delivery',
    estimatedDeliveryTime: '2 to 4 working days',
    rates: [
      { amount: '0', conditions: [{ ...condition, operator: 'GTE' }] },
      { amount: '4.50', conditions: [{ ...condition, operator: 'LT' }] },
    ],
  })
}
