import { invalid } from '@frontdesk/core'
import { check, type Schema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { findMemberByEmail, members } from '../auth/member.ts'
import { notFound } from '../kernel/failure.ts'
import type { State } from '../kernel/state.ts'
import { type Membership, memberships, startMembership } from './membership.ts'
import { type PricingPlan, pricingPlans, putPricingPlan } from './pricing-plan.ts'

/** A membership that a member gets, as if they had bought it. */
export interface MembershipGrant {
  /** Id or email address of the member. */
  readonly member: string
  readonly planId: string
  /** Defaults to now. */
  readonly startDate?: Date
  /** As many days after the start as the plan says unless given. */
  readonly endDate?: Date
  /** As many as the plan says unless given; only a limited benefit has credits. */
  readonly credits?: number
}

/** A change of a membership. */
export interface MembershipChange {
  /** How many credits are left, 0 or more. */
  readonly credits?: number
  /** The membership pays for no session from this moment on. */
  readonly endDate?: Date
}

/** The plans of the business, and the memberships of its members. The hosted platform sells them in an app of its own. */
export interface Memberships {
  /** All pricing plans. */
  plans(): readonly PricingPlan[]
  /** Adds or changes a plan. Memberships of it stay as they are. @throws ValidationError that names the field */
  setPlan(plan: PricingPlan): PricingPlan
  /** All memberships. */
  list(): readonly Membership[]
  /** @throws ValidationError that names the field; Failure 404 when there is no such member or plan */
  grant(grant: MembershipGrant): Membership
  /** @throws ValidationError that names the field; Failure 404 when there is no such membership */
  change(id: string, change: MembershipChange): Membership
}

/** A moment, or its text where the change comes over HTTP. */
const moment = (): z.ZodType<Date> => {
  const error = 'must be a moment such as 2026-05-04T09:00:00Z'
  return z.union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], {
    error,
  })
}

const credits = (): z.ZodNumber => {
  const error = 'must be a whole number of credits, 0 or more'
  return z.int({ error }).min(0, { error })
}

/** The settings after parsing. */
type Parsed<T> = { -readonly [Field in keyof T]: T[Field] }

const grantSchema: Schema<Parsed<MembershipGrant>> = /* @__PURE__ */ schema<Parsed<MembershipGrant>>()(() =>
  z.strictObject({
    member: z.string().min(1, 'must not be empty'),
    planId: z.string().min(1, 'must not be empty'),
    startDate: z.exactOptional(moment()),
    endDate: z.exactOptional(moment()),
    credits: z.exactOptional(credits()),
  }),
)

const changeSchema: Schema<Parsed<MembershipChange>> = /* @__PURE__ */ schema<Parsed<MembershipChange>>()(
  () => z.strictObject({ credits: z.exactOptional(credits()), endDate: z.exactOptional(moment()) }),
)

/** Refuses an end before the start, and credits of a benefit that has none. */
const requireFitting = (
  { benefit }: Pick<Membership, 'benefit'>,
  startDate: Date,
  { endDate, credits: given }: MembershipChange,
): void => {
  if (endDate && endDate <= startDate) throw invalid('endDate', 'must be after startDate', 'VALIDATION')
  if (given !== undefined && benefit.type !== 'LIMITED')
    throw invalid('credits', 'must be left out: the benefit of the plan is unlimited', 'FIELD_NOT_ALLOWED')
}

/** The control of plans and memberships, for developers and their tests. */
export const createMemberships = ({
  state,
  now,
  newId,
}: {
  readonly state: State
  readonly now: () => Date
  readonly newId: () => string
}): Memberships => ({
  plans: () => state.in(pricingPlans).all(),
  setPlan: (plan) => state.unit(() => putPricingPlan(state, plan)),
  list: () => state.in(memberships).all(),
  grant: (grant) =>
    state.unit(() => {
      const { member, planId, startDate = now(), ...rest } = check(grantSchema, grant)
      const { id: memberId } = state.in(members).get(member) ?? findMemberByEmail(state, member) ?? {}
      if (memberId === undefined) throw notFound('member', member)
      const plan = state.in(pricingPlans).get(planId)
      if (!plan) throw notFound('pricing plan', planId)
      requireFitting(plan, startDate, rest)
      return state.in(memberships).put(startMembership(plan, { id: newId(), memberId, startDate, ...rest }))
    }),
  change: (id, change) =>
    state.unit(() => {
      const { credits: remaining, endDate } = check(changeSchema, change)
      const membership = state.in(memberships).get(id)
      if (!membership) throw notFound('membership', id)
      requireFitting(membership, membership.startDate, change)
      return state.in(memberships).put({
        ...membership,
        ...(remaining !== undefined && { remaining }),
        ...(endDate && { endDate }),
      })
    }),
})
