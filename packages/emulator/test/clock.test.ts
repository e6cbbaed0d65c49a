import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClock } from '../src/kernel/clock.ts'

const start = new Date('2026-05-04T09:00:00.000Z')

beforeEach(() => vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00.000Z') }))
afterEach(() => vi.useRealTimers())

describe('a clock that stands still', () => {
  it('moves only when it is moved', () => {
    const clock = createClock({ start, frozen: true })
    vi.advanceTimersByTime(60_000)
    expect(clock.now()).toEqual(start)
    clock.advance(1_500)
    expect(clock.now()).toEqual(new Date('2026-05-04T09:00:01.500Z'))
    clock.set(new Date('2026-01-01T00:00:00.000Z'))
    expect(clock.now()).toEqual(new Date('2026-01-01T00:00:00.000Z'))
  })

  it('goes back to where it began, and does not do again what it did', () => {
    const clock = createClock({ start, frozen: true })
    const done: number[] = []
    clock.after(1_000, () => done.push(clock.now().getTime() - start.getTime()))
    clock.advance(5_000)
    clock.reset()
    expect(clock.now()).toEqual(start)
    clock.advance(5_000)
    expect(done).toEqual([1_000])
    clock.set(new Date(0))
    clock.reset()
    expect(clock.now()).toEqual(start)
  })

  it('does what is due in order, each at its own time', () => {
    const clock = createClock({ start, frozen: true })
    const done: [string, number][] = []
    const note = (name: string) => (): void => void done.push([name, clock.now().getTime() - start.getTime()])
    clock.after(3_000, note('third'))
    clock.after(1_000, () => {
      note('first')()
      clock.after(1_000, note('second'))
    })
    const cancel = clock.after(500, note('never'))
    clock.after(9_000, note('later'))
    cancel()
    clock.advance(5_000)
    expect(done).toEqual([
      ['first', 1_000],
      ['second', 2_000],
      ['third', 3_000],
    ])
    expect(clock.now().getTime() - start.getTime()).toBe(5_000)
  })
})

describe('a clock that runs', () => {
  it('runs with the machine, from where it was set', () => {
    const clock = createClock({ start })
    vi.advanceTimersByTime(2_000)
    expect(clock.now()).toEqual(new Date('2026-05-04T09:00:02.000Z'))
    clock.advance(60_000)
    vi.advanceTimersByTime(1_000)
    expect(clock.now()).toEqual(new Date('2026-05-04T09:01:03.000Z'))
  })

  it.each([start, undefined])('is where it would be if nobody had moved it: begun at %s', (begun) => {
    const clock = createClock({ ...(begun && { start: begun }) })
    const expected = (): Date => new Date(+(begun ?? new Date('2030-01-01T00:00:00.000Z')) + 3_000)
    clock.advance(60_000)
    vi.advanceTimersByTime(3_000)
    clock.reset()
    expect(clock.now()).toEqual(expected())
    clock.set(new Date('2026-01-01T00:00:00.000Z'))
    clock.reset()
    expect(clock.now()).toEqual(expected())
  })

  it('does what is due as time goes by, also what lies further off than a timer reaches', () => {
    const clock = createClock({ start })
    const done: string[] = []
    clock.after(1_000, () => done.push('soon'))
    clock.after(40 * 24 * 3_600_000, () => done.push('in forty days'))
    vi.advanceTimersByTime(999)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['soon'])
    vi.advanceTimersByTime(40 * 24 * 3_600_000)
    expect(done).toEqual(['soon', 'in forty days'])
  })

  it('does nothing any more once it is stopped', () => {
    const clock = createClock({ start })
    const done: string[] = []
    clock.after(1_000, () => done.push('never'))
    clock.stop()
    vi.advanceTimersByTime(2_000)
    expect(done).toEqual([])
  })
})
