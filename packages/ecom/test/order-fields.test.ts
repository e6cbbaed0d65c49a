import { check } from '@frontdesk/core/schema'
import type { SearchOrdersInput } from '@frontdesk/ecom'
import { aggregateOrdersInputSchema, orderFields, searchOrdersInputSchema } from '@frontdesk/ecom/schemas'
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

  it('searches the texts and aggregates the fields that it names', () => {
    expect(
      violationsOf({
        search: { expression: 'ana', fields: ['buyerInfo.email'] },
        aggregations: [
          { type: 'VALUE', name: 'channels', fieldPath: 'channelInfo.type' },
          { type: 'SCALAR', name: 'most', fieldPath: 'priceSummary.total.amount', scalar: { type: 'MAX' } },
          {
            type: 'DATE_HISTOGRAM',
            name: 'months',
            fieldPath: 'createdDate',
            dateHistogram: { interval: 'MONTH' },
          },
        ],
        timeZone: 'Europe/Lisbon',
      }),
    ).toEqual([])
    expect(
      violationsOf({
        search: { fields: ['buyerNote'] },
        aggregations: [{ type: 'VALUE', name: 'emails', fieldPath: 'buyerInfo.email' }],
      }),
    ).toMatchObject([
      { field: 'aggregations.0.fieldPath', violatedRule: 'FIELD_NOT_ALLOWED' },
      { field: 'search.fields.0', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })

  it('takes four sort orders at most', () => {
    const sort = (count: number) => ({
      sort: Array.from({ length: count }, () => ({ fieldName: 'number', order: 'ASC' })),
    })
    expect(violationsOf(sort(4))).toEqual([])
    expect(violationsOf(sort(5))).toMatchObject([{ field: 'sort', violatedRule: 'MAX_SIZE' }])
  })
})

describe('an aggregation of orders', () => {
  const problemsOf = (aggregation: object, more: object = {}): unknown => {
    try {
      check(aggregateOrdersInputSchema, { aggregation, ...more })
    } catch (error) {
      return (error as { violations?: { field: string; violatedRule: string }[] }).violations?.map(
        ({ field, violatedRule }) => `${field} ${violatedRule}`,
      )
    }
    return []
  }
  const field = 'channelInfo.type'
  const amount = 'priceSummary.total.amount'
  const times = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, { $count: field }]))

  it.each([
    [{ a: { $count: field } }, []],
    [{ a: { $count: [field, 'status'] } }, []],
    [{ a: { $count: Array.from({ length: 5 }, () => field) } }, []],
    [{ a: { $count: Array.from({ length: 6 }, () => field) } }, ['aggregation.a.$count MAX_SIZE']],
    [{ a: { $count: [field] } }, ['aggregation.a.$count MIN_SIZE']],
    [{ a: { $count: [field, 'buyerNote'] } }, ['aggregation.a.$count.1 FIELD_NOT_ALLOWED']],
    [{ a: { $sum: amount }, b: { $avg: amount }, c: { $min: amount }, d: { $max: amount } }, []],
    [{ a: { $sum: field } }, ['aggregation.a.$sum FIELD_NOT_ALLOWED']],
    [{ a: { $sum: amount, $avg: amount } }, ['aggregation.a REQUIRED_ONE_OF_FIELD']],
    [{ a: { $median: amount } }, ['aggregation.a REQUIRED_ONE_OF_FIELD']],
    [{}, ['aggregation VALIDATION']],
    [times(20), []],
    [times(21), ['aggregation VALIDATION']],
  ])('is judged: %j', (aggregation, problems) => {
    expect(problemsOf(aggregation)).toEqual(problems)
  })

  it('takes a separator of 1 to 100 characters', () => {
    const separated = (hierarchySeparatorOverride: string) =>
      problemsOf({ a: { $count: field } }, { hierarchySeparatorOverride })
    expect(separated('/')).toEqual([])
    expect(separated('')).toEqual(['hierarchySeparatorOverride MIN_LENGTH'])
    expect(separated('a'.repeat(100))).toEqual([])
    expect(separated('a'.repeat(101))).toEqual(['hierarchySeparatorOverride MAX_LENGTH'])
  })
})
