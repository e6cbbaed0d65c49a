import type { Service } from '@frontdesk/bookings'
import { Link } from 'react-router'
import { formatServicePrice } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { linkState } from '../booking/service-hint.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { servicePath, serviceTypeName } from './service-type.ts'

interface ServiceCardProps {
  service: Service
  /** The level of its heading. */
  level?: 2 | 3
  /** For the pictures that the eye meets first. */
  eager?: boolean
}

export function ServiceCard({ service, level = 3, eager = false }: ServiceCardProps) {
  const Heading = `h${level}` as const
  const minutes = service.schedule?.availabilityConstraints?.sessionDurations?.[0]
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] content-start items-start gap-4 sm:grid-cols-1">
      <div className="overflow-hidden rounded-control sm:rounded-card">
        <Picture
          image={service.media?.mainMedia?.image}
          eager={eager}
          className="transition-transform duration-500 group-hover:scale-[1.03] max-sm:aspect-square max-sm:rounded-control"
        />
      </div>
      <div className="grid min-w-0 gap-0.5 sm:gap-1.5">
        <p className="text-sm text-muted">
          {serviceTypeName(service.type)}
          {minutes !== undefined && ` · ${formatDuration(minutes)}`}
        </p>
        <Heading className="text-lg leading-snug sm:text-xl">
          <Link
            to={servicePath(service)}
            state={linkState(service)}
            className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {service.name}
          </Link>
        </Heading>
        {service.tagLine && (
          <p className="text-muted max-sm:text-[0.9375rem] max-sm:leading-snug">{service.tagLine}</p>
        )}
        <p className="figures font-semibold">{formatServicePrice(service.payment)}</p>
      </div>
    </article>
  )
}

export const cardGrid = 'grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 md:grid-cols-3'

export function ServiceCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="grid grid-cols-[6.5rem_1fr] content-start items-start gap-4 sm:grid-cols-1">
      <Skeleton className="aspect-square w-full sm:aspect-4/3 sm:rounded-card" />
      <div className="grid gap-2 sm:gap-2.5">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-5 w-full max-sm:h-10" />
        <Skeleton className="h-5 w-16" />
      </div>
    </div>
  ))
}
