import { type Given, isFrontdeskError, type Write } from '@frontdesk/core'
import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query'
import { type Keyed, keyOf } from './read-query.ts'
import { useClient } from './use-client.ts'

/** Options of the mutation, and what it makes stale. */
export interface WriteOptions<Input, Output> extends Omit<
  UseMutationOptions<Output, Error, Input>,
  'mutationFn' | 'retry'
> {
  /** Reads whose results are read again, whatever their input. */
  readonly invalidates?: readonly Keyed[]
}

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
  { invalidates = [], ...options }: WriteOptions<Given<Input>, Output> = {},
): WriteResult<Given<Input>, Output> => {
  const client = useClient()
  const cache = useQueryClient()
  const mutation = useMutation<Output, Error, Given<Input>>({
    ...options,
    mutationFn: (input) => operation(client, input),
    onSettled: (output, error, ...rest) => {
      // A write without an answer may have been carried out.
      if (!error || (isFrontdeskError(error) && error.maybeProcessed))
        for (const read of invalidates) void cache.invalidateQueries({ queryKey: keyOf(client, read) })
      return options.onSettled?.(output, error, ...rest)
    },
    retry: false,
  })
  return { ...mutation, run: mutation.mutateAsync }
}
