import { Money, Image, Tags, Open, Address, Price, Limited, MatchOperator, SeoData, Closed, Page, CursorQuery, CallOptions, Filter, ItemMetadata, BulkActionMetadata, TagChanges, CursorPaging, Translatable, OffsetPaging, OffsetQuery, CursorSearch, TextSearch, Write, ElevatedAuth, Shape, Read, BulkResult, SearchPage, Client, FrontdeskError } from '@frontdesk/core';

/** Rules for when and how a service may be booked, canceled and rescheduled. */
interface BookingPolicy {
    id: string;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** The app that owns the policy; defaults to the bookings app. */
    appId?: string;
    /** The app that created it. Read-only. */
    createdByAppId?: string;
    name?: string;
    /** The description of the policy that customers read, in the words of the business. */
    customPolicyDescription?: {
        enabled?: boolean;
        description?: string;
    };
    /**
     * Whether the policy is the default for services without a policy. Exactly one policy is; `setDefaultBookingPolicy`
     * changes it.
     */
    default?: boolean;
    /** Limits how long in advance customers can book. */
    limitEarlyBookingPolicy?: {
        enabled?: boolean;
        /** Minutes before the start at which booking opens; at least 1. */
        earliestBookingInMinutes?: number;
    };
    /** Closes booking some time before the start. Cannot be combined with `bookAfterStartPolicy`. */
    limitLateBookingPolicy?: {
        enabled?: boolean;
        /** Minutes before the start at which booking closes; at least 1. */
        latestBookingInMinutes?: number;
    };
    /** Whether a class or a course can still be booked after its start. */
    bookAfterStartPolicy?: {
        enabled?: boolean;
    };
    cancellationPolicy?: CancellationPolicy;
    reschedulePolicy?: ReschedulePolicy;
    waitlistPolicy?: WaitlistPolicy;
    /** Limits the number of participants per booking. */
    participantsPolicy?: {
        /** Maximum number of participants per booking; at least 1. */
        maxParticipantsPerBooking?: number;
    };
    /** Whether the business may choose the resource for the customer. Read-only. */
    resourcesPolicy?: {
        enabled?: boolean;
        /** Whether the business may choose the resource for the customer. */
        autoAssignAllowed?: boolean;
    };
    cancellationFeePolicy?: CancellationFeePolicy;
    /** Whether the customer's card is saved, for later fees. */
    saveCreditCardPolicy?: {
        enabled?: boolean;
    };
    staffSortingPolicy?: StaffSortingPolicy;
    intakeFormPolicy?: IntakeFormPolicy;
    /** Your own data, by the namespace of your app. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Whether and until when customers may cancel. */
interface CancellationPolicy {
    enabled?: boolean;
    /** Whether cancellation is limited to `latestCancellationInMinutes` before the start. */
    limitLatestCancellation?: boolean;
    /** Minutes before the start until which customers may cancel; at least 1. */
    latestCancellationInMinutes?: number;
    /** Whether a customer who has not signed in may cancel through a link. */
    allowAnonymous?: boolean;
}
/** Whether and until when customers may reschedule a booking. */
interface ReschedulePolicy {
    enabled?: boolean;
    /** Whether rescheduling is limited to `latestRescheduleInMinutes` before the start. */
    limitLatestReschedule?: boolean;
    /** Minutes before the start until which customers may reschedule; at least 1. */
    latestRescheduleInMinutes?: number;
    /** Whether a customer who has not signed in may reschedule through a link. */
    allowAnonymous?: boolean;
}
/** The waiting list for full sessions. */
interface WaitlistPolicy {
    enabled?: boolean;
    /** Capacity of the waiting list. */
    capacity?: number;
    /** How long a free place is held for the customer who is notified. */
    reservationTimeInMinutes?: number;
}
/** The fee for late cancellations and no-shows. It requires `saveCreditCardPolicy` and a description. */
interface CancellationFeePolicy {
    enabled?: boolean;
    /** One or two windows, the earlier one first. */
    cancellationWindows?: CancellationWindow[];
    /** Whether the saved card is charged automatically. */
    autoCollectFeeEnabled?: boolean;
}
/**
 * A fee that applies from some minutes before the start on: an amount, or a percentage of the price as decimal text.
 */
interface CancellationWindow {
    /** Minutes before the start from which the fee is due; at least 1. */
    startInMinutes?: number;
    amount?: Money;
    /** Percentage of the price as decimal text, such as `50`; instead of `amount`. */
    percentage?: string;
}
/** All ways to choose a staff member for a customer without a preference. */
declare const staffSortingMethods: readonly ["RANDOM", "RANKING", "CUSTOM"];
/** A way to choose a staff member: at random, by rank, or by an app. */
type StaffSortingMethod = Open<(typeof staffSortingMethods)[number]>;
/** All sort orders of a staff ranking. */
declare const staffRankingOrders: readonly ["LOWEST_TO_HIGHEST", "HIGHEST_TO_LOWEST"];
/** The sort order of the staff ranking. */
type StaffRankingOrder = Open<(typeof staffRankingOrders)[number]>;
/** How to choose the staff member for a customer without a preference. */
interface StaffSortingPolicy {
    /** The method; set the options of the same name. */
    sortingMethodType?: StaffSortingMethod;
    /** Options of the method `RANKING`. */
    rankingOptions?: {
        order?: StaffRankingOrder;
    };
    /** Options of the method `CUSTOM`: the app that chooses. */
    customOptions?: {
        implementationId?: string;
        appId?: string;
    };
}
/** All times at which a customer may be asked to fill in a form. */
declare const intakeFormTimings: readonly ["AFTER_BOOKING", "BEFORE_BOOKING"];
/** When a customer is asked to fill in a form. */
type IntakeFormTiming = Open<(typeof intakeFormTimings)[number]>;
/** All values for whether a form is required. */
declare const intakeFormRequirements: readonly ["OPTIONAL", "REQUIRED_BEFORE_BOOKING"];
/** Whether a form is required. */
type IntakeFormRequirement = Open<(typeof intakeFormRequirements)[number]>;
/** A form in addition to the booking form, such as a health declaration. */
interface IntakeFormPolicy {
    enabled?: boolean;
    formId?: string;
    timing?: IntakeFormTiming;
    /** `REQUIRED_BEFORE_BOOKING` is only allowed with the timing `BEFORE_BOOKING`. */
    completionRequirement?: IntakeFormRequirement;
}
declare const bookingPolicyShape: Shape<BookingPolicy>;
/**
 * A policy to create. Without further parts, customers may book at any time until the start, for one person, and may
 * neither cancel nor reschedule.
 */
interface NewBookingPolicy extends Pick<BookingPolicy, 'appId' | 'limitEarlyBookingPolicy' | 'limitLateBookingPolicy' | 'bookAfterStartPolicy' | 'cancellationPolicy' | 'reschedulePolicy' | 'waitlistPolicy' | 'participantsPolicy' | 'cancellationFeePolicy' | 'saveCreditCardPolicy' | 'staffSortingPolicy' | 'intakeFormPolicy' | 'extendedFields'> {
    /** At most 400 characters. */
    name?: string;
    /** The description may have up to 2,500 characters. */
    customPolicyDescription?: {
        enabled?: boolean;
        description?: string;
    };
}
/** Some fields of a policy to change. The owner app cannot change. */
interface BookingPolicyChange extends NewBookingPolicy {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The strictest rules of several policies. It is not stored, so it has no id and no name. */
type StrictestBookingPolicy = Pick<BookingPolicy, 'limitEarlyBookingPolicy' | 'limitLateBookingPolicy' | 'bookAfterStartPolicy' | 'cancellationPolicy' | 'reschedulePolicy' | 'waitlistPolicy' | 'participantsPolicy' | 'resourcesPolicy' | 'cancellationFeePolicy' | 'saveCreditCardPolicy'>;

/** All errors of a slug. */
declare const slugErrors: readonly ["SLUG_CONTAINS_ILLEGAL_CHARACTERS", "SLUG_ALREADY_EXISTS"];
/** The error of a slug: it contains invalid characters, or another service has it. */
type SlugError = Open<(typeof slugErrors)[number]>;
/** The slug of a page. */
interface Slug {
    name?: string;
    /** Whether it was set manually. */
    custom?: boolean;
    createdDate?: Date;
}
/** The URLs of a service's pages. */
interface ServiceUrls {
    /** The page that describes the service. */
    servicePage?: PageUrl;
    /** The page with the booking form. */
    bookingPage?: PageUrl;
    /** The page with the time slots. */
    calendarPage?: PageUrl;
}
/** The URL of a page, relative and absolute. */
interface PageUrl {
    /** The path on the site, such as `/service-page/yoga`. */
    relativePath?: string;
    url?: string;
}
declare const slugShape: Shape<Slug>;

/** Every way in which a service is paid. */
declare const rateTypes: readonly ["FIXED", "CUSTOM", "VARIED", "NO_FEE", "SUBSCRIPTION"];
/** How a service is paid. */
type RateType = Open<(typeof rateTypes)[number]>;
/** All billing intervals of a subscription. */
declare const subscriptionFrequencies: readonly ["MONTHLY"];
/** The billing interval of a subscription. */
type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>;
/** All times of the first payment of a subscription. */
declare const firstChargeDates: readonly ["CHECKOUT", "SCHEDULED"];
/** `CHECKOUT`: when the service is booked. `SCHEDULED`: at the `recurringStartDate`. */
type FirstChargeDate = Open<(typeof firstChargeDates)[number]>;
/** All places where add-ons can be paid. */
declare const addOnOptions: readonly ["ONLINE", "IN_PERSON"];
/** Whether add-ons are paid online or at the business. */
type AddOnOption = Open<(typeof addOnOptions)[number]>;
/** The price of a service (set the field for `rateType`) and its payment options. */
interface ServicePayment {
    rateType?: RateType;
    /** With rate type `FIXED`. */
    fixed?: {
        /** The price for each participant. */
        price?: Money;
    } & ServiceDeposit;
    /** With rate type `VARIED`. */
    varied?: {
        /** The price of a participant without a choice. */
        defaultPrice?: Money;
        /** The lowest price of a variant. Read-only. */
        minPrice?: Money;
        /** The highest price of a variant. Read-only. */
        maxPrice?: Money;
    } & ServiceDeposit;
    /** With rate type `CUSTOM`. */
    custom?: {
        description?: string;
    };
    /** With rate type `SUBSCRIPTION`. */
    subscription?: SubscriptionPayment;
    /** Included on request with `DISCOUNT_INFO_DETAILS`. */
    discountInfo?: {
        /** The name of the discount, from 1 to 50 characters. */
        discountName?: string;
        /** The price that a customer pays with the discount. */
        priceAfterDiscount?: Money;
    };
    /** Where a customer may pay. */
    options?: {
        /** Whether customers can pay online. */
        online?: boolean;
        /** Whether customers can pay at the business. */
        inPerson?: boolean;
        /** Whether customers can pay a deposit online and the rest later. */
        deposit?: boolean;
        /** Whether customers can pay with a pricing plan. */
        pricingPlan?: boolean;
    };
    pricingPlanIds?: string[];
    /** Where add-ons are paid. */
    addOnOption?: AddOnOption;
}
/** A price that is paid in installments. The emulator sells no subscriptions and refuses such services. */
interface SubscriptionPayment {
    /** The amount of each payment. */
    amountPerBillingCycle?: Money;
    /** The billing interval. */
    frequency?: SubscriptionFrequency;
    /** At least 2. */
    totalPayments?: number;
    firstChargeDate?: FirstChargeDate;
    /** With the first payment `SCHEDULED`. */
    recurringStartDate?: Date;
}
/** The deposit, which is paid when the service is booked. */
interface ServiceDeposit {
    /** The amount that is paid when the service is booked. */
    deposit?: Money;
    /** `false` if a customer who pays online can pay only the deposit. */
    fullUpfrontPaymentAllowed?: boolean;
}

/** All units of a duration that customers choose. */
declare const durationUnits: readonly ["HOUR", "DAY"];
/** The unit of a duration that customers choose. */
type DurationUnit = Open<(typeof durationUnits)[number]>;
/** The schedule that contains the sessions of a service and their durations. */
interface Schedule {
    id?: string;
    /** Start of the first session; for a course. Read-only. */
    firstSessionStart?: Date;
    /** End of the last session; for a course. Read-only. */
    lastSessionEnd?: Date;
    /** Durations of sessions, and the pause after them. */
    availabilityConstraints?: {
        /** Session durations in minutes; one value for an appointment. */
        sessionDurations?: number[];
        /** The durations as objects. */
        durations?: {
            /** Duration in minutes, from 1 to 44,639. */
            minutes?: number;
        }[];
        /** Minutes kept free after a session. */
        timeBetweenSessions?: number;
        /**
         * The shortest and the longest duration that a customer may book, instead of `sessionDurations`; for an
         * appointment.
         */
        durationRange?: DurationRange;
    };
}
/**
 * A range of durations in hours or in whole days that customers choose from; the price of the service is the price per
 * unit. The emulator supports hours, in steps of 30 minutes.
 */
interface DurationRange {
    /** The unit; set the options of that unit. */
    unitType?: DurationUnit;
    /** For `HOUR`: from 30 minutes to 1,440. */
    hourOptions?: {
        /** The shortest duration in minutes. */
        minDurationInMinutes?: number;
        /** The longest duration in minutes. */
        maxDurationInMinutes?: number;
    };
    /** For `DAY`. */
    dayOptions?: {
        /** The shortest duration in days, from 1 to 40. */
        minDurationInDays?: number;
        /** The longest duration in days, from 1 to 40. */
        maxDurationInDays?: number;
    };
}

/** Every type of location. */
declare const locationTypes: readonly ["CUSTOM", "BUSINESS", "CUSTOMER"];
/**
 * `BUSINESS`: an address of the business. `CUSTOM`: an address for only this service. `CUSTOMER`: an address of the
 * customer.
 */
type LocationType = Open<(typeof locationTypes)[number]>;
/** All ways to handle the sessions at a removed location. */
declare const removedLocationSessionsActions: readonly ["KEEP_AT_CURRENT_LOCATION", "MOVE_TO_LOCATION", "DELETE"];
/** The action for the sessions at a removed location: keep, move or delete them. */
type RemovedLocationSessionsAction = Open<(typeof removedLocationSessionsActions)[number]>;
/** A location of a service: set the field for `type`. */
interface ServiceLocation {
    id?: string;
    type?: LocationType;
    /** The address of that location; absent for an address of the customer. Read-only. */
    calculatedAddress?: Address;
    /** With type `BUSINESS`: the location of the business. */
    business?: BusinessLocation;
    /** With type `CUSTOM`: an address for only this service. */
    custom?: {
        id?: string;
        address?: Address;
    };
}
/** A location of the business; all but its id is read-only. */
interface BusinessLocation {
    id?: string;
    name?: string;
    /** Whether it is the main location of the business. Read-only. */
    default?: boolean;
    address?: Address;
    email?: string;
    phone?: string;
}

/** Every type of service. */
declare const serviceTypes: readonly ["APPOINTMENT", "CLASS", "COURSE"];
/** `APPOINTMENT`: one customer, a time of their choice. `CLASS`: sessions with places. `COURSE`: all sessions at once. */
type ServiceType = Open<(typeof serviceTypes)[number]>;
/** Every status of a service. */
declare const serviceStatuses: readonly ["CREATED", "DELETED"];
/** Whether a service exists or was deleted. */
type ServiceStatus = Open<(typeof serviceStatuses)[number]>;
/** Every type of benefit of a pricing plan. */
declare const benefitTypes: readonly ["LIMITED", "UNLIMITED"];
/** How many bookings a pricing plan includes: a limited number, or unlimited. */
type BenefitType = Open<(typeof benefitTypes)[number]>;
/** All parts of a service that a clone may fail to copy. */
declare const cloneErrors: readonly ["OPTIONS_AND_VARIANTS", "FORM"];
/** A part of a service that was not copied: its options and variants, or its form. */
type CloneError = Open<(typeof cloneErrors)[number]>;
/** All addresses that can determine the taxes of a service. */
declare const taxableAddressTypes: readonly ["BUSINESS", "BILLING"];
/** The address that determines the taxes: the address of the business, or the billing address of the customer. */
type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>;
/** A service that customers can book. */
interface Service {
    id: string;
    /** The app that owns the service; it cannot be changed later. */
    appId?: string;
    /** The app that created the service, if any. */
    createdByAppId?: string;
    type: ServiceType;
    name: string;
    description?: string;
    /** One line of text under the name. */
    tagLine?: string;
    /** Capacity: 1 for an appointment, per session for a class, total for a course. */
    defaultCapacity?: number;
    /** The pictures that customers see. */
    media?: ServiceMedia;
    /** Whether the service is hidden from customers. */
    hidden?: boolean;
    /** Sort position among the services of its category. */
    sortOrder?: number;
    /** The category; a service without one is not shown on the live site. */
    category?: ServiceCategory;
    /** The form that a customer fills in when they book. */
    form?: {
        id?: string;
    };
    /** The price, and how it is paid. */
    payment?: ServicePayment;
    /** Whether and how customers book it online. */
    onlineBooking?: OnlineBooking;
    /** Whether the service takes place online, as a video conference. */
    conferencing?: {
        enabled?: boolean;
    };
    /** The locations; at most 500. Use `setServiceLocations` to change them. */
    locations?: ServiceLocation[];
    bookingPolicy?: BookingPolicy;
    /** The schedule that contains its sessions and their durations. */
    schedule?: Schedule;
    /** Resource ids of the staff, not their staff-member ids. */
    staffMemberIds?: string[];
    /** The staff who give the service, also in `staffMemberDetails`. Read-only. */
    staffMembers?: StaffMemberDetails[];
    /**
     * The resources that a session needs, one of each type: a staff member, a room. For a type without ids, any of its
     * resources will do.
     */
    serviceResources?: ServiceResource[];
    /** The type of the resource that customers choose first. */
    primaryResourceType?: string;
    /** Included on request with `STAFF_MEMBER_DETAILS`. */
    staffMemberDetails?: {
        /** At most 220 staff members. */
        staffMembers?: StaffMemberDetails[];
    };
    /** The slugs of the service, including earlier ones. Read-only. */
    supportedSlugs?: Slug[];
    /** The current slug; earlier ones redirect to it. Read-only. */
    mainSlug?: Slug;
    /** The URLs of its pages. Read-only. */
    urls?: ServiceUrls;
    /** At most 3 groups. Use `createAddOnGroup` and related operations to change them, not `updateService`. */
    addOnGroups?: AddOnGroup[];
    /** The add-ons of all groups. */
    addOnDetails?: AddOnDetails[];
    /** The address that determines the taxes. */
    taxableAddress?: {
        /** The address of the business, or the billing address of the customer. */
        taxableAddressType?: TaxableAddressType;
    };
    /** SEO data of the service page. */
    seoData?: SeoData;
    /** Custom tags, at most 10. */
    tags?: string[];
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
}
/** The pictures of a service. */
interface ServiceMedia {
    /** The gallery of the service; at most 100 pictures. */
    items?: MediaItem[];
    /** The picture of the service in lists. */
    mainMedia?: MediaItem;
    /** The picture at the head of its page. */
    coverMedia?: MediaItem;
}
/** A picture. */
interface MediaItem {
    image?: Image;
}
/** A group of services. */
interface ServiceCategory {
    id: string;
    name?: string;
    /** Sort position among the categories. Read-only. */
    sortOrder?: number;
}
/** Whether and how customers book a service online. */
interface OnlineBooking {
    enabled?: boolean;
    /** Whether the business must approve each booking manually. */
    requireManualApproval?: boolean;
    /** Whether several customers may request the same time slot while none of them is confirmed. */
    allowMultipleRequests?: boolean;
}
/** A staff member who gives the service. */
interface StaffMemberDetails {
    staffMemberId?: string;
    name?: string;
    /** The picture of the staff member. */
    mainMedia?: MediaItem;
}
/** The resources of one type that a session needs. */
interface ServiceResource {
    /** The name is filled when asked for with `RESOURCE_TYPE_DETAILS`. */
    resourceType?: {
        id?: string;
        name?: string;
    };
    resourceIds?: {
        /** The allowed resources; any resource of the type if empty. */
        values?: string[];
    };
    /** Included on request with `RESOURCE_DETAILS`. */
    resourceDetails?: {
        /** The resources of `resourceIds`, with their names. */
        resources?: {
            id?: string;
            name?: string;
        }[];
    };
}
/** An add-on of a group, as filters use it. It has minutes if it extends the session. */
interface AddOnDetails {
    addOnId?: string;
    /** The minutes that it adds to the session; absent for an add-on with a quantity. */
    durationInMinutes?: number;
}
/** A group of add-ons that customers of one service choose from. */
interface AddOnGroup {
    /** Assigned by the platform. */
    id?: string;
    /** At most 100 characters. */
    name?: string;
    /** Maximum number of different add-ons of the group per booking; defaults to all of them. */
    maxNumberOfAddOns?: number;
    /** At most 7, in the order in which customers see them. */
    addOnIds?: string[];
    /** The question that the customer reads, in at most 200 characters: "Would you like an extra?" */
    prompt?: string;
}
declare const serviceCategoryShape: Shape<ServiceCategory>;
declare const serviceShape: Shape<Service>;
/** A service to create. Read-only fields, such as the name of the category, are left out of it. */
interface NewService extends Pick<Service, 'type' | 'name' | 'description' | 'tagLine' | 'sortOrder' | 'media' | 'hidden' | 'category' | 'form' | 'conferencing' | 'locations' | 'schedule' | 'staffMemberIds' | 'serviceResources' | 'primaryResourceType' | 'addOnGroups' | 'taxableAddress' | 'seoData' | 'tags' | 'extendedFields'> {
    /** Capacity: 1 for an appointment; the places of a session for a class, or of a whole course. From 1 to 1,000. */
    defaultCapacity: number;
    /** The price, and how it is paid. */
    payment: ServicePayment;
    /** Whether and how customers book it online. */
    onlineBooking: OnlineBooking;
    /** Reference by id; defaults to the default policy of the business. */
    bookingPolicy?: Pick<BookingPolicy, 'id'>;
}
/** Some fields of a service to change. */
interface ServiceChange extends Partial<NewService> {
    id: string;
    /** The revision that you read. */
    revision: string;
}

/** An extra that customers book together with a service. It either extends the session or has a quantity. */
interface AddOn {
    id: string;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** From 1 to 100 characters. */
    name?: string;
    /** The price of one add-on; defaults to free. */
    price?: Money;
    /** The minutes that it adds to an appointment, from 1 to 1,440. Set either this or `maxQuantity`. */
    durationInMinutes?: number;
    /** Maximum quantity per booking, from 1 to 9,999. Set either this or `durationInMinutes`. */
    maxQuantity?: number;
    /** The id of the tax group that it belongs to. */
    taxGroup?: string;
    /** The picture that customers see beside it. */
    mainMedia?: MediaItem;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    tags?: Tags;
}
declare const addOnShape: Shape<AddOn>;
/** An add-on to create. It needs either `durationInMinutes` or `maxQuantity`. */
interface NewAddOn extends Pick<AddOn, 'price' | 'durationInMinutes' | 'maxQuantity' | 'taxGroup' | 'mainMedia' | 'extendedFields' | 'tags'> {
    /** From 1 to 100 characters. */
    name: string;
}
/** Some fields of an add-on to change. `maxQuantity` replaces `durationInMinutes`, and the other way round. */
interface AddOnChange extends Partial<NewAddOn> {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The fields that add-ons can be filtered and sorted by (platform: Add-ons, query filter). */
interface AddOnFields {
    id: string;
    durationInMinutes: number;
    maxQuantity: number;
    name: string;
    'price.currency': string;
    'price.formattedValue': string;
    'price.value': string;
    taxGroup: string;
}
/** The add-on to read. */
interface GetAddOnInput {
    addOnId: string;
}
/**
 * Reads one add-on.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such add-on.
 * @example
 * const addOn = await getAddOn(client, { addOnId })
 * @function
 */
declare const getAddOn: Read<GetAddOnInput, AddOn>;
/** The filter, order and page of the add-ons to find. */
type QueryAddOnsInput = CursorQuery<AddOnFields>;
/**
 * Finds add-ons, including those that no service offers; 50 per page by default (at most 100). `listAddOnGroups` lists
 * the add-ons that customers of one service may choose from.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryAddOns(client, { filter: { durationInMinutes: { $gt: 0 } } })
 * @function
 */
declare const queryAddOns: Read<QueryAddOnsInput, Page<AddOn, QueryAddOnsInput>>;
/** The add-on to create. */
interface CreateAddOnInput {
    addOn: NewAddOn;
}
/**
 * Creates an add-on, for the business. Customers can book it once it is in a group of a service: see
 * `createAddOnGroup`.
 *
 * @throws ValidationError when the name is missing, the price is not an amount in the currency of the business, or not
 * exactly one of `durationInMinutes` and `maxQuantity` is given.
 * @throws ContextError without an elevated client.
 * @example
 * const addOn = await createAddOn(elevatedClient, {
 *   addOn: { name: 'Warm oil', price: { value: '6.00', currency: 'EUR' }, maxQuantity: 2 },
 * })
 * @function
 */
declare const createAddOn: Write<CreateAddOnInput, AddOn, ElevatedAuth>;
/** The add-ons to create in one call. */
interface BulkCreateAddOnsInput {
    /** From 1 to 100. */
    addOns: NewAddOn[];
    /** Whether the result includes the add-ons. */
    returnEntity?: boolean;
}
/**
 * Creates add-ons, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no add-on or more than 100, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkCreateAddOns(elevatedClient, {
 *   addOns: [{ name: 'Warm oil', maxQuantity: 2 }],
 *   returnEntity: true,
 * })
 * @function
 */
declare const bulkCreateAddOns: Write<BulkCreateAddOnsInput, BulkResult<AddOn>, ElevatedAuth>;
/** The fields of one add-on to change. */
interface UpdateAddOnInput {
    addOn: AddOnChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes fields of an add-on, for the business. Existing bookings do not change.
 *
 * @throws ConflictError when the add-on has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createAddOn`, or the mask names a field that cannot be changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such add-on.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getAddOn(elevatedClient, { addOnId })
 * await updateAddOn(elevatedClient, { addOn: { id, revision, maxQuantity: 4 } })
 * @function
 */
declare const updateAddOn: Write<UpdateAddOnInput, AddOn, ElevatedAuth>;
/** The changes of several add-ons in one call. */
interface BulkUpdateAddOnsInput {
    /** From 1 to 100. */
    addOns: UpdateAddOnInput[];
    /** Whether the result includes the add-ons. */
    returnEntity?: boolean;
}
/**
 * Changes add-ons, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no add-on or more than 100, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkUpdateAddOns(elevatedClient, {
 *   addOns: addOns.map(({ id, revision = '' }) => ({ addOn: { id, revision, maxQuantity: 4 } })),
 * })
 * @function
 */
declare const bulkUpdateAddOns: Write<BulkUpdateAddOnsInput, BulkResult<AddOn>, ElevatedAuth>;
/** The add-on to delete. */
interface DeleteAddOnInput {
    addOnId: string;
}
/**
 * Deletes an add-on and removes it from all groups, for the business. Existing bookings do not change.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such add-on.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteAddOn(elevatedClient, { addOnId })
 * @function
 */
declare const deleteAddOn: Write<DeleteAddOnInput, void, ElevatedAuth>;
/** The add-ons to delete in one call. */
interface BulkDeleteAddOnsInput {
    /** From 1 to 100. */
    addOnIds: string[];
}
/**
 * Deletes add-ons and removes them from all groups, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkDeleteAddOns(elevatedClient, { addOnIds })
 * @function
 */
declare const bulkDeleteAddOns: Write<BulkDeleteAddOnsInput, BulkResult<AddOn>, ElevatedAuth>;

/** Every attendance status. */
declare const attendanceStatuses: readonly ["NOT_SET", "ATTENDED", "NOT_ATTENDED"];
/** Whether the participants of a booking came to its session. */
type AttendanceStatus = Open<(typeof attendanceStatuses)[number]>;
/** A record of who came to one session of a booking. */
interface Attendance {
    id: string;
    bookingId?: string;
    /** The session: `slot.eventId` of a class booking. An appointment has no such id. */
    eventId?: string;
    /** Defaults to `NOT_SET`. */
    status?: AttendanceStatus;
    /** Number of participants who came, at least 1; defaults to 1. If nobody came, use the status `NOT_ATTENDED`. */
    numberOfAttendees?: number;
}
declare const attendanceShape: Shape<Attendance>;
/** Attendance to record. A field that is not given keeps its recorded value. */
interface NewAttendance extends Pick<Attendance, 'status' | 'numberOfAttendees'> {
    bookingId: string;
    /**
     * The session of a course; required, because a course has several. For other bookings, the booking determines the
     * session.
     */
    eventId?: string;
}
/** The message that the participants get when their attendance is recorded. */
interface AttendanceNotification {
    /** Whether the participants get a message; defaults to `false`. */
    notifyParticipants?: boolean;
    /** Custom text of the business, from 1 to 5,000 characters. */
    message?: string;
}
type Name = Limited<string, {
    operators: MatchOperator;
}>;
/** The fields that attendance can be filtered and sorted by (platform: Attendance, query filter). */
interface AttendanceFields {
    id: Name;
    bookingId: Name;
    eventId: Name;
    status: Limited<AttendanceStatus, {
        operators: MatchOperator;
    }>;
    numberOfAttendees: Limited<number, {
        operators: MatchOperator | '$gt' | '$gte' | '$lt' | '$lte';
    }>;
}
/** The record of attendance to read. */
interface GetAttendanceInput {
    attendanceId: string;
}
/**
 * Reads one record of attendance. Customers can read the records of their own bookings, the owner all records.
 *
 * @throws ApplicationError `ATTENDANCE_NOT_FOUND`.
 * @example
 * const { status } = await getAttendance(client, { attendanceId })
 * @function
 */
declare const getAttendance: Read<GetAttendanceInput, Attendance>;
/** The filter, order and page of the records of attendance to find. */
type QueryAttendanceInput = CursorQuery<AttendanceFields>;
/**
 * Finds records of attendance, 50 per page by default (at most 1,000). Customers find the records of their own
 * bookings, the owner all records.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryAttendance(client, { filter: { eventId, status: 'ATTENDED' } })
 * @function
 */
declare const queryAttendance: Read<QueryAttendanceInput, Page<Attendance, QueryAttendanceInput>>;
/** The filter of the records of attendance to count. */
interface CountAttendancesInput {
    filter?: Filter<AttendanceFields>;
}
/**
 * Counts the records of attendance of the signed-in member.
 *
 * @throws ApplicationError `FORBIDDEN` unless a member is signed in.
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const visits = await countAttendances(client, { filter: { status: 'ATTENDED' } })
 * @function
 */
declare const countAttendances: Read<CountAttendancesInput, number>;
/** The attendance to record for one session of a booking. */
interface SetAttendanceInput {
    attendance: NewAttendance;
    /** Whether the participants get a message, and its text; by default they get none. */
    participantNotification?: AttendanceNotification;
}
/**
 * Records for the business who came to a session: a booking has one record for each session, so a second call updates
 * the first record. The number may exceed the number of participants who were booked.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, or `SESSION_ID_NOT_PROVIDED` for a booking of a course without the
 * session.
 * @throws ValidationError when the booking has no such session.
 * @example
 * await setAttendance(owner, { attendance: { bookingId, status: 'ATTENDED', numberOfAttendees: 2 } })
 * @function
 */
declare const setAttendance: Write<SetAttendanceInput, Attendance, ElevatedAuth>;
/** The attendance to record for several sessions in one call. */
interface BulkSetAttendanceInput {
    /** At most 8. */
    attendanceDetails: SetAttendanceInput[];
    /** Whether the result includes the records. */
    returnFullEntity?: boolean;
}
/**
 * Records for the business who came to several sessions; each record succeeds or fails on its own.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `ATTENDANCES_MISSING_IN_REQUEST` when the list is empty.
 * @throws ValidationError when there are more than 8.
 * @example
 * const { results } = await bulkSetAttendance(owner, {
 *   attendanceDetails: bookings.map(({ id }) => ({ attendance: { bookingId: id, status: 'ATTENDED' } })),
 * })
 * @function
 */
declare const bulkSetAttendance: Write<BulkSetAttendanceInput, BulkResult<Attendance>, ElevatedAuth>;
/** The record of attendance to delete. */
interface DeleteAttendanceInput {
    attendanceId: string;
}
/**
 * Deletes one record of attendance, for the business.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `ATTENDANCE_NOT_FOUND`.
 * @example
 * await deleteAttendance(owner, { attendanceId })
 * @function
 */
declare const deleteAttendance: Write<DeleteAttendanceInput, void, ElevatedAuth>;
/** The records of attendance to delete in one call. */
interface BulkDeleteAttendancesInput {
    /** From 1 to 8. */
    attendanceIds: string[];
}
/**
 * Deletes records of attendance, for the business; each one succeeds or fails on its own.
 *
 * @throws ContextError without an elevated client.
 * @throws ValidationError when there is no id or more than 8.
 * @example
 * const { bulkActionMetadata } = await bulkDeleteAttendances(owner, { attendanceIds })
 * @function
 */
declare const bulkDeleteAttendances: Write<BulkDeleteAttendancesInput, BulkResult<Attendance>, ElevatedAuth>;

/** The catalog that bookings are sold from: `catalogReference.appId` of a cart line. */
declare const bookingsAppId = "13d21c63-b5ec-5912-8397-c3a5ddb27a97";
/** Every status of a booking. */
declare const bookingStatuses: readonly ["CREATED", "CONFIRMED", "CANCELED", "PENDING", "DECLINED", "WAITING_LIST"];
/**
 * `CREATED`: created, not yet ordered. `PENDING`: waiting for the approval of the business. `WAITING_LIST`: waiting for
 * a place in a full session.
 */
type BookingStatus = Open<(typeof bookingStatuses)[number]>;
/** Every payment status of a booking. */
declare const bookingPaymentStatuses: readonly ["UNDEFINED", "NOT_PAID", "PAID", "PARTIALLY_PAID", "REFUNDED", "EXEMPT", "FAILED"];
/** How much of a booking has been paid. `EXEMPT`: no payment is required. */
type BookingPaymentStatus = Open<(typeof bookingPaymentStatuses)[number]>;
/** Every way to pay for a booking. */
declare const selectedPaymentOptions: readonly ["UNDEFINED", "OFFLINE", "ONLINE", "MEMBERSHIP", "MEMBERSHIP_OFFLINE", "FULL_PAYMENT_ONLINE", "FULL_PAYMENT_OFFLINE", "DEPOSIT_ONLINE"];
/** How the customer wants to pay; the long forms are used by orders. */
type SelectedPaymentOption = Open<(typeof selectedPaymentOptions)[number]>;
/** A customer's place in a session. */
interface Booking {
    id: string;
    bookedEntity?: BookedEntity;
    contactDetails?: ContactDetails;
    status?: BookingStatus;
    paymentStatus?: BookingPaymentStatus;
    selectedPaymentOption?: SelectedPaymentOption;
    /** Number of participants. */
    totalParticipants?: number;
    /** The participants by variant of the service, instead of `totalParticipants`. */
    participantsChoices?: ParticipantChoices;
    /** An id of your own for the customer. */
    externalUserId?: string;
    /** Where the booking was made, and by whom. */
    bookingSource?: BookingSource;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    /** The person or app that made the booking. Read-only. */
    createdBy?: IdentificationData;
    /** Start of the session; for a course, of its first session. Read-only. */
    startDate?: Date;
    /** End of the session; for a course, of its last session. Read-only. */
    endDate?: Date;
    /** Time of the cancellation; absent for other bookings. */
    canceledDate?: Date;
    /** Whether it was accepted although the time slot was taken. */
    doubleBooked?: boolean;
    /** The visit that the booking belongs to; absent for a single booking. */
    multiServiceBookingInfo?: MultiServiceBookingInfo;
    formSubmissionId?: string;
    formId?: string;
    bookedAddOns?: BookedAddOn[];
    /** Whether the customer pays only the deposit when they book. */
    depositSelected?: boolean;
    appId?: string;
    createdByAppId?: string;
    /** Answers to fields of the booking form; newer forms use `formSubmission` instead. */
    additionalFields?: BookingFormAnswer[];
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
}
/** The booked time: `slot` for appointments and classes, `schedule` for courses. */
interface BookedEntity {
    slot?: BookedSlot;
    /** The booked course, instead of `slot`. */
    schedule?: BookedSchedule;
    title?: string;
    /** Tags of the booking, as plain text. */
    tags?: string[];
}
/** The time of an appointment, or the session of a class if `eventId` is given. */
interface BookedSlot {
    serviceId?: string;
    scheduleId?: string;
    /** The session of a class, which determines all other fields. */
    eventId?: string;
    /** ISO 8601: with `Z` or an offset, or the `localStartDate` of a time slot, which is interpreted in `timezone`. */
    startDate?: string;
    /** When it ends, in the format of `startDate`. */
    endDate?: string;
    /** IANA time zone; defaults to the time zone of the business. */
    timezone?: string;
    /** The staff member; defaults to any free one. */
    resource?: BookedResource;
    /**
     * The room and the other resources that the session occupies, one of each required type besides the staff. Pass the
     * id of a resource that the customer wants; by default, any free one is chosen.
     */
    additionalResources?: BookedResource[];
    /** How the customer chooses the resource of each type; at most 3. */
    resourceSelections?: ResourceSelection[];
    /** Location of the session. */
    location?: BookedLocation;
    /** Whether it is an all-day slot. */
    allDay?: boolean;
}
/** The course that is booked, with all its sessions. */
interface BookedSchedule {
    /** `service.schedule.id` of the course. */
    scheduleId?: string;
    serviceId?: string;
    /** IANA time zone; defaults to the time zone of the business. */
    timezone?: string;
    /** Location of the course. Read-only. */
    location?: BookedLocation;
    /** ISO 8601. */
    firstSessionStart?: string;
    /** When the last session ends; ISO 8601. Read-only. */
    lastSessionEnd?: string;
}
/** A resource that the session occupies, such as a staff member or a room. */
interface BookedResource {
    id?: string;
    name?: string;
    email?: string;
    scheduleId?: string;
    /** The resource type. The platform fills it in. */
    type?: string;
}
/** All ways to choose the staff member of a session. */
declare const resourceSelectionMethods: readonly ["SPECIFIC_RESOURCE", "ANY_RESOURCE", "NO_SELECTION"];
/** Whether the customer chooses the staff member. */
type ResourceSelectionMethod = Open<(typeof resourceSelectionMethods)[number]>;
/** All genders by which a customer can choose the staff. */
declare const requestedGenders: readonly ["ANY_MALE", "ANY_FEMALE"];
/** The gender of the staff member that a customer asks for. */
interface RequestedGender {
    /** Any staff member of this gender. */
    gender?: Open<(typeof requestedGenders)[number]>;
}
/** How the customer chooses the resource of one type. */
interface ResourceSelection {
    resourceTypeId?: string;
    selectionMethod?: ResourceSelectionMethod;
    /** The gender of the staff member, for `ANY_RESOURCE`, if the settings of the business allow this choice. */
    requestedGender?: RequestedGender;
}
/** All location types of a booking. */
declare const bookedLocationTypes: readonly ["OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM"];
/** A location of the business, another address of the business or an address of the customer. */
type BookedLocationType = Open<(typeof bookedLocationTypes)[number]>;
/** The location of the session. */
interface BookedLocation {
    id?: string;
    name?: string;
    /** The whole address as one line of text. */
    formattedAddress?: string;
    /** Bookings use another name for it than time slots do. */
    locationType?: BookedLocationType;
}
/** The customer. Visitors must provide a first name and an email address. */
interface ContactDetails {
    contactId?: string;
    firstName?: string;
    lastName?: string;
    email?: string;
    phone?: string;
    /** The customer's address. */
    fullAddress?: Address;
    /** Two-letter country code, ISO 3166-1. */
    countryCode?: string;
}
/** Number of participants per variant of the service. */
interface ParticipantChoices {
    /** Groups of participants who make the same choices. */
    serviceChoices?: {
        /** Number of participants in the group; at least 1. */
        numberOfParticipants?: number;
        /** The choices of the group: one for each option of the service. */
        choices?: ServiceChoice[];
    }[];
}
/** The choice of participants for one option of the service. */
interface ServiceChoice {
    optionId?: string;
    choiceId?: string;
    /** Name of the choice, for an option of type `CUSTOM`. */
    custom?: string;
    /** The duration, for an option of type `DURATION`. */
    duration?: {
        /** Duration in minutes, from 1 to 44,639. */
        minutes?: number;
        name?: string;
    };
}
/** Every type of field of a booking form. */
declare const bookingFormFieldTypes: readonly ["SHORT_TEXT", "LONG_TEXT", "CHECK_BOX"];
/** A single line of text, multiple lines of text, or a checkbox. */
type BookingFormFieldType = Open<(typeof bookingFormFieldTypes)[number]>;
/** The answer to a field of the booking form. */
interface BookingFormAnswer {
    /** Id of the field in the form. */
    id?: string;
    /** The answer; `true` or `false` for a checkbox. */
    value?: string;
    /** Label of the field in the form. */
    label?: string;
    /** The type of the field. */
    valueType?: BookingFormFieldType;
}
/** All platforms that bookings are made on. */
declare const bookingPlatforms: readonly ["WEB", "MOBILE_APP"];
/** Where a booking is made. */
type BookingPlatform = Open<(typeof bookingPlatforms)[number]>;
/** All kinds of persons and apps that make bookings. */
declare const bookingActors: readonly ["BUSINESS", "CUSTOMER"];
/** The person or app that makes a booking. */
type BookingActor = Open<(typeof bookingActors)[number]>;
/** Where a booking was made, and by whom. */
interface BookingSource {
    platform?: BookingPlatform;
    actor?: BookingActor;
    appDefId?: string;
    /** Name of that app. Read-only. */
    appName?: string;
}
/** The person or app that performed an action; one of the ids is present. */
interface IdentificationData {
    anonymousVisitorId?: string;
    memberId?: string;
    wixUserId?: string;
    appId?: string;
    contactId?: string;
}
/** All ways to book several services together. */
declare const multiServiceBookingTypes: readonly ["SEQUENTIAL_BOOKINGS", "SEPARATE_BOOKINGS", "PARALLEL_BOOKINGS"];
/** Whether several services are sequential, separate or parallel. */
type MultiServiceBookingType = Open<(typeof multiServiceBookingTypes)[number]>;
/** The multi-service booking that a booking belongs to, and its type. */
interface MultiServiceBookingInfo {
    id?: string;
    type?: MultiServiceBookingType;
}
/** An add-on of a booking. */
interface BookedAddOn {
    /** The id of the add-on. */
    id?: string;
    /** The group of the service that offers it; defaults to the first such group. */
    groupId?: string;
    name?: string;
    /** The minutes that it adds to the appointment, for an add-on with a duration. */
    durationInMinutes?: number;
    /** Booked quantity, for an add-on with a quantity; defaults to 1. */
    quantity?: number;
}
/** Whether the participants are notified, and the message. */
interface ParticipantNotification {
    /** Whether the participants are notified; `false` suppresses the message. */
    notifyParticipants?: boolean;
    /** Custom text of the business, added when `notifyParticipants` is `true`. */
    message?: string;
    /** Custom values for the message, by key. */
    metadata?: Record<string, string>;
}
declare const bookingShape: Shape<Booking>;
/** All statuses that a new booking can have. */
declare const newBookingStatuses: readonly ["CREATED", "WAITING_LIST"];
/** The time to book: `slot` for an appointment or the session of a class, `schedule` for a course. */
interface NewBookedEntity {
    slot?: BookedSlot;
    /** The course to book, instead of `slot`. */
    schedule?: Pick<BookedSchedule, 'scheduleId' | 'serviceId' | 'timezone'>;
    /** Tags of the booking, as plain text. */
    tags?: string[];
}
/** The writable fields of a new booking. The platform fills in the others and ignores them in the input. */
interface NewBooking {
    bookedEntity: NewBookedEntity;
    /**
     * Defaults to `CREATED`. `WAITING_LIST` joins the waiting list of a full session of a class, or of a full course:
     * when a place becomes free, the customer is notified by email, and the place is held for a while, during which the
     * booking can be added to the cart.
     */
    status?: (typeof newBookingStatuses)[number];
    contactDetails?: ContactDetails;
    /** Number of participants; at least 1. Either this or `participantsChoices` is required. */
    totalParticipants?: number;
    /** The participants by variant of the service, instead of `totalParticipants`. */
    participantsChoices?: ParticipantChoices;
    /** Required if an order follows. */
    selectedPaymentOption?: Closed<SelectedPaymentOption>;
    externalUserId?: string;
    /** Where the booking was made, and by whom. */
    bookingSource?: Closed<BookingSource>;
    /** At most 21 add-ons that the service offers. */
    bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[];
    /** Whether only the deposit is paid online; for services with a deposit. */
    depositSelected?: boolean;
    /** Answers to fields of the booking form; for newer forms, use `formSubmission`. */
    additionalFields?: Closed<BookingFormAnswer>[];
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}

/** A page of a list whose local dates are in one time zone. */
type ZonedPage<T, Input> = Page<T, Input> & {
    /** IANA time zone of all local dates of the page: the requested one, or that of the business. */
    readonly timeZone?: string | undefined;
};

/** The resource type of staff, for `includeResourceTypeIds` and `resourceTypes`. */
declare const staffResourceTypeId = "1cd44cf8-756f-41c3-bd90-3e2ffcaf1155";
/** A time slot of a service. */
interface TimeSlot {
    serviceId?: string;
    /** The start, in the requested time zone. */
    localStartDate?: string;
    /** The end, in the same time zone. */
    localEndDate?: string;
    /** Whether it can be booked now; `nonBookableReasons` has the reasons if not. */
    bookable?: boolean;
    /** Location of the time slot. */
    location?: TimeSlotLocation;
    /** Present on the session of a class. */
    eventInfo?: EventInfo;
    /** Total number of places, from 1 to 1,000; 1 for an appointment. */
    totalCapacity?: number;
    /** Number of places that are not booked; some may be held for the waiting list. */
    remainingCapacity?: number;
    /** Number of places that can be booked: the number to show. */
    bookableCapacity?: number;
    bookingPolicyViolations?: BookingPolicyViolations;
    /** Included for the requested resource types, at most ten of each. */
    availableResources?: AvailableResources[];
    /** The consecutive services of a multi-service booking. */
    nestedTimeSlots?: NestedTimeSlot[];
    /** Why it cannot be booked; no reason is `true` if it can. */
    nonBookableReasons?: NonBookableReasons;
    scheduleId?: string;
    /** Whether it is an all-day slot, which ends at 00:00 of the following day. */
    allDay?: boolean;
}
/** The location of a time slot. */
interface TimeSlotLocation {
    /** Absent for an address of the customer. */
    id?: string;
    name?: string;
    /** The whole address as one line of text. */
    formattedAddress?: string;
    locationType?: LocationType;
}
/** The session of a class in the calendar. */
interface EventInfo {
    /** Book the session by this id. */
    eventId?: string;
    /** The title of the session; usually the name of the service. */
    eventTitle?: string;
    /** Capacity of the waiting list and its free places; absent if the policy of the class has no waiting list. */
    waitingList?: {
        /** Capacity of the waiting list; at least 1. */
        totalCapacity?: number;
        /** Free places on the waiting list. */
        remainingCapacity?: number;
    };
}
/** The booking policy rules that a time slot violates. */
interface BookingPolicyViolations {
    /** Whether booking has not opened yet. */
    tooEarlyToBook?: boolean;
    /** When booking opens, for a slot that is too early. */
    earliestBookingDate?: Date;
    /** Whether booking has closed. */
    tooLateToBook?: boolean;
    /** Whether the service cannot be booked online. */
    bookOnlineDisabled?: boolean;
}
/** The resources of one type that are free. */
interface AvailableResources {
    resourceTypeId?: string;
    /** At most ten free resources. */
    resources?: {
        id?: string;
        name?: string;
    }[];
    /** Whether there are more than the listed ten. */
    hasMoreAvailableResources?: boolean;
}
/** The time of one service within a visit. */
interface NestedTimeSlot {
    serviceId?: string;
    /** The start, in the requested time zone. */
    localStartDate?: string;
    /** The end, in the same time zone. */
    localEndDate?: string;
    /** The resources of each type that are free for this service. */
    availableResources?: AvailableResources[];
    scheduleId?: string;
}
/** The reasons why a time cannot be booked. */
interface NonBookableReasons {
    /** Whether every place is taken. */
    noRemainingCapacity?: boolean;
    /** Whether a rule of the policy forbids it; `bookingPolicyViolations` has the rule. */
    violatesBookingPolicy?: boolean;
    /** Whether the free places are held for people on the waiting list. */
    reservedForWaitingList?: boolean;
    /** Whether the session was canceled. */
    eventCancelled?: boolean;
}
/** Resources of one type; any of them when `resourceIds` is absent or empty. */
interface ResourceTypeFilter {
    resourceTypeId: string;
    resourceIds?: string[];
}
/** The choices of a customer besides the time slot. */
interface CustomerChoices {
    /** Duration of the session in minutes: one of the durations of the service. */
    durationInMinutes?: number;
    /** The add-ons of the service to book, some of which extend the session. At most 21. */
    addOnIds?: string[];
    /** The selected duration of a service with variants. */
    durationChoiceId?: string;
    /**
     * Only time slots for which a staff member of this gender is free, if the settings of the business allow the choice.
     */
    requestedGender?: Closed<RequestedGender>;
}
declare const timeSlotShape: Shape<TimeSlot>;
/** The appointment, and the time range to list. */
interface ListAvailabilityTimeSlotsInput {
    /** The appointment. Required, like `toLocalDate`, unless a cursor is given. */
    serviceId?: string;
    /** Time slots start after this time; defaults to now. */
    fromLocalDate?: string;
    /** Time slots end before this time. */
    toLocalDate?: string;
    /** IANA time zone of all local dates; defaults to the time zone of the business. */
    timeZone?: string;
    /** At most 5. */
    locations?: TimeSlotLocation[];
    /** Only time slots for which these resources are free. */
    resourceTypes?: ResourceTypeFilter[];
    /** Lists the free resources of these types in each time slot. */
    includeResourceTypeIds?: string[];
    /** Only time slots that can, or cannot, be booked; defaults to both. */
    bookable?: boolean;
    /** Only time slots that violate, or do not violate, these rules. */
    bookingPolicyViolations?: BookingPolicyViolations;
    /** Maximum number of slots per day. */
    timeSlotsPerDay?: number;
    /** The customer's choices besides the time slot, which affect the duration. */
    customerChoices?: CustomerChoices;
    /** 1,000 time slots per page by default, which is the maximum. */
    cursorPaging?: CursorPaging;
}
/**
 * Lists the time slots of an appointment, earliest first. Times when no staff member is free are omitted. Without
 * `bookable` or `bookingPolicyViolations`, bookable time slots come before the others.
 *
 * @throws ApplicationError `SERVICE_NOT_FOUND`, `MISSING_ARGUMENTS`, `ADD_ON_NOT_FOUND`, `INVALID_SERVICE_CHOICES`,
 * `REQUESTED_GENDER_NOT_ALLOWED`.
 * @throws ValidationError when a local date is malformed or `toLocalDate` is not after `fromLocalDate`.
 * @example
 * const page = await listAvailabilityTimeSlots(client, {
 *   serviceId,
 *   fromLocalDate: '2026-05-04T00:00:00',
 *   toLocalDate: '2026-05-11T00:00:00',
 *   timeZone: 'Europe/Lisbon',
 *   bookable: true,
 * })
 * @function
 */
declare const listAvailabilityTimeSlots: Read<ListAvailabilityTimeSlotsInput, ZonedPage<TimeSlot, ListAvailabilityTimeSlotsInput>>;
/** The time slot of an appointment to read again. */
interface GetAvailabilityTimeSlotInput {
    serviceId: string;
    /** The start as listed: `YYYY-MM-DDThh:mm:ss`, read in `timeZone`. */
    localStartDate: string;
    /** The end as listed, in the same format. */
    localEndDate: string;
    /** IANA time zone of both local dates; defaults to the time zone of the business. */
    timeZone?: string;
    /** The location that the time slot was listed for. */
    location?: TimeSlotLocation;
    /** Resources that must be free; defaults to any. */
    resourceTypes?: ResourceTypeFilter[];
    includeResourceTypeIds?: string[];
    /** The choices of the customer besides the time slot; the local dates determine the duration. */
    customerChoices?: Omit<CustomerChoices, 'durationInMinutes'>;
}
/**
 * Reads the current state of one time slot of an appointment: whether it is still free, and with which staff.
 *
 * @throws ApplicationError `SLOT_NOT_FOUND` when no staff member is free, or no session can start then.
 * @throws ValidationError when a local date is malformed.
 * @example
 * const slot = await getAvailabilityTimeSlot(client, {
 *   serviceId,
 *   localStartDate: '2026-05-04T10:00:00',
 *   localEndDate: '2026-05-04T11:00:00',
 *   timeZone: 'Europe/Lisbon',
 *   includeResourceTypeIds: [staffResourceTypeId],
 * })
 * @function
 */
declare const getAvailabilityTimeSlot: Read<GetAvailabilityTimeSlotInput, TimeSlot>;
/** The start of an appointment whose possible ends are listed. */
interface ListAvailabilityTimeSlotEndOptionsInput {
    /** The appointment, whose schedule has a `durationRange` in hours. */
    serviceId: string;
    /** The selected start of a time slot that `listAvailabilityTimeSlots` returned. */
    localStartDate: string;
    /** The latest end to list, at most the maximum duration after the start; defaults to all ends. */
    maxLocalEndDate?: string;
    /** IANA time zone of all local dates; defaults to the time zone of the business. */
    timeZone?: string;
    /** The location of the time slot. */
    location: TimeSlotLocation;
    /** Only ends until which these resources are free, such as the staff member that the customer chose. */
    resourceTypes?: ResourceTypeFilter[];
}
/**
 * Lists the possible ends of a session whose duration customers choose: a time slot for each end, earliest first, with
 * the given start and without resources. Ends until which no staff member is free are omitted. Each hour of a session
 * costs the price of the service.
 *
 * @throws ApplicationError `SERVICE_NOT_FOUND`; `END_OPTIONS_NOT_SUPPORTED` when the service has fixed durations;
 * `MAX_END_DATE_EXCEEDS_MAXIMUM` when `maxLocalEndDate` is further from the start than the service allows.
 * @throws ValidationError when a local date is malformed or `maxLocalEndDate` is not after `localStartDate`.
 * @example
 * const ends = await listAvailabilityTimeSlotEndOptions(client, {
 *   serviceId,
 *   localStartDate: '2026-05-04T10:00:00',
 *   location: { id: locationId, locationType: 'BUSINESS' },
 *   timeZone: 'Europe/Lisbon',
 * })
 * @function
 */
declare const listAvailabilityTimeSlotEndOptions: Read<ListAvailabilityTimeSlotEndOptionsInput, TimeSlot[]>;

/** One of the services of a visit. */
interface VisitService {
    /** An appointment. */
    serviceId: string;
    /** Only time slots for which these resources are free. At most 8 types. */
    resourceTypes?: ResourceTypeFilter[];
    /** Lists the free resources of these types in the nested time slot of the service. */
    includeResourceTypeIds?: string[];
    /** The customer's choices for this service, which affect its duration. */
    customerChoices?: CustomerChoices;
}
/** The services of a visit, and the time range to list. */
interface ListMultiServiceAvailabilityTimeSlotsInput {
    /** 2 to 8 appointments, in order. Required, like `toLocalDate`, unless a cursor is given. */
    services?: VisitService[];
    /** Visits start after this time; defaults to now. */
    fromLocalDate?: string;
    /** Visits end before this time. */
    toLocalDate?: string;
    /** IANA time zone of all local dates; defaults to the time zone of the business. */
    timeZone?: string;
    /** The place of the whole visit; defaults to any one. */
    location?: TimeSlotLocation;
    /** Only visits that can, or cannot, be booked; defaults to both. */
    bookable?: boolean;
    /** Only visits that violate, or do not violate, these rules. */
    bookingPolicyViolations?: BookingPolicyViolations;
    /** Maximum number of visits per day. */
    timeSlotsPerDay?: number;
    /** 1,000 visits per page by default, which is the maximum. */
    cursorPaging?: CursorPaging;
}
/**
 * Lists the times for several consecutive appointments at one place, earliest first. Each service begins when the
 * previous one and the pause after it have ended; `nestedTimeSlots` has the times, in the order of `services`. A visit
 * can be booked if every service can be booked. Without `bookable` or `bookingPolicyViolations`, the visits that can be
 * booked come before the others.
 *
 * @throws ApplicationError `MISSING_ARGUMENTS`, `INVALID_SERVICES_SIZE` unless there are 2 to 8 services,
 * `SERVICE_NOT_FOUND`, `ADD_ON_NOT_FOUND`, `INVALID_SERVICE_CHOICES`, `REQUESTED_GENDER_NOT_ALLOWED`.
 * @throws ValidationError when a local date is malformed or `toLocalDate` is not after `fromLocalDate`.
 * @example
 * const page = await listMultiServiceAvailabilityTimeSlots(client, {
 *   services: [{ serviceId: haircutId }, { serviceId: manicureId }],
 *   fromLocalDate: '2026-05-04T00:00:00',
 *   toLocalDate: '2026-05-11T00:00:00',
 *   timeZone: 'Europe/Lisbon',
 *   bookable: true,
 * })
 * @function
 */
declare const listMultiServiceAvailabilityTimeSlots: Read<ListMultiServiceAvailabilityTimeSlotsInput, ZonedPage<TimeSlot, ListMultiServiceAvailabilityTimeSlotsInput>>;
/** The time slot of a visit to read again. */
interface GetMultiServiceAvailabilityTimeSlotInput {
    /** 2 to 8 appointments, in order. */
    services: VisitService[];
    /** When the first service begins. */
    localStartDate: string;
    /** When the last service ends. */
    localEndDate: string;
    /** IANA time zone of both local dates; defaults to the time zone of the business. */
    timeZone?: string;
    /** The place of the whole visit. */
    location: TimeSlotLocation;
}
/**
 * Reads the current state of one visit: whether every service is still available, and with which staff.
 *
 * @throws ApplicationError `SLOT_NOT_FOUND` when no staff member is free for one of the services, or the visit does not
 * start or end then, `INVALID_SERVICES_SIZE` when there are more than 8 services, `ADD_ON_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`, `REQUESTED_GENDER_NOT_ALLOWED`.
 * @throws ValidationError when a local date is malformed or there are fewer than 2 services.
 * @example
 * const visit = await getMultiServiceAvailabilityTimeSlot(client, {
 *   services: [{ serviceId: haircutId }, { serviceId: manicureId }],
 *   localStartDate: '2026-05-04T10:00:00',
 *   localEndDate: '2026-05-04T11:30:00',
 *   timeZone: 'Europe/Lisbon',
 *   location: { id: locationId, locationType: 'BUSINESS' },
 * })
 * @function
 */
declare const getMultiServiceAvailabilityTimeSlot: Read<GetMultiServiceAvailabilityTimeSlotInput, TimeSlot>;

/** Every status of a fee. */
declare const bookingFeeStatuses: readonly ["UNKNOWN_STATUS", "PREVIEW", "NOT_YET_APPLIED_TO_ORDER", "APPLIED_TO_ORDER"];
/** Status of a fee. `PREVIEW`: the fee would be due if the booking were canceled now. */
type BookingFeeStatus = Open<(typeof bookingFeeStatuses)[number]>;
/** Every reason of a fee. */
declare const bookingFeeTriggers: readonly ["UNKNOWN_TRIGGER", "NOT_ATTENDED", "BOOKING_CANCELED"];
/** Why a fee is due: the booking was canceled too late, or nobody came. */
type BookingFeeTrigger = Open<(typeof bookingFeeTriggers)[number]>;
/** A fee for a late cancellation or a no-show. */
interface BookingFee {
    /** The id of the booking: a booking has one fee. */
    id?: string;
    bookingId?: string;
    /** The fee, its status and the reason for it. */
    cancellationFee?: {
        /** The amount of the fee. */
        price?: Money;
        status?: BookingFeeStatus;
        trigger?: BookingFeeTrigger;
    };
    /** The policy at the time of the booking, which defines the fee. */
    policyDetails?: {
        id?: string;
        description?: string;
        /** The description in the language of the request, if translated. */
        descriptionTranslated?: string;
    };
}
declare const bookingFeeShape: Shape<BookingFee>;
/** A message to the business. */
interface BusinessNotification {
    /** Whether the business gets an email; defaults to `false`. */
    notifyBusiness?: boolean;
    /** From 1 to 5,000 characters. */
    message?: string;
}
/** The bookings whose fees are listed, by either list of ids. */
interface ListBookingFeesInput {
    /** At most 5. */
    bookingIds?: string[];
    /** Ids of multi-service bookings; at most 1. */
    multiServiceBookingIds?: string[];
}
/**
 * Lists the fees of bookings: fees that are due, and fees that would be due if a booking were canceled now. Bookings
 * without a fee, or that the caller cannot read, are omitted.
 *
 * @throws ApplicationError `MISSING_BOOKING_IDS` without an id.
 * @throws ValidationError when there are more than 5 bookings.
 * @example
 * const [fee] = await listBookingFees(client, { bookingIds: [booking.id] })
 * const cost = fee?.cancellationFee?.price
 * @function
 */
declare const listBookingFees: Read<ListBookingFeesInput, BookingFee[]>;
/** The bookings whose fees are added to their order. */
interface ApplyBookingFeesInput {
    /** From 1 to 5 bookings of one order. */
    bookingIds: string[];
    /** Total price of these fees, which overrides the policy; at most the price of the bookings. */
    priceOverride?: Money;
    businessNotification?: BusinessNotification;
}
/** The fees that were added to an order. */
interface AppliedBookingFees {
    bookingFees?: BookingFee[];
    /** The order, and the additional fee that was added to it. */
    ecomOrderInfo?: {
        orderId?: string;
        /** The total price of the additional fee. */
        additionalFeePrice?: Price;
        additionalFeeId?: string;
    };
}
declare const appliedBookingFeesShape: Shape<AppliedBookingFees>;
/**
 * Adds the fees of bookings to their order, for the business: they become one additional fee, and the price of the
 * bookings becomes zero. Use `collectBookingFees` to charge an unpaid fee.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_FEE_NOT_FOUND` when a booking has no fee that is due,
 * `BOOKING_FEE_ALREADY_APPLIED`, `ORDER_NOT_FOUND`, `BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS`,
 * `PRICE_OVERRIDE_EXCEEDS_MAX`, `BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT`,
 * `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`, or `ORDER_CANNOT_BE_EDITED` when the order is not approved.
 * @throws ValidationError when there is no booking or more than 5.
 * @example
 * const { ecomOrderInfo } = await applyBookingFees(owner, { bookingIds: [booking.id] })
 * @function
 */
declare const applyBookingFees: Write<ApplyBookingFeesInput, AppliedBookingFees, ElevatedAuth>;
/** The fee of an order to charge. */
interface CollectBookingFeesInput {
    orderId: string;
    additionalFeeId: string;
    businessNotification?: BusinessNotification;
}
/**
 * Charges the balance of a fee on an order to the customer's saved payment method. Not safe to retry: each call charges
 * the current balance.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`, `FEE_IS_NOT_BOOKING_FEE`, or
 * `ORDER_BALANCE_NON_POSITIVE` when nothing is left to pay.
 * @example
 * const { amount } = await collectBookingFees(owner, { orderId, additionalFeeId })
 * @function
 */
declare const collectBookingFees: Write<CollectBookingFeesInput, Price, ElevatedAuth>;

/** A booking with related data. */
interface ExtendedBooking {
    booking?: Booking;
    /** Included on request with `withBookingAllowedActions`. */
    allowedActions?: AllowedActions;
    /** Included on request with `withBookingAttendanceInfo`. */
    attendance?: BookingAttendance;
    /** Included on request with `withBookingConferencingDetails`, for a service that is given online. */
    conferencingDetails?: ConferencingDetails;
    /** Included on request with `withBookingPolicySettings`. */
    bookingPolicySettings?: {
        /** Whether the policy of the booking charges a fee for a late cancellation. */
        cancellationFeeEnabled?: boolean;
    };
    /** Included on request with `withBookingFeeDetails`. */
    bookingFeeDetails?: {
        cancellationFeeStatus?: CancellationFeeStatus;
    };
    /** Included on request with `withEcomOrder`, for a booking that was ordered. */
    order?: BookingOrder;
}
/**
 * The actions that the caller may take now. A booking of a sequential or parallel visit can only be canceled and
 * rescheduled together with the visit, so both are false here.
 */
interface AllowedActions {
    /** Whether the caller may cancel the booking. */
    cancel?: boolean;
    /** Whether the caller may reschedule the booking. */
    reschedule?: boolean;
}
/** Summary of the attendance of a booking; for a course, the attendance that was recorded last. */
interface BookingAttendance extends Pick<Attendance, 'status' | 'numberOfAttendees'> {
    /** Absent if no attendance is recorded. */
    id?: string;
}
/** How a customer joins an online session. */
interface ConferencingDetails {
    /** The URL by which the customer joins. */
    guestUrl?: string;
    password?: string;
}
/** All statuses of the late cancellation fee. */
declare const cancellationFeeStatuses: readonly ["UNKNOWN_STATUS", "NOT_YET_APPLIED_TO_ORDER", "APPLIED_TO_ORDER"];
/** Whether the customer was charged a fee for a late cancellation. `UNKNOWN_STATUS`: no fee is due. */
type CancellationFeeStatus = Open<(typeof cancellationFeeStatuses)[number]>;
/** Every status of the order that holds a booking. */
declare const bookingOrderStatuses: readonly ["INITIALIZED", "APPROVED", "CANCELED", "PENDING", "REJECTED"];
/** Status of the order of a booking. */
type BookingOrderStatus = Open<(typeof bookingOrderStatuses)[number]>;
/** Every payment status of the order that holds a booking. */
declare const bookingOrderPaymentStatuses: readonly ["NOT_PAID", "PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED", "PENDING", "PARTIALLY_PAID", "PENDING_MERCHANT", "CANCELED", "DECLINED"];
/** Payment status of the order of a booking. */
type BookingOrderPaymentStatus = Open<(typeof bookingOrderPaymentStatuses)[number]>;
/** Summary of the order of a booking. */
interface BookingOrder {
    id?: string;
    /** The number that customers see. */
    number?: string;
    status?: BookingOrderStatus;
    paymentStatus?: BookingOrderPaymentStatus;
    /** The price of everything in the order. */
    totalPrice?: Price;
    /** The price of the booking alone. */
    bookingPrice?: Price;
    /** The balance of the order. */
    balance?: Price;
    /** The currency code, ISO 4217. */
    currency?: string;
}
declare const extendedBookingShape: Shape<ExtendedBooking>;
/** The fields that bookings can be filtered and sorted by. */
interface ExtendedBookingFields {
    id: string;
    status: BookingStatus;
    paymentStatus: BookingPaymentStatus;
    startDate: Date;
    endDate: Date;
    createdDate: Date;
    updatedDate: Date;
    'bookedEntity.slot.serviceId': string;
    'bookedEntity.slot.eventId': string;
    'bookedEntity.slot.resource.id': string;
    'bookedEntity.schedule.serviceId': string;
    'bookedEntity.schedule.scheduleId': string;
    'contactDetails.contactId': string;
    'contactDetails.email': string;
    'createdBy.memberId': string;
    'multiServiceBookingInfo.id': string;
    'multiServiceBookingInfo.type': MultiServiceBookingType;
}
/** The filter, order and page of the bookings to find, and the related data to include. */
interface QueryExtendedBookingsInput extends CursorQuery<ExtendedBookingFields> {
    /** Offset paging instead of a cursor: such a page includes the total number of bookings. */
    readonly paging?: OffsetPaging;
    /** Whether `allowedActions` is filled. */
    withBookingAllowedActions?: boolean;
    /** Whether `attendance` is filled. */
    withBookingAttendanceInfo?: boolean;
    /** Whether `conferencingDetails` is filled. */
    withBookingConferencingDetails?: boolean;
    /** Whether `bookingPolicySettings` is filled. */
    withBookingPolicySettings?: boolean;
    /** Whether `bookingFeeDetails` is filled. */
    withBookingFeeDetails?: boolean;
    /** Whether `order` is filled. */
    withEcomOrder?: boolean;
}
/**
 * Finds bookings, most recently created first, 50 per page by default (at most 100). Customers find their own bookings,
 * the owner all bookings. `page.total` is present with offset paging (`paging`).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value, or when both `paging` and
 * `cursorPaging` are given.
 * @example
 * const page = await queryExtendedBookings(client, {
 *   filter: { status: 'CONFIRMED', startDate: { $gte: new Date() } },
 *   sort: [{ fieldName: 'startDate' }],
 *   withBookingAllowedActions: true,
 * })
 * @function
 */
declare const queryExtendedBookings: Read<QueryExtendedBookingsInput, Page<ExtendedBooking, QueryExtendedBookingsInput>>;
/** The filter of the bookings to count. */
interface CountExtendedBookingsInput {
    filter?: Filter<ExtendedBookingFields>;
}
/**
 * Counts bookings: customers count their own, the owner all bookings.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const upcoming = await countExtendedBookings(client, {
 *   filter: { status: 'CONFIRMED', startDate: { $gte: new Date() } },
 * })
 * @function
 */
declare const countExtendedBookings: Read<CountExtendedBookingsInput, number>;

/** All additional parts of a service. */
declare const requestedFields: readonly ["STAFF_MEMBER_DETAILS", "RESOURCE_TYPE_DETAILS", "DISCOUNT_INFO_DETAILS", "RESOURCE_DETAILS"];
/** Additional parts of a service, included only on request. */
type RequestedField = Open<(typeof requestedFields)[number]>;
/** The service to read. */
interface GetServiceInput {
    serviceId: string;
    /** Additional parts of a service to include; defaults to none. */
    conditionalFields?: RequestedField[];
}
/**
 * Reads one service.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @example
 * const service = await getService(client, { serviceId })
 * @function
 */
declare const getService: Read<GetServiceInput, Service>;
/** The fields that services can be filtered and sorted by (platform: Services, query filter). */
interface ServiceFields {
    id: string;
    appId: string;
    'category.id': string;
    'category.name': string;
    createdDate: Date;
    updatedDate: Date;
    description: string;
    'form.id': string;
    hidden: boolean;
    'locations.business.id': string[];
    'mainSlug.name': string;
    name: string;
    'onlineBooking.enabled': boolean;
    'payment.options.inPerson': boolean;
    'payment.options.online': boolean;
    'payment.options.pricingPlan': boolean;
    'schedule.firstSessionStart': Date;
    'schedule.lastSessionEnd': Date;
    'serviceResources.resourceIds.values': string[];
    staffMemberIds: string[];
    'supportedSlugs.name': string[];
    tagLine: string;
    type: ServiceType;
}
/** The filter, order and page of the services to find, and their fields. */
interface QueryServicesInput extends OffsetQuery<ServiceFields> {
    /** Paths of the fields to return, at most 50; defaults to all fields. */
    fields?: string[];
    /** Additional parts of a service to include; defaults to none. */
    conditionalFields?: RequestedField[];
}
/**
 * Finds services, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryServices(client, { filter: { type: 'CLASS' }, sort: [{ fieldName: 'name' }] })
 * @function
 */
declare const queryServices: Read<QueryServicesInput, Page<Service, QueryServicesInput>>;
/** The fields that searches for services filter and sort by. */
interface ServiceSearchFields extends Omit<ServiceFields, 'createdDate' | 'updatedDate' | 'schedule.firstSessionStart' | 'schedule.lastSessionEnd'> {
    'addOnDetails.addOnId': string[];
    'addOnDetails.durationInMinutes': number[];
    'category.sortOrder': number;
    'locations.business.name': string[];
    'locations.calculatedAddress.formattedAddress': string[];
    'locations.type': LocationType[];
}
/** The fields of services that can be aggregated. */
type ServiceAggregationField = Exclude<keyof ServiceSearchFields, 'locations.calculatedAddress.formattedAddress'>;
/** The words, filter, order and page of the services to find, and the aggregations over them. */
interface SearchServicesInput extends CursorSearch<ServiceSearchFields, 'name', ServiceAggregationField> {
}
/**
 * Searches for services by name, with aggregations over all matches; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const page = await searchServices(client, {
 *   search: { expression: 'massage', fuzzy: true },
 *   aggregations: [{ type: 'VALUE', name: 'types', fieldPath: 'type' }],
 * })
 * console.log(page.items, page.aggregations)
 * @function
 */
declare const searchServices: Read<SearchServicesInput, SearchPage<Service, SearchServicesInput>>;
/** The filter of the services to count. */
interface CountServicesInput {
    filter?: Filter<ServiceFields>;
}
/**
 * Counts services.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const classes = await countServices(client, { filter: { type: 'CLASS' } })
 * @function
 */
declare const countServices: Read<CountServicesInput, number>;
/** The services whose categories are listed. */
interface QueryServiceCategoriesInput {
    filter?: {
        /** The services to include; defaults to all. */
        services?: Filter<ServiceFields>;
        categoryIds?: string[];
    };
}
/**
 * Lists the categories of services.
 *
 * @throws ValidationError when `categoryIds` has more than 100 ids.
 * @example
 * const categories = await queryServiceCategories(client, {})
 * @function
 */
declare const queryServiceCategories: Read<QueryServiceCategoriesInput, ServiceCategory[]>;
/** The services whose locations are listed. */
interface QueryServiceLocationsInput {
    filter?: {
        /** The services to include; defaults to all. */
        services?: Filter<ServiceFields>;
        businessLocationIds?: string[];
    };
}
/** Locations of services. */
interface ServiceLocations {
    /** Locations of the business. */
    businessLocations?: {
        /** Whether a service is given at a location of the business. */
        exists?: boolean;
        /** The locations of the business where services are given. */
        locations?: ServiceLocation[];
    };
    /** Addresses of individual services. */
    customLocations?: {
        /** Whether a service has its own address. */
        exists?: boolean;
    };
    /** Addresses of customers. */
    customerLocations?: {
        /** Whether a service takes place at an address of the customer. */
        exists?: boolean;
    };
}
/**
 * Lists the locations of services.
 *
 * @throws ValidationError when `businessLocationIds` has more than 100 ids.
 * @example
 * const { businessLocations } = await queryServiceLocations(client, {})
 * @function
 */
declare const queryServiceLocations: Read<QueryServiceLocationsInput, ServiceLocations>;

/** The booking whose token is requested. */
interface GetAnonymousActionTokenInput {
    bookingId: string;
}
/**
 * Returns the token of a booking. Anybody with the token can read the booking without signing in, and cancel or
 * reschedule it if the policy allows that: put it into the link of an email. Customers can get the tokens of their own
 * bookings, the owner all tokens.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`.
 * @example
 * const token = await getAnonymousActionToken(client, { bookingId })
 * const link = `https://studio.example/booking?token=${encodeURIComponent(token)}`
 * @function
 */
declare const getAnonymousActionToken: Read<GetAnonymousActionTokenInput, string>;
/** The token of the booking to read. */
interface GetBookingAnonymouslyInput {
    /** The token of the booking: at most 2,048 characters. */
    token: string;
    /** Additional parts to include. */
    fields?: AnonymousBookingField[];
}
/** All additional parts of a booking that can be requested with a token. */
declare const anonymousBookingFields: readonly ["BOOKING_FEES"];
/** A part of a booking that is included only on request. */
type AnonymousBookingField = Open<(typeof anonymousBookingFields)[number]>;
/** A booking as it is returned for a token. */
interface AnonymousBooking {
    booking?: Booking;
    /** The actions that the token currently allows. */
    allowedAnonymousActions?: AllowedActions;
    /** Included on request with `BOOKING_FEES`, if a fee is due or would be due for a cancellation now. */
    bookingFee?: BookingFee;
}
declare const anonymousBookingShape: Shape<AnonymousBooking>;
/**
 * Reads a booking by its token, without signing in, and returns whether the token currently allows canceling or
 * rescheduling.
 *
 * @throws ApplicationError `INVALID_TOKEN` when the token is wrong or has expired.
 * @example
 * const { booking, allowedAnonymousActions } = await getBookingAnonymously(client, { token })
 * @function
 */
declare const getBookingAnonymously: Read<GetBookingAnonymouslyInput, AnonymousBooking>;
/** The token of the booking to cancel. */
interface CancelBookingAnonymouslyInput {
    /** The token of the booking: at most 2,048 characters. */
    token: string;
    /** The revision that you read. */
    revision: string;
}
/**
 * Cancels a booking by its token, without signing in. The participants are notified.
 *
 * @throws ApplicationError `INVALID_TOKEN`, or `BOOKING_CANNOT_BE_CANCELLED` when its status or its policy forbids it:
 * read `allowedAnonymousActions` first.
 * @throws ConflictError `BOOKING_REVISION_MISMATCH` when the booking has changed since you read it.
 * @example
 * const { booking } = await getBookingAnonymously(client, { token })
 * await cancelBookingAnonymously(client, { token, revision: booking?.revision ?? '1' })
 * @function
 */
declare const cancelBookingAnonymously: Write<CancelBookingAnonymouslyInput, Booking>;
/** The token of the booking to reschedule, and its new time. */
interface RescheduleBookingAnonymouslyInput extends CancelBookingAnonymouslyInput {
    /** The new time: see `rescheduleBooking`. */
    slot: BookedSlot;
}
/**
 * Reschedules a booking by its token, without signing in. The participants are notified.
 *
 * @throws ApplicationError `INVALID_TOKEN`; `RESCHEDULING_NOT_ALLOWED` when its status or its policy forbids it: read
 * `allowedAnonymousActions` first; or the errors of `rescheduleBooking` for the new time, such as `SLOT_NOT_AVAILABLE`.
 * @throws ConflictError `BOOKING_REVISION_MISMATCH` when the booking has changed since you read it.
 * @example
 * await rescheduleBookingAnonymously(client, { token, revision, slot: { eventId } })
 * @function
 */
declare const rescheduleBookingAnonymously: Write<RescheduleBookingAnonymouslyInput, Booking>;
/** The token of the booking whose service is read. */
interface GetServiceAnonymouslyInput {
    /** The token of the booking: at most 2,048 characters. */
    token: string;
    /** Additional parts of the service to include; at most 5. */
    fields?: RequestedField[];
}
/**
 * Reads the service of a booking by the booking's token, without signing in. Also returns a hidden service.
 *
 * @throws ApplicationError `INVALID_TOKEN`, or `SERVICE_NOT_FOUND` when the service is deleted.
 * @example
 * const { name, bookingPolicy } = await getServiceAnonymously(client, { token })
 * @function
 */
declare const getServiceAnonymously: Read<GetServiceAnonymouslyInput, Service>;

/** The booking to create. */
interface CreateBookingInput {
    booking: NewBooking;
    participantNotification?: ParticipantNotification;
    /** Whether to send a text message reminder 24 hours before. */
    sendSmsReminder?: boolean;
    /**
     * Answers to the booking form, by the key of the field. `first_name`, `last_name`, `email` and `phone` replace the
     * values in `contactDetails`.
     */
    formSubmission?: Record<string, unknown>;
    flowControlSettings?: CreateBookingFlowControlSettings;
}
/** Exceptions that only the owner may make. */
interface CreateBookingFlowControlSettings {
    /** Whether to skip the availability check. An appointment must then specify its resource. */
    skipAvailabilityValidation?: boolean;
    /** Whether to confirm the booking although the service requires manual approval. */
    skipBusinessConfirmation?: boolean;
    /** Whether to skip the check of the payment option. */
    skipSelectedPaymentOptionValidation?: boolean;
    /** Whether to skip the check of the add-ons. */
    skipAddOnValidation?: boolean;
}
/**
 * Books a time slot. The booking is `CREATED` until its order confirms it. With `status: 'WAITING_LIST'` it joins the
 * waiting list of a full session.
 *
 * @throws ApplicationError `SLOT_NOT_AVAILABLE`, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when
 * another customer was faster or the waiting list is full (`error.data.alternatives` has the nearest free time slots),
 * `SESSION_NOT_FOUND`, `SCHEDULE_NOT_FOUND`, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `VALIDATION_FAILURE`
 * when the payment option is not allowed, or the waiting list is requested although there are free places,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception, `ADD_ON_NOT_FOUND`, `ADD_ON_GROUP_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`, `CONTACT_DETAILS_CONFLICT` when `contactId` belongs to another person.
 * @throws ValidationError when a field is missing or malformed.
 * @example
 * const booking = await createBooking(client, {
 *   booking: {
 *     bookedEntity: { slot: { eventId } },
 *     contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
 *     totalParticipants: 1,
 *     selectedPaymentOption: 'ONLINE',
 *   },
 * })
 * @function
 */
declare const createBooking: Write<CreateBookingInput, Booking>;
/** The booking to cancel. */
interface CancelBookingInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    participantNotification?: ParticipantNotification;
    flowControlSettings?: CancelBookingFlowControlSettings;
}
/** Exceptions that only the owner may make. */
interface CancelBookingFlowControlSettings {
    /** Whether to override the cancellation policy. */
    ignoreCancellationPolicy?: boolean;
    /** Whether to refund the payment. A customer who cancels in time is refunded anyway. */
    withRefund?: boolean;
    /** Whether to waive the fee for a late cancellation. */
    waiveCancellationFee?: boolean;
}
/**
 * Cancels a booking and frees its place. A customer who owes no cancellation fee gets a refund: the payment status is
 * then `REFUNDED`.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed,
 * `BOOKING_POLICY_VIOLATION` when it is too late, `INVALID_BOOKING_STATUS` when it has ended, `UNAUTHORIZED_OPERATION`
 * when a customer makes an exception, `REFUND_NOT_ALLOWED` when the payment cannot be refunded,
 * `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING` when it is part of a multi-service booking (use
 * `cancelMultiServiceBooking`).
 * @example
 * const canceled = await cancelBooking(client, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const cancelBooking: Write<CancelBookingInput, Booking>;
/** The booking to confirm. */
interface ConfirmBookingInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    participantNotification?: ParticipantNotification;
    /** Whether to send a text message reminder 24 hours before. */
    sendSmsReminder?: boolean;
    paymentStatus?: Closed<BookingPaymentStatus>;
    /** Whether to confirm the booking although another customer has its place. */
    doubleBooked?: boolean;
    /** Additional checks. */
    flowControlSettings?: ConfirmBookingFlowControlSettings;
}
/** Additional checks of a confirmation. */
interface ConfirmBookingFlowControlSettings {
    /** Whether the place must still be free. */
    checkAvailabilityValidation?: boolean;
}
/**
 * Confirms a booking that waits for approval, or that has no order. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`;
 * `NO_OPEN_SPOTS` when its hold has expired and another customer has the place.
 * @example
 * const confirmed = await confirmBooking(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const confirmBooking: Write<ConfirmBookingInput, Booking, ElevatedAuth>;
/** The booking to decline. */
interface DeclineBookingInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    participantNotification?: ParticipantNotification;
    paymentStatus?: Closed<BookingPaymentStatus>;
    /** Whether the booking is declined because another customer has its place. */
    doubleBooked?: boolean;
    /** The effect on the payment. */
    flowControlSettings?: DeclineBookingFlowControlSettings;
}
/** The effect of a decline on the payment. */
interface DeclineBookingFlowControlSettings {
    /** Whether to refund the payment. */
    withRefund?: boolean;
}
/**
 * Declines a booking that waits for approval and frees its place. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`,
 * `REFUND_NOT_ALLOWED` when the payment cannot be refunded.
 * @example
 * const declined = await declineBooking(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const declineBooking: Write<DeclineBookingInput, Booking, ElevatedAuth>;
/** The booking to decide on, and its payment status. */
interface ConfirmOrDeclineBookingInput {
    bookingId: string;
    /** New payment status; defaults to the current one. */
    paymentStatus?: Closed<BookingPaymentStatus>;
}
/**
 * Confirms or declines a booking by availability and payment. It is `DECLINED` when another customer has its place and
 * nothing was paid (`UNDEFINED`, `NOT_PAID`, `REFUNDED` or `EXEMPT`). Otherwise it is `CONFIRMED`, or `PENDING` if the
 * service requires manual approval; `doubleBooked` says that the place was taken. For the owner, and for bookings
 * without an order: an order makes this decision by its own payment.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `INVALID_BOOKING_STATUS` when it has ended, is confirmed or is pending
 * already, `FORBIDDEN`.
 * @example
 * const { status } = await confirmOrDeclineBooking(owner, { bookingId: booking.id, paymentStatus: 'PAID' })
 * @function
 */
declare const confirmOrDeclineBooking: Write<ConfirmOrDeclineBookingInput, Booking, ElevatedAuth>;
/** The booking to set to pending. */
interface MarkBookingAsPendingInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    participantNotification?: ParticipantNotification;
    /** Whether to send a text message reminder 24 hours before. */
    sendSmsReminder?: boolean;
    paymentStatus?: Closed<BookingPaymentStatus>;
    /** Whether to set the booking to pending although another customer has its place. */
    doubleBooked?: boolean;
    /** Checks to make or to skip. */
    flowControlSettings?: MarkBookingAsPendingFlowControlSettings;
}
/** Checks to make or to skip before a booking becomes pending. */
interface MarkBookingAsPendingFlowControlSettings {
    /** Whether the place must still be free. */
    checkAvailabilityValidation?: boolean;
    /** Whether the booking may become pending although the service does not require manual approval. */
    skipPendingApprovalServiceValidation?: boolean;
}
/**
 * Sets a booking to `PENDING`, so that it waits for the approval of the business; it keeps its place until then. For
 * the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` unless it is
 * `CREATED` or on a waiting list, `NOT_PENDING_APPROVAL_SERVICE` when the service does not require manual approval,
 * `NO_OPEN_SPOTS` when its hold has expired and another customer has the place, `FORBIDDEN`.
 * @example
 * const pending = await markBookingAsPending(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const markBookingAsPending: Write<MarkBookingAsPendingInput, Booking, ElevatedAuth>;

/** The bookings to create in one call. */
interface BulkCreateBookingInput {
    /** 1 to 40. */
    createBookingsInfo: CreateBookingInput[];
    /** Whether the result includes the bookings. */
    returnFullEntity?: boolean;
}
/**
 * Creates several bookings: each one succeeds or fails on its own, as with `createBooking`, and sees the places that
 * the previous ones have taken.
 *
 * @throws ValidationError when there is no booking or more than 40, or one has a field of the wrong type.
 * @example
 * const { results } = await bulkCreateBooking(client, {
 *   createBookingsInfo: bookings.map((booking) => ({ booking })),
 *   returnFullEntity: true,
 * })
 * const refused = results.filter(({ itemMetadata }) => !itemMetadata.success)
 * @function
 */
declare const bulkCreateBooking: Write<BulkCreateBookingInput, BulkResult<Booking>>;
/** The bookings to decide on in one call. */
interface BulkConfirmOrDeclineBookingInput {
    /** 1 to 300; each booking must be unique. */
    details: ConfirmOrDeclineBookingInput[];
    /** Whether the result includes the bookings. */
    returnEntity?: boolean;
}
/**
 * Confirms or declines bookings by availability and payment: each one succeeds or fails on its own, as with
 * `confirmOrDeclineBooking`. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `DUPLICATED_BOOKINGS` when a booking is listed twice, `FORBIDDEN`.
 * @throws ValidationError when there is no booking or more than 300.
 * @example
 * const { results } = await bulkConfirmOrDeclineBooking(owner, {
 *   details: [{ bookingId: booking.id, paymentStatus: 'PAID' }],
 *   returnEntity: true,
 * })
 * @function
 */
declare const bulkConfirmOrDeclineBooking: Write<BulkConfirmOrDeclineBookingInput, BulkResult<Booking>, ElevatedAuth>;
/** The bookings to cancel in one call. */
interface BulkCancelBookingInput {
    /** 1 to 100; each booking must be unique. */
    bookings: {
        /** The bookings, each with the revision that you read. */
        bookingsInfo: CancelBookingInput[];
    };
    /** Whether the result includes the bookings. */
    returnFullEntity?: boolean;
}
/**
 * Cancels bookings: each one succeeds or fails on its own, as with `cancelBooking`. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `DUPLICATE_BOOKING_IDS` when a booking is listed twice, `FORBIDDEN`.
 * @throws ValidationError when there is no booking or more than 100.
 * @example
 * const { bulkActionMetadata } = await bulkCancelBooking(owner, {
 *   bookings: { bookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })) },
 * })
 * @function
 */
declare const bulkCancelBooking: Write<BulkCancelBookingInput, BulkResult<Booking>, ElevatedAuth>;
/** The bookings to check. */
interface BulkCalculateAllowedActionsInput {
    /** 1 to 50. */
    bookingIds: string[];
}
/**
 * Returns for each booking whether its status and policy currently allow canceling and rescheduling it. The owner can
 * override the policy in `flowControlSettings`. For the owner; customers call `queryExtendedBookings` with
 * `withBookingAllowedActions: true`.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `FORBIDDEN`.
 * @throws ValidationError when there are no ids or more than 50.
 * @example
 * const { results } = await bulkCalculateAllowedActions(owner, { bookingIds: [booking.id] })
 * const mayMove = results[0]?.item?.reschedule === true
 * @function
 */
declare const bulkCalculateAllowedActions: Read<BulkCalculateAllowedActionsInput, BulkResult<AllowedActions>, ElevatedAuth>;

/** The booking to reschedule, and its new time. */
interface RescheduleBookingInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    /**
     * The new time: `eventId` for the session of a class; for an appointment `serviceId`, `startDate` and the values to
     * keep, because another resource or place may be chosen if none is given. Without `endDate` the duration does not
     * change.
     */
    slot: BookedSlot;
    /** New number of participants; defaults to the current one. Only the business may change it. */
    totalParticipants?: number;
    /** The number of participants by variant of the service; never together with `totalParticipants`. */
    participantsChoices?: ParticipantChoices;
    /** The new add-ons, which require `flowControlSettings.allowAddOnChanges`; defaults to the current ones. */
    bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[];
    participantNotification?: ParticipantNotification;
    flowControlSettings?: RescheduleBookingFlowControlSettings;
}
/** Exceptions that only the owner may make. */
interface RescheduleBookingFlowControlSettings {
    /** Whether to override the rescheduling policy. */
    ignoreReschedulePolicy?: boolean;
    /** Whether to skip the availability check. An appointment must then specify its resource. */
    skipAvailabilityValidation?: boolean;
    /** Whether to confirm the booking although the service requires manual approval. */
    skipBusinessConfirmation?: boolean;
    /** Whether `bookedAddOns` is allowed. */
    allowAddOnChanges?: boolean;
}
/**
 * Reschedules an appointment or a class booking to another time of the same service, and frees its previous place. A
 * course is booked as a whole and cannot be rescheduled. If the service requires manual approval, a booking that a
 * customer reschedules is `PENDING` until the business approves it.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `INVALID_BOOKING_STATUS` unless it is `CONFIRMED` or `PENDING`, `BOOKING_POLICY_VIOLATION` when the policy forbids
 * rescheduling it or booking the new time, `SLOT_NOT_AVAILABLE` or `SESSION_CAPACITY_EXCEEDED` when another customer
 * was faster (`error.data.alternatives` has the nearest free time slots), `SESSION_NOT_FOUND`, `RESOURCE_NOT_FOUND`,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception or changes the number of participants,
 * `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`, `ADD_ON_CHANGES_NOT_ALLOWED`, `ADD_ON_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`, `PRICE_CHANGE_NOT_ALLOWED` when a customer changes a duration on which the price depends,
 * `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING` when it is part of a multi-service booking (use
 * `rescheduleMultiServiceBooking`).
 * @throws ValidationError when a field is missing or malformed, the slot belongs to another service, or the booking is
 * for a course.
 * @example
 * const moved = await rescheduleBooking(client, {
 *   bookingId: booking.id,
 *   revision: booking.revision ?? '1',
 *   slot: { eventId },
 *   participantNotification: { notifyParticipants: true, message: 'See you on Thursday' },
 * })
 * @function
 */
declare const rescheduleBooking: Write<RescheduleBookingInput, Booking>;
/** The booking whose number of participants changes, and the new number. */
interface UpdateNumberOfParticipantsInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    /** New number of participants. Either this or `participantsChoices` is required. */
    totalParticipants?: number;
    /** The number of participants by variant of the service. */
    participantsChoices?: ParticipantChoices;
}
/**
 * Changes the number of participants of a class or course booking. The order and its payment do not change. For the
 * owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` when it has
 * ended, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when there are too few places left, `FORBIDDEN`,
 * `INVALID_SERVICE_CHOICES`.
 * @throws ValidationError when neither or both of the numbers are given, or the booking is for an appointment.
 * @example
 * const booking = await updateNumberOfParticipants(owner, { bookingId, revision, totalParticipants: 3 })
 * @function
 */
declare const updateNumberOfParticipants: Write<UpdateNumberOfParticipantsInput, Booking, ElevatedAuth>;
/** The data of one app or account in a booking. */
interface BookingExtendedFields {
    /** `@account/app`, for example. */
    namespace: string;
    namespaceData: Record<string, unknown>;
}
/** Custom data to set in a booking. */
interface UpdateBookingExtendedFieldsInput extends BookingExtendedFields {
    /** Id of the booking. */
    id: string;
}
/**
 * Sets custom data in a booking and returns all data of the namespace: fields that are not given do not change. For the
 * owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `FORBIDDEN`.
 * @example
 * const { namespaceData } = await updateBookingExtendedFields(owner, {
 *   id: booking.id,
 *   namespace: '@account/app',
 *   namespaceData: { room: 'Blue' },
 * })
 * @function
 */
declare const updateBookingExtendedFields: Write<UpdateBookingExtendedFieldsInput, BookingExtendedFields, ElevatedAuth>;
/** The booking and its form submission. */
interface SetBookingSubmissionIdInput {
    bookingId: string;
    /** Id of the submission of the booking form. */
    submissionId: string;
}
/**
 * Links a booking to a submission of its form, as `formSubmissionId`. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `FORBIDDEN`.
 * @example
 * const booking = await setBookingSubmissionId(owner, { bookingId, submissionId })
 * @function
 */
declare const setBookingSubmissionId: Write<SetBookingSubmissionIdInput, Booking, ElevatedAuth>;

/** Every rule that a new or changed booking policy may break. */
declare const bookingPolicyRules: readonly ["BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED", "INVALID_BOOKING_WINDOW", "CANCELLATION_FEE_WITHOUT_CREDIT_CARD", "CANCELLATION_FEE_WITHOUT_DESCRIPTION", "INVALID_CANCELLATION_WINDOWS_ORDER", "EMPTY_CANCELLATION_WINDOWS_LIST", "INTAKE_FORM_ID_REQUIRED", "INTAKE_FORM_NOT_FOUND", "INTAKE_FORM_ARCHIVED", "INTAKE_FORM_APP_NOT_INSTALLED", "INVALID_COMPLETION_REQUIREMENT_FOR_TIMING"];
/** A rule of booking policies: the `ruleName` of a violation, beside the field that breaks it. */
type BookingPolicyRule = Open<(typeof bookingPolicyRules)[number]>;
/** The booking policy to read. */
interface GetBookingPolicyInput {
    bookingPolicyId: string;
}
/**
 * Reads one booking policy.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such policy.
 * @example
 * const policy = await getBookingPolicy(client, { bookingPolicyId })
 * @function
 */
declare const getBookingPolicy: Read<GetBookingPolicyInput, BookingPolicy>;
type Flag = Limited<boolean, {
    operators: '$eq' | '$ne';
}>;
type Words$1 = Limited<string, {
    operators: '$eq' | '$ne' | '$startsWith';
}>;
type Count = Limited<number, {
    operators: '$eq' | '$ne' | '$in' | '$nin' | '$gt' | '$gte' | '$lt' | '$lte';
}>;
/** The fields that booking policies can be filtered and sorted by (platform: Booking policies, query filter). */
interface BookingPolicyFields {
    id: Limited<string, {
        operators: '$eq' | '$ne' | '$in';
    }>;
    'bookAfterStartPolicy.enabled': Flag;
    'cancellationPolicy.enabled': Flag;
    'cancellationPolicy.latestCancellationInMinutes': Count;
    'cancellationPolicy.limitLatestCancellation': Flag;
    'customPolicyDescription.description': Words$1;
    'customPolicyDescription.enabled': Flag;
    default: Flag;
    'intakeFormPolicy.formId': Words$1;
    'limitEarlyBookingPolicy.earliestBookingInMinutes': Count;
    'limitEarlyBookingPolicy.enabled': Flag;
    'limitLateBookingPolicy.enabled': Flag;
    'limitLateBookingPolicy.latestBookingInMinutes': Count;
    name: Words$1;
    'participantsPolicy.maxParticipantsPerBooking': Count;
    'reschedulePolicy.enabled': Flag;
    'reschedulePolicy.latestRescheduleInMinutes': Count;
    'reschedulePolicy.limitLatestReschedule': Flag;
    'resourcesPolicy.autoAssignAllowed': Flag;
    'resourcesPolicy.enabled': Flag;
    'waitlistPolicy.capacity': Count;
    'waitlistPolicy.enabled': Flag;
    'waitlistPolicy.reservationTimeInMinutes': Count;
}
/** The filter, order and page of the booking policies to find. */
interface QueryBookingPoliciesInput extends CursorQuery<BookingPolicyFields> {
}
/**
 * Finds booking policies, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryBookingPolicies(client, { filter: { default: true } })
 * @function
 */
declare const queryBookingPolicies: Read<QueryBookingPoliciesInput, Page<BookingPolicy, QueryBookingPoliciesInput>>;
/** The filter of the booking policies to count. */
interface CountBookingPoliciesInput {
    filter?: Filter<BookingPolicyFields>;
}
/**
 * Counts booking policies.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const open = await countBookingPolicies(client, { filter: { 'cancellationPolicy.enabled': true } })
 * @function
 */
declare const countBookingPolicies: Read<CountBookingPoliciesInput, number>;
/** The booking policies to combine. */
interface GetStrictestBookingPolicyInput {
    /** From 1 to 100. */
    bookingPolicyIds: string[];
}
/**
 * Combines the strictest version of each rule of several policies, such as those of the services of a visit. No policy
 * is created.
 *
 * @throws ApplicationError `NOT_FOUND` when one of the policies does not exist.
 * @throws ValidationError when there is no id, or more than 100.
 * @example
 * const { limitLateBookingPolicy } = await getStrictestBookingPolicy(client, { bookingPolicyIds })
 * @function
 */
declare const getStrictestBookingPolicy: Read<GetStrictestBookingPolicyInput, StrictestBookingPolicy>;
/** The booking policy to create. */
interface CreateBookingPolicyInput {
    bookingPolicy: NewBookingPolicy;
}
/**
 * Creates a booking policy, for the business. Services use it once they name its id.
 *
 * @throws ValidationError with a rule such as `INVALID_BOOKING_WINDOW`; `bookingPolicyRules` lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const policy = await createBookingPolicy(elevatedClient, {
 *   bookingPolicy: {
 *     name: 'A day before',
 *     cancellationPolicy: {
 *       enabled: true,
 *       limitLatestCancellation: true,
 *       latestCancellationInMinutes: 24 * 60,
 *     },
 *   },
 * })
 * @function
 */
declare const createBookingPolicy: Write<CreateBookingPolicyInput, BookingPolicy, ElevatedAuth>;
/** The fields of one booking policy to change. */
interface UpdateBookingPolicyInput {
    bookingPolicy: BookingPolicyChange;
    /**
     * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
     * default.
     */
    mask?: string[];
}
/**
 * Changes fields of a booking policy, for the business. The new rules apply immediately to all services that use the
 * policy; existing bookings keep their old rules.
 *
 * @throws ConflictError when the policy has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createBookingPolicy`, or the mask names a field that cannot be
 * changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such policy.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getBookingPolicy(elevatedClient, { bookingPolicyId })
 * await updateBookingPolicy(elevatedClient, {
 *   bookingPolicy: { id, revision, participantsPolicy: { maxParticipantsPerBooking: 4 } },
 * })
 * @function
 */
declare const updateBookingPolicy: Write<UpdateBookingPolicyInput, BookingPolicy, ElevatedAuth>;
/** The booking policy to delete. */
interface DeleteBookingPolicyInput {
    bookingPolicyId: string;
}
/**
 * Deletes a booking policy, for the business.
 *
 * @throws ApplicationError `DEFAULT_POLICY_CANNOT_BE_DELETED`: set another default first; `NOT_FOUND` when there is no
 * such policy.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteBookingPolicy(elevatedClient, { bookingPolicyId })
 * @function
 */
declare const deleteBookingPolicy: Write<DeleteBookingPolicyInput, void, ElevatedAuth>;
/** The booking policy that becomes the default. */
interface SetDefaultBookingPolicyInput {
    bookingPolicyId: string;
}
/** The policies that a change of the default affects. */
interface DefaultBookingPolicies {
    /** The new default. */
    currentDefaultBookingPolicy?: BookingPolicy;
    /** The previous default; absent if it was the same policy. */
    previousDefaultBookingPolicy?: BookingPolicy;
}
declare const defaultBookingPoliciesShape: Shape<DefaultBookingPolicies>;
/**
 * Makes a booking policy the default, for the business: new services get it unless they specify another one. Existing
 * services keep their policy.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such policy.
 * @throws ContextError without an elevated client.
 * @example
 * const { previousDefaultBookingPolicy } = await setDefaultBookingPolicy(elevatedClient, { bookingPolicyId })
 * @function
 */
declare const setDefaultBookingPolicy: Write<SetDefaultBookingPolicyInput, DefaultBookingPolicies, ElevatedAuth>;

/** All time zones in which times can be shown. */
declare const displayTimeZoneBases: readonly ["BUSINESS_TIME_ZONE", "CUSTOMER_TIME_ZONE"];
/** Whether times are shown in the time zone of the business or of the customer. */
type DisplayTimeZoneBasis = Open<(typeof displayTimeZoneBases)[number]>;
/** All moments at which a site may ask for the staff member. */
declare const staffSelectionTimings: readonly ["BEFORE_SLOT_SELECTION", "AFTER_SLOT_SELECTION"];
/** Whether customers choose the staff member before or after the time slot. */
type StaffSelectionTiming = Open<(typeof staffSelectionTimings)[number]>;
/** All values for whether customers choose the staff member. */
declare const staffSelectionStrategies: readonly ["CUSTOMER_MUST_CHOOSE", "CUSTOMER_MAY_CHOOSE", "CUSTOMER_CANNOT_CHOOSE"];
/** Whether customers must, may or cannot choose the staff member. */
type StaffSelectionStrategy = Open<(typeof staffSelectionStrategies)[number]>;
/** The booking settings of the business that a site follows. */
interface BookingsSettings {
    /** Whether the site collects bookings in a cart before they are paid. */
    cartCheckout?: {
        enabled?: boolean;
    };
    /** Whether the site offers several appointments in one visit. */
    multiServiceAppointments?: {
        enabled?: boolean;
    };
    /** The time zone that the site shows times in. */
    displayTimeZone?: DisplayTimeZone;
    /** How customers choose the staff member. */
    staffSelection?: StaffSelection;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
}
/** The time zone that times are shown in. */
interface DisplayTimeZone {
    /** The initial time zone. */
    basedOn?: DisplayTimeZoneBasis;
    /** Whether customers may choose another one. */
    customerCanChange?: boolean;
}
/** How customers choose the staff member. */
interface StaffSelection {
    /** Whether they choose before or after the time slot. */
    timing?: StaffSelectionTiming;
    /** Whether they must, may or cannot choose. */
    strategy?: StaffSelectionStrategy;
    /**
     * Whether customers may choose the staff by gender: otherwise `customerChoices.requestedGender` of time slots and
     * `resourceSelections` of bookings are refused.
     */
    allowGenderSelection?: boolean;
}
declare const bookingsSettingsShape: Shape<BookingsSettings>;
/** Some settings to change. */
interface BookingsSettingsChange extends Omit<BookingsSettings, 'createdDate' | 'updatedDate' | 'revision'> {
    /** The revision that you read. */
    revision: string;
}
/** The operation has no input: a business has one set of settings. */
type GetBookingsSettingsInput = Record<string, never>;
/**
 * Reads the settings of the business for bookings. They tell a site what to offer and do not restrict calls for time
 * slots, carts or visits, with one exception: the choice of a gender is refused unless they allow it. It is a preview:
 * the platform may change it.
 *
 * @throws ApplicationError `BOOKINGS_SETTINGS_NOT_FOUND` when the business has no bookings.
 * @example
 * const { displayTimeZone } = await getBookingsSettings(client, {})
 * @function
 */
declare const getBookingsSettings: Read<GetBookingsSettingsInput, BookingsSettings>;
/** The settings to change. */
interface UpdateBookingsSettingsInput {
    bookingsSettings: BookingsSettingsChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes the booking settings, for the business. It is a preview: the platform may change it.
 *
 * @throws ConflictError when the settings have changed since you read them.
 * @throws ValidationError when the mask names a field that cannot be changed.
 * @throws ApplicationError `BOOKINGS_SETTINGS_NOT_FOUND` when the business has no bookings.
 * @throws ContextError without an elevated client.
 * @example
 * const { revision = '' } = await getBookingsSettings(elevatedClient, {})
 * await updateBookingsSettings(elevatedClient, {
 *   bookingsSettings: { revision, displayTimeZone: { basedOn: 'CUSTOMER_TIME_ZONE' } },
 * })
 * @function
 */
declare const updateBookingsSettings: Write<UpdateBookingsSettingsInput, BookingsSettings, ElevatedAuth>;

/** All criteria by which the price of a service can vary. */
declare const serviceOptionTypes: readonly ["UNKNOWN", "CUSTOM", "STAFF_MEMBER", "DURATION", "DATE_TIME", "NUMBER_OF_PARTICIPANTS"];
/**
 * The criterion by which the price of a service varies. `CUSTOM`: a custom choice, such as age. `STAFF_MEMBER`: the
 * staff member. `DURATION`: the duration of an appointment. `DATE_TIME`: the time. `NUMBER_OF_PARTICIPANTS`: the number
 * of participants.
 */
type ServiceOptionType = Open<(typeof serviceOptionTypes)[number]>;
/** All kinds of rules for prices that vary by time. */
declare const dateTimeRuleTypes: readonly ["HOURS_AND_DAYS", "MONTHS", "DATE_RANGE"];
/** `HOURS_AND_DAYS`: hours of some weekdays. `MONTHS`: whole months. `DATE_RANGE`: from one date to another. */
type DateTimeRuleType = Open<(typeof dateTimeRuleTypes)[number]>;
/** The days of the week. */
declare const weekdays: readonly ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
/** A day of the week. */
type Weekday = Open<(typeof weekdays)[number]>;
/** The option of a service, and the price of each of its choices. A service has at most one. */
interface ServiceOptionsAndVariants {
    id: string;
    /** The service that they belong to; it cannot be changed later. */
    serviceId?: string;
    /** One option. */
    options?: {
        /** Exactly one option. */
        values?: ServiceOption[];
    };
    /** 1 to 100 variants: one for each choice. */
    variants?: {
        /** One variant for each choice of the option. */
        values?: ServiceVariant[];
    };
    /** The lowest price of a variant. */
    minPrice?: Money;
    /** The highest price of a variant. */
    maxPrice?: Money;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** An option that customers choose from. */
interface ServiceOption {
    /** Your own GUID; each variant refers to it as `optionId`. */
    id?: string;
    type?: ServiceOptionType;
    /** With type `CUSTOM`: the name of the option, and the names of all its choices, 1 to 100. */
    customData?: {
        name?: string;
        /** Names of the choices, each of at most 255 characters. */
        choices?: string[];
    };
    /** With type `DURATION`: the name of the option. */
    durationData?: {
        name?: string;
    };
}
/** The price of a service for one choice. */
interface ServiceVariant {
    /** One choice. */
    choices?: VariantChoice[];
    /** For one participant. */
    price?: Money;
}
/** The choice of a variant: set the field for the type of its option. */
interface VariantChoice {
    /** Assigned by the platform: `choiceId` of a booking and `durationChoiceId` of a time slot refer to it. */
    id?: string;
    optionId?: string;
    /** With type `CUSTOM`: one of `customData.choices`. */
    custom?: string;
    /** With type `STAFF_MEMBER`: a resource id, as in `service.staffMemberIds`. */
    staffMemberId?: string;
    /** With type `DURATION`: 1 to 44,639 minutes. */
    duration?: {
        /** Length in minutes, from 1 to 44,639. */
        minutes?: number;
        name?: string;
    };
    /** With type `DATE_TIME`. */
    dateTime?: DateTimeRule;
    /** With type `NUMBER_OF_PARTICIPANTS`. */
    participantRange?: ParticipantsRange;
}
/** The times of a price: set the field for `ruleType`. They are read in the time zone of the business. */
interface DateTimeRule {
    /** The kind of rule; set the corresponding field. */
    ruleType?: DateTimeRuleType;
    name?: string;
    /** Hours of some weekdays; the start is inclusive, the end exclusive. */
    hoursAndDaysRule?: {
        /** 1 to 7 days. */
        days?: Weekday[];
        /** `HH:mm` or `HH:mm:ss`. */
        startTime?: string;
        /** The exclusive end, in the format of `startTime`. */
        endTime?: string;
    };
    /** Whole months, 1 to 12. */
    monthsRule?: {
        /** Numbers of months: 1 is January. */
        months?: number[];
    };
    /** A range of local dates and times, both `YYYY-MM-DDThh:mm:ss`; the end is exclusive. */
    dateRangeRule?: {
        /** Inclusive start. */
        localStartDate?: string;
        /** Exclusive end. */
        localEndDate?: string;
        /** Whether the range repeats every year; defaults to `false`. */
        repeatsAnnually?: boolean;
    };
}
/** A number of participants, both bounds inclusive; from 1 to 999. */
interface ParticipantsRange {
    /** Minimum number of participants. */
    minParticipants?: number;
    /** Maximum number of participants. */
    maxParticipants?: number;
    name?: string;
}
declare const serviceOptionsAndVariantsShape: Shape<ServiceOptionsAndVariants>;
/** The option of a service to create, with its variants. */
interface NewServiceOptionsAndVariants {
    serviceId: string;
    /** The option of the service. */
    options: {
        /** Exactly one option. */
        values: ServiceOption[];
    };
    /** The prices of the choices. */
    variants: {
        /** 1 to 100 variants: one for each choice. */
        values: ServiceVariant[];
    };
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Some fields of the options and variants of a service to change. */
interface ServiceOptionsAndVariantsChange extends Partial<NewServiceOptionsAndVariants> {
    id: string;
    /** The revision that you read. */
    revision: string;
}

/** All types of calendar events. The last three are sessions, which bookings and services create. */
declare const calendarEventTypes: readonly ["DEFAULT", "WORKING_HOURS", "APPOINTMENT", "CLASS", "COURSE"];
/** `WORKING_HOURS` defines available time on its schedule; a `DEFAULT` event is anything else, such as a day off. */
type CalendarEventType = Open<(typeof calendarEventTypes)[number]>;
/** Every status of a calendar event. */
declare const calendarEventStatuses: readonly ["CONFIRMED", "CANCELLED"];
/** Whether an event is active or canceled. */
type CalendarEventStatus = Open<(typeof calendarEventStatuses)[number]>;
/** All roles of an event in a series. */
declare const recurrenceTypes: readonly ["NONE", "MASTER", "INSTANCE", "EXCEPTION"];
/**
 * `NONE` is a single event. A `MASTER` defines how a series repeats, its `INSTANCE`s are the occurrences, and an
 * `EXCEPTION` is an instance that was changed or canceled individually.
 */
type RecurrenceType = Open<(typeof recurrenceTypes)[number]>;
/** Every unit of time after which an event can repeat. */
declare const recurrenceFrequencies: readonly ["WEEKLY"];
/** The unit of time after which an event repeats. */
type RecurrenceFrequency = Open<(typeof recurrenceFrequencies)[number]>;
/** All ways in which an event affects the availability of its schedule. */
declare const eventTransparencies: readonly ["OPAQUE", "TRANSPARENT"];
/** `OPAQUE` blocks the time for bookings; `TRANSPARENT` does not. */
type EventTransparency = Open<(typeof eventTransparencies)[number]>;
/** All location types of an event. */
declare const calendarLocationTypes: readonly ["BUSINESS", "CUSTOMER", "CUSTOM"];
/** `BUSINESS`: a location of the business. `CUSTOMER`: a place of the customer. `CUSTOM`: any other address. */
type CalendarLocationType = Open<(typeof calendarLocationTypes)[number]>;
/** A local date and time. */
interface ZonedDate {
    /** A local date and time without a time zone: `2026-05-04T09:00:00`. Seconds are ignored. */
    localDate?: string;
    /** Read-only: the IANA name of the time zone. */
    timeZone?: string;
    /** Read-only: the instant. */
    utcDate?: Date;
}
/** How an event repeats: every 1 to 4 weeks on one day. */
interface RecurrenceRule {
    /** The unit of `interval`: weeks. */
    frequency?: RecurrenceFrequency;
    /** From 1 (every week, the default) to 4. */
    interval?: number;
    /** Exactly one day: for several weekdays, create several events. */
    days?: Weekday[];
    /** The end of the series; by default it never ends. */
    until?: ZonedDate;
}
/** The location of an event. */
interface CalendarEventLocation {
    /** The id of a location of the business, for the type `BUSINESS`. */
    id?: string;
    /** Whether it is a location of the business, a place of the customer or another address. */
    type?: CalendarLocationType;
    name?: string;
    /** The address as one line of text. */
    address?: string;
}
/** A resource that an event occupies. */
interface CalendarEventResource {
    id?: string;
    /** Read-only. */
    name?: string;
    /** Defaults to `OPAQUE`. */
    transparency?: EventTransparency;
}
/** An entry of the calendar: working hours, a day off. */
interface CalendarEvent {
    id: string;
    scheduleId?: string;
    /** Read-only: the id of the resource whose schedule it is, or that of the business. */
    externalScheduleId?: string;
    /** Read-only. */
    scheduleName?: string;
    type?: CalendarEventType;
    /** Read-only: `cancelCalendarEvent` changes it. */
    status?: CalendarEventStatus;
    /** From 1 to 200 characters. */
    title?: string;
    /** The start, in the time zone of the event. */
    start?: ZonedDate;
    /** The end, in the time zone of the event. */
    end?: ZonedDate;
    /** Read-only: the start in the time zone that the call names, or in that of the business. */
    adjustedStart?: ZonedDate;
    /** Read-only: the end in the time zone that the call names, or in that of the business. */
    adjustedEnd?: ZonedDate;
    /** The IANA time zone; defaults to the time zone of the schedule. */
    timeZone?: string;
    /** Whether it is an all-day event: from midnight of the first day to midnight after the last day. */
    allDay?: boolean;
    /** Read-only. */
    recurrenceType?: RecurrenceType;
    /** How it repeats; absent for a single event. */
    recurrenceRule?: RecurrenceRule;
    /** Read-only: the `MASTER` that an instance or an exception belongs to. */
    recurringEventId?: string;
    /** Defaults to `OPAQUE`. */
    transparency?: EventTransparency;
    /** The location; for working hours, where the staff member works: defaults to everywhere. */
    location?: CalendarEventLocation;
    /** The resources that it occupies. */
    resources?: CalendarEventResource[];
    /** From 1 to 5,000 characters. */
    notes?: string;
    /** Read-only: the app of the schedule. */
    appId?: string;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
}
declare const calendarEventShape: Shape<CalendarEvent>;
/** A calendar event to create. */
interface NewCalendarEvent extends Pick<CalendarEvent, 'title' | 'timeZone' | 'allDay' | 'recurrenceRule' | 'transparency' | 'location' | 'resources' | 'notes' | 'extendedFields'> {
    scheduleId: string;
    /** Defaults to `DEFAULT`. */
    type?: CalendarEventType;
    /** The start, read in `timeZone`. */
    start: {
        /** `YYYY-MM-DDThh:mm:ss`; seconds are ignored. */
        localDate: string;
    };
    /** The end, read in `timeZone`; must be after the start. */
    end: {
        /** `YYYY-MM-DDThh:mm:ss`; seconds are ignored. */
        localDate: string;
    };
}
/** Some fields of a calendar event to change. The schedule and the type cannot be changed. */
interface CalendarEventChange extends Partial<Omit<NewCalendarEvent, 'scheduleId' | 'type'>> {
    id: string;
    /** The revision that you read. */
    revision: string;
}

type Id$2 = Limited<string, {
    operators: '$eq' | '$in';
    sort: false;
}>;
/** The fields that calendar events can be filtered by. Use `fromLocalDate` and `toLocalDate` for their times. */
interface CalendarEventFields {
    appId: Id$2;
    externalScheduleId: Id$2;
    'location.id': Id$2;
    'location.type': Limited<CalendarLocationType, {
        operators: '$eq' | '$in';
        sort: false;
    }>;
    recurringEventId: Id$2;
    scheduleId: Id$2;
    transparency: Limited<EventTransparency, {
        operators: '$eq';
        sort: false;
    }>;
    type: Limited<CalendarEventType, {
        operators: '$eq' | '$in';
        sort: false;
    }>;
}
/** The time zone of a response. */
interface Adjusted {
    /** The IANA time zone of `adjustedStart` and `adjustedEnd`; defaults to the time zone of the business. */
    timeZone?: string;
}
/** The calendar event to read. */
interface GetCalendarEventInput extends Adjusted {
    /** The id of an instance also contains its day. */
    eventId: string;
}
/**
 * Reads one event of the calendar, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such event.
 * @throws ContextError without an elevated client.
 * @example
 * const { start, end } = await getCalendarEvent(elevatedClient, { eventId })
 * @function
 */
declare const getCalendarEvent: Read<GetCalendarEventInput, CalendarEvent, ElevatedAuth>;
/** The filter, the time and the page of the calendar events to find. */
interface QueryCalendarEventsInput extends Omit<CursorQuery<CalendarEventFields>, 'sort'>, Adjusted {
    /** Finds events that end after this time. Required unless only `MASTER` events are requested. */
    fromLocalDate?: string;
    /**
     * Finds events that start before this time, at most a year later. Required unless only `MASTER` events are requested.
     */
    toLocalDate?: string;
    /** Defaults to `NONE`, `INSTANCE` and `EXCEPTION`. At most 5. */
    recurrenceType?: RecurrenceType[];
}
/**
 * Finds events of the calendar in the order of their starts, for the business: 50 per page by default (at most
 * 1,000). Working hours are found only if the filter selects that type alone; canceled events are never found.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value, or the time is missing.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryCalendarEvents(elevatedClient, {
 *   filter: { scheduleId, type: 'WORKING_HOURS' },
 *   recurrenceType: ['MASTER'],
 * })
 * @function
 */
declare const queryCalendarEvents: Read<QueryCalendarEventsInput, Page<CalendarEvent, QueryCalendarEventsInput>, ElevatedAuth>;
/** The calendar event to create. */
interface CreateCalendarEventInput extends Adjusted {
    event: NewCalendarEvent;
}
/**
 * Creates an event in the calendar, for the business: working hours on the schedule of a staff member or of the
 * business, or a time that cannot be booked. An event with a `recurrenceRule` repeats; it must not start before today.
 *
 * @throws ValidationError when a time is missing or ends before it starts, or the schedule does not exist.
 * @throws ContextError without an elevated client.
 * @example
 * await createCalendarEvent(elevatedClient, {
 *   event: {
 *     scheduleId,
 *     type: 'WORKING_HOURS',
 *     start: { localDate: '2026-05-04T09:00:00' },
 *     end: { localDate: '2026-05-04T17:00:00' },
 *     recurrenceRule: { frequency: 'WEEKLY', days: ['MONDAY'] },
 *   },
 * })
 * @function
 */
declare const createCalendarEvent: Write<CreateCalendarEventInput, CalendarEvent, ElevatedAuth>;
/** The calendar events to create in one call. */
interface BulkCreateCalendarEventsInput extends Adjusted {
    /** From 1 to 50. */
    events: {
        event: NewCalendarEvent;
    }[];
    /** Whether the result includes the events. */
    returnEntity?: boolean;
}
/**
 * Creates events in the calendar, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no event or more than 50, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkCreateCalendarEvents(elevatedClient, {
 *   events: days.map((day) => ({ event: { scheduleId, start: { localDate: day }, end: { localDate: day } } })),
 *   returnEntity: true,
 * })
 * @function
 */
declare const bulkCreateCalendarEvents: Write<BulkCreateCalendarEventsInput, BulkResult<CalendarEvent>, ElevatedAuth>;
/** The fields of one calendar event to change. */
interface UpdateCalendarEventInput extends Adjusted {
    event: CalendarEventChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes an event of the calendar, for the business. Changing a `MASTER` changes its whole series; a changed instance
 * becomes an exception, and the rest of its series does not change.
 *
 * @throws ConflictError when the event has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createCalendarEvent`, or the mask names a field that cannot be
 * changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such event, `EVENT_ALREADY_CANCELLED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getCalendarEvent(elevatedClient, { eventId })
 * await updateCalendarEvent(elevatedClient, {
 *   event: { id, revision, end: { localDate: '2026-05-04T15:00:00' } },
 * })
 * @function
 */
declare const updateCalendarEvent: Write<UpdateCalendarEventInput, CalendarEvent, ElevatedAuth>;
/** The calendar event to cancel. */
interface CancelCalendarEventInput extends Adjusted {
    eventId: string;
}
/**
 * Cancels an event of the calendar, for the business: a `MASTER` with its whole series, or one instance of it, such as the
 * working hours of one day.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such event, `EVENT_ALREADY_CANCELLED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { status } = await cancelCalendarEvent(elevatedClient, { eventId })
 * @function
 */
declare const cancelCalendarEvent: Write<CancelCalendarEventInput, CalendarEvent, ElevatedAuth>;

/** The external id of the schedule that holds the opening hours of the business. */
declare const businessScheduleExternalId = "4e0579a5-491e-4e70-a872-d097eed6e520";
/** Every status of a schedule. */
declare const calendarScheduleStatuses: readonly ["ACTIVE", "CANCELLED"];
/** Whether a schedule is active. */
type CalendarScheduleStatus = Open<(typeof calendarScheduleStatuses)[number]>;
/** A collection of calendar events: the opening hours of the business, or the time of a resource. */
interface CalendarSchedule {
    id: string;
    /** The app that the schedule belongs to. */
    appId?: string;
    /** The id of the resource, or `businessScheduleExternalId`. */
    externalId?: string;
    name?: string;
    /** The IANA name of the time zone of its events. */
    timeZone?: string;
    /** Whether the time zone follows that of the business. */
    businessTimeZoneEnabled?: boolean;
    /** `CANCELLED` for a schedule that is no longer in use. */
    status?: CalendarScheduleStatus;
    createdDate?: Date;
    updatedDate?: Date;
    /** Increases with each change. */
    revision?: string;
}
declare const calendarScheduleShape: Shape<CalendarSchedule>;
type Id$1 = Limited<string, {
    operators: '$eq' | '$in';
    sort: false;
}>;
/** The fields that schedules can be filtered by. */
interface CalendarScheduleFields {
    id: Id$1;
    externalId: Id$1;
    appId: Id$1;
    status: Limited<CalendarScheduleStatus, {
        operators: '$eq' | '$in';
        sort: false;
    }>;
}
/** The schedule to read. */
interface GetCalendarScheduleInput {
    scheduleId: string;
}
/**
 * Reads one schedule of the calendar, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such schedule.
 * @throws ContextError without an elevated client.
 * @example
 * const { name } = await getCalendarSchedule(elevatedClient, { scheduleId })
 * @function
 */
declare const getCalendarSchedule: Read<GetCalendarScheduleInput, CalendarSchedule, ElevatedAuth>;
/** The filter and the page of the schedules to find. */
interface QueryCalendarSchedulesInput extends Omit<CursorQuery<CalendarScheduleFields>, 'sort'> {
}
/**
 * Finds schedules of the calendar, for the business: 50 per page by default (at most 100). Canceled schedules are found
 * only if the filter selects that status alone.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryCalendarSchedules(elevatedClient, {
 *   filter: { externalId: businessScheduleExternalId },
 * })
 * @function
 */
declare const queryCalendarSchedules: Read<QueryCalendarSchedulesInput, Page<CalendarSchedule, QueryCalendarSchedulesInput>, ElevatedAuth>;

/** All positions that a category can be moved to. */
declare const categoryPositions: readonly ["LAST", "FIRST", "AFTER_CATEGORY"];
/** The position that a category is moved to: the end, the start, or after another category. */
type CategoryPosition = Open<(typeof categoryPositions)[number]>;
/** A group of services. Sites and the dashboard show services category by category. */
interface Category {
    id: string;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** From 1 to 100 characters. */
    name?: string;
    /**
     * Sort position among the categories, in ascending order. The platform leaves large gaps between the numbers;
     * `moveCategory` changes them.
     */
    sortOrder?: number;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
declare const categoryShape: Shape<Category>;
/** A category to create. */
interface NewCategory extends Pick<Category, 'extendedFields'> {
    /** From 1 to 100 characters. */
    name: string;
}
/** Some fields of a category to change. */
interface CategoryChange extends Partial<NewCategory> {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The fields that categories can be filtered and sorted by (platform: Categories v2, query filter). */
interface CategoryFields {
    id: string;
    name: string;
    sortOrder: number;
}
/** The category to read. */
interface GetCategoryInput {
    categoryId: string;
}
/**
 * Reads one category.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @example
 * const category = await getCategory(client, { categoryId })
 * @function
 */
declare const getCategory: Read<GetCategoryInput, Category>;
/** The filter, order and page of the categories to find. */
type QueryCategoriesInput = CursorQuery<CategoryFields>;
/**
 * Finds categories, including those that no service uses; 50 per page by default (at most 100).
 * `queryServiceCategories` lists only categories with services.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryCategories(client, { sort: [{ fieldName: 'sortOrder' }] })
 * @function
 */
declare const queryCategories: Read<QueryCategoriesInput, Page<Category, QueryCategoriesInput>>;
/** The filter of the categories to count. */
interface CountCategoriesInput {
    filter?: Filter<CategoryFields>;
}
/**
 * Counts categories.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const count = await countCategories(client, { filter: { name: { $startsWith: 'Yoga' } } })
 * @function
 */
declare const countCategories: Read<CountCategoriesInput, number>;
/** The category to create. */
interface CreateCategoryInput {
    category: NewCategory;
}
/**
 * Creates a category after all others, for the business.
 *
 * @throws ApplicationError `CATEGORY_LIMIT_REACHED` when the business has 100 categories.
 * @throws ValidationError when the name is missing or too long.
 * @throws ContextError without an elevated client.
 * @example
 * const category = await createCategory(elevatedClient, { category: { name: 'Workshops' } })
 * @function
 */
declare const createCategory: Write<CreateCategoryInput, Category, ElevatedAuth>;
/** The fields of one category to change. */
interface UpdateCategoryInput {
    category: CategoryChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes the name or the extended fields of a category, for the business. Its services show the new name immediately,
 * with a new revision. Use `moveCategory` to change its position.
 *
 * @throws ConflictError when the category has changed since you read it.
 * @throws ValidationError when the mask names a field that cannot be changed, or clears the name.
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getCategory(elevatedClient, { categoryId })
 * await updateCategory(elevatedClient, { category: { id, revision, name: 'Courses' } })
 * @function
 */
declare const updateCategory: Write<UpdateCategoryInput, Category, ElevatedAuth>;
/** The category to delete. */
interface DeleteCategoryInput {
    categoryId: string;
}
/**
 * Deletes a category, for the business. Its services keep its id: customers no longer find them in lists, and an update
 * of such a service is refused with `INVALID_CATEGORY` unless it sets another category.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteCategory(elevatedClient, { categoryId })
 * @function
 */
declare const deleteCategory: Write<DeleteCategoryInput, void, ElevatedAuth>;
/** The category to move, and its new position. */
interface MoveCategoryInput {
    categoryId: string;
    /** Defaults to `LAST`. */
    position?: CategoryPosition;
    /** The preceding category; required with `AFTER_CATEGORY`, and otherwise not allowed. */
    afterCategoryId?: string;
}
/**
 * Changes the position of a category, for the business. Its services show the new `sortOrder`.
 *
 * @throws ValidationError when `afterCategoryId` is missing, not allowed, or the same category.
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @throws ContextError without an elevated client.
 * @example
 * await moveCategory(elevatedClient, { categoryId, position: 'FIRST' })
 * await moveCategory(elevatedClient, { categoryId, position: 'AFTER_CATEGORY', afterCategoryId: other.id })
 * @function
 */
declare const moveCategory: Write<MoveCategoryInput, Category, ElevatedAuth>;

/** The classes and the time range whose sessions are listed. */
interface ListEventTimeSlotsInput {
    /** Sessions start after this time; defaults to now. */
    fromLocalDate?: string;
    /** Sessions end before this time; required unless a cursor is given. */
    toLocalDate?: string;
    /** IANA time zone of all local dates; defaults to the time zone of the business. */
    timeZone?: string;
    /** The classes; defaults to all of them. At most 100. */
    serviceIds?: string[];
    /** Whether to include sessions that cannot be booked; defaults to `true`. */
    includeNonBookable?: boolean;
    /** Only sessions with at least this many bookable places. */
    minBookableCapacity?: number;
    /** Conditions on the session: `id`, `serviceId`, `title`, `type`, `location.id`, `location.type`, `resources.id`. */
    eventFilter?: Record<string, unknown>;
    /** Maximum number of sessions per day. */
    maxSlotsPerDay?: number;
    /** Only sessions that violate, or do not violate, these rules. */
    bookingPolicyViolations?: BookingPolicyViolations;
    /** 50 per page by default (at most 1,000). */
    cursorPaging?: CursorPaging;
}
/**
 * Lists the sessions of classes, earliest first.
 *
 * @throws ValidationError when a local date is malformed or `toLocalDate` is not after `fromLocalDate`.
 * @example
 * const page = await listEventTimeSlots(client, {
 *   serviceIds: [serviceId],
 *   fromLocalDate: '2026-05-04T00:00:00',
 *   toLocalDate: '2026-05-11T00:00:00',
 *   timeZone: 'Europe/Lisbon',
 * })
 * @function
 */
declare const listEventTimeSlots: Read<ListEventTimeSlotsInput, ZonedPage<TimeSlot, ListEventTimeSlotsInput>>;
/** The session of a class to read. */
interface GetEventTimeSlotInput {
    eventId: string;
    /** IANA time zone of the local dates; defaults to the time zone of the business. */
    timeZone?: string;
}
/**
 * Reads the current state of one session of a class, such as its free places.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such session.
 * @example
 * const slot = await getEventTimeSlot(client, { eventId, timeZone: 'Europe/Lisbon' })
 * @function
 */
declare const getEventTimeSlot: Read<GetEventTimeSlotInput, TimeSlot>;

/** All kinds of calendars that can be connected. */
declare const externalCalendarTypes: readonly ["UNDEFINED", "GOOGLE", "I_CAL", "OUTLOOK", "OFFICE_365", "MICROSOFT", "OTHER"];
/** The kind of a calendar. */
type ExternalCalendarType = Open<(typeof externalCalendarTypes)[number]>;
/** Every status of a connection. */
declare const externalCalendarConnectionStatuses: readonly ["UNDEFINED", "CONNECTED", "SYNC_IN_PROGRESS", "SYNCED", "DISCONNECTED", "ERROR"];
/**
 * Status of a connection. `CONNECTED`: nothing was read or written yet. `SYNCED`: its events occupy the resource, and
 * bookings appear in the calendar. `ERROR`: `errorReason` says why it is not synchronized.
 */
type ExternalCalendarConnectionStatus = Open<(typeof externalCalendarConnectionStatuses)[number]>;
/** Every reason why a connection is in error. */
declare const externalCalendarErrorReasons: readonly ["UNDEFINED", "TOKEN_REVOKED", "EXTERNAL_CALENDAR_CREATION_FAILED", "EXTERNAL_CALENDAR_DELETED"];
/**
 * Why a connection is in error: the account owner revoked the permission, the provider could not create the calendar
 * for bookings, or somebody deleted that calendar.
 */
type ExternalCalendarErrorReason = Open<(typeof externalCalendarErrorReasons)[number]>;
/** All ways to connect to a provider. */
declare const externalCalendarConnectMethods: readonly ["UNDEFINED", "OAUTH", "CREDENTIALS"];
/** A way to connect: on a page of the provider, or with an email address and a password. */
type ExternalCalendarConnectMethod = Open<(typeof externalCalendarConnectMethods)[number]>;
/** All levels of read access to a provider's calendars. */
declare const listEventFromCalendarsFeatures: readonly ["UNDEFINED", "NOT_SUPPORTED", "PRIMARY_CALENDAR_ONLY", "SPECIFIC_CALENDARS"];
/** The calendars of a provider whose events can be read. */
type ListEventFromCalendarsFeature = Open<(typeof listEventFromCalendarsFeatures)[number]>;
/** All levels of write access to a provider's calendars. */
declare const syncToCalendarFeatures: readonly ["UNDEFINED", "NOT_SUPPORTED", "PRIMARY_CALENDAR_ONLY", "SPECIFIC_CALENDAR", "DEDICATED_CALENDAR"];
/** The calendar of a provider that bookings can be written into. */
type SyncToCalendarFeature = Open<(typeof syncToCalendarFeatures)[number]>;
/** A calendar service, such as an email provider. */
interface ExternalCalendarProvider {
    id: string;
    name?: string;
    calendarType?: ExternalCalendarType;
    features?: ExternalCalendarProviderFeatures;
}
/** The abilities of a provider. */
interface ExternalCalendarProviderFeatures {
    connectMethods?: ExternalCalendarConnectMethod[];
    /** Whether `updateExternalCalendarSyncConfig` may be called for its connections. */
    updateSyncConfig?: boolean;
    /** The calendars whose events it lets the business read. */
    listEventFromCalendars?: ListEventFromCalendarsFeature;
    /** The calendar that it lets the business write bookings into. */
    syncToCalendar?: SyncToCalendarFeature;
}
/** A calendar of a connected account. */
interface ExternalCalendar {
    id?: string;
    name?: string;
}
/** An account at a provider that is connected to the schedule of a resource. */
interface ExternalCalendarConnection {
    id: string;
    providerId?: string;
    calendarType?: ExternalCalendarType;
    /** The `eventsSchedule` of the resource, such as that of a staff member. */
    scheduleId?: string;
    /** The user of the business who made the connection. */
    userId?: string;
    /** The app that made the connection. */
    appId?: string;
    /** The account at the provider. */
    externalAccountEmail?: string;
    status?: ExternalCalendarConnectionStatus;
    /** Present with status `ERROR`. */
    errorReason?: ExternalCalendarErrorReason;
    syncConfig?: ExternalCalendarSyncConfig;
}
/** The synchronization directions of a connection. */
interface ExternalCalendarSyncConfig {
    /** Which events of the account occupy the resource. */
    listEventFromCalendars?: ListEventFromCalendarsConfig;
    /** Which calendar of the account bookings are written into. */
    syncToCalendar?: SyncToCalendarConfig;
}
/** The calendars whose events occupy the resource: either `primaryCalendar` or `calendars`. */
interface ListEventFromCalendarsConfig {
    enabled?: boolean;
    /** An empty object selects the main calendar of the account. */
    primaryCalendar?: Record<string, unknown>;
    /** The name is filled in by the platform. */
    calendars?: {
        calendars?: ExternalCalendar[];
    };
}
/** The calendar that bookings are written into: either `primaryCalendar` or `dedicatedCalendar`, which is created for it. */
interface SyncToCalendarConfig {
    enabled?: boolean;
    /** An empty object selects the main calendar of the account. */
    primaryCalendar?: Record<string, unknown>;
    /** An empty object creates a separate calendar for bookings. */
    dedicatedCalendar?: Record<string, unknown>;
}
/** An event of a connected calendar. */
interface ExternalCalendarEvent {
    scheduleId?: string;
    calendarType?: ExternalCalendarType;
    /** Personal data: included only with the field set `OWN_PI`. */
    calendarName?: string;
    /** Personal data: included only with the field set `OWN_PI`. */
    title?: string;
    /** An instant such as `2026-05-13T09:00:00Z`, or for an all-day event the first day, `2026-05-13`. */
    start?: string;
    /** The end as an instant, or for an all-day event the day after the last one. */
    end?: string;
    /** Whether it is an all-day event. */
    allDay?: boolean;
    /** The resource that has the schedule. */
    scheduleOwnerId?: string;
    /** The name of that resource; absent when it has none. */
    scheduleOwnerName?: string;
}
declare const externalCalendarProviderShape: Shape<ExternalCalendarProvider>;
declare const externalCalendarConnectionShape: Shape<ExternalCalendarConnection>;
/** Connections, and the providers that did not respond. */
interface ExternalCalendarConnections {
    connections: ExternalCalendarConnection[];
    /** The providers that did not respond; only with `partialFailure`. */
    failedProviderIds?: string[];
}
declare const externalCalendarConnectionsShape: Shape<ExternalCalendarConnections>;

/** The operation has no input: it lists all providers. */
type ListExternalCalendarProvidersInput = Record<string, never>;
/**
 * Lists the providers whose calendars can be connected, for the business.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const providers = await listExternalCalendarProviders(elevatedClient, {})
 * const google = providers.find(({ calendarType }) => calendarType === 'GOOGLE')
 * @function
 */
declare const listExternalCalendarProviders: Read<ListExternalCalendarProvidersInput, ExternalCalendarProvider[], ElevatedAuth>;
/** The account to connect, with its password, and the schedule to connect it to. */
interface ConnectExternalCalendarByCredentialsInput {
    /** The `eventsSchedule` of the resource, such as that of a staff member. */
    scheduleId: string;
    providerId: string;
    email: string;
    password: string;
}
/**
 * Connects an account to the schedule of a resource, for the business, with an email address and a password.
 *
 * @throws ApplicationError `BAD_CREDENTIALS` when the provider refuses them; `NOT_SUPPORTED_BY_PROVIDER` when it does
 * not support credentials; `PREMIUM_FEATURE_NOT_ENABLED`; `NOT_FOUND` when there is no such schedule or provider.
 * @throws ContextError without an elevated client.
 * @example
 * const { eventsSchedule } = await getResource(elevatedClient, { resourceId })
 * const connection = await connectExternalCalendarByCredentials(elevatedClient, {
 *   scheduleId: eventsSchedule?.scheduleId ?? '',
 *   providerId,
 *   email,
 *   password,
 * })
 * @function
 */
declare const connectExternalCalendarByCredentials: Write<ConnectExternalCalendarByCredentialsInput, ExternalCalendarConnection, ElevatedAuth>;
/** The provider to connect to, and the schedule to connect. */
interface ConnectExternalCalendarByOAuthInput {
    /** The `eventsSchedule` of the resource, such as that of a staff member. */
    scheduleId: string;
    providerId: string;
    /** Your page that the account owner returns to, on an origin that your app has registered. */
    redirectUrl: string;
}
/**
 * Starts connecting an account to the schedule of a resource, for the business. Open the returned URL: the account
 * owner allows the connection there and returns to `redirectUrl` with `connectionId`, or with `error`: `reject` when
 * they did not allow it, `unsupported` or `internal`.
 *
 * @throws ApplicationError `NOT_SUPPORTED_BY_PROVIDER` when it has no such page; `NOT_FOUND` when there is no such
 * schedule or provider.
 * @throws ValidationError when `redirectUrl` is not the URL of a page.
 * @throws ContextError without an elevated client.
 * @example
 * location.href = await connectExternalCalendarByOAuth(elevatedClient, {
 *   scheduleId,
 *   providerId,
 *   redirectUrl: 'https://app.example.com/calendars',
 * })
 * @function
 */
declare const connectExternalCalendarByOAuth: Write<ConnectExternalCalendarByOAuthInput, string, ElevatedAuth>;
/** The connection to read. */
interface GetExternalCalendarConnectionInput {
    connectionId: string;
}
/**
 * Reads one connection, for the business: its status changes while it is synchronized.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such connection.
 * @throws ContextError without an elevated client.
 * @example
 * const { status, errorReason } = await getExternalCalendarConnection(elevatedClient, { connectionId })
 * @function
 */
declare const getExternalCalendarConnection: Read<GetExternalCalendarConnectionInput, ExternalCalendarConnection, ElevatedAuth>;
/** The schedules whose connections are listed. */
interface ListExternalCalendarConnectionsInput {
    /** Only connections of these schedules; defaults to all. */
    scheduleIds?: string[];
    /** Whether the call succeeds if a provider does not respond; `failedProviderIds` then lists the provider. */
    partialFailure?: boolean;
}
/**
 * Lists connections, for the business, including disconnected ones.
 *
 * @throws ApplicationError `EXTERNAL_CALENDAR_PROVIDER_FAILED` when a provider does not respond, unless
 * `partialFailure` is set.
 * @throws ContextError without an elevated client.
 * @example
 * const { connections } = await listExternalCalendarConnections(elevatedClient, { scheduleIds: [scheduleId] })
 * @function
 */
declare const listExternalCalendarConnections: Read<ListExternalCalendarConnectionsInput, ExternalCalendarConnections, ElevatedAuth>;
/** The connection whose calendars are listed. */
interface ListExternalCalendarsInput {
    connectionId: string;
}
/**
 * Lists the calendars of a connected account, for the business, so that you can choose which events occupy the
 * resource.
 *
 * @throws ApplicationError `CONNECTION_NOT_CONNECTED`; `NOT_SUPPORTED_BY_PROVIDER` when only the primary calendar is
 * read; `PREMIUM_FEATURE_NOT_ENABLED`; `NOT_FOUND` when there is no such connection.
 * @throws ContextError without an elevated client.
 * @example
 * const calendars = await listExternalCalendars(elevatedClient, { connectionId })
 * @function
 */
declare const listExternalCalendars: Read<ListExternalCalendarsInput, ExternalCalendar[], ElevatedAuth>;
/** The connection, and its new synchronization directions. */
interface UpdateExternalCalendarSyncConfigInput {
    connectionId: string;
    /** The directions to change; omitted ones do not change. */
    syncConfig: ExternalCalendarSyncConfig;
}
/**
 * Changes which events occupy the resource and where bookings are written, for the business. The connection is then
 * synchronized again.
 *
 * @throws ApplicationError `NOT_SUPPORTED_BY_PROVIDER` when the provider lacks the ability; `CONNECTION_NOT_CONNECTED`;
 * `NOT_FOUND` when there is no such connection.
 * @throws ValidationError when two calendars are given instead of one, or the account does not have the calendar.
 * @throws ContextError without an elevated client.
 * @example
 * await updateExternalCalendarSyncConfig(elevatedClient, {
 *   connectionId,
 *   syncConfig: {
 *     listEventFromCalendars: { enabled: true, calendars: { calendars: [{ id: calendarId }] } },
 *     syncToCalendar: { enabled: false },
 *   },
 * })
 * @function
 */
declare const updateExternalCalendarSyncConfig: Write<UpdateExternalCalendarSyncConfigInput, ExternalCalendarConnection, ElevatedAuth>;
/** All field sets that events can be listed with. */
declare const externalCalendarEventFieldsets: readonly ["OWN_PI"];
/** `OWN_PI`: with the personal fields, such as the title. */
type ExternalCalendarEventFieldset = Open<(typeof externalCalendarEventFieldsets)[number]>;
/** The time range and the schedules whose events are listed. */
interface ListExternalCalendarEventsInput {
    /**
     * Finds events that end after this time: an instant such as `2026-05-13T09:00:00Z`, or a day. Required, like `to`,
     * unless a cursor is given.
     */
    from?: string;
    /** Finds events that begin before this time. */
    to?: string;
    /** At most 100. */
    scheduleIds?: string[];
    /** Only events of connections that these users made; at most 100. */
    userIds?: string[];
    /** Only all-day events, or only others; defaults to both. */
    allDay?: boolean;
    fieldsets?: ExternalCalendarEventFieldset[];
    /** Whether the call succeeds if a provider does not respond; `failedProviderIds` then lists the provider. */
    partialFailure?: boolean;
    /** 50 per page by default (at most 1,000). */
    cursorPaging?: CursorPaging;
}
/** A page of events, and the providers that did not respond. */
interface ExternalCalendarEventPage extends Page<ExternalCalendarEvent, ListExternalCalendarEventsInput> {
    /** Only with `partialFailure`. */
    readonly failedProviderIds: string[];
}
/**
 * Lists events of connected calendars, for the business, earliest first: events that were read from the calendars, and
 * bookings that were written into them.
 *
 * @throws ValidationError when `from` or `to` is missing or malformed.
 * @throws ApplicationError `EXTERNAL_CALENDAR_PROVIDER_FAILED` when a provider does not respond, unless
 * `partialFailure` is set.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await listExternalCalendarEvents(elevatedClient, {
 *   from: '2026-05-11',
 *   to: '2026-05-18',
 *   fieldsets: ['OWN_PI'],
 * })
 * @function
 */
declare const listExternalCalendarEvents: Read<ListExternalCalendarEventsInput, ExternalCalendarEventPage, ElevatedAuth>;
/** The connection to end. */
interface DisconnectExternalCalendarInput {
    connectionId: string;
}
/**
 * Disconnects an account, for the business: its events no longer occupy the resource, and bookings are no longer
 * written into its calendar.
 *
 * @throws ConflictError `CONNECTION_ALREADY_DISCONNECTED`.
 * @throws ApplicationError `NOT_FOUND` when there is no such connection.
 * @throws ContextError without an elevated client.
 * @example
 * await disconnectExternalCalendar(elevatedClient, { connectionId })
 * @function
 */
declare const disconnectExternalCalendar: Write<DisconnectExternalCalendarInput, ExternalCalendarConnection, ElevatedAuth>;

/**
 * Bookings of several services that a customer made together, and that are confirmed, rescheduled and canceled
 * together.
 */
interface MultiServiceBooking {
    /** Each booking has this id in `multiServiceBookingInfo.id`. A cart takes the ids of the bookings instead. */
    id: string;
    /** The bookings in chronological order, including canceled and declined ones. */
    bookings?: BookingOfSeveral[];
}
/** One booking of a multi-service booking. */
interface BookingOfSeveral {
    bookingId?: string;
    /** Present if requested with `returnFullEntity`. */
    booking?: Booking;
}
declare const multiServiceBookingShape: Shape<MultiServiceBooking>;
/** The result of adding or removing bookings. */
interface ChangedBookings {
    /** The bookings that were added or removed. */
    bookings?: BookingOfSeveral[];
}
declare const changedBookingsShape: Shape<ChangedBookings>;
/** A booking at the revision that was read. */
interface BookingRevision {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
}
/** A decision about one booking of a multi-service booking. */
interface BookingInfo extends BookingRevision {
    /** New payment status; defaults to the current one. */
    paymentStatus?: Closed<BookingPaymentStatus>;
}
/** The common options of multi-service booking operations. */
interface MultiServiceBookingInput {
    multiServiceBookingId: string;
    participantNotification?: ParticipantNotification;
    /** Whether the response includes the bookings in addition to their ids. */
    returnFullEntity?: boolean;
}

/** The multi-service booking whose token is requested. */
interface GetAnonymousActionTokenForMultiServiceBookingInput {
    multiServiceBookingId: string;
}
/**
 * Returns the token of a multi-service booking. Anybody with the token can read its bookings without signing in, and
 * cancel them if the policies allow that. Customers can get the tokens of their own bookings, the owner all tokens.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const token = await getAnonymousActionTokenForMultiServiceBooking(client, { multiServiceBookingId })
 * const link = `https://studio.example/visit?token=${encodeURIComponent(token)}`
 * @function
 */
declare const getAnonymousActionTokenForMultiServiceBooking: Read<GetAnonymousActionTokenForMultiServiceBookingInput, string>;
/** The token of the multi-service booking to read. */
interface GetMultiServiceBookingAnonymouslyInput {
    /** The token of the multi-service booking: at most 2,048 characters. */
    token: string;
}
/** A multi-service booking as it is returned for a token. */
interface AnonymousMultiServiceBooking {
    multiServiceBooking: MultiServiceBooking;
    /** The actions that the policies of all active bookings currently allow with the token. */
    allowedAnonymousActions?: AllowedActions;
}
/**
 * Reads a multi-service booking by its token, without signing in.
 *
 * @throws ApplicationError `INVALID_TOKEN` when the token is wrong or has expired, `MULTI_SERVICE_BOOKING_NOT_FOUND`
 * when its bookings are single bookings now.
 * @example
 * const { multiServiceBooking, allowedAnonymousActions } = await getMultiServiceBookingAnonymously(client, { token })
 * @function
 */
declare const getMultiServiceBookingAnonymously: Read<GetMultiServiceBookingAnonymouslyInput, AnonymousMultiServiceBooking>;
/** The token of the multi-service booking to cancel. */
interface CancelMultiServiceBookingAnonymouslyInput {
    /** The token of the multi-service booking: at most 2,048 characters. */
    token: string;
}
/**
 * Cancels a multi-service booking by its token, without signing in: either all bookings or none. The participants are
 * notified.
 *
 * @throws ApplicationError `INVALID_TOKEN`, `MULTI_SERVICE_BOOKING_NOT_FOUND`, or `BOOKING_CANNOT_BE_CANCELLED` when
 * the policy of one of them forbids it, or all have ended: read `allowedAnonymousActions` first.
 * @example
 * const { bookings } = await cancelMultiServiceBookingAnonymously(client, { token })
 * @function
 */
declare const cancelMultiServiceBookingAnonymously: Write<CancelMultiServiceBookingAnonymouslyInput, MultiServiceBooking>;

/** The bookings of a visit to create. */
interface CreateMultiServiceBookingInput {
    /** 2 to 8 appointments. */
    bookings: NewBooking[];
    /** Defaults to `SEQUENTIAL_BOOKINGS`. */
    multiServiceBookingType?: Closed<MultiServiceBookingType>;
    participantNotification?: ParticipantNotification;
    /** Whether to send a text message reminder 24 hours before each of them. */
    sendSmsReminder?: boolean;
    /** Answers to the booking form for all of them, as for `createBooking`. */
    formSubmission?: Record<string, unknown>;
    flowControlSettings?: CreateBookingFlowControlSettings;
    /** Whether the response includes the bookings in addition to their ids. */
    returnFullEntity?: boolean;
}
/**
 * Books several appointments in one visit: either all of them or none. Customers cancel and reschedule them together;
 * add each `bookingId` to the cart.
 *
 * - `SEQUENTIAL_BOOKINGS` are at one place, and each one begins between the end of the previous one and the end of the
 *   pause after it. `listMultiServiceAvailabilityTimeSlots` finds their time slots.
 * - `PARALLEL_BOOKINGS` are at one place and begin at the same time, each with a different staff member.
 * - `SEPARATE_BOOKINGS` do not overlap and may be at several places. Each one can also be canceled and rescheduled
 *   alone.
 *
 * If the bookings share a place and none specifies it, the place of the first booking is used.
 *
 * @throws ApplicationError `VALIDATION_FAILURE` when the times or places do not match the type, `SLOT_NOT_AVAILABLE`
 * when another customer was faster, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `UNAUTHORIZED_OPERATION` when a
 * customer makes an exception, `ADD_ON_NOT_FOUND`, `ADD_ON_GROUP_NOT_FOUND`, `INVALID_SERVICE_CHOICES`,
 * `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`, `CONTACT_DETAILS_CONFLICT`.
 * @throws ValidationError when there are fewer than 2 or more than 8 bookings, one is not an appointment, or a field is
 * missing or malformed.
 * @example
 * const { bookings } = await createMultiServiceBooking(client, {
 *   bookings: nestedTimeSlots.map(({ serviceId, localStartDate, localEndDate }) => ({
 *     bookedEntity: {
 *       slot: { serviceId, startDate: localStartDate, endDate: localEndDate, timezone: 'Europe/Lisbon' },
 *     },
 *     contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
 *     totalParticipants: 1,
 *   })),
 * })
 * @function
 */
declare const createMultiServiceBooking: Write<CreateMultiServiceBookingInput, MultiServiceBooking>;
/** The multi-service booking to read. */
interface GetMultiServiceBookingInput {
    multiServiceBookingId: string;
}
/** A multi-service booking, with the number of its active bookings. */
interface CountedMultiServiceBooking {
    multiServiceBooking: MultiServiceBooking;
    /** The number of active bookings. */
    metadata?: {
        /** Number of bookings that are confirmed or pending. */
        totalNumberOfScheduledBookings?: number;
    };
}
/**
 * Reads a multi-service booking. Customers can read their own.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const { multiServiceBooking } = await getMultiServiceBooking(client, { multiServiceBookingId })
 * const statuses = multiServiceBooking.bookings?.map(({ booking }) => booking?.status)
 * @function
 */
declare const getMultiServiceBooking: Read<GetMultiServiceBookingInput, CountedMultiServiceBooking>;
/** The multi-service booking to cancel. */
interface CancelMultiServiceBookingInput extends MultiServiceBookingInput {
    flowControlSettings?: CancelBookingFlowControlSettings;
}
/**
 * Cancels a multi-service booking and frees its places. Bookings that have ended do not change. If the policy of one
 * booking forbids it, none is canceled.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `ALL_BOOKINGS_ARE_ALREADY_CANCELED`,
 * `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `BOOKING_POLICY_VIOLATION` when it is too late, `UNAUTHORIZED_OPERATION` when a
 * customer makes an exception, `REFUND_NOT_ALLOWED` when a payment cannot be refunded.
 * @example
 * await cancelMultiServiceBooking(client, { multiServiceBookingId })
 * @function
 */
declare const cancelMultiServiceBooking: Write<CancelMultiServiceBookingInput, MultiServiceBooking>;
/** The new time of one booking of a multi-service booking. */
interface RescheduleBookingInfo extends BookingRevision, Pick<RescheduleBookingInput, 'slot' | 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'> {
}
/** The multi-service booking to reschedule, and its new times. */
interface RescheduleMultiServiceBookingInput extends MultiServiceBookingInput {
    /** The new time of every booking that has not ended. */
    rescheduleBookingsInfo: RescheduleBookingInfo[];
    flowControlSettings?: RescheduleBookingFlowControlSettings;
}
/**
 * Reschedules a multi-service booking to other times of the same services: either all bookings or none. The new times
 * must match the type, as for `createMultiServiceBooking`, and may overlap the previous times.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`, `INVALID_BOOKING_STATUS` unless
 * each one is `CONFIRMED` or `PENDING`, `NO_OPEN_SPOTS` when another customer was faster (`error.data.alternatives` has
 * the nearest free time slots of that service), `VALIDATION_FAILURE` when the times do not match the type,
 * `BOOKING_POLICY_VIOLATION`, `UNAUTHORIZED_OPERATION`, `RESOURCE_NOT_FOUND`, `ADD_ON_CHANGES_NOT_ALLOWED`,
 * `ADD_ON_NOT_FOUND`, `PRICE_CHANGE_NOT_ALLOWED`, `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`.
 * @throws ValidationError when a field is missing or malformed, or a slot belongs to another service.
 * @example
 * await rescheduleMultiServiceBooking(client, {
 *   multiServiceBookingId,
 *   rescheduleBookingsInfo: bookings.map(({ id, revision = '1', bookedEntity }, index) => ({
 *     bookingId: id,
 *     revision,
 *     slot: { ...bookedEntity?.slot, startDate: starts[index], endDate: ends[index] },
 *   })),
 * })
 * @function
 */
declare const rescheduleMultiServiceBooking: Write<RescheduleMultiServiceBookingInput, MultiServiceBooking>;
/** The multi-service booking to check. */
interface GetMultiServiceBookingAvailabilityInput {
    multiServiceBookingId: string;
}
/** The booking policy rules that the bookings violate. */
interface MultiServiceBookingViolations {
    /** Whether booking of one of them has not opened yet. */
    tooEarlyToBook?: boolean;
    /** Whether booking of one of them has closed. */
    tooLateToBook?: boolean;
    /** Whether one of the services cannot be booked online. */
    bookOnlineDisabled?: boolean;
}
/** Availability of a multi-service booking. */
interface MultiServiceBookingAvailability {
    /** Whether every booking has or can get its place, and no policy forbids it. */
    bookable?: boolean;
    /** Total number of places: 1, because the services are appointments. */
    totalCapacity?: number;
    /** 0 when another customer has the place of one of the bookings. */
    remainingCapacity?: number;
    /** The rules that any of the bookings violates now. */
    policyViolations?: MultiServiceBookingViolations;
    /** The strictest limit of their policies. */
    policySettings?: {
        /** Maximum number of participants per booking; at least 1. */
        maxParticipantsPerBooking?: number;
    };
    /** The bookings. */
    multiServiceBookingInfo?: {
        bookingId?: string;
    }[];
}
/**
 * Returns whether a multi-service booking is still available.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const { bookable } = await getMultiServiceBookingAvailability(client, { multiServiceBookingId })
 * @function
 */
declare const getMultiServiceBookingAvailability: Read<GetMultiServiceBookingAvailabilityInput, MultiServiceBookingAvailability>;

/** The multi-service booking to confirm. */
interface ConfirmMultiServiceBookingInput extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder' | 'flowControlSettings'> {
    /** Every booking that has not ended. */
    confirmBookingsInfo: BookingInfo[];
    /** Whether to confirm them although another customer has the place of one. */
    doubleBooked?: boolean;
}
/**
 * Confirms a multi-service booking: either all bookings or none. Confirmed bookings do not change. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`,
 * `ALL_BOOKINGS_ARE_ALREADY_CONFIRMED`, `INVALID_BOOKING_STATUS` when one has ended, `NO_OPEN_SPOTS` when another
 * customer has the place of one, `FORBIDDEN`.
 * @example
 * await confirmMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   confirmBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
declare const confirmMultiServiceBooking: Write<ConfirmMultiServiceBookingInput, MultiServiceBooking, ElevatedAuth>;
/** The multi-service booking to decline. */
interface DeclineMultiServiceBookingInput extends MultiServiceBookingInput {
    /** Every booking that has not ended. */
    declineBookingsInfo: BookingInfo[];
    /** Whether they are declined because another customer has the place of one. */
    doubleBooked?: boolean;
    /** The effect on the payment. */
    flowControlSettings?: DeclineBookingFlowControlSettings;
}
/**
 * Declines a multi-service booking that waits for approval, and frees its places: either all bookings or none. For the
 * owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`,
 * `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `INVALID_BOOKING_STATUS` when one is confirmed or has ended,
 * `REFUND_NOT_ALLOWED` when a payment cannot be refunded, `FORBIDDEN`.
 * @example
 * await declineMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   declineBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
declare const declineMultiServiceBooking: Write<DeclineMultiServiceBookingInput, MultiServiceBooking, ElevatedAuth>;
/** The multi-service booking to set to pending. */
interface MarkMultiServiceBookingAsPendingInput extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder'> {
    /** Every booking that has not ended. */
    markAsPendingBookingsInfo: BookingInfo[];
    /** Whether to set them to pending although another customer has the place of one. */
    doubleBooked?: boolean;
    /** Checks to make or to skip. */
    flowControlSettings?: MarkBookingAsPendingFlowControlSettings;
}
/**
 * Sets a multi-service booking to `PENDING`: either all bookings or none. They keep their places until the business
 * decides. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`, `INVALID_BOOKING_STATUS` unless
 * each one is `CREATED`, `NOT_PENDING_APPROVAL_SERVICE` when a service does not require manual approval,
 * `NO_OPEN_SPOTS` when another customer has the place of one, `FORBIDDEN`.
 * @example
 * await markMultiServiceBookingAsPending(owner, {
 *   multiServiceBookingId,
 *   markAsPendingBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
declare const markMultiServiceBookingAsPending: Write<MarkMultiServiceBookingAsPendingInput, MultiServiceBooking, ElevatedAuth>;
/** The bookings to add to a multi-service booking. */
interface AddBookingsToMultiServiceBookingInput {
    multiServiceBookingId: string;
    /** The bookings to add; a multi-service booking has at most 8. */
    bookings: BookingRevision[];
    /** Whether the response includes the bookings in addition to their ids. */
    returnFullEntity?: boolean;
}
/**
 * Adds single bookings of appointments to a multi-service booking, if their times and places match its type. For the
 * owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`,
 * `DUPLICATE_BOOKING_INFO`, `MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING`,
 * `BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING`, `BOOKING_TO_ADD_STATUS_NOT_VALID` when it has ended,
 * `VALIDATION_FAILURE` when the times or places do not match the type, `FORBIDDEN`.
 * @throws ValidationError when there would be more than 8 bookings, or one is not an appointment.
 * @example
 * await addBookingsToMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   bookings: [{ bookingId: booking.id, revision: booking.revision ?? '1' }],
 * })
 * @function
 */
declare const addBookingsToMultiServiceBooking: Write<AddBookingsToMultiServiceBookingInput, ChangedBookings, ElevatedAuth>;
/** The bookings to remove from a multi-service booking. */
interface RemoveBookingsFromMultiServiceBookingInput {
    multiServiceBookingId: string;
    /** The bookings to remove. */
    bookings: BookingRevision[];
    /** Whether the response includes the bookings in addition to their ids. */
    returnFullEntity?: boolean;
}
/**
 * Removes bookings from a multi-service booking; they become single bookings. If only one remains, it becomes a single
 * booking too, and the multi-service booking no longer exists. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `DUPLICATE_BOOKING_INFO`, `FORBIDDEN`.
 * @example
 * await removeBookingsFromMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   bookings: [{ bookingId: booking.id, revision: booking.revision ?? '1' }],
 * })
 * @function
 */
declare const removeBookingsFromMultiServiceBooking: Write<RemoveBookingsFromMultiServiceBookingInput, ChangedBookings, ElevatedAuth>;
/** The multi-service bookings to check. */
interface BulkGetMultiServiceBookingAllowedActionsInput {
    /** 1 to 50. */
    multiServiceBookingIds: string[];
}
/**
 * Returns whether the statuses and policies of all active bookings currently allow canceling and rescheduling a
 * multi-service booking. For the owner, who can override policies in `flowControlSettings`.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `FORBIDDEN`. In an item: `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @throws ValidationError when there are no ids or more than 50.
 * @example
 * const { results } = await bulkGetMultiServiceBookingAllowedActions(owner, {
 *   multiServiceBookingIds: [multiServiceBookingId],
 * })
 * const mayMove = results[0]?.item?.reschedule === true
 * @function
 */
declare const bulkGetMultiServiceBookingAllowedActions: Read<BulkGetMultiServiceBookingAllowedActionsInput, BulkResult<AllowedActions>, ElevatedAuth>;

/** A group of participants with the same choices, and the price per participant. */
interface PricedChoices {
    /** At least 1. */
    numberOfParticipants?: number;
    /** One choice of the option of the service; at most 5. Without a choice, the default price applies. */
    choices?: ServiceChoice[];
    /** Assigned by the platform. */
    pricePerParticipant?: number;
}
/** A session of a service, with the fields that determine its price. */
interface BookingLineItem {
    serviceId?: string;
    /** The staff resource, if the price varies by staff. */
    resourceId?: string;
    /** 1 to 40 groups of participants. */
    serviceChoices?: PricedChoices[];
    /** The start, if the price varies by time or duration: `YYYY-MM-DDThh:mm:ss`, read in `timeZone`. */
    localStartDate?: string;
    /** The end of the session, in the same format and time zone. */
    localEndDate?: string;
    /** IANA time zone; defaults to the time zone of the business. */
    timeZone?: string;
}
/** The price of line items: the total, or a text if the service is paid in another way. */
interface PriceInfo {
    /** In the currency of the business. Without add-ons, discounts, tax and fees. */
    calculatedPrice?: number;
    /** The price text for rate type `CUSTOM`. */
    priceDescriptionInfo?: Translatable;
    bookingLineItems?: BookingLineItem[];
    /** The deposit, for services that require one. */
    deposit?: number;
}
/** The sessions to price. */
interface PreviewPriceInput {
    /** 1 to 40 line items of one service. */
    bookingLineItems: BookingLineItem[];
}
/**
 * Calculates the price of sessions of a service before they are booked.
 *
 * @throws ApplicationError `INVALID_SERVICE_ID` when an item has no service, or a different one than the first item;
 * `FAILED_RESOLVING_SERVICE` when there is no such service; `NUMBER_OF_PARTICIPANTS_NOT_FOUND`;
 * `INVALID_DURATION_CHOICE` when the service has no such duration; `INVALID_SERVICE_CHOICES` when it has no such
 * choice.
 * @throws ValidationError when a field is out of its bounds.
 * @example
 * const { calculatedPrice, deposit } = await previewPrice(client, {
 *   bookingLineItems: [
 *     { serviceId, serviceChoices: [{ numberOfParticipants: 2, choices: [{ custom: 'Adult' }] }] },
 *   ],
 * })
 * @function
 */
declare const previewPrice: Read<PreviewPriceInput, PriceInfo>;
/** The fields of a booking that its price depends on. */
interface PricedBooking extends Partial<Booking> {
}
/** The booking to price. */
interface CalculatePriceInput {
    /** The booking as it was read or created. */
    booking: PricedBooking;
}
/**
 * Calculates the price of a booking from the current prices of its service. The amount at checkout can differ: it
 * includes add-ons, discounts, tax and fees.
 *
 * @throws ApplicationError `INVALID_BOOKING` when the booking has no service; `FAILED_RESOLVING_SERVICE` when there is
 * no such service; `NUMBER_OF_PARTICIPANTS_NOT_FOUND`; `INVALID_DURATION_CHOICE` when the service has no such duration;
 * `INVALID_SERVICE_CHOICES` when it has no such choice.
 * @throws ValidationError when a field is out of its bounds.
 * @example
 * const booking = await createBooking(client, { booking: newBooking })
 * const { calculatedPrice } = await calculatePrice(client, { booking })
 * @function
 */
declare const calculatePrice: Read<CalculatePriceInput, PriceInfo>;

/** All rules for locations and working hours that a resource may violate. */
declare const resourceRules: readonly ["RESOURCE_NAME_IS_REQUIRED", "RESOURCE_LOCATION_ID_IS_REQUIRED", "RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED", "RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET", "RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE", "RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED", "RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED", "RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST"];
/** A rule of resources: the `ruleName` of a violation, beside the field that breaks it. */
type ResourceRule = Open<(typeof resourceRules)[number]>;
/** Something that a session occupies, such as a room, a device or the time of a staff member. */
interface Resource {
    id: string;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** From 1 to 40 characters. */
    name?: string;
    /** The type of the resource: see `ResourceType`. It cannot be changed later. */
    typeId?: string;
    /**
     * The schedule of its working hours, at most one: the schedule of the business, or its own `eventsSchedule` once that
     * contains `WORKING_HOURS` events. Defaults to the opening hours of the business.
     */
    workingHoursSchedules?: {
        /** At most one schedule. */
        values?: WorkingHoursSchedule[];
    };
    /** Where it can be used; defaults to everywhere. */
    locationOptions?: ResourceLocationOptions;
    /** The schedule of the sessions that occupy the resource. The platform creates it. */
    eventsSchedule?: {
        scheduleId?: string;
    };
    /**
     * Rank from 0 to 5: a booking policy whose `staffSortingPolicy` is a ranking chooses the staff by it. It can also be
     * changed for staff members.
     */
    ranking?: number;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** The schedule that says when a resource can be used. */
interface WorkingHoursSchedule {
    scheduleId?: string;
    /** Whether it is the schedule of the business, which resources share. Required in an update. */
    shared?: boolean;
}
/** The locations where a resource can be used. */
interface ResourceLocationOptions {
    /** `true` for a resource without a fixed location, which then has no specific options. */
    availableInAllLocations?: boolean;
    /** The location of a resource that is not available everywhere. */
    specificLocationOptions?: SpecificLocationOptions;
}
/** The location of a resource. */
interface SpecificLocationOptions {
    /** `true` for a resource at locations of the business. */
    availableInBusinessLocations?: boolean;
    /** The location of the business: exactly one. */
    businessLocations?: {
        locationId?: string;
    }[];
}
declare const resourceShape: Shape<Resource>;
/** A resource to create. */
interface NewResource extends Pick<Resource, 'workingHoursSchedules' | 'locationOptions' | 'ranking' | 'extendedFields'> {
    /** From 1 to 40 characters. */
    name: string;
    typeId: string;
}
/** Some fields of a resource to change. */
interface ResourceChange extends Partial<NewResource> {
    id: string;
    /** The revision that you read. */
    revision: string;
}

/** The resource to read. */
interface GetResourceInput {
    resourceId: string;
}
/**
 * Reads one resource.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such resource.
 * @example
 * const room = await getResource(client, { resourceId })
 * @function
 */
declare const getResource: Read<GetResourceInput, Resource>;
type LocationIds = Limited<string[], {
    operators: '$hasAll' | '$hasSome';
}>;
/** The fields that resources can be filtered and sorted by (platform: Resources, query filter). */
interface ResourceFields {
    id: string;
    createdDate: Date;
    'eventsSchedule.scheduleId': string;
    'locationOptions.availableInAllLocations': boolean;
    'locationOptions.specificLocationOptions.availableInBusinessLocations': boolean;
    'locationOptions.specificLocationOptions.businessLocations.locationId': string[];
    name: Limited<string, {
        sort: false;
    }>;
    /** The old name of `locationOptions`. */
    'singleResource.locationOptions.availableInAllLocations': boolean;
    'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations': boolean;
    'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId': LocationIds;
    typeId: string;
    updatedDate: Date;
}
/** The filter, order and page of the resources to find. */
type QueryResourcesInput = CursorQuery<ResourceFields>;
/**
 * Finds resources, including those of the staff; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryResources(client, { filter: { typeId: roomTypeId } })
 * @function
 */
declare const queryResources: Read<QueryResourcesInput, Page<Resource, QueryResourcesInput>>;
/** The fields that searches for resources filter and sort by. Locations are called `singleResource` there. */
interface ResourceSearchFields extends Pick<ResourceFields, 'id' | 'createdDate' | 'updatedDate' | 'singleResource.locationOptions.availableInAllLocations' | 'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations' | 'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId'> {
    name: string;
}
/** The fields of resources that can be aggregated. */
type ResourceAggregationField = Exclude<keyof ResourceSearchFields, 'name'>;
/** The words, filter, order and page of the resources to find, and the aggregations over them. */
interface SearchResourcesInput extends CursorSearch<ResourceSearchFields, 'name', ResourceAggregationField> {
}
/**
 * Searches resources by name, with aggregations over all matches; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const { items } = await searchResources(client, { search: { expression: 'room' } })
 * @function
 */
declare const searchResources: Read<SearchResourcesInput, SearchPage<Resource, SearchResourcesInput>>;
/** The filter of the resources to count. */
interface CountResourcesInput {
    filter?: Filter<ResourceFields>;
}
/**
 * Counts resources.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const rooms = await countResources(client, { filter: { typeId: roomTypeId } })
 * @function
 */
declare const countResources: Read<CountResourcesInput, number>;
/** The resource to create. */
interface CreateResourceInput {
    resource: NewResource;
}
/**
 * Creates a resource, for the business. The resource of a staff member comes with `createStaffMember`.
 *
 * @throws ValidationError with a rule such as `RESOURCE_LOCATION_ID_IS_REQUIRED`; `resourceRules` lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const room = await createResource(elevatedClient, {
 *   resource: {
 *     name: 'Treatment room',
 *     typeId: roomTypeId,
 *     locationOptions: {
 *       availableInAllLocations: false,
 *       specificLocationOptions: {
 *         availableInBusinessLocations: true,
 *         businessLocations: [{ locationId }],
 *       },
 *     },
 *   },
 * })
 * @function
 */
declare const createResource: Write<CreateResourceInput, Resource, ElevatedAuth>;
/** The resources to create in one call. */
interface BulkCreateResourcesInput {
    /** From 1 to 50, without working hours. */
    resources: NewResource[];
    /** Whether the result includes the resources. */
    returnEntity?: boolean;
}
/**
 * Creates resources, for the business: each one succeeds or fails on its own. They use the opening hours of the
 * business.
 *
 * @throws ValidationError when there are more than 50 resources, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkCreateResources(elevatedClient, {
 *   resources: [1, 2, 3].map((number) => ({ name: `Room ${number}`, typeId: roomTypeId })),
 *   returnEntity: true,
 * })
 * @function
 */
declare const bulkCreateResources: Write<BulkCreateResourcesInput, BulkResult<Resource>, ElevatedAuth>;
/** The fields of one resource to change. */
interface UpdateResourceInput {
    /** Its type cannot be changed. */
    resource: ResourceChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    mask?: string[];
}
/**
 * Changes a resource, for the business. Booked sessions do not change.
 *
 * @throws ConflictError when the resource has changed since you read it.
 * @throws ValidationError with a rule such as `RESOURCE_NAME_IS_REQUIRED`, or when the mask names a field that cannot
 * be changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such resource.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getResource(elevatedClient, { resourceId })
 * await updateResource(elevatedClient, { resource: { id, revision, name: 'Quiet room' } })
 * @function
 */
declare const updateResource: Write<UpdateResourceInput, Resource, ElevatedAuth>;
/** One change of several. */
interface ResourceUpdate {
    resource: ResourceChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** The changes of several resources in one call. */
interface BulkUpdateResourcesInput {
    /** From 1 to 100. */
    resources: ResourceUpdate[];
    /** Whether the result includes the resources. */
    returnEntity?: boolean;
}
/**
 * Changes resources, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 100 resources, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkUpdateResources(elevatedClient, {
 *   resources: rooms.map(({ id, revision = '' }) => ({
 *     resource: { id, revision, locationOptions: { availableInAllLocations: true } },
 *   })),
 * })
 * @function
 */
declare const bulkUpdateResources: Write<BulkUpdateResourcesInput, BulkResult<Resource>, ElevatedAuth>;
/** The resource to delete. */
interface DeleteResourceInput {
    resourceId: string;
}
/**
 * Deletes a resource, for the business. Bookings and services keep its id: it is never free again. To delete the
 * resource of a staff member, use `deleteStaffMember`.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such resource.
 * @throws ValidationError when it is the resource of a staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteResource(elevatedClient, { resourceId })
 * @function
 */
declare const deleteResource: Write<DeleteResourceInput, void, ElevatedAuth>;
/** The resources to delete in one call. */
interface BulkDeleteResourcesInput {
    /** From 1 to 50. */
    ids: string[];
}
/**
 * Deletes resources, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 50 ids.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkDeleteResources(elevatedClient, { ids })
 * @function
 */
declare const bulkDeleteResources: Write<BulkDeleteResourcesInput, BulkResult<Resource>, ElevatedAuth>;

/** All partial errors of the creation of a resource type. */
declare const resourceTypeErrors: readonly ["FAILED_TO_CREATE_RESOURCES"];
/** A partial error of the creation of a resource type. */
type ResourceTypeError = Open<(typeof resourceTypeErrors)[number]>;
/** A kind of resource, such as the rooms, the devices or the staff of a business. */
interface ResourceType {
    id: string;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** From 1 to 40 characters, unique within the business. */
    name?: string;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
declare const resourceTypeShape: Shape<ResourceType>;
/** A resource type to create. */
interface NewResourceType extends Pick<ResourceType, 'extendedFields'> {
    /** From 1 to 40 characters. */
    name: string;
}
/** Some fields of a resource type to change. */
interface ResourceTypeChange extends Partial<NewResourceType> {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The fields that resource types can be filtered by (platform: Resource types, query filter). */
interface ResourceTypeFields {
    name: Limited<string, {
        sort: false;
    }>;
}
/** The resource type to read. */
interface GetResourceTypeInput {
    resourceTypeId: string;
}
/**
 * Reads one resource type.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such type.
 * @example
 * const { name } = await getResourceType(client, { resourceTypeId })
 * @function
 */
declare const getResourceType: Read<GetResourceTypeInput, ResourceType>;
/** The filter, order and page of the resource types to find. */
type QueryResourceTypesInput = CursorQuery<ResourceTypeFields>;
/**
 * Finds resource types, including the one of the staff; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryResourceTypes(client, { filter: { name: 'Room' } })
 * @function
 */
declare const queryResourceTypes: Read<QueryResourceTypesInput, Page<ResourceType, QueryResourceTypesInput>>;
/** The filter of the resource types to count. */
interface CountResourceTypesInput {
    filter?: Filter<ResourceTypeFields>;
}
/**
 * Counts resource types.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const count = await countResourceTypes(client, {})
 * @function
 */
declare const countResourceTypes: Read<CountResourceTypesInput, number>;
/** The resource type to create, and its first resources. */
interface CreateResourceTypeInput {
    resourceType: NewResourceType;
    /** Number of resources to create with the type, named after it; at most 50. */
    quantity?: number;
    /** Where these resources can be used; defaults to everywhere. */
    locationOptions?: ResourceLocationOptions;
}
/** A resource type that was created. */
interface CreatedResourceType {
    resourceType: ResourceType;
    /** `FAILED_TO_CREATE_RESOURCES` when the type was created, but not its resources. */
    partialErrors?: ResourceTypeError[];
}
/**
 * Creates a resource type, for the business, and with `quantity` the first resources of the type. The type is created
 * even if its resources are not: `partialErrors` says so.
 *
 * @throws ApplicationError `RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME` when another type has the name, ignoring case;
 * `MAX_NUMBER_OF_RESOURCE_TYPES_REACHED`.
 * @throws ValidationError when the name is missing or too long, or `quantity` is out of its bounds.
 * @throws ContextError without an elevated client.
 * @example
 * const { resourceType, partialErrors = [] } = await createResourceType(elevatedClient, {
 *   resourceType: { name: 'Room' },
 *   quantity: 2,
 * })
 * @function
 */
declare const createResourceType: Write<CreateResourceTypeInput, CreatedResourceType, ElevatedAuth>;
/** The fields of one resource type to change. */
interface UpdateResourceTypeInput {
    resourceType: ResourceTypeChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    mask?: string[];
}
/**
 * Changes the name or the extended fields of a resource type, for the business. The type of the staff cannot be
 * changed.
 *
 * @throws ApplicationError `RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME` when another type has the name, ignoring case;
 * `NOT_FOUND` when there is no such type.
 * @throws ConflictError when the type has changed since you read it.
 * @throws ValidationError when the mask names a field that cannot be changed, or clears the name, or the type is that
 * of the staff.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getResourceType(elevatedClient, { resourceTypeId })
 * await updateResourceType(elevatedClient, { resourceType: { id, revision, name: 'Treatment room' } })
 * @function
 */
declare const updateResourceType: Write<UpdateResourceTypeInput, ResourceType, ElevatedAuth>;
/** The resource type to delete. */
interface DeleteResourceTypeInput {
    resourceTypeId: string;
}
/**
 * Deletes a resource type together with its resources, for the business. Services that need the type have no free time
 * slots until they are changed. The type of the staff cannot be deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such type.
 * @throws ValidationError when the type is that of the staff.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteResourceType(elevatedClient, { resourceTypeId })
 * @function
 */
declare const deleteResourceType: Write<DeleteResourceTypeInput, void, ElevatedAuth>;

/** A group of add-ons to create. */
interface NewAddOnGroup extends Omit<AddOnGroup, 'id'> {
    /** At most 100 characters. */
    name: string;
}
/** Some fields of a group of add-ons to change. */
interface AddOnGroupChange extends Partial<NewAddOnGroup> {
    id: string;
}
/** A group of add-ons as customers see it, including its add-ons. */
interface AddOnGroupDetail {
    groupId?: string;
    /** The name of the group in the main language of the business. */
    groupName?: string;
    /** The name in the language of the request, if translated. */
    groupNameTranslated?: string;
    /** Maximum number of different add-ons of the group per booking; defaults to all of them. */
    maxNumberOfAddOns?: number;
    /** The question that the customer reads: "Would you like an extra?" */
    prompt?: string;
    /** The prompt in the language of the request, if translated. */
    promptTranslated?: string;
    /** In the order in which customers see them. */
    addOns?: OfferedAddOn[];
}
/** An add-on as customers see it. */
interface OfferedAddOn {
    addOnId?: string;
    name?: string;
    /** The name in the language of the request, if translated. */
    nameTranslated?: string;
    /** The price of one add-on. */
    price?: Money;
    /** The minutes that it adds to the appointment, for an add-on with a duration. */
    durationInMinutes?: number;
    /** Maximum quantity per booking, for an add-on with a quantity. */
    maxQuantity?: number;
}
/** The group of add-ons to create, and its service. */
interface CreateAddOnGroupInput {
    serviceId: string;
    addOnGroup: NewAddOnGroup;
}
/**
 * Adds a group of add-ons to a service, for the business. A service has at most 3 groups.
 *
 * @throws ValidationError when the service has 3 groups already, or an add-on does not exist, is listed twice or
 * extends the session of a class or a course.
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `SUBSCRIPTION_SERVICE_NOT_SUPPORTED` when it is
 * sold by subscription.
 * @throws ContextError without an elevated client.
 * @example
 * const group = await createAddOnGroup(elevatedClient, {
 *   serviceId,
 *   addOnGroup: { name: 'Extras', prompt: 'Would you like an extra?', maxNumberOfAddOns: 2, addOnIds },
 * })
 * @function
 */
declare const createAddOnGroup: Write<CreateAddOnGroupInput, AddOnGroup, ElevatedAuth>;
/** The fields of one group of add-ons to change, and its service. */
interface UpdateAddOnGroupInput {
    serviceId: string;
    addOnGroup: AddOnGroupChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    mask?: string[];
}
/**
 * Changes a group of add-ons of a service, for the business.
 *
 * @throws ValidationError when a rule is broken, as by `createAddOnGroup`, or the mask names a field that cannot be changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `GROUP_NOT_ON_SERVICE` when it has no such group.
 * @throws ContextError without an elevated client.
 * @example
 * await updateAddOnGroup(elevatedClient, { serviceId, addOnGroup: { id: groupId, maxNumberOfAddOns: 1 } })
 * @function
 */
declare const updateAddOnGroup: Write<UpdateAddOnGroupInput, AddOnGroup, ElevatedAuth>;
/** The group of add-ons to delete, and its service. */
interface DeleteAddOnGroupInput {
    serviceId: string;
    addOnGroupId: string;
}
/**
 * Removes a group of add-ons from a service, for the business. The add-ons are not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `GROUP_NOT_ON_SERVICE` when it has no such group.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteAddOnGroup(elevatedClient, { serviceId, addOnGroupId: groupId })
 * @function
 */
declare const deleteAddOnGroup: Write<DeleteAddOnGroupInput, void, ElevatedAuth>;
/** The service whose groups of add-ons are listed. */
interface ListAddOnGroupsInput {
    serviceId: string;
    /** The groups to list, at most 3; defaults to all groups of the service. */
    groupIds?: string[];
}
/**
 * Lists the groups of add-ons of a service, with the add-ons that customers may choose from.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @example
 * const groups = await listAddOnGroups(client, { serviceId })
 * @function
 */
declare const listAddOnGroups: Read<ListAddOnGroupsInput, AddOnGroupDetail[]>;
/** The new add-ons of a group. */
interface SetAddOnsForGroupInput {
    serviceId: string;
    groupId: string;
    /** From 1 to 7, in the order in which customers see them. */
    addOnIds: string[];
}
/**
 * Replaces the add-ons of a group, for the business.
 *
 * @throws ValidationError when an add-on does not exist, is listed twice or extends the session of a class or a course.
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `ADD_ON_GROUP_NOT_FOUND` when it has no such
 * group.
 * @throws ContextError without an elevated client.
 * @example
 * await setAddOnsForGroup(elevatedClient, { serviceId, groupId, addOnIds: [oil.id, compress.id] })
 * @function
 */
declare const setAddOnsForGroup: Write<SetAddOnsForGroupInput, AddOnGroup, ElevatedAuth>;

/** A value that services are filtered by: set the field for the type of the attribute. */
interface AttributeFilter {
    attributeId?: string;
    /** The value of an attribute with fixed values; at most 40 characters. */
    enumValue?: string;
    /** The lowest and the highest number. */
    numberRangeValue?: {
        min?: number;
        max?: number;
    };
    /** The value of an attribute that is either true or false. */
    boolValue?: boolean;
    /** At most 10. */
    numberValues?: {
        /** The numbers that match. */
        values?: number[];
    };
}
/** The requested time range and locations. */
interface ServiceFilters {
    /** `YYYY-MM-DDThh:mm:ss`, read in `timeZone`; defaults to now. */
    localStartDate?: string;
    /** Defaults to 30 days after the start; at most 366 days. */
    localEndDate?: string;
    /** IANA time zone; defaults to the time zone of the business. */
    timeZone?: string;
    /** Whether a session must begin at `localStartDate` and end at `localEndDate`, rather than be within the range. */
    exactMatch?: boolean;
    /** At most 100 locations of the business; defaults to all of them. */
    locationIds?: string[];
    /** At most 10. The local platform has no attributes and refuses them. */
    attributes?: AttributeFilter[];
    /** At most 10 ids of resource types: services that need a resource of one of them. */
    resourceTypes?: string[];
    /** Whether to include services without a free time slot. */
    includeUnavailable?: boolean;
}
/** A service, and whether a session of it can be booked. */
interface AvailableService {
    service?: Service;
    /** Whether a session can be booked within the requested time range and locations. */
    available?: boolean;
}
declare const availableServiceShape: Shape<AvailableService>;
/** The filter, order and page of the services to find, and the requested time range and locations. */
interface QueryServicesByFiltersInput extends CursorQuery<ServiceFields> {
    serviceFilters?: ServiceFilters;
}
/**
 * Finds services that can be booked in a time range and at some locations, at most 50 per page. For a course, the first
 * session counts.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value, or the time range is invalid.
 * @example
 * const page = await queryServicesByFilters(client, {
 *   filter: { type: 'CLASS' },
 *   serviceFilters: {
 *     localStartDate: '2026-05-07T17:00:00',
 *     localEndDate: '2026-05-07T21:00:00',
 *     locationIds: [locationId],
 *   },
 * })
 * for (const { service } of page.items) console.log(service?.name)
 * @function
 */
declare const queryServicesByFilters: Read<QueryServicesByFiltersInput, Page<AvailableService, QueryServicesByFiltersInput>>;

/** All additional parts of a page of booking forms. */
declare const requestedBookingFormFields: readonly ["DEFAULT_BOOKING_FORM"];
/** `DEFAULT_BOOKING_FORM`: the form of services without their own form. */
type RequestedBookingFormField = Open<(typeof requestedBookingFormFields)[number]>;
/** A booking form and the services that use it. */
interface BookingForm {
    /** The form itself. */
    formDetails?: {
        /** The id that services use as `form.id`. */
        formId?: string;
        name?: string;
        /** The revision of the form. */
        revision?: string;
    };
    /** At most 5 of the services; use `queryServices` with a filter by `form.id` to find the others. */
    connectedServices?: {
        id?: string;
        name?: string;
    }[];
    /** Number of services that use the form. */
    totalServiceCount?: number;
}
/** The fields that booking forms can be filtered and sorted by. */
interface BookingFormFields {
    id: string;
    name: string;
}
/** The filter, order and page of the booking forms to find. */
interface QueryBookingFormsInput extends CursorQuery<BookingFormFields> {
    /** At most 5. */
    conditionalFields?: RequestedBookingFormField[];
}
/** One page of booking forms. */
interface BookingFormPage extends Page<BookingForm, QueryBookingFormsInput> {
    /** The form of services without their own form; included on request with `DEFAULT_BOOKING_FORM`. */
    readonly defaultBookingForm?: BookingForm | undefined;
    next(options?: CallOptions): Promise<BookingFormPage>;
    prev(options?: CallOptions): Promise<BookingFormPage>;
}
/**
 * Finds booking forms and the services that use them, for the business: sorted by the id of the form by default, 50 a
 * page by default (at most 100).
 *
 * @throws ApplicationError `DEFAULT_BOOKING_FORM_NOT_FOUND` when the default form is requested and does not exist.
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items, defaultBookingForm } = await queryBookingForms(elevatedClient, {
 *   conditionalFields: ['DEFAULT_BOOKING_FORM'],
 * })
 * console.log(items.length, defaultBookingForm?.formDetails?.name)
 * @function
 */
declare const queryBookingForms: Read<QueryBookingFormsInput, BookingFormPage, ElevatedAuth>;

/** Every rule that a new or changed service may break. */
declare const serviceRules: readonly ["INVALID_FORM", "INVALID_CATEGORY", "INVALID_BOOKING_POLICY", "INVALID_SERVICE_TYPE", "INVALID_SERVICE_NAME", "INVALID_ONLINE_BOOKING", "INVALID_STAFF_MEMBER_IDS", "PAYMENT_REQUIRED", "INVALID_PAYMENT_TYPE", "INVALID_RATE", "INVALID_PAYMENT_OPTIONS", "INVALID_BUSINESS_LOCATIONS", "INVALID_LOCATIONS", "INVALID_BUSINESS_LOCATION", "INVALID_CUSTOM_LOCATION", "INVALID_CUSTOMER_LOCATION", "INVALID_UNKNOWN_LOCATION", "INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS", "INVALID_DEFAULT_CAPACITY", "INVALID_APPOINTMENT_CAPACITY", "INVALID_SESSION_DURATION"];
/** A rule of services: the `ruleName` of a violation, beside the field that breaks it. */
type ServiceRule = Open<(typeof serviceRules)[number]>;
/** The service to create. */
interface CreateServiceInput {
    service: NewService;
}
/**
 * Creates a service, for the business. An appointment requires staff and a session duration.
 *
 * @throws ValidationError with a rule such as `INVALID_STAFF_MEMBER_IDS` or `INVALID_PAYMENT_OPTIONS`; `serviceRules`
 * lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const service = await createService(elevatedClient, {
 *   service: {
 *     type: 'APPOINTMENT',
 *     name: 'Foot massage',
 *     defaultCapacity: 1,
 *     onlineBooking: { enabled: true },
 *     payment: {
 *       rateType: 'FIXED',
 *       fixed: { price: { value: '40.00', currency: 'EUR' } },
 *       options: { inPerson: true },
 *     },
 *     staffMemberIds: [resourceId],
 *     schedule: { availabilityConstraints: { sessionDurations: [45] } },
 *   },
 * })
 * @function
 */
declare const createService: Write<CreateServiceInput, Service, ElevatedAuth>;
/** The services to create in one call. */
interface BulkCreateServicesInput {
    /** At most 100. */
    services: NewService[];
    /** Whether the result includes the services. */
    returnEntity?: boolean;
}
/**
 * Creates services, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 100 services, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkCreateServices(elevatedClient, { services, returnEntity: true })
 * const refused = results.filter(({ itemMetadata }) => !itemMetadata.success)
 * @function
 */
declare const bulkCreateServices: Write<BulkCreateServicesInput, BulkResult<Service>, ElevatedAuth>;
/** The fields of one service to change. */
interface UpdateServiceInput {
    /** Locations and add-on groups cannot be changed by an update; neither can the type. */
    service: ServiceChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    mask?: string[];
}
/**
 * Changes fields of a service, for the business.
 *
 * @throws ConflictError when the service has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createService`, or the mask names a field that cannot be changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getService(elevatedClient, { serviceId })
 * await updateService(elevatedClient, { service: { id, revision, hidden: true } })
 * await updateService(elevatedClient, { service: { id, revision: '2' }, mask: ['tagLine'] }) // clears it
 * @function
 */
declare const updateService: Write<UpdateServiceInput, Service, ElevatedAuth>;
/** The changes of several services in one call. */
interface BulkUpdateServicesInput {
    /** At most 100. */
    services: UpdateServiceInput[];
    /** Whether the result includes the services. */
    returnEntity?: boolean;
}
/**
 * Changes services, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 100 services, or one has a field of the wrong type.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkUpdateServices(elevatedClient, {
 *   services: services.map(({ id, revision = '' }) => ({ service: { id, revision, hidden: true } })),
 * })
 * @function
 */
declare const bulkUpdateServices: Write<BulkUpdateServicesInput, BulkResult<Service>, ElevatedAuth>;
/** A job that the platform runs after it has responded. */
interface Job {
    jobId: string;
}
/** The services to change, and the change for all of them. */
interface BulkUpdateServicesByFilterInput {
    /** Which services change; `{}` for all of them. */
    filter: Filter<ServiceFields>;
    /** The fields that change. */
    service: Partial<NewService>;
    /** Paths of the fields to change; defaults to the given fields. */
    mask?: string[];
}
/**
 * Changes all services that match a filter, for the business. The call returns immediately with the id of the job that
 * does it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { jobId } = await bulkUpdateServicesByFilter(elevatedClient, {
 *   filter: { type: 'CLASS' },
 *   service: { onlineBooking: { enabled: false } },
 * })
 * @function
 */
declare const bulkUpdateServicesByFilter: Write<BulkUpdateServicesByFilterInput, Job, ElevatedAuth>;
/** How to handle the sessions of a deleted service. */
interface ServiceRemoval {
    /** Whether booked future sessions still take place; defaults to `false`: they are canceled. */
    preserveFutureSessionsWithParticipants?: boolean;
    /** Whether participants of canceled sessions are notified, and the message, which has at most 2,000 characters. */
    participantNotification?: Pick<ParticipantNotification, 'notifyParticipants' | 'message'>;
}
/** The service to delete. */
interface DeleteServiceInput extends ServiceRemoval {
    serviceId: string;
}
/**
 * Deletes a service and cancels its future sessions, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteService(elevatedClient, { serviceId, preserveFutureSessionsWithParticipants: true })
 * @function
 */
declare const deleteService: Write<DeleteServiceInput, void, ElevatedAuth>;
/** The services to delete in one call. */
interface BulkDeleteServicesInput extends ServiceRemoval {
    /** At most 100. */
    ids: string[];
}
/**
 * Deletes services and cancels their future sessions, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there are more than 100 ids.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkDeleteServices(elevatedClient, { ids })
 * @function
 */
declare const bulkDeleteServices: Write<BulkDeleteServicesInput, BulkResult<Service>, ElevatedAuth>;
/** The filter of the services to delete. */
interface BulkDeleteServicesByFilterInput extends ServiceRemoval {
    /** Which services are deleted; `{}` for all of them. */
    filter: Filter<ServiceFields>;
}
/**
 * Deletes all services that match a filter, for the business. The call returns immediately with the id of the job that
 * does it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { jobId } = await bulkDeleteServicesByFilter(elevatedClient, { filter: { hidden: true } })
 * @function
 */
declare const bulkDeleteServicesByFilter: Write<BulkDeleteServicesByFilterInput, Job, ElevatedAuth>;

/** The service to copy. */
interface CloneServiceInput {
    /** The service to copy. */
    sourceServiceId: string;
}
/** The copy of a service. */
interface ClonedService {
    service: Service;
    /**
     * The parts of the source that could not be copied; empty for a complete copy. `FORM`: the source does not have the
     * default form.
     */
    errors?: CloneError[];
}
/**
 * Copies a service, for the business. The copy has its own schedule and slug and the default booking form. Weekly
 * recurring sessions are copied; bookings, past sessions and pricing plans are not.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const { service, errors } = await cloneService(elevatedClient, { sourceServiceId })
 * if (errors?.includes('FORM')) console.warn(`"${service.name}" has the default form`)
 * @function
 */
declare const cloneService: Write<CloneServiceInput, ClonedService, ElevatedAuth>;

/** The action for the future sessions at the removed locations. */
interface RemovedLocationSessions {
    /**
     * `KEEP_AT_CURRENT_LOCATION`: they take place as planned. `MOVE_TO_LOCATION`: they move to the new location.
     * `DELETE`: they and their bookings are canceled.
     */
    action?: RemovedLocationSessionsAction;
    /** Required with the action `MOVE_TO_LOCATION`, and not allowed otherwise. */
    moveToLocationOptions?: {
        /** One of the new locations of the service. */
        newLocation?: ServiceLocation;
    };
}
/** The locations of a service, and what happens to the sessions at removed locations. */
interface SetServiceLocationsInput {
    serviceId: string;
    /**
     * All new locations of the service, 1 to 100: a location of the business by `business.id`, a location of only this
     * service by its address in `custom`, or the type `CUSTOMER`.
     */
    locations: ServiceLocation[];
    /** Required if a location of the business or of the service is removed. */
    removedLocationSessionsAction?: RemovedLocationSessions;
    /**
     * Whether participants of moved or canceled sessions are notified, and the message, which has at most 2,000
     * characters.
     */
    participantNotification?: NonNullable<ServiceRemoval['participantNotification']>;
}
/**
 * Replaces the locations of a service, for the business. Past sessions do not change.
 *
 * @throws ValidationError with a rule such as `INVALID_BUSINESS_LOCATION` or `INVALID_LOCATIONS`, or when a location is
 * removed without `removedLocationSessionsAction`.
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const hill = { type: 'BUSINESS', business: { id: locationId } } as const
 * const service = await setServiceLocations(elevatedClient, {
 *   serviceId,
 *   locations: [hill],
 *   removedLocationSessionsAction: {
 *     action: 'MOVE_TO_LOCATION',
 *     moveToLocationOptions: { newLocation: hill },
 *   },
 *   participantNotification: { notifyParticipants: true, message: 'We have moved up the hill' },
 * })
 * @function
 */
declare const setServiceLocations: Write<SetServiceLocationsInput, Service, ElevatedAuth>;

/** A booking policy and the services that use it. */
interface BookingPolicyWithServices {
    bookingPolicy?: BookingPolicy;
    /** At most 5 of the services; use `queryServices` to find the others. */
    connectedServices?: Service[];
    /** Number of services that use the policy. */
    totalServiceCount?: number;
}
declare const bookingPolicyWithServicesShape: Shape<BookingPolicyWithServices>;
/** The filter, order and page of the policies to find. */
interface QueryServicePoliciesInput extends CursorQuery<BookingPolicyFields> {
}
/**
 * Finds booking policies and the services that use them, sorted by the id of the policy by default, 50 a page unless
 * asked for fewer or more (at most 100). Hidden services are counted only for the business.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryServicePolicies(client, { filter: { 'cancellationPolicy.enabled': true } })
 * for (const { bookingPolicy, totalServiceCount } of page.items)
 *   console.log(bookingPolicy?.name, totalServiceCount)
 * @function
 */
declare const queryServicePolicies: Read<QueryServicePoliciesInput, Page<BookingPolicyWithServices, QueryServicePoliciesInput>>;

/** Additional pricing plans that a service can be paid with. */
interface EnablePricingPlansInput {
    serviceId: string;
    /** GUIDs, 1 to 100. A service has at most 75 plans; duplicates are ignored. */
    pricingPlanIds: string[];
}
/**
 * Adds pricing plans to a service, for the business. Customers can pay with them while the service also has
 * `payment.options.pricingPlan`, which `updateService` sets.
 *
 * @throws ApplicationError `INVALID_PRICING_PLAN` when an id is not a GUID; `SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS`
 * when the service requires manual approval; `NOT_FOUND` when there is no such service.
 * @throws ValidationError when the service would have more than 75 plans.
 * @throws ContextError without an elevated client.
 * @example
 * const { payment } = await enablePricingPlansForService(elevatedClient, {
 *   serviceId,
 *   pricingPlanIds: [planId],
 * })
 * console.log(payment?.pricingPlanIds)
 * @function
 */
declare const enablePricingPlansForService: Write<EnablePricingPlansInput, Service, ElevatedAuth>;
/** The pricing plans that a service can no longer be paid with. */
interface DisablePricingPlansInput {
    serviceId: string;
    /** GUIDs, 1 to 75. Plans that the service does not have are ignored. */
    pricingPlanIds: string[];
}
/**
 * Removes pricing plans from a service, for the business. A service without a plan and without another payment option
 * cannot be booked.
 *
 * @throws ApplicationError `INVALID_PRICING_PLAN` when an id is not a GUID; `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const service = await disablePricingPlansForService(elevatedClient, {
 *   serviceId,
 *   pricingPlanIds: [planId],
 * })
 * @function
 */
declare const disablePricingPlansForService: Write<DisablePricingPlansInput, Service, ElevatedAuth>;

/** The slug to check, and its service. */
interface ValidateSlugInput {
    /** The service for the slug. Its own slugs, including earlier ones, are available to it. */
    serviceId: string;
    /** Lower-case letters from a to z, digits and hyphens; at most 500 characters. */
    slug: string;
}
/** Availability of a slug. */
interface SlugValidation {
    /** Whether the service may have the slug. */
    valid: boolean;
    /** The slug that was checked. */
    slug?: string;
    /** Why the service may not have it; empty if it may. */
    errors?: SlugError[];
}
/**
 * Checks whether a service may have a slug, for the business. A slug that another service has, or once had, is taken.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ValidationError when the slug has more than 500 characters.
 * @throws ContextError without an elevated client.
 * @example
 * const { valid, errors } = await validateSlug(elevatedClient, { serviceId, slug: 'foot-massage' })
 * @function
 */
declare const validateSlug: Read<ValidateSlugInput, SlugValidation, ElevatedAuth>;
/** The slug to set, and its service. */
interface SetCustomSlugInput {
    serviceId: string;
    /** Lower-case letters from a to z, digits and hyphens; at most 500 characters. */
    slug: string;
}
/** A slug that was set, with the service that has it now. */
interface ServiceSlug {
    slug?: Slug;
    service: Service;
}
/**
 * Sets the main slug of a service, for the business. It does not change with the name of the service; previous slugs
 * remain in `supportedSlugs`.
 *
 * @throws ValidationError with the rule `SLUG_CONTAINS_ILLEGAL_CHARACTERS`.
 * @throws ApplicationError `SLUG_ALREADY_EXISTS` when another service has the slug, or once had it; `NOT_FOUND` when
 * there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const { service } = await setCustomSlug(elevatedClient, { serviceId, slug: 'foot-massage' })
 * console.log(service.mainSlug?.name, service.urls?.servicePage?.relativePath)
 * @function
 */
declare const setCustomSlug: Write<SetCustomSlugInput, ServiceSlug, ElevatedAuth>;

/** The options and variants to read. */
interface GetServiceOptionsAndVariantsInput {
    serviceOptionsAndVariantsId: string;
}
/**
 * Reads the option of a service and its variants.
 *
 * @throws ApplicationError `NOT_FOUND` when there are no such options.
 * @example
 * const { variants } = await getServiceOptionsAndVariants(client, { serviceOptionsAndVariantsId })
 * @function
 */
declare const getServiceOptionsAndVariants: Read<GetServiceOptionsAndVariantsInput, ServiceOptionsAndVariants>;
/** The service whose options and variants are read. */
interface GetServiceOptionsAndVariantsByServiceIdInput {
    serviceId: string;
}
/**
 * Reads the option of a service and its variants, by the id of the service.
 *
 * @throws ApplicationError `NOT_FOUND` when the service has no options.
 * @example
 * const { variants } = await getServiceOptionsAndVariantsByServiceId(client, { serviceId })
 * for (const { choices, price } of variants?.values ?? [])
 *   console.log(choices?.[0]?.custom, price?.formattedValue)
 * @function
 */
declare const getServiceOptionsAndVariantsByServiceId: Read<GetServiceOptionsAndVariantsByServiceIdInput, ServiceOptionsAndVariants>;
type Id = Limited<string, {
    operators: '$eq' | '$in' | '$ne';
}>;
type Presence = Limited<string[], {
    operators: '$exists';
    sort: false;
}>;
type Values<T> = Limited<T[], {
    operators: '$hasAll' | '$hasSome';
    sort: false;
}>;
/** The fields that options and variants can be filtered by (platform: Service options and variants, query filter). */
interface ServiceOptionsAndVariantsFields {
    id: Id;
    serviceId: Id;
    'options.values': Presence;
    'options.values.id': Values<string>;
    'options.values.type': Values<ServiceOptionType>;
    'variants.values': Presence;
    'variants.values.choices.custom': Values<string>;
    'variants.values.choices.optionId': Values<string>;
    'variants.values.price.currency': Values<string>;
    'variants.values.price.value': Values<string>;
}
/** The filter, order and page of the options and variants to find. */
interface QueryServiceOptionsAndVariantsInput extends OffsetQuery<ServiceOptionsAndVariantsFields> {
}
/**
 * Finds the options and variants of services, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryServiceOptionsAndVariants(client, {
 *   filter: { 'options.values.type': { $hasSome: ['DURATION'] } },
 * })
 * @function
 */
declare const queryServiceOptionsAndVariants: Read<QueryServiceOptionsAndVariantsInput, Page<ServiceOptionsAndVariants, QueryServiceOptionsAndVariantsInput>>;
/** The options and variants to create. */
interface CreateServiceOptionsAndVariantsInput {
    serviceOptionsAndVariants: NewServiceOptionsAndVariants;
}
/**
 * Creates the option of a service, with the price of each choice, for the business. The prices take effect while the
 * rate type of the service is `VARIED`. An option of type `DURATION` also sets the durations of the appointment.
 *
 * @throws ApplicationError `UNSUPPORTED_OPTION_TYPE`, `UNSUPPORTED_OPTION_DATA` when a field does not match the type of
 * the option, `UNKNOWN_OPTION_IDS`, `IDENTICAL_CHOICES`, `MISSING_CUSTOM_CHOICES` when `customData.choices` and the
 * variants differ, `UNKNOWN_STAFF_IDS`, `MISSING_STAFF_VARIANTS` when a staff member has no variant,
 * `MULTIPLE_CURRENCIES`; `ALREADY_EXISTS` when the service has options.
 * @throws ValidationError when a field is missing or out of its bounds, or there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const optionId = crypto.randomUUID()
 * const choice = (custom: string, value: string) => ({
 *   choices: [{ optionId, custom }],
 *   price: { value, currency: 'EUR' },
 * })
 * await createServiceOptionsAndVariants(elevatedClient, {
 *   serviceOptionsAndVariants: {
 *     serviceId,
 *     options: {
 *       values: [
 *         { id: optionId, type: 'CUSTOM', customData: { name: 'Age', choices: ['Adult', 'Student'] } },
 *       ],
 *     },
 *     variants: { values: [choice('Adult', '20.00'), choice('Student', '14.00')] },
 *   },
 * })
 * @function
 */
declare const createServiceOptionsAndVariants: Write<CreateServiceOptionsAndVariantsInput, ServiceOptionsAndVariants, ElevatedAuth>;
/** The fields of the options and variants of one service to change. */
interface UpdateServiceOptionsAndVariantsInput {
    /** The service cannot be changed. */
    serviceOptionsAndVariants: ServiceOptionsAndVariantsChange;
    /** Paths of the fields to change; defaults to the given fields. */
    mask?: string[];
}
/**
 * Changes the option of a service or its variants, for the business.
 *
 * @throws ConflictError when they have changed since you read them.
 * @throws ApplicationError with the codes of `createServiceOptionsAndVariants`; `NOT_FOUND` when there are no such options.
 * @throws ValidationError when a field is missing or out of its bounds.
 * @throws ContextError without an elevated client.
 * @example
 * await updateServiceOptionsAndVariants(elevatedClient, {
 *   serviceOptionsAndVariants: { id, revision, variants: { values } },
 * })
 * @function
 */
declare const updateServiceOptionsAndVariants: Write<UpdateServiceOptionsAndVariantsInput, ServiceOptionsAndVariants, ElevatedAuth>;
/** The options and variants to delete. */
interface DeleteServiceOptionsAndVariantsInput {
    serviceOptionsAndVariantsId: string;
    /** The revision that you read; without it, the current revision is deleted. */
    revision?: string;
}
/**
 * Deletes the option of a service and its variants, for the business. The service then has its default price.
 *
 * @throws ConflictError when they have changed since the given revision.
 * @throws ApplicationError `NOT_FOUND` when there are no such options.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteServiceOptionsAndVariants(elevatedClient, { serviceOptionsAndVariantsId, revision: '3' })
 * @function
 */
declare const deleteServiceOptionsAndVariants: Write<DeleteServiceOptionsAndVariantsInput, void, ElevatedAuth>;
/** The options and variants to copy, and the service that gets the copy. */
interface CloneServiceOptionsAndVariantsInput {
    /** The id of the options and variants to copy. */
    cloneFromId: string;
    /** The service that gets the copy; it must not have options. */
    targetServiceId: string;
}
/**
 * Copies the option of a service and its variants to another service, for the business. The copy has an option id of its
 * own.
 *
 * @throws ApplicationError with the codes of `createServiceOptionsAndVariants`; `NOT_FOUND` when there are no such options.
 * @throws ValidationError when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * await cloneServiceOptionsAndVariants(elevatedClient, { cloneFromId, targetServiceId })
 * @function
 */
declare const cloneServiceOptionsAndVariants: Write<CloneServiceOptionsAndVariantsInput, ServiceOptionsAndVariants, ElevatedAuth>;

/** Every gender that a staff member can have. */
declare const staffMemberGenders: readonly ["MALE", "FEMALE"];
/** The gender of a staff member. */
type StaffMemberGender = Open<(typeof staffMemberGenders)[number]>;
/** Every state of the connection between a staff member and a user account of the business. */
declare const staffConnectionStatuses: readonly ["UNKNOWN", "CONNECTED", "PENDING", "EXPIRED", "DISCONNECTED"];
/**
 * `PENDING` until the invitation is accepted; `EXPIRED` when nobody accepted it in time; `DISCONNECTED` before the first
 * invitation, and after `disconnectStaffMemberFromUser`.
 */
type StaffConnectionStatus = Open<(typeof staffConnectionStatuses)[number]>;
/** All additional parts of a staff member. */
declare const staffMemberRequestedFields: readonly ["RESOURCE_DETAILS", "ASSOCIATED_IDENTITY_STATUS"];
/** `RESOURCE_DETAILS` includes `resource`, `ASSOCIATED_IDENTITY_STATUS` includes `associatedWixIdentity.connection`. */
type StaffMemberRequestedField = Open<(typeof staffMemberRequestedFields)[number]>;
/** A person who gives services. */
interface StaffMember {
    id: string;
    /** From 1 to 40 characters. */
    name?: string;
    email?: string;
    phone?: string;
    /** At most 500 characters. */
    description?: string;
    /** The picture that customers see. */
    mainMedia?: MediaItem;
    /** The id of the bookable resource: services refer to it in `staffMemberIds`, bookings in `slot.resource`. */
    resourceId?: string;
    /** Included on request with `RESOURCE_DETAILS`. */
    resource?: StaffMemberResource;
    /** The user account of the business that the staff member signs in with. */
    associatedWixIdentity?: AssociatedIdentity;
    /** The gender that customers can filter by; absent by default. */
    gender?: StaffMemberGender;
    /** Whether customers can book the staff member. Read-only: `setServiceProvider` changes it. */
    serviceProvider?: boolean;
    tags?: Tags;
    /** Your own data, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Increases with each change; an update must include the current one. */
    revision?: string;
}
/** The resource of a staff member: their schedules. */
interface StaffMemberResource {
    /** The `resourceId` of the staff member. */
    id?: string;
    /** The schedule of the working hours; at most one. */
    workingHoursSchedules?: {
        id?: string;
        /** Whether it is the schedule of the business. */
        shared?: boolean;
    }[];
    /** The schedule of days off, and of the working hours unless they are those of the business. */
    eventsSchedule?: {
        id?: string;
    };
    /** Whether the working hours are those of the business. */
    usesDefaultWorkingHours?: boolean;
    /** Rank from 0 to 5: `updateResource` changes it. */
    ranking?: number;
    /** The revision of the resource, which is separate from the revision of the staff member. */
    revision?: string;
}
/** The user account of a staff member, and the status of its connection. */
interface AssociatedIdentity {
    identificationData?: IdentificationData;
    /** Included on request with `ASSOCIATED_IDENTITY_STATUS`. */
    connection?: {
        status?: StaffConnectionStatus;
    };
}
declare const staffMemberShape: Shape<StaffMember>;
/** A staff member to create. */
interface NewStaffMember extends Pick<StaffMember, 'email' | 'phone' | 'description' | 'mainMedia' | 'gender' | 'tags' | 'extendedFields'> {
    /** From 1 to 40 characters. */
    name: string;
}
/** Some fields of a staff member to change. */
interface StaffMemberChange extends Partial<NewStaffMember> {
    id: string;
    /** The revision that you read. */
    revision: string;
}

type Words = Limited<string, {
    operators: '$eq' | '$ne' | '$in' | '$nin' | '$exists';
    sort: false;
}>;
/** The fields that staff members can be filtered and sorted by (platform: Staff members, query filter). */
interface StaffMemberFields {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    description: string;
    email: Words;
    name: Words;
    phone: Words;
    resourceId: string;
    serviceProvider: boolean;
    'associatedWixIdentity.identificationData.contactId': string;
    'associatedWixIdentity.identificationData.wixUserId': string;
}
/** The fields that searches for staff members filter and sort by. */
interface StaffMemberSearchFields extends Omit<StaffMemberFields, 'email' | 'name' | 'phone'> {
    email: string;
    name: string;
    phone: string;
}
/** Additional parts of staff members to include. */
interface Requested {
    fields?: StaffMemberRequestedField[];
}
/** The staff member to read. */
interface GetStaffMemberInput extends Requested {
    staffMemberId: string;
}
/**
 * Reads one staff member.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @example
 * const { resource } = await getStaffMember(client, { staffMemberId, fields: ['RESOURCE_DETAILS'] })
 * @function
 */
declare const getStaffMember: Read<GetStaffMemberInput, StaffMember>;
/** The filter, order and page of the staff members to find. */
interface QueryStaffMembersInput extends CursorQuery<StaffMemberFields>, Requested {
}
/**
 * Finds staff members, 50 per page by default (at most 100), sorted by id by default. Use `searchStaffMembers` to find
 * them by name.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryStaffMembers(client, { filter: { serviceProvider: true } })
 * @function
 */
declare const queryStaffMembers: Read<QueryStaffMembersInput, Page<StaffMember, QueryStaffMembersInput>>;
/**
 * Finds staff members as `queryStaffMembers` does, with version 2 of the API. It is a preview: the platform may change
 * it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryStaffMembersV2(client, { filter: { name: 'Ana Lopes' } })
 * @function
 */
declare const queryStaffMembersV2: Read<QueryStaffMembersInput, Page<StaffMember, QueryStaffMembersInput>>;
/** The words, filter, order and page of the staff members to find. */
interface SearchStaffMembersInput extends TextSearch<StaffMemberSearchFields, 'name'>, Requested {
}
/**
 * Searches for staff members by name, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const { items } = await searchStaffMembers(client, { search: { expression: 'lopes', fuzzy: true } })
 * @function
 */
declare const searchStaffMembers: Read<SearchStaffMembersInput, Page<StaffMember, SearchStaffMembersInput>>;
/**
 * Searches for staff members as `searchStaffMembers` does, with version 2 of the API. It is a preview: the platform may
 * change it.
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const { items } = await searchStaffMembersV2(client, { search: { expression: 'lopes' } })
 * @function
 */
declare const searchStaffMembersV2: Read<SearchStaffMembersInput, Page<StaffMember, SearchStaffMembersInput>>;
/** The filter of the staff members to count. */
interface CountStaffMembersInput {
    filter?: Filter<StaffMemberFields>;
}
/**
 * Counts staff members.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const count = await countStaffMembers(client, { filter: { serviceProvider: true } })
 * @function
 */
declare const countStaffMembers: Read<CountStaffMembersInput, number>;
/**
 * Counts staff members as `countStaffMembers` does, with version 2 of the API. It is a preview: the platform may change
 * it.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const count = await countStaffMembersV2(client, { filter: { serviceProvider: true } })
 * @function
 */
declare const countStaffMembersV2: Read<CountStaffMembersInput, number>;
/** The staff member to create. */
interface CreateStaffMemberInput extends Requested {
    staffMember: NewStaffMember;
    /** Whether customers can book the staff member; defaults to `true`. */
    serviceProvider?: boolean;
}
/**
 * Creates a staff member, for the business. They work during the opening hours of the business until
 * `assignWorkingHoursSchedule` sets their own hours. Services refer to their `resourceId` in `staffMemberIds`.
 *
 * @throws ValidationError when the name is missing or a field is out of its bounds.
 * @throws ContextError without an elevated client.
 * @example
 * const { resourceId } = await createStaffMember(elevatedClient, {
 *   staffMember: { name: 'Ana Lopes', email: 'ana@example.com' },
 * })
 * @function
 */
declare const createStaffMember: Write<CreateStaffMemberInput, StaffMember, ElevatedAuth>;
/** The fields of one staff member to change. */
interface UpdateStaffMemberInput extends Requested {
    staffMember: StaffMemberChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes fields of a staff member, for the business. Services show the new name and picture immediately, with a new
 * revision.
 *
 * @throws ConflictError when the staff member has changed since you read it.
 * @throws ValidationError when the mask names a field that cannot be changed, or clears the name.
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getStaffMember(elevatedClient, { staffMemberId })
 * await updateStaffMember(elevatedClient, { staffMember: { id, revision, phone: '+351 210 000 012' } })
 * @function
 */
declare const updateStaffMember: Write<UpdateStaffMemberInput, StaffMember, ElevatedAuth>;
/** The staff member to delete. */
interface DeleteStaffMemberInput {
    staffMemberId: string;
}
/**
 * Deletes a staff member and their resource, for the business. Services and availability no longer include them;
 * existing bookings do not change. The trash bin keeps them until `removeStaffMemberFromTrashBin`.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteStaffMember(elevatedClient, { staffMemberId })
 * @function
 */
declare const deleteStaffMember: Write<DeleteStaffMemberInput, void, ElevatedAuth>;
/** The deleted staff member to read. */
interface GetDeletedStaffMemberInput extends Requested {
    staffMemberId: string;
}
/**
 * Reads a deleted staff member from the trash bin, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member in the trash bin.
 * @throws ContextError without an elevated client.
 * @example
 * const { name } = await getDeletedStaffMember(elevatedClient, { staffMemberId })
 * @function
 */
declare const getDeletedStaffMember: Read<GetDeletedStaffMemberInput, StaffMember, ElevatedAuth>;
/** The deleted staff members to list, and the page. */
interface ListDeletedStaffMembersInput extends Requested {
    /** At most 100; defaults to all of them. */
    staffMemberIds?: string[];
    /** 50 per page by default (at most 100). */
    paging?: CursorPaging;
}
/**
 * Lists the staff members in the trash bin, for the business, in the order of deletion.
 *
 * @throws ValidationError when more than 100 ids are given.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await listDeletedStaffMembers(elevatedClient, {})
 * @function
 */
declare const listDeletedStaffMembers: Read<ListDeletedStaffMembersInput, Page<StaffMember, ListDeletedStaffMembersInput>, ElevatedAuth>;
/** The deleted staff member to remove for good. */
interface RemoveStaffMemberFromTrashBinInput {
    staffMemberId: string;
}
/**
 * Removes a deleted staff member from the trash bin, for the business. This cannot be undone.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member in the trash bin.
 * @throws ContextError without an elevated client.
 * @example
 * await removeStaffMemberFromTrashBin(elevatedClient, { staffMemberId })
 * @function
 */
declare const removeStaffMemberFromTrashBin: Write<RemoveStaffMemberFromTrashBinInput, void, ElevatedAuth>;

/** A staff member, and additional parts to include. */
interface NamedStaffMember {
    staffMemberId: string;
    fields?: StaffMemberRequestedField[];
}
/** The staff member, and the schedule of their working hours. */
interface AssignWorkingHoursScheduleInput extends NamedStaffMember {
    /** The `resource.eventsSchedule.id` of the staff member, or the id of the schedule of the business. */
    scheduleId: string;
}
/**
 * Assigns a staff member their own working hours, or those of the business, for the business. Their own hours are the
 * `WORKING_HOURS` events of their schedule, which `createCalendarEvent` creates: without such events they cannot be
 * booked.
 *
 * @throws ValidationError when the schedule is neither that of the staff member nor that of the business.
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * const { resource } = await getStaffMember(elevatedClient, { staffMemberId, fields: ['RESOURCE_DETAILS'] })
 * const scheduleId = resource?.eventsSchedule?.id ?? ''
 * await assignWorkingHoursSchedule(elevatedClient, { staffMemberId, scheduleId })
 * @function
 */
declare const assignWorkingHoursSchedule: Write<AssignWorkingHoursScheduleInput, StaffMember, ElevatedAuth>;
/** The user account whose staff member is read or created. */
interface GetOrCreateStaffMemberInput {
    /** The id of a user account of the business. */
    wixUserId: string;
    fields?: StaffMemberRequestedField[];
}
/**
 * Returns the staff member who is connected to a user account of the business, for the business. If there is none, a
 * staff member is created and connected; use `updateStaffMember` to set their name.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { id } = await getOrCreateStaffMember(elevatedClient, { wixUserId })
 * @function
 */
declare const getOrCreateStaffMember: Write<GetOrCreateStaffMemberInput, StaffMember, ElevatedAuth>;
/** The user accounts whose staff members are read or created in one call. */
interface BulkGetOrCreateStaffMembersInput {
    /** From 1 to 50. */
    wixUserIds: string[];
    fields?: StaffMemberRequestedField[];
}
/** The staff members that `bulkGetOrCreateStaffMembers` found or created. */
interface BulkStaffMembers {
    /** In the order of the request. */
    results: {
        itemMetadata: ItemMetadata;
        staffMember?: StaffMember;
    }[];
    bulkActionMetadata: BulkActionMetadata;
}
/**
 * Returns the staff members who are connected to user accounts of the business, as `getOrCreateStaffMember` does, for
 * the business.
 *
 * @throws ValidationError when there is no id or more than 50.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkGetOrCreateStaffMembers(elevatedClient, { wixUserIds })
 * @function
 */
declare const bulkGetOrCreateStaffMembers: Write<BulkGetOrCreateStaffMembersInput, BulkStaffMembers, ElevatedAuth>;
/** The staff member to connect to a user account. */
interface ConnectStaffMemberToUserInput extends NamedStaffMember {
    /** The email address of the user account; defaults to the one of the staff member. */
    email?: string;
}
/**
 * Connects a staff member to a user account of the business, so that they manage their own calendar, for the business.
 * The invitation is sent by email: the connection is `PENDING` until it is accepted on the linked page, and `EXPIRED`
 * if it is not accepted in time.
 *
 * @throws ValidationError when neither the call nor the staff member has an email address.
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member; `STAFF_INVITE_REQUIRES_ROLE` when the
 * business says what its users may do and the invitation names no role.
 * @throws ContextError without an elevated client.
 * @example
 * await connectStaffMemberToUser(elevatedClient, { staffMemberId, email: 'ana@example.com' })
 * @function
 */
declare const connectStaffMemberToUser: Write<ConnectStaffMemberToUserInput, StaffMember, ElevatedAuth>;
/** The staff member whose user account is disconnected. */
interface DisconnectStaffMemberFromUserInput extends NamedStaffMember {
}
/**
 * Disconnects a staff member from a user account, for the business. The staff member is not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await disconnectStaffMemberFromUser(elevatedClient, { staffMemberId })
 * @function
 */
declare const disconnectStaffMemberFromUser: Write<DisconnectStaffMemberFromUserInput, StaffMember, ElevatedAuth>;
/** The staff member, and whether customers can book them. */
interface SetServiceProviderInput extends NamedStaffMember {
    /** Whether customers can book the staff member. */
    serviceProvider: boolean;
}
/**
 * Sets whether customers can book a staff member, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await setServiceProvider(elevatedClient, { staffMemberId, serviceProvider: false })
 * @function
 */
declare const setServiceProvider: Write<SetServiceProviderInput, StaffMember, ElevatedAuth>;
/** The staff members, and the tags to add and remove. */
interface BulkUpdateStaffMemberTagsInput extends TagChanges {
    /** From 1 to 100. */
    ids: string[];
}
/** The result of a change of tags for each staff member. */
interface StaffMemberTagsResult {
    /** In the order of the request. */
    results: {
        itemMetadata: ItemMetadata;
    }[];
    bulkActionMetadata: BulkActionMetadata;
}
/**
 * Adds and removes tags of staff members, for the business: each one succeeds or fails on its own.
 *
 * @throws ApplicationError `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` when no tag is given.
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * await bulkUpdateStaffMemberTags(elevatedClient, { ids, assignTags: { tags: { tagIds: ['lead'] } } })
 * @function
 */
declare const bulkUpdateStaffMemberTags: Write<BulkUpdateStaffMemberTagsInput, StaffMemberTagsResult, ElevatedAuth>;
/** The filter of the staff members, and the tags to add and remove. */
interface BulkUpdateStaffMemberTagsByFilterInput extends TagChanges {
    /** `{}` stands for all staff members. */
    filter: Filter<StaffMemberFields>;
}
/**
 * Adds and removes tags of all staff members that match a filter, for the business. The platform does it after it has
 * responded.
 *
 * @throws ApplicationError `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` when no tag is given.
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { jobId } = await bulkUpdateStaffMemberTagsByFilter(elevatedClient, {
 *   filter: { serviceProvider: true },
 *   unassignTags: { tags: { tagIds: ['lead'] } },
 * })
 * @function
 */
declare const bulkUpdateStaffMemberTagsByFilter: Write<BulkUpdateStaffMemberTagsByFilterInput, Job, ElevatedAuth>;

/** A calendar day in the time zone of another field, `YYYY-MM-DD`; `localDate` creates one from text. */
type LocalDate = `${number}-${number}-${number}`;
/**
 * A local date and time, `YYYY-MM-DDThh:mm:ss`, without `Z` or an offset. It is read in the time zone of another field
 * and is not an instant by itself. An instant is a `Date`; neither is assignable to the other, nor is a plain string:
 * `localDateTime` checks text, `localDateTimeOf` and `instantOf` convert.
 */
type LocalDateTime = `${LocalDate}T${number}:${number}:${number}`;
/**
 * How to resolve a local date-time when the clocks change. `compatible`: the first of two instants; a skipped time is
 * shifted forward. `earlier` and `later`: the first or the second instant; for a skipped time, the one before or after
 * the change. `reject`: an error in both cases.
 */
type Disambiguation = 'compatible' | 'earlier' | 'later' | 'reject';
/** Whether text is a valid calendar day, `YYYY-MM-DD`. */
declare const isLocalDate: (text: unknown) => text is LocalDate;
/** Whether text is a valid local date and time, `YYYY-MM-DDThh:mm:ss`. */
declare const isLocalDateTime: (text: unknown) => text is LocalDateTime;
/**
 * Checks that text is a calendar day, `YYYY-MM-DD`. The error contains `field`.
 *
 * @throws ValidationError when it is anything else, including an instant or a day that does not exist.
 * @example
 * const from = localDate(new URLSearchParams(location.search).get('day') ?? '')
 */
declare const localDate: (text: string, field?: string) => LocalDate;
/**
 * Checks that text is a local date and time, `YYYY-MM-DDThh:mm:ss`. The error contains `field`.
 *
 * @throws ValidationError when it is anything else, including text with `Z` or an offset.
 * @example
 * const start = localDateTime('2026-06-01T09:00:00')
 */
declare const localDateTime: (text: string, field?: string) => LocalDateTime;
/** The day of a local date-time. */
declare const dayOf: (local: LocalDateTime) => LocalDate;
/** Adds days to a local date; a negative number subtracts. */
declare const addDays: (date: LocalDate, days: number) => LocalDate;
/** Converts between instants and the local date-times of one time zone. */
interface TimeZoneClock {
    /** Converts an instant to a local date-time. */
    readonly localDateTimeOf: (instant: Date) => LocalDateTime;
    /** Converts a local date-time to an instant; defaults to `compatible`. */
    readonly instantOf: (local: LocalDateTime, disambiguation?: Disambiguation) => Date;
}
/**
 * Creates a converter for a time zone that caches its offsets, for many conversions.
 *
 * @throws ValidationError when the time zone does not exist.
 * @example
 * const clock = clockOf('Asia/Kathmandu')
 * const starts = slots.map(({ localStartDate }) => clock.instantOf(localStartDate))
 */
declare const clockOf: (timeZone: string) => TimeZoneClock;
/**
 * Converts an instant to the local date and time in a time zone, to the second.
 *
 * @throws ValidationError when there is no such time zone, or `Date` is invalid.
 * @example
 * const local = localDateTimeOf(new Date('2026-06-01T08:00:00Z'), 'Europe/Lisbon') // '2026-06-01T09:00:00'
 */
declare const localDateTimeOf: (instant: Date, timeZone: string) => LocalDateTime;
/**
 * Converts a local date and time in a time zone to an instant. If the local time occurs twice or is skipped,
 * `disambiguation` selects the instant, as in `Temporal`.
 *
 * @throws ValidationError when there is no such time zone, or `local` is not a local date-time (an instant, for
 * example).
 * @example
 * const start = instantOf('2026-06-01T09:00:00', 'Europe/Lisbon') // 2026-06-01T08:00:00Z
 */
declare const instantOf: (local: LocalDateTime, timeZone: string, disambiguation?: Disambiguation) => Date;

/** The range of days to search. */
interface AvailabilityWindow {
    /** The first day, or the earliest start on that day. */
    readonly from: LocalDate | LocalDateTime;
    /** The last day; all time slots that start on it are included. */
    readonly to: LocalDate;
    /** IANA time zone of all days and times; defaults to the time zone of the business. */
    readonly timeZone?: string | undefined;
}
/** Time slots of one service. */
interface ServiceAvailabilityInput extends AvailabilityWindow {
    readonly serviceId: string;
    /** The type of the service, if known; saves a call. */
    readonly serviceType?: ServiceType | undefined;
    /** The service itself, if known; saves a call. */
    readonly service?: Service | undefined;
    /** Only time slots at these places. */
    readonly locations?: readonly TimeSlotLocation[] | undefined;
    /** Only time slots of these staff members, by resource id. */
    readonly staffIds?: readonly string[] | undefined;
    /** Number of participants; defaults to 1. */
    readonly participants?: number | undefined;
    /** The choices of the customer that change how long an appointment takes. */
    readonly customerChoices?: CustomerChoices | undefined;
    /**
     * Reference time for whether a course can be booked; defaults to now. For all other services, the platform decides.
     */
    readonly now?: Date | undefined;
}
/** Time slots of one visit with several consecutive appointments. */
interface VisitAvailabilityInput extends AvailabilityWindow {
    /** 2 to 8 appointments, in order. */
    readonly services: readonly VisitService[];
    /** The place of the whole visit; defaults to any one. */
    readonly location?: TimeSlotLocation | undefined;
}
/** Which time slots are searched, and how many of them are read. */
type ListAvailabilityInput = (ServiceAvailabilityInput | VisitAvailabilityInput) & {
    /** Whether to include time slots that cannot be booked, such as full classes. */
    readonly includeNonBookable?: boolean | undefined;
    /** Maximum number of pages to read, with 1,000 time slots each; defaults to 5. */
    readonly maxPages?: number | undefined;
};
/** A time slot. The local dates are in the time zone of the list; `start` and `end` are instants. */
interface AvailableSlot extends TimeSlot {
    /** Local start in the time zone of the list. */
    localStartDate: LocalDateTime;
    /** Local end in the time zone of the list. */
    localEndDate: LocalDateTime;
    /** Start as an instant. */
    start: Date;
    /** End as an instant. */
    end: Date;
    /** Whether it is a whole course, from its first session to its last one. */
    isCourse?: boolean;
}
/** The time slots of one day. */
interface AvailabilityDay {
    readonly date: LocalDate;
    /** Earliest first. */
    readonly slots: readonly AvailableSlot[];
}
/** Time slots by day. */
interface AvailabilityList {
    /** The days that have time slots, in order. */
    readonly days: readonly AvailabilityDay[];
    /** IANA time zone of all days and local dates. */
    readonly timeZone: string;
    /** Whether the list is complete; otherwise there are more time slots than `maxPages` pages contain. */
    readonly isComplete: boolean;
}
/** Whether a time slot has enough places for this number of people. */
declare const isBookable: ({ bookable, bookableCapacity }: TimeSlot, participants?: number) => boolean;
/**
 * Lists the time slots of an appointment, a class, a course or a visit with several appointments, by day. A course is
 * one time slot, on the day of its first session. Each time slot has a local start in the time zone (`localStartDate`)
 * and an instant (`start`); the two types cannot be confused.
 *
 * @throws ValidationError when `from` or `to` is not a local date (an instant, for example), or the time zone does not
 * exist.
 * @throws ApplicationError `NOT_FOUND` or `SERVICE_NOT_FOUND` when there is no such service, `INVALID_SERVICES_SIZE`
 * unless a visit has 2 to 8 services.
 * @example
 * const { days, timeZone } = await listAvailability(client, {
 *   serviceId,
 *   from: '2026-05-04',
 *   to: '2026-05-10',
 *   timeZone: 'Europe/Lisbon',
 * })
 * const first = days[0]?.slots[0]
 */
declare const listAvailability: (client: Client, input: ListAvailabilityInput, options?: CallOptions) => Promise<AvailabilityList>;

/** The day of a service to explain, with the same options as `listAvailability`. */
interface ExplainServiceAvailabilityInput extends Omit<ServiceAvailabilityInput, 'from' | 'to' | 'serviceType'> {
    readonly date: LocalDate;
}
/** The day of a visit with several services to explain, with the same options as `listAvailability`. */
interface ExplainVisitAvailabilityInput extends Omit<VisitAvailabilityInput, 'from' | 'to'> {
    readonly date: LocalDate;
}
/** The day to explain: of one service, or of a visit with several. */
type ExplainAvailabilityInput = ExplainServiceAvailabilityInput | ExplainVisitAvailabilityInput;
/** Why a service has no times on a day. */
type Unavailability = {
    readonly reason: 'onlineBookingDisabled';
} | {
    readonly reason: 'tooManyParticipants';
    readonly maxParticipants: number;
} | {
    readonly reason: 'tooEarly';
    readonly opens: Date | undefined;
} | {
    readonly reason: 'tooLate';
} | {
    readonly reason: 'fullyBooked';
    readonly waitingList: number;
} | {
    readonly reason: 'noStaffHere';
    readonly locationIds: readonly string[];
} | {
    readonly reason: 'staffNotFree';
    readonly staffIds: readonly string[];
} | {
    readonly reason: 'notAfterOthers';
} | {
    readonly reason: 'closed';
} | {
    readonly reason: 'otherDay';
    readonly date: LocalDate;
} | {
    readonly reason: 'noTimes';
};
/**
 * Why a day has no time slots, or its time slots. `serviceId` is the service that causes the reason; for a visit, the
 * first such service.
 *
 * - `available`: it has time slots.
 * - `onlineBookingDisabled`: the service cannot be booked online.
 * - `tooManyParticipants`: the policy allows fewer people per booking.
 * - `tooEarly`: booking has not opened yet; it opens at `opens`.
 * - `tooLate`: booking has closed.
 * - `fullyBooked`: all places are booked. `waitingList` is the number of free places on the waiting lists of the day.
 * - `noStaffHere`: no staff member gives the service at this place on that day, or at the place of the previous
 *   services of the visit; there are time slots at `locationIds`.
 * - `staffNotFree`: the requested staff member has no time slots on that day; `staffIds` have some.
 * - `notAfterOthers`: the service has time slots on that day, but none after the previous services of the visit.
 * - `closed`: nobody works on that day, or the class does not take place.
 * - `otherDay`: a course begins on another day, `date`.
 * - `noTimes`: closed or fully booked. Only the business can see its working hours: use an elevated client.
 */
type AvailabilityExplanation = {
    /** The day has time slots. */
    readonly reason: 'available';
    /** The time slots of the day, earliest first. */
    readonly slots: readonly AvailableSlot[];
} | (Unavailability & {
    readonly serviceId: string;
});
/**
 * Explains why a day has no time slots for a service, or for a visit with several: booking is not open, everything is
 * booked, nobody works, nobody works at this place, or the policy forbids it. For a visit it says which service is the
 * reason.
 * The platform lists no time slots of an appointment when nobody is free, so a customer cannot distinguish a closed day
 * from a full one (`noTimes`); with an elevated client, the working hours show the difference. Of the `resourceTypes`
 * of a visit, only the staff is checked per service.
 *
 * @throws ValidationError when `date` is not a local date, or there is no such time zone.
 * @throws ApplicationError `NOT_FOUND`, or `SERVICE_NOT_FOUND` for a visit, when there is no such service,
 * `INVALID_SERVICES_SIZE` unless a visit has 2 to 8 services.
 * @example
 * const why = await explainAvailability(client, { serviceId, date: '2026-05-09', timeZone: 'Europe/Lisbon' })
 * if (why.reason === 'tooEarly') console.log('Booking opens', why.opens)
 */
declare const explainAvailability: (client: Client, input: ExplainAvailabilityInput, options?: CallOptions) => Promise<AvailabilityExplanation>;

/**
 * Why nothing can be booked. `noTimes`: there are no time slots in these days. `fullyBooked`: all are booked.
 * `tooEarly`: booking has not opened yet. `tooLate`: booking has closed. `onlineBookingDisabled`: the service cannot be
 * booked online.
 */
type AvailabilityReason = 'noTimes' | 'fullyBooked' | 'tooEarly' | 'tooLate' | 'onlineBookingDisabled';
/** Why none of these time slots can be booked, derived from their own reasons. */
declare const reasonOf: (slots: readonly TimeSlot[]) => AvailabilityReason;

/** The customer's details besides the time slot: contact, number of participants, payment option. */
interface BookingDetails extends Omit<NewBooking, 'bookedEntity'> {
    /** Answers to the booking form, by the key of the field. */
    formSubmission?: Record<string, unknown>;
}
/** The time slot that a customer chose. */
interface BookingChoice {
    /** A time slot of `listAvailability`; for a course, its schedule is enough. */
    readonly slot: TimeSlot | AvailableSlot;
    /** The staff member for the service or the whole visit; defaults to any free one. */
    readonly resource?: BookedResource | undefined;
    /** The time zone of the slot's local times; defaults to the time zone of the business. */
    readonly timeZone?: string | undefined;
}
/** The time slot of one service, and the customer's details. */
interface ServiceBookingRequest extends BookingChoice {
    readonly serviceId: string;
    readonly details: BookingDetails;
}
/** One of the services of a visit, as `listAvailability` accepts it, with the form answers for this service only. */
interface BookedVisitService extends VisitService {
    /** The staff member for this service; defaults to the one of the visit. */
    resource?: BookedResource;
    /** The details of this service, which override those of the visit: its add-ons or its payment option, for example. */
    details?: Omit<BookingDetails, 'formSubmission'>;
}
/** The time slot of a visit with several appointments, and the customer's details. */
interface VisitBookingRequest extends BookingChoice {
    /** The services in the same order as in `listAvailability`. */
    readonly services: readonly BookedVisitService[];
    /** The details of all the services. */
    readonly details: BookingDetails;
}
/** A request to book one service, or a visit with several, for one customer. */
type BookingRequest = ServiceBookingRequest | VisitBookingRequest;
/** The bookings that were created from a request: one, or those of a visit. */
type MadeBookings = readonly [Booking, ...Booking[]];
/**
 * Converts a request to bookings, each with its own time, place, staff and details: one for a service, and one for each
 * service of a visit, in order.
 *
 * @throws ValidationError when the time slot does not belong to the services of the request.
 * @example
 * const times = bookingsOfRequest({ services, slot, details }).map(({ slot }) => slot.localStartDate)
 */
declare const bookingsOfRequest: (request: BookingRequest) => readonly [ServiceBookingRequest, ...ServiceBookingRequest[]];

/** The progress of a plan as plain data: stored as JSON, it lets another page or process continue. */
interface BookingPlanState {
    /** Id of the plan, which is the idempotency key of its calls. */
    readonly id: string;
    readonly request: BookingRequest;
    /**
     * Whether the bookings were requested and the response is unknown: the plan looks for them before it creates them.
     */
    readonly isUnsure?: boolean;
    /** The bookings, once they exist. */
    readonly bookings?: MadeBookings;
    /** Whether the bookings were sent to the cart and the response is unknown. */
    readonly isCartUnsure?: boolean;
    /** The cart, once the bookings are in it. */
    readonly cartId?: string;
}
/** A planned booking or visit; `planBooking` creates the plan and `book` carries it out. */
interface BookingPlan {
    /** The progress of the plan. Store it with `JSON.stringify(plan)`. */
    state: BookingPlanState;
    /** The run in progress, which all concurrent calls of `book` share. */
    running: Promise<BookedPlan> | undefined;
    /** Whether the plan is resumed, so that its time slot may have been taken since. */
    readonly isResumed: boolean;
    /** Returns the state, for `JSON.stringify`. */
    readonly toJSON: () => BookingPlanState;
}
/** A plan that was carried out. */
interface BookedPlan {
    readonly bookings: MadeBookings;
    /** Absent without the cart operations. */
    readonly cartId?: string;
    /** The checkout URL for the customer; absent without the checkout operation. */
    readonly checkoutUrl?: string;
}
type Call<Input, Output> = (client: Client, input: Input, options?: CallOptions) => Promise<Output>;
interface Line {
    readonly source?: {
        readonly catalogReference?: {
            readonly catalogItemId?: string;
        };
    };
}
/** The part of a cart that a plan reads. */
interface CartOfPlan {
    readonly id: string;
    readonly lineItems?: readonly Line[];
}
/**
 * The operations after the booking: those of `@frontdesk/ecom` and `@frontdesk/auth` with the same names. Without the
 * cart operations, the plan ends with the booking; without the checkout operation, it ends with the cart.
 */
interface BookOptions {
    /** Puts the bookings into the cart; without it, the plan ends with the booking. */
    readonly addLineItemsToCurrentCart?: Call<{
        /** One line for each booking. */
        catalogItems: {
            /** The booking by its id, and the app that sells bookings. */
            catalogReference: {
                catalogItemId: string;
                appId: string;
            };
            quantity: number;
        }[];
    }, CartOfPlan> | undefined;
    /** Required with `addLineItemsToCurrentCart`: shows whether the bookings are in the cart after a lost response. */
    readonly getCurrentCart?: Call<Record<string, never>, CartOfPlan> | undefined;
    /** Creates the checkout URL; without it, the plan ends with the cart. */
    readonly createRedirectSession?: Call<{
        /** The checkout that the customer is redirected to. */
        ecomCheckout: {
            checkoutId: string;
        };
        /** The pages of this site that the customer returns to. */
        callbacks: {
            /** The page for a customer who leaves the checkout. */
            postFlowUrl: string;
            /** The page for a customer who has ordered. */
            thankYouPageUrl: string;
        };
    }, {
        /** The URL of the checkout. */
        fullUrl?: string;
    }> | undefined;
    /** Required with `createRedirectSession`: the URL of this site that the checkout returns to. */
    readonly returnTo?: string | undefined;
    /** Known services: they determine the payment option if the details do not. Each one saves a call. */
    readonly services?: readonly Pick<Service, 'id' | 'payment'>[] | undefined;
    /**
     * Whether to check the time slot again before booking; by default, only when a plan is resumed after a reload. A
     * booking of a taken time slot is declined in any case; the check only avoids an unnecessary call.
     */
    readonly recheck?: boolean | undefined;
    /** Stops the plan. To continue, pass it to `book` again. */
    readonly signal?: AbortSignal | undefined;
    /** Called before and after each write: store the state to be able to continue after a reload. */
    readonly onProgress?: ((state: BookingPlanState) => void) | undefined;
}
/**
 * Plans a booking, or a visit with several services: from a request, or from the state of an earlier plan, such as one
 * before a reload. Create one plan for each booking and keep it: however often `book` is called with it, the booking is
 * made once.
 *
 * @throws ValidationError when the time slot does not belong to the requested service or services.
 * @example
 * const saved = sessionStorage.getItem('booking')
 * const plan = planBooking(saved ? JSON.parse(saved) : { serviceId, slot, timeZone, details })
 */
declare const planBooking: (given: BookingRequest | BookingPlanState, newId?: () => string) => BookingPlan;
/**
 * Carries out a plan: checks the time slot again if necessary, creates the booking or all bookings of a visit, adds
 * them to the cart and creates the checkout. You can call it any number of times, concurrently, after a failure, after
 * a stop and after a reload: no step is done twice, and after a lost response the plan looks for its bookings before it
 * creates others.
 *
 * @throws SlotTakenError when another customer was faster, with the nearest free time slots.
 * @throws ApplicationError as `createBooking`, or `createMultiServiceBooking`, and the calls of the cart do.
 * @throws AbortError when `signal` stops it.
 * @throws FrontdeskError `NO_REDIRECT_URL` when the platform returns no checkout URL.
 * @example
 * const { bookings, checkoutUrl } = await book(client, plan, {
 *   addLineItemsToCurrentCart,
 *   getCurrentCart,
 *   createRedirectSession,
 *   returnTo: 'https://studio.example/checkout/return',
 *   onProgress: (state) => sessionStorage.setItem('booking', JSON.stringify(state)),
 * })
 */
declare const book: (client: Client, plan: BookingPlan, options?: BookOptions) => Promise<BookedPlan>;

/**
 * Converts a chosen time slot to the form of a booking: the session of a class, a whole course, or a time of an
 * appointment.
 *
 * @example
 * const { slot } = bookedEntityOf({ slot: listed, timeZone: 'Europe/Lisbon' }, serviceId)
 */
declare const bookedEntityOf: ({ slot, resource, timeZone }: BookingChoice, serviceId: string) => BookedEntity;

/**
 * Another customer was faster (code `SLOT_TAKEN`): the time slot, or the places of the session, are booked. `cause` is
 * the platform's error, if there was one.
 */
declare class SlotTakenError extends FrontdeskError {
    name: string;
    /** The nearest free time slots, in the time zone of the taken one; empty for a course. */
    readonly alternatives: readonly TimeSlot[];
    constructor(alternatives: readonly TimeSlot[], cause?: unknown);
}
/** Whether a time slot was taken by another customer; read `error.alternatives`. */
declare const isSlotTakenError: (error: unknown) => error is SlotTakenError;
/** The alternatives in an error of `createBooking` or `rescheduleBooking`, or in a `SlotTakenError`. */
declare const alternativesOf: (error: unknown) => readonly TimeSlot[];
/**
 * Creates the error for a taken time slot, with alternatives from the platform's error or else from a search. The error
 * for a visit contains alternatives for one of its services only, so a visit always needs a search. If the search
 * fails, the alternatives are empty.
 */
declare const slotTaken: (client: Client, request: BookingRequest, signal: AbortSignal | undefined, cause?: unknown) => Promise<SlotTakenError>;
/** Whether the platform declined a booking or a reschedule because the time slot is taken. */
declare const isSlotTaken: (error: unknown) => boolean;

/**
 * Why a call of this package is declined; read `error.code`.
 *
 * - `NOT_FOUND`: there is no such service, booking policy, slot or session.
 * - `SERVICE_NOT_FOUND`: availability was asked for an unknown service, or for one that is not an appointment.
 * - `MISSING_ARGUMENTS`: availability was asked without a service or an end.
 * - `INVALID_SERVICES_SIZE`: availability was asked for one service, or for more than 8, in one visit.
 * - `SLOT_NOT_FOUND`: no session may start at this time.
 * - `SLOT_NOT_AVAILABLE`: the time is taken; `error.data.alternatives` holds the nearest free slots.
 * - `SESSION_NOT_FOUND`: there is no such session of a class.
 * - `SESSION_CAPACITY_EXCEEDED`: the session, or its waiting list, has too few places left; `alternatives` as above.
 * - `SCHEDULE_NOT_FOUND`: there is no such course.
 * - `SCHEDULE_CAPACITY_EXCEEDED`: the course has too few places left.
 * - `RESOURCE_NOT_FOUND`: the staff member does not give this service.
 * - `BOOKING_POLICY_VIOLATION`: the policy of the service forbids it; `error.data` says which part.
 * - `VALIDATION_FAILURE`: the service cannot be paid in the way that was chosen, a session with free places has no
 *   waiting list, or bookings that are made together do not go together.
 * - `BOOKING_NOT_FOUND`: there is no such booking, or it belongs to somebody else.
 * - `BOOKING_REVISION_MISMATCH`: the booking has changed since it was read.
 * - `REVISION_MISMATCH`: the service or the booking policy has changed since it was read.
 * - `DEFAULT_POLICY_CANNOT_BE_DELETED`: the booking policy is the default one.
 * - `INVALID_BOOKING_STATUS`: the booking is in a state that does not allow this.
 * - `SLUG_ALREADY_EXISTS`: another service has the slug, or once had it.
 * - `DUPLICATED_BOOKINGS`, `DUPLICATE_BOOKING_IDS`: a booking is named twice.
 * - `ADD_ON_NOT_FOUND`: the service has no such add-on.
 * - `END_OPTIONS_NOT_SUPPORTED`: the sessions of the service have fixed lengths.
 * - `MAX_END_DATE_EXCEEDS_MAXIMUM`: no session of the service lasts that long.
 * - `PRICE_CHANGE_NOT_ALLOWED`: only the business may give a booking another length, which has another price.
 * - `ADD_ON_CHANGES_NOT_ALLOWED`: add-ons change only when `allowAddOnChanges` is set.
 * - `INVALID_SERVICE_CHOICES`: the service has no such options.
 * - `ADD_ON_GROUP_NOT_FOUND`, `GROUP_NOT_ON_SERVICE`: the service has no such group of add-ons.
 * - `SUBSCRIPTION_SERVICE_NOT_SUPPORTED`: a service that is sold by subscription has no add-ons.
 * - `DEFAULT_BOOKING_FORM_NOT_FOUND`: the business has no default booking form.
 * - `INVALID_PRICING_PLAN`: an id of a pricing plan is not a GUID.
 * - `SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS`: the business confirms the bookings of the service by hand.
 * - `ALREADY_EXISTS`: the service has options already.
 * - `UNSUPPORTED_OPTION_TYPE`: the price of the service cannot vary by this.
 * - `UNSUPPORTED_OPTION_DATA`: a field does not go with the type of the option.
 * - `UNKNOWN_OPTION_IDS`: a variant names another option.
 * - `IDENTICAL_CHOICES`: two variants have the same choice.
 * - `MISSING_CUSTOM_CHOICES`: the choices of an option and those of its variants differ.
 * - `UNKNOWN_STAFF_IDS`: a variant names somebody who does not give the service.
 * - `MISSING_STAFF_VARIANTS`: somebody of the staff has no variant.
 * - `MULTIPLE_CURRENCIES`: the prices of variants are in several currencies.
 * - `INVALID_SERVICE_ID`: a line item names no service, or another one than the first.
 * - `FAILED_RESOLVING_SERVICE`: there is no such service to price.
 * - `NUMBER_OF_PARTICIPANTS_NOT_FOUND`: nobody comes to the session that is to be priced.
 * - `INVALID_DURATION_CHOICE`: the service has no such length.
 * - `INVALID_BOOKING`: the booking that is to be priced names no service.
 * - `CATEGORY_LIMIT_REACHED`: the business has as many categories as it may have.
 * - `RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME`: another resource type has the name.
 * - `MAX_NUMBER_OF_RESOURCE_TYPES_REACHED`: the business has as many resource types as it may have.
 * - `BAD_CREDENTIALS`: the provider of calendars refuses the email address and the password.
 * - `NOT_SUPPORTED_BY_PROVIDER`: the provider of calendars lacks the ability.
 * - `PREMIUM_FEATURE_NOT_ENABLED`: the plan of the business does not allow it.
 * - `CONNECTION_NOT_CONNECTED`, `CONNECTION_ALREADY_DISCONNECTED`: the external calendar is not connected any more.
 * - `EXTERNAL_CALENDAR_PROVIDER_FAILED`: a provider of calendars does not respond.
 * - `BOOKINGS_SETTINGS_NOT_FOUND`: the business has no bookings.
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: a change of tags names no tag.
 * - `STAFF_INVITE_REQUIRES_ROLE`: an invitation of a user must name a role.
 * - `EVENT_ALREADY_CANCELLED`: the event of the calendar was canceled.
 * - `CONTACT_DETAILS_CONFLICT`: the contact id names another person.
 * - `REQUESTED_GENDER_NOT_ALLOWED`: the staff of the service cannot be chosen by gender.
 * - `NOT_PENDING_APPROVAL_SERVICE`: the business does not approve the bookings of the service by hand.
 * - `NO_OPEN_SPOTS`: somebody else has the place of the booking.
 * - `ATTENDANCE_NOT_FOUND`: there is no such record of attendance, or it belongs to somebody else.
 * - `ATTENDANCES_MISSING_IN_REQUEST`: a list of attendance is empty.
 * - `SESSION_ID_NOT_PROVIDED`: a course has several sessions, and none was named.
 * - `INVALID_TOKEN`: the token of a booking is wrong or has expired.
 * - `BOOKING_CANNOT_BE_CANCELLED`, `RESCHEDULING_NOT_ALLOWED`: the holder of the token of a booking may not do this.
 * - `MISSING_BOOKING_IDS`: no booking was named.
 * - `BOOKING_FEE_NOT_FOUND`: no fee is due for the booking.
 * - `BOOKING_FEE_ALREADY_APPLIED`: the fee of the booking stands on its order already.
 * - `BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS`: the bookings stand in several orders.
 * - `PRICE_OVERRIDE_EXCEEDS_MAX`: a fee must not exceed the price of the bookings.
 * - `BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT`: a fee must be in the currency of the order.
 * - `ORDER_NOT_FOUND`: no order holds the booking.
 * - `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`: a part of the order was refunded.
 * - `ORDER_CANNOT_BE_EDITED`: the order is not approved.
 * - `ADDITIONAL_FEE_NOT_FOUND`: the order has no such fee.
 * - `FEE_IS_NOT_BOOKING_FEE`: the fee is none for a booking.
 * - `ORDER_BALANCE_NON_POSITIVE`: nothing is left to pay of the order.
 * - `REFUND_NOT_ALLOWED`: the payment cannot be given back.
 * - `CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO`: a single booking cannot join a booking of several
 *   services.
 * - `MULTI_SERVICE_BOOKING_NOT_FOUND`: there are no such bookings that were made together, or they belong to somebody
 *   else.
 * - `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING`: the booking was made together with others; cancel or move
 *   all.
 * - `NOT_ALL_BOOKINGS_WERE_SENT`: a decision about bookings that were made together must name each that is not over.
 * - `DUPLICATE_BOOKING_INFO`: such a decision names a booking twice.
 * - `ALL_BOOKINGS_ARE_ALREADY_CONFIRMED`, `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `ALL_BOOKINGS_ARE_ALREADY_CANCELED`:
 *   there is nothing left to do.
 * - `MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING`, `BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING`: the
 *   booking to add is part of several already.
 * - `BOOKING_TO_ADD_STATUS_NOT_VALID`: the booking to add is over.
 * - `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`: an appointment at any time must name its resource.
 * - `UNAUTHORIZED_OPERATION`: only the owner may make this exception.
 * - `FORBIDDEN`: only the owner may do this.
 */
type BookingErrorCode = Open<'NOT_FOUND' | 'SERVICE_NOT_FOUND' | 'MISSING_ARGUMENTS' | 'INVALID_SERVICES_SIZE' | 'SLOT_NOT_FOUND' | 'SLOT_NOT_AVAILABLE' | 'SESSION_NOT_FOUND' | 'SESSION_CAPACITY_EXCEEDED' | 'SCHEDULE_NOT_FOUND' | 'SCHEDULE_CAPACITY_EXCEEDED' | 'RESOURCE_NOT_FOUND' | 'BOOKING_POLICY_VIOLATION' | 'VALIDATION_FAILURE' | 'BOOKING_NOT_FOUND' | 'BOOKING_REVISION_MISMATCH' | 'REVISION_MISMATCH' | 'DEFAULT_POLICY_CANNOT_BE_DELETED' | 'INVALID_BOOKING_STATUS' | 'SLUG_ALREADY_EXISTS' | 'DUPLICATED_BOOKINGS' | 'DUPLICATE_BOOKING_IDS' | 'ADD_ON_NOT_FOUND' | 'END_OPTIONS_NOT_SUPPORTED' | 'MAX_END_DATE_EXCEEDS_MAXIMUM' | 'PRICE_CHANGE_NOT_ALLOWED' | 'ADD_ON_CHANGES_NOT_ALLOWED' | 'INVALID_SERVICE_CHOICES' | 'ADD_ON_GROUP_NOT_FOUND' | 'GROUP_NOT_ON_SERVICE' | 'SUBSCRIPTION_SERVICE_NOT_SUPPORTED' | 'DEFAULT_BOOKING_FORM_NOT_FOUND' | 'INVALID_PRICING_PLAN' | 'SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS' | 'ALREADY_EXISTS' | 'UNSUPPORTED_OPTION_TYPE' | 'UNSUPPORTED_OPTION_DATA' | 'UNKNOWN_OPTION_IDS' | 'IDENTICAL_CHOICES' | 'MISSING_CUSTOM_CHOICES' | 'UNKNOWN_STAFF_IDS' | 'MISSING_STAFF_VARIANTS' | 'MULTIPLE_CURRENCIES' | 'INVALID_SERVICE_ID' | 'FAILED_RESOLVING_SERVICE' | 'NUMBER_OF_PARTICIPANTS_NOT_FOUND' | 'INVALID_DURATION_CHOICE' | 'INVALID_BOOKING' | 'CATEGORY_LIMIT_REACHED' | 'RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME' | 'MAX_NUMBER_OF_RESOURCE_TYPES_REACHED' | 'BAD_CREDENTIALS' | 'NOT_SUPPORTED_BY_PROVIDER' | 'PREMIUM_FEATURE_NOT_ENABLED' | 'CONNECTION_NOT_CONNECTED' | 'CONNECTION_ALREADY_DISCONNECTED' | 'EXTERNAL_CALENDAR_PROVIDER_FAILED' | 'BOOKINGS_SETTINGS_NOT_FOUND' | 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' | 'STAFF_INVITE_REQUIRES_ROLE' | 'EVENT_ALREADY_CANCELLED' | 'CONTACT_DETAILS_CONFLICT' | 'REQUESTED_GENDER_NOT_ALLOWED' | 'NOT_PENDING_APPROVAL_SERVICE' | 'NO_OPEN_SPOTS' | 'ATTENDANCE_NOT_FOUND' | 'ATTENDANCES_MISSING_IN_REQUEST' | 'SESSION_ID_NOT_PROVIDED' | 'INVALID_TOKEN' | 'BOOKING_CANNOT_BE_CANCELLED' | 'RESCHEDULING_NOT_ALLOWED' | 'MISSING_BOOKING_IDS' | 'BOOKING_FEE_NOT_FOUND' | 'BOOKING_FEE_ALREADY_APPLIED' | 'BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS' | 'PRICE_OVERRIDE_EXCEEDS_MAX' | 'BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT' | 'ORDER_NOT_FOUND' | 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED' | 'ORDER_CANNOT_BE_EDITED' | 'ADDITIONAL_FEE_NOT_FOUND' | 'FEE_IS_NOT_BOOKING_FEE' | 'ORDER_BALANCE_NON_POSITIVE' | 'REFUND_NOT_ALLOWED' | 'CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO' | 'MULTI_SERVICE_BOOKING_NOT_FOUND' | 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING' | 'NOT_ALL_BOOKINGS_WERE_SENT' | 'DUPLICATE_BOOKING_INFO' | 'ALL_BOOKINGS_ARE_ALREADY_CONFIRMED' | 'ALL_BOOKINGS_ARE_ALREADY_DECLINED' | 'ALL_BOOKINGS_ARE_ALREADY_CANCELED' | 'MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING' | 'BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING' | 'BOOKING_TO_ADD_STATUS_NOT_VALID' | 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED' | 'UNAUTHORIZED_OPERATION' | 'FORBIDDEN'>;

export { SlotTakenError, addBookingsToMultiServiceBooking, addDays, addOnOptions, addOnShape, alternativesOf, anonymousBookingFields, anonymousBookingShape, appliedBookingFeesShape, applyBookingFees, assignWorkingHoursSchedule, attendanceShape, attendanceStatuses, availableServiceShape, benefitTypes, book, bookedEntityOf, bookedLocationTypes, bookingActors, bookingFeeShape, bookingFeeStatuses, bookingFeeTriggers, bookingFormFieldTypes, bookingOrderPaymentStatuses, bookingOrderStatuses, bookingPaymentStatuses, bookingPlatforms, bookingPolicyRules, bookingPolicyShape, bookingPolicyWithServicesShape, bookingShape, bookingStatuses, bookingsAppId, bookingsOfRequest, bookingsSettingsShape, bulkCalculateAllowedActions, bulkCancelBooking, bulkConfirmOrDeclineBooking, bulkCreateAddOns, bulkCreateBooking, bulkCreateCalendarEvents, bulkCreateResources, bulkCreateServices, bulkDeleteAddOns, bulkDeleteAttendances, bulkDeleteResources, bulkDeleteServices, bulkDeleteServicesByFilter, bulkGetMultiServiceBookingAllowedActions, bulkGetOrCreateStaffMembers, bulkSetAttendance, bulkUpdateAddOns, bulkUpdateResources, bulkUpdateServices, bulkUpdateServicesByFilter, bulkUpdateStaffMemberTags, bulkUpdateStaffMemberTagsByFilter, businessScheduleExternalId, calculatePrice, calendarEventShape, calendarEventStatuses, calendarEventTypes, calendarLocationTypes, calendarScheduleShape, calendarScheduleStatuses, cancelBooking, cancelBookingAnonymously, cancelCalendarEvent, cancelMultiServiceBooking, cancelMultiServiceBookingAnonymously, cancellationFeeStatuses, categoryPositions, categoryShape, changedBookingsShape, clockOf, cloneErrors, cloneService, cloneServiceOptionsAndVariants, collectBookingFees, confirmBooking, confirmMultiServiceBooking, confirmOrDeclineBooking, connectExternalCalendarByCredentials, connectExternalCalendarByOAuth, connectStaffMemberToUser, countAttendances, countBookingPolicies, countCategories, countExtendedBookings, countResourceTypes, countResources, countServices, countStaffMembers, countStaffMembersV2, createAddOn, createAddOnGroup, createBooking, createBookingPolicy, createCalendarEvent, createCategory, createMultiServiceBooking, createResource, createResourceType, createService, createServiceOptionsAndVariants, createStaffMember, dateTimeRuleTypes, dayOf, declineBooking, declineMultiServiceBooking, defaultBookingPoliciesShape, deleteAddOn, deleteAddOnGroup, deleteAttendance, deleteBookingPolicy, deleteCategory, deleteResource, deleteResourceType, deleteService, deleteServiceOptionsAndVariants, deleteStaffMember, disablePricingPlansForService, disconnectExternalCalendar, disconnectStaffMemberFromUser, displayTimeZoneBases, durationUnits, enablePricingPlansForService, eventTransparencies, explainAvailability, extendedBookingShape, externalCalendarConnectMethods, externalCalendarConnectionShape, externalCalendarConnectionStatuses, externalCalendarConnectionsShape, externalCalendarErrorReasons, externalCalendarEventFieldsets, externalCalendarProviderShape, externalCalendarTypes, firstChargeDates, getAddOn, getAnonymousActionToken, getAnonymousActionTokenForMultiServiceBooking, getAttendance, getAvailabilityTimeSlot, getBookingAnonymously, getBookingPolicy, getBookingsSettings, getCalendarEvent, getCalendarSchedule, getCategory, getDeletedStaffMember, getEventTimeSlot, getExternalCalendarConnection, getMultiServiceAvailabilityTimeSlot, getMultiServiceBooking, getMultiServiceBookingAnonymously, getMultiServiceBookingAvailability, getOrCreateStaffMember, getResource, getResourceType, getService, getServiceAnonymously, getServiceOptionsAndVariants, getServiceOptionsAndVariantsByServiceId, getStaffMember, getStrictestBookingPolicy, instantOf, intakeFormRequirements, intakeFormTimings, isBookable, isLocalDate, isLocalDateTime, isSlotTaken, isSlotTakenError, listAddOnGroups, listAvailability, listAvailabilityTimeSlotEndOptions, listAvailabilityTimeSlots, listBookingFees, listDeletedStaffMembers, listEventFromCalendarsFeatures, listEventTimeSlots, listExternalCalendarConnections, listExternalCalendarEvents, listExternalCalendarProviders, listExternalCalendars, listMultiServiceAvailabilityTimeSlots, localDate, localDateTime, localDateTimeOf, locationTypes, markBookingAsPending, markMultiServiceBookingAsPending, moveCategory, multiServiceBookingShape, multiServiceBookingTypes, newBookingStatuses, planBooking, previewPrice, queryAddOns, queryAttendance, queryBookingForms, queryBookingPolicies, queryCalendarEvents, queryCalendarSchedules, queryCategories, queryExtendedBookings, queryResourceTypes, queryResources, queryServiceCategories, queryServiceLocations, queryServiceOptionsAndVariants, queryServicePolicies, queryServices, queryServicesByFilters, queryStaffMembers, queryStaffMembersV2, rateTypes, reasonOf, recurrenceFrequencies, recurrenceTypes, removeBookingsFromMultiServiceBooking, removeStaffMemberFromTrashBin, removedLocationSessionsActions, requestedBookingFormFields, requestedFields, requestedGenders, rescheduleBooking, rescheduleBookingAnonymously, rescheduleMultiServiceBooking, resourceRules, resourceSelectionMethods, resourceShape, resourceTypeErrors, resourceTypeShape, searchResources, searchServices, searchStaffMembers, searchStaffMembersV2, selectedPaymentOptions, serviceCategoryShape, serviceOptionTypes, serviceOptionsAndVariantsShape, serviceRules, serviceShape, serviceStatuses, serviceTypes, setAddOnsForGroup, setAttendance, setBookingSubmissionId, setCustomSlug, setDefaultBookingPolicy, setServiceLocations, setServiceProvider, slotTaken, slugErrors, slugShape, staffConnectionStatuses, staffMemberGenders, staffMemberRequestedFields, staffMemberShape, staffRankingOrders, staffResourceTypeId, staffSelectionStrategies, staffSelectionTimings, staffSortingMethods, subscriptionFrequencies, syncToCalendarFeatures, taxableAddressTypes, timeSlotShape, updateAddOn, updateAddOnGroup, updateBookingExtendedFields, updateBookingPolicy, updateBookingsSettings, updateCalendarEvent, updateCategory, updateExternalCalendarSyncConfig, updateNumberOfParticipants, updateResource, updateResourceType, updateService, updateServiceOptionsAndVariants, updateStaffMember, validateSlug, weekdays };
export type { AddBookingsToMultiServiceBookingInput, AddOn, AddOnChange, AddOnDetails, AddOnFields, AddOnGroup, AddOnGroupChange, AddOnGroupDetail, AddOnOption, AllowedActions, AnonymousBooking, AnonymousBookingField, AnonymousMultiServiceBooking, AppliedBookingFees, ApplyBookingFeesInput, AssignWorkingHoursScheduleInput, AssociatedIdentity, Attendance, AttendanceFields, AttendanceNotification, AttendanceStatus, AttributeFilter, AvailabilityDay, AvailabilityExplanation, AvailabilityList, AvailabilityReason, AvailabilityWindow, AvailableResources, AvailableService, AvailableSlot, BenefitType, BookOptions, BookedAddOn, BookedEntity, BookedLocation, BookedLocationType, BookedPlan, BookedResource, BookedSchedule, BookedSlot, BookedVisitService, Booking, BookingActor, BookingAttendance, BookingChoice, BookingDetails, BookingErrorCode, BookingExtendedFields, BookingFee, BookingFeeStatus, BookingFeeTrigger, BookingForm, BookingFormAnswer, BookingFormFieldType, BookingFormFields, BookingFormPage, BookingInfo, BookingLineItem, BookingOfSeveral, BookingOrder, BookingOrderPaymentStatus, BookingOrderStatus, BookingPaymentStatus, BookingPlan, BookingPlanState, BookingPlatform, BookingPolicy, BookingPolicyChange, BookingPolicyFields, BookingPolicyRule, BookingPolicyViolations, BookingPolicyWithServices, BookingRequest, BookingRevision, BookingSource, BookingStatus, BookingsSettings, BookingsSettingsChange, BulkCalculateAllowedActionsInput, BulkCancelBookingInput, BulkConfirmOrDeclineBookingInput, BulkCreateAddOnsInput, BulkCreateBookingInput, BulkCreateCalendarEventsInput, BulkCreateResourcesInput, BulkCreateServicesInput, BulkDeleteAddOnsInput, BulkDeleteAttendancesInput, BulkDeleteResourcesInput, BulkDeleteServicesByFilterInput, BulkDeleteServicesInput, BulkGetMultiServiceBookingAllowedActionsInput, BulkGetOrCreateStaffMembersInput, BulkSetAttendanceInput, BulkStaffMembers, BulkUpdateAddOnsInput, BulkUpdateResourcesInput, BulkUpdateServicesByFilterInput, BulkUpdateServicesInput, BulkUpdateStaffMemberTagsByFilterInput, BulkUpdateStaffMemberTagsInput, BusinessLocation, BusinessNotification, CalculatePriceInput, CalendarEvent, CalendarEventChange, CalendarEventFields, CalendarEventLocation, CalendarEventResource, CalendarEventStatus, CalendarEventType, CalendarLocationType, CalendarSchedule, CalendarScheduleFields, CalendarScheduleStatus, CancelBookingAnonymouslyInput, CancelBookingFlowControlSettings, CancelBookingInput, CancelCalendarEventInput, CancelMultiServiceBookingAnonymouslyInput, CancelMultiServiceBookingInput, CancellationFeePolicy, CancellationFeeStatus, CancellationPolicy, CancellationWindow, Category, CategoryChange, CategoryFields, CategoryPosition, ChangedBookings, CloneError, CloneServiceInput, CloneServiceOptionsAndVariantsInput, ClonedService, CollectBookingFeesInput, ConferencingDetails, ConfirmBookingFlowControlSettings, ConfirmBookingInput, ConfirmMultiServiceBookingInput, ConfirmOrDeclineBookingInput, ConnectExternalCalendarByCredentialsInput, ConnectExternalCalendarByOAuthInput, ConnectStaffMemberToUserInput, ContactDetails, CountAttendancesInput, CountBookingPoliciesInput, CountCategoriesInput, CountExtendedBookingsInput, CountResourceTypesInput, CountResourcesInput, CountServicesInput, CountStaffMembersInput, CountedMultiServiceBooking, CreateAddOnGroupInput, CreateAddOnInput, CreateBookingFlowControlSettings, CreateBookingInput, CreateBookingPolicyInput, CreateCalendarEventInput, CreateCategoryInput, CreateMultiServiceBookingInput, CreateResourceInput, CreateResourceTypeInput, CreateServiceInput, CreateServiceOptionsAndVariantsInput, CreateStaffMemberInput, CreatedResourceType, CustomerChoices, DateTimeRule, DateTimeRuleType, DeclineBookingFlowControlSettings, DeclineBookingInput, DeclineMultiServiceBookingInput, DefaultBookingPolicies, DeleteAddOnGroupInput, DeleteAddOnInput, DeleteAttendanceInput, DeleteBookingPolicyInput, DeleteCategoryInput, DeleteResourceInput, DeleteResourceTypeInput, DeleteServiceInput, DeleteServiceOptionsAndVariantsInput, DeleteStaffMemberInput, DisablePricingPlansInput, Disambiguation, DisconnectExternalCalendarInput, DisconnectStaffMemberFromUserInput, DisplayTimeZone, DisplayTimeZoneBasis, DurationRange, DurationUnit, EnablePricingPlansInput, EventInfo, EventTransparency, ExplainAvailabilityInput, ExplainServiceAvailabilityInput, ExplainVisitAvailabilityInput, ExtendedBooking, ExtendedBookingFields, ExternalCalendar, ExternalCalendarConnectMethod, ExternalCalendarConnection, ExternalCalendarConnectionStatus, ExternalCalendarConnections, ExternalCalendarErrorReason, ExternalCalendarEvent, ExternalCalendarEventFieldset, ExternalCalendarEventPage, ExternalCalendarProvider, ExternalCalendarProviderFeatures, ExternalCalendarSyncConfig, ExternalCalendarType, FirstChargeDate, GetAddOnInput, GetAnonymousActionTokenForMultiServiceBookingInput, GetAnonymousActionTokenInput, GetAttendanceInput, GetAvailabilityTimeSlotInput, GetBookingAnonymouslyInput, GetBookingPolicyInput, GetBookingsSettingsInput, GetCalendarEventInput, GetCalendarScheduleInput, GetCategoryInput, GetDeletedStaffMemberInput, GetEventTimeSlotInput, GetExternalCalendarConnectionInput, GetMultiServiceAvailabilityTimeSlotInput, GetMultiServiceBookingAnonymouslyInput, GetMultiServiceBookingAvailabilityInput, GetMultiServiceBookingInput, GetOrCreateStaffMemberInput, GetResourceInput, GetResourceTypeInput, GetServiceAnonymouslyInput, GetServiceInput, GetServiceOptionsAndVariantsByServiceIdInput, GetServiceOptionsAndVariantsInput, GetStaffMemberInput, GetStrictestBookingPolicyInput, IdentificationData, IntakeFormPolicy, IntakeFormRequirement, IntakeFormTiming, Job, ListAddOnGroupsInput, ListAvailabilityInput, ListAvailabilityTimeSlotEndOptionsInput, ListAvailabilityTimeSlotsInput, ListBookingFeesInput, ListDeletedStaffMembersInput, ListEventFromCalendarsConfig, ListEventFromCalendarsFeature, ListEventTimeSlotsInput, ListExternalCalendarConnectionsInput, ListExternalCalendarEventsInput, ListExternalCalendarProvidersInput, ListExternalCalendarsInput, ListMultiServiceAvailabilityTimeSlotsInput, LocalDate, LocalDateTime, LocationType, MadeBookings, MarkBookingAsPendingFlowControlSettings, MarkBookingAsPendingInput, MarkMultiServiceBookingAsPendingInput, MediaItem, MoveCategoryInput, MultiServiceBooking, MultiServiceBookingAvailability, MultiServiceBookingInfo, MultiServiceBookingInput, MultiServiceBookingType, MultiServiceBookingViolations, NestedTimeSlot, NewAddOn, NewAddOnGroup, NewAttendance, NewBookedEntity, NewBooking, NewBookingPolicy, NewCalendarEvent, NewCategory, NewResource, NewResourceType, NewService, NewServiceOptionsAndVariants, NewStaffMember, NonBookableReasons, OfferedAddOn, OnlineBooking, PageUrl, ParticipantChoices, ParticipantNotification, ParticipantsRange, PreviewPriceInput, PriceInfo, PricedBooking, PricedChoices, QueryAddOnsInput, QueryAttendanceInput, QueryBookingFormsInput, QueryBookingPoliciesInput, QueryCalendarEventsInput, QueryCalendarSchedulesInput, QueryCategoriesInput, QueryExtendedBookingsInput, QueryResourceTypesInput, QueryResourcesInput, QueryServiceCategoriesInput, QueryServiceLocationsInput, QueryServiceOptionsAndVariantsInput, QueryServicePoliciesInput, QueryServicesByFiltersInput, QueryServicesInput, QueryStaffMembersInput, RateType, RecurrenceFrequency, RecurrenceRule, RecurrenceType, RemoveBookingsFromMultiServiceBookingInput, RemoveStaffMemberFromTrashBinInput, RemovedLocationSessions, RemovedLocationSessionsAction, RequestedBookingFormField, RequestedField, RequestedGender, RescheduleBookingAnonymouslyInput, RescheduleBookingFlowControlSettings, RescheduleBookingInfo, RescheduleBookingInput, RescheduleMultiServiceBookingInput, ReschedulePolicy, Resource, ResourceAggregationField, ResourceChange, ResourceFields, ResourceLocationOptions, ResourceRule, ResourceSearchFields, ResourceSelection, ResourceSelectionMethod, ResourceType, ResourceTypeChange, ResourceTypeError, ResourceTypeFields, ResourceTypeFilter, ResourceUpdate, Schedule, SearchResourcesInput, SearchServicesInput, SearchStaffMembersInput, SelectedPaymentOption, Service, ServiceAggregationField, ServiceAvailabilityInput, ServiceBookingRequest, ServiceCategory, ServiceChange, ServiceChoice, ServiceDeposit, ServiceFields, ServiceFilters, ServiceLocation, ServiceLocations, ServiceMedia, ServiceOption, ServiceOptionType, ServiceOptionsAndVariants, ServiceOptionsAndVariantsChange, ServiceOptionsAndVariantsFields, ServicePayment, ServiceRemoval, ServiceResource, ServiceRule, ServiceSearchFields, ServiceSlug, ServiceStatus, ServiceType, ServiceUrls, ServiceVariant, SetAddOnsForGroupInput, SetAttendanceInput, SetBookingSubmissionIdInput, SetCustomSlugInput, SetDefaultBookingPolicyInput, SetServiceLocationsInput, SetServiceProviderInput, Slug, SlugError, SlugValidation, SpecificLocationOptions, StaffConnectionStatus, StaffMember, StaffMemberChange, StaffMemberDetails, StaffMemberFields, StaffMemberGender, StaffMemberRequestedField, StaffMemberResource, StaffMemberSearchFields, StaffMemberTagsResult, StaffRankingOrder, StaffSelection, StaffSelectionStrategy, StaffSelectionTiming, StaffSortingMethod, StaffSortingPolicy, StrictestBookingPolicy, SubscriptionFrequency, SubscriptionPayment, SyncToCalendarConfig, SyncToCalendarFeature, TaxableAddressType, TimeSlot, TimeSlotLocation, TimeZoneClock, UpdateAddOnGroupInput, UpdateAddOnInput, UpdateBookingExtendedFieldsInput, UpdateBookingPolicyInput, UpdateBookingsSettingsInput, UpdateCalendarEventInput, UpdateCategoryInput, UpdateExternalCalendarSyncConfigInput, UpdateNumberOfParticipantsInput, UpdateResourceInput, UpdateResourceTypeInput, UpdateServiceInput, UpdateServiceOptionsAndVariantsInput, UpdateStaffMemberInput, ValidateSlugInput, VariantChoice, VisitAvailabilityInput, VisitBookingRequest, VisitService, WaitlistPolicy, Weekday, WorkingHoursSchedule, ZonedDate, ZonedPage };
