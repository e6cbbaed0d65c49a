import { AvailabilityList, QueryExtendedBookingsInput, ListAvailabilityInput, ExtendedBooking } from '@frontdesk/bookings';
import { Page, Client, Read, Given, Write } from '@frontdesk/core';
import { QueryFunction, DataTag, InfiniteData, UseInfiniteQueryOptions, UseQueryOptions, UseMutationOptions, DefaultOptions, QueryClient } from '@tanstack/react-query';
import { CartCalculation } from '@frontdesk/ecom';

/** `frontdesk`, origin, identity, operation, input, and what a hook adds of its own. */
type ReadKey = readonly ['frontdesk', string, string, string, ...unknown[]];
/** A read operation, as the key of a query names it. */
interface Keyed {
    /** The parts of the operation that name it in a key. */
    readonly spec: {
        readonly id: string;
        readonly kind: 'read';
    };
}
/**
 * The key of a read in the cache. It holds the identity, so one person never sees what was read for another.
 * Without an input it is the start of all keys of that operation.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: keyOf(client, queryServices) })
 */
declare const keyOf: (client: Client, operation: Keyed, ...input: [] | [unknown]) => ReadKey;
/**
 * Options of the query itself: `staleTime`, `enabled`, `select`, … Retries are left to the client, which knows what may be
 * repeated. A `placeholderData` counts when it is given here, not among the defaults of the cache, and is never that of
 * another person.
 */
type ReadOptions<Output, Data = Output> = Omit<UseQueryOptions<Output, Error, Data, ReadKey>, 'queryKey' | 'queryFn' | 'retry'>;
/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and `ensureQueryData`. */
type ReadQuery<Output, Data = Output> = ReadOptions<Output, Data> & {
    queryKey: DataTag<ReadKey, Output, Error>;
    queryFn: QueryFunction<Output, ReadKey>;
    retry: false;
};
/**
 * The query of a read operation, for loaders, prefetching and every hook of TanStack Query.
 *
 * @example
 * await queryClient.prefetchQuery(readOptions(client, getService, { serviceId }))
 */
declare const readOptions: <Input, Output, Data = Output>(client: Client, operation: Read<Input, Output>, input: NoInfer<Given<Input>>, options?: ReadOptions<Output, Data>) => ReadQuery<Output, Data>;
/** Pages as the cache holds them: by the input that asked for each. */
type PagesData<Item, Input> = InfiniteData<Page<Item, Input>, Input>;
/** Options of the query itself, for a list that grows page by page. */
type PagesOptions<Item, Input> = Omit<UseInfiniteQueryOptions<Page<Item, Input>, Error, PagesData<Item, Input>, ReadKey, Input>, 'queryKey' | 'queryFn' | 'retry' | 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam'>;
/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `prefetchInfiniteQuery`. */
type PagesQuery<Item, Input> = PagesOptions<Item, Input> & {
    queryKey: DataTag<ReadKey, PagesData<Item, Input>, Error>;
    queryFn: QueryFunction<Page<Item, Input>, ReadKey, Input>;
    initialPageParam: Input;
    /** The input of the page after. */
    getNextPageParam: (last: Page<Item, Input>) => Input | undefined;
    /** The input of the page before. */
    getPreviousPageParam: (first: Page<Item, Input>) => Input | undefined;
    retry: false;
};
/**
 * The query of a paged read operation, for lists that grow: each page asks for the next one.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(pagesOptions(client, queryServices, { filter: { type: 'CLASS' } }))
 */
declare const pagesOptions: <Item, Input>(client: Client, operation: Read<Input, Page<Item, Input>>, input: NoInfer<Given<Input>>, options?: PagesOptions<Item, Input>) => PagesQuery<Item, Input>;

/** The query of the times of a service, or of a visit with several. */
interface AvailabilityQuery {
    queryKey: ReadKey;
    queryFn: QueryFunction<AvailabilityList, ReadKey>;
    retry: false;
}
/**
 * The query of `useAvailability`, for loaders and prefetching: the times are asked for before the page that shows them is
 * there. Give it the same input, the type of the service included, and a `staleTime` to both; otherwise the hook asks again.
 *
 * @example
 * await queryClient.prefetchQuery({
 *   ...availabilityOptions(client, { serviceId, serviceType: 'APPOINTMENT', from, to, timeZone }),
 *   staleTime: 30_000,
 * })
 */
declare const availabilityOptions: (client: Client, input: ListAvailabilityInput, identity?: string) => AvailabilityQuery;

/** The query of the current cart with its calculation; its data is `null` while the person has no cart. */
interface CartQuery {
    queryKey: DataTag<ReadKey, CartCalculation | null, Error>;
    queryFn: QueryFunction<CartCalculation | null, ReadKey>;
    retry: false;
}
/**
 * The query of `useCart`, for loaders and prefetching: a page that a server rendered with it shows the cart at once, and its
 * browser does not ask for the cart again while the data is fresh. Set a `staleTime` in the cache of the browser; with 0,
 * which is the default, the hook asks again.
 *
 * @example
 * await queryClient.prefetchQuery(cartOptions(client))
 */
declare const cartOptions: (client: Client, identity?: string) => CartQuery;

/**
 * Brings what a server has read into a browser as it was: JSON would make text of dates and lose the functions of pages.
 * For the `defaultOptions` of the cache on both sides.
 *
 * @example
 * const cache = new QueryClient({ defaultOptions: { ...hydration } })
 */
declare const hydration: Pick<DefaultOptions, 'dehydrate' | 'hydrate'>;

/** The parts of each booking that are filled in. */
type Parts = Pick<QueryExtendedBookingsInput, keyof QueryExtendedBookingsInput & `with${string}`>;
interface UseMyBookingsOptions extends Readonly<Parts> {
    /**
     * `upcoming`: not over, and neither cancelled nor declined; the next one first. `past`: all the others, the latest
     * first. `upcoming` unless given. A booking that is still in the cart is in neither.
     */
    readonly when?: 'upcoming' | 'past';
    /** How many bookings a page has; 10 unless given, 100 at most. */
    readonly limit?: number;
    /** The moment that parts the past from the future; the minute of the first render unless given. */
    readonly now?: Date;
}
/** The options of `useMyBookings`, with the moment, which a loader must hand on to the page. */
interface MyBookingsOptions extends UseMyBookingsOptions {
    /** The moment that parts the past from the future. */
    readonly now: Date;
}
/**
 * The query of `useMyBookings`, for loaders and prefetching. The moment is part of the query: give the page the same `now`
 * as the loader, for example in the data of the loader, or the hook asks again.
 *
 * @example
 * const now = new Date()
 * await queryClient.prefetchInfiniteQuery(myBookingsOptions(client, { when: 'upcoming', now }))
 * // In the page: useMyBookings({ when: 'upcoming', now })
 */
declare const myBookingsOptions: (client: Client, options: MyBookingsOptions) => PagesQuery<ExtendedBooking, QueryExtendedBookingsInput>;

/** Options of the mutation, and the reads that it makes stale. */
interface WriteOptions<Input, Output> extends Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn' | 'retry'> {
    /** Reads whose results are read again, whatever their input. The mutation is pending until they have been. */
    readonly invalidates?: readonly Keyed[];
}
/** Options for `useMutation` and for the mutation cache. */
type WriteMutation<Input, Output> = UseMutationOptions<Output, Error, Input> & {
    mutationFn: (input: Input) => Promise<Output>;
    retry: false;
};
/**
 * The mutation of a write operation, for every hook of TanStack Query. Retries are left to the client, which knows what
 * may be repeated. `queryClient` holds the reads that `invalidates` names.
 *
 * @example
 * const mutation = useMutation(writeOptions(client, queryClient, cancelBooking, { invalidates: [queryExtendedBookings] }))
 */
declare const writeOptions: <Input, Output>(client: Client, queryClient: QueryClient, operation: Write<Input, Output>, { invalidates, ...options }?: WriteOptions<Given<Input>, Output>) => WriteMutation<Given<Input>, Output>;

export { availabilityOptions, cartOptions, hydration, keyOf, myBookingsOptions, pagesOptions, readOptions, writeOptions };
export type { AvailabilityQuery, CartQuery, Keyed, MyBookingsOptions, PagesData, PagesOptions, PagesQuery, ReadKey, ReadOptions, ReadQuery, UseMyBookingsOptions, WriteMutation, WriteOptions };
