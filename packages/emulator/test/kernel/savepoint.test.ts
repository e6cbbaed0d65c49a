import { describe, expect, it } from 'vitest'
import { decline, keeping } from '../../src/kernel/failure.ts'
import { type Change, collection, createState, type Stored } from '../../src/kernel/state.ts'

interface Note extends Stored {
  text: string
}

const notes = collection<Note>('test.notes')

describe('a savepoint', () => {
  it('undoes its own changes alone, and the journal holds what is left', () => {
    const written: Change[][] = []
    const state = createState({ write: (changes) => void written.push([...changes]) })
    state.unit(() => {
      const own = state.in(notes)
      own.put({ id: 'a', text: 'one' })
      expect(() =>
        state.savepoint(() => {
          own.put({ id: 'a', text: 'two' })
          own.put({ id: 'b', text: 'three' })
          throw new Error('No')
        }),
      ).toThrow('No')
      expect(own.all()).toEqual([{ id: 'a', text: 'one' }])
      state.savepoint(() => own.put({ id: 'c', text: 'four' }))
    })
    expect(state.in(notes).all()).toEqual([
      { id: 'a', text: 'one' },
      { id: 'c', text: 'four' },
    ])
    expect(written).toEqual([
      [
        { collection: 'test.notes', id: 'a', data: { id: 'a', text: 'one' } },
        { collection: 'test.notes', id: 'c', data: { id: 'c', text: 'four' } },
      ],
    ])
  })

  it('may stand in another one', () => {
    const state = createState()
    state.unit(() => {
      const own = state.in(notes)
      state.savepoint(() => {
        own.put({ id: 'a', text: 'kept' })
        expect(() =>
          state.savepoint(() => {
            own.delete('a')
            throw new Error('No')
          }),
        ).toThrow('No')
      })
    })
    expect(state.in(notes).all()).toEqual([{ id: 'a', text: 'kept' }])
  })

  it('goes with its unit', () => {
    const state = createState()
    expect(() =>
      state.unit(() => {
        state.savepoint(() => state.in(notes).put({ id: 'a', text: 'one' }))
        throw new Error('No')
      }),
    ).toThrow('No')
    expect(state.in(notes).size).toBe(0)
  })

  it('keeps its changes when the refusal says so', () => {
    const state = createState()
    state.unit(() => {
      expect(() =>
        state.savepoint(() => {
          state.in(notes).put({ id: 'a', text: 'one' })
          throw keeping(decline(400, 'CODE', 'No'))
        }),
      ).toThrow('No')
    })
    expect(state.in(notes).size).toBe(1)
  })

  it('needs a unit', () => {
    expect(() => createState().savepoint(() => undefined)).toThrow('A savepoint outside of a unit')
  })
})
