import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rowCounts } from '../src/inspector/client/row-counts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const told: string[] = []
beforeEach(() => {
  told.length = 0
})
const counts = () => rowCounts((text) => void told.push(text))

it('gathers the rows of a second into one count', () => {
  const { add } = counts()
  add(1)
  add(2)
  vi.advanceTimersByTime(999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['3 new rows.'])
})

it('leaves ten seconds between two counts', () => {
  const { add } = counts()
  add(2)
  vi.advanceTimersByTime(1_000)
  add(1)
  vi.advanceTimersByTime(9_999)
  expect(told).toEqual(['2 new rows.'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['2 new rows.', '1 new row.'])
})

it('says nothing when no row is new, and starts again after a silence', () => {
  const { add } = counts()
  add(0)
  expect(vi.getTimerCount()).toBe(0)
  add(1)
  vi.advanceTimersByTime(11_000)
  expect([told, vi.getTimerCount()]).toEqual([['1 new row.'], 0])
  add(1)
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual(['1 new row.', '1 new row.'])
})
