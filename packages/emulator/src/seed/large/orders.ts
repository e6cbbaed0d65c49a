import {
  cancelOrder,
  type ChannelType,
  createFulfillment,
  createOrder,
  type NewOrder,
  type NewOrderLineItem,
  type Order,
} from '@frontdesk/ecom'
import { markOrderAsPaid, recordManuallyCollectedPayment, triggerRefund } from '@frontdesk/payments'
import { day, minute } from '../../bookings/availability/zoned-time.ts'
import type { Checkout } from '../../ecom/checkout/checkout-calls.ts'
import { businessAddress } from '../../ecom/business-address.ts'
import { orders } from '../../ecom/order/state.ts'
import { transactionsOf } from '../../ecom/order-transactions/transactions.ts'
import type { Identity } from '../../kernel/handler.ts'
import { currencyOf, divide, multiply, round, write } from '../../kernel/money.ts'
import type { Perform } from '../../kernel/perform.ts'
import { createPast, type SeedContext } from '../../kernel/seed-context.ts'
import { guestOf, guests, homeOf, largeMemberId, memberOf } from './customers.ts'
import { createShelf, type Goods } from './goods.ts'
import type { Size } from './size.ts'
import { createOnlineShop } from './online-orders.ts'
import { vary } from './variety.ts'

const owner: Identity = { kind: 'owner' }

/** The days over which the orders are spread. */
const history = 180 * day

/** The seed reports its progress each time it has made this many orders. */
const reportEvery = 5_000

/** Where orders come from; a channel that is named twice has twice as many. */
const channels: readonly ChannelType[] = [
  'POS',
  'POS',
  'POS',
  'BACKOFFICE_MERCHANT',
  'BACKOFFICE_MERCHANT',
  'AMAZON',
  'EBAY',
  'ETSY',
]

const privateTags = ['vip', 'b2b', 'press', 'check']
const publicTags = ['gift', 'rush', 'event']
const carriers = ['dhl', 'ups', 'fedex']

const visitorId = (number: number): string => `5e7a1ce0-0000-4000-8105-${String(number).padStart(12, '0')}`

/** One order out of this many is bought on the site of the business. */
const onlineEvery = 40

/** The fates of orders, in turn. The more often a fate is named, the more frequent it is. */
const fates = [
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'fulfilled',
  'fulfilled',
  'fulfilled',
  'fulfilled',
  'fulfilled',
  'partlyFulfilled',
  'partlyPaid',
  'partlyRefunded',
  'refunded',
  'cancelled',
  'open',
  'open',
  'invoiced',
  'invoiced',
] as const

type Fate = (typeof fates)[number]

/** Whether the channel takes the payment itself. */
const isPaidAtOnce = (fate: Fate): boolean => ['paid', 'fulfilled', 'partlyFulfilled'].includes(fate)

const lineOf = ({ reference, item, pieces }: Goods): NewOrderLineItem => ({
  productName: { original: item.name },
  catalogReference: reference,
  quantity: pieces,
  itemType: { preset: item.itemType },
  price: { amount: item.price },
  taxInfo: { taxRate: '0.23' },
  ...(item.image && { image: item.image }),
  ...(item.descriptionLines?.length && {
    descriptionLines: item.descriptionLines.map(({ name, text }) => ({
      name: { original: name },
      plainText: { original: text },
    })),
  }),
  physicalProperties: {
    ...(item.sku !== undefined && { sku: item.sku }),
    ...(item.weight !== undefined && { weight: item.weight }),
  },
  ...(item.digitalFile && { digitalFile: { fileId: item.digitalFile.id } }),
})

/**
 * Creates the orders of half a year by the operations: the business enters what it sold at the counter, by telephone
 * and on marketplaces, collects and refunds payments, and hands goods over. Webhooks and mails are not sent.
 */
export const seedOrders = (
  seed: SeedContext,
  { perform, checkout }: { readonly perform: Perform; readonly checkout: Checkout },
  size: Size,
): void => {
  const { state, business, now } = seed
  const contextAt = createPast(seed, '8100')
  const currency = currencyOf(business)
  const takeGoods = createShelf(contextAt(now(), owner))
  const buyOnline = createOnlineShop(seed, contextAt, perform, checkout)
  const existing = state.in(orders).size

  const delivery = (number: number, { firstName, lastName }: { firstName: string; lastName: string }) => {
    const contactDetails = { firstName, lastName }
    if (number % 4 === 0)
      return {
        code: 'pickup',
        title: 'Pickup at the studio',
        logistics: {
          pickupDetails: { address: businessAddress, pickupMethod: 'STORE_PICKUP' },
          shippingDestination: { address: businessAddress, contactDetails },
        },
        cost: { price: { amount: '0' } },
      }
    return {
      code: 'standard',
      title: 'Standard delivery',
      logistics: {
        deliveryTime: '2 to 4 working days',
        shippingDestination: { address: homeOf(number), contactDetails },
      },
      cost: { price: { amount: '4.50' }, taxInfo: { taxRate: '0.23' } },
    }
  }

  /** The buyer of an order, and what they buy. */
  const choose = (number: number) => {
    const isMember = vary(number, 4) === 0
    const customer = vary(number + 3, isMember ? size.members : guests)
    const goods = new Map<string, Goods>()
    for (let line = 0; line <= Math.min(vary(number, 5), vary(number + 1, 5)); line++) {
      const taken = takeGoods(number * 8 + line)
      goods.set(taken.item.stockId ?? taken.item.name, taken)
    }
    return {
      customer,
      isMember,
      person: isMember ? memberOf(customer) : guestOf(size, customer),
      goods: [...goods.values()],
    }
  }

  const orderOnline = (number: number, ordered: Date): void => {
    const { customer, isMember, person, goods } = choose(number)
    buyOnline({
      number,
      ordered,
      identity: isMember
        ? { kind: 'member', memberId: largeMemberId(customer) }
        : { kind: 'visitor', visitorId: visitorId(number) },
      buyer: person,
      goods,
    })
  }

  /** The order as the business enters it. */
  const newOrder = (number: number, fate: Fate, age: number): NewOrder => {
    const { customer, isMember, person, goods } = choose(number)
    const lineItems = goods.map(lineOf)
    const isShipped = lineItems.some(({ itemType }) => itemType.preset === 'PHYSICAL')
    const channel = channels[vary(number + 5, channels.length)] ?? 'POS'
    const isElsewhere = channel !== 'POS' && channel !== 'BACKOFFICE_MERCHANT'
    const own = privateTags[vary(number + 2, 16)]
    const shown = publicTags[vary(number + 4, 12)]
    return {
      lineItems,
      channelInfo: {
        type: channel,
        ...(isElsewhere && { externalOrderId: `${channel.toLowerCase()}-${100_000 + number}` }),
      },
      buyerInfo: { email: person.email, ...(isMember && { memberId: largeMemberId(customer) }) },
      billingInfo: {
        address: homeOf(customer),
        contactDetails: { firstName: person.firstName, lastName: person.lastName },
      },
      ...(isShipped && { shippingInfo: delivery(number, person) }),
      ...(vary(number, 10) === 0 && { buyerNote: 'Please ring twice' }),
      ...(vary(number, 6) === 5 && {
        appliedDiscounts: [
          {
            discountType: 'GLOBAL',
            merchantDiscount: { percentage: '10', description: 'For a regular customer' },
          },
        ],
      }),
      tags: {
        ...(own !== undefined && { privateTags: { tagIds: [own] } }),
        ...(shown !== undefined && { tags: { tagIds: [shown] } }),
      },
      status: fate === 'open' ? 'INITIALIZED' : 'APPROVED',
      paymentStatus: isPaidAtOnce(fate) ? 'PAID' : 'NOT_PAID',
      archived: age > 120 * day && fate !== 'open',
      seenByAHuman: age > day,
    }
  }

  const handOver = (order: Order, moment: number, pieces: 'all' | 'some'): void => {
    const lines = (order.lineItems ?? []).slice(0, pieces === 'all' ? undefined : 1)
    const isPickup = order.shippingInfo?.code === 'pickup'
    const number = Number(order.number)
    perform(createFulfillment, contextAt(new Date(moment), owner), {
      orderId: order.id,
      fulfillment: {
        lineItems: lines.map(({ id }) => ({ id, ...(pieces === 'some' && { quantity: 1 }) })),
        status: 'Fulfilled',
        completed: true,
        ...(!isPickup &&
          order.shippingInfo && {
            trackingInfo: {
              shippingProvider: carriers[number % carriers.length] ?? '',
              trackingNumber: `00340434${order.number ?? ''}`,
            },
          }),
      },
    })
  }

  /** Gives a payment back that was made at the counter: half of it, or all of it with its goods. */
  const giveBack = (order: Order, moment: number, part: 'half' | 'all'): void => {
    const context = contextAt(new Date(moment), owner)
    const [payment] = transactionsOf(context, order.id).payments
    if (!payment) return
    const paid = round(payment.amount?.amount ?? '0', currency)
    perform(triggerRefund, context, {
      ecomOrderId: order.id,
      payments: [
        {
          paymentId: payment.id,
          externalRefund: true,
          ...(part === 'half' && { amount: { amount: write(divide(paid, 2)) } }),
        },
      ],
      details: { reason: part === 'half' ? 'Damaged on the way' : 'Sent back' },
      sideEffects: { restockInfo: { type: part === 'half' ? 'NO_ITEMS' : 'ALL_ITEMS' } },
    })
  }

  const finish = (order: Order, fate: Fate, ordered: number): void => {
    const { id: ecomOrderId } = order
    const at = (delay: number) => contextAt(new Date(ordered + delay), owner)
    if (fate === 'fulfilled') handOver(order, ordered + day, 'all')
    if (fate === 'partlyFulfilled') handOver(order, ordered + day, 'some')
    if (fate === 'partlyPaid')
      perform(recordManuallyCollectedPayment, at(minute), {
        orderId: ecomOrderId,
        amount: {
          amount: write(multiply(round(order.priceSummary?.total?.amount ?? '0', currency), '0.25')),
        },
      })
    if (fate === 'partlyRefunded' || fate === 'refunded') {
      perform(markOrderAsPaid, at(minute), { ecomOrderId })
      giveBack(order, ordered + 3 * day, fate === 'refunded' ? 'all' : 'half')
    }
    if (fate === 'cancelled') perform(cancelOrder, at(day / 2), { id: ecomOrderId, restockAllItems: true })
    if (fate === 'invoiced') perform(markOrderAsPaid, at(day / 2), { ecomOrderId })
  }

  const enterOrder = (number: number, ordered: Date, age: number): void => {
    // The newest orders wait: nothing has become of them yet.
    const fate: Fate = age < 4 * day ? 'open' : (fates[vary(number, fates.length)] ?? 'paid')
    const order = perform(createOrder, contextAt(ordered, owner), {
      order: newOrder(number, fate, age),
      settings: { notifications: { sendNotificationToBuyer: false, sendNotificationsToBusiness: false } },
    })
    finish(order, fate, +ordered)
  }

  for (let number = existing; number < size.orders; number++) {
    const age = Math.max(history * (1 - (number - existing) / (size.orders - existing)), 60 * minute)
    const ordered = new Date(+now() - age)
    if (number % onlineEvery === 0) orderOnline(number, ordered)
    else enterOrder(number, ordered, age)
    if (number % reportEvery === 0 && number)
      seed.progress?.(`${number.toLocaleString('en')} of ${size.orders.toLocaleString('en')} orders`)
  }
}
