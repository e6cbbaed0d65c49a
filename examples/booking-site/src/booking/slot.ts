import { staffResourceTypeId, type TimeSlot } from '@frontdesk/bookings'
import { toMoment } from '../format/time.ts'
import { studio } from '../studio.ts'

/** When a slot that was asked for in the studio's time zone starts. */
export function slotStart({ localStartDate }: TimeSlot): Date | undefined {
  return localStartDate ? toMoment(localStartDate, studio.timeZone) : undefined
}

/** When it ends. */
export function slotEnd({ localEndDate }: TimeSlot): Date | undefined {
  return localEndDate ? toMoment(localEndDate, studio.timeZone) : undefined
}

/** How long it takes. */
export function slotMinutes(slot: TimeSlot): number | undefined {
  const [start, end] = [slotStart(slot), slotEnd(slot)]
  return start && end && (end.getTime() - start.getTime()) / 60_000
}

/** The slots of one member of staff at one place, where a customer has chosen them. */
export function slotsOf(
  slots: readonly TimeSlot[],
  { staff, at }: { readonly staff?: string | undefined; readonly at?: string | undefined },
): readonly TimeSlot[] {
  return slots.filter(
    (slot) => (!staff || staffOf([slot]).some(({ id }) => id === staff)) && (!at || slot.location?.id === at),
  )
}

/** A key that stays the same each time the slot is read. */
export function slotKey({ eventInfo, scheduleId, localStartDate, location }: TimeSlot): string {
  return eventInfo?.eventId ?? [scheduleId, localStartDate, location?.id].join(' ')
}

/** Everybody who gives or is free for one of the slots, each once. */
export function staffOf(slots: readonly TimeSlot[]): { id: string; name: string }[] {
  const found = new Map<string, string>()
  for (const { availableResources = [] } of slots)
    for (const { resourceTypeId = staffResourceTypeId, resources = [] } of availableResources)
      if (resourceTypeId === staffResourceTypeId)
        for (const { id, name } of resources) if (id && name) found.set(id, name)
  return [...found].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name))
}

/** One slot, in words. */
export function slotStaff(slot: TimeSlot): string | undefined {
  const names = staffOf([slot]).map(({ name }) => name)
  return names.length > 0 ? new Intl.ListFormat('en', { type: 'disjunction' }).format(names) : undefined
}

/** Places left where that is worth knowing: in groups. */
export function slotPlaces({ totalCapacity = 1, bookableCapacity }: TimeSlot): number | undefined {
  return totalCapacity > 1 ? bookableCapacity : undefined
}

/** How many people the waiting list of a full session takes; 0 where nobody can wait. */
export function waitingPlaces({
  bookableCapacity = 0,
  eventInfo,
  bookingPolicyViolations,
}: TimeSlot): number {
  const isClosed = Object.keys(bookingPolicyViolations ?? {}).length > 0
  return bookableCapacity > 0 || isClosed ? 0 : (eventInfo?.waitingList?.remainingCapacity ?? 0)
}

/** Whether a customer can choose a slot: to book it, or to wait for a place. */
export function isChoosable(slot: TimeSlot): boolean {
  return slot.bookable !== false || waitingPlaces(slot) > 0
}

export function placesText(places: number): string {
  if (places <= 0) return 'Full'
  return places === 1 ? '1 place left' : `${places} places left`
}

/** The slots of each day of the studio's calendar, in their order. */
export function slotsByDay(slots: readonly TimeSlot[]): [day: string, slots: TimeSlot[]][] {
  const days = new Map<string, TimeSlot[]>()
  for (const slot of slots) {
    const day = slot.localStartDate?.slice(0, 10) ?? ''
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days]
}
