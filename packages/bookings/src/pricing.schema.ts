import {
  closed,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  bookedAddOnSchema,
  bookedEntitySchema,
  bookingSchema,
  newBookedEntitySchema,
  newBookingSchema,
  serviceChoicesSchema,
} from './booking/model.schema.ts'
import {
  type BookingLineItem,
  calculatePrice,
  type CalculatePriceInput,
  type PricedChoices,
  previewPrice,
  type PreviewPriceInput,
  type PriceInfo,
} from './pricing.ts'

const maybe = z.exactOptional

const pricedChoicesSchema: Schema<PricedChoices> = /* @__PURE__ */ schema<PricedChoices>()(() =>
  z.looseObject({
    numberOfParticipants: maybe(z.int().min(1)),
    choices: maybe(serviceChoicesSchema()),
    pricePerParticipant: maybe(z.number()),
  }),
)

export const bookingLineItemSchema: Schema<BookingLineItem> = /* @__PURE__ */ schema<BookingLineItem>()(() =>
  z.looseObject({
    serviceId: maybe(z.string()),
    resourceId: maybe(z.string()),
    serviceChoices: maybe(z.array(pricedChoicesSchema()).max(40)),
    localStartDate: maybe(z.string()),
    localEndDate: maybe(z.string()),
    timeZone: maybe(z.string()),
  }),
)

export const priceInfoSchema: Schema<PriceInfo> = /* @__PURE__ */ schema<PriceInfo>()(() =>
  z.looseObject({
    calculatedPrice: maybe(z.number()),
    priceDescriptionInfo: maybe(translatableSchema()),
    bookingLineItems: maybe(z.array(bookingLineItemSchema())),
    deposit: maybe(z.number()),
  }),
)

export const previewPriceInputSchema: Schema<PreviewPriceInput> = /* @__PURE__ */ schema<PreviewPriceInput>()(
  () => z.looseObject({ bookingLineItems: z.array(bookingLineItemSchema()).min(1).max(40) }),
)

export const calculatePriceInputSchema: Schema<CalculatePriceInput> =
  /* @__PURE__ */ schema<CalculatePriceInput>()(() =>
    z.looseObject({
      booking: bookingSchema(closed)
        .exactPartial()
        .extend({
          totalParticipants: newBookingSchema().shape.totalParticipants,
          bookedEntity: maybe(
            bookedEntitySchema(closed).extend({
              slot: newBookedEntitySchema().shape.slot,
              title: maybe(z.string().max(6_000)),
            }),
          ),
          bookedAddOns: maybe(
            z
              .array(
                bookedAddOnSchema().extend({
                  name: maybe(z.string().max(100)),
                  durationInMinutes: maybe(z.number().min(1).max(1_440)),
                  quantity: maybe(z.number().min(1).max(1_000)),
                }),
              )
              .max(21),
          ),
        }),
    }),
  )

export const pricingSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(previewPrice, previewPriceInputSchema, priceInfoSchema),
  /* @__PURE__ */ operationSchema(calculatePrice, calculatePriceInputSchema, priceInfoSchema),
]
