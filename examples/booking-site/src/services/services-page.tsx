import { queryServices } from '@frontdesk/bookings'
import { usePages } from '@frontdesk/react'
import { useSearchParams } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { cardGrid, ServiceCard, ServiceCardSkeletons } from './service-card.tsx'
import { ServiceFilter } from './service-filter.tsx'
import { servicesInput } from './services-input.ts'

export function ServicesPage() {
  const [params] = useSearchParams()
  const isFiltered = ['type', 'category', 'q'].some((name) => params.get(name))
  const { items, total, error, isPending, status, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePages(queryServices, servicesInput(params))
  return (
    <div className="shell grid gap-8 pt-7 md:gap-10 md:pt-12">
      <div className="grid gap-7">
        <PageHeading title="Services" />
        <ServiceFilter />
      </div>
      <section aria-label="Services found" className="grid gap-10">
        {isPending && (
          <Loading label="Loading services" className={cardGrid}>
            <ServiceCardSkeletons count={6} />
          </Loading>
        )}
        {error && (
          <ErrorNotice error={error} title="The services did not load" onRetry={() => void refetch()} />
        )}
        <p role="status" className="sr-only">
          {status === 'success' &&
            `${total ?? items.length} ${(total ?? items.length) === 1 ? 'service' : 'services'}`}
        </p>
        {status === 'success' && items.length === 0 && !isFiltered && (
          <EmptyNotice title="Nothing to book yet">
            The studio has not opened its calendar. Please come back soon.
          </EmptyNotice>
        )}
        {status === 'success' && items.length === 0 && isFiltered && (
          <EmptyNotice
            title="Nothing fits that search"
            action={
              <ButtonLink to="/services" look="outline">
                Show everything
              </ButtonLink>
            }
          >
            Try fewer words, or another kind of session.
          </EmptyNotice>
        )}
        {items.length > 0 && (
          <div className={cardGrid}>
            {items.map((service, index) => (
              <ServiceCard key={service.id} service={service} level={2} eager={index < 3} />
            ))}
          </div>
        )}
        {hasNextPage && (
          <Button
            look="outline"
            className="justify-self-center"
            isPending={isFetchingNextPage}
            onPress={() => void fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </section>
    </div>
  )
}
