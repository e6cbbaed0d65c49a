import { expect, it } from 'vitest'
import { services } from '../../src/bookings/services/service.ts'
import { decline } from '../../src/kernel/failure.ts'
import type { Identity } from '../../src/kernel/handler.ts'
import type { PageDependencies } from '../../src/pages/index.ts'
import { createBrowser, createPlatform } from './platform.ts'
import { checkouts, service, shop } from './shop.ts'

const visitor: Identity = { kind: 'visitor', visitorId: 'v-1' }
const contact = { firstName: 'Ines', lastName: 'Prado', email: 'ines@example.com' }
const slotAvailability = {
  slot: {
    serviceId: 's-1',
    startDate: new Date('2026-05-12T09:00:00Z'),
    endDate: new Date('2026-05-12T10:30:00Z'),
    timezone: 'Europe/Lisbon',
    resource: { name: 'Marta' },
    location: { name: 'Harbour Studio', formattedAddress: 'Cais do Sodré 12, Lisboa' },
  },
}

const setUp = (taken = false, requireSlot: PageDependencies['requireSlot'] = () => undefined) => {
  const booked: Parameters<PageDependencies['bookSlot']>[] = []
  const platform = createPlatform({
    ...shop,
    requireSlot,
    bookSlot(...call) {
      booked.push(call)
      call[0].state.in(checkouts).put({ id: 'cart-2', owner: 'v-1', view: service })
      if (taken) throw decline(409, 'SLOT_NOT_AVAILABLE', 'Somebody else has just booked this time')
      return { checkoutId: 'cart-2' }
    },
  })
  const { fullUrl } = platform.redirect(visitor, {
    bookingsCheckout: { slotAvailability },
    callbacks: { postFlowUrl: 'http://localhost:5173/' },
  })
  return { platform, booked, fullUrl, browser: createBrowser(platform) }
}

it('shows the time, in the zone of the slot', async () => {
  const { browser, fullUrl } = setUp()
  const page = await browser.open(fullUrl)
  expect([...page.document.querySelectorAll('.facts dd')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tuesday,? 12 May 2026$/) as string,
    '10:00–11:30, Lisbon time',
    'Marta',
    'Cais do Sodré 12, Lisboa',
  ])
})

it('books the slot for the contact and continues to the checkout, as the same person', async () => {
  const { browser, fullUrl, booked, platform } = setUp()
  const { location } = await browser.submit(await browser.open(fullUrl), contact)
  expect(location).toMatch(/^\/pages\/checkout\/cart-2\?/)
  expect(booked).toHaveLength(1)
  const [context, slot, who] = booked[0]!
  expect(context.identity).toEqual(visitor)
  expect(slot).toEqual(slotAvailability)
  expect(who).toEqual(contact)
  expect((await browser.open(location)).document.querySelector('h1')?.textContent).toBe('Checkout')
  expect(platform.state.in(checkouts).get('cart-2')).toBeDefined()
})

it('books once, however often the form is sent', async () => {
  const { browser, fullUrl, booked } = setUp()
  const page = await browser.open(fullUrl)
  const first = await browser.submit(page, contact)
  expect((await browser.submit(page, contact)).location).toBe(first.location)
  expect((await browser.open(fullUrl)).location).toBe(first.location)
  expect(booked).toHaveLength(1)
})

it('names the service, and asks how to pay where there is a choice', async () => {
  const { browser, fullUrl, booked, platform } = setUp()
  const payment = { rateType: 'FIXED', options: { online: true, inPerson: true } }
  platform.run(visitor, ({ state }) =>
    state.in(services).put({ id: 's-1', type: 'APPOINTMENT', name: 'Sports massage', payment }),
  )
  const page = await browser.open(fullUrl)
  expect(page.document.querySelector('.facts dd')?.textContent).toBe('Sports massage')
  expect(page.document.querySelector('[name=paymentMethod][checked]')?.getAttribute('value')).toBe('card')
  await browser.submit(page, { ...contact, paymentMethod: 'inPerson' })
  expect(booked[0]![3]).toBe('OFFLINE')
})

it('asks for a name, an email address and a phone number that is one', async () => {
  const { browser, fullUrl, booked } = setUp()
  const page = await browser.submit(await browser.open(fullUrl), { email: 'ines', phone: 'none' })
  expect(page.status).toBe(422)
  expect(
    [...page.document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href')).sort(),
  ).toEqual(['#email', '#firstName', '#lastName', '#phone'])
  expect(booked).toHaveLength(0)
})

it('says when the time is gone, and keeps nothing', async () => {
  const { browser, fullUrl, platform } = setUp(true)
  const page = await browser.submit(await browser.open(fullUrl), contact)
  expect(page.status).toBe(409)
  expect(page.document.querySelector('[role=alert]')?.textContent).toContain(
    'Somebody else has just booked this time',
  )
  expect(page.document.getElementById('email')?.getAttribute('value')).toBe('ines@example.com')
  expect(platform.state.in(checkouts).size).toBe(0)
})

it('says that a time is not offered, and leads back', async () => {
  const { browser, platform, booked } = setUp(false, () => {
    throw decline(409, 'SLOT_NOT_AVAILABLE', '"Sports massage" cannot start at this time')
  })
  const callbacks = { postFlowUrl: 'http://localhost:5173/' }
  const { fullUrl } = platform.redirect(visitor, { bookingsCheckout: { slotAvailability }, callbacks })
  const page = await browser.open(fullUrl)
  expect(page.status).toBe(409)
  const { document } = page
  expect(document.querySelector('h1')?.textContent).toBe('This time cannot be booked')
  expect(document.querySelector('header p')?.textContent).toContain(
    '"Sports massage" cannot start at this time',
  )
  expect(document.querySelector('form')).toBeNull()
  const link = document.querySelector('main a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Choose another time',
    expect.stringMatching(/^http:\/\/localhost:5173\//) as string,
  ])
  expect(booked).toEqual([])
})

it('leads to the business from a time that is not offered where there is no way back', async () => {
  const { browser, platform } = setUp(false, () => {
    throw decline(409, 'SLOT_NOT_AVAILABLE', 'Somebody else was faster')
  })
  const { fullUrl } = platform.redirect(visitor, { bookingsCheckout: { slotAvailability } })
  const { document } = await browser.open(fullUrl)
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('mailto:hello@harbour.example')
})

it('takes only forms of its own page', async () => {
  const { browser, fullUrl, booked } = setUp()
  expect(
    (await browser.submit(await browser.open(fullUrl), { ...contact, formToken: 'forged' })).status,
  ).toBe(403)
  expect(booked).toHaveLength(0)
})

it('has nothing for a link that books no slot', async () => {
  const { browser, platform } = setUp()
  const { sessionToken } = platform.redirect(visitor, { login: {} })
  expect((await browser.open(`/pages/book?session=${sessionToken}`)).status).toBe(404)
})
