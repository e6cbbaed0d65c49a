import type { Given } from './common/given.ts'
import type { Answer, Auth, Call, CallOptions, Client, PagingMetadata } from './contract.ts'
import { FrontdeskError } from './errors.ts'
import type { Read } from './operation.ts'
import type { CursorPaging } from './query.ts'
import type { Shape } from './shape.ts'

/** One page of a list. */
export interface Page<T, Input = unknown> {
  /** The items of this page, in the requested order. */
  readonly items: T[]
  /** Total number of items; absent when the platform did not count them. */
  readonly total?: number | undefined
  /** Whether there were too many items to count. */
  readonly tooManyToCount: boolean
  /** The input that requests the next page; absent on the last one. It is plain data, for caches. */
  readonly nextInput?: Input | undefined
  /** The input that requests the previous page; absent on the first one. */
  readonly previousInput?: Input | undefined
  /** Whether there may be a next page. Also correct when the total is not known. */
  hasNext(): boolean
  /** Whether there is a previous page. */
  hasPrev(): boolean
  /** Reads the next page. @throws FrontdeskError `NO_PAGE` */
  next(options?: CallOptions): Promise<Page<T, Input>>
  /** Reads the previous page. @throws FrontdeskError `NO_PAGE` */
  prev(options?: CallOptions): Promise<Page<T, Input>>
}

const wrapPage = (items: unknown[], metadata: PagingMetadata, call: Call): Page<unknown> => {
  const { client, operation, input, options } = call
  const { next, previous } = operation.envelope?.around(input, metadata, items.length) ?? {}
  const turn = async (to: object | undefined, own?: CallOptions): Promise<Page<unknown>> => {
    if (!to) throw new FrontdeskError('No page to fetch', { code: 'NO_PAGE' })
    return (await client.send(operation, to as never, { ...options, ...own })) as Page<unknown>
  }
  const { total, tooManyToCount = false } = metadata
  return {
    items,
    total: tooManyToCount ? undefined : total,
    tooManyToCount,
    nextInput: next,
    previousInput: previous,
    hasNext: () => !!next,
    hasPrev: () => !!previous,
    next: (own) => turn(next, own),
    prev: (own) => turn(previous, own),
  }
}

/** The result is a page of a list, which is one field of the response. */
export const page = <T, Input>(
  key: string,
  item?: Shape<T>,
  metadata = 'pagingMetadata',
): Answer<Page<T, Input>> =>
  ({
    key,
    shape: item,
    metadata,
    wrap: (items: unknown[], body: Record<string, unknown>, call: Call) =>
      wrapPage(items, body[metadata] ?? {}, call),
  }) as unknown as Answer<Page<T, Input>>

/** The cursor of a page. One list of the platform returns it in `paging`. */
const cursorOf = (input: unknown): string | undefined => {
  const { cursorPaging, paging } = (input ?? {}) as { cursorPaging?: CursorPaging; paging?: CursorPaging }
  return cursorPaging?.cursor ?? paging?.cursor
}

/**
 * Iterates over all items of a list, page by page.
 *
 * @throws FrontdeskError `PAGE_LOOP` when a page leads to a page that was read already.
 * @example
 * for await (const service of pages(queryServices, client, { filter: { type: 'CLASS' } })) {
 *   console.log(service.name)
 * }
 */
export async function* pages<T, Input, A extends Auth | undefined>(
  operation: Read<Input, Page<T, Input>, A>,
  client: Client<NoInfer<A>>,
  input: NoInfer<Given<Input>>,
  options?: CallOptions,
): AsyncGenerator<T, void, undefined> {
  const cursors = new Set([cursorOf(input)])
  for (let next: Given<Input> = input; ;) {
    const current: Page<T, Input> = await operation(client, next, options)
    yield* current.items
    if (current.nextInput === undefined) return
    next = current.nextInput as Given<Input>
    const cursor = cursorOf(next)
    // The iteration would never end.
    if (cursor && cursors.has(cursor))
      throw new FrontdeskError('The next page was read already', { code: 'PAGE_LOOP' })
    cursors.add(cursor)
  }
}
