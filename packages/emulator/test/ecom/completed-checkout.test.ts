import { decode, encode } from '@frontdesk/core'
import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  addLineItemsToCart,
  addLineItemsToCurrentCart,
  type Checkout,
  placeOrder,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { giftCardsAppId } from '../../src/ecom/gift-card/gift-card.ts'
import {
  createAdditionalFees,
  createCartChecks,
  createCoupons,
  createGiftCards,
  type PlaceOrderRequest,
} from '../../src/ecom/index.ts'
import type { Identity } from '../../src/kernel/handler.ts'
import {
  goods,
  goodsAppId,
  member,
  openShop,
  owner,
  service,
  servicesAppId,
  type Shop,
  visitor,
} from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const moment = new Date('2026-03-02T09:00:00.000Z')
const deliveryAppId = '45c44b27-ca7b-4891-8c0d-1747d588b835'
const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com', phone: '+351912345678' }
const contactDetails = { firstName: 'Ana', lastName: 'Ferreira', phone: '+351912345678' }
const address = { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' }
const studio = {
  addressLine: 'Rua da Cozinha Económica 11',
  city: 'Lisboa',
  postalCode: '1300-149',
  country: 'PT',
}
const text = (words: string) => ({ original: words, translated: words })
const euros = (amount: string) => ({
  amount,
  convertedAmount: amount,
  formattedAmount: `€${amount}`,
  formattedConvertedAmount: `€${amount}`,
})
const none = euros('0.00')
const taxDetails = (tax: string, taxable: string) => ({
  taxableAmount: euros(taxable),
  taxRate: '0.23',
  totalTax: euros(tax),
  taxBreakdown: [
    {
      taxName: 'VAT',
      taxType: 'VAT',
      jurisdiction: 'Portugal',
      jurisdictionType: 'COUNTRY',
      rate: '0.23',
      taxAmount: euros(tax),
      taxableAmount: euros(taxable),
      nonTaxableAmount: none,
    },
  ],
})
const shippingOptions = [
  {
    code: 'standard',
    title: 'Standard delivery',
    logistics: { deliveryTime: '2 to 4 working days' },
    cost: { price: euros('4.50') },
  },
  {
    code: 'pickup',
    title: 'Collect at Harbour Studio',
    logistics: {
      deliveryTime: 'Ready the next working day',
      pickupDetails: { address: studio, pickupMethod: 'STORE_PICKUP' },
    },
    cost: { price: none },
  },
]

const fill = (quantities: Readonly<Record<string, number>>, who: Identity = visitor): string =>
  shop.call(addLineItemsToCurrentCart, who, {
    catalogItems: Object.entries(quantities).map(([id, quantity]) => ({
      catalogReference: /^(booking|visit)/.test(id) ? service(id) : goods(id),
      quantity,
    })),
  }).id
const place = (checkoutId: string, request: Partial<PlaceOrderRequest> = {}, who: Identity = visitor) =>
  shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(who, {}), {
      checkoutId,
      contact,
      delivery: { code: 'standard', address },
      payment: { kind: 'card', outcome: 'approved' },
      ...request,
    }),
  )
const told = () => shop.events.filter(({ entityFqdn }) => entityFqdn === 'wix.ecom.v1.checkout')
/** The checkout of the only event. */
const completed = (): Checkout => {
  expect(told()).toHaveLength(1)
  return (told()[0]!.entity as { checkout: Checkout }).checkout
}

describe('the event of a completed checkout', () => {
  it('holds the whole checkout: lines, delivery, buyer, costs and taxes', () => {
    const id = fill({ mat: 2, 'visit-1': 1 })
    shop.advance(60_000)
    place(id)
    const checkout = {
      id,
      createdDate: moment,
      updatedDate: new Date('2026-03-02T09:01:00.000Z'),
      completed: true,
      cartId: id,
      lineItems: [
        {
          id: 'id-1',
          quantity: 2,
          catalogReference: { catalogItemId: 'mat', appId: goodsAppId },
          productName: text('Yoga mat'),
          url: { relativePath: '/product/mat', url: 'http://127.0.0.1:4600/product/mat' },
          price: euros('24.99'),
          fullPrice: euros('24.99'),
          priceBeforeDiscounts: euros('24.99'),
          lineItemPrice: euros('49.98'),
          totalPriceBeforeTax: euros('40.63'),
          totalPriceAfterTax: euros('49.98'),
          discount: none,
          taxDetails: taxDetails('9.35', '40.63'),
          descriptionLines: [{ name: text('Colour'), plainText: text('Sea') }],
          availability: { status: 'AVAILABLE', quantityAvailable: 20 },
          physicalProperties: { weight: 2.4, sku: 'MAT-1', shippable: true },
          itemType: { preset: 'PHYSICAL' },
          paymentOption: 'FULL_PAYMENT_ONLINE',
          customLineItem: false,
          fixedQuantity: false,
        },
        {
          id: 'id-2',
          quantity: 1,
          catalogReference: { catalogItemId: 'visit-1', appId: servicesAppId },
          rootCatalogItemId: 'service-1',
          productName: text('Evening yoga'),
          price: euros('15.00'),
          fullPrice: euros('15.00'),
          priceBeforeDiscounts: euros('15.00'),
          lineItemPrice: euros('15.00'),
          totalPriceBeforeTax: euros('12.20'),
          totalPriceAfterTax: euros('15.00'),
          discount: none,
          taxDetails: taxDetails('2.80', '12.20'),
          descriptionLines: [],
          availability: { status: 'AVAILABLE', quantityAvailable: 1 },
          physicalProperties: { shippable: false },
          itemType: { preset: 'SERVICE' },
          paymentOption: 'FULL_PAYMENT_OFFLINE',
          serviceProperties: { scheduledDate: new Date('2026-03-09T10:00:00.000Z'), numberOfParticipants: 1 },
          customLineItem: false,
          fixedQuantity: true,
        },
      ],
      billingInfo: { address, contactDetails },
      shippingInfo: {
        shippingDestination: { address, contactDetails },
        selectedCarrierServiceOption: {
          code: 'standard',
          title: 'Standard delivery',
          carrierId: deliveryAppId,
          requestedShippingOption: true,
          logistics: { deliveryTime: '2 to 4 working days' },
          cost: {
            price: euros('4.50'),
            totalPriceBeforeTax: euros('3.66'),
            totalPriceAfterTax: euros('4.50'),
            totalDiscount: none,
            taxDetails: taxDetails('0.84', '3.66'),
          },
        },
        carrierServiceOptions: [{ carrierId: deliveryAppId, shippingOptions }],
      },
      buyerInfo: { visitorId: 'visitor-1', email: 'ana@example.com' },
      currency: 'EUR',
      conversionCurrency: 'EUR',
      paymentCurrency: 'EUR',
      priceSummary: {
        subtotal: euros('64.98'),
        shipping: euros('4.50'),
        tax: euros('12.99'),
        discount: none,
        additionalFees: none,
        total: euros('69.48'),
      },
      payNow: { total: euros('54.48') },
      payLater: { total: euros('15.00') },
      appliedDiscounts: [],
      additionalFees: [],
      taxSummary: { taxableAmount: euros('56.49'), totalTax: euros('12.99') },
      taxIncludedInPrice: true,
      violations: [],
      weightUnit: 'KG',
      channelType: 'WEB',
      siteLanguage: 'en',
      buyerLanguage: 'en',
      createdBy: { visitorId: 'visitor-1' },
      purchaseFlowId: 'id-3',
    }
    const [event] = told()
    expect(completed()).toEqual(checkout)
    expect(event).toMatchObject({ slug: 'completed', entityId: id })
    const sent: unknown = JSON.parse(JSON.stringify(encode(event!.shape!, event!.entity, {})))
    expect(decode(event!.shape!, sent, {})).toEqual({ checkout })
  })

  it('names discount, gift card, fee, note and warnings', () => {
    const { newId, business } = shop.context(owner, {})
    createCoupons({ state: shop.state, newId: () => 'coupon-1' }).set({ code: 'TEN', percentOff: 10 })
    const card = createGiftCards({ state: shop.state, business, newId }).set({
      code: 'SUMMER-GIFT',
      balance: '20.00',
    })
    createAdditionalFees(shop.state).set({ code: 'wrap', name: 'Wrapping', price: '2.46' })
    createCartChecks(shop.state).set({ id: 'holiday', description: 'We send next week', severity: 'WARNING' })
    const id = fill({ mat: 2 })
    shop.call(addCouponToCurrentCart, visitor, { coupon: { code: 'TEN' } })
    shop.call(addGiftCardToCurrentCart, visitor, { giftCard: { code: 'SUMMER-GIFT' } })
    const billing = { country: 'PT', city: 'Porto', addressLine: 'Rua das Flores 2' }
    shop.call(updateCurrentCart, visitor, {
      cart: {
        note: 'For Friday',
        paymentInfo: { billingAddress: billing, billingContact: { firstName: 'Rui', company: 'Mar' } },
        source: { customContentReference: { appId: 'app-1', componentId: 'component-1' } },
        extendedFields: { namespaces: { gift: { wrapped: true } } },
      },
    })
    place(id)
    const checkout = completed()
    const [line] = checkout.lineItems!
    expect(line).toMatchObject({ discount: euros('5.00'), lineItemPrice: euros('44.98') })
    expect(checkout.appliedDiscounts).toEqual([
      {
        discountType: 'GLOBAL',
        lineItemIds: [line!.id],
        coupon: { id: 'coupon-1', code: 'TEN', name: 'TEN', amount: euros('5.00') },
      },
    ])
    expect(checkout.giftCard).toEqual({
      obfuscatedCode: '*******GIFT',
      appId: giftCardsAppId,
      externalId: card.id,
      amount: euros('20.00'),
    })
    expect(checkout.additionalFees).toEqual([
      {
        code: 'wrap',
        name: 'Wrapping',
        translatedName: 'Wrapping',
        price: euros('2.46'),
        priceBeforeTax: euros('2.00'),
        priceAfterTax: euros('2.46'),
        taxDetails: taxDetails('0.46', '2.00'),
        source: 'SERVICE_PLUGIN',
        providerAppId: expect.any(String) as unknown,
      },
    ])
    expect(checkout.priceSummary).toEqual({
      subtotal: euros('49.98'),
      shipping: euros('4.50'),
      tax: euros('9.71'),
      discount: euros('5.00'),
      additionalFees: euros('2.46'),
      total: euros('51.94'),
    })
    expect([checkout.payNow, checkout.payLater]).toEqual([{ total: euros('51.94') }, { total: none }])
    expect(checkout.violations).toEqual([
      {
        severity: 'WARNING',
        description: 'We send next week',
        target: { other: { name: 'OTHER_DEFAULT' } },
      },
    ])
    expect(checkout).toMatchObject({
      buyerNote: 'For Friday',
      billingInfo: { address: billing, contactDetails: { firstName: 'Rui', company: 'Mar' } },
      customContentReference: { appId: 'app-1', componentId: 'component-1' },
      extendedFields: { namespaces: { gift: { wrapped: true } } },
    })
  })

  it('splits the total before gift cards', () => {
    const { newId, business } = shop.context(owner, {})
    createGiftCards({ state: shop.state, business, newId }).set({ code: 'SUMMER-GIFT', balance: '60.00' })
    const id = fill({ mat: 2, 'visit-1': 1 })
    shop.call(addGiftCardToCurrentCart, visitor, { giftCard: { code: 'SUMMER-GIFT' } })
    place(id, { delivery: { code: 'pickup' } })
    const { payNow, payLater, giftCard } = completed()
    expect([payNow, payLater, giftCard?.amount]).toEqual([
      { total: euros('49.98') },
      { total: euros('15.00') },
      euros('60.00'),
    ])
  })

  it('has the place of collection instead of a destination, and no delivery where nothing is delivered', () => {
    place(fill({ mat: 1 }), { delivery: { code: 'pickup' } })
    expect(completed().shippingInfo).toEqual({
      selectedCarrierServiceOption: {
        code: 'pickup',
        title: 'Collect at Harbour Studio',
        carrierId: deliveryAppId,
        requestedShippingOption: true,
        logistics: {
          deliveryTime: 'Ready the next working day',
          pickupDetails: { address: studio, pickupMethod: 'STORE_PICKUP' },
        },
        cost: {
          price: none,
          totalPriceBeforeTax: none,
          totalPriceAfterTax: none,
          totalDiscount: none,
        },
      },
      carrierServiceOptions: [{ carrierId: deliveryAppId, shippingOptions }],
    })
    shop.events.length = 0
    place(fill({ 'booking-1': 1 }, member), {}, member)
    const checkout = completed()
    expect(checkout).not.toHaveProperty('shippingInfo')
    expect(checkout).toMatchObject({
      buyerInfo: { memberId: 'member-1', email: 'ana@example.com' },
      createdBy: { memberId: 'member-1' },
    })
  })

  it('holds a custom item with its deposit', () => {
    const id = fill({ guide: 1 })
    shop.call(addLineItemsToCart, owner, {
      cartId: id,
      customItems: [
        {
          name: text('Workshop'),
          pricing: { price: { amount: '80.00' }, fullPrice: { amount: '90.00' } },
          attributes: { itemType: { preset: 'SERVICE' }, membersOnly: false },
          paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '30.00' } },
        },
      ],
    })
    place(id, { delivery: undefined as never })
    const { lineItems, payNow, payLater } = completed()
    expect(lineItems?.[1]).toMatchObject({
      productName: text('Workshop'),
      price: euros('80.00'),
      fullPrice: euros('90.00'),
      depositAmount: euros('30.00'),
      paymentOption: 'DEPOSIT_ONLINE',
      membersOnly: false,
      customLineItem: true,
      availability: { status: 'AVAILABLE' },
    })
    expect([payNow, payLater]).toEqual([{ total: euros('39.99') }, { total: euros('50.00') }])
  })

  it('comes once for each order: not for a card that is declined, and not for a second call', () => {
    const id = fill({ mat: 1 })
    expect(place(id, { payment: { kind: 'card', outcome: 'declined' } }).status).toBe('declined')
    expect(told()).toEqual([])
    const order = place(id)
    expect(place(id)).toEqual(order)
    expect(told()).toHaveLength(1)
  })

  it('comes for an order that is placed without a page, after the event of the order', () => {
    fill({ mat: 1 })
    const { id: cartId } = shop.call(updateCurrentCart, visitor, {
      cart: { customerInfo: contact, deliveryInfo: { address } },
    })
    shop.call(setDeliveryMethodForCurrentCart, visitor, { deliveryMethod: { code: 'standard' } })
    shop.events.length = 0
    const { orderId } = shop.call(placeOrder, visitor, { cartId })
    expect(shop.events.map(({ entityFqdn, slug, entityId }) => [entityFqdn, slug, entityId])).toEqual([
      ['wix.ecom.v1.order', 'created', orderId],
      ['wix.ecom.v1.order_transactions', 'updated', orderId],
      ['wix.ecom.v2.cart', 'updated', cartId],
      ['wix.ecom.v1.checkout', 'completed', cartId],
      ['wix.ecom.v1.order', 'payment_status_updated', orderId],
    ])
  })
})
