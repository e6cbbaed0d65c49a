import type {
  AppliedDiscount,
  ChangedAmount,
  Order,
  OrderAdditionalFee,
  OrderChange,
  OrderLineItem,
  ShippingInformation,
} from '@frontdesk/ecom'
import type { Translatable } from '@frontdesk/core'

const amountOf = (price: { readonly amount?: string } | undefined): number => Number(price?.amount ?? 0)

const text = (original: string): Translatable => ({ original, translated: original })

const nameOfDiscount = ({ coupon, merchantDiscount, discountRule }: AppliedDiscount): Translatable =>
  discountRule?.name ?? text(coupon?.name ?? coupon?.code ?? merchantDiscount?.description ?? 'Discount')

const changedDiscount = (discount: AppliedDiscount): ChangedAmount => {
  const { id, coupon, merchantDiscount, discountRule, lineItemDiscounts = [] } = discount
  const totalAmount = (merchantDiscount ?? coupon ?? discountRule)?.amount
  return {
    ...(id !== undefined && { id }),
    name: nameOfDiscount(discount),
    ...(totalAmount && { totalAmount }),
    affectedLineItems: lineItemDiscounts.map(({ id: lineId, totalDiscount }) => ({
      ...(lineId !== undefined && { id: lineId }),
      ...(totalDiscount && { amount: totalDiscount }),
    })),
  }
}

const changedFee = ({ id, name = '', price, lineItemIds = [] }: OrderAdditionalFee): ChangedAmount => ({
  ...(id !== undefined && { id }),
  name: text(name),
  ...(price && { totalAmount: price }),
  affectedLineItems: lineItemIds.map((lineId) => ({ id: lineId })),
})

/** The parts of one list that are not in the other, by their ids. */
const missingFrom = <T extends { readonly id?: string }>(others: readonly T[], parts: readonly T[]): T[] =>
  parts.filter(({ id }) => !others.some((other) => other.id === id))

const lineOf = ({ id, productName, quantity }: OrderLineItem) => ({
  id,
  ...(productName && { name: productName }),
  ...(quantity !== undefined && { quantity }),
})

const changedLine = (next: OrderLineItem, previous: OrderLineItem): OrderChange[] => {
  const { quantity: newQuantity = 1, price: newPrice } = next
  const { quantity: originalQuantity = 1, price: originalPrice } = previous
  const isOtherQuantity = newQuantity !== originalQuantity
  const isOtherPrice = amountOf(newPrice) !== amountOf(originalPrice)
  if (!isOtherQuantity && !isOtherPrice) return []
  return [
    {
      lineItemChanged: {
        id: next.id,
        ...(next.productName && { name: next.productName }),
        ...(isOtherQuantity && {
          quantity: {
            originalQuantity,
            newQuantity,
            diff: Math.abs(newQuantity - originalQuantity),
            deltaType: newQuantity > originalQuantity ? 'QUANTITY_INCREASED' : 'QUANTITY_DECREASED',
          },
        }),
        ...(isOtherPrice && originalPrice && newPrice && { price: { originalPrice, newPrice } }),
      },
    },
  ]
}

const shippingOf = (shippingInfo: ShippingInformation | undefined) => ({
  ...(shippingInfo?.cost?.totalPriceAfterTax && { total: shippingInfo.cost.totalPriceAfterTax }),
  ...(shippingInfo?.title !== undefined && { shippingTitle: shippingInfo.title }),
})

/** The differences between an order and what it becomes, as its history tells them. */
export const changesBetween = (previous: Order, next: Order): OrderChange[] => {
  const { lineItems: lines = [], appliedDiscounts: discounts = [], additionalFees: fees = [] } = previous
  const { lineItems: newLines = [], appliedDiscounts: newDiscounts = [], additionalFees: newFees = [] } = next
  const original = shippingOf(previous.shippingInfo)
  const current = shippingOf(next.shippingInfo)
  const originalTotal = previous.priceSummary?.total
  const newTotal = next.priceSummary?.total
  return [
    ...missingFrom(lines, newLines).map((line) => ({ lineItemAdded: lineOf(line) })),
    ...newLines.flatMap((line) => {
      const before = lines.find(({ id }) => id === line.id)
      return before ? changedLine(line, before) : []
    }),
    ...missingFrom(newLines, lines).map((line) => ({ lineItemRemoved: lineOf(line) })),
    ...missingFrom(discounts, newDiscounts).map((one) => ({ discountAdded: changedDiscount(one) })),
    ...missingFrom(newDiscounts, discounts).map((one) => ({ discountRemoved: changedDiscount(one) })),
    ...missingFrom(fees, newFees).map((one) => ({ additionalFeeAdded: changedFee(one) })),
    ...missingFrom(newFees, fees).map((one) => ({ additionalFeeRemoved: changedFee(one) })),
    ...(amountOf(original.total) !== amountOf(current.total) ||
    original.shippingTitle !== current.shippingTitle
      ? [{ shippingInformationChanged: { originalShippingInfo: original, newShippingInfo: current } }]
      : []),
    ...(originalTotal && newTotal && amountOf(originalTotal) !== amountOf(newTotal)
      ? [{ totalPriceChanged: { originalTotal, newTotal } }]
      : []),
  ]
}

/** The differences as the event `committed` tells them. */
export const diffsBetween = (previous: Order, next: Order): Record<string, unknown> => {
  const { lineItems: lines = [], appliedDiscounts: discounts = [], additionalFees: fees = [] } = previous
  const { lineItems: newLines = [], appliedDiscounts: newDiscounts = [], additionalFees: newFees = [] } = next
  const shipping = changesBetween(previous, next).some((change) => change.shippingInformationChanged)
  return {
    lineItems: [
      ...missingFrom(lines, newLines).map(({ id }) => ({ lineItemId: id, lineItemAdded: true })),
      ...newLines.flatMap((line) => {
        const before = lines.find(({ id }) => id === line.id)
        return before && changedLine(line, before).length
          ? [
              {
                lineItemId: line.id,
                changedDetails: {
                  quantityBeforeChange: before.quantity ?? 1,
                  priceBeforeChange: before.price,
                },
              },
            ]
          : []
      }),
      ...missingFrom(newLines, lines).map((line) => ({ lineItemId: line.id, lineItemRemoved: line })),
    ],
    appliedDiscounts: [
      ...missingFrom(discounts, newDiscounts).map((one) => ({ discountId: one.id, editedDiscount: one })),
      ...missingFrom(newDiscounts, discounts).map(({ id }) => ({ discountId: id, discountRemoved: true })),
    ],
    additionalFees: [
      ...missingFrom(fees, newFees).map((one) => ({ additionalFeeId: one.id, editedAdditionalFee: one })),
      ...missingFrom(newFees, fees).map(({ id }) => ({ additionalFeeId: id, additionalFeeRemoved: true })),
    ],
    ...(shipping &&
      (next.shippingInfo ? { changedShippingInfo: next.shippingInfo } : { shippingInfoRemoved: true })),
  }
}
