import type { Order, OrderLineItem } from '@frontdesk/ecom'
import { chargeMemberships, type MembershipCharge } from '@frontdesk/payments'
import type { Catalog } from '../ecom/catalog.ts'
import { coveredLineOf } from '../ecom/membership/line-membership.ts'
import { isByMembership } from '../ecom/membership/order-membership.ts'
import { recordMemberships } from '../ecom/order-transactions/apply.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { decline, refuse, refusedUnder } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { chargeMembership, chargesOfOrder, findMembership, pricingPlansAppId } from '../memberships/index.ts'

type Context = HandlerContext<unknown>

/** The refusals of an order that is not approved, by its status. */
const refusals: Readonly<Record<string, readonly [code: string, description: string]>> = {
  CANCELED: ['ORDER_CANCELED', 'The order is cancelled'],
  PENDING: ['ORDER_IS_PENDING', 'The order waits for a payment that was started'],
  REJECTED: ['ORDER_IS_REJECTED', 'The order was rejected'],
}

/** The line that a charge names. @throws Failure 400 when it names none, 404 when the order does not have it */
const requireLine = (
  { lineItems = [] }: Order,
  { lineItemId, catalogReference, rootCatalogItemId }: MembershipCharge,
): OrderLineItem => {
  if (lineItemId === undefined && !catalogReference)
    throw refuse({
      field: 'lineItemId',
      description: 'must be given, or catalogReference',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
  const isItem = ({ catalogReference: own }: OrderLineItem): boolean =>
    own?.catalogItemId === catalogReference?.catalogItemId && own?.appId === catalogReference?.appId
  const line = lineItems.find((one) => (lineItemId === undefined ? isItem(one) : one.id === lineItemId))
  if (!line)
    throw decline(404, 'LINE_ITEM_NOT_FOUND', 'The order has no such line', { lineItemId, catalogReference })
  const mismatch = (field: string) =>
    refuse({ field, description: 'must be that of the line', violatedRule: 'VALIDATION' })
  if (catalogReference && !isItem(line)) throw mismatch('catalogReference')
  if (rootCatalogItemId !== undefined && rootCatalogItemId !== line.rootCatalogItemId)
    throw mismatch('rootCatalogItemId')
  return line
}

/** Charges a membership for a line. */
const chargeLine = (
  context: Context,
  catalog: Catalog,
  order: Order,
  memberId: string,
  charge: MembershipCharge,
): void => {
  const line = requireLine(order, charge)
  const { id: lineItemId, paymentOption } = line
  if (!isByMembership(line))
    throw decline(400, 'INVALID_MEMBERSHIP_PAYMENT_OPTION', 'This line is not paid by membership', {
      lineItemId,
      paymentOption,
    })
  const isCharged = chargesOfOrder(context, order.id).some((one) => one.lineItemId === lineItemId)
  if (order.paymentStatus === 'PAID' || isCharged)
    throw decline(409, 'LINE_ITEM_PAID', 'This line is paid already', { lineItemId })
  const { membershipId, appId, membershipName, membershipAdditionalData } = charge
  if (appId !== pricingPlansAppId || !findMembership(context, memberId, membershipId))
    throw decline(409, 'MEMBERSHIP_NOT_ELIGIBLE', 'The member does not have this membership', {
      membershipId,
      lineItemId,
      reason: 'MEMBERSHIP_NOT_FOUND',
    })
  const serviceProperties = { ...line.serviceProperties, ...charge.serviceProperties }
  chargeMembership(
    context,
    membershipId,
    order.id,
    coveredLineOf(context, catalog, { ...line, serviceProperties }),
    { name: membershipName?.original, additionalData: membershipAdditionalData },
  )
}

/** The handler that redeems memberships for orders. */
export const chargeMembershipsHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(chargeMemberships, (context) => {
    const { ecomOrderId, memberId, membershipCharges } = context.input
    const order = orderEntity.require(context, ecomOrderId)
    const refusal = refusals[order.status ?? '']
    if (refusal) throw decline(409, ...refusal, { id: order.id })
    for (const [index, charge] of membershipCharges.entries())
      refusedUnder(`membershipCharges.${index}`, () => chargeLine(context, catalog, order, memberId, charge))
    recordMemberships(context, catalog, order)
  }),
]
