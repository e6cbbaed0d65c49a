import { Money, Image, Tags, Open, Address, Price, Limited, MatchOperator, SeoData, Closed, Page, CursorQuery, CallOptions, Filter, ItemMetadata, BulkActionMetadata, TagChanges, CursorPaging, Translatable, OffsetPaging, OffsetQuery, CursorSearch, TextSearch, Write, ElevatedAuth, Shape, Read, BulkResult, SearchPage, Client, FrontdeskError } from '@frontdesk/core';

/** Rules of when and how a service may be booked, cancelled and moved. */
interface BookingPolicy {
    id: string;
    /** Counts up with each change: an update names the one that it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** The app that the policy belongs to: the app of bookings unless another one is given when it is created. */
    appId?: string;
    /** The app that created it. Read-only. */
    createdByAppId?: string;
    name?: string;
    /** The description of the policy that customers read, in the words of the business. */
    customPolicyDescription?: {
        enabled?: boolean;
        description?: string;
    };
    /** Whether it applies to services that name none. Exactly one policy does; `setDefaultBookingPolicy` chooses it. */
    default?: boolean;
    /** Whether booking opens only so many minutes before the beginning. */
    limitEarlyBookingPolicy?: {
        enabled?: boolean;
        /** Minutes before the beginning at which booking opens; at least 1. */
        earliestBookingInMinutes?: number;
    };
    /** Whether booking closes so many minutes before the beginning. It excludes `bookAfterStartPolicy`. */
    limitLateBookingPolicy?: {
        enabled?: boolean;
        /** Minutes before the beginning at which booking closes; at least 1. */
        latestBookingInMinutes?: number;
    };
    /** Whether a class or a course may still be booked after it has begun. */
    bookAfterStartPolicy?: {
        enabled?: boolean;
    };
    cancellationPolicy?: CancellationPolicy;
    reschedulePolicy?: ReschedulePolicy;
    waitlistPolicy?: WaitlistPolicy;
    /** How many people one booking may be for. */
    participantsPolicy?: {
        /** The most people for one booking; at least 1. */
        maxParticipantsPerBooking?: number;
    };
    /** Whether customers may leave the choice of a resource to the business. Read-only. */
    resourcesPolicy?: {
        enabled?: boolean;
        /** Whether the business may choose the resource for the customer. */
        autoAssignAllowed?: boolean;
    };
    cancellationFeePolicy?: CancellationFeePolicy;
    /** Whether the card of a customer is kept, for later fees. */
    saveCreditCardPolicy?: {
        enabled?: boolean;
    };
    staffSortingPolicy?: StaffSortingPolicy;
    intakeFormPolicy?: IntakeFormPolicy;
    /** Data of your own, by the namespace of your app. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** Whether and until when customers may cancel. */
interface CancellationPolicy {
    enabled?: boolean;
    /** Whether they may only cancel until `latestCancellationInMinutes` before the beginning. */
    limitLatestCancellation?: boolean;
    /** Minutes before the beginning until which they may cancel; at least 1. */
    latestCancellationInMinutes?: number;
    /** Whether a customer who has not signed in may cancel by a link. */
    allowAnonymous?: boolean;
}
/** Whether and until when customers may move a booking to another time. */
interface ReschedulePolicy {
    enabled?: boolean;
    /** Whether they may only move it until `latestRescheduleInMinutes` before the beginning. */
    limitLatestReschedule?: boolean;
    /** Minutes before the beginning until which they may move it; at least 1. */
    latestRescheduleInMinutes?: number;
    /** Whether a customer who has not signed in may move it by a link. */
    allowAnonymous?: boolean;
}
/** Whether customers may wait for a place in a session that is full. */
interface WaitlistPolicy {
    enabled?: boolean;
    /** How many may wait. */
    capacity?: number;
    /** How long a place that became free is kept for the customer who is told of it. */
    reservationTimeInMinutes?: number;
}
/** The fee of a customer who cancels late or does not come. It needs `saveCreditCardPolicy`, and a description. */
interface CancellationFeePolicy {
    enabled?: boolean;
    /** One or two, the earlier one first. */
    cancellationWindows?: CancellationWindow[];
    /** Whether the card that was kept is charged without asking. */
    autoCollectFeeEnabled?: boolean;
}
/** A fee from so many minutes before the beginning on: an amount, or a percentage of the price as decimal text. */
interface CancellationWindow {
    /** Minutes before the beginning from which the fee is due; at least 1. */
    startInMinutes?: number;
    amount?: Money;
    /** Percentage of the price as decimal text, such as `50`; in place of `amount`. */
    percentage?: string;
}
/** Every way to choose a member of staff for a customer who takes anybody. */
declare const staffSortingMethods: readonly ["RANDOM", "RANKING", "CUSTOM"];
/** A way to choose a member of staff: at random, by their rank, or by an app. */
type StaffSortingMethod = Open<(typeof staffSortingMethods)[number]>;
/** Every order of a ranking of the staff. */
declare const staffRankingOrders: readonly ["LOWEST_TO_HIGHEST", "HIGHEST_TO_LOWEST"];
/** The order in which the ranking of staff is read. */
type StaffRankingOrder = Open<(typeof staffRankingOrders)[number]>;
/** The way to choose the member of staff when a customer takes anybody. */
interface StaffSortingPolicy {
    /** The method; the options of the same name go with it. */
    sortingMethodType?: StaffSortingMethod;
    /** The options of the method `RANKING`. */
    rankingOptions?: {
        order?: StaffRankingOrder;
    };
    /** The options of the method `CUSTOM`: the app that chooses. */
    customOptions?: {
        implementationId?: string;
        appId?: string;
    };
}
/** Every time at which a customer may be asked to fill in a form. */
declare const intakeFormTimings: readonly ["AFTER_BOOKING", "BEFORE_BOOKING"];
/** When a customer is asked to fill in a form. */
type IntakeFormTiming = Open<(typeof intakeFormTimings)[number]>;
/** Every answer to the question whether a form must be filled in. */
declare const intakeFormRequirements: readonly ["OPTIONAL", "REQUIRED_BEFORE_BOOKING"];
/** Whether a form must be filled in. */
type IntakeFormRequirement = Open<(typeof intakeFormRequirements)[number]>;
/** The form that customers fill in beside the booking form, such as a declaration of their health. */
interface IntakeFormPolicy {
    enabled?: boolean;
    formId?: string;
    timing?: IntakeFormTiming;
    /** `REQUIRED_BEFORE_BOOKING` goes with the timing `BEFORE_BOOKING` alone. */
    completionRequirement?: IntakeFormRequirement;
}
declare const bookingPolicyShape: Shape<BookingPolicy>;
/**
 * A policy to create. Where a part is left out, customers may book at any time until the beginning, for one person, and
 * may neither cancel nor move the booking themselves.
 */
interface NewBookingPolicy extends Pick<BookingPolicy, 'appId' | 'limitEarlyBookingPolicy' | 'limitLateBookingPolicy' | 'bookAfterStartPolicy' | 'cancellationPolicy' | 'reschedulePolicy' | 'waitlistPolicy' | 'participantsPolicy' | 'cancellationFeePolicy' | 'saveCreditCardPolicy' | 'staffSortingPolicy' | 'intakeFormPolicy' | 'extendedFields'> {
    /** At most 400 characters. */
    name?: string;
    /** The description has at most 2,500 characters. */
    customPolicyDescription?: {
        enabled?: boolean;
        description?: string;
    };
}
/** Some fields of a policy to change. The app that it belongs to cannot change. */
interface BookingPolicyChange extends NewBookingPolicy {
    id: string;
    /** The revision that you read. */
    revision: string;
}
/** The strictest rules of several policies. It is no policy that exists, so that it has no id and no name. */
type StrictestBookingPolicy = Pick<BookingPolicy, 'limitEarlyBookingPolicy' | 'limitLateBookingPolicy' | 'bookAfterStartPolicy' | 'cancellationPolicy' | 'reschedulePolicy' | 'waitlistPolicy' | 'participantsPolicy' | 'resourcesPolicy' | 'cancellationFeePolicy' | 'saveCreditCardPolicy'>;

/** Every type of service. */
declare const serviceTypes: readonly ["APPOINTMENT", "CLASS", "COURSE"];
/** `APPOINTMENT`: one customer, a time of their choice. `CLASS`: sessions with places. `COURSE`: all sessions at once. */
type ServiceType = Open<(typeof serviceTypes)[number]>;
/** Every way in which a service is paid. */
declare const rateTypes: readonly ["FIXED", "CUSTOM", "VARIED", "NO_FEE", "SUBSCRIPTION"];
/** How a service is paid. */
type RateType = Open<(typeof rateTypes)[number]>;
/** Every distance between the payments of a subscription. */
declare const subscriptionFrequencies: readonly ["MONTHLY"];
/** The distance between two payments of a subscription. */
type SubscriptionFrequency = Open<(typeof subscriptionFrequencies)[number]>;
/** Every time of the first payment of a subscription. */
declare const firstChargeDates: readonly ["CHECKOUT", "SCHEDULED"];
/** `CHECKOUT`: when the service is booked. `SCHEDULED`: at the `recurringStartDate`. */
type FirstChargeDate = Open<(typeof firstChargeDates)[number]>;
/** Every status of a service. */
declare const serviceStatuses: readonly ["CREATED", "DELETED"];
/** Whether a service exists or was deleted. */
type ServiceStatus = Open<(typeof serviceStatuses)[number]>;
/** Every type of benefit of a pricing plan. */
declare const benefitTypes: readonly ["LIMITED", "UNLIMITED"];
/** How often a pricing plan lets its owner come: so many times, or as often as they like. */
type BenefitType = Open<(typeof benefitTypes)[number]>;
/** Every type of location. */
declare const locationTypes: readonly ["CUSTOM", "BUSINESS", "CUSTOMER"];
/** `BUSINESS`: an address of the business. `CUSTOM`: one of this service alone. `CUSTOMER`: one that the customer names. */
type LocationType = Open<(typeof locationTypes)[number]>;
/** Everything that can become of the sessions of a location that a service leaves. */
declare const removedLocationSessionsActions: readonly ["KEEP_AT_CURRENT_LOCATION", "MOVE_TO_LOCATION", "DELETE"];
/** The fate of the sessions at a location that a service leaves: they stay, move or are deleted. */
type RemovedLocationSessionsAction = Open<(typeof removedLocationSessionsActions)[number]>;
/** Everything that can be wrong with a slug. */
declare const slugErrors: readonly ["SLUG_CONTAINS_ILLEGAL_CHARACTERS", "SLUG_ALREADY_EXISTS"];
/** The fault of a slug: it has other characters than allowed, or another service has it. */
type SlugError = Open<(typeof slugErrors)[number]>;
/** Every part of a service that a clone may fail to copy. */
declare const cloneErrors: readonly ["OPTIONS_AND_VARIANTS", "FORM"];
/** A part of a service that was not copied: its options and variants, or its form. */
type CloneError = Open<(typeof cloneErrors)[number]>;
/** Whose address decides on the taxes of a service. */
declare const taxableAddressTypes: readonly ["BUSINESS", "BILLING"];
/** The address that decides on taxes: that of the business, or the billing address of the customer. */
type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>;
/** Every place where add-ons may be paid. */
declare const addOnOptions: readonly ["ONLINE", "IN_PERSON"];
/** Whether add-ons are paid online or at the business. */
type AddOnOption = Open<(typeof addOnOptions)[number]>;
/** Every unit of a length that customers choose. */
declare const durationUnits: readonly ["HOUR", "DAY"];
/** The unit of a length that customers choose. */
type DurationUnit = Open<(typeof durationUnits)[number]>;
/** A service that customers can book. */
interface Service {
    id: string;
    /** The app that the service belongs to; it cannot be changed later. */
    appId?: string;
    /** The app that created the service, if an app did. */
    createdByAppId?: string;
    type: ServiceType;
    name: string;
    description?: string;
    /** One line under the name. */
    tagLine?: string;
    /** Places: 1 for an appointment, per session for a class, in all for a course. */
    defaultCapacity?: number;
    /** The pictures that customers see. */
    media?: ServiceMedia;
    /** Whether customers do not see it. */
    hidden?: boolean;
    /** Its place among the services of its category. */
    sortOrder?: number;
    /** A service without a category is not shown on the live site. */
    category?: ServiceCategory;
    /** The form that a customer fills in when they book. */
    form?: {
        id?: string;
    };
    /** The price, and how it is paid. */
    payment?: ServicePayment;
    /** Whether and how customers book it online. */
    onlineBooking?: OnlineBooking;
    /** Whether the service is given online, as a video conference. */
    conferencing?: {
        enabled?: boolean;
    };
    /** Where it is given; at most 500. `setServiceLocations` changes them later. */
    locations?: ServiceLocation[];
    bookingPolicy?: BookingPolicy;
    /** The schedule that holds its sessions, and their lengths. */
    schedule?: Schedule;
    /** Resource ids of the staff, not their staff-member ids. */
    staffMemberIds?: string[];
    /** The staff who give it; `staffMemberDetails` holds them, too. Read-only. */
    staffMembers?: StaffMemberDetails[];
    /**
     * The resources that a session needs, one of each type: somebody of the staff, a room. A type without ids takes any of its
     * resources.
     */
    serviceResources?: ServiceResource[];
    /** The type of the resource that customers choose first. */
    primaryResourceType?: string;
    /** Filled when asked for with `STAFF_MEMBER_DETAILS`. */
    staffMemberDetails?: {
        /** At most 220 members of staff. */
        staffMembers?: StaffMemberDetails[];
    };
    /** The slugs that lead to the service, earlier ones included. Read-only. */
    supportedSlugs?: Slug[];
    /** The slug in use; the others lead to it. Read-only. */
    mainSlug?: Slug;
    /** The addresses of its pages. Read-only. */
    urls?: ServiceUrls;
    /** At most 3 groups. `createAddOnGroup` and its siblings change them, `updateService` does not. */
    addOnGroups?: AddOnGroup[];
    /** The add-ons of all groups. */
    addOnDetails?: AddOnDetails[];
    /** Whose address decides on the taxes. */
    taxableAddress?: {
        /** The address of the business, or the billing address of the customer. */
        taxableAddressType?: TaxableAddressType;
    };
    /** The data that search engines are told. */
    seoData?: SeoData;
    /** Words of your own, at most 10. */
    tags?: string[];
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
}
/** The pictures of a service. */
interface ServiceMedia {
    /** The gallery of the service; at most 100 pictures. */
    items?: MediaItem[];
    /** The picture that stands for the service in lists. */
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
    /** Its place among the categories. Read-only. */
    sortOrder?: number;
}
/** The price of a service: the field that goes with `rateType`, and the ways to pay it. */
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
    /** Filled when asked for with `DISCOUNT_INFO_DETAILS`. */
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
/** A price that is paid in parts. The local platform sells no subscriptions and refuses such services. */
interface SubscriptionPayment {
    /** The amount of each payment. */
    amountPerBillingCycle?: Money;
    /** The distance between two payments. */
    frequency?: SubscriptionFrequency;
    /** At least 2. */
    totalPayments?: number;
    firstChargeDate?: FirstChargeDate;
    /** With the first payment `SCHEDULED`. */
    recurringStartDate?: Date;
}
/** The part of a price that is paid when the service is booked. */
interface ServiceDeposit {
    /** The amount that is paid when the service is booked. */
    deposit?: Money;
    /** `false` when a customer who pays online pays the deposit and nothing else. */
    fullUpfrontPaymentAllowed?: boolean;
}
/** Whether and how customers book a service online. */
interface OnlineBooking {
    enabled?: boolean;
    /** Whether the business confirms each booking by hand. */
    requireManualApproval?: boolean;
    /** Whether several customers may ask for the same time while none of them is confirmed. */
    allowMultipleRequests?: boolean;
}
/** A place where a service is given: the field that goes with `type`. */
interface ServiceLocation {
    id?: string;
    type?: LocationType;
    /** The address of that location; absent where the customer chooses one. Read-only. */
    calculatedAddress?: Address;
    /** With type `BUSINESS`: the location of the business. */
    business?: BusinessLocation;
    /** With type `CUSTOM`: the address of this service alone. */
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
/** The schedule that holds the sessions of a service, and their lengths. */
interface Schedule {
    id?: string;
    /** The moment at which the first session starts; for a course. Read-only. */
    firstSessionStart?: Date;
    /** The moment at which the last session ends; for a course. Read-only. */
    lastSessionEnd?: Date;
    /** How long sessions are, and the pause after them. */
    availabilityConstraints?: {
        /** Lengths of a session in minutes; one value for an appointment. */
        sessionDurations?: number[];
        /** The lengths as objects. */
        durations?: {
            /** Length in minutes, from 1 to 44,639. */
            minutes?: number;
        }[];
        /** Minutes kept free after a session. */
        timeBetweenSessions?: number;
        /** The shortest and the longest time that a customer may book, in place of `sessionDurations`; for an appointment. */
        durationRange?: DurationRange;
    };
}
/**
 * Lengths in hours or in whole days, between which customers choose; the price of the service is that of one unit. The local
 * platform offers lengths in hours, in steps of 30 minutes.
 */
interface DurationRange {
    /** The unit; the options of that unit go with it. */
    unitType?: DurationUnit;
    /** For `HOUR`: from 30 minutes to 1,440. */
    hourOptions?: {
        /** The shortest length in minutes. */
        minDurationInMinutes?: number;
        /** The longest length in minutes. */
        maxDurationInMinutes?: number;
    };
    /** For `DAY`. */
    dayOptions?: {
        /** The shortest length in days, from 1 to 40. */
        minDurationInDays?: number;
        /** The longest length in days, from 1 to 40. */
        maxDurationInDays?: number;
    };
}
/** A member of staff who gives the service. */
interface StaffMemberDetails {
    staffMemberId?: string;
    name?: string;
    /** The picture of the member of staff. */
    mainMedia?: MediaItem;
}
/** The last part of a page's address. */
interface Slug {
    name?: string;
    /** Whether somebody chose it by hand. */
    custom?: boolean;
    createdDate?: Date;
}
/** The addresses of the pages of a service. */
interface ServiceUrls {
    /** The page that describes the service. */
    servicePage?: PageUrl;
    /** The page with the booking form. */
    bookingPage?: PageUrl;
    /** The page with the times to choose from. */
    calendarPage?: PageUrl;
}
/** The address of a page, as a path and in full. */
interface PageUrl {
    /** The path on the site, such as `/service-page/yoga`. */
    relativePath?: string;
    url?: string;
}
/** The resources of one type that a session needs. */
interface ServiceResource {
    /** The name is filled when asked for with `RESOURCE_TYPE_DETAILS`. */
    resourceType?: {
        id?: string;
        name?: string;
    };
    resourceIds?: {
        /** The resources that may be taken; any of the type when empty. */
        values?: string[];
    };
    /** Filled when asked for with `RESOURCE_DETAILS`. */
    resourceDetails?: {
        /** The resources of `resourceIds`, with their names. */
        resources?: {
            id?: string;
            name?: string;
        }[];
    };
}
/** An add-on of one of the groups, as filters see it. It has minutes when it lengthens the session. */
interface AddOnDetails {
    addOnId?: string;
    /** The minutes by which it lengthens the session; absent for one that is counted. */
    durationInMinutes?: number;
}
/** A group of add-ons that customers of one service choose from. */
interface AddOnGroup {
    /** Given by the platform. */
    id?: string;
    /** At most 100 characters. */
    name?: string;
    /** How many different add-ons of the group a booking may hold; all of them unless given. */
    maxNumberOfAddOns?: number;
    /** At most 7, in the order in which customers see them. */
    addOnIds?: string[];
    /** The question that the customer reads, in at most 200 characters: "Would you like an extra?" */
    prompt?: string;
}
declare const serviceCategoryShape: Shape<ServiceCategory>;
declare const slugShape: Shape<Slug>;
declare const serviceShape: Shape<Service>;
/** A service to create. Read-only fields, such as the name of the category, are left out of it. */
interface NewService extends Pick<Service, 'type' | 'name' | 'description' | 'tagLine' | 'sortOrder' | 'media' | 'hidden' | 'category' | 'form' | 'conferencing' | 'locations' | 'schedule' | 'staffMemberIds' | 'serviceResources' | 'primaryResourceType' | 'addOnGroups' | 'taxableAddress' | 'seoData' | 'tags' | 'extendedFields'> {
    /** 1 for an appointment; the places of a session of a class, or of a whole course. From 1 to 1,000. */
    defaultCapacity: number;
    /** The price, and how it is paid. */
    payment: ServicePayment;
    /** Whether and how customers book it online. */
    onlineBooking: OnlineBooking;
    /** By its id; the default policy of the business unless given. */
    bookingPolicy?: Pick<BookingPolicy, 'id'>;
}
/** Some fields of a service to change. */
interface ServiceChange extends Partial<NewService> {
    id: string;
    /** The revision that you read. */
    revision: string;
}

/** An extra that customers book together with a service. It either lengthens the session or is counted. */
interface AddOn {
    id: string;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** From 1 to 100 characters. */
    name?: string;
    /** The price of one add-on; free unless given. */
    price?: Money;
    /** The minutes that it adds to an appointment, from 1 to 1,440. Either this or `maxQuantity`. */
    durationInMinutes?: number;
    /** How many of it one booking may hold, from 1 to 9,999. Either this or `durationInMinutes`. */
    maxQuantity?: number;
    /** The id of the tax group that it belongs to. */
    taxGroup?: string;
    /** The picture that customers see beside it. */
    mainMedia?: MediaItem;
    /** Data of your own, by namespace. */
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
/** Some fields of an add-on to change. `maxQuantity` takes the place of `durationInMinutes`, and the other way round. */
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
 * Finds add-ons, whether services offer them or not; 50 a page unless asked for fewer or more (at most 100).
 * `listAddOnGroups` lists the add-ons that customers of one service may choose from.
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
 * Creates an add-on, for the business. Customers can book it once it is in a group of a service: see `createAddOnGroup`.
 *
 * @throws ValidationError when the name is missing, the price is no amount in the currency of the business, or both or none
 * of `durationInMinutes` and `maxQuantity` are given.
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
    /** Whether the result holds the add-ons. */
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes fields of an add-on, for the business. What is booked already stays as it was booked.
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
    /** Whether the result holds the add-ons. */
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
 * Deletes an add-on and takes it out of all groups, for the business. What is booked already stays as it was booked.
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
 * Deletes add-ons and takes them out of all groups, for the business: each one succeeds or fails on its own.
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
    /** The session: `slot.eventId` of the booking of a class. A booking of an appointment has no such id. */
    eventId?: string;
    /** `NOT_SET` unless given. */
    status?: AttendanceStatus;
    /** The number of participants who came, at least 1; 1 unless given. Where nobody came, the status is `NOT_ATTENDED`. */
    numberOfAttendees?: number;
}
declare const attendanceShape: Shape<Attendance>;
/** Attendance to record. A field that is not given stays as it was recorded before. */
interface NewAttendance extends Pick<Attendance, 'status' | 'numberOfAttendees'> {
    bookingId: string;
    /**
     * The session of a course: a course has many, so that one must be named. The sessions of other bookings follow from
     * the booking.
     */
    eventId?: string;
}
/** The message that the participants get when their attendance is recorded. */
interface AttendanceNotification {
    /** Whether they get a message; they get none unless this is true. */
    notifyParticipants?: boolean;
    /** Own words of the business, from 1 to 5,000 characters. */
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
 * Reads one record of attendance. Customers read those of their own bookings, the owner all of them.
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
 * Finds records of attendance, 50 a page unless asked for fewer or more (at most 1,000). Customers find those of their
 * own bookings, the owner all of them.
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
 * Counts the records of attendance of the member who calls, and of nobody else.
 *
 * @throws ApplicationError `FORBIDDEN` unless a member who is signed in calls.
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const visits = await countAttendances(client, { filter: { status: 'ATTENDED' } })
 * @function
 */
declare const countAttendances: Read<CountAttendancesInput, number>;
/** The attendance to record for one session of a booking. */
interface SetAttendanceInput {
    attendance: NewAttendance;
    /** Whether the participants get a message, and with which words; they get none unless given. */
    participantNotification?: AttendanceNotification;
}
/**
 * Records for the business who came to a session: a booking has one record for each session, so that a second call
 * changes the first record. The number may exceed the number of participants who were booked.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, or `SESSION_ID_NOT_PROVIDED` for a booking of a course without the session.
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
    /** Whether the result holds the records. */
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

/** The catalogue that bookings are sold from: `catalogReference.appId` of a cart line. */
declare const bookingsAppId = "13d21c63-b5ec-5912-8397-c3a5ddb27a97";
/** Every status of a booking. */
declare const bookingStatuses: readonly ["CREATED", "CONFIRMED", "CANCELED", "PENDING", "DECLINED", "WAITING_LIST"];
/**
 * `CREATED`: made, not yet ordered. `PENDING`: waits for the approval of the business. `WAITING_LIST`: waits for a place in
 * a full session.
 */
type BookingStatus = Open<(typeof bookingStatuses)[number]>;
/** Every payment status of a booking. */
declare const bookingPaymentStatuses: readonly ["UNDEFINED", "NOT_PAID", "PAID", "PARTIALLY_PAID", "REFUNDED", "EXEMPT", "FAILED"];
/** How much of a booking has been paid. `EXEMPT`: nothing has to be paid. */
type BookingPaymentStatus = Open<(typeof bookingPaymentStatuses)[number]>;
/** Every way to pay for a booking. */
declare const selectedPaymentOptions: readonly ["UNDEFINED", "OFFLINE", "ONLINE", "MEMBERSHIP", "MEMBERSHIP_OFFLINE", "FULL_PAYMENT_ONLINE", "FULL_PAYMENT_OFFLINE", "DEPOSIT_ONLINE"];
/** How the customer wants to pay; the long forms are those of orders. */
type SelectedPaymentOption = Open<(typeof selectedPaymentOptions)[number]>;
/** Somebody's place in a session. */
interface Booking {
    id: string;
    bookedEntity?: BookedEntity;
    contactDetails?: ContactDetails;
    status?: BookingStatus;
    paymentStatus?: BookingPaymentStatus;
    selectedPaymentOption?: SelectedPaymentOption;
    /** How many people come. */
    totalParticipants?: number;
    /** The participants by variant of the service, in place of `totalParticipants`. */
    participantsChoices?: ParticipantChoices;
    /** An id of your own for the customer. */
    externalUserId?: string;
    /** Where the booking was made, and by which side. */
    bookingSource?: BookingSource;
    /** Counts up with each change; a change must name the one it started from. */
    revision?: string;
    /** The person or app that made the booking. Read-only. */
    createdBy?: IdentificationData;
    /** The moment at which the session starts; for a course, its first session. Read-only. */
    startDate?: Date;
    /** The moment at which the session ends; for a course, its last session. Read-only. */
    endDate?: Date;
    /** The moment of the cancellation; absent before it. */
    canceledDate?: Date;
    /** Whether it was accepted although the time was taken. */
    doubleBooked?: boolean;
    /** The visit that the booking is a part of; absent when it was made alone. */
    multiServiceBookingInfo?: MultiServiceBookingInfo;
    formSubmissionId?: string;
    formId?: string;
    bookedAddOns?: BookedAddOn[];
    /** Whether the customer pays only the deposit when they book. */
    depositSelected?: boolean;
    appId?: string;
    createdByAppId?: string;
    /** Answers to fields of the booking form; `formSubmission` takes their place in newer forms. */
    additionalFields?: BookingFormAnswer[];
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
}
/** The thing that is booked: `slot` for appointments and classes, `schedule` for courses. */
interface BookedEntity {
    slot?: BookedSlot;
    /** The course that is booked, in place of `slot`. */
    schedule?: BookedSchedule;
    title?: string;
    /** Tags of the booking, as plain text. */
    tags?: string[];
}
/** A time of an appointment, or with `eventId` alone the session of a class. */
interface BookedSlot {
    serviceId?: string;
    scheduleId?: string;
    /** The session of a class; everything else then follows from it. */
    eventId?: string;
    /** ISO 8601: with `Z` or an offset, or the `localStartDate` of a time slot, read in `timezone`. */
    startDate?: string;
    /** When it ends, in the format of `startDate`. */
    endDate?: string;
    /** IANA name; that of the business unless given. */
    timezone?: string;
    /** The member of staff who gives it; anybody who is free unless given. */
    resource?: BookedResource;
    /**
     * The room and the other resources that the session occupies, one of each type that the service needs beside its staff.
     * Give the id of one that the customer wants; any that is free is taken unless given.
     */
    additionalResources?: BookedResource[];
    /** How the customer chooses the resource of each type; at most 3. */
    resourceSelections?: ResourceSelection[];
    /** Where it takes place. */
    location?: BookedLocation;
    /** Whether it takes whole days. */
    allDay?: boolean;
}
/** The course that is booked, with all its sessions. */
interface BookedSchedule {
    /** `service.schedule.id` of the course. */
    scheduleId?: string;
    serviceId?: string;
    /** IANA name; that of the business unless given. */
    timezone?: string;
    /** Where the course takes place. Read-only. */
    location?: BookedLocation;
    /** ISO 8601. */
    firstSessionStart?: string;
    /** When the last session ends; ISO 8601. Read-only. */
    lastSessionEnd?: string;
}
/** A resource that the session occupies, such as a member of staff or a room. */
interface BookedResource {
    id?: string;
    name?: string;
    email?: string;
    scheduleId?: string;
    /** The resource type. The platform fills it in. */
    type?: string;
}
/** Every way to choose who gives a session. */
declare const resourceSelectionMethods: readonly ["SPECIFIC_RESOURCE", "ANY_RESOURCE", "NO_SELECTION"];
/** Whether the customer chooses who gives the session. */
type ResourceSelectionMethod = Open<(typeof resourceSelectionMethods)[number]>;
/** Every gender by which a customer can choose the staff. */
declare const requestedGenders: readonly ["ANY_MALE", "ANY_FEMALE"];
/** The gender of the staff that a customer asks for. */
interface RequestedGender {
    /** Any man or any woman of the staff. */
    gender?: Open<(typeof requestedGenders)[number]>;
}
/** How the customer chooses the resource of one type. */
interface ResourceSelection {
    resourceTypeId?: string;
    selectionMethod?: ResourceSelectionMethod;
    /** A man or a woman of the staff, for `ANY_RESOURCE`, where the settings of the business allow that choice. */
    requestedGender?: RequestedGender;
}
/** Every type of place of a booking. */
declare const bookedLocationTypes: readonly ["OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM"];
/** At the business, at another place of its choice or at a place that the customer names. */
type BookedLocationType = Open<(typeof bookedLocationTypes)[number]>;
/** The place of the session. */
interface BookedLocation {
    id?: string;
    name?: string;
    /** The whole address as one line of text. */
    formattedAddress?: string;
    /** Bookings name it otherwise than time slots do. */
    locationType?: BookedLocationType;
}
/** The customer. Visitors must give a first name and an email address. */
interface ContactDetails {
    contactId?: string;
    firstName?: string;
    lastName?: string;
    email?: string;
    phone?: string;
    /** The customer's address. */
    fullAddress?: Address;
    /** Two letters, ISO 3166-1. */
    countryCode?: string;
}
/** How many people take which variant of the service. */
interface ParticipantChoices {
    /** Groups of participants who make the same choices. */
    serviceChoices?: {
        /** How many people the group has; at least 1. */
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
    /** The length, for an option of type `DURATION`. */
    duration?: {
        /** Length in minutes, from 1 to 44,639. */
        minutes?: number;
        name?: string;
    };
}
/** Every type of field of a booking form. */
declare const bookingFormFieldTypes: readonly ["SHORT_TEXT", "LONG_TEXT", "CHECK_BOX"];
/** A line of text, text of several lines, or a box to tick. */
type BookingFormFieldType = Open<(typeof bookingFormFieldTypes)[number]>;
/** The answer to a field of the booking form. */
interface BookingFormAnswer {
    /** Id of the field in the form. */
    id?: string;
    /** The answer; `true` or `false` for a box. */
    value?: string;
    /** Text beside the field, as the form has it. */
    label?: string;
    /** The type of the field that was answered. */
    valueType?: BookingFormFieldType;
}
/** Every platform that bookings are made on. */
declare const bookingPlatforms: readonly ["WEB", "MOBILE_APP"];
/** Where a booking is made. */
type BookingPlatform = Open<(typeof bookingPlatforms)[number]>;
/** Everybody who makes bookings. */
declare const bookingActors: readonly ["BUSINESS", "CUSTOMER"];
/** The side that makes a booking. */
type BookingActor = Open<(typeof bookingActors)[number]>;
/** Where a booking was made, and by which side. */
interface BookingSource {
    platform?: BookingPlatform;
    actor?: BookingActor;
    appDefId?: string;
    /** Name of that app. Read-only. */
    appName?: string;
}
/** The person or app that did something; one of the ids is present. */
interface IdentificationData {
    anonymousVisitorId?: string;
    memberId?: string;
    wixUserId?: string;
    appId?: string;
    contactId?: string;
}
/** Every way to book several services at once. */
declare const multiServiceBookingTypes: readonly ["SEQUENTIAL_BOOKINGS", "SEPARATE_BOOKINGS", "PARALLEL_BOOKINGS"];
/** Whether several services follow one another, are apart or take place at the same time. */
type MultiServiceBookingType = Open<(typeof multiServiceBookingTypes)[number]>;
/** The bookings made together that a booking is one of, and how they lie to one another. */
interface MultiServiceBookingInfo {
    id?: string;
    type?: MultiServiceBookingType;
}
/** An add-on of a booking. */
interface BookedAddOn {
    /** The id of the add-on. */
    id?: string;
    /** The group of the service that offers it; the first that does unless given. */
    groupId?: string;
    name?: string;
    /** The minutes that it adds to the appointment, for an add-on that lengthens it. */
    durationInMinutes?: number;
    /** How many of it are booked; 1 unless given. For an add-on that is counted. */
    quantity?: number;
}
/** Whether and what the participants are told. */
interface ParticipantNotification {
    /** Whether the participants are told; `false` keeps the message back. */
    notifyParticipants?: boolean;
    /** Own words of the business, added when `notifyParticipants` is `true`. */
    message?: string;
    /** Values of your own that go with the message, by key. */
    metadata?: Record<string, string>;
}
declare const bookingShape: Shape<Booking>;
/** Every status that a booking can be made with. */
declare const newBookingStatuses: readonly ["CREATED", "WAITING_LIST"];
/** The thing that is to be booked: `slot` for an appointment or the session of a class, `schedule` for a course. */
interface NewBookedEntity {
    slot?: BookedSlot;
    /** The course to book, in place of `slot`. */
    schedule?: Pick<BookedSchedule, 'scheduleId' | 'serviceId' | 'timezone'>;
    /** Tags of the booking, as plain text. */
    tags?: string[];
}
/** The fields of a new booking that a caller may write. The platform fills in the others, and ignores them here. */
interface NewBooking {
    bookedEntity: NewBookedEntity;
    /**
     * `WAITING_LIST` joins the waiting list of a session of a class, or of a course, that is full: when a place becomes free, it is offered by mail and
     * kept for a while, during which the booking can be put into the cart. `CREATED` unless given.
     */
    status?: (typeof newBookingStatuses)[number];
    contactDetails?: ContactDetails;
    /** How many people come; at least 1. Either this or `participantsChoices` is needed. */
    totalParticipants?: number;
    /** The participants by variant of the service, in place of `totalParticipants`. */
    participantsChoices?: ParticipantChoices;
    /** Needed where an order follows. */
    selectedPaymentOption?: Closed<SelectedPaymentOption>;
    externalUserId?: string;
    /** Where the booking was made, and by which side. */
    bookingSource?: Closed<BookingSource>;
    /** At most 21 add-ons that the service offers. */
    bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[];
    /** Whether only the deposit is paid online; for services that take one. */
    depositSelected?: boolean;
    /** Answers to fields of the booking form; newer forms are answered by `formSubmission`. */
    additionalFields?: Closed<BookingFormAnswer>[];
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}

/** A page of a list whose local dates are in one time zone. */
type ZonedPage<T, Input> = Page<T, Input> & {
    /** IANA name of the zone of all local dates of the page: the one that was asked for, or that of the business. */
    readonly timeZone?: string | undefined;
};

/** The resource type of staff, for `includeResourceTypeIds` and `resourceTypes`. */
declare const staffResourceTypeId = "1cd44cf8-756f-41c3-bd90-3e2ffcaf1155";
/** A time that a service may be booked for. */
interface TimeSlot {
    serviceId?: string;
    /** In the time zone that was asked for. */
    localStartDate?: string;
    /** The end, in the same time zone. */
    localEndDate?: string;
    /** Whether it can be booked now; `nonBookableReasons` says why not. */
    bookable?: boolean;
    /** Where it takes place. */
    location?: TimeSlotLocation;
    /** Present on the session of a class. */
    eventInfo?: EventInfo;
    /** Places in all, from 1 to 1,000; 1 for an appointment. */
    totalCapacity?: number;
    /** Places that nobody has booked; some may be kept for the waiting list. */
    remainingCapacity?: number;
    /** Places that can be booked: the number to show. */
    bookableCapacity?: number;
    bookingPolicyViolations?: BookingPolicyViolations;
    /** Filled for the resource types that were asked for, ten of each at most. */
    availableResources?: AvailableResources[];
    /** The services of a booking of several, one after the other. */
    nestedTimeSlots?: NestedTimeSlot[];
    /** Why it cannot be booked; no reason is `true` when it can. */
    nonBookableReasons?: NonBookableReasons;
    scheduleId?: string;
    /** Whether it takes whole days; it then ends at 00:00 of the day after. */
    allDay?: boolean;
}
/** The place of a time slot. */
interface TimeSlotLocation {
    /** Absent for a place that the customer chooses. */
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
    /** The title of the session; as a rule the name of the service. */
    eventTitle?: string;
    /** How many people the waiting list takes, and how many more; absent where the policy of the class has none. */
    waitingList?: {
        /** How many people the waiting list takes; at least 1. */
        totalCapacity?: number;
        /** How many more people it takes. */
        remainingCapacity?: number;
    };
}
/** The rules of the booking policy that a slot breaks. */
interface BookingPolicyViolations {
    /** Whether booking has not opened yet. */
    tooEarlyToBook?: boolean;
    /** When booking opens, for a slot that is too early. */
    earliestBookingDate?: Date;
    /** Whether booking has closed. */
    tooLateToBook?: boolean;
    /** Whether the service takes no bookings online. */
    bookOnlineDisabled?: boolean;
}
/** The resources of one type that are free at a time. */
interface AvailableResources {
    resourceTypeId?: string;
    /** At most ten resources that are free at that time. */
    resources?: {
        id?: string;
        name?: string;
    }[];
    /** Whether there are more than the ten that are named. */
    hasMoreAvailableResources?: boolean;
}
/** The time of one service within a visit. */
interface NestedTimeSlot {
    serviceId?: string;
    /** The start, in the time zone that was asked for. */
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
    /** Whether a rule of the policy forbids it; `bookingPolicyViolations` says which. */
    violatesBookingPolicy?: boolean;
    /** Whether the free places are kept for people on the waiting list. */
    reservedForWaitingList?: boolean;
    /** Whether the session was cancelled. */
    eventCancelled?: boolean;
}
/** Resources of one type; any of them when `resourceIds` is absent or empty. */
interface ResourceTypeFilter {
    resourceTypeId: string;
    resourceIds?: string[];
}
/** The choices of a customer beside the time. */
interface CustomerChoices {
    /** How long the session is to be, in minutes: one of the lengths that the service has. */
    durationInMinutes?: number;
    /** The add-ons of the service that are to be booked: some lengthen the session. At most 21. */
    addOnIds?: string[];
    /** A choice among the lengths of a service with variants. */
    durationChoiceId?: string;
    /** Only times at which a man, or a woman, of the staff is free; where the settings of the business allow the choice. */
    requestedGender?: Closed<RequestedGender>;
}
declare const timeSlotShape: Shape<TimeSlot>;
/** The appointment, and the time whose slots are listed. */
interface ListAvailabilityTimeSlotsInput {
    /** The appointment. Needed, as is `toLocalDate`, unless a cursor is given. */
    serviceId?: string;
    /** Slots start after it; now unless given. */
    fromLocalDate?: string;
    /** Slots end before it. */
    toLocalDate?: string;
    /** IANA name of the zone of all local dates; that of the business unless given. */
    timeZone?: string;
    /** At most 5. */
    locations?: TimeSlotLocation[];
    /** Only slots that these resources are free for. */
    resourceTypes?: ResourceTypeFilter[];
    /** Names the free resources of these types in each slot. */
    includeResourceTypeIds?: string[];
    /** Only slots that can, or cannot, be booked; both unless given. */
    bookable?: boolean;
    /** Only slots that break, or do not break, these rules. */
    bookingPolicyViolations?: BookingPolicyViolations;
    /** At most so many slots of one day. */
    timeSlotsPerDay?: number;
    /** The choices of the customer beside the time: they change how long the slots are. */
    customerChoices?: CustomerChoices;
    /** 1,000 slots a page unless asked for fewer. */
    cursorPaging?: CursorPaging;
}
/**
 * Lists the times of an appointment, earliest first. Times for which nobody is free are left out. Without `bookable`
 * or `bookingPolicyViolations`, the times that can be booked come before the others.
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
/** The time of an appointment to read again. */
interface GetAvailabilityTimeSlotInput {
    serviceId: string;
    /** The start as listed: `YYYY-MM-DDThh:mm:ss`, read in `timeZone`. */
    localStartDate: string;
    /** The end as listed, in the same format. */
    localEndDate: string;
    /** IANA name of the zone of both local dates; that of the business unless given. */
    timeZone?: string;
    /** The place that the time was listed for. */
    location?: TimeSlotLocation;
    /** Resources that must be free; any of them unless given. */
    resourceTypes?: ResourceTypeFilter[];
    includeResourceTypeIds?: string[];
    /** The choices of the customer beside the time; the length follows from the local dates. */
    customerChoices?: Omit<CustomerChoices, 'durationInMinutes'>;
}
/**
 * Reads one time of an appointment again: whether it is still free, and who is.
 *
 * @throws ApplicationError `SLOT_NOT_FOUND` when nobody is free then, or no session starts then.
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
    /** The start that the customer chose, of a slot that `listAvailabilityTimeSlots` offers. */
    localStartDate: string;
    /** The last end that is of interest, as far from the start as the service allows at most; all ends unless given. */
    maxLocalEndDate?: string;
    /** IANA name of the zone of all local dates; that of the business unless given. */
    timeZone?: string;
    /** The location of the slot. */
    location: TimeSlotLocation;
    /** Only ends until which these resources are free, such as the one that the customer chose before. */
    resourceTypes?: ResourceTypeFilter[];
}
/**
 * Lists the times at which a session may end that customers book for as long as they like: a slot for each end, earliest
 * first, all with the start that is given and none with resources. Ends until which nobody is free are left out. Each hour
 * of a session costs the price of the service.
 *
 * @throws ApplicationError `SERVICE_NOT_FOUND`; `END_OPTIONS_NOT_SUPPORTED` when the service has fixed lengths;
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
    /** Only times that these resources are free for. At most 8 types. */
    resourceTypes?: ResourceTypeFilter[];
    /** Names the free resources of these types in the nested time slot of the service. */
    includeResourceTypeIds?: string[];
    /** The choices of the customer for this service: they change how long it takes. */
    customerChoices?: CustomerChoices;
}
/** The services of a visit, and the time whose slots are listed. */
interface ListMultiServiceAvailabilityTimeSlotsInput {
    /** 2 to 8 appointments in the order in which they are given. Needed, as is `toLocalDate`, unless a cursor is given. */
    services?: VisitService[];
    /** Visits start after it; now unless given. */
    fromLocalDate?: string;
    /** Visits end before it. */
    toLocalDate?: string;
    /** IANA name of the zone of all local dates; that of the business unless given. */
    timeZone?: string;
    /** The place of the whole visit; any one unless given. */
    location?: TimeSlotLocation;
    /** Only visits that can, or cannot, be booked; both unless given. */
    bookable?: boolean;
    /** Only visits that break, or do not break, these rules. */
    bookingPolicyViolations?: BookingPolicyViolations;
    /** At most so many visits of one day. */
    timeSlotsPerDay?: number;
    /** 1,000 visits a page unless asked for fewer. */
    cursorPaging?: CursorPaging;
}
/**
 * Lists the times at which several appointments can be given one after the other at one place, earliest first. Each
 * service begins when the one before it and the pause that is kept after it are over; `nestedTimeSlots` says when, in
 * the order of `services`. A visit can be booked when every service can. Without `bookable` or
 * `bookingPolicyViolations`, the visits that can be booked come before the others.
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
/** The slot of a visit to read again. */
interface GetMultiServiceAvailabilityTimeSlotInput {
    /** 2 to 8 appointments in the order in which they are given. */
    services: VisitService[];
    /** When the first service begins. */
    localStartDate: string;
    /** When the last service ends. */
    localEndDate: string;
    /** IANA name of the zone of both local dates; that of the business unless given. */
    timeZone?: string;
    /** The place of the whole visit. */
    location: TimeSlotLocation;
}
/**
 * Reads one visit of several appointments again: whether every service can still be given then, and by whom.
 *
 * @throws ApplicationError `SLOT_NOT_FOUND` when nobody is free for one of the services, or the visit does not start or
 * end then, `INVALID_SERVICES_SIZE` when there are more than 8 services, `ADD_ON_NOT_FOUND`,
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
/** How far a fee is. `PREVIEW`: the fee would be due if the booking were cancelled now. */
type BookingFeeStatus = Open<(typeof bookingFeeStatuses)[number]>;
/** Every reason of a fee. */
declare const bookingFeeTriggers: readonly ["UNKNOWN_TRIGGER", "NOT_ATTENDED", "BOOKING_CANCELED"];
/** Why a fee is due: the booking was cancelled too late, or nobody came. */
type BookingFeeTrigger = Open<(typeof bookingFeeTriggers)[number]>;
/** A fee for a booking that is cancelled late, or that nobody came to. */
interface BookingFee {
    /** The id of the booking: a booking has one fee. */
    id?: string;
    bookingId?: string;
    /** The fee, how far it is and why it is due. */
    cancellationFee?: {
        /** The amount of the fee. */
        price?: Money;
        status?: BookingFeeStatus;
        trigger?: BookingFeeTrigger;
    };
    /** The policy that the booking was made under, which names the fee. */
    policyDetails?: {
        id?: string;
        description?: string;
        /** The description in the language of the request, where it is translated. */
        descriptionTranslated?: string;
    };
}
declare const bookingFeeShape: Shape<BookingFee>;
/** A message to the business. */
interface BusinessNotification {
    /** Whether the business gets a mail; it gets none unless this is true. */
    notifyBusiness?: boolean;
    /** From 1 to 5,000 characters. */
    message?: string;
}
/** The bookings whose fees are listed, by either list of ids. */
interface ListBookingFeesInput {
    /** At most 5. */
    bookingIds?: string[];
    /** The bookings that were made together; at most 1. */
    multiServiceBookingIds?: string[];
}
/**
 * Lists the fees of bookings: those that are due, and those that would be due if a booking were cancelled now. Where there
 * is no fee, and where the caller has no such booking, nothing is listed.
 *
 * @throws ApplicationError `MISSING_BOOKING_IDS` without an id.
 * @throws ValidationError when there are more than 5 bookings.
 * @example
 * const [fee] = await listBookingFees(client, { bookingIds: [booking.id] })
 * const cost = fee?.cancellationFee?.price
 * @function
 */
declare const listBookingFees: Read<ListBookingFeesInput, BookingFee[]>;
/** The bookings whose fees are put on their order. */
interface ApplyBookingFeesInput {
    /** From 1 to 5 bookings of one order. */
    bookingIds: string[];
    /** The price of all these fees together, in place of that of the policy; at most the price of the bookings. */
    priceOverride?: Money;
    businessNotification?: BusinessNotification;
}
/** The fees that were put on an order. */
interface AppliedBookingFees {
    bookingFees?: BookingFee[];
    /** The order, and the additional fee that it got. */
    ecomOrderInfo?: {
        orderId?: string;
        /** The price of the additional fee: all fees together. */
        additionalFeePrice?: Price;
        additionalFeeId?: string;
    };
}
declare const appliedBookingFeesShape: Shape<AppliedBookingFees>;
/**
 * Puts the fees of bookings on their order, for the business: they become one additional fee, and the bookings themselves
 * cost nothing any more. A fee that was not paid yet is charged by `collectBookingFees`.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_FEE_NOT_FOUND` when a booking has no fee that is due,
 * `BOOKING_FEE_ALREADY_APPLIED`, `ORDER_NOT_FOUND`, `BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS`, `PRICE_OVERRIDE_EXCEEDS_MAX`,
 * `BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT`, `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`, or
 * `ORDER_CANNOT_BE_EDITED` when the order is not approved.
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
 * Charges what is left to pay of a fee that stands on an order, with the payment method that the customer has saved. Not
 * safe to repeat: each call charges what is left to pay then.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `ORDER_NOT_FOUND`, `ADDITIONAL_FEE_NOT_FOUND`, `FEE_IS_NOT_BOOKING_FEE`, or
 * `ORDER_BALANCE_NON_POSITIVE` when nothing is left to pay.
 * @example
 * const { amount } = await collectBookingFees(owner, { orderId, additionalFeeId })
 * @function
 */
declare const collectBookingFees: Write<CollectBookingFeesInput, Price, ElevatedAuth>;

/** A booking with what belongs to it. */
interface ExtendedBooking {
    booking?: Booking;
    /** Filled when asked for with `withBookingAllowedActions`. */
    allowedActions?: AllowedActions;
    /** Filled when asked for with `withBookingAttendanceInfo`. */
    attendance?: BookingAttendance;
    /** Filled when asked for with `withBookingConferencingDetails`, for a service that is given online. */
    conferencingDetails?: ConferencingDetails;
    /** Filled when asked for with `withBookingPolicySettings`. */
    bookingPolicySettings?: {
        /** Whether the policy of the booking charges a fee for a late cancellation. */
        cancellationFeeEnabled?: boolean;
    };
    /** Filled when asked for with `withBookingFeeDetails`. */
    bookingFeeDetails?: {
        cancellationFeeStatus?: CancellationFeeStatus;
    };
    /** Filled when asked for with `withEcomOrder`, for a booking that was ordered. */
    order?: BookingOrder;
}
/**
 * The actions that the caller may take now. A booking that was made together with others, in sequence or in parallel, is
 * cancelled and moved with them: it alone allows neither.
 */
interface AllowedActions {
    /** Whether the caller may cancel the booking. */
    cancel?: boolean;
    /** Whether the caller may move the booking to another time. */
    reschedule?: boolean;
}
/** The attendance of a booking in short; of a course it is the attendance that was recorded last. */
interface BookingAttendance extends Pick<Attendance, 'status' | 'numberOfAttendees'> {
    /** Absent where no attendance is recorded. */
    id?: string;
}
/** How a customer joins a session that is given online. */
interface ConferencingDetails {
    /** The address by which the customer joins. */
    guestUrl?: string;
    password?: string;
}
/** Every status of the fee for a late cancellation. */
declare const cancellationFeeStatuses: readonly ["UNKNOWN_STATUS", "NOT_YET_APPLIED_TO_ORDER", "APPLIED_TO_ORDER"];
/** Whether the customer was charged a fee for a late cancellation. `UNKNOWN_STATUS`: no fee is due. */
type CancellationFeeStatus = Open<(typeof cancellationFeeStatuses)[number]>;
/** Every status of the order that holds a booking. */
declare const bookingOrderStatuses: readonly ["INITIALIZED", "APPROVED", "CANCELED", "PENDING", "REJECTED"];
/** How far the order of a booking is. */
type BookingOrderStatus = Open<(typeof bookingOrderStatuses)[number]>;
/** Every payment status of the order that holds a booking. */
declare const bookingOrderPaymentStatuses: readonly ["NOT_PAID", "PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED", "PENDING", "PARTIALLY_PAID", "PENDING_MERCHANT", "CANCELED", "DECLINED"];
/** How much of the order of a booking is paid. */
type BookingOrderPaymentStatus = Open<(typeof bookingOrderPaymentStatuses)[number]>;
/** The order that holds a booking, in short. */
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
    /** The part of the order that is left to pay. */
    balance?: Price;
    /** The currency as ISO 4217 writes it. */
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
/** The filter, order and page of the bookings to find, and what is filled in beside them. */
interface QueryExtendedBookingsInput extends CursorQuery<ExtendedBookingFields> {
    /** Pages by offset in place of a cursor: such a page says how many bookings there are in all. */
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
 * Finds bookings, the latest made first, 50 a page unless asked for fewer or more (at most 100). A customer finds
 * their own, the owner all of them. `page.total` is there when you page by offset, with `paging`.
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
 * Counts bookings: a customer counts their own, the owner all of them.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const upcoming = await countExtendedBookings(client, {
 *   filter: { status: 'CONFIRMED', startDate: { $gte: new Date() } },
 * })
 * @function
 */
declare const countExtendedBookings: Read<CountExtendedBookingsInput, number>;

/** Every part of a service that is filled only when asked for. */
declare const requestedFields: readonly ["STAFF_MEMBER_DETAILS", "RESOURCE_TYPE_DETAILS", "DISCOUNT_INFO_DETAILS", "RESOURCE_DETAILS"];
/** Parts of a service that are filled only when asked for. */
type RequestedField = Open<(typeof requestedFields)[number]>;
/** The service to read. */
interface GetServiceInput {
    serviceId: string;
    /** Parts of a service to fill in; none of them unless given. */
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
    /** Paths of the fields that the services are given with, at most 50; all fields unless given. */
    fields?: string[];
    /** Parts of a service to fill in; none of them unless given. */
    conditionalFields?: RequestedField[];
}
/**
 * Finds services, 50 a page unless asked for fewer or more (at most 100).
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
 * Searches for services by words of their name, with aggregations over all that is found; 50 a page unless asked for
 * fewer or more (at most 100).
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
/** The services whose categories are found. */
interface QueryServiceCategoriesInput {
    filter?: {
        /** The services that are looked at; all of them unless given. */
        services?: Filter<ServiceFields>;
        categoryIds?: string[];
    };
}
/**
 * Lists the categories of services.
 *
 * @throws ValidationError when `categoryIds` holds more than 100 ids.
 * @example
 * const categories = await queryServiceCategories(client, {})
 * @function
 */
declare const queryServiceCategories: Read<QueryServiceCategoriesInput, ServiceCategory[]>;
/** The services whose locations are found. */
interface QueryServiceLocationsInput {
    filter?: {
        /** The services that are looked at; all of them unless given. */
        services?: Filter<ServiceFields>;
        businessLocationIds?: string[];
    };
}
/** Where services take place. */
interface ServiceLocations {
    /** Locations of the business. */
    businessLocations?: {
        /** Whether a service is given at a location of the business. */
        exists?: boolean;
        /** The locations of the business where services are given. */
        locations?: ServiceLocation[];
    };
    /** Addresses of single services. */
    customLocations?: {
        /** Whether a service has an address of its own. */
        exists?: boolean;
    };
    /** Places that customers choose. */
    customerLocations?: {
        /** Whether a service is given where the customer wants it. */
        exists?: boolean;
    };
}
/**
 * Lists the places where services are given.
 *
 * @throws ValidationError when `businessLocationIds` holds more than 100 ids.
 * @example
 * const { businessLocations } = await queryServiceLocations(client, {})
 * @function
 */
declare const queryServiceLocations: Read<QueryServiceLocationsInput, ServiceLocations>;

/** The booking that a token is wanted for. */
interface GetAnonymousActionTokenInput {
    bookingId: string;
}
/**
 * Gives the token of a booking. Whoever has it reads the booking without signing in, and cancels or moves it where the
 * policy allows that to anybody: put it into the link of a mail. Customers get the tokens of their own bookings, the
 * owner of all.
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
    /** The parts that are filled only when they are asked for. */
    fields?: AnonymousBookingField[];
}
/** Every part of a booking that the holder of its token may ask for. */
declare const anonymousBookingFields: readonly ["BOOKING_FEES"];
/** A part of a booking that is filled only when it is asked for. */
type AnonymousBookingField = Open<(typeof anonymousBookingFields)[number]>;
/** A booking as the holder of its token sees it. */
interface AnonymousBooking {
    booking?: Booking;
    /** The actions that the holder of the token may take now. */
    allowedAnonymousActions?: AllowedActions;
    /** Filled when asked for with `BOOKING_FEES`, where a fee is due or would be due by a cancellation now. */
    bookingFee?: BookingFee;
}
declare const anonymousBookingShape: Shape<AnonymousBooking>;
/**
 * Reads a booking by its token, without signing in, and says whether the holder of the token may cancel or move it now.
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
 * Cancels a booking by its token, without signing in. The participants are told.
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
/** The token of the booking to move, and its new time. */
interface RescheduleBookingAnonymouslyInput extends CancelBookingAnonymouslyInput {
    /** The new time: see `rescheduleBooking`. */
    slot: BookedSlot;
}
/**
 * Moves a booking to another time by its token, without signing in. The participants are told.
 *
 * @throws ApplicationError `INVALID_TOKEN`; `RESCHEDULING_NOT_ALLOWED` when its status or its policy forbids it: read
 * `allowedAnonymousActions` first; or the refusals of `rescheduleBooking` for the new time, such as `SLOT_NOT_AVAILABLE`.
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
    /** The parts of the service that are filled only when they are asked for; at most 5. */
    fields?: RequestedField[];
}
/**
 * Reads the service of a booking by the token of the booking, without signing in; also a service that is hidden.
 *
 * @throws ApplicationError `INVALID_TOKEN`, or `SERVICE_NOT_FOUND` when the service is deleted.
 * @example
 * const { name, bookingPolicy } = await getServiceAnonymously(client, { token })
 * @function
 */
declare const getServiceAnonymously: Read<GetServiceAnonymouslyInput, Service>;

/** The booking to make. */
interface CreateBookingInput {
    booking: NewBooking;
    participantNotification?: ParticipantNotification;
    /** Whether a text message is sent 24 hours before. */
    sendSmsReminder?: boolean;
    /**
     * Answers to the booking form, by the key of the field. `first_name`, `last_name`, `email` and `phone` stand in place
     * of those in `contactDetails`.
     */
    formSubmission?: Record<string, unknown>;
    flowControlSettings?: CreateBookingFlowControlSettings;
}
/** Exceptions that only the owner may make. */
interface CreateBookingFlowControlSettings {
    /** Whether it is booked although the time is not offered, or taken. An appointment must name its resource then. */
    skipAvailabilityValidation?: boolean;
    /** Whether it is confirmed although the business approves the bookings of the service by hand. */
    skipBusinessConfirmation?: boolean;
    /** Whether it may be paid in a way that the service does not offer. */
    skipSelectedPaymentOptionValidation?: boolean;
    /** Whether its add-ons are taken as they are given. */
    skipAddOnValidation?: boolean;
}
/**
 * Books a time. The booking is `CREATED`; the order that it is put in confirms it. With `status: 'WAITING_LIST'` it waits
 * for a place in the full session of a class.
 *
 * @throws ApplicationError `SLOT_NOT_AVAILABLE`, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when
 * somebody was faster or the waiting list is full (`error.data.alternatives` holds the nearest free slots),
 * `SESSION_NOT_FOUND`, `SCHEDULE_NOT_FOUND`, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `VALIDATION_FAILURE` when it
 * cannot be paid in the chosen way, or is to wait although there are places,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception, `ADD_ON_NOT_FOUND`, `ADD_ON_GROUP_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`,
 * `CONTACT_DETAILS_CONFLICT` when `contactId` names another person.
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
    /** Whether the booking is cancelled although its policy forbids it. */
    ignoreCancellationPolicy?: boolean;
    /** Whether what was paid is given back. A customer who cancels in time gets it back anyway. */
    withRefund?: boolean;
    /** Whether the customer pays no fee for a late cancellation. */
    waiveCancellationFee?: boolean;
}
/**
 * Cancels a booking and frees its place. A customer who owes no fee for it gets back what was paid: the payment status is
 * then `REFUNDED`.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `BOOKING_POLICY_VIOLATION` when it is too late, `INVALID_BOOKING_STATUS` when it is over, `UNAUTHORIZED_OPERATION` when
 * a customer makes an exception, `REFUND_NOT_ALLOWED` when the payment cannot be given back, `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING` when it was made together with others
 * (`cancelMultiServiceBooking` cancels them).
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
    /** Whether a text message is sent 24 hours before. */
    sendSmsReminder?: boolean;
    paymentStatus?: Closed<BookingPaymentStatus>;
    /** Whether the booking is confirmed although somebody else has its place. */
    doubleBooked?: boolean;
    /** Checks that are made beside those of every confirmation. */
    flowControlSettings?: ConfirmBookingFlowControlSettings;
}
/** Checks that are made beside those of every confirmation. */
interface ConfirmBookingFlowControlSettings {
    /** Whether the place must be free still. */
    checkAvailabilityValidation?: boolean;
}
/**
 * Confirms a booking that waits for approval, or that no order follows. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`;
 * `NO_OPEN_SPOTS` when its hold is over and somebody else has the place.
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
    /** Whether the booking is declined because somebody else has its place. */
    doubleBooked?: boolean;
    /** The effect on the payment. */
    flowControlSettings?: DeclineBookingFlowControlSettings;
}
/** The effect of a decline on the payment. */
interface DeclineBookingFlowControlSettings {
    /** Whether what was paid is given back. */
    withRefund?: boolean;
}
/**
 * Declines a booking that waits for approval and frees its place. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`,
 * `REFUND_NOT_ALLOWED` when the payment cannot be given back.
 * @example
 * const declined = await declineBooking(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const declineBooking: Write<DeclineBookingInput, Booking, ElevatedAuth>;
/** The booking to decide about, and how much of it is paid. */
interface ConfirmOrDeclineBookingInput {
    bookingId: string;
    /** How much has been paid from now on; as before unless given. */
    paymentStatus?: Closed<BookingPaymentStatus>;
}
/**
 * Decides about a booking by its place and its payment. It is `DECLINED` when somebody else has its place and nothing
 * was paid (`UNDEFINED`, `NOT_PAID`, `REFUNDED` or `EXEMPT`). Otherwise it is `CONFIRMED`, or `PENDING` where the
 * business approves the bookings of the service by hand; `doubleBooked` says that the place was taken. For the owner, and
 * for bookings that no order follows: an order decides by its own payment.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `INVALID_BOOKING_STATUS` when it is over, confirmed or waits for the
 * business already, `FORBIDDEN`.
 * @example
 * const { status } = await confirmOrDeclineBooking(owner, { bookingId: booking.id, paymentStatus: 'PAID' })
 * @function
 */
declare const confirmOrDeclineBooking: Write<ConfirmOrDeclineBookingInput, Booking, ElevatedAuth>;
/** The booking that is to wait for approval. */
interface MarkBookingAsPendingInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    participantNotification?: ParticipantNotification;
    /** Whether a text message is sent 24 hours before. */
    sendSmsReminder?: boolean;
    paymentStatus?: Closed<BookingPaymentStatus>;
    /** Whether the booking waits for approval although somebody else has its place. */
    doubleBooked?: boolean;
    /** Checks that are made or left out. */
    flowControlSettings?: MarkBookingAsPendingFlowControlSettings;
}
/** Checks that are made or left out before a booking waits for approval. */
interface MarkBookingAsPendingFlowControlSettings {
    /** Whether the place must be free still. */
    checkAvailabilityValidation?: boolean;
    /** Whether the booking may wait although the business does not approve the bookings of the service by hand. */
    skipPendingApprovalServiceValidation?: boolean;
}
/**
 * Lets a booking wait for the approval of the business; it keeps its place until then. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` unless it is
 * `CREATED` or on a waiting list, `NOT_PENDING_APPROVAL_SERVICE` when the bookings of the service are not approved by hand, `NO_OPEN_SPOTS`
 * when its hold is over and somebody else has the place, `FORBIDDEN`.
 * @example
 * const pending = await markBookingAsPending(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const markBookingAsPending: Write<MarkBookingAsPendingInput, Booking, ElevatedAuth>;

/** The bookings to make in one call. */
interface BulkCreateBookingInput {
    /** 1 to 40. */
    createBookingsInfo: CreateBookingInput[];
    /** Whether the result holds the bookings. */
    returnFullEntity?: boolean;
}
/**
 * Books several times: each booking succeeds or fails on its own, as by `createBooking`, and takes the place that those
 * before it leave.
 *
 * @throws ValidationError when there are none or more than 40, or one has a field of the wrong type.
 * @example
 * const { results } = await bulkCreateBooking(client, {
 *   createBookingsInfo: bookings.map((booking) => ({ booking })),
 *   returnFullEntity: true,
 * })
 * const refused = results.filter(({ itemMetadata }) => !itemMetadata.success)
 * @function
 */
declare const bulkCreateBooking: Write<BulkCreateBookingInput, BulkResult<Booking>>;
/** The bookings to decide about in one call. */
interface BulkConfirmOrDeclineBookingInput {
    /** 1 to 300, each booking once. */
    details: ConfirmOrDeclineBookingInput[];
    /** Whether the result holds the bookings. */
    returnEntity?: boolean;
}
/**
 * Decides about bookings by their places and their payments: each one succeeds or fails on its own, as by
 * `confirmOrDeclineBooking`. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `DUPLICATED_BOOKINGS` when a booking is named twice, `FORBIDDEN`.
 * @throws ValidationError when there are none or more than 300.
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
    /** 1 to 100, each booking once. */
    bookings: {
        /** The bookings, each with the revision that you read. */
        bookingsInfo: CancelBookingInput[];
    };
    /** Whether the result holds the bookings. */
    returnFullEntity?: boolean;
}
/**
 * Cancels bookings: each one succeeds or fails on its own, as by `cancelBooking`. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `DUPLICATE_BOOKING_IDS` when a booking is named twice, `FORBIDDEN`.
 * @throws ValidationError when there are none or more than 100.
 * @example
 * const { bulkActionMetadata } = await bulkCancelBooking(owner, {
 *   bookings: { bookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })) },
 * })
 * @function
 */
declare const bulkCancelBooking: Write<BulkCancelBookingInput, BulkResult<Booking>, ElevatedAuth>;
/** The bookings whose allowed actions are asked for. */
interface BulkCalculateAllowedActionsInput {
    /** 1 to 50. */
    bookingIds: string[];
}
/**
 * Says of each booking whether its status and its policy allow to cancel and to move it now. Where they do not, the
 * owner can still do it by an exception in `flowControlSettings`. For the owner; customers ask `queryExtendedBookings`
 * with `withBookingAllowedActions: true`.
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

/** The booking to move, and its new time. */
interface RescheduleBookingInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    /**
     * The new time: `eventId` for the session of a class; for an appointment `serviceId`, `startDate` and whatever else
     * shall be as before, since a resource or a place that is not named may be another one. Without `endDate` it stays
     * as long as it is.
     */
    slot: BookedSlot;
    /** How many people come from now on; as many as before unless given. Only the business may change the number. */
    totalParticipants?: number;
    /** The number of participants by variant of the service; never together with `totalParticipants`. */
    participantsChoices?: ParticipantChoices;
    /** The add-ons from now on, with `flowControlSettings.allowAddOnChanges`; as before unless given. */
    bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[];
    participantNotification?: ParticipantNotification;
    flowControlSettings?: RescheduleBookingFlowControlSettings;
}
/** Exceptions that only the owner may make. */
interface RescheduleBookingFlowControlSettings {
    /** Whether the booking is moved although its policy forbids it. */
    ignoreReschedulePolicy?: boolean;
    /** Whether it is moved to a time that is not offered, or taken. An appointment must name its resource then. */
    skipAvailabilityValidation?: boolean;
    /** Whether it is confirmed although the business approves the bookings of the service by hand. */
    skipBusinessConfirmation?: boolean;
    /** Whether `bookedAddOns` may be given. */
    allowAddOnChanges?: boolean;
}
/**
 * Moves a booking of an appointment or a class to another time of the same service, and frees the place that it had.
 * A course is booked as a whole and has no other time. When the business approves the bookings of the service by hand,
 * a booking that a customer moves is `PENDING` until then.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `INVALID_BOOKING_STATUS` unless it is `CONFIRMED` or `PENDING`, `BOOKING_POLICY_VIOLATION` when the policy forbids to
 * move it or to book the new time, `SLOT_NOT_AVAILABLE` or `SESSION_CAPACITY_EXCEEDED` when somebody was faster
 * (`error.data.alternatives` holds the nearest free slots), `SESSION_NOT_FOUND`, `RESOURCE_NOT_FOUND`,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception or changes the number of participants,
 * `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`, `ADD_ON_CHANGES_NOT_ALLOWED`, `ADD_ON_NOT_FOUND`,
 * `INVALID_SERVICE_CHOICES`, `PRICE_CHANGE_NOT_ALLOWED` when a customer gives a session another length whose price follows
 * from it, `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING` when it was made together with
 * others (`rescheduleMultiServiceBooking` moves them).
 * @throws ValidationError when a field is missing or malformed, the slot is one of another service, or the booking is
 * one of a course.
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
    /** How many people come from now on. Either this or `participantsChoices` is needed. */
    totalParticipants?: number;
    /** The number of participants by variant of the service. */
    participantsChoices?: ParticipantChoices;
}
/**
 * Changes how many people come to a class or a course with a booking. What was ordered and paid for it stays as it is.
 * For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` when it is over,
 * `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when there are too few places left, `FORBIDDEN`,
 * `INVALID_SERVICE_CHOICES`.
 * @throws ValidationError when neither or both of the numbers are given, or the booking is one of an appointment.
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
/** The data of your own to set in a booking. */
interface UpdateBookingExtendedFieldsInput extends BookingExtendedFields {
    /** Id of the booking. */
    id: string;
}
/**
 * Sets data of your own in a booking, and gives back all data of the namespace: fields that are not given stay as they
 * are. For the owner.
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
/** The booking, and the answers to its form. */
interface SetBookingSubmissionIdInput {
    bookingId: string;
    /** Id of the answers to the booking form. */
    submissionId: string;
}
/**
 * Ties a booking to the answers to its form, as `formSubmissionId`. For the owner.
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
 * Finds booking policies, 50 a page unless asked for fewer or more (at most 100).
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
/** The booking policies whose strictest rules are asked for. */
interface GetStrictestBookingPolicyInput {
    /** From 1 to 100. */
    bookingPolicyIds: string[];
}
/**
 * Puts together the strictest version of each rule of several policies, such as those of services that are booked in one
 * visit. No policy is created.
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given gets its default. */
    mask?: string[];
}
/**
 * Changes fields of a booking policy, for the business. All services that use it follow the new rules at once; bookings
 * that were made before keep the rules that they were made under.
 *
 * @throws ConflictError when the policy has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createBookingPolicy`, or the mask names a field that cannot be changed.
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
/** The policies that a change of the default concerns. */
interface DefaultBookingPolicies {
    /** The default from now on. */
    currentDefaultBookingPolicy?: BookingPolicy;
    /** The default of before; absent when it was the same policy already. */
    previousDefaultBookingPolicy?: BookingPolicy;
}
declare const defaultBookingPoliciesShape: Shape<DefaultBookingPolicies>;
/**
 * Makes a booking policy the default, for the business: new services get it unless they name another. Services keep the
 * policy that they have.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such policy.
 * @throws ContextError without an elevated client.
 * @example
 * const { previousDefaultBookingPolicy } = await setDefaultBookingPolicy(elevatedClient, { bookingPolicyId })
 * @function
 */
declare const setDefaultBookingPolicy: Write<SetDefaultBookingPolicyInput, DefaultBookingPolicies, ElevatedAuth>;

/** Every time zone that times can be shown in. */
declare const displayTimeZoneBases: readonly ["BUSINESS_TIME_ZONE", "CUSTOMER_TIME_ZONE"];
/** Whose time zone times are shown in: that of the business or that of the customer. */
type DisplayTimeZoneBasis = Open<(typeof displayTimeZoneBases)[number]>;
/** Every moment at which a site may ask who is to give a session. */
declare const staffSelectionTimings: readonly ["BEFORE_SLOT_SELECTION", "AFTER_SLOT_SELECTION"];
/** Whether customers choose who gives a session before or after they choose the time. */
type StaffSelectionTiming = Open<(typeof staffSelectionTimings)[number]>;
/** Every part that customers may have in the choice of who gives a session. */
declare const staffSelectionStrategies: readonly ["CUSTOMER_MUST_CHOOSE", "CUSTOMER_MAY_CHOOSE", "CUSTOMER_CANNOT_CHOOSE"];
/** Whether customers must, may or cannot choose who gives a session. */
type StaffSelectionStrategy = Open<(typeof staffSelectionStrategies)[number]>;
/** The settings of the business that a site follows when it offers bookings. */
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
    /** How the site lets customers choose who gives a session. */
    staffSelection?: StaffSelection;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
}
/** The time zone that times are shown in. */
interface DisplayTimeZone {
    /** The zone at first. */
    basedOn?: DisplayTimeZoneBasis;
    /** Whether customers may choose another one. */
    customerCanChange?: boolean;
}
/** How customers choose who gives a session. */
interface StaffSelection {
    /** Whether they choose before or after the time. */
    timing?: StaffSelectionTiming;
    /** Whether they must, may or cannot choose. */
    strategy?: StaffSelectionStrategy;
    /**
     * Whether customers may ask for a man or a woman: `customerChoices.requestedGender` of time slots and
     * `resourceSelections` of bookings are refused unless it is set.
     */
    allowGenderSelection?: boolean;
}
declare const bookingsSettingsShape: Shape<BookingsSettings>;
/** Some settings to change. */
interface BookingsSettingsChange extends Omit<BookingsSettings, 'createdDate' | 'updatedDate' | 'revision'> {
    /** The revision that you read. */
    revision: string;
}
/** The call takes no input: a business has one set of settings. */
type GetBookingsSettingsInput = Record<string, never>;
/**
 * Reads the settings of the business for bookings. Times, carts and visits of several services can be asked for whatever
 * they say: they tell a site what to offer. Only the choice of a gender is refused unless they allow it. It is a preview: the platform may change it.
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes settings of the business for bookings, for the business. It is a preview: the platform may change it.
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

/** Everything that the price of a service can vary by. */
declare const serviceOptionTypes: readonly ["UNKNOWN", "CUSTOM", "STAFF_MEMBER", "DURATION", "DATE_TIME", "NUMBER_OF_PARTICIPANTS"];
/**
 * The thing that the price of a service varies by. `CUSTOM`: a choice of your own, such as the age. `STAFF_MEMBER`: who
 * gives it. `DURATION`: how long an appointment is. `DATE_TIME`: when it takes place. `NUMBER_OF_PARTICIPANTS`: how many
 * come.
 */
type ServiceOptionType = Open<(typeof serviceOptionTypes)[number]>;
/** Every kind of rule by which a price varies with the time. */
declare const dateTimeRuleTypes: readonly ["HOURS_AND_DAYS", "MONTHS", "DATE_RANGE"];
/** `HOURS_AND_DAYS`: hours of some weekdays. `MONTHS`: whole months. `DATE_RANGE`: from one date to another. */
type DateTimeRuleType = Open<(typeof dateTimeRuleTypes)[number]>;
/** The days of the week. */
declare const weekdays: readonly ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
/** A day of the week. */
type Weekday = Open<(typeof weekdays)[number]>;
/** The option of a service, and the price of each of its choices. A service has one of these at most. */
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
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** The thing that customers choose. */
interface ServiceOption {
    /** A GUID of your own; each variant names it as `optionId`. */
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
/** The choice of a variant: the field that goes with the type of its option. */
interface VariantChoice {
    /** Given by the platform: `choiceId` of a booking and `durationChoiceId` of a time slot name it. */
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
/** The times of a price: the field that goes with `ruleType`. They are read in the time zone of the business. */
interface DateTimeRule {
    /** The kind of rule; the field of that kind goes with it. */
    ruleType?: DateTimeRuleType;
    name?: string;
    /** Some hours of some days of the week: the start counts, the end does not. */
    hoursAndDaysRule?: {
        /** 1 to 7 days. */
        days?: Weekday[];
        /** `HH:mm` or `HH:mm:ss`. */
        startTime?: string;
        /** The first time that does not count, in the format of `startTime`. */
        endTime?: string;
    };
    /** The whole of some months, 1 to 12. */
    monthsRule?: {
        /** Numbers of months: 1 is January. */
        months?: number[];
    };
    /** From one local date and time to another, both `YYYY-MM-DDThh:mm:ss`; the end does not count. */
    dateRangeRule?: {
        /** The first time that counts. */
        localStartDate?: string;
        /** The first time that does not count any more. */
        localEndDate?: string;
        /** Whether the range counts in every year; `false` unless given. */
        repeatsAnnually?: boolean;
    };
}
/** So many participants, both numbers included; from 1 to 999. */
interface ParticipantsRange {
    /** The fewest participants. */
    minParticipants?: number;
    /** The most participants. */
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
    /** Data of your own, by namespace. */
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

/** Every type of a calendar event. The last three are those of sessions, which bookings and services make. */
declare const calendarEventTypes: readonly ["DEFAULT", "WORKING_HOURS", "APPOINTMENT", "CLASS", "COURSE"];
/** `WORKING_HOURS` opens time on its schedule; a `DEFAULT` event is anything else, such as a day off. */
type CalendarEventType = Open<(typeof calendarEventTypes)[number]>;
/** Every status of a calendar event. */
declare const calendarEventStatuses: readonly ["CONFIRMED", "CANCELLED"];
/** Whether an event takes place or was cancelled. */
type CalendarEventStatus = Open<(typeof calendarEventStatuses)[number]>;
/** Every part that an event can play in a series. */
declare const recurrenceTypes: readonly ["NONE", "MASTER", "INSTANCE", "EXCEPTION"];
/**
 * `NONE` takes place once. A `MASTER` says how a series repeats, its `INSTANCE`s are the single times, and an
 * `EXCEPTION` is an instance that was changed or cancelled by itself.
 */
type RecurrenceType = Open<(typeof recurrenceTypes)[number]>;
/** Every unit of time after which an event can repeat. */
declare const recurrenceFrequencies: readonly ["WEEKLY"];
/** The unit of time after which an event repeats. */
type RecurrenceFrequency = Open<(typeof recurrenceFrequencies)[number]>;
/** Every way in which an event meets other events of its schedule. */
declare const eventTransparencies: readonly ["OPAQUE", "TRANSPARENT"];
/** `OPAQUE` keeps others from booking the time; `TRANSPARENT` does not. */
type EventTransparency = Open<(typeof eventTransparencies)[number]>;
/** Every type of the place of an event. */
declare const calendarLocationTypes: readonly ["BUSINESS", "CUSTOMER", "CUSTOM"];
/** `BUSINESS`: a location of the business. `CUSTOMER`: where the customer is. `CUSTOM`: any other address. */
type CalendarLocationType = Open<(typeof calendarLocationTypes)[number]>;
/** A time as clocks show it. */
interface ZonedDate {
    /** A local date and time without a zone: `2026-05-04T09:00:00`. Seconds are not taken into account. */
    localDate?: string;
    /** Read-only: the IANA name of the time zone. */
    timeZone?: string;
    /** Read-only: the moment. */
    utcDate?: Date;
}
/** How an event repeats: each week, or each second, third or fourth one, on one day. */
interface RecurrenceRule {
    /** The unit that `interval` counts: weeks. */
    frequency?: RecurrenceFrequency;
    /** From 1 (each week, unless given) to 4. */
    interval?: number;
    /** Exactly one day: an event for each day of the week makes several. */
    days?: Weekday[];
    /** The end of the series; it repeats for ever unless given. */
    until?: ZonedDate;
}
/** The place of an event. */
interface CalendarEventLocation {
    /** The id of a location of the business, for the type `BUSINESS`. */
    id?: string;
    /** Whether it is a location of the business, with the customer or elsewhere. */
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
    /** `OPAQUE` unless given. */
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
    /** The IANA name of the time zone; that of the schedule unless given. */
    timeZone?: string;
    /** Whether it takes whole days: from midnight of the first one to midnight after the last one. */
    allDay?: boolean;
    /** Read-only. */
    recurrenceType?: RecurrenceType;
    /** How it repeats; absent for what takes place once. */
    recurrenceRule?: RecurrenceRule;
    /** Read-only: the `MASTER` that an instance or an exception belongs to. */
    recurringEventId?: string;
    /** `OPAQUE` unless given. */
    transparency?: EventTransparency;
    /** Where it takes place; for working hours, where the staff member works in them: everywhere unless given. */
    location?: CalendarEventLocation;
    /** The resources that it occupies. */
    resources?: CalendarEventResource[];
    /** From 1 to 5,000 characters. */
    notes?: string;
    /** Read-only: the app of the schedule. */
    appId?: string;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
}
declare const calendarEventShape: Shape<CalendarEvent>;
/** A calendar event to create. */
interface NewCalendarEvent extends Pick<CalendarEvent, 'title' | 'timeZone' | 'allDay' | 'recurrenceRule' | 'transparency' | 'location' | 'resources' | 'notes' | 'extendedFields'> {
    scheduleId: string;
    /** `DEFAULT` unless given. */
    type?: CalendarEventType;
    /** The start, read in `timeZone`. */
    start: {
        /** `YYYY-MM-DDThh:mm:ss`; seconds are not taken into account. */
        localDate: string;
    };
    /** The end, read in `timeZone`; it is after the start. */
    end: {
        /** `YYYY-MM-DDThh:mm:ss`; seconds are not taken into account. */
        localDate: string;
    };
}
/** Some fields of a calendar event to change. The schedule and the type stay. */
interface CalendarEventChange extends Partial<Omit<NewCalendarEvent, 'scheduleId' | 'type'>> {
    id: string;
    /** The revision that you read. */
    revision: string;
}

type Id$2 = Limited<string, {
    operators: '$eq' | '$in';
    sort: false;
}>;
/** The fields that calendar events can be filtered by. Their times are chosen by `fromLocalDate` and `toLocalDate`. */
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
/** The time zone of an answer. */
interface Adjusted {
    /** The IANA name of the zone of `adjustedStart` and `adjustedEnd`; that of the business unless given. */
    timeZone?: string;
}
/** The calendar event to read. */
interface GetCalendarEventInput extends Adjusted {
    /** The id of an instance names its day, too. */
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
    /** Events that end after it are found. Needed unless only `MASTER` events are asked for. */
    fromLocalDate?: string;
    /** Events that start before it are found. Needed unless only `MASTER` events are asked for. At most a year later. */
    toLocalDate?: string;
    /** `NONE`, `INSTANCE` and `EXCEPTION` unless given. At most 5. */
    recurrenceType?: RecurrenceType[];
}
/**
 * Finds events of the calendar in the order of their starts, for the business: 50 a page unless asked for fewer or more
 * (at most 1,000). Working hours are found when the filter asks for their type alone, and cancelled events never.
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
 * Creates an event in the calendar, for the business: working hours on the schedule of a staff member or of the business,
 * or a time in which nobody can book. An event with a `recurrenceRule` repeats; it must not start before today.
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
    /** Whether the result holds the events. */
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes an event of the calendar, for the business. A changed `MASTER` changes its whole series; a changed instance
 * becomes an exception, and the rest of its series stays.
 *
 * @throws ConflictError when the event has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createCalendarEvent`, or the mask names a field that cannot be changed.
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
/** Whether a schedule is in use. */
type CalendarScheduleStatus = Open<(typeof calendarScheduleStatuses)[number]>;
/** A collection of calendar events: the opening hours of the business, or the time of a resource. */
interface CalendarSchedule {
    id: string;
    /** The app that the schedule belongs to. */
    appId?: string;
    /** The id of the resource whose time it is, or `businessScheduleExternalId`. */
    externalId?: string;
    name?: string;
    /** The IANA name of the time zone of its events. */
    timeZone?: string;
    /** Whether the time zone follows that of the business. */
    businessTimeZoneEnabled?: boolean;
    /** `CANCELLED` for a schedule that is out of use. */
    status?: CalendarScheduleStatus;
    createdDate?: Date;
    updatedDate?: Date;
    /** Counts up with each change. */
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
 * Finds schedules of the calendar, for the business: 50 a page unless asked for fewer or more (at most 100). Those that
 * were cancelled are found when the filter asks for their status alone.
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

/** Every place to which a category can be moved. */
declare const categoryPositions: readonly ["LAST", "FIRST", "AFTER_CATEGORY"];
/** The place to which a category is moved: the end, the start, or behind another category. */
type CategoryPosition = Open<(typeof categoryPositions)[number]>;
/** A group of services. Sites and the dashboard show services category by category. */
interface Category {
    id: string;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** From 1 to 100 characters. */
    name?: string;
    /**
     * Its place among the categories, the lowest first. The platform leaves large gaps between the numbers; `moveCategory`
     * changes them.
     */
    sortOrder?: number;
    /** Data of your own, by namespace. */
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
 * Finds categories, whether services use them or not; 50 a page unless asked for fewer or more (at most 100).
 * `queryServiceCategories` lists those alone that services use.
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
 * Creates a category behind all others, for the business.
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes the name or the extended fields of a category, for the business. Its services show the new name at once, at a
 * new revision. `moveCategory` changes its place.
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
 * Deletes a category, for the business. Services that are in it keep naming it: customers do not find them in lists any
 * more, and an update of such a service is refused with `INVALID_CATEGORY` unless it names another category.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteCategory(elevatedClient, { categoryId })
 * @function
 */
declare const deleteCategory: Write<DeleteCategoryInput, void, ElevatedAuth>;
/** The category to move, and its new place among the others. */
interface MoveCategoryInput {
    categoryId: string;
    /** `LAST` unless given. */
    position?: CategoryPosition;
    /** The category that comes before it; with `AFTER_CATEGORY` alone, which needs it. */
    afterCategoryId?: string;
}
/**
 * Moves a category among the others, for the business. Its services show the new `sortOrder`.
 *
 * @throws ValidationError when `afterCategoryId` is missing, not allowed, or no other category.
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @throws ContextError without an elevated client.
 * @example
 * await moveCategory(elevatedClient, { categoryId, position: 'FIRST' })
 * await moveCategory(elevatedClient, { categoryId, position: 'AFTER_CATEGORY', afterCategoryId: other.id })
 * @function
 */
declare const moveCategory: Write<MoveCategoryInput, Category, ElevatedAuth>;

/** The classes and the time whose sessions are listed. */
interface ListEventTimeSlotsInput {
    /** Sessions start after it; now unless given. */
    fromLocalDate?: string;
    /** Sessions end before it; needed unless a cursor is given. */
    toLocalDate?: string;
    /** IANA name of the zone of all local dates; that of the business unless given. */
    timeZone?: string;
    /** The classes; all of them unless given. At most 100. */
    serviceIds?: string[];
    /** Whether sessions that cannot be booked are listed too; they are unless this is `false`. */
    includeNonBookable?: boolean;
    /** Only sessions with at least so many places to book. */
    minBookableCapacity?: number;
    /** Conditions over the session: `id`, `serviceId`, `title`, `type`, `location.id`, `location.type`, `resources.id`. */
    eventFilter?: Record<string, unknown>;
    /** At most so many sessions of one day. */
    maxSlotsPerDay?: number;
    /** Only sessions that break, or do not break, these rules. */
    bookingPolicyViolations?: BookingPolicyViolations;
    /** 50 sessions a page unless asked for fewer or more (at most 1,000). */
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
    /** IANA name of the zone of the local dates; that of the business unless given. */
    timeZone?: string;
}
/**
 * Reads one session of a class again: whether it has places left.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such session.
 * @example
 * const slot = await getEventTimeSlot(client, { eventId, timeZone: 'Europe/Lisbon' })
 * @function
 */
declare const getEventTimeSlot: Read<GetEventTimeSlotInput, TimeSlot>;

/** Every kind of calendar that can be connected. */
declare const externalCalendarTypes: readonly ["UNDEFINED", "GOOGLE", "I_CAL", "OUTLOOK", "OFFICE_365", "MICROSOFT", "OTHER"];
/** The kind of a calendar. */
type ExternalCalendarType = Open<(typeof externalCalendarTypes)[number]>;
/** Every status of a connection. */
declare const externalCalendarConnectionStatuses: readonly ["UNDEFINED", "CONNECTED", "SYNC_IN_PROGRESS", "SYNCED", "DISCONNECTED", "ERROR"];
/**
 * The status of a connection. `CONNECTED`: nothing was read or written yet. `SYNCED`: its events occupy the resource, and
 * bookings appear in the calendar. `ERROR`: `errorReason` says why it is not kept in step.
 */
type ExternalCalendarConnectionStatus = Open<(typeof externalCalendarConnectionStatuses)[number]>;
/** Every reason why a connection is in error. */
declare const externalCalendarErrorReasons: readonly ["UNDEFINED", "TOKEN_REVOKED", "EXTERNAL_CALENDAR_CREATION_FAILED", "EXTERNAL_CALENDAR_DELETED"];
/**
 * Why a connection is in error: its owner took the permission back, the provider could not create the calendar for
 * bookings, or somebody deleted that calendar.
 */
type ExternalCalendarErrorReason = Open<(typeof externalCalendarErrorReasons)[number]>;
/** Every way to connect to a provider. */
declare const externalCalendarConnectMethods: readonly ["UNDEFINED", "OAUTH", "CREDENTIALS"];
/** A way to connect: on a page of the provider, or with an email address and a password. */
type ExternalCalendarConnectMethod = Open<(typeof externalCalendarConnectMethods)[number]>;
/** Every extent to which events of a provider's calendars are read. */
declare const listEventFromCalendarsFeatures: readonly ["UNDEFINED", "NOT_SUPPORTED", "PRIMARY_CALENDAR_ONLY", "SPECIFIC_CALENDARS"];
/** The calendars of a provider whose events can be read. */
type ListEventFromCalendarsFeature = Open<(typeof listEventFromCalendarsFeatures)[number]>;
/** Every extent to which bookings are written into calendars of a provider. */
declare const syncToCalendarFeatures: readonly ["UNDEFINED", "NOT_SUPPORTED", "PRIMARY_CALENDAR_ONLY", "SPECIFIC_CALENDAR", "DEDICATED_CALENDAR"];
/** The calendar of a provider that bookings can be written into. */
type SyncToCalendarFeature = Open<(typeof syncToCalendarFeatures)[number]>;
/** Somebody who keeps calendars, such as a mail service. */
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
/** An account at a provider, connected with the schedule of a resource. */
interface ExternalCalendarConnection {
    id: string;
    providerId?: string;
    calendarType?: ExternalCalendarType;
    /** The `eventsSchedule` of the resource, such as that of a member of staff. */
    scheduleId?: string;
    /** The user of the business who made the connection. */
    userId?: string;
    /** The app that made the connection. */
    appId?: string;
    /** The account at the provider. */
    externalAccountEmail?: string;
    status?: ExternalCalendarConnectionStatus;
    /** With status `ERROR`. */
    errorReason?: ExternalCalendarErrorReason;
    syncConfig?: ExternalCalendarSyncConfig;
}
/** The directions in which a connection is kept in step. */
interface ExternalCalendarSyncConfig {
    /** Which events of the account occupy the resource. */
    listEventFromCalendars?: ListEventFromCalendarsConfig;
    /** Which calendar of the account bookings are written into. */
    syncToCalendar?: SyncToCalendarConfig;
}
/** The calendars whose events occupy the resource: either `primaryCalendar` or `calendars`. */
interface ListEventFromCalendarsConfig {
    enabled?: boolean;
    /** An empty object chooses the main calendar of the account. */
    primaryCalendar?: Record<string, unknown>;
    /** The name is filled in by the platform. */
    calendars?: {
        calendars?: ExternalCalendar[];
    };
}
/** The calendar that bookings are written into: either `primaryCalendar` or `dedicatedCalendar`, which is created for it. */
interface SyncToCalendarConfig {
    enabled?: boolean;
    /** An empty object chooses the main calendar of the account. */
    primaryCalendar?: Record<string, unknown>;
    /** An empty object chooses a calendar of its own for bookings. */
    dedicatedCalendar?: Record<string, unknown>;
}
/** An event of a connected calendar. */
interface ExternalCalendarEvent {
    scheduleId?: string;
    calendarType?: ExternalCalendarType;
    /** Personal: filled only with the field set `OWN_PI`. */
    calendarName?: string;
    /** Personal: filled only with the field set `OWN_PI`. */
    title?: string;
    /** A moment such as `2026-05-13T09:00:00Z`, or for an event of whole days the first day, `2026-05-13`. */
    start?: string;
    /** The moment at which it ends, or for an event of whole days the day after the last one. */
    end?: string;
    /** Whether it takes whole days. */
    allDay?: boolean;
    /** The resource that has the schedule. */
    scheduleOwnerId?: string;
    /** The name of that resource; absent when it has none. */
    scheduleOwnerName?: string;
}
declare const externalCalendarProviderShape: Shape<ExternalCalendarProvider>;
declare const externalCalendarConnectionShape: Shape<ExternalCalendarConnection>;
/** Connections, and the providers that did not answer. */
interface ExternalCalendarConnections {
    connections: ExternalCalendarConnection[];
    /** The providers that did not answer; with `partialFailure` alone. */
    failedProviderIds?: string[];
}
declare const externalCalendarConnectionsShape: Shape<ExternalCalendarConnections>;

/** The call takes no input: it lists all providers. */
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
/** The account to connect, with its password, and the schedule to connect it with. */
interface ConnectExternalCalendarByCredentialsInput {
    /** The `eventsSchedule` of the resource, such as that of a member of staff. */
    scheduleId: string;
    providerId: string;
    email: string;
    password: string;
}
/**
 * Connects an account with the schedule of a resource, for the business, by its email address and password.
 *
 * @throws ApplicationError `BAD_CREDENTIALS` when the provider refuses them; `NOT_SUPPORTED_BY_PROVIDER` when it takes none;
 * `PREMIUM_FEATURE_NOT_ENABLED`; `NOT_FOUND` when there is no such schedule or provider.
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
/** The provider to connect to, and the schedule to connect with. */
interface ConnectExternalCalendarByOAuthInput {
    /** The `eventsSchedule` of the resource, such as that of a member of staff. */
    scheduleId: string;
    providerId: string;
    /** The page of yours that the owner of the account comes back to, at an origin that your app has registered. */
    redirectUrl: string;
}
/**
 * Begins to connect an account with the schedule of a resource, for the business. Open the address that it gives: its owner
 * allows the connection there and comes back to `redirectUrl` with `connectionId`, or with `error`: `reject` when they did
 * not allow it, `unsupported` or `internal`.
 *
 * @throws ApplicationError `NOT_SUPPORTED_BY_PROVIDER` when it has no such page; `NOT_FOUND` when there is no such schedule
 * or provider.
 * @throws ValidationError when `redirectUrl` is no address of a page.
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
 * Reads one connection, for the business: its status changes while it is kept in step.
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
    /** Only connections of these schedules; all unless given. */
    scheduleIds?: string[];
    /** Whether the call succeeds although a provider does not answer; `failedProviderIds` then names it. */
    partialFailure?: boolean;
}
/**
 * Lists connections, for the business, those that were disconnected too.
 *
 * @throws ApplicationError `EXTERNAL_CALENDAR_PROVIDER_FAILED` when a provider does not answer, unless `partialFailure` is
 * set.
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
 * Lists the calendars of a connected account, for the business, to choose those whose events occupy the resource.
 *
 * @throws ApplicationError `CONNECTION_NOT_CONNECTED`; `NOT_SUPPORTED_BY_PROVIDER` when only the primary calendar is read;
 * `PREMIUM_FEATURE_NOT_ENABLED`; `NOT_FOUND` when there is no such connection.
 * @throws ContextError without an elevated client.
 * @example
 * const calendars = await listExternalCalendars(elevatedClient, { connectionId })
 * @function
 */
declare const listExternalCalendars: Read<ListExternalCalendarsInput, ExternalCalendar[], ElevatedAuth>;
/** The connection, and the directions in which it is kept in step from now on. */
interface UpdateExternalCalendarSyncConfigInput {
    connectionId: string;
    /** The directions that change; one that is left out stays as it is. */
    syncConfig: ExternalCalendarSyncConfig;
}
/**
 * Changes which events occupy the resource and where bookings are written, for the business. The connection is then brought
 * into step anew.
 *
 * @throws ApplicationError `NOT_SUPPORTED_BY_PROVIDER` when the provider lacks the ability; `CONNECTION_NOT_CONNECTED`;
 * `NOT_FOUND` when there is no such connection.
 * @throws ValidationError when two calendars are named in place of one, or one that the account does not have.
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
/** Every set of fields that events can be listed with. */
declare const externalCalendarEventFieldsets: readonly ["OWN_PI"];
/** `OWN_PI`: with the personal fields, such as the title. */
type ExternalCalendarEventFieldset = Open<(typeof externalCalendarEventFieldsets)[number]>;
/** The time and the schedules whose events are listed. */
interface ListExternalCalendarEventsInput {
    /** Events end after it: a moment such as `2026-05-13T09:00:00Z`, or a day. Needed, as is `to`, unless a cursor is given. */
    from?: string;
    /** Events begin before it. */
    to?: string;
    /** At most 100. */
    scheduleIds?: string[];
    /** Only events of connections that these users made; at most 100. */
    userIds?: string[];
    /** Only events of whole days, or only others; both unless given. */
    allDay?: boolean;
    fieldsets?: ExternalCalendarEventFieldset[];
    /** Whether the call succeeds although a provider does not answer; `failedProviderIds` then names it. */
    partialFailure?: boolean;
    /** 50 a page unless asked for fewer or more (at most 1,000). */
    cursorPaging?: CursorPaging;
}
/** A page of events, and the providers that did not answer. */
interface ExternalCalendarEventPage extends Page<ExternalCalendarEvent, ListExternalCalendarEventsInput> {
    /** With `partialFailure` alone. */
    readonly failedProviderIds: string[];
}
/**
 * Lists events of connected calendars, for the business, earliest first: those that were read from them, and the bookings
 * that were written into them.
 *
 * @throws ValidationError when `from` or `to` is missing or malformed.
 * @throws ApplicationError `EXTERNAL_CALENDAR_PROVIDER_FAILED` when a provider does not answer, unless `partialFailure` is
 * set.
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
 * Disconnects an account, for the business: its events do not occupy the resource any more, and bookings are not written into
 * its calendar.
 *
 * @throws ConflictError `CONNECTION_ALREADY_DISCONNECTED`.
 * @throws ApplicationError `NOT_FOUND` when there is no such connection.
 * @throws ContextError without an elevated client.
 * @example
 * await disconnectExternalCalendar(elevatedClient, { connectionId })
 * @function
 */
declare const disconnectExternalCalendar: Write<DisconnectExternalCalendarInput, ExternalCalendarConnection, ElevatedAuth>;

/** Bookings of several services that a customer made together, and that are confirmed, moved and cancelled together. */
interface MultiServiceBooking {
    /** Each booking holds it as `multiServiceBookingInfo.id`. A cart takes the ids of the bookings instead. */
    id: string;
    /** The bookings in the order of their beginnings, with those that were cancelled or declined. */
    bookings?: BookingOfSeveral[];
}
/** One of the bookings that were made together. */
interface BookingOfSeveral {
    bookingId?: string;
    /** Present when it was asked for with `returnFullEntity`. */
    booking?: Booking;
}
declare const multiServiceBookingShape: Shape<MultiServiceBooking>;
/** The answer of the calls that change which bookings belong together. */
interface ChangedBookings {
    /** The bookings that were added or taken out. */
    bookings?: BookingOfSeveral[];
}
declare const changedBookingsShape: Shape<ChangedBookings>;
/** A booking at the revision that was read. */
interface BookingRevision {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
}
/** A decision about one of the bookings that were made together. */
interface BookingInfo extends BookingRevision {
    /** How much has been paid from now on; as before unless given. */
    paymentStatus?: Closed<BookingPaymentStatus>;
}
/** The options that calls about bookings made together have in common. */
interface MultiServiceBookingInput {
    multiServiceBookingId: string;
    participantNotification?: ParticipantNotification;
    /** Whether the answer holds the bookings, beside their ids. */
    returnFullEntity?: boolean;
}

/** The bookings made together that a token is wanted for. */
interface GetAnonymousActionTokenForMultiServiceBookingInput {
    multiServiceBookingId: string;
}
/**
 * Gives the token of bookings that were made together. Whoever has it reads them without signing in, and cancels them where
 * the policies allow that to anybody. Customers get the tokens of their own bookings, the owner of all.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const token = await getAnonymousActionTokenForMultiServiceBooking(client, { multiServiceBookingId })
 * const link = `https://studio.example/visit?token=${encodeURIComponent(token)}`
 * @function
 */
declare const getAnonymousActionTokenForMultiServiceBooking: Read<GetAnonymousActionTokenForMultiServiceBookingInput, string>;
/** The token of the bookings to read. */
interface GetMultiServiceBookingAnonymouslyInput {
    /** The token of the bookings: at most 2,048 characters. */
    token: string;
}
/** Bookings that were made together, as the holder of their token sees them. */
interface AnonymousMultiServiceBooking {
    multiServiceBooking: MultiServiceBooking;
    /** The actions that the policies of all bookings that are not over allow to anybody now. */
    allowedAnonymousActions?: AllowedActions;
}
/**
 * Reads bookings that were made together by their token, without signing in.
 *
 * @throws ApplicationError `INVALID_TOKEN` when the token is wrong or has expired, `MULTI_SERVICE_BOOKING_NOT_FOUND` when
 * the bookings are single ones by now.
 * @example
 * const { multiServiceBooking, allowedAnonymousActions } = await getMultiServiceBookingAnonymously(client, { token })
 * @function
 */
declare const getMultiServiceBookingAnonymously: Read<GetMultiServiceBookingAnonymouslyInput, AnonymousMultiServiceBooking>;
/** The token of the bookings to cancel. */
interface CancelMultiServiceBookingAnonymouslyInput {
    /** The token of the bookings: at most 2,048 characters. */
    token: string;
}
/**
 * Cancels bookings that were made together by their token, without signing in: either all of them or none. The
 * participants are told.
 *
 * @throws ApplicationError `INVALID_TOKEN`, `MULTI_SERVICE_BOOKING_NOT_FOUND`, or `BOOKING_CANNOT_BE_CANCELLED` when the
 * policy of one of them forbids it, or all are over: read `allowedAnonymousActions` first.
 * @example
 * const { bookings } = await cancelMultiServiceBookingAnonymously(client, { token })
 * @function
 */
declare const cancelMultiServiceBookingAnonymously: Write<CancelMultiServiceBookingAnonymouslyInput, MultiServiceBooking>;

/** The bookings to make together. */
interface CreateMultiServiceBookingInput {
    /** 2 to 8 appointments. */
    bookings: NewBooking[];
    /** `SEQUENTIAL_BOOKINGS` unless given. */
    multiServiceBookingType?: Closed<MultiServiceBookingType>;
    participantNotification?: ParticipantNotification;
    /** Whether a text message is sent 24 hours before each of them. */
    sendSmsReminder?: boolean;
    /** Answers to the booking form for all of them, as for `createBooking`. */
    formSubmission?: Record<string, unknown>;
    flowControlSettings?: CreateBookingFlowControlSettings;
    /** Whether the answer holds the bookings, beside their ids. */
    returnFullEntity?: boolean;
}
/**
 * Books several appointments in one visit: either all of them or none. A customer cancels and moves them together; put
 * each `bookingId` into the cart.
 *
 * - `SEQUENTIAL_BOOKINGS` are at one place, and each one begins when the one before it is over, or at the latest when
 *   the pause after it is. `listMultiServiceAvailabilityTimeSlots` finds their times.
 * - `PARALLEL_BOOKINGS` are at one place and begin at the same time, each with somebody else.
 * - `SEPARATE_BOOKINGS` do not overlap and may be at several places. Each one can also be cancelled and moved alone.
 *
 * Where a place is shared and no booking names one, it is that of the first booking.
 *
 * @throws ApplicationError `VALIDATION_FAILURE` when the times or places do not go with the type, `SLOT_NOT_AVAILABLE`
 * when somebody was faster, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `UNAUTHORIZED_OPERATION` when a customer
 * makes an exception, `ADD_ON_NOT_FOUND`, `ADD_ON_GROUP_NOT_FOUND`, `INVALID_SERVICE_CHOICES`,
 * `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`, `CONTACT_DETAILS_CONFLICT`.
 * @throws ValidationError when there are fewer than 2 or more than 8 bookings, one is no appointment, or a field is
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
/** The bookings made together to read. */
interface GetMultiServiceBookingInput {
    multiServiceBookingId: string;
}
/** Bookings that were made together, with how many of them take place. */
interface CountedMultiServiceBooking {
    multiServiceBooking: MultiServiceBooking;
    /** The count of the bookings that take place. */
    metadata?: {
        /** How many of them are confirmed or wait for the approval of the business. */
        totalNumberOfScheduledBookings?: number;
    };
}
/**
 * Reads bookings that were made together. A customer reads their own.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const { multiServiceBooking } = await getMultiServiceBooking(client, { multiServiceBookingId })
 * const statuses = multiServiceBooking.bookings?.map(({ booking }) => booking?.status)
 * @function
 */
declare const getMultiServiceBooking: Read<GetMultiServiceBookingInput, CountedMultiServiceBooking>;
/** The bookings made together to cancel. */
interface CancelMultiServiceBookingInput extends MultiServiceBookingInput {
    flowControlSettings?: CancelBookingFlowControlSettings;
}
/**
 * Cancels the bookings that were made together, and frees their places. Those that are over stay as they are. When the
 * policy of one forbids it, none is cancelled.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `ALL_BOOKINGS_ARE_ALREADY_CANCELED`,
 * `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `BOOKING_POLICY_VIOLATION` when it is too late, `UNAUTHORIZED_OPERATION` when a
 * customer makes an exception, `REFUND_NOT_ALLOWED` when a payment cannot be given back.
 * @example
 * await cancelMultiServiceBooking(client, { multiServiceBookingId })
 * @function
 */
declare const cancelMultiServiceBooking: Write<CancelMultiServiceBookingInput, MultiServiceBooking>;
/** The new time of one of the bookings that were made together. */
interface RescheduleBookingInfo extends BookingRevision, Pick<RescheduleBookingInput, 'slot' | 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'> {
}
/** The bookings made together to move, and their new times. */
interface RescheduleMultiServiceBookingInput extends MultiServiceBookingInput {
    /** The new time of every booking that is not over. */
    rescheduleBookingsInfo: RescheduleBookingInfo[];
    flowControlSettings?: RescheduleBookingFlowControlSettings;
}
/**
 * Moves bookings that were made together to other times of the same services: either all of them or none. The new times
 * must go with the type, as for `createMultiServiceBooking`, and may overlap those before.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`, `INVALID_BOOKING_STATUS` unless
 * each one is `CONFIRMED` or `PENDING`, `NO_OPEN_SPOTS` when somebody was faster (`error.data.alternatives` holds the
 * nearest free slots of that service), `VALIDATION_FAILURE` when the times do not go with the type,
 * `BOOKING_POLICY_VIOLATION`, `UNAUTHORIZED_OPERATION`, `RESOURCE_NOT_FOUND`, `ADD_ON_CHANGES_NOT_ALLOWED`,
 * `ADD_ON_NOT_FOUND`, `PRICE_CHANGE_NOT_ALLOWED`, `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`.
 * @throws ValidationError when a field is missing or malformed, or a slot is one of another service.
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
/** The bookings made together whose places are looked up. */
interface GetMultiServiceBookingAvailabilityInput {
    multiServiceBookingId: string;
}
/** The rules of the booking policies that bookings break. */
interface MultiServiceBookingViolations {
    /** Whether booking of one of them has not opened yet. */
    tooEarlyToBook?: boolean;
    /** Whether booking of one of them has closed. */
    tooLateToBook?: boolean;
    /** Whether one of the services takes no bookings online. */
    bookOnlineDisabled?: boolean;
}
/** Whether bookings that were made together can be had, all of them. */
interface MultiServiceBookingAvailability {
    /** Whether every booking has its place, or could have it, and no policy forbids it. */
    bookable?: boolean;
    /** Places in all: 1, since the services are appointments. */
    totalCapacity?: number;
    /** 0 when somebody else has the place of one of the bookings. */
    remainingCapacity?: number;
    /** The rules that any of the bookings breaks now. */
    policyViolations?: MultiServiceBookingViolations;
    /** The strictest limit of their policies. */
    policySettings?: {
        /** The most people for one booking; at least 1. */
        maxParticipantsPerBooking?: number;
    };
    /** The bookings. */
    multiServiceBookingInfo?: {
        bookingId?: string;
    }[];
}
/**
 * Says whether bookings that were made together can still be had.
 *
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`.
 * @example
 * const { bookable } = await getMultiServiceBookingAvailability(client, { multiServiceBookingId })
 * @function
 */
declare const getMultiServiceBookingAvailability: Read<GetMultiServiceBookingAvailabilityInput, MultiServiceBookingAvailability>;

/** The bookings made together to confirm. */
interface ConfirmMultiServiceBookingInput extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder' | 'flowControlSettings'> {
    /** Every booking that is not over. */
    confirmBookingsInfo: BookingInfo[];
    /** Whether they are confirmed although somebody else has the place of one. */
    doubleBooked?: boolean;
}
/**
 * Confirms bookings that were made together: either all of them or none. Those that are confirmed already stay as they
 * are. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`,
 * `ALL_BOOKINGS_ARE_ALREADY_CONFIRMED`, `INVALID_BOOKING_STATUS` when one is over, `NO_OPEN_SPOTS` when somebody else has
 * the place of one, `FORBIDDEN`.
 * @example
 * await confirmMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   confirmBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
declare const confirmMultiServiceBooking: Write<ConfirmMultiServiceBookingInput, MultiServiceBooking, ElevatedAuth>;
/** The bookings made together to decline. */
interface DeclineMultiServiceBookingInput extends MultiServiceBookingInput {
    /** Every booking that is not over. */
    declineBookingsInfo: BookingInfo[];
    /** Whether they are declined because somebody else has the place of one. */
    doubleBooked?: boolean;
    /** The effect on the payment. */
    flowControlSettings?: DeclineBookingFlowControlSettings;
}
/**
 * Declines bookings that were made together and wait for approval, and frees their places: either all of them or none.
 * For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`,
 * `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `INVALID_BOOKING_STATUS` when one is confirmed or over, `REFUND_NOT_ALLOWED` when
 * a payment cannot be given back, `FORBIDDEN`.
 * @example
 * await declineMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   declineBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
declare const declineMultiServiceBooking: Write<DeclineMultiServiceBookingInput, MultiServiceBooking, ElevatedAuth>;
/** The bookings made together that are to wait for approval. */
interface MarkMultiServiceBookingAsPendingInput extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder'> {
    /** Every booking that is not over. */
    markAsPendingBookingsInfo: BookingInfo[];
    /** Whether they wait for approval although somebody else has the place of one. */
    doubleBooked?: boolean;
    /** Checks that are made or left out. */
    flowControlSettings?: MarkBookingAsPendingFlowControlSettings;
}
/**
 * Lets bookings that were made together wait for the approval of the business: either all of them or none. They keep
 * their places until then. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND` when a booking is not one of them,
 * `BOOKING_REVISION_MISMATCH`, `NOT_ALL_BOOKINGS_WERE_SENT`, `DUPLICATE_BOOKING_INFO`, `INVALID_BOOKING_STATUS` unless
 * each one is `CREATED`, `NOT_PENDING_APPROVAL_SERVICE` when the bookings of a service are not approved by hand,
 * `NO_OPEN_SPOTS` when somebody else has the place of one, `FORBIDDEN`.
 * @example
 * await markMultiServiceBookingAsPending(owner, {
 *   multiServiceBookingId,
 *   markAsPendingBookingsInfo: bookings.map(({ id, revision = '1' }) => ({ bookingId: id, revision })),
 * })
 * @function
 */
declare const markMultiServiceBookingAsPending: Write<MarkMultiServiceBookingAsPendingInput, MultiServiceBooking, ElevatedAuth>;
/** The bookings to add to others that were made together. */
interface AddBookingsToMultiServiceBookingInput {
    multiServiceBookingId: string;
    /** The bookings to add; there are 8 at most in all. */
    bookings: BookingRevision[];
    /** Whether the answer holds the bookings, beside their ids. */
    returnFullEntity?: boolean;
}
/**
 * Adds single bookings of appointments to bookings that were made together, when their times and places go with the
 * type. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `MULTI_SERVICE_BOOKING_NOT_FOUND`, `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`,
 * `DUPLICATE_BOOKING_INFO`, `MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING`,
 * `BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING`, `BOOKING_TO_ADD_STATUS_NOT_VALID` when it is over,
 * `VALIDATION_FAILURE` when the times or places do not go with the type, `FORBIDDEN`.
 * @throws ValidationError when there would be more than 8 bookings, or one is no appointment.
 * @example
 * await addBookingsToMultiServiceBooking(owner, {
 *   multiServiceBookingId,
 *   bookings: [{ bookingId: booking.id, revision: booking.revision ?? '1' }],
 * })
 * @function
 */
declare const addBookingsToMultiServiceBooking: Write<AddBookingsToMultiServiceBookingInput, ChangedBookings, ElevatedAuth>;
/** The bookings to take out of those that were made together. */
interface RemoveBookingsFromMultiServiceBookingInput {
    multiServiceBookingId: string;
    /** The bookings to take out. */
    bookings: BookingRevision[];
    /** Whether the answer holds the bookings, beside their ids. */
    returnFullEntity?: boolean;
}
/**
 * Takes bookings out of those that were made together; they stay as single bookings. When one is left, it becomes a
 * single booking, too, and there is no multi-service booking any more. For the owner.
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
/** The bookings made together whose allowed actions are asked for. */
interface BulkGetMultiServiceBookingAllowedActionsInput {
    /** 1 to 50. */
    multiServiceBookingIds: string[];
}
/**
 * Says whether bookings that were made together may be cancelled and moved now, by their statuses and policies: all of
 * those that are not over. For the owner, who can set policies aside by an exception in `flowControlSettings`.
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

/** Some participants with the same choices, and the price that each of them pays. */
interface PricedChoices {
    /** At least 1. */
    numberOfParticipants?: number;
    /** One choice of the option of the service; at most 5. The default price without one. */
    choices?: ServiceChoice[];
    /** Given by the platform. */
    pricePerParticipant?: number;
}
/** A session of a service, as its price needs it. */
interface BookingLineItem {
    serviceId?: string;
    /** The resource that gives it, where the price varies by the staff. */
    resourceId?: string;
    /** 1 to 40 groups of participants. */
    serviceChoices?: PricedChoices[];
    /** Where the price varies by the time or the length: `YYYY-MM-DDThh:mm:ss`, read in `timeZone`. */
    localStartDate?: string;
    /** The end of the session, in the same format and time zone. */
    localEndDate?: string;
    /** IANA name; that of the business unless given. */
    timeZone?: string;
}
/** The price of line items: the sum, or in words where the service is paid in another way. */
interface PriceInfo {
    /** In the currency of the business. Without add-ons, discounts, tax and fees. */
    calculatedPrice?: number;
    /** With rate type `CUSTOM`, in place of a price. */
    priceDescriptionInfo?: Translatable;
    bookingLineItems?: BookingLineItem[];
    /** The part of the price that is paid when the service is booked, for services that take a deposit. */
    deposit?: number;
}
/** The sessions whose price is worked out. */
interface PreviewPriceInput {
    /** 1 to 40, all of one service. */
    bookingLineItems: BookingLineItem[];
}
/**
 * Works out what sessions of a service would cost, before they are booked.
 *
 * @throws ApplicationError `INVALID_SERVICE_ID` when an item names no service, or another one than the first;
 * `FAILED_RESOLVING_SERVICE` when there is no such service; `NUMBER_OF_PARTICIPANTS_NOT_FOUND`; `INVALID_DURATION_CHOICE` when
 * the service has no such length; `INVALID_SERVICE_CHOICES` when it has no such choice.
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
/** The fields of a booking that its price needs. */
interface PricedBooking extends Partial<Booking> {
}
/** The booking whose price is worked out. */
interface CalculatePriceInput {
    /** The booking as it was read or made. */
    booking: PricedBooking;
}
/**
 * Works out what a booking costs by the present prices of its service. The checkout may ask for another amount: it adds
 * the add-ons, and takes discounts, tax and fees into account.
 *
 * @throws ApplicationError `INVALID_BOOKING` when the booking names no service; `FAILED_RESOLVING_SERVICE` when there is no
 * such service; `NUMBER_OF_PARTICIPANTS_NOT_FOUND`; `INVALID_DURATION_CHOICE` when the service has no such length;
 * `INVALID_SERVICE_CHOICES` when it has no such choice.
 * @throws ValidationError when a field is out of its bounds.
 * @example
 * const booking = await createBooking(client, { booking: newBooking })
 * const { calculatedPrice } = await calculatePrice(client, { booking })
 * @function
 */
declare const calculatePrice: Read<CalculatePriceInput, PriceInfo>;

/** Every rule of places and working hours that a new or changed resource may break. */
declare const resourceRules: readonly ["RESOURCE_NAME_IS_REQUIRED", "RESOURCE_LOCATION_ID_IS_REQUIRED", "RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED", "RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET", "RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE", "RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED", "RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED", "RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST"];
/** A rule of resources: the `ruleName` of a violation, beside the field that breaks it. */
type ResourceRule = Open<(typeof resourceRules)[number]>;
/** Something that a session occupies, such as a room, a device or the time of a member of staff. */
interface Resource {
    id: string;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** From 1 to 40 characters. */
    name?: string;
    /** The kind of resource that it is: see `ResourceType`. It cannot be changed later. */
    typeId?: string;
    /**
     * The schedule of its working hours, one at most: that of the business, or its own `eventsSchedule` once this holds events
     * of type `WORKING_HOURS`. The opening hours of the business unless given.
     */
    workingHoursSchedules?: {
        /** At most one schedule. */
        values?: WorkingHoursSchedule[];
    };
    /** Where it can be used; everywhere unless given. */
    locationOptions?: ResourceLocationOptions;
    /** The schedule that holds the sessions which occupy it. The platform creates it. */
    eventsSchedule?: {
        scheduleId?: string;
    };
    /**
     * Its place among the others, from 0 to 5: a booking policy whose `staffSortingPolicy` is a ranking chooses the staff by it. It
     * can be changed for members of staff, too.
     */
    ranking?: number;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}
/** The schedule that says when a resource can be used. */
interface WorkingHoursSchedule {
    scheduleId?: string;
    /** Whether it is the schedule of the business, which other resources have too. A change must say it. */
    shared?: boolean;
}
/** The places where a resource can be used. */
interface ResourceLocationOptions {
    /** `true` for a resource without a fixed place; there are no specific options then. */
    availableInAllLocations?: boolean;
    /** The place of a resource that is not available everywhere. */
    specificLocationOptions?: SpecificLocationOptions;
}
/** The place of a resource. */
interface SpecificLocationOptions {
    /** `true` for a resource that stands at locations of the business. */
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
    /** An older name of `locationOptions`. */
    'singleResource.locationOptions.availableInAllLocations': boolean;
    'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations': boolean;
    'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId': LocationIds;
    typeId: string;
    updatedDate: Date;
}
/** The filter, order and page of the resources to find. */
type QueryResourcesInput = CursorQuery<ResourceFields>;
/**
 * Finds resources, those of the staff too; 50 a page unless asked for fewer or more (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryResources(client, { filter: { typeId: roomTypeId } })
 * @function
 */
declare const queryResources: Read<QueryResourcesInput, Page<Resource, QueryResourcesInput>>;
/** The fields that searches for resources filter and sort by. Places are named as `singleResource` there. */
interface ResourceSearchFields extends Pick<ResourceFields, 'id' | 'createdDate' | 'updatedDate' | 'singleResource.locationOptions.availableInAllLocations' | 'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations' | 'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId'> {
    name: string;
}
/** The fields of resources that can be aggregated. */
type ResourceAggregationField = Exclude<keyof ResourceSearchFields, 'name'>;
/** The words, filter, order and page of the resources to find, and the aggregations over them. */
interface SearchResourcesInput extends CursorSearch<ResourceSearchFields, 'name', ResourceAggregationField> {
}
/**
 * Searches resources by words of their name, with aggregations over all that is found; 50 a page unless asked for fewer
 * or more (at most 100).
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
 * Creates a resource, for the business. The resource of a member of staff comes with `createStaffMember`.
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
    /** Whether the result holds the resources. */
    returnEntity?: boolean;
}
/**
 * Creates resources, for the business: each one succeeds or fails on its own. They have the opening hours of the
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    mask?: string[];
}
/**
 * Changes a resource, for the business. Sessions that are booked stay where they are.
 *
 * @throws ConflictError when the resource has changed since you read it.
 * @throws ValidationError with a rule such as `RESOURCE_NAME_IS_REQUIRED`, or when the mask names a field that cannot be
 * changed.
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/** The changes of several resources in one call. */
interface BulkUpdateResourcesInput {
    /** From 1 to 100. */
    resources: ResourceUpdate[];
    /** Whether the result holds the resources. */
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
 * Deletes a resource, for the business. Bookings keep naming it, and so do services: it is never free again. The resource
 * of a member of staff goes with `deleteStaffMember`.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such resource.
 * @throws ValidationError when it is the resource of a member of staff.
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

/** Everything that can go wrong beside the creation of a resource type. */
declare const resourceTypeErrors: readonly ["FAILED_TO_CREATE_RESOURCES"];
/** Something that went wrong beside the creation of a resource type. */
type ResourceTypeError = Open<(typeof resourceTypeErrors)[number]>;
/** A kind of resource, such as the rooms, the devices or the staff of a business. */
interface ResourceType {
    id: string;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** From 1 to 40 characters. No other type of the business has the name. */
    name?: string;
    /** Data of your own, by namespace. */
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
 * Finds resource types, that of the staff too; 50 a page unless asked for fewer or more (at most 100).
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
/** The resource type to create, and the resources that come with it. */
interface CreateResourceTypeInput {
    resourceType: NewResourceType;
    /** How many resources of the type are created with it, named after it; at most 50. */
    quantity?: number;
    /** Where the resources that are created with it can be used; everywhere unless given. */
    locationOptions?: ResourceLocationOptions;
}
/** A resource type that was created. */
interface CreatedResourceType {
    resourceType: ResourceType;
    /** `FAILED_TO_CREATE_RESOURCES` when the type was created, and its resources were not. */
    partialErrors?: ResourceTypeError[];
}
/**
 * Creates a resource type, for the business, and with `quantity` the first resources of the type. The type is created
 * even if its resources are not: `partialErrors` says so.
 *
 * @throws ApplicationError `RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME` when another type has the name, in whatever case;
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    mask?: string[];
}
/**
 * Changes the name or the extended fields of a resource type, for the business. The type of the staff cannot be changed.
 *
 * @throws ApplicationError `RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME` when another type has the name, in whatever case;
 * `NOT_FOUND` when there is no such type.
 * @throws ConflictError when the type has changed since you read it.
 * @throws ValidationError when the mask names a field that cannot be changed, or clears the name, or the type is that of
 * the staff.
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
 * Deletes a resource type together with its resources, for the business. Services that need the type have no free times
 * any more, until they are changed. The type of the staff cannot be deleted.
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
/** A group of add-ons as customers see it, with the add-ons themselves. */
interface AddOnGroupDetail {
    groupId?: string;
    /** The name of the group in the main language of the business. */
    groupName?: string;
    /** The name in the language of the request, where it is translated. */
    groupNameTranslated?: string;
    /** How many different add-ons of the group a booking may hold; all of them unless given. */
    maxNumberOfAddOns?: number;
    /** The question that the customer reads: "Would you like an extra?" */
    prompt?: string;
    /** The prompt in the language of the request, where it is translated. */
    promptTranslated?: string;
    /** In the order in which customers see them. */
    addOns?: OfferedAddOn[];
}
/** An add-on as customers see it. */
interface OfferedAddOn {
    addOnId?: string;
    name?: string;
    /** The name in the language of the request, where it is translated. */
    nameTranslated?: string;
    /** The price of one add-on. */
    price?: Money;
    /** The minutes that it adds to the appointment, for an add-on that lengthens it. */
    durationInMinutes?: number;
    /** How many of it one booking may hold, for an add-on that is counted. */
    maxQuantity?: number;
}
/** The group of add-ons to create, and its service. */
interface CreateAddOnGroupInput {
    serviceId: string;
    addOnGroup: NewAddOnGroup;
}
/**
 * Gives a service a group of add-ons, for the business. A service has at most 3 groups.
 *
 * @throws ValidationError when the service has 3 groups already, or an add-on does not exist, is named twice or lengthens
 * the session of a class or a course.
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `SUBSCRIPTION_SERVICE_NOT_SUPPORTED` when it is sold
 * by subscription.
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
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
 * Takes a group of add-ons from a service, for the business. The add-ons themselves stay.
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
    /** The groups that are wanted, at most 3; all of the service unless given. */
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
/** The add-ons that a group offers from now on. */
interface SetAddOnsForGroupInput {
    serviceId: string;
    groupId: string;
    /** From 1 to 7, in the order in which customers see them. */
    addOnIds: string[];
}
/**
 * Replaces the add-ons of a group, for the business.
 *
 * @throws ValidationError when an add-on does not exist, is named twice or lengthens the session of a class or a course.
 * @throws ApplicationError `NOT_FOUND` when there is no such service, `ADD_ON_GROUP_NOT_FOUND` when it has no such group.
 * @throws ContextError without an elevated client.
 * @example
 * await setAddOnsForGroup(elevatedClient, { serviceId, groupId, addOnIds: [oil.id, compress.id] })
 * @function
 */
declare const setAddOnsForGroup: Write<SetAddOnsForGroupInput, AddOnGroup, ElevatedAuth>;

/** A value that services are filtered by: the field that goes with the type of the attribute. */
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
/** When and where a service is to be available. */
interface ServiceFilters {
    /** `YYYY-MM-DDThh:mm:ss`, read in `timeZone`; now unless given. */
    localStartDate?: string;
    /** 30 days after the start unless given; at most 366 days. */
    localEndDate?: string;
    /** IANA name; that of the business unless given. */
    timeZone?: string;
    /** Whether a session must begin at `localStartDate` and end at `localEndDate`, rather than lie between them. */
    exactMatch?: boolean;
    /** At most 100 locations of the business; all of them unless given. */
    locationIds?: string[];
    /** At most 10. The local platform has no attributes and refuses them. */
    attributes?: AttributeFilter[];
    /** At most 10 ids of resource types: services that need a resource of one of them. */
    resourceTypes?: string[];
    /** Whether services without a free time are found too. */
    includeUnavailable?: boolean;
}
/** A service, and whether a session of it can be booked. */
interface AvailableService {
    service?: Service;
    /** Whether a session can be booked in the time and at the locations that were asked for. */
    available?: boolean;
}
declare const availableServiceShape: Shape<AvailableService>;
/** The filter, order and page of the services to find, and when and where they are to be available. */
interface QueryServicesByFiltersInput extends CursorQuery<ServiceFields> {
    serviceFilters?: ServiceFilters;
}
/**
 * Finds services that can be booked in some time and at some locations, at most 50 a page. A course counts by its first
 * session.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value, or the time is none.
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

/** Every part of a page of booking forms that is filled only when asked for. */
declare const requestedBookingFormFields: readonly ["DEFAULT_BOOKING_FORM"];
/** `DEFAULT_BOOKING_FORM`: the form of services that name no other. */
type RequestedBookingFormField = Open<(typeof requestedBookingFormFields)[number]>;
/** A form that customers fill in when they book, with the services that have it. */
interface BookingForm {
    /** The form itself. */
    formDetails?: {
        /** The id that services name as `form.id`. */
        formId?: string;
        name?: string;
        /** The revision of the form. */
        revision?: string;
    };
    /** At most 5 of the services; `queryServices` with a filter by `form.id` finds the others. */
    connectedServices?: {
        id?: string;
        name?: string;
    }[];
    /** How many services have the form. */
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
    /** The form of services that name no other; filled when asked for with `DEFAULT_BOOKING_FORM`. */
    readonly defaultBookingForm?: BookingForm | undefined;
    next(options?: CallOptions): Promise<BookingFormPage>;
    prev(options?: CallOptions): Promise<BookingFormPage>;
}
/**
 * Finds booking forms together with the services that have them, for the business: sorted by the id of the form unless
 * asked otherwise, 50 a page unless asked for fewer or more (at most 100).
 *
 * @throws ApplicationError `DEFAULT_BOOKING_FORM_NOT_FOUND` when the default form is asked for and there is no such form.
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
 * Creates a service, for the business. An appointment names its staff and the length of its session.
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
    /** Whether the result holds the services. */
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
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
    /** Whether the result holds the services. */
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
/** Work that the platform does after it has answered. */
interface Job {
    jobId: string;
}
/** The services to change, and the change that all of them get. */
interface BulkUpdateServicesByFilterInput {
    /** Which services change; `{}` for all of them. */
    filter: Filter<ServiceFields>;
    /** The fields that change. */
    service: Partial<NewService>;
    /** The paths of the fields that change; those that are given unless there is a mask. */
    mask?: string[];
}
/**
 * Changes all services that a filter finds, for the business. The call is answered at once, with the id of the job that
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
/** Says what becomes of the sessions of a service that is deleted. */
interface ServiceRemoval {
    /** Whether future sessions that somebody has booked still take place; `false` unless given: they are cancelled. */
    preserveFutureSessionsWithParticipants?: boolean;
    /** Whether and what those are told whose sessions are cancelled; the message has at most 2,000 characters. */
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
 * Deletes all services that a filter finds, for the business. The call is answered at once, with the id of the job that
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
     * The parts that the source has and the copy has not; empty when the copy has all of them. `FORM`: the source has another
     * form than the default one.
     */
    errors?: CloneError[];
}
/**
 * Copies a service, for the business. The copy has a schedule and a slug of its own and the default booking form. The
 * sessions that repeat every week are copied; bookings, past sessions and the pricing plans are not.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const { service, errors } = await cloneService(elevatedClient, { sourceServiceId })
 * if (errors?.includes('FORM')) console.warn(`"${service.name}" has the default form`)
 * @function
 */
declare const cloneService: Write<CloneServiceInput, ClonedService, ElevatedAuth>;

/** The action for the future sessions at all locations that a service leaves. */
interface RemovedLocationSessions {
    /**
     * `KEEP_AT_CURRENT_LOCATION`: they take place where they are planned. `MOVE_TO_LOCATION`: they move to the new location.
     * `DELETE`: they do not take place, and their bookings are cancelled.
     */
    action?: RemovedLocationSessionsAction;
    /** With the action `MOVE_TO_LOCATION`, and only then. */
    moveToLocationOptions?: {
        /** One of the locations that the service has from now on. */
        newLocation?: ServiceLocation;
    };
}
/** The locations of a service, and the fate of sessions at those that it leaves. */
interface SetServiceLocationsInput {
    serviceId: string;
    /**
     * All locations that the service has from now on, 1 to 100: a location of the business by `business.id`, one of the
     * service alone by its address in `custom`, or the type `CUSTOMER`.
     */
    locations: ServiceLocation[];
    /** Must be given when a location of the business or of the service alone is left out that the service had. */
    removedLocationSessionsAction?: RemovedLocationSessions;
    /** Whether and what those are told whose sessions move or are cancelled; the message has at most 2,000 characters. */
    participantNotification?: NonNullable<ServiceRemoval['participantNotification']>;
}
/**
 * Replaces the locations of a service, for the business. Past sessions stay as they were.
 *
 * @throws ValidationError with a rule such as `INVALID_BUSINESS_LOCATION` or `INVALID_LOCATIONS`, or when a location is left
 * out without `removedLocationSessionsAction`.
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

/** A booking policy with the services that are booked under it. */
interface BookingPolicyWithServices {
    bookingPolicy?: BookingPolicy;
    /** At most 5 of the services; `queryServices` finds the others. */
    connectedServices?: Service[];
    /** How many services have the policy. */
    totalServiceCount?: number;
}
declare const bookingPolicyWithServicesShape: Shape<BookingPolicyWithServices>;
/** The filter, order and page of the policies to find. */
interface QueryServicePoliciesInput extends CursorQuery<BookingPolicyFields> {
}
/**
 * Finds booking policies together with the services that have them, sorted by the id of the policy unless asked
 * otherwise, 50 a page unless asked for fewer or more (at most 100). Services that are hidden are counted for the business
 * alone.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryServicePolicies(client, { filter: { 'cancellationPolicy.enabled': true } })
 * for (const { bookingPolicy, totalServiceCount } of page.items)
 *   console.log(bookingPolicy?.name, totalServiceCount)
 * @function
 */
declare const queryServicePolicies: Read<QueryServicePoliciesInput, Page<BookingPolicyWithServices, QueryServicePoliciesInput>>;

/** The pricing plans that a service can be paid with, too. */
interface EnablePricingPlansInput {
    serviceId: string;
    /** GUIDs, 1 to 100. A service has at most 75 plans; the ones that it has already stay once. */
    pricingPlanIds: string[];
}
/**
 * Adds pricing plans to those that a service can be paid with, for the business. Customers can pay with them while the
 * service also has `payment.options.pricingPlan`, which `updateService` sets.
 *
 * @throws ApplicationError `INVALID_PRICING_PLAN` when an id is no GUID; `SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS` when the
 * business confirms bookings of the service by hand; `NOT_FOUND` when there is no such service.
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
    /** GUIDs, 1 to 75. Plans that the service does not have are passed over. */
    pricingPlanIds: string[];
}
/**
 * Takes pricing plans from those that a service can be paid with, for the business. A service that can be paid in no other
 * way cannot be booked once it has no plan.
 *
 * @throws ApplicationError `INVALID_PRICING_PLAN` when an id is no GUID; `NOT_FOUND` when there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const service = await disablePricingPlansForService(elevatedClient, {
 *   serviceId,
 *   pricingPlanIds: [planId],
 * })
 * @function
 */
declare const disablePricingPlansForService: Write<DisablePricingPlansInput, Service, ElevatedAuth>;

/** The slug to check, and the service that is to have it. */
interface ValidateSlugInput {
    /** The service that is to have the slug. Its own slugs, earlier ones included, are free for it. */
    serviceId: string;
    /** Lower-case letters from a to z, digits and hyphens; at most 500 characters. */
    slug: string;
}
/** Whether a service may have a slug. */
interface SlugValidation {
    /** Whether the service may have the slug. */
    valid: boolean;
    /** The slug that was checked. */
    slug?: string;
    /** Why the service may not have it; empty when it may. */
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
 * Sets the main slug of a service by hand, for the business. It stays when the name of the service changes; the slugs
 * before it stay among the `supportedSlugs`.
 *
 * @throws ValidationError with the rule `SLUG_CONTAINS_ILLEGAL_CHARACTERS`.
 * @throws ApplicationError `SLUG_ALREADY_EXISTS` when another service has the slug, or once had it; `NOT_FOUND` when there
 * is no such service.
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
 * Finds the options and variants of services, 50 a page unless asked for fewer or more (at most 100).
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
 * Gives a service an option, with the price of each choice, for the business. The prices take effect while the rate type
 * of the service is `VARIED`. An option of type `DURATION` also sets the lengths that the appointment has.
 *
 * @throws ApplicationError `UNSUPPORTED_OPTION_TYPE`, `UNSUPPORTED_OPTION_DATA` when a field does not go with the type of the
 * option, `UNKNOWN_OPTION_IDS`, `IDENTICAL_CHOICES`, `MISSING_CUSTOM_CHOICES` when `customData.choices` and the variants
 * differ, `UNKNOWN_STAFF_IDS`, `MISSING_STAFF_VARIANTS` when somebody of the staff has no variant, `MULTIPLE_CURRENCIES`;
 * `ALREADY_EXISTS` when the service has options.
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
    /** The paths of the fields that change; those that are given unless there is a mask. */
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
    /** The revision that you read; they are deleted as they are unless it is given. */
    revision?: string;
}
/**
 * Deletes the option of a service and its variants, for the business. The service then has its default price.
 *
 * @throws ConflictError when they have changed since the revision that you name.
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
/** Every part of a staff member that is filled only when asked for. */
declare const staffMemberRequestedFields: readonly ["RESOURCE_DETAILS", "ASSOCIATED_IDENTITY_STATUS"];
/** `RESOURCE_DETAILS` fills `resource`, `ASSOCIATED_IDENTITY_STATUS` fills `associatedWixIdentity.connection`. */
type StaffMemberRequestedField = Open<(typeof staffMemberRequestedFields)[number]>;
/** Somebody who gives services. */
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
    /** The id of the resource that is booked: services name it in `staffMemberIds`, bookings in `slot.resource`. */
    resourceId?: string;
    /** Filled when asked for with `RESOURCE_DETAILS`. */
    resource?: StaffMemberResource;
    /** The user account of the business that the staff member signs in with. */
    associatedWixIdentity?: AssociatedIdentity;
    /** The gender that customers may choose by; absent unless given. */
    gender?: StaffMemberGender;
    /** Whether customers can book the staff member. Read-only: `setServiceProvider` changes it. */
    serviceProvider?: boolean;
    tags?: Tags;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
}
/** The resource of a staff member: their schedules. */
interface StaffMemberResource {
    /** The `resourceId` of the staff member. */
    id?: string;
    /** The schedule that holds the working hours; one at most. */
    workingHoursSchedules?: {
        id?: string;
        /** Whether the schedule is that of the business. */
        shared?: boolean;
    }[];
    /** The schedule that holds days off, and the working hours when they are not those of the business. */
    eventsSchedule?: {
        id?: string;
    };
    /** Whether the working hours are those of the business. */
    usesDefaultWorkingHours?: boolean;
    /** Their place among the staff, from 0 to 5: `updateResource` changes it. */
    ranking?: number;
    /** The revision of the resource, apart from that of the staff member. */
    revision?: string;
}
/** The user account of a staff member, and how far its connection is. */
interface AssociatedIdentity {
    identificationData?: IdentificationData;
    /** Filled when asked for with `ASSOCIATED_IDENTITY_STATUS`. */
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
/** The parts of staff members that an answer fills in. */
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
 * Finds staff members, 50 a page unless asked for fewer or more (at most 100), sorted by their ids unless another order
 * is asked for. `searchStaffMembers` finds them by a part of their names.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryStaffMembers(client, { filter: { serviceProvider: true } })
 * @function
 */
declare const queryStaffMembers: Read<QueryStaffMembersInput, Page<StaffMember, QueryStaffMembersInput>>;
/**
 * Finds staff members as `queryStaffMembers` does, by the second version of the platform's interface. It is a preview:
 * the platform may change it.
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
 * Searches for staff members by words of their names, 50 a page unless asked for fewer or more (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @example
 * const { items } = await searchStaffMembers(client, { search: { expression: 'lopes', fuzzy: true } })
 * @function
 */
declare const searchStaffMembers: Read<SearchStaffMembersInput, Page<StaffMember, SearchStaffMembersInput>>;
/**
 * Searches for staff members as `searchStaffMembers` does, by the second version of the platform's interface. It is a
 * preview: the platform may change it.
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
 * Counts staff members as `countStaffMembers` does, by the second version of the platform's interface. It is a preview:
 * the platform may change it.
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
    /** Whether customers can book the staff member; `true` unless given. */
    serviceProvider?: boolean;
}
/**
 * Creates a staff member, for the business. They work in the opening hours of the business until
 * `assignWorkingHoursSchedule` gives them hours of their own. A service names their `resourceId` in `staffMemberIds`.
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/**
 * Changes fields of a staff member, for the business. Services show the new name and picture at once, at a new revision.
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
 * Deletes a staff member and their resource, for the business. Services and availability do not name them any more; what
 * is booked stays booked. The trash bin keeps them until `removeStaffMemberFromTrashBin`.
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
    /** At most 100; all of them unless given. */
    staffMemberIds?: string[];
    /** 50 a page unless given, and at most 100. */
    paging?: CursorPaging;
}
/**
 * Lists the staff members in the trash bin, for the business: those that were deleted first come first.
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
 * Removes a deleted staff member from the trash bin, for the business. It cannot be undone.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member in the trash bin.
 * @throws ContextError without an elevated client.
 * @example
 * await removeStaffMemberFromTrashBin(elevatedClient, { staffMemberId })
 * @function
 */
declare const removeStaffMemberFromTrashBin: Write<RemoveStaffMemberFromTrashBinInput, void, ElevatedAuth>;

/** A staff member, and what is filled in the answer. */
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
 * Gives a staff member working hours of their own, or those of the business again, for the business. Hours of their own
 * are the `WORKING_HOURS` events of their schedule, which `createCalendarEvent` creates: without such events they cannot
 * be booked.
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
 * Gives the staff member who is connected to a user account of the business, for the business. When there is nobody, a
 * staff member is created and connected; `updateStaffMember` gives them their name.
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
 * Gives the staff members who are connected to user accounts of the business, as `getOrCreateStaffMember` does, for the
 * business.
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
    /** The email address of the user account; that of the staff member unless given. */
    email?: string;
}
/**
 * Connects a staff member to a user account of the business, so that they manage their own calendar, for the business.
 * The holder of the email address gets an invitation: the connection is `PENDING` until it is accepted on the page that the
 * mail links to, and `EXPIRED` when nobody accepts it in time.
 *
 * @throws ValidationError when neither the call nor the staff member has an email address.
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member; `STAFF_INVITE_REQUIRES_ROLE` when the business
 *   says what its users may do and the invitation names no role.
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
 * Takes the connection between a staff member and a user account away, for the business. The staff member stays.
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
    /** Whether customers can book the staff member from now on. */
    serviceProvider: boolean;
}
/**
 * Says whether customers can book a staff member, for the business. It is a preview: the platform may change it.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such staff member.
 * @throws ContextError without an elevated client.
 * @example
 * await setServiceProvider(elevatedClient, { staffMemberId, serviceProvider: false })
 * @function
 */
declare const setServiceProvider: Write<SetServiceProviderInput, StaffMember, ElevatedAuth>;
/** The staff members, and the tags that they get and lose. */
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
 * Puts tags on staff members and takes others off them, for the business: each one succeeds or fails on its own.
 *
 * @throws ApplicationError `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` when no tag is named.
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * await bulkUpdateStaffMemberTags(elevatedClient, { ids, assignTags: { tags: { tagIds: ['lead'] } } })
 * @function
 */
declare const bulkUpdateStaffMemberTags: Write<BulkUpdateStaffMemberTagsInput, StaffMemberTagsResult, ElevatedAuth>;
/** The filter of the staff members, and the tags that they get and lose. */
interface BulkUpdateStaffMemberTagsByFilterInput extends TagChanges {
    /** `{}` stands for all staff members. */
    filter: Filter<StaffMemberFields>;
}
/**
 * Puts tags on all staff members that a filter finds and takes others off them, for the business. The platform does it
 * after it has answered.
 *
 * @throws ApplicationError `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` when no tag is named.
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

/** A day on the calendar of the time zone beside it, `YYYY-MM-DD`; `localDate` makes one of text. */
type LocalDate = `${number}-${number}-${number}`;
/**
 * A date and a time as a clock on the wall shows it, `YYYY-MM-DDThh:mm:ss`, without `Z` or an offset. It is read in the
 * time zone beside it, and names no moment without one. A moment is a `Date`; neither is assignable to the other, nor is
 * plain text: `localDateTime` checks text, `localDateTimeOf` and `instantOf` convert.
 */
type LocalDateTime = `${LocalDate}T${number}:${number}:${number}`;
/**
 * Which moment a local date-time means where the clocks change. `compatible`: the first one of a time that clocks show
 * twice; a time that they skip is as late as if they had not been put forward. `earlier` and `later`: the first or the
 * second moment; of a skipped time, the one before or after the change. `reject`: an error in both cases.
 */
type Disambiguation = 'compatible' | 'earlier' | 'later' | 'reject';
/** Whether text is a day of the calendar, `YYYY-MM-DD`. */
declare const isLocalDate: (text: unknown) => text is LocalDate;
/** Whether text is a date and a time of the calendar, `YYYY-MM-DDThh:mm:ss`. */
declare const isLocalDateTime: (text: unknown) => text is LocalDateTime;
/**
 * Checks that text is a day of the calendar, `YYYY-MM-DD`. `field` names it in the error.
 *
 * @throws ValidationError when it is anything else, a moment or a day that does not exist included.
 * @example
 * const from = localDate(new URLSearchParams(location.search).get('day') ?? '')
 */
declare const localDate: (text: string, field?: string) => LocalDate;
/**
 * Checks that text is a date and a time of the calendar, `YYYY-MM-DDThh:mm:ss`. `field` names it in the error.
 *
 * @throws ValidationError when it is anything else, text with `Z` or an offset included.
 * @example
 * const start = localDateTime('2026-06-01T09:00:00')
 */
declare const localDateTime: (text: string, field?: string) => LocalDateTime;
/** The day of a local date-time. */
declare const dayOf: (local: LocalDateTime) => LocalDate;
/** The day that is so many days later; earlier when the number is negative. */
declare const addDays: (date: LocalDate, days: number) => LocalDate;
/** Converts between moments and the local date-times of one time zone. */
interface TimeZoneClock {
    /** The local date-time that the clock shows at a moment. */
    readonly localDateTimeOf: (instant: Date) => LocalDateTime;
    /** The moment at which the clock shows a local date-time; `compatible` unless given. */
    readonly instantOf: (local: LocalDateTime, disambiguation?: Disambiguation) => Date;
}
/**
 * The clock of a time zone, for many conversions: it keeps what it has worked out about the zone.
 *
 * @throws ValidationError when there is no such time zone.
 * @example
 * const clock = clockOf('Asia/Kathmandu')
 * const starts = slots.map(({ localStartDate }) => clock.instantOf(localStartDate))
 */
declare const clockOf: (timeZone: string) => TimeZoneClock;
/**
 * The date and the time that the clocks of a zone show at a moment, to the second.
 *
 * @throws ValidationError when there is no such time zone, or no valid `Date` is given.
 * @example
 * const local = localDateTimeOf(new Date('2026-06-01T08:00:00Z'), 'Europe/Lisbon') // '2026-06-01T09:00:00'
 */
declare const localDateTimeOf: (instant: Date, timeZone: string) => LocalDateTime;
/**
 * The moment at which the clocks of a zone show a date and a time. Where they show it twice or skip it,
 * `disambiguation` says which moment is meant, as in `Temporal`.
 *
 * @throws ValidationError when there is no such time zone, or `local` is no local date-time, a moment included.
 * @example
 * const start = instantOf('2026-06-01T09:00:00', 'Europe/Lisbon') // 2026-06-01T08:00:00Z
 */
declare const instantOf: (local: LocalDateTime, timeZone: string, disambiguation?: Disambiguation) => Date;

/** The days that are looked at. */
interface AvailabilityWindow {
    /** The first day, or the time of that day before which no time begins. */
    readonly from: LocalDate | LocalDateTime;
    /** The last day; each time that begins on it counts, however late it ends. */
    readonly to: LocalDate;
    /** IANA name of the zone of all days and times; that of the business unless given. */
    readonly timeZone?: string | undefined;
}
/** Times of one service. */
interface ServiceAvailabilityInput extends AvailabilityWindow {
    readonly serviceId: string;
    /** The type of the service; saves a call where it is known. */
    readonly serviceType?: ServiceType | undefined;
    /** The service itself; saves a call where it is known. */
    readonly service?: Service | undefined;
    /** Only times at these places. */
    readonly locations?: readonly TimeSlotLocation[] | undefined;
    /** Only times of these members of staff, by resource id. */
    readonly staffIds?: readonly string[] | undefined;
    /** How many people come; 1 unless given. */
    readonly participants?: number | undefined;
    /** The choices of the customer that change how long an appointment takes. */
    readonly customerChoices?: CustomerChoices | undefined;
    /** The moment that decides whether a course can be booked; now unless given. The platform decides about all others. */
    readonly now?: Date | undefined;
}
/** Times of one visit with several appointments, one after the other. */
interface VisitAvailabilityInput extends AvailabilityWindow {
    /** 2 to 8 appointments in the order in which they are given. */
    readonly services: readonly VisitService[];
    /** The place of the whole visit; any one unless given. */
    readonly location?: TimeSlotLocation | undefined;
}
/** Which times are looked for, and how many of them are read. */
type ListAvailabilityInput = (ServiceAvailabilityInput | VisitAvailabilityInput) & {
    /** Whether times that cannot be booked are listed too, full classes for example. */
    readonly includeNonBookable?: boolean | undefined;
    /** How many pages of 1,000 times are read at most; 5 unless given. */
    readonly maxPages?: number | undefined;
};
/** A time that may be booked. The local dates are in the time zone of the list; `start` and `end` are moments. */
interface AvailableSlot extends TimeSlot {
    /** The start as clocks in the time zone of the list show it. */
    localStartDate: LocalDateTime;
    /** The end as clocks in the time zone of the list show it. */
    localEndDate: LocalDateTime;
    /** The moment at which it starts. */
    start: Date;
    /** The moment at which it ends. */
    end: Date;
    /** Whether it is a course as a whole, from its first session to its last one. */
    isCourse?: boolean;
}
/** The times of one day. */
interface AvailabilityDay {
    readonly date: LocalDate;
    /** Earliest first. */
    readonly slots: readonly AvailableSlot[];
}
/** Times by day. */
interface AvailabilityList {
    /** The days that have times, in order. */
    readonly days: readonly AvailabilityDay[];
    /** IANA name of the zone of all days and local dates. */
    readonly timeZone: string;
    /** Whether these are all; otherwise there are more than `maxPages` pages hold. */
    readonly isComplete: boolean;
}
/** Whether so many people can book a slot. */
declare const isBookable: ({ bookable, bookableCapacity }: TimeSlot, participants?: number) => boolean;
/**
 * Lists the times of an appointment, a class, a course or a visit with several appointments, by day. A course is one
 * slot, on the day of its first session. Each slot says when it begins as the clocks of the time zone show it
 * (`localStartDate`) and as a moment (`start`); the two types do not mix.
 *
 * @throws ValidationError when `from` or `to` is no local date, a moment for example, or there is no such time zone.
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

/** The day of a service that is asked about, with the same wishes as `listAvailability` takes. */
interface ExplainServiceAvailabilityInput extends Omit<ServiceAvailabilityInput, 'from' | 'to' | 'serviceType'> {
    readonly date: LocalDate;
}
/** The day of a visit with several services that is asked about, with the same wishes as `listAvailability` takes. */
interface ExplainVisitAvailabilityInput extends Omit<VisitAvailabilityInput, 'from' | 'to'> {
    readonly date: LocalDate;
}
/** The day that is asked about: of one service, or of a visit with several. */
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
 * Why a day has no times, or its times. `serviceId` is the service that is the reason, the first one of a visit.
 *
 * - `available`: it has times.
 * - `onlineBookingDisabled`: the business takes no bookings of the service online.
 * - `tooManyParticipants`: the policy lets one booking be for fewer people.
 * - `tooEarly`: booking has not opened yet; it does at `opens`.
 * - `tooLate`: booking has closed.
 * - `fullyBooked`: others have booked everything. `waitingList` says how many people the waiting lists of the day take.
 * - `noStaffHere`: nobody gives the service at this place on that day, or where the services of the visit before it are
 *   given; there are times at `locationIds`.
 * - `staffNotFree`: the staff that is asked for has no times on that day; `staffIds` have.
 * - `notAfterOthers`: the service has times on that day, but none when those of the visit before it are over.
 * - `closed`: nobody works on that day, or the class is not given.
 * - `otherDay`: a course begins on another day, `date`.
 * - `noTimes`: closed or fully booked. Only the business sees its working hours: ask with an elevated client.
 */
type AvailabilityExplanation = {
    /** The day has times. */
    readonly reason: 'available';
    /** The times of the day, earliest first. */
    readonly slots: readonly AvailableSlot[];
} | (Unavailability & {
    readonly serviceId: string;
});
/**
 * Says why a day has no times of a service, or of a visit with several: booking is not open, everything is booked, nobody
 * works, nobody works at this place, or the policy forbids it. For a visit it says which service is the reason.
 *
 * The platform lists no times of an appointment for which nobody is free, so that a customer cannot tell a closed day from a
 * full one (`noTimes`); with an elevated client the working hours tell. Of the `resourceTypes` of a visit only the staff is
 * looked at service by service.
 *
 * @throws ValidationError when `date` is no local date, or there is no such time zone.
 * @throws ApplicationError `NOT_FOUND`, or `SERVICE_NOT_FOUND` for a visit, when there is no such service,
 * `INVALID_SERVICES_SIZE` unless a visit has 2 to 8 services.
 * @example
 * const why = await explainAvailability(client, { serviceId, date: '2026-05-09', timeZone: 'Europe/Lisbon' })
 * if (why.reason === 'tooEarly') console.log('Booking opens', why.opens)
 */
declare const explainAvailability: (client: Client, input: ExplainAvailabilityInput, options?: CallOptions) => Promise<AvailabilityExplanation>;

/**
 * Why there is nothing to book. `noTimes`: there are no times in these days. `fullyBooked`: others have booked them all.
 * `tooEarly`: booking has not opened yet. `tooLate`: it has closed. `onlineBookingDisabled`: the business takes no
 * bookings online.
 */
type AvailabilityReason = 'noTimes' | 'fullyBooked' | 'tooEarly' | 'tooLate' | 'onlineBookingDisabled';
/** Why none of these slots can be booked, by what each of them says. */
declare const reasonOf: (slots: readonly TimeSlot[]) => AvailabilityReason;

/** The details that a customer gives beside the time: who comes, how many, how it is paid. */
interface BookingDetails extends Omit<NewBooking, 'bookedEntity'> {
    /** Answers to the booking form, by the key of the field. */
    formSubmission?: Record<string, unknown>;
}
/** The time that a customer chose. */
interface BookingChoice {
    /** A time of `listAvailability`; of a course its schedule alone is enough. */
    readonly slot: TimeSlot | AvailableSlot;
    /** The member of staff who gives it, or the whole visit; anybody who is free unless given. */
    readonly resource?: BookedResource | undefined;
    /** The zone that the times of the slot are in; that of the business unless given. */
    readonly timeZone?: string | undefined;
}
/** The time of one service that is booked, and for whom. */
interface ServiceBookingRequest extends BookingChoice {
    readonly serviceId: string;
    readonly details: BookingDetails;
}
/** One of the services of a visit, as `listAvailability` takes it, with the answers that are for this service alone. */
interface BookedVisitService extends VisitService {
    /** The member of staff who gives this service; that of the visit unless given. */
    resource?: BookedResource;
    /** The details of this service, in place of those of the visit: its add-ons or its way to pay, for example. */
    details?: Omit<BookingDetails, 'formSubmission'>;
}
/** The time of a visit with several appointments that are booked together, and for whom. */
interface VisitBookingRequest extends BookingChoice {
    /** The services in the order in which `listAvailability` was asked for them. */
    readonly services: readonly BookedVisitService[];
    /** The details of all the services. */
    readonly details: BookingDetails;
}
/** A request to book one service, or a visit with several, for one customer. */
type BookingRequest = ServiceBookingRequest | VisitBookingRequest;
/** The bookings that were made of a request: one, or those of a visit. */
type MadeBookings = readonly [Booking, ...Booking[]];
/**
 * The bookings that a request asks for, each with its own time, place, staff and details: one for a service, and one for
 * each service of a visit, in their order.
 *
 * @throws ValidationError when the time is not one of the services of the request.
 * @example
 * const times = bookingsOfRequest({ services, slot, details }).map(({ slot }) => slot.localStartDate)
 */
declare const bookingsOfRequest: (request: BookingRequest) => readonly [ServiceBookingRequest, ...ServiceBookingRequest[]];

/** How far a plan is, as plain data: kept as JSON, it lets another page or process go on. */
interface BookingPlanState {
    /** Names the plan, as the idempotency key of its calls. */
    readonly id: string;
    readonly request: BookingRequest;
    /** Whether the bookings were asked for and the answer is not known: they are looked for before they are made. */
    readonly isUnsure?: boolean;
    /** The bookings, once they are made. */
    readonly bookings?: MadeBookings;
    /** Whether the cart was asked to take the bookings and the answer is not known. */
    readonly isCartUnsure?: boolean;
    /** The cart, once the bookings are in it. */
    readonly cartId?: string;
}
/** A booking, or a visit, that is to be made; `planBooking` makes it and `book` carries it out. */
interface BookingPlan {
    /** How far it is. Keep it with `JSON.stringify(plan)`. */
    state: BookingPlanState;
    /** The run that is under way, which every call of `book` shares. */
    running: Promise<BookedPlan> | undefined;
    /** Whether it was begun elsewhere, so that its time may have been taken since. */
    readonly isResumed: boolean;
    /** Gives the state, so that `JSON.stringify` keeps it. */
    readonly toJSON: () => BookingPlanState;
}
/** A plan that was carried out. */
interface BookedPlan {
    readonly bookings: MadeBookings;
    /** Absent when no cart was asked for. */
    readonly cartId?: string;
    /** The address to send the customer to; absent when no checkout was asked for. */
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
/** A cart as far as a plan looks at it. */
interface CartOfPlan {
    readonly id: string;
    readonly lineItems?: readonly Line[];
}
/**
 * The calls that follow the booking: those of `@frontdesk/ecom` and `@frontdesk/auth` of the same names. Without those of
 * the cart the plan ends with the booking, without that of the checkout it ends with the cart.
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
    /** Needed with `addLineItemsToCurrentCart`: tells whether the bookings are in the cart, after a lost answer. */
    readonly getCurrentCart?: Call<Record<string, never>, CartOfPlan> | undefined;
    /** Makes the address of the checkout; without it, the plan ends with the cart. */
    readonly createRedirectSession?: Call<{
        /** The checkout that the customer is sent to. */
        ecomCheckout: {
            checkoutId: string;
        };
        /** The pages of this site that the customer comes back to. */
        callbacks: {
            /** The page for a customer who leaves the checkout. */
            postFlowUrl: string;
            /** The page for a customer who has ordered. */
            thankYouPageUrl: string;
        };
    }, {
        /** The address of the checkout. */
        fullUrl?: string;
    }> | undefined;
    /** Needed with `createRedirectSession`: the address of this site that the checkout comes back to. */
    readonly returnTo?: string | undefined;
    /** The services that are known: they decide how they are paid when the details do not. Saves a call for each. */
    readonly services?: readonly Pick<Service, 'id' | 'payment'>[] | undefined;
    /**
     * Whether the time is looked at once more before it is booked; only for a plan that goes on after a reload unless given.
     * The booking itself is declined when the time is taken, so that this saves no mistake, but a booking that cannot be.
     */
    readonly recheck?: boolean | undefined;
    /** Stops the plan. It goes on where it was when it is given to `book` again. */
    readonly signal?: AbortSignal | undefined;
    /** Called before and after each call that changes something: keep the state to go on after a reload. */
    readonly onProgress?: ((state: BookingPlanState) => void) | undefined;
}
/**
 * Plans a booking, or a visit with several services that are booked together: of a request, or of the state of a plan that
 * was begun elsewhere, such as before a reload. Make one plan for each booking and keep it: however often `book` is called
 * with it, it is made once.
 *
 * @throws ValidationError when the time is not one of the service, or of the services, that are booked.
 * @example
 * const saved = sessionStorage.getItem('booking')
 * const plan = planBooking(saved ? JSON.parse(saved) : { serviceId, slot, timeZone, details })
 */
declare const planBooking: (given: BookingRequest | BookingPlanState, newId?: () => string) => BookingPlan;
/**
 * Carries out a plan: looks at the time once more where that is due, makes the booking, or all those of a visit, puts each
 * into the cart and opens the checkout. May be called as often as one likes, at once, after a failure, after a stop and
 * after a reload: a step that was done is not done twice, and after a lost answer the bookings are looked for before others
 * are made.
 *
 * @throws SlotTakenError when somebody else was faster, with the nearest free times.
 * @throws ApplicationError as `createBooking`, or `createMultiServiceBooking`, and the calls of the cart do.
 * @throws AbortError when `signal` stops it.
 * @throws FrontdeskError `NO_REDIRECT_URL` when the platform gives no address of a checkout.
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
 * A chosen time as a booking names it: the session of a class, a course as a whole, or a time of an appointment.
 *
 * @example
 * const { slot } = bookedEntityOf({ slot: listed, timeZone: 'Europe/Lisbon' }, serviceId)
 */
declare const bookedEntityOf: ({ slot, resource, timeZone }: BookingChoice, serviceId: string) => BookedEntity;

/**
 * Somebody else was faster (code `SLOT_TAKEN`): the time, or the places of the session, are booked. `cause` is the refusal
 * of the platform, where there was one.
 */
declare class SlotTakenError extends FrontdeskError {
    name: string;
    /** The nearest free times, in the time zone of the one that was taken; none for a course. */
    readonly alternatives: readonly TimeSlot[];
    constructor(alternatives: readonly TimeSlot[], cause?: unknown);
}
/** Whether a time was taken by somebody else; read `error.alternatives`. */
declare const isSlotTakenError: (error: unknown) => error is SlotTakenError;
/** The free times that came with a refusal of `createBooking` or `rescheduleBooking`, or with a `SlotTakenError`. */
declare const alternativesOf: (error: unknown) => readonly TimeSlot[];
/**
 * The error of a taken time, with the nearest free ones: those that came with the refusal, or else those of a search. The
 * refusal of a visit names times of one of its services, so that only a search finds others for all of them. A search that
 * fails leaves the times out.
 */
declare const slotTaken: (client: Client, request: BookingRequest, signal: AbortSignal | undefined, cause?: unknown) => Promise<SlotTakenError>;
/** Whether the platform declined a booking or a move because the time is taken. */
declare const isSlotTaken: (error: unknown) => boolean;

/**
 * Why a call of this package is declined; read `error.code`.
 *
 * - `NOT_FOUND`: there is no such service, booking policy, slot or session.
 * - `SERVICE_NOT_FOUND`: availability was asked for an unknown service, or for one that is no appointment.
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
 * - `VALIDATION_FAILURE`: the service cannot be paid in the way that was chosen, a session with free places has no waiting
 *   list, or bookings that are made together do not go together.
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
 * - `INVALID_PRICING_PLAN`: an id of a pricing plan is no GUID.
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
 * - `EXTERNAL_CALENDAR_PROVIDER_FAILED`: a provider of calendars does not answer.
 * - `BOOKINGS_SETTINGS_NOT_FOUND`: the business has no bookings.
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: a change of tags names no tag.
 * - `STAFF_INVITE_REQUIRES_ROLE`: an invitation of a user must name a role.
 * - `EVENT_ALREADY_CANCELLED`: the event of the calendar was cancelled.
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
 * - `CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO`: a single booking cannot join a booking of several services.
 * - `MULTI_SERVICE_BOOKING_NOT_FOUND`: there are no such bookings that were made together, or they belong to somebody else.
 * - `NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING`: the booking was made together with others; cancel or move all.
 * - `NOT_ALL_BOOKINGS_WERE_SENT`: a decision about bookings that were made together must name each that is not over.
 * - `DUPLICATE_BOOKING_INFO`: such a decision names a booking twice.
 * - `ALL_BOOKINGS_ARE_ALREADY_CONFIRMED`, `ALL_BOOKINGS_ARE_ALREADY_DECLINED`, `ALL_BOOKINGS_ARE_ALREADY_CANCELED`: there
 *   is nothing left to do.
 * - `MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING`, `BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING`: the booking
 *   to add is part of several already.
 * - `BOOKING_TO_ADD_STATUS_NOT_VALID`: the booking to add is over.
 * - `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`: an appointment at any time must name its resource.
 * - `UNAUTHORIZED_OPERATION`: only the owner may make this exception.
 * - `FORBIDDEN`: only the owner may do this.
 */
type BookingErrorCode = Open<'NOT_FOUND' | 'SERVICE_NOT_FOUND' | 'MISSING_ARGUMENTS' | 'INVALID_SERVICES_SIZE' | 'SLOT_NOT_FOUND' | 'SLOT_NOT_AVAILABLE' | 'SESSION_NOT_FOUND' | 'SESSION_CAPACITY_EXCEEDED' | 'SCHEDULE_NOT_FOUND' | 'SCHEDULE_CAPACITY_EXCEEDED' | 'RESOURCE_NOT_FOUND' | 'BOOKING_POLICY_VIOLATION' | 'VALIDATION_FAILURE' | 'BOOKING_NOT_FOUND' | 'BOOKING_REVISION_MISMATCH' | 'REVISION_MISMATCH' | 'DEFAULT_POLICY_CANNOT_BE_DELETED' | 'INVALID_BOOKING_STATUS' | 'SLUG_ALREADY_EXISTS' | 'DUPLICATED_BOOKINGS' | 'DUPLICATE_BOOKING_IDS' | 'ADD_ON_NOT_FOUND' | 'END_OPTIONS_NOT_SUPPORTED' | 'MAX_END_DATE_EXCEEDS_MAXIMUM' | 'PRICE_CHANGE_NOT_ALLOWED' | 'ADD_ON_CHANGES_NOT_ALLOWED' | 'INVALID_SERVICE_CHOICES' | 'ADD_ON_GROUP_NOT_FOUND' | 'GROUP_NOT_ON_SERVICE' | 'SUBSCRIPTION_SERVICE_NOT_SUPPORTED' | 'DEFAULT_BOOKING_FORM_NOT_FOUND' | 'INVALID_PRICING_PLAN' | 'SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS' | 'ALREADY_EXISTS' | 'UNSUPPORTED_OPTION_TYPE' | 'UNSUPPORTED_OPTION_DATA' | 'UNKNOWN_OPTION_IDS' | 'IDENTICAL_CHOICES' | 'MISSING_CUSTOM_CHOICES' | 'UNKNOWN_STAFF_IDS' | 'MISSING_STAFF_VARIANTS' | 'MULTIPLE_CURRENCIES' | 'INVALID_SERVICE_ID' | 'FAILED_RESOLVING_SERVICE' | 'NUMBER_OF_PARTICIPANTS_NOT_FOUND' | 'INVALID_DURATION_CHOICE' | 'INVALID_BOOKING' | 'CATEGORY_LIMIT_REACHED' | 'RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME' | 'MAX_NUMBER_OF_RESOURCE_TYPES_REACHED' | 'BAD_CREDENTIALS' | 'NOT_SUPPORTED_BY_PROVIDER' | 'PREMIUM_FEATURE_NOT_ENABLED' | 'CONNECTION_NOT_CONNECTED' | 'CONNECTION_ALREADY_DISCONNECTED' | 'EXTERNAL_CALENDAR_PROVIDER_FAILED' | 'BOOKINGS_SETTINGS_NOT_FOUND' | 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' | 'STAFF_INVITE_REQUIRES_ROLE' | 'EVENT_ALREADY_CANCELLED' | 'CONTACT_DETAILS_CONFLICT' | 'REQUESTED_GENDER_NOT_ALLOWED' | 'NOT_PENDING_APPROVAL_SERVICE' | 'NO_OPEN_SPOTS' | 'ATTENDANCE_NOT_FOUND' | 'ATTENDANCES_MISSING_IN_REQUEST' | 'SESSION_ID_NOT_PROVIDED' | 'INVALID_TOKEN' | 'BOOKING_CANNOT_BE_CANCELLED' | 'RESCHEDULING_NOT_ALLOWED' | 'MISSING_BOOKING_IDS' | 'BOOKING_FEE_NOT_FOUND' | 'BOOKING_FEE_ALREADY_APPLIED' | 'BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS' | 'PRICE_OVERRIDE_EXCEEDS_MAX' | 'BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT' | 'ORDER_NOT_FOUND' | 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED' | 'ORDER_CANNOT_BE_EDITED' | 'ADDITIONAL_FEE_NOT_FOUND' | 'FEE_IS_NOT_BOOKING_FEE' | 'ORDER_BALANCE_NON_POSITIVE' | 'REFUND_NOT_ALLOWED' | 'CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO' | 'MULTI_SERVICE_BOOKING_NOT_FOUND' | 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING' | 'NOT_ALL_BOOKINGS_WERE_SENT' | 'DUPLICATE_BOOKING_INFO' | 'ALL_BOOKINGS_ARE_ALREADY_CONFIRMED' | 'ALL_BOOKINGS_ARE_ALREADY_DECLINED' | 'ALL_BOOKINGS_ARE_ALREADY_CANCELED' | 'MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING' | 'BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING' | 'BOOKING_TO_ADD_STATUS_NOT_VALID' | 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED' | 'UNAUTHORIZED_OPERATION' | 'FORBIDDEN'>;

export { SlotTakenError, addBookingsToMultiServiceBooking, addDays, addOnOptions, addOnShape, alternativesOf, anonymousBookingFields, anonymousBookingShape, appliedBookingFeesShape, applyBookingFees, assignWorkingHoursSchedule, attendanceShape, attendanceStatuses, availableServiceShape, benefitTypes, book, bookedEntityOf, bookedLocationTypes, bookingActors, bookingFeeShape, bookingFeeStatuses, bookingFeeTriggers, bookingFormFieldTypes, bookingOrderPaymentStatuses, bookingOrderStatuses, bookingPaymentStatuses, bookingPlatforms, bookingPolicyRules, bookingPolicyShape, bookingPolicyWithServicesShape, bookingShape, bookingStatuses, bookingsAppId, bookingsOfRequest, bookingsSettingsShape, bulkCalculateAllowedActions, bulkCancelBooking, bulkConfirmOrDeclineBooking, bulkCreateAddOns, bulkCreateBooking, bulkCreateCalendarEvents, bulkCreateResources, bulkCreateServices, bulkDeleteAddOns, bulkDeleteAttendances, bulkDeleteResources, bulkDeleteServices, bulkDeleteServicesByFilter, bulkGetMultiServiceBookingAllowedActions, bulkGetOrCreateStaffMembers, bulkSetAttendance, bulkUpdateAddOns, bulkUpdateResources, bulkUpdateServices, bulkUpdateServicesByFilter, bulkUpdateStaffMemberTags, bulkUpdateStaffMemberTagsByFilter, businessScheduleExternalId, calculatePrice, calendarEventShape, calendarEventStatuses, calendarEventTypes, calendarLocationTypes, calendarScheduleShape, calendarScheduleStatuses, cancelBooking, cancelBookingAnonymously, cancelCalendarEvent, cancelMultiServiceBooking, cancelMultiServiceBookingAnonymously, cancellationFeeStatuses, categoryPositions, categoryShape, changedBookingsShape, clockOf, cloneErrors, cloneService, cloneServiceOptionsAndVariants, collectBookingFees, confirmBooking, confirmMultiServiceBooking, confirmOrDeclineBooking, connectExternalCalendarByCredentials, connectExternalCalendarByOAuth, connectStaffMemberToUser, countAttendances, countBookingPolicies, countCategories, countExtendedBookings, countResourceTypes, countResources, countServices, countStaffMembers, countStaffMembersV2, createAddOn, createAddOnGroup, createBooking, createBookingPolicy, createCalendarEvent, createCategory, createMultiServiceBooking, createResource, createResourceType, createService, createServiceOptionsAndVariants, createStaffMember, dateTimeRuleTypes, dayOf, declineBooking, declineMultiServiceBooking, defaultBookingPoliciesShape, deleteAddOn, deleteAddOnGroup, deleteAttendance, deleteBookingPolicy, deleteCategory, deleteResource, deleteResourceType, deleteService, deleteServiceOptionsAndVariants, deleteStaffMember, disablePricingPlansForService, disconnectExternalCalendar, disconnectStaffMemberFromUser, displayTimeZoneBases, durationUnits, enablePricingPlansForService, eventTransparencies, explainAvailability, extendedBookingShape, externalCalendarConnectMethods, externalCalendarConnectionShape, externalCalendarConnectionStatuses, externalCalendarConnectionsShape, externalCalendarErrorReasons, externalCalendarEventFieldsets, externalCalendarProviderShape, externalCalendarTypes, firstChargeDates, getAddOn, getAnonymousActionToken, getAnonymousActionTokenForMultiServiceBooking, getAttendance, getAvailabilityTimeSlot, getBookingAnonymously, getBookingPolicy, getBookingsSettings, getCalendarEvent, getCalendarSchedule, getCategory, getDeletedStaffMember, getEventTimeSlot, getExternalCalendarConnection, getMultiServiceAvailabilityTimeSlot, getMultiServiceBooking, getMultiServiceBookingAnonymously, getMultiServiceBookingAvailability, getOrCreateStaffMember, getResource, getResourceType, getService, getServiceAnonymously, getServiceOptionsAndVariants, getServiceOptionsAndVariantsByServiceId, getStaffMember, getStrictestBookingPolicy, instantOf, intakeFormRequirements, intakeFormTimings, isBookable, isLocalDate, isLocalDateTime, isSlotTaken, isSlotTakenError, listAddOnGroups, listAvailability, listAvailabilityTimeSlotEndOptions, listAvailabilityTimeSlots, listBookingFees, listDeletedStaffMembers, listEventFromCalendarsFeatures, listEventTimeSlots, listExternalCalendarConnections, listExternalCalendarEvents, listExternalCalendarProviders, listExternalCalendars, listMultiServiceAvailabilityTimeSlots, localDate, localDateTime, localDateTimeOf, locationTypes, markBookingAsPending, markMultiServiceBookingAsPending, moveCategory, multiServiceBookingShape, multiServiceBookingTypes, newBookingStatuses, planBooking, previewPrice, queryAddOns, queryAttendance, queryBookingForms, queryBookingPolicies, queryCalendarEvents, queryCalendarSchedules, queryCategories, queryExtendedBookings, queryResourceTypes, queryResources, queryServiceCategories, queryServiceLocations, queryServiceOptionsAndVariants, queryServicePolicies, queryServices, queryServicesByFilters, queryStaffMembers, queryStaffMembersV2, rateTypes, reasonOf, recurrenceFrequencies, recurrenceTypes, removeBookingsFromMultiServiceBooking, removeStaffMemberFromTrashBin, removedLocationSessionsActions, requestedBookingFormFields, requestedFields, requestedGenders, rescheduleBooking, rescheduleBookingAnonymously, rescheduleMultiServiceBooking, resourceRules, resourceSelectionMethods, resourceShape, resourceTypeErrors, resourceTypeShape, searchResources, searchServices, searchStaffMembers, searchStaffMembersV2, selectedPaymentOptions, serviceCategoryShape, serviceOptionTypes, serviceOptionsAndVariantsShape, serviceRules, serviceShape, serviceStatuses, serviceTypes, setAddOnsForGroup, setAttendance, setBookingSubmissionId, setCustomSlug, setDefaultBookingPolicy, setServiceLocations, setServiceProvider, slotTaken, slugErrors, slugShape, staffConnectionStatuses, staffMemberGenders, staffMemberRequestedFields, staffMemberShape, staffRankingOrders, staffResourceTypeId, staffSelectionStrategies, staffSelectionTimings, staffSortingMethods, subscriptionFrequencies, syncToCalendarFeatures, taxableAddressTypes, timeSlotShape, updateAddOn, updateAddOnGroup, updateBookingExtendedFields, updateBookingPolicy, updateBookingsSettings, updateCalendarEvent, updateCategory, updateExternalCalendarSyncConfig, updateNumberOfParticipants, updateResource, updateResourceType, updateService, updateServiceOptionsAndVariants, updateStaffMember, validateSlug, weekdays };
export type { AddBookingsToMultiServiceBookingInput, AddOn, AddOnChange, AddOnDetails, AddOnFields, AddOnGroup, AddOnGroupChange, AddOnGroupDetail, AddOnOption, AllowedActions, AnonymousBooking, AnonymousBookingField, AnonymousMultiServiceBooking, AppliedBookingFees, ApplyBookingFeesInput, AssignWorkingHoursScheduleInput, AssociatedIdentity, Attendance, AttendanceFields, AttendanceNotification, AttendanceStatus, AttributeFilter, AvailabilityDay, AvailabilityExplanation, AvailabilityList, AvailabilityReason, AvailabilityWindow, AvailableResources, AvailableService, AvailableSlot, BenefitType, BookOptions, BookedAddOn, BookedEntity, BookedLocation, BookedLocationType, BookedPlan, BookedResource, BookedSchedule, BookedSlot, BookedVisitService, Booking, BookingActor, BookingAttendance, BookingChoice, BookingDetails, BookingErrorCode, BookingExtendedFields, BookingFee, BookingFeeStatus, BookingFeeTrigger, BookingForm, BookingFormAnswer, BookingFormFieldType, BookingFormFields, BookingFormPage, BookingInfo, BookingLineItem, BookingOfSeveral, BookingOrder, BookingOrderPaymentStatus, BookingOrderStatus, BookingPaymentStatus, BookingPlan, BookingPlanState, BookingPlatform, BookingPolicy, BookingPolicyChange, BookingPolicyFields, BookingPolicyRule, BookingPolicyViolations, BookingPolicyWithServices, BookingRequest, BookingRevision, BookingSource, BookingStatus, BookingsSettings, BookingsSettingsChange, BulkCalculateAllowedActionsInput, BulkCancelBookingInput, BulkConfirmOrDeclineBookingInput, BulkCreateAddOnsInput, BulkCreateBookingInput, BulkCreateCalendarEventsInput, BulkCreateResourcesInput, BulkCreateServicesInput, BulkDeleteAddOnsInput, BulkDeleteAttendancesInput, BulkDeleteResourcesInput, BulkDeleteServicesByFilterInput, BulkDeleteServicesInput, BulkGetMultiServiceBookingAllowedActionsInput, BulkGetOrCreateStaffMembersInput, BulkSetAttendanceInput, BulkStaffMembers, BulkUpdateAddOnsInput, BulkUpdateResourcesInput, BulkUpdateServicesByFilterInput, BulkUpdateServicesInput, BulkUpdateStaffMemberTagsByFilterInput, BulkUpdateStaffMemberTagsInput, BusinessLocation, BusinessNotification, CalculatePriceInput, CalendarEvent, CalendarEventChange, CalendarEventFields, CalendarEventLocation, CalendarEventResource, CalendarEventStatus, CalendarEventType, CalendarLocationType, CalendarSchedule, CalendarScheduleFields, CalendarScheduleStatus, CancelBookingAnonymouslyInput, CancelBookingFlowControlSettings, CancelBookingInput, CancelCalendarEventInput, CancelMultiServiceBookingAnonymouslyInput, CancelMultiServiceBookingInput, CancellationFeePolicy, CancellationFeeStatus, CancellationPolicy, CancellationWindow, Category, CategoryChange, CategoryFields, CategoryPosition, ChangedBookings, CloneError, CloneServiceInput, CloneServiceOptionsAndVariantsInput, ClonedService, CollectBookingFeesInput, ConferencingDetails, ConfirmBookingFlowControlSettings, ConfirmBookingInput, ConfirmMultiServiceBookingInput, ConfirmOrDeclineBookingInput, ConnectExternalCalendarByCredentialsInput, ConnectExternalCalendarByOAuthInput, ConnectStaffMemberToUserInput, ContactDetails, CountAttendancesInput, CountBookingPoliciesInput, CountCategoriesInput, CountExtendedBookingsInput, CountResourceTypesInput, CountResourcesInput, CountServicesInput, CountStaffMembersInput, CountedMultiServiceBooking, CreateAddOnGroupInput, CreateAddOnInput, CreateBookingFlowControlSettings, CreateBookingInput, CreateBookingPolicyInput, CreateCalendarEventInput, CreateCategoryInput, CreateMultiServiceBookingInput, CreateResourceInput, CreateResourceTypeInput, CreateServiceInput, CreateServiceOptionsAndVariantsInput, CreateStaffMemberInput, CreatedResourceType, CustomerChoices, DateTimeRule, DateTimeRuleType, DeclineBookingFlowControlSettings, DeclineBookingInput, DeclineMultiServiceBookingInput, DefaultBookingPolicies, DeleteAddOnGroupInput, DeleteAddOnInput, DeleteAttendanceInput, DeleteBookingPolicyInput, DeleteCategoryInput, DeleteResourceInput, DeleteResourceTypeInput, DeleteServiceInput, DeleteServiceOptionsAndVariantsInput, DeleteStaffMemberInput, DisablePricingPlansInput, Disambiguation, DisconnectExternalCalendarInput, DisconnectStaffMemberFromUserInput, DisplayTimeZone, DisplayTimeZoneBasis, DurationRange, DurationUnit, EnablePricingPlansInput, EventInfo, EventTransparency, ExplainAvailabilityInput, ExplainServiceAvailabilityInput, ExplainVisitAvailabilityInput, ExtendedBooking, ExtendedBookingFields, ExternalCalendar, ExternalCalendarConnectMethod, ExternalCalendarConnection, ExternalCalendarConnectionStatus, ExternalCalendarConnections, ExternalCalendarErrorReason, ExternalCalendarEvent, ExternalCalendarEventFieldset, ExternalCalendarEventPage, ExternalCalendarProvider, ExternalCalendarProviderFeatures, ExternalCalendarSyncConfig, ExternalCalendarType, FirstChargeDate, GetAddOnInput, GetAnonymousActionTokenForMultiServiceBookingInput, GetAnonymousActionTokenInput, GetAttendanceInput, GetAvailabilityTimeSlotInput, GetBookingAnonymouslyInput, GetBookingPolicyInput, GetBookingsSettingsInput, GetCalendarEventInput, GetCalendarScheduleInput, GetCategoryInput, GetDeletedStaffMemberInput, GetEventTimeSlotInput, GetExternalCalendarConnectionInput, GetMultiServiceAvailabilityTimeSlotInput, GetMultiServiceBookingAnonymouslyInput, GetMultiServiceBookingAvailabilityInput, GetMultiServiceBookingInput, GetOrCreateStaffMemberInput, GetResourceInput, GetResourceTypeInput, GetServiceAnonymouslyInput, GetServiceInput, GetServiceOptionsAndVariantsByServiceIdInput, GetServiceOptionsAndVariantsInput, GetStaffMemberInput, GetStrictestBookingPolicyInput, IdentificationData, IntakeFormPolicy, IntakeFormRequirement, IntakeFormTiming, Job, ListAddOnGroupsInput, ListAvailabilityInput, ListAvailabilityTimeSlotEndOptionsInput, ListAvailabilityTimeSlotsInput, ListBookingFeesInput, ListDeletedStaffMembersInput, ListEventFromCalendarsConfig, ListEventFromCalendarsFeature, ListEventTimeSlotsInput, ListExternalCalendarConnectionsInput, ListExternalCalendarEventsInput, ListExternalCalendarProvidersInput, ListExternalCalendarsInput, ListMultiServiceAvailabilityTimeSlotsInput, LocalDate, LocalDateTime, LocationType, MadeBookings, MarkBookingAsPendingFlowControlSettings, MarkBookingAsPendingInput, MarkMultiServiceBookingAsPendingInput, MediaItem, MoveCategoryInput, MultiServiceBooking, MultiServiceBookingAvailability, MultiServiceBookingInfo, MultiServiceBookingInput, MultiServiceBookingType, MultiServiceBookingViolations, NestedTimeSlot, NewAddOn, NewAddOnGroup, NewAttendance, NewBookedEntity, NewBooking, NewBookingPolicy, NewCalendarEvent, NewCategory, NewResource, NewResourceType, NewService, NewServiceOptionsAndVariants, NewStaffMember, NonBookableReasons, OfferedAddOn, OnlineBooking, PageUrl, ParticipantChoices, ParticipantNotification, ParticipantsRange, PreviewPriceInput, PriceInfo, PricedBooking, PricedChoices, QueryAddOnsInput, QueryAttendanceInput, QueryBookingFormsInput, QueryBookingPoliciesInput, QueryCalendarEventsInput, QueryCalendarSchedulesInput, QueryCategoriesInput, QueryExtendedBookingsInput, QueryResourceTypesInput, QueryResourcesInput, QueryServiceCategoriesInput, QueryServiceLocationsInput, QueryServiceOptionsAndVariantsInput, QueryServicePoliciesInput, QueryServicesByFiltersInput, QueryServicesInput, QueryStaffMembersInput, RateType, RecurrenceFrequency, RecurrenceRule, RecurrenceType, RemoveBookingsFromMultiServiceBookingInput, RemoveStaffMemberFromTrashBinInput, RemovedLocationSessions, RemovedLocationSessionsAction, RequestedBookingFormField, RequestedField, RequestedGender, RescheduleBookingAnonymouslyInput, RescheduleBookingFlowControlSettings, RescheduleBookingInfo, RescheduleBookingInput, RescheduleMultiServiceBookingInput, ReschedulePolicy, Resource, ResourceAggregationField, ResourceChange, ResourceFields, ResourceLocationOptions, ResourceRule, ResourceSearchFields, ResourceSelection, ResourceSelectionMethod, ResourceType, ResourceTypeChange, ResourceTypeError, ResourceTypeFields, ResourceTypeFilter, ResourceUpdate, Schedule, SearchResourcesInput, SearchServicesInput, SearchStaffMembersInput, SelectedPaymentOption, Service, ServiceAggregationField, ServiceAvailabilityInput, ServiceBookingRequest, ServiceCategory, ServiceChange, ServiceChoice, ServiceDeposit, ServiceFields, ServiceFilters, ServiceLocation, ServiceLocations, ServiceMedia, ServiceOption, ServiceOptionType, ServiceOptionsAndVariants, ServiceOptionsAndVariantsChange, ServiceOptionsAndVariantsFields, ServicePayment, ServiceRemoval, ServiceResource, ServiceRule, ServiceSearchFields, ServiceSlug, ServiceStatus, ServiceType, ServiceUrls, ServiceVariant, SetAddOnsForGroupInput, SetAttendanceInput, SetBookingSubmissionIdInput, SetCustomSlugInput, SetDefaultBookingPolicyInput, SetServiceLocationsInput, SetServiceProviderInput, Slug, SlugError, SlugValidation, SpecificLocationOptions, StaffConnectionStatus, StaffMember, StaffMemberChange, StaffMemberDetails, StaffMemberFields, StaffMemberGender, StaffMemberRequestedField, StaffMemberResource, StaffMemberSearchFields, StaffMemberTagsResult, StaffRankingOrder, StaffSelection, StaffSelectionStrategy, StaffSelectionTiming, StaffSortingMethod, StaffSortingPolicy, StrictestBookingPolicy, SubscriptionFrequency, SubscriptionPayment, SyncToCalendarConfig, SyncToCalendarFeature, TaxableAddressType, TimeSlot, TimeSlotLocation, TimeZoneClock, UpdateAddOnGroupInput, UpdateAddOnInput, UpdateBookingExtendedFieldsInput, UpdateBookingPolicyInput, UpdateBookingsSettingsInput, UpdateCalendarEventInput, UpdateCategoryInput, UpdateExternalCalendarSyncConfigInput, UpdateNumberOfParticipantsInput, UpdateResourceInput, UpdateResourceTypeInput, UpdateServiceInput, UpdateServiceOptionsAndVariantsInput, UpdateStaffMemberInput, ValidateSlugInput, VariantChoice, VisitAvailabilityInput, VisitBookingRequest, VisitService, WaitlistPolicy, Weekday, WorkingHoursSchedule, ZonedDate, ZonedPage };
