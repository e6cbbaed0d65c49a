import type { Client, Given, Page, Read } from '@frontdesk/core'
import type {
  DataTag,
  InfiniteData,
  QueryFunction,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query'
import { identityOf, isSamePerson } from './identity.ts'
import { signalOf } from './query-signal.ts'

/** `frontdesk`, origin, identity, operation, input, and additional parts of a hook. */
export type ReadKey = readonly ['frontdesk', string, string, string, ...unknown[]]

/** The part of a read operation that query keys contain. */
export interface Keyed {
  /** The parts of the operation that name it in a key. */
  readonly spec: { readonly id: string; readonly kind: 'read' }
}

/** Normalizes inputs, so that equal inputs have equal keys: sorted fields, no `undefined` fields, dates as ISO text. */
const normalize = (value: unknown): unknown => {
  if (value instanceof Date) return value.toJSON()
  if (Array.isArray(value)) return value.map(normalize)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, normalize(field)]),
  )
}

/**
 * The query key of a read. It contains the identity, so nobody sees data that was read for another person. Without an
 * input, it is the prefix of all keys of that operation.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: keyOf(client, queryServices) })
 */
export const keyOf = (client: Client, operation: Keyed, ...input: [] | [unknown]): ReadKey =>
  keyFor(client, identityOf(client), operation, ...input)

/** The query key of a read for one identity. */
export const keyFor = (
  { platform }: Client,
  identity: string,
  operation: Keyed,
  ...input: [] | [unknown]
): ReadKey => [
  'frontdesk',
  platform.origin,
  identity,
  operation.spec.id,
  ...input.map((given) => normalize(given ?? {})),
]

/**
 * Options of the query itself: `staleTime`, `enabled`, `select`, … The client handles retries, because it knows which
 * calls are safe to retry. A `placeholderData` counts only if it is given here, not in the defaults of the query
 * client, and never comes from another person.
 */
export type ReadOptions<Output, Data = Output> = Omit<
  UseQueryOptions<Output, Error, Data, ReadKey>,
  'queryKey' | 'queryFn' | 'retry'
>

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and `ensureQueryData`. */
export type ReadQuery<Output, Data = Output> = ReadOptions<Output, Data> & {
  queryKey: DataTag<ReadKey, Output, Error>
  queryFn: QueryFunction<Output, ReadKey>
  retry: false
}

/**
 * The query of a read operation, for loaders, prefetching and every hook of TanStack Query.
 *
 * @example
 * await queryClient.prefetchQuery(readOptions(client, getService, { serviceId }))
 */
export const readOptions = <Input, Output, Data = Output>(
  client: Client,
  operation: Read<Input, Output>,
  input: NoInfer<Given<Input>>,
  options?: ReadOptions<Output, Data>,
): ReadQuery<Output, Data> => readOptionsFor(client, identityOf(client), operation, input, options)

/** The query for one identity. */
export const readOptionsFor = <Input, Output, Data = Output>(
  client: Client,
  identity: string,
  operation: Read<Input, Output>,
  input: NoInfer<Given<Input>>,
  options: ReadOptions<Output, Data> = {},
): ReadQuery<Output, Data> => {
  const queryKey = keyFor(client, identity, operation, input)
  return {
    ...ofSamePerson(options, queryKey),
    queryKey: queryKey as DataTag<ReadKey, Output, Error>,
    queryFn: async (context) => {
      const output = await operation(client, input, { signal: await signalOf(context) })
      keepForNewVisitor(client, queryKey, (ownKey) => {
        context.client.setQueryData(ownKey, output)
      })
      return output
    },
    retry: false,
  }
}

/** The first call creates the visitor session: its data belongs to that visitor and is not requested again. */
const keepForNewVisitor = (client: Client, key: ReadKey, keep: (ownKey: ReadKey) => void): void => {
  const [name, origin, identity, ...rest] = key
  const current = identityOf(client)
  if (current !== identity && isSamePerson(identity, current)) keep([name, origin, current, ...rest])
}

/**
 * `placeholderData: keepPreviousData` must not show the data of another person, as it would if it were a default of the
 * query client.
 */
const ofSamePerson = <Options extends { placeholderData?: unknown }>(
  options: Options,
  [, origin, identity]: ReadKey,
): Options => {
  const placeholder = options.placeholderData
  return {
    ...options,
    placeholderData:
      typeof placeholder === 'function'
        ? (previous: unknown, query: { queryKey: ReadKey } | undefined): unknown =>
            query?.queryKey[1] === origin && query.queryKey[2] === identity
              ? (placeholder as (...given: unknown[]) => unknown)(previous, query)
              : undefined
        : placeholder,
  }
}

/** Pages in the cache: by the input that requested each. */
export type PagesData<Item, Input> = InfiniteData<Page<Item, Input>, Input>

/** Options of an infinite query. */
export type PagesOptions<Item, Input> = Omit<
  UseInfiniteQueryOptions<Page<Item, Input>, Error, PagesData<Item, Input>, ReadKey, Input>,
  'queryKey' | 'queryFn' | 'retry' | 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam'
>

/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `prefetchInfiniteQuery`. */
export type PagesQuery<Item, Input> = PagesOptions<Item, Input> & {
  queryKey: DataTag<ReadKey, PagesData<Item, Input>, Error>
  queryFn: QueryFunction<Page<Item, Input>, ReadKey, Input>
  initialPageParam: Input
  /** The input of the next page. */
  getNextPageParam: (last: Page<Item, Input>) => Input | undefined
  /** The input of the previous page. */
  getPreviousPageParam: (first: Page<Item, Input>) => Input | undefined
  retry: false
}

/**
 * The query of a paged read operation, for infinite lists: each page requests the next one.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(pagesOptions(client, queryServices, { filter: { type: 'CLASS' } }))
 */
export const pagesOptions = <Item, Input>(
  client: Client,
  operation: Read<Input, Page<Item, Input>>,
  input: NoInfer<Given<Input>>,
  options?: PagesOptions<Item, Input>,
): PagesQuery<Item, Input> => pagesOptionsFor(client, identityOf(client), operation, input, options)

/** The query for one identity. */
export const pagesOptionsFor = <Item, Input>(
  client: Client,
  identity: string,
  operation: Read<Input, Page<Item, Input>>,
  input: NoInfer<Given<Input>>,
  options: PagesOptions<Item, Input> = {},
): PagesQuery<Item, Input> => {
  // A list of pages is not a page: it must not share the key of the plain read.
  const queryKey: ReadKey = [...keyFor(client, identity, operation, input), 'pages']
  return {
    ...ofSamePerson(options, queryKey),
    queryKey: queryKey as PagesQuery<Item, Input>['queryKey'],
    queryFn: async (context) =>
      operation(client, context.pageParam as Given<Input>, { signal: await signalOf(context) }),
    initialPageParam: input as Input,
    getNextPageParam: (last) => last.nextInput,
    getPreviousPageParam: (first) => first.previousInput,
    retry: false,
  }
}
