import { refuse } from '../kernel/failure.ts'
import type { Handler } from '../kernel/handler.ts'
import { barePaths } from './public-paths.ts'

/** A request's method and path, matched with an operation. */
export interface Match {
  readonly handler: Handler
  readonly parameters: Readonly<Record<string, string>>
  /** Whether the path has a public prefix of the hosted platform in front. */
  readonly prefixed: boolean
  /** Whether a read that is declared as GET came as POST. */
  readonly asPost: boolean
}

export interface RouteTable {
  find(method: string, path: string): Match | undefined
  /** The methods that a path takes. */
  methods(path: string): string[]
  /** The declared route that looks most like a path, for people who mistyped it. */
  nearest(path: string): string | undefined
}

interface Segment {
  readonly pattern: RegExp
  readonly names: readonly string[]
  /** Static text comes before a parameter with text around it, and that before a parameter alone. */
  readonly rank: number
}

interface Entry {
  readonly handler: Handler
  readonly method: string
  readonly path: string
  readonly segments: readonly Segment[]
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

const compileSegment = (text: string): Segment => {
  const names = [...text.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
  const literal = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+?)')
  return {
    pattern: new RegExp(`^${literal}$`, 'i'),
    names,
    rank: !names.length ? 0 : text.startsWith('{') && text.endsWith('}') ? 2 : 1,
  }
}

const compareEntries = (left: Entry, right: Entry): number => {
  for (let index = 0; index < left.segments.length; index++) {
    const difference = (left.segments[index]?.rank ?? 0) - (right.segments[index]?.rank ?? 0)
    if (difference) return difference
  }
  return 0
}

const decodeParameter = (text: string, name: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw refuse({ field: name, description: 'must be percent-encoded UTF-8', violatedRule: 'FORMAT' })
  }
}

const matchEntry = ({ segments }: Entry, parts: readonly string[]): Record<string, string> | undefined => {
  const parameters: Record<string, string> = {}
  for (const [index, { pattern, names }] of segments.entries()) {
    const found = pattern.exec(parts[index] ?? '')
    if (!found) return undefined
    for (const [position, name] of names.entries())
      parameters[name] = decodeParameter(found[position + 1] ?? '', name)
  }
  return parameters
}

/** Whether two words differ by one letter, or by two that changed places. */
const isClose = (left: string, right: string): boolean => {
  if (Math.min(left.length, right.length) < 4) return false
  let same = 0
  while (left[same] !== undefined && left[same] === right[same]) same++
  const [one, other] = [left.slice(same), right.slice(same)]
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one.slice(2) === other.slice(2) && `${one.charAt(1)}${one.charAt(0)}` === other.slice(0, 2))
  )
}

const wordsOf = (path: string): string[] => segmentsOf(path.toLowerCase()).filter(Boolean)

/** How many of the words of two paths are the same, or nearly; versions and parameters say nothing. */
const similarity = (left: readonly string[], right: readonly string[]): number =>
  left
    .filter((word) => !/^(v\d|\{.*)$/.test(word))
    .map((word) => (right.includes(word) ? 10 : right.some((own) => isClose(word, own)) ? 8 : 0))
    .reduce<number>((sum, points) => sum + points, -Math.abs(left.length - right.length))

/**
 * Sorts the operations by route. `others` are routes that are no operations, such as `GET /pages/login`.
 *
 * @throws Error when two operations share a method and a path.
 */
export const createRouteTable = (
  handlers: readonly Handler[],
  others: readonly string[] = [],
): RouteTable => {
  const byLength = new Map<number, Entry[]>()
  const taken = new Map<string, string>()
  const entries = handlers.flatMap((handler) => {
    const { id, route } = handler.operation.spec
    return [route, ...handler.otherRoutes].map((own): Entry => {
      const [method = '', path = ''] = own.split(' ')
      const key = `${method} ${path.replace(/\{[^}]+\}/g, '{}').toLowerCase()}`
      const other = taken.get(key)
      if (other !== undefined) throw new Error(`${id} and ${other} share the route ${own}`)
      taken.set(key, id)
      return { handler, method, path, segments: segmentsOf(path).map(compileSegment) }
    })
  })
  for (const entry of entries) {
    const { length } = entry.segments
    byLength.set(length, [...(byLength.get(length) ?? []), entry].sort(compareEntries))
  }

  const all = function* (
    path: string,
  ): Generator<{ entry: Entry; parameters: Record<string, string>; prefixed: boolean }> {
    for (const bare of barePaths(path)) {
      const parts = segmentsOf(bare.path)
      for (const entry of byLength.get(parts.length) ?? []) {
        const parameters = matchEntry(entry, parts)
        if (parameters) yield { entry, parameters, prefixed: bare.prefixed }
      }
    }
  }
  return {
    find(method, path) {
      let fallback: Match | undefined
      for (const { entry, parameters, prefixed } of all(path)) {
        const match = { handler: entry.handler, parameters, prefixed, asPost: entry.method !== method }
        if (!match.asPost) return match
        // The platform takes every GET as a POST too, for payloads that are too long for an address.
        if (method === 'POST' && entry.method === 'GET') fallback ??= match
      }
      return fallback
    },
    methods: (path) => [
      ...new Set(
        [...all(path)].flatMap(({ entry }) => (entry.method === 'GET' ? ['GET', 'POST'] : entry.method)),
      ),
    ],
    nearest(path) {
      const words = wordsOf(barePaths(path)[0]?.path ?? path)
      let best: string | undefined
      let bestScore = 0
      for (const route of [...entries.map((entry) => `${entry.method} ${entry.path}`), ...others]) {
        const score = similarity(wordsOf(route.slice(route.indexOf(' ') + 1)), words)
        if (score > bestScore) [best, bestScore] = [route, score]
      }
      return best
    },
  }
}
