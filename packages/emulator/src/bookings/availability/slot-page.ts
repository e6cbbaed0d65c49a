import type { BookingPolicyViolations, TimeSlot } from '@frontdesk/bookings'
import type { CursorPaging } from '@frontdesk/core'
import { check, type Schema } from '@frontdesk/core/schema'
import { decodeCursor, encodeCursor, requireCarried } from '../../kernel/cursor.ts'
import { decline } from '../../kernel/failure.ts'
import { AnswerWith, type HandlerContext, type PageResult } from '../../kernel/handler.ts'
import { readWindow, type TimeWindow } from './time-window.ts'

/** A slot with what sorts it and with its day, for a limit by day. */
export interface FoundSlot {
  /** Sorts like the slots do, and is theirs alone. */
  readonly key: string
  readonly slot: TimeSlot
}

/** A cursor holds the query, and the slot at the edge of the page that it came from. */
interface SlotCursor<Query> {
  readonly query: Query
  readonly after?: string
  readonly before?: string
  readonly limit: number
}

/** Reads a cursor that `pageSlots` wrote. `check` looks at its query, which comes back from outside. */
const readCursor = <Query>(
  { cursor, limit }: CursorPaging,
  check: (query: unknown) => Query,
): SlotCursor<Query> | undefined =>
  cursor === undefined
    ? undefined
    : decodeCursor(cursor, 'cursorPaging.cursor', (content) => {
        const read = content as SlotCursor<unknown>
        return { ...read, query: check(read.query), limit: limit ?? read.limit }
      })

/** One page of slots; only as many are calculated as it needs. */
const pageSlots = <Query>(
  found: Iterable<FoundSlot>,
  { query, after = '', before, limit }: SlotCursor<Query>,
): PageResult<TimeSlot> => {
  const page: FoundSlot[] = []
  let more = false
  let earlier = false
  for (const item of found) {
    if (item.key <= after) {
      earlier = true
      continue
    }
    if (before !== undefined && item.key >= before) {
      more = true
      break
    }
    if (page.length === limit) {
      if (before === undefined) {
        more = true
        break
      }
      page.shift()
      earlier = true
    }
    page.push(item)
  }
  const first = page[0]
  const last = page.at(-1)
  return {
    items: page.map(({ slot }) => slot),
    ...(more && last && { nextCursor: encodeCursor({ query, limit, after: last.key }) }),
    ...(earlier && first && { previousCursor: encodeCursor({ query, limit, before: first.key }) }),
  }
}

/** Lets through at most so many slots of each day. */
function* limitByDay(
  found: Iterable<FoundSlot>,
  limit: number | undefined,
): Generator<FoundSlot, void, undefined> {
  const counts = new Map<string, number>()
  for (const item of found) {
    const day = item.slot.localStartDate?.slice(0, 10) ?? ''
    const count = (counts.get(day) ?? 0) + 1
    counts.set(day, count)
    if (limit === undefined || count <= limit) yield item
  }
}

interface SlotQuery {
  readonly fromLocalDate?: string
  readonly toLocalDate?: string
  readonly timeZone?: string
  readonly bookingPolicyViolations?: BookingPolicyViolations
}

interface SlotList<Query> {
  /** The schema of the input: a cursor brings the query back from outside. */
  readonly schema: Schema<Query>
  /** So many slots a page has unless the input asks for another number. */
  readonly defaultLimit: number
  /** Checks what is asked for, and gives the search for it. */
  prepare(asked: Query): (window: TimeWindow, query: Query) => Iterable<FoundSlot>
  /** Maximum number of slots per day. */
  perDay(query: Query): number | undefined
}

/** Answers a page of slots, with the time zone of their local dates beside it. */
export const listSlots = <Query extends SlotQuery & { readonly cursorPaging?: CursorPaging }>(
  context: HandlerContext<Query>,
  { schema, defaultLimit, prepare, perDay }: SlotList<Query>,
): AnswerWith<PageResult<TimeSlot>> => {
  const { cursorPaging = {}, ...given } = context.input
  const cursor = readCursor(cursorPaging, (query) => check(schema, query))
  const asked = { ...cursor?.query, ...given } as Query
  const { earliestBookingDate: _, ...bookingPolicyViolations } = asked.bookingPolicyViolations ?? {}
  const writtenOut = (): { readonly window: TimeWindow; readonly query: Query } => {
    const window = readWindow(context, asked)
    return { window, query: { ...asked, ...window.query, bookingPolicyViolations } }
  }
  if (cursor) requireCarried(writtenOut().query, cursor.query, '')
  const find = prepare(asked)
  const { window, query } = writtenOut()
  const page = pageSlots(limitByDay(find(window, query), perDay(query)), {
    limit: cursorPaging.limit ?? defaultLimit,
    ...cursor,
    query,
  })
  return new AnswerWith(page, { timeZone: window.query.timeZone })
}

/** Refuses a list of time slots that lacks a field. @throws Failure 400 `MISSING_ARGUMENTS` */
export const requireArguments = <Name extends string>(
  asked: Readonly<Partial<Record<Name, unknown>>>,
  ...names: readonly Name[]
): void => {
  const missing = names.filter((name) => asked[name] === undefined)
  if (missing.length)
    throw decline(400, 'MISSING_ARGUMENTS', `Give ${missing.join(' and ')}, or a cursor`, { missing })
}

/**
 * Puts the slots that can be booked before the others, each part in the order of time, unless `inOrder`. Slots of the
 * same time are told apart by their place.
 */
export function* bookableFirst(
  found: Iterable<FoundSlot>,
  inOrder: boolean,
): Generator<FoundSlot, void, undefined> {
  const last: FoundSlot[] = []
  for (const { key, slot } of found)
    if (inOrder || slot.bookable) yield { key: `0 ${key}`, slot }
    else last.push({ key: `1 ${key}`, slot })
  yield* last
}
