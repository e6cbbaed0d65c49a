import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { decline, keeping } from '../../src/kernel/failure.ts'
import {
  type Change as Written,
  collection,
  createState,
  type State,
  type Stored,
} from '../../src/kernel/state.ts'

interface Room extends Stored {
  readonly floor?: string
  readonly tags: readonly string[]
  readonly beds?: number
}

const rooms = collection<Room, 'floor' | 'tag'>(
  'rooms',
  { floor: ({ floor }) => floor, tag: ({ tags }) => tags },
  { beds: ({ beds }) => beds },
)

const halls = collection<Room>('halls')

const floors = ['0', '1', '2']
const tags = ['bath', 'sea', 'quiet']
const room = fc.record<Room>(
  {
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    floor: fc.constantFrom(...floors),
    // The tag stands there twice on purpose: it is found once.
    tags: fc.array(fc.constantFrom(...tags), { maxLength: 4 }),
    beds: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: ['id', 'tags'] },
)
type Change = { readonly put: Room } | { readonly remove: string }

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ put: room }) },
  fc.record({ remove: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('unit' as const),
      changes: fc.array(change, { maxLength: 6 }),
      end: fc.constantFrom('kept' as const, 'undone' as const, 'refused and kept' as const),
    }),
  },
  fc.record({
    kind: fc.constant('load' as const),
    rooms: fc.uniqueArray(room, { selector: ({ id }) => id }),
  }),
  fc.record({ kind: fc.constant('restart' as const) }),
)

/** Makes the change in a plain list. */
const changed = (list: readonly Room[], next: Change): readonly Room[] => {
  if ('remove' in next) return list.filter(({ id }) => id !== next.remove)
  const { put } = next
  return list.some(({ id }) => id === put.id)
    ? list.map((item) => (item.id === put.id ? put : item))
    : [...list, put]
}

const expectSame = (state: State, expected: readonly Room[]): void => {
  const own = state.in(rooms)
  expect(own.all()).toEqual(expected)
  expect([...own]).toEqual(expected)
  expect(own.size).toBe(expected.length)
  for (const floor of floors)
    expect(own.by('floor', floor)).toEqual(expected.filter((item) => item.floor === floor))
  for (const tag of tags)
    expect(own.by('tag', tag)).toEqual(expected.filter((item) => item.tags.includes(tag)))
  const order = own.order('beds')
  const bedsOf = ({ beds = -1 }: Room): number => beds
  expect(order?.sorted('ASC')).toEqual([...expected].sort((left, right) => bedsOf(left) - bedsOf(right)))
  expect(order?.sorted('DESC')).toEqual([...expected].sort((left, right) => bedsOf(right) - bedsOf(left)))
  for (const [from, to] of [
    [1, 2],
    [2, 2],
    [2, 1],
    [-Infinity, 1],
  ] as const)
    expect(order?.between(from, to)).toEqual(
      expected.filter((item) => bedsOf(item) <= to && (bedsOf(item) >= from || from === -Infinity)),
    )
  expect(own.order('view')).toBeUndefined()
}

describe('a collection', () => {
  it('finds by an index and by an order the same items as by a scan, in the same order, after any changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, askFirst) => {
        let state = createState()
        let expected: readonly Room[] = []
        // An index is made when it is first asked: early here, late there.
        if (askFirst) expectSame(state, expected)
        for (const next of steps) {
          if (next.kind === 'load') {
            state.load({ rooms: next.rooms })
            expected = next.rooms
          } else if (next.kind === 'restart') {
            const { rooms: items = [] } = state.contents()
            state = createState(undefined, { rooms: () => items })
          } else {
            const { changes, end } = next
            const run = (): void =>
              state.unit(() => {
                for (const item of changes)
                  if ('put' in item) state.in(rooms).put(structuredClone(item.put))
                  else state.in(rooms).delete(item.remove)
                if (end === 'undone') throw new Error('no')
                if (end === 'refused and kept') throw keeping(decline(403, 'WRONG_CODE', 'The code is wrong'))
              })
            if (end === 'kept') run()
            else expect(run).toThrow()
            if (end !== 'undone') expected = changes.reduce(changed, expected)
          }
          if (askFirst) expectSame(state, expected)
        }
        expectSame(state, expected)
      }),
      { numRuns: 500 },
    )
  })

  it('gives the same list until something changes', () => {
    const state = createState(undefined, { rooms: () => [{ id: 'a', tags: [] } as Stored] })
    const before = state.in(rooms).all()
    expect(state.in(rooms).all()).toBe(before)
    state.unit(() => state.in(rooms).put({ id: 'b', tags: [] }))
    expect(before).toHaveLength(1)
    expect(state.in(rooms).all()).toHaveLength(2)
  })

  it('says when an index is asked for that it does not declare', () => {
    expect(() =>
      createState()
        .in(rooms)
        .by('colour' as 'tag', 'red'),
    ).toThrow('declares no index "colour"')
  })

  it('changes only inside a unit', () => {
    expect(() => createState().in(rooms).put({ id: 'a', tags: [] })).toThrow('outside of a unit')
  })
})

describe('data that a state is loaded with', () => {
  interface Plan extends Stored {
    readonly steps: string[]
  }
  const plans = collection<Plan>('test.plans')

  it('is copied, so that its owner cannot change the state', () => {
    const state = createState()
    const plan = { id: 'a', steps: ['first'] }
    state.load({ 'test.plans': [plan] })
    plan.steps.push('second')
    expect(state.in(plans).all()).toEqual([{ id: 'a', steps: ['first'] }])
  })

  it('is taken as it is when it comes from a state', () => {
    const first = createState()
    first.unit(() => first.in(plans).put({ id: 'a', steps: ['first'] }))
    const second = createState()
    second.load(first.contents())
    expect(second.in(plans).get('a')).toBe(first.in(plans).get('a'))
  })

  it('stays unchanged when the state changes later', () => {
    const state = createState()
    state.unit(() => state.in(plans).put({ id: 'a', steps: ['first'] }))
    const before = state.contents()
    state.unit(() => {
      state.in(plans).put({ id: 'a', steps: ['other'] })
      state.in(plans).put({ id: 'b', steps: [] })
    })
    expect(before).toEqual({ 'test.plans': [{ id: 'a', steps: ['first'] }] })
    state.load(before)
    expect(state.contents()).toEqual(before)
  })
})

describe('items that are encoded', () => {
  const a: Room = { id: 'a', tags: ['small'] }
  const b: Room = { id: 'b', tags: [] }

  it('are decoded when their collection is first asked for, and once', () => {
    const decode = vi.fn(() => [a, b])
    const state = createState(undefined, { rooms: decode })
    state.unit(() => state.in(halls).put({ id: 'h', tags: [] }))
    expect(decode).not.toHaveBeenCalled()
    expect(state.in(rooms).get('b')).toEqual(b)
    expect(state.in(rooms).by('tag', 'small')).toEqual([a])
    expect(decode).toHaveBeenCalledTimes(1)
  })

  it('are among the contents, and are replaced by other contents', () => {
    const state = createState(undefined, { rooms: () => [a] })
    expect(state.contents()).toEqual({ rooms: [a] })
    const other = createState(undefined, { rooms: () => [a] })
    other.load({ rooms: [b] })
    expect(other.in(rooms).all()).toEqual([b])
  })

  it('wait when they fill a collection that nobody has asked for', () => {
    const decode = vi.fn(() => [a])
    const state = createState()
    state.unit(() => state.fill({ rooms: decode }))
    expect(decode).not.toHaveBeenCalled()
    expect(state.in(rooms).all()).toEqual([a])
  })

  it('come after the items that a collection has', () => {
    const state = createState()
    state.unit(() => {
      state.in(rooms).put(b)
      state.fill({ rooms: () => [a] })
    })
    expect(state.in(rooms).all()).toEqual([b, a])
    const waiting = createState(undefined, { rooms: () => [b] })
    waiting.unit(() => waiting.fill({ rooms: () => [a] }))
    expect(waiting.in(rooms).all()).toEqual([b, a])
  })

  it.each([
    ['unseen', () => undefined],
    ['seen', (state: State) => state.in(rooms).all()],
    ['changed', (state: State) => state.in(rooms).put({ ...a, tags: ['large'] })],
  ])('are taken back, %s, with the unit that filled them', (_, look) => {
    const state = createState()
    const run = () =>
      state.unit(() => {
        state.fill({ rooms: () => [a] })
        look(state)
        throw new Error('no')
      })
    expect(run).toThrow('no')
    expect(state.in(rooms).all()).toEqual([])
  })

  it('are written by the unit that fills them', () => {
    const written: Written[] = []
    const state = createState({ write: (changes) => void written.push(...changes) })
    state.unit(() => state.fill({ rooms: () => [a, b] }))
    expect(written).toEqual([
      { collection: 'rooms', id: 'a', data: a },
      { collection: 'rooms', id: 'b', data: b },
    ])
  })

  it('are put inside a unit alone', () => {
    expect(() => createState().fill({ rooms: () => [a] })).toThrow('outside of a unit')
  })
})
