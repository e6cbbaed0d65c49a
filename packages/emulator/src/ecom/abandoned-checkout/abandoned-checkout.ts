import {
  addAbandonedCheckoutActivity,
  bulkDeleteAbandonedCheckouts,
  deleteAbandonedCheckout,
  getAbandonedCheckout,
  queryAbandonedCheckouts,
  searchAbandonedCheckouts,
} from '@frontdesk/ecom'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { abandonedCheckoutEntity, activityOf } from './abandonment.ts'

const mostActivities = 20

const on = entityHandlers(abandonedCheckoutEntity, entitySteps(abandonedCheckoutEntity))

/** The handlers of abandoned checkouts. */
export const abandonedCheckoutHandlers: readonly Handler[] = [
  on.get(getAbandonedCheckout, { id: ({ abandonedCheckoutId }) => abandonedCheckoutId }),
  on.query(queryAbandonedCheckouts),
  on.search(searchAbandonedCheckouts),
  on.remove(deleteAbandonedCheckout, {
    id: ({ abandonedCheckoutId }) => abandonedCheckoutId,
    removal: () => undefined,
  }),
  on.bulkRemove(bulkDeleteAbandonedCheckouts, {
    ids: ({ abandonedCheckoutIds }) => abandonedCheckoutIds,
    removal: () => undefined,
  }),

  handle(addAbandonedCheckoutActivity, (context) => {
    const { abandonedCheckoutId, activityType } = context.input
    const abandoned = abandonedCheckoutEntity.require(context, abandonedCheckoutId)
    const { activities = [] } = abandoned
    if (activities.length >= mostActivities)
      throw decline(
        409,
        'TOO_MANY_ACTIVITIES',
        `It has ${mostActivities} activities, the most that it can have`,
      )
    return abandonedCheckoutEntity.change(context, abandoned, {
      activities: [...activities, activityOf(context, activityType)],
    })
  }),
]
