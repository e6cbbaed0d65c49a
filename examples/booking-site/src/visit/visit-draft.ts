import type { BookingDraft, BookingFlow } from '@frontdesk/react'
import { useEffect } from 'react'

/** Forgotten with the drafts of bookings when the person signs out. */
const key = 'booking:visit'

/** The choices of a visit in this tab, with how far its booking is: kept over a reload. */
export function keepVisit({ slot, resource, timeZone, details, plan }: BookingDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ slot, resource, timeZone, details, plan }))
  } catch {
    // Without a storage the choice is lost with the page.
  }
}

/** The chosen time of a visit, with that of each service; nothing where none was chosen. */
export function readVisit(): BookingDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown
    const { slot } = Object(kept) as { slot?: unknown }
    const { nestedTimeSlots } = Object(slot) as { nestedTimeSlots?: unknown }
    return Array.isArray(nestedTimeSlots) ? (kept as BookingDraft) : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is chosen for a visit until it is in the cart. */
export function useKeepVisit({ step, slot, resource, timeZone, details, plan }: BookingFlow): void {
  const isDone = step === 'done'
  useEffect(() => {
    if (isDone) forgetVisit()
    else if (slot) keepVisit({ slot, resource, timeZone, details, plan })
  }, [isDone, slot, resource, timeZone, details, plan])
}

function forgetVisit(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
