// #region client
import { oauth, type Session } from '@frontdesk/auth'
import { bookingsSchemas } from '@frontdesk/bookings/schemas'
import { type Client, createClient, type Platform } from '@frontdesk/core'
import { validation } from '@frontdesk/core/schema'
import { ecomSchemas } from '@frontdesk/ecom/schemas'
// #endregion client
// #region check
import { createBookingInputSchema } from '@frontdesk/bookings/schemas'
import { isValidationError } from '@frontdesk/core'
import { check } from '@frontdesk/core/schema'
// #endregion check
// #region json
import * as z from 'zod'
// #endregion json

// #region client
export function createCheckedClient(platform: Platform, clientId: string): Client<Session> {
  return createClient({
    platform,
    auth: oauth({ clientId }),
    validate: validation(bookingsSchemas, ecomSchemas),
  })
}
// #endregion client

export function problemsOf(form: unknown): string[] {
  // #region check
  try {
    check(createBookingInputSchema, form)
    return []
  } catch (error) {
    if (!isValidationError(error)) throw error
    return error.violations.map(({ field, description }) => `${field}: ${description}`)
  }
  // #endregion check
}

export function describeInput(): unknown {
  // #region json
  const description = z.toJSONSchema(createBookingInputSchema(), { unrepresentable: 'any', io: 'input' })
  // #endregion json
  return description
}
