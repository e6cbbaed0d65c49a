import { type Client, type Given, isFrontdeskError, type Write } from '@frontdesk/core'
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import { type Keyed, keyOf } from './read-query.ts'

/** Options of the mutation, and the reads that it invalidates. */
export interface WriteOptions<Input, Output> extends Omit<
  UseMutationOptions<Output, Error, Input>,
  'mutationFn' | 'retry'
> {
  /** Reads to invalidate, with any input. The mutation is pending until they have been read again. */
  readonly invalidates?: readonly Keyed[]
}

/** Options for `useMutation` and for the mutation cache. */
export type WriteMutation<Input, Output> = UseMutationOptions<Output, Error, Input> & {
  mutationFn: (input: Input) => Promise<Output>
  retry: false
}

/**
 * The mutation of a write operation, for every hook of TanStack Query. The client handles retries, because it knows
 * which calls are safe to retry. `queryClient` contains the reads that `invalidates` lists.
 *
 * @example
 * const mutation = useMutation(writeOptions(client, queryClient, cancelBooking, { invalidates: [queryExtendedBookings] }))
 */
export const writeOptions = <Input, Output>(
  client: Client,
  queryClient: QueryClient,
  operation: Write<Input, Output>,
  { invalidates = [], ...options }: WriteOptions<Given<Input>, Output> = {},
): WriteMutation<Given<Input>, Output> => ({
  ...options,
  mutationFn: (input) => operation(client, input),
  async onSettled(output, error, ...rest) {
    // A write without a response may have taken effect.
    if (!error || (isFrontdeskError(error) && error.maybeProcessed))
      await Promise.all(
        invalidates.map((read) => queryClient.invalidateQueries({ queryKey: keyOf(client, read) })),
      )
    await options.onSettled?.(output, error, ...rest)
  },
  retry: false,
})
