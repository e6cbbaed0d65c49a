import { oauth } from '@frontdesk/auth'
import { dayOf, type LocalDate, localDateTimeOf, queryServices } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  FrontdeskProvider,
  useAvailability,
  useBookingFlow,
  useCart,
  useRead,
  useSession,
} from '../src/index.ts'

/** The client that every seed of the emulator registers. */
const clientId = '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40'

afterEach(cleanup)

const day = (offset: number): LocalDate =>
  dayOf(localDateTimeOf(new Date(Date.now() + offset * 86_400_000), 'UTC'))

/** Books the first free time of one service. */
function Booking({ serviceId }: { serviceId: string }) {
  const { days, status } = useAvailability({ serviceId, from: day(1), to: day(14) })
  const { step, error, bookings, selectSlot, setDetails, submit } = useBookingFlow({ serviceId })
  const slot = days[0]?.slots[0]
  return (
    <section>
      <p>Times: {status}</p>
      {slot && (
        <button onClick={() => selectSlot(slot, slot.availableResources?.[0]?.resources?.[0])}>
          {slot.localStartDate}
        </button>
      )}
      <button
        onClick={() =>
          setDetails({ contactDetails: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' } })
        }
      >
        Give details
      </button>
      <button onClick={() => void submit()}>Book</button>
      <p>
        Step: {step} {error?.message} {bookings[0]?.status}
      </p>
    </section>
  )
}

function Site() {
  const { data } = useRead(queryServices, { filter: { type: 'APPOINTMENT', hidden: false } })
  const { lines, totals, pending } = useCart()
  const service = data?.items[0]
  return (
    <main>
      <p>Session: {useSession().status}</p>
      <h1>{service?.name}</h1>
      {service && <Booking serviceId={service.id} />}
      <ul>
        {lines.map(({ id, name, quantity }) => (
          <li key={id}>
            {quantity} × {name?.original}
          </li>
        ))}
      </ul>
      <p>Total: {pending ? '…' : (totals?.total?.amount ?? 'none')}</p>
    </main>
  )
}

it('books the first free time of an appointment and finds it in the cart', async () => {
  const client = createClient({
    platform: local(inject('emulatorUrl')),
    auth: oauth({ clientId }),
  })
  render(
    <StrictMode>
      <FrontdeskProvider client={client} queryClient={new QueryClient()}>
        <Site />
      </FrontdeskProvider>
    </StrictMode>,
  )
  await expect.element(page.getByText('Total: none')).toBeVisible()
  await page.getByRole('button', { name: /^\d{4}-\d\d-\d\dT/ }).click()
  await page.getByRole('button', { name: 'Give details' }).click()
  // A double click books once: a second booking would be a second line.
  await page.getByRole('button', { name: 'Book' }).dblClick()
  await expect.element(page.getByText('Step: done CREATED')).toBeVisible()
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/^1 × \S+/)
  await expect.element(page.getByText(/^Total: \d+\.\d\d$/)).toBeVisible()
  await expect.element(page.getByText('Session: visitor')).toBeVisible()
})
