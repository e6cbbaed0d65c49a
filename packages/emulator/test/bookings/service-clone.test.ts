import {
  cloneService,
  enablePricingPlansForService,
  getService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  queryExtendedBookings,
  type Service,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'

import { courseSessions, findCourse } from '../../src/bookings/availability/course.ts'
import {
  book,
  course,
  eveningSession,
  massage,
  numberOf,
  osteopathy,
  reformer,
  slowMassage,
} from './bookings.ts'
import { scheduleId, serviceId } from '../../src/bookings/seed/studio.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const days = { fromLocalDate: '2026-05-12T00:00:00', toLocalDate: '2026-05-19T00:00:00' }

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const clone = async (sourceServiceId: string): Promise<{ source: Service; copy: Service }> => {
  const source = await getService(studio.owner, { serviceId: sourceServiceId })
  const { service: copy } = await cloneService(studio.owner, { sourceServiceId })
  return { source, copy }
}

/** A service without the fields that are its own. */
const withoutOwn = ({
  id: _id,
  schedule: _schedule,
  mainSlug: _mainSlug,
  supportedSlugs: _supportedSlugs,
  urls: _urls,
  createdDate: _createdDate,
  updatedDate: _updatedDate,
  addOnGroups,
  ...rest
}: Service): object => ({ ...rest, addOnGroups: addOnGroups?.map(({ id: _, ...group }) => group) })

describe('the copy of a service', () => {
  it('has what its source has, but a schedule, slugs and groups of add-ons of its own', async () => {
    studio.setClock('2026-05-04T08:00:00.000Z')
    const { source, copy } = await clone(slowMassage)
    expect(withoutOwn(copy)).toEqual(withoutOwn(source))
    expect(copy.id).not.toBe(source.id)
    expect(copy.schedule?.id).not.toBe(source.schedule?.id)
    expect(copy.schedule?.availabilityConstraints).toEqual(source.schedule?.availabilityConstraints)
    expect(copy.mainSlug).toEqual({
      name: 'slow-massage-with-warm-stones',
      custom: false,
      createdDate: new Date('2026-05-04T08:00:00.000Z'),
    })
    expect(copy.supportedSlugs).toEqual([copy.mainSlug])
    expect(copy.addOnGroups?.[0]?.id).not.toBe(source.addOnGroups?.[0]?.id)
    expect([copy.revision, copy.createdDate]).toEqual(['1', new Date('2026-05-04T08:00:00.000Z')])
    expect(await getService(studio.visitor, { serviceId: copy.id })).toEqual(copy)
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toEqual([['created', copy.id]])
    const again = await cloneService(studio.owner, { sourceServiceId: slowMassage })
    expect(again.service.mainSlug?.name).toBe('slow-massage-with-warm-stones-1')
  })

  it('has no pricing plans, and the default form: another form of its source is named as missing', async () => {
    const planId = '0044b1ad-2ab2-4a0e-a584-07e526b62cdb'
    const { payment } = await enablePricingPlansForService(studio.owner, {
      serviceId: massage,
      pricingPlanIds: [planId],
    })
    expect(payment?.pricingPlanIds).toEqual([planId])
    const plain = await cloneService(studio.owner, { sourceServiceId: massage })
    expect(plain.service.payment).toEqual({ ...payment, pricingPlanIds: [] })
    expect(plain.errors).toEqual([])
    const asked = await cloneService(studio.owner, { sourceServiceId: osteopathy })
    expect(asked.errors).toEqual(['FORM'])
    expect(asked.service.form).toEqual({ id: '00000000-0000-0000-0000-000000000000' })
  })

  it('takes place when its source does, and has none of its bookings', async () => {
    await book(studio.visitor, { slot: { eventId: await eveningSession(studio.visitor) } })
    const { source, copy } = await clone(reformer)
    const times = async (id: string): Promise<unknown> => {
      const { items } = await listEventTimeSlots(studio.visitor, { ...days, serviceIds: [id] })
      return items.map(({ localStartDate, localEndDate, location }) => [
        localStartDate,
        localEndDate,
        location?.id,
      ])
    }
    expect(await times(copy.id)).toEqual(await times(source.id))
    expect(await times(copy.id)).toHaveLength(5)
    const { items } = await queryExtendedBookings(studio.owner, {
      filter: { 'bookedEntity.slot.serviceId': copy.id },
    })
    expect(items).toEqual([])
  })

  it('is given by the same staff for an appointment', async () => {
    const { source, copy } = await clone(serviceId(numberOf('private-yoga')))
    const starts = async (id: string): Promise<unknown> => {
      const { items } = await listAvailabilityTimeSlots(studio.visitor, { ...days, serviceId: id })
      return items.map(({ localStartDate }) => localStartDate)
    }
    const offered = await starts(source.id)
    expect(await starts(copy.id)).toEqual(offered)
    expect(offered).not.toEqual([])
  })

  it('has the remaining sessions of a course', async () => {
    const sessionsOf = (id = ''): unknown =>
      studio.state
        .in(courseSessions)
        .get(id)
        ?.sessions.map(({ start }) => +start)
    const all = sessionsOf(course) as number[]
    studio.setClock(new Date(all[1]!).toISOString())
    const source = studio.state.in(courseSessions).get(scheduleId(numberOf('first-steps-in-yoga')))
    const { id = '' } = findCourse(studio.state, course) ?? {}
    const { copy } = await clone(id)
    expect(sessionsOf(copy.schedule?.id)).toEqual(all.slice(2))
    expect(copy.schedule?.firstSessionStart).toEqual(source?.sessions[2]?.start)
    expect(copy.schedule?.lastSessionEnd).toEqual(source?.sessions.at(-1)?.end)
    expect(sessionsOf(course)).toEqual(all)
  })

  it('gets a new schedule for a course that has ended', async () => {
    const { id = '' } = findCourse(studio.state, course) ?? {}
    studio.setClock('2027-05-04T07:00:00.000Z')
    const { copy } = await clone(id)
    const { firstSessionStart = new Date(0) } = copy.schedule ?? {}
    expect(+firstSessionStart).toBeGreaterThan(+new Date('2027-05-04T07:00:00.000Z'))
  })

  it('is made by the business, of a service that exists', async () => {
    expect(await refusal(cloneService(studio.owner, { sourceServiceId: 'gone' }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(cloneService(studio.visitor, { sourceServiceId: massage }))).toEqual([
      403,
      'FORBIDDEN',
    ])
  })
})
