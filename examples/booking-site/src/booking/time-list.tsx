import type { TimeSlot } from '@frontdesk/bookings'
import { formatTime, formatVisitorTime, sameClock, visitorTimeZone } from '../format/time.ts'
import { studio } from '../studio.ts'
import { cx } from '../ui/class-names.ts'
import { placesText, slotKey, slotPlaces, slotStaff, slotStart } from './slot.ts'

interface TimeListProps {
  slots: readonly TimeSlot[]
  /** Whether the times are at different places. */
  showPlaces: boolean
  /** Of `slotKey`. */
  selectedKey: string | undefined
  onSelect: (slot: TimeSlot) => void
}

const parts = [
  { label: 'Morning', until: 12 },
  { label: 'Afternoon', until: 17 },
  { label: 'Evening', until: 24 },
] as const

function hourOf(moment: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(moment))
}

function partOf(moment: Date, timeZone: string): string | undefined {
  const hour = hourOf(moment, timeZone)
  return parts.find(({ until }) => hour < until)?.label
}

/** The times of one day, in the clock of the studio. */
export function TimeList({ slots, showPlaces, selectedKey, onSelect }: TimeListProps) {
  const times = slots.flatMap((slot) => {
    const start = slotStart(slot)
    return start ? [{ slot, start, part: partOf(start, studio.timeZone) }] : []
  })
  return (
    <div className="grid gap-5">
      {parts.map(({ label }) => {
        const own = times.filter(({ part }) => part === label)
        if (own.length === 0) return null
        return (
          <section key={label} aria-label={label} className="grid gap-2">
            <h4 className="text-sm text-muted">{label}</h4>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
              {own.map(({ slot, start }) => (
                <li key={slotKey(slot)}>
                  <TimeButton
                    slot={slot}
                    start={start}
                    showPlace={showPlaces}
                    selected={slotKey(slot) === selectedKey}
                    onSelect={() => onSelect(slot)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface TimeButtonProps {
  slot: TimeSlot
  start: Date
  showPlace: boolean
  selected: boolean
  onSelect: () => void
}

function TimeButton({ slot, start, showPlace, selected, onSelect }: TimeButtonProps) {
  const visitorZone = visitorTimeZone()
  const staff = slotStaff(slot)
  const places = slotPlaces(slot)
  const place = showPlace && slot.location?.name
  const noteClass = cx('text-sm', selected ? 'text-on-action' : 'text-muted')
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      className={cx(
        'grid h-full min-h-12 w-full content-start justify-items-start rounded-control border px-4 py-2.5 text-left leading-snug transition-colors',
        selected
          ? 'border-action bg-action text-on-action'
          : 'border-control bg-raised hover:border-ink hover:bg-sand',
      )}
    >
      <span className="figures text-lg font-semibold">{formatTime(start, studio.timeZone)}</span>
      {!sameClock(studio.timeZone, visitorZone, start) && (
        <span className={cx('figures', noteClass)}>
          {formatVisitorTime(start, studio.timeZone, visitorZone)} for you
        </span>
      )}
      {staff && <span className={noteClass}>{staff}</span>}
      {place && <span className={noteClass}>{place}</span>}
      {places !== undefined && <span className={noteClass}>{placesText(places)}</span>}
    </button>
  )
}
