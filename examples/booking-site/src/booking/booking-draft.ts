import type { BookingDraft, BookingFlow } from '@frontdesk/react'
import { useEffect, useState } from 'react'

const prefix = 'booking:'

/** Work in a storage that may be denied or full: a draft is then lost with the page, nothing else. */
function tolerate<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function readDraft(serviceId: string): BookingDraft | undefined {
  const draft = tolerate(() => JSON.parse(sessionStorage.getItem(prefix + serviceId) ?? 'null') as unknown)
  return Object(draft) === draft && Object.hasOwn(draft as object, 'slot')
    ? (draft as BookingDraft)
    : undefined
}

/** What was chosen for a service in this tab, before a sign-in or a reload. */
export function useBookingDraft(serviceId: string): BookingDraft | undefined {
  const [draft] = useState(() => readDraft(serviceId))
  return draft
}

/** Keeps what is chosen until it is booked. */
export function useKeepDraft(serviceId: string, { slot, resource, details, step }: BookingFlow): void {
  const isOpen = slot && step !== 'done' && step !== 'redirecting'
  useEffect(() => {
    tolerate(() => {
      if (isOpen) sessionStorage.setItem(prefix + serviceId, JSON.stringify({ slot, resource, details }))
      else sessionStorage.removeItem(prefix + serviceId)
    })
  }, [serviceId, isOpen, slot, resource, details])
}

/** Drafts hold a name and an address: they go with the person. */
export function forgetDrafts(): void {
  tolerate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}
