import { AbandonedCheckout, BackInStockRequest, Cart, CartSummary, Checkout, CheckoutSettings, CheckoutTemplate, DeliveryProfile, DeliveryRegion, DiscountRule, DraftOrder, OrderWithFulfillments, ManualTaxMapping, Order, FulfillmentStatus, OrderPaymentStatus, OrderPaymentRequest, OrderTransactions, Refund, Chargeback, OrdersSettings, ShippingOption, SubscriptionSettings, TaxGroup, TaxRegion } from '@frontdesk/ecom';
import { Open, Shape, Tags, FrontdeskError, WireForm } from '@frontdesk/core';
import { AddOn, Booking, IdentificationData, BookingStatus, ParticipantNotification, BookingPaymentStatus, DeclineBookingFlowControlSettings, CancelBookingFlowControlSettings, ParticipantChoices, BookedEntity, BookedAddOn, RescheduleBookingFlowControlSettings, BookingPolicy, DefaultBookingPolicies, BookingsSettings, CalendarEvent, CalendarSchedule, Category, Resource, ResourceType, Service, ServiceOptionsAndVariants, StaffMember } from '@frontdesk/bookings';
import { CatalogVersion, ProductMedia, InventoryChangeReason, PreorderInfo, InventoryVariant, Product, PriceData, CostAndProfitData, Variant } from '@frontdesk/stores';

/** Every kind of identity that causes an event. */
declare const eventIdentityTypes: readonly ["ANONYMOUS_VISITOR", "MEMBER", "WIX_USER", "APP"];
/** The identity that caused an event. */
type EventIdentityType = Open<(typeof eventIdentityTypes)[number]>;
/** The identity that caused an event. */
interface EventIdentity {
    identityType?: EventIdentityType;
    anonymousVisitorId?: string;
    memberId?: string;
    wixUserId?: string;
    appId?: string;
}
/** The metadata of any event. */
interface UnknownEventMetadata {
    /** The id stays the same when an event is delivered again. */
    id: string;
    /** The platform's name of the event, such as `wix.bookings.v2.booking_canceled`. */
    eventType: string;
    /** The installation of your app, that is the business, that it happened to. */
    instanceId?: string;
    identity?: EventIdentity;
    /** The site and the account that the event comes from. */
    accountInfo?: {
        accountId?: string;
        parentAccountId?: string;
        siteId?: string;
    };
    /** The type of the entity: `wix.bookings.v2.booking`. */
    entityFqdn?: string;
    /** The action, such as `canceled`. */
    slug?: string;
    entityId?: string;
    /** When the event took place. */
    eventTime?: Date;
    /** Counts up with each event of an entity, as decimal text: drop an event that is lower than the last one. */
    entityEventSequence?: string;
    /** `true` when personal data was removed at a person's request. */
    triggeredByAnonymizeRequest?: boolean;
    /** The cause of the event, when another event or a bulk job did. */
    originatedFrom?: string;
}
/** The metadata of an event about an entity. */
interface EventMetadata extends UnknownEventMetadata {
    /** Full name of the entity type, such as `wix.bookings.v2.booking`. */
    entityFqdn: string;
    /** Name of the event within its entity, such as `created`. */
    slug: string;
    entityId: string;
    /** When the event took place. */
    eventTime: Date;
}
/** The metadata of an event in the platform's older format: the time of the event is missing. */
interface MessageMetadata extends UnknownEventMetadata {
    /** Full name of the entity type, such as `wix.bookings.v2.booking`. */
    entityFqdn: string;
    /** Name of the event within its entity, such as `created`. */
    slug: string;
    entityId: string;
}
/** Something that happened to an entity. `type` tells what, and with it what `data` holds. */
interface DomainEvent<Type extends string = string, Data = unknown, Metadata extends UnknownEventMetadata = EventMetadata> {
    /** Tells the events apart: narrow by it before you read `data`. */
    readonly type: Type;
    /** The data of the event, by its type. */
    readonly data: Data;
    /** When and where the event took place. */
    readonly metadata: Metadata;
}
/** An event that none of the given families knows; `metadata.eventType` names it. */
interface UnknownEvent {
    /** Tells the events apart: narrow by it before you read `data`. */
    readonly type: 'unknown';
    /** The data as it was sent: nothing is converted. */
    readonly data: unknown;
    readonly metadata: UnknownEventMetadata;
}
/**
 * Previous values by the path of the field: `{ 'contactDetails.firstName': 'Ann' }`, as they were sent. The object has
 * no prototype and the paths are never followed: they may hold names that customers chose.
 */
type ModifiedFields = Readonly<Record<string, unknown>>;
/** One event for each row of a table from the last part of the type to the data. */
type EventsOf<Name extends string, Table, Metadata extends UnknownEventMetadata = EventMetadata> = {
    [K in keyof Table & string]: DomainEvent<`${Name}.${K}`, Table[K], Metadata>;
}[keyof Table & string];
type AnyEvent = DomainEvent<string, unknown, UnknownEventMetadata>;
/** How the events of one entity are read. Plain data: write one for an entity of your own interest. */
interface EventFamily<Event extends AnyEvent = AnyEvent> {
    /** Full name of the entity type, such as `wix.bookings.v2.booking`. */
    readonly entityFqdn: string;
    /** Field of the data that holds the entity; in the older format, the field that holds its id. */
    readonly entity: string;
    /** Converts a payload of another format to an event; `undefined` for one that is not of this family. */
    readonly adapt?: (eventType: string, payload: Fields, family: EventFamily) => Fields | undefined;
    /** The type of the event for each slug of the platform. */
    readonly types: Readonly<Record<string, Event['type']>>;
    /** The shape of the data of all events. */
    readonly shape: Shape<unknown>;
    /** Type only: the events. */
    readonly event?: Event;
}
/** The events of a family, or of any of several. */
type EventOf<Family extends EventFamily> = NonNullable<Family['event']>;
type Fields = Record<string, unknown>;

/** The data of the events of abandoned checkouts, by the last part of their type. */
interface AbandonedCheckoutEventData {
    created: {
        abandonedCheckout: AbandonedCheckout;
    };
    updated: {
        abandonedCheckout: AbandonedCheckout;
    };
    /** The abandoned checkout in its last state. */
    deleted: {
        abandonedCheckout: AbandonedCheckout;
    };
    /** The buyer has ordered after all: `checkoutRecoveredDate` says when. */
    recovered: {
        abandonedCheckout: AbandonedCheckout;
    };
}
/** Something that happened to an abandoned checkout. */
type AbandonedCheckoutEvent = EventsOf<'abandonedCheckout', AbandonedCheckoutEventData>;
/**
 * The events of abandoned checkouts, for `createWebhooks({ events: [abandonedCheckoutEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, abandonedCheckoutEvents] })
 */
declare const abandonedCheckoutEvents: EventFamily<AbandonedCheckoutEvent>;

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

/** The data of the events of attendance, by the last part of their type. */
interface AttendanceEventData {
    /** `metadata.entityId` names the record that is deleted. */
    deleted: Record<string, never>;
}
/** Something that happened to a record of attendance. */
type AttendanceEvent = EventsOf<'attendance', AttendanceEventData>;
/**
 * The events of attendance, for `createWebhooks({ events: [attendanceEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingEvents, attendanceEvents] })
 */
declare const attendanceEvents: EventFamily<AttendanceEvent>;

/** The data of the events of requests for items that are out of stock, by the last part of their type. */
interface BackInStockRequestEventData {
    created: {
        request: BackInStockRequest;
    };
    updated: {
        request: BackInStockRequest;
    };
    /** The platform does not show the request any more: `metadata.entityId` names it. */
    deleted: {
        request?: BackInStockRequest;
    };
}
/** Something that happened to a request for an item that is out of stock. */
type BackInStockRequestEvent = EventsOf<'backInStockRequest', BackInStockRequestEventData>;
/**
 * The events of requests for items that are out of stock, for `createWebhooks({ events: [backInStockRequestEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [inventoryEvents, backInStockRequestEvents] })
 */
declare const backInStockRequestEvents: EventFamily<BackInStockRequestEvent>;

/** The data that every change of a booking by a person has. */
interface BookingAction {
    booking: Booking;
    /** The identity that acted. */
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
    /** The booking was confirmed, by a payment or by the owner. */
    confirmed: BookingDecision & {
        /** Whether the customer gets a reminder by text message. */
        sendSmsReminder?: boolean;
    };
    /** The booking was declined. */
    declined: BookingDecision & {
        /** The settings with which the booking was declined. */
        flowControlSettings?: DeclineBookingFlowControlSettings;
    };
    /** The booking was canceled by the customer or the owner. */
    canceled: BookingStatusChange & {
        flowControlSettings?: CancelBookingFlowControlSettings;
    };
    /** The booking was moved to another time. */
    rescheduled: BookingStatusChange & ParticipantsChange & {
        /** Start before the move. */
        previousStartDate?: Date;
        /** End before the move. */
        previousEndDate?: Date;
        /** The time slot or schedule before the move. */
        previousBookedEntity?: BookedEntity;
        /** Add-ons before the move. */
        previousBookedAddOns?: BookedAddOn[];
        flowControlSettings?: RescheduleBookingFlowControlSettings;
    };
    /** The booking waits for the approval of the owner. */
    markedAsPending: BookingDecision & {
        /** Whether the customer gets a reminder by text message. */
        sendSmsReminder?: boolean;
    };
    /** The booking has more or fewer participants. */
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
    /** Another policy became the default one. */
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

/** The data of the events of the settings of bookings, by the last part of their type. */
interface BookingsSettingsEventData {
    created: {
        bookingsSettings: BookingsSettings;
    };
    updated: {
        bookingsSettings: BookingsSettings;
        modifiedFields: ModifiedFields;
    };
    /** The settings in their last state. */
    deleted: {
        bookingsSettings: BookingsSettings;
    };
}
/** Something that happened to the settings of bookings. */
type BookingsSettingsEvent = EventsOf<'bookingsSettings', BookingsSettingsEventData>;
/**
 * The events of the settings of bookings, for `createWebhooks({ events: [bookingsSettingsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [bookingsSettingsEvents] })
 */
declare const bookingsSettingsEvents: EventFamily<BookingsSettingsEvent>;

/** The data of the webhooks of calendar events, by the last part of their type. */
interface CalendarEventEventData {
    created: {
        event: CalendarEvent;
    };
    updated: {
        event: CalendarEvent;
        modifiedFields: ModifiedFields;
    };
    /** A single instance of a series is canceled without a webhook. */
    cancelled: {
        event: CalendarEvent;
    };
}
/** Something that happened to an event of the calendar. */
type CalendarEventEvent = EventsOf<'calendarEvent', CalendarEventEventData>;
/**
 * The webhooks of calendar events, such as working hours and days off, for
 * `createWebhooks({ events: [calendarEventEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [calendarEventEvents] })
 */
declare const calendarEventEvents: EventFamily<CalendarEventEvent>;
/** The data of the webhooks of calendar schedules, by the last part of their type. */
interface CalendarScheduleEventData {
    created: {
        schedule: CalendarSchedule;
    };
    /** The status is `CANCELLED` when the resource of the schedule was deleted. */
    updated: {
        schedule: CalendarSchedule;
        modifiedFields: ModifiedFields;
    };
}
/** Something that happened to a schedule of the calendar. */
type CalendarScheduleEvent = EventsOf<'calendarSchedule', CalendarScheduleEventData>;
/**
 * The webhooks of calendar schedules, for `createWebhooks({ events: [calendarScheduleEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [calendarScheduleEvents] })
 */
declare const calendarScheduleEvents: EventFamily<CalendarScheduleEvent>;

/** Every kind of buyer of an abandoned cart. */
declare const cartBuyerTypes: readonly ["ADMIN", "MEMBER", "VISITOR", "CONTACT"];
/** The kind of the buyer of an abandoned cart; an `ADMIN` is somebody of the business. */
type CartBuyerType = Open<(typeof cartBuyerTypes)[number]>;
/** A cart in a message about its abandonment. */
interface CartAbandonmentMessage {
    cartId: string;
    /** The moment at which the cart was created. */
    creationTime?: Date;
    /** When the cart counted as abandoned. */
    abandonTime?: Date;
    /** Id of the coupon in the cart. */
    couponId?: string;
}
/** The data of the events of abandoned carts, by the last part of their type. */
interface CartAbandonmentEventData {
    /** The buyer gave an email address and did not order within an hour. */
    abandoned: CartAbandonmentMessage & {
        /** The person who left the cart, as far as it is known. */
        buyerInfo?: {
            id?: string;
            /** Whether the buyer is a member, a contact or unknown. */
            identityType?: CartBuyerType;
            email?: string;
            phone?: string;
            firstName?: string;
            lastName?: string;
        };
        /** Number of pieces in the cart. */
        itemsCount?: number;
        /** Decimal text. */
        totals?: {
            /** Price of the lines, as decimal text. */
            subtotal?: string;
            /** Price with tax and delivery, as decimal text. */
            total?: string;
        };
        /** Three letters, ISO 4217. */
        currency?: string;
        /** Address of the page where the buyer continues. */
        checkoutUrl?: string;
    };
    /** The buyer has ordered after all. */
    recovered: CartAbandonmentMessage & {
        /** When the customer came back and ordered. */
        recoveredTime?: Date;
        orderId?: string;
    };
}
/** An event of an abandoned cart. It has the platform's older format. */
type CartAbandonmentEvent = EventsOf<'cartAbandonment', CartAbandonmentEventData, MessageMetadata>;
/**
 * The events of abandoned carts, for `createWebhooks({ events: [cartAbandonmentEvents] })`. The events of abandoned
 * checkouts, `abandonedCheckoutEvents`, hold more.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [cartAbandonmentEvents] })
 */
declare const cartAbandonmentEvents: EventFamily<CartAbandonmentEvent>;

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
    /** The costs of the cart were calculated, as `calculateCart` does. `cartId` names the cart. */
    calculated: CartSummary;
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

/** The data of the events of checkouts, by the last part of their type. */
interface CheckoutEventData {
    created: {
        checkout: Checkout;
    };
    updated: {
        checkout: Checkout;
        modifiedFields: ModifiedFields;
    };
    /** The platform sends no more than the id of the checkout: `metadata.entityId`. */
    deleted: Record<string, never>;
    /** The order is placed. The event of the order, `order.created`, names this checkout by its `checkoutId`. */
    completed: {
        checkout: Checkout;
    };
}
/** An event of a checkout. */
type CheckoutEvent = EventsOf<'checkout', CheckoutEventData>;
/**
 * The events of checkouts, for `createWebhooks({ events: [checkoutEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [checkoutEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'checkout.completed') await count(event.data.checkout.priceSummary?.total)
 */
declare const checkoutEvents: EventFamily<CheckoutEvent>;

/** The data of the events of the settings of the checkout, by the last part of their type. */
interface CheckoutSettingsEventData {
    updated: {
        checkoutSettings: CheckoutSettings;
        modifiedFields: ModifiedFields;
    };
}
/** Something that happened to the settings of the checkout. */
type CheckoutSettingsEvent = EventsOf<'checkoutSettings', CheckoutSettingsEventData>;
/**
 * The events of the settings of the checkout, for `createWebhooks({ events: [checkoutSettingsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, checkoutSettingsEvents] })
 */
declare const checkoutSettingsEvents: EventFamily<CheckoutSettingsEvent>;

/** The data of the events of checkout templates, by the last part of their type. */
interface CheckoutTemplateEventData {
    created: {
        checkoutTemplate: CheckoutTemplate;
    };
    updated: {
        checkoutTemplate: CheckoutTemplate;
    };
    /** The platform sends no more than the id: `metadata.entityId`. */
    deleted: Record<string, never>;
    /** A checkout was created from the template. */
    used: {
        checkoutTemplate: CheckoutTemplate;
        checkout: Checkout;
    };
}
/** An event of a checkout template. */
type CheckoutTemplateEvent = EventsOf<'checkoutTemplate', CheckoutTemplateEventData>;
/**
 * The events of checkout templates, for `createWebhooks({ events: [checkoutTemplateEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [checkoutTemplateEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'checkoutTemplate.used') await count(event.data.checkoutTemplate.id)
 */
declare const checkoutTemplateEvents: EventFamily<CheckoutTemplateEvent>;

/** A collection in a message; the platform writes the name of its id with an underscore. */
interface CollectionMessage {
    /** Id of the collection, under the name that the platform gives it here. */
    collection_Id: string;
    /** The version of the catalog that the change was made in. */
    originatedFromVersion?: CatalogVersion;
}
/** The data of the events of collections, by the last part of their type. */
interface CollectionEventData {
    created: CollectionMessage & {
        name?: string;
        media?: ProductMedia;
        /** End of the address of the collection's page. */
        slug?: string;
        /** Whether customers see it. */
        visible?: boolean;
    };
    /** Read the collection to see what it has become. */
    changed: CollectionMessage & {
        /** Names of the fields that changed. */
        changedFields: string[];
    };
    deleted: CollectionMessage;
}
/** An event of a collection. It has the platform's older format, which tells no time. */
type CollectionEvent = EventsOf<'collection', CollectionEventData, MessageMetadata>;
/**
 * The events of collections, for `createWebhooks({ events: [collectionEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [productEvents, collectionEvents] })
 */
declare const collectionEvents: EventFamily<CollectionEvent>;

/** A delivery region that was added or updated, with the ids of itself and of its profile. */
interface DeliveryRegionEventData extends Omit<DeliveryRegion, 'id'> {
    deliveryProfileId?: string;
    deliveryRegionId: string;
}
/** Data of the events of delivery profiles, by the last part of their type. */
interface DeliveryProfileEventData {
    created: {
        deliveryProfile: DeliveryProfile;
    };
    /** The profile or one of its regions was changed: a change of a region has an event of its own too. */
    updated: {
        deliveryProfile: DeliveryProfile;
        modifiedFields: ModifiedFields;
    };
    deleted: {
        deliveryProfile: DeliveryProfile;
    };
    /** A region was added to the profile. */
    regionAdded: DeliveryRegionEventData;
    /** A region of the profile was updated. */
    regionUpdated: DeliveryRegionEventData;
    /** A region was removed from the profile. */
    regionRemoved: Pick<DeliveryRegionEventData, 'deliveryProfileId' | 'deliveryRegionId'>;
}
/** An event of a delivery profile. */
type DeliveryProfileEvent = EventsOf<'deliveryProfile', DeliveryProfileEventData>;
/**
 * The events of delivery profiles, for `createWebhooks({ events: [deliveryProfileEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [deliveryProfileEvents] })
 */
declare const deliveryProfileEvents: EventFamily<DeliveryProfileEvent>;

/** Data of the events of discount rules, by the last part of their type. */
interface DiscountRuleEventData {
    created: {
        discountRule: DiscountRule;
    };
    /** It comes for each order that gets the discount, too: `usageCount` has changed then. */
    updated: {
        discountRule: DiscountRule;
        modifiedFields: ModifiedFields;
    };
    /** The platform sends no more than the id of the rule: `metadata.entityId`. */
    deleted: Record<string, never>;
}
/** An event of a discount rule. */
type DiscountRuleEvent = EventsOf<'discountRule', DiscountRuleEventData>;
/**
 * The events of discount rules, for `createWebhooks({ events: [discountRuleEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [discountRuleEvents, cartEvents] })
 */
declare const discountRuleEvents: EventFamily<DiscountRuleEvent>;

/** Data of the events of draft orders, by the last part of their type. */
interface DraftOrderEventData {
    created: {
        draftOrder: DraftOrder;
    };
    updated: {
        draftOrder: DraftOrder;
        modifiedFields: ModifiedFields;
    };
    /** The draft order in its last state. */
    deleted: {
        draftOrder: DraftOrder;
    };
}
/** An event of a draft order. */
type DraftOrderEvent = EventsOf<'draftOrder', DraftOrderEventData>;
/**
 * The events of draft orders, for `createWebhooks({ events: [draftOrderEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [draftOrderEvents, orderEvents] })
 */
declare const draftOrderEvents: EventFamily<DraftOrderEvent>;

/** The data of the events of fulfillments, by the last part of their type. */
interface FulfillmentsEventData {
    /** A fulfillment of the order was created, changed or deleted. */
    updated: {
        orderWithFulfillments: OrderWithFulfillments;
        modifiedFields: ModifiedFields;
    };
}
/** Something that happened to the fulfillments of an order. */
type FulfillmentsEvent = EventsOf<'fulfillments', FulfillmentsEventData>;
/**
 * The events of fulfillments, for `createWebhooks({ events: [fulfillmentsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, fulfillmentsEvents] })
 */
declare const fulfillmentsEvents: EventFamily<FulfillmentsEvent>;

/** The stock of a product in a message. */
interface InventoryMessage {
    inventoryItemId: string;
    productId: string;
    updatedDate?: Date;
    /** The reason of the change, where the platform tells it. */
    reason?: InventoryChangeReason;
}
/** The data of the events of stock, by the last part of their type. */
interface InventoryEventData {
    /** `fieldMask` names the fields that changed. */
    itemChanged: InventoryMessage & {
        /** Whether pieces are counted. */
        trackInventory?: boolean;
        preorderInfo?: PreorderInfo;
        /** Paths of the fields that changed. */
        fieldMask: string[];
    };
    /** The variants whose stock changed, with their new stock. */
    variantsChanged: InventoryMessage & {
        variants: InventoryVariant[];
    };
}
/** An event of stock. It has the platform's older format: `data.updatedDate` is the time of the change. */
type InventoryEvent = EventsOf<'inventory', InventoryEventData, MessageMetadata>;
/**
 * The events of stock, for `createWebhooks({ events: [inventoryEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [inventoryEvents] })
 */
declare const inventoryEvents: EventFamily<InventoryEvent>;

/** Data of the events of manual tax rates, by the last part of their type. */
interface ManualTaxMappingEventData {
    created: {
        manualTaxMapping: ManualTaxMapping;
    };
    updated: {
        manualTaxMapping: ManualTaxMapping;
    };
    deleted: {
        manualTaxMapping: ManualTaxMapping;
    };
}
/** An event of a manual tax rate. */
type ManualTaxMappingEvent = EventsOf<'manualTaxMapping', ManualTaxMappingEventData>;
/**
 * The events of manual tax rates, for `createWebhooks({ events: [manualTaxMappingEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [manualTaxMappingEvents] })
 */
declare const manualTaxMappingEvents: EventFamily<ManualTaxMappingEvent>;

/** Data of the events of orders, by the last part of their type. */
interface OrderEventData {
    created: {
        order: Order;
    };
    updated: {
        order: Order;
        modifiedFields: ModifiedFields;
    };
    /** The order was approved: paid, or accepted by the owner. */
    approved: {
        order: Order;
    };
    /** The order was canceled. */
    canceled: {
        order: Order;
        /** Whether all pieces went back into stock. */
        restockAllItems?: boolean;
        /** Whether the customer gets an email. */
        sendOrderCanceledEmail?: boolean;
        /** Text of the owner in the email. */
        customMessage?: string;
    };
    /** The changes of a draft were applied to the order. */
    committed: {
        order: Order;
        draftOrderId?: string;
        /** The changes as they were sent: dates in them are text. */
        changes?: Record<string, unknown>;
        /** The settings with which the changes were applied. */
        commitSettings?: Record<string, unknown>;
        /** When the changes were applied. */
        commitDate?: Date;
    };
    /** The fulfillment status of the order changed. */
    fulfilled: {
        order: Order;
        /** Status before the change. */
        previousFulfillmentStatus?: FulfillmentStatus;
        /** Status after the change. */
        newFulfillmentStatus?: FulfillmentStatus;
        /** The action that changed the status. */
        action?: string;
    };
    /** An order of another system was imported. */
    imported: {
        order: Order;
    };
    /** An imported order was deleted. */
    importedOrderDeleted: {
        order: Order;
    };
    /** The payment status of the order changed. */
    paymentStatusUpdated: {
        order: Order;
        /** Status before the change. */
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

/** Pieces that went back to the stock with a refund. */
interface RestockInfo {
    /** Which pieces go back into stock. */
    type?: 'NO_ITEMS' | 'ALL_ITEMS' | 'SOME_ITEMS' | (string & {});
    /** The pieces, with `SOME_ITEMS`. */
    items?: {
        lineItemId?: string;
        quantity?: number;
    }[];
}
/** Data of the events of payments and refunds, by the last part of their type. */
interface OrderTransactionsEventData {
    /** A payment or a refund is new, or has another status. */
    updated: {
        orderTransactions: OrderTransactions;
        paymentIds?: string[];
        refundIds?: string[];
    };
    /** Details of payments or refunds have changed, and no status. */
    detailsUpdated: {
        orderTransactions: OrderTransactions;
        paymentIds?: string[];
        refundIds?: string[];
    };
    /** Money of a refund has gone back, and nothing of it is under way any more. */
    refundCompleted: {
        orderTransactions: OrderTransactions;
        orderId?: string;
        refund?: Refund;
        /** The actions beside the refund, such as restocking. */
        sideEffects?: {
            restockInfo?: RestockInfo;
            /** Whether the customer gets an email. */
            sendOrderRefundedEmail?: boolean;
            /** Text of the owner in the email. */
            customMessage?: string;
        };
    };
    /** The bank has taken a payment back. */
    chargebackApproved: {
        orderTransactions: OrderTransactions;
        orderId?: string;
        paymentId?: string;
        chargeback?: Chargeback;
    };
    /** The bank has returned what it took back. */
    chargebackReversed: {
        orderTransactions: OrderTransactions;
        orderId?: string;
        paymentId?: string;
        chargeback?: Chargeback;
    };
}
/** Something that happened to the payments or the refunds of an order. */
type OrderTransactionsEvent = EventsOf<'orderTransactions', OrderTransactionsEventData>;
/**
 * The events of the payments and refunds of orders, for `createWebhooks({ events: [orderTransactionsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, orderTransactionsEvents] })
 */
declare const orderTransactionsEvents: EventFamily<OrderTransactionsEvent>;

/** The data of the events of the settings of orders, by the last part of their type. */
interface OrdersSettingsEventData {
    updated: {
        ordersSettings: OrdersSettings;
        modifiedFields: ModifiedFields;
    };
}
/** Something that happened to the settings of orders. */
type OrdersSettingsEvent = EventsOf<'ordersSettings', OrdersSettingsEventData>;
/**
 * The events of the settings of orders, for `createWebhooks({ events: [ordersSettingsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, ordersSettingsEvents] })
 */
declare const ordersSettingsEvents: EventFamily<OrdersSettingsEvent>;

/** The data of the events of payment requests, by the last part of their type. */
interface OrderPaymentRequestEventData {
    created: {
        orderPaymentRequest: OrderPaymentRequest;
    };
    updated: {
        orderPaymentRequest: OrderPaymentRequest;
    };
    /** The payment request in its last state. */
    deleted: {
        orderPaymentRequest: OrderPaymentRequest;
    };
    /** Its payment was approved. */
    paid: {
        orderPaymentRequest: OrderPaymentRequest;
    };
    /** Its time is over: `expirationDate` says since when. */
    expired: {
        orderPaymentRequest: OrderPaymentRequest;
    };
    /** The business has withdrawn it. */
    voided: {
        orderPaymentRequest: OrderPaymentRequest;
    };
}
/** Something that happened to a payment request. */
type OrderPaymentRequestEvent = EventsOf<'orderPaymentRequest', OrderPaymentRequestEventData>;
/**
 * The events of payment requests, for `createWebhooks({ events: [orderPaymentRequestEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [orderEvents, orderPaymentRequestEvents] })
 */
declare const orderPaymentRequestEvents: EventFamily<OrderPaymentRequestEvent>;

/** A product in a message. */
interface ProductMessage {
    productId: string;
    /** The version of the catalog that the change was made in. */
    originatedFromVersion?: CatalogVersion;
}
/** The data of the events of products, by the last part of their type. */
interface ProductEventData {
    created: ProductMessage & Pick<Product, 'media' | 'sku' | 'productPageUrl' | 'brand' | 'slug' | 'visible'> & {
        name?: string;
        /** Price of the product. */
        price?: PriceData;
        costAndProfitData?: CostAndProfitData;
    };
    /** Read the product to see what it has become. */
    changed: ProductMessage & {
        /** Names of the fields that changed. */
        changedFields: string[];
    };
    deleted: ProductMessage;
    /** The variants whose data changed; all of them when some came or went. */
    variantsChanged: ProductMessage & {
        variants: Variant[];
    };
}
/** An event of a product. It has the platform's older format, which tells no time. */
type ProductEvent = EventsOf<'product', ProductEventData, MessageMetadata>;
/**
 * The events of products and their variants, for `createWebhooks({ events: [productEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [productEvents, inventoryEvents] })
 */
declare const productEvents: EventFamily<ProductEvent>;

/** Data of the events of resources, by the last part of their type. */
interface ResourceEventData {
    created: {
        resource: Resource;
    };
    updated: {
        resource: Resource;
        modifiedFields: ModifiedFields;
    };
    /** The resource in its last state. */
    deleted: {
        resource: Resource;
    };
}
/** An event of a resource. */
type ResourceEvent = EventsOf<'resource', ResourceEventData>;
/**
 * The events of resources, for `createWebhooks({ events: [resourceEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [resourceEvents, resourceTypeEvents] })
 */
declare const resourceEvents: EventFamily<ResourceEvent>;
/** Data of the events of resource types, by the last part of their type. */
interface ResourceTypeEventData {
    created: {
        resourceType: ResourceType;
    };
    updated: {
        resourceType: ResourceType;
        modifiedFields: ModifiedFields;
    };
    /** The resource type in its last state. Its resources have events of their own. */
    deleted: {
        resourceType: ResourceType;
    };
}
/** An event of a resource type. */
type ResourceTypeEvent = EventsOf<'resourceType', ResourceTypeEventData>;
/**
 * The events of resource types, for `createWebhooks({ events: [resourceTypeEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [resourceEvents, resourceTypeEvents] })
 */
declare const resourceTypeEvents: EventFamily<ResourceTypeEvent>;

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

/** Data of the events of the options and variants of services, by the last part of their type. */
interface ServiceOptionsEventData {
    created: {
        serviceOptionsAndVariants: ServiceOptionsAndVariants;
    };
    updated: {
        serviceOptionsAndVariants: ServiceOptionsAndVariants;
    };
    /** The options and variants in their last state. */
    deleted: {
        serviceOptionsAndVariants: ServiceOptionsAndVariants;
    };
}
/** An event of the options and variants of a service. */
type ServiceOptionsEvent = EventsOf<'serviceOptionsAndVariants', ServiceOptionsEventData>;
/**
 * The events of the options and variants of services, for `createWebhooks({ events: [serviceOptionsEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [serviceEvents, serviceOptionsEvents] })
 */
declare const serviceOptionsEvents: EventFamily<ServiceOptionsEvent>;

/** Data of the events of shipping options, by the last part of their type. */
interface ShippingOptionEventData {
    created: {
        shippingOption: ShippingOption;
    };
    updated: {
        shippingOption: ShippingOption;
        modifiedFields: ModifiedFields;
    };
    deleted: {
        shippingOption: ShippingOption;
    };
}
/** An event of a shipping option. */
type ShippingOptionEvent = EventsOf<'shippingOption', ShippingOptionEventData>;
/**
 * The events of shipping options, for `createWebhooks({ events: [shippingOptionEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [shippingOptionEvents] })
 */
declare const shippingOptionEvents: EventFamily<ShippingOptionEvent>;

/** The settings of a provider of shipping rates. The platform documents no fields of them: all arrive as they were sent. */
interface ShippingRateProvider {
    id: string;
    createdDate?: Date;
    updatedDate?: Date;
}
/** The data of the events of shipping-rate providers, by the last part of their type. */
interface ShippingRateProviderEventData {
    created: {
        /** The settings after the change. */
        configuration: ShippingRateProvider;
    };
    updated: {
        /** The settings after the change. */
        configuration: ShippingRateProvider;
        modifiedFields: ModifiedFields;
    };
    deleted: {
        /** The settings before they were deleted. */
        configuration: ShippingRateProvider;
    };
}
/** An event of the settings of a shipping-rate provider. */
type ShippingRateProviderEvent = EventsOf<'shippingRateProvider', ShippingRateProviderEventData>;
/**
 * The events of the settings of shipping-rate providers, for `createWebhooks({ events: [shippingRateProviderEvents] })`.
 * The hosted platform sends them; the emulator has no such providers.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [shippingRateProviderEvents] })
 */
declare const shippingRateProviderEvents: EventFamily<ShippingRateProviderEvent>;

/** The data of the events of staff members, by the last part of their type. */
interface StaffMemberEventData {
    created: {
        staffMember: StaffMember;
    };
    updated: {
        staffMember: StaffMember;
        modifiedFields: ModifiedFields;
    };
    /** The staff member in its last state. */
    deleted: {
        staffMember: StaffMember;
    };
    /** The staff member can be booked: their resource and its schedules exist. */
    fullyCreated: {
        staffMember: StaffMember;
    };
    /** The staff member can sign in to the back office. */
    connectedToUser: {
        staffMember: StaffMember;
    };
    /** The staff member can no longer sign in to the back office. */
    disconnectedFromUser: {
        staffMember: StaffMember;
    };
    /** The tags that were put on the staff member, and those that were taken off. */
    tagsModified: {
        staffMember: StaffMember;
        /** Tags that were added. */
        assignedTags?: Tags;
        /** Tags that were removed. */
        unassignedTags?: Tags;
    };
}
/** Something that happened to a staff member. */
type StaffMemberEvent = EventsOf<'staffMember', StaffMemberEventData>;
/**
 * The events of staff members, for `createWebhooks({ events: [staffMemberEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [staffMemberEvents] })
 */
declare const staffMemberEvents: EventFamily<StaffMemberEvent>;

/** Fields that a contract has as the orders have that are made of it. */
type OrderPart = 'additionalFees' | 'appliedDiscounts' | 'billingInfo' | 'businessLocation' | 'buyerInfo' | 'buyerLanguage' | 'channelInfo' | 'currency' | 'currencyConversionDetails' | 'customFields' | 'extendedFields' | 'lineItems' | 'platformFeeSummary' | 'priceSummary' | 'recipientInfo' | 'shippingInfo' | 'taxIncludedInPrices' | 'weightUnit';
/** Every type of activity in the history of a subscription contract. */
declare const subscriptionContractActivityTypes: readonly ["CHANGES_APPLIED"];
/** An entry in the history of a subscription contract. */
interface SubscriptionContractActivity {
    id?: string;
    createdDate?: Date;
    /** The kind of the activity. */
    activityType?: Open<(typeof subscriptionContractActivityTypes)[number]>;
    /** The person or the app that caused it; one of the ids is present. */
    author?: {
        userId?: string;
        appId?: string;
    };
    /** The first cycle for which it holds. */
    contractTarget?: {
        /** Number of the cycle, counted from the start of the contract. */
        nextCycleNumber?: number;
    };
}
/** The purchase of goods by subscription: an order is made of it in each cycle. */
interface SubscriptionContract extends Pick<Order, OrderPart> {
    id: string;
    /** Increases with each change. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** How often and how long the goods are sold. */
    subscriptionSettings?: SubscriptionSettings;
    activities?: SubscriptionContractActivity[];
}
/** The data of the events of subscription contracts, by the last part of their type. */
interface SubscriptionContractEventData {
    created: {
        subscriptionContract: SubscriptionContract;
    };
    updated: {
        subscriptionContract: SubscriptionContract;
        modifiedFields: ModifiedFields;
    };
    /** The platform sends no more than the id of the contract: `metadata.entityId`. */
    deleted: Record<string, never>;
}
/** An event of a subscription contract. */
type SubscriptionContractEvent = EventsOf<'subscriptionContract', SubscriptionContractEventData>;
/**
 * The events of subscription contracts, for `createWebhooks({ events: [subscriptionContractEvents] })`. The hosted
 * platform sends them; the emulator sells no goods by subscription.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [subscriptionContractEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'subscriptionContract.created') await note(event.data.subscriptionContract.buyerInfo)
 */
declare const subscriptionContractEvents: EventFamily<SubscriptionContractEvent>;

/** An RSA public key as a JSON Web Key. */
interface PublicJwk {
    /** Key type; only `RSA` is accepted. */
    readonly kty: string;
    /** Modulus, base64url encoded. */
    readonly n?: string;
    /** Exponent, base64url encoded. */
    readonly e?: string;
}

/** Data of the events of tax groups, by the last part of their type. */
interface TaxGroupEventData {
    created: {
        taxGroup: TaxGroup;
    };
    updated: {
        taxGroup: TaxGroup;
    };
    /** The platform sends no more than the id: `metadata.entityId`. */
    deleted: Record<string, never>;
}
/** An event of a tax group. */
type TaxGroupEvent = EventsOf<'taxGroup', TaxGroupEventData>;
/**
 * The events of tax groups, for `createWebhooks({ events: [taxGroupEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [taxGroupEvents] })
 */
declare const taxGroupEvents: EventFamily<TaxGroupEvent>;

/** Data of the events of tax regions, by the last part of their type. */
interface TaxRegionEventData {
    created: {
        taxRegion: TaxRegion;
    };
    updated: {
        taxRegion: TaxRegion;
    };
    /** The platform sends no more than the id: `metadata.entityId`. */
    deleted: Record<string, never>;
}
/** An event of a tax region. */
type TaxRegionEvent = EventsOf<'taxRegion', TaxRegionEventData>;
/**
 * The events of tax regions, for `createWebhooks({ events: [taxRegionEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [taxRegionEvents] })
 */
declare const taxRegionEvents: EventFamily<TaxRegionEvent>;

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
    /** Seconds after which a delivery is too old; defaults to 300. */
    readonly maxAge?: number;
    /**
     * Whether an event was handled before: the platform delivers at least once. Asked when everything else is right.
     * Remember `event.metadata.id` when your own work is done, for twice `maxAge` at least.
     */
    readonly seen?: (id: string) => boolean | Promise<boolean>;
    /** Where the events come from, for the addresses of pictures; defaults to `hosted()`. */
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
        /** Text of the body. */
        text(): Promise<string>;
    }): Promise<Event | UnknownEvent>;
}
/**
 * Creates a reader of webhooks for any server that has WebCrypto. Only the events that are named end up in the bundle.
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

export { WebhookError, abandonedCheckoutEvents, addOnEvents, attendanceEvents, backInStockRequestEvents, bookingEvents, bookingPolicyEvents, bookingsSettingsEvents, calendarEventEvents, calendarScheduleEvents, cartAbandonmentEvents, cartBuyerTypes, cartEvents, categoryEvents, checkoutEvents, checkoutSettingsEvents, checkoutTemplateEvents, collectionEvents, createWebhooks, deliveryProfileEvents, discountRuleEvents, draftOrderEvents, eventIdentityTypes, fulfillmentsEvents, inventoryEvents, isWebhookError, manualTaxMappingEvents, orderEvents, orderPaymentRequestEvents, orderTransactionsEvents, ordersSettingsEvents, productEvents, resourceEvents, resourceTypeEvents, serviceEvents, serviceOptionsEvents, shippingOptionEvents, shippingRateProviderEvents, staffMemberEvents, subscriptionContractActivityTypes, subscriptionContractEvents, taxGroupEvents, taxRegionEvents };
export type { AbandonedCheckoutEvent, AbandonedCheckoutEventData, AddOnEvent, AddOnEventData, AttendanceEvent, AttendanceEventData, BackInStockRequestEvent, BackInStockRequestEventData, BookingEvent, BookingEventData, BookingPolicyEvent, BookingPolicyEventData, BookingsSettingsEvent, BookingsSettingsEventData, CalendarEventEvent, CalendarEventEventData, CalendarScheduleEvent, CalendarScheduleEventData, CartAbandonmentEvent, CartAbandonmentEventData, CartAbandonmentMessage, CartBuyerType, CartEvent, CartEventData, CategoryEvent, CategoryEventData, CheckoutEvent, CheckoutEventData, CheckoutSettingsEvent, CheckoutSettingsEventData, CheckoutTemplateEvent, CheckoutTemplateEventData, CollectionEvent, CollectionEventData, CollectionMessage, DeliveryProfileEvent, DeliveryProfileEventData, DeliveryRegionEventData, DiscountRuleEvent, DiscountRuleEventData, DomainEvent, DraftOrderEvent, DraftOrderEventData, EventFamily, EventIdentity, EventIdentityType, EventMetadata, EventOf, EventsOf, FulfillmentsEvent, FulfillmentsEventData, InventoryEvent, InventoryEventData, InventoryMessage, ManualTaxMappingEvent, ManualTaxMappingEventData, MessageMetadata, ModifiedFields, OrderEvent, OrderEventData, OrderPaymentRequestEvent, OrderPaymentRequestEventData, OrderTransactionsEvent, OrderTransactionsEventData, OrdersSettingsEvent, OrdersSettingsEventData, ProductEvent, ProductEventData, ProductMessage, PublicJwk, ResourceEvent, ResourceEventData, ResourceTypeEvent, ResourceTypeEventData, RestockInfo, ServiceEvent, ServiceEventData, ServiceOptionsEvent, ServiceOptionsEventData, ShippingOptionEvent, ShippingOptionEventData, ShippingRateProvider, ShippingRateProviderEvent, ShippingRateProviderEventData, StaffMemberEvent, StaffMemberEventData, SubscriptionContract, SubscriptionContractActivity, SubscriptionContractEvent, SubscriptionContractEventData, TaxGroupEvent, TaxGroupEventData, TaxRegionEvent, TaxRegionEventData, UnknownEvent, UnknownEventMetadata, WebhookErrorCode, Webhooks, WebhooksOptions };
