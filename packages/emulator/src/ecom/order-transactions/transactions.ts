import { type OrderTransactions, orderTransactionsShape, type Payment, type Refund } from '@frontdesk/ecom'
import type { Shape } from '@frontdesk/core'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'
import type { RefundSideEffects } from './side-effects.ts'

/** Something that the gateway does to a payment when its moment comes. */
export interface Awaited {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly what: 'settlement' | 'scheduledAction' | 'capture' | 'refund' | 'chargeback' | 'reversal'
  readonly paymentId: string
}

/** The payments and refunds of an order, with what the platform keeps beside them. The id is that of the order. */
export interface KeptTransactions extends Stored, OrderTransactions {
  readonly orderId: string
  readonly payments: Payment[]
  readonly refunds: Refund[]
  readonly awaited?: readonly Awaited[]
  /** Decimal text: the amount that the order was created as paid with, until payments are recorded for it. */
  readonly declared?: string
  /** Decimal text: the part of the total that nobody owes any more, since its item was given back unpaid. */
  readonly waived?: string
  /** Whether the business has marked the order as paid, so that no membership is awaited any more. */
  readonly isMarkedAsPaid?: boolean
  /** The number of the test card that the buyer has let the business keep for this order. */
  readonly savedCard?: string
  /** The statuses of the payments by membership when events last told of them, by the id of the payment. */
  readonly memberships?: Readonly<Record<string, string>>
  /** The side effects of refunds that are not final yet, by the id of the refund. */
  readonly sideEffects?: Readonly<Record<string, RefundSideEffects>>
}

export const transactions: CollectionDefinition<KeptTransactions, 'awaited'> = collection<
  KeptTransactions,
  'awaited'
>('ecom.orderTransactions', { awaited: ({ awaited }) => (awaited?.length ? 'any' : undefined) })

type Shown = OrderTransactions & Stored

/** The transactions of orders: one record for each order, from its first payment on. */
export const transactionsEntity: Entity<Shown, KeptTransactions> = defineEntity<Shown, KeptTransactions>({
  name: 'orderTransactions',
  collection: transactions,
  system: { createdDate: false, updatedDate: false, revision: false },
  internal: [
    'id',
    'awaited',
    'declared',
    'waived',
    'isMarkedAsPaid',
    'savedCard',
    'memberships',
    'sideEffects',
  ],
  events: {
    fqdn: 'wix.ecom.v1.order_transactions',
    shape: orderTransactionsShape as Shape<object> as Shape<Shown>,
    created: false,
    updated: false,
    deleted: false,
  },
})

/** The transactions of an order; empty ones before its first payment. */
export const transactionsOf = ({ state }: Pick<Context, 'state'>, orderId: string): KeptTransactions =>
  state.in(transactions).get(orderId) ?? { id: orderId, orderId, payments: [], refunds: [] }

/** The items of a list with some replaced by their new form, and new ones at the end. */
export const withChanged = <T extends Stored>(list: readonly T[], changed: readonly T[]): T[] => [
  ...list.map((one) => changed.find(({ id }) => id === one.id) ?? one),
  ...changed.filter(({ id }) => !list.some((one) => one.id === id)),
]
