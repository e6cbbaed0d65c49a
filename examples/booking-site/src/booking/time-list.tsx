import type { TimeSlot } from '@frontdesk/bookings'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatTime, formatVisitorTime, sameClock, visitorTimeZone } from '../format/time.ts'
import { studio } from '../studio.ts'
import { ChoiceChip } from '../ui/choice-chip.tsx'
import { cx } from '../ui/class-names.ts'
import { placesText, slotEnd, slotKey, slotPlaces, slotStaff, slotStart } from './slot.ts'

/** A time and what is worth knowing of it. */
export interface ListedTime {
  readonly slot: TimeSlot
  readonly start: Date
  /** Lines below the time. */
  readonly notes: readonly string[]
}

interface ListedTimeOptions {
  /** Whether the times are at different places. */
  showPlaces: boolean
  /** Whether it is said who gives each. */
  showStaff: boolean
}

/** The times of slots, with what tells them apart. */
export function listTimes(
  slots: readonly TimeSlot[],
  { showPlaces, showStaff }: ListedTimeOptions,
): ListedTime[] {
  const visitorZone = visitorTimeZone()
  return slots.flatMap((slot) => {
    const start = slotStart(slot)
    if (!start) return []
    const places = slotPlaces(slot)
    const end = slot.eventInfo && slotEnd(slot)
    const notes = [
      !sameClock(studio.timeZone, visitorZone, start) &&
        `${formatVisitorTime(start, studio.timeZone, visitorZone)} for you`,
      end && `until ${formatTime(end, studio.timeZone)}`,
      showStaff && slotStaff(slot),
      showPlaces && slot.location?.name,
      places !== undefined && placesText(places),
    ]
    return [{ slot, start, notes: notes.filter((note) => typeof note === 'string') }]
  })
}

/** Short times stand three in a row, those with notes two. */
export function timeGrid(times: readonly ListedTime[]): string {
  const isLong = times.some(({ notes }) => notes.length > 1 || notes.some((note) => note.length > 14))
  return cx(
    'grid gap-2',
    isLong
      ? 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]'
      : 'grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))]',
  )
}

export function TimeText({ start, notes }: ListedTime): ReactNode {
  return (
    <>
      <span className="figures text-lg font-semibold">{formatTime(start, studio.timeZone)}</span>
      {notes.map((note) => (
        <span key={note} className="figures text-sm opacity-80">
          {note}
        </span>
      ))}
    </>
  )
}

export const timeClass = 'grid min-h-12 content-center rounded-control px-3 py-2 text-left leading-snug'

const parts = [
  { label: 'Morning', until: 12 },
  { label: 'Afternoon', until: 17 },
  { label: 'Evening', until: 24 },
] as const

function partOf(moment: Date, timeZone: string): string | undefined {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(moment),
  )
  return parts.find(({ until }) => hour < until)?.label
}

interface TimeListProps {
  times: readonly ListedTime[]
  /** The name of the group: the day. */
  label: string
  selected: TimeSlot | undefined
  onSelect: (slot: TimeSlot) => void
}

/** The times of one day, in the clock of the studio. */
export function TimeList({ times, label, selected, onSelect }: TimeListProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Time on {label}</legend>
      {parts.map((part) => {
        const own = times.filter(({ start }) => partOf(start, studio.timeZone) === part.label)
        if (own.length === 0) return null
        return (
          <div key={part.label} className="grid gap-1.5">
            <p className="text-sm text-muted">{part.label}</p>
            <div className={timeGrid(times)}>
              {own.map((time) => (
                <ChoiceChip
                  key={slotKey(time.slot)}
                  name={name}
                  value={slotKey(time.slot)}
                  isChosen={time.slot === selected}
                  onChoose={() => onSelect(time.slot)}
                  className={cx(
                    timeClass,
                    time.slot !== selected && 'border-control bg-raised hover:border-ink hover:bg-sand',
                  )}
                >
                  <TimeText {...time} />
                  {time.slot === selected && (
                    <Check aria-hidden size={16} strokeWidth={3} className="absolute top-2 right-2" />
                  )}
                </ChoiceChip>
              ))}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
