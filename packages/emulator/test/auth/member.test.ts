import { describe, expect, it } from 'vitest'
import {
  callingMember,
  createMember,
  findMemberByEmail,
  type Member,
  passwordMatches,
  updateMember,
} from '../../src/auth/member.ts'
import type { Identity } from '../../src/kernel/handler.ts'
import { createState } from '../../src/kernel/state.ts'

const open = () => {
  const state = createState()
  let time = Date.parse('2026-03-02T09:00:00.000Z')
  let ids = 0
  const context = { state, now: () => new Date(time), newId: () => `id-${++ids}` }
  const create = (email: string): Member =>
    state.unit(() =>
      createMember(context, { email, password: 'harbour-1', firstName: 'Ana', lastName: 'Ferreira' }),
    )
  return { state, context, create, advance: (milliseconds: number) => void (time += milliseconds) }
}

describe('a member', () => {
  it('is kept with an id and dates, and found by the address in any case', () => {
    const { state, create } = open()
    const ana = create(' Ana@Example.com ')
    expect(ana).toEqual({
      id: 'id-1',
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Ferreira',
      password: expect.stringMatching(/^id-2\.[\w-]{43}$/) as string,
      createdDate: new Date('2026-03-02T09:00:00.000Z'),
      updatedDate: new Date('2026-03-02T09:00:00.000Z'),
    })
    expect(findMemberByEmail(state, 'ANA@example.com ')).toBe(ana)
    expect(findMemberByEmail(state, 'tom@example.com')).toBeUndefined()
  })

  it('changes what is given, and tells when', () => {
    const { state, context, create, advance } = open()
    const ana = create('ana@example.com')
    advance(1000)
    const changed = state.unit(() =>
      updateMember(context, ana, { password: 'harbour-2', standing: 'awaitingApproval' }),
    )
    expect(changed).toEqual({
      ...ana,
      password: changed.password,
      standing: 'awaitingApproval',
      updatedDate: new Date('2026-03-02T09:00:01.000Z'),
    })
    expect(passwordMatches(changed, 'harbour-2')).toBe(true)
    expect(passwordMatches(changed, 'harbour-1')).toBe(false)
    expect(findMemberByEmail(state, 'ana@example.com')).toBe(changed)
  })

  it('is the caller for nobody else', () => {
    const { state, create } = open()
    const { id } = create('ana@example.com')
    create('tom@example.com')
    const caller = (identity: Identity) => callingMember({ state, identity })?.email
    expect(caller({ kind: 'member', memberId: id })).toBe('ana@example.com')
    expect(caller({ kind: 'member', memberId: 'nothing' })).toBeUndefined()
    expect(caller({ kind: 'visitor', visitorId: id })).toBeUndefined()
    expect(caller({ kind: 'owner' })).toBeUndefined()
    expect(caller({ kind: 'none' })).toBeUndefined()
  })
})
