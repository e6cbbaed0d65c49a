export type { BookingChangeRefusal, BookingPermission, CancellationFeeFrom } from './booking-change.ts'
export type { BookingStep } from './booking-flow.ts'
export {
  type BookingFormField,
  bookingFormFieldTypes,
  type BookingFormFieldType,
  type BookingFormProblem,
  type BookingFormValue,
  defaultBookingFormFields,
} from './booking-form.ts'
export type { CalendarMonth, Weekday } from './calendar-month.ts'
export type { CartLine, CartPart } from './cart-change.ts'
export type { Navigate } from './checkout.ts'
export * from './frontdesk-provider.tsx'
export type { LoginStep } from './login-flow.ts'
export {
  cartOptions,
  type CartQuery,
  hydration,
  type Keyed,
  keyOf,
  type MyBookingsOptions,
  myBookingsOptions,
  type PagesData,
  pagesOptions,
  type PagesOptions,
  type PagesQuery,
  type ReadKey,
  readOptions,
  type ReadOptions,
  type ReadQuery,
  type WriteMutation,
  writeOptions,
  type WriteOptions,
} from './query.ts'
export type { SessionView } from './session-view.ts'
export * from './signed-in.tsx'
export type { ResolvedTheme, Theme } from './theme.ts'
export * from './theme-script.tsx'
export * from './use-auth-callback.ts'
export * from './use-availability.ts'
export * from './use-booking-flow.ts'
export * from './use-booking-form.ts'
export * from './use-calendar-month.ts'
export * from './use-cancel-booking.ts'
export * from './use-cart.ts'
export * from './use-checkout.ts'
export * from './use-checkout-return.ts'
export { useClient } from './use-client.ts'
export * from './use-field-errors.ts'
export * from './use-join-waitlist.ts'
export * from './use-login.ts'
export type { LoginAnswer, LoginFlow, UseLoginOptions } from './use-login-flow.ts'
export * from './use-logout.ts'
export * from './use-my-bookings.ts'
export { type Pages, usePages } from './use-pages.ts'
export * from './use-read.ts'
export * from './use-register.ts'
export * from './use-reschedule-booking.ts'
export * from './use-session.ts'
export { useSessionClient } from './use-session-client.ts'
export * from './use-suspense-pages.ts'
export * from './use-suspense-read.ts'
export * from './use-theme.ts'
export * from './use-variant.ts'
export * from './use-write.ts'
export { skipToken } from '@tanstack/react-query'
