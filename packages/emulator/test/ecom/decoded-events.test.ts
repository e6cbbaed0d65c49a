import { storesAppId } from '@frontdesk/stores'
import {
  abandonedCheckoutEvents,
  backInStockRequestEvents,
  cartAbandonmentEvents,
  cartEvents,
  checkoutEvents,
  checkoutSettingsEvents,
  checkoutTemplateEvents,
  collectionEvents,
  createWebhooks,
  deliveryProfileEvents,
  discountRuleEvents,
  draftOrderEvents,
  fulfillmentsEvents,
  inventoryEvents,
  manualTaxMappingEvents,
  orderEvents,
  orderPaymentRequestEvents,
  ordersSettingsEvents,
  orderTransactionsEvents,
  productEvents,
  shippingOptionEvents,
  taxGroupEvents,
  taxRegionEvents,
} from '@frontdesk/webhooks'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Emulator } from '../../src/emulator-api.ts'
import { createEmulator } from '../../src/emulator.ts'

const families = [
  abandonedCheckoutEvents,
  backInStockRequestEvents,
  cartAbandonmentEvents,
  cartEvents,
  checkoutEvents,
  checkoutSettingsEvents,
  checkoutTemplateEvents,
  collectionEvents,
  deliveryProfileEvents,
  discountRuleEvents,
  draftOrderEvents,
  fulfillmentsEvents,
  inventoryEvents,
  manualTaxMappingEvents,
  orderEvents,
  orderPaymentRequestEvents,
  ordersSettingsEvents,
  orderTransactionsEvents,
  productEvents,
  shippingOptionEvents,
  taxGroupEvents,
  taxRegionEvents,
]

/** Reads the text at a path of an answer, such as `orders.0.id`. */
type Answer = (path: string) => string

let emulator: Emulator
let receiver: Server
let visitor = ''
let refreshToken = ''
const bodies: string[] = []
const told = new Map<string, string[]>()

/** Sends a request as a client that is not ours would. */
const send = async (route: string, body?: object, authorization = emulator.apiKey): Promise<Answer> => {
  const [method = '', path = ''] = route.split(' ')
  const answer = await fetch(emulator.url + path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect([route, answer.status, answer.status < 300 ? '' : text]).toEqual([route, 200, ''])
  const read = (value: unknown, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name]
  return (fieldPath) => String(fieldPath.split('.').reduce<unknown>(read, JSON.parse(text)))
}
const shop = (route: string, body: object = {}): Promise<Answer> => send(route, body, visitor)

/** The fields of an event that were left as they are on the wire: dates that are text, and names with an underscore. */
const undecoded = (value: unknown, path: string): string[] => {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT\d\d:/.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([name, own]) =>
    // Previous values, and the changes of a draft, are given as they were sent.
    name === 'modifiedFields' || name === 'changes'
      ? []
      : [...(name.startsWith('_') ? [`${path}.${name}`] : []), ...undecoded(own, `${path}.${name}`)],
  )
}

const signIn = async (grant: object): Promise<{ access_token: string; refresh_token: string }> => {
  const answer = await fetch(`${emulator.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: emulator.clientId, ...grant }),
  })
  return (await answer.json()) as { access_token: string; refresh_token: string }
}

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      response.end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  emulator = await createEmulator({
    port: 0,
    clock: '2026-05-04T07:00:00Z',
    webhooks: [`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`],
  })
  const { access_token, refresh_token } = await signIn({ grantType: 'anonymous' })
  visitor = access_token
  refreshToken = refresh_token
})
afterAll(async () => {
  await emulator.close()
  receiver.close()
})

/** Fills a cart up to its order, and gives its id. */
const buy = async (): Promise<string> => {
  const products = await shop('POST /stores-reader/v1/products/query-platformized', {
    query: { filter: { slug: 'cork-block' } },
  })
  const catalogReference = { catalogItemId: products('products.0.id'), appId: storesAppId }
  const cart = await shop('POST /ecom/v2/carts/current/add-line-items', {
    catalogItems: [{ catalogReference, quantity: 2 }],
  })
  await send(
    'PATCH /ecom/v2/carts/current',
    {
      cart: {
        customerInfo: { email: 'ana@example.com', firstName: 'Ana', lastName: 'Ferreira' },
        deliveryInfo: {
          address: { country: 'PT', city: 'Lisboa', addressLine: 'Rua Augusta 1', postalCode: '1100-048' },
        },
      },
    },
    visitor,
  )
  await shop('POST /ecom/v2/carts/current/set-delivery-method', { deliveryMethod: { code: 'standard' } })
  return cart('cart.id')
}

it('reads each event of the shop by its type, with dates that are dates', async () => {
  // A cart that is ordered, and one that is deleted.
  const cartId = await buy()
  await shop(`POST /ecom/v2/carts/${cartId}/place-order`)
  const products = await shop('POST /stores-reader/v1/products/query-platformized', {
    query: { filter: { slug: 'cork-block' } },
  })
  const catalogReference = { catalogItemId: products('products.0.id'), appId: storesAppId }
  await shop('POST /ecom/v2/carts/current/add-line-items', {
    catalogItems: [{ catalogReference, quantity: 1 }],
  })
  await send('DELETE /ecom/v2/carts/current', undefined, visitor)

  // An order that is paid, sent, refunded in two parts, edited and canceled.
  const orders = await send('POST /ecom/v1/orders/search', {
    search: { filter: { paymentStatus: 'NOT_PAID', status: 'APPROVED' } },
  })
  const orderId = orders('orders.0.id')
  const at = `/ecom/v1/orders/${orderId}`
  const collector = `/ecom/v1/payments-collector/orders/${orderId}`
  const paymentRequest = await send('POST /ecom/v1/order-payment-requests', {
    orderPaymentRequest: { orderId, amount: { amount: '1.00' }, title: 'A part' },
  })
  await send('POST /ecom/v1/order-payment-requests/void', {
    orderPaymentRequestId: paymentRequest('orderPaymentRequest.id'),
  })
  await send(`POST ${collector}/manual-payment`, { amount: { amount: '3.00' } })
  await send(`POST ${collector}/mark-as-paid`, {})
  const transactions = await send(`GET /ecom/v1/payments/orders/${orderId}`)
  for (const amount of ['1.00', '2.00'])
    await send(`POST ${collector}/trigger-refund`, {
      payments: [
        {
          paymentId: transactions('orderTransactions.payments.0.id'),
          amount: { amount },
          externalRefund: true,
        },
      ],
    })
  const order = await send(`GET ${at}`)
  const fulfillment = await send(`POST /ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: order('order.lineItems.0.id'), quantity: 1 }] },
  })
  await send(`DELETE /ecom/v1/fulfillments/${fulfillment('fulfillmentId')}/orders/${orderId}`)
  await send(`PATCH ${at}`, { order: { buyerInfo: { email: 'ana@example.org' } } })

  const paid = await send('POST /ecom/v1/orders/search', {
    search: { filter: { paymentStatus: 'PAID', status: 'APPROVED' } },
  })
  const ofOrder = await send('POST /ecom/v1/draft-orders', { sourceOrderId: paid('orders.0.id') })
  const draftOrderId = ofOrder('calculatedDraftOrder.draftOrder.id')
  await send(`POST /ecom/v1/draft-orders/${draftOrderId}/commit`, {})
  await send(`POST ${at}/cancel`, { restockAllItems: true })
  const draft = await send('POST /ecom/v1/draft-orders', { draftOrder: {} })
  await send(`DELETE /ecom/v1/draft-orders/${draft('calculatedDraftOrder.draftOrder.id')}`)

  // The settings of the shop.
  await send('PATCH /ecom/v1/orders-settings', {
    ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PAID' },
  })
  await send('PATCH /ecom/v1/checkout-settings', {
    checkoutSettings: { checkoutPolicies: { returnPolicy: { visible: true, content: 'Thirty days.' } } },
  })
  const taxGroup = await send('POST /billing/v1/tax-groups', { taxGroup: { name: 'Food' } })
  const taxRegions = await send('POST /billing/v1/tax-regions/query', { query: {} })
  const taxRegion = await send('POST /billing/v1/tax-regions', {
    taxRegion: { country: 'IE', appId: taxRegions('taxRegions.0.appId'), taxIncludedInPrice: true },
  })
  const manualTaxMapping = await send('POST /billing/v1/manual-tax-mappings', {
    manualTaxMapping: {
      taxRegionId: taxRegion('taxRegion.id'),
      taxGroupId: taxGroup('taxGroup.id'),
      taxRate: '0.06',
      taxName: 'VAT',
    },
  })
  await send(`PATCH /billing/v1/manual-tax-mappings/${manualTaxMapping('manualTaxMapping.id')}`, {
    manualTaxMapping: { revision: manualTaxMapping('manualTaxMapping.revision'), taxRate: '0.07' },
  })
  await send(`DELETE /billing/v1/manual-tax-mappings/${manualTaxMapping('manualTaxMapping.id')}`)
  await send(`PATCH /billing/v1/tax-regions/${taxRegion('taxRegion.id')}`, {
    taxRegion: { revision: taxRegion('taxRegion.revision'), taxIncludedInPrice: false },
  })
  await send(`DELETE /billing/v1/tax-regions/${taxRegion('taxRegion.id')}`)
  await send(`PATCH /billing/v1/tax-groups/${taxGroup('taxGroup.id')}`, {
    taxGroup: { revision: taxGroup('taxGroup.revision'), name: 'Drinks' },
  })
  await send(`DELETE /billing/v1/tax-groups/${taxGroup('taxGroup.id')}`)

  const deliveryProfiles = await send('GET /ecom/v1/delivery-profiles/query')
  const profile = `/ecom/v1/delivery-profiles/${deliveryProfiles('deliveryProfiles.0.id')}/delivery-region`
  const deliveryProfile = await send(`POST ${profile}`, {
    deliveryRegion: { name: 'Ireland', destinations: [{ countryCode: 'IE' }] },
  })
  const regionId = deliveryProfile('deliveryProfile.deliveryRegions.1.id')
  await send(`PATCH ${profile}/${regionId}`, { deliveryRegion: { name: 'Éire' } })
  const shippingOption = await send('POST /ecom/v1/shipping-options', {
    shippingOption: { title: 'Express', deliveryRegionIds: [regionId], rates: [{ amount: '12.00' }] },
  })
  await send(`PATCH /ecom/v1/shipping-options/${shippingOption('shippingOption.id')}`, {
    shippingOption: { revision: shippingOption('shippingOption.revision'), title: 'Overnight' },
  })
  await send(`DELETE /ecom/v1/shipping-options/${shippingOption('shippingOption.id')}`)
  await send(`DELETE ${profile}/${regionId}`)

  const discountRule = await send('POST /ecom/v1/discount-rules', {
    discountRule: {
      name: 'Ten off',
      active: true,
      activeTimeInfo: { start: '2026-05-01T00:00:00.000Z' },
      trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: '1000' } },
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS',
            specificItemsInfo: {
              scopes: [{ id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: storesAppId } }],
            },
            discountType: 'PERCENTAGE',
            percentage: 10,
          },
        ],
      },
    },
  })
  await send(`PATCH /ecom/v1/discount-rules/${discountRule('discountRule.id')}`, {
    discountRule: { revision: discountRule('discountRule.revision'), name: 'Ten percent' },
  })
  await send(`DELETE /ecom/v1/discount-rules/${discountRule('discountRule.id')}`)

  const checkoutTemplate = await send('POST /ecom/v1/checkout-templates', {
    checkoutTemplate: {
      customLineItems: [{ productName: { original: 'Tasting' }, price: '40.00', quantity: 1 }],
    },
  })
  const template = `/ecom/v1/checkout-templates/${checkoutTemplate('checkoutTemplate.id')}`
  await send(`PATCH ${template}`, { checkoutTemplate: { status: 'ACTIVE', couponCode: 'WELCOME10' } })
  await shop(`POST ${template}/create-checkout-from-template`, { siteId: emulator.siteId })
  await send(`DELETE ${template}`)

  const request = { catalogReference, email: 'ana@example.com' }
  await shop('POST /back-in-stock-service/v1/back-in-stock-notification-requests', {
    request,
    itemDetails: { name: 'Cork block' },
  })
  const requests = await send('GET /back-in-stock-service/v1/back-in-stock-notification-requests')
  const sent = `/back-in-stock-service/v1/back-in-stock-notification-requests/${requests('requests.0.id')}`
  await send(`PUT ${sent}/mark-as-notification-sent`, {})
  await send(`DELETE ${sent}`)

  // The catalog.
  const product = await send('POST /stores/v1/products', {
    product: {
      name: 'Mug',
      productType: 'physical',
      priceData: { price: 12 },
      productOptions: [
        {
          name: 'Size',
          choices: [
            { value: 'S', description: 'S' },
            { value: 'L', description: 'L' },
          ],
        },
      ],
      manageVariants: true,
    },
  })
  await send(`PATCH /stores/v1/products/${product('product.id')}`, { product: { name: 'Large mug' } })
  await send(`PATCH /stores/v1/products/${product('product.id')}/variants`, {
    variants: [{ choices: { Size: 'L' }, price: 14 }],
  })
  await send(`PATCH /stores/v2/inventoryItems/product/${product('product.id')}`, {
    inventoryItem: {
      trackQuantity: true,
      variants: [{ variantId: product('product.variants.0.id'), quantity: 3 }],
    },
  })
  const collection = await send('POST /stores/v1/collections', { collection: { name: 'Kitchen' } })
  await send(`PATCH /stores/v1/collections/${collection('collection.id')}`, { collection: { name: 'Tea' } })
  await send(`DELETE /stores/v1/collections/${collection('collection.id')}`)
  await send(`DELETE /stores/v1/products/${product('product.id')}`)

  // A checkout that its buyer leaves, and comes back to.
  const leftId = await buy()
  emulator.clock.advance(26 * 60 * 60_000)
  visitor = (await signIn({ grantType: 'refresh_token', refreshToken })).access_token
  await shop(`POST /ecom/v2/carts/${leftId}/place-order`)
  const abandonedCheckouts = await send('POST /ecom/v1/abandoned-checkout/query', { query: {} })
  await send(`DELETE /ecom/v1/abandoned-checkout/${abandonedCheckouts('abandonedCheckouts.0.id')}`)

  await emulator.webhooks.idle()
  const webhooks = createWebhooks({
    publicKey: await emulator.webhooks.publicKey(),
    events: families,
  })
  for (const body of bodies) {
    const { type, data, metadata } = await webhooks.read(body)
    // The seed sells bookings too.
    if (metadata.eventType.startsWith('wix.bookings.')) continue
    const name = type === 'unknown' ? metadata.eventType : type
    told.set(name, [...new Set([...(told.get(name) ?? []), ...undecoded(data, name)])])
  }
  expect(Object.fromEntries([...told].filter(([, fields]) => fields.length))).toEqual({})
  expect([...told.keys()].sort()).toEqual([
    'abandonedCheckout.created',
    'abandonedCheckout.deleted',
    'abandonedCheckout.recovered',
    'abandonedCheckout.updated',
    'backInStockRequest.created',
    'backInStockRequest.deleted',
    'backInStockRequest.updated',
    'cart.created',
    'cart.deleted',
    'cart.updated',
    'cartAbandonment.abandoned',
    'cartAbandonment.recovered',
    'checkout.completed',
    'checkoutSettings.updated',
    'checkoutTemplate.created',
    'checkoutTemplate.deleted',
    'checkoutTemplate.updated',
    'checkoutTemplate.used',
    'collection.changed',
    'collection.created',
    'collection.deleted',
    'deliveryProfile.regionAdded',
    'deliveryProfile.regionRemoved',
    'deliveryProfile.regionUpdated',
    'deliveryProfile.updated',
    'discountRule.created',
    'discountRule.deleted',
    'discountRule.updated',
    'draftOrder.created',
    'draftOrder.deleted',
    'draftOrder.updated',
    'fulfillments.updated',
    'inventory.itemChanged',
    'inventory.variantsChanged',
    'manualTaxMapping.created',
    'manualTaxMapping.deleted',
    'manualTaxMapping.updated',
    'order.approved',
    'order.canceled',
    'order.committed',
    'order.created',
    'order.fulfilled',
    'order.paymentStatusUpdated',
    'order.updated',
    'orderPaymentRequest.created',
    'orderPaymentRequest.updated',
    'orderPaymentRequest.voided',
    'orderTransactions.refundCompleted',
    'orderTransactions.updated',
    'ordersSettings.updated',
    'product.changed',
    'product.created',
    'product.deleted',
    'product.variantsChanged',
    'shippingOption.created',
    'shippingOption.deleted',
    'shippingOption.updated',
    'taxGroup.created',
    'taxGroup.deleted',
    'taxGroup.updated',
    'taxRegion.created',
    'taxRegion.deleted',
    'taxRegion.updated',
  ])
})
