import { Open, Address, CursorPaging, Image, CursorQuery, OffsetQuery, Money, Shape, Write, Read, Page } from '@frontdesk/core';

/** The catalogue that bookings are sold from: `catalogReference.appId` of a cart line. */
declare const bookingsAppId = "13d21c63-b5ec-5912-8397-c3a5ddb27a97";
/** `CREATED`: made, not yet ordered. `PENDING`: waits for the approval of the business. */
type BookingStatus = Open<'CREATED' | 'CONFIRMED' | 'CANCELED' | 'PENDING' | 'DECLINED' | 'WAITING_LIST'>;
type BookingPaymentStatus = Open<'UNDEFINED' | 'NOT_PAID' | 'PAID' | 'PARTIALLY_PAID' | 'REFUNDED' | 'EXEMPT' | 'FAILED'>;
/** How the customer wants to pay; the long forms are those of orders. */
type SelectedPaymentOption = Open<'UNDEFINED' | 'OFFLINE' | 'ONLINE' | 'MEMBERSHIP' | 'MEMBERSHIP_OFFLINE' | 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'DEPOSIT_ONLINE'>;
/** Somebody's place in a session. Spec section 3. */
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
/** What is booked: `slot` for appointments and classes, `schedule` for courses. */
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
    /** Who gives it; anybody who is free unless given. */
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
interface ResourceSelection {
    resourceTypeId?: string;
    selectionMethod?: Open<'SPECIFIC_RESOURCE' | 'ANY_RESOURCE' | 'NO_SELECTION'>;
}
interface BookedLocation {
    id?: string;
    name?: string;
    formattedAddress?: string;
    /** Bookings name it otherwise than time slots do. */
    locationType?: Open<'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'>;
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
interface BookingSource {
    platform?: Open<'WEB' | 'MOBILE_APP'>;
    actor?: Open<'BUSINESS' | 'CUSTOMER'>;
    appDefId?: string;
    appName?: string;
}
/** Who did something; one of the ids is present. */
interface IdentificationData {
    anonymousVisitorId?: string;
    memberId?: string;
    wixUserId?: string;
    appId?: string;
    contactId?: string;
}
interface MultiServiceBookingInfo {
    id?: string;
    type?: Open<'SEQUENTIAL_BOOKINGS' | 'SEPARATE_BOOKINGS' | 'PARALLEL_BOOKINGS'>;
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
/** What a customer says of a new booking. Everything else is the platform's to fill in. */
interface NewBooking {
    bookedEntity: BookedEntity;
    contactDetails?: ContactDetails;
    /** How many people come; at least 1. Either this or `participantsChoices` is needed. */
    totalParticipants?: number;
    participantsChoices?: ParticipantChoices;
    /** Needed where an order follows. */
    selectedPaymentOption?: SelectedPaymentOption;
    externalUserId?: string;
    bookingSource?: BookingSource;
    bookedAddOns?: BookedAddOn[];
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
    /** Answers to the booking form, by the key of the field. */
    formSubmission?: Record<string, unknown>;
}
/**
 * Books a time. The booking is `CREATED`; the order that it is put in confirms it. Spec section 7.
 *
 * @throws ApplicationError `SLOT_NOT_AVAILABLE`, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when
 * somebody was faster (`error.data.alternatives` holds the nearest free slots), `SESSION_NOT_FOUND`,
 * `SCHEDULE_NOT_FOUND`, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `VALIDATION_FAILURE`.
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
    ignoreCancellationPolicy?: boolean;
    withRefund?: boolean;
    waiveCancellationFee?: boolean;
}
/**
 * Cancels a booking and frees its place. Spec section 4.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `BOOKING_POLICY_VIOLATION` when it is too late, `INVALID_BOOKING_STATUS` when it is over.
 * @example
 * const canceled = await cancelBooking(client, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const cancelBooking: Write<CancelBookingInput, Booking>;
interface ConfirmBookingInput {
    bookingId: string;
    revision: string;
    participantNotification?: ParticipantNotification;
    sendSmsReminder?: boolean;
    paymentStatus?: BookingPaymentStatus;
}
/**
 * Confirms a booking that waits for approval, or that no order follows. For the owner. Spec section 4.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`;
 * `SLOT_NOT_AVAILABLE` when its hold is over and somebody else has the place.
 * @example
 * const confirmed = await confirmBooking(client, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const confirmBooking: Write<ConfirmBookingInput, Booking>;
interface DeclineBookingInput {
    bookingId: string;
    revision: string;
    participantNotification?: ParticipantNotification;
    paymentStatus?: BookingPaymentStatus;
}
/**
 * Declines a booking that waits for approval and frees its place. For the owner. Spec section 4.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`.
 * @example
 * const declined = await declineBooking(client, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const declineBooking: Write<DeclineBookingInput, Booking>;

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
}
declare const bookingPolicyShape: Shape<BookingPolicy>;

/** The resource type of staff, for `includeResourceTypeIds` and `resourceTypes`. */
declare const staffResourceTypeId = "1cd44cf8-756f-41c3-bd90-3e2ffcaf1155";
/**
 * A date and a time as a clock on the wall shows it, `YYYY-MM-DDThh:mm:ss`, without `Z` or an offset. It is read in
 * the time zone that stands beside it.
 */
type LocalDateTime = string;
/** A time that a service may be booked for. Spec section 7. */
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
    locationType?: Open<'BUSINESS' | 'CUSTOM' | 'CUSTOMER'>;
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
    /** 1,000 slots a page unless asked for fewer. */
    cursorPaging?: CursorPaging;
}
/**
 * Lists the times that an appointment can be booked for, earliest first. Times for which nobody is free are left
 * out. Spec section 7.
 *
 * @throws ApplicationError `SERVICE_NOT_FOUND`, `MISSING_ARGUMENTS`.
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
}
/**
 * Reads one time of an appointment again: whether it is still free, and who is. Spec section 7.
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
    /** Conditions over the session: `location.id`, `resources.id`, `serviceId`, `id`. */
    eventFilter?: Record<string, unknown>;
    /** At most so many sessions of one day. */
    maxSlotsPerDay?: number;
    /** Only sessions that break, or do not break, these rules. */
    bookingPolicyViolations?: BookingPolicyViolations;
    /** 50 sessions a page unless asked for fewer or more (at most 1,000). */
    cursorPaging?: CursorPaging;
}
/**
 * Lists the sessions of classes, earliest first. Spec section 7.
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
 * Reads one session of a class again: whether it has places left. Spec section 7.
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
    attendance?: Attendance;
}
/** What the caller may do with the booking now. */
interface AllowedActions {
    cancel?: boolean;
    reschedule?: boolean;
}
interface Attendance {
    id?: string;
    status?: Open<'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'>;
    numberOfAttendees?: number;
}
declare const extendedBookingShape: Shape<ExtendedBooking>;
/** The fields that bookings can be filtered and sorted by. */
interface ExtendedBookingFields {
    id: string;
    status: BookingStatus;
    paymentStatus: string;
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
    /** Whether `allowedActions` is filled. */
    withBookingAllowedActions?: boolean;
}
/**
 * Finds bookings, the latest made first, 50 a page unless asked for fewer or more (at most 100). A customer finds
 * their own, the owner all of them. Spec section 7.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryExtendedBookings(client, {
 *   filter: { status: 'CONFIRMED', startDate: { $gte: new Date() } },
 *   sort: [{ fieldName: 'startDate' }],
 *   withBookingAllowedActions: true,
 * })
 * @function
 */
declare const queryExtendedBookings: Read<QueryExtendedBookingsInput, Page<ExtendedBooking, QueryExtendedBookingsInput>>;

/** `APPOINTMENT`: one customer, a time of their choice. `CLASS`: sessions with places. `COURSE`: all sessions at once. */
type ServiceType = Open<'APPOINTMENT' | 'CLASS' | 'COURSE'>;
/** How a service is paid. */
type RateType = Open<'FIXED' | 'CUSTOM' | 'VARIED' | 'NO_FEE'>;
/** A service that customers can book. Spec section 3. */
interface Service {
    id: string;
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
    category?: ServiceCategory;
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
    /** Filled when asked for with `STAFF_MEMBER_DETAILS`. */
    staffMemberDetails?: {
        staffMembers?: StaffMemberDetails[];
    };
    supportedSlugs?: Slug[];
    mainSlug?: Slug;
    urls?: ServiceUrls;
    addOnGroups?: AddOnGroup[];
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
        deposit?: Money;
    };
    /** With rate type `VARIED`. */
    varied?: {
        defaultPrice?: Money;
        deposit?: Money;
        minPrice?: Money;
        maxPrice?: Money;
    };
    /** With rate type `CUSTOM`. */
    custom?: {
        description?: string;
    };
    /** Where a customer may pay. */
    options?: {
        online?: boolean;
        inPerson?: boolean;
        deposit?: boolean;
        pricingPlan?: boolean;
    };
    pricingPlanIds?: string[];
}
interface OnlineBooking {
    enabled?: boolean;
    /** Whether the business confirms each booking by hand. */
    requireManualApproval?: boolean;
    allowMultipleRequests?: boolean;
}
interface ServiceLocation {
    id?: string;
    type?: Open<'CUSTOM' | 'BUSINESS' | 'CUSTOMER'>;
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
        /** Minutes kept free after a session. */
        timeBetweenSessions?: number;
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
interface AddOnGroup {
    id?: string;
    name?: string;
    maxNumberOfAddOns?: number;
    addOnIds?: string[];
    prompt?: string;
}
declare const serviceShape: Shape<Service>;
/** Parts of a service that are filled only when asked for. */
type RequestedField = Open<'STAFF_MEMBER_DETAILS' | 'RESOURCE_TYPE_DETAILS' | 'DEFAULT_BOOKING_FORM'>;
interface GetServiceInput {
    serviceId: string;
    conditionalFields?: RequestedField[];
}
/**
 * Reads one service. Spec section 7, Services.
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
    type: 'APPOINTMENT' | 'CLASS' | 'COURSE';
}
interface QueryServicesInput extends OffsetQuery<ServiceFields> {
    conditionalFields?: RequestedField[];
}
/**
 * Finds services, 50 a page unless asked for fewer or more (at most 100). Spec section 7, Services.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryServices(client, { filter: { type: 'CLASS' }, sort: [{ fieldName: 'name' }] })
 * @function
 */
declare const queryServices: Read<QueryServicesInput, Page<Service, QueryServicesInput>>;
interface QueryServiceCategoriesInput {
    filter?: {
        services?: Record<string, unknown>;
        categoryIds?: string[];
    };
}
/**
 * Lists the categories of services. Spec section 7, Services.
 *
 * @throws ValidationError when `categoryIds` holds more than 100 ids.
 * @example
 * const categories = await queryServiceCategories(client, {})
 * @function
 */
declare const queryServiceCategories: Read<QueryServiceCategoriesInput, ServiceCategory[]>;
interface QueryServiceLocationsInput {
    filter?: {
        services?: Record<string, unknown>;
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
 * Lists the places where services are given. Spec section 7, Services.
 *
 * @throws ValidationError when `businessLocationIds` holds more than 100 ids.
 * @example
 * const { businessLocations } = await queryServiceLocations(client, {})
 * @function
 */
declare const queryServiceLocations: Read<QueryServiceLocationsInput, ServiceLocations>;

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
 * - `INVALID_BOOKING_STATUS`: the booking is in a state that does not allow this.
 * - `FORBIDDEN`: only the owner may do this.
 */
type BookingErrorCode = Open<'NOT_FOUND' | 'SERVICE_NOT_FOUND' | 'MISSING_ARGUMENTS' | 'SLOT_NOT_FOUND' | 'SLOT_NOT_AVAILABLE' | 'SESSION_NOT_FOUND' | 'SESSION_CAPACITY_EXCEEDED' | 'SCHEDULE_NOT_FOUND' | 'SCHEDULE_CAPACITY_EXCEEDED' | 'RESOURCE_NOT_FOUND' | 'BOOKING_POLICY_VIOLATION' | 'VALIDATION_FAILURE' | 'BOOKING_NOT_FOUND' | 'BOOKING_REVISION_MISMATCH' | 'INVALID_BOOKING_STATUS' | 'FORBIDDEN'>;

export { bookingPolicyShape, bookingShape, bookingsAppId, cancelBooking, confirmBooking, createBooking, declineBooking, extendedBookingShape, getAvailabilityTimeSlot, getEventTimeSlot, getService, listAvailabilityTimeSlots, listEventTimeSlots, queryExtendedBookings, queryServiceCategories, queryServiceLocations, queryServices, serviceShape, staffResourceTypeId, timeSlotShape };
export type { AddOnGroup, AllowedActions, Attendance, AvailableResources, BookedAddOn, BookedEntity, BookedLocation, BookedResource, BookedSchedule, BookedSlot, Booking, BookingErrorCode, BookingPaymentStatus, BookingPolicy, BookingPolicyViolations, BookingSource, BookingStatus, BusinessLocation, CancelBookingFlowControlSettings, CancelBookingInput, ConfirmBookingInput, ContactDetails, CreateBookingInput, DeclineBookingInput, EventInfo, ExtendedBooking, ExtendedBookingFields, GetAvailabilityTimeSlotInput, GetEventTimeSlotInput, GetServiceInput, IdentificationData, ListAvailabilityTimeSlotsInput, ListEventTimeSlotsInput, LocalDateTime, MediaItem, MultiServiceBookingInfo, NestedTimeSlot, NewBooking, NonBookableReasons, OnlineBooking, PageUrl, ParticipantChoices, ParticipantNotification, QueryExtendedBookingsInput, QueryServiceCategoriesInput, QueryServiceLocationsInput, QueryServicesInput, RateType, RequestedField, ResourceSelection, ResourceTypeFilter, Schedule, SelectedPaymentOption, Service, ServiceCategory, ServiceChoice, ServiceFields, ServiceLocation, ServiceLocations, ServiceMedia, ServicePayment, ServiceType, ServiceUrls, Slug, StaffMemberDetails, TimeSlot, TimeSlotLocation };
