import type { Open } from '@frontdesk/core'

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
export type BookingErrorCode = Open<
  | 'NOT_FOUND'
  | 'SERVICE_NOT_FOUND'
  | 'MISSING_ARGUMENTS'
  | 'INVALID_SERVICES_SIZE'
  | 'SLOT_NOT_FOUND'
  | 'SLOT_NOT_AVAILABLE'
  | 'SESSION_NOT_FOUND'
  | 'SESSION_CAPACITY_EXCEEDED'
  | 'SCHEDULE_NOT_FOUND'
  | 'SCHEDULE_CAPACITY_EXCEEDED'
  | 'RESOURCE_NOT_FOUND'
  | 'BOOKING_POLICY_VIOLATION'
  | 'VALIDATION_FAILURE'
  | 'BOOKING_NOT_FOUND'
  | 'BOOKING_REVISION_MISMATCH'
  | 'REVISION_MISMATCH'
  | 'DEFAULT_POLICY_CANNOT_BE_DELETED'
  | 'INVALID_BOOKING_STATUS'
  | 'SLUG_ALREADY_EXISTS'
  | 'DUPLICATED_BOOKINGS'
  | 'DUPLICATE_BOOKING_IDS'
  | 'ADD_ON_NOT_FOUND'
  | 'END_OPTIONS_NOT_SUPPORTED'
  | 'MAX_END_DATE_EXCEEDS_MAXIMUM'
  | 'PRICE_CHANGE_NOT_ALLOWED'
  | 'ADD_ON_CHANGES_NOT_ALLOWED'
  | 'INVALID_SERVICE_CHOICES'
  | 'ADD_ON_GROUP_NOT_FOUND'
  | 'GROUP_NOT_ON_SERVICE'
  | 'SUBSCRIPTION_SERVICE_NOT_SUPPORTED'
  | 'DEFAULT_BOOKING_FORM_NOT_FOUND'
  | 'INVALID_PRICING_PLAN'
  | 'SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS'
  | 'ALREADY_EXISTS'
  | 'UNSUPPORTED_OPTION_TYPE'
  | 'UNSUPPORTED_OPTION_DATA'
  | 'UNKNOWN_OPTION_IDS'
  | 'IDENTICAL_CHOICES'
  | 'MISSING_CUSTOM_CHOICES'
  | 'UNKNOWN_STAFF_IDS'
  | 'MISSING_STAFF_VARIANTS'
  | 'MULTIPLE_CURRENCIES'
  | 'INVALID_SERVICE_ID'
  | 'FAILED_RESOLVING_SERVICE'
  | 'NUMBER_OF_PARTICIPANTS_NOT_FOUND'
  | 'INVALID_DURATION_CHOICE'
  | 'INVALID_BOOKING'
  | 'CATEGORY_LIMIT_REACHED'
  | 'RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME'
  | 'MAX_NUMBER_OF_RESOURCE_TYPES_REACHED'
  | 'BAD_CREDENTIALS'
  | 'NOT_SUPPORTED_BY_PROVIDER'
  | 'PREMIUM_FEATURE_NOT_ENABLED'
  | 'CONNECTION_NOT_CONNECTED'
  | 'CONNECTION_ALREADY_DISCONNECTED'
  | 'EXTERNAL_CALENDAR_PROVIDER_FAILED'
  | 'BOOKINGS_SETTINGS_NOT_FOUND'
  | 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'
  | 'STAFF_INVITE_REQUIRES_ROLE'
  | 'EVENT_ALREADY_CANCELLED'
  | 'CONTACT_DETAILS_CONFLICT'
  | 'REQUESTED_GENDER_NOT_ALLOWED'
  | 'NOT_PENDING_APPROVAL_SERVICE'
  | 'NO_OPEN_SPOTS'
  | 'ATTENDANCE_NOT_FOUND'
  | 'ATTENDANCES_MISSING_IN_REQUEST'
  | 'SESSION_ID_NOT_PROVIDED'
  | 'INVALID_TOKEN'
  | 'BOOKING_CANNOT_BE_CANCELLED'
  | 'RESCHEDULING_NOT_ALLOWED'
  | 'MISSING_BOOKING_IDS'
  | 'BOOKING_FEE_NOT_FOUND'
  | 'BOOKING_FEE_ALREADY_APPLIED'
  | 'BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS'
  | 'PRICE_OVERRIDE_EXCEEDS_MAX'
  | 'BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT'
  | 'ORDER_NOT_FOUND'
  | 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED'
  | 'ORDER_CANNOT_BE_EDITED'
  | 'ADDITIONAL_FEE_NOT_FOUND'
  | 'FEE_IS_NOT_BOOKING_FEE'
  | 'ORDER_BALANCE_NON_POSITIVE'
  | 'REFUND_NOT_ALLOWED'
  | 'CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO'
  | 'MULTI_SERVICE_BOOKING_NOT_FOUND'
  | 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
  | 'NOT_ALL_BOOKINGS_WERE_SENT'
  | 'DUPLICATE_BOOKING_INFO'
  | 'ALL_BOOKINGS_ARE_ALREADY_CONFIRMED'
  | 'ALL_BOOKINGS_ARE_ALREADY_DECLINED'
  | 'ALL_BOOKINGS_ARE_ALREADY_CANCELED'
  | 'MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING'
  | 'BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING'
  | 'BOOKING_TO_ADD_STATUS_NOT_VALID'
  | 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED'
  | 'UNAUTHORIZED_OPERATION'
  | 'FORBIDDEN'
>
