import { check } from '@frontdesk/core/schema'
import { orderFields, searchOrdersInputSchema } from '@frontdesk/ecom/schemas'
import type { SearchOrdersInput } from '@frontdesk/ecom'
import { describe, expect, expectTypeOf, it } from 'vitest'

const match = '$eq $ne $in $nin'
const text = `${match} $exists $gt $gte $lt $lte $startsWith $endsWith $contains $isEmpty`
const ordering = `${match} $exists $gt $gte $lt $lte`
const flag = `${match} $exists`
const contained = '$hasSome $hasAll'

/** The platform's rules for each field that orders are searched by: its operators, and whether it can be sorted by. */
const platform: Readonly<Record<string, readonly [operators: string, sort?: 'no sort']>> = {
  id: [match, 'no sort'],
  number: [text],
  createdDate: [ordering],
  updatedDate: [ordering],
  purchasedDate: [ordering],
  status: [match],
  paymentStatus: [match],
  fulfillmentStatus: [match],
  archived: [flag, 'no sort'],
  demo: [flag, 'no sort'],
  imported: [flag, 'no sort'],
  seenByAHuman: [flag, 'no sort'],
  'balanceSummary.authorized.amount': [ordering],
  'balanceSummary.pending.amount': [ordering],
  'balanceSummary.pendingRefund.amount': [ordering],
  'billingInfo.contactDetails.firstName': [text],
  'billingInfo.contactDetails.lastName': [text],
  'businessLocation.id': [text],
  'businessLocation.name': [text],
  'buyerInfo.contactId': [match, 'no sort'],
  'buyerInfo.email': [text],
  'buyerInfo.memberId': [match, 'no sort'],
  'channelInfo.externalOrderId': [match, 'no sort'],
  'channelInfo.type': [match],
  checkoutId: [match, 'no sort'],
  'createdBy.userId': [match, 'no sort'],
  'fulfillmentStatusesAggregate.statuses': [contained, 'no sort'],
  'lineItems.catalogReference.appId': [contained, 'no sort'],
  'lineItems.catalogReference.catalogItemId': [contained, 'no sort'],
  'lineItems.locations.id': [contained, 'no sort'],
  'lineItems.productName.original': [contained, 'no sort'],
  'lineItems.subscriptionInfo.id': [match, 'no sort'],
  'priceSummary.total.amount': [ordering],
  'shippingInfo.logistics.deliveryTime': [text],
  'shippingInfo.logistics.deliveryTimeSlot.from': [ordering],
  'shippingInfo.logistics.deliveryTimeSlot.to': [ordering],
  'shippingInfo.region.name': [match],
  'shippingInfo.title': [match],
  'taxInfo.totalExempt.amount': [ordering],
  'taxInfo.totalTax.amount': [ordering],
}

const sorted = (operators: readonly string[]): string => [...operators].sort().join(' ')

const violationsOf = (input: object): unknown => {
  try {
    check(searchOrdersInputSchema, input)
  } catch (error) {
    return (error as { violations?: unknown }).violations
  }
  return []
}

describe('a search for orders', () => {
  it('takes the fields, operators and sort orders of the platform, and no others', () => {
    const declared = Object.fromEntries(
      Object.entries(orderFields).map(([name, { operators, sortable }]) => [
        name,
        [sorted(operators), sortable],
      ]),
    )
    expect(declared).toEqual(
      Object.fromEntries(
        Object.entries(platform).map(([name, [operators, sort]]) => [
          name,
          [sorted(operators.split(' ')), sort === undefined],
        ]),
      ),
    )
  })

  it('compares amounts as decimal text', () => {
    expectTypeOf({ filter: { 'priceSummary.total.amount': { $gt: '50' } } }).toExtend<SearchOrdersInput>()
    // @ts-expect-error an amount has no beginning
    const wrong: SearchOrdersInput = { filter: { 'priceSummary.total.amount': { $startsWith: '5' } } }
    expect(violationsOf({ filter: { 'priceSummary.total.amount': { $gt: '50.00' } } })).toEqual([])
    expect(violationsOf({ filter: { 'priceSummary.total.amount': { $gt: 50 } } })).toMatchObject([
      { field: 'filter.priceSummary.total.amount.$gt', violatedRule: 'FORMAT' },
    ])
    expect(violationsOf(wrong)).toMatchObject([
      { field: 'filter.priceSummary.total.amount.$startsWith', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })

  it.each(['search', 'aggregations', 'timeZone'])(
    'refuses %s, which the platform does not know there',
    (part) => {
      expect(violationsOf({ [part]: [] })).toEqual([
        {
          field: part,
          description: 'is not taken by a search for orders: use "filter", "sort" and "cursorPaging"',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
      ])
    },
  )
})
