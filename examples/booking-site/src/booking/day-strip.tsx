import type { CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { siteLocale } from '../format/locale.ts'
import { plainDate } from '../format/time.ts'
import { ChoiceChip } from '../ui/choice-chip.tsx'
import { cx } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { type DayWindow, windowTitle } from './day-window.ts'

interface DayStripProps {
  shown: DayWindow
  today: CalendarDate
  /** The last day that can be booked now; unknown while the rules are. */
  lastDay: CalendarDate | undefined
  /** The chosen day, `YYYY-MM-DD`. */
  day: string | undefined
  /** How many times each day has, by `YYYY-MM-DD`; nothing while nobody knows. */
  counts: ReadonlyMap<string, number> | undefined
  onDayChange: (day: string) => void
  onWindowChange: (index: number) => void
}

/** Up to so many times, a day is nearly full. */
const few = 3

/** How far each key goes; the other arrow keys are those of every radio group. */
const strides: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7 }

/** The free day that a key leads to. */
function dayAfter(
  key: string,
  from: string,
  free: readonly string[],
  days: readonly CalendarDate[],
): string | undefined {
  if (key === 'Home') return free[0]
  if (key === 'End') return free.at(-1)
  const stride = strides[key]
  if (stride === undefined) return undefined
  const target = days[days.findIndex((date) => date.toString() === from) + stride]?.toString()
  if (target === undefined) return from
  return stride > 0
    ? (free.find((date) => date >= target) ?? from)
    : (free.findLast((date) => date <= target) ?? from)
}

/** Two weeks of days, each with a sign of how much is free. */
export function DayStrip({ shown, today, lastDay, day, counts, onDayChange, onWindowChange }: DayStripProps) {
  const name = useId()
  const { days, index } = shown
  const lastShown = days.at(-1)
  const isLast = lastDay !== undefined && lastShown !== undefined && lastShown.compare(lastDay) >= 0
  const free = days.map(String).filter((date) => counts?.get(date))

  const jump = (event: KeyboardEvent<HTMLElement>): void => {
    const { value } = event.target as HTMLInputElement
    const next = dayAfter(event.key, value, free, days)
    if (next === undefined) return
    event.preventDefault()
    onDayChange(next)
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus()
  }

  return (
    <div className="grid gap-2">
      <div className="-mr-2 flex items-center">
        <h3 className="grow text-lg">{windowTitle(shown)}</h3>
        <IconButton
          label="Two weeks before"
          isDisabled={index <= 0}
          onPress={() => onWindowChange(index - 1)}
        >
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <IconButton label="Two weeks after" isDisabled={isLast} onPress={() => onWindowChange(index + 1)}>
          <ChevronRight aria-hidden size={22} />
        </IconButton>
      </div>
      <fieldset onKeyDown={jump}>
        <legend className="sr-only">Day</legend>
        <div className={cx('grid grid-cols-7 gap-1', !counts && 'animate-pulse')}>
          {days.slice(0, 7).map((date) => (
            <span key={date.toString()} aria-hidden className="pb-0.5 text-center text-sm text-muted">
              {format(date, { weekday: 'short' })}
            </span>
          ))}
          {days.map((date) => (
            <Day
              key={date.toString()}
              name={name}
              date={date}
              isToday={date.compare(today) === 0}
              isPast={date.compare(today) < 0}
              isChosen={date.toString() === day}
              count={counts?.get(date.toString()) ?? 0}
              onChoose={onDayChange}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function format(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  const day = new Intl.DateTimeFormat(siteLocale(), { ...options, timeZone: 'UTC' })
  return plainDate(day.format(date.toDate('UTC')))
}

interface DayProps {
  name: string
  date: CalendarDate
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  count: number
  onChoose: (day: string) => void
}

function Day({ name, date, isToday, isPast, isChosen, count, onChoose }: DayProps) {
  const words = format(date, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <ChoiceChip
      name={name}
      value={date.toString()}
      isChosen={isChosen}
      isDisabled={count === 0}
      onChoose={onChoose}
      label={`${isToday ? 'Today, ' : ''}${words}, ${count === 0 ? 'nothing free' : count === 1 ? '1 time' : `${count} times`}`}
      className={cx(
        'figures grid h-12 place-content-center justify-items-center gap-1 rounded-control leading-none',
        isToday ? 'border-control' : 'border-transparent',
        count === 0 && 'cursor-default text-muted',
        isPast && 'opacity-45',
        count > 0 && !isChosen && 'bg-teal-soft font-semibold text-teal hover:border-teal',
      )}
    >
      <span>{date.day}</span>
      <span aria-hidden className="flex h-1 gap-0.5">
        {Array.from({ length: count === 0 ? 0 : count <= few ? 1 : 3 }, (_, dot) => (
          <span
            key={dot}
            className={cx('size-1 rounded-full', count <= few ? 'bg-coral' : 'bg-current opacity-60')}
          />
        ))}
      </span>
    </ChoiceChip>
  )
}
