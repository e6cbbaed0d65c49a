// Settings of tips and of the checkout, as the hosted platform's own client writes them, and their effects.
import * as ecom from '@frontdesk/ecom'
import * as checkoutSettings from '@wix/auto_sdk_ecom_checkout-settings'
import * as currentCart from '@wix/auto_sdk_ecom_current-cart-v-2'
import * as tipSettings from '@wix/auto_sdk_ecom_tip-settings'
import * as tips from '@wix/auto_sdk_ecom_tips'
import * as redirects from '@wix/auto_sdk_redirects_redirects'
import * as products from '@wix/auto_sdk_stores_products'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const now = '2026-05-04T07:00:00Z'
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const called = new Set<string>()

let emulator: Emulator
let empty: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: now })
  empty = await createEmulator({ port: 0, clock: now, seed: 'empty' })
})
afterAll(async () => {
  await emulator.close()
  await empty.close()
})
beforeEach(() => {
  emulator.reset()
  empty.reset()
})
afterEach(() => {
  for (const { requests } of [emulator, empty])
    for (const { operation } of requests) if (operation) called.add(operation)
  leaveEmulator()
})

const business = (of: Emulator) => {
  leadToEmulator(of, now)
  return createClient({ modules: { checkoutSettings, tipSettings }, auth: asBusiness(of) })
}

/** The call that the published package types without the choice. */
interface UntypedTips {
  updateTipChoice(choice: object, options: object): Promise<{ tipChoice?: tips.TipChoice }>
}

const visit = () => {
  const visitor = createClient({
    modules: { currentCart, products, redirects, tips },
    auth: OAuthStrategy({ clientId: emulator.clientId }),
  })
  return { ...visitor, untypedTips: visitor.tips as unknown as UntypedTips }
}

/** The cart of a visitor who buys one cork block for 16 euros. */
const fill = async (visitor: ReturnType<typeof visit>): Promise<currentCart.Cart> => {
  const { items } = await visitor.products.queryProducts().eq('slug', 'cork-block').find()
  const catalogReference = { appId: storesAppId, catalogItemId: found(items[0]?._id) }
  const { cart } = await visitor.currentCart.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference, quantity: 1 }],
  })
  return found(cart)
}

const declinedWith = (code: string) => ({ details: { applicationError: { code } } })

describe('the client of the hosted platform, for tip settings', () => {
  it('creates the settings that hold everywhere, once', async () => {
    const { tipSettings: own } = business(empty)
    expect((await own.queryTipSettings().find()).items).toEqual([])
    const { tipSettings: made } = await own.createDefaultTipSettings({
      tipType: 'PERCENTAGE',
      presets: [{ value: 10, default: true }],
      allowCustomerTip: true,
    })
    expect(made).toEqual({
      _id: expect.any(String) as string,
      revision: '1',
      _createdDate: new Date(now),
      _updatedDate: new Date(now),
      tipType: 'PERCENTAGE',
      presets: [{ value: 10, default: true }],
      allowCustomerTip: true,
      staffDistributionMethod: 'EQUAL',
      default: true,
    })
    await expect(
      own.createDefaultTipSettings({ tipType: 'AMOUNT', presets: [{ value: 2 }] }),
    ).rejects.toMatchObject(declinedWith('DEFAULT_SETTINGS_ALREADY_EXISTS'))
    await expect(own.deleteTipSettings(found(made?._id))).rejects.toMatchObject(
      declinedWith('CANNOT_DELETE_DEFAULT_SETTINGS'),
    )
    expect((await own.queryTipSettings().find()).items).toEqual([made])
  })

  it('creates settings of one payment terminal, finds, changes and deletes them', async () => {
    const { tipSettings: own } = business(emulator)
    const presets = [{ value: 101 }]
    await expect(
      own.createTipSettings({ tipType: 'PERCENTAGE', presets, paymentTerminalId: 'till-1' }),
    ).rejects.toMatchObject(declinedWith('PRESET_PERCENTAGE_TOO_HIGH'))
    const made = await own.createTipSettings({ tipType: 'AMOUNT', presets, paymentTerminalId: 'till-1' })
    expect(made).toMatchObject({ revision: '1', default: false, paymentTerminalId: 'till-1' })
    const ofTill = () => own.queryTipSettings().eq('paymentTerminalId', 'till-1').eq('default', false).find()
    expect((await ofTill()).items).toEqual([made])
    const changed = await own.updateTipSettings({ ...made, presets: [{ value: 3 }, { value: 5 }] })
    expect(changed).toEqual({ ...made, revision: '2', presets: [{ value: 3 }, { value: 5 }] })
    await expect(own.updateTipSettings({ ...made, presets })).rejects.toMatchObject(
      declinedWith('REVISION_MISMATCH'),
    )
    expect((await ofTill()).items).toEqual([changed])
    const _id = found(made._id)
    await own.deleteTipSettings(_id)
    expect((await ofTill()).items).toEqual([])
    await expect(own.deleteTipSettings(_id)).rejects.toMatchObject(declinedWith('TIP_SETTINGS_NOT_FOUND'))
  })

  it('decides which tips a visitor can choose', async () => {
    const { tipSettings: own } = business(emulator)
    const visitor = visit()
    const cart = await fill(visitor)
    const purchaseFlowId = found((cart as { purchaseFlowId?: string }).purchaseFlowId)
    const choose = (value: string) =>
      visitor.untypedTips.updateTipChoice({ tipType: 'PERCENTAGE', value }, { purchaseFlowId })
    await expect(choose('12')).rejects.toMatchObject({
      details: {
        validationError: { fieldViolations: [{ description: 'must be one of the presets: 5, 10, 15' }] },
      },
    })
    const { items } = await own.queryTipSettings().eq('default', true).find()
    const settings = found(items[0])
    await own.updateTipSettings({ ...settings, presets: [{ value: 12 }] })
    expect((await choose('12')).tipChoice).toEqual({ tipType: 'PERCENTAGE', value: '12' })
    await expect(choose('10')).rejects.toMatchObject({
      details: { validationError: { fieldViolations: [{ description: 'must be one of the presets: 12' }] } },
    })
  })
})

describe('the client of the hosted platform, for the settings of the checkout', () => {
  it('writes the texts and the agreement that the page of a checkout shows', async () => {
    const { checkoutSettings: own } = business(emulator)
    const before = await own.getCheckoutSettings()
    expect(before.checkoutSettings).toEqual({ checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS' })
    const visitor = visit()
    const cart = await fill(visitor)
    const { redirectSession } = await visitor.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: found(cart._id) },
      callbacks: { postFlowUrl: 'http://localhost:5173/cart' },
    })
    const page = async () => (await fetch(found(redirectSession?.fullUrl))).text()
    const plain = await page()
    expect(plain).not.toContain('Bring a towel.')
    expect(plain).not.toContain('id="agreement"')
    const settings = {
      checkoutPolicies: {
        customPolicy: { visible: true, title: 'Classes', content: 'Bring a towel.' },
        returnPolicy: { visible: false, content: 'Send it back.' },
      },
      checkoutFields: { policyAgreementCheckbox: { visible: true, checkedByDefault: false } },
    }
    const updated = await own.updateCheckoutSettings(settings)
    expect(updated.checkoutSettings).toEqual({
      ...settings,
      checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
      _createdDate: new Date(now),
      _updatedDate: new Date(now),
    })
    expect(await own.getCheckoutSettings()).toEqual(updated)
    const shown = await page()
    expect(shown).toContain('Bring a towel.')
    expect(shown).toContain('id="agreement"')
    expect(shown).not.toContain('Send it back.')
  })

  it('is told which setting has no effect, and nothing is written', async () => {
    const { checkoutSettings: own } = business(emulator)
    await expect(
      own.updateCheckoutSettings({
        checkoutBillingFields: 'All_FIELDS',
        checkoutPolicies: { customPolicy: { visible: true, content: 'Bring a towel.' } },
      }),
    ).rejects.toMatchObject({
      details: {
        validationError: {
          fieldViolations: [
            {
              field: 'checkoutSettings.checkoutBillingFields',
              description: 'has no effect here: the page asks for no billing address',
            },
          ],
        },
      },
    })
    expect((await own.getCheckoutSettings()).checkoutSettings).toEqual({
      checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
    })
  })
})

it('the client of the hosted platform calls every operation of these settings', () => {
  const operations = Object.values(ecom)
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) => /^ecom\.(tipSettings|checkoutSettings)\./.test(id))
  expect(operations).toHaveLength(7)
  expect(operations.filter((id) => !called.has(id))).toEqual([])
})
