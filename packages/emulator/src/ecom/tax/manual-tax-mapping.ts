import {
  createManualTaxMapping,
  deleteManualTaxMapping,
  getManualTaxMapping,
  type ManualTaxMapping,
  manualTaxMappingShape,
  queryManualTaxMappings,
  updateManualTaxMapping,
} from '@frontdesk/ecom'
import {
  manualTaxMappingFields,
  manualTaxMappingSchema,
  newManualTaxMappingSchema,
} from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import type { Handler } from '../../kernel/handler.ts'
import { collection } from '../../kernel/state.ts'
import { taxGroupEntity } from './tax-group.ts'
import { taxRegionEntity } from './tax-region.ts'

export const manualTaxMappingEntity: Entity<ManualTaxMapping> = defineEntity<ManualTaxMapping>({
  name: 'manualTaxMapping',
  collection: collection<ManualTaxMapping>('ecom.manualTaxMappings'),
  schema: manualTaxMappingSchema,
  writable: newManualTaxMappingSchema,
  fixed: ['taxGroupId', 'taxRegionId'],
  maskField: 'fieldMask',
  query: { fields: manualTaxMappingFields, defaultSort: { fieldName: 'createdDate', order: 'DESC' } },
  events: {
    fqdn: 'wix.billing.v1.manual_tax_mapping',
    shape: manualTaxMappingShape,
    updated: 'without modified fields',
  },
})

const rules: EntityRules<ManualTaxMapping> = {
  beforeCreate(context, given) {
    const { taxGroupId = '', taxRegionId = '' } = given
    if (!taxGroupEntity.in(context).get(taxGroupId))
      throw decline(404, 'TAX_GROUP_NOT_FOUND', `There is no tax group ${taxGroupId}`, { taxGroupId })
    if (!taxRegionEntity.in(context).get(taxRegionId))
      throw decline(404, 'TAX_REGION_NOT_FOUND', `There is no tax region ${taxRegionId}`, { taxRegionId })
    const existing = manualTaxMappingEntity
      .in(context)
      .find((other) => other.taxGroupId === taxGroupId && other.taxRegionId === taxRegionId)
    if (existing)
      throw decline(409, 'ALREADY_EXISTS', 'The tax group has a rate in this region already: change it', {
        manualTaxMappingId: existing.id,
      })
    return given
  },
  beforeUpdate(_, next) {
    if (next.taxRate === undefined)
      throw refuse({ field: 'taxRate', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
    return next
  },
}

const on = entityHandlers(manualTaxMappingEntity, entitySteps(manualTaxMappingEntity, rules))

/** The handlers of the tax rates that the business sets. */
export const manualTaxMappingHandlers: readonly Handler[] = [
  on.get(getManualTaxMapping, { id: ({ manualTaxMappingId }) => manualTaxMappingId }),
  on.query(queryManualTaxMappings),
  on.create(createManualTaxMapping, { value: ({ manualTaxMapping }) => manualTaxMapping }),
  on.update(updateManualTaxMapping, { value: ({ manualTaxMapping }) => manualTaxMapping }),
  on.remove(deleteManualTaxMapping, {
    id: ({ manualTaxMappingId }) => manualTaxMappingId,
    removal: () => undefined,
  }),
]
