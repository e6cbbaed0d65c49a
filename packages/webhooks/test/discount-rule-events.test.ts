import type { DiscountRule } from '@frontdesk/ecom'
import { createWebhooks, discountRuleEvents } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [discountRuleEvents],
  now: () => time * 1000,
})

const { actionEvent: _, ...metadata } = bookingPayload

const wire = {
  id: 'rule-1',
  name: 'Spring',
  usageCount: 3,
  createdDate: '2026-03-01T10:00:00.000Z',
  activeTimeInfo: { end: '2026-04-01T10:00:00.000Z' },
}

const rule: DiscountRule = {
  ...wire,
  createdDate: new Date('2026-03-01T10:00:00.000Z'),
  activeTimeInfo: { end: new Date('2026-04-01T10:00:00.000Z') },
}

it.each([
  ['created', { createdEvent: { entity: wire } }, { discountRule: rule }],
  [
    'updated',
    { updatedEvent: { currentEntity: wire, modifiedFields: { usageCount: 2 } } },
    { discountRule: rule, modifiedFields: { usageCount: 2 } },
  ],
  ['deleted', { deletedEvent: {} }, {}],
] as const)('a discount rule is %s', async (slug, body, data) => {
  const event = await webhooks.read(
    sign(
      claimsOf({
        ...metadata,
        entityFqdn: 'wix.ecom.discounts.v1.discount_rule',
        entityId: 'rule-1',
        slug,
        ...body,
      }),
      keys,
    ),
  )
  expect({ type: event.type, data: event.data }).toEqual({ type: `discountRule.${slug}`, data })
  expect(event.metadata.entityId).toBe('rule-1')
  if (event.type === 'discountRule.created')
    expectTypeOf(event.data.discountRule).toEqualTypeOf<DiscountRule>()
})
