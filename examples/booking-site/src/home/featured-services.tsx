import { queryServices, type Service } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'
import { cardGrid, ServiceCard, ServiceCardSkeletons } from '../services/service-card.tsx'
import { serviceTypes } from '../services/service-type.ts'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Section } from '../ui/section.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { offered } from './offered.ts'

/** Three ways into the studio are better than three of the same kind. */
function oneOfEachType(services: readonly Service[]): Service[] {
  return serviceTypes.flatMap((type) => services.find((service) => service.type === type) ?? [])
}

export function FeaturedServices() {
  const { data, error, isPending, refetch } = useRead(queryServices, offered)
  const featured = oneOfEachType(data?.items ?? [])
  return (
    <Section title="Start here" more={{ to: '/services', label: 'All services' }} className="shell">
      {isPending && (
        <Loading label="Loading services" className={cardGrid}>
          <ServiceCardSkeletons count={3} />
        </Loading>
      )}
      {error && !data && (
        <ErrorNotice error={error} title="The services did not load" onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyNotice title="Nothing to book yet">
          The studio has not opened its calendar. Please come back soon.
        </EmptyNotice>
      )}
      {featured.length > 0 && (
        <div className={cardGrid}>
          {featured.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </div>
      )}
    </Section>
  )
}
