import {
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  type Image,
  image,
  type Open,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/ecom'

/** All sizes of the logo on the checkout page. */
export const checkoutLogoSizes = ['SMALL', 'MEDIUM', 'LARGE'] as const

/** The size of the logo on the checkout page. */
export type CheckoutLogoSize = Open<(typeof checkoutLogoSizes)[number]>

/** All positions of the logo and the name in the header of the checkout page. */
export const checkoutHeaderAlignments = ['SIDE', 'CENTER'] as const

/** The place of the logo and the name in the header: at the side or in the middle. */
export type CheckoutHeaderAlignment = Open<(typeof checkoutHeaderAlignments)[number]>

/** All styles of the link back to the shop. */
export const continueShoppingDisplayTypes = ['TEXT', 'ICON'] as const

/** The style of the link back to the shop. */
export type ContinueShoppingDisplayType = Open<(typeof continueShoppingDisplayTypes)[number]>

/** All corner styles of express buttons. */
export const expressButtonCorners = ['RECTANGLE', 'PILL'] as const

/** The form of the corners of express buttons. */
export type ExpressButtonCorners = Open<(typeof expressButtonCorners)[number]>

/** All levels of billing data that the checkout collects. */
export const checkoutBillingFields = ['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'] as const

/** The billing data that the checkout asks for. The platform writes `All_FIELDS` with a small letter. */
export type CheckoutBillingFields = Open<(typeof checkoutBillingFields)[number]>

/** A text of the business on the checkout page. */
export interface CheckoutPolicy {
  /** Whether customers see it. */
  visible?: boolean
  /** Text of the policy. */
  content?: string
}

/** The texts of the business on the checkout page. */
export interface CheckoutPolicies {
  /** Terms of sale. */
  termsAndConditions?: CheckoutPolicy
  /** Policy on personal data. */
  privacyPolicy?: CheckoutPolicy
  /** Policy on goods that are sent back. */
  returnPolicy?: CheckoutPolicy
  /** Shown where digital items are bought. */
  digitalItemPolicy?: CheckoutPolicy
  /** How customers reach the business. */
  contactUs?: CheckoutPolicy
  /** A policy with a title of your own. */
  customPolicy?: CheckoutPolicy & { title?: string }
}

/** The fields and functions of the checkout page. */
export interface CheckoutFields {
  /** The box with which customers ask for news of the business. */
  subscriptionCheckbox?: { visible?: boolean; checkedByDefault?: boolean; splitByChannel?: boolean }
  /** The box with which customers agree to the visible policies; without it no order is placed. */
  policyAgreementCheckbox?: { visible?: boolean; checkedByDefault?: boolean }
  /** Whether customers can pay with gift cards; defaults to `true`. */
  giftCardRedeemEnabled?: boolean
  /** Whether the business may charge saved cards by itself later. */
  mitEnabled?: boolean
  /** Whether card payments are only reserved, for the business to capture within a week. */
  delayCaptureEnabled?: boolean
  /** Whether authorized payments are captured when they expire after a week; defaults to `false`: they are voided. */
  captureBeforeExpiryEnabled?: boolean
}

/** The background of a part of the checkout page. One of both is present. */
export interface CheckoutFill {
  /** `#rrggbb`. */
  color?: string
  /** Picture that fills the background. */
  image?: Image
}

/** The header of the checkout page. Colours have the form `#rrggbb`. */
export interface CheckoutHeader {
  /** Stands instead of the name of the business; at most 55 characters. */
  text?: string
  /** Colour of the text. */
  textColor?: string
  /** Logo of the business. */
  logo?: { size?: CheckoutLogoSize }
  alignment?: CheckoutHeaderAlignment
  /** Whether the header says that this is the checkout. */
  displayCheckoutLabel?: boolean
  /** The link back to the shop. */
  continueShopping?: {
    /** Whether to hide the link. */
    hidden?: boolean
    displayType?: ContinueShoppingDisplayType
  }
  /** Colour or picture of the background. */
  backgroundFill?: CheckoutFill
  /** Colour of the line that separates the part from the next one. */
  dividerColor?: string
}

/** The form and the summary of the checkout page. Colours have the form `#rrggbb`. */
export interface CheckoutMainSection {
  /** Background of the form. */
  formBackgroundFill?: CheckoutFill
  /** Background of the order summary. */
  summaryBackgroundFill?: CheckoutFill
  /** Colour of the line that separates the part from the next one. */
  dividerColor?: string
  /** Colour of tinted boxes. */
  tintedBoxColor?: string
  /** Form of the corners of express buttons. */
  expressButtonsCornerRadius?: ExpressButtonCorners
  /** In pixels, at most 100. */
  cornerRadius?: number
}

/** The look of the checkout page. */
export interface CheckoutBrand {
  header?: CheckoutHeader
  mainSection?: CheckoutMainSection
  /** Footer of the page. Colours have the form `#rrggbb`. */
  footer?: {
    /** Colour or picture of the background. */
    backgroundFill?: CheckoutFill
    /** Colour of the line that separates the part from the next one. */
    dividerColor?: string
  }
  /** Colours of the whole page, in the form `#rrggbb`. */
  global?: {
    /** Colour of selected fields and options. */
    selectionColor?: string
    /** Colour of the button that places the order. */
    placeOrderButtonColor?: string
    /** Colour of all other buttons. */
    buttonColor?: string
  }
}

/** The settings of the business for the checkout page. */
export interface CheckoutSettings {
  checkoutPolicies?: CheckoutPolicies
  checkoutFields?: CheckoutFields
  checkoutBrand?: CheckoutBrand
  /** Defaults to `MINIMUM_REQUIRED_FIELDS`. */
  checkoutBillingFields?: CheckoutBillingFields
  createdDate?: Date
  updatedDate?: Date
}

const fillShape: Shape<CheckoutFill> = /* @__PURE__ */ shape<CheckoutFill>({ image })

export const checkoutSettingsShape: Shape<CheckoutSettings> = /* @__PURE__ */ entity<CheckoutSettings>({
  createdDate: date,
  updatedDate: date,
  checkoutBrand: /* @__PURE__ */ shape<CheckoutBrand>({
    header: /* @__PURE__ */ shape<CheckoutHeader>({ backgroundFill: fillShape }),
    mainSection: /* @__PURE__ */ shape<CheckoutMainSection>({
      formBackgroundFill: fillShape,
      summaryBackgroundFill: fillShape,
    }),
    footer: /* @__PURE__ */ shape<NonNullable<CheckoutBrand['footer']>>({ backgroundFill: fillShape }),
  }),
})

/** Some settings to change. */
export type CheckoutSettingsChange = Omit<CheckoutSettings, 'createdDate' | 'updatedDate'>

/** Input of `getCheckoutSettings`. */
export type GetCheckoutSettingsInput = Record<string, never>

/**
 * Reads the settings of the business for the checkout page, for the business.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { checkoutPolicies } = await getCheckoutSettings(elevatedClient, {})
 * @function
 */
export const getCheckoutSettings: Read<GetCheckoutSettingsInput, CheckoutSettings, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.checkoutSettings.get',
    prefix,
    route: 'GET /v1/checkout-settings',
    elevated: true,
    response: /* @__PURE__ */ pick('checkoutSettings', checkoutSettingsShape),
  })

/** Input of `updateCheckoutSettings`. */
export interface UpdateCheckoutSettingsInput {
  checkoutSettings: CheckoutSettingsChange
  /**
   * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
   * default.
   */
  fieldMask?: string[]
}

/**
 * Changes settings of the business for the checkout page, for the business: the page follows them at once. The emulator
 * refuses settings that its page does not have, such as express buttons.
 *
 * @throws ValidationError when a value is unknown or has no effect, or the mask names a field that cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * await updateCheckoutSettings(elevatedClient, {
 *   checkoutSettings: {
 *     checkoutPolicies: { returnPolicy: { visible: true, content: 'You can send goods back for 30 days.' } },
 *     checkoutFields: { policyAgreementCheckbox: { visible: true } },
 *   },
 * })
 * @function
 */
export const updateCheckoutSettings: Write<UpdateCheckoutSettingsInput, CheckoutSettings, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.checkoutSettings.update',
    prefix,
    route: 'PATCH /v1/checkout-settings',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateCheckoutSettingsInput>({
        checkoutSettings: checkoutSettingsShape,
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('checkoutSettings', checkoutSettingsShape),
  })
