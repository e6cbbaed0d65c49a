// #region provider
import type { Client } from '@frontdesk/core'
import { FrontdeskProvider } from '@frontdesk/react'
import { QueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
// #endregion provider
// #region imports
import {
  type BookingDetails,
  cancelBooking,
  getService,
  type LocalDate,
  queryExtendedBookings,
  queryServices,
  type TimeSlot,
} from '@frontdesk/bookings'
import {
  type BookingFormField,
  defaultBookingFormFields,
  hydration,
  type MyBooking,
  readOptions,
  ThemeScript,
  useAvailability,
  useBookingFlow,
  useBookingForm,
  useCalendarMonth,
  useCancelBooking,
  useCart,
  useCheckout,
  useCheckoutReturn,
  useFieldErrors,
  useJoinWaitlist,
  useMyBookings,
  usePages,
  useRead,
  useRescheduleBooking,
  useTheme,
  useWrite,
} from '@frontdesk/react'
import { queryProducts } from '@frontdesk/stores'
import { dehydrate, type DehydratedState } from '@tanstack/react-query'
// #endregion imports

// #region provider
const queryClient = new QueryClient()

export function Providers({ client, children }: { client: Client; children: ReactNode }): ReactElement {
  return (
    <FrontdeskProvider client={client} queryClient={queryClient}>
      {children}
    </FrontdeskProvider>
  )
}
// #endregion provider

// #region read
export function ServiceList(): ReactElement {
  const { data, error, isPending } = useRead(queryServices, { filter: { type: 'CLASS' } })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {data.items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}
// #endregion read

// #region pages
export function ProductList(): ReactElement {
  const { items, total, hasNextPage, fetchNextPage } = usePages(queryProducts, { paging: { limit: 5 } })
  return (
    <section>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p>
        {items.length} of {total}
      </p>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>Show more</button>}
    </section>
  )
}
// #endregion pages

// #region write
export function CancelButton({ bookingId, revision }: { bookingId: string; revision: string }): ReactElement {
  const { mutate, isPending, error } = useWrite(cancelBooking, { invalidates: [queryExtendedBookings] })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ bookingId, revision })}>
        Cancel the booking
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
// #endregion write

// #region flow
interface BookProps {
  serviceId: string
  from: LocalDate
  to: LocalDate
}

export function Book({ serviceId, from, to }: BookProps): ReactElement {
  const { days, reason } = useAvailability({ serviceId, from, to, timeZone: 'Europe/Lisbon' })
  const { step, error, alternatives, selectSlot, setDetails, submit } = useBookingFlow({
    serviceId,
    timeZone: 'Europe/Lisbon',
  })
  const errors = useFieldErrors(error)
  const slots = step === 'slotTaken' ? alternatives : days.flatMap((day) => day.slots)
  return (
    <section>
      {reason && <p>Nothing to book: {reason}</p>}
      {(step === 'slot' || step === 'slotTaken') &&
        slots.map((slot) => (
          <button key={slot.localStartDate} onClick={() => selectSlot(slot)}>
            {slot.localStartDate}
          </button>
        ))}
      {step === 'details' && (
        <button
          onClick={() => setDetails({ contactDetails: { firstName: 'Ana', email: 'ana@example.com' } })}
        >
          Continue
        </button>
      )}
      {(step === 'review' || step === 'failed') && <button onClick={() => void submit()}>Book</button>}
      {step === 'done' && <p>It is in your cart</p>}
      <p>{errors['booking.contactDetails.email'] ?? error?.message}</p>
    </section>
  )
}
// #endregion flow

// #region calendar
export function Calendar({ serviceId }: { serviceId: string }): ReactElement {
  const { month, weeks, selected, canGoBack, previous, next, prefetch, select, moveByKey } = useCalendarMonth(
    {
      serviceId,
      timeZone: 'Europe/Lisbon',
    },
  )
  return (
    <section>
      <button disabled={!canGoBack} onClick={previous}>
        Previous month
      </button>
      <h2>{month}</h2>
      <button onPointerEnter={() => void prefetch('next')} onClick={next}>
        Next month
      </button>
      <table role="grid">
        <tbody
          onKeyDown={(event) => {
            const date = moveByKey(event)
            if (date === undefined) return
            event.preventDefault()
            requestAnimationFrame(() => document.getElementById(date)?.focus())
          }}
        >
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, isSelected, isFocused, isToday, hasTimes }) => (
                <td key={date} aria-selected={isSelected}>
                  <button
                    id={date}
                    tabIndex={isFocused ? 0 : -1}
                    aria-current={isToday ? 'date' : undefined}
                    aria-disabled={hasTimes === false}
                    onClick={() => select(date)}
                  >
                    {date}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {selected?.slots.map(({ start }) => (
        <p key={start.toISOString()}>{start.toLocaleTimeString()}</p>
      ))}
    </section>
  )
}
// #endregion calendar

// #region form
const extraFields: readonly BookingFormField[] = [
  ...defaultBookingFormFields,
  { key: 'notes', type: 'LONG_TEXT', label: 'Anything we should know', maxLength: 500 },
  { key: 'terms', type: 'CHECK_BOX', label: 'The house rules', required: true },
]

export function DetailsForm({ onDone }: { onDone: (details: BookingDetails) => void }): ReactElement {
  const { fields, set, leave, submission } = useBookingForm({ fields: extraFields })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const formSubmission = submission()
        if (formSubmission) onDone({ formSubmission })
      }}
    >
      {fields.map(({ key, type, label, value, error, autoComplete }) => (
        <p key={key}>
          <label htmlFor={key}>{label}</label>
          {type === 'CHECK_BOX' ? (
            <input
              id={key}
              type="checkbox"
              checked={value === true}
              onChange={(event) => set(key, event.target.checked)}
            />
          ) : (
            <input
              id={key}
              value={String(value)}
              autoComplete={autoComplete}
              aria-invalid={error !== undefined}
              onChange={(event) => set(key, event.target.value)}
              onBlur={() => leave(key)}
            />
          )}
          {error && <span role="alert">{error}</span>}
        </p>
      ))}
      <button>Continue</button>
    </form>
  )
}
// #endregion form

// #region waitlist
export function WaitForPlace({
  slot,
  details,
}: {
  slot: TimeSlot
  details: BookingDetails
}): ReactElement | null {
  const { allowed, places, join, isPending, booking, error } = useJoinWaitlist(slot)
  if (booking) return <p role="status">You wait for a place: look out for our mail.</p>
  if (!allowed) return null
  return (
    <>
      <button disabled={isPending} onClick={() => void join(details)}>
        Wait for a place
      </button>
      <p>{places} more people can wait</p>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
// #endregion waitlist

// #region mine
export function MyBookings({ onMove }: { onMove: (mine: MyBooking) => void }): ReactElement {
  const { items, hasNextPage, fetchNextPage } = useMyBookings({ when: 'upcoming' })
  return (
    <section>
      <ul>
        {items.map((mine) => (
          <li key={mine.booking.id}>
            {mine.booking.startDate?.toLocaleString()} <Cancellation mine={mine} />
            {mine.allowedActions?.reschedule && <button onClick={() => onMove(mine)}>Move</button>}
          </li>
        ))}
      </ul>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>Show more</button>}
    </section>
  )
}

function Cancellation({ mine }: { mine: MyBooking }): ReactElement {
  const { allowed, until, refusal, fee, cancel, isPending, error } = useCancelBooking(mine)
  if (!allowed) return <p>It cannot be cancelled: {refusal}</p>
  return (
    <>
      <p>Until {until?.toLocaleString()}</p>
      {fee && <p>Costs {fee.amount?.formattedValue ?? `${fee.percentage ?? ''} %`}</p>}
      <button disabled={isPending} onClick={() => void cancel()}>
        Cancel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
// #endregion mine

// #region move
export function Move({ mine, slots }: { mine: MyBooking; slots: readonly TimeSlot[] }): ReactElement {
  const { allowed, until, reschedule, alternatives, error, isPending } = useRescheduleBooking(mine)
  if (!allowed) return <p>It cannot be moved</p>
  return (
    <section>
      <p>It can be moved until {until?.toLocaleString()}</p>
      {(alternatives.length > 0 ? alternatives : slots).map((slot) => (
        <button
          key={slot.localStartDate}
          disabled={isPending}
          onClick={() => void reschedule({ slot, timeZone: 'Europe/Lisbon' })}
        >
          {slot.localStartDate}
        </button>
      ))}
      {error && <p role="alert">{error.message}</p>}
    </section>
  )
}
// #endregion move

// #region cart
export function CartPanel(): ReactElement {
  const { lines, totals, setQuantity, errorsByLine } = useCart()
  const { start, status, error } = useCheckout({ returnTo: '/checkout/return' })
  return (
    <section>
      {lines.map(({ id, name, quantity }) => (
        <p key={id}>
          {name?.original}
          <button onClick={() => void setQuantity(id, quantity - 1)}>Less</button> {quantity}
          {errorsByLine[id]?.message}
        </p>
      ))}
      <p>Total: {totals?.total?.formattedAmount ?? 'nothing yet'}</p>
      <button disabled={status === 'redirecting'} onClick={() => void start()}>
        Check out
      </button>
      {error && <p role="alert">{error.message}</p>}
    </section>
  )
}
// #endregion cart

// #region return
export function CheckoutReturnPage(): ReactElement {
  const { status, order, error, refetch } = useCheckoutReturn()
  if (status === 'checking' && error) return <button onClick={() => void refetch()}>Look again</button>
  if (status === 'checking') return <p>One moment</p>
  if (status === 'abandoned') return <p>Your cart is as it was</p>
  if (error && !order) return <p>You cannot see this order: sign in as the person who ordered</p>
  if (status === 'failed') return <p>The payment did not go through</p>
  return (
    <p>
      Thank you. Order {order?.number} is {status}
    </p>
  )
}
// #endregion return

// #region loader
export async function loadService(client: Client, cache: QueryClient, serviceId: string): Promise<void> {
  await cache.ensureQueryData(readOptions(client, getService, { serviceId }))
}
// #endregion loader

// #region hydration
/** On the server for each request, in the browser once. */
export const newCache = (): QueryClient => new QueryClient({ defaultOptions: { ...hydration } })

/** The state that the server writes into its page, for `HydrationBoundary` in the browser. */
export async function prefetch(client: Client, cache: QueryClient): Promise<DehydratedState> {
  await cache.prefetchQuery(readOptions(client, queryServices, { filter: { type: 'CLASS' } }))
  return dehydrate(cache)
}
// #endregion hydration

// #region theme
export function ThemeSwitch(): ReactElement {
  const { resolved, toggle } = useTheme()
  return <button onClick={toggle}>{resolved === 'dark' ? 'Light' : 'Dark'}</button>
}

export function Head({ nonce }: { nonce: string }): ReactElement {
  return (
    <head>
      <ThemeScript nonce={nonce} />
    </head>
  )
}
// #endregion theme
