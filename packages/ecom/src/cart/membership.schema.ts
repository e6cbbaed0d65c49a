import { type ObjectSchema, type Schema, schema, translatableSchema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { invalidMembershipReasons } from './cart-violation.ts'
import type { CustomerMembership, MembershipInput, MembershipOptions } from './membership.ts'

const maybe = z.exactOptional

export const membershipInputSchema: Schema<MembershipInput> = /* @__PURE__ */ schema<MembershipInput>()(() =>
  z.looseObject({
    existingMembership: maybe(
      z.looseObject({ membershipId: z.string().min(1).max(200), appId: z.string().min(1) }),
    ),
    futureMembership: maybe(
      z.looseObject({ lineItemId: z.string().min(1), benefitId: maybe(z.string().max(200)) }),
    ),
  }),
)

const customerMembershipSchema: ObjectSchema<CustomerMembership> =
  /* @__PURE__ */ schema<CustomerMembership>()(() =>
    z.looseObject({
      id: maybe(z.string()),
      appId: maybe(z.string()),
      name: maybe(translatableSchema()),
      lineItemIds: maybe(z.array(z.string())),
      credits: maybe(z.looseObject({ total: maybe(z.number()), remaining: maybe(z.number()) })),
      expirationDate: maybe(z.date()),
    }),
  )

export const membershipOptionsSchema: ObjectSchema<MembershipOptions> =
  /* @__PURE__ */ schema<MembershipOptions>()((oneOf) => {
    const text = maybe(z.string())
    const membership = customerMembershipSchema(oneOf)
    return z.looseObject({
      eligibleMemberships: maybe(z.array(membership)),
      invalidMemberships: maybe(
        z.array(
          z.looseObject({ membership: maybe(membership), reason: maybe(oneOf(invalidMembershipReasons)) }),
        ),
      ),
      selectedMemberships: maybe(
        z.looseObject({
          memberships: maybe(
            z.array(z.looseObject({ id: text, appId: text, lineItemIds: maybe(z.array(z.string())) })),
          ),
        }),
      ),
    })
  })
