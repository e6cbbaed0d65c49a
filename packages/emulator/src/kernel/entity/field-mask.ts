import { refuse } from '../failure.ts'
import { crossesList, type FieldTree, nodeAt, withoutBlanks } from './field-tree.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Whether an object is one value: one that is incomplete without some field is given whole, as an image or an amount. */
const isOneValue = ({ fields = new Map<string, FieldTree>() }: FieldTree): boolean =>
  [...fields.values()].some(({ required }) => required)

/**
 * The paths that a change names when it comes without a mask: each value that is given, at any depth. A list, a map, an
 * image and an amount are one value each, and so is a field that is given as `null`.
 */
export const pathsOf = (given: object, tree: FieldTree): string[] =>
  Object.entries(given).flatMap(([name, value]) => {
    const node = tree.fields?.get(name)
    if (!node || value === undefined) return []
    if (!isFields(value) || !node.fields || node.list || isOneValue(node)) return [name]
    return pathsOf(value, node).map((path) => `${name}.${path}`)
  })

/**
 * Checks the mask of a change against the fields that may be written, and those that exist at all.
 *
 * @throws Failure with a violation for each path, by its place in the mask.
 */
export const checkMask = (
  mask: readonly string[],
  writable: FieldTree,
  known: FieldTree,
  field: string,
): void => {
  const violations = mask.flatMap((path, index) => {
    const description = crossesList(known, path)
      ? `names a field inside of a list: name the whole list "${path.split('.')[0]}"`
      : nodeAt(writable, path)
        ? undefined
        : nodeAt(known, path)
          ? `names "${path}", which is read-only`
          : `names "${path}", which is no field`
    return description === undefined
      ? []
      : [{ field: `${field}.${index}`, description, violatedRule: 'FIELD_NOT_ALLOWED' }]
  })
  if (violations.length) throw refuse(...violations)
}

const valueAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) => (isFields(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  )

const withValue = (current: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields => {
  if (rest.length) {
    const inner = Object.hasOwn(current, name) ? current[name] : undefined
    // An absent field needs no clearing.
    if (!isFields(inner) && value === undefined) return current
    return { ...current, [name]: withValue(isFields(inner) ? inner : {}, rest, value) }
  }
  if (value !== undefined) return { ...current, [name]: value }
  const { [name]: _, ...others } = current
  return others
}

/**
 * Sets the fields that a mask names to what is given; those that are given as `null`, or not at all, are cleared. The
 * other fields stay as they are.
 *
 * @example
 * applyMask(service, { payment: { fixed: { price } } }, ['payment.fixed', 'tagLine'], tree)
 */
export const applyMask = <T extends object>(
  current: T,
  given: object,
  mask: readonly string[],
  tree: FieldTree,
): T =>
  mask.reduce<Fields>((next, path) => {
    const names = path.split('.')
    const value = valueAt(given, names)
    const node = nodeAt(tree, path) ?? {}
    return withValue(next, names, value == null ? undefined : withoutBlanks(value, node))
  }, current as Fields) as T
