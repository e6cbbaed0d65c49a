import {
  closed,
  extendedFieldsSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type BookingsSettings,
  type BookingsSettingsChange,
  displayTimeZoneBases,
  getBookingsSettings,
  type GetBookingsSettingsInput,
  staffSelectionStrategies,
  staffSelectionTimings,
  updateBookingsSettings,
  type UpdateBookingsSettingsInput,
} from './bookings-settings.ts'

const maybe = z.exactOptional

const flag = () => z.looseObject({ enabled: maybe(z.boolean()) })

export const bookingsSettingsSchema: ObjectSchema<BookingsSettings> =
  /* @__PURE__ */ schema<BookingsSettings>()((oneOf) =>
    z.looseObject({
      cartCheckout: maybe(flag()),
      multiServiceAppointments: maybe(flag()),
      displayTimeZone: maybe(
        z.looseObject({
          basedOn: maybe(oneOf(displayTimeZoneBases)),
          customerCanChange: maybe(z.boolean()),
        }),
      ),
      staffSelection: maybe(
        z.looseObject({
          timing: maybe(oneOf(staffSelectionTimings)),
          strategy: maybe(oneOf(staffSelectionStrategies)),
          allowGenderSelection: maybe(z.boolean()),
        }),
      ),
      extendedFields: maybe(extendedFieldsSchema()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      revision: maybe(z.string()),
    }),
  )

export const bookingsSettingsChangeSchema: ObjectSchema<BookingsSettingsChange> =
  /* @__PURE__ */ schema<BookingsSettingsChange>()(() =>
    bookingsSettingsSchema(closed)
      .omit({ createdDate: true, updatedDate: true, revision: true })
      .extend({ revision: z.string() }),
  )

export const getBookingsSettingsInputSchema: Schema<GetBookingsSettingsInput> =
  /* @__PURE__ */ schema<GetBookingsSettingsInput>()(() => z.record(z.string(), z.never()))

export const updateBookingsSettingsInputSchema: Schema<UpdateBookingsSettingsInput> =
  /* @__PURE__ */ schema<UpdateBookingsSettingsInput>()(() =>
    z.looseObject({
      bookingsSettings: bookingsSettingsChangeSchema(),
      fieldMask: maybe(z.array(z.string().min(1))),
    }),
  )

export const bookingsSettingsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getBookingsSettings,
    getBookingsSettingsInputSchema,
    bookingsSettingsSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateBookingsSettings,
    updateBookingsSettingsInputSchema,
    bookingsSettingsSchema,
  ),
]
