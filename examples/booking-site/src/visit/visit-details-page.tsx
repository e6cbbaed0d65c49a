import {
  bookedEntityOf,
  bookingsAppId,
  createMultiServiceBooking,
  type NestedTimeSlot,
  type NewBooking,
  type Service,
  type TimeSlot,
} from '@frontdesk/bookings'
import { isApplicationError } from '@frontdesk/core'
import { useFieldErrors, useWrite } from '@frontdesk/react'
import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-aria-components'
import { Navigate, useNavigate } from 'react-router'
import { ContactFields, readContact } from '../booking/contact-fields.tsx'
import { paymentOptions } from '../booking/payment-option.ts'
import { slotEnd, slotStaff, slotStart } from '../booking/slot.ts'
import { Ticket } from '../booking/ticket.tsx'
import { useKnownCart } from '../cart/known-cart.ts'
import { formatServicePrice } from '../format/money.ts'
import { PageHeading } from '../layout/page.tsx'
import { studio } from '../studio.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { forgetVisit, readVisit } from './visit-draft.ts'
import { useVisitServices } from './visit-services.ts'

/** The part of a visit that one service takes. */
interface Part {
  readonly slot: NestedTimeSlot
  readonly service: Service
}

/** A part of a visit as a new booking, given by whoever is free for it. */
function toBooking(
  { slot, service }: Part,
  { location }: TimeSlot,
  contactDetails: NewBooking['contactDetails'],
): NewBooking {
  const [selectedPaymentOption] = paymentOptions(service)
  return {
    bookedEntity: bookedEntityOf(
      { slot: { ...slot, ...(location && { location }) }, timeZone: studio.timeZone },
      service.id,
    ),
    ...(contactDetails && { contactDetails }),
    totalParticipants: 1,
    ...(selectedPaymentOption && { selectedPaymentOption }),
  }
}

/** The refusals name the fields of each booking; all of them have the same person. */
function ofFirst(errors: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^bookings\.\d+\./, 'booking.'), message]),
  )
}

/** The details of the person who comes to a visit. The visit is then booked and put in the cart. */
export function VisitDetailsPage() {
  const [slot] = useState(readVisit)
  const { services, error, isPending, refetch } = useVisitServices()
  if (!slot) return <Navigate to="/visit" replace />
  const parts = (slot.nestedTimeSlots ?? []).flatMap((nested) => {
    const service = services.find(({ id }) => id === nested.serviceId)
    return service ? [{ slot: nested, service }] : []
  })
  return (
    <div className="shell grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-10">
      <div className="grid min-w-0 content-start gap-6 lg:gap-8">
        <PageHeading title="Who is coming?" />
        {error && <ErrorNotice error={error} title="The services did not load" onRetry={refetch} />}
        {parts.length > 0 && <VisitForm slot={slot} parts={parts} />}
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
        <Tickets slot={slot} parts={parts} />
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

function VisitForm({ slot, parts }: { slot: TimeSlot; parts: readonly Part[] }) {
  const navigate = useNavigate()
  const cart = useKnownCart()
  const booking = useWrite(createMultiServiceBooking)
  const errors = useFieldErrors(booking.error)
  /** The ids of the bookings, once they are made: a second try does not make them again. */
  const made = useRef<readonly string[]>(undefined)
  const [state, setState] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false })
  const isTaken = isApplicationError(state.error, 'SLOT_NOT_AVAILABLE')

  const book = async (contact: NewBooking['contactDetails']): Promise<void> => {
    if (state.isPending) return
    setState({ isPending: true })
    try {
      if (!made.current) {
        const { bookings = [] } = await booking.mutateAsync({
          bookings: parts.map((part) => toBooking(part, slot, contact)),
          multiServiceBookingType: 'SEQUENTIAL_BOOKINGS',
        })
        made.current = bookings.flatMap(({ bookingId }) => bookingId ?? [])
      }
      await cart.add(
        ...made.current.map((id) => ({
          catalogReference: { appId: bookingsAppId, catalogItemId: id },
          quantity: 1,
        })),
      )
      forgetVisit()
      await navigate('/cart')
    } catch (error) {
      setState({ isPending: false, error })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void book(readContact(new FormData(event.currentTarget)))
  }
  return (
    <Form onSubmit={submit}>
      <div className="grid gap-6">
        <div className="grid gap-3 lg:hidden">
          <Tickets slot={slot} parts={parts} />
        </div>
        <ContactFields filled={() => ''} errors={ofFirst(errors)} />
        {state.error !== undefined && (
          <ErrorNotice
            error={state.error}
            title={isTaken ? 'That time was just taken' : 'The visit could not be booked'}
          >
            {isTaken ? 'Nothing was booked. Please choose another time for your visit.' : undefined}
          </ErrorNotice>
        )}
        <p className="max-w-prose text-muted">
          All of it is put in your cart, and kept for you for {studio.holdMinutes} minutes.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" isPending={state.isPending}>
            Book the visit
          </Button>
          <ButtonLink
            to={`/visit?services=${parts.map(({ service }) => service.id).join(',')}`}
            look="outline"
          >
            Another time
          </ButtonLink>
        </div>
      </div>
    </Form>
  )
}
