import { Globe } from 'lucide-react'
import { formatZone, sameClock } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'

interface ZoneNoteProps {
  /** The time zone of the business, which all times on the site are in. */
  timeZone: string
  /** The day that is shown: offsets change with the season. */
  moment: Date
}

/** Says in which time zone times are, and that the visitor's is another one. */
export function ZoneNote({ timeZone, moment }: ZoneNoteProps) {
  const visitorZone = useVisitorTimeZone()
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Globe aria-hidden size={16} className="mt-0.75 shrink-0" />
      <span>
        Times are in {formatZone(timeZone, moment)}.
        {!sameClock(timeZone, visitorZone, moment) && (
          <> Your own, {formatZone(visitorZone, moment)}, are beside them.</>
        )}
      </span>
    </p>
  )
}
