import type { TimeSlot } from '@frontdesk/bookings'
import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { formatTime, formatVisitorTime, sameClock } from '../format/time.ts'
import { studio } from '../studio.ts'
import { ChoiceChip } from '../ui/choice-chip.tsx'
import { cx } from '../ui/class-names.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { placesText, slotEnd, slotKey, slotPlaces, slotStaff, slotStart, waitingPlaces } from './slot.ts'

/** A time and what is worth knowing of it. */
export interface ListedTime {
  readonly slot: TimeSlot
  readonly start: Date
  /** When a session of a class ends; absent for appointments, which are all equally long. */
  readonly end: Date | undefined
  /** The time on the clock of the visitor, where it differs from the clock of the business. */
  readonly own: string | undefined
  /** The place, where the times are at several places. */
  readonly place: string | undefined
  /** The member of staff who gives a session. */
  readonly staff: string | undefined
  /** How many places a session has left. */
  readonly left: string | undefined
}

interface ListTimesOptions {
  /** Whether the times are at different places. */
  showPlaces: boolean
  /** The time zone of the visitor. */
  visitorZone: string
}

/** The times of slots, with what tells them apart. */
export function listTimes(
  slots: readonly TimeSlot[],
  { showPlaces, visitorZone }: ListTimesOptions,
): ListedTime[] {
  return slots.flatMap((slot) => {
    const start = slotStart(slot)
    if (!start) return []
    const places = slotPlaces(slot)
    const isSession = slot.eventInfo !== undefined
    return [
      {
        slot,
        start,
        end: isSession ? slotEnd(slot) : undefined,
        own: sameClock(studio.timeZone, visitorZone, start)
          ? undefined
          : `${formatVisitorTime(start, studio.timeZone, visitorZone)} for you`,
        place: showPlaces ? slot.location?.name : undefined,
        staff: isSession ? slotStaff(slot) : undefined,
        left:
          waitingPlaces(slot) > 0
            ? 'Full, waiting list'
            : places === undefined
              ? undefined
              : placesText(places),
      },
    ]
  })
}

/** Sessions stand in rows, which have room for words; other times three or more in a row. */
export function timeGrid(times: readonly ListedTime[]): string {
  return cx('grid gap-2', times.some(({ end }) => end) || 'grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))]')
}

export function TimeText({ start, end, own, place, staff, left }: ListedTime): ReactNode {
  const time = <span className="figures text-lg font-semibold">{formatTime(start, studio.timeZone)}</span>
  const note = own && <span className="figures block text-sm opacity-80">{own}</span>
  if (!end)
    return (
      <>
        {time}
        {note}
      </>
    )
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="grow">
        {time}
        <span className="figures"> – {formatTime(end, studio.timeZone)}</span>
      </span>
      <span className="figures pr-6 text-sm opacity-80">{left}</span>
      <span className="w-full text-sm opacity-80">
        {note}
        {[staff, place].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

export const timeClass = 'grid min-h-12 content-center rounded-control px-3 py-2 text-left leading-snug'

const parts = [
  { label: 'Morning', until: 12 },
  { label: 'Afternoon', until: 17 },
  { label: 'Evening', until: 24 },
] as const

/** Up to so many times are shown together; more of them are shown part of the day by part. */
const manyTimes = 15

function partOf(moment: Date): string | undefined {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: studio.timeZone }).format(
      moment,
    ),
  )
  return parts.find(({ until }) => hour < until)?.label
}

/** Times with a heading above them. */
interface TimeGroup {
  readonly label: string
  readonly times: readonly ListedTime[]
}

/** The times by what they have in common, in their order. */
export function groupTimes(
  times: readonly ListedTime[],
  labelOf: (time: ListedTime) => string | undefined,
): TimeGroup[] {
  const groups = new Map<string, ListedTime[]>()
  for (const time of times) {
    const label = labelOf(time) ?? ''
    groups.set(label, [...(groups.get(label) ?? []), time])
  }
  return [...groups].map(([label, own]) => ({ label, times: own }))
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
  const [wanted, setWanted] = useState<string>()
  const dayParts = groupTimes(times, ({ start }) => partOf(start))
  const hasTabs = times.length > manyTimes && dayParts.length > 1
  const holding = (slot: TimeSlot | undefined): TimeGroup | undefined =>
    dayParts.find((part) => part.times.some((time) => time.slot === slot))
  const shown = dayParts.find((part) => part.label === wanted) ?? holding(selected) ?? dayParts[0]
  const groups = hasTabs
    ? groupTimes(shown?.times ?? [], ({ place }) => place)
    : times.some(({ end }) => end)
      ? dayParts
      : dayParts.flatMap((part) =>
          groupTimes(part.times, ({ place }) => place).map((group) => ({
            ...group,
            label: [part.label, group.label].filter(Boolean).join(', '),
          })),
        )
  return (
    <div className="grid gap-4">
      {hasTabs && (
        <FilterChips
          label="Part of the day"
          allLabel={null}
          value={shown?.label ?? ''}
          options={dayParts.map((part) => ({
            value: part.label,
            label: (
              <>
                {part.label} <span className="figures text-sm opacity-80">{part.times.length}</span>
              </>
            ),
          }))}
          onChange={setWanted}
        />
      )}
      <fieldset data-times className="grid gap-4">
        <legend className="sr-only">Time on {label}</legend>
        {groups.map((group) => (
          <div key={group.label} className="grid gap-1.5">
            {group.label && <p className="text-sm text-muted">{group.label}</p>}
            <div className={timeGrid(times)}>
              {group.times.map((time) => (
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
        ))}
      </fieldset>
    </div>
  )
}
