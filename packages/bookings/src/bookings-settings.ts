import {
  change,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  type Open,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/_api/bookings-settings'

/** All time zones in which times can be shown. */
export const displayTimeZoneBases = ['BUSINESS_TIME_ZONE', 'CUSTOMER_TIME_ZONE'] as const

/** Whether times are shown in the time zone of the business or of the customer. */
export type DisplayTimeZoneBasis = Open<(typeof displayTimeZoneBases)[number]>

/** All moments at which a site may ask for the staff member. */
export const staffSelectionTimings = ['BEFORE_SLOT_SELECTION', 'AFTER_SLOT_SELECTION'] as const

/** Whether customers choose the staff member before or after the time slot. */
export type StaffSelectionTiming = Open<(typeof staffSelectionTimings)[number]>

/** All values for whether customers choose the staff member. */
export const staffSelectionStrategies = [
  'CUSTOMER_MUST_CHOOSE',
  'CUSTOMER_MAY_CHOOSE',
  'CUSTOMER_CANNOT_CHOOSE',
] as const

/** Whether customers must, may or cannot choose the staff member. */
export type StaffSelectionStrategy = Open<(typeof staffSelectionStrategies)[number]>

/** The booking settings of the business that a site follows. */
export interface BookingsSettings {
  /** Whether the site collects bookings in a cart before they are paid. */
  cartCheckout?: { enabled?: boolean }
  /** Whether the site offers several appointments in one visit. */
  multiServiceAppointments?: { enabled?: boolean }
  /** The time zone that the site shows times in. */
  displayTimeZone?: DisplayTimeZone
  /** How customers choose the staff member. */
  staffSelection?: StaffSelection
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
  /** Increases with each change; an update must include the current one. */
  revision?: string
}

/** The time zone that times are shown in. */
export interface DisplayTimeZone {
  /** The initial time zone. */
  basedOn?: DisplayTimeZoneBasis
  /** Whether customers may choose another one. */
  customerCanChange?: boolean
}

/** How customers choose the staff member. */
export interface StaffSelection {
  /** Whether they choose before or after the time slot. */
  timing?: StaffSelectionTiming
  /** Whether they must, may or cannot choose. */
  strategy?: StaffSelectionStrategy
  /**
   * Whether customers may choose the staff by gender: otherwise `customerChoices.requestedGender` of time slots and
   * `resourceSelections` of bookings are refused.
   */
  allowGenderSelection?: boolean
}

export const bookingsSettingsShape: Shape<BookingsSettings> = /* @__PURE__ */ entity<BookingsSettings>({
  createdDate: date,
  updatedDate: date,
})

/** Some settings to change. */
export interface BookingsSettingsChange extends Omit<
  BookingsSettings,
  'createdDate' | 'updatedDate' | 'revision'
> {
  /** The revision that you read. */
  revision: string
}

/** The operation has no input: a business has one set of settings. */
export type GetBookingsSettingsInput = Record<string, never>

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
export const getBookingsSettings: Read<GetBookingsSettingsInput, BookingsSettings> = /* @__PURE__ */ read({
  id: 'bookings.bookingsSettings.get',
  prefix,
  route: 'GET /v2/settings',
  response: /* @__PURE__ */ pick('bookingsSettings', bookingsSettingsShape),
})

/** The settings to change. */
export interface UpdateBookingsSettingsInput {
  bookingsSettings: BookingsSettingsChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
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
export const updateBookingsSettings: Write<UpdateBookingsSettingsInput, BookingsSettings, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.bookingsSettings.update',
    prefix,
    route: 'PATCH /v2/bookings-settings',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateBookingsSettingsInput>({
        bookingsSettings: /* @__PURE__ */ change<BookingsSettings, BookingsSettingsChange>(
          bookingsSettingsShape,
        ),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('bookingsSettings', bookingsSettingsShape),
  })
