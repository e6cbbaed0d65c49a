import { ObjectSchema, OperationSchema, Schema, QueryFields, SearchRules } from '@frontdesk/core/schema';
import { Open, Money, Address, Image, Filter, Closed, Price, CursorPaging, CursorQuery, OffsetPaging, OffsetQuery, CursorSearch } from '@frontdesk/core';

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
interface BookedAddOn {
    id?: string;
    groupId?: string;
    name?: string;
    durationInMinutes?: number;
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

/** Rules of when and how a service may be booked, cancelled and moved. */
interface BookingPolicy {
    id: string;
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    name?: string;
    customPolicyDescription?: {
        enabled?: boolean;
        description?: string;
    };
    /** Whether it applies to services that name none. */
    default?: boolean;
    limitEarlyBookingPolicy?: {
        enabled?: boolean;
        earliestBookingInMinutes?: number;
    };
    limitLateBookingPolicy?: {
        enabled?: boolean;
        latestBookingInMinutes?: number;
    };
    bookAfterStartPolicy?: {
        enabled?: boolean;
    };
    cancellationPolicy?: {
        enabled?: boolean;
        limitLatestCancellation?: boolean;
        latestCancellationInMinutes?: number;
        allowAnonymous?: boolean;
    };
    reschedulePolicy?: {
        enabled?: boolean;
        limitLatestReschedule?: boolean;
        latestRescheduleInMinutes?: number;
        allowAnonymous?: boolean;
    };
    waitlistPolicy?: {
        enabled?: boolean;
        capacity?: number;
        reservationTimeInMinutes?: number;
    };
    participantsPolicy?: {
        maxParticipantsPerBooking?: number;
    };
    /** Whether customers may leave the choice of a resource to the business. */
    resourcesPolicy?: {
        enabled?: boolean;
        autoAssignAllowed?: boolean;
    };
    cancellationFeePolicy?: CancellationFeePolicy;
    /** Whether the card of a customer is kept, for later fees. */
    saveCreditCardPolicy?: {
        enabled?: boolean;
    };
}
/** The fee of a customer who cancels late or does not come. */
interface CancellationFeePolicy {
    enabled?: boolean;
    /** At most two. */
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
    addOnGroups?: AddOnGroup[];
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
/** An add-on of one of the groups, as filters see it. */
interface AddOnDetails {
    addOnId?: string;
    durationInMinutes?: number;
}
interface AddOnGroup {
    id?: string;
    name?: string;
    maxNumberOfAddOns?: number;
    addOnIds?: string[];
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
/** Which rules of the booking policy a slot breaks. */
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
/** What the customer chooses beside the time. */
interface CustomerChoices {
    /** How long the session is to be, in minutes: one of the lengths that the service has. */
    durationInMinutes?: number;
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
    /** What the customer chooses beside the time: it changes how long the slots are. */
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
    /** What the customer chooses beside the time; the length follows from the local dates. */
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
declare const bookingSchemas: readonly OperationSchema[];

declare const bookingPolicySchema: ObjectSchema<BookingPolicy>;

declare const listEventTimeSlotsInputSchema: Schema<ListEventTimeSlotsInput>;
declare const getEventTimeSlotInputSchema: Schema<GetEventTimeSlotInput>;
declare const eventTimeSlotSchemas: readonly OperationSchema[];

declare const extendedBookingSchema: ObjectSchema<ExtendedBooking>;
/** The fields that bookings can be filtered and sorted by. */
declare const extendedBookingFields: QueryFields<ExtendedBookingFields>;
declare const queryExtendedBookingsInputSchema: Schema<QueryExtendedBookingsInput>;
declare const extendedBookingSchemas: readonly OperationSchema[];

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

declare const bookingPolicyViolationsSchema: ObjectSchema<BookingPolicyViolations>;
declare const timeSlotLocationSchema: ObjectSchema<TimeSlotLocation>;
declare const timeSlotSchema: ObjectSchema<TimeSlot>;
declare const listAvailabilityTimeSlotsInputSchema: Schema<ListAvailabilityTimeSlotsInput>;
declare const getAvailabilityTimeSlotInputSchema: Schema<GetAvailabilityTimeSlotInput>;
declare const timeSlotSchemas: readonly OperationSchema[];

/** All schemas of bookings, for `createClient({ validate: validation(bookingsSchemas) })`. */
declare const bookingsSchemas: readonly OperationSchema[];

export { bookedEntitySchema, bookingPolicySchema, bookingPolicyViolationsSchema, bookingSchema, bookingSchemas, bookingsSchemas, bulkCreateServicesInputSchema, bulkDeleteServicesByFilterInputSchema, bulkDeleteServicesInputSchema, bulkUpdateServicesByFilterInputSchema, bulkUpdateServicesInputSchema, businessLocationSchema, cancelBookingInputSchema, confirmBookingInputSchema, contactDetailsSchema, countServicesInputSchema, createBookingInputSchema, createServiceInputSchema, declineBookingInputSchema, deleteServiceInputSchema, eventTimeSlotSchemas, extendedBookingFields, extendedBookingSchema, extendedBookingSchemas, getAvailabilityTimeSlotInputSchema, getEventTimeSlotInputSchema, getServiceInputSchema, listAvailabilityTimeSlotsInputSchema, listEventTimeSlotsInputSchema, mediaItemSchema, newBookedEntitySchema, newBookingSchema, newServiceSchema, onlineBookingSchema, participantNotificationSchema, queryExtendedBookingsInputSchema, queryServiceCategoriesInputSchema, queryServiceLocationsInputSchema, queryServicesInputSchema, scheduleSchema, searchServicesInputSchema, serviceCategorySchema, serviceChangeSchema, serviceChangeSchemas, serviceFields, serviceLocationSchema, serviceLocationsSchema, servicePaymentSchema, serviceQuerySchemas, serviceResourceSchema, serviceSchema, serviceSearch, slugSchema, staffMemberDetailsSchema, timeSlotLocationSchema, timeSlotSchema, timeSlotSchemas, updateServiceInputSchema };
