import {
  createDiscountRule,
  deleteDiscountRule,
  type DiscountCondition,
  type DiscountRule,
  getDiscountRule,
  type NewDiscountRule,
  queryDiscountRules,
  updateDiscountRule,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { declined, openShop, owner, refused, type Shop } from '../shop.ts'
import { createRule, discountOf, itemsOf } from './rules.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const now = new Date('2026-03-02T09:00:00.000Z')
const day = 24 * 60 * 60 * 1000
const later = (days: number): Date => new Date(now.getTime() + days * day)

const read = (discountRuleId: string): DiscountRule => shop.call(getDiscountRule, owner, { discountRuleId })
const change = (rule: DiscountRule, changes: Partial<NewDiscountRule>): DiscountRule =>
  shop.call(updateDiscountRule, owner, {
    discountRule: { id: rule.id, revision: rule.revision ?? '', ...changes },
  })

const condition: DiscountCondition = { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: '10' } }

describe('a discount rule', () => {
  it('is created, changed and deleted, and tells of it', () => {
    const rule = createRule(shop, { tags: { privateTags: { tagIds: ['a'] } } })
    const whole = {
      id: 'id-1',
      revision: '1',
      createdDate: now,
      updatedDate: now,
      name: 'Ten per cent',
      active: true,
      discounts: discountOf(),
      tags: { privateTags: { tagIds: ['a'] } },
      status: 'LIVE',
      usageCount: 0,
    }
    expect(rule).toEqual(whole)
    expect(read(rule.id)).toEqual(whole)
    const changed = change(rule, { name: 'Spring', active: false })
    expect(changed).toEqual({ ...whole, name: 'Spring', active: false, revision: '2' })
    shop.call(deleteDiscountRule, owner, { discountRuleId: rule.id })
    expect(() => read(rule.id)).toThrow(declined(404, 'NOT_FOUND', { id: rule.id }))
    const entityFqdn = 'wix.ecom.discounts.v1.discount_rule'
    expect(shop.events.map(({ shape: _, ...event }) => event)).toEqual([
      { entityFqdn, slug: 'created', entityId: rule.id, entity: whole },
      {
        entityFqdn,
        slug: 'updated',
        entityId: rule.id,
        entity: changed,
        modifiedFields: { name: 'Ten per cent', active: true },
      },
      { entityFqdn, slug: 'deleted', entityId: rule.id },
    ])
  })

  it('is off unless it is switched on', () => {
    expect(
      shop.call(createDiscountRule, owner, { discountRule: { name: 'Off', discounts: discountOf() } }).active,
    ).toBe(false)
  })

  it('is changed from its revision only', () => {
    const rule = createRule(shop)
    change(rule, { name: 'Spring' })
    expect(() => change(rule, { name: 'Summer' })).toThrow(declined(409, 'REVISION_MISMATCH'))
    expect(() => change({ ...rule, id: 'none' }, {})).toThrow(declined(404, 'NOT_FOUND'))
    expect(() => {
      shop.call(deleteDiscountRule, owner, { discountRuleId: 'none' })
    }).toThrow(declined(404, 'NOT_FOUND'))
  })

  it('becomes live at its start and has expired at its end', () => {
    const { id } = createRule(shop, { activeTimeInfo: { start: later(1), end: later(2) } })
    expect(read(id).status).toBe('PENDING')
    shop.advance(day - 1)
    expect(read(id).status).toBe('PENDING')
    shop.advance(1)
    expect(read(id).status).toBe('LIVE')
    shop.advance(day - 1)
    expect(read(id).status).toBe('LIVE')
    shop.advance(1)
    expect(read(id).status).toBe('EXPIRED')
    expect(shop.call(queryDiscountRules, owner, {}).items.map(({ status }) => status)).toEqual(['EXPIRED'])
  })

  it('gets another type of condition instead of the one it had', () => {
    const rule = createRule(shop, { trigger: condition })
    const trigger = { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 2 } }
    expect(change(rule, { trigger }).trigger).toEqual(trigger)
  })

  it('is found by its fields', () => {
    const first = createRule(shop, { tags: { privateTags: { tagIds: ['a', 'b'] } } })
    const second = createRule(shop, { name: 'Spring', active: false, activeTimeInfo: { end: later(1) } })
    const found = (filter: object): unknown =>
      shop.call(queryDiscountRules, owner, { filter }).items.map(({ id }) => id)
    expect(found({})).toEqual([first.id, second.id])
    expect(found({ active: true })).toEqual([first.id])
    expect(found({ name: { $startsWith: 'Spr' } })).toEqual([second.id])
    expect(found({ 'activeTimeInfo.end': { $gt: now } })).toEqual([second.id])
    expect(found({ 'tags.privateTags.tagIds': { $hasAll: ['a', 'b'] } })).toEqual([first.id])
  })
})

describe('a discount rule is refused', () => {
  const refusal = (field: string, ruleName: string): object =>
    expect.objectContaining({ field: `discountRule.${field}`, ruleName }) as object
  const nested = {
    triggerType: 'AND',
    and: { triggers: [condition, { triggerType: 'OR', or: { triggers: [condition, condition] } }] },
  }
  const tooDeep = {
    triggerType: 'AND',
    and: { triggers: [condition, { triggerType: 'OR', or: { triggers: [condition, nested] } }] },
  }

  it.each<[string, Partial<NewDiscountRule>, string, string]>([
    [
      'whose end is not after its start',
      { activeTimeInfo: { start: now, end: now } },
      'activeTimeInfo.end',
      'INVALID_ACTIVE_TIME_RANGE',
    ],
    ['without a discount', { discounts: {} }, 'discounts.values', 'INVALID_EMPTY_DISCOUNT'],
    [
      'whose amount is of another type',
      { discounts: discountOf({ discountType: 'FIXED_PRICE', percentage: 10 }) },
      'discounts.values.0.discountType',
      'INVALID_DISCOUNT_TYPE',
    ],
    [
      'with two amounts',
      { discounts: discountOf({ discountType: 'FIXED_PRICE', fixedPrice: '1', percentage: 10 }) },
      'discounts.values.0.discountType',
      'INVALID_DISCOUNT_TYPE',
    ],
    [
      'without a type of discount',
      { discounts: discountOf({ percentage: 10 }) },
      'discounts.values.0.discountType',
      'INVALID_DISCOUNT_TYPE',
    ],
    [
      'whose pieces have no price',
      {
        discounts: discountOf({
          discountType: 'QUANTITY_BASED',
          quantityBased: { configurations: [{ quantity: 3 }] },
        }),
      },
      'discounts.values.0.discountType',
      'INVALID_DISCOUNT_TYPE',
    ],
    [
      'whose discount names no items',
      { discounts: { values: [{ discountType: 'PERCENTAGE', percentage: 10 }] } },
      'discounts.values.0.specificItemsInfo',
      'INVALID_TARGET_TYPE_FIELD',
    ],
    [
      'whose scope has another type',
      { discounts: discountOf(undefined, { ...itemsOf(), type: 'CUSTOM_FILTER' }) },
      'discounts.values.0.specificItemsInfo.scopes.0.type',
      'INVALID_SCOPE_TYPE',
    ],
    [
      'whose scope names no catalogue',
      { discounts: discountOf(undefined, { type: 'CATALOG_ITEM', catalogItemFilter: {} }) },
      'discounts.values.0.specificItemsInfo.scopes.0.catalogItemFilter.catalogAppId',
      'INVALID_SCOPE',
    ],
    [
      'whose filter no catalogue knows',
      {
        discounts: discountOf(undefined, {
          type: 'CUSTOM_FILTER',
          customFilter: { appId: 'unknown', params: { collectionIds: ['a'] } },
        }),
      },
      'discounts.values.0.specificItemsInfo.scopes.0.customFilter',
      'INVALID_SCOPE',
    ],
    [
      'whose subtotal is missing',
      { trigger: { triggerType: 'SUBTOTAL_RANGE' } },
      'trigger.subtotalRange',
      'MISSING_SUBTOTAL_RANGE',
    ],
    [
      'whose quantity is missing',
      { trigger: { triggerType: 'ITEM_QUANTITY_RANGE' } },
      'trigger.itemQuantityRange',
      'MISSING_ITEM_QUANTITY_RANGE',
    ],
    [
      'whose subtotal runs backwards',
      { trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: '10', to: '9.99' } } },
      'trigger.subtotalRange',
      'INVALID_SUBTOTAL_RANGE',
    ],
    [
      'whose subtotal has no limit',
      { trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: {} } },
      'trigger.subtotalRange',
      'INVALID_SUBTOTAL_RANGE',
    ],
    [
      'whose quantity runs backwards',
      { trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 3, to: 2 } } },
      'trigger.itemQuantityRange',
      'INVALID_ITEM_QUANTITY_RANGE',
    ],
    [
      'without a type of condition',
      { trigger: { subtotalRange: { from: '1' } } },
      'trigger.triggerType',
      'INVALID_TRIGGER_TYPE',
    ],
    [
      'with two conditions in one',
      { trigger: { ...condition, itemQuantityRange: { from: 1 } } },
      'trigger.triggerType',
      'INVALID_TRIGGER_TYPE',
    ],
    [
      'whose condition of an app has no id',
      { trigger: { triggerType: 'CUSTOM', customTrigger: { appId: 'app' } } },
      'trigger.customTrigger',
      'INVALID_TRIGGER_TYPE',
    ],
    [
      'that is for no members',
      { trigger: { triggerType: 'CUSTOMER_ELIGIBILITY', customerEligibility: {} } },
      'trigger.customerEligibility',
      'INVALID_TRIGGER_TYPE',
    ],
    [
      'whose operators are three deep',
      { trigger: tooDeep },
      'trigger.and.triggers.1.or.triggers.1.triggerType',
      'OPERATOR_TOO_DEEPLY_NESTED',
    ],
    [
      'that is for one piece of several',
      {
        settings: { appliesTo: 'LOWEST_PRICED_ITEM' },
        discounts: discountOf({
          discountType: 'QUANTITY_BASED',
          quantityBased: { configurations: [{ quantity: 2, price: '1' }] },
        }),
      },
      'settings.appliesTo',
      'INVALID_SETTINGS_SUBJECT_TYPE',
    ],
  ])('%s', (_, rule, field, ruleName) => {
    expect(() => createRule(shop, rule)).toThrow(refused(refusal(field, ruleName)))
  })

  it('when it is changed, too, and stays unchanged', () => {
    const rule = createRule(shop)
    expect(() => change(rule, { trigger: { triggerType: 'SUBTOTAL_RANGE' } })).toThrow(
      refused(refusal('trigger.subtotalRange', 'MISSING_SUBTOTAL_RANGE')),
    )
    expect(read(rule.id)).toEqual(rule)
  })

  it('whose amount has more digits than the currency', () => {
    const discounts = (fixedAmount: string) => discountOf({ discountType: 'FIXED_AMOUNT', fixedAmount })
    expect(() => createRule(shop, { discounts: discounts('1.005') })).toThrow(
      refused({
        field: 'discountRule.discounts.values.0.fixedAmount',
        description: 'must have no more digits after the point than EUR has',
        violatedRule: 'VALIDATION',
      }),
    )
    expect(createRule(shop, { discounts: discounts('1.05') }).id).toBeDefined()
  })

  it('and takes operators that are two deep, and limits that are equal', () => {
    expect(createRule(shop, { trigger: nested }).trigger).toEqual(nested)
    const trigger = { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 2, to: 2 } }
    expect(createRule(shop, { trigger }).trigger).toEqual(trigger)
    expect(createRule(shop, { activeTimeInfo: { start: now, end: new Date(+now + 1) } }).status).toBe('LIVE')
  })

  it('beyond 100 rules', () => {
    for (let count = 0; count < 100; count++) createRule(shop)
    expect(() => createRule(shop)).toThrow(declined(428, 'MAX_DISCOUNT_RULES_REACHED', { limit: 100 }))
    shop.call(deleteDiscountRule, owner, { discountRuleId: 'id-1' })
    expect(createRule(shop).status).toBe('LIVE')
  })

  it('beyond 20 rules with a price for several pieces', () => {
    const quantityBased = { configurations: [{ quantity: 3, price: '10' }] }
    const several = { discounts: discountOf({ discountType: 'QUANTITY_BASED', quantityBased }) }
    const rules = Array.from({ length: 20 }, () => createRule(shop, several))
    expect(() => createRule(shop, several)).toThrow(
      declined(428, 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED', { limit: 20 }),
    )
    expect(change(rules[0]!, { name: 'Still one of the twenty' }).name).toBe('Still one of the twenty')
  })

  it('beyond 5 apps with conditions of their own', () => {
    const ofApp = (appId: string) => ({
      trigger: { triggerType: 'CUSTOM', customTrigger: { id: 'x', appId } },
    })
    for (const app of ['a', 'b', 'c', 'd', 'e']) createRule(shop, ofApp(app))
    expect(() => createRule(shop, ofApp('f'))).toThrow(
      declined(428, 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED', { limit: 5 }),
    )
    expect(createRule(shop, ofApp('a')).id).toBeDefined()
  })
})
