import { isValidationError } from '@frontdesk/core'
import { useMemo } from 'react'

/**
 * The message per field of a validation error, for forms; empty for any other error.
 *
 * @example
 * const { mutateAsync, error } = useWrite(createBooking)
 * const errors = useFieldErrors(error)
 * return <Field label="Email" error={errors['booking.contactDetails.email']} />
 */
export const useFieldErrors = (error: unknown): Readonly<Partial<Record<string, string>>> =>
  useMemo(() => {
    if (!isValidationError(error)) return {}
    // The first message of a field counts.
    return Object.fromEntries(
      error.violations.map(({ field, description }) => [field, description] as const).reverse(),
    )
  }, [error])
