export type { AvailabilityDay, AvailabilityInput, AvailabilityReason, LocalDate } from './availability.ts'
export type { BookingChoice, BookingDetails, BookingStep } from './booking-flow.ts'
export type { CartLine } from './cart-change.ts'
export type { Navigate } from './checkout.ts'
export { FrontdeskProvider, type FrontdeskProviderProps } from './frontdesk-provider.tsx'
export type { LoginStep } from './login-flow.ts'
export {
  hydration,
  type Keyed,
  keyOf,
  type PagesData,
  pagesOptions,
  type PagesOptions,
  type PagesQuery,
  type ReadKey,
  readOptions,
  type ReadOptions,
  type ReadQuery,
} from './query.ts'
export type { SessionView } from './session-view.ts'
export {
  RequireMember,
  type RequireMemberProps,
  SignedIn,
  type SignedInProps,
  SignedOut,
} from './signed-in.tsx'
export type { ResolvedTheme, Theme } from './theme.ts'
export { ThemeScript, themeScript, type ThemeScriptProps } from './theme-script.tsx'
export { type AuthCallback, useAuthCallback, type UseAuthCallbackOptions } from './use-auth-callback.ts'
export { type Availability, useAvailability, type UseAvailabilityOptions } from './use-availability.ts'
export {
  type BookingDraft,
  type BookingFlow,
  useBookingFlow,
  type UseBookingFlowOptions,
} from './use-booking-flow.ts'
export { type CartControl, useCart } from './use-cart.ts'
export { type Checkout, useCheckout, type UseCheckoutOptions } from './use-checkout.ts'
export {
  type CheckoutReturn,
  useCheckoutReturn,
  type UseCheckoutReturnOptions,
} from './use-checkout-return.ts'
export { useClient } from './use-client.ts'
export { useFieldErrors } from './use-field-errors.ts'
export { type Login, useLogin } from './use-login.ts'
export type { LoginAnswer, LoginFlow, UseLoginOptions } from './use-login-flow.ts'
export { type Logout, useLogout, type UseLogoutOptions } from './use-logout.ts'
export { type Pages, usePages } from './use-pages.ts'
export { useRead } from './use-read.ts'
export { type Registration, useRegister } from './use-register.ts'
export { useSession } from './use-session.ts'
export { type SuspenseReadOptions, useSuspenseRead } from './use-suspense-read.ts'
export { type ThemeControl, useTheme, type UseThemeOptions } from './use-theme.ts'
export { useWrite, type WriteOptions, type WriteResult } from './use-write.ts'
export { skipToken } from '@tanstack/react-query'
