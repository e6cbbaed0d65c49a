import { createDraftOrder } from '@frontdesk/ecom'
import { day } from '../../bookings/availability/zoned-time.ts'
import { draftOrderEntity } from '../../ecom/draft-order/draft-order.ts'
import type { Perform } from '../../kernel/perform.ts'
import { createPast, type SeedContext } from '../../kernel/seed-context.ts'
import { guestOf, guests, homeOf } from './customers.ts'
import { createShelf } from './goods.ts'
import type { Size } from './size.ts'
import { vary } from './variety.ts'

/** Makes drafts of orders to be: offers that the business prepares for customers who have asked. */
export const seedDraftOrders = (seed: SeedContext, perform: Perform, size: Size): void => {
  const contextAt = createPast(seed, '8104')
  const takeGoods = createShelf(contextAt(seed.now(), { kind: 'owner' }))
  for (let number = draftOrderEntity.in(seed).size; number < size.draftOrders; number++) {
    const customer = vary(number, guests)
    const { firstName, lastName, email } = guestOf(size, customer)
    const asked = new Date(+seed.now() - (60 - (60 * number) / size.draftOrders) * day)
    const { reference, pieces, item } = takeGoods(number + size.orders)
    perform(createDraftOrder, contextAt(asked, { kind: 'owner' }), {
      draftOrder: {
        ...(item.itemType !== 'GIFT_CARD' && {
          catalogLineItems: [{ catalogReference: reference, quantity: pieces }],
        }),
        customLineItems: [
          {
            productName: { original: 'Wrapping and a card' },
            itemType: { preset: 'PHYSICAL' },
            price: { amount: '3.50' },
          },
        ],
        ...(vary(number, 4) === 0 && {
          discounts: [{ percentage: '10', description: 'For a regular customer' }],
        }),
        buyerInfo: { email },
        billingInfo: { address: homeOf(customer), contactDetails: { firstName, lastName } },
      },
    })
  }
}
