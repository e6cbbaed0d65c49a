import { Money, Image, Open, Address, Price, Limited, Closed, Filter, CursorPaging, CursorQuery, OffsetPaging, OffsetQuery, CursorSearch, Shape, Read, BulkResult, ElevatedAuth, Write, Page, SearchPage } from '@frontdesk/core';

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
declare const serviceCategoryShape: Shape<ServiceCategory>;
declare const slugShape: Shape<Slug>;
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
/**
 * Lets a booking wait for the approval of the business; it keeps its place until then. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS` unless it is
 * `CREATED`, `NOT_PENDING_APPROVAL_SERVICE` when the bookings of the service are not approved by hand, `NO_OPEN_SPOTS`
 * when its hold is over and somebody else has the place, `FORBIDDEN`.
 * @example
 * const pending = await markBookingAsPending(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
declare const markBookingAsPending: Write<MarkBookingAsPendingInput, Booking, ElevatedAuth>;

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
interface BulkCancelBookingInput {
    /** 1 to 100, each booking once. */
    bookings: {
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
 * `INVALID_SERVICE_CHOICES`.
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
/**
 * Finds booking policies, 50 a page unless asked for fewer or more (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryBookingPolicies(client, { filter: { default: true } })
 * @function
 */
declare const queryBookingPolicies: Read<QueryBookingPoliciesInput, Page<BookingPolicy, QueryBookingPoliciesInput>>;
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
interface SetDefaultBookingPolicyInput {
    bookingPolicyId: string;
}
/** The policies that a change of the default concerns. */
interface DefaultBookingPolicies {
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

/**
 * Why a call of this package is declined; read `error.code`.
 *
 * - `NOT_FOUND`: there is no such service, booking policy, slot or session.
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
 * - `REVISION_MISMATCH`: the service or the booking policy has changed since it was read.
 * - `DEFAULT_POLICY_CANNOT_BE_DELETED`: the booking policy is the default one.
 * - `INVALID_BOOKING_STATUS`: the booking is in a state that does not allow this.
 * - `SLUG_ALREADY_EXISTS`: another service has the slug, or once had it.
 * - `DUPLICATED_BOOKINGS`, `DUPLICATE_BOOKING_IDS`: a booking is named twice.
 * - `ADD_ON_NOT_FOUND`: the service has no such add-on.
 * - `ADD_ON_CHANGES_NOT_ALLOWED`: add-ons change only when `allowAddOnChanges` is set.
 * - `INVALID_SERVICE_CHOICES`: the service has no such options.
 * - `ADD_ON_GROUP_NOT_FOUND`, `GROUP_NOT_ON_SERVICE`: the service has no such group of add-ons.
 * - `SUBSCRIPTION_SERVICE_NOT_SUPPORTED`: a service that is sold by subscription has no add-ons.
 * - `CATEGORY_LIMIT_REACHED`: the business has as many categories as it may have.
 * - `CONTACT_DETAILS_CONFLICT`: the contact id names another person.
 * - `REQUESTED_GENDER_NOT_ALLOWED`: the staff of the service cannot be chosen by gender.
 * - `NOT_PENDING_APPROVAL_SERVICE`: the business does not approve the bookings of the service by hand.
 * - `NO_OPEN_SPOTS`: somebody else has the place of the booking.
 * - `REFUND_NOT_ALLOWED`: the payment cannot be given back.
 * - `CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO`: a single booking cannot join a booking of several services.
 * - `CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED`: an appointment at any time must name its resource.
 * - `UNAUTHORIZED_OPERATION`: only the owner may make this exception.
 * - `FORBIDDEN`: only the owner may do this.
 */
type BookingErrorCode = Open<'NOT_FOUND' | 'SERVICE_NOT_FOUND' | 'MISSING_ARGUMENTS' | 'SLOT_NOT_FOUND' | 'SLOT_NOT_AVAILABLE' | 'SESSION_NOT_FOUND' | 'SESSION_CAPACITY_EXCEEDED' | 'SCHEDULE_NOT_FOUND' | 'SCHEDULE_CAPACITY_EXCEEDED' | 'RESOURCE_NOT_FOUND' | 'BOOKING_POLICY_VIOLATION' | 'VALIDATION_FAILURE' | 'BOOKING_NOT_FOUND' | 'BOOKING_REVISION_MISMATCH' | 'REVISION_MISMATCH' | 'DEFAULT_POLICY_CANNOT_BE_DELETED' | 'INVALID_BOOKING_STATUS' | 'SLUG_ALREADY_EXISTS' | 'DUPLICATED_BOOKINGS' | 'DUPLICATE_BOOKING_IDS' | 'ADD_ON_NOT_FOUND' | 'ADD_ON_CHANGES_NOT_ALLOWED' | 'INVALID_SERVICE_CHOICES' | 'ADD_ON_GROUP_NOT_FOUND' | 'GROUP_NOT_ON_SERVICE' | 'SUBSCRIPTION_SERVICE_NOT_SUPPORTED' | 'CATEGORY_LIMIT_REACHED' | 'CONTACT_DETAILS_CONFLICT' | 'REQUESTED_GENDER_NOT_ALLOWED' | 'NOT_PENDING_APPROVAL_SERVICE' | 'NO_OPEN_SPOTS' | 'REFUND_NOT_ALLOWED' | 'CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO' | 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED' | 'UNAUTHORIZED_OPERATION' | 'FORBIDDEN'>;

export { addOnOptions, addOnShape, attendanceStatuses, benefitTypes, bookedLocationTypes, bookingActors, bookingOrderPaymentStatuses, bookingOrderStatuses, bookingPaymentStatuses, bookingPlatforms, bookingPolicyRules, bookingPolicyShape, bookingShape, bookingStatuses, bookingsAppId, bulkCalculateAllowedActions, bulkCancelBooking, bulkConfirmOrDeclineBooking, bulkCreateAddOns, bulkCreateBooking, bulkCreateServices, bulkDeleteAddOns, bulkDeleteServices, bulkDeleteServicesByFilter, bulkUpdateAddOns, bulkUpdateServices, bulkUpdateServicesByFilter, cancelBooking, cancellationFeeStatuses, categoryPositions, categoryShape, cloneErrors, confirmBooking, confirmOrDeclineBooking, countBookingPolicies, countCategories, countServices, createAddOn, createAddOnGroup, createBooking, createBookingPolicy, createCategory, createService, declineBooking, defaultBookingPoliciesShape, deleteAddOn, deleteAddOnGroup, deleteBookingPolicy, deleteCategory, deleteService, durationUnits, extendedBookingShape, getAddOn, getAvailabilityTimeSlot, getBookingPolicy, getCategory, getEventTimeSlot, getService, getStrictestBookingPolicy, intakeFormRequirements, intakeFormTimings, listAddOnGroups, listAvailabilityTimeSlots, listEventTimeSlots, locationTypes, markBookingAsPending, moveCategory, multiServiceBookingTypes, queryAddOns, queryBookingPolicies, queryCategories, queryExtendedBookings, queryServiceCategories, queryServiceLocations, queryServices, rateTypes, removedLocationSessionsActions, requestedFields, requestedGenders, rescheduleBooking, resourceSelectionMethods, searchServices, selectedPaymentOptions, serviceCategoryShape, serviceRules, serviceShape, serviceStatuses, serviceTypes, setAddOnsForGroup, setBookingSubmissionId, setCustomSlug, setDefaultBookingPolicy, slugErrors, slugShape, staffRankingOrders, staffResourceTypeId, staffSortingMethods, taxableAddressTypes, timeSlotShape, updateAddOn, updateAddOnGroup, updateBookingExtendedFields, updateBookingPolicy, updateCategory, updateNumberOfParticipants, updateService, validateSlug };
export type { AddOn, AddOnChange, AddOnDetails, AddOnFields, AddOnGroup, AddOnGroupChange, AddOnGroupDetail, AddOnOption, AddOnTags, AllowedActions, Attendance, AttendanceStatus, AvailableResources, BenefitType, BookedAddOn, BookedEntity, BookedLocation, BookedLocationType, BookedResource, BookedSchedule, BookedSlot, Booking, BookingActor, BookingErrorCode, BookingExtendedFields, BookingOrder, BookingOrderPaymentStatus, BookingOrderStatus, BookingPaymentStatus, BookingPlatform, BookingPolicy, BookingPolicyChange, BookingPolicyFields, BookingPolicyRule, BookingPolicyViolations, BookingSource, BookingStatus, BulkCalculateAllowedActionsInput, BulkCancelBookingInput, BulkConfirmOrDeclineBookingInput, BulkCreateAddOnsInput, BulkCreateBookingInput, BulkCreateServicesInput, BulkDeleteAddOnsInput, BulkDeleteServicesByFilterInput, BulkDeleteServicesInput, BulkUpdateAddOnsInput, BulkUpdateServicesByFilterInput, BulkUpdateServicesInput, BusinessLocation, CancelBookingFlowControlSettings, CancelBookingInput, CancellationFeePolicy, CancellationFeeStatus, CancellationPolicy, CancellationWindow, Category, CategoryChange, CategoryFields, CategoryPosition, CloneError, ConferencingDetails, ConfirmBookingFlowControlSettings, ConfirmBookingInput, ConfirmOrDeclineBookingInput, ContactDetails, CountBookingPoliciesInput, CountCategoriesInput, CountServicesInput, CreateAddOnGroupInput, CreateAddOnInput, CreateBookingFlowControlSettings, CreateBookingInput, CreateBookingPolicyInput, CreateCategoryInput, CreateServiceInput, CustomerChoices, DeclineBookingFlowControlSettings, DeclineBookingInput, DefaultBookingPolicies, DeleteAddOnGroupInput, DeleteAddOnInput, DeleteBookingPolicyInput, DeleteCategoryInput, DeleteServiceInput, DurationRange, DurationUnit, EventInfo, ExtendedBooking, ExtendedBookingFields, GetAddOnInput, GetAvailabilityTimeSlotInput, GetBookingPolicyInput, GetCategoryInput, GetEventTimeSlotInput, GetServiceInput, GetStrictestBookingPolicyInput, IdentificationData, IntakeFormPolicy, IntakeFormRequirement, IntakeFormTiming, Job, ListAddOnGroupsInput, ListAvailabilityTimeSlotsInput, ListEventTimeSlotsInput, LocalDateTime, LocationType, MarkBookingAsPendingFlowControlSettings, MarkBookingAsPendingInput, MediaItem, MoveCategoryInput, MultiServiceBookingInfo, MultiServiceBookingType, NestedTimeSlot, NewAddOn, NewAddOnGroup, NewBookedEntity, NewBooking, NewBookingPolicy, NewCategory, NewService, NonBookableReasons, OfferedAddOn, OnlineBooking, PageUrl, ParticipantChoices, ParticipantNotification, QueryAddOnsInput, QueryBookingPoliciesInput, QueryCategoriesInput, QueryExtendedBookingsInput, QueryServiceCategoriesInput, QueryServiceLocationsInput, QueryServicesInput, RateType, RemovedLocationSessionsAction, RequestedField, RescheduleBookingFlowControlSettings, RescheduleBookingInput, ReschedulePolicy, ResourceSelection, ResourceSelectionMethod, ResourceTypeFilter, Schedule, SearchServicesInput, SelectedPaymentOption, SeoData, SeoTag, Service, ServiceAggregationField, ServiceCategory, ServiceChange, ServiceChoice, ServiceDeposit, ServiceFields, ServiceLocation, ServiceLocations, ServiceMedia, ServicePayment, ServiceRemoval, ServiceResource, ServiceRule, ServiceSearchFields, ServiceSlug, ServiceStatus, ServiceType, ServiceUrls, SetAddOnsForGroupInput, SetBookingSubmissionIdInput, SetCustomSlugInput, SetDefaultBookingPolicyInput, Slug, SlugError, SlugValidation, StaffMemberDetails, StaffRankingOrder, StaffSortingMethod, StaffSortingPolicy, StrictestBookingPolicy, TaxableAddressType, TimeSlot, TimeSlotLocation, UpdateAddOnGroupInput, UpdateAddOnInput, UpdateBookingExtendedFieldsInput, UpdateBookingPolicyInput, UpdateCategoryInput, UpdateNumberOfParticipantsInput, UpdateServiceInput, ValidateSlugInput, WaitlistPolicy };
