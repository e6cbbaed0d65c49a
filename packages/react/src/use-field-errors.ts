import { isValidationError } from '@frontdesk/core'
import { useMemo } from 'react'

/**
 * The messages of a validation error by field, for forms; empty for any other error.
 *
 * @example
 * const { mutateAsync, error } = useWrite(createBooking)
 * const errors = useFieldErrors(error)
 * return <Field label="Email" error={errors['booking.contactDetails.email']} />
 */
export const useFieldErrors = (error: unknown): Readonly<Partial<Record<string, string>>> =>
  useMemo(() => {
    if (!isValidationError(error)) return {}
    // The first message of a field wins.
    return Object.fromEntries(
      error.violations.map(({ field, description }) => [field, description] as const).reverse(),
    )
  }, [error])
