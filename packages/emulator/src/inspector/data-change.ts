import { decline, type Failure, refuse } from '../kernel/failure.ts'
import { collection, type State, type Stored } from '../kernel/state.ts'
import { storedJson } from '../kernel/stored-json.ts'

const problem = (description: string): Failure =>
  refuse({ field: 'json', description, violatedRule: 'VALIDATION' })

const kindOf = (value: unknown): string => {
  if (value instanceof Date) return 'a date'
  if (Array.isArray(value)) return 'a list'
  return value === null ? 'null' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** The first place at which a field has become a value of another kind, such as a date that is text now. */
const changedKind = (before: unknown, after: unknown, path: string): string | undefined => {
  if (before === undefined || after === undefined) return undefined
  if (kindOf(before) !== kindOf(after)) return `${path} must stay ${kindOf(before)}, not ${kindOf(after)}`
  if (!isObject(before) || !isObject(after)) return undefined
  for (const [name, value] of Object.entries(before)) {
    const found = changedKind(value, after[name], path ? `${path}.${name}` : name)
    if (found) return found
  }
  return undefined
}

const parsed = (text: string, parse: (text: string) => unknown): unknown => {
  try {
    return parse(text)
  } catch (error) {
    throw problem(`it is not JSON: ${(error as Error).message}`)
  }
}

/** @throws Failure that says what is wrong with the text */
export const readJson = (text: string): unknown => parsed(text, JSON.parse)

/**
 * Reads the text of an entity that a developer has edited. It is compared with the entity whose id it has, or with any
 * other of the collection, so that a typing error does not break what the platform relies on.
 *
 * @throws Failure that says what is wrong with the text
 */
const readEntity = (text: string, items: readonly Stored[], origin: string): Stored => {
  const read = parsed(text, storedJson(origin).read)
  if (!isObject(read)) throw problem('must be an object')
  const { id } = read
  if (typeof id !== 'string' || !id) throw problem('id must be a text')
  const like = items.find((item) => item.id === id) ?? items.at(-1)
  const changed = changedKind(like, read, '')
  if (changed) throw problem(changed)
  return { ...read, id }
}

/** Keeps an entity as it was written: no rule runs, and no event tells of it. @throws Failure that says what is wrong with the text */
export const changeEntity = (state: State, name: string, text: string, origin: string): Stored => {
  const entity = readEntity(text, state.contents()[name] ?? [], origin)
  return state.unit(() => state.in(collection(name)).put(entity))
}

/** @throws Failure 404 */
export const removeEntity = (state: State, name: string, id: string): void => {
  if (!state.unit(() => state.in(collection(name)).delete(id)))
    throw decline(404, 'NOT_FOUND', `There is no entity with id ${id} in ${name}`, { id })
}
