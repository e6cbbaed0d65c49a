import { isConflictError } from './errors.ts'

const mostRounds = 5

/**
 * Reads, then changes what was read; after a conflict (somebody else was faster) reads again and changes that, five
 * times at most.
 *
 * @throws ConflictError when every round met a conflict; whatever else `read` and `change` throw.
 * @example
 * await updateWithRetry(
 *   () => findBooking(bookingId),
 *   ({ revision }) => cancelBooking(owner, { bookingId, revision }),
 * )
 */
export const updateWithRetry = async <Entity, Result>(
  read: () => Promise<Entity>,
  change: (entity: Entity) => Promise<Result>,
): Promise<Result> => {
  for (let round = 1; ; round++)
    try {
      return await change(await read())
    } catch (error) {
      if (!isConflictError(error) || round === mostRounds) throw error
    }
}
