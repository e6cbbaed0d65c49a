import { addDays, type LocalDate } from '@frontdesk/bookings'

/** A month of the calendar, `YYYY-MM`. */
export type CalendarMonth = `${number}-${number}`

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The month of a date. */
export const monthOf = (date: LocalDate): CalendarMonth => date.slice(0, 7) as CalendarMonth

/** The first day of a month. */
export const firstDayOf = (month: CalendarMonth): LocalDate => `${month}-01`

const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Adds months to a month; a negative number subtracts. */
export const addMonths = (month: CalendarMonth, months: number): CalendarMonth => {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7) as CalendarMonth
}

/** The last day of a month. */
export const lastDayOf = (month: CalendarMonth): LocalDate => addDays(firstDayOf(addMonths(month, 1)), -1)

/** Finds the day in another month, or the last day of a shorter month. */
const inMonth = (month: CalendarMonth, date: LocalDate): LocalDate => {
  const day = `${month}-${date.slice(8)}` as LocalDate
  const last = lastDayOf(month)
  return day < last ? day : last
}

/** Adds months to a date; uses the last day of a shorter month. */
export const sameDayIn = (date: LocalDate, months: number): LocalDate =>
  inMonth(addMonths(monthOf(date), months), date)

/** The weeks of a month: days of the adjacent months fill the first and the last week. */
export const weeksOf = (month: CalendarMonth, firstWeekday: Weekday): readonly (readonly LocalDate[])[] => {
  const last = lastDayOf(month)
  const weeks: LocalDate[][] = []
  let day = startOfWeek(firstDayOf(month), firstWeekday)
  while (day <= last) {
    const first = day
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(first, index)))
    day = addDays(day, 7)
  }
  return weeks
}

const startOfWeek = (date: LocalDate, firstWeekday: Weekday): LocalDate =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7))

/** The day that a key moves to in a date grid, following the ARIA grid pattern; `undefined` for other keys. */
export const dayByKey = (
  date: LocalDate,
  { key, shiftKey = false }: { readonly key: string; readonly shiftKey?: boolean | undefined },
  firstWeekday: Weekday,
): LocalDate | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return startOfWeek(date, firstWeekday)
    case 'End':
      return addDays(startOfWeek(date, firstWeekday), 6)
    case 'PageUp':
      return sameDayIn(date, shiftKey ? -12 : -1)
    case 'PageDown':
      return sameDayIn(date, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
