import {
  closed,
  countQueryOf,
  cursorSearchOf,
  filterOf,
  offsetQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  type SearchRules,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { serviceTypes } from './model.ts'
import { locationTypes } from './service-location.ts'
import { serviceCategorySchema, serviceLocationSchema, serviceSchema } from './model.schema.ts'
import {
  countServices,
  type CountServicesInput,
  getService,
  type GetServiceInput,
  queryServiceCategories,
  type QueryServiceCategoriesInput,
  queryServiceLocations,
  type QueryServiceLocationsInput,
  queryServices,
  type QueryServicesInput,
  type RequestedField,
  requestedFields,
  searchServices,
  type SearchServicesInput,
  type ServiceAggregationField,
  type ServiceFields,
  type ServiceLocations,
  type ServiceSearchFields,
} from './queries.ts'
import { countSchema } from '../query.schema.ts'

const maybe = z.exactOptional

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

const conditionalFields = (): z.ZodExactOptional<z.ZodArray<z.ZodType<RequestedField>>> =>
  maybe(z.array(closed(requestedFields)).max(5))

export const getServiceInputSchema: Schema<GetServiceInput> = /* @__PURE__ */ schema<GetServiceInput>()(() =>
  z.looseObject({ serviceId: z.string().min(1), conditionalFields: conditionalFields() }),
)

/** The fields that services can be filtered and sorted by. */
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
      offsetQueryOf(serviceFields),
      z.looseObject({
        fields: maybe(z.array(z.string().max(200)).max(50)),
        conditionalFields: conditionalFields(),
      }),
    ),
  )

/** The fields that searches for services filter and sort by. */
const serviceSearchFields: QueryFields<ServiceSearchFields> =
  /* @__PURE__ */ queryFields<ServiceSearchFields>()({
    'addOnDetails.addOnId': 'list',
    'addOnDetails.durationInMinutes': { list: 'number' },
    appId: 'text',
    'category.id': 'text',
    'category.name': 'text',
    'category.sortOrder': 'number',
    description: 'text',
    'form.id': 'text',
    hidden: 'boolean',
    id: 'text',
    'locations.business.id': 'list',
    'locations.business.name': 'list',
    'locations.calculatedAddress.formattedAddress': 'list',
    'locations.type': { list: locationTypes },
    'mainSlug.name': 'text',
    name: 'text',
    'onlineBooking.enabled': 'boolean',
    'payment.options.inPerson': 'boolean',
    'payment.options.online': 'boolean',
    'payment.options.pricingPlan': 'boolean',
    'serviceResources.resourceIds.values': 'list',
    staffMemberIds: 'list',
    'supportedSlugs.name': 'list',
    tagLine: 'text',
    type: serviceTypes,
  })

/** The rules of a search for services. */
export const serviceSearch: SearchRules<ServiceSearchFields, 'name', ServiceAggregationField> = {
  fields: serviceSearchFields,
  searchable: ['name'],
  aggregatable: [
    'addOnDetails.addOnId',
    'addOnDetails.durationInMinutes',
    'appId',
    'category.id',
    'category.name',
    'category.sortOrder',
    'description',
    'form.id',
    'hidden',
    'id',
    'locations.business.id',
    'locations.business.name',
    'locations.type',
    'mainSlug.name',
    'name',
    'onlineBooking.enabled',
    'payment.options.inPerson',
    'payment.options.online',
    'payment.options.pricingPlan',
    'serviceResources.resourceIds.values',
    'staffMemberIds',
    'supportedSlugs.name',
    'tagLine',
    'type',
  ],
  longestExpression: 200,
  mostSearchFields: 10,
}

export const searchServicesInputSchema: Schema<SearchServicesInput> =
  /* @__PURE__ */ schema<SearchServicesInput>()(() => cursorSearchOf(serviceSearch))

export const countServicesInputSchema: Schema<CountServicesInput> =
  /* @__PURE__ */ schema<CountServicesInput>()(() => countQueryOf(serviceFields))

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

export const serviceQuerySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getService, getServiceInputSchema, serviceSchema),
  /* @__PURE__ */ operationSchema(queryServices, queryServicesInputSchema, serviceSchema),
  /* @__PURE__ */ operationSchema(searchServices, searchServicesInputSchema, serviceSchema),
  /* @__PURE__ */ operationSchema(countServices, countServicesInputSchema, countSchema),
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
