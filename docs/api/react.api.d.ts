import { AvailabilityDay, AvailabilityReason, AvailabilityWindow, BookedVisitService, CancellationWindow, CancelBookingInput, Booking, BookingChoice, BookingDetails, BookingPlanState, TimeSlot, BookedResource, bookingFormFieldTypes, RescheduleBookingInput, LocalDate, AvailableSlot, ExtendedBooking, QueryExtendedBookingsInput, ListAvailabilityInput } from '@frontdesk/bookings';
export { bookingFormFieldTypes } from '@frontdesk/bookings';
import { Cart, CartLineItem, CartSummary, CatalogItemInput, GiftCardInput, DeliveryMethodInput, CartCalculation, Order } from '@frontdesk/ecom';
import { SessionState, LoginResult, LoginChallenge, LoginErrorCode, AnswerChallengeInput, RecoverAccountInput, LoginInput, RegisterInput, Role, DirectLoginOptions, Session } from '@frontdesk/auth';
import { Address, Client, Given, Page, Read, Write } from '@frontdesk/core';
import { DataTag, QueryFunction, QueryClient, UseMutationResult, InfiniteData, UseInfiniteQueryOptions, UseQueryOptions, UseMutationOptions, DefaultOptions, SkipToken, UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
export { skipToken } from '@tanstack/react-query';
import { ReactNode, ReactElement } from 'react';
import { VariantSelection, Product } from '@frontdesk/stores';

/**
 * Why a booking cannot be changed. `status`: it is cancelled, declined, or not ordered yet. `begun`: it has begun.
 * `course`: a course is booked as a whole, there is no other time. `notOffered`: the business does not let customers do
 * it. `tooLate`: the deadline of the policy is over. `unknown`: the platform gives no reason.
 */
type BookingChangeRefusal = 'status' | 'begun' | 'course' | 'notOffered' | 'tooLate' | 'unknown';
/** Whether a customer may change a booking now. */
interface BookingPermission {
    /** As the platform answered; `undefined` while that is not known. */
    readonly allowed: boolean | undefined;
    /** The last moment at which the policy of the service allows it; absent when it is not known, or not allowed. */
    readonly until: Date | undefined;
    /** Why it is not allowed. */
    readonly refusal: BookingChangeRefusal | undefined;
}
/** A fee for a customer who cancels from this moment on: an amount, or a percentage of the price as decimal text. */
interface CancellationFeeFrom extends Pick<CancellationWindow, 'amount' | 'percentage'> {
    /** From this moment on a cancellation costs the fee. */
    readonly from: Date;
}

/** Where a customer is on the way to a booking. */
type BookingStep = 'slot' | 'details' | 'review' | 'creating' | 'redirecting' | 'done' | 'slotTaken' | 'failed';

/** A line of text, text of several lines, or a box to tick. */
type BookingFormFieldType = (typeof bookingFormFieldTypes)[number];
/** A field of a booking form. */
interface BookingFormField {
    /** The key of the answer in `formSubmission`. */
    readonly key: string;
    readonly type: BookingFormFieldType;
    /** Text beside the field, as the business wrote it. */
    readonly label: string;
    /** Whether an answer is needed; of a box, that it is ticked. */
    readonly required?: boolean | undefined;
    /** The most characters of text. */
    readonly maxLength?: number | undefined;
    /** The form that the text must have. */
    readonly format?: 'email' | 'phone' | undefined;
    /** The value for the attribute `autocomplete`, by which a browser fills the field in. */
    readonly autoComplete?: string | undefined;
}
/** An answer: text, or whether a box is ticked. */
type BookingFormValue = string | boolean;
/** The fault of an answer. */
type BookingFormProblem = 'required' | 'notTicked' | 'tooLong' | 'email' | 'phone';
/** The fields of the form that services have which name no other: the contact of the customer. */
declare const defaultBookingFormFields: readonly BookingFormField[];

/** A month of the calendar, `YYYY-MM`. */
type CalendarMonth = `${number}-${number}`;
/** 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A part of the cart, beside its lines, whose change can fail. */
type CartPart = 'add' | 'coupon' | 'giftCard' | 'delivery';
/** A line as the customer wants it: the quantity is ahead of the platform, the prices never are. */
interface CartLine extends CartLineItem {
    readonly quantity: number;
    /** Whether a change of this line is under way, so that its price may be an old one. */
    readonly pending: boolean;
}

/** Leaves the page. */
type Navigate = (url: string) => void;

interface FrontdeskProviderProps {
    /** Made once, outside of rendering; on a server once per request. */
    readonly client: Client;
    /** The query cache, unless a `QueryClientProvider` stands further up. */
    readonly queryClient?: QueryClient;
    /**
     * The session as the server read it: `client.auth.getSnapshot()`. The server renders it and so does the first
     * render in a browser. Holds no token. Only its first value for a client counts.
     */
    readonly initialSession?: SessionState;
    readonly children?: ReactNode;
}
/**
 * Gives the hooks below it a client. Holds no data, so it may be nested and used many times.
 *
 * @throws ContextError when `client` is missing or is no client.
 * @example
 * <FrontdeskProvider client={client} queryClient={queryClient}>
 *   <App />
 * </FrontdeskProvider>
 */
declare const FrontdeskProvider: ({ client, queryClient, initialSession, children, }: FrontdeskProviderProps) => ReactElement;

/**
 * The step that a sign-in waits for. `credentials`: email address and password, with a captcha when one is asked for.
 * `verification`: the code of a mail. `challenge`: a second factor. `ownerApproval`: the business. `finishing`: the
 * person has proved who they are; their tokens are on the way. `signedIn`: nothing any more.
 */
type LoginStep = 'credentials' | 'verification' | 'challenge' | 'ownerApproval' | 'finishing' | 'signedIn';

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

/** The session as far as it is known. */
interface SessionView extends Omit<SessionState, 'status'> {
    /** `loading` until the session has been read from where it is kept: nobody knows yet. */
    readonly status: 'loading' | Role;
}

interface SignedInProps {
    readonly children?: ReactNode;
}
/**
 * Shows its children to members. Nothing while it is not known who is there.
 *
 * @example
 * <SignedIn><AccountMenu /></SignedIn>
 */
declare const SignedIn: ({ children }: SignedInProps) => ReactElement | null;
/**
 * Shows its children to everybody who is no member. Nothing while it is not known who is there.
 *
 * @example
 * <SignedOut><a href="/sign-in">Sign in</a></SignedOut>
 */
declare const SignedOut: ({ children }: SignedInProps) => ReactElement | null;
interface RequireMemberProps extends SignedInProps {
    /** The content for everybody else: a sign-in form, or a way to one. */
    readonly fallback: ReactNode;
    /** The content while the session is loading: a placeholder of the same size. Nothing unless given. */
    readonly pending?: ReactNode;
}
/**
 * Shows its children to members and a fallback to others. It hides, it does not protect: the platform refuses what a
 * person may not see.
 *
 * @example
 * <RequireMember fallback={<SignInPrompt />} pending={<Skeleton />}>
 *   <Bookings />
 * </RequireMember>
 */
declare const RequireMember: ({ fallback, pending, children }: RequireMemberProps) => ReactElement;

/** The theme that a person chose. */
type Theme = 'light' | 'dark' | 'system';
/** The theme that is shown. */
type ResolvedTheme = 'light' | 'dark';

/**
 * The script that sets the theme before the first paint, as text for a template. `storageKey` is that of `useTheme`.
 *
 * @example
 * const head = `<script nonce="${nonce}">${themeScript()}</script>`
 */
declare const themeScript: (storageKey?: string) => string;
interface ThemeScriptProps {
    /** Key that the choice is stored under; `theme` unless given. */
    readonly storageKey?: string;
    /** For a content security policy without `unsafe-inline`. */
    readonly nonce?: string;
}
/**
 * Sets the theme before the first paint; goes into the head of a page that a server renders. The `html` element needs
 * `suppressHydrationWarning`: the script changes it before React looks.
 *
 * @example
 * <html suppressHydrationWarning><head><ThemeScript nonce={nonce} /></head>…</html>
 */
declare const ThemeScript: ({ storageKey, nonce }: ThemeScriptProps) => ReactElement;

interface UseAuthCallbackOptions {
    /** The return address; that of the page unless given. */
    readonly url?: string | URL;
    /** Where to go on to when the sign-in itself does not say; `/` unless given. */
    readonly returnTo?: string;
    /** How `restart` leaves the page; `location.assign` unless given. */
    readonly navigate?: Navigate;
}
/** The result of a sign-in by redirect. */
interface AuthCallback {
    /** `working` until the code is exchanged for a session. */
    readonly status: 'working' | 'done' | 'error';
    /** Where the person wanted to go: a path of this site. Go there once the status is `done`. */
    readonly returnTo: string;
    /** Why it failed: a `LoginFlowError`, or what the exchange of the code threw. */
    readonly error: Error | null;
    /** Leaves for the sign-in page once more; rejects when there is no address to go to. */
    readonly restart: () => Promise<void>;
}
/**
 * Finishes a sign-in on the page that it comes back to: once, also in strict mode. The answer is taken out of the
 * address before anything is asked of the platform, so that nobody copies it and a reload does not send it again;
 * somebody who comes back to the page signed in is `done`. Use it in one component of one page.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { status, returnTo, error, restart } = useAuthCallback()
 * if (status === 'done') return <Navigate to={returnTo} replace />
 * return error ? <button onClick={restart}>Sign in again</button> : <p>Signing you in</p>
 */
declare const useAuthCallback: ({ url, returnTo, navigate, }?: UseAuthCallbackOptions) => AuthCallback;

/** The times to look for: those of one service, or of a visit with several. */
type UseAvailabilityOptions = ListAvailabilityInput & {
    /**
     * For how many milliseconds times that were read are shown again without asking for them; 0 unless given. Short: others
     * book meanwhile.
     */
    readonly staleTime?: number | undefined;
    /** Whether to look at all; `true` unless given. */
    readonly enabled?: boolean | undefined;
};
interface Availability {
    /** Days that have times, in order. */
    readonly days: readonly AvailabilityDay[];
    /** Zone of all days and times; that of the business, once it is known, when none was asked for. */
    readonly timeZone: string | undefined;
    /** `pending` until the first times are read; `error` when that failed. */
    readonly status: 'pending' | 'error' | 'success';
    /** Why the times could not be read. */
    readonly error: Error | null;
    /** Why there is nothing to book, once that is known; `explainAvailability` knows more. */
    readonly reason: AvailabilityReason | undefined;
    /** Whether there are more times than `maxPages` pages hold. */
    readonly isPartial: boolean;
    readonly isFetching: boolean;
    /** Reads the times of other days ahead, for as long as `staleTime` lets them be shown; without it, nothing. */
    readonly prefetch: (window: Pick<AvailabilityWindow, 'from' | 'to'>) => Promise<void>;
    /** Reads the times again. */
    readonly refetch: () => Promise<void>;
}
/**
 * The times at which a service can be booked, by day; a course is one slot on the day of its first session. Unless
 * `staleTime` allows it, never served from an old cache: read again at each mount and when the person comes back to the
 * page.
 *
 * @example
 * const { days, reason } = useAvailability({ serviceId, from: '2026-06-01', to: '2026-06-07', timeZone: 'Europe/Lisbon' })
 */
declare const useAvailability: ({ enabled, staleTime, ...options }: UseAvailabilityOptions) => Availability;

interface UseCheckoutOptions {
    /** Path or address of this site that the checkout comes back to; read it with `useCheckoutReturn` there. */
    readonly returnTo: string;
    /** How to leave the page; `location.assign` unless given. */
    readonly navigate?: Navigate;
}
interface Checkout {
    /** Leaves for the checkout. Further clicks do nothing; what went wrong is in `error`. */
    readonly start: () => Promise<void>;
    /** `redirecting` once the address of the checkout is known and the browser leaves for it. */
    readonly status: 'idle' | 'starting' | 'redirecting' | 'failed';
    /** Why the checkout could not be opened. */
    readonly error: Error | null;
}
/**
 * Takes the customer to the hosted checkout of the current cart.
 *
 * @example
 * const { start, status } = useCheckout({ returnTo: '/checkout/return' })
 * return <button onClick={start} disabled={status === 'redirecting'}>Check out</button>
 */
declare const useCheckout: ({ returnTo, navigate }: UseCheckoutOptions) => Checkout;

/** How far a customer came before booking. */
interface BookingDraft extends BookingChoice {
    readonly details?: BookingDetails | undefined;
    /** How far the booking itself was: it goes on there, and is not made twice. */
    readonly plan?: BookingPlanState | undefined;
}
/** The services of a booking: one service, or a visit with several in the order in which they are given. */
type BookedServices = {
    readonly serviceId: string;
    readonly services?: undefined;
} | {
    /** The services of the visit, in the order in which they are given. */
    readonly services: readonly BookedVisitService[];
    readonly serviceId?: undefined;
};
interface BookingFlowSettings {
    /** The zone that the slots are asked for in; that of the business unless given. What was chosen keeps its own. */
    readonly timeZone?: string | undefined;
    /**
     * The earlier choice to go on from: read at the first render, and when the services are others. Keep `slot`,
     * `resource`, `timeZone`, `details` and `plan` somewhere that outlives the page, and a sign-in or a reload loses nothing.
     */
    readonly draft?: BookingDraft | undefined;
    /** Goes on to the hosted checkout after `submit`; without it the booking stays in the cart. */
    readonly checkout?: UseCheckoutOptions;
}
type UseBookingFlowOptions = BookedServices & BookingFlowSettings;
interface BookingFlow {
    readonly step: BookingStep;
    readonly slot: TimeSlot | undefined;
    readonly resource: BookedResource | undefined;
    /** The zone of the times of `slot` and `alternatives`; absent when it is that of the business. */
    readonly timeZone: string | undefined;
    readonly details: BookingDetails | undefined;
    /** The booking, or those of a visit, once they are made and in the cart; empty until then. */
    readonly bookings: readonly Booking[];
    /** How far the booking is, once `submit` was called: plain data, to go on after a reload. */
    readonly plan: BookingPlanState | undefined;
    /** At step `slotTaken`: free times near the one that was taken. */
    readonly alternatives: readonly TimeSlot[];
    /** At steps `slotTaken` and `failed`. */
    readonly error: Error | undefined;
    /**
     * Chooses a time of `useAvailability`, and who gives it, a whole visit too. For a course:
     * `{ scheduleId: service.schedule.id }`.
     */
    readonly selectSlot: (slot: TimeSlot, resource?: BookedResource) => void;
    /** Says who comes and how it is paid. */
    readonly setDetails: (details: BookingDetails) => void;
    /**
     * Books, and puts each booking into the cart. May be called again after a failure: what is done is not done twice. Where
     * the answer was lost, the bookings are looked for first.
     */
    readonly submit: () => Promise<void>;
    /** One step back, where there is a way back. */
    readonly back: () => void;
}
/**
 * Takes a customer from a time to a booking in the cart, step by step: of one service, or of a visit with several. However
 * often `submit` is clicked, it is booked once. When somebody else was faster, the step is `slotTaken` and `alternatives`
 * holds times nearby.
 *
 * @example
 * const { step, selectSlot, setDetails, submit } = useBookingFlow({ serviceId, checkout: { returnTo: '/booked' } })
 */
declare const useBookingFlow: (options: UseBookingFlowOptions) => BookingFlow;

type Values = Readonly<Record<string, BookingFormValue>>;
interface UseBookingFormOptions {
    /** The fields; those of the default form, the contact of the customer, unless given. */
    readonly fields?: readonly BookingFormField[] | undefined;
    /** The answers to begin with, of a draft or of the person who is signed in: read at the first render. */
    readonly initial?: Values | undefined;
    /** The error of the booking: the messages that it has for answers are shown beside them. */
    readonly error?: unknown;
    /** The message of a problem, in the language of the app; English unless given. */
    readonly message?: ((problem: BookingFormProblem, field: BookingFormField) => string) | undefined;
}
/** A field with its answer. */
interface BookingFormEntry extends BookingFormField {
    readonly value: BookingFormValue;
    /** The fault of the answer, once the person has left the field or tried to go on. */
    readonly error: string | undefined;
}
interface BookingForm {
    /** In the order in which they are shown. */
    readonly fields: readonly BookingFormEntry[];
    /** Whether every answer may be sent. */
    readonly isValid: boolean;
    /** Gives an answer. */
    readonly set: (key: string, value: BookingFormValue) => void;
    /** Says that the person has left a field: from now on it shows what is wrong. */
    readonly leave: (key: string) => void;
    /**
     * The answers as `details.formSubmission`, without those that were not given; `undefined` when one may not be sent: then
     * all fields show what is wrong.
     */
    readonly submission: () => Record<string, BookingFormValue> | undefined;
    /** The first field with an error, to focus it. */
    readonly firstInvalid: string | undefined;
}
/**
 * The booking form: fields of the types `SHORT_TEXT`, `LONG_TEXT` and `CHECK_BOX` with their answers and messages. The
 * fields of a form of one's own are given; no call tells customers which they are.
 *
 * @example
 * const { fields, set, leave, submission } = useBookingForm({ error: flow.error })
 * const formSubmission = submission()
 * if (formSubmission) flow.setDetails({ formSubmission })
 */
declare const useBookingForm: ({ fields: given, initial, error, message, }?: UseBookingFormOptions) => BookingForm;

type WithoutWindow<Options> = Options extends unknown ? Omit<Options, 'from' | 'to'> : never;
type UseCalendarMonthOptions = WithoutWindow<UseAvailabilityOptions> & {
    /** The month that is shown first; that of `day`, or of today, unless given. */
    readonly month?: CalendarMonth | undefined;
    /** The day that is chosen first, of an address for example. */
    readonly day?: LocalDate | undefined;
    /** The first day of a week; 1, a Monday, unless given. */
    readonly firstWeekday?: Weekday | undefined;
    /** Today in the time zone of the calendar; that of the device unless given. Give it on a server. */
    readonly today?: LocalDate | undefined;
};
/** A day of the grid. */
interface CalendarDay {
    readonly date: LocalDate;
    /** Whether it belongs to the month that is shown; other days fill the first and the last week. */
    readonly isInMonth: boolean;
    /** Whether it is the current day. */
    readonly isToday: boolean;
    /** Whether it is over. */
    readonly isPast: boolean;
    /** Whether it is the day that was chosen. */
    readonly isSelected: boolean;
    /** Whether the keyboard is on it: exactly one day of the grid. Give it `tabIndex={0}`, the others -1. */
    readonly isFocused: boolean;
    /** Its times; none while they load. */
    readonly slots: readonly AvailableSlot[];
    /** Whether it can be chosen; `undefined` while that is not known. */
    readonly hasTimes: boolean | undefined;
}
interface CalendarMonthView extends Omit<Availability, 'days' | 'prefetch'> {
    readonly month: CalendarMonth;
    /** Seven days each. */
    readonly weeks: readonly (readonly CalendarDay[])[];
    /** The day that is chosen, once it has times. */
    readonly selected: AvailabilityDay | undefined;
    /** The first day with times of the month that is shown. */
    readonly firstDay: LocalDate | undefined;
    /** Whether there is an earlier month to show: the past has none. */
    readonly canGoBack: boolean;
    /** Shows the month before; does nothing where `canGoBack` is `false`. */
    readonly previous: () => void;
    /** Shows the month after. */
    readonly next: () => void;
    /** Shows any month. */
    readonly show: (month: CalendarMonth) => void;
    /** Chooses a day, and shows its month. */
    readonly select: (date: LocalDate) => void;
    /**
     * Moves the keyboard by arrows, Home, End, Page Up and Page Down (with Shift by years), to another month where it leads
     * there. Gives the day that it is on then, to focus it, and `undefined` for other keys: those go their own way.
     */
    readonly moveByKey: (event: {
        readonly key: string;
        readonly shiftKey?: boolean;
    }) => LocalDate | undefined;
    /** Reads the times of the month after or before ahead, when a pointer nears the button for example. */
    readonly prefetch: (direction: 'next' | 'previous') => Promise<void>;
}
/**
 * A month of a calendar with the days that have times, and what a grid needs that is used by keyboard. Times that were read
 * half a minute ago are shown again while a person goes to and fro, unless `staleTime` says otherwise.
 *
 * @example
 * const { weeks, selected, select, next, moveByKey } = useCalendarMonth({ serviceId, timeZone: 'Europe/Lisbon' })
 */
declare const useCalendarMonth: (options: UseCalendarMonthOptions) => CalendarMonthView;

/** The options of a cancellation: a message to the participants, or an exception that only the owner may make. */
type CancelBookingOptions = Omit<CancelBookingInput, 'bookingId' | 'revision'>;
/** The cancellation of one booking. */
interface BookingCancellation extends BookingPermission {
    /** The fees of the policy, the earliest first; none where it takes none. */
    readonly fees: readonly CancellationFeeFrom[];
    /** The fee that is due when the customer cancels now. */
    readonly fee: CancellationFeeFrom | undefined;
    /**
     * Cancels the booking and gives it as it is then; `undefined` when that fails, and `error` says why. However often it is
     * called at once, one call is made.
     */
    readonly cancel: (options?: CancelBookingOptions) => Promise<Booking | undefined>;
    readonly isPending: boolean;
    /** Why it was not cancelled. `BOOKING_REVISION_MISMATCH`: the booking has changed, look at it once more. */
    readonly error: Error | null;
    /** Forgets the error. */
    readonly reset: () => void;
}
/**
 * Says whether a booking can be cancelled, until when and at which fee, and cancels it. The bookings and the free times
 * are read again afterwards. It takes a booking of `useMyBookings`, or of `queryExtendedBookings` with
 * `withBookingAllowedActions`; without one it waits.
 *
 * @example
 * const { allowed, until, fee, cancel, isPending, error } = useCancelBooking(myBooking)
 * return <button disabled={!allowed || isPending} onClick={() => void cancel()}>Cancel</button>
 */
declare const useCancelBooking: (extended: ExtendedBooking | undefined) => BookingCancellation;

/** The current cart of the person who looks at the page. */
interface CartControl {
    /** As the platform last gave it; absent while it loads and when it is empty. */
    readonly cart: Cart | undefined;
    /** With the quantities that the customer wants, also before the platform has answered. */
    readonly lines: readonly CartLine[];
    /** As the platform calculated them; never ahead of it. Old ones while `pending`. */
    readonly totals: CartSummary['priceSummary'] | undefined;
    /** Discounts, taxes and what stands in the way of an order. */
    readonly summary: CartSummary | undefined;
    /** `pending` until the cart is read; `error` when that failed. */
    readonly status: 'pending' | 'error' | 'success';
    /** Why the cart could not be read. */
    readonly error: Error | null;
    /** Whether changes are under way. */
    readonly pending: boolean;
    /** Why the last change of a line failed, by line id. */
    readonly errorsByLine: Readonly<Partial<Record<string, Error>>>;
    /** Why the last change of another part failed: an addition, the coupon, the gift card, the delivery. */
    readonly errorsByPart: Readonly<Partial<Record<CartPart, Error>>>;
    /**
     * Each change resolves when the platform has accepted it, and rejects with its reason: `CART_NOT_CHANGED` when the
     * platform accepted it without an effect. Changes are made one by one; where an answer is lost, the cart is read.
     */
    readonly add: (...items: CatalogItemInput[]) => Promise<void>;
    /** A quantity of 0 removes the line. */
    readonly setQuantity: (lineItemId: string, quantity: number) => Promise<void>;
    /** Takes a line out. */
    readonly remove: (lineItemId: string) => Promise<void>;
    /** Puts a removed line back, as a new line with the same item, options, quantity and membership. Not for custom items. */
    readonly restore: (line: CartLine) => Promise<void>;
    /** The refusal is in `errorsByPart.coupon`. A cart holds one coupon. */
    readonly addCoupon: (code: string) => Promise<void>;
    /** Removes a coupon from the cart. */
    readonly removeCoupon: (couponId: string) => Promise<void>;
    /** The refusal is in `errorsByPart.giftCard`. A cart holds one gift card. */
    readonly addGiftCard: (giftCard: GiftCardInput) => Promise<void>;
    /** Removes a gift card from the cart. */
    readonly removeGiftCard: (giftCardId: string) => Promise<void>;
    /**
     * A method that delivers needs an address in the cart: pass one that has at least a country where `cart.deliveryInfo` has
     * none yet. It is set before the method.
     */
    readonly setDeliveryMethod: (deliveryMethod: DeliveryMethodInput, address?: Address) => Promise<void>;
    /** Removes the chosen delivery method from the cart. */
    readonly removeDeliveryMethod: () => Promise<void>;
    /** Reads the cart again. */
    readonly refresh: () => Promise<void>;
}
interface UseCartOptions {
    /**
     * Whether the cart is read; `true` unless given. The platform answers 404 where there is no cart, which browsers log as an
     * error: leave the reading out for a person who has put nothing in. The items that are added are shown all the same. Without
     * a session there is no cart, so none is read.
     */
    readonly read?: boolean;
}
/**
 * The cart: what is in it, what it costs, and changes to it. Changes are made one after the other in the order in
 * which they were asked for, also from several components; afterwards the cart is read once. It is read again when the
 * browser's Back shows the page as it was left, because the cart may be ordered by then.
 *
 * @example
 * const { lines, totals, setQuantity, errorsByLine } = useCart()
 */
declare const useCart: ({ read }?: UseCartOptions) => CartControl;

interface UseCheckoutReturnOptions {
    /** The return address; that of the page unless given. */
    readonly url?: string | URL;
}
/** The result of a checkout. */
interface CheckoutReturn {
    /**
     * `paid`: all of it, or the deposit. `pending`: ordered, the payment is still to come, online or on the spot.
     * `abandoned`: there is no order. `failed`: the payment was declined, or the order is not there.
     */
    readonly status: 'checking' | 'paid' | 'pending' | 'abandoned' | 'failed';
    readonly order: Order | undefined;
    /** Why the order could not be read. While the status is `checking`, trying again may help. */
    readonly error: Error | null;
    /** Reads the order again. */
    readonly refetch: () => Promise<void>;
}
/**
 * Tells what became of a checkout: reads the order that the return address names, and watches it for a minute while
 * its payment is being processed. The address alone proves nothing.
 *
 * @example
 * const { status, order } = useCheckoutReturn()
 * if (status === 'paid') return <ThankYou order={order} />
 */
declare const useCheckoutReturn: ({ url }?: UseCheckoutReturnOptions) => CheckoutReturn;

/**
 * The client of the nearest `FrontdeskProvider`.
 *
 * @throws ContextError when there is no provider.
 * @example
 * const client = useClient()
 * const service = await getService(client, { serviceId })
 */
declare const useClient: () => Client;

/**
 * The message per field of a validation error, for forms; empty for any other error.
 *
 * @example
 * const { mutateAsync, error } = useWrite(createBooking)
 * const errors = useFieldErrors(error)
 * return <Field label="Email" error={errors['booking.contactDetails.email']} />
 */
declare const useFieldErrors: (error: unknown) => Readonly<Partial<Record<string, string>>>;

/** The waiting list of one session. */
interface WaitlistControl {
    /** Whether the session is full and its waiting list takes so many people; `undefined` without a session. */
    readonly allowed: boolean | undefined;
    /** How many people the waiting list takes still; 0 where there is none. */
    readonly places: number;
    /**
     * Joins the waiting list and gives the booking, which is `WAITING_LIST`; `undefined` when that fails, and `error` says
     * why. However often it is called at once, one booking is made.
     */
    readonly join: (details: BookingDetails) => Promise<Booking | undefined>;
    readonly isPending: boolean;
    /** The booking that waits, once it is made. */
    readonly booking: Booking | undefined;
    /** Why the customer could not join. */
    readonly error: Error | null;
    /** Forgets the booking and the error. */
    readonly reset: () => void;
}
/**
 * Says whether a person can wait for a place in a session that is full, and joins its waiting list. It takes a slot of
 * `useAvailability` with `includeNonBookable`; without one it waits. When a place becomes free, it is offered by mail.
 *
 * @example
 * const { allowed, places, join, booking } = useJoinWaitlist(fullSlot)
 * return <button disabled={!allowed} onClick={() => void join({ contactDetails })}>Wait for a place</button>
 */
declare const useJoinWaitlist: (slot: TimeSlot | undefined, participants?: number) => WaitlistControl;

interface UseLoginOptions extends Pick<DirectLoginOptions, 'pageOrigins'> {
    /**
     * Path or address of the page with `useAuthCallback`; it must be registered. The sign-in goes on there when the
     * browser blocks the hidden frame. Without it such a browser gives a `LoginFlowError`.
     */
    readonly redirectUri?: string;
    /** A path of this site that a sign-in by redirect leads on to; `/` unless given. */
    readonly returnTo?: string;
    /** How to leave the page; `location.assign` unless given. */
    readonly navigate?: Navigate;
}
/** The answer to a second factor, without the challenge: that is kept. */
type LoginAnswer = Given<Omit<AnswerChallengeInput, 'challenge'>>;
/** Where a sign-in stands, and what to do next. */
interface LoginFlow {
    /** Which screen to show. It stays when something fails. */
    readonly step: LoginStep;
    /** The last answer; `{ loginState: 'INITIAL' }` before the first. */
    readonly result: LoginResult;
    /** The second factor that is asked for, at step `challenge`. */
    readonly challenge: LoginChallenge | undefined;
    /** Whether a captcha has been asked for: pass `captchaTokens` from now on. */
    readonly isCaptchaRequired: boolean;
    /** Whether a call is under way, finishing included. */
    readonly isPending: boolean;
    /** Whether the person has proved who they are and their tokens are on the way. */
    readonly isFinishing: boolean;
    /** Why the last answer is a failure; choose a text of your own by it. */
    readonly errorCode: LoginErrorCode | undefined;
    /** Why the last call failed, finishing included. */
    readonly error: Error | null;
    /** Messages by field: `email`, `password`, `code`, `captchaTokens`, `profile.firstName`, … */
    readonly fieldErrors: Readonly<Partial<Record<string, string>>>;
    /** Gives the code that was mailed. */
    readonly submitCode: (code: string) => Promise<LoginResult | undefined>;
    /** Mails another code. */
    readonly resendCode: () => Promise<LoginResult | undefined>;
    /** Answers the second factor. */
    readonly answerChallenge: (answer: LoginAnswer) => Promise<LoginResult | undefined>;
    /** Sets a new password with the token of a mailed link, and signs in with it. */
    readonly recover: (input: Given<RecoverAccountInput>) => Promise<LoginResult | undefined>;
    /** Tries once more to finish, at step `finishing` after a failure. */
    readonly finish: () => Promise<LoginResult | undefined>;
    /** Forgets all answers and ends a call that is under way. */
    readonly reset: () => void;
}

interface Login extends LoginFlow {
    /** Signs in by email address and password. Resolves with the answer; never rejects. */
    readonly login: (input: Given<LoginInput>) => Promise<LoginResult | undefined>;
}
/**
 * A sign-in form: every step of it, up to the member's tokens. Shown by `step`; what failed is in `errorCode` and
 * `fieldErrors`. After a success the sign-in finishes by itself in a hidden frame, or by redirect where the browser
 * blocks that. A promise gives `undefined` for an answer that came too late to count.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { step, login, submitCode, fieldErrors, isPending } = useLogin({ redirectUri: '/signed-in' })
 * if (step === 'verification') return <CodeForm onSubmit={submitCode} error={fieldErrors['code']} />
 * return <PasswordForm onSubmit={login} errors={fieldErrors} isPending={isPending} />
 */
declare const useLogin: (options?: UseLoginOptions) => Login;

interface UseLogoutOptions {
    /** Path or address of this site that the platform's sign-out page comes back to; `/` unless given. */
    readonly returnTo?: string;
    /** How to leave for the platform's sign-out page; `location.assign` unless given. */
    readonly navigate?: Navigate;
}
/** The sign-out. It fails when the platform could not be told; the person is signed out here all the same. */
type Logout = UseMutationResult<{
    /** The page of the platform that ends the session there too. */
    logoutUrl: string;
}, Error, void>;
/**
 * Signs out: here at once, with all that was read for the person, then on the platform's pages at `logoutUrl`.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { mutate: signOut, isPending } = useLogout({ returnTo: '/signed-out' })
 * return <button onClick={() => signOut()} disabled={isPending}>Sign out</button>
 */
declare const useLogout: ({ returnTo, navigate }?: UseLogoutOptions) => Logout;

/** A list that grows, in the words of `useInfiniteQuery`, with the items of its pages in one list. */
interface Pages<Item> {
    /** The items of all pages that were read. */
    readonly items: readonly Item[];
    /** How many there are in all, when the platform counted. */
    readonly total: number | undefined;
    /** Whether there is a page that was not read yet. */
    readonly hasNextPage: boolean;
    /** Reads the next page; does nothing on the last one and while one is being read. */
    readonly fetchNextPage: () => Promise<void>;
    readonly isFetchingNextPage: boolean;
    /** `pending` until the first page is read; `error` when a page could not be read. */
    readonly status: 'pending' | 'error' | 'success';
    /** Whether nothing was read yet. */
    readonly isPending: boolean;
    readonly isFetching: boolean;
    /** Why a page could not be read. */
    readonly error: Error | null;
    /** Reads all pages again. */
    readonly refetch: () => Promise<void>;
}
/**
 * Reads a list page by page, with any read operation that gives pages.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = usePages(queryServices, { paging: { limit: 12 } })
 */
declare const usePages: <Item, Input>(operation: Read<Input, Page<Item, Input>>, input: NoInfer<Given<Input>> | SkipToken, options?: PagesOptions<Item, Input>) => Pages<Item>;

/** A booking of the person, with what belongs to it. */
interface MyBooking extends ExtendedBooking {
    readonly booking: Booking;
}
/**
 * The bookings of the person, page by page. `allowedActions` is filled in, for `useCancelBooking` and
 * `useRescheduleBooking`, and so is each other part that is asked for, such as the order with `withEcomOrder`.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = useMyBookings({ when: 'upcoming', withEcomOrder: true })
 */
declare const useMyBookings: ({ now, ...options }?: UseMyBookingsOptions) => Pages<MyBooking>;

/**
 * Reads with any read operation and keeps the result in the query cache. With `skipToken` as input it waits.
 *
 * @example
 * const { data: service, error, isPending } = useRead(getService, serviceId ? { serviceId } : skipToken)
 */
declare const useRead: <Input, Output, Data = Output>(operation: Read<Input, Output>, input: NoInfer<Given<Input>> | SkipToken, options?: ReadOptions<Output, Data>) => UseQueryResult<Data>;

interface Registration extends LoginFlow {
    /** Makes an account and signs in to it. Resolves with the answer; never rejects. */
    readonly register: (input: Given<RegisterInput>) => Promise<LoginResult | undefined>;
}
/**
 * A sign-up form, with the same steps as {@link useLogin} after the first.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { step, register, errorCode } = useRegister({ redirectUri: '/signed-in' })
 * await register({ email, password, profile: { firstName } })
 */
declare const useRegister: (options?: UseLoginOptions) => Registration;

/** The options of a move: a message to the participants, or an exception that only the owner may make. */
type RescheduleBookingOptions = Omit<RescheduleBookingInput, 'bookingId' | 'revision' | 'slot'>;
/** The move of one booking to another time. */
interface BookingReschedule extends BookingPermission {
    /**
     * Moves the booking to a time of `useAvailability` and gives it as it is then; `undefined` when that fails, and `error`
     * says why. The member of staff stays the same where they are free and nobody else is chosen. However often it is called
     * at once, one call is made.
     */
    readonly reschedule: (choice: BookingChoice, options?: RescheduleBookingOptions) => Promise<Booking | undefined>;
    readonly isPending: boolean;
    /** Why it was not moved. `BOOKING_REVISION_MISMATCH`: the booking has changed, look at it once more. */
    readonly error: Error | null;
    /** When somebody else was faster: free times near the one that was taken. */
    readonly alternatives: readonly TimeSlot[];
    /** Forgets the error. */
    readonly reset: () => void;
}
/**
 * Says whether a booking can be moved to another time and until when, and moves it. The bookings and the free times are
 * read again afterwards. It takes a booking of `useMyBookings`, or of `queryExtendedBookings` with
 * `withBookingAllowedActions`; without one it waits.
 *
 * @example
 * const { allowed, until, reschedule, alternatives, error } = useRescheduleBooking(myBooking)
 * return <SlotList slots={slots} onChoose={(slot) => void reschedule({ slot, timeZone })} />
 */
declare const useRescheduleBooking: (extended: ExtendedBooking | undefined) => BookingReschedule;

/**
 * The session's status: `visitor`, `member` or `none`; `loading` until that is known. The session is read from its store
 * after the first render, so `loading` is short, and with `initialSession` on the provider there is none.
 *
 * @example
 * const { status } = useSession()
 * if (status === 'loading') return <Skeleton />
 * return status === 'member' ? <AccountMenu /> : <SignInButton />
 */
declare const useSession: () => SessionView;

/**
 * The client of the nearest `FrontdeskProvider`, with its session: for calls that sign in, such as `startLogin`.
 *
 * @throws ContextError when there is no provider, when the client has no session, and when a server keeps the tokens.
 * @example
 * const client = useSessionClient()
 * const { url } = await startLogin(client, { redirectUri: location.origin + '/signed-in' })
 * location.assign(url)
 */
declare const useSessionClient: () => Client<Session>;

/** A list that suspends always runs and always has a first page. */
type SuspensePagesOptions<Item, Input> = Omit<PagesOptions<Item, Input>, 'enabled' | 'placeholderData' | 'throwOnError'>;
/**
 * Reads a list page by page; suspends until there is a first page and throws errors to the nearest boundary.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = useSuspensePages(queryServices, { paging: { limit: 12 } })
 */
declare const useSuspensePages: <Item, Input>(operation: Read<Input, Page<Item, Input>>, input: NoInfer<Given<Input>>, options?: SuspensePagesOptions<Item, Input>) => Pages<Item>;

/** A read that suspends always runs and always has data. */
type SuspenseReadOptions<Output, Data = Output> = Omit<ReadOptions<Output, Data>, 'enabled' | 'placeholderData' | 'throwOnError'>;
/**
 * Reads with any read operation; suspends until there is a result and throws errors to the nearest boundary.
 *
 * @example
 * const { data: service } = useSuspenseRead(getService, { serviceId })
 */
declare const useSuspenseRead: <Input, Output, Data = Output>(operation: Read<Input, Output>, input: NoInfer<Given<Input>>, options?: SuspenseReadOptions<Output, Data>) => UseSuspenseQueryResult<Data>;

interface UseThemeOptions {
    /** Name in the local storage; `theme` unless given. */
    readonly storageKey?: string;
}
interface ThemeControl {
    /** The theme that the person chose; `system` on a server and until they choose. */
    readonly theme: Theme;
    /** The theme that is shown; `light` on a server. */
    readonly resolved: ResolvedTheme;
    /** Chooses and keeps a theme. */
    readonly set: (theme: Theme) => void;
    /** Light to dark and back, from what is shown. */
    readonly toggle: () => void;
}
/**
 * The theme switch: follows the device until the person chooses, keeps the choice, and tells other tabs. Writes
 * `data-theme` on the document. Put {@link ThemeScript} in the head, so that nothing flashes.
 *
 * @example
 * const { resolved, toggle } = useTheme()
 * return <button onClick={toggle}>{resolved === 'dark' ? 'Light' : 'Dark'}</button>
 */
declare const useTheme: ({ storageKey }?: UseThemeOptions) => ThemeControl;

type Choices = Readonly<Record<string, string>>;
interface UseVariantOptions {
    /** The choices to begin with, such as those of the page's address. A choice that the product does not have is left out. */
    readonly initialChoices?: Choices | undefined;
}
interface VariantChoice extends VariantSelection {
    /** The description of each choice by the name of its option. */
    readonly choices: Choices;
    /** Makes a choice; `undefined` takes it back. */
    readonly choose: (option: string, choice: string | undefined) => void;
    /** Goes back to the first choices. */
    readonly reset: () => void;
}
/**
 * The choices of one product, its variant once they are complete, and what is still missing. Another product begins with
 * the first choices again. Nothing can be had while the product is still being read.
 *
 * @example
 * const { options, missing, isAvailable, catalogReference, choose } = useVariant(product)
 * const add = () =>
 *   missing.length ? setHint(`Choose ${missing.join(' and ')}`) : cart.add({ catalogReference, quantity: 1 })
 */
declare const useVariant: (product: Product | undefined, { initialChoices }?: UseVariantOptions) => VariantChoice;

/**
 * Makes any write operation a mutation.
 *
 * @example
 * const { mutateAsync, isPending, error } = useWrite(cancelBooking, { invalidates: [queryExtendedBookings] })
 * const booking = await mutateAsync({ bookingId, revision })
 */
declare const useWrite: <Input, Output>(operation: Write<Input, Output>, options?: WriteOptions<Given<Input>, Output>) => UseMutationResult<Output, Error, Given<Input>>;

export { FrontdeskProvider, RequireMember, SignedIn, SignedOut, ThemeScript, cartOptions, defaultBookingFormFields, hydration, keyOf, myBookingsOptions, pagesOptions, readOptions, themeScript, useAuthCallback, useAvailability, useBookingFlow, useBookingForm, useCalendarMonth, useCancelBooking, useCart, useCheckout, useCheckoutReturn, useClient, useFieldErrors, useJoinWaitlist, useLogin, useLogout, useMyBookings, usePages, useRead, useRegister, useRescheduleBooking, useSession, useSessionClient, useSuspensePages, useSuspenseRead, useTheme, useVariant, useWrite, writeOptions };
export type { AuthCallback, Availability, BookedServices, BookingCancellation, BookingChangeRefusal, BookingDraft, BookingFlow, BookingFlowSettings, BookingForm, BookingFormEntry, BookingFormField, BookingFormFieldType, BookingFormProblem, BookingFormValue, BookingPermission, BookingReschedule, BookingStep, CalendarDay, CalendarMonth, CalendarMonthView, CancelBookingOptions, CancellationFeeFrom, CartControl, CartLine, CartPart, CartQuery, Checkout, CheckoutReturn, FrontdeskProviderProps, Keyed, Login, LoginAnswer, LoginFlow, LoginStep, Logout, MyBooking, MyBookingsOptions, Navigate, Pages, PagesData, PagesOptions, PagesQuery, ReadKey, ReadOptions, ReadQuery, Registration, RequireMemberProps, RescheduleBookingOptions, ResolvedTheme, SessionView, SignedInProps, SuspensePagesOptions, SuspenseReadOptions, Theme, ThemeControl, ThemeScriptProps, UseAuthCallbackOptions, UseAvailabilityOptions, UseBookingFlowOptions, UseBookingFormOptions, UseCalendarMonthOptions, UseCartOptions, UseCheckoutOptions, UseCheckoutReturnOptions, UseLoginOptions, UseLogoutOptions, UseMyBookingsOptions, UseThemeOptions, UseVariantOptions, VariantChoice, WaitlistControl, Weekday, WriteMutation, WriteOptions };
