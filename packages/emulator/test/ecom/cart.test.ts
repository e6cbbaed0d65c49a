import {
  addLineItemsToCart,
  addLineItemsToCurrentCart,
  calculateCart,
  type Cart,
  createCart,
  createCurrentCart,
  deleteCart,
  estimateCart,
  getCart,
  getCheckoutUrl,
  getCurrentCart,
  markCartAsCompleted,
  type NewCart,
  placeOrder,
  refreshCart,
  refreshCurrentCart,
  removeDeliveryMethod,
  removeDeliveryMethodFromCurrentCart,
  removeLineItemsFromCart,
  setDeliveryMethod,
  setDeliveryMethodForCurrentCart,
  updateCart,
  updateCurrentCart,
  updateLineItemsInCart,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Identity } from '../../src/kernel/handler.ts'
import { orderEntity } from '../../src/ecom/order/state.ts'
import { declined, goods, member, openShop, owner, refused, service, type Shop, visitor } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const stranger: Identity = { kind: 'visitor', visitorId: 'visitor-2' }
const address = { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' }
const customerInfo = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
const mat = { catalogReference: goods('mat'), quantity: 1 }

const create = (fields: NewCart = {}, identity = visitor): Cart =>
  shop.call(createCart, identity, { catalogItems: [mat], ...fields })

/** A cart that can be ordered: its customer collects the goods. */
const createReady = (fields: NewCart['cart'] = {}): Cart =>
  create({ cart: { customerInfo, ...fields }, deliveryMethod: { code: 'pickup' } })

const order = (cartId: string, priceVerificationToken?: string) =>
  shop.call(placeOrder, visitor, {
    cartId,
    ...(priceVerificationToken !== undefined && { priceVerificationToken }),
  })

describe('a cart that is created', () => {
  it('holds the fields, the items and the delivery method, and is not the current cart', () => {
    const cart = create({
      cart: {
        note: 'For Friday',
        customerInfo,
        deliveryInfo: { address },
        paymentInfo: { billingAddress: { ...address, city: 'Porto' } },
        customCheckoutUrl: 'https://shop.example/pay',
        extendedFields: { namespaces: { 'my-app': { table: 4 } } },
      },
      deliveryMethod: { code: 'standard' },
    })
    expect(cart).toMatchObject({
      revision: '1',
      note: 'For Friday',
      customerInfo: { ...customerInfo, visitorId: 'visitor-1', currencyCode: 'EUR' },
      deliveryInfo: { address, method: { code: 'standard', pickup: false } },
      paymentInfo: { billingAddress: { ...address, city: 'Porto' }, currencyCode: 'EUR' },
      customCheckoutUrl: 'https://shop.example/pay',
      extendedFields: { namespaces: { 'my-app': { table: 4 } } },
      source: { channelType: 'WEB' },
      subtotal: { amount: '24.99' },
      currentCart: false,
      orderPlaced: false,
    })
    expect(() => shop.call(getCurrentCart, visitor, {})).toThrow(declined(404, 'CART_NOT_FOUND'))
    expect(shop.call(getCart, visitor, { cartId: cart.id })).toEqual(cart)
    expect(shop.events.map(({ slug, entityId }) => [slug, entityId])).toEqual([['created', cart.id]])
  })

  it('takes the place of the current cart, which stays by its id', () => {
    const before = shop.call(addLineItemsToCurrentCart, visitor, { catalogItems: [mat] })
    const cart = shop.call(createCurrentCart, visitor, { cart: { note: 'Anew' } })
    expect(cart).toMatchObject({ currentCart: true, note: 'Anew', lineItems: [] })
    expect(shop.call(getCurrentCart, visitor, {}).id).toBe(cart.id)
    expect(shop.call(getCart, visitor, { cartId: before.id })).toMatchObject({
      currentCart: false,
      lineItems: before.lineItems,
    })
  })

  it('takes no custom items but from the business, and no item that is not sold', () => {
    const customItems = [{ name: { original: 'Class' }, pricing: { price: { amount: '80.00' } } }]
    expect(() => create({ customItems })).toThrow(expect.objectContaining({ status: 403 }) as Error)
    expect(create({ customItems }, owner).lineItems).toHaveLength(2)
    expect(() => create({ catalogItems: [{ catalogReference: goods('ghost'), quantity: 1 }] })).toThrow(
      declined(404, 'ITEM_NOT_FOUND_IN_CATALOG'),
    )
  })
})

describe('a cart by its id', () => {
  it('belongs to its customer and to the business', () => {
    const { id: cartId } = create()
    for (const identity of [stranger, member])
      expect(() => shop.call(getCart, identity, { cartId })).toThrow(declined(404, 'CART_NOT_FOUND'))
    expect(shop.call(getCart, owner, { cartId }).id).toBe(cartId)
    expect(() => shop.call(deleteCart, stranger, { cartId })).toThrow(declined(404, 'CART_NOT_FOUND'))
  })

  it('takes, changes and gives back lines', () => {
    const { id: cartId } = create()
    const block = { catalogReference: goods('block'), quantity: 3 }
    const added = shop.call(addLineItemsToCart, visitor, { cartId, catalogItems: [block] })
    expect(added.lineItems?.map(({ quantityInfo }) => quantityInfo?.requestedQuantity)).toEqual([1, 3])
    const [first, second] = added.lineItems!
    const changed = shop.call(updateLineItemsInCart, visitor, {
      cartId,
      lineItems: [{ lineItemId: second!.id, quantity: { newQuantity: 5 } }],
    })
    expect(changed.subtotal?.amount).toBe('25.49')
    const removed = shop.call(removeLineItemsFromCart, visitor, { cartId, lineItemIds: [first!.id] })
    expect(removed).toMatchObject({ lineItems: [{ id: second!.id }], subtotal: { amount: '0.50' } })
    expect(() => shop.call(addLineItemsToCart, visitor, { cartId })).toThrow(
      declined(400, 'NO_LINE_ITEMS_TO_ADD'),
    )
  })

  it('changes the fields that are given, or that a mask names', () => {
    const { id } = create({ cart: { note: 'For Friday', customerInfo } })
    const update = (cart: object, fieldMask?: string[]) =>
      shop.call(updateCart, visitor, { cart: { id, ...cart }, ...(fieldMask && { fieldMask }) })
    expect(update({ customerInfo: { phone: '+351 912 345 678' } })).toMatchObject({
      revision: '2',
      note: 'For Friday',
      customerInfo: { ...customerInfo, phone: '+351 912 345 678' },
    })
    expect(update({}, ['note'])).not.toHaveProperty('note')
    expect(() => update({}, ['lineItems'])).toThrow(
      refused({
        field: 'fieldMask.0',
        description: 'names "lineItems", which is read-only',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
    expect(shop.events.at(-1)).toMatchObject({ slug: 'updated', modifiedFields: { note: 'For Friday' } })
  })

  it('is changed as the current cart in the same way', () => {
    shop.call(addLineItemsToCurrentCart, visitor, { catalogItems: [mat] })
    const cart = shop.call(updateCurrentCart, visitor, { cart: { deliveryInfo: { address } } })
    expect(cart.deliveryInfo).toEqual({ address, weightUnit: 'KG' })
    const chosen = shop.call(setDeliveryMethodForCurrentCart, visitor, {
      deliveryMethod: { code: 'standard' },
    })
    expect(chosen.deliveryInfo).toMatchObject({ address, method: { code: 'standard' } })
    expect(shop.call(removeDeliveryMethodFromCurrentCart, visitor, {}).deliveryInfo).toEqual({
      address,
      weightUnit: 'KG',
    })
    expect(shop.call(refreshCurrentCart, visitor, {}).revision).toBe('5')
  })

  it('is gone once it is deleted', () => {
    const { id: cartId } = create()
    shop.call(deleteCart, visitor, { cartId })
    expect(() => shop.call(getCart, visitor, { cartId })).toThrow(declined(404, 'CART_NOT_FOUND'))
    expect(shop.events.at(-1)).toMatchObject({ slug: 'deleted', entityId: cartId })
  })

  it('keeps the prices of its catalog when it is refreshed', () => {
    const { id: cartId } = create()
    shop.items.set('mat', { ...shop.items.get('mat')!, price: '30.00' })
    expect(shop.call(refreshCart, visitor, { cartId })).toMatchObject({
      revision: '2',
      subtotal: { amount: '30.00' },
    })
  })

  it('is estimated and calculated', () => {
    const { id: cartId } = create({ deliveryMethod: { code: 'pickup' } })
    const { summary } = shop.call(calculateCart, visitor, { cartId })
    expect(summary).toMatchObject({ cartId, priceSummary: { total: { amount: '24.99' } }, violations: [] })
    const estimated = shop.call(estimateCart, visitor, { cartId, calculateTax: true }).summary
    expect(estimated.priceSummary).toMatchObject({ tax: summary.priceSummary?.tax })
    expect(estimated.priceSummary).not.toHaveProperty('delivery')
    expect(estimated).not.toHaveProperty('priceVerificationToken')
  })

  it('has the checkout page of the platform, or its own', () => {
    const { id: cartId } = create()
    expect(shop.call(getCheckoutUrl, visitor, { cartId })).toBe(
      `http://127.0.0.1:4600/pages/checkout/${cartId}`,
    )
    const own = create({ cart: { customCheckoutUrl: 'https://shop.example/pay' } })
    expect(shop.call(getCheckoutUrl, visitor, { cartId: own.id })).toBe('https://shop.example/pay')
    expect(() => shop.call(getCheckoutUrl, stranger, { cartId })).toThrow(declined(404, 'CART_NOT_FOUND'))
  })
})

describe('the delivery method', () => {
  const choose = (cartId: string, code: string, appId?: string) =>
    shop.call(setDeliveryMethod, visitor, {
      cartId,
      deliveryMethod: { code, ...(appId !== undefined && { appId }) },
    })

  it('needs goods, an offer, and an address unless they are collected', () => {
    const booked = create({ catalogItems: [{ catalogReference: service('booking-1'), quantity: 1 }] })
    expect(() => choose(booked.id, 'pickup')).toThrow(declined(400, 'DELIVERY_METHOD_MISSING_LINE_ITEMS'))
    const { id } = create()
    expect(() => choose(id, 'drone')).toThrow(declined(404, 'DELIVERY_METHOD_NOT_FOUND', { code: 'drone' }))
    expect(() => choose(id, 'standard')).toThrow(
      declined(400, 'DELIVERY_METHOD_MISSING_ADDRESS', { code: 'standard' }),
    )
    expect(choose(id, 'pickup').deliveryInfo?.method).toMatchObject({ code: 'pickup', pickup: true })
    shop.call(updateCart, visitor, { cart: { id, deliveryInfo: { address } } })
    expect(() => choose(id, 'standard', 'another-app')).toThrow(declined(404, 'DELIVERY_METHOD_NOT_FOUND'))
    expect(choose(id, 'standard').deliveryInfo?.method).toMatchObject({ code: 'standard', pickup: false })
  })

  it('is taken away once, and nothing changes after that', () => {
    const { id: cartId } = create({ deliveryMethod: { code: 'pickup' } })
    expect(shop.call(removeDeliveryMethod, visitor, { cartId })).toMatchObject({ revision: '2' })
    expect(shop.call(removeDeliveryMethod, visitor, { cartId })).toMatchObject({
      revision: '2',
      deliveryInfo: { weightUnit: 'KG' },
    })
  })
})

describe('an order without a page', () => {
  it('waits for its payment', () => {
    const { id } = createReady({ note: 'Ring twice' })
    const placed = order(id)
    const kept = orderEntity.require(shop.context(owner, {}), placed.orderId!)
    expect(placed).toEqual({ orderId: kept.id, paymentGatewayOrderId: kept.id, completed: false })
    expect(kept).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PENDING',
      checkoutId: id,
      buyerNote: 'Ring twice',
      buyerInfo: { visitorId: 'visitor-1', email: 'ana@example.com' },
    })
    expect(shop.call(getCart, visitor, { cartId: id })).toMatchObject({
      orderPlaced: true,
      orderId: kept.id,
    })
  })

  it('is complete when nothing is paid now', () => {
    const { id } = create({
      cart: { customerInfo },
      catalogItems: [{ catalogReference: service('visit-1'), quantity: 1 }],
    })
    const placed = order(id)
    expect(placed).toEqual({ orderId: placed.orderId, completed: true })
    expect(orderEntity.require(shop.context(owner, {}), placed.orderId!)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
    })
  })

  it('takes the token of its prices, and no other', () => {
    const { id } = createReady()
    const token = () => shop.call(calculateCart, visitor, { cartId: id }).summary.priceVerificationToken!
    const before = token()
    shop.items.set('mat', { ...shop.items.get('mat')!, price: '30.00' })
    expect(() => order(id, before)).toThrow(declined(409, 'CART_PRICES_OUT_OF_SYNC', { cartId: id }))
    const other = createReady()
    const foreign = shop.call(calculateCart, visitor, { cartId: other.id }).summary.priceVerificationToken!
    expect(() => order(id, foreign)).toThrow(declined(400, 'INVALID_PRICE_VERIFICATION_TOKEN'))
    expect(order(id, token())).toMatchObject({ completed: false })
  })

  it.each([
    ['deliveryInfo.address', { deliveryInfo: { address: { country: 'Portugal' } } }],
    ['deliveryInfo.address', { deliveryInfo: { address: { country: 'pt' } } }],
    ['paymentInfo.billingAddress', { paymentInfo: { billingAddress: { country: 'PRT' } } }],
  ])('refuses %s with a country that is no code of two letters', (field, fields) => {
    const refusal = declined(400, 'INVALID_ADDRESS_FORMAT', { field: `cart.${field}.country` })
    const { id } = create()
    expect(() => shop.call(updateCart, visitor, { cart: { id, ...fields } })).toThrow(refusal)
    expect(() => shop.call(createCart, visitor, { cart: fields })).toThrow(refusal)
    expect(
      shop.call(updateCart, visitor, { cart: { id, deliveryInfo: { address: { country: 'PT' } } } }),
    ).toMatchObject({ deliveryInfo: { address: { country: 'PT' } } })
  })

  it('needs a customer, a delivery, and a cart that is real', () => {
    const { id } = create()
    const required = (field: string) => ({
      field: `customerInfo.${field}`,
      description: 'must not be empty',
      violatedRule: 'REQUIRED_FIELD',
    })
    expect(() => order(id)).toThrow(refused(required('email'), required('firstName'), required('lastName')))
    shop.call(updateCart, visitor, { cart: { id, customerInfo } })
    expect(() => order(id)).toThrow(declined(400, 'MISSING_DELIVERY_ADDRESS'))
    for (const cart of [{ customerInfo }, {}]) {
      const empty = shop.call(createCart, visitor, { cart })
      expect(() => order(empty.id)).toThrow(declined(409, 'EMPTY_CART'))
    }
    const demo = createReady({ demo: true })
    expect(() => order(demo.id)).toThrow(declined(400, 'PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART'))
  })

  it('leaves a cart that nothing can change any more', () => {
    const { id: cartId, lineItems } = createReady()
    const { orderId } = order(cartId)
    const lineItemId = lineItems![0]!.id
    const attempts: readonly (() => unknown)[] = [
      () => order(cartId),
      () => shop.call(addLineItemsToCart, visitor, { cartId, catalogItems: [mat] }),
      () =>
        shop.call(updateLineItemsInCart, visitor, {
          cartId,
          lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }],
        }),
      () => shop.call(removeLineItemsFromCart, visitor, { cartId, lineItemIds: [lineItemId] }),
      () => shop.call(updateCart, visitor, { cart: { id: cartId, note: 'Late' } }),
      () => shop.call(setDeliveryMethod, visitor, { cartId, deliveryMethod: { code: 'pickup' } }),
      () => shop.call(removeDeliveryMethod, visitor, { cartId }),
      () => shop.call(refreshCart, visitor, { cartId }),
      () => shop.call(calculateCart, visitor, { cartId }),
      () => shop.call(estimateCart, visitor, { cartId }),
      () => shop.call(deleteCart, visitor, { cartId }),
      () => shop.call(markCartAsCompleted, owner, { cartId, orderId: 'another' }),
    ]
    for (const attempt of attempts)
      expect(attempt).toThrow(
        attempt === attempts.at(-1)
          ? declined(404, 'ORDER_NOT_FOUND')
          : declined(409, 'CART_ALREADY_ORDERED', { orderId }),
      )
  })

  it('is marked in a cart by the business', () => {
    const { orderId = '' } = order(createReady().id)
    const { id: cartId } = create()
    const marked = shop.call(markCartAsCompleted, owner, { cartId, orderId })
    expect(marked).toMatchObject({ orderPlaced: true, orderId, currentCart: false })
    expect(shop.call(markCartAsCompleted, owner, { cartId, orderId })).toEqual(marked)
    const other = order(createReady().id).orderId!
    expect(() => shop.call(markCartAsCompleted, owner, { cartId, orderId: other })).toThrow(
      declined(409, 'CART_ALREADY_ORDERED', { orderId }),
    )
  })
})
