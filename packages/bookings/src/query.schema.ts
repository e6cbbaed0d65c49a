import type { CursorPaging } from '@frontdesk/core'
import { cursorPagingOf, type Schema } from '@frontdesk/core/schema'

/** Time slots come in larger pages: 1,000 at most. */
export const timeSlotPagingSchema: Schema<CursorPaging> = /* @__PURE__ */ cursorPagingOf(1_000)
