import type { TimeSlot } from '@frontdesk/bookings'
import { useLocation, useSearchParams } from 'react-router'
import { useChosen } from '../ui/use-chosen.ts'

/** The choices of a person for an appointment or a class. All of them stand in the address. */
export interface Choice {
  /** `YYYY-MM-DD`. */
  readonly day?: string | undefined
  /** `hh:mm`. */
  readonly time?: string | undefined
  /** The place of the time, where there are several. */
  readonly place?: string | undefined
  /** The only member of staff whose times are shown. */
  readonly staff?: string | undefined
  /** The only place whose times are shown. */
  readonly at?: string | undefined
  /** The ids of the extras with commas between them, each with `*2` where there are two of it. */
  readonly extras?: string | undefined
  /** The id of the choice of an appointment at its own price, such as its length. */
  readonly option?: string | undefined
}

const names = ['day', 'time', 'place', 'staff', 'at', 'extras', 'option'] as const

/** The choice in the address, and a function that changes parts of it. A reload and the way back keep it. */
export function useChoice(): [choice: Choice, change: (change: Choice) => void] {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const [address, setAddress] = useChosen(params.toString(), (next) =>
    setParams(next, { replace: true, preventScrollReset: true, state }),
  )
  const shown = new URLSearchParams(address)
  const choice: Choice = Object.fromEntries(names.map((name) => [name, shown.get(name) ?? undefined]))
  return [
    choice,
    (change) => {
      for (const [name, value] of Object.entries(change) as [string, string | undefined][])
        if (value) shown.set(name, value)
        else shown.delete(name)
      setAddress(shown.toString())
    },
  ]
}

/** How the address names a slot among those of its day. */
export function slotChoice({ localStartDate, location }: TimeSlot, hasPlaces: boolean): Choice {
  return { time: localStartDate?.slice(11, 16), place: hasPlaces ? location?.id : undefined }
}

/** The slot of the day that the address names. */
export function chosenSlot(slots: readonly TimeSlot[], { time, place }: Choice): TimeSlot | undefined {
  if (!time) return undefined
  return slots.find(
    ({ localStartDate, location }) =>
      localStartDate?.slice(11, 16) === time && (!place || location?.id === place),
  )
}
