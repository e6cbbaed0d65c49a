import operations from '@frontdesk/core/operations.json' with { type: 'json' }
import { type RequestEntry, sendsBody } from '../server/request-log.ts'

/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The request as a cURL command. The token is not kept by the log, so the command reads it from the variable
 * `FRONTDESK_TOKEN`; a body that the log cut off, or took secrets from, is what the log shows of it.
 */
export const curlOf = ({ method, path, identity, request }: RequestEntry, url: string): string => {
  const parts = [`curl -X ${method} ${quoted(url + path)}`]
  if (identity.kind !== 'none') parts.push('-H "authorization: $FRONTDESK_TOKEN"')
  if (request !== undefined && sendsBody(method))
    parts.push(
      "-H 'content-type: application/json'",
      `--data ${quoted(typeof request === 'string' ? request : JSON.stringify(request))}`,
    )
  return parts.join(' \\\n  ')
}

const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text)

/** A text in single quotes. */
const literal = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Names such as `__proto__` would mean something else in the literal of an object. */
const keyOf = (name: string): string =>
  name === '__proto__' ? "['__proto__']" : isName(name) ? name : literal(name)

/** How long an object or a list may be that stands on one line. */
const lineLength = 72

const code = (value: unknown, indent: string): string => {
  if (typeof value === 'string') return literal(value)
  if (value instanceof Date) return `new Date('${value.toISOString()}')`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((item: unknown) => code(item, inner))
    : Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
        item === undefined ? [] : [`${keyOf(name)}: ${code(item, inner)}`],
      )
  const [start, end, space] = isList ? ['[', ']', ''] : ['{', '}', ' ']
  if (!parts.length) return start + end
  const line = `${start}${space}${parts.join(', ')}${space}${end}`
  return line.length <= lineLength && !line.includes('\n')
    ? line
    : `${start}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${end}`
}

const callers = {
  none: '',
  visitor: '',
  member: '// The client has the session of a member.\n',
  owner: '// The client has `auth: apiKey({ apiKey })`, because the business made this call.\n',
} as const

/**
 * The request as a call of the SDK, with the import of its function: TypeScript that compiles where a `client` is.
 * `undefined` for an operation that no package exports.
 */
export const sdkCallOf = ({ operation, identity }: RequestEntry, input: object): string | undefined => {
  const found = operations.find(({ id }) => id === operation)
  if (!found) return undefined
  const family = found.id.slice(0, found.id.indexOf('.'))
  const given = code(input, '')
  return [
    `import { ${found.name} } from '@frontdesk/${family}'`,
    '',
    `${callers[identity.kind]}await ${found.name}(client, ${given})`,
  ].join('\n')
}
