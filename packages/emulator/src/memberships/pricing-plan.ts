import { benefitTypes } from '@frontdesk/bookings'
import { check, type Schema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { collection, type CollectionDefinition, type State } from '../kernel/state.ts'

/** The benefit of a membership: it pays a number of sessions, or as many as the member books. */
export interface PlanBenefit {
  /** `LIMITED`: a number of credits. `UNLIMITED`: as many sessions as the member books. */
  readonly type: (typeof benefitTypes)[number]
  /** How many credits a membership starts with, 1 or more; given with `LIMITED` alone. */
  readonly credits?: number
  /** `PUNCH_CARD`: the credits are sessions, as unless given. `CREDIT`: they are points, of which a session takes `cost`. */
  readonly balanceType?: 'PUNCH_CARD' | 'CREDIT'
  /** How many credits a session takes for each person; defaults to 1. */
  readonly cost?: number
}

/** A plan that the business sells. A service names the plans that it can be paid with: `payment.pricingPlanIds`. */
export interface PricingPlan {
  /** A GUID. */
  readonly id: string
  readonly name: string
  readonly benefit: PlanBenefit
  /** How many days a membership lasts; it has no end unless given. */
  readonly days?: number
}

export const pricingPlans: CollectionDefinition<PricingPlan> =
  collection<PricingPlan>('memberships.pricingPlans')

const countOf = (what: string): z.ZodNumber => {
  const error = `must be a whole number of ${what}, 1 or more`
  return z.int({ error }).min(1, { error })
}

/** The settings after parsing. */
type Parsed<T> = { -readonly [Field in keyof T]: T[Field] }
type ParsedPlan = Omit<Parsed<PricingPlan>, 'benefit'> & { benefit: Parsed<PlanBenefit> }

const benefitSchema: Schema<Parsed<PlanBenefit>> = /* @__PURE__ */ schema<Parsed<PlanBenefit>>()(() =>
  z
    .strictObject({
      type: z.enum(benefitTypes),
      credits: z.exactOptional(countOf('credits')),
      balanceType: z.exactOptional(z.enum(['PUNCH_CARD', 'CREDIT'])),
      cost: z.exactOptional(countOf('credits')),
    })
    .superRefine(({ type, ...limits }, context) => {
      if (type === 'LIMITED' && limits.credits === undefined)
        context.addIssue({ code: 'custom', path: ['credits'], message: 'must be given with LIMITED' })
      for (const name of Object.keys(limits))
        if (type === 'UNLIMITED')
          context.addIssue({ code: 'custom', path: [name], message: 'must be left out with UNLIMITED' })
    }),
)

const planSchema: Schema<ParsedPlan> = /* @__PURE__ */ schema<ParsedPlan>()(() =>
  z.strictObject({
    id: z.guid(),
    name: z.string().min(1, 'must not be empty').max(100, 'must have 100 characters at most'),
    benefit: benefitSchema(),
    days: z.exactOptional(countOf('days')),
  }),
)

/** Keeps a plan, or what it has become. Memberships that members have already stay as they are. It runs inside a unit. */
export const putPricingPlan = (state: State, plan: PricingPlan): PricingPlan =>
  state.in(pricingPlans).put(check(planSchema, plan))
