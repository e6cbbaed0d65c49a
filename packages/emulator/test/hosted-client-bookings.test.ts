// The business side of bookings, as the hosted platform's own client uses it. Only its addresses lead to the emulator.
import * as addOns from '@wix/auto_sdk_bookings_add-ons'
import * as attendance from '@wix/auto_sdk_bookings_attendance'
import * as policies from '@wix/auto_sdk_bookings_booking-policies'
import * as bookings from '@wix/auto_sdk_bookings_bookings'
import * as categories from '@wix/auto_sdk_bookings_categories-v-2'
import * as extendedBookings from '@wix/auto_sdk_bookings_extended-bookings'
import * as resourceTypes from '@wix/auto_sdk_bookings_resource-types'
import * as resources from '@wix/auto_sdk_bookings_resources'
import * as services from '@wix/auto_sdk_bookings_services'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator, operationsOf } from './support/hosted-client.ts'

const modules = {
  services,
  policies,
  categories,
  addOns,
  attendance,
  bookings,
  extendedBookings,
  resources,
  resourceTypes,
}

const minute = 60_000

const called = new Set<string>()

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-08T09:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, '2026-05-08T09:00:00Z')
})
afterEach(() => {
  for (const { operation } of emulator.requests) if (operation) called.add(operation)
  leaveEmulator()
})

const business = () => createClient({ modules, auth: asBusiness(emulator) })

type Business = ReturnType<typeof business>

const idOf = async (client: Business, slug: string): Promise<string> => {
  const { items } = await client.services.queryServices().eq('mainSlug.name', slug).find()
  return found(items[0]?._id)
}

const meditation = (name: string): services.Service => ({
  type: 'CLASS',
  name,
  defaultCapacity: 8,
  onlineBooking: { enabled: true },
  payment: { rateType: 'NO_FEE', options: { inPerson: true } },
})

describe('the client of the hosted platform, for the business', () => {
  it('makes, finds, changes and deletes services', async () => {
    const { services } = business()
    const created = await services.createService(meditation('Meditation'))
    const id = found(created._id)
    const changed = await services.updateService(id, {
      revision: found(created.revision),
      name: 'Zen meditation',
    })
    expect(changed).toMatchObject({ name: 'Zen meditation', revision: '2' })
    const searched = await services.searchServices({ search: { expression: 'Zen' } })
    expect(searched.services?.map(({ _id }) => _id)).toEqual([id])
    expect((await services.countServices({ filter: { name: 'Zen meditation' } })).count).toBe(1)

    const bulk = await services.bulkCreateServices([meditation('One'), meditation('Two')], {
      returnEntity: true,
    })
    const ids = found(bulk.results).map(({ item }) => found(item?._id))
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
    const renamed = await services.bulkUpdateServices({
      services: ids.map((_id) => ({ service: { _id, revision: '1', tagLine: 'Calm' } })),
      returnEntity: true,
    })
    expect(renamed.results?.map(({ item }) => item?.tagLine)).toEqual(['Calm', 'Calm'])
    const job = await services.bulkUpdateServicesByFilter(
      { _id: { $in: ids } },
      { service: { hidden: true } },
    )
    expect(job.jobId).toEqual(expect.any(String))
    emulator.clock.advance(minute)
    expect((await services.getService(found(ids[0]))).hidden).toBe(true)
    await services.bulkDeleteServicesByFilter({ _id: { $in: [ids[0]] } })
    emulator.clock.advance(minute)
    const removed = await services.bulkDeleteServices([found(ids[1])])
    expect(removed.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 })
    await services.deleteService(id)
    for (const gone of [...ids, id])
      await expect(services.getService(gone)).rejects.toMatchObject({
        details: { applicationError: { code: 'NOT_FOUND' } },
      })
  })

  it('sets the slug, the places and the pricing plans of a service, and copies it', async () => {
    const client = business()
    const { services } = client
    const id = await idOf(client, 'deep-tissue-massage')
    expect((await services.validateSlug(id, { slug: 'deep-work' })).valid).toBe(true)
    const { service: renamed } = await services.setCustomSlug(id, { slug: 'deep-work' })
    expect(renamed?.mainSlug?.name).toBe('deep-work')
    expect((await services.validateSlug(id, { slug: 'not a slug' })).errors).toEqual([
      'SLUG_CONTAINS_ILLEGAL_CHARACTERS',
    ])

    const planId = '7b1f6a52-9c7e-4a4b-9f40-0a0f6f3a0c11'
    const withPlan = await services.enablePricingPlansForService(id, [planId])
    expect(withPlan.service?.payment?.pricingPlanIds).toEqual([planId])
    const without = await services.disablePricingPlansForService(id, { pricingPlanIds: [planId] })
    expect(without.service?.payment?.pricingPlanIds ?? []).toEqual([])

    const moved = await services.setServiceLocations(id, {
      locations: [{ type: 'CUSTOMER' }],
      removedLocationSessionsAction: { action: 'KEEP_AT_CURRENT_LOCATION' },
    })
    expect(moved.service?.locations?.map(({ type }) => type)).toEqual(['CUSTOMER'])
    const copy = await services.cloneService(id)
    expect(copy.service?.name).toBe(renamed?.name)
    expect(copy.service?._id).not.toBe(id)
    expect(copy.errors).toEqual([])
  })

  it('asks for the policies, forms, categories and places of its services', async () => {
    const client = business()
    expect((await client.services.queryCategories()).categories?.length).toBeGreaterThan(0)
    expect((await client.services.queryLocations()).businessLocations?.exists).toBe(true)
    const { items } = await client.policies.queryBookingPolicies().find()
    const used = await client.services.queryPolicies({ filter: { id: found(items[0]?._id) } })
    expect(used.bookingPolicies?.[0]?.bookingPolicy?._id).toBe(items[0]?._id)
    expect(used.bookingPolicies?.[0]?.totalServiceCount).toBeGreaterThan(0)
    const forms = await client.services.queryBookingForms({}, { conditionalFields: ['DEFAULT_BOOKING_FORM'] })
    expect(forms.defaultBookingForm?.formDetails?.formId).toEqual(expect.any(String))
  })

  it('offers add-ons in groups', async () => {
    const client = business()
    const addOn = await client.addOns.createAddOn({
      name: 'Warm towel',
      price: { value: '4', currency: 'EUR' },
      durationInMinutes: 5,
    })
    const addOnId = found(addOn._id)
    const read = await client.addOns.getAddOn(addOnId)
    expect(read.name).toBe('Warm towel')
    const renamed = await client.addOns.updateAddOn(addOnId, {
      revision: found(addOn.revision),
      name: 'Hot towel',
    })
    expect(renamed.name).toBe('Hot towel')
    const serviceId = await idOf(client, 'deep-tissue-massage')
    const { addOnGroup } = await client.services.createAddOnGroup(
      { name: 'Comfort', addOnIds: [addOnId] },
      { serviceId },
    )
    const groupId = found(addOnGroup?._id)
    const { addOnGroup: other } = await client.services.updateAddOnGroup(
      { _id: groupId, name: 'More comfort' },
      { serviceId },
    )
    expect(other?.name).toBe('More comfort')
    await client.services.setAddOnsForGroup(serviceId, { groupId, addOnIds: [addOnId] })
    const listed = await client.services.listAddOnGroupsByServiceId(serviceId, { groupIds: [groupId] })
    expect(listed.addOnGroupsDetails?.[0]?.addOns?.map((own) => own.addOnId)).toEqual([addOnId])
    await client.services.deleteAddOnGroup(groupId, { serviceId })

    const bulk = await client.addOns.bulkCreateAddOns(
      [{ name: 'Tea', price: { value: '2', currency: 'EUR' }, maxQuantity: 3 }],
      { returnEntity: true },
    )
    const teaId = found(bulk.results?.[0]?.item?._id)
    await client.addOns.bulkUpdateAddOns([{ addOn: { _id: teaId, revision: '1', name: 'Green tea' } }])
    const { items } = await client.addOns.queryAddOns().eq('name', 'Green tea').find()
    expect(items.map(({ _id }) => _id)).toEqual([teaId])
    await client.addOns.bulkDeleteAddOns([teaId])
    await client.addOns.deleteAddOn(addOnId)
    await expect(client.addOns.getAddOn(addOnId)).rejects.toThrow()
  })

  it('keeps booking policies', async () => {
    const { policies } = business()
    const policy = await policies.createBookingPolicy({
      name: 'Strict',
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 2880 },
    })
    const id = found(policy._id)
    expect((await policies.getBookingPolicy(id)).cancellationPolicy?.latestCancellationInMinutes).toBe(2880)
    const changed = await policies.updateBookingPolicy(id, {
      revision: found(policy.revision),
      name: 'Stricter',
    })
    expect(changed.name).toBe('Stricter')
    const before = await policies.queryBookingPolicies().eq('default', true).find()
    const strictest = await policies.getStrictestBookingPolicy([id, found(before.items[0]?._id)])
    expect(strictest.bookingPolicy?.cancellationPolicy?.latestCancellationInMinutes).toBe(2880)
    const set = await policies.setDefaultBookingPolicy(id)
    expect(set.currentDefaultBookingPolicy?._id).toBe(id)
    await policies.setDefaultBookingPolicy(found(before.items[0]?._id))
    await policies.deleteBookingPolicy(id)
    expect((await policies.countBookingPolicies({ filter: { name: 'Stricter' } })).count).toBe(0)
  })

  it('keeps categories in their order', async () => {
    const { categories } = business()
    const category = await categories.createCategory({ name: 'Evenings' })
    const id = found(category._id)
    expect((await categories.getCategory(id)).name).toBe('Evenings')
    const changed = await categories.updateCategory(id, {
      revision: found(category.revision),
      name: 'Late evenings',
    })
    expect(changed.name).toBe('Late evenings')
    await categories.moveCategory(id, { position: 'FIRST' })
    const { items } = await categories.queryCategories().ascending('sortOrder').find()
    expect(items[0]?._id).toBe(id)
    expect((await categories.countCategories()).count).toBe(items.length)
    await categories.deleteCategory(id)
    await expect(categories.getCategory(id)).rejects.toThrow()
  })

  it('records who came', async () => {
    const client = business()
    const { extendedBookings: past } = await client.extendedBookings.queryExtendedBookings({
      filter: { status: 'CONFIRMED', endDate: { $lt: '2026-05-08T09:00:00.000Z' } },
    })
    const bookingId = found(past?.[0]?.booking?._id)
    expect(
      (await client.extendedBookings.countExtendedBookings({ filter: { status: 'CONFIRMED' } })).count,
    ).toBeGreaterThan(0)
    const { attendance: came } = await client.attendance.setAttendance({ bookingId, status: 'ATTENDED' })
    const id = found(came?._id)
    expect((await client.attendance.getAttendance(id)).status).toBe('ATTENDED')
    const { items } = await client.attendance.queryAttendance().eq('bookingId', bookingId).find()
    expect(items.map(({ _id }) => _id)).toEqual([id])
    const bulk = await client.attendance.bulkSetAttendance({
      attendanceDetails: [{ attendance: { bookingId, status: 'NOT_ATTENDED' } }],
    })
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 })
    await client.attendance.deleteAttendance(id)
    const removed = await client.attendance.bulkDeleteAttendances([id])
    expect(removed.bulkActionMetadata).toMatchObject({ totalFailures: 1 })
  })

  it('keeps rooms and equipment by type', async () => {
    const { resources, resourceTypes } = business()
    const { _id: typeId, revision } = await resourceTypes.createResourceType({ name: 'Sauna' })
    const type = found(typeId)
    expect((await resourceTypes.getResourceType(type)).name).toBe('Sauna')
    const renamed = await resourceTypes.updateResourceType(type, {
      revision: found(revision),
      name: 'Steam bath',
    })
    expect(renamed.name).toBe('Steam bath')
    expect((await resourceTypes.countResourceTypes({ filter: { name: 'Steam bath' } })).count).toBe(1)
    const types = await resourceTypes.queryResourceTypes().eq('name', 'Steam bath').find()
    expect(types.items.map(({ _id }) => _id)).toEqual([type])

    const resource = await resources.createResource({ name: 'Small', typeId: type })
    const id = found(resource._id)
    expect((await resources.getResource(id)).name).toBe('Small')
    const changed = await resources.updateResource(id, {
      revision: found(resource.revision),
      name: 'Large',
    })
    expect(changed.name).toBe('Large')
    const bulk = await resources.bulkCreateResources([{ name: 'Second', typeId: type }], {
      returnEntity: true,
    })
    const second = found(bulk.results?.[0]?.item)
    await resources.bulkUpdateResources([
      { resource: { _id: found(second._id), revision: found(second.revision), name: 'Third' } },
    ])
    const listed = await resources.queryResources().eq('typeId', type).find()
    expect(listed.items.map(({ name }) => name).sort()).toEqual(['Large', 'Third'])
    const searched = await resources.searchResources({ search: { expression: 'Third' } })
    expect(searched.resources?.map(({ _id }) => _id)).toEqual([second._id])
    expect((await resources.countResources({ filter: { typeId: type } })).count).toBe(2)
    await resources.bulkDeleteResources([found(second._id)])
    await resources.deleteResource(id)
    await resourceTypes.deleteResourceType(type)
    await expect(resourceTypes.getResourceType(type)).rejects.toThrow()
  })

  it('calls every operation of these modules', () => {
    const operations = operationsOf(
      'services',
      'bookingPolicies',
      'addOns',
      'categories',
      'attendance',
      'resources',
      'resourceTypes',
    )
    expect(operations.length).toBeGreaterThan(60)
    // A member counts the attendance of their own bookings; nobody else may.
    expect(operations.filter((id) => !called.has(id))).toEqual(['bookings.attendance.count'])
  })
})
