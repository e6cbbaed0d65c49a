import {
  addDeliveryRegion,
  addLineItemsToCurrentCart,
  addRegionToShippingOption,
  calculateCurrentCart,
  type ConditionalRate,
  createShippingOption,
  deleteShippingOption,
  destinationScopeOf,
  getDeliveryProfile,
  getShippingOption,
  queryDeliveryProfiles,
  queryShippingOptions,
  removeDeliveryRegion,
  removeRegionFromShippingOption,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
  updateDeliveryRegion,
  updateShippingOption,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { declined, goods, openShop, owner, refused, service, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const deliveryProfileId = '5e7a1ce0-0000-4000-8054-000000000001'
const world = '5e7a1ce0-0000-4000-8055-000000000001'
const standard = '5e7a1ce0-0000-4000-8056-000000000001'

const create = (rates: ConditionalRate[], deliveryRegionIds = [world]) =>
  shop.call(createShippingOption, owner, {
    shippingOption: { title: 'Express', estimatedDeliveryTime: 'Tomorrow', rates, deliveryRegionIds },
  })
const add = (catalogItemId: string, quantity: number) =>
  shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [{ catalogReference: goods(catalogItemId), quantity }],
  })
const address = (country: string, subdivision?: string) =>
  shop.call(updateCurrentCart, visitor, {
    cart: { deliveryInfo: { address: { country, ...(subdivision !== undefined && { subdivision }) } } },
    fieldMask: ['deliveryInfo.address'],
  })
const choose = (code: string) =>
  shop.call(setDeliveryMethodForCurrentCart, visitor, { deliveryMethod: { code } })
const summary = () => shop.call(calculateCurrentCart, visitor, {}).summary
const price = () => summary().deliverySummary?.price?.amount
const addRegion = (name: string, countryCode: string, subdivisions?: string[]) =>
  shop.call(addDeliveryRegion, owner, {
    deliveryProfileId,
    deliveryRegion: { name, destinations: [{ countryCode, ...(subdivisions && { subdivisions }) }] },
  })
const notOffered = declined(404, 'DELIVERY_METHOD_NOT_FOUND')

describe('shipping options', () => {
  it('are created, read, found, changed and deleted', () => {
    const option = create([{ amount: '12.00' }])
    const { id } = option
    expect(option).toMatchObject({ title: 'Express', revision: '1', deliveryRegionIds: [world] })
    expect(shop.call(getShippingOption, owner, { shippingOptionId: id })).toEqual(option)
    const filter = { deliveryRegionIds: { $hasSome: [world] } }
    expect(shop.call(queryShippingOptions, owner, { filter }).items.map((own) => own.id)).toEqual([
      standard,
      id,
    ])
    expect(
      shop.call(updateShippingOption, owner, { shippingOption: { id, revision: '1', title: 'Overnight' } }),
    ).toMatchObject({ title: 'Overnight', revision: '2', estimatedDeliveryTime: 'Tomorrow' })
    shop.call(deleteShippingOption, owner, { shippingOptionId: id })
    expect(() => shop.call(getShippingOption, owner, { shippingOptionId: id })).toThrow(
      declined(404, 'NOT_FOUND'),
    )
    expect(shop.events).toMatchObject([
      { slug: 'created', entityFqdn: 'wix.ecom.v1.shipping_option', entityId: id },
      { slug: 'updated', modifiedFields: { title: 'Express' } },
      { slug: 'deleted', entity: { id, title: 'Overnight' } },
    ])
  })

  it('are refused with an unknown region, half a piece, another revision, and without what they need', () => {
    expect(() => create([{ amount: '1' }], [world, 'nowhere'])).toThrow(
      refused({
        field: 'shippingOption.deliveryRegionIds.1',
        description: 'is no delivery region of a delivery profile',
        violatedRule: 'INVALID_VALUE',
      }),
    )
    const condition = { type: 'BY_TOTAL_QUANTITY', value: '1.5', operator: 'GT' } as const
    const halves = [{ amount: '1', conditions: [condition] }]
    expect(() => create(halves)).toThrow(declined(400, 'INVALID_QUANTITY_VALUE', { value: '1.5' }))
    const update = (fields: object, fieldMask?: string[]) =>
      shop.call(updateShippingOption, owner, {
        shippingOption: { id: standard, revision: '1', ...fields },
        ...(fieldMask && { fieldMask }),
      })
    expect(() => update({ rates: halves })).toThrow(declined(400, 'INVALID_QUANTITY_VALUE'))
    expect(() => update({ revision: '7', title: 'Late' })).toThrow(declined(409, 'REVISION_MISMATCH'))
    expect(() => update({}, ['title', 'rates'])).toThrow(
      refused(
        ...['title', 'rates'].map((field) => ({
          field: `shippingOption.${field}`,
          description: 'must be given',
          violatedRule: 'REQUIRED_FIELD',
        })),
      ),
    )
    expect(() => update({ deliveryRegionIds: [] })).toThrow(
      refused({
        field: 'shippingOption.deliveryRegionIds',
        description: 'cannot be changed by an update of the shippingOption',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
  })

  it('deliver to the regions that are added to them', () => {
    const { deliveryRegions = [] } = addRegion('Spain', 'ES')
    const spain = deliveryRegions[1]!.id
    const region = { shippingOptionId: standard, deliveryRegionId: spain }
    add('mat', 1)
    address('ES')
    expect(() => choose('standard')).toThrow(notOffered)
    expect(
      shop.call(addRegionToShippingOption, owner, { ...region, revision: '1' }).deliveryRegionIds,
    ).toEqual([world, spain])
    expect(choose('standard').deliveryInfo?.method?.code).toBe('standard')
    expect(() => shop.call(addRegionToShippingOption, owner, { ...region, revision: '1' })).toThrow(
      declined(409, 'REVISION_MISMATCH'),
    )
    const removed = shop.call(removeRegionFromShippingOption, owner, { ...region, revision: '2' })
    expect(removed).toMatchObject({ revision: '3', deliveryRegionIds: [world] })
    for (const operation of [addRegionToShippingOption, removeRegionFromShippingOption])
      expect(() =>
        shop.call(operation, owner, {
          shippingOptionId: standard,
          deliveryRegionId: 'nowhere',
          revision: '3',
        }),
      ).toThrow(declined(404, 'DELIVERY_REGION_NOT_FOUND'))
  })
})

describe('delivery regions', () => {
  it('are added, changed and removed, each in its profile', () => {
    const { items } = shop.call(queryDeliveryProfiles, owner, { filter: { default: true } })
    expect(items.map(({ id }) => id)).toEqual([deliveryProfileId])
    const { deliveryRegions: [first, spain] = [] } = addRegion('Spain', 'ES')
    expect(spain).toMatchObject({ name: 'Spain', active: true, destinations: [{ countryCode: 'ES' }] })
    expect([first!, spain!].map(destinationScopeOf)).toEqual(['WORLDWIDE', 'SPECIFIC_DESTINATIONS'])
    const { id } = spain!
    const changed = shop.call(updateDeliveryRegion, owner, {
      deliveryProfileId,
      deliveryRegion: { id, name: 'Iberia', active: false },
    })
    expect(changed).toMatchObject({ revision: '3', deliveryRegions: [{}, { id, name: 'Iberia' }] })
    expect(shop.call(getDeliveryProfile, owner, { deliveryProfileId })).toEqual(changed)
    const removed = shop.call(removeDeliveryRegion, owner, { deliveryProfileId, deliveryRegionId: id })
    expect(removed.deliveryRegions?.map((region) => region.id)).toEqual([world])
    expect(shop.events.map(({ slug, entityFqdn }) => [slug, entityFqdn])).toEqual(
      ['updated', 'region_added', 'updated', 'region_updated', 'updated', 'region_removed'].map((slug) => [
        slug,
        'wix.ecom.v1.delivery_profile',
      ]),
    )
    expect(shop.events.at(-1)!.entity).toEqual({
      deliveryProfileId: removed.id,
      deliveryRegionId: shop.events.flatMap(({ slug, entity }) =>
        slug === 'region_added' ? (entity as { deliveryRegionId: string }).deliveryRegionId : [],
      )[0],
    })
  })

  it('are refused with the name or the destination of another, and when they are unknown', () => {
    const { deliveryRegions = [] } = addRegion('Spain', 'ES', ['MD'])
    const { id } = deliveryRegions[1]!
    expect(() => addRegion('Spain', 'FR')).toThrow(
      declined(409, 'DELIVERY_REGION_NAME_ALREADY_EXISTS', { name: 'Spain' }),
    )
    expect(() => addRegion('Madrid', 'ES', ['CT', 'MD'])).toThrow(
      declined(409, 'DESTINATIONS_COLLISION', { destinations: ['ES-MD'] }),
    )
    expect(addRegion('Catalonia', 'ES', ['CT']).deliveryRegions).toHaveLength(3)
    const region = {
      deliveryProfileId,
      deliveryRegion: { id, destinations: [{ countryCode: 'ES', subdivisions: ['CT'] }] },
    }
    expect(() => shop.call(updateDeliveryRegion, owner, region)).toThrow(
      declined(409, 'DESTINATIONS_COLLISION', { destinations: ['ES-CT'] }),
    )
    const unknown = { deliveryProfileId, deliveryRegionId: 'nowhere' }
    expect(() => shop.call(removeDeliveryRegion, owner, unknown)).toThrow(
      declined(404, 'DELIVERY_REGION_NOT_FOUND'),
    )
    expect(() => shop.call(getDeliveryProfile, owner, { deliveryProfileId: 'none' })).toThrow(
      declined(404, 'DELIVERY_PROFILE_NOT_FOUND'),
    )
  })
})

describe('the delivery of a cart', () => {
  it.each([
    ['EQ', 3, true],
    ['EQ', 4, false],
    ['GT', 3, false],
    ['GT', 4, true],
    ['GTE', 2, false],
    ['GTE', 3, true],
    ['LT', 3, false],
    ['LT', 2, true],
    ['LTE', 4, false],
    ['LTE', 3, true],
  ] as const)('by quantity %s 3, of %s pieces: %s', (operator, quantity, offered) => {
    const { id } = create([
      { amount: '2.50', conditions: [{ type: 'BY_TOTAL_QUANTITY', value: '3', operator }] },
    ])
    add('block', quantity)
    address('PT')
    if (offered) expect(choose(id).deliveryInfo?.method).toMatchObject({ code: id, pickup: false })
    else expect(() => choose(id)).toThrow(notOffered)
  })

  it('is priced by weight, by price, and for each piece', () => {
    const condition = { type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '7.2' } as const
    const { id } = create([
      { amount: '5.00', conditions: [condition, { type: 'BY_TOTAL_PRICE', operator: 'LT', value: '49.98' }] },
      { amount: '3.00', conditions: [condition], multiplyByQuantity: true },
    ])
    add('mat', 1)
    address('PT')
    choose(id)
    expect(price()).toBe('5.00')
    // Two mats cost 49.98; three weigh 7.2, four more than that.
    add('mat', 1)
    expect(price()).toBe('6.00')
    add('mat', 1)
    expect(price()).toBe('9.00')
    add('mat', 1)
    expect(summary().violations).toMatchObject([
      { scope: 'DELIVERY', code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', severity: 'ERROR' },
    ])
  })

  it('goes by the region of the address, and the rest of the world comes last', () => {
    const { deliveryRegions = [] } = addRegion('Spain', 'ES', ['MD'])
    const { id } = create([{ amount: '7.00' }], [deliveryRegions[1]!.id])
    add('mat', 1)
    address('ES', 'ES-MD')
    expect(() => choose('standard')).toThrow(notOffered)
    choose(id)
    expect(price()).toBe('7.00')
    address('ES', 'ES-CT')
    expect(summary().violations).toMatchObject([{ code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' }])
    choose('standard')
    expect(price()).toBe('4.50')
  })

  it('is not offered outside every region: the customer can only collect', () => {
    shop.call(updateDeliveryRegion, owner, {
      deliveryProfileId,
      deliveryRegion: { id: world, destinations: [{ countryCode: 'PT' }] },
    })
    add('mat', 1)
    address('PT')
    choose('standard')
    expect(summary().violations).toEqual([])
    address('JP')
    expect(summary().violations).toMatchObject([
      { scope: 'DELIVERY', code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', severity: 'ERROR' },
    ])
    expect(() => choose('standard')).toThrow(notOffered)
    expect(choose('pickup').deliveryInfo?.method?.pickup).toBe(true)
    expect(summary().violations).toEqual([])
    shop.call(updateDeliveryRegion, owner, {
      deliveryProfileId,
      deliveryRegion: { id: world, active: false },
    })
    address('PT')
    expect(() => choose('standard')).toThrow(notOffered)
  })

  it('does not exist for services and files', () => {
    shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: [
        { catalogReference: service('booking-1'), quantity: 1 },
        { catalogReference: goods('guide'), quantity: 1 },
      ],
    })
    expect(() => choose('pickup')).toThrow(declined(400, 'DELIVERY_METHOD_MISSING_LINE_ITEMS'))
    expect(summary()).toMatchObject({ violations: [], priceSummary: { delivery: { amount: '0.00' } } })
  })
})
