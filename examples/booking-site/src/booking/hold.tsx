import { useEffect, useState } from 'react'
import { formatTime } from '../format/time.ts'
import { studio } from '../studio.ts'
import { cx } from '../ui/class-names.ts'

const second = 1000
const holdLength = studio.holdMinutes * 60 * second

/** From here on it is said that the hold ends soon. */
const soon = 2 * 60 * second

/** When the platform gives the time of a booking to others, unless it was ordered by then. */
export function holdEnd(createdDate: Date): Date {
  return new Date(createdDate.getTime() + holdLength)
}

/** The time, anew each second until a moment is over. */
function useClockUntil(end: Date): Date {
  const [now, setNow] = useState(() => new Date())
  const isOver = now >= end
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(new Date()), second)
    return () => clearInterval(timer)
  }, [isOver])
  return now
}

/** `14:59`. */
function formatLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / second)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface HoldProps {
  /** When the booking was made. */
  createdDate: Date
  className?: string
}

/** How long the time of a booking is still kept. The end is announced two minutes before it comes, and when it has come. */
export function Hold({ createdDate, className }: HoldProps) {
  const end = holdEnd(createdDate)
  const left = Math.max(0, end.getTime() - useClockUntil(end).getTime())
  const until = formatTime(end, studio.timeZone)
  const isShort = left <= soon
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-control px-4 py-3',
        isShort ? 'bg-coral-soft' : 'bg-teal-soft',
        className,
      )}
    >
      <Ring part={left / holdLength} />
      <div className="leading-snug">
        {left > 0 ? (
          <p className="figures">
            We keep this time for you until {until}. {/* A server has rendered it some seconds ago. */}
            <strong role="timer" className="whitespace-nowrap" suppressHydrationWarning>
              {formatLeft(left)} left
            </strong>
          </p>
        ) : (
          <p>We kept this time for you until {until}. It is yours only if nobody books it before you pay.</p>
        )}
        <p role="status" className="sr-only">
          {left === 0 ? 'The time is no longer kept for you.' : isShort && 'Less than two minutes are left.'}
        </p>
      </div>
    </div>
  )
}

/** The rest of the time, as a ring. */
function Ring({ part }: { part: number }) {
  const radius = 15
  const length = 2 * Math.PI * radius
  return (
    <svg aria-hidden viewBox="0 0 36 36" className="size-9 shrink-0 -rotate-90">
      <circle cx="18" cy="18" r={radius} fill="none" strokeWidth="4" className="stroke-line" />
      <circle
        cx="18"
        cy="18"
        r={radius}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={length}
        strokeDashoffset={length * (1 - part)}
        className="stroke-coral"
      />
    </svg>
  )
}
