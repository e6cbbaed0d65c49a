import type { Address } from '@frontdesk/core'
import {
  addDeliveryRegion,
  type DeliveryProfile,
  deliveryProfileShape,
  type DeliveryRegion,
  getDeliveryProfile,
  queryDeliveryProfiles,
  removeDeliveryRegion,
  updateDeliveryRegion,
} from '@frontdesk/ecom'
import { deliveryProfileFields, deliveryProfileSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, notFound } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { collection } from '../../kernel/state.ts'
import { subdivisionOf } from '../tax/calculators.ts'

type Context = HandlerContext<unknown>

const entityFqdn = 'wix.ecom.v1.delivery_profile'

export const deliveryProfileEntity: Entity<DeliveryProfile> = defineEntity<DeliveryProfile>({
  name: 'deliveryProfile',
  collection: collection<DeliveryProfile>('ecom.deliveryProfiles'),
  schema: deliveryProfileSchema,
  query: { fields: deliveryProfileFields, defaultSort: { fieldName: 'createdDate', order: 'DESC' } },
  events: { fqdn: entityFqdn, shape: deliveryProfileShape },
  errors: { notFound: 'DELIVERY_PROFILE_NOT_FOUND' },
})

/** All delivery regions of the business. */
export const deliveryRegionsIn = (context: Pick<Context, 'state'>): readonly DeliveryRegion[] =>
  deliveryProfileEntity
    .in(context)
    .all()
    .flatMap(({ deliveryRegions = [] }) => deliveryRegions)

/** The profile of lines that name none. */
export const defaultProfileId = (context: Pick<Context, 'state'>): string | undefined =>
  deliveryProfileEntity.in(context).find((profile) => profile.default === true)?.id

/** The delivery profiles that have one of the regions. */
export const profilesWith = (
  context: Pick<Context, 'state'>,
  regionIds: readonly string[],
): readonly string[] =>
  deliveryProfileEntity
    .in(context)
    .filter(({ deliveryRegions = [] }) => deliveryRegions.some(({ id }) => regionIds.includes(id)))
    .map(({ id }) => id)

/**
 * The active delivery regions of an address: those that list its country or its state, or else those that list no
 * destination, which are for the rest of the world.
 */
export const deliveryRegionsOf = (
  context: Pick<Context, 'state'>,
  address: Address,
): readonly DeliveryRegion[] => {
  const active = deliveryRegionsIn(context).filter((region) => region.active)
  const subdivision = subdivisionOf(address)
  const own = active.filter(({ destinations = [] }) =>
    destinations.some(
      ({ countryCode, subdivisions = [] }) =>
        countryCode === address.country && (!subdivisions.length || subdivisions.includes(subdivision)),
    ),
  )
  return own.length ? own : active.filter(({ destinations = [] }) => !destinations.length)
}

const destinationsOf = ({ destinations = [] }: Pick<DeliveryRegion, 'destinations'>): readonly string[] =>
  destinations.flatMap(({ countryCode, subdivisions = [] }) =>
    subdivisions.length ? subdivisions.map((subdivision) => `${countryCode}-${subdivision}`) : [countryCode],
  )

/** Refuses a name or a destination that another region of the profile has. */
const checkRegion = (region: Omit<DeliveryRegion, 'id'>, others: readonly DeliveryRegion[]): void => {
  if (others.some(({ name }) => name === region.name))
    throw decline(
      409,
      'DELIVERY_REGION_NAME_ALREADY_EXISTS',
      `There is a region "${region.name ?? ''}" already`,
      {
        name: region.name,
      },
    )
  const taken = others.flatMap(destinationsOf)
  const collisions = destinationsOf(region).filter((destination) => taken.includes(destination))
  if (collisions.length)
    throw decline(409, 'DESTINATIONS_COLLISION', `Another region has ${collisions.join(', ')}`, {
      destinations: collisions,
    })
}

const requireRegion = ({ deliveryRegions = [] }: DeliveryProfile, id: string): DeliveryRegion => {
  const region = deliveryRegions.find((own) => own.id === id)
  if (!region) throw notFound('delivery region', id, 'DELIVERY_REGION_NOT_FOUND')
  return region
}

/** The actions on delivery regions, as the events about them name them. */
export const regionActions = ['region_added', 'region_updated', 'region_removed'] as const

type RegionAction = (typeof regionActions)[number]

/** Emits the event of a region that was added, updated or removed. */
export const tellRegion = (
  context: Pick<Context, 'emit'>,
  { id: deliveryProfileId }: DeliveryProfile,
  slug: RegionAction,
  { id: deliveryRegionId, ...region }: DeliveryRegion,
): void => {
  context.emit({
    entityFqdn,
    slug,
    entityId: deliveryProfileId,
    entity: { deliveryProfileId, deliveryRegionId, ...(slug !== 'region_removed' && region) },
  })
}

/** Changes the regions of a profile, and emits the event of the region that was added, updated or removed. */
const changeRegions = (
  context: Context,
  profile: DeliveryProfile,
  slug: RegionAction,
  region: DeliveryRegion,
  deliveryRegions: DeliveryRegion[],
): DeliveryProfile => {
  const changed = deliveryProfileEntity.change(context, profile, { deliveryRegions })
  tellRegion(context, profile, slug, region)
  return changed
}

const on = entityHandlers(deliveryProfileEntity, entitySteps(deliveryProfileEntity))

/** The handlers of delivery profiles. */
export const deliveryProfileHandlers: readonly Handler[] = [
  on.get(getDeliveryProfile, { id: ({ deliveryProfileId }) => deliveryProfileId }),
  on.query(queryDeliveryProfiles),

  handle(addDeliveryRegion, (context) => {
    const { deliveryProfileId, deliveryRegion } = context.input
    const profile = deliveryProfileEntity.require(context, deliveryProfileId)
    const { deliveryRegions = [] } = profile
    const { name, active = true, destinations = [] } = deliveryRegion
    const region = { id: context.newId(), name, active, destinations, createdDate: context.now() }
    checkRegion(region, deliveryRegions)
    return changeRegions(context, profile, 'region_added', region, [...deliveryRegions, region])
  }),

  handle(updateDeliveryRegion, (context) => {
    const { deliveryProfileId, deliveryRegion } = context.input
    const profile = deliveryProfileEntity.require(context, deliveryProfileId)
    const before = requireRegion(profile, deliveryRegion.id)
    const { name = before.name, active = before.active, destinations = before.destinations } = deliveryRegion
    const region: DeliveryRegion = {
      ...before,
      ...(name !== undefined && { name }),
      ...(active !== undefined && { active }),
      ...(destinations && { destinations }),
    }
    const { deliveryRegions = [] } = profile
    checkRegion(
      region,
      deliveryRegions.filter((own) => own !== before),
    )
    const changed = deliveryRegions.map((own) => (own === before ? region : own))
    return changeRegions(context, profile, 'region_updated', region, changed)
  }),

  handle(removeDeliveryRegion, (context) => {
    const { deliveryProfileId, deliveryRegionId } = context.input
    const profile = deliveryProfileEntity.require(context, deliveryProfileId)
    const region = requireRegion(profile, deliveryRegionId)
    const others = (profile.deliveryRegions ?? []).filter((own) => own !== region)
    return changeRegions(context, profile, 'region_removed', region, others)
  }),
]
