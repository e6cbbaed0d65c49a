import {
  change,
  type ElevatedAuth,
  encoded,
  fieldMask,
  type Limited,
  offsetQuery,
  type OffsetQuery,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type NewServiceOptionsAndVariants,
  type ServiceOptionsAndVariants,
  type ServiceOptionsAndVariantsChange,
  serviceOptionsAndVariantsShape,
  type ServiceOptionType,
} from './model.ts'

const prefix = '/bookings'

/** The options and variants to read. */
export interface GetServiceOptionsAndVariantsInput {
  serviceOptionsAndVariantsId: string
}

/**
 * Reads the option of a service and its variants.
 *
 * @throws ApplicationError `NOT_FOUND` when there are no such options.
 * @example
 * const { variants } = await getServiceOptionsAndVariants(client, { serviceOptionsAndVariantsId })
 * @function
 */
export const getServiceOptionsAndVariants: Read<
  GetServiceOptionsAndVariantsInput,
  ServiceOptionsAndVariants
> = /* @__PURE__ */ read({
  id: 'bookings.serviceOptionsAndVariants.get',
  prefix,
  route: 'GET /v1/serviceOptionsAndVariants/{serviceOptionsAndVariantsId}',
  response: /* @__PURE__ */ pick('serviceOptionsAndVariants', serviceOptionsAndVariantsShape),
})

/** The service whose options and variants are read. */
export interface GetServiceOptionsAndVariantsByServiceIdInput {
  serviceId: string
}

/**
 * Reads the option of a service and its variants, by the id of the service.
 *
 * @throws ApplicationError `NOT_FOUND` when the service has no options.
 * @example
 * const { variants } = await getServiceOptionsAndVariantsByServiceId(client, { serviceId })
 * for (const { choices, price } of variants?.values ?? [])
 *   console.log(choices?.[0]?.custom, price?.formattedValue)
 * @function
 */
export const getServiceOptionsAndVariantsByServiceId: Read<
  GetServiceOptionsAndVariantsByServiceIdInput,
  ServiceOptionsAndVariants
> = /* @__PURE__ */ read({
  id: 'bookings.serviceOptionsAndVariants.getByServiceId',
  prefix,
  route: 'GET /v1/serviceOptionsAndVariants/service_id/{serviceId}',
  response: /* @__PURE__ */ pick('serviceVariants', serviceOptionsAndVariantsShape),
})

type Id = Limited<string, { operators: '$eq' | '$in' | '$ne' }>
type Presence = Limited<string[], { operators: '$exists'; sort: false }>
type Values<T> = Limited<T[], { operators: '$hasAll' | '$hasSome'; sort: false }>

/** The fields that options and variants can be filtered by (platform: Service options and variants, query filter). */
export interface ServiceOptionsAndVariantsFields {
  id: Id
  serviceId: Id
  'options.values': Presence
  'options.values.id': Values<string>
  'options.values.type': Values<ServiceOptionType>
  'variants.values': Presence
  'variants.values.choices.custom': Values<string>
  'variants.values.choices.optionId': Values<string>
  'variants.values.price.currency': Values<string>
  'variants.values.price.value': Values<string>
}

/** The filter, order and page of the options and variants to find. */
export interface QueryServiceOptionsAndVariantsInput extends OffsetQuery<ServiceOptionsAndVariantsFields> {}

/**
 * Finds the options and variants of services, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryServiceOptionsAndVariants(client, {
 *   filter: { 'options.values.type': { $hasSome: ['DURATION'] } },
 * })
 * @function
 */
export const queryServiceOptionsAndVariants: Read<
  QueryServiceOptionsAndVariantsInput,
  Page<ServiceOptionsAndVariants, QueryServiceOptionsAndVariantsInput>
> = /* @__PURE__ */ read({
  id: 'bookings.serviceOptionsAndVariants.query',
  prefix,
  route: 'POST /v1/serviceOptionsAndVariants/query',
  envelope: offsetQuery,
  response: /* @__PURE__ */ page('serviceOptionsAndVariantsList', serviceOptionsAndVariantsShape),
})

/** The options and variants to create. */
export interface CreateServiceOptionsAndVariantsInput {
  serviceOptionsAndVariants: NewServiceOptionsAndVariants
}

/**
 * Creates the option of a service, with the price of each choice, for the business. The prices take effect while the
 * rate type of the service is `VARIED`. An option of type `DURATION` also sets the durations of the appointment.
 *
 * @throws ApplicationError `UNSUPPORTED_OPTION_TYPE`, `UNSUPPORTED_OPTION_DATA` when a field does not match the type of
 * the option, `UNKNOWN_OPTION_IDS`, `IDENTICAL_CHOICES`, `MISSING_CUSTOM_CHOICES` when `customData.choices` and the
 * variants differ, `UNKNOWN_STAFF_IDS`, `MISSING_STAFF_VARIANTS` when a staff member has no variant,
 * `MULTIPLE_CURRENCIES`; `ALREADY_EXISTS` when the service has options.
 * @throws ValidationError when a field is missing or out of its bounds, or there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const optionId = crypto.randomUUID()
 * const choice = (custom: string, value: string) => ({
 *   choices: [{ optionId, custom }],
 *   price: { value, currency: 'EUR' },
 * })
 * await createServiceOptionsAndVariants(elevatedClient, {
 *   serviceOptionsAndVariants: {
 *     serviceId,
 *     options: {
 *       values: [
 *         { id: optionId, type: 'CUSTOM', customData: { name: 'Age', choices: ['Adult', 'Student'] } },
 *       ],
 *     },
 *     variants: { values: [choice('Adult', '20.00'), choice('Student', '14.00')] },
 *   },
 * })
 * @function
 */
export const createServiceOptionsAndVariants: Write<
  CreateServiceOptionsAndVariantsInput,
  ServiceOptionsAndVariants,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.serviceOptionsAndVariants.create',
  prefix,
  route: 'POST /v1/serviceOptionsAndVariants',
  elevated: true,
  response: /* @__PURE__ */ pick('serviceOptionsAndVariants', serviceOptionsAndVariantsShape),
})

/** The fields of the options and variants of one service to change. */
export interface UpdateServiceOptionsAndVariantsInput {
  /** The service cannot be changed. */
  serviceOptionsAndVariants: ServiceOptionsAndVariantsChange
  /** Paths of the fields to change; defaults to the given fields. */
  mask?: string[]
}

/**
 * Changes the option of a service or its variants, for the business.
 *
 * @throws ConflictError when they have changed since you read them.
 * @throws ApplicationError with the codes of `createServiceOptionsAndVariants`; `NOT_FOUND` when there are no such options.
 * @throws ValidationError when a field is missing or out of its bounds.
 * @throws ContextError without an elevated client.
 * @example
 * await updateServiceOptionsAndVariants(elevatedClient, {
 *   serviceOptionsAndVariants: { id, revision, variants: { values } },
 * })
 * @function
 */
export const updateServiceOptionsAndVariants: Write<
  UpdateServiceOptionsAndVariantsInput,
  ServiceOptionsAndVariants,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.serviceOptionsAndVariants.update',
  prefix,
  route: 'PATCH /v1/serviceOptionsAndVariants/{serviceOptionsAndVariants.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateServiceOptionsAndVariantsInput>({
      serviceOptionsAndVariants: /* @__PURE__ */ change<
        ServiceOptionsAndVariants,
        ServiceOptionsAndVariantsChange
      >(serviceOptionsAndVariantsShape),
      mask: fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('serviceOptionsAndVariants', serviceOptionsAndVariantsShape),
})

/** The options and variants to delete. */
export interface DeleteServiceOptionsAndVariantsInput {
  serviceOptionsAndVariantsId: string
  /** The revision that you read; without it, the current revision is deleted. */
  revision?: string
}

/**
 * Deletes the option of a service and its variants, for the business. The service then has its default price.
 *
 * @throws ConflictError when they have changed since the given revision.
 * @throws ApplicationError `NOT_FOUND` when there are no such options.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteServiceOptionsAndVariants(elevatedClient, { serviceOptionsAndVariantsId, revision: '3' })
 * @function
 */
export const deleteServiceOptionsAndVariants: Write<
  DeleteServiceOptionsAndVariantsInput,
  void,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.serviceOptionsAndVariants.delete',
  prefix,
  route: 'DELETE /v1/serviceOptionsAndVariants/{serviceOptionsAndVariantsId}',
  elevated: true,
})

/** The options and variants to copy, and the service that gets the copy. */
export interface CloneServiceOptionsAndVariantsInput {
  /** The id of the options and variants to copy. */
  cloneFromId: string
  /** The service that gets the copy; it must not have options. */
  targetServiceId: string
}

/**
 * Copies the option of a service and its variants to another service, for the business. The copy has an option id of its
 * own.
 *
 * @throws ApplicationError with the codes of `createServiceOptionsAndVariants`; `NOT_FOUND` when there are no such options.
 * @throws ValidationError when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * await cloneServiceOptionsAndVariants(elevatedClient, { cloneFromId, targetServiceId })
 * @function
 */
export const cloneServiceOptionsAndVariants: Write<
  CloneServiceOptionsAndVariantsInput,
  ServiceOptionsAndVariants,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.serviceOptionsAndVariants.clone',
  prefix,
  route: 'POST /v1/serviceOptionsAndVariants/{cloneFromId}/clone',
  elevated: true,
  response: /* @__PURE__ */ pick('serviceOptionsAndVariants', serviceOptionsAndVariantsShape),
})
