import { useNavigate } from 'react-router'
import { formatServicePrice } from '../format/money.ts'
import { formatDay, formatShortDay, formatTime, formatVisitorTime, sameClock } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { studio } from '../studio.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { BookingBar } from './booking-bar.tsx'
import { useBookingPage } from './booking-layout.tsx'
import { nextStep } from './next-step.ts'
import { ZoneNote } from './zone-note.tsx'

/** A course is booked as a whole: there is nothing to choose. */
export function CoursePanel() {
  const { service, flow } = useBookingPage()
  const navigate = useNavigate()
  const visitorZone = useVisitorTimeZone()
  if (!service) return <Skeleton className="h-80 w-full" />
  const { schedule, payment, onlineBooking } = service
  const { id: scheduleId, firstSessionStart, lastSessionEnd } = schedule ?? {}
  const isOpen = Boolean(scheduleId) && onlineBooking?.enabled !== false

  const book = (): void => {
    if (!scheduleId) return
    flow.selectSlot({ serviceId: service.id, scheduleId })
    void navigate(nextStep(flow))
  }

  return (
    <section className="grid gap-5 rounded-card bg-sand p-6 lg:p-7">
      <h2 className="text-heading">The whole course</h2>
      {firstSessionStart && lastSessionEnd && (
        <dl className="grid gap-3">
          <div>
            <dt className="text-sm text-muted">First session</dt>
            <dd className="figures font-semibold">
              {formatDay(firstSessionStart, studio.timeZone)},{' '}
              {formatTime(firstSessionStart, studio.timeZone)}
              {!sameClock(studio.timeZone, visitorZone, firstSessionStart) && (
                <span className="block text-sm font-normal text-muted">
                  {formatVisitorTime(firstSessionStart, studio.timeZone, visitorZone)} for you
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">Last session</dt>
            <dd className="figures font-semibold">
              {formatDay(lastSessionEnd, studio.timeZone)}, until{' '}
              {formatTime(lastSessionEnd, studio.timeZone)}
            </dd>
          </div>
        </dl>
      )}
      {firstSessionStart && <ZoneNote timeZone={studio.timeZone} moment={firstSessionStart} />}
      {isOpen ? (
        <BookingBar
          choice={
            firstSessionStart ? `Starts ${formatShortDay(firstSessionStart, studio.timeZone)}` : service.name
          }
          price={`${formatServicePrice(payment)} in all`}
          action="Book the course"
          onPress={book}
        />
      ) : (
        <p className="font-semibold">
          This course cannot be booked online at the moment. Please call the studio.
        </p>
      )}
    </section>
  )
}
