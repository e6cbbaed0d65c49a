import {
  addressSchema,
  closed,
  extendedFieldsSchema,
  imageSchema,
  moneySchema,
  type ObjectSchema,
  schema,
  type Schema,
  seoDataSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { bookingPolicySchema } from '../booking-policy/model.schema.ts'
import {
  type AddOnGroup,
  type MediaItem,
  type NewService,
  type OnlineBooking,
  type Service,
  type ServiceCategory,
  type ServiceChange,
  type ServiceResource,
  serviceTypes,
  type StaffMemberDetails,
  taxableAddressTypes,
} from './model.ts'
import type { PageUrl, Slug } from './page.ts'
import {
  addOnOptions,
  firstChargeDates,
  rateTypes,
  type ServicePayment,
  subscriptionFrequencies,
} from './payment.ts'
import { type DurationRange, durationUnits, type Schedule } from './schedule.ts'
import { type BusinessLocation, locationTypes, type ServiceLocation } from './service-location.ts'

const maybe = z.exactOptional

export const mediaItemSchema: Schema<MediaItem> = /* @__PURE__ */ schema<MediaItem>()(() =>
  z.looseObject({ image: maybe(imageSchema()) }),
)

const writtenText = () => maybe(z.string().max(2048))

/** A picture as a caller gives it. */
export const mediaItemInputSchema: Schema<MediaItem> = /* @__PURE__ */ schema<MediaItem>()(() =>
  z.looseObject({
    image: maybe(
      imageSchema().extend({
        url: z.string().max(2048),
        id: writtenText(),
        filename: writtenText(),
        altText: writtenText(),
      }),
    ),
  }),
)

export const serviceCategorySchema: Schema<ServiceCategory> = /* @__PURE__ */ schema<ServiceCategory>()(() =>
  z.looseObject({ id: z.string(), name: maybe(z.string()), sortOrder: maybe(z.number()) }),
)

const deposit = () => ({
  deposit: maybe(moneySchema()),
  fullUpfrontPaymentAllowed: maybe(z.boolean()),
})

export const servicePaymentSchema: Schema<ServicePayment> = /* @__PURE__ */ schema<ServicePayment>()(
  (oneOf) =>
    z.looseObject({
      rateType: maybe(oneOf(rateTypes)),
      fixed: maybe(z.looseObject({ price: maybe(moneySchema()), ...deposit() })),
      varied: maybe(
        z.looseObject({
          ...deposit(),
          defaultPrice: maybe(moneySchema()),
          minPrice: maybe(moneySchema()),
          maxPrice: maybe(moneySchema()),
        }),
      ),
      custom: maybe(z.looseObject({ description: maybe(z.string()) })),
      subscription: maybe(
        z.looseObject({
          amountPerBillingCycle: maybe(moneySchema()),
          frequency: maybe(oneOf(subscriptionFrequencies)),
          totalPayments: maybe(z.int().min(2)),
          firstChargeDate: maybe(oneOf(firstChargeDates)),
          recurringStartDate: maybe(z.date()),
        }),
      ),
      discountInfo: maybe(
        z.looseObject({ discountName: maybe(z.string().max(50)), priceAfterDiscount: maybe(moneySchema()) }),
      ),
      options: maybe(
        z.looseObject({
          online: maybe(z.boolean()),
          inPerson: maybe(z.boolean()),
          deposit: maybe(z.boolean()),
          pricingPlan: maybe(z.boolean()),
        }),
      ),
      pricingPlanIds: maybe(z.array(z.string()).max(75)),
      addOnOption: maybe(oneOf(addOnOptions)),
    }),
)

export const businessLocationSchema: Schema<BusinessLocation> = /* @__PURE__ */ schema<BusinessLocation>()(
  () =>
    z.looseObject({
      id: maybe(z.string()),
      name: maybe(z.string()),
      default: maybe(z.boolean()),
      address: maybe(addressSchema()),
      email: maybe(z.string()),
      phone: maybe(z.string()),
    }),
)

export const serviceLocationSchema: Schema<ServiceLocation> = /* @__PURE__ */ schema<ServiceLocation>()(
  (oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      type: maybe(oneOf(locationTypes)),
      calculatedAddress: maybe(addressSchema()),
      business: maybe(businessLocationSchema()),
      custom: maybe(z.looseObject({ id: maybe(z.string()), address: maybe(addressSchema()) })),
    }),
)

const durationRangeSchema: Schema<DurationRange> = /* @__PURE__ */ schema<DurationRange>()((oneOf) =>
  z.looseObject({
    unitType: maybe(oneOf(durationUnits)),
    hourOptions: maybe(
      z.looseObject({ minDurationInMinutes: maybe(z.number()), maxDurationInMinutes: maybe(z.number()) }),
    ),
    dayOptions: maybe(
      z.looseObject({ minDurationInDays: maybe(z.number()), maxDurationInDays: maybe(z.number()) }),
    ),
  }),
)

export const scheduleSchema: Schema<Schedule> = /* @__PURE__ */ schema<Schedule>()((oneOf) =>
  z.looseObject({
    id: maybe(z.string()),
    firstSessionStart: maybe(z.date()),
    lastSessionEnd: maybe(z.date()),
    availabilityConstraints: maybe(
      z.looseObject({
        sessionDurations: maybe(z.array(z.number())),
        durations: maybe(z.array(z.looseObject({ minutes: maybe(z.number()) }))),
        timeBetweenSessions: maybe(z.number()),
        durationRange: maybe(durationRangeSchema(oneOf)),
      }),
    ),
  }),
)

export const staffMemberDetailsSchema: Schema<StaffMemberDetails> =
  /* @__PURE__ */ schema<StaffMemberDetails>()(() =>
    z.looseObject({
      staffMemberId: maybe(z.string()),
      name: maybe(z.string()),
      mainMedia: maybe(mediaItemSchema()),
    }),
  )

export const slugSchema: Schema<Slug> = /* @__PURE__ */ schema<Slug>()(() =>
  z.looseObject({ name: maybe(z.string()), custom: maybe(z.boolean()), createdDate: maybe(z.date()) }),
)

const pageUrlSchema: Schema<PageUrl> = /* @__PURE__ */ schema<PageUrl>()(() =>
  z.looseObject({ relativePath: maybe(z.string()), url: maybe(z.string()) }),
)

export const onlineBookingSchema: Schema<OnlineBooking> = /* @__PURE__ */ schema<OnlineBooking>()(() =>
  z.looseObject({
    enabled: maybe(z.boolean()),
    requireManualApproval: maybe(z.boolean()),
    allowMultipleRequests: maybe(z.boolean()),
  }),
)

export const serviceResourceSchema: Schema<ServiceResource> = /* @__PURE__ */ schema<ServiceResource>()(() =>
  z.looseObject({
    resourceType: maybe(z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) })),
    resourceIds: maybe(z.looseObject({ values: maybe(z.array(z.string()).max(100)) })),
    resourceDetails: maybe(
      z.looseObject({
        resources: maybe(z.array(z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) }))),
      }),
    ),
  }),
)

export const addOnGroupSchema: ObjectSchema<AddOnGroup> = /* @__PURE__ */ schema<AddOnGroup>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    name: maybe(z.string()),
    maxNumberOfAddOns: maybe(z.number()),
    addOnIds: maybe(z.array(z.string())),
    prompt: maybe(z.string()),
  }),
)

/** The fields of a group of add-ons with their limits. The id is that of a group which exists already. */
export const writtenAddOnGroupSchema: ObjectSchema<AddOnGroup> = /* @__PURE__ */ schema<AddOnGroup>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    name: maybe(z.string().min(1).max(100)),
    maxNumberOfAddOns: maybe(z.int().min(0)),
    addOnIds: maybe(z.array(z.string()).max(7)),
    prompt: maybe(z.string().max(200)),
  }),
)

export const serviceSchema: ObjectSchema<Service> = /* @__PURE__ */ schema<Service>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    appId: maybe(z.string()),
    createdByAppId: maybe(z.string()),
    type: oneOf(serviceTypes),
    name: z.string(),
    description: maybe(z.string()),
    tagLine: maybe(z.string()),
    defaultCapacity: maybe(z.number()),
    media: maybe(
      z.looseObject({
        items: maybe(z.array(mediaItemSchema())),
        mainMedia: maybe(mediaItemSchema()),
        coverMedia: maybe(mediaItemSchema()),
      }),
    ),
    hidden: maybe(z.boolean()),
    sortOrder: maybe(z.number()),
    category: maybe(serviceCategorySchema()),
    form: maybe(z.looseObject({ id: maybe(z.string()) })),
    payment: maybe(servicePaymentSchema(oneOf)),
    onlineBooking: maybe(onlineBookingSchema()),
    conferencing: maybe(z.looseObject({ enabled: maybe(z.boolean()) })),
    locations: maybe(z.array(serviceLocationSchema(oneOf))),
    bookingPolicy: maybe(bookingPolicySchema()),
    schedule: maybe(scheduleSchema(oneOf)),
    primaryResourceType: maybe(z.string()),
    staffMemberIds: maybe(z.array(z.string())),
    staffMembers: maybe(z.array(staffMemberDetailsSchema())),
    serviceResources: maybe(z.array(serviceResourceSchema())),
    staffMemberDetails: maybe(z.looseObject({ staffMembers: maybe(z.array(staffMemberDetailsSchema())) })),
    supportedSlugs: maybe(z.array(slugSchema())),
    mainSlug: maybe(slugSchema()),
    urls: maybe(
      z.looseObject({
        servicePage: maybe(pageUrlSchema()),
        bookingPage: maybe(pageUrlSchema()),
        calendarPage: maybe(pageUrlSchema()),
      }),
    ),
    addOnGroups: maybe(z.array(addOnGroupSchema())),
    addOnDetails: maybe(
      z.array(z.looseObject({ addOnId: maybe(z.string()), durationInMinutes: maybe(z.number()) })),
    ),
    taxableAddress: maybe(z.looseObject({ taxableAddressType: maybe(oneOf(taxableAddressTypes)) })),
    seoData: maybe(seoDataSchema()),
    tags: maybe(z.array(z.string())),
    extendedFields: maybe(extendedFieldsSchema()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    revision: maybe(z.string()),
  }),
)

const minutes = (): z.ZodNumber => z.int().min(1).max(44_639)

const newDurationRangeSchema: Schema<DurationRange> = /* @__PURE__ */ schema<DurationRange>()(() => {
  const length = () => z.int().min(30).max(1_440)
  const days = () => z.int().min(1).max(40)
  return z.looseObject({
    unitType: maybe(z.enum(durationUnits)),
    hourOptions: maybe(
      z.looseObject({ minDurationInMinutes: maybe(length()), maxDurationInMinutes: maybe(length()) }),
    ),
    dayOptions: maybe(z.looseObject({ minDurationInDays: maybe(days()), maxDurationInDays: maybe(days()) })),
  })
})

const newScheduleSchema: Schema<Schedule> = /* @__PURE__ */ schema<Schedule>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    firstSessionStart: maybe(z.date()),
    lastSessionEnd: maybe(z.date()),
    availabilityConstraints: maybe(
      z.looseObject({
        sessionDurations: maybe(z.array(minutes()).max(50)),
        durations: maybe(z.array(z.looseObject({ minutes: maybe(minutes()) })).max(50)),
        timeBetweenSessions: maybe(z.int().min(0).max(720)),
        durationRange: maybe(newDurationRangeSchema()),
      }),
    ),
  }),
)

const ids = (most: number): z.ZodExactOptional<z.ZodArray<z.ZodString>> =>
  maybe(z.array(z.string()).max(most))

/**
 * The writable fields; read-only fields are left out, and so is the app id, which the platform knows from the token.
 * Limits of fields that only the platform writes, such as names and formatted prices inside references, are not
 * checked; the length of `payment.custom.description` is checked by a rule of services with its own name.
 */
export const newServiceSchema: ObjectSchema<NewService> = /* @__PURE__ */ schema<NewService>()(() =>
  serviceSchema(closed)
    .pick({
      type: true,
      hidden: true,
      sortOrder: true,
      primaryResourceType: true,
      category: true,
      form: true,
      conferencing: true,
      seoData: true,
      taxableAddress: true,
      extendedFields: true,
    })
    .extend({
      name: z.string().min(1).max(400),
      media: maybe(
        z.looseObject({
          items: maybe(z.array(mediaItemInputSchema()).max(100)),
          mainMedia: maybe(mediaItemInputSchema()),
          coverMedia: maybe(mediaItemInputSchema()),
        }),
      ),
      description: maybe(z.string().max(7000)),
      tagLine: maybe(z.string().max(6000)),
      defaultCapacity: z.int().min(1).max(1000),
      payment: servicePaymentSchema(closed),
      onlineBooking: onlineBookingSchema(),
      bookingPolicy: maybe(z.looseObject({ id: z.string() })),
      locations: maybe(z.array(serviceLocationSchema(closed)).max(500)),
      schedule: maybe(newScheduleSchema()),
      staffMemberIds: ids(220),
      tags: ids(10),
      serviceResources: maybe(z.array(serviceResourceSchema()).max(8)),
      addOnGroups: maybe(z.array(writtenAddOnGroupSchema()).max(3)),
    }),
)

export const serviceChangeSchema: Schema<ServiceChange> = /* @__PURE__ */ schema<ServiceChange>()(() =>
  newServiceSchema()
    .exactPartial()
    .extend({ id: z.string().min(1), revision: z.string() }),
)
