import {
  type AddOnGroup,
  createAddOnGroup,
  deleteAddOnGroup,
  listAddOnGroups,
  type OfferedAddOn,
  type Service,
  setAddOnsForGroup,
  updateAddOnGroup,
} from '@frontdesk/bookings'
import { addOnGroupSchema, newAddOnGroupSchema } from '@frontdesk/bookings/schemas'
import { applyMask, checkMask, pathsOf } from '../../kernel/entity/field-mask.ts'
import { fieldTreeOf } from '../../kernel/entity/field-tree.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { addOns, checkAddOnIds, withAddOnGroups } from './add-on-group.ts'
import { serviceEntity } from '../services/service.ts'

type Context = HandlerContext<unknown>

const mostGroups = 3

const groupOf = (service: Service, id: string, code: string): AddOnGroup => {
  const group = service.addOnGroups?.find((one) => one.id === id)
  if (!group)
    throw decline(404, code, `The service "${service.name}" has no group of add-ons with id ${id}`, { id })
  return group
}

const saveGroups = (context: Context, service: Service, groups: readonly AddOnGroup[]): void => {
  serviceEntity.change(context, service, withAddOnGroups(context, groups))
}

/** Refuses a group that breaks a rule; `at` is the field of the input that holds its add-ons. */
const checkGroup = (
  context: Context,
  service: Service,
  { addOnIds = [] }: Pick<AddOnGroup, 'addOnIds'>,
  at: string,
): void => {
  const violations = checkAddOnIds(context, service, addOnIds, at)
  if (violations.length) throw refuse(...violations)
}

const replaceGroup = (context: Context, service: Service, group: AddOnGroup): AddOnGroup => {
  saveGroups(
    context,
    service,
    (service.addOnGroups ?? []).map((one) => (one.id === group.id ? group : one)),
  )
  return group
}

const offered = ({ state }: Context, addOnId: string): OfferedAddOn[] => {
  const addOn = state.in(addOns).get(addOnId)
  if (!addOn) return []
  const { name, price, durationInMinutes, maxQuantity } = addOn
  return [
    {
      addOnId,
      ...(name !== undefined && { name }),
      ...(price && { price }),
      ...(durationInMinutes !== undefined && { durationInMinutes }),
      ...(maxQuantity !== undefined && { maxQuantity }),
    },
  ]
}

export const addOnGroupHandlers: readonly Handler[] = [
  handle(createAddOnGroup, (context) => {
    const { serviceId, addOnGroup } = context.input
    const service = serviceEntity.require(context, serviceId)
    const { addOnGroups = [] } = service
    if (addOnGroups.length >= mostGroups)
      throw refuse({
        field: 'addOnGroup',
        description: `must be one of at most ${mostGroups} groups: delete a group of the service first`,
        violatedRule: 'MAX_SIZE',
        data: { threshold: mostGroups },
      })
    checkGroup(context, service, addOnGroup, 'addOnGroup.addOnIds')
    const { name, maxNumberOfAddOns, addOnIds = [], prompt } = addOnGroup
    const group: AddOnGroup = {
      id: context.newId(),
      name,
      ...(maxNumberOfAddOns != null && { maxNumberOfAddOns }),
      addOnIds,
      ...(prompt != null && { prompt }),
    }
    saveGroups(context, service, [...addOnGroups, group])
    return group
  }),

  handle(updateAddOnGroup, (context) => {
    const { serviceId, addOnGroup, mask } = context.input
    const service = serviceEntity.require(context, serviceId)
    const group = groupOf(service, addOnGroup.id, 'GROUP_NOT_ON_SERVICE')
    const writable = fieldTreeOf(newAddOnGroupSchema)
    if (mask) checkMask(mask, writable, fieldTreeOf(addOnGroupSchema), 'mask')
    const next = applyMask(group, addOnGroup, mask ?? pathsOf(addOnGroup, writable), writable)
    if (next.name === undefined)
      throw refuse({ field: 'addOnGroup.name', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
    checkGroup(context, service, next, 'addOnGroup.addOnIds')
    return replaceGroup(context, service, { ...next, addOnIds: next.addOnIds ?? [] })
  }),

  handle(deleteAddOnGroup, (context) => {
    const service = serviceEntity.require(context, context.input.serviceId)
    const group = groupOf(service, context.input.addOnGroupId, 'GROUP_NOT_ON_SERVICE')
    saveGroups(
      context,
      service,
      (service.addOnGroups ?? []).filter((one) => one !== group),
    )
  }),

  handle(listAddOnGroups, (context) => {
    const { serviceId, groupIds = [] } = context.input
    const { addOnGroups = [] } = serviceEntity.require(context, serviceId)
    return addOnGroups
      .filter(({ id = '' }) => !groupIds.length || groupIds.includes(id))
      .map(({ id, name, maxNumberOfAddOns, prompt, addOnIds = [] }) => ({
        ...(id !== undefined && { groupId: id }),
        ...(name !== undefined && { groupName: name }),
        ...(maxNumberOfAddOns !== undefined && { maxNumberOfAddOns }),
        ...(prompt !== undefined && { prompt }),
        addOns: addOnIds.flatMap((addOnId) => offered(context, addOnId)),
      }))
  }),

  handle(setAddOnsForGroup, (context) => {
    const { serviceId, groupId, addOnIds } = context.input
    const service = serviceEntity.require(context, serviceId)
    const group = groupOf(service, groupId, 'ADD_ON_GROUP_NOT_FOUND')
    checkGroup(context, service, { addOnIds }, 'addOnIds')
    return replaceGroup(context, service, { ...group, addOnIds })
  }),
]
