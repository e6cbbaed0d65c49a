import {
  type AvailabilityReason,
  type BookedResource,
  type Service,
  type TimeSlot,
} from '@frontdesk/bookings'
import { useAvailability } from '@frontdesk/react'
import { today as todayIn } from '@internationalized/date'
import { type ReactNode, useRef, useState } from 'react'
import { formatDay, formatShortDay, formatTime } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { bookingWindow } from '../services/policy.ts'
import { studio } from '../studio.ts'
import { Button } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { BookingBar } from './booking-bar.tsx'
import { chosenSlot, slotChoice, useChoice } from './choice.ts'
import { dayWindow, readDay, windowOf } from './day-window.ts'
import { DayStrip } from './day-strip.tsx'
import type { ServiceHint } from './service-hint.ts'
import { isChoosable, slotMinutes, slotsOf, slotStart, staffOf, waitingPlaces } from './slot.ts'
import { StaffFilter } from './staff-filter.tsx'
import { freshFor, timesInput, visitInput } from './times-input.ts'
import { listTimes, TimeList } from './time-list.tsx'
import { ZoneNote } from './zone-note.tsx'

const reasons: Record<AvailabilityReason, string> = {
  noTimes: 'There are no times in these two weeks.',
  fullyBooked: 'Everything in these two weeks is booked.',
  tooEarly: 'Booking for these two weeks has not opened yet.',
  tooLate: 'Booking for these two weeks has closed.',
  onlineBookingDisabled: 'This cannot be booked online at the moment. Please call the studio.',
}

interface TimePickerProps {
  title: string
  hint: ServiceHint
  /** Absent while it is read. */
  service: Service | undefined
  /** The line below the choice: the price, and the length where it is known. */
  note: (minutes: number | undefined) => ReactNode
  /** The text of the button. */
  action: string
  isPending?: boolean
  /** Called with the chosen time, and with the member of staff where one was chosen. */
  onPick: (slot: TimeSlot, resource: BookedResource | undefined) => void
  /** The ids of the extras that lengthen the appointment. */
  lengthenedBy?: readonly string[]
  /** The id of the chosen length, where the appointment has several. */
  lengthId?: string | undefined
  /** The ids of the services of a visit, in their order, where the times are those of several services. */
  visit?: readonly string[]
  /** Whether full sessions are shown too, whose waiting list a customer can join. */
  canWait?: boolean
  /** The content above the days. */
  children?: ReactNode
  /** The content below the times. */
  below?: ReactNode
}

/** Choose a day, then a time. What is chosen stands in the address. */
export function TimePicker({
  title,
  hint,
  service,
  note,
  action,
  isPending = false,
  onPick,
  lengthenedBy = [],
  lengthId,
  canWait = false,
  visit,
  children,
  below,
}: TimePickerProps) {
  const panel = useRef<HTMLElement>(null)
  const [choice, change] = useChoice()
  const visitorZone = useVisitorTimeZone()
  const [asked, setAsked] = useState(false)
  const [today] = useState(() => todayIn(studio.timeZone))
  const wantedDay = readDay(choice.day, today)
  const [index, setIndex] = useState(() => windowOf(wantedDay ?? today, today))
  const shown = dayWindow(index, today)
  const customerChoices =
    lengthenedBy.length > 0 || lengthId
      ? {
          ...(lengthenedBy.length > 0 && { addOnIds: [...lengthenedBy] }),
          ...(lengthId && { durationChoiceId: lengthId }),
        }
      : undefined
  const isClass = hint.type === 'CLASS'
  const {
    days: allDays,
    status,
    error,
    reason,
    refetch,
  } = useAvailability({
    ...(visit ? visitInput(visit, shown, today) : timesInput(hint, shown, today, customerChoices)),
    staleTime: freshFor,
    ...(canWait && isClass && { includeNonBookable: true }),
  })
  const days = allDays.flatMap((each) => {
    const choosable = each.slots.filter(isChoosable)
    return choosable.length > 0 ? [{ ...each, slots: choosable }] : []
  })
  const open = days.flatMap(({ date, slots }) => {
    const own = slotsOf(slots, choice)
    return own.length > 0 ? [{ date, slots: own }] : []
  })
  const lastDay = service && bookingWindow(service.bookingPolicy, today)
  const wanted = wantedDay && windowOf(wantedDay, today) === index ? wantedDay.toString() : undefined
  const day = wanted ?? open[0]?.date
  const slots = open.find(({ date }) => date === day)?.slots ?? []
  const chosen = chosenSlot(slots, choice)
  const start = slots[0] && slotStart(slots[0])
  const hasPlaces = (service?.locations?.length ?? 0) > 1
  const minutes = slots[0] && slotMinutes(slots[0])

  const goOn = (): void => {
    if (chosen) {
      const resource = staffOf([chosen]).find(({ id }) => id === choice.staff)
      onPick(chosen, resource)
      return
    }
    setAsked(true)
    const radio = panel.current?.querySelector<HTMLInputElement>('[data-times] input:enabled')
    radio?.focus()
  }
  const show = (next: number): void => {
    setIndex(next)
    change({ day: undefined, time: undefined, place: undefined })
  }
  const chosenStart = chosen && slotStart(chosen)

  return (
    <section
      ref={panel}
      aria-label={title}
      className="grid gap-5 lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-7"
    >
      <h2 className="text-heading max-lg:sr-only">{title}</h2>
      {children}
      {!isClass && (
        <StaffFilter
          service={service}
          days={days}
          chosen={choice.staff}
          onChange={(staff) => change({ staff })}
        />
      )}
      {hasPlaces && (
        <FilterChips
          label="Location"
          value={choice.at ?? ''}
          allLabel="Any location"
          options={(service?.locations ?? []).flatMap(({ business }) =>
            business?.id ? [{ value: business.id, label: business.name ?? 'The studio' }] : [],
          )}
          onChange={(at) => change({ at, place: undefined })}
        />
      )}
      <DayStrip
        shown={shown}
        today={today}
        lastDay={lastDay}
        day={day}
        counts={
          status === 'pending' ? undefined : new Map(open.map((each) => [each.date, each.slots.length]))
        }
        onDayChange={(next) => change({ day: next, time: undefined, place: undefined })}
        onWindowChange={show}
      />
      {status === 'pending' && <TimesSkeleton isClass={isClass} />}
      {error && <ErrorNotice error={error} title="The times did not load" onRetry={() => void refetch()} />}
      <p role="status" className="sr-only">
        {start &&
          `${slots.length} ${slots.length === 1 ? 'time' : 'times'} on ${formatDay(start, studio.timeZone)}`}
      </p>
      {status === 'success' && !start && (
        <div className="grid justify-items-start gap-3">
          <p>
            {open.length > 0
              ? 'There are no free times on this day.'
              : days.length > 0
                ? 'Nothing fits your choice in these two weeks.'
                : reasons[reason ?? 'noTimes']}
          </p>
          {open.length === 0 && reason !== 'onlineBookingDisabled' && (
            <OtherWeeks
              index={index}
              lastIndex={lastDay && windowOf(lastDay, today)}
              lastDay={lastDay && formatDay(lastDay.toDate(studio.timeZone), studio.timeZone)}
              onShow={show}
            />
          )}
        </div>
      )}
      {start && (
        <div className="grid gap-3">
          <h3 className="text-lg">{formatDay(start, studio.timeZone)}</h3>
          <TimeList
            label={formatDay(start, studio.timeZone)}
            times={listTimes(slots, { showPlaces: hasPlaces && !choice.at, visitorZone })}
            selected={chosen}
            onSelect={(slot) => change({ day, ...slotChoice(slot, hasPlaces) })}
          />
          <ZoneNote timeZone={studio.timeZone} moment={start} />
        </div>
      )}
      {below}
      <BookingBar
        choice={
          chosenStart
            ? `${formatShortDay(chosenStart, studio.timeZone)}, ${formatTime(chosenStart, studio.timeZone)}`
            : asked
              ? 'Choose a time first'
              : 'Choose a time'
        }
        price={
          chosen && waitingPlaces(chosen) > 0
            ? 'You pay once you get a place'
            : service || visit
              ? note(minutes)
              : '\u00a0'
        }
        action={chosen && waitingPlaces(chosen) > 0 ? 'Join waiting list' : action}
        isPending={isPending}
        onPress={goOn}
      />
    </section>
  )
}

function TimesSkeleton({ isClass }: { isClass: boolean }) {
  return (
    <Loading label="Loading times" className="grid gap-3">
      <Skeleton className="h-7 w-44" />
      <div className={isClass ? 'grid gap-2' : 'grid grid-cols-3 gap-2'}>
        {Array.from({ length: isClass ? 2 : 15 }, (_, index) => (
          <Skeleton key={index} className={isClass ? 'h-18' : 'h-12'} />
        ))}
      </div>
    </Loading>
  )
}

interface OtherWeeksProps {
  index: number
  /** The last window with a day that can be booked now. */
  lastIndex: number | undefined
  lastDay: string | undefined
  onShow: (index: number) => void
}

/** The way to weeks that may have times. */
function OtherWeeks({ index, lastIndex, lastDay, onShow }: OtherWeeksProps) {
  if (lastIndex !== undefined && index >= lastIndex)
    return (
      <>
        {lastDay && <p className="text-muted">{lastDay} is the last day that can be booked now.</p>}
        <Button look="outline" onPress={() => onShow(index > lastIndex ? lastIndex : 0)}>
          {index > lastIndex ? 'Back to the last weeks' : 'Back to this week'}
        </Button>
      </>
    )
  return (
    <Button look="outline" onPress={() => onShow(index + 1)}>
      Look at the next two weeks
    </Button>
  )
}
