import type { DeliveryMethod } from '@frontdesk/ecom'
import type { Business } from '../../kernel/handler.ts'
import { type Amount, compare, round, sum, zero } from '../../kernel/money.ts'
import type { DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsStep } from './step.ts'

/** A way in which goods reach the customer. */
export interface DeliveryOption {
  readonly code: 'standard' | 'pickup'
  readonly title: string
  readonly hint: string
  readonly price: Amount
  readonly pickup: boolean
}

/** The app that offers delivery, as the platform names it. */
const deliveryAppId = '45c44b27-ca7b-4891-8c0d-1747d588b835'

/** Price of the standard delivery, in the currency of the business. */
const standardPrice = '4.50'
const freeFrom = '60'

/** The delivery methods for goods that cost `subtotal`. Standard delivery is free from 60 on. */
const deliveryOptions = (subtotal: Amount, { name }: Pick<Business, 'name'>): readonly DeliveryOption[] => {
  const { currency } = subtotal
  const free = compare(subtotal, round(freeFrom, currency)) >= 0
  return [
    {
      code: 'standard',
      title: 'Standard delivery',
      hint: '2 to 4 working days',
      price: free ? zero(currency) : round(standardPrice, currency),
      pickup: false,
    },
    {
      code: 'pickup',
      title: `Collect at ${name}`,
      hint: 'Ready the next working day',
      price: zero(currency),
      pickup: true,
    },
  ]
}

export const toDeliveryMethod = ({ code, title, pickup }: DeliveryOption): DeliveryMethod => ({
  code,
  appId: deliveryAppId,
  title: { original: title, translated: title },
  pickup,
})

/** The delivery of the goods. */
export interface DeliveryPart {
  /** The delivery methods on offer; empty when nothing is delivered. */
  readonly deliveryOptions: readonly DeliveryOption[]
  /** The chosen delivery method, as long as it is offered. */
  readonly delivery: DeliveryOption | undefined
  readonly deliveryPrice: Amount
}

/** Offers the delivery methods for the goods, and adds the price of the chosen one. */
export const addDelivery: TotalsStep<LinesPart & DiscountsPart, DeliveryPart> = ({
  context,
  currency,
  lines,
  deliveryCode,
  calculated,
}) => {
  const goods = lines.filter(({ preset }) => preset === 'PHYSICAL').map(({ total }) => total)
  const options = goods.length ? deliveryOptions(sum(goods, currency), context.business) : []
  const delivery = options.find(({ code }) => code === deliveryCode)
  return {
    deliveryOptions: options,
    delivery,
    deliveryPrice: calculated.delivery && delivery ? delivery.price : zero(currency),
  }
}
