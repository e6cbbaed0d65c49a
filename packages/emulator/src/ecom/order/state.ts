import { type Order, type OrderActivity, type OrderActivityType, orderShape } from '@frontdesk/ecom'
import { orderFields, orderSchema, orderSearch, orderUpdateSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity, type Fresh } from '../../kernel/entity/entity.ts'
import { stateMachine, type StateMachine } from '../../kernel/entity/transitions.ts'
import { sumOfFactors } from '../../kernel/money.ts'
import { personKeys } from '../../kernel/person.ts'
import type { DerivedFields } from '../../kernel/query/filter.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

const buyerOf = ({ buyerInfo }: Order) => ({
  memberId: buyerInfo?.memberId,
  visitorId: buyerInfo?.visitorId,
})

type OrderIndex = 'buyer' | 'item'

export const orders: CollectionDefinition<Order, OrderIndex> = collection<Order, OrderIndex>(
  'ecom.orders',
  {
    buyer: (order) => personKeys(buyerOf(order)),
    /** By the id that each line's item has in its catalogue. */
    item: ({ lineItems = [] }) =>
      lineItems.flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? []),
  },
  {
    createdDate: ({ createdDate }) => createdDate?.getTime(),
    purchasedDate: ({ purchasedDate }) => purchasedDate?.getTime(),
  },
)

/** The amount on which an exempt order charges no tax: that of its lines, fees and delivery that would be taxed otherwise. */
const exemptAmountOf = ({ taxInfo, lineItems = [], additionalFees = [], shippingInfo }: Order): string =>
  taxInfo?.taxExempt
    ? sumOfFactors(
        [...lineItems, ...additionalFees, shippingInfo?.cost].map(
          (part) => part?.taxInfo?.taxableAmount?.amount ?? '0',
        ),
      )
    : '0'

/** The fields that filters see and the platform does not show. */
export const derivedOrderFields: DerivedFields = {
  demo: () => false,
  fulfillmentStatusesAggregate: ({ fulfillmentStatus }: Order) => ({ statuses: [fulfillmentStatus] }),
  taxInfo: (order: Order) => ({ ...order.taxInfo, totalExempt: { amount: exemptAmountOf(order) } }),
}

const newestFirst = { fieldName: 'createdDate', order: 'DESC' } as const

/** Orders. The business reads all of them, a buyer only their own. */
export const orderEntity: Entity<Order> = defineEntity<Order>({
  name: 'order',
  collection: orders,
  schema: orderSchema,
  writable: () => orderUpdateSchema().omit({ id: true }),
  maskField: 'fieldMask',
  system: { revision: false },
  owner: buyerOf,
  ownerIndex: 'buyer',
  query: { fields: orderFields, derived: derivedOrderFields, defaultSort: newestFirst },
  search: { ...orderSearch, derived: derivedOrderFields, defaultSort: newestFirst },
  events: { fqdn: 'wix.ecom.v1.order', shape: orderShape, deleted: false },
  errors: { notFound: 'ORDER_NOT_FOUND' },
})

/** `postpone` makes an order wait for its payment; `edit` and `fulfill` leave the status. */
type OrderAction = 'postpone' | 'approve' | 'reject' | 'cancel' | 'edit' | 'fulfill'

/** The transitions of the status of an order. */
export const orderTransitions: StateMachine<OrderAction, string> = stateMachine<OrderAction, string>({
  name: 'order',
  code: 'UNSUPPORTED_TRANSITION',
  refusals: {
    CANCELED: { code: 'ORDER_ALREADY_CANCELED', description: 'The order is cancelled already' },
    PENDING: { code: 'ORDER_IS_PENDING', description: 'The order waits for its payment' },
    REJECTED: { code: 'ORDER_IS_REJECTED', description: 'The order was rejected' },
  },
  actions: {
    postpone: { from: ['INITIALIZED'], to: 'PENDING' },
    approve: { from: ['INITIALIZED', 'PENDING'], to: 'APPROVED', slug: 'approved' },
    reject: { from: ['PENDING'], to: 'REJECTED' },
    cancel: { from: ['INITIALIZED', 'APPROVED'], to: 'CANCELED', slug: 'canceled' },
    edit: { from: ['INITIALIZED', 'APPROVED', 'CANCELED'] },
    fulfill: { from: ['APPROVED'] },
  },
})

/** An entry for the history of an order: its type alone, or with what it tells. */
export type NewActivity = OrderActivityType | Omit<OrderActivity, 'id' | 'createdDate'>

/** Makes entries for the history of an order. */
export const activitiesOf = (
  { newId, now }: Pick<Context, 'newId' | 'now'>,
  activities: readonly NewActivity[],
): NonNullable<Order['activities']> =>
  activities.map((one) => ({
    id: newId(),
    createdDate: now(),
    ...(typeof one === 'string' ? { activityType: one } : one),
  }))

/** Keeps a new order, with entries in its history. */
export const createOrder = (
  context: Context,
  order: Fresh<Order>,
  ...activities: readonly NewActivity[]
): Order => orderEntity.create(context, { ...order, activities: activitiesOf(context, activities) })

/** Keeps changes of an order, with entries in its history. */
export const changeOrder = (
  context: Context,
  order: Order,
  changes: Partial<Order>,
  ...activities: readonly NewActivity[]
): Order =>
  orderEntity.change(context, order, {
    ...changes,
    activities: [...(order.activities ?? []), ...activitiesOf(context, activities)],
  })
