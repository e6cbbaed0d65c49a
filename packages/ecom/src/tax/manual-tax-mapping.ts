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
} from '@frontdesk/core'
import type { JurisdictionType } from '../order/tax.ts'

const prefix = '/billing'

/** The tax rate that the business sets for a tax group in a tax region. */
export interface ManualTaxMapping {
  id: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  taxGroupId?: string
  taxRegionId?: string
  /** A part of one as decimal text, with at most 6 digits after the point: `"0.23"` for 23 %. */
  taxRate?: string
  /** Note for the business, at most 1,000 characters. */
  description?: string
  /** The kind of tax, such as `VAT`; at most 200 characters. */
  taxType?: string
  /** The name that customers see, at most 200 characters. */
  taxName?: string
  /** The authority that the tax is paid to, such as `California`; at most 200 characters. */
  jurisdiction?: string
  jurisdictionType?: JurisdictionType
}

/** A manual tax rate to create. */
export interface NewManualTaxMapping extends Pick<
  ManualTaxMapping,
  'description' | 'taxType' | 'taxName' | 'jurisdiction' | 'jurisdictionType'
> {
  taxGroupId: string
  taxRegionId: string
  /** A part of one as decimal text, with at most 6 digits after the point: `"0.23"` for 23 %. */
  taxRate: string
}

/** Some fields of a manual tax rate to change. */
export interface ManualTaxMappingChange extends Partial<NewManualTaxMapping> {
  id: string
  /** The revision that you read. */
  revision: string
}

export const manualTaxMappingShape: Shape<ManualTaxMapping> = /* @__PURE__ */ entity<ManualTaxMapping>({
  createdDate: date,
  updatedDate: date,
})

/** The fields that manual tax rates can be filtered and sorted by. */
export interface ManualTaxMappingFields {
  id: string
  taxGroupId: string
  taxRegionId: string
  createdDate: Date
  updatedDate: Date
}

/** Input of `getManualTaxMapping`. */
export interface GetManualTaxMappingInput {
  manualTaxMappingId: string
}

/**
 * Reads one manual tax rate.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such manual tax rate.
 * @throws ContextError without an elevated client.
 * @example
 * const manualTaxMapping = await getManualTaxMapping(elevatedClient, { manualTaxMappingId })
 * @function
 */
export const getManualTaxMapping: Read<GetManualTaxMappingInput, ManualTaxMapping, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.manualTaxMappings.get',
    prefix,
    route: 'GET /v1/manual-tax-mappings/{manualTaxMappingId}',
    elevated: true,
    response: /* @__PURE__ */ pick('manualTaxMapping', manualTaxMappingShape),
  })

/** Input of `queryManualTaxMappings`. */
export type QueryManualTaxMappingsInput = CursorQuery<ManualTaxMappingFields>

/**
 * Finds manual tax rates; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryManualTaxMappings(elevatedClient, { filter: { taxRegionId } })
 * @function
 */
export const queryManualTaxMappings: Read<
  QueryManualTaxMappingsInput,
  Page<ManualTaxMapping, QueryManualTaxMappingsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.manualTaxMappings.query',
  prefix,
  route: 'GET /v1/manual-tax-mappings/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('manualTaxMappings', manualTaxMappingShape),
})

/** Input of `createManualTaxMapping`. */
export interface CreateManualTaxMappingInput {
  manualTaxMapping: NewManualTaxMapping
}

/**
 * Creates a manual tax rate. There is one rate for each tax group in a region.
 *
 * @throws ApplicationError `ALREADY_EXISTS` when the group has a rate in the region, `TAX_GROUP_NOT_FOUND`,
 * `TAX_REGION_NOT_FOUND`.
 * @throws ValidationError when the rate is not a decimal text of at most 6 digits after the point, or is negative.
 * @throws ContextError without an elevated client.
 * @example
 * const manualTaxMapping = await createManualTaxMapping(elevatedClient, {
 *   manualTaxMapping: { taxRegionId, taxGroupId, taxRate: '0.06', taxName: 'VAT' },
 * })
 * @function
 */
export const createManualTaxMapping: Write<CreateManualTaxMappingInput, ManualTaxMapping, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.manualTaxMappings.create',
    prefix,
    route: 'POST /v1/manual-tax-mappings',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateManualTaxMappingInput>({
        manualTaxMapping: /* @__PURE__ */ change<ManualTaxMapping, NewManualTaxMapping>(
          manualTaxMappingShape,
        ),
      }),
    ),
    response: /* @__PURE__ */ pick('manualTaxMapping', manualTaxMappingShape),
  })

/** Input of `updateManualTaxMapping`. */
export interface UpdateManualTaxMappingInput {
  manualTaxMapping: ManualTaxMappingChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes a manual tax rate. Its group and region do not change.
 *
 * @throws ConflictError when the manual tax rate has changed since you read it.
 * @throws ApplicationError `NOT_FOUND` when there is no such manual tax rate.
 * @throws ValidationError for another group or region.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getManualTaxMapping(elevatedClient, { manualTaxMappingId })
 * await updateManualTaxMapping(elevatedClient, { manualTaxMapping: { id, revision, taxRate: '0.13' } })
 * @function
 */
export const updateManualTaxMapping: Write<UpdateManualTaxMappingInput, ManualTaxMapping, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.manualTaxMappings.update',
    prefix,
    route: 'PATCH /v1/manual-tax-mappings/{manualTaxMapping.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateManualTaxMappingInput>({
        manualTaxMapping: /* @__PURE__ */ change<ManualTaxMapping, ManualTaxMappingChange>(
          manualTaxMappingShape,
        ),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('manualTaxMapping', manualTaxMappingShape),
  })

/** Input of `deleteManualTaxMapping`. */
export interface DeleteManualTaxMappingInput {
  manualTaxMappingId: string
}

/**
 * Deletes a manual tax rate. The group is not taxed in the region from then on.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such manual tax rate.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteManualTaxMapping(elevatedClient, { manualTaxMappingId })
 * @function
 */
export const deleteManualTaxMapping: Write<DeleteManualTaxMappingInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.manualTaxMappings.delete',
    prefix,
    route: 'DELETE /v1/manual-tax-mappings/{manualTaxMappingId}',
    elevated: true,
  })
