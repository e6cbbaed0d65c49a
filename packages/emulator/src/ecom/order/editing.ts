import type { Order } from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

/** The settings of `createOrder` that matter later in the life of an order. The id is the order's. */
interface OrderTerms extends Stored {
  /** The apps that alone may edit the order, beside the business itself. */
  readonly editors?: readonly string[]
}

const terms: CollectionDefinition<OrderTerms> = collection<OrderTerms>('ecom.orderTerms')

/** Keeps the terms of a new order. */
export const keepTerms = ({ state }: Pick<Context, 'state'>, given: OrderTerms): void => {
  if (Object.keys(given).length > 1) state.in(terms).put(given)
}

/** Whether the caller may edit the order: the business itself may, and the apps that the order names, if it names any. */
export const mayEdit = ({ state, identity }: Pick<Context, 'state' | 'identity'>, id: string): boolean => {
  const { editors } = state.in(terms).get(id) ?? {}
  const appId = identity.kind === 'owner' ? identity.appId : undefined
  return !editors || appId === undefined || editors.includes(appId)
}

/** @throws Failure 403 `ORDER_CANNOT_BE_EDITED` when the order names its editors and the caller's app is none of them */
export const requireEditor = (context: Pick<Context, 'state' | 'identity'>, { id }: Order): void => {
  if (!mayEdit(context, id))
    throw decline(403, 'ORDER_CANNOT_BE_EDITED', 'This order can be edited by the apps that it names alone', {
      id,
    })
}
