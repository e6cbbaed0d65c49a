import type { Service } from '@frontdesk/bookings'
import { Link } from 'react-router'
import { useBooking } from '../booking/booking-layout.tsx'
import { CoursePanel } from '../booking/course-panel.tsx'
import { TimePanel } from '../booking/time-panel.tsx'
import { PageHeading } from '../layout/page.tsx'
import { studio } from '../studio.ts'
import { Picture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import { policySentences } from './policy.ts'
import { ServiceFacts } from './service-facts.tsx'
import { serviceTypeName } from './service-type.ts'

export function ServicePage() {
  const { service } = useBooking()
  return (
    <div className="shell grid gap-10 pt-8 lg:grid-cols-[1fr_27rem] lg:gap-16">
      <article className="grid min-w-0 content-start gap-8">
        <header className="grid gap-3">
          <nav aria-label="Breadcrumb" className="text-sm text-muted">
            <Link to="/services" className="underline-offset-4 hover:underline">
              Services
            </Link>{' '}
            /{' '}
            <Link to={`/services?type=${service.type}`} className="underline-offset-4 hover:underline">
              {serviceTypeName(service.type, 'many')}
            </Link>
          </nav>
          <PageHeading title={service.name} />
          {service.tagLine && <p className="max-w-prose text-xl text-muted">{service.tagLine}</p>}
          <a
            href="#book"
            className="mt-1 w-fit font-semibold text-teal underline underline-offset-4 lg:hidden"
          >
            {service.type === 'COURSE' ? 'Book the course' : 'Choose a time'}
          </a>
        </header>
        <Picture image={service.media?.mainMedia?.image} alt={service.name} eager className="aspect-16/10" />
        <Prose text={service.description} className="text-lg" />
        <ServiceFacts service={service} timeZone={studio.timeZone} />
        <Staff service={service} />
        <Policy service={service} />
      </article>
      <aside id="book" aria-label="Book" className="lg:sticky lg:top-24 lg:self-start">
        {service.type === 'COURSE' ? <CoursePanel /> : <TimePanel />}
      </aside>
    </div>
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
