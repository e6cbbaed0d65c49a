import {
  type Answer,
  type Call,
  type CallOptions,
  cursorQuery,
  type CursorQuery,
  type ElevatedAuth,
  type Open,
  page,
  type Page,
  type Read,
  read,
} from '@frontdesk/core'

/** All additional parts of a page of booking forms. */
export const requestedBookingFormFields = ['DEFAULT_BOOKING_FORM'] as const

/** `DEFAULT_BOOKING_FORM`: the form of services without their own form. */
export type RequestedBookingFormField = Open<(typeof requestedBookingFormFields)[number]>

/** A booking form and the services that use it. */
export interface BookingForm {
  /** The form itself. */
  formDetails?: {
    /** The id that services use as `form.id`. */
    formId?: string
    name?: string
    /** The revision of the form. */
    revision?: string
  }
  /** At most 5 of the services; use `queryServices` with a filter by `form.id` to find the others. */
  connectedServices?: { id?: string; name?: string }[]
  /** Number of services that use the form. */
  totalServiceCount?: number
}

/** The fields that booking forms can be filtered and sorted by. */
export interface BookingFormFields {
  id: string
  name: string
}

/** The filter, order and page of the booking forms to find. */
export interface QueryBookingFormsInput extends CursorQuery<BookingFormFields> {
  /** At most 5. */
  conditionalFields?: RequestedBookingFormField[]
}

/** One page of booking forms. */
export interface BookingFormPage extends Page<BookingForm, QueryBookingFormsInput> {
  /** The form of services without their own form; included on request with `DEFAULT_BOOKING_FORM`. */
  readonly defaultBookingForm?: BookingForm | undefined
  next(options?: CallOptions): Promise<BookingFormPage>
  prev(options?: CallOptions): Promise<BookingFormPage>
}

/** The result is a page with the default form. */
const bookingFormPage = (): Answer<BookingFormPage> => {
  const plain = page<BookingForm, QueryBookingFormsInput>('bookingForms')
  return {
    ...plain,
    wrap: (items: unknown[], body: Record<string, unknown>, call: Call) => ({
      ...plain.wrap?.(items as never, body, call),
      defaultBookingForm: body['defaultBookingForm'],
    }),
  } as unknown as Answer<BookingFormPage>
}

/**
 * Finds booking forms and the services that use them, for the business: sorted by the id of the form by default, 50 a
 * page by default (at most 100).
 *
 * @throws ApplicationError `DEFAULT_BOOKING_FORM_NOT_FOUND` when the default form is requested and does not exist.
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items, defaultBookingForm } = await queryBookingForms(elevatedClient, {
 *   conditionalFields: ['DEFAULT_BOOKING_FORM'],
 * })
 * console.log(items.length, defaultBookingForm?.formDetails?.name)
 * @function
 */
export const queryBookingForms: Read<QueryBookingFormsInput, BookingFormPage, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'bookings.services.queryBookingForms',
    prefix: '/_api/bookings',
    route: 'POST /v2/services/booking-forms/query',
    elevated: true,
    envelope: cursorQuery,
    response: /* @__PURE__ */ bookingFormPage(),
  })
