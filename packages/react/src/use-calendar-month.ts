import {
  type AvailabilityDay,
  type AvailableSlot,
  dayOf,
  type LocalDate,
  localDateTimeOf,
} from '@frontdesk/bookings'
import { useMemo, useState } from 'react'
import {
  addMonths,
  type CalendarMonth,
  dayByKey,
  firstDayOf,
  lastDayOf,
  monthOf,
  sameDayIn,
  type Weekday,
  weeksOf,
} from './calendar-month.ts'
import { type Availability, useAvailability, type UseAvailabilityOptions } from './use-availability.ts'
import { useStable } from './use-stable.ts'

type WithoutWindow<Options> = Options extends unknown ? Omit<Options, 'from' | 'to'> : never

export type UseCalendarMonthOptions = WithoutWindow<UseAvailabilityOptions> & {
  /** The month that is shown first; defaults to that of `day`, or of today,. */
  readonly month?: CalendarMonth | undefined
  /** The day that is chosen first, of an address for example. */
  readonly day?: LocalDate | undefined
  /** The first day of a week; defaults to 1, a Monday,. */
  readonly firstWeekday?: Weekday | undefined
  /** Today in the time zone of the calendar; defaults to that of the device. Give it on a server. */
  readonly today?: LocalDate | undefined
}

/** A day of the grid. */
export interface CalendarDay {
  readonly date: LocalDate
  /** Whether it belongs to the month that is shown; other days fill the first and the last week. */
  readonly isInMonth: boolean
  /** Whether it is the current day. */
  readonly isToday: boolean
  /** Whether it is over. */
  readonly isPast: boolean
  /** Whether it is the day that was chosen. */
  readonly isSelected: boolean
  /** Whether the keyboard is on it: exactly one day of the grid. Give it `tabIndex={0}`, the others -1. */
  readonly isFocused: boolean
  /** Its times; none while they load. */
  readonly slots: readonly AvailableSlot[]
  /** Whether it can be chosen; `undefined` while that is not known. */
  readonly hasTimes: boolean | undefined
}

export interface CalendarMonthView extends Omit<Availability, 'days' | 'prefetch'> {
  readonly month: CalendarMonth
  /** Seven days each. */
  readonly weeks: readonly (readonly CalendarDay[])[]
  /** The day that is chosen, once it has times. */
  readonly selected: AvailabilityDay | undefined
  /** The first day with times of the month that is shown. */
  readonly firstDay: LocalDate | undefined
  /** Whether there is an earlier month to show: the past has none. */
  readonly canGoBack: boolean
  /** Shows the month before; does nothing where `canGoBack` is `false`. */
  readonly previous: () => void
  /** Shows the month after. */
  readonly next: () => void
  /** Shows any month. */
  readonly show: (month: CalendarMonth) => void
  /** Chooses a day, and shows its month. */
  readonly select: (date: LocalDate) => void
  /**
   * Moves the keyboard by arrows, Home, End, Page Up and Page Down (with Shift by years), to another month where it leads
   * there. Gives the day that it is on then, to focus it, and `undefined` for other keys: those go their own way.
   */
  readonly moveByKey: (event: { readonly key: string; readonly shiftKey?: boolean }) => LocalDate | undefined
  /** Reads the times of the month after or before ahead, when a pointer nears the button for example. */
  readonly prefetch: (direction: 'next' | 'previous') => Promise<void>
}

const freshFor = 30_000

/**
 * A month of a calendar with the days that have times, and what a grid needs that is used by keyboard. Times that were read
 * half a minute ago are shown again while a person goes to and fro, unless `staleTime` says otherwise.
 *
 * @example
 * const { weeks, selected, select, next, moveByKey } = useCalendarMonth({ serviceId, timeZone: 'Europe/Lisbon' })
 */
export const useCalendarMonth = (options: UseCalendarMonthOptions): CalendarMonthView => {
  const {
    month: firstMonth,
    day,
    firstWeekday = 1,
    today: givenToday,
    staleTime = freshFor,
    ...input
  } = options
  const { timeZone } = input
  const [startedOn] = useState<LocalDate>(() =>
    dayOf(localDateTimeOf(new Date(), timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone)),
  )
  const today = givenToday ?? startedOn
  const [chosen, setChosen] = useState(day)
  const [{ month, focused }, setView] = useState(() => {
    const first = firstMonth ?? monthOf(day ?? today)
    const on = day ?? today
    return { month: first, focused: monthOf(on) === first ? on : firstDayOf(first) }
  })
  const windowOf = (of: CalendarMonth): { from: LocalDate; to: LocalDate } => ({
    from: monthOf(today) === of ? today : firstDayOf(of),
    to: lastDayOf(of),
  })
  const isOver = month < monthOf(today)
  const { days, prefetch, ...availability } = useAvailability({
    ...input,
    staleTime,
    enabled: (input.enabled ?? true) && !isOver,
    ...windowOf(month),
  })
  const { status } = availability

  const weeks = useMemo(() => {
    const times = new Map(days.map((own) => [own.date, own.slots]))
    return weeksOf(month, firstWeekday).map((week) =>
      week.map((date): CalendarDay => {
        const slots = times.get(date) ?? []
        const isInMonth = monthOf(date) === month
        const isPast = date < today
        return {
          date,
          isInMonth,
          isToday: date === today,
          isPast,
          isSelected: date === chosen,
          isFocused: date === focused,
          slots,
          hasTimes: isPast ? false : isInMonth && status === 'success' ? slots.length > 0 : undefined,
        }
      }),
    )
  }, [days, month, firstWeekday, today, chosen, focused, status])

  const canGoBack = month > monthOf(today)
  const show = (next: CalendarMonth): void => {
    setView({ month: next, focused: sameDayIn(focused, monthsBetween(monthOf(focused), next)) })
  }
  const stable = useStable({
    show,
    previous: () => {
      if (canGoBack) show(addMonths(month, -1))
    },
    next: () => {
      show(addMonths(month, 1))
    },
    select: (date: LocalDate) => {
      setChosen(date)
      setView({ month: monthOf(date), focused: date })
    },
    moveByKey: (event: { readonly key: string; readonly shiftKey?: boolean }) => {
      const target = dayByKey(focused, event, firstWeekday)
      if (target !== undefined) setView({ month: monthOf(target), focused: target })
      return target
    },
    prefetch: async (direction: 'next' | 'previous') => {
      if (direction === 'next' || canGoBack)
        await prefetch(windowOf(addMonths(month, direction === 'next' ? 1 : -1)))
    },
  })
  return {
    ...availability,
    month,
    weeks,
    selected: days.find(({ date }) => date === chosen),
    firstDay: days[0]?.date,
    canGoBack,
    ...stable,
  }
}

const monthsBetween = (from: CalendarMonth, to: CalendarMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))
