import type { Given, Write } from '@frontdesk/core'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useClient } from './use-client.ts'
import { type WriteOptions, writeOptions } from './write-mutation.ts'

export type WriteResult<Input, Output> = UseMutationResult<Output, Error, Input> & {
  /** Makes the call; rejects with its error. */
  readonly run: (input: Input) => Promise<Output>
}

/**
 * Makes any write operation a mutation.
 *
 * @example
 * const { run, isPending, error } = useWrite(cancelBooking, { invalidates: [queryExtendedBookings] })
 * const booking = await run({ bookingId, revision })
 */
export const useWrite = <Input, Output>(
  operation: Write<Input, Output>,
  options?: WriteOptions<Given<Input>, Output>,
): WriteResult<Given<Input>, Output> => {
  const mutation = useMutation(writeOptions(useClient(), useQueryClient(), operation, options))
  return { ...mutation, run: mutation.mutateAsync }
}
