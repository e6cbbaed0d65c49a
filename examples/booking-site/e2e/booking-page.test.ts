import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { apiKey } from '@frontdesk/auth'
import {
  type Booking,
  cancelBooking,
  createBooking,
  listEventTimeSlots,
  queryExtendedBookings,
  queryServices,
} from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import type { Emulator } from '@frontdesk/emulator'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseFreeTime } from './journey.ts'
import { inspect, repeated, watchRequests } from './page-checks.ts'
import { serveForTests } from './site-under-test.ts'

const phone = { width: 360, height: 740 }

const site = serveForTests({ viewport: phone })
let emulator: Emulator
let page: Page

beforeEach(() => {
  ;({ emulator, page } = site)
})

const panel = (): Locator => page.getByRole('complementary', { name: 'Book' })
const times = (): Locator =>
  panel()
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio')
const days = (): Locator => panel().getByRole('group', { name: 'Day' }).getByRole('radio')
const heading = (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** The element that has the focus, in a word that a failure can show. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('aria-label') ?? element?.textContent ?? element?.tagName ?? 'nothing'
  })

describe('the page of a service on a phone', () => {
  it('shows a time within two screens, and the choice, the price and the way on at all times', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    const go = panel().getByRole('button', { name: 'Continue' })
    await go.waitFor()
    const bottom = async (target: Locator): Promise<number> => {
      const box = await target.boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    expect(await bottom(go)).toBeLessThanOrEqual(phone.height)
    await panel().getByText('€55').waitFor()
    expect(await bottom(times().first())).toBeLessThanOrEqual(2 * phone.height)

    await times().nth(1).check()
    await panel()
      .getByText(/^\w{3} \d+ \w{3}, 09:30$/)
      .waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await bottom(go)).toBeLessThanOrEqual(phone.height)
  })

  it('says what to do, and leads there, when nothing is chosen yet', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    await times().first().waitFor()
    await panel().getByRole('button', { name: 'Continue' }).click()
    await panel().getByText('Choose a time first').waitFor()
    await expect
      .poll(() =>
        times()
          .first()
          .evaluate((radio) => radio === document.activeElement),
      )
      .toBe(true)
  })

  it('keeps the choice over a reload, and over the way back', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    await times().first().waitFor()
    await panel().getByRole('group', { name: 'With' }).getByRole('radio', { name: /Jonas/ }).check()
    await days().and(page.locator(':enabled')).nth(1).check()
    await times().nth(2).check()
    const choice = await panel()
      .getByText(/^\w{3} \d+ \w{3}, \d\d:\d\d$/)
      .textContent()
    await page.reload()
    await panel()
      .getByText(choice ?? '')
      .waitFor()
    expect(await times().nth(2).isChecked()).toBe(true)

    await panel().getByRole('button', { name: 'Continue' }).click()
    await heading('Who is coming?').waitFor()
    await page.goBack()
    await panel()
      .getByText(choice ?? '')
      .waitFor()
    expect(await panel().getByRole('radio', { name: /Jonas/ }).isChecked()).toBe(true)
  })

  it('stops at the last day that can be booked, and leads back to it', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    const after = panel().getByRole('button', { name: 'Two weeks after' })
    await times().first().waitFor()
    const isLast = async (): Promise<boolean> => (await after.getAttribute('aria-disabled')) === 'true'
    for (let pages = 0; pages < 6 && !(await isLast()); pages++) {
      await after.click()
      await panel().getByText('Loading times').waitFor({ state: 'detached' })
    }
    expect(await isLast()).toBe(true)

    const far = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`${site.url}/services/deep-tissue-massage?day=${far}`)
    await panel().getByText('has not opened yet').waitFor()
    await panel().getByText('is the last day that can be booked now').waitFor()
    await panel().getByRole('button', { name: 'Back to the last weeks' }).click()
    await times().first().waitFor()
  })

  it('narrows the times to a location, each time once', async () => {
    await page.goto(`${site.url}/services/first-consultation`)
    await times().first().waitFor()
    await panel().getByRole('group', { name: 'Location' }).getByRole('radio', { name: /Graça/ }).check()
    await times().first().waitFor()
    const shown = await times().evaluateAll((radios) =>
      radios.map((radio) => radio.parentElement?.textContent),
    )
    expect(new Set(shown).size).toBe(shown.length)
  })
})

const person = [
  ['First name', 'Rita'],
  ['Last name', 'Nunes'],
  ['Email', 'rita@example.com'],
] as const

/** Says who comes, and goes on to the review, unless something else is missing. */
async function fillDetails({ isRefused = false }: { isRefused?: boolean } = {}): Promise<void> {
  for (const [label, text] of person) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  if (!isRefused) await heading('Is everything right?').waitFor()
}

/** From the page of a service to the review of a booking. */
async function reachReview(slug: string): Promise<void> {
  await page.goto(`${site.url}/services/${slug}`)
  await times().first().check()
  await panel().getByRole('button', { name: 'Continue' }).click()
  await fillDetails()
}

/** Pays on the hosted checkout. */
async function pay(): Promise<void> {
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  for (const [label, text] of [
    ['First name', 'Rita'],
    ['Last name', 'Nunes'],
    ['Email', 'rita@example.com'],
    ['Card number', '4242 4242 4242 4242'],
    ['Expiry date', '12/39'],
    ['Security code', '123'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page
    .getByRole('button', { name: /^(Pay|Place order)/ })
    .last()
    .click()
}

describe('extras', () => {
  it('lengthen the time, stand in the address, and are booked with it', async () => {
    await page.goto(`${site.url}/services/slow-massage`)
    await times().first().waitFor()
    await panel().getByText('€75 · 1 hr 30 min').waitFor()
    await panel()
      .getByRole('checkbox', { name: /^Fifteen minutes more/ })
      .check()
    await panel()
      .getByRole('checkbox', { name: /^Warm oil/ })
      .check()
    await panel().getByRole('button', { name: 'One Warm oil more' }).click()
    await panel().getByText('€75 + extras · 1 hr 45 min').waitFor()
    await page.reload()
    await panel().getByText('€75 + extras · 1 hr 45 min').waitFor()
    await panel().getByText('2 × €6').waitFor()
    await inspect(page, 'extras')
    expect(
      await panel().getByRole('button', { name: 'One Warm oil more' }).getAttribute('aria-disabled'),
    ).toBe('true')
    expect(
      await panel()
        .getByRole('checkbox', { name: /^Warm oil/ })
        .isChecked(),
    ).toBe(true)
    await times().first().check()
    await panel().getByRole('button', { name: 'Continue' }).click()
    await fillDetails()
    await page.getByText(/^Fifteen minutes more \(€15\), 2 × Warm oil \(€6\)$/).waitFor()
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await heading('Your cart').waitFor()
    await page.getByText('€102.00').first().waitFor()
    await page.getByText(/^Extras: Fifteen minutes more, Warm oil/).waitFor()
  })
})

describe('the price', () => {
  const costs = (): Locator => page.getByRole('region', { name: 'What it costs' })

  it('is the sum of what each person chooses', async () => {
    await page.goto(`${site.url}/services/mobility-lunch`)
    await times().first().check()
    await panel().getByRole('button', { name: 'Continue' }).click()
    const adults = page.getByRole('textbox', { name: 'Adult, €10' })
    await adults.fill('0')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByText('Enter your first name.').waitFor()
    await fillDetails({ isRefused: true })
    await page.getByText('Say how many people come.').waitFor()
    await inspect(page, 'details with rates')
    await adults.fill('1')
    await page.getByRole('textbox', { name: 'Student or senior, €7' }).fill('2')
    await page.keyboard.press('Tab')
    await page.reload()
    expect(await page.getByRole('textbox', { name: 'Student or senior, €7' }).inputValue()).toBe('2')
    await fillDetails()
    await costs().getByText('€24').waitFor()
    await page.getByText('1 × Adult, 2 × Student or senior').waitFor()
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await page.getByText('€24.00').first().waitFor()
  })

  it('follows the length of an appointment, and so do the times', async () => {
    await page.goto(`${site.url}/services/private-yoga`)
    await times().first().waitFor()
    await panel().getByText('€48 · 1 hr', { exact: true }).waitFor()
    await panel()
      .getByRole('radio', { name: /^1 hr 30 min/ })
      .check()
    await panel().getByText('€66 · 1 hr 30 min', { exact: true }).waitFor()
    await times().first().check()
    await panel().getByRole('button', { name: 'Continue' }).click()
    await fillDetails()
    await costs().getByText('€66').waitFor()
    const ticket = page.getByRole('article').filter({ hasText: 'Private yoga' })
    const [from = '', until = ''] = ((await ticket.textContent()) ?? '').match(/\d\d:\d\d/g) ?? []
    const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    expect(minutes(until) - minutes(from)).toBe(90)
    await page.getByRole('button', { name: 'Book it' }).click()
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    // A phone shows the order folded.
    await page.getByText('€66.00').first().waitFor({ state: 'attached' })
  })

  it('is paid in part now, where the service takes a deposit, and says what is still to pay', async () => {
    await page.goto(`${site.url}/services/first-steps-in-yoga`)
    await panel().getByRole('button', { name: 'Book the course' }).click()
    await fillDetails()
    await costs().getByText('€96').waitFor()
    await page.getByRole('radio', { name: 'A deposit now' }).check()
    await costs().getByText('Deposit, due now').waitFor()
    await page.getByText('€24 now').waitFor()
    await inspect(page, 'review with a deposit')
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    const totals = page.getByRole('complementary', { name: 'Totals' })
    await totals.getByText(/^Due now€24\.00$/).waitFor()
    await totals.getByText(/^Due at the studio€72\.00$/).waitFor()
    await inspect(page, 'cart with a booking')
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await pay()
    await heading('Thank you, it is all set').waitFor()
    await page.getByText(/^Paid€24\.00$/).waitFor()
    await page.getByText(/^Still to pay€72\.00$/).waitFor()
    await inspect(page, 'result')
  })
})

describe('a visit', () => {
  it('takes several services one after the other, which are in the cart together', async () => {
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    await times().first().waitFor()
    await panel().getByRole('link', { name: 'Add another treatment' }).click()
    await heading('Your visit').waitFor()
    const add = page.getByRole('button', { name: /^Slow massage with warm stones/ })
    await add.focus()
    await page.keyboard.press('Enter')
    const chosen = page.getByRole('list', { name: 'In this visit' }).getByRole('listitem')
    await expect.poll(() => chosen.count()).toBe(2)
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await page.getByRole('button', { name: 'Slow massage with warm stones earlier' }).click()
    await expect.poll(() => chosen.first().textContent()).toContain('Slow massage')
    await times().first().check()
    await panel()
      .getByText(/^2 treatments · /)
      .waitFor()
    await page.reload()
    expect(await times().first().isChecked()).toBe(true)
    await inspect(page, 'visit')
    await page.setViewportSize(phone)
    await panel().getByRole('button', { name: 'Continue' }).click()
    await heading('Who is coming?').waitFor()
    await page.reload()
    const parts = page.getByRole('list', { name: 'Your visit' }).getByRole('listitem')
    await parts.filter({ hasText: 'Deep-tissue massage' }).waitFor()
    const [first = '', second = ''] = await parts.allTextContents()
    expect(first).toContain('Slow massage')
    const [, ended = ''] = first.match(/\d\d:\d\d/g) ?? []
    const [begun = ''] = second.match(/\d\d:\d\d/g) ?? []
    expect(begun >= ended && ended !== '').toBe(true)
    await page.getByRole('button', { name: 'Book the visit' }).click()
    await page.getByText('Enter your first name.').waitFor()
    await inspect(page, 'visit, details')
    for (const [label, text] of person) await page.getByLabel(label).fill(text)
    await page.getByRole('button', { name: 'Book the visit' }).click()
    await heading('Your cart').waitFor()
    await page.getByText('€130.00').first().waitFor()
    await page.getByText(/^1[45]:\d\d left$/).waitFor()
  })

  /** Chooses a massage and a consultation in one visit, and a time for both. */
  const chooseVisit = async (): Promise<void> => {
    const owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
    const { items } = await queryServices(owner, {
      filter: { 'mainSlug.name': { $in: ['deep-tissue-massage', 'slow-massage'] } },
    })
    await page.goto(`${site.url}/visit?services=${items.map(({ id }) => id).join(',')}`)
    await times().first().check()
    await panel().getByRole('button', { name: 'Continue' }).click()
    await heading('Who is coming?').waitFor()
    for (const [label, text] of person) await page.getByLabel(label).fill(text)
  }
  const book = (): Promise<void> => page.getByRole('button', { name: 'Book the visit' }).click()
  const madeBookings = async (): Promise<Booking[]> => {
    const owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
    const { items } = await queryExtendedBookings(owner, { filter: { status: 'CREATED' } })
    return items.flatMap(({ booking }) => booking ?? [])
  }

  it('is booked once though the answer was lost and the page was loaded again', async () => {
    await chooseVisit()
    emulator.faults.add({
      operation: 'bookings.multiServiceBookings.create',
      status: 502,
      after: true,
      times: 1,
    })
    await book()
    await page.getByText('The visit could not be booked').waitFor()
    await inspect(page, 'visit, lost answer')
    const made = await madeBookings()
    expect(made).toHaveLength(2)
    await page.reload()
    const [[label, text]] = person
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe(text)
    await book()
    await heading('Your cart').waitFor()
    await page.getByText(/left$/).first().waitFor()
    expect((await madeBookings()).map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort())
  })

  it('continues with the cart after a reload, when the bookings are made', async () => {
    await chooseVisit()
    const rule = emulator.faults.add({ operation: 'ecom.currentCart.addLineItems', status: 403 })
    await book()
    await page.getByText('The visit could not be booked').waitFor()
    emulator.faults.remove(rule.id)
    await page.reload()
    await book()
    await heading('Your cart').waitFor()
    await page.getByText('€130.00').first().waitFor()
    expect(await madeBookings()).toHaveLength(2)
  })

  it('offers other visits nearby when another customer was faster', async () => {
    await chooseVisit()
    const rule = emulator.faults.add({
      operation: 'bookings.multiServiceBookings.create',
      code: 'SLOT_NOT_AVAILABLE',
      status: 409,
    })
    await book()
    await heading('That time was just taken').waitFor()
    await expect.poll(focused).not.toBe('BODY')
    await inspect(page, 'visit, time taken')
    emulator.faults.remove(rule.id)
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await heading('Who is coming?').waitFor()
    await book()
    await heading('Your cart').waitFor()
    expect(await madeBookings()).toHaveLength(2)
  })
})

describe('a full class', () => {
  it('has a waiting list: who waits is told, and takes the place that becomes free', async () => {
    const owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
    const [service] = (await queryServices(owner, { filter: { 'mainSlug.name': 'vinyasa-flow' } })).items
    const sessions = await listEventTimeSlots(owner, {
      eventFilter: { serviceId: service?.id ?? '' },
      timeZone: 'Europe/Lisbon',
      toLocalDate: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 19),
    })
    // The last of them is far enough away to be cancelled.
    const session = sessions.items.filter(({ bookable }) => bookable).at(-1)
    const eventId = session?.eventInfo?.eventId ?? ''
    const made: Booking[] = []
    for (let left = session?.bookableCapacity ?? 0; left > 0; left--)
      made.push(
        await createBooking(owner, {
          booking: {
            bookedEntity: { slot: { eventId } },
            totalParticipants: 1,
            contactDetails: { firstName: 'Eva', email: 'eva@example.com' },
          },
        }),
      )
    const [day = '', time = ''] = (session?.localStartDate ?? '').split('T')
    await page.goto(`${site.url}/timetable?week=${day}`)
    const full = page.getByRole('listitem').filter({ hasText: 'Full, waiting list' })
    await full.locator(`a[href*="day=${day}&time=${time.slice(0, 5)}"]`).click()
    await panel().getByText('You pay once you get a place').waitFor()
    await panel().getByRole('button', { name: 'Join waiting list' }).click()
    await heading('Who is waiting?').waitFor()
    await fillDetails()
    await inspect(page, 'waiting list, review')
    await page.getByRole('button', { name: 'Join the list' }).click()
    await heading('You are on the waiting list').waitFor()
    await expect.poll(focused).toBe('You are on the waiting list')
    await page.reload()
    await heading('You are on the waiting list').waitFor()
    await inspect(page, 'on the waiting list')
    await page.getByRole('button', { name: 'Take the place' }).click()
    await page.getByText('No place is free for you yet').waitFor()

    const [first] = made
    await cancelBooking(owner, {
      bookingId: first?.id ?? '',
      revision: first?.revision ?? '',
      flowControlSettings: { ignoreCancellationPolicy: true },
    })
    emulator.clock.advance(60_000)
    expect(emulator.outbox.filter(({ to }) => to === 'rita@example.com').at(-1)?.subject).toContain(
      'a place is free',
    )
    await page.getByRole('button', { name: 'Take the place' }).click()
    await heading('Your cart').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Vinyasa flow' }).waitFor()
  })
})

describe('the timetable', () => {
  it('shows a week of classes, and leads to the one that is chosen', async () => {
    await page.goto(`${site.url}/timetable`)
    await page.getByRole('button', { name: 'Week after' }).click()
    await page.waitForURL(/week=/)
    await page.getByRole('radio', { name: 'Vinyasa flow' }).check()
    const session = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Vinyasa flow' }).first()
    const time = /\d\d:\d\d/.exec((await session.textContent()) ?? '')?.[0] ?? ''
    await page.reload()
    await session.getByRole('link').click()
    await heading('Vinyasa flow').waitFor()
    await panel()
      .getByText(new RegExp(`^\\w{3} \\d+ \\w{3}, ${time}$`))
      .waitFor()
    await panel().getByRole('button', { name: 'Continue' }).click()
    await heading('Who is coming?').waitFor()
  })
})

describe('a booking on a phone', () => {
  it('is reviewed above the button, in three calls to the payment', async () => {
    await reachReview('deep-tissue-massage')
    const ticket = page.getByRole('article').filter({ hasText: 'Deep-tissue massage' })
    await ticket.getByText(/You can cancel or move it until|It starts too soon/).waitFor()
    const go = page.getByRole('button', { name: 'Go to payment' })
    const [shown, button] = [await ticket.boundingBox(), await go.boundingBox()]
    expect(shown && button && shown.y < button.y && button.y + button.height <= phone.height).toBe(true)

    // Each call that the next one waits for; the cart in the header is read beside them.
    const waitedFor = watchRequests(page, emulator.url)
    await go.click()
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    expect(
      waitedFor
        .map((one) => one.split(' ')[1])
        .filter((path) => !/calculate|\/pages\/|\/media\//.test(path ?? '')),
    ).toEqual([
      '/_api/bookings-service/v2/bookings',
      '/ecom/v2/carts/current/add-line-items',
      '/_api/redirects-api/v1/redirect-session',
    ])
  })

  it('waits on the way back, with the time that is left, and can be paid, ended in a file', async () => {
    await reachReview('deep-tissue-massage')
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    await page.goBack()
    await heading('Your booking waits in the cart').waitFor()
    await page.getByText(/^We keep this time for you until \d\d:\d\d/).waitFor()
    await page.getByText(/^1[45]:\d\d left$/).waitFor()
    await page.getByRole('link', { name: 'Open the cart' }).click()
    await page.getByText(/^1[45]:\d\d left$/).waitFor()
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await pay()
    await heading('Thank you, it is all set').waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toBe('harbour-studio.ics')
    await page.getByRole('link', { name: 'Book again' }).click()
    await heading('Deep-tissue massage').waitFor()
    await times().first().waitFor()
  })

  it('is given back for another time', async () => {
    await reachReview('deep-tissue-massage')
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await heading('Your cart').waitFor()
    await page.goBack()
    await heading('Your booking waits in the cart').waitFor()
    await inspect(page, 'booking in the cart')
    await page.getByRole('button', { name: 'Choose another time' }).click()
    await times().first().waitFor()
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
  })

  it('says in the cart that its time is not kept any more, and that it has passed', async () => {
    await page.clock.install()
    await reachReview('deep-tissue-massage')
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await heading('Your cart').waitFor()
    await page.getByText(/left$/).waitFor()
    await page.getByText('€55.00').first().waitFor()
    await page.clock.fastForward('13:10')
    await page.getByText(/^1:\d\d left$/).waitFor()
    await page.clock.fastForward('02:00')
    await page.getByText(/^We kept this time for you until/).waitFor()

    emulator.clock.advance(7 * 86_400_000)
    await page.clock.fastForward(7 * 86_400_000)
    await page.reload()
    await page.getByText(/^This time has passed/).waitFor()
    expect(await page.getByRole('textbox', { name: /^Quantity/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await page.getByText('cannot be ordered any more').waitFor()
    await page.getByRole('link', { name: 'Choose another time' }).waitFor()
  })

  it('asks for the same names as the checkout, and for a number that can be called', async () => {
    await page.goto(`${site.url}/services/first-consultation`)
    await times().first().check()
    await panel().getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('First name').fill('Rita')
    await page.getByLabel('Email').fill('rita@example.com')
    await page.getByLabel('Phone').fill('not a phone')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByText('Enter your last name.').waitFor()
    await page.getByText('Enter a number such as').waitFor()
    await page.getByLabel('Last name').fill('Nunes')
    await page.getByLabel('Phone').fill('+351 912 345 678')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('button', { name: 'Book it' }).waitFor()
    await page.getByText('There is nothing to pay').waitFor()
  })
})

describe('the bookings of a member', () => {
  const list = (): Locator => page.getByRole('main').getByRole('list')

  async function openBookings(): Promise<void> {
    await page.goto(`${site.url}/account`)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).fill('harbour-ana-1')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await heading('Your bookings').waitFor()
    await list().getByRole('article').first().waitFor()
  }

  it('are moved to another time, which says until when and what it costs', async () => {
    await openBookings()
    const card = list().getByRole('article').filter({ hasText: 'Slow massage' })
    await card.getByText(/^You can cancel or move it until \w{3} \d+ \w{3}, \d\d:\d\d\.$/).waitFor()
    await card.getByRole('link', { name: /^Move Slow massage/ }).click()
    await heading('Move Slow massage with warm stones').waitFor()
    await page.getByText('Moving it costs nothing.').waitFor()
    const offered = page.getByRole('group', { name: /^Time on/ }).getByRole('radio')
    await offered.first().check()
    const bar = page.getByText(/^\w{3} \d+ \w{3}, \d\d:\d\d$/)
    const [day = '', time = ''] = ((await bar.textContent()) ?? '').split(', ')
    await page.getByRole('button', { name: 'Move it' }).click()
    await page.getByText(/^Slow massage with warm stones is now on/).waitFor()
    // The time alone may be the one of before.
    await expect.poll(() => card.textContent()).toContain(day)
    await card.getByText(time, { exact: true }).waitFor()
  })

  it('stay unchanged when another customer was faster, and other times are offered', async () => {
    await openBookings()
    await list()
      .getByRole('link', { name: /^Move Slow massage/ })
      .click()
    await page
      .getByRole('group', { name: /^Time on/ })
      .getByRole('radio')
      .first()
      .check()
    emulator.faults.add({
      operation: 'bookings.bookings.reschedule',
      code: 'SLOT_NOT_AVAILABLE',
      status: 409,
      times: 1,
    })
    await page.getByRole('button', { name: 'Move it' }).click()
    await page.getByText('That time was just taken').waitFor()
    await inspect(page, 'move, time taken')
    await page.getByText('Your booking stays as it was').waitFor()
    await page
      .getByRole('group', { name: /^Time on/ })
      .getByRole('radio')
      .first()
      .waitFor()
  })

  it('are canceled after it was said what that costs, and the focus is kept', async () => {
    await openBookings()
    await page.getByRole('button', { name: /^Cancel Slow massage/ }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Cancelling now costs nothing.').waitFor()
    await dialog.getByText(/pays you back|nothing has to be paid back/).waitFor()
    await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
    await page.getByText(/^Cancelled: Slow massage with warm stones, /).waitFor()
    await page.getByRole('button', { name: /^Cancel Slow massage/ }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await page.getByText('Past and cancelled').click()
    await page.getByRole('link', { name: 'Book again: Slow massage with warm stones' }).first().click()
    await heading('Slow massage with warm stones').waitFor()
  })

  it('are paid with a plan', async () => {
    await openBookings()
    await page.goto(`${site.url}/services/vinyasa-flow`)
    await chooseFreeTime(panel())
    await panel().getByRole('button', { name: 'Continue' }).click()
    await fillDetails()
    await page.getByRole('radio', { name: 'With my plan' }).check()
    await page.getByText('Your plan pays: you choose it on the next page.').waitFor()
    await page.getByRole('button', { name: 'Book it' }).click()
    await page.getByText(/is paid with your membership “Ten classes” \(10 left\)/).waitFor()
    await page.getByRole('button', { name: 'Place order' }).last().click()
    await heading(/^(Thank you, it is all set|Your order is placed)$/).waitFor()
    await page.getByRole('article').filter({ hasText: 'Vinyasa flow' }).waitFor()
  })

  it('cannot be moved by others', async () => {
    await openBookings()
    await page.goto(`${site.url}/account/bookings/5e7a1ce0-0000-4000-8010-999999999999/move`)
    await page.getByText('There is nothing to move').waitFor()
  })
})

describe('requests', () => {
  it('are made once on each screen, and times beside the service that a link names', async () => {
    const asked = watchRequests(page, emulator.url)
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })
    for (const path of [
      '/',
      '/services',
      '/timetable',
      '/services/first-steps-in-yoga',
      '/shop',
      '/shop/harbour-mat',
      '/cart',
    ]) {
      asked.length = 0
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
      expect(repeated(asked), path).toEqual([])
      // A visitor who put nothing into a cart has none, which nobody asks for.
      expect(refused, path).toEqual([])
    }

    await page.goto(`${site.url}/services?type=APPOINTMENT`)
    const found = page.getByRole('region', { name: 'Services found' })
    await found.getByRole('link').first().waitFor()
    // The service is not answered before its times are asked for.
    let release = (): void => undefined
    const asksForTimes = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/v2/services/query', async (route) => {
      await asksForTimes
      await route.continue()
    })
    page.on('request', (request) => {
      if (request.url().endsWith('/v2/time-slots')) release()
    })
    asked.length = 0
    await found.getByRole('link').first().click()
    await times().first().waitFor()
    await panel().getByRole('button', { name: 'Two weeks after' }).click()
    await panel().getByText('Loading times').waitFor({ state: 'detached' })
    await panel().getByRole('button', { name: 'Two weeks before' }).click()
    await times().first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(repeated(asked)).toEqual([])
  })
})

describe('a first visit', () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url))

  it('asks for the times before the code of the page is there', async () => {
    const asked = watchRequests(page, emulator.url)
    await page.route('**/assets/service-page-*.js', async (route) => {
      await expect.poll(() => asked.some((one) => one.includes('/v2/time-slots'))).toBe(true)
      await route.continue()
    })
    await page.goto(`${site.url}/services/deep-tissue-massage`)
    await times().first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((one) => one.includes('/v2/time-slots'))).toHaveLength(1)
  })

  it('shows the frame of the page before any script, and loads no more than it needs', async () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    expect(html).toMatch(/<div id="root">\s*(<!--[^>]*-->\s*)?<div/)
    expect(html).not.toMatch(/rel="preload"/)
    const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
    const scripts = [...new Set(files)].map((file) => readFileSync(join(dist, file)))
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
    // They are 179 kB.
    expect(bytes).toBeLessThan(190_000)
    for (const script of scripts)
      expect(script.toString()).not.toMatch(/react-aria|conflictingClassGroups|ZodError|shouldFocusError/)
  })
})

describe('the focus', () => {
  it('stays where it is when the address changes, also after a reload', async () => {
    for (const [path, group] of [
      ['/services', 'Kind'],
      ['/shop', 'Shelf'],
      ['/services/deep-tissue-massage', 'Day'],
    ] as const) {
      await page.goto(site.url + path)
      await page.reload()
      const radios = page.getByRole('group', { name: group }).getByRole('radio').and(page.locator(':enabled'))
      await radios.nth(1).waitFor()
      await radios.nth(1).check()
      await page.waitForLoadState('networkidle')
      expect(
        await radios.nth(1).evaluate((radio) => radio === document.activeElement),
        `${path}: ${await focused()}`,
      ).toBe(true)
    }
  })

  it('continues from what disappears to what is next to it', async () => {
    await page.goto(`${site.url}/services`)
    const search = page.getByRole('searchbox', { name: 'Search services' })
    await search.fill('yoga')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=yoga/)
    await page.waitForLoadState('networkidle')
    expect(await search.evaluate((field) => field === document.activeElement), await focused()).toBe(true)

    await page.goto(`${site.url}/shop/cork-block`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await page.getByRole('button', { name: 'Remove Cork block' }).click()
    const undo = page.getByRole('button', { name: 'Put it back' })
    await undo.waitFor()
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const line = page.getByRole('heading', { level: 2, name: 'Cork block' })
    await line.waitFor()
    await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('is on the heading of a page that a link leads to, and not on that of the first page', async () => {
    await page.goto(`${site.url}/services`)
    await page.getByRole('region', { name: 'Services found' }).getByRole('link').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    const link = page.getByRole('region', { name: 'Services found' }).getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect
      .poll(() => heading(name).evaluate((element) => element === document.activeElement))
      .toBe(true)
  })
})
