import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

interface Counter extends Stored {
  readonly next: number
}

const counters: CollectionDefinition<Counter> = collection<Counter>('ecom.counters')
const firstOrderNumber = 10_001

/** The next number of a counter, for people. Each one is given once. */
export const nextNumber = ({ state }: Pick<Context, 'state'>, counter: string, first: number): string => {
  const { next } = state.in(counters).get(counter) ?? { next: first }
  state.in(counters).put({ id: counter, next: next + 1 })
  return String(next)
}

/** The number of the next order. */
export const nextOrderNumber = (context: Pick<Context, 'state'>): string =>
  nextNumber(context, 'orderNumber', firstOrderNumber)
