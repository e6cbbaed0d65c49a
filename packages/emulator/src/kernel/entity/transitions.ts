import { decline, type Failure } from '../failure.ts'

/** One action of a state machine. */
export interface Transition<Status extends string> {
  /** The statuses in which the action may be taken. */
  readonly from: readonly Status[]
  /** The status that it leads to; it stays as it is unless given. */
  readonly to?: Status
  /** Slug of the event that tells of it. */
  readonly slug?: string
}

/** Why an action is refused in a status. */
export interface Refusal {
  readonly code: string
  readonly description: string
}

interface StateMachineDeclaration<Action extends string, Status extends string> {
  /** The name of the entity that moves: `booking`. */
  readonly name: string
  /** Refusals of a status by itself, whatever the action: `{ CANCELED: { code: 'ORDER_ALREADY_CANCELED', … } }`. */
  readonly refusals?: Partial<Readonly<Record<Status, Refusal>>>
  /** Code of every other refusal. */
  readonly code: string
  readonly actions: Readonly<Record<Action, Transition<Status>>>
}

/** Which actions a status allows, and where they lead. */
export interface StateMachine<Action extends string, Status extends string> {
  allows(action: Action, status: string | undefined): boolean
  /** Every action with whether the status allows it: what `allowedActions` are answered from. */
  allowed(status: string | undefined): Readonly<Record<Action, boolean>>
  /** The transition of an action, with where it leads. @throws Failure 409 when the status does not allow it */
  require(action: Action, status: string | undefined): Transition<Status> & { readonly to: Status }
}

/**
 * Declares the transitions of a state machine as a table.
 *
 * @example
 * const bookingTransitions = stateMachine({
 *   name: 'booking',
 *   code: 'INVALID_BOOKING_STATUS',
 *   actions: {
 *     confirm: { from: ['CREATED', 'PENDING'], to: 'CONFIRMED', slug: 'confirmed' },
 *     cancel: { from: ['CREATED', 'PENDING', 'CONFIRMED'], to: 'CANCELED', slug: 'canceled' },
 *   },
 * })
 * const { to, slug } = bookingTransitions.require('confirm', booking.status)
 */
export const stateMachine = <Action extends string, Status extends string>({
  name,
  refusals = {},
  code,
  actions,
}: StateMachineDeclaration<Action, Status>): StateMachine<Action, Status> => {
  const allows = (action: Action, status: string | undefined): boolean =>
    (actions[action].from as readonly (string | undefined)[]).includes(status)
  const refusalOf = (action: Action, status: string | undefined): Failure => {
    const allowed = actions[action].from
    const own = (refusals as Readonly<Record<string, Refusal | undefined>>)[status ?? '']
    return decline(
      409,
      own?.code ?? code,
      own?.description ??
        `The ${name} is ${status ?? 'without a status'}; this needs ${allowed.join(' or ')}`,
      { status, allowed },
    )
  }
  return {
    allows,
    allowed: (status) =>
      Object.fromEntries(
        Object.keys(actions).map((action) => [action, allows(action as Action, status)]),
      ) as Record<Action, boolean>,
    require(action, status) {
      if (!allows(action, status)) throw refusalOf(action, status)
      // The status is one of those that the action may be taken in.
      return { to: status as Status, ...actions[action] }
    },
  }
}
