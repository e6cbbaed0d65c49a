import { refuse } from '../../kernel/failure.ts'
import { type Amount, type Currency, exact } from '../../kernel/money.ts'

/**
 * Reads decimal text that a caller gives as an amount of the currency.
 *
 * @throws Failure 400 when it is not a number, or has more digits than the currency
 */
export const exactAmount = (text: string, field: string, currency: Currency): Amount => {
  const amount = exact(text, currency)
  if (!amount)
    throw refuse({
      field,
      description: `must be decimal text with at most ${currency.digits} digits after the point, as ${currency.code} has`,
      violatedRule: 'DECIMAL_MAX_SCALE',
    })
  return amount
}
