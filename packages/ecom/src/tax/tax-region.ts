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
  type BulkResult,
  bulkResultOf,
  whole,
} from '@frontdesk/core'

const prefix = '/billing'

/** A country, or a state or province of it, where taxes are collected. */
export interface TaxRegion {
  id: string
  /** Two-letter country code, ISO 3166-1. */
  country?: string
  /** The second part of an ISO 3166-2 code: `CA` for California; absent for the whole country. */
  subdivision?: string
  /** Id of the calculator that taxes sales in the region: see `listTaxCalculators`. */
  appId?: string
  /** Whether prices include the tax; otherwise it is added to them. */
  taxIncludedInPrice?: boolean
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
}

/** A tax region to create. */
export interface NewTaxRegion extends Pick<TaxRegion, 'subdivision' | 'taxIncludedInPrice'> {
  /** Two-letter country code, ISO 3166-1. */
  country: string
  /** Id of the calculator that taxes sales in the region: see `listTaxCalculators`. */
  appId: string
}

/** Some fields of a tax region to change. */
export interface TaxRegionChange extends Partial<NewTaxRegion> {
  id: string
  /** The revision that you read. */
  revision: string
}

export const taxRegionShape: Shape<TaxRegion> = /* @__PURE__ */ entity<TaxRegion>({
  createdDate: date,
  updatedDate: date,
})

/** The fields that tax regions can be filtered and sorted by. */
export interface TaxRegionFields {
  id: string
  appId: string
  country: string
  subdivision: string
  createdDate: Date
  updatedDate: Date
}

/** Input of `getTaxRegion`. */
export interface GetTaxRegionInput {
  taxRegionId: string
}

/**
 * Reads one tax region.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such tax region.
 * @throws ContextError without an elevated client.
 * @example
 * const taxRegion = await getTaxRegion(elevatedClient, { taxRegionId })
 * @function
 */
export const getTaxRegion: Read<GetTaxRegionInput, TaxRegion, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'ecom.taxRegions.get',
  prefix,
  route: 'GET /v1/tax-regions/{taxRegionId}',
  elevated: true,
  response: /* @__PURE__ */ pick('taxRegion', taxRegionShape),
})

/** Input of `queryTaxRegions`. */
export type QueryTaxRegionsInput = CursorQuery<TaxRegionFields>

/**
 * Finds tax regions; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryTaxRegions(elevatedClient, { filter: { country: 'PT' } })
 * @function
 */
export const queryTaxRegions: Read<
  QueryTaxRegionsInput,
  Page<TaxRegion, QueryTaxRegionsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.taxRegions.query',
  prefix,
  route: 'POST /v1/tax-regions/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('taxRegions', taxRegionShape),
})

/** Input of `createTaxRegion`. */
export interface CreateTaxRegionInput {
  taxRegion: NewTaxRegion
}

/**
 * Creates a tax region. Sales that are taxed by an address in the region are taxed by the calculator `appId`.
 *
 * @throws ApplicationError `ALREADY_EXISTS` when there is a region for this country and subdivision,
 * `CALCULATOR_ID_NOT_FOUND`, `CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION`, `INVALID_SUBDIVISION_FORMAT`,
 * `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`.
 * @throws ValidationError when the country or the calculator is missing.
 * @throws ContextError without an elevated client.
 * @example
 * const taxRegion = await createTaxRegion(elevatedClient, {
 *   taxRegion: { country: 'PT', appId, taxIncludedInPrice: true },
 * })
 * @function
 */
export const createTaxRegion: Write<CreateTaxRegionInput, TaxRegion, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.taxRegions.create',
  prefix,
  route: 'POST /v1/tax-regions',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateTaxRegionInput>({
      taxRegion: /* @__PURE__ */ change<TaxRegion, NewTaxRegion>(taxRegionShape),
    }),
  ),
  response: /* @__PURE__ */ pick('taxRegion', taxRegionShape),
})

/** Input of `updateTaxRegion`. */
export interface UpdateTaxRegionInput {
  taxRegion: TaxRegionChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes a tax region. Its country and subdivision do not change.
 *
 * @throws ConflictError when the tax region has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such tax region.
 * @throws ApplicationError `CALCULATOR_ID_NOT_FOUND`, `CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION`.
 * @throws ValidationError for another country or subdivision.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getTaxRegion(elevatedClient, { taxRegionId })
 * await updateTaxRegion(elevatedClient, { taxRegion: { id, revision, taxIncludedInPrice: false } })
 * @function
 */
export const updateTaxRegion: Write<UpdateTaxRegionInput, TaxRegion, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.taxRegions.update',
  prefix,
  route: 'PATCH /v1/tax-regions/{taxRegion.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateTaxRegionInput>({
      taxRegion: /* @__PURE__ */ change<TaxRegion, TaxRegionChange>(taxRegionShape),
      fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('taxRegion', taxRegionShape),
})

/** Input of `deleteTaxRegion`. */
export interface DeleteTaxRegionInput {
  taxRegionId: string
}

/**
 * Deletes a tax region. Nothing is taxed in it from then on.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such tax region.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteTaxRegion(elevatedClient, { taxRegionId })
 * @function
 */
export const deleteTaxRegion: Write<DeleteTaxRegionInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.taxRegions.delete',
  prefix,
  route: 'DELETE /v1/tax-regions/{taxRegionId}',
  elevated: true,
})

/** Input of `bulkCreateTaxRegions`. */
export interface BulkCreateTaxRegionsInput {
  /** From 1 to 100. */
  taxRegions: NewTaxRegion[]
  /** Whether the result includes the regions. */
  returnEntity?: boolean
}

/**
 * Creates tax regions: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no region or more than 100, or one has no country or calculator.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkCreateTaxRegions(elevatedClient, {
 *   taxRegions: ['PT', 'ES'].map((country) => ({ country, appId, taxIncludedInPrice: true })),
 * })
 * @function
 */
export const bulkCreateTaxRegions: Write<
  BulkCreateTaxRegionsInput,
  BulkResult<TaxRegion>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.taxRegions.bulkCreate',
  prefix,
  route: 'POST /v1/bulk/tax-regions/create',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkCreateTaxRegionsInput>({
      taxRegions: /* @__PURE__ */ change<TaxRegion, NewTaxRegion>(taxRegionShape),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(taxRegionShape)),
})
