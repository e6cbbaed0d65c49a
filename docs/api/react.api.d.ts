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
 * Why a booking cannot be changed. `status`: it is canceled, declined, or not ordered yet. `begun`: it has begun.
 * `course`: a course is booked as a whole and has no other time. `notOffered`: the business does not allow customers to
 * do it. `tooLate`: the deadline of the policy has passed. `unknown`: the platform gives no reason.
 */
type BookingChangeRefusal = 'status' | 'begun' | 'course' | 'notOffered' | 'tooLate' | 'unknown';
/** Whether a customer may change a booking now. */
interface BookingPermission {
    /** The response of the platform; `undefined` until it is known. */
    readonly allowed: boolean | undefined;
    /** The deadline by the policy of the service; absent if it is not known, or the change is not allowed. */
    readonly until: Date | undefined;
    /** Why the change is not allowed. */
    readonly refusal: BookingChangeRefusal | undefined;
}
/** A cancellation fee that applies from this time on: an amount, or a percentage of the price as decimal text. */
interface CancellationFeeFrom extends Pick<CancellationWindow, 'amount' | 'percentage'> {
    /** The time from which the fee applies. */
    readonly from: Date;
}

/** The current step of a customer's booking. */
type BookingStep = 'slot' | 'details' | 'review' | 'creating' | 'redirecting' | 'done' | 'slotTaken' | 'failed';

/** A single line of text, multiple lines of text, or a checkbox. */
type BookingFormFieldType = (typeof bookingFormFieldTypes)[number];
/** A field of a booking form. */
interface BookingFormField {
    /** The key of the answer in `formSubmission`. */
    readonly key: string;
    readonly type: BookingFormFieldType;
    /** Label of the field, as the business wrote it. */
    readonly label: string;
    /** Whether an answer is required; a required checkbox must be checked. */
    readonly required?: boolean | undefined;
    /** Maximum number of characters of text. */
    readonly maxLength?: number | undefined;
    /** The required format of the text. */
    readonly format?: 'email' | 'phone' | undefined;
    /** The value of the `autocomplete` attribute for browsers. */
    readonly autoComplete?: string | undefined;
}
/** An answer: text, or whether a checkbox is checked. */
type BookingFormValue = string | boolean;
/** The error of an answer. */
type BookingFormProblem = 'required' | 'notTicked' | 'tooLong' | 'email' | 'phone';
/** The fields of the default form of services: the contact of the customer. */
declare const defaultBookingFormFields: readonly BookingFormField[];

/** A month of the calendar, `YYYY-MM`. */
type CalendarMonth = `${number}-${number}`;
/** 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A part of the cart, besides its lines, whose change can fail. */
type CartPart = 'add' | 'coupon' | 'giftCard' | 'delivery';
/** A line as the customer wants it: the quantity is optimistic, the prices are always the platform's. */
interface CartLine extends CartLineItem {
    readonly quantity: number;
    /** Whether a change of this line is in progress, so that its price may be outdated. */
    readonly pending: boolean;
}

/** Leaves the page. */
type Navigate = (url: string) => void;

interface FrontdeskProviderProps {
    /** Create it once, outside of rendering; on a server, once per request. */
    readonly client: Client;
    /** The query client; not needed below a `QueryClientProvider`. */
    readonly queryClient?: QueryClient;
    /**
     * The session as the server read it: `client.auth.getSnapshot()`. The server and the first render in a browser use
     * it. It contains no token. Only its first value for a client counts.
     */
    readonly initialSession?: SessionState;
    readonly children?: ReactNode;
}
/**
 * Provides a client to the hooks below it. It holds no data, so it may be nested and used several times.
 *
 * @throws ContextError when `client` is missing or is not a client.
 * @example
 * <FrontdeskProvider client={client} queryClient={queryClient}>
 *   <App />
 * </FrontdeskProvider>
 */
declare const FrontdeskProvider: ({ client, queryClient, initialSession, children, }: FrontdeskProviderProps) => ReactElement;

/**
 * The step that a sign-in waits for. `credentials`: email address and password, with a captcha if required.
 * `verification`: the code of an email. `challenge`: a second factor. `ownerApproval`: the approval of the business.
 * `finishing`: the person is verified and the tokens are being requested. `signedIn`: nothing more.
 */
type LoginStep = 'credentials' | 'verification' | 'challenge' | 'ownerApproval' | 'finishing' | 'signedIn';

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

/** The current knowledge about the session. */
interface SessionView extends Omit<SessionState, 'status'> {
    /** `loading` until the session has been read from its store. */
    readonly status: 'loading' | Role;
}

interface SignedInProps {
    readonly children?: ReactNode;
}
/**
 * Renders its children for members. Renders nothing until the session is known.
 *
 * @example
 * <SignedIn><AccountMenu /></SignedIn>
 */
declare const SignedIn: ({ children }: SignedInProps) => ReactElement | null;
/**
 * Renders its children for everybody who is not a member. Renders nothing until the session is known.
 *
 * @example
 * <SignedOut><a href="/sign-in">Sign in</a></SignedOut>
 */
declare const SignedOut: ({ children }: SignedInProps) => ReactElement | null;
interface RequireMemberProps extends SignedInProps {
    /** The content for others: a sign-in form, or a link to one. */
    readonly fallback: ReactNode;
    /** The content while the session is loading: a placeholder of the same size. Defaults to nothing. */
    readonly pending?: ReactNode;
}
/**
 * Renders its children for members and a fallback for others. It hides content but does not protect it: the platform
 * decides who may read what.
 *
 * @example
 * <RequireMember fallback={<SignInPrompt />} pending={<Skeleton />}>
 *   <Bookings />
 * </RequireMember>
 */
declare const RequireMember: ({ fallback, pending, children }: RequireMemberProps) => ReactElement;

/** The theme that a person selected. */
type Theme = 'light' | 'dark' | 'system';
/** The effective theme. */
type ResolvedTheme = 'light' | 'dark';

/**
 * The script that sets the theme before the first paint, as text for a template. Use the same `storageKey` as in
 * `useTheme`.
 *
 * @example
 * const head = `<script nonce="${nonce}">${themeScript()}</script>`
 */
declare const themeScript: (storageKey?: string) => string;
interface ThemeScriptProps {
    /** Storage key of the choice; defaults to `theme`. */
    readonly storageKey?: string;
    /** For a content security policy without `unsafe-inline`. */
    readonly nonce?: string;
}
/**
 * Sets the theme before the first paint; place it in the head of a server-rendered page. The `html` element needs
 * `suppressHydrationWarning`, because the script changes it before React hydrates.
 *
 * @example
 * <html suppressHydrationWarning><head><ThemeScript nonce={nonce} /></head>…</html>
 */
declare const ThemeScript: ({ storageKey, nonce }: ThemeScriptProps) => ReactElement;

interface UseAuthCallbackOptions {
    /** The return URL; defaults to the URL of the page. */
    readonly url?: string | URL;
    /** Where to continue if the sign-in does not specify a path; defaults to `/`. */
    readonly returnTo?: string;
    /** How `restart` leaves the page; defaults to `location.assign`. */
    readonly navigate?: Navigate;
}
/** The result of a sign-in by redirect. */
interface AuthCallback {
    /** `working` until the code is exchanged for a session. */
    readonly status: 'working' | 'done' | 'error';
    /** The path of this site that the person wanted to open. Navigate to it once the status is `done`. */
    readonly returnTo: string;
    /** Why it failed: a `LoginFlowError`, or the error of the code exchange. */
    readonly error: Error | null;
    /** Opens the sign-in page again; rejects when there is no URL to open. */
    readonly restart: () => Promise<void>;
}
/**
 * Finishes a sign-in on its return page: once, also in strict mode. The response is removed from the URL before any
 * request to the platform, so that nobody copies it and a reload does not send it again; for a person who opens the
 * page signed in, the status is `done`. Use it in one component of one page.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { status, returnTo, error, restart } = useAuthCallback()
 * if (status === 'done') return <Navigate to={returnTo} replace />
 * return error ? <button onClick={restart}>Sign in again</button> : <p>Signing you in</p>
 */
declare const useAuthCallback: ({ url, returnTo, navigate, }?: UseAuthCallbackOptions) => AuthCallback;

/** The time slots to find: of one service, or of a visit with several. */
type UseAvailabilityOptions = ListAvailabilityInput & {
    /**
     * How long time slots are shown without requesting them again, in milliseconds; defaults to 0. Keep it short, because
     * other customers book meanwhile.
     */
    readonly staleTime?: number | undefined;
    /** Whether to fetch time slots; defaults to `true`. */
    readonly enabled?: boolean | undefined;
};
interface Availability {
    /** Days that have time slots, in order. */
    readonly days: readonly AvailabilityDay[];
    /** Time zone of all days and times; the time zone of the business, once it is known, if none was requested. */
    readonly timeZone: string | undefined;
    /** `pending` until the first time slots are read; `error` when that failed. */
    readonly status: 'pending' | 'error' | 'success';
    /** Why the time slots could not be read. */
    readonly error: Error | null;
    /** Why nothing can be booked, once that is known; `explainAvailability` returns more details. */
    readonly reason: AvailabilityReason | undefined;
    /** Whether there are more time slots than `maxPages` pages contain. */
    readonly isPartial: boolean;
    readonly isFetching: boolean;
    /**
     * Prefetches the time slots of other days, which are shown as long as `staleTime` allows; without it, does nothing.
     */
    readonly prefetch: (window: Pick<AvailabilityWindow, 'from' | 'to'>) => Promise<void>;
    /** Reads the time slots again. */
    readonly refetch: () => Promise<void>;
}
/**
 * The time slots of a service, by day; a course is one time slot on the day of its first session. They are read again
 * at each mount and when the person returns to the page, unless `staleTime` allows cached ones.
 *
 * @example
 * const { days, reason } = useAvailability({ serviceId, from: '2026-06-01', to: '2026-06-07', timeZone: 'Europe/Lisbon' })
 */
declare const useAvailability: ({ enabled, staleTime, ...options }: UseAvailabilityOptions) => Availability;

interface UseCheckoutOptions {
    /** Path or URL of this site that the checkout returns to; read it with `useCheckoutReturn` there. */
    readonly returnTo: string;
    /** How to leave the page; defaults to `location.assign`. */
    readonly navigate?: Navigate;
}
interface Checkout {
    /** Opens the checkout. Further calls do nothing; `error` contains the error. */
    readonly start: () => Promise<void>;
    /** `redirecting` once the URL of the checkout is known and the browser opens it. */
    readonly status: 'idle' | 'starting' | 'redirecting' | 'failed';
    /** Why the checkout could not be opened. */
    readonly error: Error | null;
}
/**
 * Redirects the customer to the hosted checkout of the current cart.
 *
 * @example
 * const { start, status } = useCheckout({ returnTo: '/checkout/return' })
 * return <button onClick={start} disabled={status === 'redirecting'}>Check out</button>
 */
declare const useCheckout: ({ returnTo, navigate }: UseCheckoutOptions) => Checkout;

/** The customer's choices before booking. */
interface BookingDraft extends BookingChoice {
    readonly details?: BookingDetails | undefined;
    /** The progress of the booking: it continues there and is not made twice. */
    readonly plan?: BookingPlanState | undefined;
}
/** The services of a booking: one service, or a visit with several in order. */
type BookedServices = {
    readonly serviceId: string;
    readonly services?: undefined;
} | {
    /** The services of the visit, in order. */
    readonly services: readonly BookedVisitService[];
    readonly serviceId?: undefined;
};
interface BookingFlowSettings {
    /**
     * The time zone in which time slots are requested; defaults to the time zone of the business. A chosen time slot
     * keeps its own.
     */
    readonly timeZone?: string | undefined;
    /**
     * The earlier choices to continue from: read at the first render, and when the services change. Store `slot`,
     * `resource`, `timeZone`, `details` and `plan` outside the page, so that a sign-in or a reload loses nothing.
     */
    readonly draft?: BookingDraft | undefined;
    /** Opens the hosted checkout after `submit`; without it the booking stays in the cart. */
    readonly checkout?: UseCheckoutOptions;
}
type UseBookingFlowOptions = BookedServices & BookingFlowSettings;
interface BookingFlow {
    readonly step: BookingStep;
    readonly slot: TimeSlot | undefined;
    readonly resource: BookedResource | undefined;
    /** The time zone of `slot` and `alternatives`; absent if it is that of the business. */
    readonly timeZone: string | undefined;
    readonly details: BookingDetails | undefined;
    /** The bookings once they are made and in the cart; empty until then. */
    readonly bookings: readonly Booking[];
    /** The progress of the booking after `submit`: plain data, to continue after a reload. */
    readonly plan: BookingPlanState | undefined;
    /** At step `slotTaken`: free time slots near the taken one. */
    readonly alternatives: readonly TimeSlot[];
    /** The error at steps `slotTaken` and `failed`. */
    readonly error: Error | undefined;
    /**
     * Chooses a time slot of `useAvailability` and the staff member, for a whole visit too. For a course: `{ scheduleId:
     * service.schedule.id }`.
     */
    readonly selectSlot: (slot: TimeSlot, resource?: BookedResource) => void;
    /** Sets the contact details, the number of participants and the payment option. */
    readonly setDetails: (details: BookingDetails) => void;
    /**
     * Books, and adds each booking to the cart. You can call it again after a failure: no step is done twice. After a
     * lost response, it looks for the bookings first.
     */
    readonly submit: () => Promise<void>;
    /** Goes back one step, if possible. */
    readonly back: () => void;
}
/**
 * Guides a customer from a time slot to a booking in the cart, step by step: for one service, or for a visit with
 * several. However often `submit` is called, it books once. If another customer was faster, the step is `slotTaken` and
 * `alternatives` contains time slots nearby.
 *
 * @example
 * const { step, selectSlot, setDetails, submit } = useBookingFlow({ serviceId, checkout: { returnTo: '/booked' } })
 */
declare const useBookingFlow: (options: UseBookingFlowOptions) => BookingFlow;

type Values = Readonly<Record<string, BookingFormValue>>;
interface UseBookingFormOptions {
    /** The fields; defaults to those of the default form: the contact of the customer. */
    readonly fields?: readonly BookingFormField[] | undefined;
    /** The initial answers, from a draft or from the signed-in person: read at the first render. */
    readonly initial?: Values | undefined;
    /** The error of the booking: its messages about answers are shown next to them. */
    readonly error?: unknown;
    /** The message of a problem, in the language of the app; defaults to English. */
    readonly message?: ((problem: BookingFormProblem, field: BookingFormField) => string) | undefined;
}
/** A field with its answer. */
interface BookingFormEntry extends BookingFormField {
    readonly value: BookingFormValue;
    /** The error of the answer, after the person has left the field or tried to continue. */
    readonly error: string | undefined;
}
interface BookingForm {
    /** The fields in display order. */
    readonly fields: readonly BookingFormEntry[];
    /** Whether all answers are valid. */
    readonly isValid: boolean;
    /** Sets an answer. */
    readonly set: (key: string, value: BookingFormValue) => void;
    /** Marks the field as left by the person: from now on it shows its error. */
    readonly leave: (key: string) => void;
    /**
     * The answers as `details.formSubmission`, without empty ones; `undefined` when one is invalid: then all fields show
     * their errors.
     */
    readonly submission: () => Record<string, BookingFormValue> | undefined;
    /** The first field with an error, to focus it. */
    readonly firstInvalid: string | undefined;
}
/**
 * The booking form: fields of the types `SHORT_TEXT`, `LONG_TEXT` and `CHECK_BOX` with their answers and messages. The
 * fields of a custom form must be passed, because no operation returns them to customers.
 *
 * @example
 * const { fields, set, leave, submission } = useBookingForm({ error: flow.error })
 * const formSubmission = submission()
 * if (formSubmission) flow.setDetails({ formSubmission })
 */
declare const useBookingForm: ({ fields: given, initial, error, message, }?: UseBookingFormOptions) => BookingForm;

type WithoutWindow<Options> = Options extends unknown ? Omit<Options, 'from' | 'to'> : never;
type UseCalendarMonthOptions = WithoutWindow<UseAvailabilityOptions> & {
    /** The initial month; defaults to the month of `day` or of today. */
    readonly month?: CalendarMonth | undefined;
    /** The initially selected day, from a URL for example. */
    readonly day?: LocalDate | undefined;
    /** The first day of a week; defaults to 1 (Monday). */
    readonly firstWeekday?: Weekday | undefined;
    /** Today in the time zone of the calendar; defaults to the device's date. Pass it on a server. */
    readonly today?: LocalDate | undefined;
};
/** A day of the grid. */
interface CalendarDay {
    readonly date: LocalDate;
    /** Whether it belongs to the displayed month; other days fill the first and the last week. */
    readonly isInMonth: boolean;
    /** Whether it is the current day. */
    readonly isToday: boolean;
    /** Whether it is in the past. */
    readonly isPast: boolean;
    /** Whether it is the selected day. */
    readonly isSelected: boolean;
    /**
     * Whether it has the keyboard focus: exactly one day of the grid. Set `tabIndex={0}` for it and -1 for the others.
     */
    readonly isFocused: boolean;
    /** Its time slots; empty while they load. */
    readonly slots: readonly AvailableSlot[];
    /** Whether it can be selected; `undefined` until that is known. */
    readonly hasTimes: boolean | undefined;
}
interface CalendarMonthView extends Omit<Availability, 'days' | 'prefetch'> {
    readonly month: CalendarMonth;
    /** Weeks of seven days. */
    readonly weeks: readonly (readonly CalendarDay[])[];
    /** The selected day, if it has time slots. */
    readonly selected: AvailabilityDay | undefined;
    /** The first day with time slots in the displayed month. */
    readonly firstDay: LocalDate | undefined;
    /** Whether there is an earlier month to show: past months cannot be shown. */
    readonly canGoBack: boolean;
    /** Shows the previous month; does nothing if `canGoBack` is `false`. */
    readonly previous: () => void;
    /** Shows the next month. */
    readonly next: () => void;
    /** Shows any month. */
    readonly show: (month: CalendarMonth) => void;
    /** Selects a day and shows its month. */
    readonly select: (date: LocalDate) => void;
    /**
     * Moves the keyboard focus with arrows, Home, End, Page Up and Page Down (with Shift by years), to another month if
     * necessary. Returns the focused day, and `undefined` for other keys, which keep their default behavior.
     */
    readonly moveByKey: (event: {
        readonly key: string;
        readonly shiftKey?: boolean;
    }) => LocalDate | undefined;
    /** Prefetches the time slots of the next or previous month, for example when the pointer is near the button. */
    readonly prefetch: (direction: 'next' | 'previous') => Promise<void>;
}
/**
 * A month of a calendar with the days that have time slots, and the data for a keyboard-accessible grid. Time slots
 * that were read within half a minute are shown again when a person navigates back, unless `staleTime` says otherwise.
 *
 * @example
 * const { weeks, selected, select, next, moveByKey } = useCalendarMonth({ serviceId, timeZone: 'Europe/Lisbon' })
 */
declare const useCalendarMonth: (options: UseCalendarMonthOptions) => CalendarMonthView;

/** The options of a cancellation: a message to the participants, or an exception that only the owner may make. */
type CancelBookingOptions = Omit<CancelBookingInput, 'bookingId' | 'revision'>;
/** The cancellation of one booking. */
interface BookingCancellation extends BookingPermission {
    /** The fees of the policy, the earliest first; empty if it has none. */
    readonly fees: readonly CancellationFeeFrom[];
    /** The fee that is due if the customer cancels now. */
    readonly fee: CancellationFeeFrom | undefined;
    /**
     * Cancels the booking and returns it; `undefined` when that fails, and `error` says why. Concurrent calls are made
     * once.
     */
    readonly cancel: (options?: CancelBookingOptions) => Promise<Booking | undefined>;
    readonly isPending: boolean;
    /** Why it was not canceled. `BOOKING_REVISION_MISMATCH`: the booking has changed; show it again. */
    readonly error: Error | null;
    /** Clears the error. */
    readonly reset: () => void;
}
/**
 * Returns whether a booking can be canceled, until when and at which fee, and cancels it. The bookings and the time
 * slots are read again afterwards. It takes a booking of `useMyBookings`, or of `queryExtendedBookings` with
 * `withBookingAllowedActions`; without one it does nothing.
 *
 * @example
 * const { allowed, until, fee, cancel, isPending, error } = useCancelBooking(myBooking)
 * return <button disabled={!allowed || isPending} onClick={() => void cancel()}>Cancel</button>
 */
declare const useCancelBooking: (extended: ExtendedBooking | undefined) => BookingCancellation;

/** The current cart of the visitor or member. */
interface CartControl {
    /** The platform's last version; absent while it loads and when it is empty. */
    readonly cart: Cart | undefined;
    /** The lines with optimistic quantities, before the platform has responded. */
    readonly lines: readonly CartLine[];
    /** The totals as the platform calculated them; never optimistic, and outdated while `pending`. */
    readonly totals: CartSummary['priceSummary'] | undefined;
    /** Discounts, taxes and violations that prevent an order. */
    readonly summary: CartSummary | undefined;
    /** `pending` until the cart is read; `error` when that failed. */
    readonly status: 'pending' | 'error' | 'success';
    /** Why the cart could not be read. */
    readonly error: Error | null;
    /** Whether changes are in progress. */
    readonly pending: boolean;
    /** The error of the last change of a line, by line id. */
    readonly errorsByLine: Readonly<Partial<Record<string, Error>>>;
    /** The error of the last change of another part: an addition, the coupon, the gift card, the delivery. */
    readonly errorsByPart: Readonly<Partial<Record<CartPart, Error>>>;
    /**
     * Each change resolves when the platform has accepted it, and rejects with its error: `CART_NOT_CHANGED` when the
     * platform accepted it without an effect. Changes are made one by one; after a lost response, the cart is read.
     */
    readonly add: (...items: CatalogItemInput[]) => Promise<void>;
    /** A quantity of 0 removes the line. */
    readonly setQuantity: (lineItemId: string, quantity: number) => Promise<void>;
    /** Removes a line. */
    readonly remove: (lineItemId: string) => Promise<void>;
    /**
     * Restores a removed line, as a new line with the same item, options, quantity and membership. Not for custom items.
     */
    readonly restore: (line: CartLine) => Promise<void>;
    /** The error is in `errorsByPart.coupon`. A cart has at most one coupon. */
    readonly addCoupon: (code: string) => Promise<void>;
    /** Removes a coupon from the cart. */
    readonly removeCoupon: (couponId: string) => Promise<void>;
    /** The error is in `errorsByPart.giftCard`. A cart has at most one gift card. */
    readonly addGiftCard: (giftCard: GiftCardInput) => Promise<void>;
    /** Removes a gift card from the cart. */
    readonly removeGiftCard: (giftCardId: string) => Promise<void>;
    /**
     * A method with delivery requires an address in the cart: if `cart.deliveryInfo` has none yet, pass one with at least
     * a country. It is set before the method.
     */
    readonly setDeliveryMethod: (deliveryMethod: DeliveryMethodInput, address?: Address) => Promise<void>;
    /** Removes the chosen delivery method from the cart. */
    readonly removeDeliveryMethod: () => Promise<void>;
    /** Reads the cart again. */
    readonly refresh: () => Promise<void>;
}
interface UseCartOptions {
    /**
     * Whether the cart is read; defaults to `true`. The platform responds with 404 if there is no cart, which browsers
     * log as an error: skip the read for a person who has not added anything. Added items are shown anyway. Without a
     * session there is no cart, so none is read.
     */
    readonly read?: boolean;
}
/**
 * The cart: its lines, totals and changes. Changes are made sequentially in the order of the calls, also from several
 * components; afterwards the cart is read once. It is read again when the browser's Back button restores the page,
 * because the cart may be ordered by then.
 *
 * @example
 * const { lines, totals, setQuantity, errorsByLine } = useCart()
 */
declare const useCart: ({ read }?: UseCartOptions) => CartControl;

interface UseCheckoutReturnOptions {
    /** The return URL; defaults to the URL of the page. */
    readonly url?: string | URL;
}
/** The result of a checkout. */
interface CheckoutReturn {
    /**
     * `paid`: in full, or the deposit. `pending`: ordered and not paid yet, online or on the spot. `abandoned`: there is
     * no order. `failed`: the payment was declined, or the order does not exist.
     */
    readonly status: 'checking' | 'paid' | 'pending' | 'abandoned' | 'failed';
    readonly order: Order | undefined;
    /** Why the order could not be read. While the status is `checking`, a retry may help. */
    readonly error: Error | null;
    /** Reads the order again. */
    readonly refetch: () => Promise<void>;
}
/**
 * Returns the outcome of a checkout: reads the order in the return URL, and checks it for a minute while its payment is
 * in progress. The URL alone proves nothing.
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
 * The messages of a validation error by field, for forms; empty for any other error.
 *
 * @example
 * const { mutateAsync, error } = useWrite(createBooking)
 * const errors = useFieldErrors(error)
 * return <Field label="Email" error={errors['booking.contactDetails.email']} />
 */
declare const useFieldErrors: (error: unknown) => Readonly<Partial<Record<string, string>>>;

/** The waiting list of one session. */
interface WaitlistControl {
    /** Whether the session is full and its waiting list has enough free places; `undefined` without a session. */
    readonly allowed: boolean | undefined;
    /** Free places on the waiting list; 0 if there is none. */
    readonly places: number;
    /**
     * Joins the waiting list and returns the booking, which is `WAITING_LIST`; `undefined` when that fails, and `error`
     * says why. Concurrent calls make one booking.
     */
    readonly join: (details: BookingDetails) => Promise<Booking | undefined>;
    readonly isPending: boolean;
    /** The waiting booking, once it exists. */
    readonly booking: Booking | undefined;
    /** Why the customer could not join. */
    readonly error: Error | null;
    /** Clears the booking and the error. */
    readonly reset: () => void;
}
/**
 * Returns whether a person can join the waiting list of a full session, and joins it. It takes a time slot of
 * `useAvailability` with `includeNonBookable`; without one it does nothing. When a place becomes free, it is offered by
 * email.
 *
 * @example
 * const { allowed, places, join, booking } = useJoinWaitlist(fullSlot)
 * return <button disabled={!allowed} onClick={() => void join({ contactDetails })}>Wait for a place</button>
 */
declare const useJoinWaitlist: (slot: TimeSlot | undefined, participants?: number) => WaitlistControl;

interface UseLoginOptions extends Pick<DirectLoginOptions, 'pageOrigins'> {
    /**
     * Path or URL of the page with `useAuthCallback`; it must be registered. The sign-in continues there if the browser
     * blocks the hidden frame. Without it, such a browser causes a `LoginFlowError`.
     */
    readonly redirectUri?: string;
    /** A path of this site to open after a sign-in by redirect; defaults to `/`. */
    readonly returnTo?: string;
    /** How to leave the page; defaults to `location.assign`. */
    readonly navigate?: Navigate;
}
/** The response to a second factor, without the challenge, which the hook keeps. */
type LoginAnswer = Given<Omit<AnswerChallengeInput, 'challenge'>>;
/** The state of a sign-in, and its actions. */
interface LoginFlow {
    /** The screen to show. It does not change after an error. */
    readonly step: LoginStep;
    /** The last response; `{ loginState: 'INITIAL' }` before the first. */
    readonly result: LoginResult;
    /** The requested second factor, at step `challenge`. */
    readonly challenge: LoginChallenge | undefined;
    /** Whether a captcha is required: pass `captchaTokens` from now on. */
    readonly isCaptchaRequired: boolean;
    /** Whether a call is in progress, including finishing. */
    readonly isPending: boolean;
    /** Whether the person is verified and the tokens are being requested. */
    readonly isFinishing: boolean;
    /** Why the last response is a failure; choose your own text by it. */
    readonly errorCode: LoginErrorCode | undefined;
    /** Why the last call failed, including finishing. */
    readonly error: Error | null;
    /** Messages by field: `email`, `password`, `code`, `captchaTokens`, `profile.firstName`, … */
    readonly fieldErrors: Readonly<Partial<Record<string, string>>>;
    /** Submits the emailed code. */
    readonly submitCode: (code: string) => Promise<LoginResult | undefined>;
    /** Emails another code. */
    readonly resendCode: () => Promise<LoginResult | undefined>;
    /** Responds to the second factor. */
    readonly answerChallenge: (answer: LoginAnswer) => Promise<LoginResult | undefined>;
    /** Sets a new password with the token of an emailed link, and signs in with it. */
    readonly recover: (input: Given<RecoverAccountInput>) => Promise<LoginResult | undefined>;
    /** Tries again to finish, at step `finishing` after a failure. */
    readonly finish: () => Promise<LoginResult | undefined>;
    /** Clears all responses and aborts a call in progress. */
    readonly reset: () => void;
}

interface Login extends LoginFlow {
    /** Signs in with email address and password. Resolves with the response; never rejects. */
    readonly login: (input: Given<LoginInput>) => Promise<LoginResult | undefined>;
}
/**
 * A sign-in form with all its steps, up to the member's tokens. `step` is the screen to show; errors are in `errorCode`
 * and `fieldErrors`. After a success the sign-in finishes automatically in a hidden frame, or by redirect if the
 * browser blocks that. A promise resolves with `undefined` for a response that was superseded.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { step, login, submitCode, fieldErrors, isPending } = useLogin({ redirectUri: '/signed-in' })
 * if (step === 'verification') return <CodeForm onSubmit={submitCode} error={fieldErrors['code']} />
 * return <PasswordForm onSubmit={login} errors={fieldErrors} isPending={isPending} />
 */
declare const useLogin: (options?: UseLoginOptions) => Login;

interface UseLogoutOptions {
    /** Path or URL of this site that the platform's sign-out page returns to; defaults to `/`. */
    readonly returnTo?: string;
    /** How to open the platform's sign-out page; defaults to `location.assign`. */
    readonly navigate?: Navigate;
}
/** The sign-out. It fails if the platform cannot be reached; the person is signed out here anyway. */
type Logout = UseMutationResult<{
    /** The page of the platform that ends the session there too. */
    logoutUrl: string;
}, Error, void>;
/**
 * Signs out: immediately here, including all data that was read for the person, then on the platform's pages at
 * `logoutUrl`.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { mutate: signOut, isPending } = useLogout({ returnTo: '/signed-out' })
 * return <button onClick={() => signOut()} disabled={isPending}>Sign out</button>
 */
declare const useLogout: ({ returnTo, navigate }?: UseLogoutOptions) => Logout;

/** An infinite list, with the names of `useInfiniteQuery` and the items of all pages in one list. */
interface Pages<Item> {
    /** The items of all pages that were read. */
    readonly items: readonly Item[];
    /** Total number of items, if the platform counted them. */
    readonly total: number | undefined;
    /** Whether there is another page to read. */
    readonly hasNextPage: boolean;
    /** Reads the next page; does nothing on the last one and while a page is being read. */
    readonly fetchNextPage: () => Promise<void>;
    readonly isFetchingNextPage: boolean;
    /** `pending` until the first page is read; `error` when a page could not be read. */
    readonly status: 'pending' | 'error' | 'success';
    /** Whether no page was read yet. */
    readonly isPending: boolean;
    readonly isFetching: boolean;
    /** Why a page could not be read. */
    readonly error: Error | null;
    /** Reads all pages again. */
    readonly refetch: () => Promise<void>;
}
/**
 * Reads a list page by page, with any read operation that returns pages.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = usePages(queryServices, { paging: { limit: 12 } })
 */
declare const usePages: <Item, Input>(operation: Read<Input, Page<Item, Input>>, input: NoInfer<Given<Input>> | SkipToken, options?: PagesOptions<Item, Input>) => Pages<Item>;

/** A booking of the person with related data. */
interface MyBooking extends ExtendedBooking {
    readonly booking: Booking;
}
/**
 * The bookings of the person, page by page. `allowedActions` is included, for `useCancelBooking` and
 * `useRescheduleBooking`, and so is other requested data, such as the order with `withEcomOrder`.
 *
 * @example
 * const { items, hasNextPage, fetchNextPage } = useMyBookings({ when: 'upcoming', withEcomOrder: true })
 */
declare const useMyBookings: ({ now, ...options }?: UseMyBookingsOptions) => Pages<MyBooking>;

/**
 * Reads with any read operation and keeps the result in the query cache. With `skipToken` as input it does nothing.
 *
 * @example
 * const { data: service, error, isPending } = useRead(getService, serviceId ? { serviceId } : skipToken)
 */
declare const useRead: <Input, Output, Data = Output>(operation: Read<Input, Output>, input: NoInfer<Given<Input>> | SkipToken, options?: ReadOptions<Output, Data>) => UseQueryResult<Data>;

interface Registration extends LoginFlow {
    /** Creates an account and signs in to it. Resolves with the response; never rejects. */
    readonly register: (input: Given<RegisterInput>) => Promise<LoginResult | undefined>;
}
/**
 * A sign-up form; after the first step, the steps are the same as in {@link useLogin}.
 *
 * @throws ContextError when the client has no session.
 * @example
 * const { step, register, errorCode } = useRegister({ redirectUri: '/signed-in' })
 * await register({ email, password, profile: { firstName } })
 */
declare const useRegister: (options?: UseLoginOptions) => Registration;

/** The options of a reschedule: a message to the participants, or an exception that only the owner may make. */
type RescheduleBookingOptions = Omit<RescheduleBookingInput, 'bookingId' | 'revision' | 'slot'>;
/** The reschedule of one booking. */
interface BookingReschedule extends BookingPermission {
    /**
     * Reschedules the booking to a time slot of `useAvailability` and returns it; `undefined` when that fails, and
     * `error` says why. The staff member does not change if they are free and no other one is chosen. Concurrent calls
     * are made once.
     */
    readonly reschedule: (choice: BookingChoice, options?: RescheduleBookingOptions) => Promise<Booking | undefined>;
    readonly isPending: boolean;
    /** Why it was not rescheduled. `BOOKING_REVISION_MISMATCH`: the booking has changed; show it again. */
    readonly error: Error | null;
    /** If another customer was faster: free time slots near the taken one. */
    readonly alternatives: readonly TimeSlot[];
    /** Clears the error. */
    readonly reset: () => void;
}
/**
 * Returns whether a booking can be rescheduled and until when, and reschedules it. The bookings and the time slots are
 * read again afterwards. It takes a booking of `useMyBookings`, or of `queryExtendedBookings` with
 * `withBookingAllowedActions`; without one it does nothing.
 *
 * @example
 * const { allowed, until, reschedule, alternatives, error } = useRescheduleBooking(myBooking)
 * return <SlotList slots={slots} onChoose={(slot) => void reschedule({ slot, timeZone })} />
 */
declare const useRescheduleBooking: (extended: ExtendedBooking | undefined) => BookingReschedule;

/**
 * The session's status: `visitor`, `member` or `none`; `loading` until that is known. The session is read from its
 * store after the first render, so `loading` is short; with `initialSession` on the provider it does not occur.
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
    /** Name in the local storage; defaults to `theme`. */
    readonly storageKey?: string;
}
interface ThemeControl {
    /** The theme that the person selected; `system` on a server and by default. */
    readonly theme: Theme;
    /** The effective theme; `light` on a server. */
    readonly resolved: ResolvedTheme;
    /** Selects and stores a theme. */
    readonly set: (theme: Theme) => void;
    /** Switches between light and dark, starting from the effective theme. */
    readonly toggle: () => void;
}
/**
 * The theme switch: follows the device until the person selects a theme, stores the choice, and notifies other tabs.
 * Sets `data-theme` on the document. Put {@link ThemeScript} in the head to avoid a flash.
 *
 * @example
 * const { resolved, toggle } = useTheme()
 * return <button onClick={toggle}>{resolved === 'dark' ? 'Light' : 'Dark'}</button>
 */
declare const useTheme: ({ storageKey }?: UseThemeOptions) => ThemeControl;

type Choices = Readonly<Record<string, string>>;
interface UseVariantOptions {
    /** The initial choices, such as those in the page's URL. A choice that the product does not have is ignored. */
    readonly initialChoices?: Choices | undefined;
}
interface VariantChoice extends VariantSelection {
    /** The description of each choice by the name of its option. */
    readonly choices: Choices;
    /** Sets a choice; `undefined` takes it back. */
    readonly choose: (option: string, choice: string | undefined) => void;
    /** Resets to the initial choices. */
    readonly reset: () => void;
}
/**
 * The choices of one product, its variant once they are complete, and the missing options. Another product resets to
 * the initial choices. Nothing is available while the product is being read.
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
