import type { CalendarEvent, CalendarSchedule } from '@frontdesk/bookings'
import { calendarEventEvents, calendarScheduleEvents, createWebhooks } from '@frontdesk/webhooks'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [calendarEventEvents, calendarScheduleEvents],
  now: () => time * 1000,
})
const read = (payload: object) => webhooks.read(sign(claimsOf(payload), keys))
const { actionEvent: _, ...metadata } = bookingPayload

describe('the webhooks of the calendar', () => {
  it('hold the event, and what was modified', async () => {
    const event = {
      id: 'event-1',
      start: { localDate: '2026-05-04T09:00:00', utcDate: '2026-05-04T08:00:00.000Z' },
      createdDate: '2026-03-01T10:00:00.000Z',
    }
    const decoded: CalendarEvent = {
      id: 'event-1',
      start: { localDate: '2026-05-04T09:00:00', utcDate: new Date('2026-05-04T08:00:00.000Z') },
      createdDate: new Date('2026-03-01T10:00:00.000Z'),
    }
    const payload = { ...metadata, entityFqdn: 'wix.calendar.v3.event', entityId: 'event-1' }
    for (const [slug, body, data] of [
      ['created', { createdEvent: { entity: event } }, {}],
      [
        'updated',
        { updatedEvent: { currentEntity: event, modifiedFields: { title: 'Off' } } },
        { modifiedFields: { title: 'Off' } },
      ],
      ['cancelled', { actionEvent: { body: { event } } }, {}],
    ] as const) {
      const told = await read({ ...payload, slug, ...body })
      expect(told.type).toBe(`calendarEvent.${slug}`)
      expect(told.data).toEqual({ event: decoded, ...data })
      if (told.type === 'calendarEvent.updated') expectTypeOf(told.data.event).toEqualTypeOf<CalendarEvent>()
    }
  })

  it('hold the schedule, and what was modified', async () => {
    const schedule = { id: 'schedule-1', status: 'CANCELLED', createdDate: '2026-03-01T10:00:00.000Z' }
    const decoded: CalendarSchedule = { ...schedule, createdDate: new Date('2026-03-01T10:00:00.000Z') }
    const payload = { ...metadata, entityFqdn: 'wix.calendar.v3.schedule', entityId: 'schedule-1' }
    for (const [slug, body, data] of [
      ['created', { createdEvent: { entity: schedule } }, {}],
      [
        'updated',
        { updatedEvent: { currentEntity: schedule, modifiedFields: { status: 'ACTIVE' } } },
        { modifiedFields: { status: 'ACTIVE' } },
      ],
    ] as const) {
      const told = await read({ ...payload, slug, ...body })
      expect(told.type).toBe(`calendarSchedule.${slug}`)
      expect(told.data).toEqual({ schedule: decoded, ...data })
    }
  })
})
