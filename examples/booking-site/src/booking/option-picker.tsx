import type { Service } from '@frontdesk/bookings'
import type { BookingFlow } from '@frontdesk/react'
import { FilterChips } from '../ui/filter-chips.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useChoice } from './choice.ts'
import { useOptionChoice, useServiceOption } from './service-option.ts'

/** The choices of an appointment that have prices of their own, such as its lengths. The chosen one stands in the address. */
export function OptionPicker({ service, flow }: { service: Service | undefined; flow: BookingFlow }) {
  const [, change] = useChoice()
  const { name, choices, isPending } = useServiceOption(service)
  const chosen = useOptionChoice(service, flow)
  if (service?.type !== 'APPOINTMENT') return null
  if (isPending) return <Skeleton className="h-18 w-full" />
  if (choices.length === 0) return null
  return (
    <FilterChips
      label={name}
      showLabel
      allLabel={null}
      value={chosen?.id ?? ''}
      options={choices.map(({ id, label, price }) => ({
        value: id,
        label: (
          <>
            {label} <span className="figures text-sm opacity-80">{price}</span>
          </>
        ),
      }))}
      // Another length begins at other times.
      onChange={(option) => change({ option, time: undefined, place: undefined })}
    />
  )
}
