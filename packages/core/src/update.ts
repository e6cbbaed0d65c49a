import { isConflictError } from './errors.ts'

const mostRounds = 5

/**
 * Reads an entity and writes a change. After a conflict with another change, it reads and writes again, at most five
 * times.
 *
 * @throws ConflictError when every attempt had a conflict. Other errors of `read` and `change` are rethrown.
 * @example
 * await updateWithRetry(
 *   async () => {
 *     const { items } = await queryExtendedBookings(owner, { filter: { id: bookingId } })
 *     return items[0]?.booking?.revision ?? ''
 *   },
 *   (revision) => cancelBooking(owner, { bookingId, revision }),
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
