import type { Perform } from '../../kernel/perform.ts'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { seedCalendar } from './calendar.ts'
import { seedShop } from './shop.ts'
import type { Size } from './size.ts'
import { seedStudio } from './studio.ts'

/** Lets the business of the demo grow to a size. The demo is in the state already. */
export const grow = (context: SeedContext, perform: Perform, size: Size): void => {
  seedStudio(context, size)
  seedShop(context, size)
  seedCalendar(context, perform, size)
}
