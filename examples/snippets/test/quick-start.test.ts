import { apiKey } from '@frontdesk/auth'
import { queryExtendedBookings } from '@frontdesk/bookings'
import { type Client, createClient, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDocument, loadTestingLibrary, stubDocument } from './document.ts'

let emulator: Emulator
let owner: Client

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  // The pages name the address that the emulator has unless another is chosen.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)))
  vi.useFakeTimers({ toFake: ['Date'], now: emulator.clock.now() })
  owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
})

afterEach(async () => {
  vi.useRealTimers()
  await emulator.close()
})

it('makes a booking from Node', async () => {
  const lines: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(line))
  await import('../src/quick-start-node.ts')
  const id = /^The booking (\S+) is CREATED$/.exec(String(lines.at(-1)))?.[1] ?? ''
  expect(lines).toEqual([
    'Deep-tissue massage: €55.00',
    'First consultation: free',
    'Osteopathy session: €65.00',
    'Private yoga: free',
    'Reformer one-to-one: €58.00',
    'Slow massage with warm stones: €75.00',
    'Booked: Deep-tissue massage, 05/05/2026, 09:00:00',
    `The booking ${id} is CREATED`,
  ])
  const { items } = await queryExtendedBookings(owner, { filter: { id } })
  expect(items.map(({ booking }) => booking?.contactDetails?.email)).toEqual(['ana@example.com'])
})

it('makes a booking in a React app', async () => {
  const page = createDocument()
  stubDocument(page, vi.fn())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  page.document.body.innerHTML = '<div id="root"></div>'
  await import('../src/quick-start-react/main.tsx')
  const { fireEvent, screen } = await loadTestingLibrary()

  fireEvent.click(await screen.findByRole('button', { name: 'Deep-tissue massage' }))
  const [slot] = await screen.findAllByRole('button', { name: /:00/ })
  fireEvent.click(slot!)
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mara' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mara@example.com' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Book' }))
  expect((await screen.findByRole('status')).textContent).toBe('Booked, and in your cart')

  const { items } = await queryExtendedBookings(owner, {})
  const made = items.filter(({ booking }) => booking?.contactDetails?.email === 'mara@example.com')
  expect(made.map(({ booking }) => [booking?.status, booking?.bookedEntity?.title])).toEqual([
    ['CREATED', 'Deep-tissue massage'],
  ])
  await page.happyDOM.close()
})
