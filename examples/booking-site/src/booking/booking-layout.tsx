import { queryServices, type Service } from '@frontdesk/bookings'
import { type BookingDraft, type BookingFlow, useBookingFlow, useRead } from '@frontdesk/react'
import { useState } from 'react'
import { Outlet, useLocation, useMatch, useOutletContext, useParams } from 'react-router'
import { resultPath } from '../cart/result-path.ts'
import { nameOfSlug } from '../format/slug-name.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { PageHeading } from '../layout/page.tsx'
import { useIsInBrowser } from '../layout/use-is-in-browser.ts'
import { studio } from '../studio.ts'
import { serviceOfAddress } from '../warm-up.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { useBookingDraft, useKeepDraft } from './booking-draft.ts'
import { readHint, type ServiceHint } from './service-hint.ts'
import { ServicePageSkeleton } from './service-page-skeleton.tsx'

/** Where a person goes on to when the booking is made. */
export type Goal = 'checkout' | 'cart'

interface BookingPageContext {
  /** The name of the service; a guess from the address while it is read. */
  name: string
  hint: ServiceHint
  /** Absent while it is read. */
  service: Service | undefined
  flow: BookingFlow
  goal: Goal
  setGoal: (goal: Goal) => void
}

/** The service of the address, and how far its booking is: shared by the page of the service and the steps after it. */
export function BookingLayout() {
  const { slug = '' } = useParams()
  const { state } = useLocation() as { state: unknown }
  const isFirstStep = useMatch('/services/:slug') !== null
  const { data, error, isPending, refetch } = useRead(queryServices, serviceOfAddress(slug))
  const service = data?.items[0]
  // Its times can be asked for beside the service where the link says which one it is.
  const hint = service ?? (isPending && isFirstStep ? readHint(state) : undefined)
  if (hint)
    return (
      <BookingPage
        key={hint.id}
        name={service?.name ?? nameOfSlug(slug, 'Service')}
        hint={hint}
        service={service}
      />
    )
  if (isPending) return <ServicePageSkeleton title={nameOfSlug(slug, 'Service')} />
  // The service that was read before stays when it cannot be read again: a person may be in the middle of a form.
  if (!data)
    return (
      <div className="shell grid gap-6 pt-12">
        <PageHeading title={nameOfSlug(slug, 'Service')} />
        <ErrorNotice error={error} title="The service did not load" onRetry={() => void refetch()} />
      </div>
    )
  return (
    <NotFoundPage title="This service isn’t available any more">
      The other services are one click away.
    </NotFoundPage>
  )
}

type BookingPageProps = Omit<BookingPageContext, 'flow' | 'goal' | 'setGoal'>

/** The booking as far as this tab has kept it. A server knows nothing of that: its page begins anew where there is a draft. */
function BookingPage(props: BookingPageProps) {
  const isFirstStep = useMatch('/services/:slug') !== null
  const isInBrowser = useIsInBrowser()
  const draft = useBookingDraft(props.hint.id)
  if (!isInBrowser && !isFirstStep) return <ServicePageSkeleton title={props.name} />
  return <BookingSteps key={draft ? 'kept' : 'new'} {...props} draft={draft} />
}

interface BookingStepsProps extends BookingPageProps {
  draft: BookingDraft | undefined
}

function BookingSteps({ name, hint, service, draft }: BookingStepsProps) {
  const [goal, setGoal] = useState<Goal>('checkout')
  const flow = useBookingFlow({
    serviceId: hint.id,
    timeZone: studio.timeZone,
    draft,
    ...(goal === 'checkout' && { checkout: { returnTo: resultPath } }),
  })
  useKeepDraft(hint.id, flow)
  return <Outlet context={{ name, hint, service, flow, goal, setGoal } satisfies BookingPageContext} />
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
