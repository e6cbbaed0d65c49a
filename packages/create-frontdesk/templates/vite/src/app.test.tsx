import { oauth } from '@frontdesk/auth'
import { queryExtendedBookings, queryServices } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { FrontdeskProvider } from '@frontdesk/react'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { App } from './app'

let emulator: Emulator

beforeEach(async () => {
  emulator = await createEmulator({ port: 0 })
})

afterEach(async () => {
  cleanup()
  await emulator.close()
})

it('books a time slot', async () => {
  const client = createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId }),
    // Calls go to the emulator without a network.
    fetch: (url, init) => emulator.fetch(new Request(url, init)),
  })
  const { items } = await queryServices(client, { filter: { type: 'APPOINTMENT' } })
  const name = items[0]?.name ?? ''
  render(
    <FrontdeskProvider client={client} queryClient={new QueryClient()}>
      <App />
    </FrontdeskProvider>,
  )

  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  const [slot] = await screen.findAllByRole('button', { name: /\d\d:\d\d/ })
  fireEvent.click(slot!)
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Ana' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Book' }))

  expect(await screen.findByText(/is booked and in your cart/)).toBeDefined()
  expect((await queryExtendedBookings(client, {})).items).toHaveLength(1)
})
