import { beforeEach, describe, expect, it } from 'vitest'
import { clearStrikes, isStruckOut, strike } from '../../src/auth/strikes.ts'
import { decline, Failure, KeepingFailure } from '../../src/kernel/failure.ts'
import { type Change, createState, type State } from '../../src/kernel/state.ts'
import { rooms } from '../support/rooms.ts'

let written: (readonly Change[])[]
let state: State
let time: number
beforeEach(() => {
  written = []
  state = createState({ write: (changes) => void written.push(changes) })
  time = Date.parse('2026-05-04T09:00:00Z')
})

const context = () => ({ state, now: () => new Date(time) })
const wrong = (): unknown =>
  state.unit(() => {
    throw strike(context(), 'm1', decline(400, 'WRONG', 'Wrong'))
  })
const count = (answers: number): void => {
  for (let number = 0; number < answers; number++) expect(wrong).toThrow('Wrong')
}

describe('a refusal that keeps its unit', () => {
  it('leaves what was changed, in the journal too', () => {
    expect(() =>
      state.unit(() => {
        state.in(rooms).put({ id: 'r1', name: 'Room' })
        throw new KeepingFailure(400, 'No', {})
      }),
    ).toThrow('No')
    expect(state.in(rooms).get('r1')).toBeDefined()
    expect(written).toEqual([[{ collection: rooms.name, id: 'r1', data: { id: 'r1', name: 'Room' } }]])
  })

  it('is undone as any other when the journal fails', () => {
    const broken = createState({
      write() {
        throw new Error('The disk is full')
      },
    })
    expect(() =>
      broken.unit(() => {
        broken.in(rooms).put({ id: 'r1', name: 'Room' })
        throw new KeepingFailure(400, 'No', {})
      }),
    ).toThrow('The disk is full')
    expect(broken.in(rooms).get('r1')).toBeUndefined()
  })

  it('is not every refusal', () => {
    expect(() =>
      state.unit(() => {
        state.in(rooms).put({ id: 'r1', name: 'Room' })
        throw new Failure(400, 'No', {})
      }),
    ).toThrow('No')
    expect(state.in(rooms).get('r1')).toBeUndefined()
    expect(written).toEqual([])
  })
})

describe('wrong answers', () => {
  it('are too many from the tenth on, for ten minutes', () => {
    count(9)
    expect(isStruckOut(context(), 'm1')).toBe(false)
    count(1)
    expect(isStruckOut(context(), 'm1')).toBe(true)
    expect(isStruckOut(context(), 'm2')).toBe(false)
    time += 10 * 60_000 - 1
    expect(isStruckOut(context(), 'm1')).toBe(true)
    time += 1
    expect(isStruckOut(context(), 'm1')).toBe(false)
  })

  it('are counted in the state: a snapshot holds them, a restart keeps them', () => {
    count(10)
    const again = createState()
    again.load(state.contents())
    expect(isStruckOut({ ...context(), state: again }, 'm1')).toBe(true)
    state.unit(() => clearStrikes(context(), 'm1'))
    expect(isStruckOut(context(), 'm1')).toBe(false)
  })
})
