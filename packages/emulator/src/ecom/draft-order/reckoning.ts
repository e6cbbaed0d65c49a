import type { AppliedDiscount, DraftLineItem, OrderLineItem } from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'
import { round, subtract, toPrice } from '../../kernel/money.ts'
import type { Context } from '../catalog.ts'
import { type OrderParts, type ReckonedOrder, reckonOrder } from '../order/costs.ts'
import { currencyOfDraft, type KeptDraft } from './draft-order.ts'

/** The lines of a draft that are left. */
export const linesLeft = ({ lineItems = [] }: Pick<KeptDraft, 'lineItems'>): OrderLineItem[] =>
  lineItems.flatMap(({ lineItem, removed }) => (lineItem && !removed ? [lineItem] : []))

const asAsked = (discount: AppliedDiscount, asked: KeptDraft['asked']): AppliedDiscount => {
  const amount = asked[discount.id ?? '']
  if (amount === undefined) return discount
  const { merchantDiscount, coupon, discountRule } = discount
  return {
    ...discount,
    ...(merchantDiscount && { merchantDiscount: { ...merchantDiscount, amount: { amount } } }),
    ...(coupon && { coupon: { ...coupon, amount: { amount } } }),
    ...(discountRule && { discountRule: { ...discountRule, amount: { amount } } }),
  }
}

/** The parts of a draft that its costs follow from. */
const partsOfDraft = (context: Pick<Context, 'business'>, draft: KeptDraft): OrderParts => {
  const { taxIncluded, taxInfo, discounts = [], additionalFees = [], shippingInfo, extra, asked } = draft
  const currency = currencyOfDraft(context, draft)
  return {
    currency,
    taxIncluded,
    taxExempt: taxInfo?.taxExempt ?? false,
    lineItems: linesLeft(draft),
    discounts: discounts.flatMap(({ discount, applied }) =>
      discount && applied ? [asAsked(discount, asked)] : [],
    ),
    fees: additionalFees.flatMap(({ additionalFee, applied }) =>
      additionalFee && applied ? [additionalFee] : [],
    ),
    shippingInfo: shippingInfo?.removed ? undefined : shippingInfo?.shippingInfo,
    taxInfo,
    extra: round(extra, currency),
  }
}

/** Assigns each chosen item the next of the results, in order; the others stay as they are. */
const refilled = <T>(
  items: readonly T[],
  isChosen: (item: T) => boolean,
  next: (item: T, at: number) => T,
) => {
  let at = 0
  return items.map((item) => (isChosen(item) ? next(item, at++) : item))
}

/** The draft with its costs calculated again. */
export const withCosts = (
  context: Pick<Context, 'business'>,
  draft: KeptDraft,
): { readonly draft: KeptDraft; readonly reckoned: ReckonedOrder } => {
  const parts = partsOfDraft(context, draft)
  const reckoned = reckonOrder(parts)
  const { costs, total } = reckoned
  const { lineItems = [], discounts = [], additionalFees = [], shippingInfo, balanceSummary } = draft
  const paid = round(balanceSummary?.paid?.amount ?? 0, parts.currency)
  return {
    reckoned,
    draft: {
      ...draft,
      lineItems: refilled<DraftLineItem>(
        lineItems,
        ({ removed }) => !removed,
        (item, at) => ({ ...item, lineItem: costs.lineItems[at] ?? item.lineItem ?? { id: '' } }),
      ),
      discounts: refilled(
        discounts,
        ({ applied }) => applied ?? false,
        (item, at) => ({ ...item, discount: costs.appliedDiscounts[at] ?? item.discount ?? {} }),
      ),
      additionalFees: refilled(
        additionalFees,
        ({ applied }) => applied ?? false,
        (item, at) => ({ ...item, additionalFee: costs.additionalFees[at] ?? item.additionalFee ?? {} }),
      ),
      ...(shippingInfo &&
        costs.shippingInfo && { shippingInfo: { ...shippingInfo, shippingInfo: costs.shippingInfo } }),
      priceSummary: costs.priceSummary,
      taxInfo: costs.taxInfo,
      balanceSummary: { ...balanceSummary, balance: toPrice(subtract(total, paid)) },
    },
  }
}

const codes: Readonly<Record<string, string>> = {
  GLOBAL: 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
  SPECIFIC_ITEMS: 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS',
  SHIPPING: 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
}

/** Like `withCosts`. @throws Failure when a discount takes more than there is to lower */
export const withFittingCosts = (context: Pick<Context, 'business'>, draft: KeptDraft): KeptDraft => {
  const { draft: priced, reckoned } = withCosts(context, draft)
  const [excess] = reckoned.excessive
  if (excess)
    throw decline(
      400,
      codes[excess.type] ?? 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
      'The discounts are higher than the amount that they lower',
      { discountId: reckoned.costs.appliedDiscounts[excess.index]?.id },
    )
  return priced
}
