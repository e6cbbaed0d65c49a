import {
  type AppliedDiscount,
  createOrder,
  type CreateOrderInput,
  type NewOrder,
  type Order,
  type OrderActivity,
  type OrderAdditionalFee,
  type OrderCreationSettings,
  type OrderLineItem,
  type OrderPriceSummary,
  weightUnits,
} from '@frontdesk/ecom'
import { decline, refuse, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import {
  compare,
  type Currency,
  currencyOf,
  isZero,
  round,
  toPrice,
  write,
  zero,
} from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { buyerOf } from '../cart/cart.ts'
import { mailConfirmation, mailNewOrder } from './confirmation.ts'
import { type ReckonedOrder, reckonOrder } from './costs.ts'
import { keepTerms } from './editing.ts'
import { declarePaid } from '../order-transactions/apply.ts'
import { nextOrderNumber } from './order-number.ts'
import { announcePayment } from './payment.ts'
import { activitiesOf, orderEntity } from './state.ts'
import { takeLines } from './stock.ts'

const required = (field: string, description: string, violatedRule = 'REQUIRED_FIELD') =>
  refuse({ field, description, violatedRule })

/** The lines with their ids. @throws Failure when an id comes twice or a digital line has no file */
const linesOf = ({ newId }: Context, { lineItems }: NewOrder): OrderLineItem[] => {
  const ids = new Set<string>()
  return lineItems.map((line, index) => {
    const { id = newId(), itemType, digitalFile, paymentOption = 'FULL_PAYMENT_ONLINE' } = line
    if (ids.has(id))
      throw required(`lineItems.${index}.id`, 'is the id of another line of the order', 'VALIDATION')
    ids.add(id)
    if (!itemType.preset === !itemType.custom)
      throw required(
        `lineItems.${index}.itemType`,
        'must hold either a preset or a custom type',
        'REQUIRED_ONE_OF_FIELD',
      )
    if (itemType.preset === 'DIGITAL' && !digitalFile)
      throw required(`lineItems.${index}.digitalFile`, 'must be given for a line of the type DIGITAL')
    if (digitalFile && itemType.preset !== 'DIGITAL')
      throw required(
        `lineItems.${index}.digitalFile`,
        'is for a line of the type DIGITAL alone',
        'FIELD_NOT_ALLOWED',
      )
    const { subscriptionInfo } = line
    return {
      ...line,
      id,
      paymentOption,
      fixedQuantity: line.fixedQuantity ?? false,
      ...(subscriptionInfo && {
        subscriptionInfo: { ...subscriptionInfo, id: subscriptionInfo.id ?? newId() },
      }),
    }
  })
}

/** Refuses a reference to a line that the order does not have, or a discount without source. */
const checkReferences = (
  lines: readonly OrderLineItem[],
  { appliedDiscounts = [], additionalFees = [] }: NewOrder,
): void => {
  const known = (id: string | undefined): boolean => lines.some((line) => line.id === id)
  const unknown = (field: string) => required(field, 'is not the id of a line of the order', 'VALIDATION')
  appliedDiscounts.forEach((discount, index) => {
    const field = `appliedDiscounts.${index}`
    const {
      coupon,
      merchantDiscount,
      discountRule,
      discountType = 'GLOBAL',
      lineItemDiscounts = [],
    } = discount
    if ([coupon, merchantDiscount, discountRule].filter(Boolean).length !== 1)
      throw required(
        field,
        'must hold exactly one of coupon, merchantDiscount and discountRule',
        'REQUIRED_ONE_OF_FIELD',
      )
    if (discountType === 'SPECIFIC_ITEMS' && !lineItemDiscounts.length)
      throw required(`${field}.lineItemDiscounts`, 'must name the lines of a discount for SPECIFIC_ITEMS')
    lineItemDiscounts.forEach(({ id }, at) => {
      if (!known(id)) throw unknown(`${field}.lineItemDiscounts.${at}.id`)
    })
  })
  additionalFees.forEach(({ lineItemIds = [] }, index) => {
    lineItemIds.forEach((id, at) => {
      if (!known(id)) throw unknown(`additionalFees.${index}.lineItemIds.${at}`)
    })
  })
}

/** Refuses a price summary that is not the sum of the parts. */
export const checkSummary = (
  given: OrderPriceSummary | undefined,
  { costs: { priceSummary } }: ReckonedOrder,
  currency: Currency,
): void => {
  const names = ['subtotal', 'shipping', 'discount', 'tax', 'totalAdditionalFees', 'total'] as const
  const wrong = names.flatMap((name) => {
    const amount = given?.[name]?.amount
    const sum = round(priceSummary[name]?.amount ?? 0, currency)
    return amount === undefined || compare(round(amount, currency), sum) === 0
      ? []
      : {
          field: `priceSummary.${name}.amount`,
          description: `must be ${write(sum)}, the sum of the parts of the order`,
          violatedRule: 'VALIDATION',
        }
  })
  if (wrong.length) throw refuse(...wrong)
}

const withIds = <T extends AppliedDiscount | OrderAdditionalFee>(
  { newId }: Context,
  parts: readonly T[],
): T[] => parts.map((part) => ({ ...part, id: part.id ?? newId() }))

const currencyFor = ({ business }: Context, code: string): Currency => {
  try {
    return currencyOf({ ...business, currency: code })
  } catch {
    throw required('currency', 'must be the code of a currency, such as EUR', 'FORMAT')
  }
}

/** Whether an order is approved at once. */
const isApproved = ({ status, paymentStatus }: NewOrder, isFree: boolean, strategy: string): boolean => {
  if (status !== undefined) return status === 'APPROVED'
  return paymentStatus === 'PAID' || (strategy === 'DEFAULT' && isFree)
}

/** Refuses settings that contradict each other about who may edit the order. */
export const checkEditors = (
  {
    editableByEveryone,
    editableByOwnerApps,
  }: Pick<OrderCreationSettings, 'editableByEveryone' | 'editableByOwnerApps'>,
  at: string,
): void => {
  if (editableByEveryone === false)
    throw required(
      `${at}.editableByEveryone`,
      'can be true alone: name the apps that may edit the order in editableByOwnerApps',
      'VALIDATION',
    )
  if (editableByEveryone && editableByOwnerApps)
    throw required(
      `${at}.editableByOwnerApps`,
      'cannot be given together with editableByEveryone',
      'ONE_OF_ALIGNMENT',
    )
}

/** The order as the caller gives it, completed, with its costs and its statuses. */
const composeOrder = (context: Context, given: NewOrder, strategy: string): Omit<Order, 'activities'> => {
  const { business, identity, now, newId } = context
  const { currency: code = business.currency, taxInfo, paymentStatus = 'NOT_PAID', priceSummary } = given
  if (given.purchasedDate && given.purchasedDate > now())
    throw decline(
      400,
      'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
      'The order cannot have been purchased in the future',
      {
        purchasedDate: given.purchasedDate,
      },
    )
  const currency = currencyFor(context, code)
  const lines = linesOf(context, given)
  checkReferences(lines, given)
  const wholeTax = taxInfo?.totalTax?.amount ?? priceSummary?.tax?.amount
  const reckoned = reckonOrder({
    currency,
    taxIncluded: given.taxIncludedInPrices ?? true,
    taxExempt: taxInfo?.taxExempt ?? false,
    ...(wholeTax !== undefined && { wholeTax: round(wholeTax, currency) }),
    lineItems: lines,
    discounts: withIds(context, given.appliedDiscounts ?? []),
    fees: withIds(context, given.additionalFees ?? []).map((fee) => ({ source: 'MANUAL', ...fee })),
    shippingInfo: given.shippingInfo,
  })
  const [excess] = reckoned.excessive
  if (excess)
    throw required(`appliedDiscounts.${excess.index}`, 'takes more than there is left to lower', 'VALIDATION')
  checkSummary(priceSummary, reckoned, currency)
  const { costs, total } = reckoned
  const isPaid = paymentStatus === 'PAID'
  const none = toPrice(zero(currency))
  const appId = identity.kind === 'owner' ? identity.appId : undefined
  return {
    weightUnit: weightUnits[0],
    buyerLanguage: business.language,
    siteLanguage: business.language,
    archived: false,
    seenByAHuman: false,
    ...given,
    ...costs,
    id: newId(),
    number: nextOrderNumber(context),
    purchasedDate: given.purchasedDate ?? now(),
    status: isApproved(given, isZero(total), strategy) ? 'APPROVED' : 'INITIALIZED',
    paymentStatus,
    fulfillmentStatus: 'NOT_FULFILLED',
    createdBy: appId === undefined ? buyerOf(identity) : { appId },
    currency: code,
    taxIncludedInPrices: given.taxIncludedInPrices ?? true,
    balanceSummary: {
      balance: isPaid ? none : toPrice(total),
      paid: isPaid ? toPrice(total) : none,
      refunded: none,
      authorized: none,
      pending: none,
      pendingRefund: none,
    },
    imported: false,
  }
}

/** The lines whose items a catalog here has; the others were sold elsewhere. */
const linesInCatalog = (context: Context, catalog: Catalog, { lineItems = [] }: Order): OrderLineItem[] =>
  lineItems.filter(({ catalogReference }) => catalogReference && catalog.look(context, catalogReference))

/** Creates an order from what the business gives, with all effects of its settings. `entries` go into its history. */
export const placeGivenOrder = (
  context: Context,
  catalog: Catalog,
  { order: given, settings = {} }: CreateOrderInput,
  entries: readonly OrderActivity[] = [],
): Order => {
  const { editableByOwnerApps, orderApprovalStrategy: strategy = 'DEFAULT', notifications = {} } = settings
  const composed = composeOrder(context, given, strategy)
  const sold = linesInCatalog(context, catalog, composed)
  const isPaid = composed.paymentStatus === 'PAID'
  const noteUntaken = takeLines(context, catalog, sold, isPaid)
  const order = orderEntity.create(context, {
    ...composed,
    activities: [
      ...activitiesOf(context, isPaid ? ['ORDER_PLACED', 'ORDER_PAID'] : ['ORDER_PLACED']),
      ...entries,
    ],
  })
  noteUntaken(order.id)
  keepTerms(context, {
    id: order.id,
    ...(editableByOwnerApps && { editors: editableByOwnerApps.appIds }),
  })
  if (isPaid) declarePaid(context, order)
  if (order.status === 'APPROVED') orderEntity.tell(context, 'approved', order)
  const told = announcePayment(context, catalog, order, 'NOT_PAID')
  if (notifications.sendNotificationToBuyer ?? true) mailConfirmation(context, order)
  if (notifications.sendNotificationsToBusiness ?? true) mailNewOrder(context, order)
  return told
}

/** The handler of the operation that creates an order. */
export const orderCreationHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(createOrder, (context) => {
    checkEditors(context.input.settings ?? {}, 'settings')
    return refusedUnder('order', () => placeGivenOrder(context, catalog, context.input))
  }),
]
