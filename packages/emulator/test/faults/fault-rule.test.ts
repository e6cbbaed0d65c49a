import { isValidationError } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { createFaultRegistry } from '../../src/faults/fault-registry.ts'
import { describeFault, type FaultRule, parseFaultHeader } from '../../src/faults/fault-rule.ts'

const operations = ['a.b.c', 'a.c', 'abba', 'rooms.get', 'rooms.getAll']

const registry = (random: () => number = () => 0) => {
  let count = 0
  return createFaultRegistry({ operations, newId: () => `fault-${(count += 1)}`, random })
}

const fieldsOf = (work: () => unknown): string[] => {
  try {
    work()
  } catch (error) {
    if (isValidationError(error)) return error.violations.map(({ field }) => field)
    throw error
  }
  return []
}

describe('the operation of a rule', () => {
  it.each([
    ['rooms.gets', 'rooms.get'],
    ['room.get', 'rooms.get'],
    ['a.b.cd', 'a.b.c'],
    ['*.update', 'rooms.get'],
    ['A.B.C', 'a.b.c'],
  ])('%s is refused, since there is none, and names one that is like it', (operation, known) => {
    const faults = registry()
    expect(() => faults.add({ operation, reset: true })).toThrow(
      `INVALID_ARGUMENT: "operation" names no operation: the emulator has ${known}, and * stands for any text`,
    )
    expect(faults.list()).toEqual([])
  })

  it.each(['rooms.get', 'rooms.*', '*', 'r*s.g*t'])('%s is taken', (operation) => {
    expect(registry().add({ operation, reset: true })).toMatchObject({ operation })
  })
})

const orderCall = { operation: 'ecom.orders.get', path: '/v1/orders/1' }

describe('a rule', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{}, ['status']],
    [{ operation: 'x' }, ['status']],
    [{ status: 200 }, ['status']],
    [{ status: 600 }, ['status']],
    [{ status: '503' }, ['status']],
    [{ latency: -1 }, ['latency']],
    [{ latency: 600_001 }, ['latency']],
    [{ latency: [5, 1] }, ['latency']],
    [{ latency: 'long' }, ['latency']],
    [{ reset: 'yes' }, ['reset']],
    [{ reset: true, status: 500 }, ['reset']],
    [{ reset: true, truncate: true }, ['reset']],
    [{ latency: 1, code: 'X' }, ['code']],
    [{ latency: 1, retryAfter: 2 }, ['retryAfter']],
    [{ reset: true, probability: 0 }, ['probability']],
    [{ reset: true, probability: 1.1 }, ['probability']],
    [{ reset: true, times: 0 }, ['times']],
    [{ reset: true, times: 1.5 }, ['times']],
    [{ reset: true, path: 'v1' }, ['path']],
    [{ reset: true, method: 'P O' }, ['method']],
    [{ reset: true, operation: '' }, ['operation']],
    [{ reset: true, operations: 'x' }, ['operations']],
    [{ status: 1, times: 0 }, ['status', 'times']],
  ])('%j is refused, by its field', (rule, fields) => {
    const faults = registry()
    expect(fieldsOf(() => faults.add(rule as FaultRule))).toEqual(fields)
    expect(faults.list()).toEqual([])
  })

  it.each<[FaultRule, object, boolean]>([
    [{ reset: true }, { path: '/pages/login' }, true],
    [{ reset: true, operation: 'a.b.c' }, { call: { operation: 'a.b.c', path: '/' } }, true],
    [{ reset: true, operation: 'a.b.c' }, { call: { operation: 'a.b.cd', path: '/' } }, false],
    [{ reset: true, operation: 'a.b.c' }, {}, false],
    [{ reset: true, operation: 'a.*' }, { call: { operation: 'a.b.c', path: '/' } }, true],
    [{ reset: true, operation: '*.get' }, { call: { operation: 'rooms.get', path: '/' } }, true],
    [{ reset: true, operation: '*.get' }, { call: { operation: 'rooms.getAll', path: '/' } }, false],
    [{ reset: true, operation: 'a.*.c' }, { call: { operation: 'a.c', path: '/' } }, false],
    [{ reset: true, operation: 'a*b*a' }, { call: { operation: 'aba', path: '/' } }, true],
    [{ reset: true, operation: 'ab*ba' }, { call: { operation: 'aba', path: '/' } }, false],
    [{ reset: true, path: '/oauth2/token' }, { path: '/oauth2/token' }, true],
    [{ reset: true, path: '/v1/orders/*' }, { path: '/ecom/v1/orders/1', call: orderCall }, true],
    [{ reset: true, path: '/v1/orders/*' }, { path: '/ecom/v1/orders/1' }, false],
    [{ reset: true, path: '/ecom/*' }, { path: '/ecom/v1/orders/1' }, true],
    [{ reset: true, path: '/v2/*' }, { path: '/ecom/v1/orders/1' }, false],
    [{ reset: true, method: 'get' }, { method: 'GET' }, true],
    [{ reset: true, method: 'GET' }, { method: 'POST' }, false],
    [{ reset: true, method: 'GET', path: '/a' }, { method: 'GET', path: '/b' }, false],
  ])('%j looks at %j', (rule, target, struck) => {
    const faults = registry()
    faults.add(rule)
    expect(faults.strike({ method: 'GET', path: '/', ...target }) !== undefined).toBe(struck)
    expect(faults.list()[0]?.struck).toBe(struck ? 1 : 0)
  })

  it('is used up after its times, and the next one takes over', () => {
    const faults = registry()
    faults.add({ status: 503, times: 2 })
    faults.add({ status: 500 })
    const statuses = Array.from({ length: 4 }, () => faults.strike({ method: 'GET', path: '/' })?.status)
    expect(statuses).toEqual([503, 503, 500, 500])
    expect(faults.list().map(({ struck }) => struck)).toEqual([2, 2])
  })

  it('strikes the share that its probability says, by the numbers it is given', () => {
    const numbers = [0.29, 0.3, 0.99, 0]
    const faults = registry(() => numbers.shift() ?? 1)
    faults.add({ reset: true, probability: 0.3 })
    const struck = Array.from({ length: 4 }, () => faults.strike({ method: 'GET', path: '/' }) !== undefined)
    expect(struck).toEqual([true, false, false, true])
  })

  it('is removed, alone or with all others', () => {
    const faults = registry()
    const { id } = faults.add({ reset: true })
    faults.add({ status: 500 })
    faults.remove(id)
    expect(faults.list()).toMatchObject([{ status: 500 }])
    expect(() => faults.remove(id)).toThrow('There is no fault with id fault-1')
    faults.clear()
    expect(faults.list()).toEqual([])
  })
})

describe('the header', () => {
  it.each(['none', ' none '])('"%s" asks for no fault', (text) => {
    expect(parseFaultHeader(text)).toBeUndefined()
  })

  it.each<[string, object]>([
    ['status=503', { status: 503 }],
    ['reset', { reset: true }],
    ['truncate', { truncate: true }],
    ['latency=200', { latency: 200 }],
    ['latency=200-400; after', { latency: [200, 400], after: true }],
    ['status=429, retry-after=2 ,code=BUSY', { status: 429, retryAfter: 2, code: 'BUSY' }],
  ])('"%s" is read, and written again', (text, effect) => {
    expect(parseFaultHeader(text)).toEqual(effect)
    expect(parseFaultHeader(describeFault(effect))).toEqual(effect)
  })

  it.each<[string, string]>([
    ['status=abc', 'x-frontdesk-fault.status'],
    ['status', 'x-frontdesk-fault.status'],
    ['after', 'x-frontdesk-fault.status'],
    ['latency=1-x', 'x-frontdesk-fault.latency'],
    ['latency=-5', 'x-frontdesk-fault.latency'],
    ['latency=', 'x-frontdesk-fault.latency'],
    ['latency=1-2-3', 'x-frontdesk-fault.latency'],
    ['status=503; retry-after=', 'x-frontdesk-fault.retryAfter'],
    ['reset=false', 'x-frontdesk-fault.status'],
    ['reset=maybe', 'x-frontdesk-fault.reset'],
  ])('"%s" is refused, by its part', (text, field) => {
    expect(fieldsOf(() => parseFaultHeader(text))).toEqual([field])
  })

  it.each(['', 'explode', '__proto__=1', 'toString'])('"%s" names no part', (text) => {
    expect(() => parseFaultHeader(text)).toThrow(
      expect.objectContaining({
        status: 400,
        details: {
          validationError: {
            fieldViolations: [expect.objectContaining({ field: 'x-frontdesk-fault' }) as object],
          },
        },
      }) as Error,
    )
  })
})
