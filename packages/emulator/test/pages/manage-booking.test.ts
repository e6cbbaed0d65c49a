import {
  type Booking,
  createBooking,
  createMultiServiceBooking,
  type NewBooking,
  queryExtendedBookings,
  queryServices,
} from '@frontdesk/bookings'
import { apiKey } from '@frontdesk/auth'
import { createClient, type ElevatedAuth, type Client, local } from '@frontdesk/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'
import { createBrowser, type Page } from './platform.ts'

let emulator: Emulator
let browser: ReturnType<typeof createBrowser>
let owner: Client<ElevatedAuth>
let booking: Booking
let link: string

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z', random: () => 0 })
  const app = { request: (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)) }
  browser = createBrowser({ app })
  owner = createClient({
    platform: local(emulator.url),
    auth: apiKey({ apiKey: emulator.apiKey }),
    fetch: async (url, init) => emulator.fetch(new Request(url, init)),
  })
  const { items } = await queryServices(owner, { filter: { 'mainSlug.name': 'deep-tissue-massage' } })
  booking = await createBooking(owner, {
    booking: {
      bookedEntity: {
        slot: { serviceId: items[0]!.id, startDate: '2026-05-07T11:00:00', timezone: 'Europe/Lisbon' },
      },
      contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
      totalParticipants: 1,
    },
  })
  link = emulator.outbox.at(-1)!.link!
})

afterEach(() => emulator.close())

const heading = ({ document }: Page): string | undefined => document.querySelector('h1')?.textContent
const alertOf = ({ document }: Page): string => document.querySelector('[role=alert]')?.textContent ?? ''
const buttons = ({ document }: Page): string[] =>
  [...document.querySelectorAll('button, a.button')].map((one) => one.textContent.trim())
const kept = async (): Promise<Booking | undefined> =>
  (await queryExtendedBookings(owner, { filter: { id: booking.id } })).items[0]?.booking

describe('the page of a booking that mails link to', () => {
  it('shows the booking without signing in', async () => {
    const page = await browser.open(link)
    expect([page.status, heading(page)]).toEqual([200, 'Deep-tissue massage'])
    for (const text of [
      'It is confirmed.',
      '11:00 (Lisbon, GMT+1)',
      'Inês Carvalho',
      'You can cancel it until',
    ])
      expect(page.text).toContain(text)
    expect(buttons(page)).toEqual(['Add to your calendar', 'Cancel this booking'])
  })

  it('gives the calendar file of the mail', async () => {
    const page = await browser.open(link)
    const address = page.document.querySelector('main a.button')!.getAttribute('href')!
    const answer = await emulator.fetch(new Request(new URL(address, emulator.url)))
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=REQUEST')
    expect(await answer.text()).toBe(emulator.outbox.at(-1)!.attachments![0]!.content)
  })

  it('cancels the booking, once', async () => {
    const page = await browser.open(link)
    const done = await browser.submit(page, {})
    expect([done.status, new URL(done.location, emulator.url).href]).toEqual([303, link])
    expect((await kept())?.status).toBe('CANCELED')
    const after = await browser.open(link)
    expect(after.text).toContain('It is cancelled.')
    expect(buttons(after)).toEqual([])
    const again = await browser.submit(page, {})
    expect([again.status, alertOf(again)]).toEqual([
      409,
      expect.stringContaining('It could not be cancelled'),
    ])
  })

  it('cancels nothing for a form of another page', async () => {
    const forged = await browser.submit(await browser.open(link), { formToken: 'forged' })
    expect(forged.status).toBe(403)
    expect((await kept())?.status).toBe('CONFIRMED')
  })

  it('offers no cancellation where the policy forbids it by then', async () => {
    emulator.clock.set(new Date('2026-05-06T10:00:00.000Z'))
    expect(buttons(await browser.open(link))).toEqual(['Add to your calendar', 'Cancel this booking'])
    emulator.clock.set(new Date('2026-05-06T10:00:01.000Z'))
    expect(buttons(await browser.open(link))).toEqual(['Add to your calendar'])
  })

  it('says that a link is broken', async () => {
    const page = await browser.open(link.slice(0, -1))
    expect([page.status, heading(page)]).toEqual([404, 'This link does not work'])
  })
})

describe('the outbox', () => {
  it('gives the attachments of a mail, and says where there are none', async () => {
    const page = await browser.open(
      `/inspector/outbox/${emulator.outbox.find(({ attachments }) => attachments)?.id}`,
    )
    const [first] = page.document.querySelectorAll('[aria-label=Attachments] a')
    expect(first?.textContent).toBe('booking.ics')
    const open = async (address: string) => emulator.fetch(new Request(new URL(address, emulator.url)))
    const file = await open(first!.getAttribute('href')!)
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      'text/calendar; charset=utf-8; method=REQUEST',
      'attachment; filename="booking.ics"',
    ])
    expect(await file.text()).toBe(emulator.outbox.at(-1)!.attachments![0]!.content)
    const { id } = emulator.outbox.at(-1)!
    expect((await open(`/inspector/outbox/${id}/attachments/1`)).status).toBe(404)
    expect((await open('/inspector/outbox/none/attachments/0')).status).toBe(404)
    const listed = (await (await open('/_emulator/outbox')).json()) as { mails: { attachments: object[] }[] }
    expect(listed.mails.at(-1)?.attachments).toEqual(emulator.outbox.at(-1)!.attachments)
  })
})

describe('the page of bookings that were made together', () => {
  const sections = ({ document }: Page): (string | null)[] =>
    [...document.querySelectorAll('section')].map((one) => one.getAttribute('aria-label'))
  const at = (serviceId: string, time: string): NewBooking => ({
    bookedEntity: {
      slot: { serviceId, startDate: `2026-05-07T${time}:00`, timezone: 'Europe/Lisbon' },
    },
    contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
    totalParticipants: 1,
  })

  /** A consultation and a massage, and the link of the mail about both. */
  const visit = async (type: 'SEQUENTIAL_BOOKINGS' | 'SEPARATE_BOOKINGS' = 'SEQUENTIAL_BOOKINGS') => {
    const { items } = await queryServices(owner, {
      filter: { 'mainSlug.name': { $in: ['first-consultation', 'slow-massage'] } },
    })
    const idOf = (slug: string): string => items.find(({ mainSlug }) => mainSlug?.name === slug)!.id
    const [first, second] =
      type === 'SEQUENTIAL_BOOKINGS' ? (['14:00', '14:20'] as const) : (['13:00', '15:00'] as const)
    const { id, bookings = [] } = await createMultiServiceBooking(owner, {
      bookings: [at(idOf('first-consultation'), first), at(idOf('slow-massage'), second)],
      multiServiceBookingType: type,
      returnFullEntity: true,
    })
    return { id, ids: bookings.map(({ bookingId }) => bookingId), link: emulator.outbox.at(-1)!.link! }
  }
  const statuses = async (ids: readonly (string | undefined)[]): Promise<(string | undefined)[]> => {
    const { items } = await queryExtendedBookings(owner, { filter: { id: { $in: ids as string[] } } })
    const byId = new Map(items.map((one) => [one.booking?.id, one.booking?.status]))
    return ids.map((own) => byId.get(own))
  }

  it('shows each of them, with its facts and its rule', async () => {
    const { link: own } = await visit()
    const page = await browser.open(own)
    expect([page.status, heading(page)]).toEqual([200, 'Your bookings'])
    expect(sections(page)).toEqual(['First consultation', 'Slow massage with warm stones'])
    const texts = [...page.document.querySelectorAll('section')].map((one) => one.textContent)
    for (const [index, words] of [
      ['14:00 (Lisbon, GMT+1)', 'Rui Mendes', 'It is confirmed.', 'You can cancel it until'],
      ['14:20 (Lisbon, GMT+1)', 'Inês Carvalho', 'It is confirmed.', 'You can cancel it until'],
    ].entries())
      for (const word of words) expect(texts[index]).toContain(word)
    expect(buttons(page)).toEqual(['Add to your calendar', 'Cancel all of them'])
  })

  it('gives one calendar file for all, that of the mail', async () => {
    const { link: own } = await visit()
    const page = await browser.open(own)
    const address = page.document.querySelector('main a.button')!.getAttribute('href')!
    const answer = await emulator.fetch(new Request(new URL(address, emulator.url)))
    const text = await answer.text()
    expect(text).toBe(emulator.outbox.at(-1)!.attachments![0]!.content)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it('cancels all of them, once', async () => {
    const { ids, link: own } = await visit()
    const page = await browser.open(own)
    const done = await browser.submit(page, {})
    expect([done.status, new URL(done.location, emulator.url).href]).toEqual([303, own])
    expect(await statuses(ids)).toEqual(['CANCELED', 'CANCELED'])
    const after = await browser.open(own)
    expect(after.text).toContain('It is cancelled.')
    expect(buttons(after)).toEqual([])
    const again = await browser.submit(page, {})
    expect([again.status, alertOf(again)]).toEqual([
      409,
      expect.stringContaining('It could not be cancelled'),
    ])
  })

  it('cancels one of them where they are not bound to one another', async () => {
    const { ids, link: own } = await visit('SEPARATE_BOOKINGS')
    const page = await browser.open(own)
    expect(buttons(page)).toEqual([
      'Cancel this booking',
      'Cancel this booking',
      'Add to your calendar',
      'Cancel all of them',
    ])
    // The first form of the page.
    const done = await browser.submit(page, {})
    expect([done.status, new URL(done.location, emulator.url).href]).toEqual([303, own])
    expect(await statuses(ids)).toEqual(['CANCELED', 'CONFIRMED'])
    const after = await browser.open(own)
    expect(sections(after)).toHaveLength(2)
    expect(buttons(after)).toEqual(['Cancel this booking', 'Add to your calendar', 'Cancel all of them'])
  })

  it('cancels neither for a form of another page, nor a booking that is not one of them', async () => {
    const { ids, link: own } = await visit('SEPARATE_BOOKINGS')
    const page = await browser.open(own)
    expect((await browser.submit(page, { formToken: 'forged' })).status).toBe(403)
    expect((await browser.submit(page, { bookingId: booking.id })).status).toBe(403)
    expect(await statuses([...ids, booking.id])).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
  })

  it('is not there when the link is broken', async () => {
    const { link: own } = await visit()
    const page = await browser.open(own.slice(0, -1))
    expect([page.status, heading(page)]).toEqual([404, 'This link does not work'])
  })
})
