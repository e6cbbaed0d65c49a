import { type CalendarDate, type DateValue, isSameMonth } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components'
import { cx } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'

interface SlotCalendarProps {
  /** The chosen day. */
  day: CalendarDate | null
  /** Any day of the month that is shown. */
  month: CalendarDate
  /** The first day that can be shown. */
  today: CalendarDate
  /** Days with at least one time, as `YYYY-MM-DD`; `undefined` while nobody knows. */
  openDays: ReadonlySet<string> | undefined
  onDayChange: (day: CalendarDate) => void
  onMonthChange: (month: CalendarDate) => void
}

const cellClass =
  'figures grid aspect-square w-full max-w-13 place-items-center rounded-full text-base outline-offset-0'

export function SlotCalendar({ day, month, today, openDays, onDayChange, onMonthChange }: SlotCalendarProps) {
  const isOpen = (date: DateValue): boolean => openDays?.has(date.toString()) ?? false
  return (
    <Calendar
      aria-label="Day"
      value={day}
      onChange={onDayChange}
      focusedValue={month}
      onFocusChange={onMonthChange}
      minValue={today}
      isDateUnavailable={(date) => !isOpen(date)}
      className="grid gap-4"
    >
      <div className="flex items-center justify-between">
        <IconButton slot="previous" label="Month before">
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <CalendarHeading className="font-display text-xl font-semibold" />
        <IconButton slot="next" label="Month after">
          <ChevronRight aria-hidden size={22} />
        </IconButton>
      </div>
      <CalendarGrid weekdayStyle="short" className={cx('w-full table-fixed', !openDays && 'animate-pulse')}>
        <CalendarGridHeader>
          {(name) => (
            <CalendarHeaderCell className="pb-2 text-sm font-normal text-muted">{name}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={({ isSelected, isUnavailable, isDisabled, isOutsideMonth }) =>
                cx(
                  cellClass,
                  isOutsideMonth && 'invisible',
                  isUnavailable || isDisabled
                    ? 'cursor-default text-muted'
                    : 'cursor-pointer bg-teal-soft font-semibold text-teal hover:bg-action hover:text-on-action',
                  isSelected && 'bg-action text-on-action',
                  isSameMonth(date, today) && date.compare(today) === 0 && 'ring-1 ring-control',
                )
              }
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
