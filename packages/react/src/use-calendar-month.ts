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
  /** The initial month; defaults to the month of `day` or of today. */
  readonly month?: CalendarMonth | undefined
  /** The initially selected day, from a URL for example. */
  readonly day?: LocalDate | undefined
  /** The first day of a week; defaults to 1 (Monday). */
  readonly firstWeekday?: Weekday | undefined
  /** Today in the time zone of the calendar; defaults to the device's date. Pass it on a server. */
  readonly today?: LocalDate | undefined
}

/** A day of the grid. */
export interface CalendarDay {
  readonly date: LocalDate
  /** Whether it belongs to the displayed month; other days fill the first and the last week. */
  readonly isInMonth: boolean
  /** Whether it is the current day. */
  readonly isToday: boolean
  /** Whether it is in the past. */
  readonly isPast: boolean
  /** Whether it is the selected day. */
  readonly isSelected: boolean
  /**
   * Whether it has the keyboard focus: exactly one day of the grid. Set `tabIndex={0}` for it and -1 for the others.
   */
  readonly isFocused: boolean
  /** Its time slots; empty while they load. */
  readonly slots: readonly AvailableSlot[]
  /** Whether it can be selected; `undefined` until that is known. */
  readonly hasTimes: boolean | undefined
}

export interface CalendarMonthView extends Omit<Availability, 'days' | 'prefetch'> {
  readonly month: CalendarMonth
  /** Weeks of seven days. */
  readonly weeks: readonly (readonly CalendarDay[])[]
  /** The selected day, if it has time slots. */
  readonly selected: AvailabilityDay | undefined
  /** The first day with time slots in the displayed month. */
  readonly firstDay: LocalDate | undefined
  /** Whether there is an earlier month to show: past months cannot be shown. */
  readonly canGoBack: boolean
  /** Shows the previous month; does nothing if `canGoBack` is `false`. */
  readonly previous: () => void
  /** Shows the next month. */
  readonly next: () => void
  /** Shows any month. */
  readonly show: (month: CalendarMonth) => void
  /** Selects a day and shows its month. */
  readonly select: (date: LocalDate) => void
  /**
   * Moves the keyboard focus with arrows, Home, End, Page Up and Page Down (with Shift by years), to another month if
   * necessary. Returns the focused day, and `undefined` for other keys, which keep their default behavior.
   */
  readonly moveByKey: (event: { readonly key: string; readonly shiftKey?: boolean }) => LocalDate | undefined
  /** Prefetches the time slots of the next or previous month, for example when the pointer is near the button. */
  readonly prefetch: (direction: 'next' | 'previous') => Promise<void>
}

const freshFor = 30_000

/**
 * A month of a calendar with the days that have time slots, and the data for a keyboard-accessible grid. Time slots
 * that were read within half a minute are shown again when a person navigates back, unless `staleTime` says otherwise.
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
