import { type AvailabilityReason, useAvailability } from '@frontdesk/react'
import {
  type CalendarDate,
  endOfMonth,
  isSameMonth,
  parseDate,
  startOfMonth,
  today,
} from '@internationalized/date'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { formatDay } from '../format/time.ts'
import { studio } from '../studio.ts'
import { Button } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useBooking } from './booking-layout.tsx'
import { nextStep } from './next-step.ts'
import { slotKey, slotStart, staffOf } from './slot.ts'
import { SlotCalendar } from './slot-calendar.tsx'
import { TimeList } from './time-list.tsx'
import { ZoneNote } from './zone-note.tsx'

const reasons: Record<AvailabilityReason, string> = {
  noTimes: 'There are no times in this month.',
  fullyBooked: 'Everything in this month is booked.',
  tooEarly: 'Booking for this month has not opened yet.',
  tooLate: 'Booking for this month has closed.',
  onlineBookingDisabled: 'This cannot be booked online at the moment. Please call the studio.',
  course: 'A course is booked as a whole.',
}

/** The day that the address names, when it is one that can still come. */
function readDay(text: string | null, first: CalendarDate): CalendarDate | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  try {
    const day = parseDate(text)
    return day.compare(first) >= 0 ? day : undefined
  } catch {
    return undefined
  }
}

/** Choose a day, then a time. */
export function TimePanel() {
  const { service, flow } = useBooking()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [firstDay] = useState(() => today(studio.timeZone))
  const wantedDay = readDay(params.get('day'), firstDay)
  const [month, setMonth] = useState(wantedDay ?? firstDay)
  const [staffId, setStaffId] = useState('')
  const [chosenKey, setChosenKey] = useState<string>()

  const from = isSameMonth(month, firstDay) ? firstDay : startOfMonth(month)
  const { days, status, error, reason, refetch } = useAvailability({
    serviceId: service.id,
    serviceType: service.type,
    from: from.toString(),
    to: endOfMonth(month).toString(),
    timeZone: studio.timeZone,
  })
  const staff = staffOf(days.flatMap(({ slots }) => slots))
  const open = days.flatMap(({ date, slots }) => {
    const own = staffId ? slots.filter((slot) => staffOf([slot]).some(({ id }) => id === staffId)) : slots
    return own.length > 0 ? [{ date, slots: own }] : []
  })
  const day = wantedDay && isSameMonth(wantedDay, month) ? wantedDay.toString() : open[0]?.date
  const slots = open.find(({ date }) => date === day)?.slots ?? []
  const chosen = slots.find((slot) => slotKey(slot) === chosenKey)
  const start = slots[0] && slotStart(slots[0])

  const goOn = (): void => {
    if (!chosen) return
    const resource = staffOf([chosen]).find(({ id }) => id === staffId)
    flow.selectSlot(chosen, resource)
    void navigate(nextStep(flow))
  }

  return (
    <section className="grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-7">
      <h2 className="text-heading">Choose a time</h2>
      {staff.length > 1 && service.type === 'APPOINTMENT' && (
        <FilterChips
          label="With"
          value={staffId}
          allLabel="Anyone"
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setStaffId}
        />
      )}
      <SlotCalendar
        day={day ? parseDate(day) : null}
        month={month}
        today={firstDay}
        openDays={status === 'pending' ? undefined : new Set(open.map(({ date }) => date))}
        onDayChange={(next) =>
          setParams({ day: next.toString() }, { replace: true, preventScrollReset: true })
        }
        onMonthChange={setMonth}
      />
      {status === 'pending' && (
        <Loading label="Loading times" className="grid gap-3">
          <Skeleton className="h-6 w-44" />
          <div className="grid grid-cols-2 gap-2">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        </Loading>
      )}
      {error && <ErrorNotice error={error} title="The times did not load" onRetry={() => void refetch()} />}
      <p role="status" className="sr-only">
        {start &&
          `${slots.length} ${slots.length === 1 ? 'time' : 'times'} on ${formatDay(start, studio.timeZone)}`}
      </p>
      {status === 'success' && !start && (
        <div className="grid justify-items-start gap-3">
          <p>{open.length > 0 ? 'There are no free times on this day.' : reasons[reason ?? 'noTimes']}</p>
          {open.length === 0 && reason !== 'onlineBookingDisabled' && (
            <Button look="outline" onPress={() => setMonth(startOfMonth(month).add({ months: 1 }))}>
              Look at the next month
            </Button>
          )}
        </div>
      )}
      {start && (
        <>
          <div className="grid gap-4">
            <h3 className="text-xl">{formatDay(start, studio.timeZone)}</h3>
            <TimeList
              slots={slots}
              showPlaces={(service.locations?.length ?? 0) > 1}
              selectedKey={chosenKey}
              onSelect={(slot) => setChosenKey(slotKey(slot))}
            />
          </div>
          <Button isDisabled={!chosen} onPress={goOn} className="text-lg">
            {chosen ? 'Continue' : 'Pick a time to continue'}
          </Button>
          <ZoneNote timeZone={studio.timeZone} moment={start} />
        </>
      )}
    </section>
  )
}
