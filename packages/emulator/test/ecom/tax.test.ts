import { bookingsAppId } from '@frontdesk/bookings'
import {
  addLineItemsToCurrentCart,
  bulkCreateTaxRegions,
  calculateCurrentCart,
  calculateTax,
  createManualTaxMapping,
  createTaxGroup,
  createTaxRegion,
  deleteManualTaxMapping,
  deleteTaxGroup,
  deleteTaxRegion,
  getManualTaxMapping,
  getTaxGroup,
  getTaxRegion,
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
  listTaxCalculators,
  queryManualTaxMappings,
  queryTaxGroups,
  queryTaxRegions,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
  updateManualTaxMapping,
  updateTaxGroup,
  updateTaxRegion,
} from '@frontdesk/ecom'
import { storesAppId } from '@frontdesk/stores'
import { beforeEach, describe, expect, it } from 'vitest'
import { declined, goods, openShop, owner, refused, service, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const manual = '5e7a1ce0-0000-4000-8050-000000000001'
const automatic = '5e7a1ce0-0000-4000-8050-000000000002'
const products = '5e7a1ce0-0000-4000-8051-000000000001'
const portugal = '5e7a1ce0-0000-4000-8052-000000000001'

const region = (country: string, appId: string, taxIncludedInPrice: boolean, subdivision?: string) =>
  shop.call(createTaxRegion, owner, {
    taxRegion: { country, appId, taxIncludedInPrice, ...(subdivision !== undefined && { subdivision }) },
  })
const rate = (taxRegionId: string, taxRate: string, taxGroupId = products) =>
  shop.call(createManualTaxMapping, owner, {
    manualTaxMapping: { taxRegionId, taxGroupId, taxRate, taxName: 'Sales Tax', taxType: 'Sales Tax' },
  })
const group = (name: string) => shop.call(createTaxGroup, owner, { taxGroup: { name } })

/** The tax of two pieces of 50.00 at an address. */
const taxAt = (country: string, line: object = {}, address: object = {}) =>
  shop.call(calculateTax, owner, {
    addresses: [{ country, ...address }],
    lineItems: [{ id: 'line', price: '50.00', quantity: 2, addressIndex: { singleAddress: 0 }, ...line }],
  })

describe('tax groups', () => {
  it('are created, read, found, renamed and deleted', () => {
    const food = group('Food')
    expect(food).toMatchObject({ name: 'Food', revision: '1' })
    const { id, revision = '' } = food
    expect(shop.call(getTaxGroup, owner, { taxGroupId: id })).toEqual(food)
    expect(shop.call(queryTaxGroups, owner, { filter: { name: 'Food' } }).items).toEqual([food])
    const renamed = shop.call(updateTaxGroup, owner, { taxGroup: { id, revision, name: 'Drinks' } })
    expect(renamed).toMatchObject({ name: 'Drinks', revision: '2' })
    expect(() => shop.call(updateTaxGroup, owner, { taxGroup: { id, revision, name: 'Late' } })).toThrow(
      declined(409, 'REVISION_MISMATCH', { currentRevision: '2' }),
    )
    expect(() =>
      shop.call(updateTaxGroup, owner, { taxGroup: { id, revision: '2' }, fieldMask: ['name'] }),
    ).toThrow(
      refused({ field: 'taxGroup.name', description: 'must be given', violatedRule: 'REQUIRED_FIELD' }),
    )
    shop.call(deleteTaxGroup, owner, { taxGroupId: id })
    expect(() => shop.call(getTaxGroup, owner, { taxGroupId: id })).toThrow(declined(404, 'NOT_FOUND'))
    expect(shop.events.map(({ slug, entityFqdn, entityId }) => [slug, entityFqdn, entityId])).toEqual(
      ['created', 'updated', 'deleted'].map((slug) => [slug, 'wix.billing.v1.tax_group', id]),
    )
    expect(shop.events.at(-1)).not.toHaveProperty('entity')
  })

  it('come with apps, and these cannot be changed', () => {
    const defaults = shop.call(listDefaultTaxGroups, owner, {})
    expect(defaults.map(({ name }) => name)).toEqual(['Products', 'Services'])
    const [taxGroup, services] = defaults
    expect(
      shop.call(listDefaultTaxGroupsByAppIds, owner, { appIds: [bookingsAppId, 'app-1', storesAppId] }),
    ).toEqual({
      results: [
        { taxGroupMetadata: { id: bookingsAppId, originalIndex: 0, success: true }, taxGroup: services },
        {
          taxGroupMetadata: {
            id: 'app-1',
            originalIndex: 1,
            success: false,
            error: { code: 'NOT_FOUND', description: 'The app app-1 has no tax group' },
          },
        },
        { taxGroupMetadata: { id: storesAppId, originalIndex: 2, success: true }, taxGroup },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
    })
    const illegal = declined(400, 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP', { taxGroupId: products })
    expect(() =>
      shop.call(updateTaxGroup, owner, { taxGroup: { id: products, revision: '1', name: 'All' } }),
    ).toThrow(illegal)
    expect(() => shop.call(deleteTaxGroup, owner, { taxGroupId: products })).toThrow(illegal)
  })

  it('give their items to the default group of the app when they are deleted', () => {
    const food = group('Food')
    rate(portugal, '0.06', food.id)
    expect(taxAt('PT', { taxGroupId: food.id }).taxSummary?.totalTax).toBe('5.66')
    shop.call(deleteTaxGroup, owner, { taxGroupId: food.id })
    expect(taxAt('PT', { taxGroupId: food.id }).taxSummary?.totalTax).toBe('18.70')
  })
})

describe('tax regions', () => {
  it('are created, read, found, changed and deleted', () => {
    const spain = region('ES', manual, false)
    const { id } = spain
    expect(shop.call(getTaxRegion, owner, { taxRegionId: id })).toEqual(spain)
    expect(shop.call(queryTaxRegions, owner, { filter: { country: 'ES' } }).items).toEqual([spain])
    expect(
      shop.call(updateTaxRegion, owner, { taxRegion: { id, revision: '1', taxIncludedInPrice: true } }),
    ).toMatchObject({ country: 'ES', taxIncludedInPrice: true, revision: '2' })
    expect(() =>
      shop.call(updateTaxRegion, owner, { taxRegion: { id, revision: '2', country: 'FR' } }),
    ).toThrow(
      refused({
        field: 'taxRegion.country',
        description: 'cannot be changed by an update of the taxRegion',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
    expect(() =>
      shop.call(updateTaxRegion, owner, { taxRegion: { id, revision: '2', appId: 'app-1' } }),
    ).toThrow(declined(400, 'CALCULATOR_ID_NOT_FOUND', { appId: 'app-1' }))
    shop.call(deleteTaxRegion, owner, { taxRegionId: id })
    expect(() => shop.call(getTaxRegion, owner, { taxRegionId: id })).toThrow(declined(404, 'NOT_FOUND'))
    expect(shop.events.map(({ slug, entityFqdn }) => [slug, entityFqdn])).toEqual(
      ['created', 'updated', 'deleted'].map((slug) => [slug, 'wix.billing.v1.tax_region']),
    )
  })

  it('are refused by country, subdivision and calculator', () => {
    expect(() => region('PT', manual, true)).toThrow(declined(409, 'ALREADY_EXISTS', { country: 'PT' }))
    expect(() => region('PT', manual, true, '*')).toThrow(declined(409, 'ALREADY_EXISTS'))
    expect(region('PT', manual, true, '20')).toMatchObject({ country: 'PT', subdivision: '20' })
    expect(() => region('PT', manual, true, '20')).toThrow(
      declined(409, 'ALREADY_EXISTS', { subdivision: '20' }),
    )
    expect(() => region('US', manual, true, 'US-CA')).toThrow(
      declined(400, 'INVALID_SUBDIVISION_FORMAT', { subdivision: 'US-CA' }),
    )
    expect(() => region('JP', manual, true, '13')).toThrow(
      declined(400, 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY', { country: 'JP' }),
    )
    expect(() => region('JP', 'app-1', true)).toThrow(declined(400, 'CALCULATOR_ID_NOT_FOUND'))
    expect(() => region('JP', automatic, true)).toThrow(
      declined(400, 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION', { country: 'JP' }),
    )
    expect(shop.call(listTaxCalculators, owner, {})).toEqual([
      { appId: manual, displayName: 'Manual rates', unsupportedCountries: [] },
      {
        appId: automatic,
        displayName: 'Automatic rates',
        unsupportedCountries: ['AU', 'BR', 'CA', 'IN', 'JP', 'MX'],
      },
    ])
  })

  it('are created in bulk, each on its own', () => {
    const { results, bulkActionMetadata } = shop.call(bulkCreateTaxRegions, owner, {
      taxRegions: ['ES', 'PT'].map((country) => ({ country, appId: manual })),
      returnEntity: true,
    })
    expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([undefined, 'ALREADY_EXISTS'])
    expect(results[0]?.item).toMatchObject({ country: 'ES', taxIncludedInPrice: false })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
  })
})

describe('the rates that the business sets', () => {
  it('are created, read, found, changed and deleted, one for a group in a region', () => {
    const food = group('Food')
    const own = rate(portugal, '0.06', food.id)
    const { id } = own
    expect(own).toMatchObject({ taxRate: '0.06', taxGroupId: food.id, taxRegionId: portugal })
    expect(shop.call(getManualTaxMapping, owner, { manualTaxMappingId: id })).toEqual(own)
    expect(shop.call(queryManualTaxMappings, owner, { filter: { taxGroupId: food.id } }).items).toEqual([own])
    expect(() => rate(portugal, '0.07', food.id)).toThrow(
      declined(409, 'ALREADY_EXISTS', { manualTaxMappingId: id }),
    )
    expect(() => rate('nowhere', '0.07', food.id)).toThrow(declined(404, 'TAX_REGION_NOT_FOUND'))
    expect(() => rate(portugal, '0.07', 'nothing')).toThrow(declined(404, 'TAX_GROUP_NOT_FOUND'))
    const change = { id, revision: '1', taxRate: '0.13' }
    expect(shop.call(updateManualTaxMapping, owner, { manualTaxMapping: change })).toMatchObject({
      taxRate: '0.13',
      revision: '2',
    })
    expect(taxAt('PT', { taxGroupId: food.id }).taxSummary?.totalTax).toBe('11.50')
    shop.call(deleteManualTaxMapping, owner, { manualTaxMappingId: id })
    expect(taxAt('PT', { taxGroupId: food.id }).taxSummary?.totalTax).toBe('0.00')
    expect(shop.events.slice(1).map(({ slug, entityFqdn }) => [slug, entityFqdn])).toEqual(
      ['created', 'updated', 'deleted'].map((slug) => [slug, 'wix.billing.v1.manual_tax_mapping']),
    )
  })
})

describe('a calculation of tax', () => {
  it('takes the tax out of a price that holds it, and adds it to a price that does not', () => {
    expect(taxAt('PT')).toEqual({
      currency: 'EUR',
      addresses: [{ country: 'PT' }],
      taxSummary: {
        totalAmount: '100.00',
        totalTax: '18.70',
        totalTaxableAmount: '81.30',
        totalTaxIncludedInPrice: '18.70',
        aggregatedTaxBreakdown: [
          {
            taxName: 'VAT',
            taxType: 'VAT',
            jurisdiction: 'Portugal',
            jurisdictionType: 'COUNTRY',
            rate: '0.23',
            aggregatedTaxAmount: '18.70',
            aggregatedTaxableAmount: '81.30',
          },
        ],
      },
      lineItemTaxDetails: [
        {
          id: 'line',
          quantity: 2,
          taxBreakdown: [
            {
              taxName: 'VAT',
              taxType: 'VAT',
              jurisdiction: 'Portugal',
              jurisdictionType: 'COUNTRY',
              rate: '0.23',
              taxAmount: '18.70',
              taxableAmount: '81.30',
              nonTaxableAmount: '0.00',
            },
          ],
          taxSummary: { fullPrice: '100.00', taxAmount: '18.70', taxableAmount: '81.30', appId: manual },
          addressIndex: { singleAddress: 0 },
          taxIncludedInPrice: true,
        },
      ],
    })
    expect(taxAt('PT', { taxIncludedInPrice: false }).taxSummary).toMatchObject({
      totalTax: '23.00',
      totalTaxableAmount: '100.00',
      totalTaxIncludedInPrice: '0.00',
    })
  })

  it('collects no tax outside every region', () => {
    expect(taxAt('ES').taxSummary).toMatchObject({ totalTax: '0.00', aggregatedTaxBreakdown: [] })
    expect(taxAt('ES').lineItemTaxDetails?.[0]?.taxSummary).not.toHaveProperty('appId')
  })

  it('goes by the state before the country', () => {
    rate(region('PT', manual, true, '20').id, '0.16')
    expect(taxAt('PT', {}, { subdivision: 'PT-20' }).taxSummary?.totalTax).toBe('13.79')
    expect(taxAt('PT', {}, { subdivision: 'PT-11' }).taxSummary?.totalTax).toBe('18.70')
  })

  it('knows the taxes of states, counties, cities and districts, which add up', () => {
    region('US', automatic, false)
    const newYork = taxAt('US', { price: '49.99', quantity: 1 }, { subdivision: 'US-NY' })
    const breakdown = newYork.lineItemTaxDetails?.[0]?.taxBreakdown ?? []
    expect(
      breakdown.map(({ jurisdictionType, rate: own, taxAmount }) => [jurisdictionType, own, taxAmount]),
    ).toEqual([
      ['STATE', '0.04', '2.00'],
      ['CITY', '0.045', '2.25'],
      ['SPECIAL', '0.00375', '0.19'],
    ])
    expect(newYork.taxSummary?.totalTax).toBe('4.44')
    const california = taxAt('US', {}, { subdivision: 'CA' }).lineItemTaxDetails?.[0]
    expect(california?.taxBreakdown?.map(({ jurisdictionType }) => jurisdictionType)).toEqual([
      'STATE',
      'COUNTY',
    ])
    expect(california?.taxSummary).toMatchObject({ taxAmount: '7.25', appId: automatic })
    expect(taxAt('US', {}, { subdivision: 'OR' }).taxSummary?.totalTax).toBe('0.00')
  })

  it('needs the state where it decides, unless a rate of the business stands in', () => {
    const { id } = region('US', automatic, false)
    expect(() => taxAt('US')).toThrow(declined(400, 'MISSING_SUBDIVISION_IN_ADDRESS', { lineItemId: 'line' }))
    rate(id, '0.05')
    expect(taxAt('US').taxSummary?.totalTax).toBe('5.00')
    expect(taxAt('US', {}, { subdivision: 'NY' }).taxSummary?.totalTax).toBe('8.88')
  })

  it('is refused without an address, with a wrong one, and in another currency', () => {
    const line = (addressIndex: object) => () => taxAt('PT', { addressIndex })
    expect(line({})).toThrow(declined(400, 'MISSING_TAXABLE_ADDRESS', { lineItemId: 'line' }))
    expect(line({ singleAddress: 1 })).toThrow(
      declined(400, 'INVALID_LINE_ITEM_ADDRESS_INDEX', { addressIndex: 1 }),
    )
    expect(() => taxAt('')).toThrow(declined(400, 'MISSING_COUNTRY_IN_ADDRESS', { addressIndex: 0 }))
    expect(() =>
      shop.call(calculateTax, owner, {
        currency: 'USD',
        addresses: [{ country: 'PT' }],
        lineItems: [{ id: 'line', price: '1', addressIndex: { singleAddress: 0 } }],
      }),
    ).toThrow(
      refused({
        field: 'currency',
        description: 'must be EUR, the currency of the business',
        violatedRule: 'INVALID_VALUE',
      }),
    )
    const between = { addressIndex: { multipleAddresses: { origin: 1, destination: 0 } } }
    expect(taxAt('PT', between).taxSummary?.totalTax).toBe('18.70')
  })
})

describe('the tax of a cart', () => {
  const add = (...references: ReturnType<typeof goods>[]) =>
    shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: references.map((catalogReference) => ({ catalogReference, quantity: 1 })),
    })
  const deliverTo = (address: object) => {
    shop.call(updateCurrentCart, visitor, { cart: { deliveryInfo: { address } } })
    shop.call(setDeliveryMethodForCurrentCart, visitor, { deliveryMethod: { code: 'standard' } })
  }
  const calculate = () => shop.call(calculateCurrentCart, visitor, {}).summary
  const ratesOf = () =>
    calculate().taxSummary?.lineItemTaxes?.map(({ rate: own, rateType }) => [own, rateType])

  it('goes by where goods are sent, files are paid, and services are given', () => {
    const { id } = region('ES', manual, false)
    rate(id, '0.21')
    add(goods('mat'), goods('guide'), service('booking-1'))
    deliverTo({ country: 'ES', city: 'Madrid' })
    expect(ratesOf()).toEqual([
      ['0.21', 'MANUAL_RATE'],
      ['0.21', 'MANUAL_RATE'],
      ['0.23', 'MANUAL_RATE'],
    ])
    shop.call(updateCurrentCart, visitor, { cart: { paymentInfo: { billingAddress: { country: 'FR' } } } })
    expect(ratesOf()).toEqual([
      ['0.21', 'MANUAL_RATE'],
      ['0', 'NO_TAX_COLLECTED'],
      ['0.23', 'MANUAL_RATE'],
    ])
    const { taxSummary, priceSummary } = calculate()
    // 24.99 and the delivery of 4.50 with 21 % on top, 9.99 without tax, 15.00 with 23 % inside.
    expect(taxSummary).toMatchObject({
      pricesIncludeTax: false,
      deliveryTax: { amount: '0.95' },
      taxes: [
        { name: { original: 'Sales Tax' }, amount: { amount: '6.20' }, taxableAmount: { amount: '29.49' } },
        { name: { original: 'VAT' }, amount: { amount: '2.80' }, taxableAmount: { amount: '12.20' } },
      ],
    })
    expect(priceSummary).toMatchObject({ tax: { amount: '9.00' }, total: { amount: '60.68' } })
  })

  it('goes by the address and the group of a line that names them', () => {
    const food = group('Food')
    rate(portugal, '0.06', food.id)
    shop.items.set('bread', { name: 'Bread', price: '2.00', itemType: 'PHYSICAL', taxGroupId: food.id })
    const { lineItems } = add(goods('bread'))
    expect(lineItems?.[0]?.taxConfig).toEqual({ taxGroupId: food.id })
    expect(ratesOf()).toEqual([['0.06', 'MANUAL_RATE']])
    shop.call(addLineItemsToCurrentCart, owner, {
      customItems: [
        {
          name: { original: 'Class' },
          pricing: { price: { amount: '10.00' } },
          taxConfig: { taxableAddress: { addressType: 'BUSINESS' }, taxGroupId: food.id },
        },
      ],
    })
    shop.call(updateCurrentCart, owner, { cart: { deliveryInfo: { address: { country: 'FR' } } } })
    const { summary } = shop.call(calculateCurrentCart, owner, {})
    expect(summary.taxSummary?.lineItemTaxes).toMatchObject([{ rate: '0.06', tax: { amount: '0.57' } }])
  })

  it('is known by the calculator, replaced by a rate of the business, or a violation', () => {
    const { id } = region('US', automatic, false)
    add(goods('mat'))
    deliverTo({ country: 'US', subdivision: 'US-NY' })
    expect(ratesOf()).toEqual([['0.08875', 'AUTO_RATE']])
    deliverTo({ country: 'US' })
    shop.call(updateCurrentCart, visitor, {
      cart: { deliveryInfo: { address: { country: 'US' } } },
      fieldMask: ['deliveryInfo.address'],
    })
    expect(calculate().violations).toEqual([
      {
        scope: 'TAX',
        code: 'INVALID_SUBDIVISION',
        description: 'The taxes depend on the state of the address, which is missing',
        severity: 'ERROR',
      },
    ])
    rate(id, '0.05')
    expect(ratesOf()).toEqual([['0.05', 'FALLBACK_RATE']])
    expect(calculate().violations).toEqual([])
  })
})
