import { Tracer } from '@opentelemetry/api';

/** An enumeration whose known values an editor offers. It is open: a value that the platform adds later breaks nothing. */
type Open<Known extends string> = Known | (string & {});

/** Every kind of rule that a field can violate. */
declare const violatedRules: readonly ["VALIDATION", "OTHER", "MAX", "MIN", "MAX_LENGTH", "MIN_LENGTH", "MAX_SIZE", "MIN_SIZE", "FORMAT", "DECIMAL_LTE", "DECIMAL_GTE", "DECIMAL_LT", "DECIMAL_GT", "DECIMAL_MAX_SCALE", "INVALID_ENUM_VALUE", "REQUIRED_FIELD", "FIELD_NOT_ALLOWED", "ONE_OF_ALIGNMENT", "EXACT_LENGTH", "EXACT_SIZE", "REQUIRED_ONE_OF_FIELD"];
/** The kind of rule that a field violates. */
type ViolatedRule = Open<(typeof violatedRules)[number]>;
/** One field that the platform, or a local check, refused. */
interface FieldViolation {
    /** Path of the field, in dots, as the caller wrote it. */
    field: string;
    /** The expected value, as a sentence. */
    description: string;
    /** The kind of rule, such as `REQUIRED_FIELD` or `MAX_LENGTH`. */
    violatedRule?: ViolatedRule;
    /** Name of a rule of the service, when `violatedRule` is `OTHER`. */
    ruleName?: string;
    /** Parameters of the rule, such as `{ threshold: 100 }`. */
    data?: Record<string, unknown>;
}
/** The fields that every error of this library carries beside its message. */
interface ErrorFields {
    /** The name of the failure, as a constant. A literal union per family, open at the end. */
    readonly code: string;
    /** HTTP status of the answer, absent when there was none. */
    readonly status?: number | undefined;
    /** The words beside the status; empty on HTTP/2. */
    readonly statusText?: string | undefined;
    /** The platform's id of the request, to give to its support. */
    readonly requestId?: string | undefined;
    /** Id of the operation, such as `bookings.services.get`. */
    readonly operation?: string | undefined;
    /** Whether the same call may succeed later without a change. */
    readonly retryable?: boolean | undefined;
    /** Whether a write may have taken effect although no answer came. */
    readonly maybeProcessed?: boolean | undefined;
    /** How many requests were made for this call. */
    readonly attempts?: number | undefined;
    /** The kind of network fault, timeout or decoding fault: `refused`, `body`, `truncated`, … */
    readonly reason?: string | undefined;
    /** Milliseconds after which the platform asks to be tried again. */
    readonly retryAfterMs?: number | undefined;
    readonly cause?: unknown;
    readonly details?: ErrorDetails | undefined;
    readonly violations?: readonly FieldViolation[] | undefined;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
}
/** The error body in the platform's own form. */
interface ErrorDetails {
    /** The fields that were refused. Present when the input was invalid. */
    validationError?: {
        fieldViolations: FieldViolation[];
    };
    /** The reason why a valid request was declined. */
    applicationError?: {
        /** Code of the error, such as `SLOT_NOT_AVAILABLE`. */
        code: string;
        description: string;
        /** Further data of the error, such as free time slots. */
        data: Record<string, unknown>;
    };
}
/**
 * Base of every error that a call rejects with.
 *
 * @example
 * try {
 *   await getService(client, { serviceId })
 * } catch (error) {
 *   if (isFrontdeskError(error) && error.retryable) scheduleAgain()
 *   else throw error
 * }
 */
declare class FrontdeskError extends Error {
    readonly code: string;
    readonly status?: number | undefined;
    readonly statusText?: string | undefined;
    readonly requestId?: string | undefined;
    readonly operation?: string | undefined;
    readonly retryable: boolean;
    readonly maybeProcessed: boolean;
    readonly attempts?: number | undefined;
    readonly reason?: string | undefined;
    readonly retryAfterMs?: number | undefined;
    /** The platform's own form of the error, for code that reads `details.applicationError`. */
    readonly details?: ErrorDetails | undefined;
    /** Marks our errors across two copies of the package, where `instanceof` fails. */
    readonly '~frontdesk': boolean;
    constructor(message: string, fields: ErrorFields);
    /** The address of the page that explains the code; a path below `node_modules` as long as there is no site. */
    get helpUrl(): string;
    /** Safe for logs: no header, no token, no body of a request; 4 kB at most. */
    toJSON(): Record<string, unknown>;
}
/** The facts about an answer beside the result of the call. */
interface ResponseInfo {
    /** HTTP status of the answer. */
    readonly status: number;
    /** Empty on HTTP/2. */
    readonly statusText: string;
    /** Headers of the answer. */
    readonly headers: Headers;
    readonly requestId?: string | undefined;
}
/** The fields of every event that hooks are told of. */
interface CallEvent {
    /** Id of the operation: `bookings.services.get`. */
    readonly operation: string;
    /** Requests made so far, this one included. */
    readonly attempts: number;
    /** One object for all events of one call, so that a hook can tell calls apart. */
    readonly call?: object;
}
/** A request is about to leave. */
interface RequestEvent extends CallEvent {
    /** Method and path template: no id, no query. */
    readonly route: string;
    /** Headers may be added, such as `traceparent`. The token is not among them. */
    readonly headers: Record<string, string>;
}
/** An answer came, whatever its status. */
interface ResponseEvent extends CallEvent, ResponseInfo {
    /** Milliseconds from the request to the headers of the answer. */
    readonly duration: number;
}
/** A call is sent again. */
interface RetryEvent extends CallEvent {
    /** Why the last attempt failed. */
    readonly error: FrontdeskError;
    /** Milliseconds until the next request. */
    readonly delay: number;
}
/** A call succeeded: its result is about to be given back. */
type SuccessEvent = CallEvent;
/** A call failed for good. */
interface ErrorEvent extends CallEvent {
    /** The error that the call rejects with. */
    readonly error: unknown;
}
/** Functions that are told of calls, synchronously. A hook must not throw: the call would fail. */
interface Hooks {
    /** Called before each attempt is sent. */
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
    /** Called when the headers of an answer have arrived. */
    readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
    /** Called before the wait that precedes another attempt. */
    readonly onRetry?: ((event: RetryEvent) => void) | undefined;
    /** Called once when the call resolves. */
    readonly onSuccess?: ((event: SuccessEvent) => void) | undefined;
    /** Called once when the call rejects. */
    readonly onError?: ((event: ErrorEvent) => void) | undefined;
}

/** Settings of the OpenTelemetry plugin. */
interface OpenTelemetryOptions {
    /** The tracer that begins the spans; the global one named `@frontdesk/core` unless given. */
    readonly tracer?: Tracer | undefined;
}
/**
 * Hooks that make a span of each call, as a child of the span that is active when the call is made. The span has the id of
 * the operation as its name, and each request is an event of it. The platform gets the trace by the propagator that the
 * app has registered, such as W3C `traceparent`. No attribute holds an id of a person, a token, an address with its
 * parameters, or a message.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth, hooks: openTelemetry() })
 */
declare const openTelemetry: ({ tracer, }?: OpenTelemetryOptions) => Hooks;

export { openTelemetry };
export type { OpenTelemetryOptions };
