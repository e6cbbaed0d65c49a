import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'
import { createBrowser, type Page } from './platform.ts'

const postFlowUrl = 'http://localhost:5173/after'

let emulator: Emulator
let browser: ReturnType<typeof createBrowser>
let token: string

const post = async (path: string, body: unknown, authorization?: string): Promise<unknown> => {
  const response = await emulator.fetch(
    new Request(emulator.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    }),
  )
  return response.json()
}

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  const app = { request: (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)) }
  browser = createBrowser({ app })
  const grant = { clientId: emulator.clientId, grantType: 'anonymous' }
  token = ((await post('/oauth2/token', grant)) as { access_token: string }).access_token
})

afterEach(() => emulator.close())

const handOver = async (target: object, callbacks: object = { postFlowUrl }): Promise<string> => {
  const answer = await post('/v1/redirect-session', { ...target, callbacks }, token)
  return (answer as { redirectSession: { fullUrl: string } }).redirectSession.fullUrl
}

const heading = ({ document }: Page): string | undefined => document.querySelector('h1')?.textContent
const alertOf = ({ document }: Page): string => document.querySelector('[role=alert]')?.textContent ?? ''
const linkOf = ({ document }: Page, text: string): string =>
  [...document.querySelectorAll('a')]
    .find((link) => link.textContent.trim() === text)
    ?.getAttribute('href') ?? ''

const cart = async () => {
  const response = await emulator.fetch(
    new Request(emulator.url + '/ecom/v2/carts/current', { headers: { authorization: token } }),
  )
  return (await response.json()) as {
    cart: { id: string; lineItems: { quantityInfo: { confirmedQuantity: number } }[] }
  }
}

const order = { firstName: 'Rita', lastName: 'Alves', email: 'rita@example.com', intent: 'pay' }
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cardCvc: '123' }
const address = { addressLine: 'Rua 1', postalCode: '1000', city: 'Lisboa', country: 'PT' }

describe('the product page', () => {
  it('shows a product, and puts it into the cart of the person', async () => {
    const page = await browser.open(await handOver({ storesProduct: { productSlug: 'cork-block' } }))
    expect([page.status, heading(page)]).toEqual([200, 'Cork block'])
    expect(page.document.querySelector('main img')?.getAttribute('alt')).toBe('A block of speckled cork')
    expect(page.text).not.toContain('&lt;p&gt;')
    const added = await browser.submit(page, { quantity: '2', intent: 'add' })
    expect([added.status, added.document.querySelector('[role=status]')?.textContent]).toEqual([
      200,
      expect.stringContaining('Cork block is in your cart.') as string,
    ])
    expect((await cart()).cart.lineItems).toHaveLength(1)
    const checkout = await browser.open(linkOf(added, 'Go to checkout'))
    expect(heading(checkout)).toBe('Checkout')
    expect(checkout.text).toContain('Quantity 2')
    const { location } = await browser.submit(checkout, { ...order, ...card, ...address })
    expect(location).toContain('/pages/thank-you')
  })

  it('tells search engines the title and the description that the business wrote for it', async () => {
    const headOf = ({ document }: Page): unknown[] => [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    ]
    const write = async (seoData: object): Promise<unknown[]> => {
      const made = await post(
        '/stores/v1/products',
        { product: { name: 'Mug', slug: 'mug', priceData: { price: 1 }, seoData } },
        emulator.apiKey,
      )
      const page = headOf(await browser.open('/product-page/mug'))
      await emulator.fetch(
        new Request(
          `${emulator.url}/stores/v1/products/${(made as { product: { id: string } }).product.id}`,
          {
            method: 'DELETE',
            headers: { authorization: emulator.apiKey },
          },
        ),
      )
      return page
    }
    const title = { type: 'title', children: 'A mug <b>of clay</b>' }
    const description = { type: 'meta', props: { name: 'description', content: 'Holds 30 cl.' } }
    const robots = { type: 'meta', props: { name: 'robots', content: 'all' } }
    expect(await write({ tags: [robots, description, title] })).toEqual([
      'A mug <b>of clay</b>',
      'Holds 30 cl.',
    ])
    const disabled = [title, description].map((tag) => ({ ...tag, disabled: true }))
    expect(await write({ tags: disabled })).toEqual(['Mug · Harbour Studio', undefined])
  })

  it('goes to the checkout at once, or to the app’s own cart', async () => {
    const target = { storesProduct: { productSlug: 'cork-block' } }
    const bought = await browser.submit(await browser.open(await handOver(target)), { intent: 'buy' })
    expect([bought.status, new URL(bought.location, emulator.url).pathname]).toEqual([
      303,
      `/pages/checkout/${(await cart()).cart.id}`,
    ])
    const cartPageUrl = 'http://localhost:5173/cart'
    const page = await browser.open(await handOver(target, { cartPageUrl }))
    const added = await browser.submit(page, { intent: 'add' })
    expect(linkOf(added, 'Go to the cart')).toBe(`${cartPageUrl}?wixMemberLoggedIn=false`)
  })

  it('asks for each option, and says what cannot be had', async () => {
    const page = await browser.open(await handOver({ storesProduct: { productSlug: 'studio-t-shirt' } }))
    const selects = [...page.document.querySelectorAll('select')]
    expect(selects.length).toBeGreaterThan(1)
    const missing = await browser.submit(page, { quantity: '0' })
    expect(missing.status).toBe(422)
    expect(alertOf(missing)).toContain('Enter a whole number, 1 or more')
    expect(missing.document.querySelectorAll('select[aria-invalid]')).toHaveLength(selects.length)
    const chosen = Object.fromEntries(
      selects.map((select) => [
        select.getAttribute('name')!,
        [...select.querySelectorAll('option')].find(
          ({ textContent, value }) => value && !textContent.includes('sold out'),
        )!.value,
      ]),
    )
    const tooMany = await browser.submit(missing, { ...chosen, quantity: '9999' })
    expect([tooMany.status, alertOf(tooMany)]).toEqual([
      409,
      expect.stringContaining('This cannot be bought') as string,
    ])
    expect((await browser.submit(tooMany, { ...chosen, quantity: '1', intent: 'add' })).status).toBe(200)
  })

  it('takes only forms of its own pages, and sells to nobody without a hand-over', async () => {
    const page = await browser.open(await handOver({ storesProduct: { productSlug: 'cork-block' } }))
    expect((await browser.submit(page, { formToken: 'forged' })).status).toBe(403)
    const alone = await browser.open('/product-page/cork-block')
    expect([alone.status, alone.document.querySelector('form')]).toEqual([200, null])
    expect(alone.headers.get('x-frame-options')).toBe('DENY')
    const none = await browser.open('/product-page/nothing')
    expect([none.status, heading(none)]).toEqual([404, 'There is no such product'])
  })
})

describe('the details of a booking', () => {
  const slot = async (fields: object = {}, timezone?: string): Promise<object> => {
    const services = emulator.snapshot()['bookings.services'] as unknown as { type: string; id: string }[]
    const { id } = services.find(({ type }) => type === 'APPOINTMENT')!
    return {
      bookingsCheckout: {
        slotAvailability: {
          slot: {
            serviceId: id,
            startDate: '2026-06-09T09:00:00Z',
            endDate: '2026-06-09T10:00:00Z',
            ...fields,
          },
        },
        ...(timezone !== undefined && { timezone }),
      },
    }
  }

  it.each([
    [{}, undefined, '10:00–11:00, Lisbon time'],
    [{ timezone: 'Asia/Tokyo' }, undefined, '18:00–19:00, Tokyo time'],
    [{}, 'Asia/Kathmandu', '14:45–15:45, Kathmandu time'],
    [{ timezone: 'Asia/Tokyo' }, 'Asia/Kathmandu', '14:45–15:45, Kathmandu time'],
  ])('shows the time of the slot %j with the zone %s as %s', async (fields, timezone, text) => {
    expect((await browser.open(await handOver(await slot(fields, timezone)))).text).toContain(text)
  })

  it.each([
    ['slotAvailability.slot.timezone', { timezone: 'Mars/Phobos' }, undefined],
    ['slotAvailability.slot.timezone', { timezone: '' }, undefined],
    ['timezone', {}, '+02:00'],
  ])('refuses a time zone in %s that does not exist', async (field, fields, timezone) => {
    expect(await post('/v1/redirect-session', await slot(fields, timezone), token)).toEqual({
      message: 'INVALID_ARGUMENT',
      details: {
        validationError: {
          fieldViolations: [
            {
              field: `bookingsCheckout.${field}`,
              description: 'must be the IANA name of a time zone, such as Europe/Lisbon',
              violatedRule: 'FORMAT',
            },
          ],
        },
      },
    })
  })

  it('names the fields of a slot that cannot be booked', async () => {
    const page = await browser.open(await handOver(await slot({ endDate: '2026-06-09T10:15:00Z' })))
    expect([page.status, heading(page)]).toEqual([409, 'This time cannot be booked'])
    expect(page.text).toContain('bookedEntity.slot.endDate must be ')
    expect(page.text).not.toContain('INVALID_ARGUMENT')
    expect(linkOf(page, 'Choose another time')).toMatch(/^http:\/\/localhost:5173\/after/)
  })

  it('says when somebody else has booked the time since the form was opened', async () => {
    const [first, second] = [await handOver(await slot()), await handOver(await slot())]
    const page = await browser.open(first)
    expect((await browser.submit(await browser.open(second), order)).status).toBe(303)
    const refused = await browser.submit(page, order)
    expect(refused.status).toBe(409)
    expect(alertOf(refused)).toContain('This time could not be booked')
    expect(alertOf(refused)).not.toContain('INVALID_ARGUMENT')
  })
})

describe('the booking calendar', () => {
  const serviceLink = (page: Page, name: string): string =>
    [...page.document.querySelectorAll('main li a')]
      .find(({ textContent }) => textContent.includes(name))!
      .getAttribute('href')!

  it.each(['APPOINTMENT', 'CLASS'])(
    'leads from an %s to a time, the details and the checkout',
    async (type) => {
      const list = await browser.open(await handOver({ bookingsBook: {} }))
      expect(heading(list)).toBe('Book a time')
      const services = emulator.snapshot()['bookings.services'] as unknown as {
        name: string
        type: string
        id: string
      }[]
      const service = services.find((own) => own.type === type)!
      for (const { name } of services.filter((own) => own.type === 'COURSE'))
        expect(list.text).not.toContain(name)
      const calendar = await browser.open(serviceLink(list, service.name))
      expect(heading(calendar)).toBe(service.name)
      const later = await browser.open(linkOf(calendar, 'Later days'))
      const [time] = later.document.querySelectorAll('button[name=time]')
      const { status, location } = await browser.submit(later, { time: time!.getAttribute('value')! })
      expect([status, new URL(location, emulator.url).pathname]).toEqual([303, '/pages/book'])
      const details = await browser.open(location)
      expect(heading(details)).toBe('Your details')
      expect(details.document.querySelector('.facts')?.textContent).toContain(service.name)
      const booked = await browser.submit(details, order)
      expect(new URL(booked.location, emulator.url).pathname).toMatch(/^\/pages\/checkout\//)
      const bookings = emulator.snapshot()['bookings.bookings'] as unknown as {
        bookedEntity: { title: string }
      }[]
      expect(bookings.at(-1)!.bookedEntity.title).toBe(service.name)
    },
  )

  it('shows the services and times of one staff member', async () => {
    const [staff] = emulator.snapshot()['bookings.staffMembers'] as unknown as { resourceId: string }[]
    const all = await browser.open(await handOver({ bookingsBook: {} }))
    const some = await browser.open(await handOver({ bookingsBook: { resourceId: staff!.resourceId } }))
    const count = ({ document }: Page) => document.querySelectorAll('main li').length
    expect(count(some)).toBeGreaterThan(0)
    expect(count(some)).toBeLessThan(count(all))
    const first = some.document.querySelector('main li a')!.getAttribute('href')!
    expect(new URL(first, emulator.url).searchParams.get('resourceId')).toBe(staff!.resourceId)
    const week = await browser.open(first)
    const later = await browser.open(linkOf(week, 'Later days'))
    expect(later.document.querySelectorAll('button[name=time]').length).toBeGreaterThan(0)
  })

  it('says when a time is gone, and shows the others', async () => {
    const list = await browser.open(await handOver({ bookingsBook: {} }))
    const services = emulator.snapshot()['bookings.services'] as unknown as { name: string; type: string }[]
    const calendar = await browser.open(
      serviceLink(list, services.find(({ type }) => type === 'APPOINTMENT')!.name),
    )
    for (const time of [
      '2020-01-01T10:00:00/2020-01-01T11:00:00',
      '2026-13-45T10:00:00/2026-13-45T11:00:00',
      '2026-05-12T10:00:00/2026-05-12T99:00:00',
      '2026-02-30T10:00:00/2026-02-30T11:00:00',
      'nonsense',
      '',
    ])
      expect(alertOf(await browser.submit(calendar, { time }))).toContain('Please choose another time')
    expect((await browser.submit(calendar, { formToken: 'forged' })).status).toBe(403)
  })

  it('never leads into the past, and needs a hand-over of its own', async () => {
    const list = await browser.open(await handOver({ bookingsBook: {} }))
    const link = list.document.querySelector('main li a')!.getAttribute('href')!
    const past = await browser.open(link + '&from=2020-01-01')
    expect(linkOf(past, 'Earlier days')).toBe('')
    expect(past.text).toContain('4 May to 10 May')
    for (const from of ['rubbish', '2026-06-31', '2026-99-99'])
      expect((await browser.open(`${link}&from=${from}`)).text).toContain('4 May to 10 May')
    expect((await browser.open('/pages/calendar')).status).toBe(404)
    expect(
      (await browser.open((await handOver({ login: {} })).replace('/pages/login', '/pages/calendar'))).status,
    ).toBe(404)
  })
})
