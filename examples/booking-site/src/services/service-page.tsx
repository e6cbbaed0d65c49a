import type { Service } from '@frontdesk/bookings'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBookingPage } from '../booking/booking-layout.tsx'
import { CoursePanel } from '../booking/course-panel.tsx'
import { TimePanel } from '../booking/time-panel.tsx'
import { useLengths } from '../booking/service-option.ts'
import { formatServicePrice } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { PageHeading } from '../layout/page.tsx'
import { studio } from '../studio.ts'
import { Picture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { policySentences } from './policy.ts'
import { placesOf, ServiceFacts } from './service-facts.tsx'
import { serviceTypeName } from './service-type.ts'

/** On a phone the picture leaves room for the times. */
const pictureClass = 'h-36 aspect-auto sm:h-48 lg:h-auto lg:aspect-16/9'

export function ServicePage() {
  const { name, hint, service } = useBookingPage()
  const lengths = useLengths(service)
  return (
    <div className="shell grid gap-x-16 gap-y-6 pt-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr] lg:gap-y-10 lg:pt-8">
      <header className="grid min-w-0 content-start gap-2">
        <Breadcrumb type={hint.type} />
        <PageHeading title={name} />
        {service ? (
          <>
            <p className="figures truncate font-semibold lg:hidden">{factLine(service, lengths)}</p>
            {service.tagLine && (
              <p className="min-h-[3.4rem] max-w-prose text-muted lg:min-h-0 lg:text-xl">{service.tagLine}</p>
            )}
            <Picture
              image={service.media?.mainMedia?.image}
              alt={service.name}
              eager
              className={`lg:mt-2 ${pictureClass}`}
            />
          </>
        ) : (
          <>
            <Skeleton className="h-[1.7rem] w-56 lg:hidden" />
            <Skeleton className="h-[3.4rem] w-full max-w-md lg:h-8" />
            <Skeleton className={`picture lg:mt-2 ${pictureClass}`} />
          </>
        )}
      </header>
      <aside aria-label="Book" className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
        {hint.type === 'COURSE' ? <CoursePanel /> : <TimePanel />}
      </aside>
      {service && (
        <article className="grid min-w-0 content-start gap-8">
          <Prose text={service.description} className="text-lg" />
          <ServiceFacts service={service} timeZone={studio.timeZone} />
          <Staff service={service} />
          <Policy service={service} />
        </article>
      )}
    </div>
  )
}

/** Price, length and number of locations, in one line. The location itself is longer: it stands among the facts. */
function factLine(service: Service, lengths: readonly number[]): string {
  const places = placesOf(service)
  return [
    formatServicePrice(service.payment),
    lengths.map(formatDuration).join(' or '),
    places.length > 1 && `${places.length} locations`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function Breadcrumb({ type }: { type: string }): ReactNode {
  const linkClass = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline'
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <Link to="/services" className={linkClass}>
        Services
      </Link>{' '}
      /{' '}
      <Link to={`/services?type=${type}`} className={linkClass}>
        {serviceTypeName(type, 'many')}
      </Link>
    </nav>
  )
}

function Staff({ service }: { service: Service }) {
  const staff = service.staffMemberDetails?.staffMembers ?? service.staffMembers ?? []
  if (staff.length === 0) return null
  return (
    <section className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-heading">Who you will meet</h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {staff.map(({ staffMemberId, name = '', mainMedia }) => (
          <li key={staffMemberId ?? name} className="flex items-center gap-3">
            {mainMedia?.image ? (
              <Picture image={mainMedia.image} className="aspect-square w-12 rounded-full" />
            ) : (
              <span
                aria-hidden
                className="grid size-12 place-items-center rounded-full bg-sand font-display text-lg font-semibold"
              >
                {name.charAt(0)}
              </span>
            )}
            <span className="font-semibold">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Policy({ service }: { service: Service }) {
  const sentences = policySentences(service.bookingPolicy)
  if (sentences.length === 0) return null
  return (
    <section className="grid gap-3 border-t border-line pt-8">
      <h2 className="text-heading">Good to know</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
