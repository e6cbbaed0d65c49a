import {
  change,
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
  type Limited,
  type Open,
} from '@frontdesk/core'

const prefix = '/ecom'

/** All cart quantities that the rate of a delivery can depend on. */
export const shippingRuleTypes = ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const

/** The quantity of a cart that the rate of a delivery depends on. */
export type ShippingRuleType = Open<(typeof shippingRuleTypes)[number]>

/** Every comparison of a condition. */
export const shippingOperators = ['EQ', 'GT', 'GTE', 'LT', 'LTE'] as const

/** The comparison of a condition. */
export type ShippingOperator = Open<(typeof shippingOperators)[number]>

/** A condition of a rate: it compares the goods that are delivered with a value. */
export interface ShippingCondition {
  type: ShippingRuleType
  /** Decimal text: a weight in the unit of the business, a price after discounts, or a quantity. */
  value: string
  operator: ShippingOperator
}

/** The price of a delivery under some conditions. */
export interface ConditionalRate {
  /** Decimal text. */
  amount: string
  /** At most 10; all of them must be met. */
  conditions?: ShippingCondition[]
  /** Whether the amount counts for each piece. */
  multiplyByQuantity?: boolean
}

/** A delivery method that carts offer for goods. */
export interface ShippingOption {
  id: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** The regions that it delivers to, of delivery profiles. */
  deliveryRegionIds?: string[]
  /** The name that customers see, at most 1,000 characters. */
  title?: string
  /** Text such as `2 to 4 working days`, at most 500 characters. */
  estimatedDeliveryTime?: string
  /** From 1 to 50; the first rate whose conditions are met applies. */
  rates?: ConditionalRate[]
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** A shipping option to create. */
export interface NewShippingOption extends Pick<ShippingOption, 'estimatedDeliveryTime' | 'extendedFields'> {
  /** At most 50. An option without a region is offered nowhere. */
  deliveryRegionIds?: string[]
  /** From 1 to 1,000 characters. */
  title: string
  /** From 1 to 50. */
  rates: ConditionalRate[]
}

/** Some fields of a shipping option to change. */
export interface ShippingOptionChange extends Partial<NewShippingOption> {
  id: string
  /** The revision that you read. */
  revision: string
}

export const shippingOptionShape: Shape<ShippingOption> = /* @__PURE__ */ entity<ShippingOption>({
  createdDate: date,
  updatedDate: date,
})

/** The fields that shipping options can be filtered and sorted by. */
export interface ShippingOptionFields {
  id: string
  deliveryRegionIds: Limited<string[], { operators: '$hasAll' | '$hasSome'; sort: false }>
  estimatedDeliveryTime: string
  createdDate: Date
  updatedDate: Date
}

/** Input of `getShippingOption`. */
export interface GetShippingOptionInput {
  shippingOptionId: string
}

/**
 * Reads one shipping option.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option.
 * @throws ContextError without an elevated client.
 * @example
 * const shippingOption = await getShippingOption(elevatedClient, { shippingOptionId })
 * @function
 */
export const getShippingOption: Read<GetShippingOptionInput, ShippingOption, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.shippingOptions.get',
    prefix,
    route: 'GET /v1/shipping-options/{shippingOptionId}',
    elevated: true,
    response: /* @__PURE__ */ pick('shippingOption', shippingOptionShape),
  })

/** Input of `queryShippingOptions`. */
export type QueryShippingOptionsInput = CursorQuery<ShippingOptionFields>

/**
 * Finds shipping options; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryShippingOptions(elevatedClient, { sort: [{ fieldName: 'createdDate' }] })
 * @function
 */
export const queryShippingOptions: Read<
  QueryShippingOptionsInput,
  Page<ShippingOption, QueryShippingOptionsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.shippingOptions.query',
  prefix,
  route: 'GET /v1/shipping-options/query',
  fallback: 'POST /v1/shipping-options/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('shippingOptions', shippingOptionShape),
})

/** Input of `createShippingOption`. */
export interface CreateShippingOptionInput {
  shippingOption: NewShippingOption
}

/**
 * Creates a shipping option. Carts offer it for deliveries to one of its delivery regions, at the first rate whose
 * conditions are all met; if there is none, it is not offered.
 *
 * @throws ApplicationError `INVALID_QUANTITY_VALUE` when a condition compares a quantity with a number that is not
 * whole.
 * @throws ValidationError when the title or the rates are missing, a value is not a decimal text, or a delivery region
 * does not exist.
 * @throws ContextError without an elevated client.
 * @example
 * const shippingOption = await createShippingOption(elevatedClient, {
 *   shippingOption: { title: 'Express', deliveryRegionIds, rates: [{ amount: '12.00' }] },
 * })
 * @function
 */
export const createShippingOption: Write<CreateShippingOptionInput, ShippingOption, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.shippingOptions.create',
    prefix,
    route: 'POST /v1/shipping-options',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateShippingOptionInput>({
        shippingOption: /* @__PURE__ */ change<ShippingOption, NewShippingOption>(shippingOptionShape),
      }),
    ),
    response: /* @__PURE__ */ pick('shippingOption', shippingOptionShape),
  })

/** Input of `updateShippingOption`. */
export interface UpdateShippingOptionInput {
  shippingOption: ShippingOptionChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes a shipping option. `addRegionToShippingOption` and `removeRegionFromShippingOption` change its delivery regions.
 *
 * @throws ConflictError when the shipping option has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option.
 * @throws ApplicationError `INVALID_QUANTITY_VALUE`.
 * @throws ValidationError for other delivery regions, and when the title or the rates are cleared.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getShippingOption(elevatedClient, { shippingOptionId })
 * await updateShippingOption(elevatedClient, { shippingOption: { id, revision, title: 'Overnight' } })
 * @function
 */
export const updateShippingOption: Write<UpdateShippingOptionInput, ShippingOption, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.shippingOptions.update',
    prefix,
    route: 'PATCH /v1/shipping-options/{shippingOption.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateShippingOptionInput>({
        shippingOption: /* @__PURE__ */ change<ShippingOption, ShippingOptionChange>(shippingOptionShape),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('shippingOption', shippingOptionShape),
  })

/** Input of `deleteShippingOption`. */
export interface DeleteShippingOptionInput {
  shippingOptionId: string
}

/**
 * Deletes a shipping option. Carts that have chosen it need another delivery method.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteShippingOption(elevatedClient, { shippingOptionId })
 * @function
 */
export const deleteShippingOption: Write<DeleteShippingOptionInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.shippingOptions.delete',
    prefix,
    route: 'DELETE /v1/shipping-options/{shippingOptionId}',
    elevated: true,
  })

/** Input of `addRegionToShippingOption`. */
export interface AddRegionToShippingOptionInput {
  shippingOptionId: string
  deliveryRegionId: string
  /** The revision that you read. */
  revision: string
}

/**
 * Lets a shipping option deliver to one more region.
 *
 * @throws ConflictError when the shipping option has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option, `DELIVERY_REGION_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * await addRegionToShippingOption(elevatedClient, { shippingOptionId, deliveryRegionId, revision })
 * @function
 */
export const addRegionToShippingOption: Write<AddRegionToShippingOptionInput, ShippingOption, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.shippingOptions.addDeliveryRegion',
    prefix,
    route: 'POST /v1/shipping-options/{shippingOptionId}/add-delivery-region',
    elevated: true,
    response: /* @__PURE__ */ pick('shippingOption', shippingOptionShape),
  })

/** Input of `removeRegionFromShippingOption`. */
export interface RemoveRegionFromShippingOptionInput {
  shippingOptionId: string
  deliveryRegionId: string
  /** The revision that you read. */
  revision: string
}

/**
 * Removes a region from a shipping option, which is then no longer offered there.
 *
 * @throws ConflictError when the shipping option has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such shipping option, `DELIVERY_REGION_NOT_FOUND` when it does
 * not deliver there.
 * @throws ContextError without an elevated client.
 * @example
 * await removeRegionFromShippingOption(elevatedClient, { shippingOptionId, deliveryRegionId, revision })
 * @function
 */
export const removeRegionFromShippingOption: Write<
  RemoveRegionFromShippingOptionInput,
  ShippingOption,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.shippingOptions.removeDeliveryRegion',
  prefix,
  route: 'POST /v1/shipping-options/{shippingOptionId}/remove-delivery-region',
  elevated: true,
  response: /* @__PURE__ */ pick('shippingOption', shippingOptionShape),
})
