import type { BookedVisitService, NestedTimeSlot, Service, TimeSlot } from '@frontdesk/bookings'
import { type BookingDraft, type BookingFlow, useBookingFlow } from '@frontdesk/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { Navigate, useNavigate } from 'react-router'
import { ContactFields } from '../booking/contact-fields.tsx'
import { type Contact, useContactForm } from '../booking/contact-form.ts'
import { paymentOptions } from '../booking/payment-option.ts'
import { slotEnd, slotStaff, slotStart } from '../booking/slot.ts'
import { SlotTaken } from '../booking/slot-taken.tsx'
import { SummaryLine } from '../booking/summary-line.tsx'
import { Ticket } from '../booking/ticket.tsx'
import { rememberCart } from '../cart/known-cart.ts'
import { formatServicePrice } from '../format/money.ts'
import { PageHeading } from '../layout/page.tsx'
import { studio } from '../studio.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { readVisit, useKeepVisit } from './visit-draft.ts'
import { useVisitServices } from './visit-services.ts'

/** The part of a visit that one service takes. */
interface Part {
  readonly slot: NestedTimeSlot
  readonly service: Service
}

/** The service of a visit, paid in the usual way. */
function toBooked({ service }: Part): BookedVisitService {
  const [selectedPaymentOption] = paymentOptions(service)
  return { serviceId: service.id, ...(selectedPaymentOption && { details: { selectedPaymentOption } }) }
}

/** The details of the person who comes to a visit. The visit is then booked and put in the cart. */
export function VisitDetailsPage() {
  const [draft] = useState(readVisit)
  const { services, error, isPending, refetch } = useVisitServices()
  if (!draft) return <Navigate to="/visit" replace />
  const ids = (draft.slot.nestedTimeSlots ?? []).flatMap(({ serviceId }) => serviceId ?? [])
  const booked = ids.flatMap((id) => services.find((service) => service.id === id) ?? [])
  if (booked.length === ids.length) return <VisitSteps draft={draft} services={booked} />
  // One of the services cannot be booked together any more.
  if (!isPending && !error) return <Navigate to="/visit" replace />
  return (
    <div className="shell grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-10">
      <div className="grid min-w-0 content-start gap-6 lg:gap-8">
        <PageHeading title="Who is coming?" />
        {error && <ErrorNotice error={error} title="The services did not load" onRetry={refetch} />}
      </div>
      <aside
        aria-label="Your visit"
        className="grid content-start gap-3 max-lg:row-start-1 max-lg:hidden lg:pt-12"
      >
        {isPending && (
          <Loading label="Loading your visit">
            <Skeleton className="h-56 w-full" />
          </Loading>
        )}
      </aside>
    </div>
  )
}

/** The parts of a visit, at the times of one slot. */
function partsOf({ nestedTimeSlots = [] }: TimeSlot, services: readonly Service[]): Part[] {
  return services.flatMap((service, index) => {
    const slot = nestedTimeSlots[index]
    return slot ? [{ slot, service }] : []
  })
}

/** A visit whose services are known: who comes, or other times where somebody else was faster. */
function VisitSteps({ draft, services }: { draft: BookingDraft; services: readonly Service[] }) {
  const [booked] = useState(() => partsOf(draft.slot, services).map(toBooked))
  const flow = useBookingFlow({ services: booked, timeZone: studio.timeZone, draft })
  useKeepVisit(flow)
  const navigate = useNavigate()
  const { step, slot = draft.slot } = flow
  useEffect(() => {
    if (step !== 'done') return
    rememberCart()
    void navigate('/cart')
  }, [step, navigate])

  const parts = partsOf(slot, services)
  const isTaken = step === 'slotTaken'
  const title = isTaken ? 'That time was just taken' : 'Who is coming?'
  const allTimes = (
    <ButtonLink to={`/visit?services=${services.map(({ id }) => id).join(',')}`} look="outline">
      {isTaken ? 'See all times' : 'Another time'}
    </ButtonLink>
  )
  return (
    <div className="shell grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-10">
      <div className="grid min-w-0 content-start gap-6 lg:gap-8">
        {/* A new heading when the title changes. */}
        <PageHeading key={title} title={title} />
        {isTaken ? (
          <SlotTaken alternatives={flow.alternatives} onSelect={flow.selectSlot} showPlaces={false}>
            <div>{allTimes}</div>
          </SlotTaken>
        ) : (
          <VisitForm flow={flow} parts={parts}>
            {allTimes}
          </VisitForm>
        )}
      </div>
      <aside
        aria-label="Your visit"
        className="grid content-start gap-3 max-lg:row-start-1 max-lg:hidden lg:pt-12"
      >
        {!isTaken && <Tickets slot={slot} parts={parts} />}
      </aside>
    </div>
  )
}

/** The treatments of a visit, in their order. */
function Tickets({ slot, parts }: { slot: TimeSlot; parts: readonly Part[] }) {
  return parts.map(({ slot: nested, service }) => (
    <Ticket
      key={service.id}
      title={service.name}
      start={slotStart(nested)}
      end={slotEnd(nested)}
      staff={slotStaff(nested)}
      place={slot.location?.name}
    >
      <p className="figures font-semibold">{formatServicePrice(service.payment)}</p>
    </Ticket>
  ))
}

interface VisitFormProps {
  flow: BookingFlow
  parts: readonly Part[]
  /** The way to another time. */
  children: ReactNode
}

function VisitForm({ flow, parts, children }: VisitFormProps) {
  const { step, error, details } = flow
  const { control, handleSubmit } = useContactForm({ ...details?.contactDetails }, error)
  const isBusy = step === 'creating' || step === 'done'
  const book = (contactDetails: Contact): void => {
    if (isBusy) return
    // The person is named before the visit is booked in their name.
    flushSync(() => flow.setDetails({ contactDetails, totalParticipants: 1 }))
    void flow.submit()
  }
  return (
    <Form validationBehavior="aria" onSubmit={(event) => void handleSubmit(book)(event)}>
      <div className="grid gap-6">
        <ul aria-label="Your visit" className="grid gap-2 lg:hidden">
          {parts.map(({ slot, service }) => (
            <li key={service.id}>
              <SummaryLine
                name={service.name}
                start={slotStart(slot)}
                end={slotEnd(slot)}
                price={formatServicePrice(service.payment)}
              />
            </li>
          ))}
        </ul>
        <ContactFields control={control} />
        {error && <ErrorNotice error={error} title="The visit could not be booked" />}
        <p className="max-w-prose text-muted">
          All of it is put in your cart, and kept for you for {studio.holdMinutes} minutes.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" isPending={isBusy}>
            Book the visit
          </Button>
          {children}
        </div>
      </div>
    </Form>
  )
}
