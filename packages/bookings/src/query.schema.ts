import type { CursorPaging } from '@frontdesk/core'
import { cursorPagingOf, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'

/** Time slots and attendance come in larger pages: 1,000 at most. */
export const largePagingSchema: Schema<CursorPaging> = /* @__PURE__ */ cursorPagingOf(1_000)

/** The result of a call that counts. */
export const countSchema: Schema<number> = /* @__PURE__ */ schema<number>()(() => z.number())
