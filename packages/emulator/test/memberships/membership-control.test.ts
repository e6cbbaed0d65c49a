import { isValidationError } from '@frontdesk/core'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator, type PricingPlan } from '../../src/index.ts'

const anaId = '5e7a1ce0-0000-4000-8000-0000000000a1'
const plan: PricingPlan = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Five classes',
  benefit: { type: 'LIMITED', credits: 5 },
  days: 10,
}
const start = { port: 0, clock: '2026-05-04T09:00:00Z' } as const

let emulator: Emulator
beforeEach(async () => {
  emulator = await createEmulator(start)
})
afterEach(() => emulator.close())

/** The fields that a change was refused for, with what is said of them. */
const violations = (change: () => unknown): unknown => {
  try {
    change()
  } catch (error) {
    if (isValidationError(error))
      return error.violations.map(({ field, description }) => `${field} ${description}`)
    throw error
  }
  return undefined
}

describe('the plans and memberships of the demo', () => {
  it('are two plans, and ten classes of Ana that began twenty days ago', () => {
    expect(emulator.memberships.plans()).toEqual([
      {
        id: '5e7a1ce0-0000-4000-8024-000000000001',
        name: 'Ten classes',
        benefit: { type: 'LIMITED', credits: 10 },
        days: 120,
      },
      {
        id: '5e7a1ce0-0000-4000-8024-000000000002',
        name: 'Unlimited yoga',
        benefit: { type: 'UNLIMITED' },
        days: 30,
      },
    ])
    expect(emulator.memberships.list()).toEqual([
      {
        id: '5e7a1ce0-0000-4000-8025-000000000001',
        memberId: anaId,
        planId: '5e7a1ce0-0000-4000-8024-000000000001',
        name: 'Ten classes',
        benefit: { type: 'LIMITED', credits: 10 },
        startDate: new Date('2026-04-14T09:00:00Z'),
        endDate: new Date('2026-08-12T09:00:00Z'),
        remaining: 10,
      },
    ])
  })

  it('come back with a reset, and an empty platform has none', async () => {
    const [seeded] = emulator.memberships.list()
    emulator.memberships.change(seeded!.id, { credits: 0 })
    emulator.reset()
    expect(emulator.memberships.list()).toEqual([seeded])
    const empty = await createEmulator({ ...start, seed: 'empty' })
    expect([empty.memberships.plans(), empty.memberships.list()]).toEqual([[], []])
    await empty.close()
  })
})

describe('a membership that is granted', () => {
  it('starts now, with the credits and the days of its plan', () => {
    emulator.memberships.setPlan(plan)
    const granted = emulator.memberships.grant({ member: 'Tom@example.com', planId: plan.id })
    expect(granted).toEqual({
      id: expect.any(String) as string,
      memberId: '5e7a1ce0-0000-4000-8000-0000000000a2',
      planId: plan.id,
      name: 'Five classes',
      benefit: { type: 'LIMITED', credits: 5 },
      startDate: new Date('2026-05-04T09:00:00Z'),
      endDate: new Date('2026-05-14T09:00:00Z'),
      remaining: 5,
    })
    expect(emulator.memberships.list().at(-1)).toEqual(granted)
  })

  it('has an end and credits of its own where they are given, and no credits when it is unlimited', () => {
    const { days: _, ...endless } = plan
    emulator.memberships.setPlan({ ...endless, benefit: { type: 'UNLIMITED' } })
    const startDate = new Date('2026-06-01T00:00:00Z')
    const unlimited = emulator.memberships.grant({ member: anaId, planId: plan.id, startDate })
    expect([unlimited.startDate, unlimited.endDate, unlimited.remaining]).toEqual([
      startDate,
      undefined,
      undefined,
    ])
    emulator.memberships.setPlan(plan)
    const endDate = new Date('2026-06-02T00:00:00Z')
    const limited = emulator.memberships.grant({
      member: anaId,
      planId: plan.id,
      startDate,
      endDate,
      credits: 1,
    })
    expect([limited.endDate, limited.remaining]).toEqual([endDate, 1])
  })

  it('keeps the name and the benefit that its plan had', () => {
    emulator.memberships.setPlan(plan)
    const { id } = emulator.memberships.grant({ member: anaId, planId: plan.id })
    emulator.memberships.setPlan({
      ...plan,
      name: 'Fifty classes',
      benefit: { type: 'LIMITED', credits: 50 },
    })
    expect(emulator.memberships.list().find((one) => one.id === id)).toMatchObject({
      name: 'Five classes',
      remaining: 5,
    })
  })

  it('can be changed', () => {
    const [{ id } = { id: '' }] = emulator.memberships.list()
    const endDate = new Date('2026-05-05T00:00:00Z')
    expect(emulator.memberships.change(id, { credits: 0, endDate })).toMatchObject({ remaining: 0, endDate })
  })

  it('outlives the emulator in a data folder', async () => {
    const data = await mkdtemp(join(tmpdir(), 'frontdesk-'))
    try {
      const first = await createEmulator({ ...start, data })
      first.memberships.setPlan(plan)
      const granted = first.memberships.grant({ member: anaId, planId: plan.id })
      await first.close()
      const second = await createEmulator({ ...start, data })
      expect(second.memberships.list().at(-1)).toEqual(granted)
      await second.close()
    } finally {
      await rm(data, { recursive: true, force: true })
    }
  })
})

describe('a mistake', () => {
  it.each<[PricingPlan, string[]]>([
    [{ ...plan, id: 'five' }, ['id must be a GUID']],
    [{ ...plan, name: '' }, ['name must not be empty']],
    [{ ...plan, name: 'x'.repeat(101) }, ['name must have 100 characters at most']],
    [{ ...plan, days: 0 }, ['days must be a whole number of days, 1 or more']],
    [{ ...plan, benefit: { type: 'LIMITED' } }, ['benefit.credits must be given with LIMITED']],
    [
      { ...plan, benefit: { type: 'LIMITED', credits: 0 } },
      ['benefit.credits must be a whole number of credits, 1 or more'],
    ],
    [
      { ...plan, benefit: { type: 'UNLIMITED', credits: 1, cost: 1 } },
      ['benefit.cost must be left out with UNLIMITED', 'benefit.credits must be left out with UNLIMITED'],
    ],
  ])('in the plan %j is named', (given, expected) => {
    expect(violations(() => emulator.memberships.setPlan(given))).toEqual(expected)
    expect(emulator.memberships.plans()).toHaveLength(2)
  })

  it('is reported for a membership, and nothing is stored', () => {
    const [tenClasses, unlimited] = emulator.memberships.plans()
    const grant = (more: object): unknown =>
      violations(() => emulator.memberships.grant({ member: anaId, planId: tenClasses!.id, ...more }))
    expect(grant({ member: '' })).toEqual(['member must not be empty'])
    expect(grant({ credits: -1 })).toEqual(['credits must be a whole number of credits, 0 or more'])
    expect(grant({ endDate: new Date('2026-05-04T09:00:00Z') })).toEqual(['endDate must be after startDate'])
    expect(grant({ planId: unlimited!.id, credits: 3 })).toEqual([
      'credits must be left out: the benefit of the plan is unlimited',
    ])
    expect(() => grant({ member: 'nobody@example.com' })).toThrow(
      'There is no member with id nobody@example.com',
    )
    expect(() => grant({ planId: plan.id })).toThrow(`There is no pricing plan with id ${plan.id}`)
    const [{ id } = { id: '' }] = emulator.memberships.list()
    const change = (to: object): unknown => violations(() => emulator.memberships.change(id, to))
    expect(change({ endDate: new Date('2026-04-14T09:00:00Z') })).toEqual(['endDate must be after startDate'])
    expect(change({ credits: 1.5 })).toEqual(['credits must be a whole number of credits, 0 or more'])
    expect(() => emulator.memberships.change('none', {})).toThrow('There is no membership with id none')
    expect(emulator.memberships.list()).toMatchObject([{ remaining: 10 }])
  })
})

describe('the control over HTTP', () => {
  const send = async (route: string, body?: object): Promise<[number, unknown]> => {
    const [method = '', path = ''] = route.split(' ')
    const response = await fetch(`${emulator.url}/_emulator/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return [response.status, await response.json()]
  }

  it('adds a plan, grants a membership and changes it', async () => {
    const { id, ...settings } = plan
    expect(await send(`PUT pricing-plans/${id}`, settings)).toEqual([200, { pricingPlan: plan }])
    expect(await send('GET pricing-plans')).toEqual([200, { pricingPlans: emulator.memberships.plans() }])
    const [status, granted] = await send('POST memberships', {
      member: 'ana@example.com',
      planId: id,
      startDate: '2026-05-05T00:00:00+02:00',
    })
    const membership = emulator.memberships.list().at(-1)!
    expect(membership.startDate).toEqual(new Date('2026-05-04T22:00:00Z'))
    expect([status, granted]).toEqual([
      200,
      {
        membership: {
          ...membership,
          startDate: '2026-05-04T22:00:00.000Z',
          endDate: '2026-05-14T22:00:00.000Z',
        },
      },
    ])
    const [changed] = await send(`PATCH memberships/${membership.id}`, { credits: 2 })
    expect([changed, emulator.memberships.list().at(-1)?.remaining]).toEqual([200, 2])
    const [, { memberships }] = (await send('GET memberships')) as [number, { memberships: unknown[] }]
    expect(memberships).toHaveLength(2)
  })

  it('says what is wrong', async () => {
    const [status, body] = await send('POST memberships', {
      member: 'ana@example.com',
      planId: plan.id,
      startDate: 'soon',
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      details: {
        validationError: {
          fieldViolations: [
            { field: 'startDate', description: 'must be a moment such as 2026-05-04T09:00:00Z' },
          ],
        },
      },
    })
    expect((await send('PATCH memberships/none', {}))[0]).toBe(404)
  })
})
