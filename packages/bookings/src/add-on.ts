import {
  type BulkResult,
  bulkResultOf,
  change,
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  image,
  type Money,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Tags,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { MediaItem } from './service/model.ts'

const prefix = '/addons'

/** An extra that customers book together with a service. It either extends the session or has a quantity. */
export interface AddOn {
  id: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** From 1 to 100 characters. */
  name?: string
  /** The price of one add-on; defaults to free. */
  price?: Money
  /** The minutes that it adds to an appointment, from 1 to 1,440. Set either this or `maxQuantity`. */
  durationInMinutes?: number
  /** Maximum quantity per booking, from 1 to 9,999. Set either this or `durationInMinutes`. */
  maxQuantity?: number
  /** The id of the tax group that it belongs to. */
  taxGroup?: string
  /** The picture that customers see beside it. */
  mainMedia?: MediaItem
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  tags?: Tags
}

export const addOnShape: Shape<AddOn> = /* @__PURE__ */ entity<AddOn>({
  createdDate: date,
  updatedDate: date,
  mainMedia: /* @__PURE__ */ shape<MediaItem>({ image }),
})

/** An add-on to create. It needs either `durationInMinutes` or `maxQuantity`. */
export interface NewAddOn extends Pick<
  AddOn,
  'price' | 'durationInMinutes' | 'maxQuantity' | 'taxGroup' | 'mainMedia' | 'extendedFields' | 'tags'
> {
  /** From 1 to 100 characters. */
  name: string
}

/** Some fields of an add-on to change. `maxQuantity` replaces `durationInMinutes`, and the other way round. */
export interface AddOnChange extends Partial<NewAddOn> {
  id: string
  /** The revision that you read. */
  revision: string
}

/** The fields that add-ons can be filtered and sorted by (platform: Add-ons, query filter). */
export interface AddOnFields {
  id: string
  durationInMinutes: number
  maxQuantity: number
  name: string
  'price.currency': string
  'price.formattedValue': string
  'price.value': string
  taxGroup: string
}

/** The add-on to read. */
export interface GetAddOnInput {
  addOnId: string
}

/**
 * Reads one add-on.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such add-on.
 * @example
 * const addOn = await getAddOn(client, { addOnId })
 * @function
 */
export const getAddOn: Read<GetAddOnInput, AddOn> = /* @__PURE__ */ read({
  id: 'bookings.addOns.get',
  prefix,
  route: 'GET /v1/add-ons/{addOnId}',
  response: /* @__PURE__ */ pick('addOn', addOnShape),
})

/** The filter, order and page of the add-ons to find. */
export type QueryAddOnsInput = CursorQuery<AddOnFields>

/**
 * Finds add-ons, including those that no service offers; 50 per page by default (at most 100). `listAddOnGroups` lists
 * the add-ons that customers of one service may choose from.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryAddOns(client, { filter: { durationInMinutes: { $gt: 0 } } })
 * @function
 */
export const queryAddOns: Read<QueryAddOnsInput, Page<AddOn, QueryAddOnsInput>> = /* @__PURE__ */ read({
  id: 'bookings.addOns.query',
  prefix,
  route: 'GET /v1/add-ons/query',
  fallback: 'POST /v1/add-ons/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('addOns', addOnShape),
})

/** The add-on to create. */
export interface CreateAddOnInput {
  addOn: NewAddOn
}

/**
 * Creates an add-on, for the business. Customers can book it once it is in a group of a service: see
 * `createAddOnGroup`.
 *
 * @throws ValidationError when the name is missing, the price is not an amount in the currency of the business, or not
 * exactly one of `durationInMinutes` and `maxQuantity` is given.
 * @throws ContextError without an elevated client.
 * @example
 * const addOn = await createAddOn(elevatedClient, {
 *   addOn: { name: 'Warm oil', price: { value: '6.00', currency: 'EUR' }, maxQuantity: 2 },
 * })
 * @function
 */
export const createAddOn: Write<CreateAddOnInput, AddOn, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.addOns.create',
  prefix,
  route: 'POST /v1/add-ons',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateAddOnInput>({
      addOn: /* @__PURE__ */ change<AddOn, NewAddOn>(addOnShape),
    }),
  ),
  response: /* @__PURE__ */ pick('addOn', addOnShape),
})

/** The add-ons to create in one call. */
export interface BulkCreateAddOnsInput {
  /** From 1 to 100. */
  addOns: NewAddOn[]
  /** Whether the result includes the add-ons. */
  returnEntity?: boolean
}

/**
 * Creates add-ons, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no add-on or more than 100, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkCreateAddOns(elevatedClient, {
 *   addOns: [{ name: 'Warm oil', maxQuantity: 2 }],
 *   returnEntity: true,
 * })
 * @function
 */
export const bulkCreateAddOns: Write<
  BulkCreateAddOnsInput,
  BulkResult<AddOn>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.addOns.bulkCreate',
  prefix,
  route: 'POST /v1/bulk/add-ons/create',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkCreateAddOnsInput>({
      addOns: /* @__PURE__ */ change<AddOn, NewAddOn>(addOnShape),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(addOnShape)),
})

/** The fields of one add-on to change. */
export interface UpdateAddOnInput {
  addOn: AddOnChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes fields of an add-on, for the business. Existing bookings do not change.
 *
 * @throws ConflictError when the add-on has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createAddOn`, or the mask names a field that cannot be changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such add-on.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getAddOn(elevatedClient, { addOnId })
 * await updateAddOn(elevatedClient, { addOn: { id, revision, maxQuantity: 4 } })
 * @function
 */
export const updateAddOn: Write<UpdateAddOnInput, AddOn, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.addOns.update',
  prefix,
  route: 'PATCH /v1/add-ons/{addOn.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateAddOnInput>({
      addOn: /* @__PURE__ */ change<AddOn, AddOnChange>(addOnShape),
      fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('addOn', addOnShape),
})

/** The changes of several add-ons in one call. */
export interface BulkUpdateAddOnsInput {
  /** From 1 to 100. */
  addOns: UpdateAddOnInput[]
  /** Whether the result includes the add-ons. */
  returnEntity?: boolean
}

/**
 * Changes add-ons, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no add-on or more than 100, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkUpdateAddOns(elevatedClient, {
 *   addOns: addOns.map(({ id, revision = '' }) => ({ addOn: { id, revision, maxQuantity: 4 } })),
 * })
 * @function
 */
export const bulkUpdateAddOns: Write<
  BulkUpdateAddOnsInput,
  BulkResult<AddOn>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.addOns.bulkUpdate',
  prefix,
  route: 'POST /v1/bulk/add-ons/update',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkUpdateAddOnsInput>({
      addOns: /* @__PURE__ */ shape<UpdateAddOnInput>({
        addOn: /* @__PURE__ */ change<AddOn, AddOnChange>(addOnShape),
        fieldMask,
      }),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(addOnShape)),
})

/** The add-on to delete. */
export interface DeleteAddOnInput {
  addOnId: string
}

/**
 * Deletes an add-on and removes it from all groups, for the business. Existing bookings do not change.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such add-on.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteAddOn(elevatedClient, { addOnId })
 * @function
 */
export const deleteAddOn: Write<DeleteAddOnInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.addOns.delete',
  prefix,
  route: 'DELETE /v1/add-ons/{addOnId}',
  elevated: true,
})

/** The add-ons to delete in one call. */
export interface BulkDeleteAddOnsInput {
  /** From 1 to 100. */
  addOnIds: string[]
}

/**
 * Deletes add-ons and removes them from all groups, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkDeleteAddOns(elevatedClient, { addOnIds })
 * @function
 */
export const bulkDeleteAddOns: Write<
  BulkDeleteAddOnsInput,
  BulkResult<AddOn>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.addOns.bulkDelete',
  prefix,
  route: 'POST /v1/bulk/add-ons/delete',
  elevated: true,
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(addOnShape)),
})
