import type { CursorPaging, Filter, OffsetPaging, Sort } from '@frontdesk/core'
import { schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'

const maybe = z.exactOptional

/** Conditions are checked where they run: by the platform's query rules. */
export const filterOf = <F>(): z.ZodType<Filter<F>> =>
  z
    .custom<Filter<F>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
      error: 'Expected an object of conditions',
    })
    .meta({ type: 'object' })

/** A list of sort orders; the fields are checked where they are sorted by. */
export const sortOf = <F>(): z.ZodType<readonly Sort<F>[]> => {
  const fieldName = z.string() as z.ZodType as z.ZodType<Sort<F>['fieldName']>
  return z
    .array(z.looseObject({ fieldName, order: maybe(z.enum(['ASC', 'DESC'])) }).readonly())
    .max(50)
    .readonly()
}

export const offsetPagingSchema: Schema<OffsetPaging> = /* @__PURE__ */ schema<OffsetPaging>()(() =>
  z.looseObject({ offset: maybe(z.int().min(0)), limit: maybe(z.int().min(1).max(100)) }).readonly(),
)

const cursorPagingOf =
  (maximum: number) =>
  (): z.ZodReadonly<
    z.ZodObject<
      { cursor: z.ZodExactOptional<z.ZodString>; limit: z.ZodExactOptional<z.ZodInt> },
      z.core.$loose
    >
  > =>
    z
      .looseObject({ cursor: maybe(z.string().max(16_000)), limit: maybe(z.int().min(1).max(maximum)) })
      .readonly()

export const cursorPagingSchema: Schema<CursorPaging> = /* @__PURE__ */ schema<CursorPaging>()(
  /* @__PURE__ */ cursorPagingOf(100),
)

/** Time slots come in larger pages. */
export const timeSlotPagingSchema: Schema<CursorPaging> = /* @__PURE__ */ schema<CursorPaging>()(
  /* @__PURE__ */ cursorPagingOf(1_000),
)
