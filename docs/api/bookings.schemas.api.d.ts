import { Schema, QueryFields, ObjectSchema, OperationSchema, SearchRules } from '@frontdesk/core/schema';
import { Money, Image, Tags, Open, Address, Price, Limited, MatchOperator, SeoData, Closed, Filter, TagChanges, CursorPaging, Translatable, CursorQuery, OffsetPaging, OffsetQuery, CursorSearch, TextSearch } from '@frontdesk/core';
import * as z from 'zod';

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
    /** Whether the result holds the add-ons. */
    returnEntity?: boolean;
}
/** The fields of one add-on to change. */
interface UpdateAddOnInput {
    addOn: AddOnChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/** The changes of several add-ons in one call. */
interface BulkUpdateAddOnsInput {
    /** From 1 to 100. */
    addOns: UpdateAddOnInput[];
    /** Whether the result holds the add-ons. */
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
    /** The session: `slot.eventId` of the booking of a class. A booking of an appointment has no such id. */
    eventId?: string;
    /** `NOT_SET` unless given. */
    status?: AttendanceStatus;
    /** The number of participants who came, at least 1; 1 unless given. Where nobody came, the status is `NOT_ATTENDED`. */
    numberOfAttendees?: number;
}
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
/** The filter, order and page of the records of attendance to find. */
type QueryAttendanceInput = CursorQuery<AttendanceFields>;
/** The filter of the records of attendance to count. */
interface CountAttendancesInput {
    filter?: Filter<AttendanceFields>;
}
/** The attendance to record for one session of a booking. */
interface SetAttendanceInput {
    attendance: NewAttendance;
    /** Whether the participants get a message, and with which words; they get none unless given. */
    participantNotification?: AttendanceNotification;
}
/** The attendance to record for several sessions in one call. */
interface BulkSetAttendanceInput {
    /** At most 8. */
    attendanceDetails: SetAttendanceInput[];
    /** Whether the result holds the records. */
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
/** The fee of an order to charge. */
interface CollectBookingFeesInput {
    orderId: string;
    additionalFeeId: string;
    businessNotification?: BusinessNotification;
}

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
/** The filter of the bookings to count. */
interface CountExtendedBookingsInput {
    filter?: Filter<ExtendedBookingFields>;
}

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
/** The services whose categories are found. */
interface QueryServiceCategoriesInput {
    filter?: {
        /** The services that are looked at; all of them unless given. */
        services?: Filter<ServiceFields>;
        categoryIds?: string[];
    };
}
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

/** The booking that a token is wanted for. */
interface GetAnonymousActionTokenInput {
    bookingId: string;
}
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
/** The token of the booking to cancel. */
interface CancelBookingAnonymouslyInput {
    /** The token of the booking: at most 2,048 characters. */
    token: string;
    /** The revision that you read. */
    revision: string;
}
/** The token of the booking to move, and its new time. */
interface RescheduleBookingAnonymouslyInput extends CancelBookingAnonymouslyInput {
    /** The new time: see `rescheduleBooking`. */
    slot: BookedSlot;
}
/** The token of the booking whose service is read. */
interface GetServiceAnonymouslyInput {
    /** The token of the booking: at most 2,048 characters. */
    token: string;
    /** The parts of the service that are filled only when they are asked for; at most 5. */
    fields?: RequestedField[];
}

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
/** The booking to decide about, and how much of it is paid. */
interface ConfirmOrDeclineBookingInput {
    bookingId: string;
    /** How much has been paid from now on; as before unless given. */
    paymentStatus?: Closed<BookingPaymentStatus>;
}
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

/** The bookings to make in one call. */
interface BulkCreateBookingInput {
    /** 1 to 40. */
    createBookingsInfo: CreateBookingInput[];
    /** Whether the result holds the bookings. */
    returnFullEntity?: boolean;
}
/** The bookings to decide about in one call. */
interface BulkConfirmOrDeclineBookingInput {
    /** 1 to 300, each booking once. */
    details: ConfirmOrDeclineBookingInput[];
    /** Whether the result holds the bookings. */
    returnEntity?: boolean;
}
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
/** The bookings whose allowed actions are asked for. */
interface BulkCalculateAllowedActionsInput {
    /** 1 to 50. */
    bookingIds: string[];
}

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
/** The booking, and the answers to its form. */
interface SetBookingSubmissionIdInput {
    bookingId: string;
    /** Id of the answers to the booking form. */
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
/** The booking policies whose strictest rules are asked for. */
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given gets its default. */
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
/** The policies that a change of the default concerns. */
interface DefaultBookingPolicies {
    /** The default from now on. */
    currentDefaultBookingPolicy?: BookingPolicy;
    /** The default of before; absent when it was the same policy already. */
    previousDefaultBookingPolicy?: BookingPolicy;
}

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
/** Some settings to change. */
interface BookingsSettingsChange extends Omit<BookingsSettings, 'createdDate' | 'updatedDate' | 'revision'> {
    /** The revision that you read. */
    revision: string;
}
/** The call takes no input: a business has one set of settings. */
type GetBookingsSettingsInput = Record<string, never>;
/** The settings to change. */
interface UpdateBookingsSettingsInput {
    bookingsSettings: BookingsSettingsChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}

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
/** The filter, the time and the page of the calendar events to find. */
interface QueryCalendarEventsInput extends Omit<CursorQuery<CalendarEventFields>, 'sort'>, Adjusted {
    /** Events that end after it are found. Needed unless only `MASTER` events are asked for. */
    fromLocalDate?: string;
    /** Events that start before it are found. Needed unless only `MASTER` events are asked for. At most a year later. */
    toLocalDate?: string;
    /** `NONE`, `INSTANCE` and `EXCEPTION` unless given. At most 5. */
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
    /** Whether the result holds the events. */
    returnEntity?: boolean;
}
/** The fields of one calendar event to change. */
interface UpdateCalendarEventInput extends Adjusted {
    event: CalendarEventChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/** The calendar event to cancel. */
interface CancelCalendarEventInput extends Adjusted {
    eventId: string;
}
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
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
/** The category to delete. */
interface DeleteCategoryInput {
    categoryId: string;
}
/** The category to move, and its new place among the others. */
interface MoveCategoryInput {
    categoryId: string;
    /** `LAST` unless given. */
    position?: CategoryPosition;
    /** The category that comes before it; with `AFTER_CATEGORY` alone, which needs it. */
    afterCategoryId?: string;
}

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
/** The session of a class to read. */
interface GetEventTimeSlotInput {
    eventId: string;
    /** IANA name of the zone of the local dates; that of the business unless given. */
    timeZone?: string;
}

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
/** Connections, and the providers that did not answer. */
interface ExternalCalendarConnections {
    connections: ExternalCalendarConnection[];
    /** The providers that did not answer; with `partialFailure` alone. */
    failedProviderIds?: string[];
}

/** The call takes no input: it lists all providers. */
type ListExternalCalendarProvidersInput = Record<string, never>;
/** The account to connect, with its password, and the schedule to connect it with. */
interface ConnectExternalCalendarByCredentialsInput {
    /** The `eventsSchedule` of the resource, such as that of a member of staff. */
    scheduleId: string;
    providerId: string;
    email: string;
    password: string;
}
/** The provider to connect to, and the schedule to connect with. */
interface ConnectExternalCalendarByOAuthInput {
    /** The `eventsSchedule` of the resource, such as that of a member of staff. */
    scheduleId: string;
    providerId: string;
    /** The page of yours that the owner of the account comes back to, at an origin that your app has registered. */
    redirectUrl: string;
}
/** The connection to read. */
interface GetExternalCalendarConnectionInput {
    connectionId: string;
}
/** The schedules whose connections are listed. */
interface ListExternalCalendarConnectionsInput {
    /** Only connections of these schedules; all unless given. */
    scheduleIds?: string[];
    /** Whether the call succeeds although a provider does not answer; `failedProviderIds` then names it. */
    partialFailure?: boolean;
}
/** The connection whose calendars are listed. */
interface ListExternalCalendarsInput {
    connectionId: string;
}
/** The connection, and the directions in which it is kept in step from now on. */
interface UpdateExternalCalendarSyncConfigInput {
    connectionId: string;
    /** The directions that change; one that is left out stays as it is. */
    syncConfig: ExternalCalendarSyncConfig;
}
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
/** The connection to end. */
interface DisconnectExternalCalendarInput {
    connectionId: string;
}

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
/** The token of the bookings to read. */
interface GetMultiServiceBookingAnonymouslyInput {
    /** The token of the bookings: at most 2,048 characters. */
    token: string;
}
/** The token of the bookings to cancel. */
interface CancelMultiServiceBookingAnonymouslyInput {
    /** The token of the bookings: at most 2,048 characters. */
    token: string;
}

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
/** The bookings made together to read. */
interface GetMultiServiceBookingInput {
    multiServiceBookingId: string;
}
/** The bookings made together to cancel. */
interface CancelMultiServiceBookingInput extends MultiServiceBookingInput {
    flowControlSettings?: CancelBookingFlowControlSettings;
}
/** The new time of one of the bookings that were made together. */
interface RescheduleBookingInfo extends BookingRevision, Pick<RescheduleBookingInput, 'slot' | 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'> {
}
/** The bookings made together to move, and their new times. */
interface RescheduleMultiServiceBookingInput extends MultiServiceBookingInput {
    /** The new time of every booking that is not over. */
    rescheduleBookingsInfo: RescheduleBookingInfo[];
    flowControlSettings?: RescheduleBookingFlowControlSettings;
}
/** The bookings made together whose places are looked up. */
interface GetMultiServiceBookingAvailabilityInput {
    multiServiceBookingId: string;
}

/** The bookings made together to confirm. */
interface ConfirmMultiServiceBookingInput extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder' | 'flowControlSettings'> {
    /** Every booking that is not over. */
    confirmBookingsInfo: BookingInfo[];
    /** Whether they are confirmed although somebody else has the place of one. */
    doubleBooked?: boolean;
}
/** The bookings made together to decline. */
interface DeclineMultiServiceBookingInput extends MultiServiceBookingInput {
    /** Every booking that is not over. */
    declineBookingsInfo: BookingInfo[];
    /** Whether they are declined because somebody else has the place of one. */
    doubleBooked?: boolean;
    /** The effect on the payment. */
    flowControlSettings?: DeclineBookingFlowControlSettings;
}
/** The bookings made together that are to wait for approval. */
interface MarkMultiServiceBookingAsPendingInput extends MultiServiceBookingInput, Pick<ConfirmBookingInput, 'sendSmsReminder'> {
    /** Every booking that is not over. */
    markAsPendingBookingsInfo: BookingInfo[];
    /** Whether they wait for approval although somebody else has the place of one. */
    doubleBooked?: boolean;
    /** Checks that are made or left out. */
    flowControlSettings?: MarkBookingAsPendingFlowControlSettings;
}
/** The bookings to add to others that were made together. */
interface AddBookingsToMultiServiceBookingInput {
    multiServiceBookingId: string;
    /** The bookings to add; there are 8 at most in all. */
    bookings: BookingRevision[];
    /** Whether the answer holds the bookings, beside their ids. */
    returnFullEntity?: boolean;
}
/** The bookings to take out of those that were made together. */
interface RemoveBookingsFromMultiServiceBookingInput {
    multiServiceBookingId: string;
    /** The bookings to take out. */
    bookings: BookingRevision[];
    /** Whether the answer holds the bookings, beside their ids. */
    returnFullEntity?: boolean;
}
/** The bookings made together whose allowed actions are asked for. */
interface BulkGetMultiServiceBookingAllowedActionsInput {
    /** 1 to 50. */
    multiServiceBookingIds: string[];
}

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
/** The fields of a booking that its price needs. */
interface PricedBooking extends Partial<Booking> {
}
/** The booking whose price is worked out. */
interface CalculatePriceInput {
    /** The booking as it was read or made. */
    booking: PricedBooking;
}
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
    /** An older name of `locationOptions`. */
    'singleResource.locationOptions.availableInAllLocations': boolean;
    'singleResource.locationOptions.specificLocationOptions.availableInBusinessLocations': boolean;
    'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId': LocationIds;
    typeId: string;
    updatedDate: Date;
}
/** The filter, order and page of the resources to find. */
type QueryResourcesInput = CursorQuery<ResourceFields>;
/** The fields that searches for resources filter and sort by. Places are named as `singleResource` there. */
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
    /** Whether the result holds the resources. */
    returnEntity?: boolean;
}
/** The fields of one resource to change. */
interface UpdateResourceInput {
    /** Its type cannot be changed. */
    resource: ResourceChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    mask?: string[];
}
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
/** The resource to delete. */
interface DeleteResourceInput {
    resourceId: string;
}
/** The resources to delete in one call. */
interface BulkDeleteResourcesInput {
    /** From 1 to 50. */
    ids: string[];
}

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
/** The fields of one resource type to change. */
interface UpdateResourceTypeInput {
    resourceType: ResourceTypeChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
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
/** The fields of one group of add-ons to change, and its service. */
interface UpdateAddOnGroupInput {
    serviceId: string;
    addOnGroup: AddOnGroupChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
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
    /** The groups that are wanted, at most 3; all of the service unless given. */
    groupIds?: string[];
}
/** The add-ons that a group offers from now on. */
interface SetAddOnsForGroupInput {
    serviceId: string;
    groupId: string;
    /** From 1 to 7, in the order in which customers see them. */
    addOnIds: string[];
}

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
/** The filter, order and page of the services to find, and when and where they are to be available. */
interface QueryServicesByFiltersInput extends CursorQuery<ServiceFields> {
    serviceFilters?: ServiceFilters;
}

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
/** The service to create. */
interface CreateServiceInput {
    service: NewService;
}
/** The services to create in one call. */
interface BulkCreateServicesInput {
    /** At most 100. */
    services: NewService[];
    /** Whether the result holds the services. */
    returnEntity?: boolean;
}
/** The fields of one service to change. */
interface UpdateServiceInput {
    /** Locations and add-on groups cannot be changed by an update; neither can the type. */
    service: ServiceChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    mask?: string[];
}
/** The changes of several services in one call. */
interface BulkUpdateServicesInput {
    /** At most 100. */
    services: UpdateServiceInput[];
    /** Whether the result holds the services. */
    returnEntity?: boolean;
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
     * The parts that the source has and the copy has not; empty when the copy has all of them. `FORM`: the source has another
     * form than the default one.
     */
    errors?: CloneError[];
}

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

/** A booking policy with the services that are booked under it. */
interface BookingPolicyWithServices {
    bookingPolicy?: BookingPolicy;
    /** At most 5 of the services; `queryServices` finds the others. */
    connectedServices?: Service[];
    /** How many services have the policy. */
    totalServiceCount?: number;
}
/** The filter, order and page of the policies to find. */
interface QueryServicePoliciesInput extends CursorQuery<BookingPolicyFields> {
}

/** The pricing plans that a service can be paid with, too. */
interface EnablePricingPlansInput {
    serviceId: string;
    /** GUIDs, 1 to 100. A service has at most 75 plans; the ones that it has already stay once. */
    pricingPlanIds: string[];
}
/** The pricing plans that a service can no longer be paid with. */
interface DisablePricingPlansInput {
    serviceId: string;
    /** GUIDs, 1 to 75. Plans that the service does not have are passed over. */
    pricingPlanIds: string[];
}

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
    /** The paths of the fields that change; those that are given unless there is a mask. */
    mask?: string[];
}
/** The options and variants to delete. */
interface DeleteServiceOptionsAndVariantsInput {
    serviceOptionsAndVariantsId: string;
    /** The revision that you read; they are deleted as they are unless it is given. */
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
    /** Whether customers can book the staff member; `true` unless given. */
    serviceProvider?: boolean;
}
/** The fields of one staff member to change. */
interface UpdateStaffMemberInput extends Requested {
    staffMember: StaffMemberChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
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
    /** At most 100; all of them unless given. */
    staffMemberIds?: string[];
    /** 50 a page unless given, and at most 100. */
    paging?: CursorPaging;
}
/** The deleted staff member to remove for good. */
interface RemoveStaffMemberFromTrashBinInput {
    staffMemberId: string;
}

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
    /** The email address of the user account; that of the staff member unless given. */
    email?: string;
}
/** The staff member whose user account is disconnected. */
interface DisconnectStaffMemberFromUserInput extends NamedStaffMember {
}
/** The staff member, and whether customers can book them. */
interface SetServiceProviderInput extends NamedStaffMember {
    /** Whether customers can book the staff member from now on. */
    serviceProvider: boolean;
}
/** The staff members, and the tags that they get and lose. */
interface BulkUpdateStaffMemberTagsInput extends TagChanges {
    /** From 1 to 100. */
    ids: string[];
}
/** The filter of the staff members, and the tags that they get and lose. */
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
/** The fields of a new booking that a caller may write, and no others. */
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
 * The fields that a caller may write; read-only fields are left out, and so is the id of the app, which the platform knows
 * from the token. Bounds of what only the platform writes, such as names and formatted prices inside references, are not
 * checked; the length of `payment.custom.description` is a rule of services, with its own name.
 */
declare const newServiceSchema: ObjectSchema<NewService>;
declare const serviceChangeSchema: Schema<ServiceChange>;

declare const bookingPolicyWithServicesSchema: Schema<BookingPolicyWithServices>;
/** The filter takes the conditions of `queryBookingPolicies`. */
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
/** The parts that an answer is to be filled with. */
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
