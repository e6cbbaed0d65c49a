import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiKey, type Session } from '@frontdesk/auth'
import {
  type Booking,
  type CreateBookingInput,
  type LocalDate,
  queryExtendedBookings,
  queryServices,
  type Service,
  type TimeSlot,
} from '@frontdesk/bookings'
import { type Client, createClient, hosted } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { getCurrentCart } from '@frontdesk/ecom'
import { getProduct } from '@frontdesk/stores'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as booking from '../src/booking.ts'
import * as calls from '../src/calls.ts'
import * as emulation from '../src/emulator.ts'
import * as errors from '../src/errors.ts'
import { listAppointments } from '../src/getting-started.ts'
import * as queries from '../src/queries.ts'
import * as sessions from '../src/sessions.ts'
import * as shop from '../src/shop.ts'
import { createCheckedClient, describeInput, problemsOf } from '../src/validation.ts'
import { createOnceReceiver, createReceiver } from '../src/webhooks.ts'
import { createVisitor } from './hosted-pages.ts'

const home = 'http://localhost:5173'
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/39', cardCvc: '123' }
const person = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }

let emulator: Emulator
let client: Client<Session>
let printed: unknown[][]
let fresh: ReturnType<Emulator['snapshot']>

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  fresh = emulator.snapshot()
})

afterEach(() => void vi.useRealTimers())

afterAll(() => emulator.close())

beforeEach(() => {
  emulator.clock.set(new Date('2026-05-04T09:00:00Z'))
  emulator.restore(fresh)
  client = emulation.createInProcessClient(emulator)
  printed = []
  vi.useFakeTimers({ toFake: ['Date'], now: emulator.clock.now() })
  vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => void printed.push(values))
})

/** A collection that was only read stands in a snapshot, too, and holds nothing. */
const filled = (snapshot: typeof fresh): object =>
  Object.fromEntries(Object.entries(snapshot).filter(([, items]) => items.length > 0))

const service = async (slug: string): Promise<Service> => {
  const { items } = await queryServices(client, { filter: { 'mainSlug.name': slug } })
  return items[0]!
}

const massage = () => service('deep-tissue-massage')

const bookMassage = async (): Promise<Booking> => {
  const { id } = await massage()
  const [slot] = await booking.findTimes(client, id, '2026-05-08', '2026-05-08')
  return booking.bookAppointment(client, id, slot!)
}

/** Books the first free massage of a day. */
const massageInput = async (day: LocalDate): Promise<CreateBookingInput> => {
  const { id } = await massage()
  const [slot] = await booking.findTimes(client, id, day, day)
  const [staff] = slot?.availableResources?.[0]?.resources ?? []
  return {
    booking: {
      bookedEntity: {
        slot: {
          serviceId: id,
          startDate: slot!.localStartDate,
          endDate: slot!.localEndDate,
          timezone: 'Europe/Lisbon',
          resource: { id: staff!.id! },
        },
      },
      contactDetails: person,
      totalParticipants: 1,
      selectedPaymentOption: 'ONLINE',
    },
  }
}

const revisionOf = async (id: string): Promise<string> => {
  const { items } = await queryExtendedBookings(client, { filter: { id } })
  return items[0]!.booking!.revision!
}

/** From a booking in the cart to the address that the checkout comes back to. */
const order = async (made: Booking): Promise<string> => {
  const cart = await booking.putInCart(client, made)
  const visitor = createVisitor(emulator)
  await visitor.open(await booking.openCheckout(client, cart, { origin: home }))
  await visitor.send({ ...person, ...card })
  return visitor.location
}

it('lists what the getting-started page lists', async () => {
  const lines = await listAppointments(emulator.url)
  expect(lines).toContain('Deep-tissue massage: €55.00')
  expect(lines).toContain('First consultation: free')
  expect(lines).toEqual([...lines].sort())
})

describe('calls', () => {
  it('reads a service', async () => {
    const { id } = await massage()
    expect((await calls.readService(client, id)).name).toBe('Deep-tissue massage')
    expect(printed).toEqual([['Deep-tissue massage', 2026]])
  })

  it('takes options', async () => {
    const { id } = await massage()
    expect(await calls.readWithOptions(client, id)).toBe('Deep-tissue massage')
    expect(printed).toEqual([[200]])
  })

  it('aborts', async () => {
    expect(await calls.readUntilAborted(client)).toBe('Aborted: The person went on')
  })

  it('gives the response beside the result', async () => {
    const { id } = await massage()
    expect((await calls.readWithResponse(client, id)).status).toBe(200)
    expect(printed[0]?.[0]).toBe('Deep-tissue massage')
    expect(printed[0]?.[3]).toContain('application/json')
  })

  it('binds', async () => {
    const { id } = await massage()
    const names = await calls.readBound(client, id)
    expect(names[0]).toBe('Deep-tissue massage')
    expect(names).toContain('Vinyasa flow')
  })

  it('makes a call that the packages do not have', async () => {
    const fetch = vi.fn(async () => Response.json({ count: 3 }))
    const counting = createClient({ platform: hosted(), fetch })
    expect(await calls.countServices(counting, { filter: { hidden: false } })).toBe(3)
    expect(fetch).toHaveBeenCalledWith(
      'https://www.wixapis.com/_api/bookings/v2/services/count',
      expect.objectContaining({ body: '{"filter":{"hidden":false}}' }),
    )
  })

  it('records cash with an elevated client', async () => {
    const made = await booking.bookClass(
      client,
      (await service('yin-and-breath')).id,
      '2026-05-05',
      '2026-05-17',
    )
    const cart = await booking.putInCart(client, made)
    const visitor = createVisitor(emulator)
    await visitor.open(await booking.openCheckout(client, cart, { origin: home }))
    await visitor.send(person)
    const open = await booking.readReturn(client, visitor.location)
    expect(open?.paymentStatus).toBe('NOT_PAID')
    expect(await calls.recordCash(client.platform, emulator.apiKey, open!.id)).toBe('PAID')
  })
})

it('books once however often it is asked under one key', async () => {
  const input = await massageInput('2026-05-08')
  const key = crypto.randomUUID()
  expect(await calls.bookOnce(client, input, key)).toBe(await calls.bookOnce(client, input, key))
})

describe('queries', () => {
  it('filters, sorts and limits', async () => {
    const names = await queries.filterServices(client)
    expect(names.some((name) => name.startsWith('Slow'))).toBe(true)
    expect(names).toContain('Vinyasa flow')
    expect(names).not.toContain('Deep-tissue massage')
    expect(names).toEqual([...names].sort().reverse())
  })

  it('builds queries', async () => {
    const { items } = await queries.findAffordable(client)
    const prices = items.map(({ priceData }) => priceData?.price ?? NaN)
    expect(prices.length).toBeGreaterThan(1)
    expect(Math.max(...prices)).toBeLessThan(30)
    expect(prices).toEqual([...prices].sort((left, right) => left - right))
  })

  it('turns pages', async () => {
    expect(await queries.turnPages(client)).toEqual([5, 5, 5])
    expect(printed).toEqual([[5, 15, false]])
    expect(await queries.keepForLater(client)).toEqual({ paging: { offset: 5, limit: 5 } })
  })

  it('walks all items', async () => {
    const names = await queries.walk(client)
    expect(new Set(names).size).toBe(15)
  })

  it('lists what may be canceled', async () => {
    await order(await bookMassage())
    expect(await queries.listUpcoming(client)).toEqual(['Deep-tissue massage'])
  })
})

describe('errors', () => {
  it('are told apart', async () => {
    const { id } = await massage()
    expect(await errors.nameOf(client, id)).toBe('Deep-tissue massage')
    expect(await errors.nameOf(client, '00000000-0000-4000-8000-000000000000')).toBe(
      'This service is not offered any more',
    )
    expect(await errors.nameOf(client, '')).toMatch(/^must be /)
    const down = createClient({
      ...client.options,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    expect(await errors.nameOf(down, id)).toBe('Please try again in a moment')
  })

  it('name the fields', async () => {
    const [line] = await errors.refusedFields(client)
    expect(line).toMatch(/^query\.filter\.type: .+ \(INVALID_ENUM_VALUE\)$/)
  })

  it('bring alternatives', async () => {
    const input = await massageInput('2026-05-05')
    expect(await errors.bookOrSuggest(client, input)).toMatch(/^Booked: /)
    expect(await errors.bookOrSuggest(client, input)).toMatch(/^Taken\. Free: 2026-05-05T/)
  })

  it('are overcome by reading again', async () => {
    const made = await bookMassage()
    expect(await errors.cancelLatest(client, made.id)).toBe('CANCELED')
  })

  it('are safe to log', async () => {
    const lines: string[] = []
    await errors.report(client, (line) => void lines.push(line))
    const [line = ''] = lines
    expect(JSON.parse(line)).toMatchObject({
      operation: 'bookings.services.get',
      name: expect.any(String) as string,
    })
    expect(line).not.toContain((await client.auth.getTokens(client))!.accessToken.value)
  })
})

describe('sessions', () => {
  it('keeps a visitor in web storage', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    })
    const asHosted = sessions.createVisitorClient(emulator.clientId, (url, init) =>
      emulator.fetch(new Request(url.replace(hosted().origin, emulator.url), init)),
    )
    expect((await queryServices(asHosted, {})).items.length).toBeGreaterThan(0)
    expect(asHosted.auth.getSnapshot().status).toBe('visitor')
    expect([...kept.keys()].join()).toContain(emulator.clientId)
  })

  it('keeps a session in a cache of the server', async () => {
    const cache = new Map<string, string>()
    const redis = {
      get: async (key: string) => cache.get(key) ?? null,
      set: async (key: string, text: string) => cache.set(key, text),
      del: async (key: string) => cache.delete(key),
    }
    const make = () => sessions.createServerClient(client.platform, emulator.clientId, redis, 'person-1')
    const first = make()
    await queryServices(first, {})
    const second = make()
    await queryServices(second, {})
    expect(await second.auth.getTokens(second)).toEqual(await first.auth.getTokens(first))
    expect([...cache.keys()].every((key) => key.startsWith('person-1:'))).toBe(true)
  })

  it('signs in at the hosted page and out again', async () => {
    const shown: string[] = []
    const stop = sessions.watch(client, (text) => void shown.push(text))
    const addresses: string[] = []
    const location = {
      origin: home,
      href: '',
      assign: (url: string) => void addresses.push(url),
      replace: (url: string) => void addresses.push(url),
    }
    await sessions.signIn(client, location)
    const visitor = createVisitor(emulator)
    await visitor.open(addresses[0]!)
    await visitor.send({ email: 'ana@example.com', password: 'harbour-ana-1' })
    await sessions.finishSignIn(client, { ...location, href: visitor.location })
    expect(addresses[1]).toBe('/account?tab=orders')
    expect(client.auth.getSnapshot().status).toBe('member')
    await sessions.signOut(client, location)
    stop()
    expect(shown).toEqual(['Not signed in (visitor)', 'Signed in', 'Not signed in (none)'])
    await visitor.open(addresses[2]!)
    expect(new URL(visitor.location).origin).toBe(home)
  })

  it('signs in with a form of its own', async () => {
    const addresses: string[] = []
    const location = {
      origin: home,
      href: '',
      assign: (url: string) => void addresses.push(url),
      replace: () => undefined,
    }
    const ana = { email: 'ana@example.com', password: 'harbour-ana-1' }
    expect(await sessions.signInWithPassword(client, { ...ana, password: 'wrong-password' }, location)).toBe(
      'invalidPassword',
    )
    expect(addresses).toEqual([])
    expect(await sessions.signInWithPassword(client, ana, location)).toBe('')
    const visitor = createVisitor(emulator)
    await visitor.open(addresses[0]!)
    await sessions.finishSignIn(client, { ...location, href: visitor.location })
    expect(client.auth.getSnapshot().status).toBe('member')
  })

  it('signs up, with the code of the mail', async () => {
    const person = { email: 'verify+ines@example.com', password: 'a-long-password' }
    const codes: string[] = []
    const signedUp = await sessions.signUp(client, person, async () => {
      const { code } = emulator.outbox.findLast(({ to }) => to === person.email)!
      codes.push(code!)
      return code!
    })
    expect(codes).toHaveLength(1)
    expect(signedUp.loginState).toBe('SUCCESS')
  })
})

describe('a booking in one go', () => {
  const kept = () => {
    const values = new Map<string, string>()
    return {
      values,
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    }
  }
  const slotOn = async (day: LocalDate) => {
    const { id } = await massage()
    const slots = await booking.findTimes(client, id, day, day)
    return { id, slot: slots[0]!, slots }
  }

  it('makes three calls and leads to the checkout of the cart', async () => {
    const { id, slot } = await slotOn('2026-05-08')
    const storage = kept()
    const before = emulator.requests.length
    const url = await booking.bookAll(client, id, slot, storage)
    // The service says how it can be paid; an app that has it passes it on.
    expect(emulator.requests.slice(before).map(({ operation }) => operation)).toEqual([
      'bookings.services.get',
      'bookings.bookings.create',
      'ecom.currentCart.addLineItems',
      'auth.redirects.createSession',
    ])
    const visitor = createVisitor(emulator)
    await visitor.open(url!)
    await visitor.send({ ...person, ...card })
    const bought = await booking.readReturn(client, visitor.location)
    expect(bought?.paymentStatus).toBe('PAID')
    expect(storage.values.size).toBe(0)
  })

  it.each(['bookings.bookings.create', 'ecom.currentCart.addLineItems', 'auth.redirects.createSession'])(
    'books once, also after a reload, though the answer was lost: %s',
    async (operation) => {
      const { id, slot } = await slotOn('2026-05-08')
      const storage = kept()
      // More often than the client repeats by itself.
      emulator.faults.add({ operation, status: 502, after: true, times: 3 })
      await expect(booking.bookAll(client, id, slot, storage)).rejects.toThrow()
      expect(storage.values.has('booking')).toBe(true)
      emulator.faults.clear()
      const url = await booking.bookAll(client, id, slot, storage)
      const made = await queryExtendedBookings(client, {})
      expect(made.items).toHaveLength(1)
      const { lineItems } = await getCurrentCart(client, {})
      expect(lineItems).toHaveLength(1)
      const visitor = createVisitor(emulator)
      await visitor.open(url!)
      await visitor.send({ ...person, ...card })
      expect((await booking.readReturn(client, visitor.location))?.paymentStatus).toBe('PAID')
    },
  )

  it('books once for pages that continue at the same time', async () => {
    const { id, slot } = await slotOn('2026-05-08')
    const storage = kept()
    emulator.faults.add({ operation: 'bookings.bookings.create', status: 502, times: 1 })
    await expect(booking.bookAll(client, id, slot, storage)).rejects.toThrow()
    const saved = storage.getItem('booking')!
    const pages = [kept(), kept()]
    for (const page of pages) page.setItem('booking', saved)
    await Promise.all(pages.map((page) => booking.bookAll(client, id, slot, page)))
    expect((await queryExtendedBookings(client, {})).items).toHaveLength(1)
  })

  it('books a visit with several services, one line of the cart for each', async () => {
    const ids = [(await service('first-consultation')).id, (await massage()).id]
    const bookings = await booking.bookVisit(client, ids, '2026-05-08', '2026-05-12')
    expect(bookings.map(({ bookedEntity }) => bookedEntity?.slot?.serviceId)).toEqual(ids)
    const { lineItems = [] } = await getCurrentCart(client, {})
    expect(lineItems.map(({ source }) => source?.catalogReference?.catalogItemId)).toEqual(
      bookings.map(({ id }) => id),
    )
    expect(await booking.bookVisit(client, ids, '2026-05-10', '2026-05-10')).toEqual([])
  })

  it('says which times are free when another customer was faster', async () => {
    const { id, slot, slots } = await slotOn('2026-05-08')
    const staff = slot.availableResources![0]!.resources!
    const other = emulation.createInProcessClient(emulator)
    for (const member of staff)
      await booking.bookAppointment(other, id, {
        ...slot,
        availableResources: [{ resources: [member] }],
      })
    expect(await booking.bookAll(client, id, slot, kept())).toBeUndefined()
    const [text, alternatives] = printed[0] as [string, TimeSlot[]]
    expect(text).toBe('Taken. Free are')
    expect(alternatives.length).toBeGreaterThan(0)
    for (const { localStartDate } of alternatives) expect(localStartDate).not.toBe(slot.localStartDate)
    expect(slots.map(({ localStartDate }) => localStartDate)).toContain(alternatives[0]!.localStartDate)
  })
})

describe('booking', () => {
  it('says why a day has no times', async () => {
    const { id } = await massage()
    expect(await booking.sayWhy(client, id, '2026-05-08')).toMatch(/^\d+ times$/)
    expect(await booking.sayWhy(client, id, '2026-09-08')).toMatch(/^Booking opens .*2026$/)
    expect(await booking.sayWhy(client, id, '2026-05-10')).toBe('noTimes')
  })

  it('tells local times and moments apart', async () => {
    const { id } = await massage()
    const [slot] = await booking.findTimes(client, id, '2026-05-08', '2026-05-08')
    expect(slot).toMatchObject({
      localStartDate: '2026-05-08T09:00:00',
      start: new Date('2026-05-08T08:00:00Z'),
    })
    expect(booking.convert('2026-05-08', slot!)).toBe('2026-05-08T13:45:00 2026-05-08T08:00:00.000Z')
    expect(() => booking.convert('2026-05-08T08:00:00Z', slot!)).toThrow(
      '"date" must be a local date such as 2026-06-01, not "2026-05-08T08:00:00Z"',
    )
  })

  it('books an appointment, pays, moves and cancels it', async () => {
    const made = await bookMassage()
    expect(made.status).toBe('CREATED')
    const bought = await booking.readReturn(client, await order(made))
    expect(bought?.paymentStatus).toBe('PAID')
    expect(printed).toEqual([[bought?.number, 'PAID', '€55.00']])
    expect(await queries.listUpcoming(client)).toEqual(['Deep-tissue massage'])
    const { id } = await massage()
    const [slot] = await booking.findTimes(client, id, '2026-05-15', '2026-05-15')
    const paid = { ...made, revision: await revisionOf(made.id) }
    const moved = await booking.move(client, paid, id, slot!)
    expect([made.startDate, moved.startDate]).toEqual([
      new Date('2026-05-08T08:00:00.000Z'),
      new Date('2026-05-15T08:00:00.000Z'),
    ])
    const canceled = await booking.cancel(client, moved)
    expect(canceled.status).toBe('CANCELED')
  })

  it('books a class and a course', async () => {
    const yoga = await booking.bookClass(
      client,
      (await service('vinyasa-flow')).id,
      '2026-05-05',
      '2026-05-17',
    )
    expect(yoga).toMatchObject({ status: 'CREATED', totalParticipants: 2 })
    const course = await booking.bookCourse(client, (await service('first-steps-in-yoga')).id)
    expect(course.bookedEntity?.schedule?.scheduleId).toBeDefined()
  })

  it('knows a checkout that was given up', async () => {
    expect(await booking.readReturn(client, `${home}/checkout/return`)).toBeUndefined()
  })
})

describe('shop', () => {
  it('goes from a collection to a cart with totals', async () => {
    expect(await shop.readCart(client)).toBeUndefined()
    const products = await shop.listCollection(client, 'wear')
    const shirt = products.find(({ slug }) => slug === 'studio-t-shirt')!
    const [option] = shirt.productOptions ?? []
    const choice = option?.choices?.find(({ inStock }) => inStock)
    const variant = await shop.chooseVariant(client, shirt, { [option!.name!]: choice!.description! })
    const cart = await shop.addProduct(client, shirt, variant)
    const [line] = cart.lineItems ?? []
    expect(line?.quantityInfo?.requestedQuantity).toBe(2)
    const summary = await shop.readTotals(client)
    const { priceData } = await getProduct(client, { id: shirt.id })
    expect(Number(summary.priceSummary?.subtotal?.amount)).toBe(2 * priceData!.discountedPrice!)
    expect((await shop.readCart(client))?.id).toBe(cart.id)
    expect((await shop.changeLine(client, line!.id)).lineItems ?? []).toEqual([])
  })

  it('lists orders', async () => {
    const bought = await booking.readReturn(client, await order(await bookMassage()))
    expect(await shop.listOrders(client)).toEqual([bought?.number])
  })

  it('adds up the orders of the business', async () => {
    const owner = createClient({ platform: client.platform, auth: apiKey({ apiKey: emulator.apiKey }) })
    const before = await shop.readFigures(owner)
    const bought = await booking.readReturn(client, await order(await bookMassage()))
    const after = await shop.readFigures(owner)
    const revenue = (figures: typeof after) => Number(figures['revenue']?.['EUR'])
    expect(revenue(after) - revenue(before)).toBeCloseTo(Number(bought?.priceSummary?.total?.amount), 2)
  })
})

describe('emulator', () => {
  it('runs in a test', async () => {
    expect(await emulation.countServices()).toBe(11)
  })

  it('goes back to a snapshot', async () => {
    await queryServices(client, {})
    const before = emulator.snapshot()
    await emulation.changeAndGoBack(emulator, async () => order(await bookMassage()))
    expect(await queries.listUpcoming(client)).toEqual([])
    expect(filled(emulator.snapshot())).toEqual(filled(before))
  })

  it('moves the clock', () => {
    const before = emulator.clock.now()
    expect(emulation.lookAhead(emulator).now).toEqual(before)
    expect(emulator.timeMachine.snapshots.map(({ name }) => name)).toContain('Before the hold ends')
    expect(emulation.waitAnHour(emulator)).toEqual(new Date('2026-06-01T08:00:00Z'))
  })

  it('shows requests and mails', async () => {
    await order(await bookMassage())
    const lines = emulation.readTraces(emulator)
    expect(lines).toContain('POST /_api/bookings-service/v2/bookings 200')
    expect(lines.join('\n')).toContain('ana@example.com: ')
  })
})

describe('webhooks', () => {
  let server: Server

  afterEach(() => new Promise((resolve) => server.close(resolve)))

  /** Serves a handler and tells the emulator of it. */
  const listen = async (receive: (request: Request) => Promise<Response>): Promise<void> => {
    server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => void chunks.push(chunk))
      incoming.on('end', () => {
        void receive(new Request(home, { method: 'POST', body: Buffer.concat(chunks) })).then(({ status }) =>
          outgoing.writeHead(status).end(),
        )
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    emulator.webhooks.subscribe(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  }

  it('are verified and read', async () => {
    const lines: string[] = []
    const receive = createReceiver(await emulator.webhooks.publicKey(), (line) => void lines.push(line))
    await listen(receive)
    const bought = await booking.readReturn(client, await order(await bookMassage()))
    await emulator.webhooks.idle()
    expect(lines).toContain('Booked: Deep-tissue massage')
    expect(lines).toContain(`Ordered: ${bought?.number}`)
    const forged = await receive(new Request(home, { method: 'POST', body: 'a.b.c' }))
    expect(forged.status).toBe(400)
  })

  it('are handled once', async () => {
    const types: string[] = []
    const receive = createOnceReceiver(
      await emulator.webhooks.publicKey(),
      new Set(),
      (type) => void types.push(type),
    )
    await listen(receive)
    await bookMassage()
    await emulator.webhooks.idle()
    emulator.webhooks.replay(emulator.webhooks.deliveries[0]!.id)
    await emulator.webhooks.idle()
    expect(types).toEqual(['booking.created'])
    expect(emulator.webhooks.deliveries.map(({ status }) => status)).toEqual(['delivered', 'delivered'])
  })
})

describe('validation', () => {
  it('refuses input before it is sent', async () => {
    const checked = createCheckedClient(client.platform, emulator.clientId)
    await expect(queryServices(checked, { paging: { limit: 'many' as never } })).rejects.toMatchObject({
      name: 'ValidationError',
      violations: [{ field: 'paging.limit' }],
    })
    expect((await queryServices(checked, {})).items.length).toBeGreaterThan(0)
  })

  it('checks a form', () => {
    expect(problemsOf({ booking: { totalParticipants: 1 } }).join()).toContain('booking.bookedEntity')
    expect(
      problemsOf({ booking: { bookedEntity: { slot: { eventId: 'e-1' } }, totalParticipants: 1 } }),
    ).toEqual([])
  })

  it('describes input as JSON Schema', () => {
    expect(describeInput()).toMatchObject({ type: 'object', properties: { booking: { type: 'object' } } })
  })
})
