import type { DeliveryMethod } from '@frontdesk/ecom'
import { type Amount, productOf, sum, sumOfFactors, zero } from '../../kernel/money.ts'
import { businessAddress } from '../business-address.ts'
import { defaultProfileId, deliveryRegionsOf, profilesWith } from '../delivery/delivery-profile.ts'
import { shippingOptionEntity } from '../delivery/shipping-option.ts'
import { type Parcel, shippingPriceOf } from '../delivery/shipping-rate.ts'
import { discounted, type DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsLine, TotalsRequest, TotalsStep } from './step.ts'

/** A way in which goods reach the customer. */
export interface DeliveryOption {
  readonly code: string
  readonly title: string
  readonly hint: string
  readonly price: Amount
  readonly pickup: boolean
  /** The delivery profiles whose goods it carries; absent when it is for all goods. */
  readonly profileIds?: readonly string[]
}

/** The app that offers delivery, as the platform names it. */
export const deliveryAppId = '45c44b27-ca7b-4891-8c0d-1747d588b835'

/** The options for goods: those of the regions of their address, by their rules, and the collection at the business. */
const deliveryOptions = (
  { context, address }: Pick<TotalsRequest, 'context' | 'address'>,
  parcel: Parcel,
): readonly DeliveryOption[] => {
  // Before the customer has given an address, the offer is that for the country of the business.
  const destination = address?.country === undefined ? businessAddress : address
  const regionIds = deliveryRegionsOf(context, destination).map(({ id }) => id)
  const sent = shippingOptionEntity
    .in(context)
    .filter(({ deliveryRegionIds = [] }) => deliveryRegionIds.some((id) => regionIds.includes(id)))
    .flatMap((own): DeliveryOption[] => {
      const {
        id,
        code = id,
        title = '',
        estimatedDeliveryTime = '',
        rates = [],
        deliveryRegionIds = [],
      } = own
      const price = shippingPriceOf(rates, parcel)
      const profileIds = profilesWith(context, deliveryRegionIds)
      return price ? [{ code, title, hint: estimatedDeliveryTime, price, pickup: false, profileIds }] : []
    })
  const pickup = {
    code: 'pickup',
    title: `Collect at ${context.business.name}`,
    hint: 'Ready the next working day',
    price: zero(parcel.price.currency),
    pickup: true,
  }
  return [...sent, pickup]
}

export const toDeliveryMethod = ({ code, title, pickup }: DeliveryOption): DeliveryMethod => ({
  code,
  appId: deliveryAppId,
  title: { original: title, translated: title },
  pickup,
})

/** Whether a delivery method is for the goods of a line. */
const carries = (
  context: TotalsRequest['context'],
  { profileIds }: DeliveryOption,
  { deliveryProfileId = defaultProfileId(context) }: TotalsLine,
): boolean => !profileIds || (deliveryProfileId !== undefined && profileIds.includes(deliveryProfileId))

/** The delivery of the goods. */
export interface DeliveryPart {
  /** The delivery methods on offer; empty when nothing is delivered. */
  readonly deliveryOptions: readonly DeliveryOption[]
  /** The chosen delivery method, as long as it is offered. */
  readonly delivery: DeliveryOption | undefined
  readonly deliveryPrice: Amount
  /** The goods that the chosen delivery method does not carry, because they have another delivery profile. */
  readonly uncarriedLines: readonly TotalsLine[]
}

/** Offers the delivery methods for the goods, and adds the price of the chosen one. */
export const addDelivery: TotalsStep<LinesPart & DiscountsPart, DeliveryPart> = (given) => {
  const { currency, lines, deliveryCode, calculated } = given
  const goods = lines.filter(({ preset }) => preset === 'PHYSICAL')
  const options = goods.length
    ? deliveryOptions(given, {
        price: sum(
          goods.map((line) => discounted(given, line)),
          currency,
        ),
        weight: Number(sumOfFactors(goods.map(({ weight = 0, quantity }) => productOf(weight, quantity)))),
        quantity: goods.reduce((total, { quantity }) => total + quantity, 0),
      })
    : []
  const delivery = options.find(({ code }) => code === deliveryCode)
  return {
    deliveryOptions: options,
    delivery,
    uncarriedLines: delivery ? goods.filter((line) => !carries(given.context, delivery, line)) : [],
    deliveryPrice: calculated.delivery && delivery ? delivery.price : zero(currency),
  }
}
