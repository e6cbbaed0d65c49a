import {
  type BookingPolicy,
  type ExtendedBooking,
  getService,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { type Given, isApplicationError, type Write } from '@frontdesk/core'
import { skipToken, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { readsOfTimes } from './availability-query.ts'
import { type BookingChange, type BookingPermission, permissionOf, serviceIdOf } from './booking-change.ts'
import { type Keyed, keyOf } from './read-query.ts'
import { useClient } from './use-client.ts'
import { useNow } from './use-now.ts'
import { useRead } from './use-read.ts'
import { useWrite } from './use-write.ts'

/** The reads that a change of a booking invalidates. */
const readsOfBookings = (): readonly Keyed[] => [queryExtendedBookings, ...readsOfTimes]

/** A call that changes a booking. An error also means that cached data is outdated. */
export const useBookingWrite = <Input, Output>(
  operation: Write<Input, Output>,
): UseMutationResult<Output, Error, Given<Input>> => {
  const client = useClient()
  const cache = useQueryClient()
  return useWrite(operation, {
    invalidates: readsOfBookings(),
    onError: (error) => {
      if (isApplicationError(error))
        for (const read of readsOfBookings()) void cache.invalidateQueries({ queryKey: keyOf(client, read) })
    },
  })
}

const minute = 60_000

/** Whether a booking may be changed, with the policy of its service and the time on which that depends. */
export const useBookingPermission = (
  action: BookingChange,
  { booking, allowedActions }: ExtendedBooking = {},
): BookingPermission & { readonly policy: BookingPolicy | undefined; readonly now: Date | undefined } => {
  const now = useNow()
  const serviceId = booking && serviceIdOf(booking)
  const { data: policy } = useRead(getService, serviceId === undefined ? skipToken : { serviceId }, {
    select: ({ bookingPolicy }) => bookingPolicy,
    // The platform decides by the policy of the booking; this one is only shown.
    staleTime: 5 * minute,
  })
  const permission: BookingPermission = booking
    ? permissionOf(action, booking, allowedActions, policy, now)
    : { allowed: undefined, until: undefined, refusal: undefined }
  return { ...permission, policy, now }
}
