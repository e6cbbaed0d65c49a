import * as z from 'zod'

/** The id and revision of a booking. */
export const bookingRevision = (): { bookingId: z.ZodString; revision: z.ZodString } => ({
  bookingId: z.string().min(1),
  revision: z.string().min(1),
})
