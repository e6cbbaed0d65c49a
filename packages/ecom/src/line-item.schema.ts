import { type ObjectSchema, schema, type Schema, translatableSchema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type CatalogReference,
  type ContactDetails,
  type DescriptionLine,
  type SubscriptionSettings,
  subscriptionFrequencies,
  type TaxableAddress,
  taxableAddressTypes,
  taxIdTypes,
} from './line-item.ts'

const maybe = z.exactOptional

export const contactDetailsSchema: ObjectSchema<ContactDetails> = /* @__PURE__ */ schema<ContactDetails>()(
  (oneOf) =>
    z.looseObject({
      firstName: maybe(z.string()),
      lastName: maybe(z.string()),
      phone: maybe(z.string()),
      company: maybe(z.string()),
      vatId: maybe(z.looseObject({ id: maybe(z.string()), type: maybe(oneOf(taxIdTypes)) })),
    }),
)

export const catalogReferenceSchema: ObjectSchema<CatalogReference> =
  /* @__PURE__ */ schema<CatalogReference>()(() =>
    z.looseObject({
      catalogItemId: z.string().min(1).max(36),
      appId: z.string().min(1),
      options: maybe(z.record(z.string(), z.unknown())),
    }),
  )

export const descriptionLineSchema: ObjectSchema<DescriptionLine> = /* @__PURE__ */ schema<DescriptionLine>()(
  () =>
    z.looseObject({
      name: maybe(translatableSchema()),
      plainText: maybe(translatableSchema()),
      colorInfo: maybe(
        z.looseObject({
          original: maybe(z.string()),
          translated: maybe(z.string()),
          code: maybe(z.string()),
        }),
      ),
    }),
)

/** A name and its translation in an input: neither is empty. */
export const nameOf = (
  longest: number,
  longestTranslation: number = longest,
): z.ZodObject<{ original: z.ZodString; translated: z.ZodExactOptional<z.ZodString> }, z.core.$loose> =>
  z.looseObject({
    original: z.string().min(1).max(longest),
    translated: maybe(z.string().min(1).max(longestTranslation)),
  })

/** A description line of an item, in an input. */
export const descriptionLineInputSchema: Schema<DescriptionLine> = /* @__PURE__ */ schema<DescriptionLine>()(
  () =>
    z.looseObject({
      name: maybe(nameOf(100, 200)),
      plainText: maybe(nameOf(600)),
      colorInfo: maybe(
        z.looseObject({
          original: maybe(z.string().max(500)),
          translated: maybe(z.string().max(500)),
          code: maybe(z.string()),
        }),
      ),
    }),
)

export const taxableAddressSchema: ObjectSchema<TaxableAddress> = /* @__PURE__ */ schema<TaxableAddress>()(
  (oneOf) => z.looseObject({ addressType: maybe(oneOf(taxableAddressTypes)) }),
)

export const subscriptionSettingsSchema: ObjectSchema<SubscriptionSettings> =
  /* @__PURE__ */ schema<SubscriptionSettings>()((oneOf) =>
    z.looseObject({
      frequency: maybe(oneOf(subscriptionFrequencies)),
      interval: maybe(z.number()),
      autoRenewal: maybe(z.boolean()),
      billingCycles: maybe(z.number()),
      enableCustomerCancellation: maybe(z.boolean()),
      freeTrialPeriod: maybe(
        z.looseObject({ frequency: maybe(oneOf(subscriptionFrequencies)), interval: maybe(z.number()) }),
      ),
      startDate: maybe(z.date()),
    }),
  )
