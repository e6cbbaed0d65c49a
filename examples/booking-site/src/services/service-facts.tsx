import type { Service } from '@frontdesk/bookings'
import { CalendarDays, Clock, MapPin, Tag, Users, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLengths } from '../booking/service-option.ts'
import { formatServicePrice } from '../format/money.ts'
import { formatDate, formatDuration } from '../format/time.ts'

interface FactProps {
  icon: ReactNode
  label: string
  children: ReactNode
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div>
      <dt className="flex items-center gap-3 text-sm text-muted">
        <span className="text-teal">{icon}</span>
        {label}
      </dt>
      <dd className="pl-8 font-semibold">{children}</dd>
    </div>
  )
}

/** Where a service is given, in words. */
export function placesOf({ locations = [] }: Service): string[] {
  return locations.map(
    ({ type, business, custom, calculatedAddress }) =>
      business?.name ??
      custom?.address?.formattedAddress ??
      calculatedAddress?.formattedAddress ??
      (type === 'CUSTOMER' ? 'At your place' : 'At the studio'),
  )
}

/** The facts that a person wants to know before they choose a time. */
export function ServiceFacts({ service, timeZone }: { service: Service; timeZone: string }) {
  const { schedule, type, defaultCapacity = 1, conferencing } = service
  const lengths = useLengths(service)
  const places = placesOf(service)
  return (
    <dl className="grid gap-x-6 gap-y-5 xs:grid-cols-2">
      <Fact icon={<Tag aria-hidden size={20} />} label="Price">
        <span className="figures">{formatServicePrice(service.payment)}</span>
      </Fact>
      {lengths.length > 0 && (
        <Fact icon={<Clock aria-hidden size={20} />} label="Length">
          {lengths.map(formatDuration).join(' or ')}
        </Fact>
      )}
      {places.length > 0 && (
        <Fact icon={<MapPin aria-hidden size={20} />} label="Where">
          {places.map((place) => (
            <span key={place} className="block">
              {place}
            </span>
          ))}
        </Fact>
      )}
      {conferencing?.enabled && (
        <Fact icon={<Video aria-hidden size={20} />} label="Online">
          You get a link by email
        </Fact>
      )}
      {type !== 'APPOINTMENT' && (
        <Fact icon={<Users aria-hidden size={20} />} label="Group">
          Up to {defaultCapacity} people
        </Fact>
      )}
      {type === 'COURSE' && schedule?.firstSessionStart && schedule.lastSessionEnd && (
        <Fact icon={<CalendarDays aria-hidden size={20} />} label="Dates">
          {formatDate(schedule.firstSessionStart, timeZone)} to{' '}
          {formatDate(schedule.lastSessionEnd, timeZone)}
        </Fact>
      )}
    </dl>
  )
}
