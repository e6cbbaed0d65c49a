import { isDeepStrictEqual } from 'node:util'
import { type Failure, refuse } from './failure.ts'

/** The refusal of a cursor that the platform never wrote. */
export const unknownCursor = (field: string): Failure =>
  refuse({ field, description: 'is not a cursor of this platform', violatedRule: 'FORMAT' })

const encodeText = (text: string): string => Buffer.from(text).toString('base64url')

const decodeText = (text: string): string => Buffer.from(text, 'base64url').toString()

/** Writes what a cursor holds as text for an address. */
export const encodeCursor = (content: object): string => encodeText(JSON.stringify(content))

/**
 * Reads a cursor. It comes from outside, so `check` looks at what it holds.
 *
 * @throws Failure when the text is no cursor, or `check` throws
 */
export const decodeCursor = <Content>(
  text: string,
  field: string,
  check: (content: unknown) => Content,
): Content => {
  try {
    return check(JSON.parse(decodeText(text)))
  } catch {
    throw unknownCursor(field)
  }
}

/**
 * Sees that the conditions beside a cursor are those that it carries.
 *
 * @throws Failure with a violation for each condition that differs
 */
export const requireCarried = (given: object, carried: object, path: string): void => {
  const plain = JSON.parse(JSON.stringify(given)) as Readonly<Record<string, unknown>>
  const own = carried as Readonly<Record<string, unknown>>
  const others = Object.keys(plain).filter((name) => !isDeepStrictEqual(plain[name], own[name]))
  if (others.length)
    throw refuse(
      ...others.map((name) => ({
        field: `${path}${name}`,
        description: 'must be left out beside a cursor, or stay as it was: the cursor carries it',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })),
    )
}

interface Paged {
  readonly cursorPaging?: { readonly cursor?: string | null } | null
  /** One list of the platform has its cursor here. */
  readonly paging?: { readonly cursor?: string | null } | null
}

/** Takes the mark of the operation off a cursor. @throws Failure when another operation wrote the cursor */
const withoutMark = (cursor: string, id: string, field: string): string => {
  const [mark = '', content, ...rest] = cursor.split('.')
  if (content === undefined || rest.length) throw unknownCursor(field)
  if (mark === encodeText(id)) return content
  throw refuse({
    field,
    description: `must come from an answer of ${id}: another list wrote this cursor`,
    violatedRule: 'VALIDATION',
  })
}

/** Takes the mark of an operation off the cursors of its input. @throws Failure when another operation wrote one */
export const withoutMarks = <Input>(input: Input, id: string): Input => {
  const { cursorPaging, paging } = (input ?? {}) as Paged
  const read = (name: string, asked: Paged['paging'], field: string): object =>
    asked?.cursor == null
      ? {}
      : { [name]: { ...asked, cursor: withoutMark(asked.cursor, id, `${field}.cursor`) } }
  return {
    ...input,
    ...read('cursorPaging', cursorPaging, 'query.cursorPaging'),
    ...read('paging', paging, 'paging'),
  }
}

interface Cursors {
  readonly nextCursor?: string
  readonly previousCursor?: string
}

/** Marks the cursors of a page with their operation, so that no other list takes them. */
export const withMarks = <Page extends Cursors>(page: Page, id: string): Page => {
  const { nextCursor, previousCursor } = page
  const marked = (cursor: string): string => `${encodeText(id)}.${cursor}`
  return {
    ...page,
    ...(nextCursor !== undefined && { nextCursor: marked(nextCursor) }),
    ...(previousCursor !== undefined && { previousCursor: marked(previousCursor) }),
  }
}
