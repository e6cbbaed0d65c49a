import {
  type CheckoutSettingsChange,
  getCheckoutSettings,
  listTransactionsForSingleOrder,
  updateCheckoutSettings,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { purchase } from './purchase.ts'
import { openShop, owner, refused, type Shop } from './shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const update = (checkoutSettings: CheckoutSettingsChange, fieldMask?: string[]) =>
  shop.call(updateCheckoutSettings, owner, { checkoutSettings, ...(fieldMask && { fieldMask }) })

describe('the settings of the checkout', () => {
  it('keep a change with its dates, and tell of it', () => {
    expect(shop.call(getCheckoutSettings, owner, {})).toEqual({
      checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
    })
    const date = new Date('2026-03-02T09:00:00.000Z')
    const policies = { returnPolicy: { visible: true, content: 'Send it back' } }
    const settings = {
      checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
      checkoutPolicies: policies,
      createdDate: date,
      updatedDate: date,
    }
    expect(update({ checkoutPolicies: policies })).toEqual(settings)
    expect(shop.events.map(({ shape: _, ...event }) => event)).toEqual([
      {
        entityFqdn: 'wix.ecom.v1.checkout_settings',
        slug: 'updated',
        entityId: 'checkout-settings',
        entity: settings,
        modifiedFields: {
          'checkoutPolicies.returnPolicy.content': null,
          'checkoutPolicies.returnPolicy.visible': null,
          createdDate: null,
        },
      },
    ])
    const hidden = update({ checkoutPolicies: { returnPolicy: { visible: false } } })
    expect(hidden.checkoutPolicies).toEqual({ returnPolicy: { visible: false, content: 'Send it back' } })
    expect(update({}, ['checkoutPolicies']).checkoutPolicies).toBeUndefined()
  })

  it.each([
    [
      'checkoutBillingFields',
      'the page asks for no billing address',
      { checkoutBillingFields: 'All_FIELDS' },
    ],
    [
      'checkoutFields.subscriptionCheckbox.visible',
      'the emulator keeps no list of subscribers',
      { checkoutFields: { subscriptionCheckbox: { visible: true } } },
    ],
    [
      'checkoutFields.mitEnabled',
      'the emulator charges no card by itself for a shop',
      { checkoutFields: { mitEnabled: true } },
    ],
    [
      'checkoutBrand.mainSection.expressButtonsCornerRadius',
      'the page has no express buttons',
      { checkoutBrand: { mainSection: { expressButtonsCornerRadius: 'PILL' } } },
    ],
    [
      'checkoutBrand.footer',
      'the footer of the page keeps its look',
      { checkoutBrand: { footer: { dividerColor: '#000000' } } },
    ],
  ] as const)('refuse %s, which has no effect: %s', (path, reason, settings) => {
    expect(() => update(settings as CheckoutSettingsChange)).toThrow(
      refused({
        field: `checkoutSettings.${path}`,
        description: `has no effect here: ${reason}`,
        violatedRule: 'VALIDATION',
      }),
    )
    expect(shop.events).toEqual([])
  })

  it('take the value that the page has anyhow', () => {
    const settings = { checkoutFields: { mitEnabled: false, subscriptionCheckbox: { visible: false } } }
    expect(update(settings).checkoutFields).toEqual(settings.checkoutFields)
  })
})

describe('delayed capture', () => {
  const paymentOf = (orderId: string) =>
    shop.call(listTransactionsForSingleOrder, owner, { orderId }).payments?.[0]

  it.each([
    [false, 'VOID'],
    [true, 'CAPTURE'],
  ])(
    'reserves payments by card for a week; captured at its end: %s',
    (captureBeforeExpiryEnabled, actionType) => {
      update({ checkoutFields: { delayCaptureEnabled: true, captureBeforeExpiryEnabled } })
      const order = purchase(shop)
      expect([order.status, order.paymentStatus]).toEqual(['APPROVED', 'NOT_PAID'])
      const payment = paymentOf(order.id)
      expect([
        payment?.status,
        payment?.regularPaymentDetails?.authorizationDetails?.scheduledAction,
      ]).toEqual(['AUTHORIZED', { actionType, executionDate: new Date('2026-03-09T09:00:00.000Z') }])
    },
  )

  it('is off unless it is switched on', () => {
    update({ checkoutFields: { captureBeforeExpiryEnabled: true } })
    expect(paymentOf(purchase(shop).id)?.status).toBe('APPROVED')
  })
})
