export * from './abandoned-checkout-events.ts'
export * from './add-on-events.ts'
export * from './attendance-events.ts'
export * from './back-in-stock-events.ts'
export * from './booking-events.ts'
export * from './booking-policy-events.ts'
export * from './bookings-settings-events.ts'
export * from './calendar-events.ts'
export * from './cart-abandonment-events.ts'
export * from './cart-events.ts'
export * from './category-events.ts'
export * from './checkout-events.ts'
export * from './checkout-settings-events.ts'
export * from './checkout-template-events.ts'
export * from './collection-events.ts'
export * from './delivery-profile-events.ts'
export * from './discount-rule-events.ts'
export * from './draft-order-events.ts'
export {
  type DomainEvent,
  type EventFamily,
  type EventIdentity,
  type EventIdentityType,
  eventIdentityTypes,
  type EventMetadata,
  type EventOf,
  type EventsOf,
  type MessageMetadata,
  type ModifiedFields,
  type UnknownEvent,
  type UnknownEventMetadata,
} from './event.ts'
export * from './fulfillment-events.ts'
export * from './inventory-events.ts'
export * from './manual-tax-mapping-events.ts'
export * from './order-events.ts'
export * from './order-transactions-events.ts'
export * from './orders-settings-events.ts'
export * from './payment-request-events.ts'
export * from './product-events.ts'
export * from './resource-events.ts'
export * from './service-events.ts'
export * from './service-options-events.ts'
export * from './shipping-option-events.ts'
export * from './shipping-rate-provider-events.ts'
export * from './staff-member-events.ts'
export * from './subscription-contract-events.ts'
export type { PublicJwk } from './token.ts'
export * from './tax-group-events.ts'
export * from './tax-region-events.ts'
export * from './webhook-error.ts'
export * from './webhooks.ts'
