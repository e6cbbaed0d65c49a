import { formatShortDay, formatTime } from '../format/time.ts'
import { studio } from '../studio.ts'

interface SummaryLineProps {
  name: string
  start: Date | undefined
  end?: Date | undefined
  price: string
}

/** The booking in progress, in two lines for small screens: the ticket would push the form below the screen. */
export function SummaryLine({ name, start, end, price }: SummaryLineProps) {
  return (
    <div className="figures rounded-control bg-sand px-4 py-3 leading-snug lg:hidden">
      <strong>{name}</strong>
      <span className="block">
        {start && `${formatShortDay(start, studio.timeZone)}, ${formatTime(start, studio.timeZone)}`}
        {start && end && ` – ${formatTime(end, studio.timeZone)}`}
        {start && ' · '}
        {price}
      </span>
    </div>
  )
}
