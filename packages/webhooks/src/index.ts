export * from './booking-events.ts'
export * from './cart-events.ts'
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
export * from './order-events.ts'
export type { PublicJwk } from './token.ts'
export * from './webhook-error.ts'
export * from './webhooks.ts'
