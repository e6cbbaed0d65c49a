import type { Session } from '@frontdesk/auth'
import { getService, queryExtendedBookings, queryServices } from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { keyOf } from '@frontdesk/react'
import { QueryClient } from '@tanstack/react-query'
import { Window } from 'happy-dom'
import { createElement, type ReactElement } from 'react'
import type * as testing from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as reactSnippets from '../src/react.tsx'
import { createInProcessClient } from '../src/emulator.ts'
import { createVisitor } from './hosted-pages.ts'

const home = 'http://localhost:5173'
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/39', cardCvc: '123' }
const person = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }

const page = new Window({
  url: home,
  settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
})

let emulator: Emulator
let client: Client<Session>
let left: string[]
let library: typeof testing
let snippets: typeof reactSnippets

const assign = (url: string): void => void left.push(url)

beforeAll(async () => {
  emulator = await createEmulator({ port: 0 })
})

afterAll(async () => {
  await page.happyDOM.close()
  await emulator.close()
})

// Only the document and what belongs to it are put in the way: calls are made with the fetch of Node.
beforeEach(async () => {
  const globals = {
    window: page,
    document: page.document,
    navigator: page.navigator,
    localStorage: page.localStorage,
    matchMedia: page.matchMedia.bind(page),
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    StorageEvent: page.StorageEvent,
    removeEventListener: page.removeEventListener.bind(page),
    location: { href: `${home}/`, origin: home, assign, replace: assign },
    IS_REACT_ACT_ENVIRONMENT: true,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  // React looks for the document when it is loaded.
  library = await import('@testing-library/react')
  snippets = await import('../src/react.tsx')
  emulator.reset()
  client = createInProcessClient(emulator)
  left = []
})

afterEach(() => {
  library.cleanup()
})

const show = (element: ReactElement) =>
  library.render(createElement(snippets.Providers, { client, children: element }))

const press = async (name: string | RegExp, index = 0): Promise<void> => {
  const buttons = await library.screen.findAllByRole('button', { name })
  library.fireEvent.click(buttons[index]!)
}

it('reads', async () => {
  show(createElement(snippets.ServiceList))
  expect(library.screen.getByText('Loading')).toBeDefined()
  expect(await library.screen.findByText('Vinyasa flow')).toBeDefined()
})

it('reads more', async () => {
  show(createElement(snippets.ProductList))
  expect(await library.screen.findByText('5 of 12')).toBeDefined()
  await press('Show more')
  expect(await library.screen.findByText('10 of 12')).toBeDefined()
})

it('books, changes the cart, checks out and comes back', async () => {
  const { items } = await queryServices(client, { filter: { 'mainSlug.name': 'vinyasa-flow' } })
  const day = (offset: number): string =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const flow = { serviceId: items[0]!.id, from: day(3), to: day(10) }
  show(createElement('div', null, createElement(snippets.Book, flow), createElement(snippets.CartPanel)))
  await press(/^20\d\d-\d\d-\d\dT/)
  await press('Continue')
  await press('Book')
  expect(await library.screen.findByText('It is in your cart')).toBeDefined()
  expect(await library.screen.findByText('Total: €14.00')).toBeDefined()

  await press('Check out')
  await library.waitFor(() => expect(left).toHaveLength(1))
  const visitor = createVisitor(emulator)
  await visitor.open(left[0]!)
  await visitor.send({ ...person, ...card })
  library.cleanup()
  vi.stubGlobal('location', { href: visitor.location })
  show(createElement(snippets.CheckoutReturnPage))
  expect(await library.screen.findByText(/^Thank you\. Order \d+ is paid$/)).toBeDefined()

  const [booked] = (await queryExtendedBookings(client, {})).items
  const { id: bookingId, revision = '' } = booked!.booking!
  library.cleanup()
  show(createElement(snippets.CancelButton, { bookingId, revision }))
  await press('Cancel the booking')
  await library.waitFor(async () => {
    const { booking } = (await queryExtendedBookings(client, { filter: { id: bookingId } })).items[0]!
    expect(booking!.status).toBe('CANCELED')
  })
})

it('signs in and comes back', async () => {
  show(createElement(snippets.SignIn, { client }))
  await press('Sign in')
  await library.waitFor(() => expect(left).toHaveLength(1))
  const visitor = createVisitor(emulator)
  await visitor.open(left[0]!)
  await visitor.send({ email: 'ana@example.com', password: 'harbour-ana-1' })
  vi.stubGlobal('location', { href: visitor.location, replace: assign })
  await library.act(() => snippets.finish(client))
  expect(left[1]).toBe('/account')
  expect(await library.screen.findByText('Signed in')).toBeDefined()
})

it('loads before it renders', async () => {
  const { items } = await queryServices(client, {})
  const serviceId = items[0]!.id
  const cache = new QueryClient()
  await snippets.loadService(client, cache, serviceId)
  expect(cache.getQueryData(keyOf(client, getService, { serviceId }))).toMatchObject({ name: items[0]!.name })
})

it('switches the theme', async () => {
  show(createElement(snippets.ThemeSwitch))
  await press('Dark')
  expect(page.document.documentElement.getAttribute('data-theme')).toBe('dark')
  expect(page.localStorage.getItem('theme')).toBe('dark')
  const { renderToString } = await import('react-dom/server')
  expect(renderToString(createElement(snippets.Head, { nonce: 'n-1' }))).toContain('<script nonce="n-1">')
})
