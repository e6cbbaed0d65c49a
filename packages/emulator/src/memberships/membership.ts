import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'
import type { PlanBenefit, PricingPlan } from './pricing-plan.ts'

/** The app that keeps memberships, as carts and orders name it beside the id of a membership. */
export const pricingPlansAppId = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3'

/** A membership that a member has bought with a plan. It keeps the name and the benefit that the plan had then. */
export interface Membership extends Stored {
  readonly memberId: string
  readonly planId: string
  readonly name: string
  readonly benefit: PlanBenefit
  /** The sessions from this moment on are paid. */
  readonly startDate: Date
  /** The sessions from this moment on are not paid any more; it has no end when absent. */
  readonly endDate?: Date
  /** How many credits are left; absent when the benefit is unlimited. */
  readonly remaining?: number
}

export const memberships: CollectionDefinition<Membership, 'member'> = collection<Membership, 'member'>(
  'memberships.memberships',
  { member: ({ memberId }) => memberId },
)

/** In milliseconds. */
const day = 24 * 60 * 60_000

/** A new membership of a plan. The given end and credits stand instead of those of the plan. */
export const startMembership = (
  { id: planId, name, benefit, days }: PricingPlan,
  {
    startDate,
    endDate = days === undefined ? undefined : new Date(+startDate + days * day),
    credits: remaining = benefit.credits,
    ...own
  }: Pick<Membership, 'id' | 'memberId' | 'startDate'> & {
    readonly endDate?: Date | undefined
    readonly credits?: number | undefined
  },
): Membership => ({
  ...own,
  planId,
  name,
  benefit,
  startDate,
  ...(endDate && { endDate }),
  ...(remaining !== undefined && { remaining }),
})
