import type { TimeSlot } from '@frontdesk/bookings'

/** Forgotten with the drafts of bookings when the person signs out. */
const key = 'booking:visit'

/** Keeps the chosen time of a visit in this tab, over a reload. */
export function keepVisit(slot: TimeSlot): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(slot))
  } catch {
    // Without a storage the choice is lost with the page.
  }
}

/** The chosen time of a visit, with that of each service; nothing where none was chosen. */
export function readVisit(): TimeSlot | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown
    const { nestedTimeSlots } = Object(kept) as { nestedTimeSlots?: unknown }
    return Array.isArray(nestedTimeSlots) ? (kept as TimeSlot) : undefined
  } catch {
    return undefined
  }
}

/** Ends a visit that is in the cart. */
export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
