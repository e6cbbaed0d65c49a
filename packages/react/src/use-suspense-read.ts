import type { Given, Read } from '@frontdesk/core'
import { useSuspenseQuery, type UseSuspenseQueryResult } from '@tanstack/react-query'
import { type ReadOptions, readOptionsFor } from './read-query.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'

/** A read that suspends always runs and always has data. */
export type SuspenseReadOptions<Output, Data = Output> = Omit<
  ReadOptions<Output, Data>,
  'enabled' | 'placeholderData' | 'throwOnError'
>

/**
 * Reads with any read operation; suspends until there is a result and throws errors to the nearest boundary.
 *
 * @example
 * const { data: service } = useSuspenseRead(getService, { serviceId })
 */
export const useSuspenseRead = <Input, Output, Data = Output>(
  operation: Read<Input, Output>,
  input: NoInfer<Given<Input>>,
  options?: SuspenseReadOptions<Output, Data>,
): UseSuspenseQueryResult<Data> => {
  const client = useClient()
  const identity = useIdentity()
  return useSuspenseQuery(readOptionsFor(client, identity, operation, input, options))
}
