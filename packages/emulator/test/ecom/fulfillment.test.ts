import {
  bulkCreateFulfillments,
  cancelOrder,
  createFulfillment,
  deleteFulfillment,
  fulfillmentSteps,
  getOrder,
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  type NewFulfillment,
  type Order,
  updateFulfillment,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../src/ecom/order/state.ts'
import { lineOf, purchase, typesOf } from './purchase.ts'
import { declined, member, openShop, owner, refused, type Shop, visitor } from './shop.ts'

let shop: Shop
let order: Order
let mat: string
let block: string
beforeEach(() => {
  shop = openShop()
  order = purchase(shop)
  mat = lineOf(order, 'mat')
  block = lineOf(order, 'block')
  shop.events.length = 0
  shop.mails.length = 0
})

const create = (fulfillment: NewFulfillment, orderId = order.id) =>
  shop.call(createFulfillment, owner, { orderId, fulfillment })
const current = (): Order => shop.call(getOrder, owner, { id: order.id })
const newTypes = () => typesOf(current()).slice(typesOf(order).length)

describe('a new fulfillment', () => {
  it('holds the lines, the tracking information and the time, and moves the order', () => {
    const { orderWithFulfillments, fulfillmentId } = create({
      lineItems: [{ id: mat, quantity: 2 }],
      trackingInfo: { shippingProvider: 'CTT', trackingNumber: 'CTT-1' },
      status: 'In_Delivery',
      completed: false,
    })
    expect(orderWithFulfillments).toEqual({
      orderId: order.id,
      fulfillments: [
        {
          id: fulfillmentId,
          createdDate: new Date('2026-03-02T09:00:00.000Z'),
          lineItems: [{ id: mat, quantity: 2 }],
          trackingInfo: { shippingProvider: 'CTT', trackingNumber: 'CTT-1' },
          status: 'In_Delivery',
          completed: false,
        },
      ],
    })
    expect(current().fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
    expect(newTypes()).toEqual(['TRACKING_NUMBER_ADDED', 'SHIPPING_CONFIRMATION_EMAIL_SENT'])
  })

  it('takes what no fulfillment holds yet of a line without a quantity', () => {
    create({ lineItems: [{ id: mat, quantity: 1 }] })
    const { orderWithFulfillments } = create({ lineItems: [{ id: mat }, { id: block }] })
    expect(orderWithFulfillments.fulfillments[1]?.lineItems).toEqual([
      { id: mat, quantity: 2 },
      { id: block, quantity: 1 },
    ])
    expect(current().fulfillmentStatus).toBe('FULFILLED')
    expect(newTypes()).toEqual([
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
      'ORDER_FULFILLED',
    ])
  })

  it('takes all that is left of a line, and not one piece more', () => {
    create({ lineItems: [{ id: mat, quantity: 1 }] })
    expect(() => create({ lineItems: [{ id: block }, { id: mat, quantity: 3 }] })).toThrow(
      refused({
        field: 'fulfillment.lineItems.1.quantity',
        description: 'must be at most 2: the other pieces of the line are in fulfillments',
        violatedRule: 'MAX',
        data: { threshold: 2 },
      }),
    )
    expect(shop.call(listFulfillmentsForSingleOrder, owner, { orderId: order.id }).fulfillments).toHaveLength(
      1,
    )
    create({ lineItems: [{ id: mat, quantity: 2 }] })
    expect(() => create({ lineItems: [{ id: mat }] })).toThrow(
      refused({
        field: 'fulfillment.lineItems.0.quantity',
        description: 'must be at most 0: the other pieces of the line are in fulfillments',
        violatedRule: 'MAX',
        data: { threshold: 0 },
      }),
    )
  })

  it('names lines of the order, each once', () => {
    expect(() => create({ lineItems: [{ id: mat }, { id: 'other' }, { id: mat }] })).toThrow(
      refused(
        {
          field: 'fulfillment.lineItems.1.id',
          description: 'is no line of the order',
          violatedRule: 'VALIDATION',
        },
        {
          field: 'fulfillment.lineItems.2.id',
          description: 'names a line that was named before: give each line once',
          violatedRule: 'VALIDATION',
        },
      ),
    )
  })

  it('has tracking information or information of your own, not both', () => {
    expect(() =>
      create({
        lineItems: [{ id: mat }],
        trackingInfo: { trackingNumber: '1' },
        customInfo: { fieldsData: { courier: 'Rui' } },
      }),
    ).toThrow(
      refused({
        field: 'fulfillment.customInfo',
        description: 'cannot be given together with trackingInfo',
        violatedRule: 'ONE_OF_ALIGNMENT',
      }),
    )
  })

  it('has a tracking number of its own', () => {
    const trackingInfo = { trackingNumber: 'CTT-1' }
    const { fulfillmentId } = create({ lineItems: [{ id: mat, quantity: 1 }], trackingInfo })
    expect(() => create({ lineItems: [{ id: mat, quantity: 1 }], trackingInfo })).toThrow(
      declined(409, 'TRACKING_NUMBER_ALREADY_EXISTS', { fulfillmentId, trackingNumber: 'CTT-1' }),
    )
    const other = purchase(shop)
    expect(create({ lineItems: [{ id: lineOf(other, 'mat') }], trackingInfo }, other.id)).toBeTruthy()
  })

  it.each([
    ['fedex', 'https://www.fedex.com/fedextrack/?trknbr=A%201'],
    ['ups', 'https://www.ups.com/track?tracknum=A%201'],
    ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=A%201'],
    ['dhl', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=A%201'],
    ['canadaPost', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=A%201'],
  ])('of the carrier %s gets its tracking link', (shippingProvider, trackingLink) => {
    const { orderWithFulfillments } = create({
      lineItems: [{ id: mat }],
      trackingInfo: { shippingProvider, trackingNumber: 'A 1' },
    })
    expect(orderWithFulfillments.fulfillments[0]?.trackingInfo).toEqual({
      shippingProvider,
      trackingNumber: 'A 1',
      trackingLink,
    })
    expect(newTypes()).toEqual([
      'TRACKING_NUMBER_ADDED',
      'TRACKING_LINK_ADDED',
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
    ])
  })

  it('keeps a tracking link that is given', () => {
    const trackingInfo = {
      shippingProvider: 'dhl',
      trackingNumber: '1',
      trackingLink: 'https://parcels.example/1',
    }
    const { orderWithFulfillments } = create({ lineItems: [{ id: mat }], trackingInfo })
    expect(orderWithFulfillments.fulfillments[0]?.trackingInfo).toEqual(trackingInfo)
  })

  it.each(fulfillmentSteps)('can be in the step %s', (status) => {
    const { orderWithFulfillments } = create({ lineItems: [{ id: mat }], status })
    expect(orderWithFulfillments.fulfillments[0]?.status).toBe(status)
  })

  it.each([
    ['CANCELED', 'ORDER_ALREADY_CANCELED'],
    ['PENDING', 'ORDER_IS_PENDING'],
    ['REJECTED', 'ORDER_IS_REJECTED'],
    ['INITIALIZED', 'UNSUPPORTED_TRANSITION'],
  ] as const)('is refused for an order that is %s', (status, code) => {
    shop.state.unit(() => shop.state.in(orders).put({ ...order, status }))
    expect(() => create({ lineItems: [{ id: mat }] })).toThrow(declined(409, code, { status }))
  })

  it('needs an order', () => {
    expect(() => create({ lineItems: [{ id: mat }] }, 'none')).toThrow(
      declined(404, 'ORDER_NOT_FOUND', { id: 'none' }),
    )
  })
})

describe('mails about a fulfillment', () => {
  it('name the goods, the carrier and the tracking link', () => {
    create({
      lineItems: [{ id: mat, quantity: 2 }, { id: block }],
      trackingInfo: { shippingProvider: 'dhl', trackingNumber: '42' },
    })
    const link = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=42'
    expect(shop.mails).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Your order 10001 at Harbour Studio is on its way',
        text: `2 × Yoga mat\n1 × Block\n\nCarrier: dhl\nTracking number: 42\nFollow your parcel: ${link}`,
        link,
      },
    ])
  })

  it('say that goods can be picked up, and where', () => {
    const placed = purchase(shop, { delivery: { code: 'pickup' } })
    const pickupDetails = { address: { addressLine: 'Rua da Cozinha 11', city: 'Lisboa' } }
    const shippingInfo = { logistics: { pickupDetails, instructions: 'Ring twice.' } }
    order = shop.state.unit(() => shop.state.in(orders).put({ ...placed, shippingInfo }))
    shop.mails.length = 0
    create({ lineItems: [{ id: lineOf(order, 'mat') }] })
    expect(shop.mails).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Your order 10002 at Harbour Studio is ready to be picked up',
        text: '3 × Yoga mat\n\nYou find us here: Rua da Cozinha 11, Lisboa\nRing twice.',
      },
    ])
    expect(newTypes()).toEqual(['PICKUP_READY_EMAIL_SENT'])
  })

  it('are not sent about what nobody carries', () => {
    order = purchase(shop, { items: { guide: 1 } })
    shop.mails.length = 0
    create({ lineItems: [{ id: lineOf(order, 'guide') }] })
    expect(shop.mails).toEqual([])
    expect(newTypes()).toEqual(['ORDER_FULFILLED'])
  })
})

describe('a change of a fulfillment', () => {
  const update = (fulfillment: object, fieldMask?: string[]) =>
    shop.call(updateFulfillment, owner, {
      orderId: order.id,
      fulfillment: fulfillment as { id: string },
      ...(fieldMask && { fieldMask }),
    }).fulfillments[0]
  let id: string
  beforeEach(() => {
    id = create({
      lineItems: [{ id: mat }],
      trackingInfo: { shippingProvider: 'ups', trackingNumber: '1' },
      status: 'Ready',
    }).fulfillmentId
    order = current()
    shop.mails.length = 0
    shop.events.length = 0
  })

  it("updates the carrier's link for a new tracking number, notifies the buyer and is recorded", () => {
    const trackingInfo = {
      shippingProvider: 'ups',
      trackingNumber: '2',
      trackingLink: 'https://www.ups.com/track?tracknum=2',
    }
    expect(update({ id, trackingInfo: { trackingNumber: '2' } })).toEqual({
      id,
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      lineItems: [{ id: mat, quantity: 3 }],
      trackingInfo,
      status: 'Ready',
    })
    expect(newTypes()).toEqual([
      'TRACKING_NUMBER_EDITED',
      'TRACKING_LINK_ADDED',
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
    ])
    expect(shop.mails.map(({ link }) => link)).toEqual([trackingInfo.trackingLink])
    expect(shop.events.map(({ entityFqdn, slug }) => [entityFqdn, slug])).toEqual([
      ['wix.ecom.v1.fulfillments', 'updated'],
      ['wix.ecom.v1.order', 'updated'],
    ])
    expect(shop.events[0]?.modifiedFields).toEqual({
      'fulfillments[0].trackingInfo.trackingNumber': '1',
      'fulfillments[0].trackingInfo.trackingLink': 'https://www.ups.com/track?tracknum=1',
    })
  })

  it('records nothing and notifies nobody for any other field', () => {
    expect(update({ id, status: 'Fulfilled', completed: true })).toMatchObject({
      status: 'Fulfilled',
      completed: true,
    })
    expect(current()).toEqual(order)
    expect(shop.mails).toEqual([])
    expect(shop.events.map(({ entityFqdn }) => entityFqdn)).toEqual(['wix.ecom.v1.fulfillments'])
  })

  it('clears what the mask names and nobody gives', () => {
    expect(update({ id }, ['trackingInfo.trackingLink', 'status'])).toEqual({
      id,
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      lineItems: [{ id: mat, quantity: 3 }],
      trackingInfo: { shippingProvider: 'ups', trackingNumber: '1' },
    })
  })

  it.each([
    ['lineItems', 'names "lineItems", which is read-only'],
    ['weight', 'names "weight", which is no field'],
  ])('cannot name %s', (path, description) => {
    expect(() => update({ id }, [path])).toThrow(
      refused({ field: 'fieldMask.0', description, violatedRule: 'FIELD_NOT_ALLOWED' }),
    )
  })

  it('puts information of your own instead of the tracking information, and back', () => {
    const own = update({ id, customInfo: { fieldsData: { courier: 'Rui' } } })
    expect(own?.customInfo).toEqual({ fieldsData: { courier: 'Rui' } })
    expect(own).not.toHaveProperty('trackingInfo')
    const back = update({ id, trackingInfo: { trackingNumber: '3' } })
    expect(back?.trackingInfo).toEqual({ trackingNumber: '3' })
    expect(back).not.toHaveProperty('customInfo')
    expect(() => update({ id, trackingInfo: {}, customInfo: {} })).toThrow(
      refused({
        field: 'fulfillment.customInfo',
        description: 'cannot be given together with trackingInfo',
        violatedRule: 'ONE_OF_ALIGNMENT',
      }),
    )
  })

  it('leaves the lines as they are: the same may come back, others are refused', () => {
    expect(update({ id, lineItems: [{ id: mat, quantity: 3 }] })?.lineItems).toHaveLength(1)
    expect(() => update({ id, lineItems: [{ id: mat, quantity: 2 }] })).toThrow(
      refused({
        field: 'fulfillment.lineItems',
        description: 'cannot be changed: delete the fulfillment and create it again',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
  })

  it('keeps tracking numbers apart, and takes its own again', () => {
    const second = create({ lineItems: [{ id: block }], trackingInfo: { trackingNumber: '2' } })
    expect(() => update({ id, trackingInfo: { trackingNumber: '2' } })).toThrow(
      declined(409, 'TRACKING_NUMBER_ALREADY_EXISTS', { fulfillmentId: second.fulfillmentId }),
    )
    expect(update({ id, trackingInfo: { trackingNumber: '1' } })?.trackingInfo?.trackingNumber).toBe('1')
  })

  it('needs a fulfillment of the order', () => {
    expect(() => update({ id: 'none' })).toThrow(declined(404, 'FULFILLMENT_NOT_FOUND', { id: 'none' }))
    const other = purchase(shop)
    const input = { orderId: other.id, fulfillment: { id } }
    expect(() => shop.call(updateFulfillment, owner, input)).toThrow(
      declined(404, 'FULFILLMENT_NOT_FOUND', { id }),
    )
  })
})

describe('a deleted fulfillment', () => {
  it('gives its pieces back to the order, whose status follows', () => {
    const first = create({ lineItems: [{ id: mat }] })
    const second = create({ lineItems: [{ id: block }] })
    order = current()
    expect(order.fulfillmentStatus).toBe('FULFILLED')
    shop.events.length = 0
    const input = { orderId: order.id, fulfillmentId: first.fulfillmentId }
    const left = shop.call(deleteFulfillment, owner, input)
    expect(left.fulfillments.map(({ id }) => id)).toEqual([second.fulfillmentId])
    expect(current().fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
    expect(newTypes()).toEqual(['ORDER_NOT_FULFILLED'])
    expect(shop.events.map(({ entityFqdn, slug }) => [entityFqdn, slug])).toEqual([
      ['wix.ecom.v1.fulfillments', 'updated'],
      ['wix.ecom.v1.order', 'updated'],
      ['wix.ecom.v1.order', 'fulfilled'],
    ])
    expect(shop.events[2]?.entity).toEqual({
      order: current(),
      previousFulfillmentStatus: 'FULFILLED',
      newFulfillmentStatus: 'PARTIALLY_FULFILLED',
      action: 'DELETE_FULFILLMENT',
    })
    expect(() => shop.call(deleteFulfillment, owner, input)).toThrow(
      declined(404, 'FULFILLMENT_NOT_FOUND', { id: first.fulfillmentId }),
    )
    shop.call(deleteFulfillment, owner, { orderId: order.id, fulfillmentId: second.fulfillmentId })
    expect(current().fulfillmentStatus).toBe('NOT_FULFILLED')
  })

  it('may be of an order that was canceled since', () => {
    const { fulfillmentId } = create({ lineItems: [{ id: mat }] })
    shop.call(cancelOrder, owner, { id: order.id })
    const left = shop.call(deleteFulfillment, owner, { orderId: order.id, fulfillmentId })
    expect(left).toEqual({ orderId: order.id, fulfillments: [] })
  })
})

it('the events of a new fulfillment hold all fulfillments, and both statuses of the order', () => {
  const { orderWithFulfillments } = create({ lineItems: [{ id: mat }] })
  expect(shop.events.map(({ shape: _, ...event }) => event)).toEqual([
    {
      entityFqdn: 'wix.ecom.v1.fulfillments',
      slug: 'updated',
      entityId: order.id,
      entity: orderWithFulfillments,
      modifiedFields: {
        'fulfillments[0].id': null,
        'fulfillments[0].createdDate': null,
        'fulfillments[0].lineItems[0].id': null,
        'fulfillments[0].lineItems[0].quantity': null,
      },
    },
    expect.objectContaining({ entityFqdn: 'wix.ecom.v1.order', slug: 'updated', entity: current() }),
    {
      entityFqdn: 'wix.ecom.v1.order',
      slug: 'fulfilled',
      entityId: order.id,
      entity: {
        order: current(),
        previousFulfillmentStatus: 'NOT_FULFILLED',
        newFulfillmentStatus: 'PARTIALLY_FULFILLED',
        action: 'CREATE_FULFILLMENT',
      },
    },
  ])
})

describe('lists of fulfillments', () => {
  it('show a buyer their own orders alone', () => {
    const { orderWithFulfillments } = create({ lineItems: [{ id: mat }] })
    const other = purchase(shop, { buyer: member })
    const orderIds = [other.id, 'none', order.id]
    expect(shop.call(listFulfillmentsForMultipleOrders, visitor, { orderIds })).toEqual([
      orderWithFulfillments,
    ])
    expect(shop.call(listFulfillmentsForMultipleOrders, owner, { orderIds })).toEqual([
      { orderId: other.id, fulfillments: [] },
      orderWithFulfillments,
    ])
    expect(shop.call(listFulfillmentsForSingleOrder, visitor, { orderId: order.id })).toEqual(
      orderWithFulfillments,
    )
    expect(() => shop.call(listFulfillmentsForSingleOrder, visitor, { orderId: other.id })).toThrow(
      declined(404, 'ORDER_NOT_FOUND', { id: other.id }),
    )
  })
})

it('a bulk call fulfils each order with all of its fulfillments, or not at all', () => {
  const other = purchase(shop)
  const { results, bulkActionMetadata } = shop.call(bulkCreateFulfillments, owner, {
    ordersWithFulfillments: [
      { orderId: order.id, fulfillments: [{ lineItems: [{ id: mat }] }, { lineItems: [{ id: block }] }] },
      {
        orderId: other.id,
        fulfillments: [
          { lineItems: [{ id: lineOf(other, 'mat') }] },
          { lineItems: [{ id: lineOf(other, 'mat') }] },
        ],
      },
      { orderId: 'none', fulfillments: [{ lineItems: [{ id: mat }] }] },
    ],
  })
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  expect(results).toEqual([
    {
      itemMetadata: { id: order.id, originalIndex: 0, success: true },
      ordersWithFulfillments: shop.call(listFulfillmentsForSingleOrder, owner, { orderId: order.id }),
    },
    {
      itemMetadata: {
        id: other.id,
        originalIndex: 1,
        success: false,
        error: {
          code: 'INVALID_ARGUMENT',
          description:
            '"ordersWithFulfillments.1.fulfillments.1.lineItems.0.quantity" must be at most 0: the other pieces of the line are in fulfillments',
          data: {
            fieldViolations: [
              {
                field: 'ordersWithFulfillments.1.fulfillments.1.lineItems.0.quantity',
                description: 'must be at most 0: the other pieces of the line are in fulfillments',
                violatedRule: 'MAX',
                data: { threshold: 0 },
              },
            ],
          },
        },
      },
    },
    {
      itemMetadata: {
        id: 'none',
        originalIndex: 2,
        success: false,
        error: {
          code: 'ORDER_NOT_FOUND',
          description: 'There is no order with id none',
          data: { id: 'none' },
        },
      },
    },
  ])
  expect(results[0]?.ordersWithFulfillments?.fulfillments).toHaveLength(2)
  expect(shop.call(listFulfillmentsForSingleOrder, owner, { orderId: other.id }).fulfillments).toEqual([])
})
