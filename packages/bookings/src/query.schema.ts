import type { CursorPaging } from '@frontdesk/core'
import { cursorPagingOf, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'

/** Time slots and attendance have larger pages: up to 1,000. */
export const largePagingSchema: Schema<CursorPaging> = /* @__PURE__ */ cursorPagingOf(1_000)

/** The result of a count operation. */
export const countSchema: Schema<number> = /* @__PURE__ */ schema<number>()(() => z.number())
