import type {
  AddOn,
  Booking,
  BookingPolicy,
  Category,
  Resource,
  ResourceType,
  Service,
  ServiceOptionsAndVariants,
  StaffMember,
} from '@frontdesk/bookings'
import { local } from '@frontdesk/core'
import type { Cart, Order } from '@frontdesk/ecom'
import {
  addOnEvents,
  attendanceEvents,
  type BookingEvent,
  bookingEvents,
  bookingPolicyEvents,
  cartEvents,
  categoryEvents,
  createWebhooks,
  orderEvents,
  resourceEvents,
  resourceTypeEvents,
  serviceEvents,
  serviceOptionsEvents,
  staffMemberEvents,
} from '@frontdesk/webhooks'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [
    bookingEvents,
    orderEvents,
    cartEvents,
    serviceEvents,
    categoryEvents,
    serviceOptionsEvents,
    bookingPolicyEvents,
    addOnEvents,
    attendanceEvents,
    resourceEvents,
    resourceTypeEvents,
    staffMemberEvents,
  ],
  now: () => time * 1000,
})

const read = (payload: object) => webhooks.read(sign(claimsOf(payload), keys))

const { actionEvent, ...metadata } = bookingPayload
const booking = { id: 'booking-1', status: 'CREATED', createdDate: '2026-03-01T10:00:00.000Z' }
const order = {
  id: 'order-1',
  number: '10001',
  createdDate: '2026-03-01T10:00:00.000Z',
  lineItems: [{ id: 'line-1', image: 'wix:image://v1/tea.jpg/tea.jpg#originWidth=10&originHeight=20' }],
}
const orderPayload = { ...metadata, entityFqdn: 'wix.ecom.v1.order', entityId: 'order-1' }

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
})

describe('an event', () => {
  it('has what happened and what stands beside it', async () => {
    const event = await read(bookingPayload)
    expect(event).toEqual({
      type: 'booking.canceled',
      data: {
        ...actionEvent.body,
        booking: { ...actionEvent.body.booking, createdDate: new Date('2026-03-01T10:00:00.000Z') },
      },
      metadata: {
        ...metadata,
        eventTime: new Date('2026-03-02T08:59:58.123Z'),
        eventType: 'wix.bookings.v2.booking_canceled',
        instanceId: 'instance-1',
        identity: { identityType: 'MEMBER', memberId: 'member-1' },
      },
    })
  })

  it('is told apart by its type', async () => {
    const event = await read(bookingPayload)
    expectTypeOf(event.type).extract<`booking.${string}`>().toEqualTypeOf<BookingEvent['type']>()
    switch (event.type) {
      case 'booking.canceled':
        expectTypeOf(event.data.booking).toEqualTypeOf<Booking>()
        expect(event.data.previousStatus).toBe('CONFIRMED')
        break
      case 'order.paymentStatusUpdated':
        expectTypeOf(event.data.order).toEqualTypeOf<Order>()
        return expect.unreachable(event.type)
      case 'unknown':
        expectTypeOf(event.data).toEqualTypeOf<unknown>()
        return expect.unreachable(event.type)
      default:
        return expect.unreachable(event.type)
    }
  })

  it.each([
    ['an object', { createdEvent: { entity: booking } }],
    ['text', { createdEvent: { entityAsJson: JSON.stringify(booking) } }],
    [
      'an object with underscores',
      {
        createdEvent: {
          entity: { _id: booking.id, status: booking.status, _createdDate: booking.createdDate },
        },
      },
    ],
  ])('carries its entity as %s', async (_, change) => {
    const event = await read({ ...metadata, slug: 'created', ...change })
    expect(event).toMatchObject({
      type: 'booking.created',
      data: { booking: { ...booking, createdDate: new Date(booking.createdDate) } },
    })
  })

  it.each([
    ['confirmed', 'booking.confirmed'],
    ['declined', 'booking.declined'],
    ['rescheduled', 'booking.rescheduled'],
    ['markedAsPending', 'booking.markedAsPending'],
    ['number_of_participants_updated', 'booking.numberOfParticipantsUpdated'],
  ])('of a booking that is %s is %s', async (slug, type) => {
    expect((await read({ ...metadata, slug, actionEvent })).type).toBe(type)
  })

  it.each([
    ['created', (entity: object) => ({ createdEvent: { entity } })],
    [
      'updated',
      (currentEntity: object) => ({ updatedEvent: { currentEntity, modifiedFields: { note: 'Soon' } } }),
    ],
    ['deleted', (deletedEntity: object) => ({ deletedEvent: { deletedEntity } })],
  ])('of a cart that is %s holds the cart', async (slug, change) => {
    const sent = {
      id: 'cart-1',
      createdDate: '2026-03-01T10:00:00.000Z',
      updatedDate: '2026-03-01T11:00:00.000Z',
      note: 'By noon',
      lineItems: [
        {
          id: 'line-1',
          attributes: {
            serviceProperties: { scheduledDate: '2026-03-09T10:00:00.000Z', numberOfParticipants: 2 },
          },
        },
      ],
    }
    const event = await read({
      ...metadata,
      entityFqdn: 'wix.ecom.v2.cart',
      entityId: 'cart-1',
      slug,
      ...change(sent),
    })
    expect(event.type).toBe(`cart.${slug}`)
    expect(event.data).toEqual({
      cart: {
        ...sent,
        createdDate: new Date('2026-03-01T10:00:00.000Z'),
        updatedDate: new Date('2026-03-01T11:00:00.000Z'),
        lineItems: [
          {
            id: 'line-1',
            attributes: {
              serviceProperties: {
                scheduledDate: new Date('2026-03-09T10:00:00.000Z'),
                numberOfParticipants: 2,
              },
            },
          },
        ],
      },
      ...(slug === 'updated' && { modifiedFields: { note: 'Soon' } }),
    })
    if (event.type === 'cart.updated') expectTypeOf(event.data.cart).toEqualTypeOf<Cart>()
  })

  it('is read also when nobody is named who caused it', async () => {
    const payload = JSON.stringify({ ...metadata, slug: 'created', createdEvent: { entity: booking } })
    const data = JSON.stringify({
      data: payload,
      eventType: 'wix.bookings.v2.booking_created',
      identity: null,
    })
    const event = await webhooks.read(sign(claimsOf({}, { data }), keys))
    expect(event.type).toBe('booking.created')
    expect(event.metadata).not.toHaveProperty('identity')
  })

  it('of a moved booking has the times before as dates', async () => {
    const body = {
      booking,
      previousStartDate: '2026-03-03T10:00:00Z',
      previousEndDate: '2026-03-03T11:00:00Z',
    }
    const event = await read({ ...metadata, slug: 'rescheduled', actionEvent: { body } })
    expect(event.data).toMatchObject({
      previousStartDate: new Date('2026-03-03T10:00:00Z'),
      previousEndDate: new Date('2026-03-03T11:00:00Z'),
    })
  })

  it.each([
    ['created', 'order.created', { createdEvent: { entity: order } }],
    ['updated', 'order.updated', { updatedEvent: { currentEntity: order } }],
    ['approved', 'order.approved', { actionEvent: { body: { order } } }],
    ['canceled', 'order.canceled', { actionEvent: { body: { order, restockAllItems: true } } }],
    [
      'payment_status_updated',
      'order.paymentStatusUpdated',
      { actionEvent: { bodyAsJson: JSON.stringify({ order }) } },
    ],
  ])('of an order that is %s is %s', async (slug, type, change) => {
    const event = await read({ ...orderPayload, slug, ...change })
    expect(event).toMatchObject({
      type,
      data: {
        order: {
          createdDate: new Date(order.createdDate),
          lineItems: [
            { image: { url: 'https://static.wixstatic.com/media/tea.jpg', width: 10, height: 20 } },
          ],
        },
      },
    })
  })

  it('has the pictures of the platform that it comes from', async () => {
    const own = createWebhooks({
      publicKey: keys.pem,
      events: [orderEvents],
      platform: local('http://127.0.0.1:4600'),
      now: () => time * 1000,
    })
    const payload = { ...orderPayload, slug: 'created', createdEvent: { entity: order } }
    expect(await own.read(sign(claimsOf(payload), keys))).toMatchObject({
      data: { order: { lineItems: [{ image: { url: 'http://127.0.0.1:4600/media/tea.jpg' } }] } },
    })
  })

  it('keeps values that are not known yet', async () => {
    const future = {
      ...booking,
      paymentStatus: 'UNDEFINED',
      selectedPaymentOption: 'ONLINE',
      mood: { calm: true },
    }
    const event = await read({ ...metadata, slug: 'created', createdEvent: { entity: future } })
    expect(event.data).toMatchObject({
      booking: { paymentStatus: 'UNDEFINED', selectedPaymentOption: 'ONLINE', mood: { calm: true } },
    })
  })
})

describe('modified fields', () => {
  const updated = (modifiedFields: unknown): object => ({
    ...metadata,
    slug: 'updated',
    updatedEvent: { currentEntity: booking, modifiedFields },
  })

  it('stay paths, whatever customers call their fields', async () => {
    const text =
      '{"a.__proto__.isAdmin":true,"__proto__":{"isAdmin":true},"constructor.prototype.isAdmin":true,"status":"CREATED"}'
    const event = await read(updated(JSON.parse(text)))
    if (event.type !== 'booking.updated') return expect.unreachable(event.type)
    const { modifiedFields } = event.data
    expect(Object.getPrototypeOf(modifiedFields)).toBeNull()
    expect(Object.keys(modifiedFields).sort()).toEqual([
      '__proto__',
      'a.__proto__.isAdmin',
      'constructor.prototype.isAdmin',
      'status',
    ])
    expect(modifiedFields['isAdmin']).toBeUndefined()
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  it('are there, and empty, when the platform does not say', async () => {
    const event = await read(updated(undefined))
    expect(event.data).toMatchObject({ modifiedFields: {} })
  })

  it('cannot reach a prototype of an entity either', async () => {
    const text = JSON.stringify(updated({})).replace('"status"', '"__proto__":{"isAdmin":true},"status"')
    const event = await read(JSON.parse(text) as object)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
    expect(event.type).toBe('booking.updated')
  })
})

describe('an event that is not known', () => {
  it.each([
    ['of another entity', { ...metadata, entityFqdn: 'wix.bookings.v2.resource' }],
    ['of a kind that is new', { ...metadata, slug: 'hidden' }],
    ['called like a member of every object', { ...metadata, slug: 'constructor' }],
  ])('is given as it was sent: %s', async (_, own) => {
    const payload = { ...own, actionEvent }
    const event = await read(payload)
    expect(event).toMatchObject({
      type: 'unknown',
      data: payload,
      metadata: { id: 'event-1', slug: own.slug, eventType: 'wix.bookings.v2.booking_canceled' },
    })
  })

  it('of the older catalog is a message of its own, known by its delivery', async () => {
    const message = { id: 'not an event id', productId: 'product-1', changedFields: ['price'] }
    const token = sign(claimsOf(message), keys)
    const signature = Buffer.from(token.split('.')[2]!, 'base64url')
    const expected = {
      type: 'unknown',
      data: message,
      metadata: { id: signature.toString('base64'), instanceId: 'instance-1' },
    }
    expect(await webhooks.read(token)).toMatchObject(expected)
    // Four bits of the last letter mean nothing: another spelling is the same delivery.
    const spelled = token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1)
    expect(Buffer.from(spelled.split('.')[2]!, 'base64url')).toEqual(signature)
    expect(await webhooks.read(spelled)).toMatchObject(expected)
  })

  it('is one whose family was not asked for', async () => {
    const own = createWebhooks({ publicKey: keys.pem, events: [orderEvents], now: () => time * 1000 })
    expect((await own.read(sign(claimsOf(bookingPayload), keys))).type).toBe('unknown')
  })
})

describe('the events of services', () => {
  const service = {
    id: 'service-1',
    type: 'CLASS',
    name: 'Yin',
    createdDate: '2026-03-01T10:00:00.000Z',
    schedule: { lastSessionEnd: '2026-04-01T10:00:00.000Z' },
  }
  const decoded: Service = {
    ...service,
    createdDate: new Date('2026-03-01T10:00:00.000Z'),
    schedule: { lastSessionEnd: new Date('2026-04-01T10:00:00.000Z') },
  }
  const payload = {
    ...metadata,
    entityFqdn: 'wix.bookings.services.v2.service',
    entityId: 'service-1',
  }

  it('hold the service, and what was modified', async () => {
    expect(await read({ ...payload, slug: 'created', createdEvent: { entity: service } })).toMatchObject({
      type: 'service.created',
      data: { service: decoded },
    })
    const updated = await read({
      ...payload,
      slug: 'updated',
      updatedEvent: { currentEntity: service, modifiedFields: { 'payment.rateType': 'NO_FEE' } },
    })
    expect(updated).toMatchObject({
      type: 'service.updated',
      data: { service: decoded, modifiedFields: { 'payment.rateType': 'NO_FEE' } },
    })
    if (updated.type === 'service.updated') expectTypeOf(updated.data.service).toEqualTypeOf<Service>()
    expect(
      await read({ ...payload, slug: 'deleted', deletedEvent: { deletedEntity: service } }),
    ).toMatchObject({ type: 'service.deleted', data: { service: decoded } })
  })
})

describe('the events of options and variants', () => {
  it('hold the options and variants of a service', async () => {
    const options: ServiceOptionsAndVariants = {
      id: 'options-1',
      serviceId: 'service-1',
      options: { values: [{ id: 'option-1', type: 'DURATION', durationData: { name: 'Length' } }] },
      variants: {
        values: [
          {
            choices: [{ optionId: 'option-1', duration: { minutes: 60 } }],
            price: { value: '55.00', currency: 'EUR' },
          },
        ],
      },
      revision: '2',
    }
    const payload = {
      ...metadata,
      entityFqdn: 'wix.bookings.catalog.v1.service_options_and_variants',
      entityId: 'options-1',
    }
    for (const [slug, body] of [
      ['created', { createdEvent: { entity: options } }],
      ['updated', { updatedEvent: { currentEntity: options } }],
      ['deleted', { deletedEvent: { deletedEntity: options } }],
    ] as const) {
      const event = await read({ ...payload, slug, ...body })
      expect(event).toMatchObject({
        type: `serviceOptionsAndVariants.${slug}`,
        data: { serviceOptionsAndVariants: options },
      })
    }
  })
})

describe('the events of categories', () => {
  it('hold the category', async () => {
    const category = {
      id: 'category-1',
      name: 'Yoga',
      sortOrder: 1,
      createdDate: '2026-03-01T10:00:00.000Z',
      updatedDate: '2026-03-02T10:00:00.000Z',
    }
    const decoded: Category = {
      ...category,
      createdDate: new Date('2026-03-01T10:00:00.000Z'),
      updatedDate: new Date('2026-03-02T10:00:00.000Z'),
    }
    const payload = {
      ...metadata,
      entityFqdn: 'wix.bookings.categories.v2.category',
      entityId: 'category-1',
    }
    for (const [slug, body] of [
      ['created', { createdEvent: { entity: category } }],
      ['updated', { updatedEvent: { currentEntity: category } }],
      ['deleted', { deletedEvent: { deletedEntity: category } }],
    ] as const) {
      const event = await read({ ...payload, slug, ...body })
      expect(event).toMatchObject({ type: `category.${slug}`, data: { category: decoded } })
      if (event.type === 'category.updated') expectTypeOf(event.data.category).toEqualTypeOf<Category>()
    }
  })
})

describe('the events of staff members', () => {
  const staffMember = {
    id: 'staff-member-1',
    name: 'Ana Lopes',
    resourceId: 'resource-1',
    createdDate: '2026-03-01T10:00:00.000Z',
    updatedDate: '2026-03-02T10:00:00.000Z',
  }
  const decoded: StaffMember = {
    ...staffMember,
    createdDate: new Date('2026-03-01T10:00:00.000Z'),
    updatedDate: new Date('2026-03-02T10:00:00.000Z'),
  }
  const payload = {
    ...metadata,
    entityFqdn: 'wix.bookings.staff.v1.staff_member',
    entityId: 'staff-member-1',
  }

  it('hold the staff member, and what was modified', async () => {
    for (const [slug, body, type, data] of [
      ['created', { createdEvent: { entity: staffMember } }, 'staffMember.created', {}],
      [
        'updated',
        { updatedEvent: { currentEntity: staffMember, modifiedFields: { name: 'Ana' } } },
        'staffMember.updated',
        { modifiedFields: { name: 'Ana' } },
      ],
      ['deleted', { deletedEvent: { deletedEntity: staffMember } }, 'staffMember.deleted', {}],
      ['fully_created', { actionEvent: { body: { staffMember } } }, 'staffMember.fullyCreated', {}],
      ['connected_to_user', { actionEvent: { body: { staffMember } } }, 'staffMember.connectedToUser', {}],
      [
        'disconnected_from_user',
        { actionEvent: { body: { staffMember } } },
        'staffMember.disconnectedFromUser',
        {},
      ],
      [
        'tags_modified',
        { actionEvent: { body: { staffMember, assignedTags: { tags: { tagIds: ['lead'] } } } } },
        'staffMember.tagsModified',
        { assignedTags: { tags: { tagIds: ['lead'] } } },
      ],
    ] as const) {
      const event = await read({ ...payload, slug, ...body })
      expect(event.type).toBe(type)
      expect(event.data).toEqual({ staffMember: decoded, ...data })
      if (event.type === 'staffMember.updated')
        expectTypeOf(event.data.staffMember).toEqualTypeOf<StaffMember>()
    }
  })
})

describe('the events of booking policies', () => {
  const policy = { id: 'policy-1', default: true, createdDate: '2026-03-01T10:00:00.000Z' }
  const decoded: BookingPolicy = { ...policy, createdDate: new Date('2026-03-01T10:00:00.000Z') }
  const payload = {
    ...metadata,
    entityFqdn: 'wix.bookings.v1.booking_policy',
    entityId: 'policy-1',
  }

  it('hold the policy, and for a deleted one its id alone', async () => {
    expect(await read({ ...payload, slug: 'created', createdEvent: { entity: policy } })).toMatchObject({
      type: 'bookingPolicy.created',
      data: { bookingPolicy: decoded },
    })
    const updated = await read({ ...payload, slug: 'updated', updatedEvent: { currentEntity: policy } })
    expect(updated).toMatchObject({ type: 'bookingPolicy.updated', data: { bookingPolicy: decoded } })
    if (updated.type === 'bookingPolicy.updated')
      expectTypeOf(updated.data.bookingPolicy).toEqualTypeOf<BookingPolicy>()
    const deleted = await read({ ...payload, slug: 'deleted', deletedEvent: {} })
    expect(deleted).toMatchObject({ type: 'bookingPolicy.deleted', metadata: { entityId: 'policy-1' } })
    expect(deleted.data).toEqual({})
  })

  it('hold both policies when another one becomes the default', async () => {
    const body = {
      currentDefaultBookingPolicy: policy,
      previousDefaultBookingPolicy: { ...policy, id: 'policy-2', default: false },
    }
    expect(
      await read({ ...payload, slug: 'default_booking_policy_set', actionEvent: { body } }),
    ).toMatchObject({
      type: 'bookingPolicy.defaultBookingPolicySet',
      data: {
        currentDefaultBookingPolicy: decoded,
        previousDefaultBookingPolicy: { ...decoded, id: 'policy-2', default: false },
      },
    })
  })
})

describe('the events of add-ons', () => {
  it('hold the add-on, and what was modified', async () => {
    const addOn = {
      id: 'add-on-1',
      name: 'Warm oil',
      maxQuantity: 2,
      createdDate: '2026-03-01T10:00:00.000Z',
      updatedDate: '2026-03-02T10:00:00.000Z',
    }
    const decoded: AddOn = {
      ...addOn,
      createdDate: new Date('2026-03-01T10:00:00.000Z'),
      updatedDate: new Date('2026-03-02T10:00:00.000Z'),
    }
    const payload = { ...metadata, entityFqdn: 'wix.addons.v1.add_on', entityId: 'add-on-1' }
    expect(await read({ ...payload, slug: 'created', createdEvent: { entity: addOn } })).toMatchObject({
      type: 'addOn.created',
      data: { addOn: decoded },
    })
    const updated = await read({
      ...payload,
      slug: 'updated',
      updatedEvent: { currentEntity: addOn, modifiedFields: { maxQuantity: 1 } },
    })
    expect(updated).toMatchObject({
      type: 'addOn.updated',
      data: { addOn: decoded, modifiedFields: { maxQuantity: 1 } },
    })
    if (updated.type === 'addOn.updated') expectTypeOf(updated.data.addOn).toEqualTypeOf<AddOn>()
    expect(await read({ ...payload, slug: 'deleted', deletedEvent: { deletedEntity: addOn } })).toMatchObject(
      { type: 'addOn.deleted', data: { addOn: decoded } },
    )
  })
})

describe('the events of attendance', () => {
  it('tell of a record that is deleted, by its id alone', async () => {
    const payload = { ...metadata, entityFqdn: 'wix.bookings.v2.attendance', entityId: 'attendance-1' }
    const deleted = await read({ ...payload, slug: 'deleted', deletedEvent: {} })
    expect(deleted).toMatchObject({
      type: 'attendance.deleted',
      metadata: { entityId: 'attendance-1' },
    })
    expect(deleted.data).toEqual({})
  })
})

describe('the events of resources and their types', () => {
  const dates = { createdDate: '2026-03-01T10:00:00.000Z', updatedDate: '2026-03-02T10:00:00.000Z' }
  const decodedDates = {
    createdDate: new Date('2026-03-01T10:00:00.000Z'),
    updatedDate: new Date('2026-03-02T10:00:00.000Z'),
  }

  it('hold the resource, and what was modified', async () => {
    const room = { id: 'resource-1', name: 'Quiet room', typeId: 'type-1' }
    const resource: Resource = { ...room, ...decodedDates }
    const payload = {
      ...metadata,
      entityFqdn: 'wix.bookings.resources.v2.resource',
      entityId: 'resource-1',
    }
    const entity = { ...room, ...dates }
    expect(await read({ ...payload, slug: 'created', createdEvent: { entity } })).toMatchObject({
      type: 'resource.created',
      data: { resource },
    })
    const updated = await read({
      ...payload,
      slug: 'updated',
      updatedEvent: { currentEntity: entity, modifiedFields: { name: 'Room' } },
    })
    expect(updated).toMatchObject({
      type: 'resource.updated',
      data: { resource, modifiedFields: { name: 'Room' } },
    })
    if (updated.type === 'resource.updated') expectTypeOf(updated.data.resource).toEqualTypeOf<Resource>()
    expect(
      await read({ ...payload, slug: 'deleted', deletedEvent: { deletedEntity: entity } }),
    ).toMatchObject({ type: 'resource.deleted', data: { resource } })
  })

  it('hold the resource type, and what was modified', async () => {
    const entity = { id: 'type-1', name: 'Room', ...dates }
    const resourceType: ResourceType = { id: 'type-1', name: 'Room', ...decodedDates }
    const payload = {
      ...metadata,
      entityFqdn: 'wix.bookings.resources.v2.resource_type',
      entityId: 'type-1',
    }
    expect(await read({ ...payload, slug: 'created', createdEvent: { entity } })).toMatchObject({
      type: 'resourceType.created',
      data: { resourceType },
    })
    const updated = await read({
      ...payload,
      slug: 'updated',
      updatedEvent: { currentEntity: entity, modifiedFields: { name: 'Hall' } },
    })
    expect(updated).toMatchObject({
      type: 'resourceType.updated',
      data: { resourceType, modifiedFields: { name: 'Hall' } },
    })
    if (updated.type === 'resourceType.updated')
      expectTypeOf(updated.data.resourceType).toEqualTypeOf<ResourceType>()
    expect(
      await read({ ...payload, slug: 'deleted', deletedEvent: { deletedEntity: entity } }),
    ).toMatchObject({ type: 'resourceType.deleted', data: { resourceType } })
  })
})
