import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  estimateCurrentCart,
  getCurrentCart,
  getOrder,
} from '@frontdesk/ecom'
import { expect, it } from 'vitest'
import { goods, goodsAppId, openShop, service, servicesAppId, visitor } from './shop.ts'

const moment = new Date('2026-03-02T09:00:00.000Z')
const text = (words: string) => ({ original: words, translated: words })
const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const inCart = (amount: string) => ({
  ...euros(amount),
  convertedAmount: amount,
  formattedConvertedAmount: `€${amount}`,
})

const taxInfo = (tax: string, taxable: string) => ({
  taxAmount: euros(tax),
  taxableAmount: euros(taxable),
  taxRate: '0.23',
  taxIncludedInPrice: true,
  taxBreakdown: [
    {
      taxName: 'VAT',
      taxType: 'VAT',
      jurisdiction: 'Portugal',
      jurisdictionType: 'COUNTRY',
      rate: '0.23',
      taxAmount: euros(tax),
      taxableAmount: euros(taxable),
      nonTaxableAmount: euros('0.00'),
    },
  ],
})

const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com', phone: '+351912345678' }
const contactDetails = { firstName: 'Ana', lastName: 'Ferreira', phone: '+351912345678' }
const address = { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' }

/** Two mats, which are sent, and an evening of yoga, which is paid at the studio. */
const fill = () => {
  const shop = openShop()
  const { id } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [
      {
        catalogReference: goods('mat'),
        quantity: 2,
        extendedFields: { namespaces: { gift: { wrapped: true } } },
      },
      { catalogReference: service('visit-1'), quantity: 1 },
    ],
  })
  return { shop, id }
}

it('a cart holds its lines and its buyer, and no delivery before it is chosen', () => {
  const { shop, id } = fill()
  expect(shop.call(getCurrentCart, visitor, {})).toEqual({
    id,
    createdDate: moment,
    updatedDate: moment,
    revision: '1',
    lineItems: [
      {
        id: 'id-1',
        name: text('Yoga mat'),
        quantityInfo: {
          requestedQuantity: 2,
          confirmedQuantity: 2,
          availableQuantity: 20,
          fixedQuantity: false,
        },
        pricing: {
          unitPrice: inCart('24.99'),
          totalPrice: inCart('49.98'),
          breakdown: { fullPrice: inCart('24.99'), salePrice: inCart('24.99') },
        },
        source: { catalogReference: { catalogItemId: 'mat', appId: goodsAppId } },
        attributes: {
          descriptionLines: [{ name: text('Colour'), plainText: text('Sea') }],
          url: { relativePath: '/product/mat', url: 'http://127.0.0.1:4600/product/mat' },
          itemType: { preset: 'PHYSICAL' },
          physicalProperties: { weight: 2.4, sku: 'MAT-1', shippable: true },
        },
        paymentConfig: { paymentOption: 'FULL_PAYMENT_ONLINE' },
        status: 'IN_STOCK',
        extendedFields: { namespaces: { gift: { wrapped: true } } },
      },
      {
        id: 'id-2',
        name: text('Evening yoga'),
        quantityInfo: {
          requestedQuantity: 1,
          confirmedQuantity: 1,
          availableQuantity: 1,
          fixedQuantity: true,
        },
        pricing: {
          unitPrice: inCart('15.00'),
          totalPrice: inCart('15.00'),
          breakdown: { fullPrice: inCart('15.00'), salePrice: inCart('15.00') },
        },
        source: {
          catalogReference: { catalogItemId: 'visit-1', appId: servicesAppId },
          rootCatalogItemId: 'service-1',
        },
        attributes: {
          descriptionLines: [],
          itemType: { preset: 'SERVICE' },
          physicalProperties: { shippable: false },
          serviceProperties: { scheduledDate: new Date('2026-03-09T10:00:00.000Z'), numberOfParticipants: 1 },
        },
        paymentConfig: { paymentOption: 'FULL_PAYMENT_OFFLINE' },
        status: 'IN_STOCK',
      },
    ],
    subtotal: inCart('64.98'),
    source: { channelType: 'WEB' },
    purchaseFlowId: 'id-3',
    businessInfo: { languageCode: 'en', currencyCode: 'EUR' },
    customerInfo: { visitorId: 'visitor-1', currencyCode: 'EUR' },
    deliveryInfo: {
      weightUnit: 'KG',
    },
    taxInfo: { pricesIncludeTax: true },
    paymentInfo: { currencyCode: 'EUR' },
    orderPlaced: false,
    currentCart: true,
  })
})

it('a calculation holds the costs of the cart, the amounts that are paid now and later and the violations', () => {
  const { shop, id } = fill()
  shop.state.unit(() =>
    shop.commerce.updateCheckout(shop.context(visitor, {}), id, { deliveryCode: 'standard' }),
  )
  const { cart, summary } = shop.call(calculateCurrentCart, visitor, {})
  const none = inCart('0.00')
  expect(cart).toEqual(shop.call(getCurrentCart, visitor, {}))
  expect(summary).toEqual({
    cartId: id,
    cartRevision: '2',
    calculationId: 'id-5',
    priceVerificationToken: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/) as unknown,
    lineItems: [
      { lineItemId: 'id-1', quantity: 2, unitPrice: inCart('24.99'), totalPrice: inCart('49.98') },
      { lineItemId: 'id-2', quantity: 1, unitPrice: inCart('15.00'), totalPrice: inCart('15.00') },
    ],
    discounts: [],
    additionalFees: [],
    deliverySummary: {
      method: {
        code: 'standard',
        appId: '45c44b27-ca7b-4891-8c0d-1747d588b835',
        title: text('Standard delivery'),
        pickup: false,
      },
      price: inCart('4.50'),
    },
    taxSummary: {
      taxes: [
        { name: text('VAT'), taxableAmount: inCart('56.49'), exemptAmount: none, amount: inCart('12.99') },
      ],
      totalExempt: none,
      pricesIncludeTax: true,
      lineItemTaxes: [
        { lineItemId: 'id-1', tax: inCart('9.35'), rate: '0.23', rateType: 'MANUAL_RATE' },
        { lineItemId: 'id-2', tax: inCart('2.80'), rate: '0.23', rateType: 'MANUAL_RATE' },
      ],
      deliveryTax: inCart('0.84'),
    },
    priceSummary: {
      subtotal: inCart('64.98'),
      discount: none,
      delivery: inCart('4.50'),
      additionalFees: none,
      tax: inCart('12.99'),
      total: inCart('69.48'),
    },
    paymentSummary: {
      requiresPaymentAfterGiftCard: true,
      totalAfterGiftCards: inCart('69.48'),
      payNow: inCart('54.48'),
      payLater: inCart('15.00'),
    },
    violations: [
      {
        scope: 'DELIVERY',
        code: 'MISSING_DELIVERY_ADDRESS',
        description: 'The goods need an address to go to',
        severity: 'ERROR',
      },
    ],
  })
})

it('an estimate without options holds the lines and their total alone', () => {
  const { shop, id } = fill()
  expect(shop.call(estimateCurrentCart, visitor, {}).summary).toEqual({
    cartId: id,
    cartRevision: '1',
    calculationId: 'id-5',
    lineItems: [
      { lineItemId: 'id-1', quantity: 2, unitPrice: inCart('24.99'), totalPrice: inCart('49.98') },
      { lineItemId: 'id-2', quantity: 1, unitPrice: inCart('15.00'), totalPrice: inCart('15.00') },
    ],
    discounts: [],
    priceSummary: { subtotal: inCart('64.98'), discount: inCart('0.00'), total: inCart('64.98') },
    paymentSummary: {
      requiresPaymentAfterGiftCard: true,
      totalAfterGiftCards: inCart('64.98'),
      payNow: inCart('49.98'),
      payLater: inCart('15.00'),
    },
    violations: [],
  })
})

it('an order holds its items, its payment, its delivery and its taxes', () => {
  const { shop, id: checkoutId } = fill()
  const placed = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), {
      checkoutId,
      contact,
      delivery: { code: 'standard', address },
      payment: { kind: 'card', outcome: 'approved' },
    }),
  )
  const orderId = placed.status === 'placed' ? placed.order.id : ''
  const none = euros('0.00')
  expect(shop.call(getOrder, visitor, { id: orderId })).toEqual({
    id: 'id-5',
    number: '10001',
    createdDate: moment,
    updatedDate: moment,
    purchasedDate: moment,
    status: 'APPROVED',
    paymentStatus: 'PARTIALLY_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    lineItems: [
      {
        id: 'id-1',
        productName: text('Yoga mat'),
        catalogReference: { catalogItemId: 'mat', appId: goodsAppId },
        quantity: 2,
        itemType: { preset: 'PHYSICAL' },
        descriptionLines: [{ name: text('Colour'), plainText: text('Sea') }],
        physicalProperties: { weight: 2.4, sku: 'MAT-1', shippable: true },
        fixedQuantity: false,
        price: euros('24.99'),
        priceBeforeDiscounts: euros('24.99'),
        totalDiscount: none,
        totalPriceBeforeTax: euros('40.63'),
        totalPriceAfterTax: euros('49.98'),
        lineItemPrice: euros('49.98'),
        paymentOption: 'FULL_PAYMENT_ONLINE',
        taxInfo: taxInfo('9.35', '40.63'),
        extendedFields: { namespaces: { gift: { wrapped: true } } },
      },
      {
        id: 'id-2',
        productName: text('Evening yoga'),
        catalogReference: { catalogItemId: 'visit-1', appId: servicesAppId },
        rootCatalogItemId: 'service-1',
        quantity: 1,
        itemType: { preset: 'SERVICE' },
        descriptionLines: [],
        physicalProperties: { shippable: false },
        serviceProperties: { scheduledDate: new Date('2026-03-09T10:00:00.000Z'), numberOfParticipants: 1 },
        fixedQuantity: true,
        price: euros('15.00'),
        priceBeforeDiscounts: euros('15.00'),
        totalDiscount: none,
        totalPriceBeforeTax: euros('12.20'),
        totalPriceAfterTax: euros('15.00'),
        lineItemPrice: euros('15.00'),
        paymentOption: 'FULL_PAYMENT_OFFLINE',
        taxInfo: taxInfo('2.80', '12.20'),
      },
    ],
    buyerInfo: { visitorId: 'visitor-1', email: 'ana@example.com' },
    createdBy: { visitorId: 'visitor-1' },
    buyerLanguage: 'en',
    siteLanguage: 'en',
    weightUnit: 'KG',
    currency: 'EUR',
    taxIncludedInPrices: true,
    priceSummary: {
      subtotal: euros('64.98'),
      shipping: euros('4.50'),
      tax: euros('12.99'),
      discount: none,
      totalAdditionalFees: none,
      total: euros('69.48'),
    },
    balanceSummary: {
      balance: euros('15.00'),
      paid: euros('54.48'),
      refunded: none,
      authorized: none,
      pending: none,
      pendingRefund: none,
    },
    billingInfo: { address, contactDetails },
    recipientInfo: { address, contactDetails },
    shippingInfo: {
      code: 'standard',
      title: 'Standard delivery',
      logistics: {
        deliveryTime: '2 to 4 working days',
        shippingDestination: { address, contactDetails },
      },
      cost: {
        price: euros('4.50'),
        totalPriceBeforeTax: euros('3.66'),
        totalPriceAfterTax: euros('4.50'),
        taxInfo: taxInfo('0.84', '3.66'),
        discount: none,
      },
    },
    taxInfo: {
      totalTax: euros('12.99'),
      taxExempt: false,
      taxBreakdown: [
        {
          taxName: 'VAT',
          taxType: 'VAT',
          jurisdiction: 'Portugal',
          jurisdictionType: 'COUNTRY',
          rate: '0.23',
          aggregatedTaxAmount: euros('12.99'),
          aggregatedTaxableAmount: euros('56.49'),
        },
      ],
    },
    taxSummary: { totalTax: euros('12.99') },
    appliedDiscounts: [],
    additionalFees: [],
    activities: [
      { id: 'id-9', activityType: 'ORDER_PLACED', createdDate: moment },
      { id: 'id-10', activityType: 'ORDER_PARTIALLY_PAID', createdDate: moment },
    ],
    channelInfo: { type: 'WEB' },
    checkoutId,
    purchaseFlowId: 'id-3',
    archived: false,
    imported: false,
    seenByAHuman: false,
  })
})
