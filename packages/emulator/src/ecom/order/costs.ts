import type {
  AppliedDiscount,
  AppliedDiscountType,
  LineItemTaxInfo,
  Order,
  OrderAdditionalFee,
  OrderLineItem,
  OrderTaxInfo,
  ShippingInformation,
} from '@frontdesk/ecom'
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
  percentageOf,
  percentWithin,
  ratio,
  round,
  subtract,
  sum,
  toPrice,
  write,
  zero,
} from '../../kernel/money.ts'

/** The parts of an order that its costs follow from. */
export interface OrderParts {
  readonly currency: Currency
  /** Whether the prices hold the tax already. */
  readonly taxIncluded: boolean
  /** Whether no tax is charged, whatever the lines say. */
  readonly taxExempt?: boolean
  /** The tax of the whole order, where no line, fee or delivery names one. */
  readonly wholeTax?: Amount
  /** A line costs its quantity times `priceBeforeDiscounts`, or `price` where there is no other. */
  readonly lineItems: readonly OrderLineItem[]
  readonly discounts: readonly AppliedDiscount[]
  readonly fees: readonly OrderAdditionalFee[]
  readonly shippingInfo: ShippingInformation | undefined
  /** Tips and the like, which belong to the total beside the parts. */
  readonly extra?: Amount
  /** The tax of the order until now, whose names the new one takes over. */
  readonly taxInfo?: OrderTaxInfo | undefined
}

/** The costs of an order, as its fields hold them. */
export interface OrderCosts extends Required<
  Pick<Order, 'lineItems' | 'appliedDiscounts' | 'additionalFees' | 'priceSummary' | 'taxInfo' | 'taxSummary'>
> {
  readonly shippingInfo?: ShippingInformation
}

/** The costs, with the discounts that ask for more than there is to lower. */
export interface ReckonedOrder {
  readonly costs: OrderCosts
  readonly total: Amount
  readonly excessive: readonly { readonly index: number; readonly type: AppliedDiscountType }[]
}

interface Taxed {
  readonly tax: Amount
  /** The part of the tax that is not in the price. */
  readonly added: Amount
  readonly before: Amount
  readonly after: Amount
  readonly info: LineItemTaxInfo | undefined
}

/** The tax of one part of the order: by its rate, or the amount that is given without one. */
const taxOf = (
  { taxIncluded, taxExempt, currency }: OrderParts,
  net: Amount,
  given: LineItemTaxInfo | undefined,
): Taxed => {
  const none = zero(currency)
  if (!given) return { tax: none, added: none, before: net, after: net, info: undefined }
  const { taxRate, taxBreakdown, taxIncludedInPrice: included = taxIncluded, ...rest } = given
  const tax = taxExempt
    ? none
    : taxRate === undefined
      ? round(given.taxAmount?.amount ?? 0, currency)
      : included
        ? percentWithin(net, percentageOf(taxRate))
        : percent(net, percentageOf(taxRate))
  const before = included ? subtract(net, tax) : net
  const rates = taxBreakdown?.map(({ rate = '0' }) => rate) ?? []
  const shares = rates.length ? allocate(tax, rates) : []
  return {
    tax,
    added: included ? none : tax,
    before,
    after: included ? net : add(net, tax),
    info: {
      ...rest,
      // A rate that the channel did not name is calculated, so that a changed quantity can be taxed.
      taxRate: taxRate ?? String(ratio(tax, before, 6)),
      taxAmount: toPrice(tax),
      taxableAmount: toPrice(before),
      taxIncludedInPrice: included,
      ...(taxBreakdown && {
        taxBreakdown: taxBreakdown.map((row, index) => ({
          ...row,
          taxAmount: toPrice(shares[index] ?? none),
          taxableAmount: toPrice(before),
        })),
      }),
    },
  }
}

const sourceOf = ({ coupon, merchantDiscount, discountRule }: AppliedDiscount) =>
  merchantDiscount ?? coupon ?? discountRule

/** The amount that a discount asks for, of what is left to lower. */
const askedOf = (discount: AppliedDiscount, left: Amount): Amount => {
  const { percentage } = discount.merchantDiscount ?? {}
  if (percentage !== undefined) return percent(left, percentage)
  const { currency } = left
  const { amount } = sourceOf(discount) ?? {}
  if (amount) return round(amount.amount, currency)
  return sum(
    (discount.lineItemDiscounts ?? []).map(({ totalDiscount }) =>
      round(totalDiscount?.amount ?? 0, currency),
    ),
    currency,
  )
}

const least = (left: Amount, right: Amount): Amount => (compare(left, right) < 0 ? left : right)

const withAmount = (discount: AppliedDiscount, taken: Amount): AppliedDiscount => {
  const amount = toPrice(taken)
  const { merchantDiscount, coupon, discountRule } = discount
  return {
    ...discount,
    ...(merchantDiscount && { merchantDiscount: { ...merchantDiscount, amount } }),
    ...(coupon && { coupon: { ...coupon, amount } }),
    ...(discountRule && { discountRule: { ...discountRule, amount } }),
  }
}

/** The order in which discounts are taken: those of single lines lower what a discount of the whole order is a part of. */
const turns: readonly AppliedDiscountType[] = ['SPECIFIC_ITEMS', 'GLOBAL', 'SHIPPING']

const totalOfRates = (
  rows: readonly LineItemTaxInfo[],
  { taxBreakdown = [] }: OrderTaxInfo,
  currency: Currency,
): OrderTaxInfo['taxBreakdown'] => {
  const rates = new Set(rows.map(({ taxRate = '0' }) => taxRate))
  return [...rates].map((rate) => {
    const own = rows.filter(({ taxRate = '0' }) => taxRate === rate)
    const known = taxBreakdown.find((row) => row.rate === rate)
    const of = (name: 'taxAmount' | 'taxableAmount') =>
      toPrice(
        sum(
          own.map((row) => round(row[name]?.amount ?? 0, currency)),
          currency,
        ),
      )
    return {
      ...(known ?? { taxName: own[0]?.taxBreakdown?.[0]?.taxName ?? 'Tax' }),
      rate,
      aggregatedTaxAmount: of('taxAmount'),
      aggregatedTaxableAmount: of('taxableAmount'),
    }
  })
}

/**
 * Calculates what an order costs: its lines, then the discounts, the delivery, the fees and the taxes. No discount
 * takes more than is left; the ones that ask for more are named.
 */
export const reckonOrder = (parts: OrderParts): ReckonedOrder => {
  const { currency, taxIncluded, lineItems, discounts, fees, shippingInfo } = parts
  const none = zero(currency)
  const amountIn = (price: { amount?: string } | undefined): Amount => round(price?.amount ?? 0, currency)
  const bases = lineItems.map(({ price, priceBeforeDiscounts = price, quantity = 1 }) =>
    multiply(amountIn(priceBeforeDiscounts), quantity),
  )
  const own = bases.map(() => none)
  const all = bases.map(() => none)
  const shippingPrice = amountIn(shippingInfo?.cost?.price)
  let shippingDiscount = none
  const excessive: { index: number; type: AppliedDiscountType }[] = []
  const taken = [...discounts]
  for (const type of turns)
    discounts.forEach((discount, index) => {
      const { discountType = 'GLOBAL', lineItemDiscounts = [] } = discount
      if (discountType !== type) return
      if (type === 'SHIPPING') {
        const left = subtract(shippingPrice, shippingDiscount)
        const asked = askedOf(discount, left)
        const amount = least(asked, left)
        if (compare(asked, left) > 0) excessive.push({ index, type })
        shippingDiscount = add(shippingDiscount, amount)
        taken[index] = withAmount(discount, amount)
        return
      }
      const chosen = lineItems.flatMap(({ id }, at) =>
        type === 'GLOBAL' || lineItemDiscounts.some((one) => one.id === id) ? [at] : [],
      )
      const lefts = chosen.map((at) => subtract(bases[at] ?? none, all[at] ?? none))
      const left = sum(lefts, currency)
      const asked = askedOf(discount, left)
      const amount = least(asked, left)
      if (compare(asked, left) > 0) excessive.push({ index, type })
      const shares = chosen.length ? allocate(amount, lefts.map(write)) : []
      chosen.forEach((at, place) => {
        const share = shares[place] ?? none
        all[at] = add(all[at] ?? none, share)
        if (type === 'SPECIFIC_ITEMS') own[at] = add(own[at] ?? none, share)
      })
      taken[index] = {
        ...withAmount(discount, amount),
        lineItemDiscounts: chosen.map((at, place) => ({
          id: lineItems[at]?.id ?? '',
          totalDiscount: toPrice(shares[place] ?? none),
        })),
      }
    })

  const taxes: LineItemTaxInfo[] = []
  let added = none
  const taxed = (net: Amount, info: LineItemTaxInfo | undefined): Taxed => {
    const result = taxOf(parts, net, info)
    if (result.info) taxes.push(result.info)
    added = add(added, result.added)
    return result
  }
  const lines = lineItems.map((line, at): OrderLineItem => {
    const base = bases[at] ?? none
    const { quantity = 1 } = line
    const lineTotal = subtract(base, own[at] ?? none)
    const { before, after, info } = taxed(subtract(base, all[at] ?? none), line.taxInfo)
    return {
      ...line,
      price: toPrice(divide(lineTotal, quantity)),
      priceBeforeDiscounts: toPrice(amountIn(line.priceBeforeDiscounts ?? line.price)),
      totalDiscount: toPrice(all[at] ?? none),
      totalPriceBeforeTax: toPrice(before),
      totalPriceAfterTax: toPrice(after),
      lineItemPrice: toPrice(lineTotal),
      ...(info && { taxInfo: info }),
    }
  })
  const delivery = taxed(subtract(shippingPrice, shippingDiscount), shippingInfo?.cost?.taxInfo)
  const charged = fees.map((fee) => ({ fee, ...taxed(amountIn(fee.price), fee.taxInfo) }))
  const discount = add(sum(all, currency), shippingDiscount)
  const subtotal = sum(bases, currency)
  const totalFees = sum(
    charged.map(({ fee }) => amountIn(fee.price)),
    currency,
  )
  const tax = taxes.length
    ? sum(
        taxes.map((row) => amountIn(row.taxAmount)),
        currency,
      )
    : parts.taxExempt
      ? none
      : (parts.wholeTax ?? none)
  const net = add(subtract(add(subtotal, shippingPrice), discount), totalFees)
  // The tax of the whole order is added as a whole, where the prices do not hold it.
  const addedTax = taxes.length || taxIncluded ? added : tax
  const total = sum([net, addedTax, parts.extra ?? none], currency)
  return {
    total,
    excessive,
    costs: {
      lineItems: lines,
      appliedDiscounts: taken,
      additionalFees: charged.map(({ fee, before, after, info }) => ({
        ...fee,
        price: toPrice(amountIn(fee.price)),
        priceBeforeTax: toPrice(before),
        priceAfterTax: toPrice(after),
        ...(info && { taxInfo: info }),
      })),
      ...(shippingInfo && {
        shippingInfo: {
          ...shippingInfo,
          cost: {
            ...shippingInfo.cost,
            price: toPrice(shippingPrice),
            discount: toPrice(shippingDiscount),
            totalPriceBeforeTax: toPrice(delivery.before),
            totalPriceAfterTax: toPrice(delivery.after),
            ...(delivery.info && { taxInfo: delivery.info }),
          },
        },
      }),
      priceSummary: {
        subtotal: toPrice(subtotal),
        shipping: toPrice(shippingPrice),
        tax: toPrice(tax),
        discount: toPrice(discount),
        totalAdditionalFees: toPrice(totalFees),
        total: toPrice(total),
      },
      taxInfo: {
        ...parts.taxInfo,
        totalTax: toPrice(tax),
        taxExempt: parts.taxExempt ?? false,
        taxBreakdown: isZero(tax) ? [] : (totalOfRates(taxes, parts.taxInfo ?? {}, currency) ?? []),
      },
      taxSummary: { totalTax: toPrice(tax) },
    },
  }
}

/** The parts of an order as it stands. Its lines count with the prices before discounts, and its tax by the rates of its lines. */
export const partsOf = (order: Order, currency: Currency): OrderParts => {
  const {
    lineItems = [],
    appliedDiscounts = [],
    additionalFees = [],
    shippingInfo,
    taxInfo,
    priceSummary,
  } = order
  const taxIncluded = order.taxIncludedInPrices ?? true
  const parts: OrderParts = {
    currency,
    taxIncluded,
    taxExempt: taxInfo?.taxExempt ?? false,
    ...(taxInfo?.totalTax && { wholeTax: round(taxInfo.totalTax.amount, currency) }),
    lineItems,
    discounts: appliedDiscounts,
    fees: additionalFees,
    shippingInfo: shippingInfo && withTaxRate(shippingInfo, lineItems, currency, taxIncluded),
    taxInfo,
  }
  const whole = round(priceSummary?.total?.amount ?? 0, currency)
  return { ...parts, extra: subtract(whole, reckonOrder(parts).total) }
}

/** The delivery with the rate of its tax, where the order has its amounts alone: that of a line, when it gives the same tax. */
const withTaxRate = (
  shippingInfo: ShippingInformation,
  lines: readonly OrderLineItem[],
  currency: Currency,
  taxIncluded: boolean,
): ShippingInformation => {
  const { cost } = shippingInfo
  if (!cost || cost.taxInfo) return shippingInfo
  const before = round(cost.totalPriceBeforeTax?.amount ?? 0, currency)
  const after = round(cost.totalPriceAfterTax?.amount ?? 0, currency)
  const tax = subtract(after, before)
  if (isZero(tax)) return shippingInfo
  const rates = lines.flatMap(({ taxInfo }) => taxInfo?.taxRate ?? [])
  const known = rates.find((rate) => {
    const percentage = percentageOf(rate)
    return compare(taxIncluded ? percentWithin(after, percentage) : percent(before, percentage), tax) === 0
  })
  const taxRate = known ?? String(ratio(tax, before, 6))
  return { ...shippingInfo, cost: { ...cost, taxInfo: { taxRate } } }
}
