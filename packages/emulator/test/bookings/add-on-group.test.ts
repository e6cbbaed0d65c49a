import {
  type AddOnGroup,
  createAddOnGroup,
  createBooking,
  createService,
  deleteAddOn,
  deleteAddOnGroup,
  getService,
  listAddOnGroups,
  listAvailabilityTimeSlots,
  getAvailabilityTimeSlot,
  type NewAddOnGroup,
  type NewBooking,
  rescheduleBooking,
  searchServices,
  setAddOnsForGroup,
  updateAddOn,
  updateAddOnGroup,
} from '@frontdesk/bookings'
import type { Booking } from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingCatalogProvider } from '../../src/bookings/index.ts'
import { addOnId } from '../../src/bookings/seed/studio.ts'
import { ana, book, massage, reference, reformer, slotOf } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

const [longer, oil, compress] = [addOnId(1), addOnId(2), addOnId(3)]
const unknown = '00000000-0000-4000-8000-999999999999'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const createGroup = (addOnGroup: Partial<NewAddOnGroup> = {}, serviceId = massage): Promise<AddOnGroup> =>
  createAddOnGroup(studio.owner, { serviceId, addOnGroup: { name: 'Extras', ...addOnGroup } })

const groupsOf = async (serviceId = massage): Promise<unknown> =>
  (await getService(studio.visitor, { serviceId })).addOnGroups

describe('a group of add-ons', () => {
  it('belongs to one service, which tells of it and is found by its add-ons', async () => {
    const whole = { prompt: 'Would you like an extra?', maxNumberOfAddOns: 2, addOnIds: [oil, longer] }
    const group = await createGroup(whole)
    expect(group).toEqual({ ...whole, id: group.id, name: 'Extras' })
    const service = await getService(studio.visitor, { serviceId: massage })
    expect(service.addOnGroups).toEqual([group])
    expect(service.addOnDetails).toEqual([{ addOnId: oil }, { addOnId: longer, durationInMinutes: 15 }])
    expect(service.revision).toBe('2')
    expect(studio.events).toMatchObject([
      {
        entityFqdn: 'wix.bookings.services.v2.service',
        slug: 'updated',
        entityId: massage,
        modifiedFields: { 'addOnGroups[0].name': null, 'addOnDetails[1].durationInMinutes': null },
      },
    ])
    for (const filter of [
      { 'addOnDetails.addOnId': { $hasSome: [longer] } },
      { 'addOnDetails.durationInMinutes': { $hasSome: [15] } },
    ]) {
      const { items } = await searchServices(studio.visitor, { filter })
      expect(items.map(({ id }) => id)).toContain(massage)
    }
  })

  it('is listed for customers with its add-ons', async () => {
    const extras = await createGroup({ prompt: 'Which one?', maxNumberOfAddOns: 1, addOnIds: [longer, oil] })
    const empty = await createGroup({ name: 'Soon' })
    expect(await listAddOnGroups(studio.visitor, { serviceId: massage })).toEqual([
      {
        groupId: extras.id,
        groupName: 'Extras',
        prompt: 'Which one?',
        maxNumberOfAddOns: 1,
        addOns: [
          {
            addOnId: longer,
            name: 'Fifteen minutes more',
            price: { value: '15.00', currency: 'EUR', formattedValue: '€15.00' },
            durationInMinutes: 15,
          },
          {
            addOnId: oil,
            name: 'Warm oil',
            price: { value: '6.00', currency: 'EUR', formattedValue: '€6.00' },
            maxQuantity: 2,
          },
        ],
      },
      { groupId: empty.id, groupName: 'Soon', addOns: [] },
    ])
    const wanted = { serviceId: massage, groupIds: [empty.id ?? '', unknown] }
    expect((await listAddOnGroups(studio.visitor, wanted)).map(({ groupName }) => groupName)).toEqual([
      'Soon',
    ])
  })

  it('is changed by what is given, or by its mask', async () => {
    const { id = '' } = await createGroup({ prompt: 'Which one?', addOnIds: [oil] })
    const update = (addOnGroup: object, mask?: string[]): Promise<AddOnGroup> =>
      updateAddOnGroup(studio.owner, {
        serviceId: massage,
        addOnGroup: { id, ...addOnGroup },
        ...(mask && { mask }),
      })
    expect(await update({ name: 'More', maxNumberOfAddOns: 3 })).toEqual({
      id,
      name: 'More',
      prompt: 'Which one?',
      maxNumberOfAddOns: 3,
      addOnIds: [oil],
    })
    const cleared = { id, name: 'More', addOnIds: [compress] }
    expect(await update({ addOnIds: [compress] }, ['prompt', 'maxNumberOfAddOns', 'addOnIds'])).toEqual(
      cleared,
    )
    expect(await groupsOf()).toEqual([cleared])
    await expect(update({}, ['name'])).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'addOnGroup.name', violatedRule: 'REQUIRED_FIELD' }],
    })
    await expect(update({}, ['prompt', 'id'])).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'mask.1', violatedRule: 'FIELD_NOT_ALLOWED' }],
    })
    await expect(update({ id: unknown })).rejects.toMatchObject({ status: 404, code: 'GROUP_NOT_ON_SERVICE' })
    expect(await groupsOf()).toEqual([cleared])
  })

  it('gets other add-ons in another order', async () => {
    const { id: groupId = '', name } = await createGroup({ addOnIds: [oil] })
    const addOnIds = [compress, longer, oil]
    const input = { serviceId: massage, groupId, addOnIds }
    expect(await setAddOnsForGroup(studio.owner, input)).toEqual({ id: groupId, name, addOnIds })
    expect(await groupsOf()).toEqual([{ id: groupId, name, addOnIds }])
    await expect(setAddOnsForGroup(studio.owner, { ...input, groupId: unknown })).rejects.toMatchObject({
      status: 404,
      code: 'ADD_ON_GROUP_NOT_FOUND',
      data: { id: unknown },
    })
    await expect(setAddOnsForGroup(studio.owner, { ...input, addOnIds: [] })).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'addOnIds', violatedRule: 'MIN_SIZE' }],
    })
  })

  it('goes, and its add-ons stay', async () => {
    const { id: addOnGroupId = '' } = await createGroup({ addOnIds: [oil] })
    await deleteAddOnGroup(studio.owner, { serviceId: massage, addOnGroupId })
    const { addOnGroups, addOnDetails } = await getService(studio.visitor, { serviceId: massage })
    expect([addOnGroups, addOnDetails]).toEqual([[], []])
    await expect(deleteAddOnGroup(studio.owner, { serviceId: massage, addOnGroupId })).rejects.toMatchObject({
      status: 404,
      code: 'GROUP_NOT_ON_SERVICE',
      data: { id: addOnGroupId },
    })
  })

  it('loses an add-on that is deleted, and shows a changed one', async () => {
    await createGroup({ addOnIds: [longer, oil] })
    await updateAddOn(studio.owner, { addOn: { id: longer, revision: '1', durationInMinutes: 20 } })
    await deleteAddOn(studio.owner, { addOnId: oil })
    const { addOnGroups, addOnDetails } = await getService(studio.visitor, { serviceId: massage })
    expect(addOnGroups?.map(({ addOnIds }) => addOnIds)).toEqual([[longer]])
    expect(addOnDetails).toEqual([{ addOnId: longer, durationInMinutes: 20 }])
  })

  it.each([
    ['an unknown add-on', { addOnIds: [oil, unknown] }, 'addOnGroup.addOnIds.1', 'VALIDATION'],
    ['the same add-on twice', { addOnIds: [oil, oil] }, 'addOnGroup.addOnIds.1', 'VALIDATION'],
    ['8 add-ons', { addOnIds: Array<string>(8).fill(oil) }, 'addOnGroup.addOnIds', 'MAX_SIZE'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'addOnGroup.name', 'MAX_LENGTH'],
    ['a prompt of 201 characters', { prompt: 'x'.repeat(201) }, 'addOnGroup.prompt', 'MAX_LENGTH'],
  ])('is refused with %s', async (_, addOnGroup, field, violatedRule) => {
    await expect(createGroup(addOnGroup)).rejects.toMatchObject({
      status: 400,
      violations: [{ field, violatedRule }],
    })
    expect(studio.events).toEqual([])
  })

  it('is one of three at most', async () => {
    for (let count = 0; count < 3; count++)
      await createGroup({ name: 'x'.repeat(100), prompt: 'x'.repeat(200) })
    await expect(createGroup()).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'addOnGroup', violatedRule: 'MAX_SIZE' }],
    })
  })

  it('refuses an add-on that would extend a session of a class', async () => {
    const { id: groupId = '' } = await createGroup({ addOnIds: [oil] }, reformer)
    await expect(
      setAddOnsForGroup(studio.owner, { serviceId: reformer, groupId, addOnIds: [oil, longer] }),
    ).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'addOnIds.1', violatedRule: 'VALIDATION' }],
    })
    await expect(
      updateAddOn(studio.owner, { addOn: { id: oil, revision: '1', durationInMinutes: 5 } }),
    ).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'addOn.durationInMinutes', violatedRule: 'VALIDATION' }],
    })
  })

  it('is written by the business alone, for a service that exists', async () => {
    const { visitor, owner } = studio
    const addOnGroup = { name: 'Extras' }
    for (const call of [
      createAddOnGroup(visitor, { serviceId: massage, addOnGroup }),
      updateAddOnGroup(visitor, { serviceId: massage, addOnGroup: { id: unknown } }),
      deleteAddOnGroup(visitor, { serviceId: massage, addOnGroupId: unknown }),
      setAddOnsForGroup(visitor, { serviceId: massage, groupId: unknown, addOnIds: [oil] }),
    ])
      await expect(call).rejects.toMatchObject({ status: 403 })
    for (const call of [
      createAddOnGroup(owner, { serviceId: unknown, addOnGroup }),
      updateAddOnGroup(owner, { serviceId: unknown, addOnGroup: { id: unknown } }),
      deleteAddOnGroup(owner, { serviceId: unknown, addOnGroupId: unknown }),
      setAddOnsForGroup(owner, { serviceId: unknown, groupId: unknown, addOnIds: [oil] }),
      listAddOnGroups(visitor, { serviceId: unknown }),
    ])
      await expect(call).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND', data: { id: unknown } })
  })

  it('comes with a new service, with an id of its own', async () => {
    const service = await createService(studio.owner, {
      service: {
        type: 'CLASS',
        name: 'Handstands',
        defaultCapacity: 6,
        onlineBooking: { enabled: true },
        payment: { rateType: 'NO_FEE', options: { inPerson: true } },
        addOnGroups: [{ id: unknown, name: 'Extras', addOnIds: [oil] }],
      },
    })
    const [group] = service.addOnGroups ?? []
    expect(group).toEqual({ id: expect.any(String) as unknown, name: 'Extras', addOnIds: [oil] })
    expect(group?.id).not.toBe(unknown)
    expect(service.addOnDetails).toEqual([{ addOnId: oil }])
  })
})

describe('a booking with add-ons', () => {
  const eleven = slotOf(massage, '2026-05-07T11:00:00')
  const bookWith = (bookedAddOns: NewBooking['bookedAddOns']): Promise<Booking> =>
    book(studio.visitor, eleven, { ...(bookedAddOns && { bookedAddOns }) })
  const minutesOf = ({ startDate, endDate }: Booking): number => (+endDate! - +startDate!) / 60_000

  it('is longer and dearer, and names them', async () => {
    const { id: groupId } = await createGroup({ addOnIds: [longer, oil] })
    const plain = await bookWith(undefined)
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-08T11:00:00'), {
      bookedAddOns: [{ id: longer }, { id: oil, quantity: 2, ...(groupId && { groupId }) }],
    })
    expect(booking.bookedAddOns).toEqual([
      { id: longer, groupId, name: 'Fifteen minutes more', durationInMinutes: 15 },
      { id: oil, groupId, name: 'Warm oil', quantity: 2 },
    ])
    expect(minutesOf(booking)).toBe(minutesOf(plain) + 15)
    // The price is that of the moment at which it was booked.
    await updateAddOn(studio.owner, {
      addOn: { id: oil, revision: '1', price: { value: '99', currency: 'EUR' } },
    })
    await deleteAddOn(studio.owner, { addOnId: longer })
    const [before, after] = [plain, booking].map((own) =>
      studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) =>
        bookingCatalogProvider.find(context, reference(own)),
      ),
    )
    // 15 for the minutes, and twice 6 for the oil.
    expect(Number(after?.price) - Number(before?.price)).toBe(27)
    expect(after?.descriptionLines).toContainEqual({
      name: 'Extras',
      text: 'Fifteen minutes more, Warm oil × 2',
    })
    expect(before?.descriptionLines?.map(({ name }) => name)).not.toContain('Extras')
  })

  it('may name its end, as the list of time slots gives it', async () => {
    await createGroup({ addOnIds: [longer] })
    const customerChoices = { addOnIds: [longer] }
    const { items } = await listAvailabilityTimeSlots(studio.visitor, {
      serviceId: massage,
      fromLocalDate: '2026-05-07T00:00:00',
      toLocalDate: '2026-05-08T00:00:00',
      bookable: true,
      customerChoices,
    })
    const { localStartDate = '', localEndDate = '' } = items[0] ?? {}
    const slot = { serviceId: massage, localStartDate, localEndDate }
    expect(await getAvailabilityTimeSlot(studio.visitor, { ...slot, customerChoices })).toMatchObject(slot)
    await expect(getAvailabilityTimeSlot(studio.visitor, slot)).rejects.toMatchObject({
      code: 'SLOT_NOT_FOUND',
    })
    const bookedEntity = {
      slot: {
        serviceId: massage,
        startDate: localStartDate,
        endDate: localEndDate,
        timezone: 'Europe/Lisbon',
      },
    }
    await expect(book(studio.visitor, bookedEntity)).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'booking.bookedEntity.slot.endDate' }],
    })
    const booking = await book(studio.visitor, bookedEntity, { bookedAddOns: [{ id: longer }] })
    expect(booking.status).toBe('CREATED')
    // It has its place still when it is put into a cart after the hold is over.
    studio.setClock('2026-05-04T09:00:00.000Z')
    const item = studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) =>
      bookingCatalogProvider.find(context, reference(booking)),
    )
    expect(item?.name).toBeDefined()
  })

  it('keeps them when it moves, unless the business changes them', async () => {
    await createGroup({ addOnIds: [longer, oil] })
    const made = await createBooking(studio.owner, {
      booking: {
        bookedEntity: eleven,
        contactDetails: ana,
        totalParticipants: 1,
        bookedAddOns: [{ id: longer }],
      },
    })
    const move = (booking: Booking, day: string, more: object = {}): Promise<Booking> =>
      rescheduleBooking(studio.owner, {
        bookingId: booking.id,
        revision: booking.revision ?? '',
        slot: slotOf(massage, `2026-05-${day}T11:00:00`).slot ?? {},
        ...more,
      })
    const moved = await move(made, '08')
    expect(moved.bookedAddOns).toEqual(made.bookedAddOns)
    expect(minutesOf(moved)).toBe(minutesOf(made))
    const changed = await move(moved, '07', {
      bookedAddOns: [{ id: oil }],
      flowControlSettings: { allowAddOnChanges: true },
    })
    expect(changed.bookedAddOns).toMatchObject([{ id: oil, name: 'Warm oil', quantity: 1 }])
    expect(minutesOf(changed)).toBe(minutesOf(made) - 15)
  })

  it('holds at most as many as the add-on and its group allow', async () => {
    await createGroup({ maxNumberOfAddOns: 1, addOnIds: [longer, oil] })
    expect((await bookWith([{ id: oil, quantity: 2 }])).bookedAddOns).toMatchObject([{ quantity: 2 }])
    for (const [bookedAddOns, field, violatedRule] of [
      [[{ id: oil, quantity: 3 }], 'booking.bookedAddOns.0.quantity', 'MAX'],
      [[{ id: longer, quantity: 2 }], 'booking.bookedAddOns.0.quantity', 'MAX'],
      [[{ id: oil }, { id: longer }], 'booking.bookedAddOns', 'MAX_SIZE'],
    ] as const)
      await expect(bookWith([...bookedAddOns])).rejects.toMatchObject({
        status: 400,
        violations: [{ field, violatedRule }],
      })
    await createGroup({ name: 'More', addOnIds: [compress] })
    await expect(bookWith([{ id: compress }, { id: compress }])).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'booking.bookedAddOns.1.id', violatedRule: 'VALIDATION' }],
    })
  })

  it('holds none that its group does not offer', async () => {
    const { id: groupId = '' } = await createGroup({ addOnIds: [oil] })
    const { id: other = '' } = await createGroup({ name: 'More', addOnIds: [compress] })
    for (const [addOn, code, id] of [
      [{ id: longer }, 'ADD_ON_NOT_FOUND', longer],
      [{ id: oil, groupId: other }, 'ADD_ON_NOT_FOUND', oil],
      [{ id: oil, groupId: unknown }, 'ADD_ON_GROUP_NOT_FOUND', unknown],
    ] as const)
      await expect(bookWith([addOn])).rejects.toMatchObject({ status: 404, code, data: { id } })
    expect((await bookWith([{ id: oil, groupId }])).bookedAddOns).toMatchObject([{ groupId }])
  })

  it('pays for its add-ons when the service is free', async () => {
    const service = await createService(studio.owner, {
      service: {
        type: 'APPOINTMENT',
        name: 'Talk',
        defaultCapacity: 1,
        onlineBooking: { enabled: true },
        payment: { rateType: 'NO_FEE', options: { inPerson: true } },
        staffMemberIds: ['5e7a1ce0-0000-4000-8002-000000000001'],
        schedule: { availabilityConstraints: { sessionDurations: [45] } },
        addOnGroups: [{ name: 'Extras', addOnIds: [oil] }],
      },
    })
    const lineOf = async (hour: string, more: object): Promise<unknown> => {
      const booking = await book(studio.visitor, slotOf(service.id, `2026-05-05T${hour}:00:00`), more)
      const { price, paymentOption } =
        studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) =>
          bookingCatalogProvider.find(context, reference(booking)),
        ) ?? {}
      return [price, paymentOption]
    }
    expect(await lineOf('09', {})).toEqual(['0.00', 'FULL_PAYMENT_ONLINE'])
    expect(await lineOf('12', { bookedAddOns: [{ id: oil }] })).toEqual(['6.00', 'FULL_PAYMENT_OFFLINE'])
  })
})
