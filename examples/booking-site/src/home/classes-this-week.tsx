import { listEventTimeSlots, queryServices, type Service, type TimeSlot } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'
import { Link } from 'react-router'
import { placesText, slotKey, slotPlaces, slotsByDay, slotStaff, slotStart } from '../booking/slot.ts'
import { linkState } from '../booking/service-hint.ts'
import { ZoneNote } from '../booking/zone-note.tsx'
import { formatServicePrice } from '../format/money.ts'
import { formatDay, formatTime, formatVisitorTime, sameClock } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { servicePath } from '../services/service-type.ts'
import { studio } from '../studio.ts'
import { cx } from '../ui/class-names.ts'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Section } from '../ui/section.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { classesThisWeek, offered } from './offered.ts'

const rowsShown = 8

export function ClassesThisWeek() {
  const { data, error, isPending, refetch } = useRead(listEventTimeSlots, classesThisWeek())
  const offer = useRead(queryServices, offered)
  const services = new Map(offer.data?.items.map((service) => [service.id, service]))
  const slots = data?.items.filter(({ nonBookableReasons }) => !nonBookableReasons?.eventCancelled) ?? []
  const first = slots[0] && slotStart(slots[0])

  return (
    <div className="bg-sand py-16 md:py-20">
      <Section
        title="Classes this week"
        more={{ to: '/timetable', label: 'Whole timetable' }}
        className="shell"
      >
        {isPending && (
          <Loading label="Loading classes" className="grid gap-3">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} className="h-19 w-full bg-paper" />
            ))}
          </Loading>
        )}
        {error && !data && (
          <ErrorNotice error={error} title="The classes did not load" onRetry={() => void refetch()} />
        )}
        {data && slots.length === 0 && (
          <EmptyNotice title="No classes in the next days">
            Appointments and courses can be booked all the same.
          </EmptyNotice>
        )}
        {first && (
          <div className="grid gap-8">
            {slotsByDay(slots.slice(0, rowsShown)).map(([day, sessions]) => (
              <DaySessions key={day} sessions={sessions} services={services} />
            ))}
            <ZoneNote timeZone={studio.timeZone} moment={first} />
          </div>
        )}
      </Section>
    </div>
  )
}

interface DaySessionsProps {
  sessions: readonly TimeSlot[]
  services: ReadonlyMap<string, Service>
}

function DaySessions({ sessions, services }: DaySessionsProps) {
  const start = sessions[0] && slotStart(sessions[0])
  if (!start) return null
  return (
    <section className="grid gap-x-10 gap-y-3 lg:grid-cols-[17rem_1fr]">
      <h3 className="pt-1 text-xl">{formatDay(start, studio.timeZone)}</h3>
      <ul className="grid divide-y divide-line rounded-card bg-paper">
        {sessions.map((slot) => (
          <SessionRow key={slotKey(slot)} slot={slot} service={services.get(slot.serviceId ?? '')} />
        ))}
      </ul>
    </section>
  )
}

function SessionRow({ slot, service }: { slot: TimeSlot; service: Service | undefined }) {
  const visitorZone = useVisitorTimeZone()
  const start = slotStart(slot)
  if (!start) return null
  const places = slotPlaces(slot)
  const staff = slotStaff(slot)
  const name = service?.name ?? slot.eventInfo?.eventTitle
  return (
    <li className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-x-4 gap-y-1 px-5 py-4 first:rounded-t-card last:rounded-b-card hover:bg-teal-soft sm:grid-cols-[5.5rem_1fr_auto_4.5rem]">
      <p className="figures text-lg leading-tight font-semibold">
        {formatTime(start, studio.timeZone)}
        {!sameClock(studio.timeZone, visitorZone, start) && (
          <span className="block text-sm font-normal text-muted">
            {formatVisitorTime(start, studio.timeZone, visitorZone)} for you
          </span>
        )}
      </p>
      <div>
        <p className="font-semibold">
          {service ? (
            <Link
              to={`${servicePath(service)}?day=${slot.localStartDate?.slice(0, 10)}&time=${slot.localStartDate?.slice(11, 16)}`}
              state={linkState(service)}
              className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {staff && <p className="text-sm text-muted">with {staff}</p>}
      </div>
      <p
        className={cx('figures text-sm max-sm:col-start-2', slot.bookable ? 'text-muted' : 'text-coral-text')}
      >
        {slot.bookable === false && places !== 0 ? 'Closed' : places !== undefined && placesText(places)}
      </p>
      <p className="figures hidden text-right font-semibold sm:block">
        {service && formatServicePrice(service.payment)}
      </p>
    </li>
  )
}
