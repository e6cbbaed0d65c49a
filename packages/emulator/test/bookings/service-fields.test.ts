import {
  createService,
  getService,
  type NewService,
  type RateType,
  type ServicePayment,
  updateService,
} from '@frontdesk/bookings'
import { describe, expect, it } from 'vitest'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import { footMassage, taiChi } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio } from './studio.ts'

const price = { value: '10', currency: 'EUR' }
const parts = {
  fixed: { price },
  varied: { defaultPrice: price },
  custom: { description: 'As we agree' },
  subscription: { amountPerBillingCycle: price, frequency: 'MONTHLY', totalPayments: 2 },
} satisfies Partial<ServicePayment>

const ownPart: Readonly<Record<string, keyof typeof parts | undefined>> = {
  FIXED: 'fixed',
  VARIED: 'varied',
  CUSTOM: 'custom',
}
const missing: Readonly<Record<string, string>> = {
  FIXED: 'service.payment.fixed.price.value',
  VARIED: 'service.payment.varied.defaultPrice.value',
  CUSTOM: 'service.payment.custom.description',
}

const create = (service: NewService): Promise<unknown> => {
  const { owner } = openStudio()
  return createService(owner, { service })
}

const priced = (rateType: RateType, more: Partial<ServicePayment>): NewService => ({
  ...footMassage,
  payment: { rateType, options: { inPerson: true }, ...more },
})

describe('the parts of a payment', () => {
  it.each(['FIXED', 'VARIED', 'CUSTOM', 'NO_FEE'])(
    'of rate type %s: its own, and no other',
    async (rateType) => {
      const own = ownPart[rateType]
      const needed = own ? { [own]: parts[own] } : {}
      expect(await create(priced(rateType, needed))).toMatchObject({ payment: { rateType } })
      if (own)
        expect(await refusal(create(priced(rateType, {})))).toEqual([[missing[rateType], 'INVALID_RATE']])
      for (const other of Object.keys(parts) as (keyof typeof parts)[])
        if (other !== own)
          expect(await refusal(create(priced(rateType, { ...needed, [other]: parts[other] })))).toEqual([
            [`service.payment.${other}`, 'INVALID_PAYMENT_TYPE'],
          ])
    },
  )

  it('are refused for a subscription, which this platform does not sell', async () => {
    expect(await refusal(create(priced('SUBSCRIPTION', { subscription: parts.subscription })))).toEqual([
      ['service.payment.rateType', 'INVALID_PAYMENT_TYPE'],
    ])
  })

  it.each<[RateType, string[]]>([
    ['FIXED', []],
    ['VARIED', []],
    ['CUSTOM', ['deposit', 'online']],
    ['NO_FEE', ['deposit', 'online']],
  ])('of rate type %s forbid the options %j', async (rateType, forbidden) => {
    const own = ownPart[rateType]
    const options = { inPerson: true, online: true, deposit: true, pricingPlan: true }
    const service = priced(rateType, { ...(own && { [own]: parts[own] }), options })
    const expected = forbidden.map((name) => [`service.payment.options.${name}`, 'INVALID_PAYMENT_OPTIONS'])
    if (expected.length) expect(await refusal(create(service))).toEqual(expected)
    else expect(await create(service)).toMatchObject({ payment: { options } })
  })
})

describe('the fields of a service by its type', () => {
  const lengths = (...sessionDurations: number[]): Partial<NewService> => ({
    schedule: { availabilityConstraints: { sessionDurations } },
  })

  it('an appointment has one place, one length and staff', async () => {
    expect(await refusal(create({ ...footMassage, defaultCapacity: 2 }))).toEqual([
      ['service.defaultCapacity', 'INVALID_APPOINTMENT_CAPACITY'],
    ])
    const at = 'service.schedule.availabilityConstraints.sessionDurations'
    for (const wrong of [lengths(), lengths(30, 60)])
      expect(await refusal(create({ ...footMassage, ...wrong }))).toEqual([[at, 'INVALID_SESSION_DURATION']])
    expect(await refusal(create({ ...footMassage, staffMemberIds: [] }))).toEqual([
      ['service.staffMemberIds', 'INVALID_STAFF_MEMBER_IDS'],
    ])
  })

  it.each(['CLASS', 'COURSE'] as const)(
    'a %s has places and no length; staff may come later',
    async (type) => {
      expect(await create(taiChi(type, { defaultCapacity: 1000, staffMemberIds: [] }))).toMatchObject({
        type,
        defaultCapacity: 1000,
        staffMemberIds: [],
      })
      expect(await refusal(create(taiChi(type, lengths(60))))).toEqual([
        ['service.schedule.availabilityConstraints.sessionDurations', 'INVALID_SESSION_DURATION'],
      ])
    },
  )
})

describe('the tags of a service', () => {
  it('are kept, changed and cleared; 10 at most', async () => {
    const { owner, visitor } = openStudio()
    const tags = Array.from({ length: 10 }, (_, index) => `tag ${index}`)
    const { id, tags: kept } = await createService(owner, { service: { ...footMassage, tags } })
    expect(kept).toEqual(tags)
    await updateService(owner, { service: { id, revision: '1', tags: ['feet'] } })
    expect((await getService(visitor, { serviceId: id })).tags).toEqual(['feet'])
    const cleared = await updateService(owner, { service: { id, revision: '2' }, mask: ['tags'] })
    expect(cleared).not.toHaveProperty('tags')
    const tooMany = createService(owner, {
      service: { ...footMassage, tags: [...tags, 'one more'], staffMemberIds: [staffIds.ines] },
    })
    expect(await refusal(tooMany)).toEqual([['service.tags', 'MAX_SIZE']])
  })
})
