import { MapPin, Plus, User, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatShortDay, formatTime, formatDay, formatZone, sameClock } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { studio } from '../studio.ts'

interface TicketProps {
  title: string
  start: Date | undefined
  /** When it ends; left out of courses, whose last session is weeks away. */
  end?: Date | undefined
  isCourse?: boolean
  staff?: string | undefined
  place?: string | undefined
  people?: number | undefined
  /** In words. */
  extras?: readonly string[]
  /** The level of the title among the headings of the page. */
  level?: 2 | 3 | undefined
  /** Whether the time cannot be had any more. */
  isGone?: boolean
  /** How the booking stands, beside the title. */
  badge?: ReactNode
  /** Price, rules and actions. */
  children?: ReactNode
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span className="mt-1 shrink-0 text-teal">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

/** A booking as a ticket: the day and the time on the stub, everything else beside it. */
export function Ticket({
  title,
  start,
  end,
  isCourse = false,
  staff,
  place,
  people = 1,
  extras = [],
  level = 2,
  isGone = false,
  badge,
  children,
}: TicketProps) {
  const Title = `h${level}` as const
  const visitorZone = useVisitorTimeZone()
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-raised sm:grid-cols-[11rem_1fr]">
      {start && (
        <div className="figures flex items-baseline justify-between gap-2 whitespace-nowrap bg-deep px-5 py-3.5 text-on-deep sm:grid sm:content-center sm:justify-start sm:gap-1 sm:border-r-2 sm:border-dashed sm:border-raised sm:px-6 sm:py-6">
          <p className="font-display text-lg font-semibold sm:text-xl">
            {isCourse && <span className="block text-sm font-normal text-on-deep-muted">Starts</span>}
            {isGone ? (
              <s>{formatShortDay(start, studio.timeZone)}</s>
            ) : (
              formatShortDay(start, studio.timeZone)
            )}
          </p>
          <p className="font-display text-3xl leading-none font-semibold">
            {isGone ? (
              <>
                <s>{formatTime(start, studio.timeZone)}</s>
                <span className="sr-only">, taken</span>
              </>
            ) : (
              formatTime(start, studio.timeZone)
            )}
          </p>
          {end && !isGone && !isCourse && (
            <p className="text-sm text-on-deep-muted">until {formatTime(end, studio.timeZone)}</p>
          )}
        </div>
      )}
      <div className="grid min-w-0 content-start gap-3 p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <Title className="text-xl leading-snug">{title}</Title>
          {badge}
        </div>
        <ul className="grid gap-1.5">
          {place && <Row icon={<MapPin aria-hidden size={17} />}>{place}</Row>}
          {staff && <Row icon={<User aria-hidden size={17} />}>with {staff}</Row>}
          {extras.length > 0 && <Row icon={<Plus aria-hidden size={17} />}>{extras.join(', ')}</Row>}
          {people > 1 && <Row icon={<Users aria-hidden size={17} />}>{people} people</Row>}
        </ul>
        {start && (
          <p className="figures text-sm text-muted">
            {formatZone(studio.timeZone, start)}
            {!sameClock(studio.timeZone, visitorZone, start) && (
              <>
                ; {formatDay(start, visitorZone)}, {formatTime(start, visitorZone)} in{' '}
                {formatZone(visitorZone, start)}
              </>
            )}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
