import {
  addLineItemsToCurrentCart,
  addOrderActivities,
  addOrderActivity,
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  deleteOrderActivity,
  getOrder,
  type Order,
  type OrderStatus,
  searchOrders,
  updateOrder,
  updateOrderActivity,
  updateOrderStatus,
} from '@frontdesk/ecom'
import { addOrderActivitiesInputSchema } from '@frontdesk/ecom/schemas'
import type { ValidationError } from '@frontdesk/core'
import { check } from '@frontdesk/core/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../src/ecom/order/state.ts'
import { goods, openShop, owner, type Shop, visitor } from './shop.ts'

let shop: Shop
let placed: Order
beforeEach(() => {
  shop = openShop()
  placed = place()
})

const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }

/** An order that is delivered to Lisbon, paid by card. */
const place = (delivery: object = { code: 'standard' }): Order => {
  const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [{ catalogReference: goods('mat'), quantity: 1 }],
  })
  const request = {
    checkoutId,
    contact,
    delivery: { address: { country: 'PT', city: 'Lisboa', addressLine: 'Rua do Ouro 1' }, ...delivery },
    payment: { kind: 'card', outcome: 'approved' },
  } as never
  const result = shop.state.unit(() => shop.commerce.placeOrder(shop.context(visitor, {}), request))
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

/** The failure that a call is refused with. */
const refusalOf = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (failure) {
    return failure
  }
}

const inStatus = (status: OrderStatus): Order =>
  shop.state.unit(() => shop.state.in(orders).put({ ...placed, status }))

const typesOf = ({ activities = [] }: Order) => activities.map(({ activityType }) => activityType)

describe('an update of an order', () => {
  it('changes its fields, records a new email and destination, and names them in the event', () => {
    shop.events.length = 0
    const updated = shop.call(updateOrder, owner, {
      order: {
        id: placed.id,
        buyerInfo: { email: 'new@example.com' },
        archived: true,
        seenByAHuman: true,
        weightUnit: 'LB',
        shippingInfo: {
          logistics: { shippingDestination: { address: { country: 'PT', city: 'Porto' } } },
        },
      },
      fieldMask: [
        'buyerInfo.email',
        'archived',
        'seenByAHuman',
        'weightUnit',
        'shippingInfo.logistics.shippingDestination.address',
      ],
    })
    expect(updated).toMatchObject({
      buyerInfo: { email: 'new@example.com', visitorId: 'visitor-1' },
      archived: true,
      seenByAHuman: true,
      weightUnit: 'LB',
      shippingInfo: {
        title: placed.shippingInfo?.title,
        logistics: {
          shippingDestination: {
            address: { country: 'PT', city: 'Porto' },
            contactDetails: placed.shippingInfo?.logistics?.shippingDestination?.contactDetails,
          },
        },
      },
    })
    expect(typesOf(updated).slice(-2)).toEqual(['EMAIL_EDITED', 'SHIPPING_ADDRESS_EDITED'])
    expect(shop.events.map(({ slug }) => slug)).toEqual(['updated'])
    expect(shop.events[0]?.modifiedFields).toMatchObject({ 'buyerInfo.email': 'ana@example.com' })
  })

  it('records nothing when email and destination stay unchanged', () => {
    const updated = shop.call(updateOrder, owner, {
      order: { id: placed.id, buyerInfo: { email: contact.email }, archived: true },
    })
    expect(typesOf(updated)).toEqual(typesOf(placed))
  })

  it('clears a field that the mask names and the order does not give', () => {
    const updated = shop.call(updateOrder, owner, { order: { id: placed.id }, fieldMask: ['buyerLanguage'] })
    expect(placed.buyerLanguage).toBe('en')
    expect(updated).not.toHaveProperty('buyerLanguage')
  })

  it.each([
    'buyerInfo.email',
    'billingInfo.contactDetails',
    'recipientInfo.contactDetails',
    'shippingInfo.logistics.shippingDestination.contactDetails',
  ])('cannot remove %s', (path) => {
    expect(
      refusalOf(() => shop.call(updateOrder, owner, { order: { id: placed.id }, fieldMask: [path] })),
    ).toMatchObject({
      status: 400,
      details: {
        validationError: {
          fieldViolations: [{ field: `order.${path}`, description: 'cannot be removed, only changed' }],
        },
      },
    })
  })

  it.each(['priceSummary.total', 'paymentStatus', 'lineItems', 'id'])('cannot change %s', (path) => {
    expect(
      refusalOf(() => shop.call(updateOrder, owner, { order: { id: placed.id }, fieldMask: [path] })),
    ).toMatchObject({ status: 400 })
  })

  it('cannot give a destination to an order that is picked up', () => {
    const pickup = place({ code: 'pickup', address: undefined })
    const order = {
      id: pickup.id,
      shippingInfo: { logistics: { shippingDestination: { address: { city: 'Porto' } } } },
    }
    expect(refusalOf(() => shop.call(updateOrder, owner, { order }))).toMatchObject({
      status: 400,
      details: {
        validationError: { fieldViolations: [{ field: 'order.shippingInfo.logistics.shippingDestination' }] },
      },
    })
  })

  it.each([
    ['PENDING', 'ORDER_IS_PENDING'],
    ['REJECTED', 'ORDER_IS_REJECTED'],
  ] as const)('is refused while the order is %s', (status, code) => {
    inStatus(status)
    const order = { id: placed.id, archived: true }
    expect(refusalOf(() => shop.call(updateOrder, owner, { order }))).toMatchObject({
      status: 409,
      details: { applicationError: { code } },
    })
  })

  it('changes each of several orders on its own', () => {
    const result = shop.call(bulkUpdateOrders, owner, {
      orders: [{ order: { id: placed.id, archived: true } }, { order: { id: 'no-order', archived: true } }],
      returnEntity: true,
    })
    expect(
      result.results.map(({ item, itemMetadata }) => [item?.archived, itemMetadata.error?.code]),
    ).toEqual([
      [true, undefined],
      [undefined, 'ORDER_NOT_FOUND'],
    ])
  })
})

describe('the status of an order', () => {
  const every = ['INITIALIZED', 'PENDING', 'APPROVED', 'CANCELED', 'REJECTED'] as const
  const reachable: Readonly<Record<string, readonly OrderStatus[]>> = {
    INITIALIZED: ['PENDING', 'APPROVED', 'CANCELED'],
    PENDING: ['APPROVED', 'REJECTED'],
    APPROVED: ['CANCELED'],
    CANCELED: [],
    REJECTED: [],
  }

  it.each(every.flatMap((from) => every.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    inStatus(from)
    shop.events.length = 0
    const move = () => shop.call(updateOrderStatus, owner, { orderId: placed.id, status: to })
    if (reachable[from]?.includes(to)) {
      const moved = move()
      expect(moved.status).toBe(to)
      const told: Partial<Record<OrderStatus, string[]>> = {
        APPROVED: ['updated', 'approved'],
        CANCELED: ['updated', 'canceled'],
      }
      expect(shop.events.map(({ slug }) => slug)).toEqual(told[to] ?? ['updated'])
      const entry = {
        CANCELED: 'ORDER_CANCELED',
        PENDING: 'ORDER_PENDING',
        REJECTED: 'ORDER_REJECTED',
      } as const
      expect(typesOf(moved)).toEqual([
        ...typesOf(placed),
        ...(to === 'APPROVED' ? [] : [entry[to as keyof typeof entry]]),
      ])
      return
    }
    const code =
      from === to
        ? 'STATUS_ALREADY_SET'
        : to === 'INITIALIZED'
          ? 'STATUS_NOT_SUPPORTED'
          : 'UNSUPPORTED_TRANSITION'
    expect(refusalOf(move)).toMatchObject({
      status: code === 'STATUS_NOT_SUPPORTED' ? 400 : 409,
      details: { applicationError: { code } },
    })
    expect(shop.events).toEqual([])
  })
})

describe('the history of an order', () => {
  const comment = (message: string) => ({ merchantComment: { message } })

  it('takes comments of the business, which the buyer does not see', () => {
    const { order, activityId } = shop.call(addOrderActivity, owner, {
      id: placed.id,
      activity: comment('Packed by Rui'),
    })
    expect(order.activities?.at(-1)).toEqual({
      id: activityId,
      activityType: 'MERCHANT_COMMENT',
      createdDate: expect.any(Date) as Date,
      merchantComment: { message: 'Packed by Rui' },
    })
    expect(typesOf(shop.call(getOrder, visitor, { id: placed.id }))).toEqual(typesOf(placed))
    expect(shop.call(searchOrders, visitor, {}).items.map(typesOf)).toEqual([typesOf(placed)])
    expect(typesOf(shop.call(getOrder, owner, { id: placed.id }))).toContain('MERCHANT_COMMENT')
  })

  it('takes many comments at once, in one change of the order', () => {
    shop.events.length = 0
    const orderActivities = Array.from({ length: 300 }, (_, index) => comment(`Comment ${index}`))
    const { order, activityIds } = shop.call(addOrderActivities, owner, {
      orderId: placed.id,
      orderActivities,
    })
    const added = order.activities?.slice(-300) ?? []
    expect(added.map(({ id }) => id)).toEqual(activityIds)
    expect(added.map(({ merchantComment }) => ({ merchantComment }))).toEqual(orderActivities)
    expect(new Set(typesOf({ ...order, activities: added }))).toEqual(new Set(['MERCHANT_COMMENT']))
    expect(new Set(activityIds).size).toBe(300)
    expect(shop.events.filter(({ slug }) => slug === 'updated')).toHaveLength(1)
  })

  it.each([
    [[], ['orderActivities', 'MIN_SIZE']],
    [Array.from({ length: 301 }, () => comment('a')), ['orderActivities', 'MAX_SIZE']],
    [
      [comment('a'), comment('')],
      ['orderActivities.1.merchantComment.message', 'MIN_LENGTH'],
    ],
    [[comment('x'.repeat(5001))], ['orderActivities.0.merchantComment.message', 'MAX_LENGTH']],
    [
      [{ activityType: 'ORDER_PAID', ...comment('a') }],
      ['orderActivities.0.activityType', 'INVALID_ENUM_VALUE'],
    ],
    [
      [{ customActivity: { appId: 'app-1', type: 'SENT' } }],
      ['orderActivities.0.merchantComment', 'REQUIRED_FIELD'],
    ],
  ])('takes from 1 to 300 comments, and nothing else: case %#', (orderActivities, violation) => {
    let violations: unknown
    try {
      check(addOrderActivitiesInputSchema, { orderId: placed.id, orderActivities })
    } catch (error) {
      violations = (error as ValidationError).violations.map(({ field, violatedRule }) => [
        field,
        violatedRule,
      ])
    }
    expect(violations).toEqual([violation])
  })

  it('takes entries of apps, changes and deletes them', () => {
    const customActivity = { appId: 'app-1', type: 'PACKED', additionalData: { by: 'Rui' } }
    const { activityId } = shop.call(addOrderActivity, owner, { id: placed.id, activity: { customActivity } })
    const changed = shop.call(updateOrderActivity, owner, {
      id: placed.id,
      activityId,
      activity: { customActivity: { appId: 'app-1', type: 'SENT' } },
    })
    expect(changed.activities?.at(-1)).toMatchObject({
      id: activityId,
      activityType: 'CUSTOM_ACTIVITY',
      customActivity: { appId: 'app-1', type: 'SENT' },
    })
    expect(changed.activities?.at(-1)?.customActivity).not.toHaveProperty('additionalData')
    const deleted = shop.call(deleteOrderActivity, owner, { id: placed.id, activityId })
    expect(typesOf(deleted)).toEqual(typesOf(placed))
  })

  it.each([
    [{}, 'REQUIRED_ONE_OF_FIELD'],
    [{ ...comment('a'), customActivity: { appId: 'app-1', type: 'SENT' } }, 'ONE_OF_ALIGNMENT'],
  ])('takes one kind of content at a time: %j', (activity, violatedRule) => {
    expect(refusalOf(() => shop.call(addOrderActivity, owner, { id: placed.id, activity }))).toMatchObject({
      status: 400,
      details: { validationError: { fieldViolations: [{ field: 'activity', violatedRule }] } },
    })
  })

  it('keeps the entries of the platform', () => {
    const activityId = placed.activities?.[0]?.id ?? ''
    for (const change of [
      () => shop.call(deleteOrderActivity, owner, { id: placed.id, activityId }),
      () => shop.call(updateOrderActivity, owner, { id: placed.id, activityId, activity: comment('a') }),
    ])
      expect(refusalOf(change)).toMatchObject({
        status: 400,
        details: { validationError: { fieldViolations: [{ field: 'activityId' }] } },
      })
  })

  it('keeps the kind of an entry, and knows its own alone', () => {
    const { activityId } = shop.call(addOrderActivity, owner, { id: placed.id, activity: comment('a') })
    const customActivity = { appId: 'app-1', type: 'SENT' }
    expect(
      refusalOf(() =>
        shop.call(updateOrderActivity, owner, { id: placed.id, activityId, activity: { customActivity } }),
      ),
    ).toMatchObject({
      status: 400,
      details: { validationError: { fieldViolations: [{ field: 'activity' }] } },
    })
    expect(
      refusalOf(() => shop.call(deleteOrderActivity, owner, { id: placed.id, activityId: 'no-activity' })),
    ).toMatchObject({ status: 404, details: { applicationError: { code: 'ACTIVITY_NOT_FOUND' } } })
  })
})

describe('the tags of orders', () => {
  const tagsOf = (identity = owner) => shop.call(getOrder, identity, { id: placed.id }).tags

  it('are assigned and unassigned; a tag in both is assigned', () => {
    const change = (changes: object) =>
      shop.call(bulkUpdateOrderTags, owner, { orderIds: [placed.id], ...changes })
    const result = change({
      assignTags: { privateTags: { tagIds: ['vip', 'gift'] }, tags: { tagIds: ['new'] } },
    })
    expect(result).toEqual({
      results: [{ itemMetadata: { id: placed.id, originalIndex: 0, success: true } }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    })
    change({
      assignTags: { privateTags: { tagIds: ['vip'] } },
      unassignTags: { privateTags: { tagIds: ['vip', 'gift'] }, tags: { tagIds: ['other'] } },
    })
    expect(tagsOf()).toEqual({ privateTags: { tagIds: ['vip'] }, tags: { tagIds: ['new'] } })
    expect(tagsOf(visitor)).toEqual({ tags: { tagIds: ['new'] } })
  })

  it('must be given to be changed', () => {
    expect(refusalOf(() => shop.call(bulkUpdateOrderTags, owner, { orderIds: [placed.id] }))).toMatchObject({
      status: 400,
      details: {
        validationError: {
          fieldViolations: [{ field: 'assignTags', violatedRule: 'REQUIRED_ONE_OF_FIELD' }],
        },
      },
    })
  })

  it('are a hundred of a kind at most', () => {
    const tagIds = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => `t${from + index}`)
    const assign = (ids: string[]) =>
      shop.call(bulkUpdateOrderTags, owner, {
        orderIds: [placed.id],
        assignTags: { tags: { tagIds: ids } },
      }).results[0]?.itemMetadata
    expect(assign(tagIds(100))?.success).toBe(true)
    expect(assign(tagIds(1, 100))).toMatchObject({
      success: false,
      error: { data: { fieldViolations: [{ field: 'assignTags.tags.tagIds', violatedRule: 'MAX_SIZE' }] } },
    })
    expect(tagsOf()?.tags?.tagIds).toHaveLength(100)
  })
})
