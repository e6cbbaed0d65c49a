import {
  type BookingPolicy,
  countBookingPolicies,
  createBookingPolicy,
  deleteBookingPolicy,
  getBookingPolicy,
  getStrictestBookingPolicy,
  queryBookingPolicies,
  setDefaultBookingPolicy,
  updateBookingPolicy,
} from '@frontdesk/bookings'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { bookingPolicyEntity, defaultPolicy, refreshServices, releaseServices } from './booking-policy.ts'
import { checkPolicyRules, completePolicy } from './booking-policy-rules.ts'
import { strictestPolicy } from './strictest-policy.ts'

type Context = HandlerContext<unknown>

/** A policy whose staff are not chosen by rank any more, without the options of the ranking unless they are given, too. */
const withoutOldRanking = (policy: BookingPolicy, given: Partial<BookingPolicy>): BookingPolicy => {
  const { rankingOptions, ...sorting } = policy.staffSortingPolicy ?? {}
  return !rankingOptions ||
    sorting.sortingMethodType === 'RANKING' ||
    given.staffSortingPolicy?.rankingOptions
    ? policy
    : { ...policy, staffSortingPolicy: sorting }
}

const rules: EntityRules<BookingPolicy> = {
  beforeCreate(context, given) {
    const policy = completePolicy({ ...given, default: defaultPolicy(context) === undefined })
    checkPolicyRules(context, policy)
    return policy
  },
  beforeUpdate(context, changed, _, given) {
    const next = withoutOldRanking(changed, given)
    const policy = { ...next, ...completePolicy(next) }
    checkPolicyRules(context, policy)
    return policy
  },
  afterUpdate: refreshServices,
  beforeRemove(context, policy) {
    if (policy.default)
      throw decline(
        428,
        'DEFAULT_POLICY_CANNOT_BE_DELETED',
        `"${policy.name ?? policy.id}" is the default booking policy: set another default first`,
        { id: policy.id },
      )
    releaseServices(context, policy)
  },
}

const on = entityHandlers(bookingPolicyEntity, entitySteps(bookingPolicyEntity, rules))

/** Sets whether a policy is the default one, which shows in its services. */
const setDefault = (context: Context, kept: BookingPolicy, isDefault: boolean): BookingPolicy => {
  const changed = bookingPolicyEntity.change(context, kept, { default: isDefault })
  refreshServices(context, changed)
  return changed
}

export const bookingPolicyHandlers: readonly Handler[] = [
  on.create(createBookingPolicy, { value: ({ bookingPolicy }) => bookingPolicy }),

  on.get(getBookingPolicy, { id: ({ bookingPolicyId }) => bookingPolicyId }),

  on.query(queryBookingPolicies),

  on.count(countBookingPolicies),

  on.update(updateBookingPolicy, { value: ({ bookingPolicy }) => bookingPolicy }),

  on.remove(deleteBookingPolicy, { id: ({ bookingPolicyId }) => bookingPolicyId, removal: () => ({}) }),

  handle(getStrictestBookingPolicy, (context) =>
    strictestPolicy(context.input.bookingPolicyIds.map((id) => bookingPolicyEntity.require(context, id))),
  ),

  handle(setDefaultBookingPolicy, (context) => {
    const wanted = bookingPolicyEntity.require(context, context.input.bookingPolicyId)
    if (wanted.default) return { currentDefaultBookingPolicy: wanted }
    const before = defaultPolicy(context)
    const previousDefaultBookingPolicy = before && setDefault(context, before, false)
    const currentDefaultBookingPolicy = setDefault(context, wanted, true)
    const changed = {
      currentDefaultBookingPolicy,
      ...(previousDefaultBookingPolicy && { previousDefaultBookingPolicy }),
    }
    bookingPolicyEntity.tellOf(context, 'default_booking_policy_set', wanted.id, changed)
    return changed
  }),
]
