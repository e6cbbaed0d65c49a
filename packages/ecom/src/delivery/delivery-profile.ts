import {
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
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

const prefix = '/ecom'

/** Every scope of a delivery region. */
export const destinationScopes = ['SPECIFIC_DESTINATIONS', 'WORLDWIDE'] as const

/** The scope of a delivery region: the countries that it lists, or every country that no other region lists. */
export type DestinationScope = (typeof destinationScopes)[number]

/** A country that goods are sent to, or some of its states. */
export interface DeliveryDestination {
  /** Two-letter country code, ISO 3166-1. */
  countryCode: string
  /** The subdivision parts of ISO 3166-2 codes, at most 100; defaults to the whole country. */
  subdivisions?: string[]
}

/** A region that goods are sent to. */
export interface DeliveryRegion {
  id: string
  /** From 1 to 256 characters. */
  name?: string
  /** Whether goods are sent there. */
  active?: boolean
  /** At most 250; an empty list means every country that no other region lists. */
  destinations?: DeliveryDestination[]
  createdDate?: Date
}

/** The regions that some products are sent to. */
export interface DeliveryProfile {
  id: string
  name?: string
  /** Whether it is for all products that name no other profile. */
  default?: boolean
  deliveryRegions?: DeliveryRegion[]
  /** Revision number as text; it increases with each change. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
}

/** A delivery region to add. */
export interface NewDeliveryRegion extends Pick<DeliveryRegion, 'destinations'> {
  /** From 1 to 256 characters; each region of a profile has a name of its own. */
  name: string
  /** Defaults to `true`. */
  active?: boolean
}

/** Some fields of a delivery region to change. */
export interface DeliveryRegionChange extends Partial<NewDeliveryRegion> {
  id: string
}

const deliveryRegionShape: Shape<DeliveryRegion> = /* @__PURE__ */ entity<DeliveryRegion>({
  createdDate: date,
})

export const deliveryProfileShape: Shape<DeliveryProfile> = /* @__PURE__ */ entity<DeliveryProfile>({
  deliveryRegions: deliveryRegionShape,
  createdDate: date,
  updatedDate: date,
})

/**
 * Sets whether a delivery region lists its countries, or includes every country that no other region lists.
 *
 * @example
 * const [region] = profile.deliveryRegions ?? []
 * if (region && destinationScopeOf(region) === 'WORLDWIDE') showEverywhere()
 */
export const destinationScopeOf = ({
  destinations,
}: Pick<DeliveryRegion, 'destinations'>): DestinationScope =>
  destinations?.length ? 'SPECIFIC_DESTINATIONS' : 'WORLDWIDE'

/** The fields that delivery profiles can be filtered and sorted by. */
export interface DeliveryProfileFields {
  id: string
  name: string
  default: boolean
  createdDate: Date
  updatedDate: Date
}

/** Input of `getDeliveryProfile`. */
export interface GetDeliveryProfileInput {
  deliveryProfileId: string
}

/**
 * Reads a delivery profile with its regions.
 *
 * @throws ApplicationError `DELIVERY_PROFILE_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const profile = await getDeliveryProfile(elevatedClient, { deliveryProfileId })
 * @function
 */
export const getDeliveryProfile: Read<GetDeliveryProfileInput, DeliveryProfile, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.deliveryProfiles.get',
    prefix,
    route: 'GET /v1/delivery-profiles/{deliveryProfileId}',
    elevated: true,
    response: /* @__PURE__ */ pick('deliveryProfile', deliveryProfileShape),
  })

/** Input of `queryDeliveryProfiles`. */
export type QueryDeliveryProfilesInput = CursorQuery<DeliveryProfileFields>

/**
 * Finds delivery profiles; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryDeliveryProfiles(elevatedClient, { filter: { default: true } })
 * @function
 */
export const queryDeliveryProfiles: Read<
  QueryDeliveryProfilesInput,
  Page<DeliveryProfile, QueryDeliveryProfilesInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.deliveryProfiles.query',
  prefix,
  route: 'GET /v1/delivery-profiles/query',
  fallback: 'POST /v1/delivery-profiles/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('deliveryProfiles', deliveryProfileShape),
})

/** Input of `addDeliveryRegion`. */
export interface AddDeliveryRegionInput {
  deliveryProfileId: string
  deliveryRegion: NewDeliveryRegion
}

/**
 * Adds a region to a delivery profile. Shipping options that name it deliver there.
 *
 * @throws ApplicationError `DELIVERY_PROFILE_NOT_FOUND`, `DELIVERY_REGION_NAME_ALREADY_EXISTS`, `DESTINATIONS_COLLISION`
 * when another region of the profile has one of the destinations.
 * @throws ContextError without an elevated client.
 * @example
 * await addDeliveryRegion(elevatedClient, {
 *   deliveryProfileId,
 *   deliveryRegion: { name: 'Spain', destinations: [{ countryCode: 'ES' }] },
 * })
 * @function
 */
export const addDeliveryRegion: Write<AddDeliveryRegionInput, DeliveryProfile, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.deliveryProfiles.addRegion',
    prefix,
    route: 'POST /v1/delivery-profiles/{deliveryProfileId}/delivery-region',
    elevated: true,
    response: /* @__PURE__ */ pick('deliveryProfile', deliveryProfileShape),
  })

/** Input of `updateDeliveryRegion`. */
export interface UpdateDeliveryRegionInput {
  deliveryProfileId: string
  deliveryRegion: DeliveryRegionChange
}

/**
 * Changes the name, the destinations or the status of a delivery region. Fields that are not given do not change.
 *
 * @throws ApplicationError `DELIVERY_PROFILE_NOT_FOUND`, `DELIVERY_REGION_NOT_FOUND`,
 * `DELIVERY_REGION_NAME_ALREADY_EXISTS`, `DESTINATIONS_COLLISION`.
 * @throws ContextError without an elevated client.
 * @example
 * await updateDeliveryRegion(elevatedClient, { deliveryProfileId, deliveryRegion: { id, active: false } })
 * @function
 */
export const updateDeliveryRegion: Write<UpdateDeliveryRegionInput, DeliveryProfile, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.deliveryProfiles.updateRegion',
    prefix,
    route: 'PATCH /v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateDeliveryRegionInput>({
        deliveryRegion: /* @__PURE__ */ entity<DeliveryRegionChange>({}),
      }),
    ),
    response: /* @__PURE__ */ pick('deliveryProfile', deliveryProfileShape),
  })

/** Input of `removeDeliveryRegion`. */
export interface RemoveDeliveryRegionInput {
  deliveryProfileId: string
  deliveryRegionId: string
}

/**
 * Removes a region from a delivery profile. Goods are no longer delivered there, unless another region includes the
 * address.
 *
 * @throws ApplicationError `DELIVERY_PROFILE_NOT_FOUND`, `DELIVERY_REGION_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * await removeDeliveryRegion(elevatedClient, { deliveryProfileId, deliveryRegionId })
 * @function
 */
export const removeDeliveryRegion: Write<RemoveDeliveryRegionInput, DeliveryProfile, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.deliveryProfiles.removeRegion',
    prefix,
    route: 'DELETE /v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
    elevated: true,
    response: /* @__PURE__ */ pick('deliveryProfile', deliveryProfileShape),
  })
