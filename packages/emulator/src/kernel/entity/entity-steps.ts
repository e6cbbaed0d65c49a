import { isDeepStrictEqual } from 'node:util'
import { refuse, refusedUnder } from '../failure.ts'
import type { HandlerContext } from '../handler.ts'
import type { Stored } from '../state.ts'
import type { Entity, Fresh } from './entity.ts'
import { applyMask, checkMask, pathsOf } from './field-mask.ts'
import { type FieldTree, pickFields, withoutBlanks } from './field-tree.ts'

type Context = HandlerContext<unknown>

/**
 * The rules that a family adds to the steps of an entity. They refuse with the fields named from the entity on,
 * `payment.fixed.price`; the operation puts its own name in front.
 */
export interface EntityRules<Kept extends Stored, Removal = unknown> {
  /** Completes a new thing, of which only writable fields are given, and refuses what breaks a rule. */
  readonly beforeCreate?: (context: Context, given: Partial<Kept>) => Fresh<Kept>
  readonly afterCreate?: (context: Context, created: Kept) => void
  /** Completes a changed thing, and refuses what breaks a rule. `given` holds the fields of the input. */
  readonly beforeUpdate?: (context: Context, next: Kept, previous: Kept, given: Partial<Kept>) => Kept
  readonly afterUpdate?: (context: Context, updated: Kept, previous: Kept) => void
  readonly beforeRemove?: (context: Context, kept: Kept, options: Removal) => void
  readonly afterRemove?: (context: Context, removed: Kept, options: Removal) => void
}

/** A change as an input holds it. */
export interface EntityChange {
  /** The entity in part, with its id and revision. */
  readonly given: object
  /** The fields that change; those that are given unless there is a mask. */
  readonly mask?: readonly string[] | undefined
}

/** Creates, changes and removes one thing, with all that holds for it: single calls, bulk calls and jobs share these. */
export interface EntitySteps<Kept extends Stored, Removal> {
  /** `at` is the field of the input that holds the entity: `service`. A mask stands beside it. */
  create(context: Context, given: object, at: string): Kept
  update(context: Context, change: EntityChange, at: string): Kept
  /** Changes a thing whatever its revision is. */
  apply(context: Context, kept: Kept, change: EntityChange, at: string): Kept
  remove(context: Context, id: string, options: Removal): Kept
  /** @throws Failure with a violation for each path of a mask that no update may change */
  checkMask(mask: readonly string[] | undefined, at: string): void
}

type Fields = Readonly<Record<string, unknown>>

/** Refuses other values for what may only be given at creation; the same values may come back. */
const refuseFixed = (name: string, kept: object, given: object, fixed: readonly string[]): void => {
  const violations = fixed
    .filter(
      (field) =>
        (given as Fields)[field] !== undefined &&
        !isDeepStrictEqual((given as Fields)[field], (kept as Fields)[field]),
    )
    .map((field) => ({
      field,
      description: `cannot be changed by an update of the ${name}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    }))
  if (violations.length) throw refuse(...violations)
}

const withoutFields = ({ fields = new Map() }: FieldTree, names: readonly string[]): FieldTree => ({
  fields: new Map([...fields].filter(([name]) => !names.includes(name))),
})

/** Ties the rules of a family to its entity. */
export const entitySteps = <T extends Stored, Kept extends T, Removal = unknown>(
  entity: Entity<T, Kept>,
  rules: EntityRules<Kept, Removal> = {},
): EntitySteps<Kept, Removal> => {
  const { name, fixed = [], maskField = 'mask' } = entity.declaration
  const steps: EntitySteps<Kept, Removal> = {
    create(context, given, at) {
      const { writable } = entity
      const own = withoutBlanks(pickFields(given, writable), writable) as Partial<Kept>
      const fresh = refusedUnder(
        at,
        () => rules.beforeCreate?.(context, own) ?? (own as unknown as Fresh<Kept>),
      )
      const created = entity.create(context, fresh)
      rules.afterCreate?.(context, created)
      return created
    },
    update(context, change, at) {
      const { id, revision } = change.given as { readonly id: string; readonly revision?: string }
      const kept = entity.require(context, id)
      entity.requireRevision(kept, revision, `${at}.revision`)
      return steps.apply(context, kept, change, at)
    },
    apply(context, kept, { given, mask }, at) {
      const changeable = withoutFields(entity.writable, fixed)
      steps.checkMask(mask, at)
      const own = pickFields(given, entity.writable) as Partial<Kept>
      const updated = refusedUnder(at, () => {
        if (!mask) refuseFixed(name, kept, own, fixed)
        const next = applyMask(kept, own, mask ?? pathsOf(own, changeable), changeable)
        return rules.beforeUpdate?.(context, next, kept, own) ?? next
      })
      const saved = entity.save(context, kept, updated)
      rules.afterUpdate?.(context, saved, kept)
      return saved
    },
    remove(context, id, options) {
      const kept = entity.require(context, id)
      rules.beforeRemove?.(context, kept, options)
      entity.remove(context, kept)
      rules.afterRemove?.(context, kept, options)
      return kept
    },
    checkMask(mask, at) {
      if (!mask) return
      const beside = [...at.split('.').slice(0, -1), maskField].join('.')
      checkMask(mask, withoutFields(entity.writable, fixed), entity.fields, beside)
    },
  }
  return steps
}
