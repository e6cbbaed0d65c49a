import { AddOn, Booking, IdentificationData, BookingStatus, ParticipantNotification, BookingPaymentStatus, DeclineBookingFlowControlSettings, CancelBookingFlowControlSettings, ParticipantChoices, BookedEntity, BookedAddOn, RescheduleBookingFlowControlSettings, BookingPolicy, DefaultBookingPolicies, Category, Service } from '@frontdesk/bookings';
import { Open, Shape, FrontdeskError, WireForm } from '@frontdesk/core';
import { Cart, Order, FulfillmentStatus, OrderPaymentStatus } from '@frontdesk/ecom';

/** Every kind of identity that causes an event. */
declare const eventIdentityTypes: readonly ["ANONYMOUS_VISITOR", "MEMBER", "WIX_USER", "APP"];
/** Who caused an event. */
type EventIdentityType = Open<(typeof eventIdentityTypes)[number]>;
/** Who caused an event. */
interface EventIdentity {
    identityType?: EventIdentityType;
    anonymousVisitorId?: string;
    memberId?: string;
    wixUserId?: string;
    appId?: string;
}
/** What stands beside the data of any event. */
interface UnknownEventMetadata {
    /** The same when an event is delivered again. */
    id: string;
    /** The platform's name of the event, such as `wix.bookings.v2.booking_canceled`. */
    eventType: string;
    /** The installation of your app, that is the business, that it happened to. */
    instanceId?: string;
    identity?: EventIdentity;
    accountInfo?: {
        accountId?: string;
        parentAccountId?: string;
        siteId?: string;
    };
    /** Such as `wix.bookings.v2.booking`. */
    entityFqdn?: string;
    /** What happened, such as `canceled`. */
    slug?: string;
    entityId?: string;
    eventTime?: Date;
    /** Counts up with each event of an entity, as decimal text: drop an event that is lower than the last one. */
    entityEventSequence?: string;
    triggeredByAnonymizeRequest?: boolean;
    originatedFrom?: string;
}
/** What stands beside the data of an event about an entity. */
interface EventMetadata extends UnknownEventMetadata {
    entityFqdn: string;
    slug: string;
    entityId: string;
    eventTime: Date;
}
/** Something that happened to an entity. `type` tells what, and with it what `data` holds. */
interface DomainEvent<Type extends string = string, Data = unknown> {
    readonly type: Type;
    readonly data: Data;
    readonly metadata: EventMetadata;
}
/** An event that none of the given families knows; `metadata.eventType` names it. */
interface UnknownEvent {
    readonly type: 'unknown';
    /** As it was sent: nothing is converted. */
    readonly data: unknown;
    readonly metadata: UnknownEventMetadata;
}
/**
 * Previous values by the path of the field: `{ 'contactDetails.firstName': 'Ann' }`, as they were sent. The object has
 * no prototype and the paths are never followed: they may hold names that customers chose.
 */
type ModifiedFields = Readonly<Record<string, unknown>>;
/** One event for each row of a table from the last part of the type to the data. */
type EventsOf<Name extends string, Table> = {
    [K in keyof Table & string]: DomainEvent<`${Name}.${K}`, Table[K]>;
}[keyof Table & string];
/** How the events of one entity are read. Plain data: write one for an entity of your own interest. */
interface EventFamily<Event extends DomainEvent = DomainEvent> {
    readonly entityFqdn: string;
    /** Field of the data that holds the entity. */
    readonly entity: string;
    /** The type of the event for each slug of the platform. */
    readonly types: Readonly<Record<string, Event['type']>>;
    /** What is converted in the data of any of the events. */
    readonly shape: Shape<unknown>;
    /** Type only: the events. */
    readonly event?: Event;
}
/** The events of a family, or of any of several. */
type EventOf<Family extends EventFamily> = NonNullable<Family['event']>;

/** Data of the events of add-ons, by the last part of their type. */
interface AddOnEventData {
    created: {
        addOn: AddOn;
    };
    updated: {
        addOn: AddOn;
        modifiedFields: ModifiedFields;
    };
    /** The add-on in its last state. */
    deleted: {
        addOn: AddOn;
    };
}
/** An event of an add-on. */
type AddOnEvent = EventsOf<'addOn', AddOnEventData>;
/**
 * The events of add-ons, for `createWebhooks({ events: [addOnEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [serviceEvents, addOnEvents] })
 */
declare const addOnEvents: EventFamily<AddOnEvent>;

/** The data that every change of a booking by a person has. */
interface BookingAction {
    booking: Booking;
    /** Who did it. */
    initiatedBy?: IdentificationData;
}
interface BookingStatusChange extends BookingAction {
    previousStatus?: BookingStatus;
    participantNotification?: ParticipantNotification;
}
interface BookingDecision extends BookingStatusChange {
    previousPaymentStatus?: BookingPaymentStatus;
    /** Whether the time was taken twice. */
    doubleBooked?: boolean;
}
interface ParticipantsChange extends BookingAction {
    previousTotalParticipants?: number;
    previousParticipantsChoices?: ParticipantChoices;
}
/** The data of the events of bookings, by the last part of their type. */
interface BookingEventData {
    created: {
        booking: Booking;
    };
    updated: {
        booking: Booking;
        modifiedFields: ModifiedFields;
    };
    confirmed: BookingDecision & {
        sendSmsReminder?: boolean;
    };
    declined: BookingDecision & {
        flowControlSettings?: DeclineBookingFlowControlSettings;
    };
    canceled: BookingStatusChange & {
        flowControlSettings?: CancelBookingFlowControlSettings;
    };
    rescheduled: BookingStatusChange & ParticipantsChange & {
        previousStartDate?: Date;
        previousEndDate?: Date;
        previousBookedEntity?: BookedEntity;
        previousBookedAddOns?: BookedAddOn[];
        flowControlSettings?: RescheduleBookingFlowControlSettings;
    };
    markedAsPending: BookingDecision & {
        sendSmsReminder?: boolean;
    };
    numberOfParticipantsUpdated: ParticipantsChange;
}
/** Something that happened to a booking. */
type BookingEvent = EventsOf<'booking', BookingEventData>;
/**
 * The events of bookings, for `createWebhooks({ events: [bookingEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingEvents] })
 */
declare const bookingEvents: EventFamily<BookingEvent>;

/** The data of the events of booking policies, by the last part of their type. */
interface BookingPolicyEventData {
    created: {
        bookingPolicy: BookingPolicy;
    };
    updated: {
        bookingPolicy: BookingPolicy;
    };
    /** `metadata.entityId` names the policy. */
    deleted: Record<string, never>;
    defaultBookingPolicySet: DefaultBookingPolicies;
}
/** Something that happened to a booking policy. */
type BookingPolicyEvent = EventsOf<'bookingPolicy', BookingPolicyEventData>;
/**
 * The events of booking policies, for `createWebhooks({ events: [bookingPolicyEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingPolicyEvents] })
 */
declare const bookingPolicyEvents: EventFamily<BookingPolicyEvent>;

/** Data of the events of carts, by the last part of their type. */
interface CartEventData {
    created: {
        cart: Cart;
    };
    updated: {
        cart: Cart;
        modifiedFields: ModifiedFields;
    };
    /** The cart in its last state. */
    deleted: {
        cart: Cart;
    };
}
/** An event of a cart. */
type CartEvent = EventsOf<'cart', CartEventData>;
/**
 * The events of carts, for `createWebhooks({ events: [cartEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [cartEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'cart.updated') await remember(event.data.cart.id, event.data.modifiedFields)
 */
declare const cartEvents: EventFamily<CartEvent>;

/** Data of the events of categories, by the last part of their type. */
interface CategoryEventData {
    created: {
        category: Category;
    };
    /** The name, the place or the extended fields have changed; the platform does not say which. */
    updated: {
        category: Category;
    };
    /** The category in its last state. */
    deleted: {
        category: Category;
    };
}
/** An event of a category of services. */
type CategoryEvent = EventsOf<'category', CategoryEventData>;
/**
 * The events of categories, for `createWebhooks({ events: [categoryEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [serviceEvents, categoryEvents] })
 */
declare const categoryEvents: EventFamily<CategoryEvent>;

/** Data of the events of orders, by the last part of their type. */
interface OrderEventData {
    created: {
        order: Order;
    };
    updated: {
        order: Order;
        modifiedFields: ModifiedFields;
    };
    approved: {
        order: Order;
    };
    canceled: {
        order: Order;
        restockAllItems?: boolean;
        sendOrderCanceledEmail?: boolean;
        customMessage?: string;
    };
    committed: {
        order: Order;
        draftOrderId?: string;
        /** The changes as they were sent: dates in them are text. */
        changes?: Record<string, unknown>;
        commitSettings?: Record<string, unknown>;
        commitDate?: Date;
    };
    fulfilled: {
        order: Order;
        previousFulfillmentStatus?: FulfillmentStatus;
        newFulfillmentStatus?: FulfillmentStatus;
        action?: string;
    };
    imported: {
        order: Order;
    };
    importedOrderDeleted: {
        order: Order;
    };
    paymentStatusUpdated: {
        order: Order;
        previousPaymentStatus?: OrderPaymentStatus;
    };
}
/** An event of an order. */
type OrderEvent = EventsOf<'order', OrderEventData>;
/**
 * The events of orders, for `createWebhooks({ events: [orderEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingEvents, orderEvents] })
 */
declare const orderEvents: EventFamily<OrderEvent>;

/** The data of the events of services, by the last part of their type. */
interface ServiceEventData {
    created: {
        service: Service;
    };
    updated: {
        service: Service;
        modifiedFields: ModifiedFields;
    };
    deleted: {
        service?: Service;
    };
}
/** Something that happened to a service. */
type ServiceEvent = EventsOf<'service', ServiceEventData>;
/**
 * The events of services, for `createWebhooks({ events: [serviceEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [serviceEvents] })
 */
declare const serviceEvents: EventFamily<ServiceEvent>;

/** An RSA public key as a JSON Web Key. */
interface PublicJwk {
    readonly kty: string;
    readonly n?: string;
    readonly e?: string;
}

/**
 * Why a delivery was refused.
 *
 * - `WEBHOOK_MALFORMED`: it is not a signed event, or was changed on its way through the server.
 * - `WEBHOOK_SIGNATURE`: it is not signed by the platform.
 * - `WEBHOOK_EXPIRED`: it is too old, or not valid yet.
 * - `WEBHOOK_AUDIENCE`, `WEBHOOK_ISSUER`: it is meant for, or comes from, somebody else.
 * - `WEBHOOK_REPLAYED`: the event was handled before.
 * - `WEBHOOK_KEY`: the public key cannot be used.
 */
type WebhookErrorCode = 'WEBHOOK_MALFORMED' | 'WEBHOOK_SIGNATURE' | 'WEBHOOK_EXPIRED' | 'WEBHOOK_AUDIENCE' | 'WEBHOOK_ISSUER' | 'WEBHOOK_REPLAYED' | 'WEBHOOK_KEY';
/** A delivery was refused; `code` tells why. */
declare class WebhookError extends FrontdeskError {
    name: string;
    readonly code: WebhookErrorCode;
    constructor(code: WebhookErrorCode, message: string, cause?: unknown);
}
/** Whether a delivery was refused, optionally for one reason: `isWebhookError(error, 'WEBHOOK_REPLAYED')`. */
declare const isWebhookError: (error: unknown, code?: WebhookErrorCode) => error is WebhookError;

interface WebhooksOptions<Family extends EventFamily> {
    /** The platform's public key: PEM, base64 of PEM (one line, for an environment variable), or a JSON Web Key. */
    readonly publicKey: string | PublicJwk;
    /** The events to read with types, such as `[bookingEvents, orderEvents]`. Others are given as `unknown`. */
    readonly events: readonly Family[];
    /** Whom the deliveries must be meant for: the id of your app. Not checked unless given. */
    readonly audience?: string;
    /** Whom the deliveries must come from. Not checked unless given. */
    readonly issuer?: string;
    /** Seconds after which a delivery is too old; 300 unless given. */
    readonly maxAge?: number;
    /**
     * Whether an event was handled before: the platform delivers at least once. Asked when everything else is right.
     * Remember `event.metadata.id` when your own work is done, for twice `maxAge` at least.
     */
    readonly seen?: (id: string) => boolean | Promise<boolean>;
    /** Where the events come from, for the addresses of pictures; `hosted()` unless given. */
    readonly platform?: WireForm;
    /** Milliseconds since 1970; `Date.now` unless given. */
    readonly now?: () => number;
}
/** Verifies and reads deliveries. */
interface Webhooks<Event> {
    /**
     * Verifies a delivery and reads its event. Takes the request, or its body as the text that it was sent as: a body
     * that was parsed and written again has another signature.
     *
     * @throws WebhookError with any of its codes.
     */
    read(delivery: string | {
        text(): Promise<string>;
    }): Promise<Event | UnknownEvent>;
}
/**
 * Makes a reader of webhooks for any server that has WebCrypto. Only the events that are named end up in the bundle.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, audience: appId, events: [bookingEvents] })
 *
 * export const POST = async (request: Request): Promise<Response> => {
 *   const event = await webhooks.read(request)
 *   if (event.type === 'booking.canceled') await freeTheRoom(event.data.booking.id)
 *   return new Response()
 * }
 */
declare const createWebhooks: <Family extends EventFamily>({ publicKey, events, audience, issuer, maxAge, seen, platform, now, }: WebhooksOptions<Family>) => Webhooks<EventOf<Family>>;

export { WebhookError, addOnEvents, bookingEvents, bookingPolicyEvents, cartEvents, categoryEvents, createWebhooks, eventIdentityTypes, isWebhookError, orderEvents, serviceEvents };
export type { AddOnEvent, AddOnEventData, BookingEvent, BookingEventData, BookingPolicyEvent, BookingPolicyEventData, CartEvent, CartEventData, CategoryEvent, CategoryEventData, DomainEvent, EventFamily, EventIdentity, EventIdentityType, EventMetadata, EventOf, EventsOf, ModifiedFields, OrderEvent, OrderEventData, PublicJwk, ServiceEvent, ServiceEventData, UnknownEvent, UnknownEventMetadata, WebhookErrorCode, Webhooks, WebhooksOptions };
