import type { SeedContext } from '../../kernel/seed-context.ts'
import { tipSettingsEntity } from './tip-settings.ts'

/** Creates the default tip settings of the demo: its guests may give a tip for their treatments. */
export const seedTipSettings = ({ state, now }: Pick<SeedContext, 'state' | 'now'>): void => {
  tipSettingsEntity.in({ state }).put({
    id: '5e7a1ce0-0000-4000-8058-000000000001',
    revision: '1',
    createdDate: now(),
    updatedDate: now(),
    tipType: 'PERCENTAGE',
    presets: [{ value: 5 }, { value: 10 }, { value: 15 }],
    allowCustomerTip: true,
    allowBusinessTipAtPayment: true,
    allowCustomAmount: true,
    allowEditDistribution: true,
    staffDistributionMethod: 'PROPORTIONAL',
    default: true,
  })
}
