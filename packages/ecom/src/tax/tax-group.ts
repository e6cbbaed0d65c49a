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
  type BulkActionMetadata,
  type ItemMetadata,
  type Limited,
  list,
  type MatchOperator,
  whole,
} from '@frontdesk/core'

const prefix = '/billing'

/** A group of items that are taxed alike, such as food. */
export interface TaxGroup {
  id: string
  /** From 1 to 200 characters. */
  name?: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
}

/** A tax group to create. */
export interface NewTaxGroup {
  /** From 1 to 200 characters. */
  name: string
}

/** Some fields of a tax group to change. */
export interface TaxGroupChange extends Partial<NewTaxGroup> {
  id: string
  /** The revision that you read. */
  revision: string
}

export const taxGroupShape: Shape<TaxGroup> = /* @__PURE__ */ entity<TaxGroup>({
  createdDate: date,
  updatedDate: date,
})

/** The fields that tax groups can be filtered and sorted by. */
export interface TaxGroupFields {
  id: Limited<string, { operators: MatchOperator }>
  name: Limited<string, { operators: MatchOperator }>
  createdDate: Date
  updatedDate: Date
}

/** Input of `getTaxGroup`. */
export interface GetTaxGroupInput {
  taxGroupId: string
}

/**
 * Reads one tax group.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such tax group.
 * @throws ContextError without an elevated client.
 * @example
 * const taxGroup = await getTaxGroup(elevatedClient, { taxGroupId })
 * @function
 */
export const getTaxGroup: Read<GetTaxGroupInput, TaxGroup, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'ecom.taxGroups.get',
  prefix,
  route: 'GET /v1/tax-groups/{taxGroupId}',
  elevated: true,
  response: /* @__PURE__ */ pick('taxGroup', taxGroupShape),
})

/** Input of `queryTaxGroups`. */
export type QueryTaxGroupsInput = CursorQuery<TaxGroupFields>

/**
 * Finds tax groups, including those of apps; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryTaxGroups(elevatedClient, { filter: { name: 'Food' } })
 * @function
 */
export const queryTaxGroups: Read<
  QueryTaxGroupsInput,
  Page<TaxGroup, QueryTaxGroupsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.taxGroups.query',
  prefix,
  route: 'POST /v1/tax-groups/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('taxGroups', taxGroupShape),
})

/** Input of `createTaxGroup`. */
export interface CreateTaxGroupInput {
  taxGroup: NewTaxGroup
}

/**
 * Creates a tax group. Products and custom items name the group; each tax region has a rate for it.
 *
 * @throws ValidationError when the name is missing or longer than 200 characters.
 * @throws ContextError without an elevated client.
 * @example
 * const taxGroup = await createTaxGroup(elevatedClient, {
 *   taxGroup: { name: 'Food' },
 * })
 * @function
 */
export const createTaxGroup: Write<CreateTaxGroupInput, TaxGroup, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.taxGroups.create',
  prefix,
  route: 'POST /v1/tax-groups',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateTaxGroupInput>({
      taxGroup: /* @__PURE__ */ change<TaxGroup, NewTaxGroup>(taxGroupShape),
    }),
  ),
  response: /* @__PURE__ */ pick('taxGroup', taxGroupShape),
})

/** Input of `updateTaxGroup`. */
export interface UpdateTaxGroupInput {
  taxGroup: TaxGroupChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes a tax group.
 *
 * @throws ConflictError when the tax group has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such tax group.
 * @throws ApplicationError `ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP` for a group that came with an app.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getTaxGroup(elevatedClient, { taxGroupId })
 * await updateTaxGroup(elevatedClient, { taxGroup: { id, revision, name: 'Food and drinks' } })
 * @function
 */
export const updateTaxGroup: Write<UpdateTaxGroupInput, TaxGroup, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.taxGroups.update',
  prefix,
  route: 'PATCH /v1/tax-groups/{taxGroup.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateTaxGroupInput>({
      taxGroup: /* @__PURE__ */ change<TaxGroup, TaxGroupChange>(taxGroupShape),
      fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('taxGroup', taxGroupShape),
})

/** Input of `deleteTaxGroup`. */
export interface DeleteTaxGroupInput {
  taxGroupId: string
}

/**
 * Deletes a tax group. Items that name it are taxed by the default group of their app from then on.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such tax group.
 * @throws ApplicationError `ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP` for a group that came with an app.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteTaxGroup(elevatedClient, { taxGroupId })
 * @function
 */
export const deleteTaxGroup: Write<DeleteTaxGroupInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.taxGroups.delete',
  prefix,
  route: 'DELETE /v1/tax-groups/{taxGroupId}',
  elevated: true,
})

/** Input of `listDefaultTaxGroups`. */
export type ListDefaultTaxGroupsInput = Record<string, never>

/**
 * Lists the tax groups of apps. An item without a group is taxed by the group of its app.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const groups = await listDefaultTaxGroups(elevatedClient, {})
 * @function
 */
export const listDefaultTaxGroups: Read<ListDefaultTaxGroupsInput, TaxGroup[], ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.taxGroups.listDefault',
    prefix,
    route: 'GET /v1/tax-groups/default-tax-groups',
    elevated: true,
    response: /* @__PURE__ */ list('taxGroups', taxGroupShape),
  })

/** Input of `listDefaultTaxGroupsByAppIds`. */
export interface ListDefaultTaxGroupsByAppIdsInput {
  /** From 1 to 300. */
  appIds: string[]
}

/** The default tax group of one app, or the reason why there is none. */
export interface DefaultTaxGroup {
  /** Whether the app has a default tax group, and the error if not. */
  taxGroupMetadata?: ItemMetadata
  taxGroup?: TaxGroup
}

/** The default tax groups of several apps, in the order of the input. */
export interface DefaultTaxGroups {
  results?: DefaultTaxGroup[]
  /** Number of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata
}

/**
 * Finds the default tax groups of apps. An app without a group is a failure of its own in the result.
 *
 * @throws ValidationError when there is no app id or more than 300.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await listDefaultTaxGroupsByAppIds(elevatedClient, { appIds: [storesAppId] })
 * @function
 */
export const listDefaultTaxGroupsByAppIds: Read<
  ListDefaultTaxGroupsByAppIdsInput,
  DefaultTaxGroups,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.taxGroups.listDefaultByAppIds',
  prefix,
  route: 'POST /v1/tax-groups/list-default-tax-groups-by-app-ids',
  elevated: true,
  response: /* @__PURE__ */ whole(
    /* @__PURE__ */ shape<DefaultTaxGroups>({
      results: /* @__PURE__ */ shape<DefaultTaxGroup>({ taxGroup: taxGroupShape }),
    }),
  ),
})
