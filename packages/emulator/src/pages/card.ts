import type { FormValues } from '../html/form-values.ts'
import { findTestCard } from '../ecom/test-card.ts'
import type { FormErrors } from './form.ts'

/** The values of a form but for those of the card. */
export const withoutCard = ({ cardNumber, cardExpiry, cardCvc, ...rest }: FormValues): FormValues => rest

/** The problems of the card fields. A card is good to the end of its month. */
export const checkCard = (
  { cardNumber = '', cardExpiry = '', cardCvc = '' }: FormValues,
  now: Date,
): FormErrors => {
  const errors: Record<string, string> = {}
  if (!cardNumber) errors['cardNumber'] = 'Enter a card number'
  else if (!findTestCard(cardNumber)) errors['cardNumber'] = 'Use one of the test cards; never a real card'

  const [, month = '', year = ''] = /^(\d{1,2}(?=\s*\/)|\d{2})\s*\/?\s*(?:20)?(\d{2})$/.exec(cardExpiry) ?? []
  if (!cardExpiry) errors['cardExpiry'] = 'Enter the expiry date'
  else if (!month || Number(month) < 1 || Number(month) > 12)
    errors['cardExpiry'] = 'Enter the expiry date as MM/YY'
  else if (Date.UTC(2000 + Number(year), Number(month)) <= now.getTime())
    errors['cardExpiry'] = 'This card has expired'

  if (!cardCvc) errors['cardCvc'] = 'Enter the security code'
  else if (!/^\d{3,4}$/.test(cardCvc)) errors['cardCvc'] = 'The security code has 3 or 4 digits'
  return errors
}
