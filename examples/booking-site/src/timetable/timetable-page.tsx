import { listEventTimeSlots, queryServices, type Service, type TimeSlot } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'
import { type CalendarDate, today as todayIn } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { linkState } from '../booking/service-hint.ts'
import {
  isChoosable,
  placesText,
  slotEnd,
  slotKey,
  slotPlaces,
  slotsByDay,
  slotStaff,
  slotStart,
  waitingPlaces,
} from '../booking/slot.ts'
import { ZoneNote } from '../booking/zone-note.tsx'
import { siteLocale } from '../format/locale.ts'
import { formatServicePrice } from '../format/money.ts'
import { formatShortDay, formatTime, formatVisitorTime, plainDate, sameClock } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { offered } from '../home/offered.ts'
import { PageHeading } from '../layout/page.tsx'
import { servicePath } from '../services/service-type.ts'
import { studio } from '../studio.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { shownWeek, timetableInput } from './timetable-input.ts'

/** `23 – 29 November 2026`. */
function weekTitle(first: CalendarDate): string {
  const days = new Intl.DateTimeFormat(siteLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return plainDate(days.formatRange(first.toDate('UTC'), first.add({ days: 6 }).toDate('UTC')))
}

/** The classes of a week, day by day. The week and the chosen class stand in the address. */
export function TimetablePage() {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => todayIn(studio.timeZone))
  const { thisWeek, week } = shownWeek(params, today)
  const serviceId = params.get('class') ?? ''

  const { data, error, isPending, refetch } = useRead(listEventTimeSlots, timetableInput(week, today))
  const offer = useRead(queryServices, offered)
  const classes = (offer.data?.items ?? [])
    .filter(({ type }) => type === 'CLASS')
    .sort((a, b) => a.name.localeCompare(b.name))
  const services = new Map(classes.map((service) => [service.id, service]))
  const slots = (data?.items ?? []).filter(
    (slot) => !slot.nonBookableReasons?.eventCancelled && (!serviceId || slot.serviceId === serviceId),
  )
  const first = slots[0] && slotStart(slots[0])

  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { preventScrollReset: true })
  }
  const showWeek = (next: CalendarDate): void =>
    set('week', next.compare(thisWeek) > 0 ? next.toString() : '')

  return (
    <div className="shell grid gap-6 pt-7 md:gap-8 md:pt-12">
      <PageHeading title="Timetable" />
      <div className="grid gap-5">
        <div className="-mr-2 flex items-center">
          <h2 className="figures grow text-heading">{weekTitle(week)}</h2>
          <IconButton
            label="Week before"
            isDisabled={week.compare(thisWeek) <= 0}
            onPress={() => showWeek(week.subtract({ weeks: 1 }))}
          >
            <ChevronLeft aria-hidden size={22} />
          </IconButton>
          <IconButton label="Week after" onPress={() => showWeek(week.add({ weeks: 1 }))}>
            <ChevronRight aria-hidden size={22} />
          </IconButton>
        </div>
        {offer.isPending && <Skeleton className="h-11 w-full rounded-full" />}
        {classes.length > 1 && (
          <FilterChips
            label="Class"
            isOneRow
            allLabel="All classes"
            value={serviceId}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => set('class', value)}
          />
        )}
      </div>
      {isPending && (
        <Loading label="Loading the timetable" className="grid gap-4 lg:grid-cols-7 lg:gap-3">
          {Array.from({ length: 7 }, (_, day) => (
            <Skeleton key={day} className="h-40 lg:h-80" />
          ))}
        </Loading>
      )}
      {error && !data && (
        <ErrorNotice error={error} title="The timetable did not load" onRetry={() => void refetch()} />
      )}
      <p role="status" className="sr-only">
        {data && `${slots.length} ${slots.length === 1 ? 'class' : 'classes'}`}
      </p>
      {data && slots.length === 0 && (
        <EmptyNotice
          title={serviceId ? 'Not in this week' : 'No more classes in this week'}
          action={
            <Button look="outline" onPress={() => showWeek(week.add({ weeks: 1 }))}>
              Look at the next week
            </Button>
          }
        >
          Classes can be booked 30 days ahead.
        </EmptyNotice>
      )}
      {slots.length > 0 && (
        <div className="grid gap-6 lg:grid-cols-7 lg:gap-3">
          {Array.from({ length: 7 }, (_, offset) => week.add({ days: offset })).map((date) => (
            <Day
              key={date.toString()}
              date={date}
              isToday={date.compare(today) === 0}
              slots={slotsByDay(slots).find(([day]) => day === date.toString())?.[1] ?? []}
              services={services}
            />
          ))}
        </div>
      )}
      {first && <ZoneNote timeZone={studio.timeZone} moment={first} />}
    </div>
  )
}

interface DayProps {
  date: CalendarDate
  isToday: boolean
  slots: readonly TimeSlot[]
  services: ReadonlyMap<string, Service>
}

function Day({ date, isToday, slots, services }: DayProps) {
  return (
    // On a phone a day without classes takes no room.
    <section className={cx('grid content-start gap-2', slots.length === 0 && 'max-lg:hidden')}>
      <h3 className={cx('figures text-lg lg:border-b lg:border-line lg:pb-2', isToday && 'text-coral-text')}>
        {formatShortDay(date.toDate(studio.timeZone), studio.timeZone)}
        {isToday && <span className="sr-only">, today</span>}
      </h3>
      <ul className="grid gap-2">
        {slots.map((slot) => (
          <Session key={slotKey(slot)} slot={slot} service={services.get(slot.serviceId ?? '')} />
        ))}
      </ul>
    </section>
  )
}

function Session({ slot, service }: { slot: TimeSlot; service: Service | undefined }) {
  const visitorZone = useVisitorTimeZone()
  const [start, end] = [slotStart(slot), slotEnd(slot)]
  if (!start) return null
  const places = slotPlaces(slot)
  const staff = slotStaff(slot)
  const isOpen = isChoosable(slot)
  const isFull = waitingPlaces(slot) > 0
  const name = service?.name ?? slot.eventInfo?.eventTitle
  return (
    <li
      className={cx(
        'group relative grid gap-0.5 rounded-control border px-3.5 py-3 leading-snug',
        isOpen ? 'border-line bg-raised hover:border-control' : 'border-dashed border-line',
      )}
    >
      <p className="figures font-semibold">
        {formatTime(start, studio.timeZone)}
        {end && <span className="font-normal text-muted"> – {formatTime(end, studio.timeZone)}</span>}
      </p>
      {!sameClock(studio.timeZone, visitorZone, start) && (
        <p className="figures text-sm text-muted">
          {formatVisitorTime(start, studio.timeZone, visitorZone)} for you
        </p>
      )}
      <p className="font-semibold">
        {service && isOpen ? (
          <Link
            to={`${servicePath(service)}?day=${slot.localStartDate?.slice(0, 10)}&time=${slot.localStartDate?.slice(11, 16)}`}
            state={linkState(service)}
            className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-control"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="text-sm text-muted">{[staff, slot.location?.name].filter(Boolean).join(', ')}</p>
      <p className={cx('figures text-sm', isOpen && !isFull ? 'text-muted' : 'text-coral-text')}>
        {service && isOpen && `${formatServicePrice(service.payment)} · `}
        {isFull
          ? 'Full, waiting list'
          : !isOpen && places !== 0
            ? 'Booking is closed'
            : places !== undefined && placesText(places)}
      </p>
    </li>
  )
}
