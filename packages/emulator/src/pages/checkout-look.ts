import type { CheckoutPolicies, CheckoutSettings } from '@frontdesk/ecom'
import { html, type Markup, nothing } from '../html/markup.ts'
import { contrastOf } from '../kernel/branding.ts'
import type { HeaderLook } from './layout.ts'
import { checkField, type FormState } from './form.ts'

/** Black or white, whichever is easier to read on a color. */
const textOn = (color: string): string =>
  contrastOf('#000000', color) > contrastOf('#ffffff', color) ? '#000000' : '#ffffff'

/** The rules that follow the style sheet of the hosted pages, so that the checkout looks as its settings say. */
export const checkoutStyle = ({ checkoutBrand = {} }: CheckoutSettings): string => {
  const { header = {}, mainSection = {}, global = {} } = checkoutBrand
  const background = header.backgroundFill?.color
  const text = header.textColor ?? (background === undefined ? undefined : textOn(background))
  const button = global.placeOrderButtonColor
  return [
    background === undefined ? '' : `.at-checkout { background: ${background}; }`,
    text === undefined ? '' : `.at-checkout, .at-checkout a { color: ${text}; }`,
    header.dividerColor === undefined ? '' : `.at-checkout { border-color: ${header.dividerColor}; }`,
    mainSection.cornerRadius === undefined ? '' : `.checkout { --radius: ${mainSection.cornerRadius}px; }`,
    button === undefined
      ? ''
      : `.checkout .actions button, .checkout .actions button:hover { background: ${button}; color: ${textOn(button)}; }`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The header of the checkout. */
export const headerOf = ({ checkoutBrand = {} }: CheckoutSettings, back: string | undefined): HeaderLook => {
  const {
    text,
    alignment = 'SIDE',
    logo = {},
    displayCheckoutLabel,
    continueShopping,
  } = checkoutBrand.header ?? {}
  return {
    classes: `at-checkout to-${alignment.toLowerCase()} logo-${(logo.size ?? 'SMALL').toLowerCase()}`,
    ...(text !== undefined && { text }),
    ...(displayCheckoutLabel && { label: 'Checkout' }),
    ...(back !== undefined &&
      continueShopping?.hidden === false && { link: { href: back, text: 'Continue shopping' } }),
  }
}

const titles: Readonly<Record<keyof CheckoutPolicies, string>> = {
  termsAndConditions: 'Terms and conditions',
  privacyPolicy: 'Privacy policy',
  returnPolicy: 'Return policy',
  digitalItemPolicy: 'Digital items',
  contactUs: 'Contact us',
  customPolicy: 'More information',
}

interface ShownPolicy {
  readonly title: string
  readonly content: string
}

/** The texts of the business that customers see. */
const shownPolicies = (
  { checkoutPolicies = {} }: CheckoutSettings,
  { hasDigitalItems }: { readonly hasDigitalItems: boolean },
): readonly ShownPolicy[] =>
  Object.entries(titles).flatMap(([name, usual]) => {
    const policy = checkoutPolicies[name as keyof CheckoutPolicies]
    if (!policy?.visible || !policy.content) return []
    if (name === 'digitalItemPolicy' && !hasDigitalItems) return []
    return [{ title: ('title' in policy && policy.title) || usual, content: policy.content }]
  })

/** The texts of the business, each folded under its title. */
export const policySection = (
  settings: CheckoutSettings,
  view: { readonly hasDigitalItems: boolean },
): Markup => {
  const policies = shownPolicies(settings, view)
  return policies.length
    ? html`<div class="policies">
        ${policies.map(
          ({ title, content }) =>
            html`<details class="help">
              <summary>${title}</summary>
              <p class="lines-kept">${content}</p>
            </details>`,
        )}
      </div>`
    : nothing
}

/** Whether customers must agree to the texts of the business. */
export const asksForAgreement = ({ checkoutFields }: CheckoutSettings): boolean =>
  checkoutFields?.policyAgreementCheckbox?.visible ?? false

/** The box with which customers agree to the texts of the business. */
export const agreementField = (settings: CheckoutSettings, form: FormState): Markup =>
  asksForAgreement(settings)
    ? checkField({ name: 'agreement', label: 'I have read the texts below and agree to them' }, form)
    : nothing
