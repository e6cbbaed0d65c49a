import { queryServices, type Service } from '@frontdesk/bookings'
import { type BookingFlow, useBookingFlow, useRead } from '@frontdesk/react'
import { Outlet, useLocation, useMatch, useOutletContext, useParams } from 'react-router'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { PageHeading } from '../layout/page.tsx'
import { studio } from '../studio.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { useBookingDraft, useKeepDraft } from './booking-draft.ts'
import { readHint, type ServiceHint } from './service-hint.ts'
import { ServicePageSkeleton } from './service-page-skeleton.tsx'

interface BookingPageContext {
  /** The name of the service; a guess from the address while it is read. */
  name: string
  hint: ServiceHint
  /** Absent while it is read. */
  service: Service | undefined
  flow: BookingFlow
}

/** The name of a service whose address is all that is known of it. */
function nameOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The service of the address, and how far its booking is: shared by the page of the service and the steps after it. */
export function BookingLayout() {
  const { slug = '' } = useParams()
  const { state } = useLocation() as { state: unknown }
  const isFirstStep = useMatch('/services/:slug') !== null
  const { data, error, isPending, refetch } = useRead(queryServices, {
    filter: { 'mainSlug.name': slug },
    paging: { limit: 1 },
    conditionalFields: ['STAFF_MEMBER_DETAILS', 'RESOURCE_DETAILS'],
  })
  const service = data?.items[0]
  // Its times can be asked for beside the service where the link says which one it is.
  const hint = service ?? (isPending && isFirstStep ? readHint(state) : undefined)
  if (hint)
    return <BookingSteps key={hint.id} name={service?.name ?? nameOf(slug)} hint={hint} service={service} />
  if (isPending) return <ServicePageSkeleton title={nameOf(slug)} />
  // What was read before stays when it cannot be read again: a person may be in the middle of a form.
  if (!data)
    return (
      <div className="shell grid gap-6 pt-12">
        <PageHeading title={nameOf(slug)} />
        <ErrorNotice error={error} title="The service did not load" onRetry={() => void refetch()} />
      </div>
    )
  return (
    <NotFoundPage title="This service isn’t available any more">
      The other services are one click away.
    </NotFoundPage>
  )
}

type BookingStepsProps = Omit<BookingPageContext, 'flow'>

function BookingSteps({ name, hint, service }: BookingStepsProps) {
  const draft = useBookingDraft(hint.id)
  const flow = useBookingFlow({ serviceId: hint.id, timeZone: studio.timeZone, draft })
  useKeepDraft(hint.id, flow)
  return <Outlet context={{ name, hint, service, flow } satisfies BookingPageContext} />
}

/** For the page of the service, which is shown before all of it is there. */
export function useBookingPage(): BookingPageContext {
  return useOutletContext<BookingPageContext>()
}

/** For the steps after it. */
export function useBooking(): BookingPageContext & { service: Service } {
  const { service, ...context } = useBookingPage()
  if (!service) throw new Error('The steps of a booking are shown once the service is known')
  return { ...context, service }
}
