import type { Order } from '@frontdesk/ecom'
import type { Context } from '../catalog.ts'

const paymentText = ({ business }: Context, { paymentStatus, balanceSummary }: Order): string => {
  switch (paymentStatus) {
    case 'PAID':
      return 'Paid.'
    case 'PARTIALLY_PAID':
      return `${balanceSummary?.balance?.formattedAmount ?? ''} to be paid at ${business.name}.`
    case 'PENDING':
      return 'Your bank has not confirmed the payment yet.'
    default:
      return `To be paid at ${business.name}.`
  }
}

/** Sends the buyer what was ordered, and how it is paid. */
export const mailConfirmation = (context: Context, order: Order): void => {
  const { mail, business } = context
  const { number = '', lineItems = [], priceSummary, buyerInfo } = order
  if (buyerInfo?.email === undefined) return
  const lines = lineItems.map(
    ({ quantity = 1, productName, lineItemPrice }) =>
      `${quantity} × ${productName?.original ?? ''}  ${lineItemPrice?.formattedAmount ?? ''}`,
  )
  mail({
    to: buyerInfo.email,
    subject: `Your order ${number} at ${business.name}`,
    text: [
      'Thank you for your order.',
      '',
      ...lines,
      '',
      `Total ${priceSummary?.total?.formattedAmount ?? ''}`,
      paymentText(context, order),
    ].join('\n'),
  })
}

/** Tells the business of a new order. */
export const mailNewOrder = ({ mail, business }: Context, order: Order): void => {
  const { number = '', lineItems = [], priceSummary, channelInfo } = order
  mail({
    to: business.email,
    subject: `New order ${number}`,
    text: [
      `Order ${number} has come in by ${channelInfo?.type ?? 'the shop'}.`,
      '',
      ...lineItems.map(({ quantity = 1, productName }) => `${quantity} × ${productName?.original ?? ''}`),
      '',
      `Total ${priceSummary?.total?.formattedAmount ?? ''}`,
    ].join('\n'),
  })
}
