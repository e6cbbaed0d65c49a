import type { Address } from '@frontdesk/core'
import type { Cart, CartLineItem, CartViolation, Order } from '@frontdesk/ecom'
import { decline, notFound } from '../../kernel/failure.ts'
import type { Checkout, CheckoutPayment } from './checkout-calls.ts'
import { announceCompletion, checkoutOf } from './completed-checkout.ts'
import { captureScheduleOf, reservedWhereAsked } from './delayed-capture.ts'
import { checkContact, checkOrderable, mayPayOffline } from './order-checks.ts'
import type { CheckoutEntry, CheckoutLine, CheckoutView, PageAddress } from './checkout-view.ts'
import { buyerOf, buyerOfCart, cartEntity, type KeptCart } from '../cart/cart.ts'
import { chooseItem, nameOf, type PricedLine, quantityOf } from '../cart/cart-line.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import { verifyPrices } from '../cart/summary.ts'
import { violationsOf } from '../cart/violations.ts'
import type { Catalog, Context } from '../catalog.ts'
import { countCouponUse } from '../coupon/coupon.ts'
import { countRuleUse } from '../discount-rule/rule-discount.ts'
import { compare, isZero, subtract, write } from '../../kernel/money.ts'
import { pricingPlansAppId } from '../../memberships/index.ts'
import { chooseMembership } from '../membership/membership-choice.ts'
import { payByGiftCards } from '../gift-card/gift-card-payment.ts'
import { membershipViewOf, preselectMemberships } from '../membership/membership-options.ts'
import { chargeLines } from '../membership/order-membership.ts'
import { draftOrder } from '../order/order-of-cart.ts'
import { mailConfirmation } from '../order/confirmation.ts'
import { nextOrderNumber } from '../order/order-number.ts'
import { checkoutSettingsOf } from '../checkout-settings/checkout-settings.ts'
import { codesOf, withCode, withoutCode } from './checkout-code.ts'
import { recoverCheckout } from '../abandoned-checkout/abandonment.ts'
import { invoicePaidOnline } from '../invoice/order-invoices.ts'
import { announcePayment } from '../order/payment.ts'
import { takeLines } from '../order/stock.ts'
import { createOrder, orderEntity, orders } from '../order/state.ts'
import { applyTransactions, keepTransactions, withFirstTransactions } from '../order-transactions/apply.ts'
import { gatewayDelay } from '../order-transactions/gateway.ts'
import { payByCard } from '../order-transactions/payment.ts'
import { savedCardEntries } from '../order-transactions/saved-card.ts'
import { createPaymentWork, settled } from '../order-transactions/payment-work.ts'
import { type KeptTransactions, transactionsOf } from '../order-transactions/transactions.ts'
import { keepTip } from '../tip/tip.ts'
import { tipViewOf, withUsualTip } from '../tip/tip-view.ts'
import { findTestCard, usualCard } from '../test-card.ts'
import type { Totals } from '../totals/totals.ts'

/** How long a payment stays pending, in milliseconds. */
export const pendingPaymentDelay: number = gatewayDelay

/** Reads a checkout of the caller. @throws Failure 404 `CHECKOUT_NOT_FOUND` */
const requireCheckout = (context: Context, id: string): KeptCart => {
  const cart = cartEntity.find(context, id)
  if (!cart) throw notFound('checkout', id, 'CHECKOUT_NOT_FOUND')
  return cart
}

/** A line with the membership that the customer chose for it at the checkout. */
const withMembership = (line: CartLineItem, membershipId: string | undefined): CartLineItem =>
  membershipId === undefined
    ? line
    : chooseMembership(line, { existingMembership: { appId: pricingPlansAppId, membershipId } })

/** A cart with the data that the customer entered at the checkout. */
const withEntry = (
  cart: KeptCart,
  { contact, address, deliveryCode, memberships = {}, tip }: Partial<CheckoutEntry>,
): KeptCart => ({
  ...cart,
  ...(tip && { tipChoice: tip }),
  ...(cart.lineItems && {
    lineItems: cart.lineItems.map((line) => withMembership(line, memberships[line.id])),
  }),
  customerInfo: { ...cart.customerInfo, ...contact },
  deliveryInfo: {
    ...cart.deliveryInfo,
    ...(address && { address }),
    ...(deliveryCode !== undefined && { method: { code: deliveryCode } }),
  },
})

const toCheckoutLine = ({ line, total }: PricedLine): CheckoutLine => {
  const { image, descriptionLines = [] } = line.attributes ?? {}
  return {
    name: nameOf(line),
    quantity: quantityOf(line),
    ...(image && { image }),
    details: descriptionLines.map(
      ({ name, plainText }) => `${name?.original ?? ''}: ${plainText?.original ?? ''}`,
    ),
    price: write(total),
  }
}

/** An address as the fields of the page hold it. */
const pageAddressOf = ({ addressLine, city, postalCode, country }: Address): Partial<PageAddress> => ({
  ...(addressLine !== undefined && { addressLine }),
  ...(city !== undefined && { city }),
  ...(postalCode !== undefined && { postalCode }),
  ...(country !== undefined && { country }),
})

/** The violations that no field of the page stands for. */
const toldOnPage: readonly unknown[] = [
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'MEMBERS_ONLY_ITEM',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
]

/** The violations as sentences of the page. */
const problemsOf = (violations: readonly CartViolation[]): CheckoutView['problems'] =>
  violations
    .filter(({ code }) => toldOnPage.includes(code))
    .map(({ description = '', severity }) => ({ text: description, stopsOrder: severity === 'ERROR' }))

/** Whether a payment is approved at once, or nothing is to be paid. */
const isPaidAtOnce = ({ totalAfterGiftCards }: Totals, payment: CheckoutPayment): boolean =>
  isZero(totalAfterGiftCards) || (payment.kind === 'card' && payment.outcome === 'approved')

/** The transactions that a new order begins with. Amounts that are paid at the business stay open. */
const firstTransactions = (
  context: Context,
  order: Order,
  { payNow: amount, redeemed }: Totals,
  payment: CheckoutPayment,
): KeptTransactions => {
  const none = transactionsOf(context, order.id)
  const waits = payment.kind === 'card' && payment.outcome === 'pending' && !isZero(amount)
  const byGiftCard = payByGiftCards(context, redeemed, order.id, waits ? 'PENDING' : 'APPROVED')
  if (payment.kind === 'offline' || isZero(amount)) return { ...none, payments: byGiftCard }
  const card = findTestCard(payment.number ?? '') ?? usualCard(payment.outcome)
  const made = payByCard(context, amount, card, { schedule: captureScheduleOf(context) })
  return {
    ...none,
    payments: [...byGiftCard, made.payment],
    awaited: made.awaited,
    ...(payment.save && { savedCard: card.number }),
  }
}

/** Tells the buyer of a payment that the bank has confirmed, and makes the invoice for it. */
const confirmPayment = (context: Context, order: Order): Order => {
  mailConfirmation(context, order)
  return invoicePaidOnline(context, order)
}

export const createCheckout = (catalog: Catalog): Checkout => {
  /** The page preselects a free way of delivery, else the first one, and the first memberships, so that it shows what is paid. */
  const priceToShow = (context: Context, cart: KeptCart): PricedCart<KeptCart> => {
    const { lines, memberships, totals } = priceCart(context, catalog, cart)
    const { deliveryOptions } = totals
    const first = deliveryOptions.find(({ price }) => isZero(price)) ?? deliveryOptions[0]
    const lineItems = preselectMemberships(
      context,
      cart.customerInfo?.memberId,
      lines.map(({ line }) => line),
      memberships,
    )
    const preselected = withUsualTip(context, { ...cart, lineItems })
    const deliveryCode = totals.delivery ? undefined : first?.code
    return priceCart(
      context,
      catalog,
      deliveryCode === undefined ? preselected : withEntry(preselected, { deliveryCode }),
    )
  }
  /** Changes a checkout that is not ordered yet, and calculates its totals again. */
  const change = (context: Context, id: string, changed: (cart: Cart) => Cart): void => {
    const cart = requireCheckout(context, id)
    if (cart.orderId !== undefined)
      throw decline(409, 'CART_ALREADY_ORDERED', 'This checkout is ordered already')
    cartEntity.save(context, cart, priceCart(context, catalog, changed(cart)).cart)
  }
  const checkout: Checkout = {
    readCheckout(context, checkoutId) {
      const cart = cartEntity.find(context, checkoutId)
      if (!cart) return undefined
      const { business, state } = context
      const { cart: shown, lines, totals, memberships } = priceToShow(context, cart)
      const tip = tipViewOf(context, shown, totals)
      const order = cart.orderId === undefined ? undefined : state.in(orders).get(cart.orderId)
      const { payNow, total, delivery, deliveryPrice, redeemed } = totals
      const email = order?.buyerInfo?.email
      // A member pays in their own name, even when the booking is for somebody else.
      const known =
        cart.customerInfo?.visitorId !== undefined && lines.find(({ item }) => item?.contact)?.item?.contact
      const { firstName, lastName, email: address, phone } = cart.customerInfo ?? {}
      const entered = {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(address !== undefined && { email: address }),
        ...(phone !== undefined && { phone }),
      }
      const contact = Object.keys(entered).length ? entered : known
      return {
        id: cart.id,
        currency: business.currency,
        lines: lines.map((line) => ({
          ...toCheckoutLine(line),
          ...membershipViewOf(context, cart.customerInfo?.memberId, memberships, line),
        })),
        subtotal: write(totals.subtotal),
        ...(!isZero(totals.discount) && { discount: write(totals.discount) }),
        ...(delivery && { delivery: write(deliveryPrice), chosenDelivery: delivery.code }),
        ...(redeemed.size && {
          giftCard: write(subtract(total, totals.totalAfterGiftCards)),
        }),
        fees: totals.chargedFees.map(({ name, price }) => ({ name, price: write(price) })),
        ...(!isZero(totals.addedTax) && { addedTax: write(totals.addedTax) }),
        tax: write(subtract(totals.tax, totals.addedTax)),
        total: write(total),
        ...(compare(payNow, total) < 0 && { payNow: write(payNow) }),
        ...(compare(payNow, totals.totalAfterGiftCards) < 0 && {
          payLater: write(subtract(totals.totalAfterGiftCards, payNow)),
        }),
        codes: codesOf(cart, totals),
        problems: problemsOf(violationsOf({ cart: shown, lines, totals, memberships })),
        ...(tip && { tip }),
        deliveryChoices: totals.deliveryOptions.map(({ code, title, hint, price, pickup }) => ({
          code,
          title,
          hint,
          price: write(price),
          pickup,
        })),
        hasDigitalItems: totals.lines.some(({ preset }) => preset === 'DIGITAL'),
        takesGiftCards: checkoutSettingsOf(context).checkoutFields?.giftCardRedeemEnabled ?? true,
        payInPerson: mayPayOffline(cart, totals),
        ...(contact && { contact }),
        ...(cart.deliveryInfo?.address && { address: pageAddressOf(cart.deliveryInfo.address) }),
        ...(order && {
          order: {
            id: order.id,
            ...(order.number !== undefined && { number: order.number }),
            ...(email !== undefined && { email }),
            paymentStatus: order.paymentStatus ?? 'NOT_PAID',
          },
        }),
      }
    },

    startCheckout(context, catalogReference, contact) {
      const { line } = chooseItem(context, catalog, { catalogReference, quantity: 1 })
      const cart = {
        lineItems: [line],
        customerInfo: { ...contact, ...buyerOf(context.identity) },
        currentCart: false,
        orderPlaced: false,
        purchaseFlowId: context.newId(),
      }
      return cartEntity.create(context, priceCart(context, catalog, cart).cart)
    },

    updateCheckout(context, checkoutId, entry) {
      change(context, checkoutId, (cart) => withEntry(cart, entry))
    },

    addCode(context, checkoutId, code) {
      change(context, checkoutId, (cart) => withCode(context, catalog, cart, code))
    },

    removeCode(context, checkoutId, id) {
      change(context, checkoutId, (cart) => withoutCode(cart, id))
    },

    placeOrder(context, { checkoutId, payment: chosen, contact, delivery, priceVerificationToken }) {
      const stored = requireCheckout(context, checkoutId)
      if (stored.demo)
        throw decline(
          400,
          'PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART',
          'A cart for a demonstration cannot be ordered',
        )
      const earlier = stored.orderId === undefined ? undefined : context.state.in(orders).get(stored.orderId)
      if (earlier) return { status: 'placed', order: earlier }
      const entered = withEntry(stored, {
        ...(contact && { contact }),
        ...(delivery && { deliveryCode: delivery.code }),
        ...(delivery?.address && { address: delivery.address }),
      })
      const priced = priceCart(context, catalog, entered)
      const { cart, lines, totals, memberships } = priced
      const payment = reservedWhereAsked(
        context,
        chosen ?? (isZero(totals.payNow) ? { kind: 'offline' } : { kind: 'card', outcome: 'pending' }),
      )
      // An empty cart is refused first: customers enter a name only when the cart has items.
      if (!lines.length) checkOrderable(context, priced, payment)
      const buyer = checkContact(cart.customerInfo)
      checkOrderable(context, priced, payment)
      if (priceVerificationToken !== undefined) verifyPrices(priced, priceVerificationToken)
      if (payment.kind === 'card' && payment.outcome === 'declined') return { status: 'declined' }

      const completed = checkoutOf(context, priced, { contact: buyer, completed: true })
      const sold = lines
        .filter(({ line }) => !line.customLineItem)
        .map(({ line }) => ({
          id: line.id,
          catalogReference: line.source?.catalogReference,
          quantity: quantityOf(line),
        }))
      const noteUntaken = takeLines(context, catalog, sold, isPaidAtOnce(totals, payment))
      for (const { source, sourceId } of totals.discounts)
        (source.sourceType === 'COUPON' ? countCouponUse : countRuleUse)(context, sourceId, buyerOfCart(cart))
      const draft = { ...draftOrder(context, priced, buyer), number: nextOrderNumber(context) }
      chargeLines(context, draft.id, memberships)
      const first = firstTransactions(context, draft, totals, payment)
      const { order: paid, entries } = withFirstTransactions(context, draft, first)
      const order = createOrder(context, paid, 'ORDER_PLACED', ...entries, ...savedCardEntries(first))
      noteUntaken(order.id)
      keepTip(context, order, lines, totals)
      if (first.payments.length || memberships.length) keepTransactions(context, first)
      const ordered = { orderId: order.id, orderPlaced: true, currentCart: false }
      recoverCheckout(context, cartEntity.save(context, stored, { ...cart, ...ordered }))
      announceCompletion(context, completed)
      if (order.status === 'APPROVED') orderEntity.tell(context, 'approved', order)
      const told = announcePayment(context, catalog, order, 'NOT_PAID')
      mailConfirmation(context, order)
      const isPaidOnline = payment.kind === 'card' && payment.outcome === 'approved'
      return { status: 'placed', order: isPaidOnline ? invoicePaidOnline(context, told) : told }
    },

    settlePayment(context, orderId, outcome) {
      // The bank acts for the business, whoever makes this call.
      const order = orderEntity.require({ ...context, identity: { kind: 'owner' } }, orderId)
      const kept = transactionsOf(context, order.id)
      const next = settled(context, kept, outcome)
      if (next.payments.every((payment) => kept.payments.includes(payment))) return order
      const changed = applyTransactions(context, catalog, order, next)
      return outcome === 'approved' ? confirmPayment(context, changed) : changed
    },

    paymentWork: createPaymentWork(catalog, confirmPayment),
  }
  return checkout
}
