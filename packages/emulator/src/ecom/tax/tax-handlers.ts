import type { Handler } from '../../kernel/handler.ts'
import { manualTaxMappingHandlers } from './manual-tax-mapping.ts'
import { taxCalculationHandlers } from './tax-calculation.ts'
import { taxGroupHandlers } from './tax-group.ts'
import { taxRegionHandlers } from './tax-region.ts'

/** The handlers of taxes: groups, regions, rates and calculations. */
export const taxHandlers: readonly Handler[] = [
  ...taxGroupHandlers,
  ...taxRegionHandlers,
  ...manualTaxMappingHandlers,
  ...taxCalculationHandlers,
]
