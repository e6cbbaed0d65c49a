import type { TimeSlot } from '@frontdesk/bookings'
import type { CursorPaging } from '@frontdesk/core'
import { refuse } from '../kernel/failure.ts'
import type { PageResult } from '../kernel/handler.ts'

/** A slot with what sorts it and with its day, for a limit by day. */
export interface FoundSlot {
  /** Sorts like the slots do, and is theirs alone. */
  readonly key: string
  readonly slot: TimeSlot
}

/** What a cursor says: the query, and the slot at the edge of the page that it came from. */
export interface SlotCursor<Query> {
  readonly query: Query
  readonly after?: string
  readonly before?: string
  readonly limit: number
}

const writeCursor = (cursor: SlotCursor<unknown>): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Reads a cursor that `pageSlots` wrote. `check` is asked about the query, as if it came from outside: it did. */
export const readCursor = <Query>(
  paging: CursorPaging | undefined,
  check: (query: unknown) => Query,
): SlotCursor<Query> | undefined => {
  const { cursor, limit } = paging ?? {}
  if (cursor === undefined) return undefined
  try {
    const read = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as SlotCursor<unknown>
    return { ...read, query: check(read.query), limit: limit ?? read.limit }
  } catch {
    throw refuse({
      field: 'cursorPaging.cursor',
      description: 'is not a cursor of this platform',
      violatedRule: 'FORMAT',
    })
  }
}

/** One page of slots; only as many are worked out as it needs. */
export const pageSlots = <Query>(
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
    ...(more && last && { nextCursor: writeCursor({ query, limit, after: last.key }) }),
    ...(earlier && first && { previousCursor: writeCursor({ query, limit, before: first.key }) }),
  }
}

/** Lets through at most so many slots of each day. */
export function* limitByDay(
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
