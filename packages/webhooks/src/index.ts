export { type BookingEvent, type BookingEventData, bookingEvents } from './booking-events.ts'
export { type CartEvent, type CartEventData, cartEvents } from './cart-events.ts'
export type {
  DomainEvent,
  EventFamily,
  EventIdentity,
  EventMetadata,
  EventOf,
  EventsOf,
  ModifiedFields,
  UnknownEvent,
  UnknownEventMetadata,
} from './event.ts'
export { type OrderEvent, type OrderEventData, orderEvents } from './order-events.ts'
export type { PublicJwk } from './token.ts'
export { isWebhookError, WebhookError, type WebhookErrorCode } from './webhook-error.ts'
export { createWebhooks, type Webhooks, type WebhooksOptions } from './webhooks.ts'
