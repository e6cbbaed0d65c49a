import type { Checkout } from '../../ecom/checkout/checkout-calls.ts'
import type { Perform } from '../../kernel/perform.ts'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { seedCalendar } from './calendar.ts'
import { seedDraftOrders } from './draft-orders.ts'
import { seedOffers } from './offers.ts'
import { seedOrders } from './orders.ts'
import { seedOutcomes } from './outcomes.ts'
import { seedRooms } from './rooms.ts'
import { seedShop } from './shop.ts'
import type { Size } from './size.ts'
import { seedStudio } from './studio.ts'

/** The means by which a seed does what customers and the business do. */
interface Means {
  readonly perform: Perform
  readonly checkout: Checkout
}

/** Lets the business of the demo grow to a size. The demo is in the state already. */
export const grow = (context: SeedContext, means: Means, size: Size): void => {
  const { perform } = means
  seedStudio(context, size)
  seedRooms(context, perform, size)
  seedShop(context, size)
  seedCalendar(context, perform, size)
  seedOutcomes(context, perform, size)
  seedOffers(context, perform, size)
  seedOrders(context, means, size)
  seedDraftOrders(context, perform, size)
}
