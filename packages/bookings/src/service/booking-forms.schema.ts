import {
  closed,
  cursorQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type BookingForm,
  type BookingFormFields,
  queryBookingForms,
  type QueryBookingFormsInput,
  requestedBookingFormFields,
} from './booking-forms.ts'

const maybe = z.exactOptional

export const bookingFormSchema: Schema<BookingForm> = /* @__PURE__ */ schema<BookingForm>()(() =>
  z.looseObject({
    formDetails: maybe(
      z.looseObject({ formId: maybe(z.string()), name: maybe(z.string()), revision: maybe(z.string()) }),
    ),
    connectedServices: maybe(z.array(z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) }))),
    totalServiceCount: maybe(z.number()),
  }),
)

/** The fields that booking forms can be filtered and sorted by. */
export const bookingFormFields: QueryFields<BookingFormFields> =
  /* @__PURE__ */ queryFields<BookingFormFields>()({ id: 'text', name: 'text' })

export const queryBookingFormsInputSchema: Schema<QueryBookingFormsInput> =
  /* @__PURE__ */ schema<QueryBookingFormsInput>()(() =>
    z.intersection(
      cursorQueryOf(bookingFormFields),
      z.looseObject({ conditionalFields: maybe(z.array(closed(requestedBookingFormFields)).max(5)) }),
    ),
  )

export const bookingFormSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(queryBookingForms, queryBookingFormsInputSchema, bookingFormSchema),
]
