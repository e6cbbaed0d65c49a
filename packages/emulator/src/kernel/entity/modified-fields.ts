type Values = ReadonlyMap<string, unknown>

/** The values of an entity by their path, lists by index: `locations[0].name`. */
export const flatten = (value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> => {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) flatten(item, `${path}[${index}]`, into)
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const [name, item] of Object.entries(value)) flatten(item, path ? `${path}.${name}` : name, into)
  else if (value !== undefined) into.set(path, value)
  return into
}

/** Whether two values of a path are the same. */
export const isSame = (left: unknown, right: unknown): boolean =>
  left instanceof Date && right instanceof Date ? +left === +right : left === right

/**
 * The fields in which two states of an entity differ, with their previous values, as the platform's `updated` events
 * hold them: by flat path, `null` where there was nothing. The fields of `except` change each time and are left out.
 *
 * @example
 * modifiedFields({ name: 'Yoga', tags: ['a'] }, { name: 'Yin', tags: ['a', 'b'] }) // { name: 'Yoga', 'tags[1]': null }
 */
export const modifiedFields = (
  previous: object,
  current: object,
  except: readonly string[] = [],
): Readonly<Record<string, unknown>> => {
  const before: Values = flatten(previous, '', new Map())
  const after: Values = flatten(current, '', new Map())
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return Object.fromEntries(
    paths
      .filter((path) => !except.includes(path) && !isSame(before.get(path), after.get(path)))
      .map((path) => [path, before.get(path) ?? null]),
  )
}
