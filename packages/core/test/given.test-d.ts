import {
  bind,
  type CallOptions,
  type Client,
  createClient,
  type CursorQuery,
  type ElevatedAuth,
  type Given,
  hosted,
  type Open,
  type Page,
  pages,
  query,
  type Read,
  withResponse,
  type Write,
} from '@frontdesk/core'
import { describe, expectTypeOf, it } from 'vitest'
import { getRoom, queryRooms, type QueryRoomsInput, type Room, updateRoom } from './rooms.ts'

declare const client: Client
declare const elevated: Client<ElevatedAuth>
declare const maybeText: string | undefined
declare const maybeNumber: number | undefined
declare const maybeDate: Date | undefined
declare const closeRoom: Write<{ roomId: string; reason?: string }, void, ElevatedAuth>
declare const walkRooms: Read<CursorQuery<{ name: string }>, Page<Room>>

describe('the type of what is given', () => {
  it('adds undefined to optional fields, at every depth, and nothing else', () => {
    interface Inner {
      size?: number
      fixed: number
    }
    interface Outer {
      readonly name?: string | null
      id: string
      inner?: Inner
      list?: Inner[]
      either: Inner | string
      free?: Record<string, unknown>
      named?: Record<string, Inner>
    }
    interface GivenInner {
      size?: number | undefined
      fixed: number
    }
    expectTypeOf<Given<Outer>>().branded.toEqualTypeOf<{
      readonly name?: string | null | undefined
      id: string
      inner?: GivenInner | undefined
      list?: GivenInner[] | undefined
      either: GivenInner | string
      free?: Record<string, unknown> | undefined
      named?: Record<string, GivenInner> | undefined
    }>()
  })

  it('leaves dates, functions, maps, sets and the lists of plain values alone', () => {
    interface Values {
      date: Date
      call: (input: { a?: string }) => { b?: string }
      map: Map<string, { a?: string }>
      set: Set<{ a?: string }>
      texts: readonly string[]
      pair: [first: number, second: string]
      kind: Open<'SMALL' | 'LARGE'>
      nothing: null
      unknown: unknown
    }
    expectTypeOf<Given<Values>>().toEqualTypeOf<Values>()
  })

  it('keeps an open enumeration open, and known values known', () => {
    const open: Given<{ kind?: Open<'SMALL' | 'LARGE'> }>[] = [{ kind: 'HUGE' }, { kind: undefined }]
    const closed: Given<{ kind?: 'SMALL' | 'LARGE' }>[] = [
      { kind: undefined },
      // @ts-expect-error an unknown value
      { kind: 'HUGE' },
    ]
    expectTypeOf([open, closed]).toBeArray()
  })

  it('takes all that the type itself takes', () => {
    expectTypeOf<QueryRoomsInput>().toExtend<Given<QueryRoomsInput>>()
    expectTypeOf<Room>().toExtend<Given<Room>>()
  })
})

describe('calls', () => {
  it('take undefined where they take nothing', () => {
    void getRoom(client, { roomId: '', fields: undefined, deep: { a: maybeNumber } })
    void queryRooms(client, {
      filter: { name: maybeText, createdDate: { $gte: maybeDate }, $and: undefined },
      sort: undefined,
      paging: { limit: maybeNumber },
    })
    void updateRoom(client, { room: { id: '1', name: maybeText, stays: [{ from: maybeDate }] } })
    void closeRoom(elevated, { roomId: '1', reason: maybeText })
  })

  it('still ask for what they need', () => {
    // @ts-expect-error the id may be absent
    void getRoom(client, { roomId: maybeText })
    // @ts-expect-error the id of the room may be absent
    void updateRoom(client, { room: { id: maybeText } })
    // @ts-expect-error the items of a list may be absent
    void getRoom(client, { roomId: '', fields: [maybeText] })
    // @ts-expect-error the field is unknown
    void getRoom(client, { roomId: '', name: undefined })
    // @ts-expect-error the client is not elevated
    void closeRoom(client, { roomId: '1', reason: maybeText })
  })

  it('take options that may be absent', () => {
    const options: CallOptions = {
      signal: undefined,
      timeout: maybeNumber,
      deadline: maybeNumber,
      attempts: maybeNumber,
      headers: undefined,
      idempotencyKey: maybeText,
      onResponse: undefined,
    }
    void getRoom(client, { roomId: '' }, options)
    void getRoom(client, { roomId: '' }, undefined)
    void createClient({
      platform: hosted(),
      auth: undefined,
      fetch: undefined,
      headers: undefined,
      hooks: undefined,
      validate: undefined,
      timeout: maybeNumber,
    })
  })
})

describe('functions over operations', () => {
  it('infer the input, and take undefined as the operation does', () => {
    expectTypeOf(pages(queryRooms, client, { filter: { name: maybeText } })).toEqualTypeOf<
      AsyncGenerator<Room, void, undefined>
    >()
    expectTypeOf(withResponse(getRoom, client, { roomId: '', fields: undefined })).resolves.toHaveProperty(
      'data',
    )
    const bound = bind(client, { getRoom })
    expectTypeOf(bound.getRoom({ roomId: '', fields: undefined })).resolves.toEqualTypeOf<Room>()
    // @ts-expect-error the id may be absent
    void bound.getRoom({ roomId: maybeText })
    // @ts-expect-error the kind is unknown
    void pages(queryRooms, client, { filter: { kind: 'HUGE' } })
  })

  it('pass the input of a page on', async () => {
    const page = await queryRooms(client, {})
    expectTypeOf(page.nextInput).toEqualTypeOf<QueryRoomsInput | undefined>()
    if (page.nextInput) void queryRooms(client, page.nextInput)
  })

  it('can be written for any operation', () => {
    const call = <Input, Output>(
      operation: Read<Input, Output>,
      input: NoInfer<Given<Input>>,
    ): Promise<Output> => operation(client, input)
    expectTypeOf(call(getRoom, { roomId: '', fields: undefined })).resolves.toEqualTypeOf<Room>()
    // @ts-expect-error the id is missing
    void call(getRoom, {})
  })
})

it('lets a fluent query take a limit, an offset or a cursor that may be absent', () => {
  expectTypeOf(
    query(queryRooms).eq('kind', 'SMALL').limit(maybeNumber).skip(maybeNumber).find(client, undefined),
  ).resolves.toEqualTypeOf<Page<Room, QueryRoomsInput>>()
  void query(walkRooms).skipTo(maybeText).limit(maybeNumber)
  // @ts-expect-error a comparison with nothing is written as null
  void query(queryRooms).eq('name', maybeText)
})
