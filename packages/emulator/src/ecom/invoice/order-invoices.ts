import type { Invoice, InvoiceStatus, Order, OrderActivityType } from '@frontdesk/ecom'
import { isEmail } from '../../kernel/email.ts'
import { decline, type Failure, notFound } from '../../kernel/failure.ts'
import { currencyOf, isZero, round } from '../../kernel/money.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'
import { ordersSettingsOf } from '../orders-settings/orders-settings.ts'
import { changeOrder, orders } from '../order/state.ts'

/** The app of the platform that makes invoices. */
export const invoicesAppId = '5e7a1ce0-0000-4000-8030-000000000001'

/** How long a buyer has to pay an invoice, in milliseconds. */
export const invoicePeriod: number = 30 * 24 * 60 * 60_000

/** An invoice as it is kept. Those of other apps are known by their ids alone. */
interface KeptInvoice extends Stored {
  readonly orderId: string
  readonly invoiceId: string
  readonly appId: string
  /** Present for an invoice of the platform: whether it was mailed, and when it falls due. */
  readonly own?: { readonly sent: boolean; readonly dueAt: number }
  readonly removed?: boolean
}

const invoices: CollectionDefinition<KeptInvoice, 'order'> = collection<KeptInvoice, 'order'>(
  'ecom.invoices',
  { order: ({ orderId }) => orderId },
)

const statusOf = (
  { now }: Pick<Context, 'now'>,
  { own, removed }: KeptInvoice,
  { status, paymentStatus = 'NOT_PAID' }: Order,
): InvoiceStatus | undefined => {
  if (removed) return 'Deleted'
  if (!own) return undefined
  if (status === 'CANCELED' || status === 'REJECTED') return 'Void'
  const isLate = now().getTime() > own.dueAt
  switch (paymentStatus) {
    case 'NOT_PAID':
      if (!own.sent) return 'Draft'
      return isLate ? 'Overdue' : 'Sent'
    case 'PARTIALLY_PAID':
      return isLate ? 'PartialAndOverdue' : 'PartiallyPaid'
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return 'Processing'
    case 'CANCELED':
    case 'DECLINED':
      return 'Void'
    default:
      return 'Paid'
  }
}

/** The invoices of an order, the earliest first. */
export const invoicesOf = (context: Pick<Context, 'state' | 'now'>, order: Order): Invoice[] =>
  context.state
    .in(invoices)
    .by('order', order.id)
    .map((kept) => {
      const status = statusOf(context, kept, order)
      return { id: kept.invoiceId, appId: kept.appId, ...(status !== undefined && { status }) }
    })

const mostInvoices = 300

/** Notes an invoice of another app for an order, once. */
export const noteInvoice = (
  context: Context,
  order: Order,
  { id: invoiceId, appId }: Pick<Invoice, 'id' | 'appId'>,
): void => {
  const { state, newId } = context
  const kept = state.in(invoices).by('order', order.id)
  if (kept.some((own) => own.invoiceId === invoiceId && own.appId === appId && !own.removed)) return
  if (kept.length >= mostInvoices)
    throw decline(
      409,
      'TOO_MANY_INVOICES',
      `The order has ${mostInvoices} invoices, the most that it can have`,
    )
  state.in(invoices).put({ id: newId(), orderId: order.id, invoiceId, appId })
  changeOrder(context, order, {}, 'INVOICE_ADDED')
}

/** Why no invoice is made for an order; `undefined` when one can be made. */
const refusalOf = (context: Context, order: Order): Failure | undefined => {
  const refusal = (code: string, description: string): Failure =>
    decline(409, code, description, { id: order.id })
  const { status = '', buyerInfo, priceSummary, balanceSummary } = order
  if (status === 'CANCELED' || status === 'REJECTED')
    return refusal('GENERATE_INVOICE_NOT_SUPPORTED', `The order is ${status}`)
  const made = context.state.in(invoices).by('order', order.id)
  if (made.some(({ own, removed }) => own && !removed))
    return refusal('INVOICE_ALREADY_EXISTS', 'The order has an invoice already')
  if (!buyerInfo) return refusal('MISSING_CONTACT', 'The order has no buyer')
  if (!buyerInfo.email) return refusal('MISSING_CONTACT_EMAIL', 'The buyer has no email address')
  if (!isEmail(buyerInfo.email)) return refusal('INVALID_EMAIL', `${buyerInfo.email} is no email address`)
  const currency = currencyOf(context.business)
  if (isZero(round(priceSummary?.total?.amount ?? 0, currency)))
    return refusal('INVALID_PRICE_AMOUNT', 'Nothing is to be paid for the order')
  if (!isZero(round(balanceSummary?.chargeback?.amount ?? 0, currency)))
    return refusal('ORDER_HAS_CHARGEBACKS', 'A card holder has claimed a payment of the order back')
  return undefined
}

const mailInvoice = ({ mail, business }: Context, order: Order): void => {
  const { number = '', lineItems = [], priceSummary, balanceSummary, buyerInfo } = order
  mail({
    to: buyerInfo?.email ?? '',
    subject: `Invoice for your order ${number} at ${business.name}`,
    text: [
      ...lineItems.map(
        ({ quantity = 1, productName, lineItemPrice }) =>
          `${quantity} × ${productName?.original ?? ''}  ${lineItemPrice?.formattedAmount ?? ''}`,
      ),
      '',
      `Total ${priceSummary?.total?.formattedAmount ?? ''}`,
      `Of this tax ${priceSummary?.tax?.formattedAmount ?? ''}`,
      `To be paid within 30 days ${balanceSummary?.balance?.formattedAmount ?? ''}`,
    ].join('\n'),
  })
}

/**
 * Creates the invoice of an order, and mails it unless the order waits for its approval. Gives the id of the invoice.
 *
 * @throws Failure 409 when no invoice can be made
 */
export const makeInvoice = (context: Context, order: Order): string => {
  const refusal = refusalOf(context, order)
  if (refusal) throw refusal
  const sent = order.status === 'APPROVED'
  const invoiceId = context.newId()
  context.state.in(invoices).put({
    id: context.newId(),
    orderId: order.id,
    invoiceId,
    appId: invoicesAppId,
    own: { sent, dueAt: context.now().getTime() + invoicePeriod },
  })
  if (sent) mailInvoice(context, order)
  const activities: OrderActivityType[] = ['INVOICE_ADDED', ...(sent ? (['INVOICE_SENT'] as const) : [])]
  changeOrder(context, order, {}, ...activities)
  return invoiceId
}

/**
 * Creates the invoice of an order that was paid online, where the settings ask for it. Gives the order as it is then.
 */
export const invoicePaidOnline = (context: Context, order: Order): Order => {
  if (!ordersSettingsOf(context).createInvoice || refusalOf(context, order)) return order
  makeInvoice(context, order)
  return context.state.in(orders).get(order.id) ?? order
}

/** Removes an invoice, as the app that made it would. @throws Failure 404 when there is none */
export const removeInvoice = (context: Context, invoiceId: string): void => {
  const kept = context.state.in(invoices).find((own) => own.invoiceId === invoiceId && !own.removed)
  const order = kept && context.state.in(orders).get(kept.orderId)
  if (!order) throw notFound('invoice', invoiceId, 'INVOICE_NOT_FOUND')
  context.state.in(invoices).put({ ...kept, removed: true })
  changeOrder(context, order, {}, 'INVOICE_REMOVED')
}
