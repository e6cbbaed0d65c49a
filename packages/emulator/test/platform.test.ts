import { createRedirectSession, oauth } from '@frontdesk/auth'
import {
  bookingsAppId,
  createBooking,
  listAvailabilityTimeSlots,
  queryExtendedBookings,
  queryServices,
} from '@frontdesk/bookings'
import { createClient, hosted, local, type Platform, withResponse } from '@frontdesk/core'
import { addLineItemsToCurrentCart } from '@frontdesk/ecom'
import { queryProducts } from '@frontdesk/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFamilies } from '../src/families.ts'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator

beforeAll(async () => {
  emulator = await createEmulator({ port: 0 })
})

afterAll(() => emulator.close())

describe('the platform as a whole', () => {
  it('has a schema for every operation that it answers, and the other way round', () => {
    const { handlers, schemas } = createFamilies()
    expect(handlers.map(({ operation }) => operation.spec.id).sort()).toEqual(
      schemas.map(({ id }) => id).sort(),
    )
  })

  it.each<[string, (url: string) => Platform]>([
    ['local', local],
    ['hosted', (url) => ({ ...hosted(), origin: url })],
  ])('serves the client with the %s profile', async (_, platform) => {
    const client = createClient({
      platform: platform(emulator.url),
      auth: oauth({ clientId: emulator.clientId }),
    })
    const { data: services, response } = await withResponse(queryServices, client, {})
    expect(services.items.length).toBeGreaterThan(0)
    for (const { id, createdDate } of services.items)
      expect([typeof id, createdDate]).toEqual(['string', expect.any(Date)])
    expect(response.requestId).toMatch(/^[\da-f-]{36}$/)
    const products = await queryProducts(client, { paging: { limit: 2 } })
    expect(products.items).toHaveLength(2)
    expect(products.hasNext()).toBe(true)
  })

  it.each(['/orders/search', '/v1/orders/search', '/ecom/v1/orders/search'])(
    'takes the path %s',
    async (path) => {
      const response = await fetch(emulator.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: emulator.apiKey },
        body: '{"search":{}}',
      })
      expect(response.status).toBe(200)
      const { orders } = (await response.json()) as { orders: { number: string }[] }
      expect(orders.map(({ number }) => number)).toContain('10001')
    },
  )

  it('says in which time zone the slots are, as the platform does', async () => {
    const read = async (path: string, body: object): Promise<unknown> => {
      const response = await fetch(emulator.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: emulator.apiKey },
        body: JSON.stringify(body),
      })
      return response.json()
    }
    const toLocalDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 19)
    const business = await read('/_api/service-availability/v2/time-slots/event', { toLocalDate })
    expect(business).toMatchObject({ timeZone: 'Europe/Lisbon' })
    const abroad = await read('/v2/time-slots/event', { toLocalDate, timeZone: 'Asia/Kathmandu' })
    expect(abroad).toMatchObject({ timeZone: 'Asia/Kathmandu', pagingMetadata: { cursors: {} } })
  })

  /** Books the first free time of an appointment, and opens the checkout for it. */
  const startCheckout = async () => {
    const client = createClient({
      platform: local(emulator.url),
      auth: oauth({ clientId: emulator.clientId }),
    })
    const { items: services } = await queryServices(client, { filter: { type: 'APPOINTMENT' } })
    const service = services.find(({ payment }) => payment?.rateType === 'FIXED')
    const { items: slots } = await listAvailabilityTimeSlots(client, {
      serviceId: service?.id ?? '',
      toLocalDate: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 19),
      timeZone: 'Europe/Lisbon',
      bookable: true,
    })
    const { localStartDate = '', localEndDate = '', location } = slots[0] ?? {}
    const booking = await createBooking(client, {
      booking: {
        bookedEntity: {
          slot: {
            serviceId: service?.id ?? '',
            startDate: localStartDate,
            endDate: localEndDate,
            timezone: 'Europe/Lisbon',
            ...(location?.id && { location: { id: location.id } }),
          },
        },
        contactDetails: { firstName: 'Rita', lastName: 'Alves', email: 'rita@example.com' },
        totalParticipants: 1,
      },
    })
    const cart = await addLineItemsToCurrentCart(client, {
      catalogItems: [{ catalogReference: { appId: bookingsAppId, catalogItemId: booking.id }, quantity: 1 }],
    })
    const { fullUrl } = await createRedirectSession(client, { ecomCheckout: { checkoutId: cart.id } })
    const answer = await fetch(fullUrl ?? '')
    const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
    return { client, booking, cookie, page: await answer.text() }
  }

  it('fills in the checkout with whom the booking is for', async () => {
    const { page } = await startCheckout()
    for (const text of ['Rita', 'Alves', 'rita@example.com']) expect(page).toContain(`value="${text}"`)
  })

  it('shows with a booking the order that it stands in', async () => {
    const { client, booking, cookie, page } = await startCheckout()
    const [action = ''] = /(?<=action=")[^"]*/.exec(page) ?? []
    // A browser sends the radio button that is chosen, and no other.
    const inputs = [...page.matchAll(/<input[^>]*>/g)].map(([input]) => input)
    const sent = inputs.filter((input) => !input.includes('type="radio"') || input.includes('checked'))
    const fields = [...sent.join('\n').matchAll(/name="(\w+)"[^>]* value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    )
    const card = { intent: 'pay', cardNumber: '4242424242424242', cardExpiry: '12/40', cardCvc: '123' }
    await fetch(new URL(action.replaceAll('&amp;', '&'), emulator.url), {
      method: 'POST',
      headers: { cookie },
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(fields), ...card } as Record<string, string>),
    })
    const { items } = await queryExtendedBookings(client, { withEcomOrder: true })
    const price = { amount: '55.00', formattedAmount: '€55.00' }
    expect(items.map((item) => [item.booking?.id, item.order])).toEqual([
      [
        booking.id,
        {
          id: expect.any(String) as string,
          number: expect.any(String) as string,
          status: 'APPROVED',
          paymentStatus: 'PAID',
          totalPrice: price,
          bookingPrice: price,
          balance: { amount: '0.00', formattedAmount: '€0.00' },
          currency: 'EUR',
        },
      ],
    ])
  })

  it('tells the client which field it refused', async () => {
    const client = createClient({
      platform: local(emulator.url),
      auth: oauth({ clientId: emulator.clientId }),
    })
    await expect(queryServices(client, { filter: { type: 'PARTY' } })).rejects.toMatchObject({
      name: 'ValidationError',
      violations: [{ field: 'query.filter.type', violatedRule: 'INVALID_ENUM_VALUE' }],
    })
  })

  it('serves the pictures and the hosted pages', async () => {
    const client = createClient({
      platform: local(emulator.url),
      auth: oauth({ clientId: emulator.clientId }),
    })
    const { items } = await queryServices(client, {})
    const picture = items.map(({ media }) => media?.mainMedia?.image).find((image) => image !== undefined)
    expect((await fetch(picture?.url ?? '')).headers.get('content-type')).toBe('image/svg+xml')
    expect(await (await fetch(`${emulator.url}/pages/login`)).text()).toContain('<form')
  })
})

describe('every operation of the platform', () => {
  const { handlers, permissions } = createFamilies()
  const calls = handlers.map(({ operation: { spec } }) => {
    const [method = '', path = ''] = spec.route.split(' ')
    return { ...spec, method, path: path.replace(/\{[^}]+\}/g, 'none') }
  })
  const send = (method: string, path: string, authorization?: string): Promise<Response> =>
    emulator.fetch(
      new Request(emulator.url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(authorization !== undefined && { authorization }),
        },
        ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
      }),
    )
  const codeOf = async (response: Response): Promise<unknown> => {
    const body = (await response.json()) as { details?: { applicationError?: { code?: string } } }
    return [response.status, body.details?.applicationError?.code]
  }

  it('asks for a token, on its own path and behind its prefix, but for those that give tokens out', async () => {
    for (const { id, method, path, prefix } of calls.filter(({ anonymous }) => !anonymous))
      for (const address of new Set([path, prefix + path]))
        expect(await codeOf(await send(method, address)), `${id} at ${address}`).toEqual([
          401,
          'UNAUTHENTICATED',
        ])
  })

  it('refuses a visitor where it is for members or for the owner', async () => {
    const grant = await emulator.fetch(
      new Request(`${emulator.url}/oauth2/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: emulator.clientId, grantType: 'anonymous' }),
      }),
    )
    const { access_token } = (await grant.json()) as { access_token: string }
    const closed = calls.filter(({ id }) => permissions[id] === 'owner' || permissions[id] === 'member')
    expect(closed.length).toBeGreaterThan(10)
    for (const { id, method, path } of closed)
      expect(await codeOf(await send(method, path, access_token)), id).toEqual([403, 'FORBIDDEN'])
  })

  it('is not answered behind the prefix of another family, and says which call may be meant', async () => {
    for (const { id, method, path } of calls)
      expect(await codeOf(await send(method, `/_api/nowhere${path}`, emulator.apiKey)), id).toEqual([
        404,
        'NOT_FOUND',
      ])
  })

  it('that is read by GET is answered to a POST only where it declares that', async () => {
    const taken = new Set<string>(
      calls.flatMap(({ route, fallback }) => [route, ...(fallback ? [fallback] : [])]),
    )
    for (const { id, path, route, method } of calls.filter((call) => call.method === 'GET'))
      if (!taken.has(route.replace(method, 'POST')))
        expect((await send('POST', path, emulator.apiKey)).status, id).toBeOneOf([404, 405])
  })
})
