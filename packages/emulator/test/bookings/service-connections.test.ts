import {
  createService,
  getService,
  queryBookingForms,
  queryServicePolicies,
  queryServices,
  type RequestedField,
  updateService,
} from '@frontdesk/bookings'
import { describe, expect, it } from 'vitest'
import { healthForm, policies } from '../../src/bookings/seed/studio.ts'
import { osteopathy } from './bookings.ts'
import { footMassage } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio } from './studio.ts'

const defaultFormId = '00000000-0000-0000-0000-000000000000'

describe('the policies of services', () => {
  it('are found by the fields of the policy, by id, with at most five services each', async () => {
    const studio = openStudio()
    const page = await queryServicePolicies(studio.visitor, {})
    expect(
      page.items.map(({ bookingPolicy, connectedServices, totalServiceCount }) => [
        bookingPolicy?.id,
        connectedServices?.map(({ name }) => name),
        totalServiceCount,
      ]),
    ).toEqual([
      [
        policies.appointments.id,
        [
          'Deep-tissue massage',
          'Slow massage with warm stones',
          'First consultation',
          'Osteopathy session',
          'Private yoga',
        ],
        6,
      ],
      [
        policies.groups.id,
        ['Vinyasa flow', 'Reformer Pilates', 'Yin and breath', 'Mobility lunch', 'First steps in yoga'],
        5,
      ],
    ])
    const { items } = await queryServicePolicies(studio.visitor, {
      filter: { 'reschedulePolicy.latestRescheduleInMinutes': { $lt: 300 } },
    })
    const { items: services } = await queryServices(studio.visitor, {
      filter: { type: { $ne: 'APPOINTMENT' } },
    })
    expect(items).toEqual([
      { bookingPolicy: services[0]?.bookingPolicy, connectedServices: services, totalServiceCount: 5 },
    ])
  })

  it('come in the order and the pages that are asked for', async () => {
    const { visitor } = openStudio()
    const first = await queryServicePolicies(visitor, {
      sort: [{ fieldName: 'name', order: 'DESC' }],
      cursorPaging: { limit: 1 },
    })
    const second = await first.next()
    expect([...first.items, ...second.items].map(({ bookingPolicy }) => bookingPolicy?.name)).toEqual([
      'Classes and courses',
      'Appointments',
    ])
    expect(second.hasNext()).toBe(false)
  })

  it('count a hidden service for the business alone', async () => {
    const studio = openStudio()
    const { id, revision = '' } = await getService(studio.owner, { serviceId: osteopathy })
    await updateService(studio.owner, { service: { id, revision, hidden: true } })
    const filter = { id: policies.appointments.id }
    const counts = await Promise.all(
      [studio.visitor, studio.owner].map((client) => queryServicePolicies(client, { filter })),
    )
    expect(counts.map(({ items }) => items[0]?.totalServiceCount)).toEqual([5, 6])
  })

  it('refuse a filter by a field or an operator that policies do not have', async () => {
    const { post } = openStudio()
    const refused = (filter: object) =>
      post('/_api/bookings/v2/services/policies/query', { query: { filter } })
    expect(await refused({ 'connectedServices.id': 'a' })).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'query.filter.connectedServices.id' }] } },
    })
    expect(await refused({ name: { $contains: 'a' } })).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'query.filter.name.$contains' }] } },
    })
  })
})

describe('booking forms', () => {
  const ownForm = {
    formDetails: { formId: healthForm.id, name: 'Health questionnaire', revision: '1' },
    connectedServices: [{ id: osteopathy, name: 'Osteopathy session' }],
    totalServiceCount: 1,
  }

  it('say which services have them, and which is the default one when it is asked for', async () => {
    const { owner } = openStudio()
    const page = await queryBookingForms(owner, {})
    expect(page.defaultBookingForm).toBeUndefined()
    expect(page.items.map(({ formDetails }) => formDetails?.formId)).toEqual([defaultFormId, healthForm.id])
    expect(page.items[0]?.connectedServices).toHaveLength(5)
    expect(page.items[0]?.totalServiceCount).toBe(10)
    const named = await queryBookingForms(owner, {
      filter: { name: { $startsWith: 'Health' } },
      conditionalFields: ['DEFAULT_BOOKING_FORM'],
    })
    expect(named.items).toEqual([ownForm])
    expect(named.defaultBookingForm).toEqual(page.items[0])
  })

  it('come in pages, each with the default form', async () => {
    const { owner } = openStudio()
    const first = await queryBookingForms(owner, {
      sort: [{ fieldName: 'name', order: 'DESC' }],
      cursorPaging: { limit: 1 },
      conditionalFields: ['DEFAULT_BOOKING_FORM'],
    })
    expect(first.items).toEqual([ownForm])
    const second = await first.next()
    expect(second.items).toEqual([second.defaultBookingForm])
    expect(second.defaultBookingForm?.formDetails).toEqual({
      formId: defaultFormId,
      name: 'Default form',
      revision: '1',
    })
  })

  it('are for the business', async () => {
    const { visitor } = openStudio()
    expect(await refusal(queryBookingForms(visitor, {}))).toEqual([403, 'FORBIDDEN'])
  })

  it('are named by services: the default one unless another is given, and no unknown one', async () => {
    const { owner } = openStudio()
    const plain = await createService(owner, { service: footMassage })
    expect(plain.form).toEqual({ id: defaultFormId })
    const asked = await createService(owner, {
      service: { ...footMassage, name: 'Knee massage', form: { id: healthForm.id } },
    })
    expect(asked.form).toEqual({ id: healthForm.id })
    expect(
      await refusal(createService(owner, { service: { ...footMassage, form: { id: 'gone' } } })),
    ).toEqual([['service.form.id', 'INVALID_FORM']])
    const { id, revision = '' } = asked
    const hidden = await updateService(owner, { service: { id, revision, hidden: true } })
    expect(hidden.form).toEqual({ id: healthForm.id })
    const cleared = await updateService(owner, {
      service: { id, revision: hidden.revision ?? '' },
      mask: ['form'],
    })
    expect(cleared.form).toEqual({ id: defaultFormId })
  })

  it('are no part of a service: a service refuses to be asked for its default form', async () => {
    const { visitor } = openStudio()
    const conditionalFields = ['DEFAULT_BOOKING_FORM'] as unknown as RequestedField[]
    for (const call of [
      getService(visitor, { serviceId: osteopathy, conditionalFields }),
      queryServices(visitor, { conditionalFields }),
    ])
      expect(await refusal(call)).toEqual([['conditionalFields.0', 'INVALID_ENUM_VALUE']])
  })
})
