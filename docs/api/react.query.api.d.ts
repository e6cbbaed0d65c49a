import { AvailabilityList, QueryExtendedBookingsInput, ListAvailabilityInput, ExtendedBooking } from '@frontdesk/bookings';
import { Page, Client, Read, Given, Write } from '@frontdesk/core';
import { QueryFunction, DataTag, InfiniteData, UseInfiniteQueryOptions, UseQueryOptions, UseMutationOptions, DefaultOptions, QueryClient } from '@tanstack/react-query';
import { CartCalculation } from '@frontdesk/ecom';

/** `frontdesk`, origin, identity, operation, input, and additional parts of a hook. */
type ReadKey = readonly ['frontdesk', string, string, string, ...unknown[]];
/** The part of a read operation that query keys contain. */
interface Keyed {
    /** The parts of the operation that name it in a key. */
    readonly spec: {
        readonly id: string;
        readonly kind: 'read';
    };
}
/**
 * The query key of a read. It contains the identity, so nobody sees data that was read for another person. Without an
 * input, it is the prefix of all keys of that operation.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: keyOf(client, queryServices) })
 */
declare const keyOf: (client: Client, operation: Keyed, ...input: [] | [unknown]) => ReadKey;
/**
 * Options of the query itself: `staleTime`, `enabled`, `select`, … The client handles retries, because it knows which
 * calls are safe to retry. A `placeholderData` counts only if it is given here, not in the defaults of the query
 * client, and never comes from another person.
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
/** Pages in the cache: by the input that requested each. */
type PagesData<Item, Input> = InfiniteData<Page<Item, Input>, Input>;
/** Options of an infinite query. */
type PagesOptions<Item, Input> = Omit<UseInfiniteQueryOptions<Page<Item, Input>, Error, PagesData<Item, Input>, ReadKey, Input>, 'queryKey' | 'queryFn' | 'retry' | 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam'>;
/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `prefetchInfiniteQuery`. */
type PagesQuery<Item, Input> = PagesOptions<Item, Input> & {
    queryKey: DataTag<ReadKey, PagesData<Item, Input>, Error>;
    queryFn: QueryFunction<Page<Item, Input>, ReadKey, Input>;
    initialPageParam: Input;
    /** The input of the next page. */
    getNextPageParam: (last: Page<Item, Input>) => Input | undefined;
    /** The input of the previous page. */
    getPreviousPageParam: (first: Page<Item, Input>) => Input | undefined;
    retry: false;
};
/**
 * The query of a paged read operation, for infinite lists: each page requests the next one.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(pagesOptions(client, queryServices, { filter: { type: 'CLASS' } }))
 */
declare const pagesOptions: <Item, Input>(client: Client, operation: Read<Input, Page<Item, Input>>, input: NoInfer<Given<Input>>, options?: PagesOptions<Item, Input>) => PagesQuery<Item, Input>;

/** The query for the time slots of a service, or of a visit with several. */
interface AvailabilityQuery {
    queryKey: ReadKey;
    queryFn: QueryFunction<AvailabilityList, ReadKey>;
    retry: false;
}
/**
 * The query of `useAvailability`, for loaders and prefetching: the time slots are requested before the page is
 * rendered. Pass the same input, including the type of the service, and a `staleTime` to both; otherwise the hook
 * requests them again.
 *
 * @example
 * await queryClient.prefetchQuery({
 *   ...availabilityOptions(client, { serviceId, serviceType: 'APPOINTMENT', from, to, timeZone }),
 *   staleTime: 30_000,
 * })
 */
declare const availabilityOptions: (client: Client, input: ListAvailabilityInput, identity?: string) => AvailabilityQuery;

/** The query of the current cart with its calculation; its data is `null` if there is no cart. */
interface CartQuery {
    queryKey: DataTag<ReadKey, CartCalculation | null, Error>;
    queryFn: QueryFunction<CartCalculation | null, ReadKey>;
    retry: false;
}
/**
 * The query of `useCart`, for loaders and prefetching: a page that a server rendered with it shows the cart
 * immediately, and the browser does not request the cart while the data is fresh. Set a `staleTime` in the browser's
 * query client; with the default of 0, the hook requests the cart again.
 *
 * @example
 * await queryClient.prefetchQuery(cartOptions(client))
 */
declare const cartOptions: (client: Client, identity?: string) => CartQuery;

/**
 * Serializes server data for the browser without losses: JSON would convert dates to text and drop the functions of
 * pages. Use it in the `defaultOptions` of the query client on both sides.
 *
 * @example
 * const cache = new QueryClient({ defaultOptions: { ...hydration } })
 */
declare const hydration: Pick<DefaultOptions, 'dehydrate' | 'hydrate'>;

/** The related data of each booking to include. */
type Parts = Pick<QueryExtendedBookingsInput, keyof QueryExtendedBookingsInput & `with${string}`>;
interface UseMyBookingsOptions extends Readonly<Parts> {
    /**
     * `upcoming`: bookings that have not ended and are neither canceled nor declined; the next one first. `past`: all
     * others, the latest first. Defaults to `upcoming`. A booking that is still in the cart is in neither.
     */
    readonly when?: 'upcoming' | 'past';
    /** Number of bookings per page; defaults to 10, at most 100. */
    readonly limit?: number;
    /** The time that separates past from future; defaults to the minute of the first render. */
    readonly now?: Date;
}
/** The options of `useMyBookings`, with the time, which a loader must pass to the page. */
interface MyBookingsOptions extends UseMyBookingsOptions {
    /** The time that separates past from future. */
    readonly now: Date;
}
/**
 * The query of `useMyBookings`, for loaders and prefetching. The time is part of the query: pass the same `now` to the
 * page as to the loader, for example in the data of the loader; otherwise the hook requests the bookings again.
 *
 * @example
 * const now = new Date()
 * await queryClient.prefetchInfiniteQuery(myBookingsOptions(client, { when: 'upcoming', now }))
 * // In the page: useMyBookings({ when: 'upcoming', now })
 */
declare const myBookingsOptions: (client: Client, options: MyBookingsOptions) => PagesQuery<ExtendedBooking, QueryExtendedBookingsInput>;

/** Options of the mutation, and the reads that it invalidates. */
interface WriteOptions<Input, Output> extends Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn' | 'retry'> {
    /** Reads to invalidate, with any input. The mutation is pending until they have been read again. */
    readonly invalidates?: readonly Keyed[];
}
/** Options for `useMutation` and for the mutation cache. */
type WriteMutation<Input, Output> = UseMutationOptions<Output, Error, Input> & {
    mutationFn: (input: Input) => Promise<Output>;
    retry: false;
};
/**
 * The mutation of a write operation, for every hook of TanStack Query. The client handles retries, because it knows
 * which calls are safe to retry. `queryClient` contains the reads that `invalidates` lists.
 *
 * @example
 * const mutation = useMutation(writeOptions(client, queryClient, cancelBooking, { invalidates: [queryExtendedBookings] }))
 */
declare const writeOptions: <Input, Output>(client: Client, queryClient: QueryClient, operation: Write<Input, Output>, { invalidates, ...options }?: WriteOptions<Given<Input>, Output>) => WriteMutation<Given<Input>, Output>;

export { availabilityOptions, cartOptions, hydration, keyOf, myBookingsOptions, pagesOptions, readOptions, writeOptions };
export type { AvailabilityQuery, CartQuery, Keyed, MyBookingsOptions, PagesData, PagesOptions, PagesQuery, ReadKey, ReadOptions, ReadQuery, UseMyBookingsOptions, WriteMutation, WriteOptions };
