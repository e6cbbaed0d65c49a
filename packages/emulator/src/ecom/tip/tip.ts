import {
  getTipByOrderId,
  type NewTip,
  type Order,
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
import type { Context } from '../catalog.ts'
import { changeTotal } from '../order-transactions/apply.ts'
import { exactAmount } from '../order-transactions/exact-amount.ts'
import { requireEditable } from '../order/fee.ts'
import { currencyOfOrder } from '../order/payment.ts'
import { orderEntity } from '../order/state.ts'

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

/** The app that puts tips on orders, as the platform names it. */
const tipsAppId = '5e7a1ce0-0000-4000-8043-000000000000'

const distributionsOf = ({ state }: Pick<Context, 'state'>, orderId: string): TipDistribution[] =>
  state.in(distributions).by('order', orderId)

const requireTip = ({ state }: Pick<Context, 'state'>, orderId: string): KeptTip => {
  const tip = state.in(tips).get(orderId)
  if (!tip) throw notFound('tip of the order', orderId, 'TIP_NOT_FOUND')
  return tip
}

const showTip = (context: Context, order: Order, { tipId, amount }: KeptTip): Tip => {
  const currency = currencyOfOrder(context, order)
  const parts = distributionsOf(context, order.id)
  const whole = round(amount, currency)
  const given = sum(
    parts.map((part) => round(part.amount ?? 0, currency)),
    currency,
  )
  const lines = (order.lineItems ?? []).map(({ lineItemPrice }) =>
    round(lineItemPrice?.amount ?? 0, currency),
  )
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
                code: 'tip',
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

/** The member of staff who gets a part, with their name. */
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

  handle(setTipOnOrder, (context) => {
    const { state, newId, now, input } = context
    refuseUnsupported(input, ['tip.distributions[].staff.identificationData'], 'name a staffMemberId')
    refuseUnsupported(input, ['tip.distributions[].lineItemInfo'], 'a tip is given for the whole order')
    const order = orderEntity.require(context, input.orderId)
    requireEditable(order)
    checkUnpaid(context, order.id)
    const { whole, shares } = refusedUnder('tip', () => readAmounts(context, order, input.tip))
    const staff = (input.tip.distributions ?? []).map((part, index) =>
      part.staff ? staffOf(context, part.staff, `tip.distributions.${index}.staff.staffMemberId`) : undefined,
    )
    const feeId = newId()
    withTip(context, order, whole, feeId)
    clear(context, order.id)
    const tip = state.in(tips).put({ id: order.id, tipId: newId(), amount: write(whole), feeId })
    input.tip.distributions?.forEach(({ transaction, source = 'UNKNOWN_SOURCE' }, index) => {
      const member = staff[index]
      state.in(distributions).put({
        id: newId(),
        tipId: tip.tipId,
        orderId: order.id,
        createdDate: now(),
        amount: write(shares[index] ?? zero(whole.currency)),
        source,
        ...(member && { staff: member }),
        ...(transaction && { transaction }),
      })
    })
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
