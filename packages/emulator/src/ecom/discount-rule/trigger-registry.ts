import { check, type Schema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type { State } from '../../kernel/state.ts'
import { heldTriggers, triggerId } from './rule-discount.ts'

/** A condition of a discount rule that an app decides about, and its decision. */
export interface DiscountTriggerDecision {
  /** Id of the app that decides. */
  readonly appId: string
  /** Id of the condition in that app. */
  readonly id: string
  /** Whether the condition contains, for every cart. */
  readonly holds: boolean
}

/**
 * The decisions of apps about the conditions of type `CUSTOM`. The hosted platform asks the app about each cart; here
 * you decide in its place, and a condition that you have not decided about does not hold.
 */
export interface DiscountTriggers {
  /** The conditions that hold. */
  list(): readonly Omit<DiscountTriggerDecision, 'holds'>[]
  /** Decides about a condition. @throws ValidationError that names the field */
  set(decision: DiscountTriggerDecision): void
}

/** The settings after parsing. */
type ParsedDecision = {
  -readonly [Field in keyof DiscountTriggerDecision]: DiscountTriggerDecision[Field]
}

const decisionSchema: Schema<ParsedDecision> = /* @__PURE__ */ schema<ParsedDecision>()(() =>
  z.strictObject({
    appId: z.string().min(1, 'must not be empty'),
    id: z.string().min(1, 'must not be empty'),
    holds: z.boolean({ error: 'must be true or false' }),
  }),
)

/** Ties the decisions to the state. */
export const createDiscountTriggers = (state: State): DiscountTriggers => ({
  list: () =>
    state
      .in(heldTriggers)
      .all()
      .map(({ appId, conditionId }) => ({ appId, id: conditionId })),
  set(decision) {
    const { appId, id: conditionId, holds } = check(decisionSchema, decision)
    const id = triggerId(appId, conditionId)
    state.unit(() => {
      if (holds) state.in(heldTriggers).put({ id, appId, conditionId })
      else state.in(heldTriggers).delete(id)
    })
  },
})
