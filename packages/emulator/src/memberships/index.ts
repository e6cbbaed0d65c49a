export {
  chargeMembership,
  chargeOfLine,
  chargesOfOrder,
  type MembershipCharge,
  voidCharge,
} from './charge.ts'
export { costOf, type CoveredLine, coveragesOf, findMembership, refusalOf } from './coverage.ts'
export { type Membership, pricingPlansAppId } from './membership.ts'
export * from './membership-control.ts'
export type { PlanBenefit, PricingPlan } from './pricing-plan.ts'
export { seedMemberships, studioPlans } from './seed.ts'
