import { describe, expect, it } from 'vitest'
import { createClock } from '../../src/kernel/clock.ts'
import { createDueWork, type DueWork, earliest, type Expiring, expiry } from '../../src/kernel/due-work.ts'
import type { HandlerContext } from '../../src/kernel/handler.ts'
import { collection, type CollectionDefinition, createState } from '../../src/kernel/state.ts'

const start = Date.UTC(2026, 4, 4, 9)
const minute = 60_000
const tickets: CollectionDefinition<Expiring> = collection<Expiring>('test.tickets')

/** Tickets that are used up at their end, in a platform of nothing else. */
const withTickets = (works: (done: [string, number][]) => readonly DueWork[]) => {
  const state = createState()
  const clock = createClock({ start: new Date(start), frozen: true })
  const done: [string, number][] = []
  const errors: unknown[] = []
  let rounds = 0
  const context = { state, now: () => clock.now() } as HandlerContext<unknown>
  const driver = createDueWork({
    works: works(done),
    state,
    clock,
    run(work) {
      rounds++
      state.unit(() => work(context))
      driver.wake()
    },
    onError: (error) => errors.push(error),
  })
  return {
    state,
    clock,
    done,
    errors,
    rounds: () => rounds,
    add(...moments: readonly number[]) {
      state.unit(() => {
        for (const minutes of moments)
          state.in(tickets).put({ id: String(minutes), expiresAt: start + minutes * minute })
      })
      driver.wake()
    },
    driver,
  }
}

const spend = (done: [string, number][]): DueWork => ({
  nextAt: (state) =>
    earliest(
      state
        .in(tickets)
        .all()
        .map(({ expiresAt }) => expiresAt),
    ),
  run({ state, now }) {
    for (const { id, expiresAt } of state.in(tickets).all())
      if (expiresAt <= +now()) {
        state.in(tickets).delete(id)
        done.push([id, (+now() - start) / minute])
      }
  },
})

describe('due work', () => {
  it('is done at its moment, however far the clock jumps', () => {
    const platform = withTickets((done) => [spend(done)])
    platform.add(5, 90, 1_000_000)
    platform.clock.set(new Date('2099-12-31T00:00:00Z'))
    expect(platform.done).toEqual([
      ['5', 5],
      ['90', 90],
      ['1000000', 1_000_000],
    ])
    expect(platform.rounds()).toBe(3)
  })

  it('is noticed within a minute when it is due at once', () => {
    const platform = withTickets((done) => [spend(done)])
    platform.add(0)
    platform.clock.advance(minute - 1)
    expect(platform.done).toEqual([])
    platform.clock.advance(1)
    expect(platform.done).toEqual([['0', 1]])
  })

  it('runs in time when it is added while later work waits', () => {
    const platform = withTickets((done) => [spend(done)])
    platform.add(500)
    platform.clock.advance(10 * minute)
    platform.add(12)
    platform.clock.advance(2 * minute)
    expect(platform.done).toEqual([['12', 12]])
  })

  it('is found after the clock was set back', () => {
    const platform = withTickets((done) => [spend(done)])
    platform.add(500)
    platform.clock.advance(10 * minute)
    platform.clock.set(new Date(start - 1_000 * minute))
    platform.add(-990)
    platform.clock.advance(10 * minute)
    expect(platform.done).toEqual([['-990', -990]])
  })

  it('is reported once when it fails, does not block other work, and is retried after the next change', () => {
    let fails = true
    const platform = withTickets((done) => [
      {
        nextAt: spend(done).nextAt,
        run(context) {
          if (fails) throw new Error('Broken on purpose')
          spend(done).run(context)
        },
      },
      expiry<Expiring>({ name: 'test.others' }, 0),
    ])
    platform.add(5)
    platform.clock.set(new Date('2099-12-31T00:00:00Z'))
    expect(platform.errors).toEqual([new Error('Broken on purpose')])
    expect(platform.rounds()).toBe(1)
    fails = false
    platform.clock.set(new Date(start + 10 * minute))
    platform.driver.wake()
    platform.clock.advance(minute)
    expect(platform.done).toEqual([['5', 11]])
  })

  it('does not run again while it stays due until something changes', () => {
    let runs = 0
    const platform = withTickets(() => [
      {
        nextAt: () => start,
        run: () => {
          runs++
        },
      },
    ])
    platform.driver.wake()
    platform.clock.set(new Date('2099-12-31T00:00:00Z'))
    expect(runs).toBe(1)
  })
})

describe('the removal of what has expired', () => {
  const removing = (grace: number) => {
    const removed: string[] = []
    const platform = withTickets(() => [
      expiry(tickets, grace, (_, gone) => removed.push(...gone.map(({ id }) => id))),
    ])
    return { ...platform, removed }
  }

  it('takes place at the full hour after its end', () => {
    const platform = removing(0)
    platform.add(10, 60, 61)
    platform.clock.advance(60 * minute - 1)
    expect(platform.removed).toEqual([])
    platform.clock.advance(1)
    expect(platform.removed).toEqual(['10', '60'])
    platform.clock.advance(60 * minute)
    expect(platform.removed).toEqual(['10', '60', '61'])
    expect(platform.state.in(tickets).size).toBe(0)
  })

  it('waits for its grace', () => {
    const platform = removing(2 * 60 * minute)
    platform.add(60)
    platform.clock.advance(180 * minute - 1)
    expect(platform.removed).toEqual([])
    platform.clock.advance(1)
    expect(platform.removed).toEqual(['60'])
  })
})
