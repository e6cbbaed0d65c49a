import { expect, it } from 'vitest'
import { outcomeName } from '../src/cart/result-outcome.ts'

const order = { id: 'order' }

it.each([
  ['checking', undefined, undefined],
  ['abandoned', undefined, 'abandoned'],
  ['paid', order, 'paid'],
  ['pending', order, 'pending'],
  ['failed', order, 'failed'],
] as const)('tells that a checkout with the status %s is %s', (status, given, name) => {
  expect(outcomeName({ status, order: given })).toBe(name)
})

it('does not say that an order failed which it cannot read', () => {
  expect(outcomeName({ status: 'failed', order: undefined })).toBe('hidden')
})
