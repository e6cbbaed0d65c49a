import { type AvailabilityDay, type Service, staffResourceTypeId } from '@frontdesk/bookings'
import type { Image } from '@frontdesk/core'
import { formatShortDay } from '../format/time.ts'
import { studio } from '../studio.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { Picture } from '../ui/picture.tsx'
import { slotStart, staffOf } from './slot.ts'

interface StaffFilterProps {
  service: Service | undefined
  days: readonly AvailabilityDay[]
  /** The id of the chosen staff member; absent while the customer takes anyone. */
  chosen: string | undefined
  onChange: (staffId: string | undefined) => void
}

/** When the member of staff is free for the first time in these days. */
function firstFree(days: readonly AvailabilityDay[], staffId: string): Date | undefined {
  for (const { slots } of days) {
    const slot = slots.find((each) => staffOf([each]).some(({ id }) => id === staffId))
    if (slot) return slotStart(slot)
  }
  return undefined
}

/** The staff members who give the service, by their names. Time slots name them by the ids of their resources. */
function staffMembers(
  service: Service | undefined,
): { id: string; name: string; image: Image | undefined }[] {
  const images = new Map(
    service?.staffMemberDetails?.staffMembers?.map(({ name, mainMedia }) => [name, mainMedia?.image]),
  )
  return (service?.serviceResources ?? [])
    .filter(({ resourceType }) => resourceType?.id === staffResourceTypeId)
    .flatMap(({ resourceDetails }) => resourceDetails?.resources ?? [])
    .flatMap(({ id, name }) => (id && name ? [{ id, name, image: images.get(name) }] : []))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** With whom: anyone, or one of those who give the service, by their names. */
export function StaffFilter({ service, days, chosen, onChange }: StaffFilterProps) {
  const staff = staffMembers(service)
  if (staff.length < 2) return null
  return (
    <FilterChips
      label="With"
      value={chosen ?? ''}
      allLabel="Anyone"
      options={staff.map(({ id, name, image }) => {
        const free = firstFree(days, id)
        return {
          value: id,
          label: (
            <>
              <Picture image={image} className="-ml-2.5 aspect-square w-8 rounded-full" />
              <span className="grid text-[0.9375rem]">
                {name}
                <span className="figures text-xs opacity-80">
                  {free ? `free ${formatShortDay(free, studio.timeZone)}` : '\u00a0'}
                </span>
              </span>
            </>
          ),
        }
      })}
      onChange={(staffId) => onChange(staffId || undefined)}
    />
  )
}
