import { type Booking, cancelBooking, queryServices } from '@frontdesk/bookings'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as hooks from '../src/index.ts'
import { fakeClient, fakeSession, wrapperFor } from './fake-client.tsx'

const pending = (): Promise<never> => new Promise(() => undefined)
const booking: Booking = { id: 'b' }
const june = { serviceId: 'svc', from: '2026-06-01', to: '2026-06-07' } as const

/** Every hook that hands out functions, and their names. Options are made anew at each render. */
const withFunctions: Readonly<Record<string, readonly [use: () => unknown, ...names: string[]]>> = {
  useAuthCallback: [() => hooks.useAuthCallback({ returnTo: '/' }), 'restart'],
  useAvailability: [() => hooks.useAvailability({ ...june }), 'prefetch', 'refetch'],
  useBookingFlow: [
    () => hooks.useBookingFlow({ serviceId: 'svc', checkout: { returnTo: '/' } }),
    'selectSlot',
    'setDetails',
    'submit',
    'back',
  ],
  useBookingForm: [() => hooks.useBookingForm({}), 'set', 'leave', 'submission'],
  useCalendarMonth: [
    () => hooks.useCalendarMonth({ serviceId: 'svc' }),
    'show',
    'previous',
    'next',
    'select',
    'moveByKey',
    'prefetch',
    'refetch',
  ],
  useCancelBooking: [() => hooks.useCancelBooking({ booking }), 'cancel', 'reset'],
  useCart: [
    () => hooks.useCart(),
    'add',
    'setQuantity',
    'remove',
    'restore',
    'addCoupon',
    'removeCoupon',
    'addGiftCard',
    'removeGiftCard',
    'setDeliveryMethod',
    'removeDeliveryMethod',
    'refresh',
  ],
  useCheckout: [() => hooks.useCheckout({ returnTo: '/' }), 'start'],
  useCheckoutReturn: [() => hooks.useCheckoutReturn({ url: '/?orderId=o' }), 'refetch'],
  useJoinWaitlist: [() => hooks.useJoinWaitlist({}), 'join', 'reset'],
  useLogin: [
    () => hooks.useLogin({ returnTo: '/' }),
    'submitCode',
    'resendCode',
    'answerChallenge',
    'recover',
    'finish',
    'reset',
    'login',
  ],
  useLogout: [() => hooks.useLogout({ returnTo: '/' }), 'mutate', 'mutateAsync', 'reset'],
  useMyBookings: [() => hooks.useMyBookings({ limit: 5 }), 'fetchNextPage', 'refetch'],
  usePages: [() => hooks.usePages(queryServices, { paging: { limit: 5 } }), 'fetchNextPage', 'refetch'],
  useRegister: [
    () => hooks.useRegister({ returnTo: '/' }),
    'submitCode',
    'resendCode',
    'answerChallenge',
    'recover',
    'finish',
    'reset',
    'register',
  ],
  useRescheduleBooking: [() => hooks.useRescheduleBooking({ booking }), 'reschedule', 'reset'],
  useTheme: [() => hooks.useTheme({ storageKey: 'theme' }), 'set', 'toggle'],
  useVariant: [() => hooks.useVariant(undefined), 'choose', 'reset'],
  useWrite: [() => hooks.useWrite(cancelBooking, { invalidates: [] }), 'mutate', 'mutateAsync', 'reset'],
}

/**
 * Hooks that hand out no function of their own: the result of a query is that of TanStack Query, and `useSuspensePages`
 * has the functions of `usePages`.
 */
const withoutFunctions = [
  'useClient',
  'useFieldErrors',
  'useRead',
  'useSession',
  'useSessionClient',
  'useSuspensePages',
  'useSuspenseRead',
]

it('knows every hook', () => {
  expect([...Object.keys(withFunctions), ...withoutFunctions].sort()).toEqual(
    Object.keys(hooks)
      .filter((name) => name.startsWith('use'))
      .sort(),
  )
})

const functionsOf = (given: object): string[] =>
  Object.entries(given).flatMap(([name, value]) => (typeof value === 'function' ? name : []))

it.each(Object.entries(withFunctions))(
  '%s hands out the same functions at each render',
  (_, [use, ...names]) => {
    const client = { ...fakeClient({}, fakeSession()).client, send: pending }
    const { result, rerender } = renderHook(use, { wrapper: wrapperFor(client) })
    const before = result.current as Readonly<Record<string, unknown>>
    rerender()
    const after = result.current as Readonly<Record<string, unknown>>
    expect(before).not.toBe(after)
    expect(functionsOf(before).sort()).toEqual(names.sort())
    for (const name of names) expect(after[name], name).toBe(before[name])
  },
)
