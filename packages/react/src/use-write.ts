import type { Given, Write } from '@frontdesk/core'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useClient } from './use-client.ts'
import { type WriteOptions, writeOptions } from './write-mutation.ts'

/**
 * Makes any write operation a mutation.
 *
 * @example
 * const { mutateAsync, isPending, error } = useWrite(cancelBooking, { invalidates: [queryExtendedBookings] })
 * const booking = await mutateAsync({ bookingId, revision })
 */
export const useWrite = <Input, Output>(
  operation: Write<Input, Output>,
  options?: WriteOptions<Given<Input>, Output>,
): UseMutationResult<Output, Error, Given<Input>> =>
  useMutation(writeOptions(useClient(), useQueryClient(), operation, options))
