import {
  closed,
  emailSchema,
  extendedFieldsSchema,
  type ObjectSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { couponInputSchema } from '../coupon/cart-coupon.schema.ts'
import { giftCardInputSchema } from '../gift-card/cart-gift-card.schema.ts'
import { taxIdTypes } from '../line-item.ts'
import { addressInputSchema } from '../order/delivery.schema.ts'
import { channelTypes } from '../order/order.ts'
import { lineItemsToAddSchema } from './cart-items.schema.ts'
import type { CartFields, DeliveryMethodInput, NewCart } from './new-cart.ts'

const maybe = z.exactOptional

const contact = () => ({
  firstName: maybe(z.string().max(100)),
  lastName: maybe(z.string().max(100)),
  phone: maybe(z.string()),
  company: maybe(z.string().max(1000)),
  vatId: maybe(z.looseObject({ id: maybe(z.string()), type: maybe(closed(taxIdTypes)) })),
})

/** The fields of a cart that a caller may write. */
export const cartFieldsSchema: ObjectSchema<CartFields> = /* @__PURE__ */ schema<CartFields>()(() =>
  z.looseObject({
    note: maybe(z.string().max(1000)),
    source: maybe(
      z.looseObject({
        channelType: maybe(closed(channelTypes)),
        customContentReference: maybe(
          z.looseObject({ appId: maybe(z.string()), componentId: maybe(z.string()) }),
        ),
      }),
    ),
    customerInfo: maybe(z.looseObject({ ...contact(), email: maybe(emailSchema()) })),
    deliveryInfo: maybe(z.looseObject({ address: maybe(addressInputSchema()) })),
    paymentInfo: maybe(
      z.looseObject({
        billingAddress: maybe(addressInputSchema()),
        billingContact: maybe(z.looseObject(contact())),
      }),
    ),
    customCheckoutUrl: maybe(z.string().max(2048)),
    extendedFields: maybe(extendedFieldsSchema()),
    demo: maybe(z.boolean()),
  }),
)

export const deliveryMethodInputSchema: Schema<DeliveryMethodInput> =
  /* @__PURE__ */ schema<DeliveryMethodInput>()(() =>
    z.looseObject({ code: z.string().min(1).max(100), appId: maybe(z.string()) }),
  )

export const newCartSchema: Schema<NewCart> = /* @__PURE__ */ schema<NewCart>()(() =>
  lineItemsToAddSchema().extend({
    cart: maybe(cartFieldsSchema()),
    deliveryMethod: maybe(deliveryMethodInputSchema()),
    giftCards: maybe(z.array(giftCardInputSchema()).max(5)),
    coupons: maybe(z.array(couponInputSchema()).max(1)),
  }),
)
