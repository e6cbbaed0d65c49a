import { Open, Address, Price, Money, Image, Filter, Closed, CursorPaging, CursorQuery, OffsetPaging, OffsetQuery, CursorSearch, Shape, Write, BulkResult, ElevatedAuth, Read, Page, SearchPage } from '@frontdesk/core';

/** The catalogue that bookings are sold from: `catalogReference.appId` of a cart line. */
declare const bookingsAppId = "13d21c63-b5ec-5912-8397-c3a5ddb27a97";
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
declare const bookingShape: Shape<Booking>;
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
/**
 * Books a time. The booking is `CREATED`; the order that it is put in confirms it.
 *
 * @throws ApplicationError `SLOT_NOT_AVAILABLE`, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when
 * somebody was faster (`error.data.alternatives` holds the nearest free slots), `SESSION_NOT_FOUND`,
 * `SCHEDULE_NOT_FOUND`, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `VALIDATION_FAILURE`,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception, `ADD_ON_NOT_FOUND`, `INVALID_SERVICE_CHOICES`,
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
/**
 * Cancels a booking and frees its place.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `BOOKING_POLICY_VIOLATION` when it is too late, `INVALID_BOOKING_STATUS` when it is over, `UNAUTHORIZED_OPERATION` when
 * a customer makes an exception, `REFUND_NOT_ALLOWED` when the payment cannot be given back.
 * @example
 * const canceled = await cancelBooking(client, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const cancelBooking: Write<CancelBookingInput, Booking>;
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
declare const bookingPolicyShape: Shape<BookingPolicy>;

/** Every type of service. */
declare const serviceTypes: readonly ["APPOINTMENT", "CLASS", "COURSE"];
/** `APPOINTMENT`: one customer, a time of their choice. `CLASS`: sessions with places. `COURSE`: all sessions at once. */
type ServiceType = Open<(typeof serviceTypes)[number]>;
/** Every way in which a service is paid. */
declare const rateTypes: readonly ["FIXED", "CUSTOM", "VARIED", "NO_FEE"];
/** How a service is paid. */
type RateType = Open<(typeof rateTypes)[number]>;
/** Every status of a service. */
declare const serviceStatuses: readonly ["CREATED", "DELETED"];
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
type RemovedLocationSessionsAction = Open<(typeof removedLocationSessionsActions)[number]>;
/** Everything that can be wrong with a slug. */
declare const slugErrors: readonly ["SLUG_CONTAINS_ILLEGAL_CHARACTERS", "SLUG_ALREADY_EXISTS"];
type SlugError = Open<(typeof slugErrors)[number]>;
/** Every part of a service that a clone may fail to copy. */
declare const cloneErrors: readonly ["OPTIONS_AND_VARIANTS", "FORM"];
type CloneError = Open<(typeof cloneErrors)[number]>;
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
declare const serviceCategoryShape: Shape<ServiceCategory>;
declare const serviceShape: Shape<Service>;
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

/** The resource type of staff, for `includeResourceTypeIds` and `resourceTypes`. */
declare const staffResourceTypeId = "1cd44cf8-756f-41c3-bd90-3e2ffcaf1155";
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
declare const timeSlotShape: Shape<TimeSlot>;
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
declare const listAvailabilityTimeSlots: Read<ListAvailabilityTimeSlotsInput, Page<TimeSlot, ListAvailabilityTimeSlotsInput>>;
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
declare const listEventTimeSlots: Read<ListEventTimeSlotsInput, Page<TimeSlot, ListEventTimeSlotsInput>>;
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

/** Every part of a service that is filled only when asked for. */
declare const requestedFields: readonly ["STAFF_MEMBER_DETAILS", "RESOURCE_TYPE_DETAILS", "DISCOUNT_INFO_DETAILS", "RESOURCE_DETAILS", "DEFAULT_BOOKING_FORM"];
/** Parts of a service that are filled only when asked for. */
type RequestedField = Open<(typeof requestedFields)[number]>;
interface GetServiceInput {
    serviceId: string;
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
interface QueryServicesInput extends OffsetQuery<ServiceFields> {
    /** Paths of the fields that the services are given with, at most 50; all fields unless given. */
    fields?: string[];
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
interface QueryServiceCategoriesInput {
    filter?: {
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
/**
 * Lists the places where services are given.
 *
 * @throws ValidationError when `businessLocationIds` holds more than 100 ids.
 * @example
 * const { businessLocations } = await queryServiceLocations(client, {})
 * @function
 */
declare const queryServiceLocations: Read<QueryServiceLocationsInput, ServiceLocations>;

/** Every rule that a new or changed service may break. */
declare const serviceRules: readonly ["INVALID_FORM", "INVALID_CATEGORY", "INVALID_BOOKING_POLICY", "INVALID_SERVICE_TYPE", "INVALID_SERVICE_NAME", "INVALID_ONLINE_BOOKING", "INVALID_STAFF_MEMBER_IDS", "PAYMENT_REQUIRED", "INVALID_PAYMENT_TYPE", "INVALID_RATE", "INVALID_PAYMENT_OPTIONS", "INVALID_BUSINESS_LOCATIONS", "INVALID_LOCATIONS", "INVALID_BUSINESS_LOCATION", "INVALID_CUSTOM_LOCATION", "INVALID_CUSTOMER_LOCATION", "INVALID_UNKNOWN_LOCATION", "INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS", "INVALID_DEFAULT_CAPACITY", "INVALID_APPOINTMENT_CAPACITY", "INVALID_SESSION_DURATION"];
/** A rule of services: the `ruleName` of a violation, beside the field that breaks it. */
type ServiceRule = Open<(typeof serviceRules)[number]>;
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

/**
 * Why a call of this package is declined; read `error.code`.
 *
 * - `NOT_FOUND`: there is no such service, slot or session.
 * - `SERVICE_NOT_FOUND`: availability was asked for an unknown service, or for one that is no appointment.
 * - `MISSING_ARGUMENTS`: availability was asked without a service or an end.
 * - `SLOT_NOT_FOUND`: no session may start at this time.
 * - `SLOT_NOT_AVAILABLE`: the time is taken; `error.data.alternatives` holds the nearest free slots.
 * - `SESSION_NOT_FOUND`: there is no such session of a class.
 * - `SESSION_CAPACITY_EXCEEDED`: the session has too few places left; `alternatives` as above.
 * - `SCHEDULE_NOT_FOUND`: there is no such course.
 * - `SCHEDULE_CAPACITY_EXCEEDED`: the course has too few places left.
 * - `RESOURCE_NOT_FOUND`: the staff member does not give this service.
 * - `BOOKING_POLICY_VIOLATION`: the policy of the service forbids it; `error.data` says which part.
 * - `VALIDATION_FAILURE`: the service cannot be paid in the way that was chosen.
 * - `BOOKING_NOT_FOUND`: there is no such booking, or it belongs to somebody else.
 * - `BOOKING_REVISION_MISMATCH`: the booking has changed since it was read.
 * - `REVISION_MISMATCH`: the service has changed since it was read.
 * - `INVALID_BOOKING_STATUS`: the booking is in a state that does not allow this.
 * - `ADD_ON_NOT_FOUND`: the service has no such add-on.
 * - `INVALID_SERVICE_CHOICES`: the service has no such options.
 * - `CONTACT_DETAILS_CONFLICT`: the contact id names another person.
 * - `REQUESTED_GENDER_NOT_ALLOWED`: the staff of the service cannot be chosen by gender.
 * - `NO_OPEN_SPOTS`: somebody else has the place of the booking.
 * - `REFUND_NOT_ALLOWED`: the payment cannot be given back.
 * - `CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO`: a single booking cannot join a booking of several services.
 * - `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`: an appointment at any time must name its resource.
 * - `UNAUTHORIZED_OPERATION`: only the owner may make this exception.
 * - `FORBIDDEN`: only the owner may do this.
 */
type BookingErrorCode = Open<'NOT_FOUND' | 'SERVICE_NOT_FOUND' | 'MISSING_ARGUMENTS' | 'SLOT_NOT_FOUND' | 'SLOT_NOT_AVAILABLE' | 'SESSION_NOT_FOUND' | 'SESSION_CAPACITY_EXCEEDED' | 'SCHEDULE_NOT_FOUND' | 'SCHEDULE_CAPACITY_EXCEEDED' | 'RESOURCE_NOT_FOUND' | 'BOOKING_POLICY_VIOLATION' | 'VALIDATION_FAILURE' | 'BOOKING_NOT_FOUND' | 'BOOKING_REVISION_MISMATCH' | 'REVISION_MISMATCH' | 'INVALID_BOOKING_STATUS' | 'ADD_ON_NOT_FOUND' | 'INVALID_SERVICE_CHOICES' | 'CONTACT_DETAILS_CONFLICT' | 'REQUESTED_GENDER_NOT_ALLOWED' | 'NO_OPEN_SPOTS' | 'REFUND_NOT_ALLOWED' | 'CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO' | 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED' | 'UNAUTHORIZED_OPERATION' | 'FORBIDDEN'>;

export { addOnOptions, attendanceStatuses, benefitTypes, bookedLocationTypes, bookingActors, bookingOrderPaymentStatuses, bookingOrderStatuses, bookingPaymentStatuses, bookingPlatforms, bookingPolicyShape, bookingShape, bookingStatuses, bookingsAppId, bulkCreateServices, bulkDeleteServices, bulkDeleteServicesByFilter, bulkUpdateServices, bulkUpdateServicesByFilter, cancelBooking, cancellationFeeStatuses, cloneErrors, confirmBooking, countServices, createBooking, createService, declineBooking, deleteService, durationUnits, extendedBookingShape, getAvailabilityTimeSlot, getEventTimeSlot, getService, listAvailabilityTimeSlots, listEventTimeSlots, locationTypes, multiServiceBookingTypes, queryExtendedBookings, queryServiceCategories, queryServiceLocations, queryServices, rateTypes, removedLocationSessionsActions, requestedFields, requestedGenders, resourceSelectionMethods, searchServices, selectedPaymentOptions, serviceCategoryShape, serviceRules, serviceShape, serviceStatuses, serviceTypes, slugErrors, staffResourceTypeId, taxableAddressTypes, timeSlotShape, updateService };
export type { AddOnDetails, AddOnGroup, AddOnOption, AllowedActions, Attendance, AttendanceStatus, AvailableResources, BenefitType, BookedAddOn, BookedEntity, BookedLocation, BookedLocationType, BookedResource, BookedSchedule, BookedSlot, Booking, BookingActor, BookingErrorCode, BookingOrder, BookingOrderPaymentStatus, BookingOrderStatus, BookingPaymentStatus, BookingPlatform, BookingPolicy, BookingPolicyViolations, BookingSource, BookingStatus, BulkCreateServicesInput, BulkDeleteServicesByFilterInput, BulkDeleteServicesInput, BulkUpdateServicesByFilterInput, BulkUpdateServicesInput, BusinessLocation, CancelBookingFlowControlSettings, CancelBookingInput, CancellationFeePolicy, CancellationFeeStatus, CancellationWindow, CloneError, ConferencingDetails, ConfirmBookingFlowControlSettings, ConfirmBookingInput, ContactDetails, CountServicesInput, CreateBookingFlowControlSettings, CreateBookingInput, CreateServiceInput, CustomerChoices, DeclineBookingFlowControlSettings, DeclineBookingInput, DeleteServiceInput, DurationRange, DurationUnit, EventInfo, ExtendedBooking, ExtendedBookingFields, GetAvailabilityTimeSlotInput, GetEventTimeSlotInput, GetServiceInput, IdentificationData, Job, ListAvailabilityTimeSlotsInput, ListEventTimeSlotsInput, LocalDateTime, LocationType, MediaItem, MultiServiceBookingInfo, MultiServiceBookingType, NestedTimeSlot, NewBookedEntity, NewBooking, NewService, NonBookableReasons, OnlineBooking, PageUrl, ParticipantChoices, ParticipantNotification, QueryExtendedBookingsInput, QueryServiceCategoriesInput, QueryServiceLocationsInput, QueryServicesInput, RateType, RemovedLocationSessionsAction, RequestedField, ResourceSelection, ResourceSelectionMethod, ResourceTypeFilter, Schedule, SearchServicesInput, SelectedPaymentOption, SeoData, SeoTag, Service, ServiceAggregationField, ServiceCategory, ServiceChange, ServiceChoice, ServiceDeposit, ServiceFields, ServiceLocation, ServiceLocations, ServiceMedia, ServicePayment, ServiceRemoval, ServiceResource, ServiceRule, ServiceSearchFields, ServiceStatus, ServiceType, ServiceUrls, Slug, SlugError, StaffMemberDetails, TaxableAddressType, TimeSlot, TimeSlotLocation, UpdateServiceInput };
