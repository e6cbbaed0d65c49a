import { findMemberByEmail } from '../auth/member.ts'
import type { SeedContext } from '../kernel/seed-context.ts'
import { memberships, startMembership } from './membership.ts'
import { type PricingPlan, putPricingPlan } from './pricing-plan.ts'

/** Ids of the seed are the same each time. */
const planId = (number: number): string => `5e7a1ce0-0000-4000-8024-${String(number).padStart(12, '0')}`
const membershipId = (number: number): string => `5e7a1ce0-0000-4000-8025-${String(number).padStart(12, '0')}`

/** In milliseconds. */
const day = 24 * 60 * 60_000

/** The plans of the studio, by the names that its services use. */
export const studioPlans: Readonly<Record<'tenClasses' | 'unlimitedYoga', PricingPlan>> = {
  tenClasses: {
    id: planId(1),
    name: 'Ten classes',
    benefit: { type: 'LIMITED', credits: 10 },
    days: 120,
  },
  unlimitedYoga: { id: planId(2), name: 'Unlimited yoga', benefit: { type: 'UNLIMITED' }, days: 30 },
}

/** The plans of the demo, and the ten classes that Ana has bought. */
export const seedMemberships = ({ state, now }: SeedContext): void => {
  for (const plan of Object.values(studioPlans)) putPricingPlan(state, plan)
  const ana = findMemberByEmail(state, 'ana@example.com')
  if (ana)
    state.in(memberships).put(
      startMembership(studioPlans.tenClasses, {
        id: membershipId(1),
        memberId: ana.id,
        startDate: new Date(+now() - 20 * day),
      }),
    )
}
