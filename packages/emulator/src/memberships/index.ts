export type { Membership } from './membership.ts'
export * from './membership-control.ts'
export type { PlanBenefit, PricingPlan } from './pricing-plan.ts'
export { seedMemberships } from './seed.ts'
