import {
  createDiscountRule,
  deleteDiscountRule,
  getDiscountRule,
  queryDiscountRules,
  updateDiscountRule,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const scope = {
  id: 'mats',
  type: 'CATALOG_ITEM',
  catalogItemFilter: { catalogAppId: 'stores', catalogItemIds: ['mat-1', 'mat-2'] },
}

const trigger = {
  triggerType: 'AND',
  and: {
    triggers: [
      { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: '50', to: '500', scopes: [scope] } },
      {
        triggerType: 'OR',
        or: {
          triggers: [
            { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 2, to: 9 } },
            { triggerType: 'CUSTOM', customTrigger: { id: 'first-order', appId: 'app-1' } },
          ],
        },
      },
    ],
  },
}

const discounts = {
  values: [
    {
      discountType: 'PERCENTAGE',
      percentage: 12.5,
      targetType: 'SPECIFIC_ITEMS',
      specificItemsInfo: { scopes: [scope] },
    },
  ],
}

const content = {
  name: 'Spring',
  active: true,
  trigger,
  discounts,
  settings: { appliesTo: 'LOWEST_PRICED_ITEM', usageLimit: 100, usageLimitPerUser: 1 },
  tags: { privateTags: { tagIds: ['a'] }, publicTags: { tagIds: ['b'] } },
}

const wire = {
  ...content,
  activeTimeInfo: { start: '2026-03-01T00:00:00.000Z', end: '2026-04-01T00:00:00.000Z' },
}

const ours = {
  ...content,
  activeTimeInfo: {
    start: new Date('2026-03-01T00:00:00.000Z'),
    end: new Date('2026-04-01T00:00:00.000Z'),
  },
}

const kept = { id: 'rule-1', revision: '3', status: 'LIVE', usageCount: 7 }

const answer = entity({
  ...wire,
  ...kept,
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
})

const decoded = {
  ...ours,
  ...kept,
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
}

runWireRows([
  row({
    operation: getDiscountRule,
    input: { discountRuleId: 'rule-1' },
    elevated: true,
    request: 'GET https://www.wixapis.com/ecom/v1/discount-rules/rule-1',
    response: { discountRule: answer },
    output: decoded,
  }),
  row({
    operation: queryDiscountRules,
    input: {
      filter: {
        active: true,
        'activeTimeInfo.end': { $gt: new Date('2026-03-01T00:00:00.000Z') },
        'tags.privateTags.tagIds': { $hasSome: ['a'] },
      },
      sort: [{ fieldName: 'name' }],
      cursorPaging: { limit: 2 },
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/ecom/v1/discount-rules/query',
    body: {
      query: {
        filter: {
          active: true,
          'activeTimeInfo.end': { $gt: '2026-03-01T00:00:00.000Z' },
          'tags.privateTags.tagIds': { $hasSome: ['a'] },
        },
        sort: [{ fieldName: 'name' }],
        cursorPaging: { limit: 2 },
      },
    },
    response: { discountRules: [answer], pagingMetadata: { count: 1, cursors: {}, hasNext: false } },
    output: { items: [decoded], tooManyToCount: false },
  }),
  row({
    operation: createDiscountRule,
    input: { discountRule: ours },
    elevated: true,
    request: 'POST https://www.wixapis.com/ecom/v1/discount-rules',
    body: { discountRule: wire },
    response: { discountRule: answer },
    output: decoded,
  }),
  row({
    operation: updateDiscountRule,
    input: {
      discountRule: {
        id: 'rule-1',
        revision: '2',
        activeTimeInfo: { end: new Date('2026-04-01T00:00:00.000Z') },
      },
    },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/ecom/v1/discount-rules/rule-1',
    body: {
      discountRule: entity({
        id: 'rule-1',
        revision: '2',
        activeTimeInfo: { end: '2026-04-01T00:00:00.000Z' },
      }),
    },
    response: { discountRule: answer },
    output: decoded,
  }),
  row({
    operation: deleteDiscountRule,
    input: { discountRuleId: 'rule-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/ecom/v1/discount-rules/rule-1',
    response: {},
    output: undefined,
  }),
])
