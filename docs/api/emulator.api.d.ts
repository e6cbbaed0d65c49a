/** Every stored item has an id. */
interface Stored {
    readonly id: string;
}

/**
 * The caller. A visitor and a member act for themselves, an owner for the business; so does an app with a token
 * of its own, which `appId` names.
 */
type Identity = {
    readonly kind: 'none';
} | {
    readonly kind: 'visitor';
    readonly visitorId: string;
} | {
    readonly kind: 'member';
    readonly memberId: string;
    readonly visitorId?: string;
} | {
    readonly kind: 'owner';
    readonly appId?: string;
};
/** A file that a mail brings. */
interface MailAttachment {
    readonly fileName: string;
    /** The media type with its parameters: `text/calendar; charset=utf-8; method=REQUEST`. */
    readonly contentType: string;
    readonly content: string;
}
/** A message that would be sent to a person. Shown by the inspector. */
interface Mail {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    /** A code or link that the person needs, for scripts that read the outbox. */
    readonly code?: string;
    readonly link?: string;
    readonly attachments?: readonly MailAttachment[];
}
/** The business that the emulator plays. */
interface Business {
    readonly name: string;
    /** IANA name. */
    readonly timeZone: string;
    /** ISO 4217. */
    readonly currency: string;
    readonly language: string;
    readonly email: string;
}

/** An app that may ask for tokens. */
interface OAuthClient extends Stored {
    readonly name: string;
    /**
     * Where the app lives, beside loopback addresses of any port: `https://shop.example`. People may be sent back there,
     * and its pages may call.
     */
    readonly origins: readonly string[];
    /** Seconds. */
    readonly accessTokenLifetime: number;
    /** Seconds. */
    readonly refreshTokenLifetime: number;
    /**
     * Whether a refresh token is good once only: a used one that comes back ends the session. Otherwise, as on the hosted
     * platform, a refresh token stays good when it is used again.
     */
    readonly rotateRefreshTokens?: boolean;
    /** Digest of the secret with which the app asks for its own access token; without one it cannot. */
    readonly secretDigest?: string;
}

/** Settings of a client; the rest stays as it is, or as a new client has it. */
interface ClientSettings {
    readonly id: string;
    readonly name?: string;
    /**
     * Where the app lives, beside loopback addresses of any port: `https://shop.example`. People may be sent back there,
     * and its pages may call.
     */
    readonly origins?: readonly string[];
    /** How long its access tokens are good, in seconds; 4 hours unless given. */
    readonly accessTokenLifetime?: number;
    /** How long its refresh tokens are good, in seconds; 30 days unless given. Each renewal starts this time anew. */
    readonly refreshTokenLifetime?: number;
    /**
     * Whether each refresh token is good once only; `false` unless given. When a used one comes back more than 10 seconds
     * later, all tokens of that session end.
     */
    readonly rotateRefreshTokens?: boolean;
    /** Lets the app ask for its own access token by the grant `client_credentials`. */
    readonly secret?: string;
}
/** A client as it is shown: without its secret. */
type RegisteredClient = Omit<OAuthClient, 'secretDigest'>;
/** The apps that may ask for tokens. */
interface Clients {
    list(): readonly RegisteredClient[];
    /** Registers or changes a client. Tokens that were issued before keep their time. @throws ValidationError that names the field */
    set(settings: ClientSettings): RegisteredClient;
}

/** The time of the emulator. Everything that waits, waits by this clock. */
interface Clock {
    now(): Date;
    /** Moves the clock; work that is due by then is done, in order. @throws RangeError before 1970 and after 2099 */
    set(time: Date): void;
    /** Moves the clock forward, in milliseconds. @throws RangeError before 1970 and after 2099 */
    advance(milliseconds: number): void;
    /** Does work once, when the time has come. Gives a function that calls it off. */
    after(milliseconds: number, work: () => void): () => void;
    /** Calls off everything that waits. */
    stop(): void;
}
interface ClockOptions {
    /** Where the clock starts; the machine's time unless given. */
    readonly start?: Date;
    /** Whether the clock stands still until it is moved. */
    readonly frozen?: boolean;
}
/** Makes a clock that runs with the machine's, or stands still. */
declare const createClock: ({ start, frozen }?: ClockOptions) => Clock;

/**
 * `demo`: a business with services, products and members. `large`: the same business with 2,000 services, 50 members of
 * staff, 20,000 products and 100,000 bookings. `empty`: only what apps connect with, the default booking
 * policy, the main location and the opening hours.
 */
type SeedName = 'demo' | 'empty' | 'large';

interface EmulatorOptions {
    /** Where to listen; 0 for any free port, 4600 unless given. */
    readonly port?: number;
    /** Which address to listen on; 127.0.0.1 unless given. Any other opens the emulator to other machines. */
    readonly host?: string;
    /** The data that the business starts with; `demo` unless given. Data on disk wins. */
    readonly seed?: SeedName;
    /** A moment, at which the clock then stands still, or a clock of your own; the machine's time unless given. */
    readonly clock?: Date | string | Clock;
    /** A folder that keeps everything: nothing that was answered is lost. In memory unless given. */
    readonly data?: string;
    /** A folder that keeps the snapshot of the seed `large`; the user's cache folder unless given. */
    readonly cache?: string;
    /** Is told how far a start is that takes long. */
    readonly onProgress?: (text: string) => void;
    /** How system fields are named in answers; as the path of the request suggests unless given. */
    readonly names?: 'plain' | 'underscored';
    /** Addresses of this machine that are told of every event. */
    readonly webhooks?: readonly string[];
    /** Apps to register, or to change: `[{ id: clientId, accessTokenLifetime: 60 }]`. */
    readonly clients?: readonly ClientSettings[];
    /**
     * Origins whose pages may call, beside those of this machine: `['http://192.168.1.5:5173']`. They are registered for
     * the client of the seed.
     */
    readonly origins?: readonly string[];
    /** Milliseconds before each answer: a number, or from and to. The inspector and the controls do not wait. */
    readonly latency?: number | readonly [number, number];
    readonly business?: Partial<Business>;
    /**
     * Whether each answer is checked against its operation's output schema; one that does not fit is a 500 that names the
     * operation and the field. For tests of the emulator itself. As the environment variable `FRONTDESK_STRICT_ANSWERS`
     * says (`1`) unless given.
     */
    readonly strictAnswers?: boolean;
    /** Makes ids; random GUIDs unless given. */
    readonly newId?: () => string;
    /** Gives numbers from 0 to below 1, for latency and faults; `Math.random` unless given. */
    readonly random?: () => number;
    /** Receives warnings, such as that the pages of an origin are refused; `console.warn` unless given. */
    readonly onWarning?: (text: string) => void;
    /** Is told of what nobody foresaw; `console.error` unless given. */
    readonly onError?: (error: unknown) => void;
}

/** The effect of a fault. At least one of `status`, `latency`, `reset` and `truncate` is given. */
interface FaultEffect {
    /** Answers with this status, 400 to 599, in the platform's own error body. */
    readonly status?: number;
    /** Code of the application error in that body; follows from the status unless given. */
    readonly code?: string;
    /** Seconds, for the `retry-after` header of that answer. */
    readonly retryAfter?: number;
    /** Milliseconds to wait first: a number, or from and to. By the clock of the machine, as the caller's timers are. */
    readonly latency?: number | readonly [number, number];
    /** Cuts the connection; there is no answer. */
    readonly reset?: boolean;
    /** Cuts the connection in the middle of the answer's body. */
    readonly truncate?: boolean;
    /** Does first what was asked for: a write is kept, and only its answer is lost. */
    readonly after?: boolean;
}
/** Which requests go wrong, and how. */
interface FaultRule extends FaultEffect {
    /** Id of the operation, such as `bookings.bookings.create`; `*` stands for any text. Every request unless given. */
    readonly operation?: string;
    /** `GET`, `POST`, … */
    readonly method?: string;
    /** Path with or without its public prefix, such as `/oauth2/token`; `*` stands for any text. */
    readonly path?: string;
    /** Share of the matching requests that go wrong, above 0 and up to 1; all unless given. */
    readonly probability?: number;
    /** How many requests go wrong before the rule is used up; no end unless given. */
    readonly times?: number;
}

/** A rule that is in force, or used up. */
interface Fault extends FaultRule {
    readonly id: string;
    /** How many requests it has struck. */
    readonly struck: number;
}
/** Faults that are put into answers on purpose. They are kept in memory only. */
interface Faults {
    /** From now on. @throws ValidationError that names the field */
    add(rule: FaultRule): Fault;
    /** @throws Failure 404 */
    remove(id: string): void;
    clear(): void;
    /** In the order in which they are looked at: the first that fits a request strikes it. */
    list(): readonly Fault[];
}

/** A mail that would have been sent. */
interface SentMail extends Mail, Stored {
    readonly createdDate: Date;
}

/** One request that was answered. */
interface RequestEntry {
    /** The `x-wix-request-id` of the answer. */
    readonly id: string;
    readonly time: Date;
    readonly method: string;
    /** Path and query, secrets taken out. */
    readonly path: string;
    /** Id of the operation; absent for pages and unknown paths. */
    readonly operation?: string;
    /** 0 when the connection was cut without an answer. */
    readonly status: number;
    readonly milliseconds: number;
    readonly identity: Identity;
    /** Bodies, secrets taken out: data, or text where it is no JSON or was cut because it is long. */
    readonly request?: unknown;
    readonly response?: unknown;
    /** The fault that was injected, in the words of the header `x-frontdesk-fault`. */
    readonly fault?: string;
    /** Whether the answer is that of an earlier request with the same `Idempotency-Key`. */
    readonly replayed?: boolean;
}

/** A change that others are told of, as it goes out. */
interface WebhookEvent extends Stored {
    /** `wix.bookings.v2.booking_confirmed` and the like. */
    readonly eventType: string;
    readonly entityId: string;
    readonly createdDate: Date;
    /** The payload of the token, as JSON: it is signed when it is sent. */
    readonly data: string;
}

/** An address that is told of every event. */
interface Subscription extends Stored {
    readonly url: string;
    readonly createdDate: Date;
}
/** One try to deliver an event. */
interface DeliveryAttempt {
    readonly time: Date;
    /** Absent when there was no answer. */
    readonly status?: number;
    readonly error?: string;
}
/** An event on its way to one address. */
interface Delivery extends Stored {
    readonly eventId: string;
    readonly eventType: string;
    readonly url: string;
    readonly status: 'pending' | 'delivered' | 'failed';
    readonly attempts: readonly DeliveryAttempt[];
    readonly createdDate: Date;
}
interface Webhooks {
    /** Tells an address of this machine of every event from now on. @throws ValidationError when it lies elsewhere */
    subscribe(url: string): Subscription;
    unsubscribe(id: string): void;
    readonly subscriptions: readonly Subscription[];
    /** The last deliveries, latest last. */
    readonly deliveries: readonly Delivery[];
    /** The last events, latest last. */
    readonly events: readonly WebhookEvent[];
    /** Sends an event again. @throws Failure when it is not known (any more) */
    replay(deliveryId: string): void;
    /** Waits until nothing is being sent. Retries that wait for the clock are not waited for. */
    idle(): Promise<void>;
    /** The key that checks the signatures, as PEM. */
    publicKey(): Promise<string>;
}

/** Everything that the emulator holds, as it was at one moment. */
type Snapshot = Readonly<Record<string, readonly Stored[]>>;
/** The local platform. */
interface Emulator {
    /** Address to give to `local()`: `http://127.0.0.1:4600`. */
    readonly url: string;
    /** An alias under the name that other emulators use. */
    readonly origin: string;
    /** For `oauth({ clientId })`. */
    readonly clientId: string;
    /** The secret with which an app asks for its own access token, by the grant `client_credentials`. */
    readonly clientSecret: string;
    /** For `apiKey(…)`: acts as the owner. */
    readonly apiKey: string;
    /** The installation, as webhooks, `token-info` and the grant `client_credentials` name it. */
    readonly instanceId: string;
    /** The site, as `token-info` names it. */
    readonly siteId: string;
    readonly version: string;
    readonly seed: SeedName;
    readonly business: Business;
    readonly clock: Pick<Clock, 'now' | 'set' | 'advance'>;
    /** The last 500 requests, latest last. */
    readonly requests: readonly RequestEntry[];
    /** The last 500 mails, latest last. */
    readonly outbox: readonly SentMail[];
    readonly webhooks: Webhooks;
    /** Faults that are injected on purpose. */
    readonly faults: Faults;
    /** The apps that may ask for tokens. */
    readonly clients: Clients;
    /** Answers a request without a socket. */
    fetch(request: Request): Promise<Response>;
    /** Starts again from the seed, without faults. Webhook subscriptions stay. */
    reset(): void;
    snapshot(): Snapshot;
    restore(snapshot: Snapshot): void;
    /** Stops listening and closes the data folder. */
    close(): Promise<void>;
}

/**
 * Starts the local platform.
 *
 * @throws EmulatorError `PORT_IN_USE`, `CANNOT_LISTEN`, `DATA_UNREADABLE`, `DATA_IN_USE` or `INVALID_OPTION`; the
 * message says what to do.
 * @example
 * const emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
 * const client = createClient({ platform: local(emulator.url), auth: oauth({ clientId: emulator.clientId }) })
 * // …
 * await emulator.close()
 */
declare const createEmulator: (options?: EmulatorOptions) => Promise<Emulator>;

/** Why the emulator could not start, or not keep a change. */
type EmulatorErrorCode = 'PORT_IN_USE' | 'CANNOT_LISTEN' | 'DATA_UNREADABLE' | 'DATA_IN_USE' | 'DATA_NOT_WRITTEN' | 'INVALID_OPTION';
/** The emulator could not start, or not keep a change; the message says what to do. */
declare class EmulatorError extends Error {
    name: string;
    readonly code: EmulatorErrorCode;
    constructor(code: EmulatorErrorCode, message: string, cause?: unknown);
}

export { EmulatorError, createClock, createEmulator };
export type { Business, ClientSettings, Clients, Clock, ClockOptions, Delivery, DeliveryAttempt, Emulator, EmulatorErrorCode, EmulatorOptions, Fault, FaultEffect, FaultRule, Faults, Identity, Mail, OAuthClient, RegisteredClient, RequestEntry, SeedName, SentMail, Snapshot, Stored, Subscription, WebhookEvent, Webhooks };
