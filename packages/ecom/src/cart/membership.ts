import { date, shape, type Shape, type Translatable } from '@frontdesk/core'
import type { InvalidMembershipReason } from './cart-violation.ts'

/**
 * The membership for a line: one that the customer has, or one that is included in a plan in the same cart. Exactly one
 * of the two is given.
 */
export interface MembershipInput {
  /** A membership that the customer has. */
  existingMembership?: {
    /** Id of the membership, as `eligibleMemberships` has it. */
    membershipId: string
    /** Id of the app that keeps the membership. */
    appId: string
  }
  /** A membership that is included in a plan in the same cart. */
  futureMembership?: {
    /** The line with the plan. */
    lineItemId: string
    /** The benefit of the plan that pays. */
    benefitId?: string
  }
}

/** A membership of the customer. */
export interface CustomerMembership {
  id?: string
  /** Id of the app that keeps it. */
  appId?: string
  name?: Translatable
  /** The lines that it can pay for, one at a time. */
  lineItemIds?: string[]
  /** Absent for unlimited use. */
  credits?: {
    /** Number of credits or sessions at the start. */
    total?: number
    /** Number of credits or sessions that are left. */
    remaining?: number
  }
  /** Date on which the membership ends; absent when it does not end. */
  expirationDate?: Date
}

/** The memberships of a customer that concern lines whose payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`. */
export interface MembershipOptions {
  /** The memberships that can pay for lines, the one that ends first before the others. */
  eligibleMemberships?: CustomerMembership[]
  /** The memberships of the lines' plans that cannot pay for any line now. */
  invalidMemberships?: { membership?: CustomerMembership; reason?: InvalidMembershipReason }[]
  /** The memberships that are chosen. */
  selectedMemberships?: {
    /** The chosen memberships, each with the lines that it pays for. */
    memberships?: { id?: string; appId?: string; lineItemIds?: string[] }[]
  }
}

const customerMembershipShape: Shape<CustomerMembership> = /* @__PURE__ */ shape<CustomerMembership>({
  expirationDate: date,
})

export const membershipOptionsShape: Shape<MembershipOptions> = /* @__PURE__ */ shape<MembershipOptions>({
  eligibleMemberships: customerMembershipShape,
  invalidMemberships: /* @__PURE__ */ shape<NonNullable<MembershipOptions['invalidMemberships']>[number]>({
    membership: customerMembershipShape,
  }),
})
