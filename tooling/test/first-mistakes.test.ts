import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiKey, oauth } from '@frontdesk/auth'
import {
  confirmBooking,
  createBooking,
  getService,
  listAvailabilityTimeSlots,
  queryServices,
} from '@frontdesk/bookings'
import { type Client, createClient, hosted, isValidationError, local, type Transport } from '@frontdesk/core'
import { createEmulator } from '@frontdesk/emulator'
import { FrontdeskProvider, useRead } from '@frontdesk/react'
import { bookingEvents, createWebhooks } from '@frontdesk/webhooks'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

// The mistakes of the first ten minutes: each one ends in words that say what to do.

let url = ''
let emulator: Awaited<ReturnType<typeof createEmulator>>
const stranger = createServer((_, response) => {
  response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
})
let elsewhere = ''
/** An address of this machine where nothing answers. */
let nowhere = ''

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'demo' })
  url = emulator.url
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  nowhere = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`
  await new Promise((resolve) => closed.close(resolve))
})

afterAll(async () => {
  await emulator.close()
  await new Promise((resolve) => stranger.close(resolve))
})

/** The message of the error that a piece of code throws, at once or later. */
const messageOf = async (work: () => unknown): Promise<string> => {
  try {
    await work()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('the mistake was not noticed')
}

const visitor = (options: Partial<Parameters<typeof createClient>[0]> = {}): Client =>
  createClient({
    platform: local(url),
    auth: oauth({ clientId: emulator.clientId }),
    attempts: 1,
    ...options,
  })

const failing = (error: () => unknown): Transport => {
  return async () => {
    throw error()
  }
}

/** Code without types, as a beginner writes it. */
const untyped = (value: unknown): never => value as never

/** A week in which an appointment of the demo is free. */
const week = async () => {
  const { items } = await queryServices(visitor(), { filter: { type: 'APPOINTMENT' } })
  const from = emulator.clock.now().toISOString().slice(0, 10)
  return {
    serviceId: items[0]!.id,
    fromLocalDate: `${from}T00:00:00`,
    toLocalDate: `${new Date(Date.parse(from) + 7 * 86_400_000).toISOString().slice(0, 10)}T00:00:00`,
    timeZone: 'Europe/Lisbon',
  }
}

const mistakes: [title: string, mistake: () => unknown, message: RegExp | string][] = [
  [
    'a client id that the platform does not know',
    () => queryServices(visitor({ auth: oauth({ clientId: 'no-such-app' }) }), {}),
    /^Failed to fetch tokens from OAuth API: .*\. request id: .*\. http:\/\/127\.0\.0\.1:\d+\/oauth2\/token refused the client id "no-such-app"\. Look whether an app with this id exists on that platform\.$/,
  ],
  [
    'a client id that is undefined, as of a missing environment variable',
    () => oauth({ clientId: untyped(undefined) }),
    'INVALID_ARGUMENT: "clientId" must be the id of your app, from the platform’s settings; it is empty, as of an environment variable that is not set',
  ],
  [
    'an emulator that is not running',
    () => queryServices(visitor({ platform: local(nowhere) }), {}),
    /^System error occurred: \{.*ECONNREFUSED.*\}\. http:\/\/127\.0\.0\.1:\d+ could not be reached: start the emulator with "npx frontdesk-emulator"\.$/,
  ],
  [
    'the same in a browser, which also hides a refusal by CORS',
    () =>
      queryServices(
        visitor({ platform: local(nowhere), fetch: failing(() => new TypeError('Failed to fetch')) }),
        {},
      ),
    /^System error occurred: \{.*Failed to fetch.*\}\. http:.* could not be reached: start the emulator with "npx frontdesk-emulator"\. In a browser, the console tells whether it refuses calls from this page\.$/,
  ],
  [
    'https in place of http',
    () => queryServices(visitor({ platform: local(url.replace('http:', 'https:')) }), {}),
    /^System error occurred: \{.*SSL.*\}\. https:\/\/127\.0\.0\.1:\d+ has no certificate that this machine trusts, or does not speak https: look at the address\.$/,
  ],
  [
    'an address without http',
    () => local('localhost:4600'),
    'INVALID_ARGUMENT: "url" must be an http address, such as "http://127.0.0.1:4600"',
  ],
  [
    'the address of another server',
    () => queryServices(visitor({ platform: local(elsewhere) }), {}),
    /^Failed to fetch tokens from OAuth API: Not Found\. request id: undefined\. http:\/\/127\.0\.0\.1:\d+\/oauth2\/token answered, but is no token endpoint: look at the address of the platform\.$/,
  ],
  [
    'a forgotten client',
    () => getService(untyped({ serviceId: 'a' }), untyped(undefined)),
    '"bookings.services.get" was called without a client. Give it first, before the input: operation(createClient({ platform, auth }), input)',
  ],
  [
    'a platform in place of the client',
    () => getService(untyped(hosted()), { serviceId: 'a' }),
    '"bookings.services.get" was called without a client. Give it first, before the input: operation(createClient({ platform, auth }), input)',
  ],
  [
    'a forgotten platform',
    () => createClient(untyped({ auth: oauth({ clientId: 'id' }) })),
    'INVALID_ARGUMENT: "platform" must be hosted() or local(url), such as local("http://127.0.0.1:4600")',
  ],
  [
    'text in place of the platform',
    () => createClient({ platform: untyped('http://127.0.0.1:4600') }),
    'INVALID_ARGUMENT: "platform" must be hosted() or local(url), such as local("http://127.0.0.1:4600")',
  ],
  [
    'a forgotten input',
    () => queryServices(visitor(), untyped(undefined)),
    'INVALID_ARGUMENT: "input" must be an object, such as {}',
  ],
  [
    'a forgotten provider',
    () =>
      renderToString(
        createElement(() => {
          useRead(getService, { serviceId: 'a' })
          return null
        }),
      ),
    'Wix context is not available. Make sure to initialize the Wix context before using SDK modules. Wrap your app in <FrontdeskProvider client={client}>.',
  ],
  [
    'a provider without its client',
    () => renderToString(createElement(FrontdeskProvider, { client: untyped(undefined) })),
    'FrontdeskProvider got no client. Make one outside of rendering, const client = createClient({ platform, auth }), and give it: <FrontdeskProvider client={client}>.',
  ],
  [
    'a wrong value of an enumeration in a filter',
    () => queryServices(visitor(), { filter: { type: untyped('CLAS') } }),
    /"query\.filter\.type" must be one of APPOINTMENT, CLASS, COURSE/,
  ],
  [
    'a field that lists cannot be filtered by',
    () => queryServices(visitor(), { filter: untyped({ nam: 'Yoga' }) }),
    /"query\.filter\.nam" .*name/,
  ],
  [
    'a missing id',
    () => getService(visitor(), untyped({})),
    'INVALID_ARGUMENT: "serviceId" must be an id or a name',
  ],
  [
    'an elevated call of a visitor',
    () => confirmBooking(untyped(visitor()), untyped({ bookingId: 'a', revision: '1' })),
    'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules. On a server, make the client with auth: apiKey({ apiKey }), or call with elevate(client) where its auth is appOAuth({ … }).',
  ],
  [
    'a moment in place of a local date',
    () => listAvailabilityTimeSlots(visitor(), untyped({ fromLocalDate: '2026-05-11T00:00:00Z' })),
    /"fromLocalDate" must be a date and a time such as .*, without Z/,
  ],
  [
    'a city in place of a time zone',
    async () => listAvailabilityTimeSlots(visitor(), { ...(await week()), timeZone: 'Lisbon' }),
    /"timeZone" must be the IANA name .*, such as Europe\/Lisbon/,
  ],
  [
    'a machine that is offline',
    () =>
      queryServices(
        visitor({
          platform: hosted(),
          fetch: failing(() =>
            Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } }),
          ),
        }),
        {},
      ),
    /^System error occurred: \{.*ENOTFOUND.*\}\. No address was found for https:\/\/www\.wixapis\.com: look at its name, and whether this machine is online\.$/,
  ],
  [
    'a webhook whose body was parsed',
    () =>
      createWebhooks({
        publicKey: { kty: 'RSA', n: 'AQAB', e: 'AQAB' },
        events: [bookingEvents],
      }).read(untyped({ body: {} })),
    /raw text/,
  ],
  [
    'a wrong API key',
    () => queryServices(visitor({ auth: apiKey({ apiKey: 'no-such-key' }) }), {}),
    /not known\. Look whether the API key is whole, belongs to this platform and this site, and was not revoked\.$/,
  ],
  [
    'a client without auth',
    () =>
      queryServices(visitor({ auth: undefined, fetch: async () => new Response('{}', { status: 401 }) }), {}),
    'UNKNOWN. The client has no auth: give createClient one, such as oauth({ clientId }).',
  ],
  [
    'a controller in place of its signal',
    () => queryServices(visitor(), {}, { signal: untyped(new AbortController()) }),
    'INVALID_ARGUMENT: "options.signal" must be an AbortSignal: give controller.signal, not the controller',
  ],
  [
    'a header that no request can hold',
    () => queryServices(visitor(), {}, { headers: { 'x-name': 'Ana 🙂' } }),
    'INVALID_ARGUMENT: "headers.x-name" must be text that a header can hold: no line break, no emoji, only characters of Latin-1',
  ],
  [
    'a broken date in a filter',
    () => queryServices(visitor(), { filter: { createdDate: { $lt: new Date('soon') } } }),
    'INVALID_ARGUMENT: "filter.createdDate.$lt" must be a valid date',
  ],
  [
    'a cursor for a list that goes by offset',
    () => queryServices(visitor(), untyped({ cursorPaging: { limit: 10 } })),
    'INVALID_ARGUMENT: "cursorPaging" is not taken here: this list is paged by paging: { limit, offset }',
  ],
  [
    'the platform’s own form of a query',
    () => queryServices(visitor(), untyped({ query: { filter: {} } })),
    'INVALID_ARGUMENT: "query" is not taken here: give its parts, such as filter and sort, in the input itself',
  ],
  [
    'a fault for an operation that does not exist',
    () => emulator.faults.add({ operation: 'bookings.service.query', status: 503 }),
    'INVALID_ARGUMENT: "operation" names no operation: the emulator has bookings.services.query, and * stands for any text',
  ],
  [
    'a payment option that does not exist',
    async () => {
      const when = await week()
      const { items } = await listAvailabilityTimeSlots(visitor(), when)
      const slot = {
        serviceId: when.serviceId,
        startDate: items[0]!.localStartDate!,
        endDate: items[0]!.localEndDate!,
        timezone: when.timeZone,
      }
      return createBooking(visitor(), {
        booking: {
          bookedEntity: { slot },
          totalParticipants: 1,
          selectedPaymentOption: untyped('CASH'),
          contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
        },
      })
    },
    /"booking.selectedPaymentOption" must be one of UNDEFINED, OFFLINE, ONLINE, /,
  ],
]

describe('a mistake of the first ten minutes says what to do', () => {
  it.each(mistakes)('%s', async (_, mistake, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const text = await messageOf(mistake)
    if (typeof message === 'string') expect(text).toBe(message)
    else expect(text).toMatch(message)
  })
})

it('a forgotten await does not compile', async () => {
  const list = queryServices(visitor(), {})
  // @ts-expect-error the page is not there yet
  expect(list.items).toBeUndefined()
  expect((await list).items.length).toBeGreaterThan(0)
})

it('a token that nobody knows is renewed without a word', async () => {
  const auth = oauth({ clientId: emulator.clientId })
  const client = createClient({ platform: local(url), auth })
  await auth.setTokens(client, {
    accessToken: { value: 'garbled', expiresAt: Date.now() / 1000 + 3600 },
    refreshToken: { value: 'garbled', role: 'visitor' },
  })
  expect((await queryServices(client, {})).items.length).toBeGreaterThan(0)
})

it('a second copy of the package changes nothing for the guards', async () => {
  vi.resetModules()
  const copy = await import('../../packages/core/src/errors.ts')
  expect(isValidationError(copy.invalid('name', 'is required'))).toBe(true)
})
