import { type BackInStockRequest, backInStockRequestShape } from '@frontdesk/ecom'
import { backInStockRequestFields } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'

/** A request with the mail that it waits for. */
export interface KeptRequest extends BackInStockRequest {
  /** Present while the mail is being sent. */
  readonly notice?: {
    /** Milliseconds since 1970. */
    readonly dueAt: number
    readonly name: string
    readonly price?: string
    readonly texts?: Readonly<Record<string, string>>
  }
}

type RequestIndex = 'email' | 'item' | 'status'

export const requests: CollectionDefinition<KeptRequest, RequestIndex> = collection<
  KeptRequest,
  RequestIndex
>('ecom.backInStockRequests', {
  email: ({ email }) => email?.toLowerCase(),
  item: ({ catalogReference }) => catalogReference?.catalogItemId,
  status: ({ status }) => status,
})

/** Requests to hear when an item is back in stock. */
export const requestEntity: Entity<BackInStockRequest, KeptRequest> = defineEntity<
  BackInStockRequest,
  KeptRequest
>({
  name: 'request',
  collection: requests,
  internal: ['notice'],
  system: { updatedDate: false, revision: false },
  query: { fields: backInStockRequestFields },
  events: {
    fqdn: 'wix.ecom.v1.back_in_stock_notification_request',
    shape: backInStockRequestShape,
    updated: 'without modified fields',
    deleted: 'without the entity',
  },
  errors: { notFound: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND' },
})
