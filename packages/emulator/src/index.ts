export type { Clients, ClientSettings, OAuthClient, RegisteredClient } from './auth/index.ts'
export { type Clock, type ClockOptions, createClock } from './kernel/clock.ts'
export type {
  Coupon,
  Coupons,
  DiscountTriggerDecision,
  DiscountTriggers,
  GiftCards,
  NewGiftCard,
  RegisteredCoupon,
  RegisteredGiftCard,
} from './ecom/index.ts'
export { createEmulator } from './emulator.ts'
export type { ClockMove, Emulator, NamedSnapshot, Snapshot, TimeMachine } from './emulator-api.ts'
export type { EmulatorOptions } from './emulator-options.ts'
export { EmulatorError, type EmulatorErrorCode } from './kernel/emulator-error.ts'
export type { Fault, Faults } from './faults/fault-registry.ts'
export type { FaultEffect, FaultRule } from './faults/fault-rule.ts'
export type { BrandFont, Branding } from './kernel/branding.ts'
export type { Business, Identity, Mail } from './kernel/handler.ts'
export type { SentMail } from './kernel/mail.ts'
export type {
  Membership,
  MembershipChange,
  MembershipGrant,
  Memberships,
  PlanBenefit,
  PricingPlan,
} from './memberships/index.ts'
export type { RequestEntry } from './server/request-log.ts'
export type { SeedName } from './seed-name.ts'
export type { Stored } from './kernel/state.ts'
export type { Upcoming } from './kernel/due-work.ts'
export type { Delivery, DeliveryAttempt, SignedToken, Subscription, Webhooks } from './webhooks/delivery.ts'
export type { WebhookEvent } from './webhooks/event.ts'
