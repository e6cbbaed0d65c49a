import {
  cloneService,
  cloneServiceOptionsAndVariants,
  createService,
  createServiceOptionsAndVariants,
  deleteService,
  deleteServiceOptionsAndVariants,
  deleteStaffMember,
  getService,
  getServiceOptionsAndVariants,
  getServiceOptionsAndVariantsByServiceId,
  type NewService,
  type NewServiceOptionsAndVariants,
  queryServiceOptionsAndVariants,
  type Service,
  type ServiceOption,
  type ServiceOptionsAndVariants,
  type ServiceVariant,
  updateService,
  updateServiceOptionsAndVariants,
  type VariantChoice,
} from '@frontdesk/bookings'
import type { Money } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { serviceOptions } from '../../src/bookings/service-options/variants.ts'
import { staffMembers } from '../../src/bookings/staff/staff-member.ts'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import { told } from './bookings.ts'
import { footMassage, taiChi } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const optionId = '7b0f6f4d-1f5e-4a39-9c3f-6f1f3c0b8a11'
const euro = (value: string): Money => ({ value, currency: 'EUR' })
const varied: NewService['payment'] = {
  rateType: 'VARIED',
  varied: { defaultPrice: euro('30') },
  options: { inPerson: true },
}

let studio: Studio
let massage: Service
let classes: Service
beforeEach(async () => {
  studio = openStudio()
  massage = await createService(studio.owner, { service: { ...footMassage, payment: varied } })
  classes = await createService(studio.owner, { service: taiChi('CLASS', { payment: varied }) })
  studio.events.length = 0
})

const variant = (choice: VariantChoice, value = '20'): ServiceVariant => ({
  choices: [{ optionId, ...choice }],
  price: euro(value),
})

const ofType = (type: ServiceOption['type'], more: Partial<ServiceOption> = {}) => ({
  values: [{ id: optionId, ...(type !== undefined && { type }), ...more }],
})

const ages = (...choices: string[]) => ofType('CUSTOM', { customData: { name: 'Age', choices } })

const asked = (
  serviceId: string,
  options: NewServiceOptionsAndVariants['options'],
  ...values: ServiceVariant[]
): NewServiceOptionsAndVariants => ({ serviceId, options, variants: { values } })

const byAge = (serviceId = classes.id): NewServiceOptionsAndVariants =>
  asked(
    serviceId,
    ages('Adult', 'Student'),
    variant({ custom: 'Adult' }, '20'),
    variant({ custom: 'Student' }, '14.5'),
  )

const byLength = (...minutes: number[]): NewServiceOptionsAndVariants =>
  asked(
    massage.id,
    ofType('DURATION', { durationData: { name: 'Length' } }),
    ...minutes.map((length) =>
      variant({ duration: { minutes: length, name: `${length} min` } }, String(length)),
    ),
  )

const create = (
  serviceOptionsAndVariants: NewServiceOptionsAndVariants,
): Promise<ServiceOptionsAndVariants> =>
  createServiceOptionsAndVariants(studio.owner, { serviceOptionsAndVariants })

const read = (serviceId: string): Promise<ServiceOptionsAndVariants> =>
  getServiceOptionsAndVariantsByServiceId(studio.visitor, { serviceId })

const formatted = (value: string): Money => ({ ...euro(value), formattedValue: `€${value}` })

describe('the options and variants of a service', () => {
  it('are completed: ids of the choices, the lowest and the highest price', async () => {
    const made = await create(byAge())
    const [adult, student] = made.variants?.values?.map(({ choices }) => choices?.[0]?.id) ?? []
    expect(made).toEqual({
      id: made.id,
      serviceId: classes.id,
      options: {
        values: [
          { id: optionId, type: 'CUSTOM', customData: { name: 'Age', choices: ['Adult', 'Student'] } },
        ],
      },
      variants: {
        values: [
          { choices: [{ id: adult, optionId, custom: 'Adult' }], price: formatted('20.00') },
          { choices: [{ id: student, optionId, custom: 'Student' }], price: formatted('14.50') },
        ],
      },
      minPrice: formatted('14.50'),
      maxPrice: formatted('20.00'),
      revision: '1',
    })
    expect(adult).toMatch(/^[0-9a-f-]{36}$/)
    expect(student).not.toBe(adult)
    expect(await read(classes.id)).toEqual(made)
    expect(
      await getServiceOptionsAndVariants(studio.visitor, { serviceOptionsAndVariantsId: made.id }),
    ).toEqual(made)
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.catalog.v1.service_options_and_variants',
        slug: 'created',
        entityId: made.id,
        entity: made,
      },
    ])
  })

  it('show their lowest and highest price in the service, which stays at its revision', async () => {
    await create(byAge())
    const service = await getService(studio.visitor, { serviceId: classes.id })
    expect(service).toEqual({
      ...classes,
      payment: {
        ...classes.payment,
        varied: {
          defaultPrice: formatted('30.00'),
          minPrice: formatted('14.50'),
          maxPrice: formatted('20.00'),
        },
      },
    })
    const updated = await updateService(studio.owner, {
      service: { id: classes.id, revision: '1', tagLine: 'Slowly' },
    })
    expect(updated.payment).toEqual(service.payment)
  })

  it('are changed from the revision that was read; choices that stay keep their ids', async () => {
    const { id, variants } = await create(byAge())
    const [adult] = variants?.values ?? []
    const values = [{ ...adult!, price: euro('22') }, variant({ id: 'mine', custom: 'Child' }, '8')]
    const changed = await updateServiceOptionsAndVariants(studio.owner, {
      serviceOptionsAndVariants: { id, revision: '1', options: ages('Adult', 'Child'), variants: { values } },
    })
    expect(changed.revision).toBe('2')
    expect(changed.variants?.values?.[0]).toEqual({ ...adult, price: formatted('22.00') })
    expect(changed.variants?.values?.[1]?.choices?.[0]?.id).not.toBe('mine')
    expect([changed.minPrice, changed.maxPrice]).toEqual([formatted('8.00'), formatted('22.00')])
    const service = await getService(studio.visitor, { serviceId: classes.id })
    expect(service.payment?.varied?.maxPrice).toEqual(formatted('22.00'))
    expect(told(studio.events).at(-1)).toEqual({
      entityFqdn: 'wix.bookings.catalog.v1.service_options_and_variants',
      slug: 'updated',
      entityId: id,
      entity: changed,
    })
    expect(
      await refusal(
        updateServiceOptionsAndVariants(studio.owner, { serviceOptionsAndVariants: { id, revision: '1' } }),
      ),
    ).toEqual([409, 'REVISION_MISMATCH'])
    expect(
      await refusal(
        updateServiceOptionsAndVariants(studio.owner, {
          serviceOptionsAndVariants: { id, revision: '2', serviceId: massage.id },
        }),
      ),
    ).toEqual([['serviceOptionsAndVariants.serviceId', 'FIELD_NOT_ALLOWED']])
  })

  it('are deleted, at the revision that is named; the service then has its default price alone', async () => {
    const { id } = await create(byAge())
    const remove = (revision?: string) =>
      deleteServiceOptionsAndVariants(studio.owner, {
        serviceOptionsAndVariantsId: id,
        ...(revision !== undefined && { revision }),
      })
    expect(await refusal(remove('2'))).toEqual([409, 'REVISION_MISMATCH'])
    await remove('1')
    expect(await refusal(read(classes.id))).toEqual([404, 'NOT_FOUND'])
    expect(await getService(studio.visitor, { serviceId: classes.id })).toEqual(classes)
    expect(studio.events.at(-1)).toMatchObject({ slug: 'deleted', entityId: id, entity: { id } })
    const again = await create(byAge())
    await deleteServiceOptionsAndVariants(studio.owner, { serviceOptionsAndVariantsId: again.id })
    expect(await refusal(remove())).toEqual([404, 'NOT_FOUND'])
  })

  it('go with their service', async () => {
    const { id } = await create(byAge())
    await deleteService(studio.owner, { serviceId: classes.id })
    expect(
      await refusal(getServiceOptionsAndVariants(studio.visitor, { serviceOptionsAndVariantsId: id })),
    ).toEqual([404, 'NOT_FOUND'])
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toContainEqual(['deleted', id])
  })

  it('are found by their fields, in pages', async () => {
    const one = await create(byAge())
    const two = await create(byLength(30, 60))
    const find = async (filter: object): Promise<string[]> => {
      const { items } = await queryServiceOptionsAndVariants(studio.visitor, { filter })
      return items.map(({ id }) => id)
    }
    expect(await find({ id: { $in: [one.id, two.id] } })).toEqual([one.id, two.id])
    expect(await find({ serviceId: massage.id })).toEqual([two.id])
    expect(await find({ id: { $in: [one.id, two.id] }, serviceId: { $ne: massage.id } })).toEqual([one.id])
    expect(await find({ 'options.values.type': { $hasSome: ['DURATION'] }, serviceId: massage.id })).toEqual([
      two.id,
    ])
    expect(
      await find({ 'variants.values.choices.custom': { $hasAll: ['Adult', 'Student'] }, id: one.id }),
    ).toEqual([one.id])
    expect(await find({ 'variants.values.price.value': { $hasSome: ['14.50'] } })).toEqual([one.id])
    expect(await find({ 'options.values': { $exists: false } })).toEqual([])
    const first = await queryServiceOptionsAndVariants(studio.visitor, {
      filter: { id: { $in: [one.id, two.id] } },
      paging: { limit: 1 },
    })
    expect([first.total, first.items, (await first.next()).items]).toEqual([2, [one], [two]])
    const sort = [{ fieldName: 'options.values' as 'id' }]
    expect(await refusal(queryServiceOptionsAndVariants(studio.visitor, { sort }))).toEqual([
      ['query.sort.0.fieldName', 'FIELD_NOT_ALLOWED'],
    ])
  })

  it('set the durations of the appointment with type DURATION, whatever an update says', async () => {
    const { id } = await create(byLength(30, 90))
    const service = await getService(studio.visitor, { serviceId: massage.id })
    expect(service.schedule?.availabilityConstraints).toEqual({
      sessionDurations: [30, 90],
      durations: [{ minutes: 30 }, { minutes: 90 }],
      timeBetweenSessions: 0,
    })
    const updated = await updateService(studio.owner, {
      service: {
        id: massage.id,
        revision: '1',
        schedule: { availabilityConstraints: { sessionDurations: [45], timeBetweenSessions: 10 } },
      },
    })
    expect(updated.schedule?.availabilityConstraints).toMatchObject({
      sessionDurations: [30, 90],
      timeBetweenSessions: 10,
    })
    const { variants } = byLength(60)
    await updateServiceOptionsAndVariants(studio.owner, {
      serviceOptionsAndVariants: { id, revision: '1', variants },
    })
    const { schedule } = await getService(studio.visitor, { serviceId: massage.id })
    expect(schedule?.availabilityConstraints?.sessionDurations).toEqual([60])
  })

  it('follow the staff of the service with type STAFF_MEMBER', async () => {
    const { ines, marta, rui } = staffIds
    const { id } = await create(
      asked(massage.id, ofType('STAFF_MEMBER'), variant({ staffMemberId: ines }, '50')),
    )
    const staffed = async (revision: string, staffMemberIds: string[]): Promise<unknown> => {
      await updateService(studio.owner, { service: { id: massage.id, revision, staffMemberIds } })
      const { variants } = await read(massage.id)
      return variants?.values?.map(({ choices, price }) => [choices?.[0]?.staffMemberId, price?.value])
    }
    expect(await staffed('1', [ines, marta, rui])).toEqual([
      [ines, '50.00'],
      [marta, '30.00'],
      [rui, '30.00'],
    ])
    expect(await staffed('2', [marta, rui])).toEqual([
      [marta, '30.00'],
      [rui, '30.00'],
    ])
    const { payment } = await getService(studio.visitor, { serviceId: massage.id })
    expect(payment?.varied?.maxPrice).toEqual(formatted('30.00'))
    expect((await read(massage.id)).revision).toBe('3')
    await updateService(studio.owner, { service: { id: massage.id, revision: '3', name: 'Feet' } })
    expect((await read(massage.id)).revision).toBe('3')
    expect(studio.events.filter(({ entityId }) => entityId === id).map(({ slug }) => slug)).toEqual([
      'created',
      'updated',
      'updated',
    ])
  })

  it('lose deleted staff members with type STAFF_MEMBER, and end with the last of them', async () => {
    const { ines, rui } = staffIds
    await updateService(studio.owner, {
      service: { id: massage.id, revision: '1', staffMemberIds: [ines, rui] },
    })
    const { id } = await create(
      asked(
        massage.id,
        ofType('STAFF_MEMBER'),
        variant({ staffMemberId: ines }, '50'),
        variant({ staffMemberId: rui }, '40'),
      ),
    )
    const leave = (resourceId: string): Promise<void> => {
      const { id: staffMemberId = '' } = studio.state.in(staffMembers).by('resource', resourceId)[0] ?? {}
      return deleteStaffMember(studio.owner, { staffMemberId })
    }
    await leave(ines)
    expect((await read(massage.id)).maxPrice).toEqual(formatted('40.00'))
    await leave(rui)
    expect(await refusal(read(massage.id))).toEqual([404, 'NOT_FOUND'])
    expect(studio.events.filter(({ entityId }) => entityId === id).map(({ slug }) => slug)).toEqual([
      'created',
      'updated',
      'deleted',
    ])
  })

  it('are set by the business', async () => {
    const { id } = await create(byAge())
    const { visitor } = studio
    for (const call of [
      createServiceOptionsAndVariants(visitor, { serviceOptionsAndVariants: byAge() }),
      updateServiceOptionsAndVariants(visitor, { serviceOptionsAndVariants: { id, revision: '1' } }),
      deleteServiceOptionsAndVariants(visitor, { serviceOptionsAndVariantsId: id }),
      cloneServiceOptionsAndVariants(visitor, { cloneFromId: id, targetServiceId: massage.id }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
  })
})

describe('the copy of options', () => {
  it('has ids of its own and belongs to the other service', async () => {
    const source = await create(byAge())
    const copy = await cloneServiceOptionsAndVariants(studio.owner, {
      cloneFromId: source.id,
      targetServiceId: massage.id,
    })
    const [option] = copy.options?.values ?? []
    expect(option).toEqual({ ...source.options?.values?.[0], id: option?.id })
    expect(option?.id).not.toBe(optionId)
    expect(
      copy.variants?.values?.map(({ choices }) => [choices?.[0]?.optionId, choices?.[0]?.custom]),
    ).toEqual([
      [option?.id, 'Adult'],
      [option?.id, 'Student'],
    ])
    expect([copy.serviceId, copy.revision]).toEqual([massage.id, '1'])
    expect(await read(massage.id)).toEqual(copy)
    const service = await getService(studio.visitor, { serviceId: massage.id })
    expect(service.payment?.varied?.minPrice).toEqual(formatted('14.50'))
  })

  it('is refused for a service that has options, is unknown or cannot have these', async () => {
    const source = await create(byLength(30))
    const clone = (targetServiceId: string, cloneFromId = source.id): Promise<unknown> =>
      refusal(cloneServiceOptionsAndVariants(studio.owner, { cloneFromId, targetServiceId }))
    expect(await clone(massage.id)).toEqual([409, 'ALREADY_EXISTS'])
    expect(await clone('gone')).toEqual([['targetServiceId', 'VALIDATION']])
    expect(await clone(classes.id)).toEqual([400, 'UNSUPPORTED_OPTION_TYPE'])
    expect(await clone(classes.id, 'gone')).toEqual([404, 'NOT_FOUND'])
  })

  it('comes with the copy of a service; options that are against the rules by now are named as missing', async () => {
    const source = await create(byAge())
    const { service, errors } = await cloneService(studio.owner, { sourceServiceId: classes.id })
    expect(errors).toEqual([])
    const copy = await read(service.id)
    expect(copy.variants?.values?.map(({ price }) => price?.value)).toEqual(['20.00', '14.50'])
    expect(service.payment?.varied?.minPrice).toEqual(formatted('14.50'))
    // The business has another currency than when the prices were written.
    studio.state.unit(() => {
      const [first] = source.variants?.values ?? []
      studio.state.in(serviceOptions).put({
        ...source,
        options: ages('Adult'),
        variants: { values: [{ ...first, price: { value: '20.00', currency: 'USD' } }] },
      })
    })
    const other = await cloneService(studio.owner, { sourceServiceId: classes.id })
    expect(other.errors).toEqual(['OPTIONS_AND_VARIANTS'])
    expect(await refusal(read(other.service.id))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('options that a service cannot have', () => {
  const adult = variant({ custom: 'Adult' })
  const named = (type: ServiceOption['type'], choice: VariantChoice) => () =>
    asked(massage.id, ofType(type), variant(choice))
  const rule = (dateTime: VariantChoice['dateTime']) => named('DATE_TIME', { ...(dateTime && { dateTime }) })

  it.each<[string, () => NewServiceOptionsAndVariants, [number, string]]>([
    ['an unknown type', named('UNKNOWN', { custom: 'A' }), [400, 'UNSUPPORTED_OPTION_TYPE']],
    [
      'lengths of a class',
      () => ({ ...byLength(30), serviceId: classes.id }),
      [400, 'UNSUPPORTED_OPTION_TYPE'],
    ],
    [
      'data of another type',
      () => asked(massage.id, ofType('DURATION', { customData: {} }), variant({ duration: { minutes: 30 } })),
      [400, 'UNSUPPORTED_OPTION_DATA'],
    ],
    [
      'the name of a length without lengths',
      () =>
        asked(
          massage.id,
          ofType('STAFF_MEMBER', { durationData: {} }),
          variant({ staffMemberId: staffIds.ines }),
        ),
      [400, 'UNSUPPORTED_OPTION_DATA'],
    ],
    ['a choice of another type', named('DURATION', { custom: '30' }), [400, 'UNSUPPORTED_OPTION_DATA']],
    [
      'two choices in one',
      named('DURATION', { duration: { minutes: 30 }, custom: '30' }),
      [400, 'UNSUPPORTED_OPTION_DATA'],
    ],
    ['a choice without its field', named('DURATION', {}), [400, 'UNSUPPORTED_OPTION_DATA']],
    [
      'another option id',
      () => asked(classes.id, ages('Adult'), { ...adult, choices: [{ optionId: 'other', custom: 'Adult' }] }),
      [400, 'UNKNOWN_OPTION_IDS'],
    ],
    [
      'the same choice twice',
      () => asked(classes.id, ages('Adult'), adult, adult),
      [400, 'IDENTICAL_CHOICES'],
    ],
    ['the same length twice', () => byLength(30, 30), [400, 'IDENTICAL_CHOICES']],
    [
      'a choice without a variant',
      () => asked(classes.id, ages('Adult', 'Child'), adult),
      [400, 'MISSING_CUSTOM_CHOICES'],
    ],
    ['a variant without a choice', () => asked(classes.id, ages(), adult), [400, 'MISSING_CUSTOM_CHOICES']],
    [
      'staff of another service',
      named('STAFF_MEMBER', { staffMemberId: staffIds.rui }),
      [400, 'UNKNOWN_STAFF_IDS'],
    ],
    [
      'prices in two currencies',
      () =>
        asked(classes.id, ages('Adult', 'Child'), adult, {
          ...variant({ custom: 'Child' }),
          price: { value: '10', currency: 'USD' },
        }),
      [400, 'MULTIPLE_CURRENCIES'],
    ],
  ])('are refused: %s', async (_, wanted, expected) => {
    expect(await refusal(create(wanted()))).toEqual(expected)
    expect(studio.events).toEqual([])
  })

  it('are refused: staff without a variant', async () => {
    await updateService(studio.owner, {
      service: { id: massage.id, revision: '1', staffMemberIds: [staffIds.ines, staffIds.rui] },
    })
    const wanted = asked(massage.id, ofType('STAFF_MEMBER'), variant({ staffMemberId: staffIds.ines }))
    expect(await refusal(create(wanted))).toEqual([400, 'MISSING_STAFF_VARIANTS'])
  })

  it('are refused: staff of a course', async () => {
    const course = await createService(studio.owner, { service: taiChi('COURSE', { payment: varied }) })
    const wanted = asked(course.id, ofType('STAFF_MEMBER'), variant({ staffMemberId: staffIds.marta }))
    expect(await refusal(create(wanted))).toEqual([400, 'UNSUPPORTED_OPTION_TYPE'])
  })

  it('are refused: a second object, and one for an unknown service', async () => {
    await create(byAge())
    expect(await refusal(create(byAge()))).toEqual([409, 'ALREADY_EXISTS'])
    expect(await refusal(create(byAge('gone')))).toEqual([
      ['serviceOptionsAndVariants.serviceId', 'VALIDATION'],
    ])
  })

  const at = 'serviceOptionsAndVariants.variants.values.0'
  const option = 'serviceOptionsAndVariants.options.values.0'
  it.each<[string, () => NewServiceOptionsAndVariants, string, string]>([
    ['no type', () => asked(classes.id, ofType(undefined), adult), `${option}.type`, 'REQUIRED_FIELD'],
    [
      'no option id',
      () => asked(classes.id, { values: [{ type: 'CUSTOM' }] }, adult),
      `${option}.id`,
      'REQUIRED_FIELD',
    ],
    [
      'an option id that is no GUID',
      () => asked(classes.id, { values: [{ id: 'age', type: 'CUSTOM' }] }, adult),
      `${option}.id`,
      'FORMAT',
    ],
    [
      'no choice',
      () => asked(classes.id, ages('Adult'), { price: euro('1') }),
      `${at}.choices`,
      'REQUIRED_FIELD',
    ],
    [
      'no price',
      () => asked(classes.id, ages('Adult'), { choices: adult.choices! }),
      `${at}.price`,
      'REQUIRED_FIELD',
    ],
    [
      'a part of a cent',
      () => asked(classes.id, ages('Adult'), variant({ custom: 'Adult' }, '1.001')),
      `${at}.price.value`,
      'VALIDATION',
    ],
    [
      'another currency than that of the business',
      () => asked(classes.id, ages('Adult'), { ...adult, price: { value: '1', currency: 'USD' } }),
      `${at}.price.currency`,
      'VALIDATION',
    ],
    [
      'a blank choice',
      () => asked(classes.id, ages(' '), variant({ custom: ' ' })),
      `${at}.choices.0.custom`,
      'REQUIRED_FIELD',
    ],
    [
      'a length without minutes',
      named('DURATION', { duration: { name: 'Long' } }),
      `${at}.choices.0.duration.minutes`,
      'REQUIRED_FIELD',
    ],
    [
      'a range without an end',
      named('NUMBER_OF_PARTICIPANTS', { participantRange: { minParticipants: 2 } }),
      `${at}.choices.0.participantRange.maxParticipants`,
      'REQUIRED_FIELD',
    ],
    [
      'a range that ends before it begins',
      named('NUMBER_OF_PARTICIPANTS', { participantRange: { minParticipants: 3, maxParticipants: 2 } }),
      `${at}.choices.0.participantRange.maxParticipants`,
      'VALIDATION',
    ],
    [
      'a rule without a type',
      rule({ monthsRule: { months: [1] } }),
      `${at}.choices.0.dateTime.ruleType`,
      'REQUIRED_FIELD',
    ],
    [
      'a rule of another type',
      rule({ ruleType: 'MONTHS', dateRangeRule: {} }),
      `${at}.choices.0.dateTime`,
      'VALIDATION',
    ],
    [
      'no months',
      rule({ ruleType: 'MONTHS', monthsRule: {} }),
      `${at}.choices.0.dateTime.monthsRule.months`,
      'REQUIRED_FIELD',
    ],
    [
      'an hour that no clock shows',
      rule({
        ruleType: 'HOURS_AND_DAYS',
        hoursAndDaysRule: { days: ['MONDAY'], startTime: '08:00', endTime: '24:30' },
      }),
      `${at}.choices.0.dateTime.hoursAndDaysRule.endTime`,
      'VALIDATION',
    ],
    [
      'a day that no calendar has',
      rule({
        ruleType: 'DATE_RANGE',
        dateRangeRule: { localStartDate: '2026-02-30T00:00:00', localEndDate: '2026-03-01T00:00:00' },
      }),
      `${at}.choices.0.dateTime.dateRangeRule.localStartDate`,
      'VALIDATION',
    ],
  ])('are refused by field: %s', async (_, wanted, field, violated) => {
    expect(await refusal(create(wanted()))).toEqual([[field, violated]])
  })
})
