import {
  addressSchema,
  closed,
  emailSchema,
  extendedFieldsSchema,
  type ObjectSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type BookedAddOn,
  type BookedEntity,
  type BookedLocation,
  type BookedResource,
  bookedLocationTypes,
  type BookedSlot,
  type Booking,
  bookingActors,
  type BookingFormAnswer,
  bookingFormFieldTypes,
  bookingPaymentStatuses,
  bookingPlatforms,
  type BookingSource,
  bookingStatuses,
  type ContactDetails,
  multiServiceBookingTypes,
  newBookingStatuses,
  type NewBookedEntity,
  type NewBooking,
  type ParticipantChoices,
  type ParticipantNotification,
  type ServiceChoice,
  requestedGenders,
  type ResourceSelection,
  resourceSelectionMethods,
  selectedPaymentOptions,
} from './model.ts'

const maybe = z.exactOptional

const bookedLocationSchema: ObjectSchema<BookedLocation> = /* @__PURE__ */ schema<BookedLocation>()((oneOf) =>
  z.looseObject({
    id: maybe(z.string()),
    name: maybe(z.string()),
    formattedAddress: maybe(z.string()),
    locationType: maybe(oneOf(bookedLocationTypes)),
  }),
)

const bookedResourceSchema: ObjectSchema<BookedResource> = /* @__PURE__ */ schema<BookedResource>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    name: maybe(z.string()),
    email: maybe(z.string()),
    scheduleId: maybe(z.string()),
    type: maybe(z.string()),
  }),
)

const resourceSelectionSchema: ObjectSchema<ResourceSelection> = /* @__PURE__ */ schema<ResourceSelection>()(
  (oneOf) =>
    z.looseObject({
      resourceTypeId: maybe(z.string()),
      selectionMethod: maybe(oneOf(resourceSelectionMethods)),
      requestedGender: maybe(z.looseObject({ gender: maybe(oneOf(requestedGenders)) })),
    }),
)

const bookedSlotSchema: ObjectSchema<BookedSlot> = /* @__PURE__ */ schema<BookedSlot>()((oneOf) =>
  z.looseObject({
    serviceId: maybe(z.string()),
    scheduleId: maybe(z.string()),
    eventId: maybe(z.string()),
    startDate: maybe(z.string()),
    endDate: maybe(z.string()),
    timezone: maybe(z.string()),
    resource: maybe(bookedResourceSchema()),
    additionalResources: maybe(z.array(bookedResourceSchema())),
    resourceSelections: maybe(z.array(resourceSelectionSchema(oneOf))),
    location: maybe(bookedLocationSchema(oneOf)),
    allDay: maybe(z.boolean()),
  }),
)

export const bookedEntitySchema: ObjectSchema<BookedEntity> = /* @__PURE__ */ schema<BookedEntity>()(
  (oneOf) =>
    z.looseObject({
      slot: maybe(bookedSlotSchema(oneOf)),
      schedule: maybe(
        z.looseObject({
          scheduleId: maybe(z.string()),
          serviceId: maybe(z.string()),
          timezone: maybe(z.string()),
          location: maybe(bookedLocationSchema(oneOf)),
          firstSessionStart: maybe(z.string()),
          lastSessionEnd: maybe(z.string()),
        }),
      ),
      title: maybe(z.string()),
      tags: maybe(z.array(z.string())),
    }),
)

export const newBookedEntitySchema: ObjectSchema<NewBookedEntity> = /* @__PURE__ */ schema<NewBookedEntity>()(
  () => {
    const slot = bookedSlotSchema(closed)
    const selections = z.array(resourceSelectionSchema(closed)).max(3)
    return z.looseObject({
      slot: maybe(
        slot.extend({ eventId: maybe(z.string().max(250)), resourceSelections: maybe(selections) }),
      ),
      schedule: maybe(
        z.looseObject({
          scheduleId: maybe(z.string()),
          serviceId: maybe(z.string()),
          timezone: maybe(z.string()),
        }),
      ),
      tags: maybe(z.array(z.string())),
    })
  },
)

export const contactDetailsSchema: ObjectSchema<ContactDetails> = /* @__PURE__ */ schema<ContactDetails>()(
  () =>
    z.looseObject({
      contactId: maybe(z.string()),
      firstName: maybe(z.string().max(100)),
      lastName: maybe(z.string().max(100)),
      email: maybe(emailSchema()),
      phone: maybe(z.string().max(50)),
      fullAddress: maybe(addressSchema()),
      countryCode: maybe(z.string()),
    }),
)

/** The choices of some participants: 5 at most. */
export const serviceChoicesSchema: Schema<ServiceChoice[]> = /* @__PURE__ */ schema<ServiceChoice[]>()(() =>
  z
    .array(
      z.looseObject({
        optionId: maybe(z.string()),
        choiceId: maybe(z.string()),
        custom: maybe(z.string()),
        duration: maybe(
          z.looseObject({
            minutes: maybe(z.number().min(1).max(44_639)),
            name: maybe(z.string().max(255)),
          }),
        ),
      }),
    )
    .max(5),
)

const participantChoicesSchema: ObjectSchema<ParticipantChoices> =
  /* @__PURE__ */ schema<ParticipantChoices>()(() =>
    z.looseObject({
      serviceChoices: maybe(
        z
          .array(
            z.looseObject({
              numberOfParticipants: maybe(z.int().min(1)),
              choices: maybe(serviceChoicesSchema()),
            }),
          )
          .min(1)
          .max(20),
      ),
    }),
  )

export const bookedAddOnSchema: ObjectSchema<BookedAddOn> = /* @__PURE__ */ schema<BookedAddOn>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    groupId: maybe(z.string()),
    name: maybe(z.string()),
    durationInMinutes: maybe(z.number()),
    quantity: maybe(z.number()),
  }),
)

const bookingSourceSchema: ObjectSchema<BookingSource> = /* @__PURE__ */ schema<BookingSource>()((oneOf) =>
  z.looseObject({
    platform: maybe(oneOf(bookingPlatforms)),
    actor: maybe(oneOf(bookingActors)),
    appDefId: maybe(z.string()),
    appName: maybe(z.string()),
  }),
)

const formAnswerSchema: ObjectSchema<BookingFormAnswer> = /* @__PURE__ */ schema<BookingFormAnswer>()(
  (oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      value: maybe(z.string()),
      label: maybe(z.string()),
      valueType: maybe(oneOf(bookingFormFieldTypes)),
    }),
)

export const bookingSchema: ObjectSchema<Booking> = /* @__PURE__ */ schema<Booking>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    bookedEntity: maybe(bookedEntitySchema(oneOf)),
    contactDetails: maybe(contactDetailsSchema()),
    status: maybe(oneOf(bookingStatuses)),
    paymentStatus: maybe(oneOf(bookingPaymentStatuses)),
    selectedPaymentOption: maybe(oneOf(selectedPaymentOptions)),
    totalParticipants: maybe(z.number()),
    participantsChoices: maybe(participantChoicesSchema()),
    externalUserId: maybe(z.string()),
    bookingSource: maybe(bookingSourceSchema(oneOf)),
    revision: maybe(z.string()),
    createdBy: maybe(
      z.looseObject({
        anonymousVisitorId: maybe(z.string()),
        memberId: maybe(z.string()),
        wixUserId: maybe(z.string()),
        appId: maybe(z.string()),
        contactId: maybe(z.string()),
      }),
    ),
    startDate: maybe(z.date()),
    endDate: maybe(z.date()),
    canceledDate: maybe(z.date()),
    doubleBooked: maybe(z.boolean()),
    multiServiceBookingInfo: maybe(
      z.looseObject({ id: maybe(z.string()), type: maybe(oneOf(multiServiceBookingTypes)) }),
    ),
    formSubmissionId: maybe(z.string()),
    formId: maybe(z.string()),
    bookedAddOns: maybe(z.array(bookedAddOnSchema())),
    depositSelected: maybe(z.boolean()),
    appId: maybe(z.string()),
    createdByAppId: maybe(z.string()),
    additionalFields: maybe(z.array(formAnswerSchema(oneOf))),
    extendedFields: maybe(extendedFieldsSchema()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
  }),
)

export const participantNotificationSchema: ObjectSchema<ParticipantNotification> =
  /* @__PURE__ */ schema<ParticipantNotification>()(() =>
    z.looseObject({
      notifyParticipants: maybe(z.boolean()),
      message: maybe(z.string()),
      metadata: maybe(z.record(z.string(), z.string())),
    }),
  )

/** The writable fields of a new booking. */
export const newBookingSchema: ObjectSchema<NewBooking> = /* @__PURE__ */ schema<NewBooking>()(() =>
  z.looseObject({
    bookedEntity: newBookedEntitySchema(),
    status: maybe(z.enum(newBookingStatuses)),
    contactDetails: maybe(
      contactDetailsSchema().extend({
        countryCode: maybe(
          z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, as in ISO 3166: "PT"'),
        ),
      }),
    ),
    totalParticipants: maybe(z.int().min(1)),
    participantsChoices: maybe(participantChoicesSchema()),
    selectedPaymentOption: maybe(z.enum(selectedPaymentOptions)),
    externalUserId: maybe(z.string()),
    bookingSource: maybe(bookingSourceSchema(closed)),
    bookedAddOns: maybe(
      z
        .array(
          z.looseObject({
            id: maybe(z.string()),
            groupId: maybe(z.string()),
            quantity: maybe(z.int().min(1).max(1_000)),
          }),
        )
        .max(21),
    ),
    depositSelected: maybe(z.boolean()),
    additionalFields: maybe(z.array(formAnswerSchema(closed))),
    extendedFields: maybe(extendedFieldsSchema()),
  }),
)
