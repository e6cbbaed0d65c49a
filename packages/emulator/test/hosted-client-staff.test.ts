// Staff, calendars of other providers, prices, fees and settings, as the hosted platform's own client uses them.
import * as bookingFees from '@wix/auto_sdk_bookings_booking-fees'
import * as bookings from '@wix/auto_sdk_bookings_bookings'
import * as settings from '@wix/auto_sdk_bookings_bookings-settings'
import * as catalog from '@wix/auto_sdk_bookings_catalog-search'
import * as calendars from '@wix/auto_sdk_bookings_external-calendars'
import * as pricing from '@wix/auto_sdk_bookings_pricing'
import * as resources from '@wix/auto_sdk_bookings_resources'
import * as services from '@wix/auto_sdk_bookings_services'
import * as staff from '@wix/auto_sdk_bookings_staff-members'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator, operationsOf } from './support/hosted-client.ts'

const modules = { bookings, bookingFees, calendars, catalog, pricing, resources, services, settings, staff }
const minute = 60_000
const called = new Set<string>()

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, '2026-05-04T07:00:00Z')
})
afterEach(() => {
  for (const { operation } of emulator.requests) if (operation) called.add(operation)
  leaveEmulator()
})

const business = () => createClient({ modules, auth: asBusiness(emulator) })

describe('the client of the hosted platform, for who gives a service', () => {
  it('makes, finds, changes and deletes staff members', async () => {
    const { staff: own } = business()
    const created = await own.createStaffMember(
      { name: 'Ana Lopes', email: 'ana.lopes@example.com' },
      { fields: ['RESOURCE_DETAILS'] },
    )
    const id = found(created._id)
    expect((await own.getStaffMember(id)).name).toBe('Ana Lopes')
    const changed = await own.updateStaffMember(id, {
      revision: found(created.revision),
      description: 'Massage',
    })
    expect(changed.description).toBe('Massage')
    const queried = await own.queryStaffMembers().eq('name', 'Ana Lopes').find()
    expect(queried.items.map(({ _id }) => _id)).toEqual([id])
    const byName = { filter: { name: 'Ana Lopes' } }
    expect((await own.queryStaffMembersV2()).staffMembers?.map(({ _id }) => _id)).toContain(id)
    const search = { search: { expression: 'Lopes' } }
    expect((await own.searchStaffMembers(search)).staffMembers?.map(({ _id }) => _id)).toEqual([id])
    expect((await own.searchStaffMembersV2(search)).staffMembers?.map(({ _id }) => _id)).toEqual([id])
    expect((await own.countStaffMembers(byName)).count).toBe(1)
    expect((await own.countStaffMembersV2(byName)).count).toBe(1)

    const scheduleId = found(created.resource?.eventsSchedule?._id)
    const assigned = await own.assignWorkingHoursSchedule(id, scheduleId)
    expect(assigned.staffMember?._id).toBe(id)
    await own.bulkUpdateStaffMemberTags([id], { assignTags: { tags: { tagIds: ['new'] } } })
    expect((await own.getStaffMember(id)).tags?.tags?.tagIds).toEqual(['new'])
    await own.bulkUpdateStaffMemberTagsByFilter(byName.filter, {
      unassignTags: { tags: { tagIds: ['new'] } },
    })
    emulator.clock.advance(minute)
    expect((await own.getStaffMember(id)).tags?.tags?.tagIds).toEqual([])
    const hidden = await own.setServiceProvider(id, false)
    expect(hidden.staffMember?._id).toBe(id)
    const connected = await own.connectStaffMemberToUser(id, { email: 'ana.lopes@example.com' })
    expect(connected.staffMember?._id).toBe(id)
    const disconnected = await own.disconnectStaffMemberFromUser(id)
    expect(disconnected.staffMember?._id).toBe(id)

    await own.deleteStaffMember(id)
    await expect(own.getStaffMember(id)).rejects.toThrow()
    expect((await own.getDeletedStaffMember(id)).staffMember?._id).toBe(id)
    const deleted = await own.listDeletedStaffMembers()
    expect(deleted.staffMembers?.map(({ _id }) => _id)).toEqual([id])
    await own.removeStaffMemberFromTrashBin(id)
    await expect(own.getDeletedStaffMember(id)).rejects.toThrow()
  })

  it('connects the calendar of another provider and follows its status', async () => {
    const { calendars: own, resources: things } = business()
    const { providers } = await own.listProviders()
    const provider = found(
      providers?.find(({ features }) => features?.connectMethods?.includes('CREDENTIALS')),
    )
    const { items } = await things.queryResources().limit(1).find()
    const scheduleId = found(items[0]?.eventsSchedule?.scheduleId)
    const { connection } = await own.connectByCredentials(
      found(provider._id),
      scheduleId,
      'ines@example.com',
      'secret',
    )
    const id = found(connection?._id)
    expect(connection?.status).toBe('CONNECTED')
    for (let passed = 0; passed < 5; passed++) emulator.clock.advance(minute)
    expect((await own.getConnection(id)).connection?.status).toBe('SYNCED')
    const listed = await own.listConnections({ scheduleIds: [scheduleId] })
    expect(listed.connections?.map(({ _id }) => _id)).toEqual([id])
    expect((await own.listCalendars(id)).calendars?.length).toBeGreaterThan(0)
    const configured = await own.updateSyncConfig(id, {
      listEventFromCalendars: { listEventFromPrimaryCalendar: true },
    } as calendars.ConnectionSyncConfig)
    expect(configured.connection?._id).toBe(id)
    const { events } = await own.listEvents({ from: '2026-05-04', to: '2026-05-18' })
    expect(events?.every((event) => event.scheduleId === scheduleId)).toBe(true)
    const disconnected = await own.disconnect(id)
    expect(disconnected.connection?.status).toBe('DISCONNECTED')

    const oauth = found(providers?.find(({ features }) => features?.connectMethods?.includes('OAUTH')))
    const { oauthUrl } = await own.connectByOAuth(found(oauth._id), scheduleId, 'http://localhost:5173/')
    expect(oauthUrl).toMatch(/^http/)
  })
})

describe('the client of the hosted platform, for prices and settings', () => {
  it('previews and works out prices, and lists fees', async () => {
    const client = business()
    const { items } = await client.services.queryServices().eq('mainSlug.name', 'deep-tissue-massage').find()
    const serviceId = found(items[0]?._id)
    const preview = await client.pricing.previewPrice([
      { serviceId, serviceChoices: [{ numberOfParticipants: 1 }] },
    ])
    expect(preview.priceInfo?.calculatedPrice).toBe(55)
    const { booking } = await client.bookings.createBooking({
      bookedEntity: {
        slot: { serviceId, startDate: '2026-05-14T13:00:00.000Z', timezone: 'Europe/Lisbon' },
      },
      contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
      totalParticipants: 1,
    })
    const bookingIds = [found(booking?._id)]
    const price = await client.pricing.calculatePrice({ booking: { ...found(booking) } })
    expect(price.priceInfo?.calculatedPrice).toBe(55)
    const fees = await client.bookingFees.listBookingFeesByBookingIds({ bookingIds })
    expect(fees.bookingFees).toEqual([])
  })

  it('finds the services that can be booked', async () => {
    const { catalog: own } = business()
    const { results } = await own.queryServicesByFilters({
      query: { filter: { 'mainSlug.name': 'deep-tissue-massage' } },
    })
    expect(results?.map(({ service, available }) => [service?.mainSlug?.name, available])).toEqual([
      ['deep-tissue-massage', true],
    ])
  })

  it('reads and changes the settings of bookings', async () => {
    const { settings: own } = business()
    const before = await own.getBookingsSettings()
    const enabled = !before.multiServiceAppointments?.enabled
    const after = await own.updateBookingsSettings({
      revision: found(before.revision),
      multiServiceAppointments: { enabled },
    })
    expect(after.multiServiceAppointments?.enabled).toBe(enabled)
    expect(await own.getBookingsSettings()).toEqual(after)
  })
})

it('the client of the hosted platform calls every operation of these modules', () => {
  const operations = operationsOf(
    'staffMembers',
    'externalCalendars',
    'pricing',
    'bookingsSettings',
    'catalogSearch',
  )
  expect(operations.length).toBeGreaterThanOrEqual(30)
  // The published client has no calls that make a staff member out of a user.
  expect(operations.filter((id) => !called.has(id))).toEqual([
    'bookings.staffMembers.getOrCreate',
    'bookings.staffMembers.bulkGetOrCreate',
  ])
})
