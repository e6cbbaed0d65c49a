import {
  add,
  allocate,
  type Amount,
  compare,
  type Currency,
  divide,
  isZero,
  multiply,
  percent,
  round,
  subtract,
  sum,
  write,
  zero,
} from '../../kernel/money.ts'
import type { DiscountableLine, LineDiscount } from './discountable-line.ts'

/** The ways in which a price is lowered. Amounts are decimal text. */
export type Reduction =
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'amountOff'; readonly amount: string }
  | { readonly kind: 'price'; readonly price: string }
  | { readonly kind: 'priceOfPieces'; readonly pieces: number; readonly price: string }

const smaller = (left: Amount, right: Amount): Amount => (compare(left, right) < 0 ? left : right)

const notNegative = (amount: Amount): Amount =>
  compare(amount, zero(amount.currency)) < 0 ? zero(amount.currency) : amount

/** The amount that is taken off some pieces of a line; never more than the line still costs. */
const reductionOf = (
  { unitPrice, total, quantity }: DiscountableLine,
  reduction: Exclude<Reduction, { readonly kind: 'priceOfPieces' }>,
  pieces: number,
): Amount => {
  const { currency } = unitPrice
  // The pieces of a line cost alike, so that each has its part of the discounts that the line got before.
  const ownTotal = pieces === quantity ? total : smaller(divide(multiply(total, pieces), quantity), total)
  switch (reduction.kind) {
    case 'percentage':
      return percent(ownTotal, reduction.percentage)
    case 'amountOff':
      return smaller(multiply(round(reduction.amount, currency), pieces), ownTotal)
    default:
      return notNegative(subtract(ownTotal, multiply(round(reduction.price, currency), pieces)))
  }
}

/** The line with the lowest price of a piece, the first of equals. Free lines have nothing to lower. */
const cheapest = (lines: readonly DiscountableLine[]): DiscountableLine | undefined =>
  lines
    .filter(({ total }) => !isZero(total))
    .reduce<DiscountableLine | undefined>(
      (best, line) => (best && compare(best.unitPrice, line.unitPrice) <= 0 ? best : line),
      undefined,
    )

/** A group of pieces with one price: how many it takes of each line. */
interface Group {
  readonly parts: readonly { readonly index: number; readonly pieces: number }[]
  /** How many such groups follow each other. */
  readonly times: number
}

/** Groups pieces, the dearest first, so that the customer saves most. Pieces that fill no group stay as they are. */
const groupsOf = (lines: readonly DiscountableLine[], size: number): Group[] => {
  const order = lines
    .map(({ unitPrice, quantity }, index) => ({ index, unitPrice, left: quantity }))
    .sort((one, other) => compare(other.unitPrice, one.unitPrice) || one.index - other.index)
  const groups: Group[] = []
  let position = 0
  while (position < order.length) {
    const first = order[position]
    if (!first) break
    if (first.left >= size) {
      const times = Math.floor(first.left / size)
      groups.push({ parts: [{ index: first.index, pieces: size }], times })
      first.left -= times * size
      continue
    }
    const parts: { index: number; pieces: number }[] = []
    let missing = size
    for (; position < order.length && missing > 0;) {
      const next = order[position]
      if (!next) break
      const pieces = Math.min(missing, next.left)
      if (pieces) parts.push({ index: next.index, pieces })
      next.left -= pieces
      missing -= pieces
      if (!next.left) position += 1
    }
    if (missing > 0) break
    groups.push({ parts, times: 1 })
  }
  return groups
}

const reduceGroups = (
  lines: readonly DiscountableLine[],
  size: number,
  priceText: string,
  currency: Currency,
): LineDiscount[] => {
  const price = round(priceText, currency)
  const off = lines.map(() => zero(currency))
  for (const { parts, times } of groupsOf(lines, size)) {
    const prices = parts.map(({ index, pieces }) =>
      multiply(lines[index]?.unitPrice ?? zero(currency), pieces),
    )
    const saved = subtract(sum(prices, currency), price)
    if (compare(saved, zero(currency)) <= 0) continue
    allocate(saved, prices.map(write)).forEach((share, part) => {
      const index = parts[part]?.index ?? 0
      off[index] = add(off[index] ?? zero(currency), multiply(share, times))
    })
  }
  return lines.map(({ id, total }, index) => ({
    lineItemId: id,
    amountOff: smaller(off[index] ?? zero(currency), total),
  }))
}

/** The amount that a reduction takes off each line; lines from which nothing is taken are left out. */
export const reduceLines = (
  lines: readonly DiscountableLine[],
  reduction: Reduction,
  { oneItem = false, currency }: { readonly oneItem?: boolean; readonly currency: Currency },
): readonly LineDiscount[] => {
  const discounts = (): readonly LineDiscount[] => {
    if (reduction.kind === 'priceOfPieces')
      return reduceGroups(lines, reduction.pieces, reduction.price, currency)
    const only = oneItem ? cheapest(lines) : undefined
    if (oneItem) return only ? [{ lineItemId: only.id, amountOff: reductionOf(only, reduction, 1) }] : []
    return lines.map((line) => ({
      lineItemId: line.id,
      amountOff: reductionOf(line, reduction, line.quantity),
    }))
  }
  return discounts().filter(({ amountOff }) => !isZero(amountOff))
}
