import { schema, type Schema, translatableSchema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type { CatalogReference, ContactDetails, DescriptionLine, SubscriptionSettings } from './line-item.ts'

const maybe = z.exactOptional

export const contactDetailsSchema: Schema<ContactDetails> = /* @__PURE__ */ schema<ContactDetails>()(() =>
  z.looseObject({
    firstName: maybe(z.string()),
    lastName: maybe(z.string()),
    phone: maybe(z.string()),
    company: maybe(z.string()),
    vatId: maybe(z.looseObject({ id: maybe(z.string()), type: maybe(z.string()) })),
  }),
)

export const catalogReferenceSchema: Schema<CatalogReference> = /* @__PURE__ */ schema<CatalogReference>()(
  () =>
    z.looseObject({
      catalogItemId: z.string().min(1).max(36),
      appId: z.string().min(1),
      options: maybe(z.record(z.string(), z.unknown())),
    }),
)

export const descriptionLineSchema: Schema<DescriptionLine> = /* @__PURE__ */ schema<DescriptionLine>()(() =>
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

export const subscriptionSettingsSchema: Schema<SubscriptionSettings> =
  /* @__PURE__ */ schema<SubscriptionSettings>()(() =>
    z.looseObject({
      frequency: maybe(z.string()),
      interval: maybe(z.number()),
      autoRenewal: maybe(z.boolean()),
      billingCycles: maybe(z.number()),
      enableCustomerCancellation: maybe(z.boolean()),
      freeTrialPeriod: maybe(z.looseObject({ frequency: maybe(z.string()), interval: maybe(z.number()) })),
      startDate: maybe(z.date()),
    }),
  )
