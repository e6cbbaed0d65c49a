import {
  type AbandonedCheckout,
  type AbandonedCheckoutActivityType,
  type AbandonedCheckoutDiscount,
  abandonedCheckoutShape,
  type AbandonedCheckoutLine,
  type Cart,
} from '@frontdesk/ecom'
import { abandonedCheckoutFields, abandonedCheckoutSearch } from '@frontdesk/ecom/schemas'
import { type DueWork, earliest } from '../../kernel/due-work.ts'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { toCartPrice, write } from '../../kernel/money.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../../kernel/state.ts'
import { buyerOfCart, carts } from '../cart/cart.ts'
import { contactDetailsOf, discountTypes } from '../order/order-of-cart.ts'
import type { AppliedDiscount } from '../totals/discounts.ts'
import { type PricedLine, quantityOf } from '../cart/cart-line.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { Catalog, Context } from '../catalog.ts'

/** How long a checkout with an email address may rest until it counts as abandoned, in milliseconds. */
export const abandonmentDelay: number = 60 * 60_000

const abandonedCheckouts: CollectionDefinition<AbandonedCheckout, 'cart'> = collection<
  AbandonedCheckout,
  'cart'
>('ecom.abandonedCheckouts', { cart: ({ cartId }) => cartId })

/** The carts that were abandoned once, by their ids: none of them is noted again. */
const abandonedCarts: CollectionDefinition<Stored> = collection<Stored>('ecom.abandonedCarts')

/** Checkouts whose buyers did not order. */
export const abandonedCheckoutEntity: Entity<AbandonedCheckout> = defineEntity<AbandonedCheckout>({
  name: 'abandonedCheckout',
  collection: abandonedCheckouts,
  system: { revision: false },
  query: { fields: abandonedCheckoutFields },
  search: abandonedCheckoutSearch,
  events: {
    fqdn: 'wix.ecom.v1.abandoned_checkout',
    shape: abandonedCheckoutShape,
    updated: 'without modified fields',
  },
})

/** The entries for things that were done about an abandoned checkout. */
export const activityOf = (
  { now }: Pick<Context, 'now'>,
  type: AbandonedCheckoutActivityType,
): NonNullable<AbandonedCheckout['activities']>[number] => ({ createdDate: now(), type })

const toLine = ({ line, unitPrice }: PricedLine): AbandonedCheckoutLine => {
  const { descriptionLines, image, physicalProperties } = line.attributes ?? {}
  const reference = line.source?.catalogReference
  return {
    id: line.id,
    quantity: quantityOf(line),
    ...(reference && { catalogReference: reference }),
    ...(line.name && { productName: line.name }),
    price: toCartPrice(unitPrice),
    priceBeforeDiscounts: toCartPrice(unitPrice),
    ...(descriptionLines && { descriptionLines }),
    ...(image && { image }),
    ...(physicalProperties && { physicalProperties }),
  }
}

/** A discount as checkouts have it, by its source. */
export const toCheckoutDiscount = ({
  name,
  scope,
  source,
  sourceId,
  total,
  byLine,
}: AppliedDiscount): AbandonedCheckoutDiscount => {
  const amount = toCartPrice(total)
  return {
    discountType: discountTypes[scope] ?? 'GLOBAL',
    lineItemIds: [...byLine.keys()],
    ...(source.sourceType === 'COUPON'
      ? { coupon: { id: sourceId, code: source.couponCode ?? '', name, amount } }
      : { discountRule: { id: sourceId, name: { original: name, translated: name }, amount } }),
  }
}

/** Tells of an abandoned cart in a message of the platform's older format. */
const tellOfCart = (
  context: Context,
  { id, createdDate, coupons }: Cart,
  slug: string,
  data: object,
): void => {
  const couponId = coupons?.[0]?.id
  context.emit({
    entityFqdn: 'com.wix.ecommerce.cart.abandonment.api.v1',
    slug,
    entityId: id,
    entity: {
      cartId: id,
      ...(createdDate && { creationTime: createdDate }),
      ...(couponId !== undefined && { couponId }),
      ...data,
    },
  })
}

/** The buyer of a cart as messages name them. */
const messageBuyerOf = ({ customerInfo = {} }: Cart): object => {
  const { memberId, visitorId, userId, contactId, email, phone, firstName, lastName } = customerInfo
  const [id, identityType] = (
    [
      [memberId, 'MEMBER'],
      [visitorId, 'VISITOR'],
      [userId, 'ADMIN'],
    ] as const
  ).find(([known]) => known !== undefined) ?? [contactId, 'CONTACT']
  const known = { id, email, phone, firstName, lastName }
  return {
    identityType,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  }
}

/** The moment at which a cart counts as abandoned; `undefined` for one that does not, or did already. */
const abandonedAt = (state: State, cart: Cart): number | undefined => {
  const { id, orderPlaced, customerInfo, lineItems = [], updatedDate } = cart
  if (orderPlaced || customerInfo?.email === undefined || !lineItems.length || !updatedDate) return undefined
  if (state.in(abandonedCarts).get(id)) return undefined
  return updatedDate.getTime() + abandonmentDelay
}

/** Addresses in the reserved domain `.invalid` never exist, so no mail reaches them. */
const isReachable = (email: string): boolean => !/[@.]invalid$/i.test(email)

const remind = (context: Context, email: string, checkoutUrl: string): AbandonedCheckoutActivityType => {
  const { business, mail } = context
  if (!isReachable(email)) return 'EMAIL_NOT_SENT'
  mail({
    to: email,
    subject: `You left something at ${business.name}`,
    text: `Your cart is still there. Go on where you stopped: ${checkoutUrl}`,
    link: checkoutUrl,
  })
  return 'EMAIL_SENT'
}

const abandon = (context: Context, catalog: Catalog, cart: Cart): void => {
  const { business, origin } = context
  const { lines, totals } = priceCart(context, catalog, cart)
  const { customerInfo = {} } = cart
  const { contactId, email = '', languageCode } = customerInfo
  context.state.in(abandonedCarts).put({ id: cart.id })
  const checkoutUrl = `${origin}/pages/checkout/${cart.id}`
  const created = abandonedCheckoutEntity.create(context, {
    checkoutId: cart.id,
    cartId: cart.id,
    status: 'ABANDONED',
    buyerLanguage: languageCode ?? business.language,
    buyerInfo: { ...buyerOfCart(cart), ...(contactId !== undefined && { contactId }), email },
    contactDetails: contactDetailsOf(customerInfo),
    currency: business.currency,
    conversionCurrency: business.currency,
    subtotalPrice: toCartPrice(totals.subtotal),
    totalPrice: toCartPrice(totals.total),
    lineItems: lines.map(toLine),
    appliedDiscounts: totals.discounts.map(toCheckoutDiscount),
    activities: [activityOf(context, 'SCHEDULED'), activityOf(context, remind(context, email, checkoutUrl))],
    checkoutUrl,
  })
  tellOfCart(context, cart, 'CartAbandonedEvent', {
    abandonTime: created.createdDate,
    buyerInfo: messageBuyerOf(cart),
    itemsCount: lines.reduce((count, { line }) => count + quantityOf(line), 0),
    totals: { subtotal: write(totals.subtotal), total: write(totals.total) },
    currency: business.currency,
    checkoutUrl,
  })
}

/** Notes the checkouts that rest for an hour, and writes to their buyers. */
export const createAbandonment = (catalog: Catalog): DueWork => ({
  effect: 'A checkout counts as abandoned',
  nextAt: (state) => earliest([...state.in(carts)].flatMap((cart) => abandonedAt(state, cart) ?? [])),
  run(context) {
    const now = context.now().getTime()
    for (const cart of context.state.in(carts).all())
      if ((abandonedAt(context.state, cart) ?? Infinity) <= now) abandon(context, catalog, cart)
  },
})

/** Notes that the buyer of an abandoned checkout has ordered after all. */
export const recoverCheckout = (context: Context, cart: Cart): void => {
  const [abandoned] = context.state.in(abandonedCheckouts).by('cart', cart.id)
  if (!abandoned || abandoned.status === 'RECOVERED') return
  const recovered = abandonedCheckoutEntity.change(context, abandoned, {
    status: 'RECOVERED',
    checkoutRecoveredDate: context.now(),
  })
  abandonedCheckoutEntity.tell(context, 'recovered', recovered)
  tellOfCart(context, cart, 'CartRecoveredEvent', {
    abandonTime: abandoned.createdDate,
    recoveredTime: recovered.checkoutRecoveredDate,
    orderId: cart.orderId,
  })
}
