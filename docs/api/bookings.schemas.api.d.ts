import { Schema, QueryFields, ObjectSchema, OperationSchema, SearchRules } from '@frontdesk/core/schema';
import { Money, Image, Tags, Open, Address, Price, Limited, MatchOperator, SeoData, Closed, Filter, TagChanges, CursorPaging, Translatable, CursorQuery, OffsetPaging, OffsetQuery, CursorSearch, TextSearch } from '@frontdesk/core';
import * as z from 'zod';

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
/** The filter, order and page of the add-ons to find. */
type QueryAddOnsInput = CursorQuery<AddOnFields>;
/** The add-on to create. */
interface CreateAddOnInput {
    addOn: NewAddOn;
}
/** The add-ons to create in one call. */
interface BulkCreateAddOnsInput {
    /** From 1 to 100. */
    addOns: NewAddOn[];
    /** Whether the result includes the add-ons. */
    returnEntity?: boolean;
}
/** The fields of one add-on to change. */
interface UpdateAddOnInput {
    addOn: AddOnChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** The changes of several add-ons in one call. */
interface BulkUpdateAddOnsInput {
    /** From 1 to 100. */
    addOns: UpdateAddOnInput[];
    /** Whether the result includes the add-ons. */
    returnEntity?: boolean;
}
/** The add-on to delete. */
interface DeleteAddOnInput {
    addOnId: string;
}
/** The add-ons to delete in one call. */
interface BulkDeleteAddOnsInput {
    /** From 1 to 100. */
    addOnIds: string[];
}

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
/** The filter, order and page of the records of attendance to find. */
type QueryAttendanceInput = CursorQuery<AttendanceFields>;
/** The filter of the records of attendance to count. */
interface CountAttendancesInput {
    filter?: Filter<AttendanceFields>;
}
/** The attendance to record for one session of a booking. */
interface SetAttendanceInput {
    attendance: NewAttendance;
    /** Whether the participants get a message, and its text; by default they get none. */
    participantNotification?: AttendanceNotification;
}
/** The attendance to record for several sessions in one call. */
interface BulkSetAttendanceInput {
    /** At most 8. */
    attendanceDetails: SetAttendanceInput[];
    /** Whether the result includes the records. */
    returnFullEntity?: boolean;
}
/** The record of attendance to delete. */
interface DeleteAttendanceInput {
    attendanceId: string;
}
/** The records of attendance to delete in one call. */
interface BulkDeleteAttendancesInput {
    /** From 1 to 8. */
    attendanceIds: string[];
}
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
/** The fee of an order to charge. */
interface CollectBookingFeesInput {
    orderId: string;
    additionalFeeId: string;
    businessNotification?: BusinessNotification;
}

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
/** The filter of the bookings to count. */
interface CountExtendedBookingsInput {
    filter?: Filter<ExtendedBookingFields>;
}

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
/** The filter of the services to count. */
interface CountServicesInput {
    filter?: Filter<ServiceFields>;
}
/** The services whose categories are listed. */
interface QueryServiceCategoriesInput {
    filter?: {
        /** The services to include; defaults to all. */
        services?: Filter<ServiceFields>;
        categoryIds?: string[];
    };
}
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

/** The booking whose token is requested. */
interface GetAnonymousActionTokenInput {
    bookingId: string;
}
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
/** The token of the booking to cancel. */
interface CancelBookingAnonymouslyInput {
    /** The token of the booking: at most 2,048 characters. */
    token: string;
    /** The revision that you read. */
    revision: string;
}
/** The token of the booking to reschedule, and its new time. */
interface RescheduleBookingAnonymouslyInput extends CancelBookingAnonymouslyInput {
    /** The new time: see `rescheduleBooking`. */
    slot: BookedSlot;
}
/** The token of the booking whose service is read. */
interface GetServiceAnonymouslyInput {
    /** The token of the booking: at most 2,048 characters. */
    token: string;
    /** Additional parts of the service to include; at most 5. */
    fields?: RequestedField[];
}

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
/** The booking to decide on, and its payment status. */
interface ConfirmOrDeclineBookingInput {
    bookingId: string;
    /** New payment status; defaults to the current one. */
    paymentStatus?: Closed<BookingPaymentStatus>;
}
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

/** The bookings to create in one call. */
interface BulkCreateBookingInput {
    /** 1 to 40. */
    createBookingsInfo: CreateBookingInput[];
    /** Whether the result includes the bookings. */
    returnFullEntity?: boolean;
}
/** The bookings to decide on in one call. */
interface BulkConfirmOrDeclineBookingInput {
    /** 1 to 300; each booking must be unique. */
    details: ConfirmOrDeclineBookingInput[];
    /** Whether the result includes the bookings. */
    returnEntity?: boolean;
}
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
/** The bookings to check. */
interface BulkCalculateAllowedActionsInput {
    /** 1 to 50. */
    bookingIds: string[];
}

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
/** The booking and its form submission. */
interface SetBookingSubmissionIdInput {
    bookingId: string;
    /** Id of the submission of the booking form. */
    submissionId: string;
}
/** The booking policy to read. */
interface GetBookingPolicyInput {
    bookingPolicyId: string;
}
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
/** The filter of the booking policies to count. */
interface CountBookingPoliciesInput {
    filter?: Filter<BookingPolicyFields>;
}
/** The booking policies to combine. */
interface GetStrictestBookingPolicyInput {
    /** From 1 to 100. */
    bookingPolicyIds: string[];
}
/** The booking policy to create. */
interface CreateBookingPolicyInput {
    bookingPolicy: NewBookingPolicy;
}
/** The fields of one booking policy to change. */
interface UpdateBookingPolicyInput {
    bookingPolicy: BookingPolicyChange;
    /**
     * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
     * default.
     */
    mask?: string[];
}
/** The booking policy to delete. */
interface DeleteBookingPolicyInput {
    bookingPolicyId: string;
}
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
/** Some settings to change. */
interface BookingsSettingsChange extends Omit<BookingsSettings, 'createdDate' | 'updatedDate' | 'revision'> {
    /** The revision that you read. */
    revision: string;
}
/** The operation has no input: a business has one set of settings. */
type GetBookingsSettingsInput = Record<string, never>;
/** The settings to change. */
interface UpdateBookingsSettingsInput {
    bookingsSettings: BookingsSettingsChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}

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
/** The calendar event to create. */
interface CreateCalendarEventInput extends Adjusted {
    event: NewCalendarEvent;
}
/** The calendar events to create in one call. */
interface BulkCreateCalendarEventsInput extends Adjusted {
    /** From 1 to 50. */
    events: {
        event: NewCalendarEvent;
    }[];
    /** Whether the result includes the events. */
    returnEntity?: boolean;
}
/** The fields of one calendar event to change. */
interface UpdateCalendarEventInput extends Adjusted {
    event: CalendarEventChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** The calendar event to cancel. */
interface CancelCalendarEventInput extends Adjusted {
    eventId: string;
}
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
/** The filter and the page of the schedules to find. */
interface QueryCalendarSchedulesInput extends Omit<CursorQuery<CalendarScheduleFields>, 'sort'> {
}

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
/** The filter, order and page of the categories to find. */
type QueryCategoriesInput = CursorQuery<CategoryFields>;
/** The filter of the categories to count. */
interface CountCategoriesInput {
    filter?: Filter<CategoryFields>;
}
/** The category to create. */
interface CreateCategoryInput {
    category: NewCategory;
}
/** The fields of one category to change. */
interface UpdateCategoryInput {
    category: CategoryChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** The category to delete. */
interface DeleteCategoryInput {
    categoryId: string;
}
/** The category to move, and its new position. */
interface MoveCategoryInput {
    categoryId: string;
    /** Defaults to `LAST`. */
    position?: CategoryPosition;
    /** The preceding category; required with `AFTER_CATEGORY`, and otherwise not allowed. */
    afterCategoryId?: string;
}

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
/** The session of a class to read. */
interface GetEventTimeSlotInput {
    eventId: string;
    /** IANA time zone of the local dates; defaults to the time zone of the business. */
    timeZone?: string;
}

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
/** Connections, and the providers that did not respond. */
interface ExternalCalendarConnections {
    connections: ExternalCalendarConnection[];
    /** The providers that did not respond; only with `partialFailure`. */
    failedProviderIds?: string[];
}

/** The operation has no input: it lists all providers. */
type ListExternalCalendarProvidersInput = Record<string, never>;
/** The account to connect, with its password, and the schedule to connect it to. */
interface ConnectExternalCalendarByCredentialsInput {
    /** The `eventsSchedule` of the resource, such as that of a staff member. */
    scheduleId: string;
    providerId: string;
    email: string;
    password: string;
}
/** The provider to connect to, and the schedule to connect. */
interface ConnectExternalCalendarByOAuthInput {
    /** The `eventsSchedule` of the resource, such as that of a staff member. */
    scheduleId: string;
    providerId: string;
    /** Your page that the account owner returns to, on an origin that your app has registered. */
    redirectUrl: string;
}
/** The connection to read. */
interface GetExternalCalendarConnectionInput {
    connectionId: string;
}
/** The schedules whose connections are listed. */
interface ListExternalCalendarConnectionsInput {
    /** Only connections of these schedules; defaults to all. */
    scheduleIds?: string[];
    /** Whether the call succeeds if a provider does not respond; `failedProviderIds` then lists the provider. */
    partialFailure?: boolean;
}
/** The connection whose calendars are listed. */
interface ListExternalCalendarsInput {
    connectionId: string;
}
/** The connection, and its new synchronization directions. */
interface UpdateExternalCalendarSyncConfigInput {
    connectionId: string;
    /** The directions to change; omitted ones do not change. */
    syncConfig: ExternalCalendarSyncConfig;
}
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
/** The connection to end. */
interface DisconnectExternalCalendarInput {
    connectionId: string;
}

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
/** The token of the multi-service booking to read. */
interface GetMultiServiceBookingAnonymouslyInput {
    /** The token of the multi-service booking: at most 2,048 characters. */
    token: string;
}
/** The token of the multi-service booking to cancel. */
interface CancelMultiServiceBookingAnonymouslyInput {
    /** The token of the multi-service booking: at most 2,048 characters. */
    token: string;
}

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
/** The multi-service booking to read. */
interface GetMultiServiceBookingInput {
    multiServiceBookingId: string;
}
/** The multi-service booking to cancel. */
interface CancelMultiServiceBookingInput extends MultiServiceBookingInput {
    flowControlSettings?: CancelBookingFlowControlSettings;
}
/** The new time of one booking of a multi-service booking. */
interface RescheduleBookingInfo extends BookingRevision, Pick<RescheduleBookingInput, 'slot' | 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'> {
}
/** The multi-service booking to reschedule, and its new times. */
interface RescheduleMultiServiceBookingInput extends MultiServiceBookingInput {
    /** The new time of every booking that has not ended. */
    rescheduleBookingsInfo: RescheduleBookingInfo[];
    flowControlSettings?: RescheduleBookingFlowControlSettings;
}
/** The multi-service booking to check. */
interface GetMultiServiceBookingAvailabilityInput {
    multiServiceBookingId: string;
}

/** The multi-service booking to confirm. */
interface ConfirmMultiServiceBookingInput extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder' | 'flowControlSettings'> {
    /** Every booking that has not ended. */
    confirmBookingsInfo: BookingInfo[];
    /** Whether to confirm them although another customer has the place of one. */
    doubleBooked?: boolean;
}
/** The multi-service booking to decline. */
interface DeclineMultiServiceBookingInput extends MultiServiceBookingInput {
    /** Every booking that has not ended. */
    declineBookingsInfo: BookingInfo[];
    /** Whether they are declined because another customer has the place of one. */
    doubleBooked?: boolean;
    /** The effect on the payment. */
    flowControlSettings?: DeclineBookingFlowControlSettings;
}
/** The multi-service booking to set to pending. */
interface MarkMultiServiceBookingAsPendingInput extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder'> {
    /** Every booking that has not ended. */
    markAsPendingBookingsInfo: BookingInfo[];
    /** Whether to set them to pending although another customer has the place of one. */
    doubleBooked?: boolean;
    /** Checks to make or to skip. */
    flowControlSettings?: MarkBookingAsPendingFlowControlSettings;
}
/** The bookings to add to a multi-service booking. */
interface AddBookingsToMultiServiceBookingInput {
    multiServiceBookingId: string;
    /** The bookings to add; a multi-service booking has at most 8. */
    bookings: BookingRevision[];
    /** Whether the response includes the bookings in addition to their ids. */
    returnFullEntity?: boolean;
}
/** The bookings to remove from a multi-service booking. */
interface RemoveBookingsFromMultiServiceBookingInput {
    multiServiceBookingId: string;
    /** The bookings to remove. */
    bookings: BookingRevision[];
    /** Whether the response includes the bookings in addition to their ids. */
    returnFullEntity?: boolean;
}
/** The multi-service bookings to check. */
interface BulkGetMultiServiceBookingAllowedActionsInput {
    /** 1 to 50. */
    multiServiceBookingIds: string[];
}

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
/** The fields of a booking that its price depends on. */
interface PricedBooking extends Partial<Booking> {
}
/** The booking to price. */
interface CalculatePriceInput {
    /** The booking as it was read or created. */
    booking: PricedBooking;
}
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
/** The fields that searches for resources filter and sort by. Locations are called `singleResource` there. */
interface ResourceSearchFields extends Pick<ResourceFields, 'id' | 'createdDate' | 'updatedDate' | 'singleResource.locationOptions.availableInAllLocations' | 'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations' | 'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId'> {
    name: string;
}
/** The fields of resources that can be aggregated. */
type ResourceAggregationField = Exclude<keyof ResourceSearchFields, 'name'>;
/** The words, filter, order and page of the resources to find, and the aggregations over them. */
interface SearchResourcesInput extends CursorSearch<ResourceSearchFields, 'name', ResourceAggregationField> {
}
/** The filter of the resources to count. */
interface CountResourcesInput {
    filter?: Filter<ResourceFields>;
}
/** The resource to create. */
interface CreateResourceInput {
    resource: NewResource;
}
/** The resources to create in one call. */
interface BulkCreateResourcesInput {
    /** From 1 to 50, without working hours. */
    resources: NewResource[];
    /** Whether the result includes the resources. */
    returnEntity?: boolean;
}
/** The fields of one resource to change. */
interface UpdateResourceInput {
    /** Its type cannot be changed. */
    resource: ResourceChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    mask?: string[];
}
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
/** The resource to delete. */
interface DeleteResourceInput {
    resourceId: string;
}
/** The resources to delete in one call. */
interface BulkDeleteResourcesInput {
    /** From 1 to 50. */
    ids: string[];
}

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
/** The filter, order and page of the resource types to find. */
type QueryResourceTypesInput = CursorQuery<ResourceTypeFields>;
/** The filter of the resource types to count. */
interface CountResourceTypesInput {
    filter?: Filter<ResourceTypeFields>;
}
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
/** The fields of one resource type to change. */
interface UpdateResourceTypeInput {
    resourceType: ResourceTypeChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    mask?: string[];
}
/** The resource type to delete. */
interface DeleteResourceTypeInput {
    resourceTypeId: string;
}

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
/** The fields of one group of add-ons to change, and its service. */
interface UpdateAddOnGroupInput {
    serviceId: string;
    addOnGroup: AddOnGroupChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    mask?: string[];
}
/** The group of add-ons to delete, and its service. */
interface DeleteAddOnGroupInput {
    serviceId: string;
    addOnGroupId: string;
}
/** The service whose groups of add-ons are listed. */
interface ListAddOnGroupsInput {
    serviceId: string;
    /** The groups to list, at most 3; defaults to all groups of the service. */
    groupIds?: string[];
}
/** The new add-ons of a group. */
interface SetAddOnsForGroupInput {
    serviceId: string;
    groupId: string;
    /** From 1 to 7, in the order in which customers see them. */
    addOnIds: string[];
}

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
/** The filter, order and page of the services to find, and the requested time range and locations. */
interface QueryServicesByFiltersInput extends CursorQuery<ServiceFields> {
    serviceFilters?: ServiceFilters;
}

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
/** The service to create. */
interface CreateServiceInput {
    service: NewService;
}
/** The services to create in one call. */
interface BulkCreateServicesInput {
    /** At most 100. */
    services: NewService[];
    /** Whether the result includes the services. */
    returnEntity?: boolean;
}
/** The fields of one service to change. */
interface UpdateServiceInput {
    /** Locations and add-on groups cannot be changed by an update; neither can the type. */
    service: ServiceChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    mask?: string[];
}
/** The changes of several services in one call. */
interface BulkUpdateServicesInput {
    /** At most 100. */
    services: UpdateServiceInput[];
    /** Whether the result includes the services. */
    returnEntity?: boolean;
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
/** The services to delete in one call. */
interface BulkDeleteServicesInput extends ServiceRemoval {
    /** At most 100. */
    ids: string[];
}
/** The filter of the services to delete. */
interface BulkDeleteServicesByFilterInput extends ServiceRemoval {
    /** Which services are deleted; `{}` for all of them. */
    filter: Filter<ServiceFields>;
}

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

/** A booking policy and the services that use it. */
interface BookingPolicyWithServices {
    bookingPolicy?: BookingPolicy;
    /** At most 5 of the services; use `queryServices` to find the others. */
    connectedServices?: Service[];
    /** Number of services that use the policy. */
    totalServiceCount?: number;
}
/** The filter, order and page of the policies to find. */
interface QueryServicePoliciesInput extends CursorQuery<BookingPolicyFields> {
}

/** Additional pricing plans that a service can be paid with. */
interface EnablePricingPlansInput {
    serviceId: string;
    /** GUIDs, 1 to 100. A service has at most 75 plans; duplicates are ignored. */
    pricingPlanIds: string[];
}
/** The pricing plans that a service can no longer be paid with. */
interface DisablePricingPlansInput {
    serviceId: string;
    /** GUIDs, 1 to 75. Plans that the service does not have are ignored. */
    pricingPlanIds: string[];
}

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

/** The options and variants to read. */
interface GetServiceOptionsAndVariantsInput {
    serviceOptionsAndVariantsId: string;
}
/** The service whose options and variants are read. */
interface GetServiceOptionsAndVariantsByServiceIdInput {
    serviceId: string;
}
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
/** The options and variants to create. */
interface CreateServiceOptionsAndVariantsInput {
    serviceOptionsAndVariants: NewServiceOptionsAndVariants;
}
/** The fields of the options and variants of one service to change. */
interface UpdateServiceOptionsAndVariantsInput {
    /** The service cannot be changed. */
    serviceOptionsAndVariants: ServiceOptionsAndVariantsChange;
    /** Paths of the fields to change; defaults to the given fields. */
    mask?: string[];
}
/** The options and variants to delete. */
interface DeleteServiceOptionsAndVariantsInput {
    serviceOptionsAndVariantsId: string;
    /** The revision that you read; without it, the current revision is deleted. */
    revision?: string;
}
/** The options and variants to copy, and the service that gets the copy. */
interface CloneServiceOptionsAndVariantsInput {
    /** The id of the options and variants to copy. */
    cloneFromId: string;
    /** The service that gets the copy; it must not have options. */
    targetServiceId: string;
}

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
/** The filter, order and page of the staff members to find. */
interface QueryStaffMembersInput extends CursorQuery<StaffMemberFields>, Requested {
}
/** The words, filter, order and page of the staff members to find. */
interface SearchStaffMembersInput extends TextSearch<StaffMemberSearchFields, 'name'>, Requested {
}
/** The filter of the staff members to count. */
interface CountStaffMembersInput {
    filter?: Filter<StaffMemberFields>;
}
/** The staff member to create. */
interface CreateStaffMemberInput extends Requested {
    staffMember: NewStaffMember;
    /** Whether customers can book the staff member; defaults to `true`. */
    serviceProvider?: boolean;
}
/** The fields of one staff member to change. */
interface UpdateStaffMemberInput extends Requested {
    staffMember: StaffMemberChange;
    /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
    fieldMask?: string[];
}
/** The staff member to delete. */
interface DeleteStaffMemberInput {
    staffMemberId: string;
}
/** The deleted staff member to read. */
interface GetDeletedStaffMemberInput extends Requested {
    staffMemberId: string;
}
/** The deleted staff members to list, and the page. */
interface ListDeletedStaffMembersInput extends Requested {
    /** At most 100; defaults to all of them. */
    staffMemberIds?: string[];
    /** 50 per page by default (at most 100). */
    paging?: CursorPaging;
}
/** The deleted staff member to remove for good. */
interface RemoveStaffMemberFromTrashBinInput {
    staffMemberId: string;
}

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
/** The user account whose staff member is read or created. */
interface GetOrCreateStaffMemberInput {
    /** The id of a user account of the business. */
    wixUserId: string;
    fields?: StaffMemberRequestedField[];
}
/** The user accounts whose staff members are read or created in one call. */
interface BulkGetOrCreateStaffMembersInput {
    /** From 1 to 50. */
    wixUserIds: string[];
    fields?: StaffMemberRequestedField[];
}
/** The staff member to connect to a user account. */
interface ConnectStaffMemberToUserInput extends NamedStaffMember {
    /** The email address of the user account; defaults to the one of the staff member. */
    email?: string;
}
/** The staff member whose user account is disconnected. */
interface DisconnectStaffMemberFromUserInput extends NamedStaffMember {
}
/** The staff member, and whether customers can book them. */
interface SetServiceProviderInput extends NamedStaffMember {
    /** Whether customers can book the staff member. */
    serviceProvider: boolean;
}
/** The staff members, and the tags to add and remove. */
interface BulkUpdateStaffMemberTagsInput extends TagChanges {
    /** From 1 to 100. */
    ids: string[];
}
/** The filter of the staff members, and the tags to add and remove. */
interface BulkUpdateStaffMemberTagsByFilterInput extends TagChanges {
    /** `{}` stands for all staff members. */
    filter: Filter<StaffMemberFields>;
}

declare const addOnSchema: ObjectSchema<AddOn>;
/** The fields that a caller may write. */
declare const newAddOnSchema: ObjectSchema<NewAddOn>;
declare const addOnChangeSchema: Schema<AddOnChange>;
/** The fields that add-ons can be filtered and sorted by. */
declare const addOnFields: QueryFields<AddOnFields>;
declare const getAddOnInputSchema: Schema<GetAddOnInput>;
declare const queryAddOnsInputSchema: Schema<QueryAddOnsInput>;
declare const createAddOnInputSchema: Schema<CreateAddOnInput>;
declare const bulkCreateAddOnsInputSchema: Schema<BulkCreateAddOnsInput>;
declare const updateAddOnInputSchema: Schema<UpdateAddOnInput>;
declare const bulkUpdateAddOnsInputSchema: Schema<BulkUpdateAddOnsInput>;
declare const deleteAddOnInputSchema: Schema<DeleteAddOnInput>;
declare const bulkDeleteAddOnsInputSchema: Schema<BulkDeleteAddOnsInput>;
declare const addOnSchemas: readonly OperationSchema[];

declare const attendanceSchema: ObjectSchema<Attendance>;
/** The fields that a caller may write. */
declare const newAttendanceSchema: ObjectSchema<NewAttendance>;
/** The fields that attendance can be filtered and sorted by. */
declare const attendanceFields: QueryFields<AttendanceFields>;
declare const getAttendanceInputSchema: Schema<GetAttendanceInput>;
declare const queryAttendanceInputSchema: Schema<QueryAttendanceInput>;
declare const countAttendancesInputSchema: Schema<CountAttendancesInput>;
declare const setAttendanceInputSchema: Schema<SetAttendanceInput>;
declare const bulkSetAttendanceInputSchema: Schema<BulkSetAttendanceInput>;
declare const deleteAttendanceInputSchema: Schema<DeleteAttendanceInput>;
declare const bulkDeleteAttendancesInputSchema: Schema<BulkDeleteAttendancesInput>;
declare const attendanceSchemas: readonly OperationSchema[];

declare const anonymousBookingSchema: Schema<AnonymousBooking>;
declare const getAnonymousActionTokenInputSchema: Schema<GetAnonymousActionTokenInput>;
declare const getBookingAnonymouslyInputSchema: Schema<GetBookingAnonymouslyInput>;
declare const cancelBookingAnonymouslyInputSchema: Schema<CancelBookingAnonymouslyInput>;
declare const rescheduleBookingAnonymouslyInputSchema: Schema<RescheduleBookingAnonymouslyInput>;
declare const getServiceAnonymouslyInputSchema: Schema<GetServiceAnonymouslyInput>;
declare const anonymousBookingSchemas: readonly OperationSchema[];

declare const bulkCreateBookingInputSchema: Schema<BulkCreateBookingInput>;
declare const bulkConfirmOrDeclineBookingInputSchema: Schema<BulkConfirmOrDeclineBookingInput>;
declare const bulkCancelBookingInputSchema: Schema<BulkCancelBookingInput>;
declare const bulkCalculateAllowedActionsInputSchema: Schema<BulkCalculateAllowedActionsInput>;
declare const bookingBulkSchemas: readonly OperationSchema[];

declare const rescheduleBookingInputSchema: ObjectSchema<RescheduleBookingInput>;
declare const updateNumberOfParticipantsInputSchema: Schema<UpdateNumberOfParticipantsInput>;
declare const bookingExtendedFieldsSchema: Schema<BookingExtendedFields>;
declare const updateBookingExtendedFieldsInputSchema: Schema<UpdateBookingExtendedFieldsInput>;
declare const setBookingSubmissionIdInputSchema: Schema<SetBookingSubmissionIdInput>;
declare const bookingChangeSchemas: readonly OperationSchema[];

declare const bookedEntitySchema: ObjectSchema<BookedEntity>;
declare const newBookedEntitySchema: ObjectSchema<NewBookedEntity>;
declare const contactDetailsSchema: ObjectSchema<ContactDetails>;
/** The choices of some participants: 5 at most. */
declare const serviceChoicesSchema: Schema<ServiceChoice[]>;
declare const bookedAddOnSchema: ObjectSchema<BookedAddOn>;
declare const bookingSchema: ObjectSchema<Booking>;
declare const participantNotificationSchema: ObjectSchema<ParticipantNotification>;
/** The writable fields of a new booking. */
declare const newBookingSchema: ObjectSchema<NewBooking>;

declare const createBookingInputSchema: ObjectSchema<CreateBookingInput>;
declare const cancelBookingInputSchema: ObjectSchema<CancelBookingInput>;
declare const confirmBookingInputSchema: ObjectSchema<ConfirmBookingInput>;
declare const declineBookingInputSchema: ObjectSchema<DeclineBookingInput>;
declare const confirmOrDeclineBookingInputSchema: Schema<ConfirmOrDeclineBookingInput>;
declare const markBookingAsPendingInputSchema: ObjectSchema<MarkBookingAsPendingInput>;
declare const bookingSchemas: readonly OperationSchema[];

declare const bookingFeeSchema: ObjectSchema<BookingFee>;
declare const appliedBookingFeesSchema: Schema<AppliedBookingFees>;
declare const listBookingFeesInputSchema: Schema<ListBookingFeesInput>;
declare const applyBookingFeesInputSchema: Schema<ApplyBookingFeesInput>;
declare const collectBookingFeesInputSchema: Schema<CollectBookingFeesInput>;
declare const bookingFeeSchemas: readonly OperationSchema[];

declare const bookingPolicySchema: ObjectSchema<BookingPolicy>;
/** The fields that a caller may write; read-only fields are left out. */
declare const newBookingPolicySchema: ObjectSchema<NewBookingPolicy>;
declare const bookingPolicyChangeSchema: Schema<BookingPolicyChange>;
declare const strictestBookingPolicySchema: Schema<StrictestBookingPolicy>;

/** The fields that booking policies can be filtered and sorted by. */
declare const bookingPolicyFields: QueryFields<BookingPolicyFields>;
declare const getBookingPolicyInputSchema: Schema<GetBookingPolicyInput>;
declare const queryBookingPoliciesInputSchema: Schema<QueryBookingPoliciesInput>;
declare const countBookingPoliciesInputSchema: Schema<CountBookingPoliciesInput>;
declare const getStrictestBookingPolicyInputSchema: Schema<GetStrictestBookingPolicyInput>;
declare const createBookingPolicyInputSchema: Schema<CreateBookingPolicyInput>;
declare const updateBookingPolicyInputSchema: Schema<UpdateBookingPolicyInput>;
declare const deleteBookingPolicyInputSchema: Schema<DeleteBookingPolicyInput>;
declare const setDefaultBookingPolicyInputSchema: Schema<SetDefaultBookingPolicyInput>;
declare const defaultBookingPoliciesSchema: Schema<DefaultBookingPolicies>;
declare const bookingPolicySchemas: readonly OperationSchema[];

declare const bookingsSettingsSchema: ObjectSchema<BookingsSettings>;
declare const bookingsSettingsChangeSchema: ObjectSchema<BookingsSettingsChange>;
declare const getBookingsSettingsInputSchema: Schema<GetBookingsSettingsInput>;
declare const updateBookingsSettingsInputSchema: Schema<UpdateBookingsSettingsInput>;
declare const bookingsSettingsSchemas: readonly OperationSchema[];

declare const calendarEventSchema: ObjectSchema<CalendarEvent>;
/** The fields that a caller may write. */
declare const newCalendarEventSchema: ObjectSchema<NewCalendarEvent>;
declare const calendarEventChangeSchema: Schema<CalendarEventChange>;

/** The fields that calendar events can be filtered by. */
declare const calendarEventFields: QueryFields<CalendarEventFields>;
declare const getCalendarEventInputSchema: Schema<GetCalendarEventInput>;
declare const queryCalendarEventsInputSchema: Schema<QueryCalendarEventsInput>;
declare const createCalendarEventInputSchema: Schema<CreateCalendarEventInput>;
declare const bulkCreateCalendarEventsInputSchema: Schema<BulkCreateCalendarEventsInput>;
declare const updateCalendarEventInputSchema: Schema<UpdateCalendarEventInput>;
declare const cancelCalendarEventInputSchema: Schema<CancelCalendarEventInput>;
declare const calendarEventSchemas: readonly OperationSchema[];

declare const calendarScheduleSchema: ObjectSchema<CalendarSchedule>;
/** The fields that schedules can be filtered by. */
declare const calendarScheduleFields: QueryFields<CalendarScheduleFields>;
declare const getCalendarScheduleInputSchema: Schema<GetCalendarScheduleInput>;
declare const queryCalendarSchedulesInputSchema: Schema<QueryCalendarSchedulesInput>;
declare const calendarScheduleSchemas: readonly OperationSchema[];

declare const categorySchema: ObjectSchema<Category>;
/** The fields that a caller may write. */
declare const newCategorySchema: ObjectSchema<NewCategory>;
declare const categoryChangeSchema: Schema<CategoryChange>;
/** The fields that categories can be filtered and sorted by. */
declare const categoryFields: QueryFields<CategoryFields>;
declare const getCategoryInputSchema: Schema<GetCategoryInput>;
declare const queryCategoriesInputSchema: Schema<QueryCategoriesInput>;
declare const countCategoriesInputSchema: Schema<CountCategoriesInput>;
declare const createCategoryInputSchema: Schema<CreateCategoryInput>;
declare const updateCategoryInputSchema: Schema<UpdateCategoryInput>;
declare const deleteCategoryInputSchema: Schema<DeleteCategoryInput>;
declare const moveCategoryInputSchema: Schema<MoveCategoryInput>;
declare const categorySchemas: readonly OperationSchema[];

declare const listEventTimeSlotsInputSchema: Schema<ListEventTimeSlotsInput>;
declare const getEventTimeSlotInputSchema: Schema<GetEventTimeSlotInput>;
declare const eventTimeSlotSchemas: readonly OperationSchema[];

declare const allowedActionsSchema: ObjectSchema<AllowedActions>;
declare const extendedBookingSchema: ObjectSchema<ExtendedBooking>;
/** The fields that bookings can be filtered and sorted by. */
declare const extendedBookingFields: QueryFields<ExtendedBookingFields>;
declare const queryExtendedBookingsInputSchema: Schema<QueryExtendedBookingsInput>;
declare const countExtendedBookingsInputSchema: Schema<CountExtendedBookingsInput>;
declare const extendedBookingSchemas: readonly OperationSchema[];

declare const externalCalendarProviderSchema: ObjectSchema<ExternalCalendarProvider>;
declare const externalCalendarSchema: ObjectSchema<ExternalCalendar>;
declare const externalCalendarSyncConfigSchema: ObjectSchema<ExternalCalendarSyncConfig>;
declare const externalCalendarConnectionSchema: ObjectSchema<ExternalCalendarConnection>;
declare const externalCalendarConnectionsSchema: Schema<ExternalCalendarConnections>;
declare const externalCalendarEventSchema: ObjectSchema<ExternalCalendarEvent>;
declare const listExternalCalendarProvidersInputSchema: Schema<ListExternalCalendarProvidersInput>;
declare const connectExternalCalendarByCredentialsInputSchema: Schema<ConnectExternalCalendarByCredentialsInput>;
declare const connectExternalCalendarByOAuthInputSchema: Schema<ConnectExternalCalendarByOAuthInput>;
declare const getExternalCalendarConnectionInputSchema: Schema<GetExternalCalendarConnectionInput>;
declare const listExternalCalendarConnectionsInputSchema: Schema<ListExternalCalendarConnectionsInput>;
declare const listExternalCalendarsInputSchema: Schema<ListExternalCalendarsInput>;
declare const updateExternalCalendarSyncConfigInputSchema: Schema<UpdateExternalCalendarSyncConfigInput>;
declare const listExternalCalendarEventsInputSchema: Schema<ListExternalCalendarEventsInput>;
declare const disconnectExternalCalendarInputSchema: Schema<DisconnectExternalCalendarInput>;
declare const externalCalendarSchemas: readonly OperationSchema[];

declare const getAnonymousActionTokenForMultiServiceBookingInputSchema: Schema<GetAnonymousActionTokenForMultiServiceBookingInput>;
declare const getMultiServiceBookingAnonymouslyInputSchema: Schema<GetMultiServiceBookingAnonymouslyInput>;
declare const cancelMultiServiceBookingAnonymouslyInputSchema: Schema<CancelMultiServiceBookingAnonymouslyInput>;
declare const anonymousMultiServiceBookingSchemas: readonly OperationSchema[];

declare const multiServiceBookingSchema: ObjectSchema<MultiServiceBooking>;
declare const createMultiServiceBookingInputSchema: Schema<CreateMultiServiceBookingInput>;
declare const getMultiServiceBookingInputSchema: Schema<GetMultiServiceBookingInput>;
declare const getMultiServiceBookingAvailabilityInputSchema: Schema<GetMultiServiceBookingAvailabilityInput>;
declare const cancelMultiServiceBookingInputSchema: Schema<CancelMultiServiceBookingInput>;
declare const rescheduleMultiServiceBookingInputSchema: Schema<RescheduleMultiServiceBookingInput>;
declare const confirmMultiServiceBookingInputSchema: Schema<ConfirmMultiServiceBookingInput>;
declare const declineMultiServiceBookingInputSchema: Schema<DeclineMultiServiceBookingInput>;
declare const markMultiServiceBookingAsPendingInputSchema: Schema<MarkMultiServiceBookingAsPendingInput>;
declare const addBookingsToMultiServiceBookingInputSchema: Schema<AddBookingsToMultiServiceBookingInput>;
declare const removeBookingsFromMultiServiceBookingInputSchema: Schema<RemoveBookingsFromMultiServiceBookingInput>;
declare const bulkGetMultiServiceBookingAllowedActionsInputSchema: Schema<BulkGetMultiServiceBookingAllowedActionsInput>;
declare const multiServiceBookingSchemas: readonly OperationSchema[];

declare const listMultiServiceAvailabilityTimeSlotsInputSchema: Schema<ListMultiServiceAvailabilityTimeSlotsInput>;
declare const getMultiServiceAvailabilityTimeSlotInputSchema: Schema<GetMultiServiceAvailabilityTimeSlotInput>;
declare const multiServiceTimeSlotSchemas: readonly OperationSchema[];

declare const bookingLineItemSchema: Schema<BookingLineItem>;
declare const priceInfoSchema: Schema<PriceInfo>;
declare const previewPriceInputSchema: Schema<PreviewPriceInput>;
declare const calculatePriceInputSchema: Schema<CalculatePriceInput>;
declare const pricingSchemas: readonly OperationSchema[];

declare const resourceSchema: ObjectSchema<Resource>;
/** The places of a resource as a caller writes them. */
declare const newLocationOptionsSchema: Schema<ResourceLocationOptions>;
/** The fields that a caller may write. */
declare const newResourceSchema: ObjectSchema<NewResource>;
declare const resourceChangeSchema: Schema<ResourceChange>;

/** The fields that resources can be filtered and sorted by. */
declare const resourceFields: QueryFields<ResourceFields>;
/** The rules of a search for resources. */
declare const resourceSearch: SearchRules<ResourceSearchFields, 'name', ResourceAggregationField>;
declare const getResourceInputSchema: Schema<GetResourceInput>;
declare const queryResourcesInputSchema: Schema<QueryResourcesInput>;
declare const searchResourcesInputSchema: Schema<SearchResourcesInput>;
declare const countResourcesInputSchema: Schema<CountResourcesInput>;
declare const createResourceInputSchema: Schema<CreateResourceInput>;
declare const bulkCreateResourcesInputSchema: Schema<BulkCreateResourcesInput>;
declare const updateResourceInputSchema: Schema<UpdateResourceInput>;
declare const bulkUpdateResourcesInputSchema: Schema<BulkUpdateResourcesInput>;
declare const deleteResourceInputSchema: Schema<DeleteResourceInput>;
declare const bulkDeleteResourcesInputSchema: Schema<BulkDeleteResourcesInput>;
declare const resourceSchemas: readonly OperationSchema[];

declare const resourceTypeSchema: ObjectSchema<ResourceType>;
/** The fields that a caller may write. */
declare const newResourceTypeSchema: ObjectSchema<NewResourceType>;
declare const resourceTypeChangeSchema: Schema<ResourceTypeChange>;
/** The fields that resource types can be filtered by. */
declare const resourceTypeFields: QueryFields<ResourceTypeFields>;
declare const getResourceTypeInputSchema: Schema<GetResourceTypeInput>;
declare const queryResourceTypesInputSchema: Schema<QueryResourceTypesInput>;
declare const countResourceTypesInputSchema: Schema<CountResourceTypesInput>;
declare const createResourceTypeInputSchema: Schema<CreateResourceTypeInput>;
declare const createdResourceTypeSchema: Schema<CreatedResourceType>;
declare const updateResourceTypeInputSchema: Schema<UpdateResourceTypeInput>;
declare const deleteResourceTypeInputSchema: Schema<DeleteResourceTypeInput>;
declare const resourceTypeSchemas: readonly OperationSchema[];

/** The fields of a group of add-ons that a caller may write. */
declare const newAddOnGroupSchema: Schema<NewAddOnGroup>;
declare const addOnGroupChangeSchema: Schema<AddOnGroupChange>;
declare const addOnGroupDetailSchema: Schema<AddOnGroupDetail>;
declare const createAddOnGroupInputSchema: Schema<CreateAddOnGroupInput>;
declare const updateAddOnGroupInputSchema: Schema<UpdateAddOnGroupInput>;
declare const deleteAddOnGroupInputSchema: Schema<DeleteAddOnGroupInput>;
declare const listAddOnGroupsInputSchema: Schema<ListAddOnGroupsInput>;
declare const setAddOnsForGroupInputSchema: Schema<SetAddOnsForGroupInput>;
declare const addOnGroupSchemas: readonly OperationSchema[];

declare const serviceFiltersSchema: Schema<ServiceFilters>;
declare const availableServiceSchema: Schema<AvailableService>;
declare const queryServicesByFiltersInputSchema: Schema<QueryServicesByFiltersInput>;
declare const serviceAvailabilitySchemas: readonly OperationSchema[];

declare const bookingFormSchema: Schema<BookingForm>;
/** The fields that booking forms can be filtered and sorted by. */
declare const bookingFormFields: QueryFields<BookingFormFields>;
declare const queryBookingFormsInputSchema: Schema<QueryBookingFormsInput>;
declare const bookingFormSchemas: readonly OperationSchema[];

declare const createServiceInputSchema: Schema<CreateServiceInput>;
declare const bulkCreateServicesInputSchema: Schema<BulkCreateServicesInput>;
declare const updateServiceInputSchema: Schema<UpdateServiceInput>;
declare const bulkUpdateServicesInputSchema: Schema<BulkUpdateServicesInput>;
declare const bulkUpdateServicesByFilterInputSchema: Schema<BulkUpdateServicesByFilterInput>;
declare const sessionNotificationSchema: Schema<NonNullable<ServiceRemoval['participantNotification']>>;
declare const deleteServiceInputSchema: Schema<DeleteServiceInput>;
declare const bulkDeleteServicesInputSchema: Schema<BulkDeleteServicesInput>;
declare const bulkDeleteServicesByFilterInputSchema: Schema<BulkDeleteServicesByFilterInput>;
declare const serviceChangeSchemas: readonly OperationSchema[];

declare const cloneServiceInputSchema: Schema<CloneServiceInput>;
declare const clonedServiceSchema: Schema<ClonedService>;
declare const serviceCloneSchemas: readonly OperationSchema[];

declare const setServiceLocationsInputSchema: Schema<SetServiceLocationsInput>;
declare const serviceLocationSchemas: readonly OperationSchema[];

declare const mediaItemSchema: Schema<MediaItem>;
/** A picture as a caller gives it. */
declare const mediaItemInputSchema: Schema<MediaItem>;
declare const serviceCategorySchema: Schema<ServiceCategory>;
declare const servicePaymentSchema: Schema<ServicePayment>;
declare const businessLocationSchema: Schema<BusinessLocation>;
declare const serviceLocationSchema: Schema<ServiceLocation>;
declare const scheduleSchema: Schema<Schedule>;
declare const staffMemberDetailsSchema: Schema<StaffMemberDetails>;
declare const slugSchema: Schema<Slug>;
declare const onlineBookingSchema: Schema<OnlineBooking>;
declare const serviceResourceSchema: Schema<ServiceResource>;
declare const addOnGroupSchema: ObjectSchema<AddOnGroup>;
/** The fields of a group of add-ons with their limits. The id is that of a group which exists already. */
declare const writtenAddOnGroupSchema: ObjectSchema<AddOnGroup>;
declare const serviceSchema: ObjectSchema<Service>;
/**
 * The writable fields; read-only fields are left out, and so is the app id, which the platform knows from the token.
 * Limits of fields that only the platform writes, such as names and formatted prices inside references, are not
 * checked; the length of `payment.custom.description` is checked by a rule of services with its own name.
 */
declare const newServiceSchema: ObjectSchema<NewService>;
declare const serviceChangeSchema: Schema<ServiceChange>;

declare const bookingPolicyWithServicesSchema: Schema<BookingPolicyWithServices>;
/** The filter accepts the conditions of `queryBookingPolicies`. */
declare const queryServicePoliciesInputSchema: Schema<QueryServicePoliciesInput>;
declare const servicePolicySchemas: readonly OperationSchema[];

declare const enablePricingPlansInputSchema: Schema<EnablePricingPlansInput>;
declare const disablePricingPlansInputSchema: Schema<DisablePricingPlansInput>;
declare const servicePricingPlanSchemas: readonly OperationSchema[];

declare const serviceLocationsSchema: Schema<ServiceLocations>;
declare const getServiceInputSchema: Schema<GetServiceInput>;
/** The fields that services can be filtered and sorted by. */
declare const serviceFields: QueryFields<ServiceFields>;
declare const queryServicesInputSchema: Schema<QueryServicesInput>;
/** The rules of a search for services. */
declare const serviceSearch: SearchRules<ServiceSearchFields, 'name', ServiceAggregationField>;
declare const searchServicesInputSchema: Schema<SearchServicesInput>;
declare const countServicesInputSchema: Schema<CountServicesInput>;
declare const queryServiceCategoriesInputSchema: Schema<QueryServiceCategoriesInput>;
declare const queryServiceLocationsInputSchema: Schema<QueryServiceLocationsInput>;
declare const serviceQuerySchemas: readonly OperationSchema[];

declare const validateSlugInputSchema: Schema<ValidateSlugInput>;
declare const slugValidationSchema: Schema<SlugValidation>;
declare const setCustomSlugInputSchema: Schema<SetCustomSlugInput>;
declare const serviceSlugSchema: Schema<ServiceSlug>;
declare const serviceSlugSchemas: readonly OperationSchema[];

declare const serviceOptionSchema: Schema<ServiceOption>;
declare const variantChoiceSchema: Schema<VariantChoice>;
declare const serviceVariantSchema: Schema<ServiceVariant>;
declare const serviceOptionsAndVariantsSchema: ObjectSchema<ServiceOptionsAndVariants>;
/** The fields that a caller may write. */
declare const newServiceOptionsAndVariantsSchema: ObjectSchema<NewServiceOptionsAndVariants>;
declare const serviceOptionsAndVariantsChangeSchema: Schema<ServiceOptionsAndVariantsChange>;

/** The fields that options and variants can be filtered by. */
declare const serviceOptionsAndVariantsFields: QueryFields<ServiceOptionsAndVariantsFields>;
declare const getServiceOptionsAndVariantsInputSchema: Schema<GetServiceOptionsAndVariantsInput>;
declare const getServiceOptionsAndVariantsByServiceIdInputSchema: Schema<GetServiceOptionsAndVariantsByServiceIdInput>;
declare const queryServiceOptionsAndVariantsInputSchema: Schema<QueryServiceOptionsAndVariantsInput>;
declare const createServiceOptionsAndVariantsInputSchema: Schema<CreateServiceOptionsAndVariantsInput>;
declare const updateServiceOptionsAndVariantsInputSchema: Schema<UpdateServiceOptionsAndVariantsInput>;
declare const deleteServiceOptionsAndVariantsInputSchema: Schema<DeleteServiceOptionsAndVariantsInput>;
declare const cloneServiceOptionsAndVariantsInputSchema: Schema<CloneServiceOptionsAndVariantsInput>;
declare const serviceOptionsAndVariantsSchemas: readonly OperationSchema[];

declare const assignWorkingHoursScheduleInputSchema: Schema<AssignWorkingHoursScheduleInput>;
declare const getOrCreateStaffMemberInputSchema: Schema<GetOrCreateStaffMemberInput>;
declare const bulkGetOrCreateStaffMembersInputSchema: Schema<BulkGetOrCreateStaffMembersInput>;
declare const connectStaffMemberToUserInputSchema: Schema<ConnectStaffMemberToUserInput>;
declare const disconnectStaffMemberFromUserInputSchema: Schema<DisconnectStaffMemberFromUserInput>;
declare const setServiceProviderInputSchema: Schema<SetServiceProviderInput>;
declare const bulkUpdateStaffMemberTagsInputSchema: Schema<BulkUpdateStaffMemberTagsInput>;
declare const bulkUpdateStaffMemberTagsByFilterInputSchema: Schema<BulkUpdateStaffMemberTagsByFilterInput>;
declare const staffMemberChangeSchemas: readonly OperationSchema[];

declare const staffMemberSchema: ObjectSchema<StaffMember>;
/** The fields that a caller may write. */
declare const newStaffMemberSchema: ObjectSchema<NewStaffMember>;
declare const staffMemberChangeSchema: Schema<StaffMemberChange>;

/** The fields that staff members can be filtered and sorted by. */
declare const staffMemberFields: QueryFields<StaffMemberFields>;
/** The rules of a search for staff members. */
declare const staffMemberSearch: SearchRules<StaffMemberSearchFields, 'name', never>;
/** Additional parts to include in a response. */
declare const requestedStaffMemberFields: () => z.ZodExactOptional<z.ZodArray<z.ZodType<StaffMemberRequestedField>>>;
declare const getStaffMemberInputSchema: Schema<GetStaffMemberInput>;
declare const queryStaffMembersInputSchema: Schema<QueryStaffMembersInput>;
declare const searchStaffMembersInputSchema: Schema<SearchStaffMembersInput>;
declare const countStaffMembersInputSchema: Schema<CountStaffMembersInput>;
declare const createStaffMemberInputSchema: Schema<CreateStaffMemberInput>;
declare const updateStaffMemberInputSchema: Schema<UpdateStaffMemberInput>;
declare const deleteStaffMemberInputSchema: Schema<DeleteStaffMemberInput>;
declare const getDeletedStaffMemberInputSchema: Schema<GetDeletedStaffMemberInput>;
declare const listDeletedStaffMembersInputSchema: Schema<ListDeletedStaffMembersInput>;
declare const removeStaffMemberFromTrashBinInputSchema: Schema<RemoveStaffMemberFromTrashBinInput>;
declare const staffMemberSchemas: readonly OperationSchema[];

declare const bookingPolicyViolationsSchema: ObjectSchema<BookingPolicyViolations>;
declare const timeSlotLocationSchema: ObjectSchema<TimeSlotLocation>;
declare const timeSlotSchema: ObjectSchema<TimeSlot>;
declare const resourceTypeFilterSchema: ObjectSchema<ResourceTypeFilter>;
declare const customerChoicesSchema: ObjectSchema<CustomerChoices>;
declare const listAvailabilityTimeSlotsInputSchema: Schema<ListAvailabilityTimeSlotsInput>;
declare const getAvailabilityTimeSlotInputSchema: Schema<GetAvailabilityTimeSlotInput>;
declare const listAvailabilityTimeSlotEndOptionsInputSchema: Schema<ListAvailabilityTimeSlotEndOptionsInput>;
declare const timeSlotSchemas: readonly OperationSchema[];

/** All schemas of bookings, for `createClient({ validate: validation(bookingsSchemas) })`. */
declare const bookingsSchemas: readonly OperationSchema[];

export { addBookingsToMultiServiceBookingInputSchema, addOnChangeSchema, addOnFields, addOnGroupChangeSchema, addOnGroupDetailSchema, addOnGroupSchema, addOnGroupSchemas, addOnSchema, addOnSchemas, allowedActionsSchema, anonymousBookingSchema, anonymousBookingSchemas, anonymousMultiServiceBookingSchemas, appliedBookingFeesSchema, applyBookingFeesInputSchema, assignWorkingHoursScheduleInputSchema, attendanceFields, attendanceSchema, attendanceSchemas, availableServiceSchema, bookedAddOnSchema, bookedEntitySchema, bookingBulkSchemas, bookingChangeSchemas, bookingExtendedFieldsSchema, bookingFeeSchema, bookingFeeSchemas, bookingFormFields, bookingFormSchema, bookingFormSchemas, bookingLineItemSchema, bookingPolicyChangeSchema, bookingPolicyFields, bookingPolicySchema, bookingPolicySchemas, bookingPolicyViolationsSchema, bookingPolicyWithServicesSchema, bookingSchema, bookingSchemas, bookingsSchemas, bookingsSettingsChangeSchema, bookingsSettingsSchema, bookingsSettingsSchemas, bulkCalculateAllowedActionsInputSchema, bulkCancelBookingInputSchema, bulkConfirmOrDeclineBookingInputSchema, bulkCreateAddOnsInputSchema, bulkCreateBookingInputSchema, bulkCreateCalendarEventsInputSchema, bulkCreateResourcesInputSchema, bulkCreateServicesInputSchema, bulkDeleteAddOnsInputSchema, bulkDeleteAttendancesInputSchema, bulkDeleteResourcesInputSchema, bulkDeleteServicesByFilterInputSchema, bulkDeleteServicesInputSchema, bulkGetMultiServiceBookingAllowedActionsInputSchema, bulkGetOrCreateStaffMembersInputSchema, bulkSetAttendanceInputSchema, bulkUpdateAddOnsInputSchema, bulkUpdateResourcesInputSchema, bulkUpdateServicesByFilterInputSchema, bulkUpdateServicesInputSchema, bulkUpdateStaffMemberTagsByFilterInputSchema, bulkUpdateStaffMemberTagsInputSchema, businessLocationSchema, calculatePriceInputSchema, calendarEventChangeSchema, calendarEventFields, calendarEventSchema, calendarEventSchemas, calendarScheduleFields, calendarScheduleSchema, calendarScheduleSchemas, cancelBookingAnonymouslyInputSchema, cancelBookingInputSchema, cancelCalendarEventInputSchema, cancelMultiServiceBookingAnonymouslyInputSchema, cancelMultiServiceBookingInputSchema, categoryChangeSchema, categoryFields, categorySchema, categorySchemas, cloneServiceInputSchema, cloneServiceOptionsAndVariantsInputSchema, clonedServiceSchema, collectBookingFeesInputSchema, confirmBookingInputSchema, confirmMultiServiceBookingInputSchema, confirmOrDeclineBookingInputSchema, connectExternalCalendarByCredentialsInputSchema, connectExternalCalendarByOAuthInputSchema, connectStaffMemberToUserInputSchema, contactDetailsSchema, countAttendancesInputSchema, countBookingPoliciesInputSchema, countCategoriesInputSchema, countExtendedBookingsInputSchema, countResourceTypesInputSchema, countResourcesInputSchema, countServicesInputSchema, countStaffMembersInputSchema, createAddOnGroupInputSchema, createAddOnInputSchema, createBookingInputSchema, createBookingPolicyInputSchema, createCalendarEventInputSchema, createCategoryInputSchema, createMultiServiceBookingInputSchema, createResourceInputSchema, createResourceTypeInputSchema, createServiceInputSchema, createServiceOptionsAndVariantsInputSchema, createStaffMemberInputSchema, createdResourceTypeSchema, customerChoicesSchema, declineBookingInputSchema, declineMultiServiceBookingInputSchema, defaultBookingPoliciesSchema, deleteAddOnGroupInputSchema, deleteAddOnInputSchema, deleteAttendanceInputSchema, deleteBookingPolicyInputSchema, deleteCategoryInputSchema, deleteResourceInputSchema, deleteResourceTypeInputSchema, deleteServiceInputSchema, deleteServiceOptionsAndVariantsInputSchema, deleteStaffMemberInputSchema, disablePricingPlansInputSchema, disconnectExternalCalendarInputSchema, disconnectStaffMemberFromUserInputSchema, enablePricingPlansInputSchema, eventTimeSlotSchemas, extendedBookingFields, extendedBookingSchema, extendedBookingSchemas, externalCalendarConnectionSchema, externalCalendarConnectionsSchema, externalCalendarEventSchema, externalCalendarProviderSchema, externalCalendarSchema, externalCalendarSchemas, externalCalendarSyncConfigSchema, getAddOnInputSchema, getAnonymousActionTokenForMultiServiceBookingInputSchema, getAnonymousActionTokenInputSchema, getAttendanceInputSchema, getAvailabilityTimeSlotInputSchema, getBookingAnonymouslyInputSchema, getBookingPolicyInputSchema, getBookingsSettingsInputSchema, getCalendarEventInputSchema, getCalendarScheduleInputSchema, getCategoryInputSchema, getDeletedStaffMemberInputSchema, getEventTimeSlotInputSchema, getExternalCalendarConnectionInputSchema, getMultiServiceAvailabilityTimeSlotInputSchema, getMultiServiceBookingAnonymouslyInputSchema, getMultiServiceBookingAvailabilityInputSchema, getMultiServiceBookingInputSchema, getOrCreateStaffMemberInputSchema, getResourceInputSchema, getResourceTypeInputSchema, getServiceAnonymouslyInputSchema, getServiceInputSchema, getServiceOptionsAndVariantsByServiceIdInputSchema, getServiceOptionsAndVariantsInputSchema, getStaffMemberInputSchema, getStrictestBookingPolicyInputSchema, listAddOnGroupsInputSchema, listAvailabilityTimeSlotEndOptionsInputSchema, listAvailabilityTimeSlotsInputSchema, listBookingFeesInputSchema, listDeletedStaffMembersInputSchema, listEventTimeSlotsInputSchema, listExternalCalendarConnectionsInputSchema, listExternalCalendarEventsInputSchema, listExternalCalendarProvidersInputSchema, listExternalCalendarsInputSchema, listMultiServiceAvailabilityTimeSlotsInputSchema, markBookingAsPendingInputSchema, markMultiServiceBookingAsPendingInputSchema, mediaItemInputSchema, mediaItemSchema, moveCategoryInputSchema, multiServiceBookingSchema, multiServiceBookingSchemas, multiServiceTimeSlotSchemas, newAddOnGroupSchema, newAddOnSchema, newAttendanceSchema, newBookedEntitySchema, newBookingPolicySchema, newBookingSchema, newCalendarEventSchema, newCategorySchema, newLocationOptionsSchema, newResourceSchema, newResourceTypeSchema, newServiceOptionsAndVariantsSchema, newServiceSchema, newStaffMemberSchema, onlineBookingSchema, participantNotificationSchema, previewPriceInputSchema, priceInfoSchema, pricingSchemas, queryAddOnsInputSchema, queryAttendanceInputSchema, queryBookingFormsInputSchema, queryBookingPoliciesInputSchema, queryCalendarEventsInputSchema, queryCalendarSchedulesInputSchema, queryCategoriesInputSchema, queryExtendedBookingsInputSchema, queryResourceTypesInputSchema, queryResourcesInputSchema, queryServiceCategoriesInputSchema, queryServiceLocationsInputSchema, queryServiceOptionsAndVariantsInputSchema, queryServicePoliciesInputSchema, queryServicesByFiltersInputSchema, queryServicesInputSchema, queryStaffMembersInputSchema, removeBookingsFromMultiServiceBookingInputSchema, removeStaffMemberFromTrashBinInputSchema, requestedStaffMemberFields, rescheduleBookingAnonymouslyInputSchema, rescheduleBookingInputSchema, rescheduleMultiServiceBookingInputSchema, resourceChangeSchema, resourceFields, resourceSchema, resourceSchemas, resourceSearch, resourceTypeChangeSchema, resourceTypeFields, resourceTypeFilterSchema, resourceTypeSchema, resourceTypeSchemas, scheduleSchema, searchResourcesInputSchema, searchServicesInputSchema, searchStaffMembersInputSchema, serviceAvailabilitySchemas, serviceCategorySchema, serviceChangeSchema, serviceChangeSchemas, serviceChoicesSchema, serviceCloneSchemas, serviceFields, serviceFiltersSchema, serviceLocationSchema, serviceLocationSchemas, serviceLocationsSchema, serviceOptionSchema, serviceOptionsAndVariantsChangeSchema, serviceOptionsAndVariantsFields, serviceOptionsAndVariantsSchema, serviceOptionsAndVariantsSchemas, servicePaymentSchema, servicePolicySchemas, servicePricingPlanSchemas, serviceQuerySchemas, serviceResourceSchema, serviceSchema, serviceSearch, serviceSlugSchema, serviceSlugSchemas, serviceVariantSchema, sessionNotificationSchema, setAddOnsForGroupInputSchema, setAttendanceInputSchema, setBookingSubmissionIdInputSchema, setCustomSlugInputSchema, setDefaultBookingPolicyInputSchema, setServiceLocationsInputSchema, setServiceProviderInputSchema, slugSchema, slugValidationSchema, staffMemberChangeSchema, staffMemberChangeSchemas, staffMemberDetailsSchema, staffMemberFields, staffMemberSchema, staffMemberSchemas, staffMemberSearch, strictestBookingPolicySchema, timeSlotLocationSchema, timeSlotSchema, timeSlotSchemas, updateAddOnGroupInputSchema, updateAddOnInputSchema, updateBookingExtendedFieldsInputSchema, updateBookingPolicyInputSchema, updateBookingsSettingsInputSchema, updateCalendarEventInputSchema, updateCategoryInputSchema, updateExternalCalendarSyncConfigInputSchema, updateNumberOfParticipantsInputSchema, updateResourceInputSchema, updateResourceTypeInputSchema, updateServiceInputSchema, updateServiceOptionsAndVariantsInputSchema, updateStaffMemberInputSchema, validateSlugInputSchema, variantChoiceSchema, writtenAddOnGroupSchema };
