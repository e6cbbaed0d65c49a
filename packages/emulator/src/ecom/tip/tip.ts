import {
  addTipDistributionsToOrder,
  getTipByDraftOrderId,
  getTipByOrderId,
  type NewTip,
  type NewTipDistribution,
  type Order,
  type OrderLineItem,
  queryTipDistributions,
  removeTipFromOrder,
  setTipOnOrder,
  sumTipDistributionAmounts,
  type Tip,
  type TipDistribution,
  type TipOrderInfo,
} from '@frontdesk/ecom'
import { tipDistributionFields } from '@frontdesk/ecom/schemas'
import { staffMembers } from '../../bookings/staff/staff-member.ts'
import { decline, notFound, refuse, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import {
  add,
  type Amount,
  compare,
  currencyOf,
  round,
  subtract,
  sum,
  toPrice,
  write,
  zero,
} from '../../kernel/money.ts'
import { matching, runQuery, type QueryRules } from '../../kernel/query/query.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import { nameOf, type PricedLine } from '../cart/cart-line.ts'
import type { Context } from '../catalog.ts'
import { draftOrderEntity } from '../draft-order/draft-order.ts'
import { linesLeft } from '../draft-order/reckoning.ts'
import { changeTotal } from '../order-transactions/apply.ts'
import { exactAmount } from '../order-transactions/exact-amount.ts'
import { requireEditable } from '../order/fee.ts'
import { currencyOfOrder } from '../order/payment.ts'
import { orderEntity } from '../order/state.ts'
import { defaultTipSettings } from '../tip-settings/tip-settings.ts'
import { discounted } from '../totals/discounts.ts'
import { isTippable, tipCode, tipsAppId } from '../totals/tips.ts'
import type { Totals } from '../totals/totals.ts'
import { splitTip } from './tip-split.ts'

/** A tip as it is kept. The id is that of its order. */
interface KeptTip extends Stored {
  readonly tipId: string
  /** Decimal text. */
  readonly amount: string
  /** The fee by which it is part of the order. */
  readonly feeId: string
}

const tips: CollectionDefinition<KeptTip> = collection<KeptTip>('ecom.tips')

const distributions: CollectionDefinition<TipDistribution, 'order'> = collection<TipDistribution, 'order'>(
  'ecom.tipDistributions',
  { order: ({ orderId }) => orderId },
)

const rules: QueryRules<TipDistribution> = { fields: tipDistributionFields }

const distributionsOf = ({ state }: Pick<Context, 'state'>, orderId: string): TipDistribution[] =>
  state.in(distributions).by('order', orderId)

const requireTip = ({ state }: Pick<Context, 'state'>, orderId: string): KeptTip => {
  const tip = state.in(tips).get(orderId)
  if (!tip) throw notFound('tip of the order', orderId, 'TIP_NOT_FOUND')
  return tip
}

const showTip = (
  context: Context,
  order: Order,
  { tipId, amount }: KeptTip,
  lineItems: readonly OrderLineItem[] = order.lineItems ?? [],
): Tip => {
  const currency = currencyOfOrder(context, order)
  const parts = distributionsOf(context, order.id)
  const whole = round(amount, currency)
  const given = sum(
    parts.map((part) => round(part.amount ?? 0, currency)),
    currency,
  )
  const lines = lineItems.map(({ lineItemPrice }) => round(lineItemPrice?.amount ?? 0, currency))
  return {
    id: tipId,
    lineItemSubtotal: write(sum(lines, currency)),
    amount: write(whole),
    distributions: parts,
    undistributedAmount: write(subtract(whole, given)),
  }
}

/** Refuses to take away a tip of which a part was paid to somebody. */
const checkUnpaid = (context: Context, orderId: string): void => {
  const paid = distributionsOf(context, orderId).find(({ transaction }) => transaction)
  if (paid)
    throw decline(
      409,
      'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION',
      'A part of the tip is paid to a member of staff: it cannot be taken away any more',
      { tipDistributionId: paid.id },
    )
}

/** The order with another fee for the tip, or without one. Its total follows. */
const withTip = (context: Context, order: Order, tip: Amount, feeId?: string): void => {
  const { additionalFees = [], priceSummary = {} } = order
  const { currency } = tip
  const before = context.state.in(tips).get(order.id)
  const former = round(before?.amount ?? 0, currency)
  const moved = (amount: string | undefined): ReturnType<typeof toPrice> =>
    toPrice(add(subtract(round(amount ?? 0, currency), former), tip))
  const price = toPrice(tip)
  changeTotal(
    context,
    order,
    {
      additionalFees: [
        ...additionalFees.filter(({ id }) => id !== before?.feeId),
        ...(feeId === undefined
          ? []
          : [
              {
                id: feeId,
                code: tipCode,
                name: 'Tip',
                price,
                priceBeforeTax: price,
                priceAfterTax: price,
                source: 'SERVICE_PLUGIN',
                providerAppId: tipsAppId,
              },
            ]),
      ],
      priceSummary: {
        ...priceSummary,
        totalAdditionalFees: moved(priceSummary.totalAdditionalFees?.amount),
        total: moved(priceSummary.total?.amount),
      },
    },
    'DRAFT_ORDER_CHANGES_APPLIED',
  )
}

const clear = ({ state }: Pick<Context, 'state'>, orderId: string): void => {
  for (const { id } of state.in(distributions).by('order', orderId)) state.in(distributions).delete(id)
  state.in(tips).delete(orderId)
}

/** Keeps parts of a tip. */
const putParts = (
  { state, newId, now }: Context,
  { id: orderId, tipId }: KeptTip,
  parts: readonly Omit<TipDistribution, 'id' | 'tipId' | 'orderId' | 'createdDate'>[],
): TipDistribution[] =>
  parts.map((part) =>
    state.in(distributions).put({ id: newId(), tipId, orderId, createdDate: now(), ...part }),
  )

/** Keeps the tip that came with a new order, and splits it among the staff. */
export const keepTip = (
  context: Context,
  { id, additionalFees = [] }: Order,
  lines: readonly PricedLine[],
  totals: Totals,
): void => {
  const fee = additionalFees.find(
    ({ code, providerAppId }) => code === tipCode && providerAppId === tipsAppId,
  )
  if (fee?.id === undefined) return
  const tip = context.state
    .in(tips)
    .put({ id, tipId: context.newId(), amount: write(totals.tip), feeId: fee.id })
  const tipped = lines.filter(isTippable).map((own) => {
    const { line, item, quantity, unitPrice, catalogReference } = own
    return {
      info: {
        lineItemId: own.id,
        name: nameOf(line),
        price: write(unitPrice),
        quantity,
        ...(catalogReference && {
          catalogReference: {
            catalogItemId: catalogReference.catalogItemId,
            appId: catalogReference.appId,
          },
        }),
      },
      price: discounted(totals, own),
      staff: item?.staff ?? [],
    }
  })
  const method = defaultTipSettings(context)?.staffDistributionMethod
  putParts(
    context,
    tip,
    splitTip(totals.tip, tipped, method).map(({ staff, amount, lines: lineItemInfo }) => ({
      staff: { staffMemberId: staff.id, name: staff.name },
      amount: write(amount),
      lineItemInfo: [...lineItemInfo],
      source: 'WEB',
    })),
  )
}

/** Follows a change of an order: a tip whose fee is gone is gone as well, and one whose fee has another price has it too. */
export const followTipFee = (context: Context, { id, additionalFees = [] }: Order): void => {
  const kept = context.state.in(tips).get(id)
  if (!kept) return
  const fee = additionalFees.find((own) => own.id === kept.feeId)
  if (fee?.price) context.state.in(tips).put({ ...kept, amount: fee.price.amount })
  else clear(context, id)
}

/** The amount of a tip and of its parts. @throws Failure `INVALID_TIP` when the parts are more than the whole */
const readAmounts = (
  context: Context,
  order: Order,
  { amount, distributions: parts = [] }: NewTip,
): { readonly whole: Amount; readonly shares: readonly Amount[] } => {
  const currency = currencyOfOrder(context, order)
  const whole = exactAmount(amount, 'amount', currency)
  const shares = parts.map((part, index) =>
    exactAmount(part.amount, `distributions.${index}.amount`, currency),
  )
  if (compare(sum(shares, currency), whole) > 0)
    throw decline(400, 'INVALID_TIP', 'The parts of the tip are more than its amount', {
      amount: write(whole),
      distributed: write(sum(shares, currency)),
    })
  return { whole, shares }
}

/** The staff member who gets a part, with their name. */
const staffOf = (
  { state }: Pick<Context, 'state'>,
  { staffMemberId, ...staff }: NonNullable<TipDistribution['staff']>,
  field: string,
): NonNullable<TipDistribution['staff']> => {
  if (staffMemberId === undefined) return staff
  const known = state.in(staffMembers).get(staffMemberId)
  if (!known)
    throw refuse({ field, description: 'must be the id of a member of staff', violatedRule: 'VALIDATION' })
  return { ...staff, staffMemberId, name: known.name }
}

/** The parts of a tip as they are kept, with their amounts and the names of the staff. */
const partsOf = (
  context: Context,
  given: readonly NewTipDistribution[],
  shares: readonly Amount[],
  field: string,
) =>
  given.map(({ staff, lineItemInfo, transaction, source = 'UNKNOWN_SOURCE', amount }, index) => ({
    amount: shares[index] ? write(shares[index]) : amount,
    source,
    ...(staff && { staff: staffOf(context, staff, `${field}.${index}.staff.staffMemberId`) }),
    ...(lineItemInfo && { lineItemInfo }),
    ...(transaction && { transaction }),
  }))

/** Most parts of a tip; the limit of the platform. */
const mostParts = 50

const infoOf = (orderId: string, additionalFeeId: string, price: Amount): TipOrderInfo => ({
  orderId,
  additionalFeeId,
  additionalFeePrice: toPrice(price),
})

export const tipHandlers: readonly Handler[] = [
  handle(getTipByOrderId, (context) => {
    const order = orderEntity.require(context, context.input.orderId)
    return showTip(context, order, requireTip(context, order.id))
  }),

  handle(getTipByDraftOrderId, (context) => {
    const { draftOrderId } = context.input
    const draft = draftOrderEntity.in(context).get(draftOrderId)
    if (!draft) throw notFound('draft order', draftOrderId, 'DRAFT_ORDER_NOT_FOUND')
    const { orderId = '', additionalFees = [] } = draft
    const kept = context.state.in(tips).get(orderId)
    const stays = additionalFees.some(
      ({ additionalFee, applied }) => applied && additionalFee?.id === kept?.feeId,
    )
    if (!kept || !stays) throw notFound('tip of the draft order', draftOrderId, 'TIP_NOT_FOUND')
    return showTip(context, orderEntity.require(context, orderId), kept, linesLeft(draft))
  }),

  handle(addTipDistributionsToOrder, (context) => {
    const { state, newId, input } = context
    const { tipDistributions: given } = input
    refuseUnsupported(input, ['tipDistributions[].staff.identificationData'], 'name a staffMemberId')
    refuseUnsupported(input, ['draftOrderId'], 'commit the draft, and name its order')
    const order = orderEntity.require(context, input.orderId)
    requireEditable(order)
    const currency = currencyOfOrder(context, order)
    const former = distributionsOf(context, order.id)
    if (former.length + given.length > mostParts)
      throw decline(400, 'INVALID_TIP_DISTRIBUTION', `A tip has at most ${mostParts} parts`, {
        distributions: former.length,
      })
    const shares = given.map(({ amount }, index) =>
      exactAmount(amount, `tipDistributions.${index}.amount`, currency),
    )
    const parts = partsOf(context, given, shares, 'tipDistributions')
    const distributed = sum(
      [...former.map(({ amount }) => round(amount ?? 0, currency)), ...shares],
      currency,
    )
    const before = state.in(tips).get(order.id)
    const whole = round(before?.amount ?? 0, currency)
    const grows = compare(distributed, whole) > 0 || !before
    const feeId = grows ? newId() : before.feeId
    if (grows) withTip(context, order, distributed, feeId)
    const amount = grows ? distributed : whole
    const tip = state
      .in(tips)
      .put({ id: order.id, tipId: before?.tipId ?? newId(), amount: write(amount), feeId })
    return {
      tipDistributions: putParts(context, tip, parts),
      orderInfo: infoOf(order.id, feeId, amount),
    }
  }),

  handle(setTipOnOrder, (context) => {
    const { state, newId, input } = context
    refuseUnsupported(input, ['tip.distributions[].staff.identificationData'], 'name a staffMemberId')
    const order = orderEntity.require(context, input.orderId)
    requireEditable(order)
    checkUnpaid(context, order.id)
    const { whole, shares } = refusedUnder('tip', () => readAmounts(context, order, input.tip))
    const parts = partsOf(context, input.tip.distributions ?? [], shares, 'tip.distributions')
    const feeId = newId()
    withTip(context, order, whole, feeId)
    clear(context, order.id)
    const tip = state.in(tips).put({ id: order.id, tipId: newId(), amount: write(whole), feeId })
    putParts(context, tip, parts)
    return {
      tip: showTip(context, orderEntity.require(context, order.id), tip),
      orderInfo: infoOf(order.id, feeId, whole),
    }
  }),

  handle(removeTipFromOrder, (context) => {
    const order = orderEntity.require(context, context.input.orderId)
    const { feeId } = requireTip(context, order.id)
    requireEditable(order)
    checkUnpaid(context, order.id)
    const none = zero(currencyOfOrder(context, order))
    withTip(context, order, none)
    clear(context, order.id)
    return infoOf(order.id, feeId, none)
  }),

  handle(queryTipDistributions, (context) =>
    runQuery(context.state.in(distributions).all(), context.input, rules),
  ),

  handle(sumTipDistributionAmounts, ({ state, business, input }) => {
    const found = matching(state.in(distributions).all(), input.filter, rules, 'filter')
    const currency = currencyOf(business)
    return write(
      sum(
        found.map(({ amount = '0' }) => round(amount, currency)),
        currency,
      ),
    )
  }),
]
