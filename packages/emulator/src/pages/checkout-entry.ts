import type { FormValues } from '../html/form-values.ts'
import { isEmail } from '../kernel/email.ts'
import type { Context } from '../auth/dependencies.ts'
import { checkoutSettingsOf } from '../ecom/checkout-settings/checkout-settings.ts'
import { asksForAgreement } from './checkout-look.ts'
import { checkCard } from './card.ts'
import { isCountry } from './country.ts'
import { expectedPostalCode } from '../ecom/delivery/postal-code.ts'
import type { CheckoutEntry, CheckoutView, DeliveryChoice } from '../ecom/checkout/checkout-view.ts'
import { chosenMemberships } from './membership-section.ts'
import { checkTip, chosenTip } from './tip-section.ts'
import { checkPhone, type FormErrors, requireFields } from './form.ts'

/** The delivery that the form chose; the first one when it chose none. */
export const chosenDelivery = (view: CheckoutView, values: FormValues): DeliveryChoice | undefined =>
  view.deliveryChoices.find(({ code }) => code === values['delivery']) ??
  view.deliveryChoices.find(({ code }) => code === view.chosenDelivery) ??
  view.deliveryChoices[0]

/** The fields of the form, as far as they are filled in. */
export const readEntry = (view: CheckoutView, values: FormValues): Partial<CheckoutEntry> => {
  const { firstName = '', lastName = '', email = '', phone = '' } = values
  const { addressLine = '', city = '', postalCode = '', country = '' } = values
  const delivery = chosenDelivery(view, values)
  const withContact = firstName && lastName && isEmail(email)
  const tip = chosenTip(view, values)
  const withAddress = delivery && !delivery.pickup && isCountry(country)
  return {
    ...(withContact && { contact: { firstName, lastName, email, ...(phone && { phone }) } }),
    ...(withAddress && { address: { addressLine, city, postalCode, country } }),
    ...(delivery && { deliveryCode: delivery.code }),
    ...(tip && { tip }),
    memberships: chosenMemberships(view, values),
  }
}

/** Whether there is something to pay now. */
export const hasPayment = (view: CheckoutView): boolean => Number(view.payNow ?? view.total) > 0

/** The problems of the form, field by field in the order of the page. */
export const checkCheckout = (
  view: CheckoutView,
  values: FormValues,
  { now, state }: Pick<Context, 'now' | 'state'>,
): FormErrors => {
  const errors = requireFields(values, {
    firstName: 'your first name',
    lastName: 'your last name',
    email: 'your email address',
  })
  const { email = '', country = '' } = values
  if (email && !isEmail(email)) errors['email'] = 'Enter an email address in the form name@example.com'
  Object.assign(errors, checkPhone(values))

  const delivery = chosenDelivery(view, values)
  if (delivery && !delivery.pickup) {
    Object.assign(
      errors,
      requireFields(values, {
        addressLine: 'your street and number',
        postalCode: 'your postal code',
        city: 'your city',
      }),
    )
    if (!isCountry(country)) errors['country'] = 'Choose a country'
    const expected = expectedPostalCode(country, values['postalCode'])
    if (expected !== undefined)
      errors['postalCode'] = `Enter a postal code of this country, such as ${expected}`
  }
  Object.assign(errors, checkTip(view, values))
  if (hasPayment(view) && !(view.payInPerson && values['paymentMethod'] === 'inPerson'))
    Object.assign(errors, checkCard(values, now()))
  if (asksForAgreement(checkoutSettingsOf({ state })) && !values['agreement'])
    errors['agreement'] = 'Please read the texts and agree to them'
  return errors
}
