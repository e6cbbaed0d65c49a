import * as z from 'zod'

/** The fields by which a call names a booking and the revision of it that was read. */
export const bookingRevision = (): { bookingId: z.ZodString; revision: z.ZodString } => ({
  bookingId: z.string().min(1),
  revision: z.string().min(1),
})
