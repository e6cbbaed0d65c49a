import { Schema, QueryFields, ObjectSchema, OperationSchema, SearchRules } from '@frontdesk/core/schema';
import { Money, Image, Open, Limited, Address, Closed, Filter, Price, CursorPaging, CursorQuery, OffsetPaging, OffsetQuery, CursorSearch } from '@frontdesk/core';

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
        earliestBookingInMinutes?: number;
    };
    /** Whether booking closes so many minutes before the beginning. It excludes `bookAfterStartPolicy`. */
    limitLateBookingPolicy?: {
        enabled?: boolean;
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
        maxParticipantsPerBooking?: number;
    };
    /** Whether customers may leave the choice of a resource to the business. Read-only. */
    resourcesPolicy?: {
        enabled?: boolean;
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
    latestCancellationInMinutes?: number;
    /** Whether a customer who has not signed in may cancel by a link. */
    allowAnonymous?: boolean;
}
/** Whether and until when customers may move a booking to another time. */
interface ReschedulePolicy {
    enabled?: boolean;
    /** Whether they may only move it until `latestRescheduleInMinutes` before the beginning. */
    limitLatestReschedule?: boolean;
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
    startInMinutes?: number;
    amount?: Money;
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
declare const rateTypes: readonly ["FIXED", "CUSTOM", "VARIED", "NO_FEE"];
/** How a service is paid. */
type RateType = Open<(typeof rateTypes)[number]>;
/** Every type of location. */
declare const locationTypes: readonly ["CUSTOM", "BUSINESS", "CUSTOMER"];
/** `BUSINESS`: an address of the business. `CUSTOM`: one of this service alone. `CUSTOMER`: one that the customer names. */
type LocationType = Open<(typeof locationTypes)[number]>;
/** Everything that can be wrong with a slug. */
declare const slugErrors: readonly ["SLUG_CONTAINS_ILLEGAL_CHARACTERS", "SLUG_ALREADY_EXISTS"];
type SlugError = Open<(typeof slugErrors)[number]>;
/** Whose address decides on the taxes of a service. */
declare const taxableAddressTypes: readonly ["BUSINESS", "BILLING"];
type TaxableAddressType = Open<(typeof taxableAddressTypes)[number]>;
/** Every place where add-ons may be paid. */
declare const addOnOptions: readonly ["ONLINE", "IN_PERSON"];
type AddOnOption = Open<(typeof addOnOptions)[number]>;
/** Every unit of a length that customers choose. */
declare const durationUnits: readonly ["HOUR", "DAY"];
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
    payment?: ServicePayment;
    onlineBooking?: OnlineBooking;
    conferencing?: {
        enabled?: boolean;
    };
    locations?: ServiceLocation[];
    bookingPolicy?: BookingPolicy;
    schedule?: Schedule;
    /** Resource ids of the staff, not their staff-member ids. */
    staffMemberIds?: string[];
    staffMembers?: StaffMemberDetails[];
    /** The resources that a session needs, by their type: the staff, a room. */
    serviceResources?: ServiceResource[];
    /** The type of the resource that customers choose first. */
    primaryResourceType?: string;
    /** Filled when asked for with `STAFF_MEMBER_DETAILS`. */
    staffMemberDetails?: {
        staffMembers?: StaffMemberDetails[];
    };
    supportedSlugs?: Slug[];
    mainSlug?: Slug;
    urls?: ServiceUrls;
    /** At most 3 groups. `createAddOnGroup` and its siblings change them, `updateService` does not. */
    addOnGroups?: AddOnGroup[];
    /** The add-ons of all groups. */
    addOnDetails?: AddOnDetails[];
    /** Whose address decides on the taxes. */
    taxableAddress?: {
        taxableAddressType?: TaxableAddressType;
    };
    /** The data that search engines are told. */
    seoData?: SeoData;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    createdDate?: Date;
    updatedDate?: Date;
    /** Counts up with each change; an update must name the one it started from. */
    revision?: string;
}
interface ServiceMedia {
    items?: MediaItem[];
    mainMedia?: MediaItem;
    coverMedia?: MediaItem;
}
interface MediaItem {
    image?: Image;
}
/** A group of services. */
interface ServiceCategory {
    id: string;
    name?: string;
    sortOrder?: number;
}
interface ServicePayment {
    rateType?: RateType;
    /** With rate type `FIXED`. */
    fixed?: {
        price?: Money;
    } & ServiceDeposit;
    /** With rate type `VARIED`. */
    varied?: {
        defaultPrice?: Money;
        minPrice?: Money;
        maxPrice?: Money;
    } & ServiceDeposit;
    /** With rate type `CUSTOM`. */
    custom?: {
        description?: string;
    };
    /** Filled when asked for with `DISCOUNT_INFO_DETAILS`. */
    discountInfo?: {
        discountName?: string;
        priceAfterDiscount?: Money;
    };
    /** Where a customer may pay. */
    options?: {
        online?: boolean;
        inPerson?: boolean;
        deposit?: boolean;
        pricingPlan?: boolean;
    };
    pricingPlanIds?: string[];
    /** Where add-ons are paid. */
    addOnOption?: AddOnOption;
}
/** The part of a price that is paid when the service is booked. */
interface ServiceDeposit {
    deposit?: Money;
    /** `false` when a customer who pays online pays the deposit and nothing else. */
    fullUpfrontPaymentAllowed?: boolean;
}
interface OnlineBooking {
    enabled?: boolean;
    /** Whether the business confirms each booking by hand. */
    requireManualApproval?: boolean;
    allowMultipleRequests?: boolean;
}
interface ServiceLocation {
    id?: string;
    type?: LocationType;
    calculatedAddress?: Address;
    business?: BusinessLocation;
    custom?: {
        id?: string;
        address?: Address;
    };
}
interface BusinessLocation {
    id?: string;
    name?: string;
    default?: boolean;
    address?: Address;
    email?: string;
    phone?: string;
}
interface Schedule {
    id?: string;
    firstSessionStart?: Date;
    lastSessionEnd?: Date;
    availabilityConstraints?: {
        /** Lengths of a session in minutes; one value for an appointment. */
        sessionDurations?: number[];
        /** The same as objects. */
        durations?: {
            minutes?: number;
        }[];
        /** Minutes kept free after a session. */
        timeBetweenSessions?: number;
        /** The shortest and the longest time that a customer may book, in place of the lengths. */
        durationRange?: DurationRange;
    };
}
/** Lengths in hours or in whole days, between which customers choose. */
interface DurationRange {
    unitType?: DurationUnit;
    hourOptions?: {
        minDurationInMinutes?: number;
        maxDurationInMinutes?: number;
    };
    dayOptions?: {
        minDurationInDays?: number;
        maxDurationInDays?: number;
    };
}
interface StaffMemberDetails {
    staffMemberId?: string;
    name?: string;
    mainMedia?: MediaItem;
}
/** The last part of a page's address. */
interface Slug {
    name?: string;
    /** Whether somebody chose it by hand. */
    custom?: boolean;
    createdDate?: Date;
}
interface ServiceUrls {
    servicePage?: PageUrl;
    bookingPage?: PageUrl;
    calendarPage?: PageUrl;
}
interface PageUrl {
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
        values?: string[];
    };
    /** Filled when asked for with `RESOURCE_DETAILS`. */
    resourceDetails?: {
        resources?: {
            id?: string;
            name?: string;
        }[];
    };
}
interface SeoData {
    tags?: SeoTag[];
    settings?: {
        preventAutoRedirect?: boolean;
        /** At most five; `origin` says who added the word. */
        keywords?: {
            term?: string;
            isMain?: boolean;
            origin?: string;
        }[];
    };
}
/** A tag in the head of a page. */
interface SeoTag {
    /** `title`, `meta`, `script` or `link`. */
    type?: string;
    props?: Record<string, unknown>;
    meta?: Record<string, unknown>;
    children?: string;
    custom?: boolean;
    disabled?: boolean;
}
/** An add-on of one of the groups, as filters see it. It has minutes when it lengthens the session. */
interface AddOnDetails {
    addOnId?: string;
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
interface NewService extends Pick<Service, 'type' | 'name' | 'description' | 'tagLine' | 'sortOrder' | 'media' | 'hidden' | 'category' | 'form' | 'conferencing' | 'locations' | 'schedule' | 'staffMemberIds' | 'serviceResources' | 'primaryResourceType' | 'addOnGroups' | 'taxableAddress' | 'seoData' | 'extendedFields'> {
    /** 1 for an appointment; the places of a session of a class, or of a whole course. From 1 to 1,000. */
    defaultCapacity: number;
    payment: ServicePayment;
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
    mainMedia?: MediaItem;
    /** Data of your own, by namespace. */
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
    tags?: AddOnTags;
}
/** The ids of tags: those that the business sees alone, and the others. */
interface AddOnTags {
    /** At most 100 ids of at most 5 characters. */
    privateTags?: {
        tagIds?: string[];
    };
    /** At most 100 ids of at most 5 characters. */
    tags?: {
        tagIds?: string[];
    };
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
interface GetAddOnInput {
    addOnId: string;
}
type QueryAddOnsInput = CursorQuery<AddOnFields>;
interface CreateAddOnInput {
    addOn: NewAddOn;
}
interface BulkCreateAddOnsInput {
    /** From 1 to 100. */
    addOns: NewAddOn[];
    /** Whether the result holds the add-ons. */
    returnEntity?: boolean;
}
interface UpdateAddOnInput {
    addOn: AddOnChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface BulkUpdateAddOnsInput {
    /** From 1 to 100. */
    addOns: UpdateAddOnInput[];
    /** Whether the result holds the add-ons. */
    returnEntity?: boolean;
}
interface DeleteAddOnInput {
    addOnId: string;
}
interface BulkDeleteAddOnsInput {
    /** From 1 to 100. */
    addOnIds: string[];
}
/** Every status of a booking. */
declare const bookingStatuses: readonly ["CREATED", "CONFIRMED", "CANCELED", "PENDING", "DECLINED", "WAITING_LIST"];
/** `CREATED`: made, not yet ordered. `PENDING`: waits for the approval of the business. */
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
    participantsChoices?: ParticipantChoices;
    /** An id of your own for the customer. */
    externalUserId?: string;
    bookingSource?: BookingSource;
    /** Counts up with each change; a change must name the one it started from. */
    revision?: string;
    createdBy?: IdentificationData;
    startDate?: Date;
    endDate?: Date;
    canceledDate?: Date;
    /** Whether it was accepted although the time was taken. */
    doubleBooked?: boolean;
    multiServiceBookingInfo?: MultiServiceBookingInfo;
    formSubmissionId?: string;
    formId?: string;
    bookedAddOns?: BookedAddOn[];
    depositSelected?: boolean;
    appId?: string;
    createdByAppId?: string;
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
    schedule?: BookedSchedule;
    title?: string;
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
    endDate?: string;
    /** IANA name; that of the business unless given. */
    timezone?: string;
    /** The member of staff who gives it; anybody who is free unless given. */
    resource?: BookedResource;
    resourceSelections?: ResourceSelection[];
    location?: BookedLocation;
    allDay?: boolean;
}
interface BookedSchedule {
    /** `service.schedule.id` of the course. */
    scheduleId?: string;
    serviceId?: string;
    timezone?: string;
    location?: BookedLocation;
    /** ISO 8601. */
    firstSessionStart?: string;
    lastSessionEnd?: string;
}
interface BookedResource {
    id?: string;
    name?: string;
    email?: string;
    scheduleId?: string;
}
/** Every way to choose who gives a session. */
declare const resourceSelectionMethods: readonly ["SPECIFIC_RESOURCE", "ANY_RESOURCE", "NO_SELECTION"];
/** Whether the customer chooses who gives the session. */
type ResourceSelectionMethod = Open<(typeof resourceSelectionMethods)[number]>;
interface ResourceSelection {
    resourceTypeId?: string;
    selectionMethod?: ResourceSelectionMethod;
}
/** Every type of place of a booking. */
declare const bookedLocationTypes: readonly ["OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM"];
/** At the business, at another place of its choice or at a place that the customer names. */
type BookedLocationType = Open<(typeof bookedLocationTypes)[number]>;
interface BookedLocation {
    id?: string;
    name?: string;
    formattedAddress?: string;
    /** Bookings name it otherwise than time slots do. */
    locationType?: BookedLocationType;
}
/** The customer. Visitors must give a first name and an e-mail address. */
interface ContactDetails {
    contactId?: string;
    firstName?: string;
    lastName?: string;
    email?: string;
    phone?: string;
    fullAddress?: Address;
    /** Two letters, ISO 3166-1. */
    countryCode?: string;
}
/** How many people take which variant of the service. */
interface ParticipantChoices {
    serviceChoices?: {
        numberOfParticipants?: number;
        choices?: ServiceChoice[];
    }[];
}
interface ServiceChoice {
    optionId?: string;
    choiceId?: string;
    custom?: string;
    duration?: {
        minutes?: number;
        name?: string;
    };
}
/** Every platform that bookings are made on. */
declare const bookingPlatforms: readonly ["WEB", "MOBILE_APP"];
/** Where a booking is made. */
type BookingPlatform = Open<(typeof bookingPlatforms)[number]>;
/** Everybody who makes bookings. */
declare const bookingActors: readonly ["BUSINESS", "CUSTOMER"];
/** The side that makes a booking. */
type BookingActor = Open<(typeof bookingActors)[number]>;
interface BookingSource {
    platform?: BookingPlatform;
    actor?: BookingActor;
    appDefId?: string;
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
    notifyParticipants?: boolean;
    message?: string;
    metadata?: Record<string, string>;
}
/** The thing that is to be booked: `slot` for an appointment or the session of a class, `schedule` for a course. */
interface NewBookedEntity {
    slot?: BookedSlot;
    schedule?: Pick<BookedSchedule, 'scheduleId' | 'serviceId' | 'timezone'>;
    tags?: string[];
}
/** The fields of a new booking that a caller may write. The platform fills in the others, and ignores them here. */
interface NewBooking {
    bookedEntity: NewBookedEntity;
    contactDetails?: ContactDetails;
    /** How many people come; at least 1. Either this or `participantsChoices` is needed. */
    totalParticipants?: number;
    participantsChoices?: ParticipantChoices;
    /** Needed where an order follows. */
    selectedPaymentOption?: Closed<SelectedPaymentOption>;
    externalUserId?: string;
    bookingSource?: Closed<BookingSource>;
    bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[];
    /** Whether only the deposit is paid online; for services that take one. */
    depositSelected?: boolean;
    extendedFields?: {
        namespaces?: Record<string, unknown>;
    };
}

/** A booking with what belongs to it. */
interface ExtendedBooking {
    booking?: Booking;
    /** Filled when asked for with `withBookingAllowedActions`. */
    allowedActions?: AllowedActions;
    /** Filled when asked for with `withBookingAttendanceInfo`. */
    attendance?: Attendance;
    /** Filled when asked for with `withBookingConferencingDetails`, for a service that is given online. */
    conferencingDetails?: ConferencingDetails;
    /** Filled when asked for with `withBookingPolicySettings`. */
    bookingPolicySettings?: {
        cancellationFeeEnabled?: boolean;
    };
    /** Filled when asked for with `withBookingFeeDetails`. */
    bookingFeeDetails?: {
        cancellationFeeStatus?: CancellationFeeStatus;
    };
    /** Filled when asked for with `withEcomOrder`, for a booking that was ordered. */
    order?: BookingOrder;
}
/** The actions that the caller may take on the booking now. */
interface AllowedActions {
    cancel?: boolean;
    reschedule?: boolean;
}
/** Every attendance status. */
declare const attendanceStatuses: readonly ["NOT_SET", "ATTENDED", "NOT_ATTENDED"];
/** Whether the customer came. */
type AttendanceStatus = Open<(typeof attendanceStatuses)[number]>;
interface Attendance {
    id?: string;
    status?: AttendanceStatus;
    numberOfAttendees?: number;
}
/** How a customer joins a session that is given online. */
interface ConferencingDetails {
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
}
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
    /** Whether what was paid is given back. */
    withRefund?: boolean;
    /** Whether the customer pays no fee for a late cancellation. */
    waiveCancellationFee?: boolean;
}
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
    flowControlSettings?: ConfirmBookingFlowControlSettings;
}
interface ConfirmBookingFlowControlSettings {
    /** Whether the place must be free still. */
    checkAvailabilityValidation?: boolean;
}
interface DeclineBookingInput {
    bookingId: string;
    /** The revision that you read. */
    revision: string;
    participantNotification?: ParticipantNotification;
    paymentStatus?: Closed<BookingPaymentStatus>;
    /** Whether the booking is declined because somebody else has its place. */
    doubleBooked?: boolean;
    flowControlSettings?: DeclineBookingFlowControlSettings;
}
interface DeclineBookingFlowControlSettings {
    /** Whether what was paid is given back. */
    withRefund?: boolean;
}
interface ConfirmOrDeclineBookingInput {
    bookingId: string;
    /** How much has been paid from now on; as before unless given. */
    paymentStatus?: Closed<BookingPaymentStatus>;
}
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
    flowControlSettings?: MarkBookingAsPendingFlowControlSettings;
}
interface MarkBookingAsPendingFlowControlSettings {
    /** Whether the place must be free still. */
    checkAvailabilityValidation?: boolean;
    /** Whether the booking may wait although the business does not approve the bookings of the service by hand. */
    skipPendingApprovalServiceValidation?: boolean;
}

interface BulkCreateBookingInput {
    /** 1 to 40. */
    createBookingsInfo: CreateBookingInput[];
    /** Whether the result holds the bookings. */
    returnFullEntity?: boolean;
}
interface BulkConfirmOrDeclineBookingInput {
    /** 1 to 300, each booking once. */
    details: ConfirmOrDeclineBookingInput[];
    /** Whether the result holds the bookings. */
    returnEntity?: boolean;
}
interface BulkCancelBookingInput {
    /** 1 to 100, each booking once. */
    bookings: {
        bookingsInfo: CancelBookingInput[];
    };
    /** Whether the result holds the bookings. */
    returnFullEntity?: boolean;
}
interface BulkCalculateAllowedActionsInput {
    /** 1 to 50. */
    bookingIds: string[];
}

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
interface UpdateBookingExtendedFieldsInput extends BookingExtendedFields {
    /** Id of the booking. */
    id: string;
}
interface SetBookingSubmissionIdInput {
    bookingId: string;
    /** Id of the answers to the booking form. */
    submissionId: string;
}
interface GetBookingPolicyInput {
    bookingPolicyId: string;
}
type Flag = Limited<boolean, {
    operators: '$eq' | '$ne';
}>;
type Words = Limited<string, {
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
    'customPolicyDescription.description': Words;
    'customPolicyDescription.enabled': Flag;
    default: Flag;
    'intakeFormPolicy.formId': Words;
    'limitEarlyBookingPolicy.earliestBookingInMinutes': Count;
    'limitEarlyBookingPolicy.enabled': Flag;
    'limitLateBookingPolicy.enabled': Flag;
    'limitLateBookingPolicy.latestBookingInMinutes': Count;
    name: Words;
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
interface QueryBookingPoliciesInput extends CursorQuery<BookingPolicyFields> {
}
interface CountBookingPoliciesInput {
    filter?: Filter<BookingPolicyFields>;
}
interface GetStrictestBookingPolicyInput {
    /** From 1 to 100. */
    bookingPolicyIds: string[];
}
interface CreateBookingPolicyInput {
    bookingPolicy: NewBookingPolicy;
}
interface UpdateBookingPolicyInput {
    bookingPolicy: BookingPolicyChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given gets its default. */
    mask?: string[];
}
interface DeleteBookingPolicyInput {
    bookingPolicyId: string;
}
interface SetDefaultBookingPolicyInput {
    bookingPolicyId: string;
}
/** The policies that a change of the default concerns. */
interface DefaultBookingPolicies {
    currentDefaultBookingPolicy?: BookingPolicy;
    /** The default of before; absent when it was the same policy already. */
    previousDefaultBookingPolicy?: BookingPolicy;
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
interface GetCategoryInput {
    categoryId: string;
}
type QueryCategoriesInput = CursorQuery<CategoryFields>;
interface CountCategoriesInput {
    filter?: Filter<CategoryFields>;
}
interface CreateCategoryInput {
    category: NewCategory;
}
interface UpdateCategoryInput {
    category: CategoryChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    fieldMask?: string[];
}
interface DeleteCategoryInput {
    categoryId: string;
}
interface MoveCategoryInput {
    categoryId: string;
    /** `LAST` unless given. */
    position?: CategoryPosition;
    /** The category that comes before it; with `AFTER_CATEGORY` alone, which needs it. */
    afterCategoryId?: string;
}
/**
 * A date and a time as a clock on the wall shows it, `YYYY-MM-DDThh:mm:ss`, without `Z` or an offset. It is read in
 * the time zone that stands beside it.
 */
type LocalDateTime = string;
/** A time that a service may be booked for. */
interface TimeSlot {
    serviceId?: string;
    /** In the time zone that was asked for. */
    localStartDate?: LocalDateTime;
    localEndDate?: LocalDateTime;
    /** Whether it can be booked now; `nonBookableReasons` says why not. */
    bookable?: boolean;
    location?: TimeSlotLocation;
    /** Present on the session of a class. */
    eventInfo?: EventInfo;
    totalCapacity?: number;
    /** Places that nobody has booked. */
    remainingCapacity?: number;
    /** Places that can be booked: the number to show. */
    bookableCapacity?: number;
    bookingPolicyViolations?: BookingPolicyViolations;
    /** Filled for the resource types that were asked for, ten of each at most. */
    availableResources?: AvailableResources[];
    /** The services of a booking of several, one after the other. */
    nestedTimeSlots?: NestedTimeSlot[];
    nonBookableReasons?: NonBookableReasons;
    scheduleId?: string;
    /** Whether it takes whole days; it then ends at 00:00 of the day after. */
    allDay?: boolean;
}
interface TimeSlotLocation {
    /** Absent for a place that the customer chooses. */
    id?: string;
    name?: string;
    formattedAddress?: string;
    locationType?: LocationType;
}
/** The session of a class in the calendar. */
interface EventInfo {
    /** Book the session by this id. */
    eventId?: string;
    eventTitle?: string;
    waitingList?: {
        totalCapacity?: number;
        remainingCapacity?: number;
    };
}
/** The rules of the booking policy that a slot breaks. */
interface BookingPolicyViolations {
    tooEarlyToBook?: boolean;
    /** When booking opens, for a slot that is too early. */
    earliestBookingDate?: Date;
    tooLateToBook?: boolean;
    bookOnlineDisabled?: boolean;
}
interface AvailableResources {
    resourceTypeId?: string;
    resources?: {
        id?: string;
        name?: string;
    }[];
    /** Whether there are more than the ten that are named. */
    hasMoreAvailableResources?: boolean;
}
interface NestedTimeSlot {
    serviceId?: string;
    localStartDate?: LocalDateTime;
    localEndDate?: LocalDateTime;
    availableResources?: AvailableResources[];
    scheduleId?: string;
}
interface NonBookableReasons {
    noRemainingCapacity?: boolean;
    violatesBookingPolicy?: boolean;
    reservedForWaitingList?: boolean;
    eventCancelled?: boolean;
}
/** Resources of one type; any of them when `resourceIds` is absent or empty. */
interface ResourceTypeFilter {
    resourceTypeId: string;
    resourceIds?: string[];
}
/** Every gender by which a customer can choose the staff. */
declare const requestedGenders: readonly ["ANY_MALE", "ANY_FEMALE"];
/** The choices of a customer beside the time. */
interface CustomerChoices {
    /** How long the session is to be, in minutes: one of the lengths that the service has. */
    durationInMinutes?: number;
    /** The add-ons of the service that are to be booked: some lengthen the session. At most 21. */
    addOnIds?: string[];
    /** A choice among the lengths of a service with variants. */
    durationChoiceId?: string;
    requestedGender?: {
        gender?: (typeof requestedGenders)[number];
    };
}
interface ListAvailabilityTimeSlotsInput {
    /** The appointment. Needed, as is `toLocalDate`, unless a cursor is given. */
    serviceId?: string;
    /** Slots start after it; now unless given. */
    fromLocalDate?: LocalDateTime;
    /** Slots end before it. */
    toLocalDate?: LocalDateTime;
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
interface GetAvailabilityTimeSlotInput {
    serviceId: string;
    localStartDate: LocalDateTime;
    localEndDate: LocalDateTime;
    /** IANA name of the zone of both local dates; that of the business unless given. */
    timeZone?: string;
    location?: TimeSlotLocation;
    resourceTypes?: ResourceTypeFilter[];
    includeResourceTypeIds?: string[];
    /** The choices of the customer beside the time; the length follows from the local dates. */
    customerChoices?: Omit<CustomerChoices, 'durationInMinutes'>;
}

interface ListEventTimeSlotsInput {
    /** Sessions start after it; now unless given. */
    fromLocalDate?: LocalDateTime;
    /** Sessions end before it; needed unless a cursor is given. */
    toLocalDate?: LocalDateTime;
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
interface GetEventTimeSlotInput {
    eventId: string;
    /** IANA name of the zone of the local dates; that of the business unless given. */
    timeZone?: string;
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
interface CreateAddOnGroupInput {
    serviceId: string;
    addOnGroup: NewAddOnGroup;
}
interface UpdateAddOnGroupInput {
    serviceId: string;
    addOnGroup: AddOnGroupChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    mask?: string[];
}
interface DeleteAddOnGroupInput {
    serviceId: string;
    addOnGroupId: string;
}
interface ListAddOnGroupsInput {
    serviceId: string;
    /** The groups that are wanted, at most 3; all of the service unless given. */
    groupIds?: string[];
}
interface SetAddOnsForGroupInput {
    serviceId: string;
    groupId: string;
    /** From 1 to 7, in the order in which customers see them. */
    addOnIds: string[];
}

/** Every part of a service that is filled only when asked for. */
declare const requestedFields: readonly ["STAFF_MEMBER_DETAILS", "RESOURCE_TYPE_DETAILS", "DISCOUNT_INFO_DETAILS", "RESOURCE_DETAILS", "DEFAULT_BOOKING_FORM"];
/** Parts of a service that are filled only when asked for. */
type RequestedField = Open<(typeof requestedFields)[number]>;
interface GetServiceInput {
    serviceId: string;
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
interface QueryServicesInput extends OffsetQuery<ServiceFields> {
    /** Paths of the fields that the services are given with, at most 50; all fields unless given. */
    fields?: string[];
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
interface SearchServicesInput extends CursorSearch<ServiceSearchFields, 'name', ServiceAggregationField> {
}
interface CountServicesInput {
    filter?: Filter<ServiceFields>;
}
interface QueryServiceCategoriesInput {
    filter?: {
        services?: Filter<ServiceFields>;
        categoryIds?: string[];
    };
}
interface QueryServiceLocationsInput {
    filter?: {
        services?: Filter<ServiceFields>;
        businessLocationIds?: string[];
    };
}
/** Where services take place. */
interface ServiceLocations {
    businessLocations?: {
        exists?: boolean;
        locations?: ServiceLocation[];
    };
    customLocations?: {
        exists?: boolean;
    };
    customerLocations?: {
        exists?: boolean;
    };
}
interface CreateServiceInput {
    service: NewService;
}
interface BulkCreateServicesInput {
    /** At most 100. */
    services: NewService[];
    /** Whether the result holds the services. */
    returnEntity?: boolean;
}
interface UpdateServiceInput {
    /** Locations and add-on groups cannot be changed by an update; neither can the type. */
    service: ServiceChange;
    /** The paths of the fields that change; those that are given unless there is a mask. What it names and is not given is cleared. */
    mask?: string[];
}
interface BulkUpdateServicesInput {
    /** At most 100. */
    services: UpdateServiceInput[];
    /** Whether the result holds the services. */
    returnEntity?: boolean;
}
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
interface DeleteServiceInput extends ServiceRemoval {
    serviceId: string;
}
interface BulkDeleteServicesInput extends ServiceRemoval {
    /** At most 100. */
    ids: string[];
}
interface BulkDeleteServicesByFilterInput extends ServiceRemoval {
    /** Which services are deleted; `{}` for all of them. */
    filter: Filter<ServiceFields>;
}

interface ValidateSlugInput {
    /** The service that is to have the slug. Its own slugs, earlier ones included, are free for it. */
    serviceId: string;
    /** Lower-case letters from a to z, digits and hyphens; at most 500 characters. */
    slug: string;
}
/** Whether a service may have a slug. */
interface SlugValidation {
    valid: boolean;
    /** The slug that was checked. */
    slug?: string;
    /** Why the service may not have it; empty when it may. */
    errors?: SlugError[];
}
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

declare const bulkCreateBookingInputSchema: Schema<BulkCreateBookingInput>;
declare const bulkConfirmOrDeclineBookingInputSchema: Schema<BulkConfirmOrDeclineBookingInput>;
declare const bulkCancelBookingInputSchema: Schema<BulkCancelBookingInput>;
declare const bulkCalculateAllowedActionsInputSchema: Schema<BulkCalculateAllowedActionsInput>;
declare const bookingBulkSchemas: readonly OperationSchema[];

declare const rescheduleBookingInputSchema: Schema<RescheduleBookingInput>;
declare const updateNumberOfParticipantsInputSchema: Schema<UpdateNumberOfParticipantsInput>;
declare const bookingExtendedFieldsSchema: Schema<BookingExtendedFields>;
declare const updateBookingExtendedFieldsInputSchema: Schema<UpdateBookingExtendedFieldsInput>;
declare const setBookingSubmissionIdInputSchema: Schema<SetBookingSubmissionIdInput>;
declare const bookingChangeSchemas: readonly OperationSchema[];

declare const bookedEntitySchema: ObjectSchema<BookedEntity>;
declare const newBookedEntitySchema: ObjectSchema<NewBookedEntity>;
declare const contactDetailsSchema: ObjectSchema<ContactDetails>;
declare const bookingSchema: ObjectSchema<Booking>;
declare const participantNotificationSchema: ObjectSchema<ParticipantNotification>;
/** The fields of a new booking that a caller may write, and no others. */
declare const newBookingSchema: ObjectSchema<NewBooking>;

declare const createBookingInputSchema: Schema<CreateBookingInput>;
declare const cancelBookingInputSchema: Schema<CancelBookingInput>;
declare const confirmBookingInputSchema: Schema<ConfirmBookingInput>;
declare const declineBookingInputSchema: Schema<DeclineBookingInput>;
declare const confirmOrDeclineBookingInputSchema: Schema<ConfirmOrDeclineBookingInput>;
declare const markBookingAsPendingInputSchema: Schema<MarkBookingAsPendingInput>;
declare const bookingSchemas: readonly OperationSchema[];

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
declare const extendedBookingSchemas: readonly OperationSchema[];

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

declare const createServiceInputSchema: Schema<CreateServiceInput>;
declare const bulkCreateServicesInputSchema: Schema<BulkCreateServicesInput>;
declare const updateServiceInputSchema: Schema<UpdateServiceInput>;
declare const bulkUpdateServicesInputSchema: Schema<BulkUpdateServicesInput>;
declare const bulkUpdateServicesByFilterInputSchema: Schema<BulkUpdateServicesByFilterInput>;
declare const deleteServiceInputSchema: Schema<DeleteServiceInput>;
declare const bulkDeleteServicesInputSchema: Schema<BulkDeleteServicesInput>;
declare const bulkDeleteServicesByFilterInputSchema: Schema<BulkDeleteServicesByFilterInput>;
declare const serviceChangeSchemas: readonly OperationSchema[];

declare const mediaItemSchema: Schema<MediaItem>;
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
/** The fields that a caller may write; read-only fields are left out. */
declare const newServiceSchema: ObjectSchema<NewService>;
declare const serviceChangeSchema: Schema<ServiceChange>;

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

declare const bookingPolicyViolationsSchema: ObjectSchema<BookingPolicyViolations>;
declare const timeSlotLocationSchema: ObjectSchema<TimeSlotLocation>;
declare const timeSlotSchema: ObjectSchema<TimeSlot>;
declare const listAvailabilityTimeSlotsInputSchema: Schema<ListAvailabilityTimeSlotsInput>;
declare const getAvailabilityTimeSlotInputSchema: Schema<GetAvailabilityTimeSlotInput>;
declare const timeSlotSchemas: readonly OperationSchema[];

/** All schemas of bookings, for `createClient({ validate: validation(bookingsSchemas) })`. */
declare const bookingsSchemas: readonly OperationSchema[];

export { addOnChangeSchema, addOnFields, addOnGroupChangeSchema, addOnGroupDetailSchema, addOnGroupSchema, addOnGroupSchemas, addOnSchema, addOnSchemas, allowedActionsSchema, bookedEntitySchema, bookingBulkSchemas, bookingChangeSchemas, bookingExtendedFieldsSchema, bookingPolicyChangeSchema, bookingPolicyFields, bookingPolicySchema, bookingPolicySchemas, bookingPolicyViolationsSchema, bookingSchema, bookingSchemas, bookingsSchemas, bulkCalculateAllowedActionsInputSchema, bulkCancelBookingInputSchema, bulkConfirmOrDeclineBookingInputSchema, bulkCreateAddOnsInputSchema, bulkCreateBookingInputSchema, bulkCreateServicesInputSchema, bulkDeleteAddOnsInputSchema, bulkDeleteServicesByFilterInputSchema, bulkDeleteServicesInputSchema, bulkUpdateAddOnsInputSchema, bulkUpdateServicesByFilterInputSchema, bulkUpdateServicesInputSchema, businessLocationSchema, cancelBookingInputSchema, categoryChangeSchema, categoryFields, categorySchema, categorySchemas, confirmBookingInputSchema, confirmOrDeclineBookingInputSchema, contactDetailsSchema, countBookingPoliciesInputSchema, countCategoriesInputSchema, countServicesInputSchema, createAddOnGroupInputSchema, createAddOnInputSchema, createBookingInputSchema, createBookingPolicyInputSchema, createCategoryInputSchema, createServiceInputSchema, declineBookingInputSchema, defaultBookingPoliciesSchema, deleteAddOnGroupInputSchema, deleteAddOnInputSchema, deleteBookingPolicyInputSchema, deleteCategoryInputSchema, deleteServiceInputSchema, eventTimeSlotSchemas, extendedBookingFields, extendedBookingSchema, extendedBookingSchemas, getAddOnInputSchema, getAvailabilityTimeSlotInputSchema, getBookingPolicyInputSchema, getCategoryInputSchema, getEventTimeSlotInputSchema, getServiceInputSchema, getStrictestBookingPolicyInputSchema, listAddOnGroupsInputSchema, listAvailabilityTimeSlotsInputSchema, listEventTimeSlotsInputSchema, markBookingAsPendingInputSchema, mediaItemSchema, moveCategoryInputSchema, newAddOnGroupSchema, newAddOnSchema, newBookedEntitySchema, newBookingPolicySchema, newBookingSchema, newCategorySchema, newServiceSchema, onlineBookingSchema, participantNotificationSchema, queryAddOnsInputSchema, queryBookingPoliciesInputSchema, queryCategoriesInputSchema, queryExtendedBookingsInputSchema, queryServiceCategoriesInputSchema, queryServiceLocationsInputSchema, queryServicesInputSchema, rescheduleBookingInputSchema, scheduleSchema, searchServicesInputSchema, serviceCategorySchema, serviceChangeSchema, serviceChangeSchemas, serviceFields, serviceLocationSchema, serviceLocationsSchema, servicePaymentSchema, serviceQuerySchemas, serviceResourceSchema, serviceSchema, serviceSearch, serviceSlugSchema, serviceSlugSchemas, setAddOnsForGroupInputSchema, setBookingSubmissionIdInputSchema, setCustomSlugInputSchema, setDefaultBookingPolicyInputSchema, slugSchema, slugValidationSchema, staffMemberDetailsSchema, strictestBookingPolicySchema, timeSlotLocationSchema, timeSlotSchema, timeSlotSchemas, updateAddOnGroupInputSchema, updateAddOnInputSchema, updateBookingExtendedFieldsInputSchema, updateBookingPolicyInputSchema, updateCategoryInputSchema, updateNumberOfParticipantsInputSchema, updateServiceInputSchema, validateSlugInputSchema, writtenAddOnGroupSchema };
