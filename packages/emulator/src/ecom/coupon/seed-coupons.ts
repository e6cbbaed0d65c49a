import type { State } from '../../kernel/state.ts'
import { coupons, type KeptCoupon } from './coupon.ts'

const unused = { usageCount: 0, usageByBuyer: {} }

const demo: readonly KeptCoupon[] = [
  {
    id: '5e7a1ce0-0000-4000-8042-000000000001',
    code: 'WELCOME10',
    name: 'Ten per cent for a first order',
    percentOff: 10,
    usageLimitPerCustomer: 1,
    ...unused,
  },
  {
    id: '5e7a1ce0-0000-4000-8042-000000000002',
    code: 'FREESHIP',
    name: 'Free delivery',
    freeShipping: true,
    ...unused,
  },
]

/** The coupons of the demo. */
export const seedCoupons = ({ state }: { readonly state: State }): void => {
  for (const coupon of demo) state.in(coupons).put(coupon)
}
