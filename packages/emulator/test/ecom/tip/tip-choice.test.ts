import {
  addLineItemsToCurrentCart,
  addTipDistributionsToOrder,
  calculateCurrentCart,
  commitDraftOrder,
  createDefaultTipSettings,
  createDraftOrder,
  createTipSettings,
  estimateCurrentCart,
  getCurrentCart,
  getTipByDraftOrderId,
  getTipByOrderId,
  getTipChoice,
  type NewTipDistribution,
  type NewTipChoice,
  type Order,
  previewTip,
  queryTipSettings,
  queryTipDistributions,
  setDraftOrderFees,
  setTipOnOrder,
  type Tip,
  type TipSettings,
  updateTipChoice,
  updateTipSettings,
} from '@frontdesk/ecom'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { splitTip } from '../../../src/ecom/tip/tip-split.ts'
import type { Identity } from '../../../src/kernel/handler.ts'
import { currencyOf, round, sum, write } from '../../../src/kernel/money.ts'
import { declined, goods, member, openShop, owner, refused, service, type Shop, visitor } from '../shop.ts'

const ines = { id: 'ines', name: 'Ines Duarte' }
const rui = { id: 'rui', name: 'Rui Costa' }

let shop: Shop
beforeEach(() => {
  shop = openShop()
  const massage = { itemType: 'SERVICE', quantityAvailable: 1 }
  shop.items.set('massage', { ...massage, name: 'Massage', price: '60.00', staff: [ines] })
  shop.items.set('facial', { ...massage, name: 'Facial', price: '30.00', staff: [rui] })
})

const settings = (fields: object = {}): TipSettings =>
  shop.call(createDefaultTipSettings, owner, {
    tipSettings: {
      tipType: 'PERCENTAGE',
      presets: [{ value: 10 }, { value: 12.5 }],
      allowCustomerTip: true,
      allowCustomAmount: true,
      ...fields,
    },
  })
const fill = (...ids: string[]): string => {
  const { purchaseFlowId = '' } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: ids.map((id) => ({
      catalogReference: id === 'mat' ? goods(id) : service(id),
      quantity: 1,
    })),
  })
  return purchaseFlowId
}
const choose = (purchaseFlowId: string, tipType: NewTipChoice['tipType'], value: string, who = visitor) =>
  shop.call(updateTipChoice, who, { purchaseFlowId, tipChoice: { tipType, value } })
const tipOfCart = () => {
  const { additionalFees = [], priceSummary } = shop.call(calculateCurrentCart, visitor, {}).summary
  return [additionalFees.map(({ code, price }) => [code, price?.amount]), priceSummary?.total?.amount]
}
const place = (): Order => {
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), {
      checkoutId: shop.call(getCurrentCart, visitor, {}).id,
      contact: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
      payment: { kind: 'card', outcome: 'approved' },
    }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}
const parts = ({ distributions = [] }: Tip) =>
  distributions.map(({ staff, amount }) => [staff?.staffMemberId, amount])

describe('the tip of a cart', () => {
  it('is a fee without tax, for the services in it', () => {
    settings()
    const flow = fill('massage', 'mat')
    expect(shop.call(getTipChoice, visitor, { purchaseFlowId: flow })).toEqual({})
    expect(tipOfCart()).toEqual([[], '84.99'])
    const choice = { tipType: 'PERCENTAGE', value: '12.5' }
    expect(choose(flow, 'PERCENTAGE', '12.5')).toEqual(choice)
    expect(shop.call(getTipChoice, visitor, { purchaseFlowId: flow })).toEqual(choice)
    expect(tipOfCart()).toEqual([[['tip', '7.50']], '92.49'])
    const { additionalFees, taxSummary } = shop.call(calculateCurrentCart, visitor, {}).summary
    expect(additionalFees?.[0]).toMatchObject({
      name: { original: 'Tip', translated: 'Tip' },
      source: 'SERVICE_PLUGIN',
    })
    expect(taxSummary?.additionalFeeTaxes).toBeUndefined()
    expect(shop.call(estimateCurrentCart, visitor, {}).summary.priceSummary?.total?.amount).toBe('84.99')
    choose(flow, 'CUSTOM', '0.01')
    expect(tipOfCart()).toEqual([[['tip', '0.01']], '85.00'])
    choose(flow, 'CUSTOM', '0')
    expect(tipOfCart()).toEqual([[], '84.99'])
  })

  it('is not shown in the cart itself, whose change it is', () => {
    settings()
    const flow = fill('massage')
    shop.events.length = 0
    choose(flow, 'CUSTOM', '5')
    expect(shop.call(getCurrentCart, visitor, {})).not.toHaveProperty('tipChoice')
    expect(shop.events.map(({ entityFqdn, slug }) => [entityFqdn, slug])).toEqual([
      ['wix.ecom.v2.cart', 'updated'],
    ])
    expect(JSON.stringify(shop.events)).not.toContain('tipChoice')
  })

  it('is none without a service', () => {
    settings()
    choose(fill('mat'), 'CUSTOM', '5')
    expect(tipOfCart()).toEqual([[], '24.99'])
  })

  it('ends with the offer', () => {
    const { id, revision = '' } = settings()
    choose(fill('massage'), 'PERCENTAGE', '10')
    expect(tipOfCart()).toEqual([[['tip', '6.00']], '66.00'])
    const change = (fields: object) => {
      const [now] = shop.call(queryTipSettings, owner, {}).items
      shop.call(updateTipSettings, owner, {
        tipSettings: { id, revision: now?.revision ?? revision, ...fields },
      })
    }
    change({ presets: [{ value: 20 }] })
    expect(tipOfCart()).toEqual([[], '60.00'])
    change({ presets: [{ value: 10 }], allowCustomerTip: false })
    expect(tipOfCart()).toEqual([[], '60.00'])
  })

  it('is refused where it is not offered, by its field', () => {
    const flow = fill('massage')
    const wrong = (field: string, description: string) =>
      refused({ field: `tipChoice.${field}`, description, violatedRule: 'VALIDATION' })
    expect(() => choose(flow, 'CUSTOM', '5')).toThrow(
      wrong('value', 'must be 0: the tip settings offer customers no tips'),
    )
    expect(choose(flow, 'CUSTOM', '0')).toEqual({ tipType: 'CUSTOM', value: '0' })
    settings({ allowCustomAmount: false })
    expect(() => choose(flow, 'CUSTOM', '5')).toThrow(
      wrong('tipType', 'must be the type of the presets: the tip settings allow no other amounts'),
    )
    expect(() => choose(flow, 'AMOUNT', '10')).toThrow(
      wrong('tipType', 'must be PERCENTAGE, the type of the presets, or CUSTOM'),
    )
    expect(() => choose(flow, 'PERCENTAGE', '12')).toThrow(
      wrong('value', 'must be one of the presets: 10, 12.5'),
    )
    expect(choose(flow, 'PERCENTAGE', '10.0')).toEqual({ tipType: 'PERCENTAGE', value: '10.0' })
  })

  it('has no more digits than the currency', () => {
    settings()
    const flow = fill('massage')
    expect(() => choose(flow, 'CUSTOM', '1.005')).toThrow(
      refused(
        expect.objectContaining({ field: 'tipChoice.value', violatedRule: 'DECIMAL_MAX_SCALE' }) as object,
      ),
    )
  })

  it('is the choice of the customer of an open cart alone', () => {
    settings()
    const flow = fill('massage')
    const read = (who: Identity) => shop.call(getTipChoice, who, { purchaseFlowId: flow })
    expect(() => read(owner)).toThrow(declined(404, 'PERSON_IDENTITY_NOT_FOUND'))
    expect(() => choose(flow, 'CUSTOM', '1', owner)).toThrow(declined(404, 'PERSON_IDENTITY_NOT_FOUND'))
    expect(() => read(member)).toThrow(declined(404, 'CART_NOT_FOUND'))
    expect(() => choose('none', 'CUSTOM', '1')).toThrow(declined(404, 'CART_NOT_FOUND'))
    place()
    expect(() => choose(flow, 'CUSTOM', '1')).toThrow(declined(409, 'CART_ALREADY_ORDERED'))
  })
})

describe('the tip of an order that came with its cart', () => {
  it('is split among the staff by the prices of what they did', () => {
    settings({ staffDistributionMethod: 'PROPORTIONAL' })
    const flow = fill('massage', 'facial')
    choose(flow, 'CUSTOM', '10.00')
    const { id: orderId, additionalFees, priceSummary, balanceSummary, purchaseFlowId, lineItems } = place()
    expect(purchaseFlowId).toBe(flow)
    expect(additionalFees?.map(({ code, price, source }) => [code, price?.amount, source])).toEqual([
      ['tip', '10.00', 'SERVICE_PLUGIN'],
    ])
    expect([priceSummary?.total?.amount, balanceSummary?.paid?.amount]).toEqual(['100.00', '100.00'])
    const tip = shop.call(getTipByOrderId, owner, { orderId })
    expect(tip).toMatchObject({ amount: '10.00', undistributedAmount: '0.00', lineItemSubtotal: '90.00' })
    expect(parts(tip)).toEqual([
      ['ines', '6.67'],
      ['rui', '3.33'],
    ])
    expect(tip.distributions?.[0]).toEqual({
      id: tip.distributions?.[0]?.id,
      tipId: tip.id,
      orderId,
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      staff: { staffMemberId: 'ines', name: 'Ines Duarte' },
      amount: '6.67',
      lineItemInfo: [
        {
          lineItemId: lineItems?.[0]?.id,
          name: 'Massage',
          price: '60.00',
          quantity: 1,
          catalogReference: service('massage'),
        },
      ],
      source: 'WEB',
    })
  })

  it('is split in equal parts unless the settings say otherwise, and is absent without a choice', () => {
    settings()
    choose(fill('massage', 'facial'), 'CUSTOM', '10.00')
    expect(parts(shop.call(getTipByOrderId, owner, { orderId: place().id }))).toEqual([
      ['ines', '5.00'],
      ['rui', '5.00'],
    ])
    fill('booking-1')
    expect(() => shop.call(getTipByOrderId, owner, { orderId: place().id })).toThrow(
      declined(404, 'TIP_NOT_FOUND'),
    )
  })

  it('is nobody’s when no staff is known', () => {
    settings()
    choose(fill('booking-1'), 'PERCENTAGE', '10')
    const tip = shop.call(getTipByOrderId, owner, { orderId: place().id })
    expect(tip).toMatchObject({ amount: '1.50', undistributedAmount: '1.50', distributions: [] })
  })
})

describe('a preview of a tip', () => {
  const line = (id: string, price: string, quantity?: number) => ({
    lineItemId: id,
    name: id,
    price,
    catalogReference: service(id),
    ...(quantity !== undefined && { quantity }),
  })
  const preview = (input: object = {}) =>
    shop.call(previewTip, visitor, {
      lineItemInfo: [line('massage', '60.00'), line('facial', '15.00', 2), { name: 'Tea', price: '10.00' }],
      tipChoice: { tipType: 'PERCENTAGE', value: '10' },
      ...input,
    })

  it('calculates the amount and the parts, and keeps nothing', () => {
    settings({ staffDistributionMethod: 'PROPORTIONAL', allowCustomerTip: false })
    const tip = preview()
    expect(tip).toEqual({
      lineItemSubtotal: '100.00',
      amount: '10.00',
      distributions: [
        expect.objectContaining({ amount: '6.00', lineItemInfo: [line('massage', '60.00')] }),
        expect.objectContaining({ amount: '3.00', lineItemInfo: [line('facial', '15.00', 2)] }),
      ],
      undistributedAmount: '1.00',
    })
    expect(shop.call(queryTipDistributions, owner, {}).items).toEqual([])
  })

  it('follows other settings than the default ones', () => {
    const tipSettingsId = shop.call(createTipSettings, owner, {
      tipSettings: { locationId: 'harbour', tipType: 'AMOUNT', presets: [{ value: 3 }] },
    }).id
    expect(() => preview()).toThrow(declined(404, 'TIP_SETTINGS_NOT_FOUND'))
    expect(() => preview({ tipSettingsId: 'none' })).toThrow(
      declined(404, 'TIP_SETTINGS_NOT_FOUND', { tipSettingsId: 'none' }),
    )
    expect(parts(preview({ tipSettingsId, tipChoice: { tipType: 'AMOUNT', value: '3' } }))).toEqual([
      ['ines', '1.50'],
      ['rui', '1.50'],
    ])
    expect(() => preview({ tipSettingsId })).toThrow(
      refused(expect.objectContaining({ field: 'tipChoice.tipType' }) as object),
    )
  })

  it('refuses an item that no catalog has, and a price with too many digits', () => {
    settings()
    expect(() => preview({ lineItemInfo: [line('gone', '1.00')] })).toThrow(
      declined(404, 'CATALOG_ITEMS_NOT_FOUND', { catalogReference: service('gone') }),
    )
    expect(() => preview({ lineItemInfo: [line('massage', '1.001')] })).toThrow(
      refused(expect.objectContaining({ field: 'lineItemInfo.0.price' }) as object),
    )
  })
})

describe('parts that are added to a tip', () => {
  let orderId: string
  beforeEach(() => {
    fill('massage')
    orderId = place().id
  })
  const add = (...amounts: string[]) =>
    shop.call(addTipDistributionsToOrder, owner, {
      orderId,
      tipDistributions: amounts.map((amount): NewTipDistribution => ({ amount, source: 'POS' })),
    })
  const tip = () => {
    const { amount, undistributedAmount } = shop.call(getTipByOrderId, owner, { orderId })
    return [amount, undistributedAmount]
  }

  it('take what nobody has got, and let the tip grow by the rest', () => {
    shop.call(setTipOnOrder, owner, { orderId, tip: { amount: '5.00' } })
    const { tipDistributions, orderInfo } = add('2.00', '3.00')
    expect(tipDistributions?.map(({ amount, source }) => [amount, source])).toEqual([
      ['2.00', 'POS'],
      ['3.00', 'POS'],
    ])
    expect(orderInfo?.additionalFeePrice?.amount).toBe('5.00')
    expect(tip()).toEqual(['5.00', '0.00'])
    expect(add('0.01').orderInfo?.additionalFeePrice?.amount).toBe('5.01')
    expect(tip()).toEqual(['5.01', '0.00'])
  })

  it('make a tip of an order that has none', () => {
    expect(add('4.00').orderInfo).toMatchObject({ orderId, additionalFeePrice: { amount: '4.00' } })
    expect(tip()).toEqual(['4.00', '0.00'])
  })

  it('are at most 50', () => {
    add(...Array.from({ length: 49 }, () => '0.10'))
    expect(() => add('0.10', '0.10')).toThrow(
      declined(400, 'INVALID_TIP_DISTRIBUTION', { distributions: 49 }),
    )
    add('0.10')
    expect(tip()).toEqual(['5.00', '0.00'])
    expect(() => add('0.10')).toThrow(declined(400, 'INVALID_TIP_DISTRIBUTION'))
  })
})

describe('the tip of a draft order', () => {
  it('is that of its order until the draft takes its fee off, and ends with the commit', () => {
    fill('massage')
    const orderId = place().id
    const { orderInfo } = shop.call(setTipOnOrder, owner, { orderId, tip: { amount: '5.00' } })
    const { calculatedDraftOrder } = shop.call(createDraftOrder, owner, { sourceOrderId: orderId })
    const draftOrderId = calculatedDraftOrder.draftOrder.id
    const read = () => shop.call(getTipByDraftOrderId, owner, { draftOrderId })
    expect(read()).toEqual(shop.call(getTipByOrderId, owner, { orderId }))
    shop.call(setDraftOrderFees, owner, {
      draftOrderId,
      additionalFees: [{ id: orderInfo?.additionalFeeId ?? '', applied: false }],
    })
    expect(read).toThrow(declined(404, 'TIP_NOT_FOUND'))
    shop.call(commitDraftOrder, owner, { draftOrderId })
    expect(() => shop.call(getTipByOrderId, owner, { orderId })).toThrow(declined(404, 'TIP_NOT_FOUND'))
    expect(() => shop.call(getTipByDraftOrderId, owner, { draftOrderId: 'none' })).toThrow(
      declined(404, 'DRAFT_ORDER_NOT_FOUND'),
    )
  })
})

describe.each(['JPY', 'EUR', 'KWD'])('a tip in %s', (code) => {
  const currency = currencyOf({ currency: code, language: 'en' })
  const unit = 10 ** -currency.digits
  const money = (units: number) => round((units * unit).toFixed(currency.digits), currency)

  it.each(['EQUAL', 'PROPORTIONAL'])('that is split %s never gives more than there is', (method) => {
    const person = fc.constantFrom(ines, rui, { id: 'eva', name: 'Eva' })
    const line = fc.record({ units: fc.integer({ min: 0, max: 99_999 }), staff: fc.uniqueArray(person) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.integer({ min: 0, max: 99_999 }), (lines, units) => {
        const shares = splitTip(
          money(units),
          lines.map((own) => ({ info: {}, price: money(own.units), staff: own.staff })),
          method,
        )
        const given = write(
          sum(
            shares.map(({ amount }) => amount),
            currency,
          ),
        )
        const all = shares.length && (method === 'EQUAL' || lines.every(({ staff }) => staff.length))
        if (all) expect(given).toBe(write(money(units)))
        else expect(Number(given)).toBeLessThanOrEqual(Number(write(money(units))))
        expect(new Set(shares.map(({ staff }) => staff.id)).size).toBe(shares.length)
      }),
    )
  })
})
