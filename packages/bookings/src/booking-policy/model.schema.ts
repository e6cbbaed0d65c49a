import {
  closed,
  extendedFieldsSchema,
  moneySchema,
  type ObjectSchema,
  type Schema,
  schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type BookingPolicy,
  type BookingPolicyChange,
  type CancellationFeePolicy,
  type CancellationPolicy,
  type CancellationWindow,
  type IntakeFormPolicy,
  intakeFormRequirements,
  intakeFormTimings,
  type NewBookingPolicy,
  type ReschedulePolicy,
  staffRankingOrders,
  staffSortingMethods,
  type StaffSortingPolicy,
  type StrictestBookingPolicy,
  type WaitlistPolicy,
} from './model.ts'

const maybe = z.exactOptional
const enabled = (): z.ZodExactOptional<z.ZodBoolean> => maybe(z.boolean())
const number = (): z.ZodExactOptional<z.ZodNumber> => maybe(z.number())

const cancellationPolicySchema: ObjectSchema<CancellationPolicy> =
  /* @__PURE__ */ schema<CancellationPolicy>()(() =>
    z.looseObject({
      enabled: enabled(),
      limitLatestCancellation: enabled(),
      latestCancellationInMinutes: number(),
      allowAnonymous: enabled(),
    }),
  )

const reschedulePolicySchema: ObjectSchema<ReschedulePolicy> = /* @__PURE__ */ schema<ReschedulePolicy>()(
  () =>
    z.looseObject({
      enabled: enabled(),
      limitLatestReschedule: enabled(),
      latestRescheduleInMinutes: number(),
      allowAnonymous: enabled(),
    }),
)

const waitlistPolicySchema: Schema<WaitlistPolicy> = /* @__PURE__ */ schema<WaitlistPolicy>()(() =>
  z.looseObject({ enabled: enabled(), capacity: number(), reservationTimeInMinutes: number() }),
)

const cancellationWindowSchema: ObjectSchema<CancellationWindow> =
  /* @__PURE__ */ schema<CancellationWindow>()(() =>
    z.looseObject({
      startInMinutes: number(),
      amount: maybe(moneySchema()),
      percentage: maybe(z.string()),
    }),
  )

const cancellationFeePolicySchema: ObjectSchema<CancellationFeePolicy> =
  /* @__PURE__ */ schema<CancellationFeePolicy>()(() =>
    z.looseObject({
      enabled: enabled(),
      cancellationWindows: maybe(z.array(cancellationWindowSchema())),
      autoCollectFeeEnabled: enabled(),
    }),
  )

const staffSortingPolicySchema: Schema<StaffSortingPolicy> = /* @__PURE__ */ schema<StaffSortingPolicy>()(
  (oneOf) =>
    z.looseObject({
      sortingMethodType: maybe(oneOf(staffSortingMethods)),
      rankingOptions: maybe(z.looseObject({ order: maybe(oneOf(staffRankingOrders)) })),
      customOptions: maybe(z.looseObject({ implementationId: maybe(z.string()), appId: maybe(z.string()) })),
    }),
)

const intakeFormPolicySchema: Schema<IntakeFormPolicy> = /* @__PURE__ */ schema<IntakeFormPolicy>()((oneOf) =>
  z.looseObject({
    enabled: enabled(),
    formId: maybe(z.string()),
    timing: maybe(oneOf(intakeFormTimings)),
    completionRequirement: maybe(oneOf(intakeFormRequirements)),
  }),
)

export const bookingPolicySchema: ObjectSchema<BookingPolicy> = /* @__PURE__ */ schema<BookingPolicy>()(
  (oneOf) =>
    z.looseObject({
      id: z.string(),
      revision: maybe(z.string()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      appId: maybe(z.string()),
      createdByAppId: maybe(z.string()),
      name: maybe(z.string()),
      customPolicyDescription: maybe(z.looseObject({ enabled: enabled(), description: maybe(z.string()) })),
      default: enabled(),
      limitEarlyBookingPolicy: maybe(
        z.looseObject({ enabled: enabled(), earliestBookingInMinutes: number() }),
      ),
      limitLateBookingPolicy: maybe(z.looseObject({ enabled: enabled(), latestBookingInMinutes: number() })),
      bookAfterStartPolicy: maybe(z.looseObject({ enabled: enabled() })),
      cancellationPolicy: maybe(cancellationPolicySchema()),
      reschedulePolicy: maybe(reschedulePolicySchema()),
      waitlistPolicy: maybe(waitlistPolicySchema()),
      participantsPolicy: maybe(z.looseObject({ maxParticipantsPerBooking: number() })),
      resourcesPolicy: maybe(z.looseObject({ enabled: enabled(), autoAssignAllowed: enabled() })),
      cancellationFeePolicy: maybe(cancellationFeePolicySchema()),
      saveCreditCardPolicy: maybe(z.looseObject({ enabled: enabled() })),
      staffSortingPolicy: maybe(staffSortingPolicySchema(oneOf)),
      intakeFormPolicy: maybe(intakeFormPolicySchema(oneOf)),
      extendedFields: maybe(extendedFieldsSchema()),
    }),
)

const count = (): z.ZodExactOptional<z.ZodNumber> => maybe(z.int().min(1))

const newCancellationWindowSchema: Schema<CancellationWindow> = /* @__PURE__ */ schema<CancellationWindow>()(
  () => cancellationWindowSchema().extend({ startInMinutes: count() }),
)

/** The fields that a caller may write; read-only fields are left out. */
export const newBookingPolicySchema: ObjectSchema<NewBookingPolicy> =
  /* @__PURE__ */ schema<NewBookingPolicy>()(() =>
    bookingPolicySchema(closed)
      .pick({
        appId: true,
        bookAfterStartPolicy: true,
        saveCreditCardPolicy: true,
        staffSortingPolicy: true,
        intakeFormPolicy: true,
        extendedFields: true,
      })
      .extend({
        name: maybe(z.string().max(400)),
        customPolicyDescription: maybe(
          z.looseObject({ enabled: enabled(), description: maybe(z.string().max(2500)) }),
        ),
        limitEarlyBookingPolicy: maybe(
          z.looseObject({ enabled: enabled(), earliestBookingInMinutes: count() }),
        ),
        limitLateBookingPolicy: maybe(z.looseObject({ enabled: enabled(), latestBookingInMinutes: count() })),
        cancellationPolicy: maybe(
          cancellationPolicySchema().extend({ latestCancellationInMinutes: count() }),
        ),
        reschedulePolicy: maybe(reschedulePolicySchema().extend({ latestRescheduleInMinutes: count() })),
        waitlistPolicy: maybe(
          z.looseObject({ enabled: enabled(), capacity: count(), reservationTimeInMinutes: count() }),
        ),
        participantsPolicy: maybe(z.looseObject({ maxParticipantsPerBooking: count() })),
        cancellationFeePolicy: maybe(
          cancellationFeePolicySchema().extend({
            cancellationWindows: maybe(z.array(newCancellationWindowSchema()).max(2)),
          }),
        ),
      }),
  )

export const bookingPolicyChangeSchema: Schema<BookingPolicyChange> =
  /* @__PURE__ */ schema<BookingPolicyChange>()(() =>
    newBookingPolicySchema().extend({ id: z.string().min(1), revision: z.string() }),
  )

export const strictestBookingPolicySchema: Schema<StrictestBookingPolicy> =
  /* @__PURE__ */ schema<StrictestBookingPolicy>()(() =>
    bookingPolicySchema().pick({
      limitEarlyBookingPolicy: true,
      limitLateBookingPolicy: true,
      bookAfterStartPolicy: true,
      cancellationPolicy: true,
      reschedulePolicy: true,
      waitlistPolicy: true,
      participantsPolicy: true,
      resourcesPolicy: true,
      cancellationFeePolicy: true,
      saveCreditCardPolicy: true,
    }),
  )
