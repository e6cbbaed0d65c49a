import { formatDay } from '../format/time.ts'
import { studio } from '../studio.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useBooking } from './booking-layout.tsx'
import { slotsByDay, slotStart } from './slot.ts'
import { TimeList } from './time-list.tsx'

/** Somebody was faster: the nearest free times, one click away. The details are kept. */
export function SlotTaken() {
  const { service, flow } = useBooking()
  const { alternatives, selectSlot } = flow
  return (
    <div className="grid gap-8">
      <p role="alert" className="max-w-prose text-lg">
        Somebody booked it while you were filling in your details. Nothing was charged.{' '}
        {alternatives.length > 0 ? 'These times nearby are free:' : 'Please choose another time.'}
      </p>
      {slotsByDay(alternatives).map(([day, slots]) => {
        const start = slots[0] && slotStart(slots[0])
        return (
          <section key={day} className="grid gap-3">
            <h3 className="text-xl">{start && formatDay(start, studio.timeZone)}</h3>
            <TimeList
              slots={slots}
              showPlaces={(service.locations?.length ?? 0) > 1}
              selectedKey={undefined}
              onSelect={(slot) => selectSlot(slot)}
            />
          </section>
        )
      })}
      <ButtonLink to=".." relative="path" look="outline" className="justify-self-start">
        See all times
      </ButtonLink>
    </div>
  )
}
