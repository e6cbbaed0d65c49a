import {
  addLineItemsToCurrentCart,
  addLineItemsToDraftOrder,
  commitDraftOrder,
  commitOrderDeltas,
  createDraftOrder,
  createDraftOrderDiscounts,
  createDraftOrderFees,
  createFulfillment,
  createOrder,
  createOrderFromDraft,
  deleteDraftOrder,
  deleteDraftOrderDiscounts,
  deleteDraftOrderFees,
  type DraftOrder,
  getDraftOrder,
  getOrder,
  getOrderDraftabilityStatus,
  type NewDraftOrder,
  type NewOrder,
  type NewOrderLineItem,
  type Order,
  queryDraftOrders,
  setDraftOrderBilling,
  setDraftOrderBusinessLocation,
  setDraftOrderBuyer,
  setDraftOrderDiscounts,
  setDraftOrderFees,
  setDraftOrderRecipient,
  setDraftOrderShipping,
  setDraftOrderTaxExemption,
  updateDraftOrderExtendedFields,
  updateDraftOrderLineItems,
  updateOrderStatus,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftOrderExpiry } from '../../src/ecom/index.ts'
import { orders } from '../../src/ecom/order/state.ts'
import type { Identity } from '../../src/kernel/handler.ts'
import { declined, goods, openShop, owner, refused, service, type Shop, visitor } from './shop.ts'

let shop: Shop
let order: Order
beforeEach(() => {
  shop = openShop()
  order = create()
  shop.events.length = 0
  shop.mails.length = 0
})

const euro = (amount: string) => ({
  amount,
  formattedAmount: `${amount.startsWith('-') ? '-' : ''}€${amount.replace('-', '')}`,
})
const matLine = '0b0f6a52-9c7e-4a4b-9f40-0a0f6f3a0c11'
const blockLine = '0b0f6a52-9c7e-4a4b-9f40-0a0f6f3a0c12'
const newLine = '0b0f6a52-9c7e-4a4b-9f40-0a0f6f3a0c13'

const line = (id: string, item: string, quantity: number, amount: string): NewOrderLineItem => ({
  id,
  productName: { original: item },
  catalogReference: goods(item),
  itemType: { preset: 'PHYSICAL' },
  quantity,
  price: { amount },
  taxInfo: { taxRate: '0.23' },
})

/** An order of two mats at 20 and one block at 10, delivered for 5: 55 in all. */
const create = (given: Partial<NewOrder> = {}): Order =>
  shop.call(createOrder, owner, {
    order: {
      channelInfo: { type: 'WEB' },
      status: 'APPROVED',
      buyerInfo: { email: 'ana@example.com', memberId: 'member-1' },
      lineItems: [line(matLine, 'mat', 2, '20'), line(blockLine, 'block', 1, '10')],
      shippingInfo: {
        title: 'Courier',
        logistics: { shippingDestination: { address: { country: 'PT', city: 'Lisboa' } } },
        cost: { price: { amount: '5' }, taxInfo: { taxRate: '0.23' } },
      },
      ...given,
    },
  })

const draftOf = (orderId = order.id, identity: Identity = owner): DraftOrder =>
  shop.call(createDraftOrder, identity, { sourceOrderId: orderId }).calculatedDraftOrder.draftOrder

const scratch = (draftOrder: NewDraftOrder): DraftOrder =>
  shop.call(createDraftOrder, owner, { draftOrder }).calculatedDraftOrder.draftOrder

const commit = (draftOrderId: string, more: object = {}): Order =>
  shop.call(commitDraftOrder, owner, { draftOrderId, ...more }).orderAfterCommit

const change = (draftOrderId: string, lineItemId: string, given: object): DraftOrder =>
  shop.call(updateDraftOrderLineItems, owner, { draftOrderId, lineItemChanges: [{ lineItemId, ...given }] })
    .draftOrder

const totalOf = ({ priceSummary }: Pick<DraftOrder, 'priceSummary'>) => priceSummary?.total?.amount

const put = (changes: Partial<Order>): void => {
  shop.state.unit(() => shop.state.in(orders).put({ ...order, ...changes }))
}

describe('a draft of an order', () => {
  it('is the whole order before any change, and costs the same', () => {
    const draft = draftOf()
    expect(draft).toEqual({
      id: draft.id,
      orderId: order.id,
      status: 'DRAFT',
      createdBy: { userId: expect.any(String) as string },
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      updatedDate: new Date('2026-03-02T09:00:00.000Z'),
      currency: 'EUR',
      weightUnit: 'KG',
      lineItems: order.lineItems?.map((lineItem) => ({ lineItem })),
      discounts: [],
      additionalFees: [],
      shippingInfo: { shippingInfo: order.shippingInfo },
      buyerDetails: { buyerInfo: order.buyerInfo },
      priceSummary: order.priceSummary,
      taxInfo: order.taxInfo,
      balanceSummary: order.balanceSummary,
    })
    expect(shop.events).toMatchObject([{ slug: 'created', entityId: draft.id, entity: draft }])
    expect(shop.call(getDraftOrder, owner, { draftOrderId: draft.id })).toEqual({ draftOrder: draft })
  })

  it('is given again to the one who edits, and refused to everybody else', () => {
    const draft = draftOf()
    expect(shop.call(createDraftOrder, owner, { sourceOrderId: order.id })).toEqual({
      calculatedDraftOrder: { draftOrder: draft },
      preexistingDraftOrder: true,
    })
    expect(() => draftOf(order.id, { kind: 'owner', appId: 'app-1' })).toThrow(
      declined(409, 'ORDER_IS_ALREADY_EDITED', { orderId: order.id, editedBy: draft.createdBy }),
    )
    shop.call(deleteDraftOrder, owner, { draftOrderId: draft.id })
    expect(draftOf(order.id, { kind: 'owner', appId: 'app-1' }).createdBy).toEqual({ appId: 'app-1' })
  })

  it('needs either an order or a content', () => {
    expect(() => shop.call(createDraftOrder, owner, {})).toThrow(
      refused({
        field: 'sourceOrderId',
        description: 'must be given, or a draftOrder in its place',
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      }),
    )
    expect(() => shop.call(createDraftOrder, owner, { sourceOrderId: order.id, draftOrder: {} })).toThrow(
      refused({
        field: 'draftOrder',
        description: 'cannot be given together with sourceOrderId',
        violatedRule: 'ONE_OF_ALIGNMENT',
      }),
    )
  })

  it('keeps tips and the like in the total', () => {
    put({ priceSummary: { ...order.priceSummary, total: euro('58.00') } })
    const draft = draftOf()
    expect(totalOf(draft)).toBe('58.00')
    expect(totalOf(change(draft.id, matLine, { newQuantity: 1 }))).toBe('38.00')
  })

  it('ends a day after its last change, unless it is committed', () => {
    const draft = draftOf()
    const other = draftOf(create().id)
    commit(other.id)
    shop.advance(23 * 3_600_000)
    change(draft.id, matLine, { newQuantity: 3 })
    const run = () => shop.state.unit(() => draftOrderExpiry.run(shop.context(owner, {})))
    const day = 24 * 3_600_000
    expect(draftOrderExpiry.nextAt(shop.state)).toBe(Date.parse('2026-03-03T08:00:00.000Z') + day)
    shop.advance(day - 1)
    run()
    expect(shop.call(getDraftOrder, owner, { draftOrderId: draft.id }).draftOrder.id).toBe(draft.id)
    shop.advance(1)
    run()
    expect(() => shop.call(getDraftOrder, owner, { draftOrderId: draft.id })).toThrow(
      declined(404, 'DRAFT_ORDER_DOES_NOT_EXIST'),
    )
    expect(shop.call(getDraftOrder, owner, { draftOrderId: other.id }).draftOrder.status).toBe('COMMITTED')
    expect(shop.events.at(-1)).toMatchObject({ slug: 'deleted', entityId: draft.id })
  })

  it('is found by its order and its status', () => {
    const draft = draftOf()
    scratch({})
    const found = (filter: object) => shop.call(queryDraftOrders, owner, { filter }).items.map(({ id }) => id)
    expect(found({ orderId: order.id })).toEqual([draft.id])
    expect(found({ status: 'COMMITTED' })).toEqual([])
    commit(draft.id)
    expect(found({ status: 'COMMITTED' })).toEqual([draft.id])
  })

  it('can be dropped until it is committed', () => {
    const draft = draftOf()
    commit(draft.id)
    expect(() => shop.call(deleteDraftOrder, owner, { draftOrderId: draft.id })).toThrow(
      declined(409, 'DRAFT_ORDER_CANNOT_BE_DELETED', { draftOrderId: draft.id }),
    )
    expect(() => shop.call(deleteDraftOrder, owner, { draftOrderId: 'none' })).toThrow(
      declined(404, 'DRAFT_ORDER_DOES_NOT_EXIST'),
    )
  })
})

describe('whether an order can be edited', () => {
  const statusOf = (orderId: string) => shop.call(getOrderDraftabilityStatus, owner, { orderId })

  it('is said of an approved order, and of one that does not exist', () => {
    expect(statusOf(order.id)).toEqual({ orderId: order.id, orderDraftable: true, nonDraftableReasons: [] })
    expect(statusOf('none')).toEqual({
      orderId: 'none',
      orderDraftable: false,
      nonDraftableReasons: ['ORDER_NOT_FOUND'],
    })
  })

  it.each([
    [{ paymentStatus: 'PARTIALLY_REFUNDED' }, 'PARTIALLY_OR_FULLY_REFUNDED'],
    [{ paymentStatus: 'FULLY_REFUNDED' }, 'PARTIALLY_OR_FULLY_REFUNDED'],
    [{ channelInfo: { type: 'EBAY' } }, 'UNSUPPORTED_CHANNEL_TYPE'],
    [{ status: 'CANCELED' }, 'ORDER_STATUS_IS_NOT_SUPPORTED'],
    [{ status: 'INITIALIZED' }, 'ORDER_STATUS_IS_NOT_SUPPORTED'],
    [{ currency: 'JPY' }, 'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT'],
    [{ weightUnit: 'LB' }, 'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT'],
    [
      { lineItems: [{ id: 'line', subscriptionInfo: { id: 'subscription' } }] },
      'SUBSCRIPTION_LINE_ITEM_EXISTS',
    ],
  ] as const)('is denied of an order with %j', (changes, reason) => {
    put(changes as unknown as Partial<Order>)
    expect(statusOf(order.id)).toEqual({
      orderId: order.id,
      orderDraftable: false,
      nonDraftableReasons: [reason],
    })
    expect(() => draftOf()).toThrow(
      declined(409, 'ORDER_CANNOT_BE_EDITED', { orderId: order.id, nonDraftableReasons: [reason] }),
    )
  })
})

describe('the lines of a draft', () => {
  it('change in quantity, price and texts, and say how they were', () => {
    const { id } = draftOf()
    const changed = change(id, matLine, {
      newQuantity: 3,
      newPrice: '15',
      newProductName: { original: 'Travel mat' },
      newPriceDescription: { original: 'For members' },
      newDescriptionLines: { descriptionLines: [{ name: { original: 'Colour' } }] },
    })
    expect(changed.lineItems?.[0]).toMatchObject({
      changedDetails: { quantityBeforeChange: 2, priceBeforeChange: euro('20.00') },
      lineItem: {
        id: matLine,
        quantity: 3,
        price: euro('15.00'),
        lineItemPrice: euro('45.00'),
        productName: { original: 'Travel mat' },
        priceDescription: { original: 'For members' },
        descriptionLines: [{ name: { original: 'Colour' } }],
      },
    })
    expect(changed.priceSummary).toEqual({
      subtotal: euro('55.00'),
      shipping: euro('5.00'),
      tax: euro('11.21'),
      discount: euro('0.00'),
      totalAdditionalFees: euro('0.00'),
      total: euro('60.00'),
    })
    const back = change(id, matLine, { newQuantity: 2, newPrice: '20' })
    expect(back.lineItems?.[0]).not.toHaveProperty('changedDetails.quantityBeforeChange')
    expect(shop.events.at(-1)).toMatchObject({ slug: 'updated', entity: back })
  })

  it('are removed by a quantity of 0, and come back by another one', () => {
    const { id } = draftOf()
    const removed = change(id, matLine, { newQuantity: 0 })
    expect(removed.lineItems?.[0]).toEqual({ lineItem: order.lineItems?.[0], removed: true })
    expect(totalOf(removed)).toBe('15.00')
    expect(() => change(id, matLine, { newPrice: '1' })).toThrow(
      declined(400, 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN', { lineItemId: matLine }),
    )
    expect(() => change(id, blockLine, { newQuantity: 0, newPrice: '1' })).toThrow(
      declined(400, 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN', { lineItemId: blockLine }),
    )
    expect(totalOf(change(id, matLine, { newQuantity: 2 }))).toBe('55.00')
  })

  it('are added from the catalog and by hand, and leave without a trace', () => {
    const { id } = draftOf()
    const { draftOrder } = shop.call(addLineItemsToDraftOrder, owner, {
      draftOrderId: id,
      catalogLineItems: [{ id: newLine, catalogReference: goods('guide'), quantity: 2 }],
      customLineItems: [
        {
          productName: { original: 'Engraving' },
          itemType: { preset: 'CUSTOM_AMOUNT_ITEM' },
          price: { amount: '3.50' },
        },
      ],
    })
    expect(draftOrder.lineItems?.slice(2)).toMatchObject([
      {
        added: true,
        lineItem: {
          id: newLine,
          productName: { original: 'Guide' },
          catalogReference: goods('guide'),
          itemType: { preset: 'DIGITAL' },
          quantity: 2,
          price: euro('9.99'),
          taxInfo: { taxRate: '0.23' },
        },
      },
      { added: true, lineItem: { productName: { original: 'Engraving' }, quantity: 1, price: euro('3.50') } },
    ])
    expect(totalOf(draftOrder)).toBe('78.48')
    expect(change(id, newLine, { newQuantity: 0 }).lineItems).toHaveLength(3)
  })

  it.each([
    'newCatalogReferenceOptions',
    'newSubscriptionSettings',
    'newPaymentOption',
    'newTaxableAddress',
    'newDecimalQuantity',
    'newFixedQuantity',
  ])('refuse the change "%s", which the emulator cannot make', (field) => {
    const { id } = draftOf()
    expect(() => change(id, matLine, { newQuantity: 2, [field]: {} })).toThrow(
      refused({
        field: `lineItemChanges.0.${field}`,
        description: 'is not supported by the emulator: remove the line, and add it anew',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
  })

  it.each([
    [{ newQuantity: 2, newPrice: undefined }, undefined],
    [{}, [400, 'EMPTY_CHANGE_REQUEST', { lineItemId: matLine }]],
    [{ quantity: 2 }, [400, 'EMPTY_CHANGE_REQUEST', { lineItemId: matLine }]],
  ] as const)('take the change %j, or refuse it', (given, refusal) => {
    const { id } = draftOf()
    if (!refusal) expect(change(id, matLine, given).id).toBe(id)
    else expect(() => change(id, matLine, given)).toThrow(declined(...(refusal as [number, string, object])))
  })

  it('refuse two changes of one line, and an unknown line', () => {
    const { id } = draftOf()
    const one = { lineItemId: matLine, newQuantity: 1 }
    expect(() =>
      shop.call(updateDraftOrderLineItems, owner, { draftOrderId: id, lineItemChanges: [one, one] }),
    ).toThrow(declined(400, 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM', { lineItemId: matLine }))
    expect(() => change(id, newLine, { newQuantity: 1 })).toThrow(
      declined(404, 'LINE_ITEM_DOES_NOT_EXIST', { lineItemId: newLine }),
    )
  })

  it.each([
    [{ fulfillerId: newLine }, 'CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER'],
    [{ locations: [{ id: newLine, quantity: 2 }] }, 'UPDATING_LINE_ITEM_WITH_LOCATIONS'],
  ])('keep their quantity with %j', (given, code) => {
    const own = create({ lineItems: [{ ...line(matLine, 'mat', 2, '20'), ...given }] })
    const { id } = draftOf(own.id)
    expect(() => change(id, matLine, { newQuantity: 1 })).toThrow(
      declined(409, code, { lineItemId: matLine }),
    )
    expect(totalOf(change(id, matLine, { newQuantity: 2, newPrice: '10' }))).toBe('25.00')
  })

  it('keep a quantity that is fixed, or go', () => {
    const own = create({
      lineItems: [
        line(blockLine, 'block', 1, '10'),
        { ...line(matLine, 'mat', 1, '20'), fixedQuantity: true },
      ],
    })
    const { id } = draftOf(own.id)
    expect(() => change(id, matLine, { newQuantity: 2 })).toThrow(
      refused({
        field: 'lineItemChanges.0.newQuantity',
        description: 'must be 1 or 0: the quantity of this item is fixed',
        violatedRule: 'VALIDATION',
      }),
    )
    expect(totalOf(change(id, matLine, { newQuantity: 0 }))).toBe('15.00')
  })

  it('hold choices that cost no more than the line', () => {
    const { id } = draftOf()
    const choices = (amount: string) => ({
      newModifierGroups: {
        modifierGroups: [{ id: 'g', modifiers: [{ id: 'm', quantity: 2, price: { amount } }] }],
      },
    })
    expect(change(id, matLine, choices('10')).lineItems?.[0]?.changedDetails).toEqual({
      modifierGroupsBeforeChange: [],
    })
    expect(() => change(id, matLine, choices('10.01'))).toThrow(
      declined(400, 'MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE', { lineItemId: matLine }),
    )
  })

  it('refuse what cannot be added', () => {
    const { id: draftOrderId } = draftOf()
    const add = (input: object) => () =>
      shop.call(addLineItemsToDraftOrder, owner, { draftOrderId, ...input })
    const custom = {
      productName: { original: 'Engraving' },
      itemType: { preset: 'CUSTOM_AMOUNT_ITEM' },
      price: { amount: '1' },
    }
    expect(add({})).toThrow(
      refused({
        field: 'catalogLineItems',
        description: 'must hold a line, or customLineItems must',
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      }),
    )
    const catalog = (item: string, more: object = {}) => ({
      catalogLineItems: [{ catalogReference: goods(item), ...more }],
    })
    expect(add(catalog('unknown'))).toThrow(declined(404, 'CATALOG_ITEM_NOT_FOUND'))
    expect(add(catalog('mat'))).toThrow(declined(409, 'CATALOG_ITEM_ALREADY_EXIST'))
    shop.items.set('card', { name: 'Gift card', price: '50', itemType: 'GIFT_CARD' })
    shop.items.set('member', { name: 'Pass', price: '5', itemType: 'DIGITAL', paymentOption: 'MEMBERSHIP' })
    shop.items.set('rare', { name: 'Rare', price: '5', itemType: 'PHYSICAL' })
    shop.stock.set('rare', 2)
    expect(add(catalog('card'))).toThrow(declined(400, 'GIFT_CARD_ITEM_UNSUPPORTED'))
    expect(add(catalog('member'))).toThrow(declined(400, 'CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED'))
    expect(add(catalog('rare', { quantity: 3 }))).toThrow(
      declined(409, 'CATALOG_ITEM_NOT_AVAILABLE', { quantityAvailable: 2 }),
    )
    expect(add(catalog('rare', { quantity: 2 }))).not.toThrow()
    expect(add({ customLineItems: [{ ...custom, itemType: { preset: 'GIFT_CARD' } }] })).toThrow(
      declined(400, 'GIFT_CARD_ITEM_UNSUPPORTED'),
    )
    expect(add({ customLineItems: [{ ...custom, itemType: {} }] })).toThrow(
      refused({
        field: 'customLineItems.0.itemType',
        description: 'must hold either a preset or a custom type',
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      }),
    )
    expect(
      add({
        customLineItems: [
          { ...custom, id: newLine },
          { ...custom, id: newLine },
        ],
      }),
    ).toThrow(declined(400, 'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM', { lineItemId: newLine }))
    expect(add({ customLineItems: [{ ...custom, id: matLine }] })).toThrow(
      declined(409, 'DUPLICATED_LINE_ITEM_IDS', { lineItemId: matLine }),
    )
    const many = (count: number) => ({ customLineItems: Array.from({ length: count }, () => custom) })
    expect(add(many(298))).toThrow(declined(409, 'MAX_ITEMS_REACHED', { maximum: 300 }))
    expect(add(many(297))).not.toThrow()
  })
})

describe('discounts and fees of a draft', () => {
  it('count once they are applied, and go by hand', () => {
    const { id: draftOrderId } = draftOf()
    const { draftOrder } = shop.call(createDraftOrderDiscounts, owner, {
      draftOrderId,
      discounts: [{ percentage: '10', description: 'Sorry' }],
    })
    expect(totalOf(draftOrder)).toBe('55.00')
    const [kept] = draftOrder.discounts ?? []
    expect(kept).toEqual({
      discount: {
        id: expect.any(String) as string,
        discountType: 'GLOBAL',
        merchantDiscount: { percentage: '10', description: 'Sorry' },
      },
      source: 'CUSTOM',
      applied: false,
    })
    const id = kept?.discount?.id ?? ''
    const set = (applied: boolean) =>
      shop.call(setDraftOrderDiscounts, owner, { draftOrderId, discounts: [{ id, applied }] }).draftOrder
    expect(set(true)).toMatchObject({
      discounts: [{ applied: true, discount: { merchantDiscount: { amount: euro('5.00') } } }],
      priceSummary: { discount: euro('5.00'), total: euro('50.00') },
    })
    expect(totalOf(set(false))).toBe('55.00')
    const gone = shop.call(deleteDraftOrderDiscounts, owner, { draftOrderId, discountIds: [id] })
    expect(gone.draftOrder.discounts).toEqual([])
    expect(() => set(true)).toThrow(declined(404, 'DISCOUNT_NOT_FOUND', { id }))
  })

  it('ask for their whole amount again when a line grows', () => {
    const { id: draftOrderId } = draftOf()
    shop.call(createDraftOrderDiscounts, owner, {
      draftOrderId,
      discounts: [
        {
          priceAmount: { amount: '30' },
          discountType: 'SPECIFIC_ITEMS',
          lineItemDiscounts: [{ id: matLine }],
          applyToDraftOrder: true,
        },
      ],
    })
    expect(totalOf(change(draftOrderId, matLine, { newQuantity: 1 }))).toBe('15.00')
    expect(totalOf(change(draftOrderId, matLine, { newQuantity: 3 }))).toBe('45.00')
  })

  it.each([
    ['GLOBAL', '50.00', '50.01', 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS'],
    ['SPECIFIC_ITEMS', '40.00', '40.01', 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS'],
    ['SHIPPING', '5.00', '5.01', 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL'],
  ])('for %s take %s and refuse %s', (discountType, whole, more, code) => {
    const { id: draftOrderId } = draftOf()
    const add = (amount: string) =>
      shop.call(createDraftOrderDiscounts, owner, {
        draftOrderId,
        discounts: [
          {
            priceAmount: { amount },
            discountType,
            applyToDraftOrder: true,
            ...(discountType === 'SPECIFIC_ITEMS' && { lineItemDiscounts: [{ id: matLine }] }),
          },
        ],
      })
    expect(() => add(more)).toThrow(declined(400, code))
    expect(add(whole).draftOrder.priceSummary?.discount?.amount).toBe(whole)
  })

  it('refuse a discount that says no or two amounts, or names a line at the wrong type', () => {
    const { id: draftOrderId } = draftOf()
    const add = (discount: object) => () =>
      shop.call(createDraftOrderDiscounts, owner, { draftOrderId, discounts: [discount] })
    const neither = refused({
      field: 'discounts.0',
      description: 'must hold either a priceAmount or a percentage',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
    expect(add({})).toThrow(neither)
    expect(add({ percentage: '5', priceAmount: { amount: '1' } })).toThrow(neither)
    const misplaced = refused({
      field: 'discounts.0.lineItemDiscounts',
      description: 'must name one line for SPECIFIC_ITEMS, and none for the other types',
      violatedRule: 'ONE_OF_ALIGNMENT',
    })
    expect(add({ percentage: '5', discountType: 'SPECIFIC_ITEMS' })).toThrow(misplaced)
    expect(add({ percentage: '5', lineItemDiscounts: [{ id: matLine }] })).toThrow(misplaced)
    expect(
      add({ percentage: '5', discountType: 'SPECIFIC_ITEMS', lineItemDiscounts: [{ id: newLine }] }),
    ).toThrow(declined(404, 'LINE_ITEM_NOT_FOUND', { lineItemId: newLine }))
  })

  it('fees are taxed when they say so', () => {
    const { id: draftOrderId } = draftOf()
    const { draftOrder } = shop.call(createDraftOrderFees, owner, {
      draftOrderId,
      customAdditionalFees: [
        {
          name: 'Wrapping',
          price: { amount: '1.23' },
          taxDetails: { taxable: true },
          applyToDraftOrder: true,
        },
        { name: 'Rush', price: { amount: '2' }, lineItemIds: [matLine] },
      ],
    })
    expect(draftOrder.additionalFees).toMatchObject([
      {
        source: 'CUSTOM',
        applied: true,
        additionalFee: { name: 'Wrapping', priceBeforeTax: euro('1.00'), priceAfterTax: euro('1.23') },
      },
      { source: 'CUSTOM', applied: false, additionalFee: { name: 'Rush', lineItemIds: [matLine] } },
    ])
    expect(totalOf(draftOrder)).toBe('56.23')
    const id = draftOrder.additionalFees?.[1]?.additionalFee?.id ?? ''
    const set = shop.call(setDraftOrderFees, owner, { draftOrderId, additionalFees: [{ id, applied: true }] })
    expect(totalOf(set.draftOrder)).toBe('58.23')
    const gone = shop.call(deleteDraftOrderFees, owner, { draftOrderId, customAdditionalFees: [id] })
    expect(totalOf(gone.draftOrder)).toBe('56.23')
    expect(() =>
      shop.call(deleteDraftOrderFees, owner, { draftOrderId, customAdditionalFees: [id] }),
    ).toThrow(declined(404, 'ADDITIONAL_FEE_NOT_FOUND', { id }))
    expect(() =>
      shop.call(createDraftOrderFees, owner, {
        draftOrderId,
        customAdditionalFees: [{ name: 'Rush', price: { amount: '2' }, lineItemIds: [newLine] }],
      }),
    ).toThrow(declined(404, 'LINE_ITEM_NOT_FOUND', { lineItemId: newLine }))
  })

  it('removes those of the order without deleting them', () => {
    const own = create({
      appliedDiscounts: [{ coupon: { code: 'SPRING', amount: { amount: '5' } } }],
      additionalFees: [{ name: 'Handling', price: { amount: '2' } }],
    })
    const draft = draftOf(own.id)
    expect(draft.discounts).toMatchObject([{ source: 'ORIGINAL_ORDER', applied: true }])
    const discountId = draft.discounts?.[0]?.discount?.id ?? ''
    const feeId = draft.additionalFees?.[0]?.additionalFee?.id ?? ''
    const draftOrderId = draft.id
    expect(() =>
      shop.call(deleteDraftOrderDiscounts, owner, { draftOrderId, discountIds: [discountId] }),
    ).toThrow(declined(404, 'DISCOUNT_NOT_FOUND'))
    expect(() =>
      shop.call(deleteDraftOrderFees, owner, { draftOrderId, customAdditionalFees: [feeId] }),
    ).toThrow(declined(404, 'ADDITIONAL_FEE_NOT_FOUND'))
    shop.call(setDraftOrderDiscounts, owner, {
      draftOrderId,
      discounts: [{ id: discountId, applied: false }],
    })
    shop.call(setDraftOrderFees, owner, { draftOrderId, additionalFees: [{ id: feeId, applied: false }] })
    const after = commit(draftOrderId)
    expect(after).toMatchObject({
      appliedDiscounts: [],
      additionalFees: [],
      priceSummary: { total: euro('55.00') },
    })
    expect(after.activities?.at(-1)?.draftOrderChangesApplied?.changes).toMatchObject([
      { discountRemoved: { id: discountId, name: { original: 'SPRING' }, totalAmount: euro('5.00') } },
      { additionalFeeRemoved: { id: feeId, name: { original: 'Handling' }, totalAmount: euro('2.00') } },
      { totalPriceChanged: { originalTotal: euro('52.00'), newTotal: euro('55.00') } },
    ])
  })
})

describe('the people and places of a draft', () => {
  it('say how they were, and come to the order', () => {
    const { id: draftOrderId } = draftOf()
    const address = { country: 'PT', city: 'Porto' }
    shop.call(setDraftOrderBilling, owner, { draftOrderId, billingInfo: { address } })
    shop.call(setDraftOrderRecipient, owner, { draftOrderId, recipientInfo: { address } })
    shop.call(setDraftOrderBuyer, owner, { draftOrderId, buyerInfo: { email: 'rui@example.com' } })
    const { draftOrder } = shop.call(setDraftOrderShipping, owner, {
      draftOrderId,
      shippingInfo: {
        title: 'Express',
        logistics: { shippingDestination: { address } },
        cost: { price: { amount: '12.30' } },
      },
    })
    expect(draftOrder).toMatchObject({
      billingDetails: { billingInfo: { address }, added: true },
      recipientInfo: { recipientInfo: { address }, added: true },
      buyerDetails: {
        buyerInfo: { email: 'rui@example.com', memberId: 'member-1' },
        changedDetails: { buyerInfoBeforeChange: order.buyerInfo },
      },
      shippingInfo: {
        shippingInfo: {
          title: 'Express',
          cost: { price: euro('12.30'), totalPriceBeforeTax: euro('10.00') },
        },
        changedDetails: { shippingInfoBeforeChange: order.shippingInfo },
      },
      priceSummary: { shipping: euro('12.30'), total: euro('62.30') },
    })
    const after = commit(draftOrderId)
    expect(after).toMatchObject({
      billingInfo: { address },
      recipientInfo: { address },
      buyerInfo: { email: 'rui@example.com', memberId: 'member-1' },
      shippingInfo: { title: 'Express' },
    })
    expect(after.activities?.map(({ activityType }) => activityType)).toEqual([
      'ORDER_PLACED',
      'DRAFT_ORDER_CHANGES_APPLIED',
      'EMAIL_EDITED',
      'SHIPPING_ADDRESS_EDITED',
    ])
    expect(after.activities?.[1]?.draftOrderChangesApplied?.changes).toContainEqual({
      shippingInformationChanged: {
        originalShippingInfo: { total: euro('5.00'), shippingTitle: 'Courier' },
        newShippingInfo: { total: euro('12.30'), shippingTitle: 'Express' },
      },
    })
  })

  it('charge no tax of an exempt draft', () => {
    const { id: draftOrderId } = draftOf()
    const exempt = (taxExempt: boolean) =>
      shop.call(setDraftOrderTaxExemption, owner, { draftOrderId, taxExempt }).draftOrder.taxInfo
    expect(exempt(true)).toMatchObject({ totalTax: euro('0.00'), taxExempt: true })
    expect(exempt(false)).toMatchObject({ totalTax: euro('10.28'), taxExempt: false })
  })

  it('keep the location of an order that was placed', () => {
    const { id: draftOrderId } = draftOf()
    expect(() =>
      shop.call(setDraftOrderBusinessLocation, owner, {
        draftOrderId,
        businessLocation: { name: 'Harbour' },
      }),
    ).toThrow(declined(409, 'BUSINESS_LOCATION_CANNOT_BE_EDITED', { orderId: order.id }))
  })

  it('hold data of apps', () => {
    const { id } = draftOf()
    const set = (namespaceData: Record<string, unknown>) =>
      shop.call(updateDraftOrderExtendedFields, owner, { id, namespace: '@studio/packing', namespaceData })
        .extendedFields
    set({ shelf: 'B4', fragile: true })
    expect(set({ shelf: 'B5', fragile: null })).toEqual({
      namespaces: { '@studio/packing': { shelf: 'B5' } },
    })
    expect(commit(id).extendedFields).toEqual({ namespaces: { '@studio/packing': { shelf: 'B5' } } })
  })
})

describe('a committed draft', () => {
  it('changes the order, its balance and its history, and tells of it', () => {
    const paid = create({ paymentStatus: 'PAID' })
    const draft = draftOf(paid.id)
    change(draft.id, matLine, { newQuantity: 3 })
    shop.events.length = 0
    shop.payments.length = 0
    const result = shop.call(commitDraftOrder, owner, {
      draftOrderId: draft.id,
      reason: 'One more for a friend',
      commitSettings: { sendNotificationsToBuyer: true, sendNotificationsToBusiness: true },
    })
    const { orderAfterCommit: after, committedDraftOrder } = result
    expect(committedDraftOrder).toMatchObject({
      status: 'COMMITTED',
      commitSettings: { sendNotificationsToBuyer: true, sendNotificationsToBusiness: true },
      balanceSummary: { balance: euro('20.00'), paid: euro('55.00') },
    })
    expect(after).toMatchObject({
      priceSummary: { subtotal: euro('70.00'), total: euro('75.00') },
      balanceSummary: { paid: euro('55.00'), balance: euro('20.00') },
      paymentStatus: 'PARTIALLY_PAID',
    })
    expect(after.activities?.at(-1)).toEqual({
      id: expect.any(String) as string,
      activityType: 'DRAFT_ORDER_CHANGES_APPLIED',
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      draftOrderChangesApplied: {
        draftOrderId: draft.id,
        reason: 'One more for a friend',
        changes: [
          {
            lineItemChanged: {
              id: matLine,
              name: { original: 'mat' },
              quantity: { originalQuantity: 2, newQuantity: 3, diff: 1, deltaType: 'QUANTITY_INCREASED' },
            },
          },
          { totalPriceChanged: { originalTotal: euro('55.00'), newTotal: euro('75.00') } },
        ],
      },
    })
    expect(shop.events).toMatchObject([
      { slug: 'updated', entity: { id: after.id } },
      {
        slug: 'committed',
        entity: {
          order: after,
          draftOrderId: draft.id,
          changes: {
            lineItems: [
              {
                lineItemId: matLine,
                changedDetails: { quantityBeforeChange: 2, priceBeforeChange: euro('20.00') },
              },
            ],
            appliedDiscounts: [],
            additionalFees: [],
          },
          commitSettings: { sendNotificationsToBuyer: true, sendNotificationsToBusiness: true },
          commitDate: new Date('2026-03-02T09:00:00.000Z'),
        },
      },
      { slug: 'payment_status_updated', entity: { order: after, previousPaymentStatus: 'PAID' } },
      { slug: 'updated', entity: { id: draft.id } },
    ])
    expect(shop.payments.map(({ id }) => id)).toEqual(['mat', 'block'])
    expect(shop.mails.slice(-2).map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@example.com', `Your order ${after.number ?? ''} at Harbour Studio was changed`],
      ['hello@harbour.example', `Order ${after.number ?? ''} was changed`],
    ])
    expect(() => change(draft.id, matLine, { newQuantity: 1 })).toThrow(
      declined(409, 'DRAFT_ORDER_ALREADY_COMMITTED', { draftOrderId: draft.id }),
    )
    expect(() => commit(draft.id)).toThrow(declined(409, 'DRAFT_ORDER_ALREADY_COMMITTED'))
  })

  it('gives a paid order back what it does not cost any more, as a negative balance', () => {
    const paid = create({ paymentStatus: 'PAID' })
    const { id } = draftOf(paid.id)
    change(id, blockLine, { newQuantity: 0 })
    expect(commit(id)).toMatchObject({
      balanceSummary: { paid: euro('55.00'), balance: euro('-10.00') },
      paymentStatus: 'PAID',
    })
  })

  it('moves the stock of the lines that it names alone', () => {
    expect(shop.stock.get('mat')).toBe(18)
    shop.items.set('strap', { name: 'Strap', price: '5', itemType: 'PHYSICAL' })
    shop.stock.set('strap', 4)
    const first = draftOf()
    change(first.id, matLine, { newQuantity: 5 })
    shop.call(addLineItemsToDraftOrder, owner, {
      draftOrderId: first.id,
      catalogLineItems: [{ id: newLine, catalogReference: goods('strap'), quantity: 3 }],
    })
    commit(first.id, {
      commitSettings: { updateInventory: [{ lineItemId: matLine }, { lineItemId: newLine }] },
    })
    expect([shop.stock.get('mat'), shop.stock.get('strap')]).toEqual([15, 1])
    const second = draftOf()
    change(second.id, matLine, { newQuantity: 1 })
    change(second.id, newLine, { newQuantity: 0 })
    commit(second.id, { commitSettings: { updateInventory: [{ lineItemId: newLine }] } })
    expect([shop.stock.get('mat'), shop.stock.get('strap')]).toEqual([15, 4])
  })

  it('takes no more than there is, and changes nothing then', () => {
    const { id } = draftOf()
    change(id, matLine, { newQuantity: 21 })
    const settings = { commitSettings: { updateInventory: [{ lineItemId: matLine }] } }
    expect(() => commit(id, settings)).toThrow(declined(409, 'INSUFFICIENT_INVENTORY'))
    expect(shop.call(getOrder, owner, { id: order.id })).toEqual(order)
    expect(() => commit(id, { commitSettings: { updateInventory: [{ lineItemId: newLine }] } })).toThrow(
      refused({
        field: 'commitSettings.updateInventory.0.lineItemId',
        description: 'is not the id of a line of the order',
        violatedRule: 'VALIDATION',
      }),
    )
    change(id, matLine, { newQuantity: 20 })
    commit(id, settings)
    expect(shop.stock.get('mat')).toBe(0)
  })

  it('leaves the history as it was when it is told to', () => {
    const { id } = draftOf()
    change(id, matLine, { newQuantity: 1 })
    expect(commit(id, { commitSettings: { addActivitiesToOrder: false } }).activities).toEqual(
      order.activities,
    )
  })

  it('tells the fulfillers of the lines that change', () => {
    const own = create({ lineItems: [{ ...line(matLine, 'mat', 1, '20'), fulfillerId: newLine }] })
    const { id } = draftOf(own.id)
    change(id, matLine, { newPrice: '18' })
    shop.mails.length = 0
    const after = commit(id, { commitSettings: { sendNotificationsToCustomFulfillers: true } })
    expect(shop.mails.map(({ to }) => to)).toEqual([`${newLine}@fulfillers.example`])
    expect(after.activities?.at(-1)?.activityType).toBe('FULFILLER_EMAIL_SENT')
  })

  it('keeps what was handed over, and the fulfillment status follows', () => {
    shop.call(createFulfillment, owner, {
      orderId: order.id,
      fulfillment: {
        lineItems: [
          { id: matLine, quantity: 2 },
          { id: blockLine, quantity: 1 },
        ],
      },
    })
    const { id } = draftOf()
    change(id, matLine, { newQuantity: 1 })
    expect(() => commit(id)).toThrow(
      declined(409, 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', { lineItemId: matLine, handedOver: 2 }),
    )
    change(id, matLine, { newQuantity: 3 })
    expect(commit(id).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
  })

  it('is refused without a line, without an order, and when the order cannot be edited any more', () => {
    const { id } = draftOf()
    change(id, matLine, { newQuantity: 0 })
    change(id, blockLine, { newQuantity: 0 })
    expect(() => commit(id)).toThrow(
      declined(409, 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', { orderId: order.id }),
    )
    const fromNothing = scratch({})
    expect(() => commit(fromNothing.id)).toThrow(
      declined(409, 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', { draftOrderId: fromNothing.id }),
    )
    shop.call(updateOrderStatus, owner, { orderId: order.id, status: 'CANCELED' })
    expect(() => commit(id)).toThrow(
      declined(409, 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', {
        nonDraftableReasons: ['ORDER_STATUS_IS_NOT_SUPPORTED'],
      }),
    )
  })

  it('keeps an order of the checkout at its price when nothing changes', () => {
    const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: [
        { catalogReference: goods('mat'), quantity: 1 },
        { catalogReference: service('booking-1'), quantity: 1 },
      ],
    })
    const request = {
      checkoutId,
      contact: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
      delivery: { code: 'standard', address: { country: 'PT', city: 'Lisboa', addressLine: 'Rua 1' } },
      payment: { kind: 'card', outcome: 'approved' },
    } as never
    const placed = shop.state.unit(() => shop.commerce.placeOrder(shop.context(visitor, {}), request))
    if (placed.status === 'declined') throw new Error('The card was declined')
    const { id } = draftOf(placed.order.id)
    const after = commit(id)
    expect(after.priceSummary).toEqual(placed.order.priceSummary)
    expect(after.balanceSummary).toEqual(placed.order.balanceSummary)
    expect(after.taxInfo).toEqual(placed.order.taxInfo)
    expect(after.paymentStatus).toBe('PAID')
  })
})

describe('a draft from nothing', () => {
  const content: NewDraftOrder = {
    catalogLineItems: [{ catalogReference: goods('mat'), quantity: 2 }],
    customLineItems: [
      {
        productName: { original: 'Engraving' },
        itemType: { preset: 'CUSTOM_AMOUNT_ITEM' },
        price: { amount: '5' },
      },
    ],
    discounts: [{ percentage: '10' }],
    additionalFees: [{ name: 'Rush', price: { amount: '2' } }],
    buyerInfo: { email: 'ana@example.com' },
    billingInfo: { address: { country: 'PT', city: 'Porto' } },
    recipientInfo: { contactDetails: { firstName: 'Rui' } },
    shippingInfo: { title: 'Courier', cost: { price: { amount: '5' } } },
    businessLocation: { name: 'Harbour' },
    extendedFields: { namespaces: { '@studio/packing': { shelf: 'B4' } } },
  }

  it('becomes an order that costs the same', () => {
    const draft = scratch(content)
    expect(draft.priceSummary).toEqual({
      subtotal: euro('54.98'),
      shipping: euro('5.00'),
      tax: euro('10.18'),
      discount: euro('5.50'),
      totalAdditionalFees: euro('2.00'),
      total: euro('56.48'),
    })
    expect(draft).toMatchObject({
      buyerDetails: { added: true },
      billingDetails: { added: true },
      recipientInfo: { added: true },
      shippingInfo: { added: true },
      businessLocationDetails: { added: true },
    })
    const { createdOrder, committedDraftOrder } = shop.call(createOrderFromDraft, owner, {
      draftOrderId: draft.id,
      reason: 'By telephone',
      channelInfo: { type: 'POS' },
    })
    expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId: createdOrder.id })
    expect(createdOrder).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      channelInfo: { type: 'POS' },
      buyerInfo: { email: 'ana@example.com' },
      billingInfo: content.billingInfo,
      recipientInfo: content.recipientInfo,
      businessLocation: { name: 'Harbour' },
      extendedFields: content.extendedFields,
      priceSummary: draft.priceSummary,
      taxInfo: draft.taxInfo,
    })
    expect(createdOrder.activities).toMatchObject([
      { activityType: 'ORDER_PLACED' },
      {
        activityType: 'DRAFT_ORDER_CHANGES_APPLIED',
        draftOrderChangesApplied: { draftOrderId: draft.id, reason: 'By telephone', changes: [] },
      },
    ])
    expect(shop.stock.get('mat')).toBe(16)
    expect(shop.mails.map(({ to }) => to)).toEqual(['ana@example.com', 'hello@harbour.example'])
    expect(() => shop.call(createOrderFromDraft, owner, { draftOrderId: draft.id })).toThrow(
      declined(409, 'DRAFT_ORDER_ALREADY_COMMITTED'),
    )
  })

  it('comes from the back office unless it says otherwise, and obeys its settings', () => {
    const { createdOrder } = shop.call(createOrderFromDraft, owner, {
      draftOrderId: scratch(content).id,
      createSettings: {
        notifications: { sendNotificationToBuyer: false, sendNotificationsToBusiness: false },
      },
    })
    expect(createdOrder.channelInfo).toEqual({ type: 'BACKOFFICE_MERCHANT' })
    expect(createdOrder.activities).toHaveLength(1)
    expect(shop.mails).toEqual([])
    const refusal = refused({
      field: 'createSettings.editableByEveryone',
      description: 'can be true alone: name the apps that may edit the order in editableByOwnerApps',
      violatedRule: 'VALIDATION',
    })
    expect(() =>
      shop.call(createOrderFromDraft, owner, {
        draftOrderId: scratch(content).id,
        createSettings: { editableByEveryone: false },
      }),
    ).toThrow(refusal)
  })

  it('sets the location of the business, and ends never by itself', () => {
    const draft = scratch({})
    const { draftOrder } = shop.call(setDraftOrderBusinessLocation, owner, {
      draftOrderId: draft.id,
      businessLocation: { name: 'Harbour' },
    })
    expect(draftOrder.businessLocationDetails).toEqual({ businessLocation: { name: 'Harbour' }, added: true })
    expect(draftOrderExpiry.nextAt(shop.state)).toBeUndefined()
  })

  it('is refused as an order without a line, or when it edits an order', () => {
    const draftOrderId = scratch({}).id
    expect(() => shop.call(createOrderFromDraft, owner, { draftOrderId })).toThrow(
      declined(409, 'CREATE_ORDER_FAILED_VALIDATIONS', { draftOrderId }),
    )
    const edits = draftOf().id
    expect(() => shop.call(createOrderFromDraft, owner, { draftOrderId: edits })).toThrow(
      declined(409, 'CREATE_ORDER_FAILED_VALIDATIONS', { draftOrderId: edits }),
    )
  })
})

describe('changes that are committed in one call', () => {
  const deltas = (changes: object, more: object = {}, id = order.id): Order =>
    shop.call(commitOrderDeltas, owner, { id, changes, ...more })
  const lineDelta = (delta: object) => ({ lineItems: [{ lineItemId: matLine, ...delta }] })

  it('add, change and remove lines, fees, discounts and the delivery', () => {
    const after = deltas({
      lineItems: [
        {
          lineItemId: matLine,
          changedDetails: { quantityBeforeChange: 2, priceBeforeChange: { amount: '20' } },
          lineItem: { quantity: 3 },
        },
        { lineItemId: blockLine, lineItemRemoved: true },
        {
          lineItemId: newLine,
          lineItemAdded: true,
          lineItem: {
            productName: { original: 'Engraving' },
            itemType: { preset: 'CUSTOM_AMOUNT_ITEM' },
            quantity: 1,
            price: { amount: '4' },
          },
        },
      ],
      appliedDiscounts: [
        { discountId: 'discount-1', editedDiscount: { merchantDiscount: { amount: { amount: '6' } } } },
      ],
      additionalFees: [
        { additionalFeeId: 'fee-1', editedAdditionalFee: { name: 'Rush', price: { amount: '2' } } },
      ],
      shippingInfoRemoved: true,
      priceSummary: { total: { amount: '60' } },
    })
    expect(after).toMatchObject({
      priceSummary: {
        subtotal: euro('64.00'),
        discount: euro('6.00'),
        totalAdditionalFees: euro('2.00'),
        shipping: euro('0.00'),
        total: euro('60.00'),
      },
      balanceSummary: { balance: euro('60.00') },
      appliedDiscounts: [{ id: 'discount-1' }],
      additionalFees: [{ id: 'fee-1', name: 'Rush' }],
    })
    expect(after.lineItems?.map(({ id, quantity }) => [id, quantity])).toEqual([
      [matLine, 3],
      [newLine, 1],
    ])
    expect(after).not.toHaveProperty('shippingInfo')
    const gone = deltas({
      appliedDiscounts: [{ discountId: 'discount-1', discountRemoved: true }],
      additionalFees: [{ additionalFeeId: 'fee-1', additionalFeeRemoved: true }],
      changedShippingInfo: { title: 'Courier', cost: { price: { amount: '5' } } },
    })
    expect(gone).toMatchObject({
      appliedDiscounts: [],
      additionalFees: [],
      priceSummary: { total: euro('69.00') },
    })
  })

  it('are those of the draft that is named, which is committed then', () => {
    const draft = draftOf()
    change(draft.id, matLine, { newQuantity: 3 })
    expect(() => deltas(lineDelta({ lineItemRemoved: true }))).toThrow(
      declined(409, 'ORDER_IS_ALREADY_EDITED', { draftOrderId: draft.id }),
    )
    const after = shop.call(commitOrderDeltas, owner, {
      id: order.id,
      draftOrderId: draft.id,
      reason: 'More',
    })
    expect(after.priceSummary?.total).toEqual(euro('75.00'))
    expect(after.activities?.at(-1)?.draftOrderChangesApplied?.reason).toBe('More')
    const second = draftOf()
    deltas(lineDelta({ lineItemRemoved: true }), { draftOrderId: second.id })
    expect(shop.call(getDraftOrder, owner, { draftOrderId: second.id }).draftOrder.status).toBe('COMMITTED')
    const third = draftOf(create().id)
    for (const input of [{}, { changes: {} }])
      expect(() =>
        shop.call(commitOrderDeltas, owner, { id: order.id, draftOrderId: third.id, ...input }),
      ).toThrow(declined(404, 'DRAFT_ORDER_DOES_NOT_EXIST'))
  })

  it('refuse what the order does not have, or has otherwise', () => {
    const line = (lineItemId: string, delta: object) => () =>
      deltas({ lineItems: [{ lineItemId, ...delta }] })
    expect(line(newLine, { lineItemRemoved: true })).toThrow(declined(404, 'LINE_ITEM_DOES_NOT_EXIST'))
    expect(line(matLine, { lineItemAdded: true })).toThrow(declined(409, 'DUPLICATED_LINE_ITEM_IDS'))
    const from = (changedDetails: object) => line(matLine, { changedDetails, lineItem: { quantity: 1 } })
    const changed = declined(409, 'LINE_ITEM_HAS_CHANGED', { lineItemId: matLine, quantity: 2 })
    expect(from({ quantityBeforeChange: 3 })).toThrow(changed)
    expect(from({ priceBeforeChange: { amount: '21' } })).toThrow(changed)
    expect(() => deltas({}, {}, 'none')).toThrow(declined(404, 'ORDER_NOT_FOUND'))
    put({ status: 'CANCELED' })
    expect(() => deltas({})).toThrow(
      declined(409, 'ORDER_CANNOT_BE_EDITED', { nonDraftableReasons: ['ORDER_STATUS_IS_NOT_SUPPORTED'] }),
    )
  })

  it.each([
    [
      lineDelta({}),
      'lineItems.0',
      'must hold exactly one of lineItemAdded, changedDetails and lineItemRemoved',
      'REQUIRED_ONE_OF_FIELD',
    ],
    [
      lineDelta({ changedDetails: {} }),
      'lineItems.0.lineItem',
      'must hold the fields that change',
      'REQUIRED_FIELD',
    ],
    [
      { lineItems: [{ lineItemId: newLine, lineItemAdded: true }] },
      'lineItems.0.lineItem.productName',
      'must be given for a new line',
      'REQUIRED_FIELD',
    ],
    [
      { appliedDiscounts: [{ discountId: 'x' }] },
      'appliedDiscounts.0',
      'must either be edited or removed',
      'REQUIRED_ONE_OF_FIELD',
    ],
    [
      { changedShippingInfo: {}, shippingInfoRemoved: true },
      'shippingInfoRemoved',
      'cannot be given together with changedShippingInfo',
      'ONE_OF_ALIGNMENT',
    ],
    [
      { priceSummary: { total: { amount: '1' } } },
      'priceSummary.total.amount',
      'must be 55.00, the sum of the parts of the order',
      'VALIDATION',
    ],
  ])('refuse %j', (changes, field, description, violatedRule) => {
    expect(() => deltas(changes)).toThrow(refused({ field: `changes.${field}`, description, violatedRule }))
  })

  it('need changes or a draft', () => {
    expect(() => shop.call(commitOrderDeltas, owner, { id: order.id })).toThrow(
      refused({
        field: 'changes',
        description: 'must be given, or a draftOrderId in its place',
        violatedRule: 'REQUIRED_ONE_OF_FIELD',
      }),
    )
  })
})
