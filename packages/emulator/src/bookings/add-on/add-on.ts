import {
  type AddOn,
  addOnShape,
  bulkCreateAddOns,
  bulkDeleteAddOns,
  bulkUpdateAddOns,
  createAddOn,
  deleteAddOn,
  getAddOn,
  queryAddOns,
  type Service,
  updateAddOn,
} from '@frontdesk/bookings'
import { addOnFields, addOnSchema, newAddOnSchema } from '@frontdesk/bookings/schemas'
import type { FieldViolation } from '@frontdesk/core'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { refuse } from '../../kernel/failure.ts'
import type { Handler, HandlerContext } from '../../kernel/handler.ts'
import { currencyOf, round, toMoney } from '../../kernel/money.ts'
import { addOns, withAddOnGroups } from './add-on-group.ts'
import { amountFault } from '../amount.ts'
import { serviceEntity } from '../services/service.ts'

type Context = HandlerContext<unknown>

/** The extras that customers book together with a service. */
export const addOnEntity: Entity<AddOn> = defineEntity<AddOn>({
  name: 'addOn',
  collection: addOns,
  schema: addOnSchema,
  writable: newAddOnSchema,
  maskField: 'fieldMask',
  query: { fields: addOnFields },
  events: { fqdn: 'wix.addons.v1.add_on', shape: addOnShape },
})

/** The services that offer an add-on. */
const servicesWith = (context: Context, addOnId: string): readonly Service[] =>
  serviceEntity
    .in(context)
    .filter(({ addOnGroups = [] }) => addOnGroups.some(({ addOnIds = [] }) => addOnIds.includes(addOnId)))

const checkKind = ({ durationInMinutes, maxQuantity }: Partial<AddOn>): FieldViolation[] => {
  const given = [durationInMinutes, maxQuantity].filter((value) => value !== undefined).length
  if (given === 1) return []
  return [
    given
      ? {
          field: 'maxQuantity',
          description: 'must be left out where durationInMinutes is given',
          violatedRule: 'ONE_OF_ALIGNMENT',
        }
      : {
          field: 'durationInMinutes',
          description: 'must be given, or maxQuantity in its place',
          violatedRule: 'REQUIRED_ONE_OF_FIELD',
        },
  ]
}

/** Refuses an add-on that breaks a rule, and writes its price as the platform does. */
const complete = <T extends Partial<AddOn>>(context: Context, wanted: T): T => {
  const { name, price } = wanted
  const fault = price && amountFault(context, price)
  const violations: FieldViolation[] = [
    ...(name === undefined
      ? [{ field: 'name', description: 'must be given', violatedRule: 'REQUIRED_FIELD' }]
      : []),
    ...(fault
      ? [{ field: `price.${fault.part}`, description: fault.description, violatedRule: 'VALIDATION' }]
      : []),
    ...checkKind(wanted),
  ]
  if (violations.length) throw refuse(...violations)
  return price ? { ...wanted, price: toMoney(round(price.value, currencyOf(context.business))) } : wanted
}

/** A changed add-on of one kind: the field that is new takes the place of the other one. */
const ofOneKind = (next: AddOn, previous: AddOn, given: Partial<AddOn>): AddOn => {
  const { durationInMinutes, maxQuantity, ...rest } = next
  if (durationInMinutes === undefined || maxQuantity === undefined) return next
  if (given.durationInMinutes != null && given.maxQuantity != null) return next
  return previous.maxQuantity === undefined ? { ...rest, maxQuantity } : { ...rest, durationInMinutes }
}

const rules: EntityRules<AddOn> = {
  beforeCreate: (context, given) => complete(context, given),
  beforeUpdate(context, next, previous, given) {
    const own = complete(context, ofOneKind(next, previous, given))
    const isLonger = own.durationInMinutes !== undefined && previous.durationInMinutes === undefined
    if (isLonger && servicesWith(context, own.id).some(({ type }) => type !== 'APPOINTMENT'))
      throw refuse({
        field: 'durationInMinutes',
        description:
          'must be left out: a class or a course offers the add-on, and its sessions cannot be longer',
        violatedRule: 'VALIDATION',
      })
    return own
  },
  afterUpdate(context, { id, durationInMinutes }, previous) {
    if (durationInMinutes === previous.durationInMinutes) return
    for (const service of servicesWith(context, id))
      serviceEntity.change(context, service, withAddOnGroups(context, service.addOnGroups ?? []))
  },
  afterRemove(context, { id }) {
    for (const service of servicesWith(context, id)) {
      const groups = (service.addOnGroups ?? []).map(({ addOnIds = [], ...group }) => ({
        ...group,
        addOnIds: addOnIds.filter((one) => one !== id),
      }))
      serviceEntity.change(context, service, withAddOnGroups(context, groups))
    }
  },
}

const on = entityHandlers(addOnEntity, entitySteps(addOnEntity, rules))

export const addOnHandlers: readonly Handler[] = [
  on.get(getAddOn, { id: ({ addOnId }) => addOnId }),

  on.query(queryAddOns),

  on.create(createAddOn, { value: ({ addOn }) => addOn }),

  on.bulkCreate(bulkCreateAddOns, { values: (input) => input.addOns, at: 'addOns' }),

  on.update(updateAddOn, { value: ({ addOn }) => addOn }),

  on.bulkUpdate(bulkUpdateAddOns, {
    changes: (input) => input.addOns.map(({ addOn, fieldMask }) => ({ given: addOn, mask: fieldMask })),
    at: 'addOns',
  }),

  on.remove(deleteAddOn, { id: ({ addOnId }) => addOnId, removal: () => undefined }),

  on.bulkRemove(bulkDeleteAddOns, { ids: ({ addOnIds }) => addOnIds, removal: () => undefined }),
]
