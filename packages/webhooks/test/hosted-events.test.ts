// The events of checkout templates, and two families that the hosted platform alone sends.
import {
  checkoutTemplateEvents,
  createWebhooks,
  shippingRateProviderEvents,
  subscriptionContractEvents,
} from '@frontdesk/webhooks'
import { expect, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [checkoutTemplateEvents, shippingRateProviderEvents, subscriptionContractEvents],
  now: () => time * 1000,
})
const { actionEvent: _, ...metadata } = bookingPayload
const [moment, evening] = ['2026-03-01T10:00:00.000Z', '2026-03-09T18:00:00.000Z'] as const
const dates = { createdDate: moment, updatedDate: moment }
const readDates = { createdDate: new Date(moment), updatedDate: new Date(moment) }

const tell = async (entityFqdn: string, slug: string, body: object) =>
  webhooks.read(sign(claimsOf({ ...metadata, entityFqdn, slug, ...body }), keys))

it('the events of checkout templates hold the template, and its use the checkout too', async () => {
  const item = (weight: unknown, scheduledDate: unknown) => ({
    quantity: 1,
    price: '12.50',
    productName: { original: 'Oil' },
    physicalProperties: { weight },
    serviceProperties: { scheduledDate },
  })
  const sent = { id: 'template-1', status: 'ACTIVE', customLineItems: [item('NaN', evening)] }
  const checkoutTemplate = { ...sent, customLineItems: [item(NaN, new Date(evening))] }
  const checkout = { id: 'checkout-1', ...readDates }
  for (const [slug, body, data] of [
    ['created', { createdEvent: { entity: sent } }, { checkoutTemplate }],
    ['updated', { updatedEvent: { currentEntity: sent } }, { checkoutTemplate, modifiedFields: {} }],
    ['deleted', { deletedEvent: {} }, {}],
    [
      'used',
      { actionEvent: { body: { checkoutTemplate: sent, checkout: { id: 'checkout-1', ...dates } } } },
      { checkoutTemplate, checkout },
    ],
  ] as const) {
    const told = await tell('wix.ecom.v1.checkout_template', slug, body)
    expect([told.type, told.data]).toEqual([`checkoutTemplate.${slug}`, data])
  }
})

it('the events of subscription contracts hold the contract with its dates', async () => {
  const contract = <Moment>(own: object, day: Moment, weight: unknown) => ({
    id: 'contract-1',
    revision: '2',
    ...own,
    currency: 'EUR',
    subscriptionSettings: { frequency: 'MONTH', interval: 1, startDate: day },
    lineItems: [{ id: 'line-1', quantity: 1, physicalProperties: { weight } }],
    buyerInfo: { memberId: 'member-1' },
    activities: [{ id: 'activity-1', activityType: 'CHANGES_APPLIED', createdDate: day }],
  })
  const sent = contract(dates, evening, 'Infinity')
  const subscriptionContract = contract(readDates, new Date(evening), Infinity)
  const modifiedFields = { currency: 'USD' }
  for (const [slug, body, data] of [
    ['created', { createdEvent: { entity: sent } }, { subscriptionContract }],
    [
      'updated',
      { updatedEvent: { currentEntity: sent, modifiedFields } },
      { subscriptionContract, modifiedFields },
    ],
    ['deleted', { deletedEvent: {} }, {}],
  ] as const) {
    const told = await tell('wix.ecom.subscription_contracts.v1.subscription_contract', slug, body)
    expect([told.type, told.data]).toEqual([`subscriptionContract.${slug}`, data])
  }
})

it('the events of shipping-rate providers hold their settings as they were sent', async () => {
  const sent = { id: 'provider-1', ...dates, active: true, packages: [{ id: 'box', weight: '1' }] }
  const configuration = { ...sent, ...readDates }
  for (const [slug, body, data] of [
    ['created', { createdEvent: { entity: sent } }, { configuration }],
    ['updated', { updatedEvent: { currentEntity: sent } }, { configuration, modifiedFields: {} }],
    ['deleted', { deletedEvent: { deletedEntity: sent } }, { configuration }],
  ] as const) {
    const told = await tell('wix.ecom.v1.shippo_configuration', slug, body)
    expect([told.type, told.data]).toEqual([`shippingRateProvider.${slug}`, data])
  }
})
