import type { NewTipChoice } from '@frontdesk/ecom'
import type { CheckoutView, TipOffer } from '../ecom/checkout/checkout-view.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import type { FormValues } from '../html/form-values.ts'
import { currencyOf, exact } from '../kernel/money.ts'
import { choiceField, type FormErrors, type FormState, inputField } from './form.ts'
import { formatAmount } from './order-summary.ts'

const noTip: NewTipChoice = { tipType: 'CUSTOM', value: '0' }

/** The button that stands for a tip. */
const valueOf = ({ presets, chosen }: TipOffer): string => {
  if (!chosen || Number(chosen.value) === 0) return 'none'
  const index = presets.findIndex(
    ({ choice }) => choice.tipType === chosen.tipType && Number(choice.value) === Number(chosen.value),
  )
  return index < 0 ? 'own' : `preset-${index}`
}

/** The amount of the customer's own; `undefined` when it is not an amount of the currency. */
const readAmount = (text: string, code: string): string | undefined => {
  const amount = text.trim().replace(',', '.')
  const isNumber = /^\d{1,7}(\.\d+)?$/.test(amount)
  return isNumber && exact(amount, currencyOf({ currency: code, language: 'en' })) ? amount : undefined
}

/** The tip that the form chose; `undefined` when none is offered, or the amount cannot be read. */
export const chosenTip = ({ tip, currency }: CheckoutView, values: FormValues): NewTipChoice | undefined => {
  const button = values['tip']
  if (!tip || button === undefined) return undefined
  if (button === 'none') return noTip
  if (button === 'own' && tip.allowsOwnAmount) {
    const value = readAmount(values['tipAmount'] ?? '', currency)
    return value === undefined ? undefined : { tipType: 'CUSTOM', value }
  }
  return tip.presets.find((_, index) => button === `preset-${index}`)?.choice
}

/** The problem of the customer's own amount. */
export const checkTip = (view: CheckoutView, values: FormValues): FormErrors =>
  view.tip?.allowsOwnAmount && values['tip'] === 'own' && !chosenTip(view, values)
    ? { tipAmount: `Enter the tip as an amount, such as ${formatAmount('5', view.currency)}` }
    : {}

/** The tips that the customer may choose, with the controls that work the total out again. */
export const tipSection = ({ tip, currency }: CheckoutView, form: FormState, controls: Markup): Markup => {
  if (!tip) return nothing
  const { presets, allowsOwnAmount, chosen } = tip
  const button = valueOf(tip)
  const choices = [
    { value: 'none', label: 'No tip' },
    ...presets.map(({ title, amount }, index) => ({
      value: `preset-${index}`,
      label: title,
      ...(amount !== undefined && { aside: formatAmount(amount, currency) }),
    })),
    ...(allowsOwnAmount ? [{ value: 'own', label: 'Another amount' }] : []),
  ]
  const values = {
    tip: button,
    ...(button === 'own' && chosen && { tipAmount: chosen.value }),
    ...form.values,
  }
  return html`<fieldset class="section">
    <legend>Tip</legend>
    ${choiceField('tip', choices, { ...form, values })}
    ${
      allowsOwnAmount
        ? html`<div class="own-tip">
            ${inputField({ name: 'tipAmount', label: 'Amount of the tip', autocomplete: 'off', maxLength: 12, hint: `In ${currency}` }, { ...form, values })}
          </div>`
        : nothing
    }
    ${controls}
  </fieldset>`
}
