import {
  bulkDeleteServicesByFilter,
  bulkUpdateServicesByFilter,
  countServices,
  queryServices,
} from '@frontdesk/bookings'
import { isFrontdeskError, isValidationError } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { serviceHandlers } from '../../src/bookings/services/service-handlers.ts'
import { jobs, jobWork } from '../../src/kernel/job.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

/** The clock comes to the jobs that wait. */
const workOff = (): void => studio.run({ kind: 'none' }, jobWork(serviceHandlers).run)

const hidden = () => countServices(studio.owner, { filter: { hidden: true } })

describe('an update by filter', () => {
  it('is a job that the clock does: it changes what the filter finds by then', async () => {
    const { jobId } = await bulkUpdateServicesByFilter(studio.owner, {
      filter: { type: 'CLASS' },
      service: { hidden: true, tagLine: 'Back in autumn' },
    })
    expect(await hidden()).toBe(0)
    workOff()
    const { items } = await queryServices(studio.owner, { filter: { hidden: true } })
    expect(items.map(({ type, tagLine, revision }) => [type, tagLine, revision])).toEqual(
      Array.from({ length: 4 }, () => ['CLASS', 'Back in autumn', '2']),
    )
    expect(studio.events.map(({ slug }) => slug)).toEqual(['updated', 'updated', 'updated', 'updated'])
    expect(studio.state.in(jobs).get(jobId)).toMatchObject({
      finishedDate: new Date('2026-05-04T07:00:00.000Z'),
      bulkActionMetadata: { totalSuccesses: 4, totalFailures: 0, undetailedFailures: 0 },
    })
    workOff()
    expect(studio.events).toHaveLength(4)
  })

  it('changes what the mask names', async () => {
    await bulkUpdateServicesByFilter(studio.owner, {
      filter: { createdDate: { $lte: new Date('2026-02-03T07:00:00.000Z') }, type: 'COURSE' },
      service: { name: 'Ignored' },
      mask: ['tagLine'],
    })
    workOff()
    const { items } = await queryServices(studio.owner, { filter: { type: 'COURSE' } })
    expect(items[0]).toMatchObject({ name: 'First steps in yoga', revision: '1' })
    await bulkUpdateServicesByFilter(studio.owner, {
      filter: { createdDate: { $gt: new Date('2026-02-03T07:00:00.000Z') }, type: 'COURSE' },
      service: { name: 'Ignored' },
      mask: ['tagLine'],
    })
    workOff()
    const after = await queryServices(studio.owner, { filter: { type: 'COURSE' } })
    expect(after.items[0]).toMatchObject({ name: 'First steps in yoga', revision: '2' })
    expect(after.items[0]).not.toHaveProperty('tagLine')
  })

  it('counts the services that break a rule, and changes the others', async () => {
    const { jobId } = await bulkUpdateServicesByFilter(studio.owner, {
      filter: {},
      service: { defaultCapacity: 20 },
    })
    workOff()
    expect(studio.state.in(jobs).get(jobId)?.bulkActionMetadata).toEqual({
      totalSuccesses: 5,
      totalFailures: 6,
      undetailedFailures: 0,
    })
  })

  it('refuses a wrong filter and a wrong mask at once', async () => {
    const refusal = async (input: object): Promise<unknown> => {
      const call = bulkUpdateServicesByFilter(studio.owner, { filter: {}, service: {}, ...input })
      const error: unknown = await call.catch((reason: unknown) => reason)
      if (!isValidationError(error)) throw new Error('Nothing was refused')
      return error.violations.map(({ field, violatedRule }) => [error.status, field, violatedRule])
    }
    expect(await refusal({ filter: { colour: 'red' } })).toEqual([
      [400, 'filter.colour', 'FIELD_NOT_ALLOWED'],
    ])
    expect(await refusal({ mask: ['hidden', 'locations'] })).toEqual([[400, 'mask.1', 'FIELD_NOT_ALLOWED']])
    expect(studio.state.in(jobs).size).toBe(0)
  })

  it('is for the business alone', async () => {
    const call = bulkUpdateServicesByFilter(studio.visitor, { filter: {}, service: { hidden: true } })
    const error: unknown = await call.catch((reason: unknown) => reason)
    expect(isFrontdeskError(error) && error.status).toBe(403)
  })
})

describe('a deletion by filter', () => {
  it('is a job that deletes what the filter finds by then, with its sessions', async () => {
    await bulkDeleteServicesByFilter(studio.owner, { filter: { type: 'CLASS' } })
    expect(await countServices(studio.owner, {})).toBe(11)
    workOff()
    expect(await countServices(studio.owner, {})).toBe(7)
    const deleted = studio.events.filter(({ slug }) => slug === 'deleted')
    expect(deleted.filter(({ entityFqdn }) => entityFqdn.endsWith('.service'))).toHaveLength(4)
    expect(studio.events.some(({ slug }) => slug === 'canceled')).toBe(true)
  })

  it('keeps the booked sessions when it is asked to', async () => {
    await bulkDeleteServicesByFilter(studio.owner, {
      filter: { type: 'CLASS' },
      preserveFutureSessionsWithParticipants: true,
    })
    workOff()
    expect(studio.events.some(({ slug }) => slug === 'canceled')).toBe(false)
  })
})

describe('jobs', () => {
  it('are forgotten a day after they were done', async () => {
    const { jobId } = await bulkDeleteServicesByFilter(studio.owner, { filter: { hidden: true } })
    workOff()
    const kept = studio.state.in(jobs)
    studio.setClock('2026-05-05T06:59:59.999Z')
    workOff()
    expect(kept.get(jobId)).toBeDefined()
    studio.setClock('2026-05-05T07:00:00.000Z')
    workOff()
    expect(kept.get(jobId)).toBeUndefined()
  })
})
