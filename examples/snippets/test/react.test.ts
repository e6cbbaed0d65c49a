import { apiKey, loggedIn, register, type Session, startLogin } from '@frontdesk/auth'
import {
  book,
  type BookingDetails,
  confirmBooking,
  createBooking,
  dayOf,
  getService,
  listEventTimeSlots,
  type LocalDate,
  localDateTimeOf,
  planBooking,
  queryExtendedBookings,
  queryServices,
} from '@frontdesk/bookings'
import { type Client, createClient, local, type Transport } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { keyOf, type MyBooking, readOptions } from '@frontdesk/react'
import { hydrate, QueryClient } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import type * as testing from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as reactSnippets from '../src/react.tsx'
import type * as signInSnippets from '../src/sign-in.tsx'
import { bookAppointment, findTimes } from '../src/booking.ts'
import { createInProcessClient } from '../src/emulator.ts'
import { createDocument, home, loadTestingLibrary, stubDocument } from './document.ts'
import { createVisitor } from './hosted-pages.ts'

const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/39', cardCvc: '123' }
const person = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }

const page = createDocument()
let emulator: Emulator
let client: Client<Session>
let left: string[]
let library: typeof testing
let snippets: typeof reactSnippets & typeof signInSnippets

const assign = (url: string): void => void left.push(url)

beforeAll(async () => {
  emulator = await createEmulator({ port: 0 })
})

afterAll(async () => {
  await page.happyDOM.close()
  await emulator.close()
})

beforeEach(async () => {
  stubDocument(page, assign)
  library = await loadTestingLibrary()
  snippets = { ...(await import('../src/react.tsx')), ...(await import('../src/sign-in.tsx')) }
  emulator.reset()
  client = createInProcessClient(emulator)
  left = []
})

afterEach(() => {
  library.cleanup()
})

const day = (offset: number): LocalDate =>
  dayOf(localDateTimeOf(new Date(Date.now() + offset * 86_400_000), 'UTC'))

const inProcess: Transport = (url, init) => emulator.fetch(new Request(url, init))

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
  expect(await library.screen.findByText('5 of 15')).toBeDefined()
  expect(library.screen.getAllByRole('listitem')).toHaveLength(5)
  await press('Show more')
  expect(await library.screen.findByText('10 of 15')).toBeDefined()
})

it('books, changes the cart, checks out and comes back', async () => {
  const { items } = await queryServices(client, { filter: { 'mainSlug.name': 'vinyasa-flow' } })
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

it.each(['vinyasa-flow', 'deep-tissue-massage'])(
  'books %s once, though the answer was lost',
  async (slug) => {
    const { items } = await queryServices(client, { filter: { 'mainSlug.name': slug } })
    show(createElement(snippets.Book, { serviceId: items[0]!.id, from: day(3), to: day(10) }))
    await press(/^20\d\d-\d\d-\d\dT/)
    await press('Continue')
    emulator.faults.add({ operation: createBooking.spec.id, status: 502, after: true, times: 1 })
    await press('Book')
    await library.screen.findByText(/^System error/)
    await press('Book')
    expect(await library.screen.findByText('It is in your cart')).toBeDefined()
    expect((await queryExtendedBookings(client, {})).items).toHaveLength(1)
  },
)

it('shows a month, goes to the next one by keyboard, and lists the times of a day', async () => {
  const { items } = await queryServices(client, { filter: { 'mainSlug.name': 'deep-tissue-massage' } })
  show(createElement(snippets.Calendar, { serviceId: items[0]!.id }))
  const title = () => library.screen.getByRole('heading').textContent
  const first = title()
  expect(library.screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true)
  const onToday = library.screen.getAllByRole('button').find((button) => button.tabIndex === 0 && button.id)!
  library.fireEvent.keyDown(onToday, { key: 'PageDown' })
  expect(title() > first).toBe(true)
  const open = await library.waitFor(() => {
    const days = library.screen.getAllByRole('button').filter((button) => button.id.startsWith(title()))
    const [day] = days.filter((button) => button.getAttribute('aria-disabled') === 'false')
    if (!day || days.every((button) => button.getAttribute('aria-disabled') === 'false'))
      throw new Error('The times are not there yet')
    return day
  })
  library.fireEvent.click(open)
  expect((await library.screen.findAllByText(/\d\d:\d\d|\d:\d\d/)).length).toBeGreaterThan(3)
})

it('books with the answers to a form', async () => {
  const done: BookingDetails[] = []
  show(createElement(snippets.DetailsForm, { onDone: (details) => done.push(details) }))
  await press('Continue')
  expect(library.screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'First name is needed',
    'Email is needed',
    'The house rules must be ticked',
  ])
  await type('First name', 'Ana')
  await type('Email', 'ana@example.com')
  await type('Anything we should know', 'My left knee')
  library.fireEvent.click(library.screen.getByLabelText('The house rules'))
  await press('Continue')
  expect(done).toEqual([
    { formSubmission: { first_name: 'Ana', email: 'ana@example.com', notes: 'My left knee', terms: true } },
  ])

  const { items } = await queryServices(client, { filter: { 'mainSlug.name': 'deep-tissue-massage' } })
  const serviceId = items[0]!.id
  const [slot] = await findTimes(client, serviceId, day(3), day(10))
  const plan = planBooking({ serviceId, slot: slot!, timeZone: 'Europe/Lisbon', details: done[0]! })
  const { bookings } = await book(client, plan)
  expect(bookings).toMatchObject([
    { contactDetails: { firstName: 'Ana', email: 'ana@example.com' }, startDate: slot!.start },
  ])
})

it('lists what was booked, moves it and cancels it', async () => {
  const { items } = await queryServices(client, { filter: { 'mainSlug.name': 'deep-tissue-massage' } })
  const serviceId = items[0]!.id
  const [first, second] = await findTimes(client, serviceId, day(3), day(10))
  const { id } = await bookAppointment(client, serviceId, first!)
  const auth = apiKey({ apiKey: emulator.apiKey })
  const owner = createClient({ platform: client.platform, auth, fetch: inProcess })
  await confirmBooking(owner, { bookingId: id, revision: '1' })
  const read = async () =>
    (await queryExtendedBookings(client, { filter: { id }, withBookingAllowedActions: true })).items[0]!
  const before = await read()

  const moving: MyBooking[] = []
  show(createElement(snippets.MyBookings, { onMove: (chosen) => moving.push(chosen) }))
  await press('Move')
  expect(moving).toEqual([before])
  library.cleanup()

  show(createElement(snippets.Move, { mine: moving[0]!, slots: [second!] }))
  // The policy of appointments: until a day before.
  const until = new Date(+before.booking!.startDate! - 86_400_000)
  expect(await library.screen.findByText(`It can be moved until ${until.toLocaleString()}`)).toBeDefined()
  await press(second!.localStartDate)
  await library.waitFor(async () => expect((await read()).booking!.revision).toBe('3'))
  const { booking: moved } = await read()
  expect(+moved!.startDate! - +before.booking!.startDate!).toBe(
    Date.parse(second!.localStartDate) - Date.parse(first!.localStartDate),
  )
  expect(moved!.bookedEntity!.slot!.resource!.id).toBe(before.booking!.bookedEntity!.slot!.resource!.id)
  library.cleanup()

  show(createElement(snippets.MyBookings, { onMove: () => undefined }))
  await library.screen.findByText(`Until ${new Date(+moved!.startDate! - 86_400_000).toLocaleString()}`)
  await press('Cancel')
  await library.waitFor(async () => expect((await read()).booking!.status).toBe('CANCELED'))
  await library.waitFor(() => expect(library.screen.queryByRole('listitem')).toBeNull())
})

it('waits for a place in a session that is full', async () => {
  const owner = createClient({
    platform: local(emulator.url),
    auth: apiKey({ apiKey: emulator.apiKey }),
    fetch: inProcess,
  })
  const { items } = await queryServices(owner, { filter: { 'mainSlug.name': 'reformer-pilates' } })
  const session = async () => {
    const { items: slots } = await listEventTimeSlots(client, {
      serviceIds: [items[0]!.id],
      fromLocalDate: `${day(7)}T00:00:00`,
      toLocalDate: `${day(21)}T00:00:00`,
      includeNonBookable: true,
    })
    return slots[0]!
  }
  const free = await session()
  await createBooking(owner, {
    booking: {
      bookedEntity: { slot: { eventId: free.eventInfo!.eventId! } },
      contactDetails: person,
      totalParticipants: free.bookableCapacity!,
    },
  })
  const slot = await session()
  show(createElement(snippets.WaitForPlace, { slot, details: { contactDetails: person } }))
  expect(
    library.screen.getByText(`${slot.eventInfo!.waitingList!.remainingCapacity} more people can wait`),
  ).toBeDefined()
  await press('Wait for a place')
  expect(await library.screen.findByRole('status')).toBeDefined()
  const { items: mine } = await queryExtendedBookings(client, { filter: { status: 'WAITING_LIST' } })
  expect(mine.map(({ booking }) => booking!.bookedEntity!.slot!.eventId)).toEqual([slot.eventInfo!.eventId])
})

/** Does what a browser does with the hidden page: loads it, and hands over what it posts. */
const answerFrame = async (): Promise<void> => {
  const frame = await library.waitFor(() => {
    const found = page.document.querySelector('iframe')
    if (!found?.src) throw new Error('There is no hidden page')
    return found
  })
  const text = await (await emulator.fetch(new Request(frame.src))).text()
  const [, answer = ''] = /data-answer="([^"]*)"/.exec(text) ?? []
  const data: unknown = JSON.parse(answer.replaceAll('&quot;', '"'))
  const source = frame.contentWindow as never
  page.dispatchEvent(new page.MessageEvent('message', { origin: emulator.url, source, data }))
}

const type = async (label: string, value: string): Promise<void> => {
  library.fireEvent.change(await library.screen.findByLabelText(label), { target: { value } })
}

it('signs in with a form of its own, and out', async () => {
  show(createElement(snippets.AccountPage))
  await type('Email', 'ana@example.com')
  await type('Password', 'harbour-ana-2')
  await press('Sign in')
  await library.waitFor(() => expect(library.screen.getAllByText(/password/i).length).toBeGreaterThan(1))
  await type('Password', 'harbour-ana-1')
  await press('Sign in')
  await answerFrame()
  expect(await library.screen.findByText('Signed in')).toBeDefined()

  await press('Sign out')
  await library.screen.findByLabelText('Email')
  await library.waitFor(() => expect(left).toHaveLength(1))
  const visitor = createVisitor(emulator)
  await visitor.open(left[0]!)
  expect(visitor.location).toMatch(/^http:\/\/localhost:5173\/signed-out/)
})

it('takes the code of a mail', async () => {
  const email = 'verify+rita@example.com'
  await register(client, { email, password: 'harbour-rita-1' })
  show(createElement(snippets.AccountPage))
  await type('Email', email)
  await type('Password', 'harbour-rita-1')
  await press('Sign in')
  await library.screen.findByLabelText('Code of the mail')
  await type('Code of the mail', emulator.outbox.at(-1)!.code!)
  await press('Confirm')
  await answerFrame()
  expect(await library.screen.findByText('Signed in')).toBeDefined()
})

it('comes back from the hosted page', async () => {
  const { url } = await startLogin(client, { redirectUri: `${home}/signed-in`, returnTo: '/account' })
  const visitor = createVisitor(emulator)
  await visitor.open(url)
  await visitor.send({ email: 'ana@example.com', password: 'harbour-ana-1' })
  const goTo = vi.fn()
  vi.stubGlobal('location', { href: visitor.location, origin: home, assign })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  show(createElement(snippets.SignedInPage, { goTo }))
  await library.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/account'))
  expect(loggedIn(client)).toBe(true)
})

it('offers to start again when the hosted page was left', async () => {
  const href = `${home}/signed-in#error=access_denied&state=s`
  vi.stubGlobal('location', { href, origin: home, assign })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  show(createElement(snippets.SignedInPage, { goTo: vi.fn() }))
  await press('Sign in again')
  await library.waitFor(() => expect(left).toHaveLength(1))
})

it('renders on a server whom it knows', async () => {
  const html = await snippets.renderPage(client, createElement(snippets.AccountPage))
  expect(html).toContain('Password')
  await client.auth.setTokens(client, {
    accessToken: { value: 'access', expiresAt: 4_000_000_000 },
    refreshToken: { value: 'refresh', role: 'member' },
    sessionId: 'ana',
  })
  expect(await snippets.renderPage(client, createElement(snippets.AccountPage))).toContain('Signed in')
})

it('loads before it renders', async () => {
  const { items } = await queryServices(client, {})
  const serviceId = items[0]!.id
  const cache = new QueryClient()
  await snippets.loadService(client, cache, serviceId)
  expect(cache.getQueryData(keyOf(client, getService, { serviceId }))).toMatchObject({ name: items[0]!.name })
})

it('brings what a server read into the browser', async () => {
  const state = await snippets.prefetch(client, snippets.newCache())
  const cache = snippets.newCache()
  hydrate(cache, JSON.parse(JSON.stringify(state)) as typeof state)
  const list = cache.getQueryData(readOptions(client, queryServices, { filter: { type: 'CLASS' } }).queryKey)
  expect(list?.hasNext()).toBe(false)
  expect(list?.items[0]?.createdDate).toBeInstanceOf(Date)
})

it('switches the theme', async () => {
  show(createElement(snippets.ThemeSwitch))
  await press('Dark')
  expect(page.document.documentElement.getAttribute('data-theme')).toBe('dark')
  expect(page.localStorage.getItem('theme')).toBe('dark')
  const { renderToString } = await import('react-dom/server')
  expect(renderToString(createElement(snippets.Head, { nonce: 'n-1' }))).toContain('<script nonce="n-1">')
})
