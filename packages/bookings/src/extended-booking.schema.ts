import {
  countQueryOf,
  cursorPagingSchema,
  filterOf,
  type ObjectSchema,
  offsetPagingSchema,
  operationSchema,
  type OperationSchema,
  priceSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  sortOf,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { attendanceStatuses } from './attendance.ts'
import { bookingPaymentStatuses, bookingStatuses, multiServiceBookingTypes } from './booking/model.ts'
import { bookingSchema } from './booking/model.schema.ts'
import {
  type AllowedActions,
  bookingOrderPaymentStatuses,
  bookingOrderStatuses,
  cancellationFeeStatuses,
  countExtendedBookings,
  type CountExtendedBookingsInput,
  type ExtendedBooking,
  type ExtendedBookingFields,
  queryExtendedBookings,
  type QueryExtendedBookingsInput,
} from './extended-booking.ts'
import { countSchema } from './query.schema.ts'

const maybe = z.exactOptional

export const allowedActionsSchema: ObjectSchema<AllowedActions> = /* @__PURE__ */ schema<AllowedActions>()(
  () => z.looseObject({ cancel: maybe(z.boolean()), reschedule: maybe(z.boolean()) }),
)

export const extendedBookingSchema: ObjectSchema<ExtendedBooking> = /* @__PURE__ */ schema<ExtendedBooking>()(
  (oneOf) =>
    z.looseObject({
      booking: maybe(bookingSchema(oneOf)),
      allowedActions: maybe(allowedActionsSchema()),
      attendance: maybe(
        z.looseObject({
          id: maybe(z.string()),
          status: maybe(oneOf(attendanceStatuses)),
          numberOfAttendees: maybe(z.number()),
        }),
      ),
      conferencingDetails: maybe(z.looseObject({ guestUrl: maybe(z.string()), password: maybe(z.string()) })),
      bookingPolicySettings: maybe(z.looseObject({ cancellationFeeEnabled: maybe(z.boolean()) })),
      bookingFeeDetails: maybe(
        z.looseObject({ cancellationFeeStatus: maybe(oneOf(cancellationFeeStatuses)) }),
      ),
      order: maybe(
        z.looseObject({
          id: maybe(z.string()),
          number: maybe(z.string()),
          status: maybe(oneOf(bookingOrderStatuses)),
          paymentStatus: maybe(oneOf(bookingOrderPaymentStatuses)),
          totalPrice: maybe(priceSchema()),
          bookingPrice: maybe(priceSchema()),
          balance: maybe(priceSchema()),
          currency: maybe(z.string()),
        }),
      ),
    }),
)

/** The fields that bookings can be filtered and sorted by. */
export const extendedBookingFields: QueryFields<ExtendedBookingFields> =
  /* @__PURE__ */ queryFields<ExtendedBookingFields>()({
    id: 'text',
    status: bookingStatuses,
    paymentStatus: bookingPaymentStatuses,
    startDate: 'date',
    endDate: 'date',
    createdDate: 'date',
    updatedDate: 'date',
    'bookedEntity.slot.serviceId': 'text',
    'bookedEntity.slot.eventId': 'text',
    'bookedEntity.slot.resource.id': 'text',
    'bookedEntity.schedule.serviceId': 'text',
    'bookedEntity.schedule.scheduleId': 'text',
    'contactDetails.contactId': 'text',
    'contactDetails.email': 'text',
    'createdBy.memberId': 'text',
    'multiServiceBookingInfo.id': 'text',
    'multiServiceBookingInfo.type': multiServiceBookingTypes,
  })

export const queryExtendedBookingsInputSchema: Schema<QueryExtendedBookingsInput> =
  /* @__PURE__ */ schema<QueryExtendedBookingsInput>()(() =>
    z.intersection(
      z
        .looseObject({
          filter: maybe(filterOf(extendedBookingFields)),
          sort: maybe(sortOf(extendedBookingFields)),
          cursorPaging: maybe(cursorPagingSchema()),
          paging: maybe(offsetPagingSchema()),
        })
        .readonly(),
      z.looseObject({
        withBookingAllowedActions: maybe(z.boolean()),
        withBookingAttendanceInfo: maybe(z.boolean()),
        withBookingConferencingDetails: maybe(z.boolean()),
        withBookingPolicySettings: maybe(z.boolean()),
        withBookingFeeDetails: maybe(z.boolean()),
        withEcomOrder: maybe(z.boolean()),
      }),
    ),
  )

export const countExtendedBookingsInputSchema: Schema<CountExtendedBookingsInput> =
  /* @__PURE__ */ schema<CountExtendedBookingsInput>()(() => countQueryOf(extendedBookingFields))

export const extendedBookingSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    queryExtendedBookings,
    queryExtendedBookingsInputSchema,
    extendedBookingSchema,
  ),
  /* @__PURE__ */ operationSchema(countExtendedBookings, countExtendedBookingsInputSchema, countSchema),
]
