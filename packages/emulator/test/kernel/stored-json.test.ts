import { describe, expect, it } from 'vitest'
import { readStored, writeStored } from '../../src/kernel/stored-json.ts'

const item = {
  id: 'a',
  moment: new Date('2026-05-04T09:00:00.000Z'),
  nested: { list: [new Date(0), null, 1, 'text', { moment: new Date(1) }], empty: {} },
}

describe('stored JSON', () => {
  it('gives back dates at any depth', () => {
    expect(readStored(writeStored(item))).toEqual(item)
  })

  it('gives back keys that begin with the sign of a date', () => {
    const escaped = {
      id: 'a',
      $date: '2026-05-04',
      inner: { $date: 'no date' },
      $$date: { moment: new Date(0) },
    }
    expect(writeStored(escaped)).toBe(
      '{"id":"a","$$date":"2026-05-04","inner":{"$$date":"no date"},"$$$date":{"moment":{"$date":"1970-01-01T00:00:00.000Z"}}}',
    )
    expect(readStored(writeStored(escaped))).toEqual(escaped)
  })

  it('keeps a key named __proto__ as data', () => {
    const text = '{"id":"a","__proto__":{"moment":{"$date":"1970-01-01T00:00:00.000Z"},"$$key":1}}'
    const read = readStored(text) as Record<string, unknown>
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.entries(read)).toEqual([
      ['id', 'a'],
      ['__proto__', { moment: new Date(0), $key: 1 }],
    ])
  })

  it('freezes what it reads at every depth', () => {
    const read = readStored(writeStored({ ...item, $key: 1 })) as typeof item
    expect(
      [read, read.nested, read.nested.list, read.nested.list[4], read.nested.empty].every(Object.isFrozen),
    ).toBe(true)
  })
})
