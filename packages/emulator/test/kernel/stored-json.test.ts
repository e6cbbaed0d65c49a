import { describe, expect, it } from 'vitest'
import { storedJson } from '../../src/kernel/stored-json.ts'

const json = storedJson('http://127.0.0.1:4600')

const item = {
  id: 'a',
  moment: new Date('2026-05-04T09:00:00.000Z'),
  nested: { list: [new Date(0), null, 1, 'text', { moment: new Date(1) }], empty: {} },
}

describe('stored JSON', () => {
  it('gives back dates at any depth', () => {
    expect(json.read(json.write(item))).toEqual(item)
  })

  it('gives back keys that begin with the sign of a date', () => {
    const escaped = {
      id: 'a',
      $date: '2026-05-04',
      inner: { $date: 'no date' },
      $$date: { moment: new Date(0) },
    }
    expect(json.write(escaped)).toBe(
      '{"id":"a","$$date":"2026-05-04","inner":{"$$date":"no date"},"$$$date":{"moment":{"$date":"1970-01-01T00:00:00.000Z"}}}',
    )
    expect(json.read(json.write(escaped))).toEqual(escaped)
  })

  it('keeps a key named __proto__ as data', () => {
    const text = '{"id":"a","__proto__":{"moment":{"$date":"1970-01-01T00:00:00.000Z"},"$$key":1}}'
    const read = json.read(text) as Record<string, unknown>
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.entries(read)).toEqual([
      ['id', 'a'],
      ['__proto__', { moment: new Date(0), $key: 1 }],
    ])
  })

  it('freezes the items that it reads, at every depth', () => {
    const read = json.read(json.write({ ...item, $key: 1 })) as typeof item
    expect(
      [read, read.nested, read.nested.list, read.nested.list[4], read.nested.empty].every(Object.isFrozen),
    ).toBe(true)
  })

  it('keeps links to the emulator without its address, and others unchanged', () => {
    const links = {
      id: 'a',
      own: 'See http://127.0.0.1:4600 and http://127.0.0.1:4600/media/a.svg',
      others: [
        'http://127.0.0.1:46001/',
        'http://127.0.0.1:460',
        'http://127x0x0x1:4600/',
        'https://127.0.0.1:4600/',
      ],
    }
    const text = json.write(links)
    expect(json.read(text)).toEqual(links)
    expect(storedJson('http://localhost:5000').read(text)).toEqual({
      ...links,
      own: 'See http://localhost:5000 and http://localhost:5000/media/a.svg',
    })
  })

  it('knows an address of IPv6', () => {
    const text = storedJson('http://[::1]:4600').write({ id: 'a', own: 'http://[::1]:4600/' })
    expect(json.read(text)).toEqual({ id: 'a', own: 'http://127.0.0.1:4600/' })
  })
})
