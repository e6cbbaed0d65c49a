import {
  closed,
  imageSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  checkoutBillingFields,
  checkoutHeaderAlignments,
  checkoutLogoSizes,
  type CheckoutSettings,
  type CheckoutSettingsChange,
  continueShoppingDisplayTypes,
  expressButtonCorners,
  getCheckoutSettings,
  type GetCheckoutSettingsInput,
  updateCheckoutSettings,
  type UpdateCheckoutSettingsInput,
} from './checkout-settings.ts'

const maybe = z.exactOptional

const flag = () => maybe(z.boolean())
const color = () => maybe(z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0b5c70'))
const policy = () => z.looseObject({ visible: flag(), content: maybe(z.string()) })
const fill = () => maybe(z.looseObject({ color: color(), image: maybe(imageSchema()) }))

export const checkoutSettingsSchema: ObjectSchema<CheckoutSettings> =
  /* @__PURE__ */ schema<CheckoutSettings>()((oneOf) =>
    z.looseObject({
      checkoutPolicies: maybe(
        z.looseObject({
          termsAndConditions: maybe(policy()),
          privacyPolicy: maybe(policy()),
          returnPolicy: maybe(policy()),
          digitalItemPolicy: maybe(policy()),
          contactUs: maybe(policy()),
          customPolicy: maybe(policy().extend({ title: maybe(z.string()) })),
        }),
      ),
      checkoutFields: maybe(
        z.looseObject({
          subscriptionCheckbox: maybe(
            z.looseObject({ visible: flag(), checkedByDefault: flag(), splitByChannel: flag() }),
          ),
          policyAgreementCheckbox: maybe(z.looseObject({ visible: flag(), checkedByDefault: flag() })),
          giftCardRedeemEnabled: flag(),
          mitEnabled: flag(),
          delayCaptureEnabled: flag(),
          captureBeforeExpiryEnabled: flag(),
        }),
      ),
      checkoutBrand: maybe(
        z.looseObject({
          header: maybe(
            z.looseObject({
              text: maybe(z.string().max(55)),
              textColor: color(),
              logo: maybe(z.looseObject({ size: maybe(oneOf(checkoutLogoSizes)) })),
              alignment: maybe(oneOf(checkoutHeaderAlignments)),
              displayCheckoutLabel: flag(),
              continueShopping: maybe(
                z.looseObject({ hidden: flag(), displayType: maybe(oneOf(continueShoppingDisplayTypes)) }),
              ),
              backgroundFill: fill(),
              dividerColor: color(),
            }),
          ),
          mainSection: maybe(
            z.looseObject({
              formBackgroundFill: fill(),
              summaryBackgroundFill: fill(),
              dividerColor: color(),
              tintedBoxColor: color(),
              expressButtonsCornerRadius: maybe(oneOf(expressButtonCorners)),
              cornerRadius: maybe(z.int().min(0).max(100)),
            }),
          ),
          footer: maybe(z.looseObject({ backgroundFill: fill(), dividerColor: color() })),
          global: maybe(
            z.looseObject({ selectionColor: color(), placeOrderButtonColor: color(), buttonColor: color() }),
          ),
        }),
      ),
      checkoutBillingFields: maybe(oneOf(checkoutBillingFields)),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
    }),
  )

export const checkoutSettingsChangeSchema: ObjectSchema<CheckoutSettingsChange> =
  /* @__PURE__ */ schema<CheckoutSettingsChange>()(() =>
    checkoutSettingsSchema(closed).omit({ createdDate: true, updatedDate: true }),
  )

export const getCheckoutSettingsInputSchema: Schema<GetCheckoutSettingsInput> =
  /* @__PURE__ */ schema<GetCheckoutSettingsInput>()(() => z.record(z.string(), z.never()))

export const updateCheckoutSettingsInputSchema: Schema<UpdateCheckoutSettingsInput> =
  /* @__PURE__ */ schema<UpdateCheckoutSettingsInput>()(() =>
    z.looseObject({
      checkoutSettings: checkoutSettingsChangeSchema(),
      fieldMask: maybe(z.array(z.string().min(1))),
    }),
  )

export const checkoutSettingsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getCheckoutSettings,
    getCheckoutSettingsInputSchema,
    checkoutSettingsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateCheckoutSettings,
    updateCheckoutSettingsInputSchema,
    checkoutSettingsSchema,
  ),
]
