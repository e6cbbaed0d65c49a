import {
  addressSchema,
  filterOf,
  imageSchema,
  moneySchema,
  offsetPagingSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  sortOf,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { bookingPolicySchema } from './booking-policy.schema.ts'
import {
  type AddOnGroup,
  type BusinessLocation,
  getService,
  type GetServiceInput,
  type MediaItem,
  type PageUrl,
  queryServiceCategories,
  type QueryServiceCategoriesInput,
  queryServiceLocations,
  type QueryServiceLocationsInput,
  queryServices,
  type QueryServicesInput,
  type Schedule,
  type Service,
  type ServiceCategory,
  type ServiceFields,
  type ServiceLocation,
  type ServiceLocations,
  type ServicePayment,
  serviceTypes,
  type Slug,
  type StaffMemberDetails,
} from './service.ts'

const maybe = z.exactOptional

export const mediaItemSchema: Schema<MediaItem> = /* @__PURE__ */ schema<MediaItem>()(() =>
  z.looseObject({ image: maybe(imageSchema()) }),
)

export const serviceCategorySchema: Schema<ServiceCategory> = /* @__PURE__ */ schema<ServiceCategory>()(() =>
  z.looseObject({ id: z.string(), name: maybe(z.string()), sortOrder: maybe(z.number()) }),
)

export const servicePaymentSchema: Schema<ServicePayment> = /* @__PURE__ */ schema<ServicePayment>()(() =>
  z.looseObject({
    rateType: maybe(z.string()),
    fixed: maybe(z.looseObject({ price: maybe(moneySchema()), deposit: maybe(moneySchema()) })),
    varied: maybe(
      z.looseObject({
        defaultPrice: maybe(moneySchema()),
        deposit: maybe(moneySchema()),
        minPrice: maybe(moneySchema()),
        maxPrice: maybe(moneySchema()),
      }),
    ),
    custom: maybe(z.looseObject({ description: maybe(z.string()) })),
    options: maybe(
      z.looseObject({
        online: maybe(z.boolean()),
        inPerson: maybe(z.boolean()),
        deposit: maybe(z.boolean()),
        pricingPlan: maybe(z.boolean()),
      }),
    ),
    pricingPlanIds: maybe(z.array(z.string())),
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

export const serviceLocationSchema: Schema<ServiceLocation> = /* @__PURE__ */ schema<ServiceLocation>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    type: maybe(z.string()),
    calculatedAddress: maybe(addressSchema()),
    business: maybe(businessLocationSchema()),
    custom: maybe(z.looseObject({ id: maybe(z.string()), address: maybe(addressSchema()) })),
  }),
)

export const scheduleSchema: Schema<Schedule> = /* @__PURE__ */ schema<Schedule>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    firstSessionStart: maybe(z.date()),
    lastSessionEnd: maybe(z.date()),
    availabilityConstraints: maybe(
      z.looseObject({
        sessionDurations: maybe(z.array(z.number())),
        timeBetweenSessions: maybe(z.number()),
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

const addOnGroupSchema: Schema<AddOnGroup> = /* @__PURE__ */ schema<AddOnGroup>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    name: maybe(z.string()),
    maxNumberOfAddOns: maybe(z.number()),
    addOnIds: maybe(z.array(z.string())),
    prompt: maybe(z.string()),
  }),
)

export const serviceSchema: Schema<Service> = /* @__PURE__ */ schema<Service>()(() =>
  z.looseObject({
    id: z.string(),
    type: z.string(),
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
    category: maybe(serviceCategorySchema()),
    form: maybe(z.looseObject({ id: maybe(z.string()) })),
    payment: maybe(servicePaymentSchema()),
    onlineBooking: maybe(
      z.looseObject({
        enabled: maybe(z.boolean()),
        requireManualApproval: maybe(z.boolean()),
        allowMultipleRequests: maybe(z.boolean()),
      }),
    ),
    conferencing: maybe(z.looseObject({ enabled: maybe(z.boolean()) })),
    locations: maybe(z.array(serviceLocationSchema())),
    bookingPolicy: maybe(bookingPolicySchema()),
    schedule: maybe(scheduleSchema()),
    staffMemberIds: maybe(z.array(z.string())),
    staffMembers: maybe(z.array(staffMemberDetailsSchema())),
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
    extendedFields: maybe(z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    revision: maybe(z.string()),
  }),
)

export const serviceLocationsSchema: Schema<ServiceLocations> = /* @__PURE__ */ schema<ServiceLocations>()(
  () =>
    z.looseObject({
      businessLocations: maybe(
        z.looseObject({ exists: maybe(z.boolean()), locations: maybe(z.array(serviceLocationSchema())) }),
      ),
      customLocations: maybe(z.looseObject({ exists: maybe(z.boolean()) })),
      customerLocations: maybe(z.looseObject({ exists: maybe(z.boolean()) })),
    }),
)

const conditionalFields = (): z.ZodExactOptional<z.ZodArray<z.ZodString>> => maybe(z.array(z.string()).max(5))

export const getServiceInputSchema: Schema<GetServiceInput> = /* @__PURE__ */ schema<GetServiceInput>()(() =>
  z.looseObject({ serviceId: z.string().min(1), conditionalFields: conditionalFields() }),
)

/** What services can be filtered and sorted by. */
export const serviceFields: QueryFields<ServiceFields> = /* @__PURE__ */ queryFields<ServiceFields>()({
  id: 'text',
  appId: 'text',
  'category.id': 'text',
  'category.name': 'text',
  createdDate: 'date',
  updatedDate: 'date',
  description: 'text',
  'form.id': 'text',
  hidden: 'boolean',
  'locations.business.id': 'list',
  'mainSlug.name': 'text',
  name: 'text',
  'onlineBooking.enabled': 'boolean',
  'payment.options.inPerson': 'boolean',
  'payment.options.online': 'boolean',
  'payment.options.pricingPlan': 'boolean',
  'schedule.firstSessionStart': 'date',
  'schedule.lastSessionEnd': 'date',
  'serviceResources.resourceIds.values': 'list',
  staffMemberIds: 'list',
  'supportedSlugs.name': 'list',
  tagLine: 'text',
  type: serviceTypes,
})

export const queryServicesInputSchema: Schema<QueryServicesInput> =
  /* @__PURE__ */ schema<QueryServicesInput>()(() =>
    z.intersection(
      z
        .looseObject({
          filter: maybe(filterOf(serviceFields)),
          sort: maybe(sortOf(serviceFields)),
          paging: maybe(offsetPagingSchema()),
        })
        .readonly(),
      z.looseObject({ conditionalFields: conditionalFields() }),
    ),
  )

export const queryServiceCategoriesInputSchema: Schema<QueryServiceCategoriesInput> =
  /* @__PURE__ */ schema<QueryServiceCategoriesInput>()(() =>
    z.looseObject({
      filter: maybe(
        z.looseObject({
          services: maybe(filterOf(serviceFields)),
          categoryIds: maybe(z.array(z.string()).max(100)),
        }),
      ),
    }),
  )

export const queryServiceLocationsInputSchema: Schema<QueryServiceLocationsInput> =
  /* @__PURE__ */ schema<QueryServiceLocationsInput>()(() =>
    z.looseObject({
      filter: maybe(
        z.looseObject({
          services: maybe(filterOf(serviceFields)),
          businessLocationIds: maybe(z.array(z.string()).max(100)),
        }),
      ),
    }),
  )

export const serviceSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getService, getServiceInputSchema, serviceSchema),
  /* @__PURE__ */ operationSchema(queryServices, queryServicesInputSchema, serviceSchema),
  /* @__PURE__ */ operationSchema(
    queryServiceCategories,
    queryServiceCategoriesInputSchema,
    serviceCategorySchema,
  ),
  /* @__PURE__ */ operationSchema(
    queryServiceLocations,
    queryServiceLocationsInputSchema,
    serviceLocationsSchema,
  ),
]
