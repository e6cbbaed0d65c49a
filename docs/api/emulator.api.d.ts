import { DiscountScope, cartFeeSources, violationSeverities } from '@frontdesk/ecom';
import { benefitTypes } from '@frontdesk/bookings';

/** How the business looks on the hosted pages. Whatever is left out has the look of the emulator. */
interface Branding {
    /** Address of a picture beside the name: `https://…`, or `data:image/svg+xml,…`. */
    readonly logo?: string;
    /** Colour of buttons and links, as `#rrggbb`. White text must be readable on it: a contrast of 4.5 at least. */
    readonly color?: string;
    /** The color in dark mode, as `#rrggbb`, with a contrast of 4.5 to the dark page; defaults to a lighter `color`. */
    readonly darkColor?: string;
    /** Radius of buttons and fields in pixels, from 0 to 32. */
    readonly radius?: number;
    /** The typeface of the pages. */
    readonly font?: BrandFont;
}
interface BrandFont {
    /** Name of the family, such as `Instrument Sans`. */
    readonly family: string;
    /** Address of its file: `https://…` or `data:font/woff2;base64,…`. Without it, the font must be installed. */
    readonly source?: string;
}

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
    /** The address of the recipient. */
    readonly to: string;
    /** The subject line. */
    readonly subject: string;
    /** The body as plain text. */
    readonly text: string;
    /** A code or link that the person needs, for scripts that read the outbox. */
    readonly code?: string;
    /** The page that the mail leads to. */
    readonly link?: string;
    /** The files that come with the mail. */
    readonly attachments?: readonly MailAttachment[];
}
/** The business that the emulator plays. */
interface Business {
    readonly name: string;
    /** IANA name. */
    readonly timeZone: string;
    /** ISO 4217. */
    readonly currency: string;
    /** Language code: `en`. */
    readonly language: string;
    readonly email: string;
    /** How the hosted pages look. */
    readonly branding?: Branding;
    /** Whether customers can pay by card; they can unless this is `false`. */
    readonly acceptsCards?: boolean;
    /** Decimal text: the lowest subtotal with which customers can order; defaults to no minimum. */
    readonly minimumOrderSubtotal?: string;
    /**
     * The version of the catalog of products; defaults to `V1_CATALOG`. The calls of the store are those of this version.
     */
    readonly catalogVersion?: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';
}

/** An app that may ask for tokens. */
interface OAuthClient extends Stored {
    readonly name: string;
    /**
     * Where the app lives, beside loopback addresses of any port: `https://shop.example`. People may be sent back there,
     * and its pages may call. An app on a phone has a scheme and a host of its own: `studio://signed-in`.
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
     * and its pages may call. An app on a phone has a scheme and a host of its own: `studio://signed-in`.
     */
    readonly origins?: readonly string[];
    /** How long its access tokens are good, in seconds; defaults to 4 hours. */
    readonly accessTokenLifetime?: number;
    /** How long its refresh tokens are good, in seconds; defaults to 30 days. Each renewal starts this time anew. */
    readonly refreshTokenLifetime?: number;
    /**
     * Whether each refresh token is good once only; defaults to `false`. When a used one comes back more than 10 seconds
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
    /** The registered apps. */
    list(): readonly RegisteredClient[];
    /** Registers or changes a client. Tokens that were issued before keep their time. @throws ValidationError that names the field */
    set(settings: ClientSettings): RegisteredClient;
}

/** The time of the emulator. Everything that waits, waits by this clock. */
interface Clock {
    /** The time that the clock shows. */
    now(): Date;
    /** Moves the clock; work that is due by then is done, in order. @throws RangeError before 1970 and after 2099 */
    set(time: Date): void;
    /** Moves the clock forward, in milliseconds. @throws RangeError before 1970 and after 2099 */
    advance(milliseconds: number): void;
    /** Puts the clock where it would be if nobody had moved it. Work that is due by then is done, in order. */
    reset(): void;
    /** Does work once, when the time has come. Gives a function that calls it off. */
    after(milliseconds: number, work: () => void): () => void;
    /** Calls off everything that waits. */
    stop(): void;
    /** Milliseconds by which the clock has been moved since it was made or reset; below 0 when it was moved back. */
    offset(): number;
    /** Whether the clock stands still until it is moved. */
    readonly frozen: boolean;
}
interface ClockOptions {
    /** Where the clock starts; the machine's time unless given. */
    readonly start?: Date;
    /** Whether the clock stands still until it is moved. */
    readonly frozen?: boolean;
}
/** Creates a clock that runs with the machine's, or stands still. */
declare const createClock: ({ start, frozen }?: ClockOptions) => Clock;

/** A moment to come at which something happens. */
interface Upcoming {
    /** The effect in words. */
    readonly effect: string;
    /** When it happens, by the emulator's clock. */
    readonly at: Date;
}

/** The party that adds a fee: an app, the catalog of an item, the carrier of the goods, or the platform. */
type FeeSource = (typeof cartFeeSources)[number];
/** Every way in which the price of a fee is counted. */
declare const countedPer: readonly ["CART", "LINE", "PIECE"];
/** A fee beside the prices of the lines. Exactly one of `price` and `percentage` is given. */
interface AdditionalFee {
    /** From 1 to 100 characters; the fees of a cart differ by it. */
    readonly code: string;
    /** The name that customers see, from 1 to 50 characters. */
    readonly name: string;
    /** Decimal text, in the currency of the business. */
    readonly price?: string;
    /** Whether `price` counts once, for each line, or for each piece; defaults to `CART`. */
    readonly per?: (typeof countedPer)[number];
    /** Above 0, at most 100: a part of the price of its lines after their discounts. */
    readonly percentage?: number;
    /**
     * The items that it is for, as coupons have them. It counts while the cart has one of them; defaults to all items.
     */
    readonly scopes?: readonly DiscountScope[];
    /** `SERVICE_PLUGIN`, an app, unless given. A fee with `LINE_ITEM` needs `scopes`; one with `DELIVERY` counts while goods are sent. */
    readonly source?: FeeSource;
    /** Id of the app that adds it. */
    readonly providerAppId?: string;
    /** Whether it is taxed; defaults to `true`. */
    readonly taxable?: boolean;
    /** Its tax group; defaults to that of products. */
    readonly taxGroupId?: string;
}

/**
 * The fees that are added to carts. The hosted platform asks the apps of the site, the catalogs and the carriers for
 * each cart; here you answer in their place.
 */
interface AdditionalFees {
    list(): readonly AdditionalFee[];
    /** Adds a fee, or takes the place of the one with the code. @throws ValidationError that names the field */
    set(fee: AdditionalFee): AdditionalFee;
    /** Removes a fee. @throws an error with status 404 when no fee has the code */
    remove(code: string): void;
}

/** A check of carts by an app. It finds a violation while the cart has one of its items, or too many of them. */
interface CartCheck {
    /** From 1 to 100 characters. */
    readonly id: string;
    /** The sentence that customers read, from 1 to 1,000 characters. */
    readonly description: string;
    /** Defaults to `ERROR`, which stops the order. */
    readonly severity?: (typeof violationSeverities)[number];
    /** The items that it is about, as coupons have them: each of their lines is then a violation of its own. The whole cart unless given. */
    readonly scopes?: readonly DiscountScope[];
    /** The number of pieces up to which all is well; defaults to 0. */
    readonly maximumQuantity?: number;
    /** Whether the app answers; where it does not, every cart has a violation with `GENERAL_CODE`. `true` unless given. */
    readonly answers?: boolean;
}

/**
 * The checks of carts by apps. The hosted platform asks the apps of the site about each cart; here you answer in their
 * place.
 */
interface CartChecks {
    list(): readonly CartCheck[];
    /** Adds a check, or takes the place of the one with the id. @throws ValidationError that names the field */
    set(check: CartCheck): CartCheck;
    /** Removes a check. @throws an error with status 404 when no check has the id */
    remove(id: string): void;
}

/** A condition of a discount rule that an app decides about, and its decision. */
interface DiscountTriggerDecision {
    /** Id of the app that decides. */
    readonly appId: string;
    /** Id of the condition in that app. */
    readonly id: string;
    /** Whether the condition contains, for every cart. */
    readonly holds: boolean;
}
/**
 * The decisions of apps about the conditions of type `CUSTOM`. The hosted platform asks the app about each cart; here
 * you decide in its place, and a condition that you have not decided about does not hold.
 */
interface DiscountTriggers {
    /** The conditions that hold. */
    list(): readonly Omit<DiscountTriggerDecision, 'holds'>[];
    /** Decides about a condition. @throws ValidationError that names the field */
    set(decision: DiscountTriggerDecision): void;
}

/** A coupon as the business writes it. Exactly one of the four kinds of discount is given. */
interface Coupon {
    /** The text that customers enter, from 1 to 50 characters; upper and lower case are the same. */
    readonly code: string;
    /** Customers see it beside the discount; the code unless given. */
    readonly name?: string;
    /** From 0.1 to 100: the part of the price that is taken off, in per cent. */
    readonly percentOff?: number;
    /** Decimal text: the amount that is taken off all items together. */
    readonly moneyOff?: string;
    /** Decimal text: the price of each piece. */
    readonly fixedPrice?: string;
    /** Whether the delivery costs nothing. */
    readonly freeShipping?: boolean;
    /** Whether the coupon is switched on; defaults to `true`. */
    readonly active?: boolean;
    /** The coupon is valid from this moment on. */
    readonly startDate?: Date;
    /** The coupon is invalid from this moment on; it never expires when absent. */
    readonly expirationDate?: Date;
    /** Decimal text: the lowest subtotal, before discounts, with which it can be used. */
    readonly minimumSubtotal?: string;
    /** The lowest number of pieces with which it can be used. */
    readonly minimumQuantity?: number;
    /** Number of orders that may use it. */
    readonly usageLimit?: number;
    /** Number of orders of one customer that may use it. */
    readonly usageLimitPerCustomer?: number;
    /** Whether it is for one piece of the cheapest item alone. */
    readonly limitedToOneItem?: boolean;
    /** The items that it is for; defaults to all of them. */
    readonly scopes?: readonly DiscountScope[];
}

/** A coupon with the number of orders that used it. */
interface RegisteredCoupon extends Coupon {
    readonly id: string;
    /** Number of orders that used the coupon. */
    readonly usageCount: number;
}
/** The coupons of the business. The hosted platform has no public calls that write them. */
interface Coupons {
    /** All coupons. */
    list(): readonly RegisteredCoupon[];
    /** Adds a coupon, or takes the place of the one with the code, whose uses stay counted. @throws ValidationError that names the field */
    set(coupon: Coupon): RegisteredCoupon;
    /** Removes a coupon. Carts that hold its code are told so. @throws an error with status 404 when no coupon has the code */
    remove(code: string): void;
}

/** A gift card as you give it out. */
interface NewGiftCard {
    /** From 8 to 20 characters; upper and lower case are the same. */
    readonly code: string;
    /** Decimal text, in the currency of the business. */
    readonly balance: string;
    /** The moment from which on it cannot be used; it stays good for ever unless given. */
    readonly expirationDate?: Date;
    /** Whether it is switched off. */
    readonly disabled?: boolean;
}
/** A gift card with its id. */
interface RegisteredGiftCard extends NewGiftCard {
    readonly id: string;
    /** The order that it was bought with. */
    readonly orderId?: string;
}
/** The gift cards of the business. Customers buy them in the shop; tests and demos give them out here. */
interface GiftCards {
    /** All gift cards. */
    list(): readonly RegisteredGiftCard[];
    /** Gives out a gift card, or changes the one with the code. @throws ValidationError that names the field */
    set(card: NewGiftCard): RegisteredGiftCard;
}

/** The app of the platform that makes invoices, as far as it acts by itself. */
interface Invoices {
    /**
     * Removes an invoice: its status becomes `Deleted`, and the history of its order records it.
     *
     * @throws Error when there is no such invoice
     */
    remove(invoiceId: string): void;
}

/** The seeds: the data that a business can start with. */
declare const seedNames: readonly ['demo', 'empty', 'large'];
/**
 * `demo`: a business with services, products and members. `large`: the same business with 2,000 services, 50 members of
 * staff, 100,000 bookings, 10,000 products and 20,000 orders. `empty`: only what apps connect with, the default booking
 * policy, the main location, the opening hours and the collection of all products.
 */
type SeedName = (typeof seedNames)[number];

interface EmulatorOptions {
    /** Where to listen; defaults to 0 for any free port, 4600. */
    readonly port?: number;
    /** Which address to listen on; 127.0.0.1 unless given. Any other opens the emulator to other machines. */
    readonly host?: string;
    /** The data that the business starts with; defaults to `demo`. Data on disk wins. */
    readonly seed?: SeedName;
    /** A moment, at which the clock then stands still, or a clock of your own; the machine's time unless given. */
    readonly clock?: Date | string | Clock;
    /** A folder that keeps everything: nothing that was answered is lost. In memory unless given. */
    readonly data?: string;
    /** A folder that keeps the snapshot of the seed `large`; the user's cache folder unless given. */
    readonly cache?: string;
    /** Called with the progress of a start that takes long. */
    readonly onProgress?: (text: string) => void;
    /** How system fields are named in answers; defaults to the form of the path of the request. */
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
    /** Makes ids; defaults to random GUIDs. */
    readonly newId?: () => string;
    /** Gives numbers from 0 to below 1, for latency, faults and the choice of staff; `Math.random` unless given. */
    readonly random?: () => number;
    /** Receives warnings, such as that the pages of an origin are refused; `console.warn` unless given. */
    readonly onWarning?: (text: string) => void;
    /** Called with unexpected errors; `console.error` unless given. */
    readonly onError?: (error: unknown) => void;
}

/** The effect of a fault. At least one of `status`, `latency`, `reset`, `truncate` and `card` is given. */
interface FaultEffect {
    /**
     * The answer of the bank to every card that is charged on a hosted page, instead of that of the card. It goes with
     * `probability`, `times` and `disabled` alone.
     */
    readonly card?: 'declined' | 'pending';
    /** Answers with this status, 400 to 599, in the platform's own error body. */
    readonly status?: number;
    /** Code of the application error in that body; defaults to a code for the status. */
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
    /** Share of the matching requests that go wrong, above 0 and up to 1; defaults to all. */
    readonly probability?: number;
    /** How many requests go wrong before the rule is used up; defaults to no end. */
    readonly times?: number;
    /** Whether the rule is kept but switched off, so that it strikes no request. */
    readonly disabled?: boolean;
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
    /**
     * Switches a rule off, or on again; a rule that was used up counts from 0 again.
     *
     * @throws Failure 404
     */
    switch(id: string, on: boolean): Fault;
    /** @throws Failure 404 */
    remove(id: string): void;
    /** Removes every fault. */
    clear(): void;
    /** In the order in which they are looked at: the first that fits a request strikes it. */
    list(): readonly Fault[];
}

/** A mail that would have been sent. */
interface SentMail extends Mail, Stored {
    readonly createdDate: Date;
    /** Whether it was opened in the inspector. */
    readonly isRead?: boolean;
}

/** The benefit of a membership: it pays a number of sessions, or as many as the member books. */
interface PlanBenefit {
    /** `LIMITED`: a number of credits. `UNLIMITED`: as many sessions as the member books. */
    readonly type: (typeof benefitTypes)[number];
    /** How many credits a membership starts with, 1 or more; given with `LIMITED` alone. */
    readonly credits?: number;
    /** `PUNCH_CARD`: the credits are sessions, as unless given. `CREDIT`: they are points, of which a session takes `cost`. */
    readonly balanceType?: 'PUNCH_CARD' | 'CREDIT';
    /** How many credits a session takes for each person; defaults to 1. */
    readonly cost?: number;
}
/** A plan that the business sells. A service names the plans that it can be paid with: `payment.pricingPlanIds`. */
interface PricingPlan {
    /** A GUID. */
    readonly id: string;
    readonly name: string;
    readonly benefit: PlanBenefit;
    /** How many days a membership lasts; it has no end unless given. */
    readonly days?: number;
}

/** A membership that a member has bought with a plan. It keeps the name and the benefit that the plan had then. */
interface Membership extends Stored {
    readonly memberId: string;
    readonly planId: string;
    readonly name: string;
    readonly benefit: PlanBenefit;
    /** The sessions from this moment on are paid. */
    readonly startDate: Date;
    /** The sessions from this moment on are not paid any more; it has no end when absent. */
    readonly endDate?: Date;
    /** How many credits are left; absent when the benefit is unlimited. */
    readonly remaining?: number;
}

/** A membership that a member gets, as if they had bought it. */
interface MembershipGrant {
    /** Id or email address of the member. */
    readonly member: string;
    readonly planId: string;
    /** Defaults to now. */
    readonly startDate?: Date;
    /** As many days after the start as the plan says unless given. */
    readonly endDate?: Date;
    /** As many as the plan says unless given; only a limited benefit has credits. */
    readonly credits?: number;
}
/** A change of a membership. */
interface MembershipChange {
    /** How many credits are left, 0 or more. */
    readonly credits?: number;
    /** The membership pays for no session from this moment on. */
    readonly endDate?: Date;
}
/** The plans of the business, and the memberships of its members. The hosted platform sells them in an app of its own. */
interface Memberships {
    /** All pricing plans. */
    plans(): readonly PricingPlan[];
    /** Adds or changes a plan. Memberships of it stay as they are. @throws ValidationError that names the field */
    setPlan(plan: PricingPlan): PricingPlan;
    /** All memberships. */
    list(): readonly Membership[];
    /** @throws ValidationError that names the field; Failure 404 when there is no such member or plan */
    grant(grant: MembershipGrant): Membership;
    /** @throws ValidationError that names the field; Failure 404 when there is no such membership */
    change(id: string, change: MembershipChange): Membership;
}

/** An entity that a request has changed. Events, mails and deliveries of webhooks are entities, too. */
interface EntityChange {
    /** `bookings.bookings`, `emulator.events` and the like. */
    readonly collection: string;
    readonly id: string;
    readonly kind: 'created' | 'changed' | 'deleted';
    /** The fields of a changed entity that have other values now. */
    readonly fields?: readonly string[];
}

type Headers = Readonly<Record<string, string>>;
/** One request that was answered. */
interface RequestEntry {
    /** The `x-wix-request-id` of the answer. */
    readonly id: string;
    /** When the request came, by the emulator's clock. */
    readonly time: Date;
    /** The HTTP method. */
    readonly method: string;
    /** Path and query, secrets taken out. */
    readonly path: string;
    /** Id of the operation; absent for pages and unknown paths. */
    readonly operation?: string;
    /** 0 when the connection was cut without an answer. */
    readonly status: number;
    /** How long the answer took. */
    readonly milliseconds: number;
    readonly identity: Identity;
    /** Headers by their names in lower case, secrets taken out. */
    readonly requestHeaders?: Headers;
    /** Headers of the answer, in the same form. */
    readonly responseHeaders?: Headers;
    /** Bodies, secrets taken out: data, or text where it is not JSON or was cut because it is long. */
    readonly request?: unknown;
    /** The body of the answer, as `request` has that of the request. */
    readonly response?: unknown;
    /** Bytes of the bodies that the log knows, before compression. */
    readonly requestSize?: number;
    /** Bytes of the answer's body, before compression. */
    readonly responseSize?: number;
    /** The entities that the request has changed, 100 at most; events, mails and deliveries are among them. */
    readonly changes?: readonly EntityChange[];
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
    /** When the event was sent. */
    readonly time: Date;
    /** Absent when there was no answer. */
    readonly status?: number;
    /** The beginning of the body of the answer. */
    readonly answer?: string;
    /** Why there was no answer; absent when there was one. */
    readonly error?: string;
}
/** An event on its way to one address. */
interface Delivery extends Stored {
    readonly eventId: string;
    /** The type of the event: `wix.bookings.v2.booking_created`. */
    readonly eventType: string;
    readonly url: string;
    /** `pending` while it is being sent or waits to be sent again; `failed` after the last attempt. */
    readonly status: 'pending' | 'delivered' | 'failed';
    readonly attempts: readonly DeliveryAttempt[];
    /** When it is tried again; absent when it is delivered, has failed or is on its way. */
    readonly nextAttemptDate?: Date;
    readonly createdDate: Date;
}
/** The token of an event, and whether the public key verifies its signature. */
interface SignedToken {
    /** The JWT that a delivery has as its body. */
    readonly token: string;
    /** Whether the public key verifies the signature. */
    readonly verified: boolean;
}
interface Webhooks {
    /** Tells an address of this machine of every event from now on. @throws ValidationError when it lies elsewhere */
    subscribe(url: string): Subscription;
    /** Sends no more events to the address of a subscription. */
    unsubscribe(id: string): void;
    readonly subscriptions: readonly Subscription[];
    /** The last deliveries, latest last. */
    readonly deliveries: readonly Delivery[];
    /** The last events, latest last. */
    readonly events: readonly WebhookEvent[];
    /** Sends an event again. @throws Failure when it is not known (any more) */
    replay(deliveryId: string): void;
    /** Sends an event to all subscriptions, as if it had just come. @throws Failure when it is not known (any more) */
    send(eventId: string): void;
    /** Signs an event as a delivery of this moment would, and checks the signature. @throws Failure when it is not known (any more) */
    sign(eventId: string): Promise<SignedToken>;
    /** Waits until nothing is being sent. Retries that wait for the clock are not waited for. */
    idle(): Promise<void>;
    /** The key that checks the signatures, as PEM. */
    publicKey(): Promise<string>;
}

/** Everything that the emulator holds, as it was at one moment. */
type Snapshot = Readonly<Record<string, readonly Stored[]>>;
/** The state of the emulator at one moment, kept under a name. */
interface NamedSnapshot {
    readonly id: string;
    readonly name: string;
    /** Where the clock stood. */
    readonly time: Date;
    /** Whether it was kept before the clock was moved, a reset or another snapshot, in order to undo that. */
    readonly automatic: boolean;
}
/** A move of the clock, and the effects of the work that became due by it. */
interface ClockMove {
    /** Where the clock stood before. */
    readonly from: Date;
    /** Where the clock was moved to. */
    readonly to: Date;
    /** The snapshot of before: restoring it undoes the move. */
    readonly snapshotId: string;
    readonly events: readonly WebhookEvent[];
    readonly mails: readonly SentMail[];
}
/** Goes forward in time, and back to states that were kept. Snapshots are held in memory and outlive a reset. */
interface TimeMachine {
    /** The snapshots, latest last. */
    readonly snapshots: readonly NamedSnapshot[];
    /** Keeps the state and the clock under a name. @throws ValidationError without a name, or with 20 snapshots that were named */
    keep(name: string): NamedSnapshot;
    /** Goes back to a snapshot: data and clock. The state of before is kept, in order to undo that. @throws Failure when there is none */
    restore(id: string): void;
    /** @throws Failure when there is none */
    remove(id: string): void;
    /** Moves the clock. The state of before is kept. @throws ValidationError before 1970 and after 2099 */
    move(to: Date): ClockMove;
    /** The last move; absent after a snapshot was restored, and after a reset. */
    readonly lastMove: ClockMove | undefined;
    /** The next moments at which something happens, the nearest first. */
    upcoming(): readonly Upcoming[];
    /** Starts again from the seed. The state of before is kept. */
    reset(): void;
}
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
    /** The version of `@frontdesk/emulator`. */
    readonly version: string;
    /** The data that it started with. */
    readonly seed: SeedName;
    readonly business: Business;
    /** The clock of the platform: read, set, advance or freeze it. */
    readonly clock: Pick<Clock, 'now' | 'set' | 'advance' | 'offset' | 'frozen'>;
    /** Moves the clock so that the move can be undone, and keeps states under names. */
    readonly timeMachine: TimeMachine;
    /** The last 500 requests, latest last. */
    readonly requests: readonly RequestEntry[];
    /** The last 500 mails, latest last. */
    readonly outbox: readonly SentMail[];
    readonly webhooks: Webhooks;
    /** Faults that are injected on purpose. */
    readonly faults: Faults;
    /** The apps that may ask for tokens. */
    readonly clients: Clients;
    /** The pricing plans of the business, and the memberships that its members have bought with them. */
    readonly memberships: Memberships;
    /** The decisions of apps about conditions of discount rules. */
    readonly discountTriggers: DiscountTriggers;
    /** The fees that apps, catalogs and carriers add to carts. */
    readonly additionalFees: AdditionalFees;
    /** The checks of carts by apps. */
    readonly cartChecks: CartChecks;
    /** The coupons of the business. */
    readonly coupons: Coupons;
    /** The gift cards of the business. */
    readonly giftCards: GiftCards;
    /** The app of the platform that makes invoices of orders. */
    readonly invoices: Invoices;
    /** Answers a request without a socket. */
    fetch(request: Request): Promise<Response>;
    /** Starts again from the seed, without faults, and with the clock as if nobody had moved it. Webhook subscriptions stay. */
    reset(): void;
    /** Copies everything that the emulator holds. */
    snapshot(): Snapshot;
    /** Goes back to a snapshot. The clock stays. */
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
export type { BrandFont, Branding, Business, ClientSettings, Clients, Clock, ClockMove, ClockOptions, Coupon, Coupons, Delivery, DeliveryAttempt, DiscountTriggerDecision, DiscountTriggers, Emulator, EmulatorErrorCode, EmulatorOptions, Fault, FaultEffect, FaultRule, Faults, GiftCards, Identity, Mail, Membership, MembershipChange, MembershipGrant, Memberships, NamedSnapshot, NewGiftCard, OAuthClient, PlanBenefit, PricingPlan, RegisteredClient, RegisteredCoupon, RegisteredGiftCard, RequestEntry, SeedName, SentMail, SignedToken, Snapshot, Stored, Subscription, TimeMachine, Upcoming, WebhookEvent, Webhooks };
