import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

interface Counter extends Stored {
  readonly next: number
}

const counters: CollectionDefinition<Counter> = collection<Counter>('ecom.counters')
const firstOrderNumber = 10_001

/** The number of the next order, for people. Each one is given once. */
export const nextOrderNumber = ({ state }: Pick<Context, 'state'>): string => {
  const { next } = state.in(counters).get('orderNumber') ?? { next: firstOrderNumber }
  state.in(counters).put({ id: 'orderNumber', next: next + 1 })
  return String(next)
}
