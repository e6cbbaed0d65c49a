import { queryServices, type Service } from '@frontdesk/bookings'
import { type BookingFlow, useBookingFlow, useRead } from '@frontdesk/react'
import { Outlet, useOutletContext, useParams } from 'react-router'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { studio } from '../studio.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { useBookingDraft, useKeepDraft } from './booking-draft.ts'
import { ServicePageSkeleton } from './service-page-skeleton.tsx'

interface BookingContext {
  service: Service
  flow: BookingFlow
}

/** The service of the address, and how far its booking is: shared by the page of the service and the steps after it. */
export function BookingLayout() {
  const { slug = '' } = useParams()
  const { data, error, isPending, refetch } = useRead(queryServices, {
    filter: { 'mainSlug.name': slug },
    paging: { limit: 1 },
    conditionalFields: ['STAFF_MEMBER_DETAILS'],
  })
  if (isPending) return <ServicePageSkeleton />
  // What was read before stays when it cannot be read again: a person may be in the middle of a form.
  if (!data)
    return (
      <div className="shell pt-12">
        <ErrorNotice error={error} title="The service did not load" onRetry={() => void refetch()} />
      </div>
    )
  const service = data.items[0]
  if (!service)
    return (
      <NotFoundPage title="We do not offer that (any more)">
        The other services are one click away.
      </NotFoundPage>
    )
  return <BookingSteps key={service.id} service={service} />
}

function BookingSteps({ service }: { service: Service }) {
  const draft = useBookingDraft(service.id)
  const flow = useBookingFlow({ serviceId: service.id, timeZone: studio.timeZone, draft })
  useKeepDraft(service.id, flow)
  return <Outlet context={{ service, flow } satisfies BookingContext} />
}

export function useBooking(): BookingContext {
  return useOutletContext<BookingContext>()
}
