import { invalid } from './errors.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Matches values that would change the path (empty, `.`, `..`, encoded dots too) and control characters, which no id
 * contains.
 */
const unsafe = /^(\.|%2e){0,2}$|[\p{Cc}\p{Cs}]/iu

/**
 * Fills the encoded `{parameters}` of a path from the input. `{service.id}` reads a nested field. Returns the path and
 * the encoded input without its top-level parameters.
 *
 * @throws ValidationError when a parameter is missing or unsafe.
 */
export const fillPath = (
  path: string,
  input: Fields,
  encoded: Fields,
): [path: string, rest: Record<string, unknown>] => {
  const rest = { ...encoded }
  const [start, ...parameters] = path.split('{') as [string, ...string[]]
  let filled = start
  for (const parameter of parameters) {
    const [name, after] = parameter.split('}') as [string, string]
    let value: unknown = input
    for (const key of name.split('.')) value = (value as Fields | undefined)?.[key]
    if (typeof value !== 'string' || unsafe.test(value))
      throw invalid(name, 'must be an id or a name', value == null ? 'REQUIRED_FIELD' : undefined)
    rest[name] = undefined
    filled += encodeURIComponent(value) + after
  }
  return [filled, rest]
}

/** Maximum length of a query string, including its question mark. */
export const longestQuery = 4001

/**
 * Writes a payload as a query string: flat fields by name, arrays by repeating the name. A payload with nested data is
 * written to `.r` as base64url of its JSON, as the platform expects.
 */
export const queryString = (payload: Fields): string => {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(payload)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item == null) continue
      if (typeof item === 'object' && !(item instanceof Date))
        return '?.r=' + base64url(JSON.stringify(payload))
      const text = item instanceof Date ? item.toISOString() : `${item as string | number | boolean}`
      pairs.push(encodeURIComponent(name) + '=' + encodeURIComponent(text))
    }
  }
  return pairs.length ? '?' + pairs.join('&') : ''
}

const base64url = (text: string): string => {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
