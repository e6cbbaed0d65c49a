import type { Given, Read } from '@frontdesk/core'
import { type SkipToken, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ReadOptions, readOptionsFor } from './read-query.ts'
import { useClient } from './use-client.ts'
import { useIdentity } from './use-identity.ts'

/**
 * Reads with any read operation and keeps the result in the query cache. With `skipToken` as input it does nothing.
 *
 * @example
 * const { data: service, error, isPending } = useRead(getService, serviceId ? { serviceId } : skipToken)
 */
export const useRead = <Input, Output, Data = Output>(
  operation: Read<Input, Output>,
  input: NoInfer<Given<Input>> | SkipToken,
  options?: ReadOptions<Output, Data>,
): UseQueryResult<Data> => {
  const client = useClient()
  const identity = useIdentity()
  const skipped = input === skipToken
  const query = readOptionsFor(client, identity, operation, (skipped ? {} : input) as Given<Input>, options)
  return useQuery(skipped ? { ...query, queryFn: skipToken } : query)
}
