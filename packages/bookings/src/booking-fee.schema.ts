import {
  moneySchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type AppliedBookingFees,
  applyBookingFees,
  type ApplyBookingFeesInput,
  type BookingFee,
  bookingFeeStatuses,
  bookingFeeTriggers,
  type BusinessNotification,
  collectBookingFees,
  type CollectBookingFeesInput,
  listBookingFees,
  type ListBookingFeesInput,
} from './booking-fee.ts'

const maybe = z.exactOptional
const mostAtOnce = 5

export const bookingFeeSchema: ObjectSchema<BookingFee> = /* @__PURE__ */ schema<BookingFee>()((oneOf) =>
  z.looseObject({
    id: maybe(z.string()),
    bookingId: maybe(z.string()),
    cancellationFee: maybe(
      z.looseObject({
        price: maybe(moneySchema()),
        status: maybe(oneOf(bookingFeeStatuses)),
        trigger: maybe(oneOf(bookingFeeTriggers)),
      }),
    ),
    policyDetails: maybe(
      z.looseObject({
        id: maybe(z.string()),
        description: maybe(z.string()),
        descriptionTranslated: maybe(z.string()),
      }),
    ),
  }),
)

export const appliedBookingFeesSchema: Schema<AppliedBookingFees> =
  /* @__PURE__ */ schema<AppliedBookingFees>()((oneOf) =>
    z.looseObject({
      bookingFees: maybe(z.array(bookingFeeSchema(oneOf))),
      ecomOrderInfo: maybe(
        z.looseObject({
          orderId: maybe(z.string()),
          additionalFeePrice: maybe(priceSchema()),
          additionalFeeId: maybe(z.string()),
        }),
      ),
    }),
  )

const notificationSchema: Schema<BusinessNotification> = /* @__PURE__ */ schema<BusinessNotification>()(() =>
  z.looseObject({ notifyBusiness: maybe(z.boolean()), message: maybe(z.string().min(1).max(5_000)) }),
)

export const listBookingFeesInputSchema: Schema<ListBookingFeesInput> =
  /* @__PURE__ */ schema<ListBookingFeesInput>()(() =>
    z.looseObject({
      bookingIds: maybe(z.array(z.string().min(1)).max(mostAtOnce)),
      multiServiceBookingIds: maybe(z.array(z.string().min(1)).max(1)),
    }),
  )

export const applyBookingFeesInputSchema: Schema<ApplyBookingFeesInput> =
  /* @__PURE__ */ schema<ApplyBookingFeesInput>()(() =>
    z.looseObject({
      bookingIds: z.array(z.string().min(1)).min(1).max(mostAtOnce),
      priceOverride: maybe(moneySchema()),
      businessNotification: maybe(notificationSchema()),
    }),
  )

export const collectBookingFeesInputSchema: Schema<CollectBookingFeesInput> =
  /* @__PURE__ */ schema<CollectBookingFeesInput>()(() =>
    z.looseObject({
      orderId: z.string().min(1),
      additionalFeeId: z.string().min(1),
      businessNotification: maybe(notificationSchema()),
    }),
  )

export const bookingFeeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(listBookingFees, listBookingFeesInputSchema, bookingFeeSchema),
  /* @__PURE__ */ operationSchema(applyBookingFees, applyBookingFeesInputSchema, appliedBookingFeesSchema),
  /* @__PURE__ */ operationSchema(collectBookingFees, collectBookingFeesInputSchema, priceSchema),
]
