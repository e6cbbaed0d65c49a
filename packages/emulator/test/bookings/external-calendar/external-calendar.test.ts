import {
  type Booking,
  cancelBooking,
  connectExternalCalendarByCredentials,
  connectExternalCalendarByOAuth,
  createService,
  disconnectExternalCalendar,
  type ExternalCalendarConnection,
  type ExternalCalendarSyncConfig,
  getExternalCalendarConnection,
  listAvailabilityTimeSlots,
  listExternalCalendarConnections,
  listExternalCalendarEvents,
  type ListExternalCalendarEventsInput,
  listExternalCalendarProviders,
  listExternalCalendars,
  updateExternalCalendarSyncConfig,
} from '@frontdesk/bookings'
import { pages } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { externalCalendarSync } from '../../../src/bookings/external-calendar/connection.ts'
import { providers } from '../../../src/bookings/external-calendar/provider.ts'
import {
  roomId,
  roomScheduleId,
  roomTypeId,
  staffIds,
  staffScheduleId,
} from '../../../src/bookings/seed/studio.ts'
import { book } from '../bookings.ts'
import { footMassage } from '../new-services.ts'
import { refusal } from '../refusal.ts'
import { openStudio, type Studio } from '../studio.ts'

const [seaView, quiet] = [roomId(1), roomId(2)]
const schedule = roomScheduleId(2)
const unknown = '00000000-0000-4000-8000-999999999999'
const providerOf = (type: string): string =>
  providers.find(({ calendarType }) => calendarType === type)?.id ?? ''
const [google, iCloud, outlook, office, other] = ['GOOGLE', 'I_CAL', 'OUTLOOK', 'OFFICE_365', 'OTHER'].map(
  providerOf,
) as [string, string, string, string, string]
const minute = 60_000

let studio: Studio
let time: number
beforeEach(() => {
  studio = openStudio()
  time = Date.parse('2026-05-04T07:00:00.000Z')
})

/** Lets the clock go on, and does what is due each minute. */
const wait = (minutes: number): void => {
  for (let passed = 0; passed < minutes; passed++) {
    time += minute
    studio.setClock(new Date(time).toISOString())
    studio.run({ kind: 'owner' }, (context) => {
      if ((externalCalendarSync.nextAt(context.state) ?? Infinity) <= time) externalCalendarSync.run(context)
    })
  }
}

const connectTo = (
  providerId: string,
  email = 'ines@example.com',
  password = 'secret',
): Promise<ExternalCalendarConnection> =>
  connectExternalCalendarByCredentials(studio.owner, { scheduleId: schedule, providerId, email, password })

const statusOf = async ({ id }: ExternalCalendarConnection): Promise<unknown> => {
  const { status, errorReason } = await getExternalCalendarConnection(studio.owner, { connectionId: id })
  return errorReason === undefined ? status : [status, errorReason]
}

const configure = (
  { id }: ExternalCalendarConnection,
  syncConfig: ExternalCalendarSyncConfig,
): Promise<ExternalCalendarConnection> =>
  updateExternalCalendarSyncConfig(studio.owner, { connectionId: id, syncConfig })

const week = { from: '2026-05-11', to: '2026-05-18' }

const eventsIn = async (more: ListExternalCalendarEventsInput = {}): Promise<readonly unknown[]> => {
  const { items } = await listExternalCalendarEvents(studio.owner, {
    ...week,
    fieldsets: ['OWN_PI'],
    ...more,
  })
  return items.map(({ calendarName, title, start, end }) => [calendarName, title, start, end])
}

const dentist = ['Personal', 'Dentist', '2026-05-13T09:00:00Z', '2026-05-13T10:00:00Z']
const family = ['Family', 'Family day', '2026-05-15', '2026-05-16']

/** An hour with Inês or Jonas in the quiet room. */
const openMassage = async (rooms = [quiet]): Promise<string> => {
  const { id } = await createService(studio.owner, {
    service: {
      ...footMassage,
      staffMemberIds: [staffIds.ines, staffIds.jonas],
      serviceResources: [{ resourceType: { id: roomTypeId }, resourceIds: { values: rooms } }],
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
    },
  })
  return id
}

const startsOn = async (serviceId: string, date: string): Promise<string[]> => {
  const { items } = await listAvailabilityTimeSlots(studio.visitor, {
    serviceId,
    fromLocalDate: `${date}T00:00:00`,
    toLocalDate: `${date}T23:59:59`,
  })
  return items.map(({ localStartDate = '' }) => localStartDate.slice(11, 16))
}

const bookAt = (serviceId: string, moment: string): Promise<Booking> =>
  book(studio.owner, { slot: { serviceId, startDate: moment, timezone: 'Europe/Lisbon' } })

describe('providers of calendars', () => {
  it('are listed, one for each kind of calendar', async () => {
    const listed = await listExternalCalendarProviders(studio.owner, {})
    expect(listed.map(({ calendarType }) => calendarType)).toEqual([
      'GOOGLE',
      'I_CAL',
      'OUTLOOK',
      'OFFICE_365',
      'MICROSOFT',
      'OTHER',
    ])
    expect(listed[0]).toEqual({
      id: '5e7a1ce0-0000-4000-8020-000000000001',
      name: 'Google Calendar',
      calendarType: 'GOOGLE',
      features: {
        connectMethods: ['OAUTH'],
        updateSyncConfig: true,
        listEventFromCalendars: 'SPECIFIC_CALENDARS',
        syncToCalendar: 'DEDICATED_CALENDAR',
      },
    })
  })

  it('are for the business alone, as are connections and events', async () => {
    const { visitor } = studio
    const connectionId = unknown
    for (const call of [
      listExternalCalendarProviders(visitor, {}),
      connectExternalCalendarByCredentials(visitor, {
        scheduleId: schedule,
        providerId: iCloud,
        email: 'ines@example.com',
        password: 'secret',
      }),
      connectExternalCalendarByOAuth(visitor, {
        scheduleId: schedule,
        providerId: google,
        redirectUrl: 'http://localhost:3000/',
      }),
      getExternalCalendarConnection(visitor, { connectionId }),
      listExternalCalendarConnections(visitor, {}),
      listExternalCalendars(visitor, { connectionId }),
      updateExternalCalendarSyncConfig(visitor, { connectionId, syncConfig: {} }),
      listExternalCalendarEvents(visitor, week),
      disconnectExternalCalendar(visitor, { connectionId }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
  })
})

describe('a connection by credentials', () => {
  it('is connected, brought into step within two minutes and each hour from then on', async () => {
    const connection = await connectTo(iCloud)
    expect(connection).toEqual({
      id: connection.id,
      providerId: iCloud,
      calendarType: 'I_CAL',
      scheduleId: schedule,
      userId: 'owner',
      externalAccountEmail: 'ines@example.com',
      status: 'CONNECTED',
      syncConfig: {
        listEventFromCalendars: { enabled: true, primaryCalendar: {} },
        syncToCalendar: { enabled: true, dedicatedCalendar: {} },
      },
    })
    expect(await eventsIn()).toEqual([])
    const statuses = []
    for (const minutes of [1, 1, 59, 1, 1]) {
      wait(minutes)
      statuses.push(await statusOf(connection))
    }
    expect(statuses).toEqual(['SYNC_IN_PROGRESS', 'SYNCED', 'SYNCED', 'SYNC_IN_PROGRESS', 'SYNCED'])
    expect(await eventsIn()).toEqual([dentist])
  })

  it.each([
    ['with a password that is wrong', 'ines@example.com', 'wrong', [400, 'BAD_CREDENTIALS']],
    ['for an account with a wrong password', 'wrong+ines@example.com', 'secret', [400, 'BAD_CREDENTIALS']],
    ['without the plan for it', 'premium+ines@example.com', 'secret', [428, 'PREMIUM_FEATURE_NOT_ENABLED']],
    [
      'for an account that cannot be connected',
      'unsupported+ines@example.com',
      'secret',
      [428, 'NOT_SUPPORTED_BY_PROVIDER'],
    ],
    ['without an email address', 'ines', 'secret', [['email', 'FORMAT']]],
    ['without a password', 'ines@example.com', '', [['password', 'MIN_LENGTH']]],
  ])('is refused %s', async (_, email, password, refused) => {
    expect(await refusal(connectTo(iCloud, email, password))).toEqual(refused)
    expect((await listExternalCalendarConnections(studio.owner, {})).connections).toEqual([])
  })

  it('is refused for an unknown provider or schedule, and by a provider that takes no credentials', async () => {
    expect(await refusal(connectTo(unknown))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(connectTo(google))).toEqual([428, 'NOT_SUPPORTED_BY_PROVIDER'])
    const input = { providerId: iCloud, email: 'ines@example.com', password: 'secret', scheduleId: unknown }
    expect(await refusal(connectExternalCalendarByCredentials(studio.owner, input))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })
})

describe('a connection in error', () => {
  it('is one whose owner took the permission back: it must be connected again', async () => {
    const connection = await connectTo(iCloud, 'revoked+ines@example.com')
    wait(1)
    expect(await statusOf(connection)).toBe('SYNC_IN_PROGRESS')
    wait(1)
    expect(await statusOf(connection)).toEqual(['ERROR', 'TOKEN_REVOKED'])
    wait(120)
    expect(await statusOf(connection)).toEqual(['ERROR', 'TOKEN_REVOKED'])
    const connectionId = connection.id
    expect(await refusal(listExternalCalendars(studio.owner, { connectionId }))).toEqual([
      428,
      'CONNECTION_NOT_CONNECTED',
    ])
    expect(await refusal(configure(connection, {}))).toEqual([428, 'CONNECTION_NOT_CONNECTED'])
    expect(await eventsIn()).toEqual([])
    const ended = await disconnectExternalCalendar(studio.owner, { connectionId })
    expect(ended.status).toBe('DISCONNECTED')
    expect(ended).not.toHaveProperty('errorReason')
  })

  it('is one whose provider cannot create the calendar for bookings: without that calendar it continues', async () => {
    const connection = await connectTo(iCloud, 'uncreated+ines@example.com')
    wait(2)
    expect(await statusOf(connection)).toEqual(['ERROR', 'EXTERNAL_CALENDAR_CREATION_FAILED'])
    expect(await eventsIn()).toEqual([])
    const changed = await configure(connection, { syncToCalendar: { enabled: false } })
    expect(changed).toMatchObject({ status: 'SYNC_IN_PROGRESS' })
    expect(changed).not.toHaveProperty('errorReason')
    wait(1)
    expect(await statusOf(connection)).toBe('SYNCED')
    expect(await eventsIn()).toEqual([dentist])
  })

  it('is one whose calendar for bookings was deleted: it is found the next time', async () => {
    const connection = await connectTo(iCloud, 'deleted+ines@example.com')
    wait(2)
    expect(await statusOf(connection)).toBe('SYNCED')
    wait(61)
    expect(await statusOf(connection)).toEqual(['ERROR', 'EXTERNAL_CALENDAR_DELETED'])
    await configure(connection, { syncToCalendar: { enabled: true, dedicatedCalendar: {} } })
    wait(1)
    // The calendar was created anew.
    expect(await statusOf(connection)).toBe('SYNCED')
  })

  it('does not occur where bookings are written into the primary calendar', async () => {
    for (const behaviour of ['uncreated', 'deleted']) {
      const connection = await connectTo(outlook, `${behaviour}+ines@example.com`)
      wait(70)
      expect(await statusOf(connection)).toBe('SYNCED')
    }
  })
})

describe('the events of a connected calendar', () => {
  it('occupy the resource', async () => {
    const massage = await openMassage()
    expect(await startsOn(massage, '2026-05-13')).toContain('10:00')
    const connection = await connectTo(iCloud)
    wait(2)
    const starts = await startsOn(massage, '2026-05-13')
    for (const start of ['10:00', '10:30']) expect(starts).not.toContain(start)
    for (const start of ['11:00', '11:30']) expect(starts).toContain(start)
    expect(await refusal(bookAt(massage, '2026-05-13T10:00:00'))).toEqual([409, 'SLOT_NOT_AVAILABLE'])
    // The other room is free.
    expect(await startsOn(await openMassage([quiet, seaView]), '2026-05-13')).toContain('10:00')
    await disconnectExternalCalendar(studio.owner, { connectionId: connection.id })
    expect(await startsOn(massage, '2026-05-13')).toContain('10:00')
  })

  it('occupy a staff member, too, whose bookings are written into the calendar', async () => {
    await connectExternalCalendarByCredentials(studio.owner, {
      scheduleId: staffScheduleId(1),
      providerId: iCloud,
      email: 'ines@example.com',
      password: 'secret',
    })
    const { id } = await createService(studio.owner, { service: footMassage })
    expect(await startsOn(id, '2026-05-13')).toContain('10:30')
    wait(2)
    expect(await startsOn(id, '2026-05-13')).not.toContain('10:30')
    expect(await refusal(bookAt(id, '2026-05-13T10:30:00'))).toEqual([409, 'SLOT_NOT_AVAILABLE'])
    await bookAt(id, '2026-05-13T11:00:00')
    const { items } = await listExternalCalendarEvents(studio.owner, week)
    expect(
      items.map(({ start, scheduleOwnerId, scheduleOwnerName }) => [
        start,
        scheduleOwnerId,
        scheduleOwnerName,
      ]),
    ).toEqual([
      ['2026-05-13T09:00:00Z', staffIds.ines, 'Inês Carvalho'],
      ['2026-05-13T10:00:00Z', staffIds.ines, 'Inês Carvalho'],
    ])
  })

  it('are those of the calendars that were chosen, from the next time on that it is brought into step', async () => {
    const massage = await openMassage()
    const connection = await connectTo(iCloud)
    wait(2)
    const calendars = await listExternalCalendars(studio.owner, { connectionId: connection.id })
    expect(calendars).toEqual([
      { id: 'ines@example.com', name: 'Personal' },
      { id: 'family-ines@example.com', name: 'Family' },
    ])
    const chosen = { calendars: { calendars: [{ id: 'family-ines@example.com' }] } }
    const changed = await configure(connection, { listEventFromCalendars: chosen })
    expect(changed.syncConfig).toEqual({
      listEventFromCalendars: { enabled: true, calendars: { calendars: [calendars[1]] } },
      syncToCalendar: { enabled: true, dedicatedCalendar: {} },
    })
    expect(await eventsIn()).toEqual([dentist])
    wait(1)
    expect(await eventsIn()).toEqual([family])
    expect(await startsOn(massage, '2026-05-13')).toContain('10:00')
    expect(await startsOn(massage, '2026-05-15')).toEqual([])
    await configure(connection, { listEventFromCalendars: { calendars: { calendars } } })
    wait(1)
    expect(await eventsIn()).toEqual([dentist, family])
    await configure(connection, { listEventFromCalendars: { primaryCalendar: {} } })
    wait(1)
    expect(await eventsIn()).toEqual([dentist])
    await configure(connection, { listEventFromCalendars: { enabled: false } })
    wait(1)
    expect(await eventsIn()).toEqual([])
    expect(await startsOn(massage, '2026-05-13')).toContain('10:00')
  })

  it('keep to the clocks of the business', async () => {
    await connectTo(iCloud)
    wait(2)
    expect(await eventsIn({ from: '2026-10-21', to: '2026-10-29' })).toEqual([
      ['Personal', 'Dentist', '2026-10-21T09:00:00Z', '2026-10-21T10:00:00Z'],
      ['Personal', 'Dentist', '2026-10-28T10:00:00Z', '2026-10-28T11:00:00Z'],
    ])
  })
})

describe('the bookings of a resource', () => {
  it('are written into a calendar of their own, and go when they are canceled', async () => {
    const massage = await openMassage()
    await connectTo(iCloud)
    wait(2)
    const booking = await bookAt(massage, '2026-05-12T14:00:00')
    const written = ['Harbour Studio', 'Foot massage', '2026-05-12T13:00:00Z', '2026-05-12T14:00:00Z']
    expect(await eventsIn()).toEqual([written, dentist])
    await cancelBooking(studio.owner, { bookingId: booking.id, revision: booking.revision ?? '' })
    expect(await eventsIn()).toEqual([dentist])
  })

  it('are written into the primary calendar of a provider that creates none, and only when they are confirmed', async () => {
    const massage = await openMassage()
    await connectTo(outlook)
    wait(2)
    await book(
      studio.visitor,
      { slot: { serviceId: massage, startDate: '2026-05-12T12:00:00', timezone: 'Europe/Lisbon' } },
      { selectedPaymentOption: 'OFFLINE' },
    )
    await bookAt(massage, '2026-05-12T14:00:00')
    expect(await eventsIn()).toEqual([
      ['Personal', 'Foot massage', '2026-05-12T13:00:00Z', '2026-05-12T14:00:00Z'],
      dentist,
    ])
  })

  it('are not written where that is switched off, or the provider cannot take them', async () => {
    const massage = await openMassage()
    await bookAt(massage, '2026-05-12T14:00:00')
    await connectTo(other)
    const connection = await connectTo(outlook)
    await configure(connection, { syncToCalendar: { enabled: false } })
    wait(2)
    expect(await eventsIn()).toEqual([dentist, dentist])
  })
})

describe('a list of events', () => {
  it('hides personal fields unless they are asked for', async () => {
    await connectTo(iCloud)
    wait(2)
    const plain = {
      scheduleId: schedule,
      calendarType: 'I_CAL',
      start: '2026-05-13T09:00:00Z',
      end: '2026-05-13T10:00:00Z',
      allDay: false,
      scheduleOwnerId: quiet,
      scheduleOwnerName: 'Quiet room',
    }
    expect((await listExternalCalendarEvents(studio.owner, week)).items).toEqual([plain])
    const { items } = await listExternalCalendarEvents(studio.owner, { ...week, fieldsets: ['OWN_PI'] })
    expect(items).toEqual([{ ...plain, calendarName: 'Personal', title: 'Dentist' }])
  })

  it('is narrowed by schedule, user and whole days', async () => {
    const connection = await connectTo(iCloud)
    await configure(connection, {
      listEventFromCalendars: {
        calendars: {
          calendars: await listExternalCalendars(studio.owner, { connectionId: connection.id }),
        },
      },
    })
    wait(1)
    expect(await eventsIn({ scheduleIds: [schedule] })).toHaveLength(2)
    expect(await eventsIn({ scheduleIds: [roomScheduleId(1)] })).toEqual([])
    expect(await eventsIn({ userIds: ['owner'] })).toHaveLength(2)
    expect(await eventsIn({ userIds: [unknown] })).toEqual([])
    expect(await eventsIn({ allDay: true })).toEqual([family])
    expect(await eventsIn({ allDay: false })).toEqual([dentist])
    // Both bounds touch an event alone.
    expect(await eventsIn({ from: '2026-05-13T10:00:00Z', to: '2026-05-14T23:00:00Z' })).toEqual([])
    expect(await eventsIn({ from: '2026-05-13T09:59:59Z', to: '2026-05-14T23:00:01Z' })).toHaveLength(2)
  })

  it('comes page by page', async () => {
    await connectTo(iCloud)
    wait(2)
    const input = { from: '2026-05-11', to: '2026-07-01', cursorPaging: { limit: 3 } }
    const first = await listExternalCalendarEvents(studio.owner, input)
    expect([first.items.length, first.hasNext(), first.failedProviderIds]).toEqual([3, true, []])
    const starts: unknown[] = []
    for await (const { start } of pages(listExternalCalendarEvents, studio.owner, input)) starts.push(start)
    expect(starts).toHaveLength(7)
    expect(starts).toEqual([...starts].sort())
    expect(
      await refusal(listExternalCalendarEvents(studio.owner, { ...week, cursorPaging: { limit: 1_001 } })),
    ).toEqual([['cursorPaging.limit', 'MAX']])
    for (const cursor of [
      'nonsense',
      Buffer.from('{"conditions":{"from":7},"limit":1,"index":0}').toString('base64url'),
    ])
      expect(await refusal(listExternalCalendarEvents(studio.owner, { cursorPaging: { cursor } }))).toEqual([
        ['cursorPaging.cursor', 'FORMAT'],
      ])
  })

  it.each([
    ['without a begin', { to: '2026-05-18' }, ['from', 'REQUIRED_FIELD']],
    ['without an end', { from: '2026-05-11' }, ['to', 'REQUIRED_FIELD']],
    ['from a local time', { ...week, from: '2026-05-11T10:00:00' }, ['from', 'FORMAT']],
    ['to a day that does not exist', { ...week, to: '2026-05-32' }, ['to', 'FORMAT']],
    ['to its begin', { from: '2026-05-11', to: '2026-05-11' }, ['to', 'VALIDATION']],
    ['of eleven years', { from: '2026-05-11', to: '2037-05-11' }, ['to', 'VALIDATION']],
  ])('is refused %s', async (_, input, violation) => {
    expect(await refusal(listExternalCalendarEvents(studio.owner, input))).toEqual([violation])
  })
})

describe('a provider that does not answer', () => {
  it('fails lists, unless they may be partial', async () => {
    const connection = await connectTo(iCloud)
    const offline = await connectTo(outlook, 'offline+ines@example.com')
    wait(2)
    expect(await statusOf(offline)).toBe('SYNCED')
    const { owner } = studio
    const refused = [424, 'EXTERNAL_CALENDAR_PROVIDER_FAILED']
    expect(await refusal(listExternalCalendarConnections(owner, {}))).toEqual(refused)
    expect(await refusal(listExternalCalendarEvents(owner, week))).toEqual(refused)
    expect(await listExternalCalendarConnections(owner, { partialFailure: true })).toMatchObject({
      connections: [{ id: connection.id }],
      failedProviderIds: [outlook],
    })
    const { items, failedProviderIds } = await listExternalCalendarEvents(owner, {
      ...week,
      partialFailure: true,
    })
    expect([items.length, failedProviderIds]).toEqual([1, [outlook]])
    await disconnectExternalCalendar(owner, { connectionId: offline.id })
    const { connections } = await listExternalCalendarConnections(owner, { scheduleIds: [schedule] })
    expect(connections.map(({ status }) => status)).toEqual(['SYNCED', 'DISCONNECTED'])
    expect(await listExternalCalendarConnections(owner, { scheduleIds: [unknown] })).toEqual({
      connections: [],
      failedProviderIds: [],
    })
  })
})

describe('a change of the configuration', () => {
  const list = (more: object): ExternalCalendarSyncConfig => ({ listEventFromCalendars: more })
  const write = (more: object): ExternalCalendarSyncConfig => ({ syncToCalendar: more })
  it.each([
    ['of a provider that takes none', other, list({ enabled: false })],
    [
      'to specific calendars where only the primary one is read',
      outlook,
      list({ calendars: { calendars: [] } }),
    ],
    ['to a calendar for bookings where none is created', outlook, write({ dedicatedCalendar: {} })],
  ])('is refused %s', async (_, provider, syncConfig) => {
    const connection = await connectTo(provider)
    expect(await refusal(configure(connection, syncConfig))).toEqual([428, 'NOT_SUPPORTED_BY_PROVIDER'])
    expect(await statusOf(connection)).toBe('CONNECTED')
  })

  it('is refused for two calendars in one place, and for one that the account does not have', async () => {
    const connection = await connectTo(iCloud)
    for (const [syncConfig, violation] of [
      [
        list({ primaryCalendar: {}, calendars: { calendars: [] } }),
        ['syncConfig.listEventFromCalendars.calendars', 'ONE_OF_ALIGNMENT'],
      ],
      [
        write({ primaryCalendar: {}, dedicatedCalendar: {} }),
        ['syncConfig.syncToCalendar.dedicatedCalendar', 'ONE_OF_ALIGNMENT'],
      ],
      [
        list({ calendars: { calendars: [{ id: 'ines@example.com' }, { id: 'work' }] } }),
        ['syncConfig.listEventFromCalendars.calendars.calendars.1.id', 'VALIDATION'],
      ],
    ] as const)
      expect(await refusal(configure(connection, syncConfig))).toEqual([violation])
    expect(await refusal(configure({ id: unknown }, {}))).toEqual([404, 'NOT_FOUND'])
  })

  it('is refused after the connection has ended, as is another end', async () => {
    const connection = await connectTo(iCloud)
    const connectionId = connection.id
    await disconnectExternalCalendar(studio.owner, { connectionId })
    expect(await refusal(configure(connection, {}))).toEqual([428, 'CONNECTION_NOT_CONNECTED'])
    expect(await refusal(listExternalCalendars(studio.owner, { connectionId }))).toEqual([
      428,
      'CONNECTION_NOT_CONNECTED',
    ])
    expect(await refusal(disconnectExternalCalendar(studio.owner, { connectionId }))).toEqual([
      409,
      'CONNECTION_ALREADY_DISCONNECTED',
    ])
    wait(5)
    expect(await statusOf(connection)).toBe('DISCONNECTED')
  })

  it('may choose among calendars only where the provider lists them', async () => {
    const { id: connectionId } = await connectTo(outlook)
    expect(await refusal(listExternalCalendars(studio.owner, { connectionId }))).toEqual([
      428,
      'NOT_SUPPORTED_BY_PROVIDER',
    ])
    expect(await refusal(listExternalCalendars(studio.owner, { connectionId: unknown }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })
})

describe('a connection on the page of the provider', () => {
  it('begins with its address', async () => {
    const redirectUrl = 'http://localhost:3000/calendars?tab=1'
    const input = { scheduleId: schedule, providerId: google, redirectUrl }
    expect(await connectExternalCalendarByOAuth(studio.owner, input)).toMatch(
      /^http:\/\/127\.0\.0\.1:4600\/pages\/external-calendar\?request=[0-9a-f-]{36}$/,
    )
    const other = (more: object): Promise<string> =>
      connectExternalCalendarByOAuth(studio.owner, { ...input, ...more })
    expect(await refusal(other({ providerId: iCloud }))).toEqual([428, 'NOT_SUPPORTED_BY_PROVIDER'])
    expect(await refusal(other({ providerId: unknown }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(other({ scheduleId: unknown }))).toEqual([404, 'NOT_FOUND'])
    for (const address of ['/calendars', 'javascript:alert(1)'])
      expect(await refusal(other({ redirectUrl: address }))).toEqual([['redirectUrl', 'FORMAT']])
    // The page works for providers that write nothing, too.
    expect(await other({ providerId: office })).toContain('/pages/external-calendar?request=')
  })
})
