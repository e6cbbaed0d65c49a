import { Tracer } from '@opentelemetry/api';

/**
 * An enumeration whose known values an editor suggests. It is open: a value that the platform adds later breaks
 * nothing.
 */
type Open<Known extends string> = Known | (string & {});

/** All kinds of rules that a field can violate. */
declare const violatedRules: readonly ["VALIDATION", "OTHER", "MAX", "MIN", "MAX_LENGTH", "MIN_LENGTH", "MAX_SIZE", "MIN_SIZE", "FORMAT", "DECIMAL_LTE", "DECIMAL_GTE", "DECIMAL_LT", "DECIMAL_GT", "DECIMAL_MAX_SCALE", "INVALID_ENUM_VALUE", "REQUIRED_FIELD", "FIELD_NOT_ALLOWED", "ONE_OF_ALIGNMENT", "EXACT_LENGTH", "EXACT_SIZE", "REQUIRED_ONE_OF_FIELD"];
/** The kind of rule that a field violates. */
type ViolatedRule = Open<(typeof violatedRules)[number]>;
/** One field that the platform, or a local check, rejected. */
interface FieldViolation {
    /** Path of the field, with dots, as the caller wrote it. */
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
/** The fields of every error of this library in addition to its message. */
interface ErrorFields {
    /** The name of the error, as a constant: a union of literals per family, which is open. */
    readonly code: string;
    /** HTTP status of the response; absent when there was none. */
    readonly status?: number | undefined;
    /** Status text; empty on HTTP/2. */
    readonly statusText?: string | undefined;
    /** The platform's id of the request, which its support asks for. */
    readonly requestId?: string | undefined;
    /** Id of the operation, such as `bookings.services.get`. */
    readonly operation?: string | undefined;
    /** Whether the same call may succeed later without a change. */
    readonly retryable?: boolean | undefined;
    /** Whether a write may have taken effect although no response arrived. */
    readonly maybeProcessed?: boolean | undefined;
    /** Number of requests that were made for this call. */
    readonly attempts?: number | undefined;
    /** The kind of network error, timeout or decoding error: `refused`, `body`, `truncated`, … */
    readonly reason?: string | undefined;
    /** Milliseconds to wait before the next attempt, as the platform requests. */
    readonly retryAfterMs?: number | undefined;
    readonly cause?: unknown;
    readonly details?: ErrorDetails | undefined;
    readonly violations?: readonly FieldViolation[] | undefined;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
}
/** The error body in the platform's own form. */
interface ErrorDetails {
    /** The rejected fields. Present when the input was invalid. */
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
 * Base class of all errors that a call rejects with.
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
    /** Identifies our errors across two copies of the package, where `instanceof` fails. */
    readonly '~frontdesk': boolean;
    constructor(message: string, fields: ErrorFields);
    /** The URL of the page that explains the code, or a path in `node_modules` as long as there is no site. */
    get helpUrl(): string;
    /** Safe for logs: contains no header, no token and no request body; at most 4 kB. */
    toJSON(): Record<string, unknown>;
}
/** Information about a response in addition to the result of the call. */
interface ResponseInfo {
    /** HTTP status of the response. */
    readonly status: number;
    /** Status text; empty on HTTP/2. */
    readonly statusText: string;
    /** Headers of the response. */
    readonly headers: Headers;
    readonly requestId?: string | undefined;
}
/** The fields of every hook event. */
interface CallEvent {
    /** Id of the operation: `bookings.services.get`. */
    readonly operation: string;
    /** Number of requests made so far, including this one. */
    readonly attempts: number;
    /** Identifies the call: all events of one call carry the same object. */
    readonly call?: object;
}
/** A request is about to be sent. */
interface RequestEvent extends CallEvent {
    /** Method and path template, without ids and query. */
    readonly route: string;
    /** Headers may be added, such as `traceparent`. The token is not included. */
    readonly headers: Record<string, string>;
}
/** A response arrived, with any status. */
interface ResponseEvent extends CallEvent, ResponseInfo {
    /** Milliseconds from the request to the headers of the response. */
    readonly duration: number;
}
/** A call is retried. */
interface RetryEvent extends CallEvent {
    /** Why the last attempt failed. */
    readonly error: FrontdeskError;
    /** Milliseconds until the next request. */
    readonly delay: number;
}
/** A call succeeded, and its result is about to be returned. */
type SuccessEvent = CallEvent;
/** A call failed for good. */
interface ErrorEvent extends CallEvent {
    /** The error that the call rejects with. */
    readonly error: unknown;
}
/** Functions that are called synchronously when calls are made. A hook must not throw: the call would fail. */
interface Hooks {
    /** Called before each attempt is sent. */
    readonly onRequest?: ((event: RequestEvent) => void) | undefined;
    /** Called when the headers of a response have arrived. */
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
    /** The tracer that starts the spans; defaults to the global tracer named `@frontdesk/core`. */
    readonly tracer?: Tracer | undefined;
}
/**
 * Returns hooks that create a span for each call, as a child of the span that is active when the call is made. The name
 * of the span is the id of the operation, and each request is an event of the span. The registered propagator, such as
 * W3C `traceparent`, sends the trace to the platform. No attribute contains the id of a person, a token, a URL with
 * parameters, or a message.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth, hooks: openTelemetry() })
 */
declare const openTelemetry: ({ tracer, }?: OpenTelemetryOptions) => Hooks;

export { openTelemetry };
export type { OpenTelemetryOptions };
