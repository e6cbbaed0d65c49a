const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

/** Keywords whose value is one schema, a list of schemas, or schemas by name. */
const nested = {
  one: ['additionalProperties', 'contains', 'items', 'not', 'propertyNames'],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  named: ['$defs', 'patternProperties', 'properties'],
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The faults of a JSON Schema, each with its place: a type that JSON does not have, a reference that leads nowhere,
 * a required property that is not declared.
 */
export const faultsOf = (schema: unknown, root: unknown = schema, path = '#'): string[] => {
  if (typeof schema === 'boolean') return []
  if (!isObject(schema)) return [`${path}: is no schema`]
  const faults: string[] = []
  const { type, $ref: reference, required } = schema
  for (const one of 'type' in schema ? [type].flat() : [])
    if (!types.includes(one as string)) faults.push(`${path}: the type ${JSON.stringify(one)} does not exist`)
  if (typeof reference === 'string' && !resolves(root, reference))
    faults.push(`${path}: ${reference} leads nowhere`)
  for (const name of (required ?? []) as string[])
    if (!isObject(schema['properties']) || !(name in schema['properties']))
      faults.push(`${path}: "${name}" is required and not declared`)
  for (const [key, value] of Object.entries(schema)) {
    const below = `${path}/${key}`
    if (nested.one.includes(key)) faults.push(...faultsOf(value, root, below))
    if (nested.list.includes(key))
      (value as unknown[]).forEach((part, index) => faults.push(...faultsOf(part, root, `${below}/${index}`)))
    if (nested.named.includes(key))
      for (const [name, part] of Object.entries(value as object))
        faults.push(...faultsOf(part, root, `${below}/${name}`))
  }
  return faults
}

const resolves = (root: unknown, reference: string): boolean => {
  const [start, ...names] = reference.split('/')
  let place = start === '#' ? root : undefined
  for (const name of names) place = isObject(place) ? place[name] : undefined
  return place !== undefined
}
