import { moneySchema, type ObjectSchema, type Schema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type { BookingPolicy, CancellationWindow } from './booking-policy.ts'

const maybe = z.exactOptional
const enabled = (): z.ZodExactOptional<z.ZodBoolean> => maybe(z.boolean())
const minutes = (): z.ZodExactOptional<z.ZodNumber> => maybe(z.number())

const cancellationWindowSchema: Schema<CancellationWindow> = /* @__PURE__ */ schema<CancellationWindow>()(
  () =>
    z.looseObject({
      startInMinutes: minutes(),
      amount: maybe(moneySchema()),
      percentage: maybe(z.string()),
    }),
)

export const bookingPolicySchema: ObjectSchema<BookingPolicy> = /* @__PURE__ */ schema<BookingPolicy>()(() =>
  z.looseObject({
    id: z.string(),
    revision: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    name: maybe(z.string()),
    customPolicyDescription: maybe(z.looseObject({ enabled: enabled(), description: maybe(z.string()) })),
    default: enabled(),
    limitEarlyBookingPolicy: maybe(
      z.looseObject({ enabled: enabled(), earliestBookingInMinutes: minutes() }),
    ),
    limitLateBookingPolicy: maybe(z.looseObject({ enabled: enabled(), latestBookingInMinutes: minutes() })),
    bookAfterStartPolicy: maybe(z.looseObject({ enabled: enabled() })),
    cancellationPolicy: maybe(
      z.looseObject({
        enabled: enabled(),
        limitLatestCancellation: enabled(),
        latestCancellationInMinutes: minutes(),
        allowAnonymous: enabled(),
      }),
    ),
    reschedulePolicy: maybe(
      z.looseObject({
        enabled: enabled(),
        limitLatestReschedule: enabled(),
        latestRescheduleInMinutes: minutes(),
        allowAnonymous: enabled(),
      }),
    ),
    waitlistPolicy: maybe(
      z.looseObject({ enabled: enabled(), capacity: maybe(z.number()), reservationTimeInMinutes: minutes() }),
    ),
    participantsPolicy: maybe(z.looseObject({ maxParticipantsPerBooking: maybe(z.number()) })),
    resourcesPolicy: maybe(z.looseObject({ enabled: enabled(), autoAssignAllowed: enabled() })),
    cancellationFeePolicy: maybe(
      z.looseObject({
        enabled: enabled(),
        cancellationWindows: maybe(z.array(cancellationWindowSchema())),
        autoCollectFeeEnabled: enabled(),
      }),
    ),
    saveCreditCardPolicy: maybe(z.looseObject({ enabled: enabled() })),
  }),
)
