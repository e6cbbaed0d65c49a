import type { LineItemTaxInfo, Order, RefundedItem } from '@frontdesk/ecom'
import type {
  AdditionalFeeRefund,
  CalculatedRefund,
  CalculatedRefundSummary,
  RefundCalculationError,
  RefundItems,
} from '@frontdesk/payments'
import { exactAmount } from '../../ecom/order-transactions/exact-amount.ts'
import {
  type RefundableLine,
  type RefundableParts,
  type RefundablePrice,
  refundablePartsOf,
} from '../../ecom/order-transactions/refundable-parts.ts'
import type { KeptTransactions } from '../../ecom/order-transactions/transactions.ts'
import {
  add,
  type Amount,
  compare,
  type Currency,
  divide,
  multiply,
  ratio,
  round,
  subtract,
  sum,
  toPrice,
  zero,
} from '../../kernel/money.ts'

/** The amounts of a part that is given back. */
interface PartAmounts {
  readonly total: Amount
  readonly tax: Amount
  readonly discount: Amount
  readonly subtotal: Amount
}

/** The parts of a refund with their amounts, or the reasons why they cannot be given back. */
export interface RefundCalculation {
  readonly errors: readonly RefundCalculationError[]
  readonly total: Amount
  readonly answer: CalculatedRefund
}

type Refusal = NonNullable<NonNullable<RefundCalculationError['error']>['applicationError']>

/** The part of an amount that some pieces have, after the ones that went back before: all pieces add up to it. */
const shareOf = (whole: Amount, { refunded, quantity: all }: RefundableLine, quantity: number): Amount => {
  const upTo = (pieces: number): Amount => divide(multiply(whole, pieces), all)
  return subtract(upTo(refunded + quantity), upTo(refunded))
}

const isAdded = ({ taxIncludedInPrice }: LineItemTaxInfo, { taxIncludedInPrices = true }: Order): boolean =>
  !(taxIncludedInPrice ?? taxIncludedInPrices)

const lineAmounts = (
  order: Order,
  own: RefundableLine,
  quantity: number,
  currency: Currency,
): PartAmounts => {
  const { line } = own
  const amountIn = (price: { amount?: string } | undefined): Amount => round(price?.amount ?? 0, currency)
  const share = (whole: Amount): Amount => shareOf(whole, own, quantity)
  const whole = amountIn(line.totalPriceAfterTax ?? line.lineItemPrice ?? line.price)
  const wholeTax = amountIn(line.taxInfo?.taxAmount)
  const wholeAdded = line.taxInfo && isAdded(line.taxInfo, order) ? wholeTax : zero(currency)
  const total = share(whole)
  const subtotal = share(add(subtract(whole, wholeAdded), amountIn(line.totalDiscount)))
  // The discount takes up the rounding, so that the amounts of these pieces add up.
  return {
    total,
    tax: share(wholeTax),
    discount: subtract(add(subtotal, share(wholeAdded)), total),
    subtotal,
  }
}

/** The amounts of a part of a fee or of the delivery, with the same part of its tax. */
const priceAmounts = (
  order: Order,
  total: Amount,
  { amount }: RefundablePrice,
  taxInfo: LineItemTaxInfo | undefined,
): PartAmounts => {
  const { currency } = total
  const tax = multiply(round(taxInfo?.taxAmount?.amount ?? 0, currency), ratio(total, amount, 12))
  return {
    total,
    tax,
    discount: zero(currency),
    subtotal: taxInfo && isAdded(taxInfo, order) ? subtract(total, tax) : total,
  }
}

const writeAmounts = ({ total, tax, discount, subtotal }: PartAmounts): CalculatedRefundSummary => ({
  total: toPrice(total),
  tax: toPrice(tax),
  discount: toPrice(discount),
  subtotal: toPrice(subtotal),
})

const refusal = (code: string, description: string, data: Record<string, unknown> = {}): Refusal => ({
  code,
  description,
  data,
})

const lineRefusal = (
  { lines }: RefundableParts,
  { lineItemId }: RefundedItem,
  all: readonly RefundedItem[],
): Refusal | undefined => {
  const own = lines.find(({ line }) => line.id === lineItemId)
  if (!own) return refusal('LINE_ITEM_NOT_FOUND', 'The order has no such line', { lineItemId })
  const asked = all
    .filter((item) => item.lineItemId === lineItemId)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)
  return asked > own.left
    ? refusal(
        'INVALID_LINE_ITEM_REFUND_QUANTITY',
        `At most ${own.left} pieces of this line can be refunded`,
        {
          lineItemId,
          availableRefundQuantity: own.left,
        },
      )
    : undefined
}

const exceeds = (amount: Amount, { left }: RefundablePrice): boolean =>
  compare(amount, left) > 0 || compare(amount, zero(amount.currency)) < 0

/** The amounts of parts of an order, by line, fee and delivery; the reasons where parts cannot be given back. */
export const calculate = (
  order: Order,
  { refunds }: KeptTransactions,
  { lineItems = [], additionalFees = [], shipping }: RefundItems,
  currency: Currency,
): RefundCalculation => {
  const parts = refundablePartsOf(order, refunds, currency)
  const errors: RefundCalculationError[] = []
  const lines = lineItems.map((item, index) => {
    // A line that is named twice continues where it was left the first time.
    const earlier = lineItems.slice(0, index).filter(({ lineItemId }) => lineItemId === item.lineItemId)
    const before = earlier.reduce((pieces, { quantity }) => pieces + quantity, 0)
    const own = parts.lines.find(({ line }) => line.id === item.lineItemId)
    const error = lineRefusal(parts, item, lineItems)
    if (error || !own) {
      if (error) errors.push({ lineItem: item, error: { applicationError: error } })
      return undefined
    }
    const amounts = lineAmounts(order, { ...own, refunded: own.refunded + before }, item.quantity, currency)
    return { item, amounts }
  })
  const fees = additionalFees.map((additionalFee, index) => {
    const { additionalFeeId } = additionalFee
    const field = `refundItems.additionalFees.${index}.amount.amount`
    const amount = exactAmount(additionalFee.amount.amount, field, currency)
    const own = parts.fees.find(({ fee }) => fee.id === additionalFeeId)
    const asked = sum(
      additionalFees
        .filter((one: AdditionalFeeRefund) => one.additionalFeeId === additionalFeeId)
        .map((one) => round(one.amount.amount, currency)),
      currency,
    )
    if (own && !exceeds(amount, own) && !exceeds(asked, own))
      return {
        additionalFee,
        amounts: priceAmounts(order, amount, own, own.fee.taxInfo),
        source: own.fee.source,
      }
    const error = own
      ? refusal(
          'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
          'The refund is higher than what is left of this fee',
          {
            additionalFeeId,
            availableRefundAmount: toPrice(own.left),
          },
        )
      : refusal('ADDITIONAL_FEE_NOT_FOUND', 'The order has no such fee', { additionalFeeId })
    errors.push({ additionalFee, error: { applicationError: error } })
    return undefined
  })
  const asked =
    shipping && exactAmount(shipping.amount.amount, 'refundItems.shipping.amount.amount', currency)
  if (shipping && asked && (!parts.shipping || exceeds(asked, parts.shipping)))
    errors.push({
      shipping,
      error: {
        applicationError: parts.shipping
          ? refusal(
              'INVALID_SHIPPING_REFUND_AMOUNT',
              'The refund is higher than what is left of the delivery',
              {
                availableRefundAmount: toPrice(parts.shipping.left),
              },
            )
          : refusal('SHIPPING_NOT_FOUND', 'The order is not delivered'),
      },
    })
  const none = zero(currency)
  if (errors.length) return { errors, total: none, answer: { notAvailable: { errors: [...errors] } } }

  const ofShipping =
    asked && parts.shipping && priceAmounts(order, asked, parts.shipping, order.shippingInfo?.cost?.taxInfo)
  const linesOf = lines.flatMap((one) => one ?? [])
  const feesOf = fees.flatMap((one) => one ?? [])
  const all = [...linesOf, ...feesOf].map(({ amounts }) => amounts).concat(ofShipping ?? [])
  const sumOf = (amounts: readonly PartAmounts[], name: keyof PartAmounts): Amount =>
    sum(
      amounts.map((one) => one[name]),
      currency,
    )
  const total = sumOf(all, 'total')
  return {
    errors,
    total,
    answer: {
      available: true,
      summary: {
        ...writeAmounts({
          total,
          tax: sumOf(all, 'tax'),
          discount: sumOf(all, 'discount'),
          subtotal: sumOf(all, 'subtotal'),
        }),
        lineItemsSubtotal: toPrice(
          sumOf(
            linesOf.map(({ amounts }) => amounts),
            'subtotal',
          ),
        ),
        additionalFeesTotal: toPrice(
          sumOf(
            feesOf.map(({ amounts }) => amounts),
            'total',
          ),
        ),
      },
      calculatedRefundItems: {
        lineItems: linesOf.map(({ item, amounts }) => ({ item, summary: writeAmounts(amounts) })),
        additionalFees: feesOf.map(({ additionalFee, amounts, source }) => ({
          additionalFee,
          summary: writeAmounts(amounts),
          ...(source !== undefined && { source }),
        })),
        ...(shipping && ofShipping && { shipping: { shipping, summary: writeAmounts(ofShipping) } }),
      },
    },
  }
}
