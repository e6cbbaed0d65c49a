import type { Shape } from '@frontdesk/core'
import {
  type CheckoutSettings,
  checkoutSettingsShape,
  getCheckoutSettings,
  updateCheckoutSettings,
} from '@frontdesk/ecom'
import { checkoutSettingsChangeSchema, checkoutSettingsSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

/** The settings, kept under an id that no answer shows. */
type KeptSettings = CheckoutSettings & Stored

const settingsCollection: CollectionDefinition<KeptSettings> =
  collection<KeptSettings>('ecom.checkoutSettings')

/** The settings, once they were changed. */
export const settingsEntity: Entity<KeptSettings> = defineEntity<KeptSettings>({
  name: 'checkoutSettings',
  collection: settingsCollection,
  schema: checkoutSettingsSchema as never,
  writable: checkoutSettingsChangeSchema,
  maskField: 'fieldMask',
  internal: ['id'],
  system: { revision: false },
  events: {
    fqdn: 'wix.ecom.v1.checkout_settings',
    shape: checkoutSettingsShape as Shape<object> as Shape<KeptSettings>,
    created: false,
    deleted: false,
  },
})

const defaults = { checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS' } as const

/** The settings that a business starts with; it keeps settings of its own from the first change on. */
const initial: KeptSettings = { id: 'checkout-settings', ...defaults }

const kept = (context: Pick<Context, 'state'>): KeptSettings =>
  settingsEntity.in(context).get(initial.id) ?? initial

const show = ({ id: _, ...settings }: KeptSettings): CheckoutSettings => settings

/** The settings of the business for the checkout page. */
export const checkoutSettingsOf = (context: Pick<Context, 'state'>): CheckoutSettings => show(kept(context))

/** The settings that the page of the emulator does not have: the values that may be given, and the reason. */
const withoutEffect: readonly (readonly [path: string, allowed: readonly unknown[], reason: string])[] = [
  ['checkoutFields.subscriptionCheckbox.visible', [false], 'the emulator keeps no list of subscribers'],
  ['checkoutFields.subscriptionCheckbox.checkedByDefault', [false], 'the emulator shows no such box'],
  ['checkoutFields.subscriptionCheckbox.splitByChannel', [false], 'the emulator shows no such box'],
  ['checkoutFields.mitEnabled', [false], 'the emulator charges no card by itself for a shop'],
  ['checkoutBillingFields', ['MINIMUM_REQUIRED_FIELDS'], 'the page asks for no billing address'],
  ['checkoutBrand.header.backgroundFill.image', [], 'the page has colours behind its parts, no pictures'],
  ['checkoutBrand.header.continueShopping.displayType', ['TEXT'], 'the link of the page is text'],
  ['checkoutBrand.mainSection.formBackgroundFill', [], 'the form stands on the background of the page'],
  ['checkoutBrand.mainSection.summaryBackgroundFill', [], 'the summary keeps its background'],
  ['checkoutBrand.mainSection.dividerColor', [], 'the lines of the page keep their colour'],
  ['checkoutBrand.mainSection.tintedBoxColor', [], 'the boxes of the page keep their colour'],
  ['checkoutBrand.mainSection.expressButtonsCornerRadius', [], 'the page has no express buttons'],
  ['checkoutBrand.footer', [], 'the footer of the page keeps its look'],
  ['checkoutBrand.global.selectionColor', [], 'chosen fields have the colour of the brand'],
  ['checkoutBrand.global.buttonColor', [], 'other buttons have the colour of the brand'],
]

const valueAt = (settings: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], settings)

/** Refuses settings that would change nothing. */
const checkEffects = (given: object): void => {
  const violations = withoutEffect.flatMap(([path, allowed, reason]) => {
    const value = valueAt(given, path)
    return value === undefined || allowed.includes(value)
      ? []
      : [{ field: path, description: `has no effect here: ${reason}`, violatedRule: 'VALIDATION' }]
  })
  if (violations.length) throw refuse(...violations)
}

const steps = entitySteps(settingsEntity, {
  beforeUpdate(context, next, _, given) {
    checkEffects(given)
    return { createdDate: context.now(), ...defaults, ...next }
  },
})

/** The handlers of the settings of the checkout. */
export const checkoutSettingsHandlers: readonly Handler[] = [
  handle(getCheckoutSettings, (context) => show(kept(context))),

  handle(updateCheckoutSettings, (context) => {
    const { checkoutSettings, fieldMask } = context.input
    const change = { given: checkoutSettings, ...(fieldMask && { mask: fieldMask }) }
    return show(steps.apply(context, kept(context), change, 'checkoutSettings'))
  }),
]
