import { refuse } from '../failure.ts'
import { type FieldTree, nodeAt } from '../entity/field-tree.ts'

/** The fields that are asked for, as a tree: an empty map stands for all that a field holds. */
type Paths = Map<string, Paths>

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const add = (paths: Paths, [name = '', ...rest]: readonly string[]): void => {
  const known = paths.get(name)
  // A field that is asked for as a whole stays whole, whatever else is asked for in it.
  if (known?.size === 0) return
  if (!rest.length) {
    paths.set(name, new Map())
    return
  }
  const inner: Paths = known ?? new Map<string, Paths>()
  add(inner, rest)
  paths.set(name, inner)
}

const project = (value: unknown, paths: Paths, { fields }: FieldTree): unknown => {
  if (!paths.size) return value
  if (Array.isArray(value)) return value.map((item) => project(item, paths, { ...(fields && { fields }) }))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = paths.get(name)
      const node = fields?.get(name) ?? {}
      return own ? [[name, project(inner, own, node)]] : node.required ? [[name, inner]] : []
    }),
  )
}

/**
 * Creates a function that keeps the fields of an item that a query asks for. Required fields of an object, such as the
 * currency of an amount, stay beside them.
 *
 * @throws Failure with a violation for each path that is not a field.
 * @example
 * projection(['media.mainMedia'], services.fields)(service) // { id, type, name, media: { mainMedia } }
 */
export const projection = (
  fields: readonly string[],
  tree: FieldTree,
): (<T extends object>(item: T) => T) => {
  const violations = fields.flatMap((path, index) =>
    nodeAt(tree, path)
      ? []
      : [
          {
            field: `query.fields.${index}`,
            description: `names "${path}", which is no field`,
            violatedRule: 'FIELD_NOT_ALLOWED',
          },
        ],
  )
  if (violations.length) throw refuse(...violations)
  const paths: Paths = new Map<string, Paths>()
  for (const path of fields) add(paths, path.split('.'))
  // Without a path, only the required fields of an item stay.
  if (!paths.size) paths.set('', new Map())
  return (item) => project(item, paths, tree) as typeof item
}
