import type { Address, Image, Money } from '@frontdesk/core'
import { schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'

const maybe = z.exactOptional

export const moneySchema: Schema<Money> = /* @__PURE__ */ schema<Money>()(() =>
  z.looseObject({ value: z.string(), currency: z.string(), formattedValue: maybe(z.string()) }),
)

export const addressSchema: Schema<Address> = /* @__PURE__ */ schema<Address>()(() =>
  z.looseObject({
    country: maybe(z.string()),
    subdivision: maybe(z.string()),
    city: maybe(z.string()),
    postalCode: maybe(z.string()),
    streetAddress: maybe(
      z.looseObject({ name: maybe(z.string()), number: maybe(z.string()), apt: maybe(z.string()) }),
    ),
    addressLine: maybe(z.string()),
    addressLine2: maybe(z.string()),
    formattedAddress: maybe(z.string()),
    geocode: maybe(z.looseObject({ latitude: z.number(), longitude: z.number() })),
  }),
)

export const imageSchema: Schema<Image> = /* @__PURE__ */ schema<Image>()(() =>
  z.looseObject({
    url: z.string(),
    id: maybe(z.string()),
    filename: maybe(z.string()),
    width: maybe(z.number()),
    height: maybe(z.number()),
    altText: maybe(z.string()),
  }),
)
