import { bookingsAppId } from '@frontdesk/bookings'
import {
  createTaxGroup,
  deleteTaxGroup,
  getTaxGroup,
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
  queryTaxGroups,
  type TaxGroup,
  taxGroupShape,
  updateTaxGroup,
} from '@frontdesk/ecom'
import { newTaxGroupSchema, taxGroupFields, taxGroupSchema } from '@frontdesk/ecom/schemas'
import { storesAppId } from '@frontdesk/stores'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { collection } from '../../kernel/state.ts'

type Context = Pick<HandlerContext<unknown>, 'state'>

export const taxGroupEntity: Entity<TaxGroup> = defineEntity<TaxGroup>({
  name: 'taxGroup',
  collection: collection<TaxGroup>('ecom.taxGroups'),
  schema: taxGroupSchema,
  writable: newTaxGroupSchema,
  maskField: 'fieldMask',
  query: { fields: taxGroupFields, defaultSort: { fieldName: 'createdDate', order: 'DESC' } },
  events: {
    fqdn: 'wix.billing.v1.tax_group',
    shape: taxGroupShape,
    updated: 'without modified fields',
    deleted: 'without the entity',
  },
})

/** The tax groups that come with apps: the group of the store comes first, and taxes what no app sells. */
export const defaultTaxGroups: readonly {
  readonly id: string
  readonly name: string
  readonly appId: string
}[] = [
  { id: '5e7a1ce0-0000-4000-8051-000000000001', name: 'Products', appId: storesAppId },
  { id: '5e7a1ce0-0000-4000-8051-000000000002', name: 'Services', appId: bookingsAppId },
]

const isDefault = (id: string): boolean => defaultTaxGroups.some((group) => group.id === id)

/** The id of the group that an item is taxed by: its own, as long as it exists, or the default group of its app. */
export const taxGroupOf = (
  context: Context,
  taxGroupId: string | undefined,
  appId: string | undefined,
): string => {
  if (taxGroupId !== undefined && taxGroupEntity.in(context).get(taxGroupId)) return taxGroupId
  const [products] = defaultTaxGroups
  return (defaultTaxGroups.find((group) => group.appId === appId) ?? products)?.id ?? ''
}

const refuseDefault = ({ id, name = '' }: TaxGroup): void => {
  if (isDefault(id))
    throw decline(
      400,
      'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP',
      `The tax group "${name}" came with an app: it cannot be changed`,
      { taxGroupId: id },
    )
}

const rules: EntityRules<TaxGroup> = {
  beforeUpdate(_, next, previous) {
    refuseDefault(previous)
    if (next.name === undefined)
      throw refuse({ field: 'name', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
    return next
  },
  beforeRemove(_, kept) {
    refuseDefault(kept)
  },
}

const on = entityHandlers(taxGroupEntity, entitySteps(taxGroupEntity, rules))

const defaultsIn = (context: Context): readonly TaxGroup[] =>
  defaultTaxGroups.flatMap(({ id }) => taxGroupEntity.in(context).get(id) ?? [])

/** The handlers of tax groups. */
export const taxGroupHandlers: readonly Handler[] = [
  on.get(getTaxGroup, { id: ({ taxGroupId }) => taxGroupId }),
  on.query(queryTaxGroups),
  on.create(createTaxGroup, { value: ({ taxGroup }) => taxGroup }),
  on.update(updateTaxGroup, { value: ({ taxGroup }) => taxGroup }),
  on.remove(deleteTaxGroup, { id: ({ taxGroupId }) => taxGroupId, removal: () => undefined }),
  handle(listDefaultTaxGroups, (context) => [...defaultsIn(context)]),
  handle(listDefaultTaxGroupsByAppIds, (context) => {
    const results = context.input.appIds.map((appId, originalIndex) => {
      const id = defaultTaxGroups.find((group) => group.appId === appId)?.id
      const taxGroup = id === undefined ? undefined : taxGroupEntity.in(context).get(id)
      const metadata = { id: appId, originalIndex, success: !!taxGroup }
      const error = { code: 'NOT_FOUND', description: `The app ${appId} has no tax group` }
      return taxGroup
        ? { taxGroupMetadata: metadata, taxGroup }
        : { taxGroupMetadata: { ...metadata, error } }
    })
    const totalSuccesses = results.filter(({ taxGroupMetadata: { success } }) => success).length
    return {
      results,
      bulkActionMetadata: {
        totalSuccesses,
        totalFailures: results.length - totalSuccesses,
        undetailedFailures: 0,
      },
    }
  }),
]
