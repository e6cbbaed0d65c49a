import {
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
  translatableOf,
} from '@frontdesk/core/schema'
import { catalogReferenceSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import { chargeMemberships, type ChargeMembershipsInput } from './charge-memberships.ts'

const maybe = z.exactOptional
const id = (): z.ZodString => z.string().min(1).max(100)

export const chargeMembershipsInputSchema: Schema<ChargeMembershipsInput> =
  /* @__PURE__ */ schema<ChargeMembershipsInput>()(() =>
    z.looseObject({
      ecomOrderId: id(),
      memberId: z.string().min(1),
      membershipCharges: z
        .array(
          z.looseObject({
            membershipId: id(),
            appId: z.string().min(1),
            membershipName: maybe(translatableOf(100)),
            membershipAdditionalData: maybe(z.record(z.string(), z.unknown())),
            lineItemId: maybe(id()),
            catalogReference: maybe(catalogReferenceSchema()),
            rootCatalogItemId: maybe(z.string().min(1).max(36)),
            serviceProperties: maybe(
              z.looseObject({
                scheduledDate: maybe(z.date()),
                numberOfParticipants: maybe(z.int().min(1).max(10_000)),
              }),
            ),
          }),
        )
        .min(1)
        .max(300),
    }),
  )

export const chargeMembershipsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(chargeMemberships, chargeMembershipsInputSchema),
]
