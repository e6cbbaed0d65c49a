import type { Fulfillment, Order, OrderActivityType } from '@frontdesk/ecom'
import type { Context } from '../catalog.ts'

const linesOf = ({ lineItems = [] }: Fulfillment, order: Order): string[] =>
  lineItems.flatMap(({ id, quantity = 1 }) => {
    const line = order.lineItems?.find((own) => own.id === id)
    return line?.itemType?.preset === 'PHYSICAL' ? [`${quantity} × ${line.productName?.original ?? ''}`] : []
  })

/**
 * Tells the buyer that goods are on their way, with the tracking link, or that they can be picked up. Gives the entry for
 * the history of the order; none when there are no goods, or nobody to write to.
 */
export const mailFulfillment = (
  { mail, business }: Context,
  order: Order,
  fulfillment: Fulfillment,
): OrderActivityType[] => {
  const { number = '', buyerInfo, shippingInfo } = order
  const lines = linesOf(fulfillment, order)
  const to = buyerInfo?.email
  if (!lines.length || to === undefined) return []
  const { trackingNumber, trackingLink, shippingProvider } = fulfillment.trackingInfo ?? {}
  const { pickupDetails, instructions } = shippingInfo?.logistics ?? {}
  if (pickupDetails) {
    const { addressLine, city } = pickupDetails.address ?? {}
    mail({
      to,
      subject: `Your order ${number} at ${business.name} is ready to be picked up`,
      text: [
        ...lines,
        '',
        `You find us here: ${[addressLine, city].filter((part) => part !== undefined).join(', ')}`,
        ...(instructions === undefined ? [] : [instructions]),
      ].join('\n'),
    })
    return ['PICKUP_READY_EMAIL_SENT']
  }
  mail({
    to,
    subject: `Your order ${number} at ${business.name} is on its way`,
    text: [
      ...lines,
      '',
      ...(shippingProvider === undefined ? [] : [`Carrier: ${shippingProvider}`]),
      ...(trackingNumber === undefined ? [] : [`Tracking number: ${trackingNumber}`]),
      ...(trackingLink === undefined ? [] : [`Follow your parcel: ${trackingLink}`]),
    ]
      .join('\n')
      .trimEnd(),
    ...(trackingLink !== undefined && { link: trackingLink }),
  })
  return ['SHIPPING_CONFIRMATION_EMAIL_SENT']
}
