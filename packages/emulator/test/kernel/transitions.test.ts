import { describe, expect, it } from 'vitest'
import { stateMachine } from '../../src/kernel/entity/transitions.ts'

const machine = stateMachine({
  name: 'order',
  code: 'INVALID_STATUS',
  refusals: { CANCELED: { code: 'ORDER_ALREADY_CANCELED', description: 'The order is cancelled already' } },
  actions: {
    approve: { from: ['NEW'], to: 'APPROVED', slug: 'approved' },
    cancel: { from: ['NEW', 'APPROVED'], to: 'CANCELED', slug: 'canceled' },
  },
})

describe('a state machine', () => {
  it('gives the transition of an action', () => {
    expect(machine.require('cancel', 'APPROVED')).toEqual({
      from: ['NEW', 'APPROVED'],
      to: 'CANCELED',
      slug: 'canceled',
    })
  })

  it('tells what a status allows', () => {
    expect(machine.allowed('NEW')).toEqual({ approve: true, cancel: true })
    expect(machine.allowed('APPROVED')).toEqual({ approve: false, cancel: true })
    expect(machine.allowed('CANCELED')).toEqual({ approve: false, cancel: false })
    expect(machine.allowed(undefined)).toEqual({ approve: false, cancel: false })
    expect(machine.allows('approve', 'NEW')).toBe(true)
    expect(machine.allows('approve', 'APPROVED')).toBe(false)
  })

  it('refuses with its code, and with that of the status where there is one', () => {
    expect(() => machine.require('approve', 'APPROVED')).toThrow(
      expect.objectContaining({
        status: 409,
        message: 'The order is APPROVED; this needs NEW',
        details: {
          applicationError: {
            code: 'INVALID_STATUS',
            description: 'The order is APPROVED; this needs NEW',
            data: { status: 'APPROVED', allowed: ['NEW'] },
          },
        },
      }),
    )
    expect(() => machine.require('cancel', 'CANCELED')).toThrow(
      expect.objectContaining({
        status: 409,
        details: {
          applicationError: {
            code: 'ORDER_ALREADY_CANCELED',
            description: 'The order is cancelled already',
            data: { status: 'CANCELED', allowed: ['NEW', 'APPROVED'] },
          },
        },
      }),
    )
  })
})
