import { type AnySpec, type CallOptions, type Client, createClient, hosted } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import {
  type AvailabilityList,
  getService,
  isBookable,
  listAvailability,
  type ListAvailabilityInput,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
  type Service,
  staffResourceTypeId,
  type TimeSlot,
} from '../src/index.ts'

interface SentCall {
  readonly operation: string
  readonly input: object
  readonly signal: AbortSignal | undefined
}

/** A client whose calls are answered by functions, by operation id. */
const fakeClient = (replies: Readonly<Record<string, (input: never) => unknown>>) => {
  const calls: SentCall[] = []
  const client: Client = {
    ...createClient({ platform: hosted() }),
    async send(operation, input, options: CallOptions = {}) {
      const { id } = operation as AnySpec
      calls.push({ operation: id, input: input as object, signal: options.signal })
      const reply = replies[id]
      if (!reply) throw new Error(`No reply for ${id}`)
      return reply(input as never) as never
    },
  }
  return { client, calls, inputs: () => calls.map(({ input }) => input) }
}

const page = (items: TimeSlot[], nextInput?: object, timeZone = 'Europe/Lisbon') => ({
  items,
  nextInput,
  timeZone,
})
const slot = (start: string, end: string, more: TimeSlot = {}): TimeSlot => ({
  localStartDate: start,
  localEndDate: end,
  bookable: true,
  ...more,
})
const june = { from: '2026-06-01', to: '2026-06-07' } as const
const starts = ({ days }: AvailabilityList) =>
  days.map(({ date, slots }) => [date, ...slots.map(({ start }) => start.toISOString())])

describe('times of an appointment', () => {
  it('are asked for with the bounds that the platform leaves out, and given by day with their moments', async () => {
    const { client, calls, inputs } = fakeClient({
      [getService.spec.id]: () => ({ id: 'svc', type: 'APPOINTMENT' }),
      [listAvailabilityTimeSlots.spec.id]: () =>
        page([
          slot('2026-06-01T00:00:00', '2026-06-01T01:00:00'),
          slot('2026-06-02T09:00:00', '2026-06-02T10:00:00'),
          slot('2026-06-07T23:00:00', '2026-06-08T01:00:00', { scheduleId: 'sch' }),
          slot('2026-06-08T00:00:00', '2026-06-08T01:00:00'),
        ]),
    })
    const { signal } = new AbortController()
    const list = await listAvailability(client, { serviceId: 'svc', ...june }, { signal })
    expect(list).toEqual({
      days: [
        {
          date: '2026-06-01',
          slots: [
            {
              ...slot('2026-06-01T00:00:00', '2026-06-01T01:00:00'),
              start: new Date('2026-05-31T23:00:00Z'),
              end: new Date('2026-06-01T00:00:00Z'),
            },
          ],
        },
        {
          date: '2026-06-02',
          slots: [
            {
              ...slot('2026-06-02T09:00:00', '2026-06-02T10:00:00'),
              start: new Date('2026-06-02T08:00:00Z'),
              end: new Date('2026-06-02T09:00:00Z'),
            },
          ],
        },
        {
          date: '2026-06-07',
          slots: [
            {
              ...slot('2026-06-07T23:00:00', '2026-06-08T01:00:00', { scheduleId: 'sch' }),
              start: new Date('2026-06-07T22:00:00Z'),
              end: new Date('2026-06-08T00:00:00Z'),
            },
          ],
        },
      ],
      timeZone: 'Europe/Lisbon',
      isComplete: true,
    })
    expect(inputs()).toEqual([
      { serviceId: 'svc' },
      {
        serviceId: 'svc',
        fromLocalDate: '2026-05-31T23:59:59',
        toLocalDate: '2026-06-09T00:00:00',
        includeResourceTypeIds: [staffResourceTypeId],
        bookable: true,
      },
    ])
    expect(calls.map((call) => call.signal)).toEqual([signal, signal])
  })

  it('are asked for at places, of staff and with choices, without a call for the type that is known', async () => {
    const { client, inputs } = fakeClient({ [listAvailabilityTimeSlots.spec.id]: () => page([]) })
    await listAvailability(client, {
      serviceId: 'svc',
      serviceType: 'APPOINTMENT',
      from: '2026-06-01T12:00:00',
      to: '2026-06-01',
      timeZone: 'Asia/Kathmandu',
      locations: [{ id: 'l' }],
      staffIds: ['r'],
      customerChoices: { durationInMinutes: 90 },
      includeNonBookable: true,
    })
    expect(inputs()).toEqual([
      {
        serviceId: 'svc',
        fromLocalDate: '2026-06-01T11:59:59',
        toLocalDate: '2026-06-03T00:00:00',
        timeZone: 'Asia/Kathmandu',
        includeResourceTypeIds: [staffResourceTypeId],
        locations: [{ id: 'l' }],
        resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: ['r'] }],
        customerChoices: { durationInMinutes: 90 },
      },
    ])
  })

  it('begin at the time that is given at the earliest', async () => {
    const { client } = fakeClient({
      [listAvailabilityTimeSlots.spec.id]: () =>
        page(['11:59:59', '12:00:00'].map((time) => slot(`2026-06-01T${time}`, '2026-06-01T13:00:00'))),
    })
    const list = await listAvailability(client, {
      serviceId: 'svc',
      serviceType: 'APPOINTMENT',
      from: '2026-06-01T12:00:00',
      to: '2026-06-01',
    })
    expect(starts(list)).toEqual([['2026-06-01', '2026-06-01T11:00:00.000Z']])
  })
})

describe('where the clocks change', () => {
  const night = async (timeZone: string, slots: TimeSlot[], input: Partial<ListAvailabilityInput> = {}) => {
    const { client } = fakeClient({
      [listAvailabilityTimeSlots.spec.id]: () => page(slots, undefined, timeZone),
    })
    return listAvailability(client, {
      serviceId: 'svc',
      serviceType: 'APPOINTMENT',
      from: '2026-01-01',
      to: '2026-12-31',
      ...input,
    })
  }

  it('gives each of two equal times its own moment, and lets no session end before it begins', async () => {
    const list = await night('Europe/Berlin', [
      slot('2026-10-25T01:30:00', '2026-10-25T02:30:00'),
      slot('2026-10-25T02:30:00', '2026-10-25T02:30:00'),
      slot('2026-10-25T02:30:00', '2026-10-25T03:30:00'),
    ])
    expect(list.days[0]?.slots.map(({ start, end }) => [start.toISOString(), end.toISOString()])).toEqual([
      ['2026-10-24T23:30:00.000Z', '2026-10-25T00:30:00.000Z'],
      ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
      ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00.000Z'],
    ])
  })

  it('takes sessions of classes and times at other places for what they are', async () => {
    const at = (more: TimeSlot) => slot('2026-10-25T02:30:00', '2026-10-25T03:30:00', more)
    const list = await night('Europe/Berlin', [
      at({ eventInfo: { eventId: 'a' } }),
      at({ eventInfo: { eventId: 'b' } }),
      at({ location: { id: 'l' } }),
    ])
    expect(starts(list)).toEqual([['2026-10-25', ...Array<string>(3).fill('2026-10-25T00:30:00.000Z')]])
  })

  it.each([
    ['Asia/Kathmandu', '2026-06-01T09:00:00', '2026-06-01T03:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-01T09:00:00', '2026-05-31T19:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-06-01T23:00:00', '2026-06-02T10:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T02:30:00', '2026-03-29T00:30:00.000Z'],
  ])('%s %s is %s', async (timeZone, local, moment) => {
    const list = await night(timeZone, [slot(local, local.replace(/T../, 'T23'))])
    expect(starts(list)).toEqual([[local.slice(0, 10), moment]])
  })
})

describe('sessions of a class', () => {
  const aClass = { serviceId: 'svc', serviceType: 'CLASS', ...june } as const

  it('are asked for with the places that are needed', async () => {
    const { client, inputs } = fakeClient({
      [listEventTimeSlots.spec.id]: () =>
        page([
          slot('2026-06-01T09:00:00', '2026-06-01T10:00:00', { bookableCapacity: 2 }),
          slot('2026-06-01T11:00:00', '2026-06-01T12:00:00', { bookableCapacity: 1 }),
        ]),
    })
    const list = await listAvailability(client, {
      ...aClass,
      participants: 2,
      locations: [{ id: 'l' }, { locationType: 'CUSTOMER' }],
      staffIds: ['r'],
    })
    expect(starts(list)).toEqual([['2026-06-01', '2026-06-01T08:00:00.000Z']])
    expect(inputs()).toEqual([
      {
        serviceIds: ['svc'],
        fromLocalDate: '2026-05-31T23:59:59',
        toLocalDate: '2026-06-09T00:00:00',
        includeNonBookable: false,
        minBookableCapacity: 2,
        cursorPaging: { limit: 1000 },
        eventFilter: { 'location.id': { $in: ['l'] }, 'resources.id': { $hasSome: ['r'] } },
      },
    ])
  })

  it('are followed page by page, as many as are wanted', async () => {
    const replies = {
      [listEventTimeSlots.spec.id]: ({
        cursorPaging: { cursor = '1' },
      }: {
        cursorPaging: { cursor?: string }
      }) =>
        page([slot(`2026-06-0${cursor}T09:00:00`, `2026-06-0${cursor}T10:00:00`)], {
          cursorPaging: { cursor: String(Number(cursor) + 1) },
        }),
    }
    const { client, calls } = fakeClient(replies)
    const list = await listAvailability(client, { ...aClass, maxPages: 2 })
    expect(list).toMatchObject({ isComplete: false, days: [{ date: '2026-06-01' }, { date: '2026-06-02' }] })
    expect(calls).toHaveLength(2)
  })

  it('include full sessions on request', async () => {
    const full = slot('2026-06-01T09:00:00', '2026-06-01T10:00:00', { bookable: false, bookableCapacity: 0 })
    const { client, inputs } = fakeClient({ [listEventTimeSlots.spec.id]: () => page([full]) })
    const list = await listAvailability(client, { ...aClass, participants: 2, includeNonBookable: true })
    expect(list.days[0]?.slots).toMatchObject([full])
    expect(inputs()).toMatchObject([{ includeNonBookable: true }])
    expect(inputs()[0]).not.toHaveProperty('minBookableCapacity')
  })
})

describe('a visit with several appointments', () => {
  it('is one slot with the times of each', async () => {
    const nestedTimeSlots = [{ serviceId: 'a', localStartDate: '2026-06-01T09:00:00' }]
    const { client, inputs } = fakeClient({
      [listMultiServiceAvailabilityTimeSlots.spec.id]: () =>
        page([slot('2026-06-01T09:00:00', '2026-06-01T11:00:00', { nestedTimeSlots })]),
    })
    const list = await listAvailability(client, {
      services: [{ serviceId: 'a', includeResourceTypeIds: ['room'] }, { serviceId: 'b' }],
      location: { id: 'l' },
      ...june,
    })
    expect(list.days[0]?.slots).toMatchObject([
      { nestedTimeSlots, start: new Date('2026-06-01T08:00:00Z'), end: new Date('2026-06-01T10:00:00Z') },
    ])
    expect(inputs()).toEqual([
      {
        services: [
          { serviceId: 'a', includeResourceTypeIds: ['room'] },
          { serviceId: 'b', includeResourceTypeIds: [staffResourceTypeId] },
        ],
        location: { id: 'l' },
        fromLocalDate: '2026-05-31T23:59:59',
        toLocalDate: '2026-06-09T00:00:00',
        bookable: true,
      },
    ])
  })
})

describe('a course', () => {
  const start = new Date('2026-06-03T17:00:00Z')
  const end = new Date('2026-07-01T18:30:00Z')
  const service: Service = {
    id: 'svc',
    type: 'COURSE',
    name: 'First steps',
    defaultCapacity: 12,
    staffMemberIds: ['rita'],
    locations: [{ type: 'BUSINESS', business: { id: 'harbour' } }],
    onlineBooking: { enabled: true },
    schedule: { id: 'sch', firstSessionStart: start, lastSessionEnd: end },
  }
  const now = new Date('2026-06-01T12:00:00Z')
  const course = { serviceId: 'svc', serviceType: 'COURSE', ...june, now } as const
  const list = async (change: Partial<Service> = {}, input: object = {}) => {
    const fake = fakeClient({
      [getService.spec.id]: () => ({ ...service, ...change }),
      [listEventTimeSlots.spec.id]: () => page([], undefined, 'Asia/Kathmandu'),
    })
    return { ...fake, ...(await listAvailability(fake.client, { ...course, ...input })) }
  }

  it('is one slot on the day of its first session, in the zone of the business', async () => {
    const { days, timeZone, isComplete, inputs } = await list()
    expect({ days, timeZone, isComplete }).toEqual({
      days: [
        {
          date: '2026-06-03',
          slots: [
            {
              serviceId: 'svc',
              scheduleId: 'sch',
              localStartDate: '2026-06-03T22:45:00',
              localEndDate: '2026-07-02T00:15:00',
              bookable: true,
              totalCapacity: 12,
              bookingPolicyViolations: {},
              nonBookableReasons: {},
              isCourse: true,
              start,
              end,
            },
          ],
        },
      ],
      timeZone: 'Asia/Kathmandu',
      isComplete: true,
    })
    expect(inputs()).toEqual([
      { serviceId: 'svc' },
      {
        serviceIds: ['svc'],
        fromLocalDate: '2026-05-31T23:59:59',
        toLocalDate: '2026-06-09T00:00:00',
        cursorPaging: { limit: 1 },
      },
    ])
  })

  it('needs one call when the zone is given', async () => {
    const { days, inputs } = await list({}, { timeZone: 'Europe/Lisbon' })
    expect(days[0]?.slots[0]?.localStartDate).toBe('2026-06-03T18:00:00')
    expect(inputs()).toEqual([{ serviceId: 'svc' }])
  })

  it.each<[string, Partial<Service>, object]>([
    ['it begins later', {}, { to: '2026-06-02' }],
    ['it has no sessions', { schedule: { id: 'sch' } }, {}],
    ['somebody else gives it', {}, { staffIds: ['tom'] }],
    ['it is given elsewhere', {}, { locations: [{ id: 'old-town' }] }],
    ['it is given at a place of another type', {}, { locations: [{ locationType: 'CUSTOMER' }] }],
  ])('is not listed when %s', async (_, change, input) => {
    expect((await list(change, input)).days).toEqual([])
  })

  it('is listed at its place and with its staff', async () => {
    const { days } = await list({}, { staffIds: ['rita'], locations: [{ id: 'harbour' }] })
    expect(days).toHaveLength(1)
  })

  const minutes = (time: Date, count: number) => new Date(+time + count * 60_000)
  it.each<[string, Partial<Service>, Date, object | undefined]>([
    ['a minute before it begins', {}, minutes(start, -1), undefined],
    ['when it begins', {}, start, { tooLateToBook: true }],
    [
      'before its deadline',
      { bookingPolicy: { id: 'p', limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 } } },
      minutes(start, -60),
      undefined,
    ],
    [
      'after its deadline',
      { bookingPolicy: { id: 'p', limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 } } },
      minutes(start, -59),
      { tooLateToBook: true },
    ],
    [
      'when booking opens',
      {
        bookingPolicy: { id: 'p', limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 } },
      },
      minutes(start, -60),
      undefined,
    ],
    [
      'before booking opens',
      {
        bookingPolicy: { id: 'p', limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 } },
      },
      minutes(start, -61),
      { tooEarlyToBook: true, earliestBookingDate: minutes(start, -60) },
    ],
    [
      'after it has begun, where that is allowed',
      { bookingPolicy: { id: 'p', bookAfterStartPolicy: { enabled: true } } },
      minutes(end, -1),
      undefined,
    ],
    [
      'when it is over',
      { bookingPolicy: { id: 'p', bookAfterStartPolicy: { enabled: true } } },
      end,
      { tooLateToBook: true },
    ],
    [
      'while it cannot be booked online',
      { onlineBooking: { enabled: false } },
      now,
      { bookOnlineDisabled: true },
    ],
  ])('follows its booking policy: %s', async (_, change, at, violations) => {
    const { days } = await list(change, { now: at, includeNonBookable: true })
    expect(days[0]?.slots[0]).toMatchObject({
      bookable: violations === undefined,
      bookingPolicyViolations: violations ?? {},
      nonBookableReasons: violations ? { violatesBookingPolicy: true } : {},
    })
    expect((await list(change, { now: at })).days).toHaveLength(violations ? 0 : 1)
  })
})

describe('wrong input', () => {
  const { client } = fakeClient({
    [listAvailabilityTimeSlots.spec.id]: () => ({ items: [] }),
  })
  const how =
    'that is a moment, which clocks show differently in each time zone. Convert it with localDateTimeOf(date, timeZone)'

  it.each<[object, string]>([
    [
      { from: new Date(0) },
      `INVALID_ARGUMENT: "from" must be a local date such as 2026-06-01, not a Date: ${how}`,
    ],
    [
      { from: '2026-06-01T09:00:00Z' },
      `INVALID_ARGUMENT: "from" must be a local date such as 2026-06-01, not "2026-06-01T09:00:00Z": ${how}`,
    ],
    [
      { to: '2026-02-30' },
      'INVALID_ARGUMENT: "to" must be a local date such as 2026-06-01, not "2026-02-30"',
    ],
    [{ to: '2026-05-31' }, 'INVALID_ARGUMENT: "to" must not be before "from", 2026-06-01'],
    [
      { timeZone: 'Lisbon' },
      'INVALID_ARGUMENT: "timeZone" must be the IANA name of a time zone such as Europe/Lisbon, not "Lisbon"',
    ],
    [{}, 'INVALID_ARGUMENT: "timeZone" must be given: the answer does not name that of the business'],
    [
      { serviceType: 'CLASS', customerChoices: {} },
      'INVALID_ARGUMENT: "customerChoices" must not be given for a class: its sessions are as they are',
    ],
    [
      { serviceType: 'COURSE', customerChoices: {} },
      'INVALID_ARGUMENT: "customerChoices" must not be given for a course: its sessions are as they are',
    ],
  ])('is refused: %j', async (wrong, message) => {
    const input = { serviceId: 'svc', serviceType: 'APPOINTMENT', ...june, ...wrong } as ListAvailabilityInput
    await expect(listAvailability(client, input)).rejects.toThrow(message)
  })
})

describe('isBookable', () => {
  it.each<[TimeSlot, number | undefined, boolean]>([
    [{ bookable: true }, undefined, true],
    [{ bookable: false }, undefined, false],
    [{}, undefined, true],
    [{ bookableCapacity: 2 }, 2, true],
    [{ bookableCapacity: 1 }, 2, false],
    [{ bookable: true }, 3, true],
  ])('%j for %s people: %s', (given, participants, expected) => {
    expect(isBookable(given, participants)).toBe(expected)
  })
})
