import type { BookingDraft, BookingFlow } from '@frontdesk/react'
import { useEffect, useState } from 'react'
import { rememberCart } from '../cart/known-cart.ts'
import { useIsInBrowser } from '../layout/use-is-in-browser.ts'

const prefix = 'booking:'
const madePrefix = 'booked:'

/** Work in a storage that may be denied or full: a draft is then lost with the page, nothing else. */
function tolerate<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The object under a key; nothing where something else lies. */
function readObject(key: string): object | undefined {
  const kept = tolerate(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown)
  return typeof kept === 'object' && kept !== null ? kept : undefined
}

function readDraft(serviceId: string): BookingDraft | undefined {
  const draft = readObject(prefix + serviceId)
  return draft && Object.hasOwn(draft, 'slot') ? (draft as BookingDraft) : undefined
}

/**
 * The choices for a service in this tab, kept over a sign-in and a reload; a server that renders the page knows none. What
 * the tab has kept is read before the booking begins, since a booking without a time takes it away.
 */
export function useBookingDraft(serviceId: string): BookingDraft | undefined {
  const isInBrowser = useIsInBrowser()
  const [draft] = useState(() => readDraft(serviceId))
  return isInBrowser ? draft : undefined
}

/** Keeps what is chosen until it is booked, and then the id of the booking, which the way back needs. */
export function useKeepDraft(
  serviceId: string,
  { slot, resource, timeZone, details, plan, bookings }: BookingFlow,
): void {
  const isInBrowser = useIsInBrowser()
  const bookingId = bookings[0]?.id
  useEffect(() => {
    if (!isInBrowser) return
    if (bookingId) {
      rememberBooking(serviceId, bookingId)
      // It is in the cart.
      rememberCart()
    } else
      tolerate(() => {
        const draft = { slot, resource, timeZone, details, plan }
        if (slot) sessionStorage.setItem(prefix + serviceId, JSON.stringify(draft))
        else for (const key of [prefix + serviceId, typedKey(serviceId)]) sessionStorage.removeItem(key)
      })
  }, [isInBrowser, serviceId, bookingId, slot, resource, timeZone, details, plan])
}

/** Ends the draft of a service: its booking is made, and the way back leads to it. */
export function rememberBooking(serviceId: string, bookingId: string): void {
  tolerate(() => {
    for (const key of [prefix + serviceId, typedKey(serviceId)]) sessionStorage.removeItem(key)
    sessionStorage.setItem(madePrefix + serviceId, JSON.stringify({ bookingId }))
  })
}

/** The booking of the service that was made in this tab. It may be in the cart, ordered or removed meanwhile. */
export function readMadeBooking(serviceId: string): string | undefined {
  const { bookingId } = (readObject(madePrefix + serviceId) ?? {}) as { bookingId?: unknown }
  return typeof bookingId === 'string' ? bookingId : undefined
}

/** The values of the fields of the details, by their names. */
export type Typed = Readonly<Record<string, string | number>>

function typedKey(serviceId: string): string {
  return `${prefix}${serviceId}:typed`
}

/** The text typed for a service in this tab, even if it was not sent yet, and a function that keeps more of it. */
export function useTyped(serviceId: string): [typed: Typed, keep: (change: Typed) => void] {
  const read = (): Typed => (readObject(typedKey(serviceId)) as Typed | undefined) ?? {}
  const [typed] = useState(read)
  return [
    typed,
    (change) => {
      tolerate(() => {
        sessionStorage.setItem(typedKey(serviceId), JSON.stringify({ ...read(), ...change }))
      })
    },
  ]
}

/** Drafts hold a name and an address: they go with the person. */
export function forgetDrafts(): void {
  tolerate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) || key.startsWith(madePrefix)) sessionStorage.removeItem(key)
  })
}
