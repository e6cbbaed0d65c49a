import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { bookingPolicySchema } from '../booking-policy/model.schema.ts'
import { queryBookingPoliciesInputSchema } from '../booking-policy/operations.schema.ts'
import { serviceSchema } from './model.schema.ts'
import {
  type BookingPolicyWithServices,
  queryServicePolicies,
  type QueryServicePoliciesInput,
} from './policies.ts'

const maybe = z.exactOptional

export const bookingPolicyWithServicesSchema: Schema<BookingPolicyWithServices> =
  /* @__PURE__ */ schema<BookingPolicyWithServices>()((oneOf) =>
    z.looseObject({
      bookingPolicy: maybe(bookingPolicySchema(oneOf)),
      connectedServices: maybe(z.array(serviceSchema(oneOf))),
      totalServiceCount: maybe(z.number()),
    }),
  )

/** The filter accepts the conditions of `queryBookingPolicies`. */
export const queryServicePoliciesInputSchema: Schema<QueryServicePoliciesInput> =
  queryBookingPoliciesInputSchema

export const servicePolicySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    queryServicePolicies,
    queryServicePoliciesInputSchema,
    bookingPolicyWithServicesSchema,
  ),
]
