import {
  cursorQuery,
  cursorSearch,
  isFrontdeskError,
  page,
  pages,
  query,
  type Read,
  read,
  type CursorQuery,
  type Page,
} from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { answering, json, queryRooms, type Room, type RoomFields } from './rooms.ts'

describe('the fluent query', () => {
  it('writes every operator as the platform has it', () => {
    const { input } = query(queryRooms)
      .eq('kind', 'SMALL')
      .ne('name', 'x')
      .gt('size', 1)
      .ge('size', 2)
      .lt('size', 9)
      .le('size', 8)
      .between('size', 3, 5)
      .in('name', ['a', 'b'])
      .exists('name')
      .exists('size', false)
      .isEmpty('name')
      .isNotEmpty('name')
      .startsWith('name', 'a')
      .endsWith('name', 'z')
      .contains('name', 'm')
      .hasSome('tags', ['t'])
      .hasAll('tags', ['t', 'u'])
    expect(input.filter).toEqual({
      $and: [
        { kind: 'SMALL' },
        { name: { $ne: 'x' } },
        { size: { $gt: 1 } },
        { size: { $gte: 2 } },
        { size: { $lt: 9 } },
        { size: { $lte: 8 } },
        { size: { $gte: 3 } },
        { size: { $lt: 5 } },
        { name: { $in: ['a', 'b'] } },
        { name: { $exists: true } },
        { size: { $exists: false } },
        { name: null },
        { name: { $ne: null } },
        { name: { $startsWith: 'a' } },
        { name: { $endsWith: 'z' } },
        { name: { $contains: 'm' } },
        { tags: { $hasSome: ['t'] } },
        { tags: { $hasAll: ['t', 'u'] } },
      ],
    })
  })

  it('is immutable, and conditions add up', () => {
    const base = query(queryRooms).eq('kind', 'SMALL')
    const more = base.gt('size', 1).limit(5)
    expect(base.input).toEqual({ filter: { kind: 'SMALL' } })
    expect(more.input).toEqual({
      filter: { $and: [{ kind: 'SMALL' }, { size: { $gt: 1 } }] },
      paging: { limit: 5 },
    })
  })

  it('joins with and, or, not', () => {
    const small = query(queryRooms).eq('kind', 'SMALL')
    const open = query(queryRooms).eq('open', true)
    const none = query(queryRooms)
    expect(small.or(open).or(query(queryRooms).eq('name', 'x')).input.filter).toEqual({
      $or: [{ kind: 'SMALL' }, { open: true }, { name: 'x' }],
    })
    expect(small.and(open).input.filter).toEqual({ $and: [{ kind: 'SMALL' }, { open: true }] })
    expect(small.or(none).input.filter).toEqual({ kind: 'SMALL' })
    expect(none.and(open).input.filter).toEqual({ open: true })
    expect(small.not(open).input.filter).toEqual({ $and: [{ kind: 'SMALL' }, { $not: { open: true } }] })
    expect(none.not(small).input.filter).toEqual({ $not: { kind: 'SMALL' } })
    expect(small.not(none).input.filter).toEqual({ kind: 'SMALL' })
  })

  it('sends sort and paging, 50 from 0 unless told', async () => {
    const { client, sent } = answering(() => json({ rooms: [] }))
    await query(queryRooms)
      .ascending('name', 'size')
      .descending('createdDate')
      .skip(10)
      .limit(20)
      .find(client)
    await queryRooms(client, { fields: ['a'] })
    expect(sent[0]?.body).toEqual({
      query: {
        sort: [
          { fieldName: 'name', order: 'ASC' },
          { fieldName: 'size', order: 'ASC' },
          { fieldName: 'createdDate', order: 'DESC' },
        ],
        paging: { offset: 10, limit: 20 },
      },
    })
    expect(sent[1]?.body).toEqual({ fields: ['a'], query: { paging: { offset: 0, limit: 50 } } })
  })

  it('sends dates in filters as ISO text', async () => {
    const { client, sent } = answering(() => json({ rooms: [] }))
    await query(queryRooms).gt('createdDate', new Date(0)).find(client)
    expect(sent[0]?.body).toMatchObject({
      query: { filter: { createdDate: { $gt: '1970-01-01T00:00:00.000Z' } } },
    })
  })
})

describe('pages by offset', () => {
  const all = Array.from({ length: 120 }, (_, index) => ({ _id: String(index) }))
  const serve = (metadata: (offset: number, count: number) => object) =>
    answering(({ body }) => {
      const { offset, limit } = (body as { query: { paging: { offset: number; limit: number } } }).query
        .paging
      const rooms = all.slice(offset, offset + limit)
      return json({ rooms, pagingMetadata: metadata(offset, rooms.length) })
    })

  it('go forth and back by the total', async () => {
    const { client } = serve((offset, count) => ({ offset, count, total: 120 }))
    const first = await queryRooms(client, {})
    expect([first.items.length, first.total, first.hasNext(), first.hasPrev()]).toEqual([
      50,
      120,
      true,
      false,
    ])
    const second = await first.next()
    const third = await second.next()
    expect([third.items.length, third.hasNext(), third.items[0]?.id]).toEqual([20, false, '100'])
    expect((await third.prev()).items[0]?.id).toBe('50')
    await expect(third.next()).rejects.toThrow('No page to fetch')
    await expect(first.prev()).rejects.toSatisfy(
      (error: unknown) => isFrontdeskError(error) && error.code === 'NO_PAGE',
    )
  })

  it('keep the conditions of the first page', async () => {
    const { client } = serve((offset, count) => ({ offset, count, total: 120 }))
    const input = {
      filter: { kind: 'SMALL' },
      sort: [{ fieldName: 'name' }],
      paging: { offset: 50, limit: 20 },
    } as const
    const { nextInput, previousInput } = await queryRooms(client, input)
    expect(nextInput).toEqual({ ...input, paging: { offset: 70, limit: 20 } })
    expect(previousInput).toEqual({ ...input, paging: { offset: 30, limit: 20 } })
  })

  it.each([{}, { tooManyToCount: true }, { tooManyToCount: true, total: 0 }])(
    'walk all items when the total is not known: %j',
    async (metadata) => {
      const { client, sent } = serve(() => metadata)
      const ids: string[] = []
      for await (const room of pages(queryRooms, client, { paging: { limit: 40 } })) ids.push(room.id)
      expect(ids).toEqual(all.map((room) => room._id))
      expect(sent.length).toBe(4)
    },
  )

  it.each([{ total: null }, { total: null, tooManyToCount: false }])(
    'take a total of null as one that is not known: %j',
    async (metadata) => {
      const { client } = serve(() => metadata)
      const ids: string[] = []
      for await (const room of pages(queryRooms, client, {})) ids.push(room.id)
      expect(ids).toHaveLength(120)
    },
  )

  it('end with an empty page, also before the total is reached', async () => {
    const { client, sent } = answering(({ body }) => {
      const { offset } = (body as { query: { paging: { offset: number } } }).query.paging
      return json({ rooms: offset ? [] : [{ _id: '1' }], pagingMetadata: { total: 3 } })
    })
    const first = await queryRooms(client, { paging: { limit: 1 } })
    expect([first.hasNext(), first.nextInput]).toEqual([true, { paging: { limit: 1, offset: 1 } }])
    const empty = await first.next()
    expect([empty.items, empty.total, empty.hasNext(), empty.nextInput]).toEqual([[], 3, false, undefined])
    expect([empty.hasPrev(), empty.previousInput]).toEqual([true, { paging: { limit: 1, offset: 0 } }])
    const ids: string[] = []
    for await (const room of pages(queryRooms, client, { paging: { limit: 1 } })) ids.push(room.id)
    expect(ids).toEqual(['1'])
    expect(sent).toHaveLength(4)
  })

  it.each([
    [{ total: 3 }, 0, false],
    [{}, 0, false],
    [{ tooManyToCount: true }, 0, false],
    [{ total: 3 }, 2, true],
    [{ total: 2 }, 2, false],
    [{ total: 3 }, 3, false],
    [{}, 1, false],
    [{}, 2, true],
    [{ tooManyToCount: true }, 1, false],
    [{ tooManyToCount: true }, 2, true],
  ])('of 2 with %o and %i items: another page follows: %s', async (pagingMetadata, count, more) => {
    const rooms = Array.from({ length: count }, (_, index) => ({ _id: String(index) }))
    const { client } = answering(() => json({ rooms, pagingMetadata }))
    expect((await queryRooms(client, { paging: { limit: 2 } })).hasNext()).toBe(more)
  })

  it('hold 50 from 0 also when a setting is undefined', async () => {
    const { client, sent } = serve((offset, count) => ({ offset, count, total: 120 }))
    const first = await queryRooms(client, { paging: { limit: undefined, offset: undefined } })
    expect((await first.next()).items[0]?.id).toBe('50')
    await query(queryRooms).limit(undefined).skip(undefined).find(client)
    expect(sent.map(({ body }) => (body as { query: object }).query)).toEqual([
      { paging: { offset: 0, limit: 50 } },
      { paging: { offset: 50, limit: 50 } },
      { paging: { offset: 0, limit: 50 } },
    ])
  })

  it('stop asking when the walk is left', async () => {
    const { client, sent } = serve((offset, count) => ({ offset, count, total: 120 }))
    for await (const room of pages(queryRooms, client, {})) if (room.id === '60') break
    expect(sent).toHaveLength(2)
  })
})

it('says that the input of a walk is missing', async () => {
  const { client, sent } = answering(() => json({}))
  const walk = pages(queryRooms, client, undefined as never)
  await expect(walk.next()).rejects.toMatchObject({ name: 'ValidationError' })
  expect(sent).toHaveLength(0)
})

describe('pages by cursor', () => {
  const make = (
    envelope: typeof cursorQuery,
  ): Read<CursorQuery<RoomFields>, Page<Room, CursorQuery<RoomFields>>> =>
    read({
      id: 'rooms.find',
      prefix: '/house',
      route: 'POST /v1/rooms/find',
      envelope,
      response: page('rooms', undefined, 'metadata'),
    })

  it('hold 50 also when a setting is undefined', async () => {
    const { client, sent } = answering(() => json({ rooms: [], metadata: {} }))
    const notMade = { limit: undefined, cursor: undefined }
    await make(cursorQuery)(client, { filter: { name: 'x' }, cursorPaging: notMade })
    await query(make(cursorQuery)).eq('name', 'x').limit(undefined).skipTo(undefined).find(client)
    expect(sent.map(({ body }) => body)).toEqual([
      { query: { filter: { name: 'x' }, cursorPaging: { limit: 50 } } },
      { query: { filter: { name: 'x' }, cursorPaging: { limit: 50 } } },
    ])
  })

  it.each([
    ['the same page', ['a', 'a']],
    ['an earlier one', ['a', 'b', 'a']],
  ])('end a walk that leads back to %s', async (_, next) => {
    const { client, sent } = answering(() =>
      json({ rooms: [{ id: '1' }], metadata: { cursors: { next: next[sent.length - 1] } } }),
    )
    const walk = async (): Promise<void> => {
      for await (const room of pages(make(cursorQuery), client, {})) expect(room.id).toBe('1')
    }
    await expect(walk()).rejects.toMatchObject({ code: 'PAGE_LOOP' })
    expect(sent).toHaveLength(next.length)
  })

  it('send only the cursor once there is one', async () => {
    for (const envelope of [cursorQuery, cursorSearch]) {
      const key = envelope.key ?? ''
      const { client, sent } = answering(({ body }) => {
        const { cursor } =
          (body as Record<string, { cursorPaging: { cursor?: string } }>)[key]?.cursorPaging ?? {}
        return json(
          cursor
            ? { rooms: [{ id: '2' }], metadata: { cursors: { prev: 'p' }, hasNext: false } }
            : { rooms: [{ id: '1' }], metadata: { cursors: { next: 'n' }, hasNext: true } },
        )
      })
      const first = await make(envelope)(client, { filter: { name: 'x' }, cursorPaging: { limit: 1 } })
      const second = await first.next()
      expect([second.items[0]?.id, second.hasNext(), second.hasPrev()]).toEqual(['2', false, true])
      expect(sent.map((one) => one.body)).toEqual([
        { [key]: { filter: { name: 'x' }, cursorPaging: { limit: 1 } } },
        { [key]: { cursorPaging: { limit: 1, cursor: 'n' } } },
      ])
    }
  })
})
