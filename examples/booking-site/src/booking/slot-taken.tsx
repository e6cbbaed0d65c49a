import type { TimeSlot } from '@frontdesk/bookings'
import type { ReactNode } from 'react'
import { formatDay } from '../format/time.ts'
import { studio } from '../studio.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { cx } from '../ui/class-names.ts'
import { slotKey, slotsByDay, slotStart } from './slot.ts'
import { groupTimes, listTimes, timeClass, timeGrid, TimeText } from './time-list.tsx'

interface SlotTakenProps {
  alternatives: readonly TimeSlot[]
  onSelect: (slot: TimeSlot) => void
  /** Whether the times name their places. */
  showPlaces: boolean
  /** The way to all times. */
  children: ReactNode
}

/** Somebody was faster: the nearest free times, one click away. The details are kept. */
export function SlotTaken({ alternatives, onSelect, showPlaces, children }: SlotTakenProps) {
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
            <h2 className="text-xl">{start && formatDay(start, studio.timeZone)}</h2>
            <NearTimes slots={slots} showPlaces={showPlaces} onSelect={onSelect} />
          </section>
        )
      })}
      {children}
    </div>
  )
}

interface NearTimesProps extends Pick<SlotTakenProps, 'onSelect' | 'showPlaces'> {
  slots: readonly TimeSlot[]
}

function NearTimes({ slots, showPlaces, onSelect }: NearTimesProps) {
  const visitorZone = useVisitorTimeZone()
  const times = listTimes(slots, { showPlaces, visitorZone })
  return groupTimes(times, ({ end, place }) => (end ? undefined : place)).map((group) => (
    <div key={group.label} className="grid gap-1.5">
      {group.label && <p className="text-sm text-muted">{group.label}</p>}
      <ul className={timeGrid(times)}>
        {group.times.map((time) => (
          <li key={slotKey(time.slot)}>
            <button
              type="button"
              onClick={() => onSelect(time.slot)}
              className={cx(
                timeClass,
                'w-full border border-control bg-raised hover:border-ink hover:bg-sand',
              )}
            >
              <TimeText {...time} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  ))
}
