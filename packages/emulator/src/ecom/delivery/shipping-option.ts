import {
  addRegionToShippingOption,
  type ConditionalRate,
  createShippingOption,
  deleteShippingOption,
  getShippingOption,
  queryShippingOptions,
  removeRegionFromShippingOption,
  type ShippingOption,
  shippingOptionShape,
  updateShippingOption,
} from '@frontdesk/ecom'
import { newShippingOptionSchema, shippingOptionFields, shippingOptionSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, notFound, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { collection } from '../../kernel/state.ts'
import { deliveryRegionsIn } from './delivery-profile.ts'

type Context = HandlerContext<unknown>

/** A shipping option as it is kept. */
export interface KeptShippingOption extends ShippingOption {
  /** The code by which carts choose it; defaults to its id. */
  readonly code?: string
}

export const shippingOptionEntity: Entity<ShippingOption, KeptShippingOption> = defineEntity<
  ShippingOption,
  KeptShippingOption
>({
  name: 'shippingOption',
  collection: collection<KeptShippingOption>('ecom.shippingOptions'),
  schema: shippingOptionSchema,
  writable: newShippingOptionSchema,
  fixed: ['deliveryRegionIds'],
  maskField: 'fieldMask',
  internal: ['code'],
  query: { fields: shippingOptionFields, defaultSort: { fieldName: 'createdDate', order: 'ASC' } },
  events: { fqdn: 'wix.ecom.v1.shipping_option', shape: shippingOptionShape },
})

/** Refuses a number of pieces that is not whole. */
const checkQuantities = (rates: readonly ConditionalRate[] = []): void => {
  const wrong = rates
    .flatMap(({ conditions = [] }) => conditions)
    .find(({ type, value }) => type === 'BY_TOTAL_QUANTITY' && !Number.isInteger(Number(value)))
  if (wrong)
    throw decline(400, 'INVALID_QUANTITY_VALUE', `A quantity is a whole number, not ${wrong.value}`, {
      value: wrong.value,
    })
}

const rules: EntityRules<KeptShippingOption> = {
  beforeCreate(context, given) {
    const { deliveryRegionIds = [] } = given
    checkQuantities(given.rates)
    const known = deliveryRegionsIn(context).map(({ id }) => id)
    const violations = deliveryRegionIds.flatMap((id, index) =>
      known.includes(id)
        ? []
        : [
            {
              field: `deliveryRegionIds.${index}`,
              description: 'is no delivery region of a delivery profile',
              violatedRule: 'INVALID_VALUE',
            },
          ],
    )
    if (violations.length) throw refuse(...violations)
    return { ...given, deliveryRegionIds }
  },
  beforeUpdate(_, next) {
    const missing = (['title', 'rates'] as const).filter((field) => next[field] === undefined)
    if (missing.length)
      throw refuse(
        ...missing.map((field) => ({ field, description: 'must be given', violatedRule: 'REQUIRED_FIELD' })),
      )
    checkQuantities(next.rates)
    return next
  },
}

const on = entityHandlers(shippingOptionEntity, entitySteps(shippingOptionEntity, rules))

const changeRegions = (
  context: Context,
  { shippingOptionId, revision }: { readonly shippingOptionId: string; readonly revision: string },
  change: (ids: readonly string[]) => readonly string[],
): ShippingOption => {
  const option = shippingOptionEntity.require(context, shippingOptionId)
  shippingOptionEntity.requireRevision(option, revision, 'revision')
  const deliveryRegionIds = [...change(option.deliveryRegionIds ?? [])]
  return shippingOptionEntity.show(shippingOptionEntity.change(context, option, { deliveryRegionIds }))
}

const noRegion = (id: string) => notFound('delivery region', id, 'DELIVERY_REGION_NOT_FOUND')

/** The handlers of shipping options. */
export const shippingOptionHandlers: readonly Handler[] = [
  on.get(getShippingOption, { id: ({ shippingOptionId }) => shippingOptionId }),
  on.query(queryShippingOptions),
  on.create(createShippingOption, { value: ({ shippingOption }) => shippingOption }),
  on.update(updateShippingOption, { value: ({ shippingOption }) => shippingOption }),
  on.remove(deleteShippingOption, {
    id: ({ shippingOptionId }) => shippingOptionId,
    removal: () => undefined,
  }),
  handle(addRegionToShippingOption, (context) => {
    const { deliveryRegionId } = context.input
    return changeRegions(context, context.input, (ids) => {
      if (!deliveryRegionsIn(context).some(({ id }) => id === deliveryRegionId))
        throw noRegion(deliveryRegionId)
      return ids.includes(deliveryRegionId) ? ids : [...ids, deliveryRegionId]
    })
  }),
  handle(removeRegionFromShippingOption, (context) => {
    const { deliveryRegionId } = context.input
    return changeRegions(context, context.input, (ids) => {
      if (!ids.includes(deliveryRegionId)) throw noRegion(deliveryRegionId)
      return ids.filter((id) => id !== deliveryRegionId)
    })
  }),
]
