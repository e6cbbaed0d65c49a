import type { Money } from '@frontdesk/core'
import type { HandlerContext } from '../kernel/handler.ts'
import { currencyOf } from '../kernel/money.ts'

/** A part of an amount that cannot be taken. */
export interface AmountFault {
  readonly part: 'value' | 'currency'
  readonly description: string
}

const mostWholeDigits = 9

/** The fault of a price that the business writes, if it has one. */
export const amountFault = (
  { business }: Pick<HandlerContext<unknown>, 'business'>,
  money: Money | undefined,
): AmountFault | undefined => {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(money?.value ?? '') ?? []
  if (!money || !whole) return { part: 'value', description: 'must be an amount as text, such as "12.50"' }
  const { digits } = currencyOf(business)
  if (whole.length > mostWholeDigits || decimals.replace(/0+$/, '').length > digits)
    return {
      part: 'value',
      description: `must have at most ${mostWholeDigits} digits, and ${digits} after the point as ${business.currency} has`,
    }
  return money.currency === business.currency
    ? undefined
    : { part: 'currency', description: `must be ${business.currency}, the currency of the business` }
}
