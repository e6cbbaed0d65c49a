import type { CheckoutLine, CheckoutView, MembershipChoice } from '../ecom/checkout/checkout-view.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import type { FormValues } from '../html/form-values.ts'
import { choiceField, type FormState } from './form.ts'

const fieldOf = ({ lineItemId }: MembershipChoice): string => `membership-${lineItemId}`

const remainingText = ({ remaining }: MembershipChoice['choices'][number]): string =>
  remaining === undefined ? 'No limit' : `${remaining} left`

const lineSection = ({ name, membership }: CheckoutLine, form: FormState): Markup => {
  if (!membership) return nothing
  const { choices, chosenId } = membership
  const chosen = choices.find(({ id }) => id === chosenId)
  if (choices.length < 2 || chosenId === undefined)
    return html`<p class="notice">
      ${
        chosen
          ? `${name} is paid with your membership “${chosen.name}” (${remainingText(chosen)}).`
          : `You have no membership that can pay for ${name}.`
      }
    </p>`
  const field = fieldOf(membership)
  const values = { [field]: chosenId, ...form.values }
  return html`<p>${name}</p>
    ${choiceField(
      field,
      choices.map((choice) => ({ value: choice.id, label: choice.name, aside: remainingText(choice) })),
      { ...form, values },
    )}`
}

/** The memberships that pay for lines: a choice where several can. */
export const membershipSection = ({ lines }: CheckoutView, form: FormState): Markup =>
  lines.some(({ membership }) => membership)
    ? html`<fieldset class="section">
        <legend>Membership</legend>
        ${lines.map((line) => lineSection(line, form))}
      </fieldset>`
    : nothing

/** The membership that pays for each line, as the form or the page has chosen it. */
export const chosenMemberships = ({ lines }: CheckoutView, values: FormValues): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ membership }) => {
      if (!membership) return []
      const wanted = membership.choices.find(({ id }) => id === values[fieldOf(membership)])
      const id = wanted?.id ?? membership.chosenId
      return id === undefined ? [] : [[membership.lineItemId, id]]
    }),
  )
