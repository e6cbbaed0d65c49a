import { isConflictError } from './errors.ts'

const mostRounds = 5

/**
 * Reads an entity and writes a change of it. After a conflict, because somebody else was faster, it reads and writes again,
 * five times at most.
 *
 * @throws ConflictError when every round met a conflict; whatever else `read` and `change` throw.
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
