import * as z from 'zod'
import type { DetailedImage, Image } from './image.ts'
import { type ObjectSchema, type Schema, schema } from '../typed.schema.ts'
import type { Address } from './address.ts'
import type { Money, MultiCurrencyPrice, Price } from './money.ts'
import type { Translatable } from './translatable.ts'

const maybe = z.exactOptional

/** A number that may be `NaN` or infinite, which `z.number()` rejects. */
export const floatSchema: Schema<number> = /* @__PURE__ */ schema<number>()(() =>
  z
    .custom<number>((value) => typeof value === 'number', { error: 'Expected a number' })
    .meta({ type: 'number' }),
)

export const moneySchema: Schema<Money> = /* @__PURE__ */ schema<Money>()(() =>
  z.looseObject({ value: z.string(), currency: z.string(), formattedValue: maybe(z.string()) }),
)

export const addressSchema: ObjectSchema<Address> = /* @__PURE__ */ schema<Address>()(() =>
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

export const imageSchema: ObjectSchema<Image> = /* @__PURE__ */ schema<Image>()(() =>
  z.looseObject({
    url: z.string(),
    id: maybe(z.string()),
    filename: maybe(z.string()),
    width: maybe(z.number()),
    height: maybe(z.number()),
    altText: maybe(z.string()),
  }),
)

export const detailedImageSchema: ObjectSchema<DetailedImage> = /* @__PURE__ */ schema<DetailedImage>()(() =>
  z.looseObject({
    url: z.string(),
    id: maybe(z.string()),
    filename: maybe(z.string()),
    width: maybe(z.number()),
    height: maybe(z.number()),
    altText: maybe(z.string()),
    urlExpirationDate: maybe(z.date()),
    focalPoint: maybe(z.looseObject({ x: z.number(), y: z.number() })),
  }),
)

export const priceSchema: Schema<Price> = /* @__PURE__ */ schema<Price>()(() =>
  z.looseObject({ amount: z.string(), formattedAmount: maybe(z.string()) }),
)

export const multiCurrencyPriceSchema: Schema<MultiCurrencyPrice> =
  /* @__PURE__ */ schema<MultiCurrencyPrice>()(() =>
    z.looseObject({
      amount: z.string(),
      formattedAmount: maybe(z.string()),
      convertedAmount: maybe(z.string()),
      formattedConvertedAmount: maybe(z.string()),
    }),
  )

export const translatableSchema: Schema<Translatable> = /* @__PURE__ */ schema<Translatable>()(() =>
  z.looseObject({ original: z.string(), translated: maybe(z.string()) }),
)

/** The schema of a text and its translation in an input, with their maximum lengths. */
export const translatableOf = (
  longest: number,
  longestTranslation: number = longest,
): z.ZodType<Translatable> =>
  z.looseObject({
    original: z.string().max(longest),
    translated: maybe(z.string().max(longestTranslation)),
  })
