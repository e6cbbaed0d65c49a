import { refuse } from '../../kernel/failure.ts'
import { type Amount, type Currency, exact } from '../../kernel/money.ts'

/**
 * Reads decimal text that a caller gives as an amount of the currency.
 *
 * @throws Failure 400 `FORMAT` when it is not a number, `DECIMAL_MAX_SCALE` when it has more digits than the currency
 */
export const exactAmount = (text: string, field: string, currency: Currency): Amount => {
  if (!/^-?\d{1,15}(\.\d+)?$/.test(text))
    throw refuse({
      field,
      description: 'must be decimal text such as "12.50", with at most 15 digits before the point',
      violatedRule: 'FORMAT',
    })
  const amount = exact(text, currency)
  if (!amount)
    throw refuse({
      field,
      description: `must be decimal text with at most ${currency.digits} digits after the point, as ${currency.code} has`,
      violatedRule: 'DECIMAL_MAX_SCALE',
    })
  return amount
}
