import type { Order } from '@frontdesk/ecom'
import type { CatalogReference } from '../../kernel/catalog-provider.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { orders } from './state.ts'

/** The latest order that holds an item of a catalogue. */
export const orderOfItem = (
  { state }: Pick<HandlerContext<unknown>, 'state'>,
  { catalogItemId, appId }: Omit<CatalogReference, 'options'>,
): Order | undefined =>
  state
    .in(orders)
    .by('item', catalogItemId)
    .findLast(({ lineItems = [] }) =>
      lineItems.some(
        ({ catalogReference }) =>
          catalogReference?.catalogItemId === catalogItemId && catalogReference.appId === appId,
      ),
    )
