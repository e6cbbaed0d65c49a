import {
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  list,
  type Money,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'
import type { AddOnGroup } from './model.ts'

const prefix = '/_api/bookings'

const addOnGroupShape: Shape<AddOnGroup> = /* @__PURE__ */ entity<AddOnGroup>({})

/** A group of add-ons to create. */
export interface NewAddOnGroup extends Omit<AddOnGroup, 'id'> {
  /** At most 100 characters. */
  name: string
}

/** Some fields of a group of add-ons to change. */
export interface AddOnGroupChange extends Partial<NewAddOnGroup> {
  id: string
}

/** A group of add-ons as customers see it, including its add-ons. */
export interface AddOnGroupDetail {
  groupId?: string
  /** The name of the group in the main language of the business. */
  groupName?: string
  /** The name in the language of the request, if translated. */
  groupNameTranslated?: string
  /** Maximum number of different add-ons of the group per booking; defaults to all of them. */
  maxNumberOfAddOns?: number
  /** The question that the customer reads: "Would you like an extra?" */
  prompt?: string
  /** The prompt in the language of the request, if translated. */
  promptTranslated?: string
  /** In the order in which customers see them. */
  addOns?: OfferedAddOn[]
}

/** An add-on as customers see it. */
export interface OfferedAddOn {
  addOnId?: string
  name?: string
  /** The name in the language of the request, if translated. */
  nameTranslated?: string
  /** The price of one add-on. */
  price?: Money
  /** The minutes that it adds to the appointment, for an add-on with a duration. */
  durationInMinutes?: number
  /** Maximum quantity per booking, for an add-on with a quantity. */
  maxQuantity?: number
}

/** The group of add-ons to create, and its service. */
export interface CreateAddOnGroupInput {
  serviceId: string
  addOnGroup: NewAddOnGroup
}

/**
 * Adds a group of add-ons to a service, for the business. A service has at most 3 groups.
 *
 * @throws ValidationError when the service has 3 groups already, or an add-on does not exist, is listed twice or
 * extends the session of a class or a course.
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `SUBSCRIPTION_SERVICE_NOT_SUPPORTED` when it is
 * sold by subscription.
 * @throws ContextError without an elevated client.
 * @example
 * const group = await createAddOnGroup(elevatedClient, {
 *   serviceId,
 *   addOnGroup: { name: 'Extras', prompt: 'Would you like an extra?', maxNumberOfAddOns: 2, addOnIds },
 * })
 * @function
 */
export const createAddOnGroup: Write<CreateAddOnGroupInput, AddOnGroup, ElevatedAuth> = /* @__PURE__ */ write(
  {
    id: 'bookings.services.createAddOnGroup',
    prefix,
    route: 'POST /v2/services/add-on-groups/create',
    elevated: true,
    response: /* @__PURE__ */ pick('addOnGroup', addOnGroupShape),
  },
)

/** The fields of one group of add-ons to change, and its service. */
export interface UpdateAddOnGroupInput {
  serviceId: string
  addOnGroup: AddOnGroupChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  mask?: string[]
}

/**
 * Changes a group of add-ons of a service, for the business.
 *
 * @throws ValidationError when a rule is broken, as by `createAddOnGroup`, or the mask names a field that cannot be changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `GROUP_NOT_ON_SERVICE` when it has no such group.
 * @throws ContextError without an elevated client.
 * @example
 * await updateAddOnGroup(elevatedClient, { serviceId, addOnGroup: { id: groupId, maxNumberOfAddOns: 1 } })
 * @function
 */
export const updateAddOnGroup: Write<UpdateAddOnGroupInput, AddOnGroup, ElevatedAuth> = /* @__PURE__ */ write(
  {
    id: 'bookings.services.updateAddOnGroup',
    prefix,
    route: 'POST /v2/services/add-on-groups/update',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateAddOnGroupInput>({
        addOnGroup: /* @__PURE__ */ entity<AddOnGroupChange>({}),
        mask: fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('addOnGroup', addOnGroupShape),
  },
)

/** The group of add-ons to delete, and its service. */
export interface DeleteAddOnGroupInput {
  serviceId: string
  addOnGroupId: string
}

/**
 * Removes a group of add-ons from a service, for the business. The add-ons are not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `GROUP_NOT_ON_SERVICE` when it has no such group.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteAddOnGroup(elevatedClient, { serviceId, addOnGroupId: groupId })
 * @function
 */
export const deleteAddOnGroup: Write<DeleteAddOnGroupInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.services.deleteAddOnGroup',
  prefix,
  route: 'POST /v2/services/add-on-groups/delete',
  elevated: true,
})

/** The service whose groups of add-ons are listed. */
export interface ListAddOnGroupsInput {
  serviceId: string
  /** The groups to list, at most 3; defaults to all groups of the service. */
  groupIds?: string[]
}

/**
 * Lists the groups of add-ons of a service, with the add-ons that customers may choose from.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @example
 * const groups = await listAddOnGroups(client, { serviceId })
 * @function
 */
export const listAddOnGroups: Read<ListAddOnGroupsInput, AddOnGroupDetail[]> = /* @__PURE__ */ read({
  id: 'bookings.services.listAddOnGroups',
  prefix,
  route: 'POST /v2/services/add-on-groups/list-add-on-groups-by-service-id',
  response: /* @__PURE__ */ list<AddOnGroupDetail>('addOnGroupsDetails'),
})

/** The new add-ons of a group. */
export interface SetAddOnsForGroupInput {
  serviceId: string
  groupId: string
  /** From 1 to 7, in the order in which customers see them. */
  addOnIds: string[]
}

/**
 * Replaces the add-ons of a group, for the business.
 *
 * @throws ValidationError when an add-on does not exist, is listed twice or extends the session of a class or a course.
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `ADD_ON_GROUP_NOT_FOUND` when it has no such
 * group.
 * @throws ContextError without an elevated client.
 * @example
 * await setAddOnsForGroup(elevatedClient, { serviceId, groupId, addOnIds: [oil.id, compress.id] })
 * @function
 */
export const setAddOnsForGroup: Write<SetAddOnsForGroupInput, AddOnGroup, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.services.setAddOnsForGroup',
    prefix,
    route: 'POST /v2/services/add-on-groups/set-add-ons-for-group',
    elevated: true,
    response: /* @__PURE__ */ pick('addOnGroup', addOnGroupShape),
  })
