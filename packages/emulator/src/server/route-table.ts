import type { AnySpec } from '@frontdesk/core'
import { refuse } from '../kernel/failure.ts'
import type { Handler } from '../kernel/handler.ts'

/** A request's method and path, matched with an operation. */
export interface Match {
  readonly handler: Handler
  readonly parameters: Readonly<Record<string, string>>
  /** The path without the public prefix of the hosted platform. */
  readonly path: string
  /** Whether that prefix stood in front. */
  readonly prefixed: boolean
}

export interface RouteTable {
  find(method: string, path: string): Match | undefined
  /** The methods that are declared for exactly this path; a word that stands where an id belongs makes it another one. */
  methods(path: string): string[]
  /** The declared routes that look most like a request, the best first, for people who mistyped it. */
  nearest(method: string, path: string): string[]
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
  /** How many segments the public prefix has. */
  readonly prefixLength: number
  readonly segments: readonly Segment[]
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

const compileSegment = (text: string): Segment => {
  const names = [...text.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
  const literal = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+?)')
  return {
    pattern: new RegExp(`^${literal}$`),
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

const endsInParameter = ({ segments }: Entry): boolean => segments.at(-1)?.rank !== 0

const decodeParameter = (text: string, name: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw refuse({ field: name, description: 'must be percent-encoded UTF-8', violatedRule: 'FORMAT' })
  }
}

const fits = (segments: readonly Segment[], parts: readonly string[]): boolean =>
  segments.every(({ pattern }, position) => pattern.test(parts[position] ?? ''))

const parametersOf = (segments: readonly Segment[], parts: readonly string[]): Record<string, string> => {
  const parameters: Record<string, string> = {}
  for (const [index, { pattern, names }] of segments.entries()) {
    const values = pattern.exec(parts[index] ?? '') ?? []
    for (const [position, name] of names.entries())
      parameters[name] = decodeParameter(values[position + 1] ?? '', name)
  }
  return parameters
}

/** Whether two words differ by one letter, by two that changed places, or by an ending of two letters. */
const isClose = (left: string, right: string): boolean => {
  if (Math.min(left.length, right.length) < 4) return false
  let same = 0
  while (left[same] !== undefined && left[same] === right[same]) same++
  const [one, other] = [left.slice(same), right.slice(same)]
  return (
    one.slice(1) === other.slice(1) ||
    (one.length + other.length === 2 && (one === '' || other === '')) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one.slice(2) === other.slice(2) && `${one.charAt(1)}${one.charAt(0)}` === other.slice(0, 2))
  )
}

const isVersion = (word: string): boolean => /^v\d+$/.test(word)

const wordsOf = (path: string): string[] => segmentsOf(path.toLowerCase()).filter(Boolean)

const isAlike = (left: string, right: string): boolean => left === right || isClose(left, right)

/**
 * How many of the words of two paths are the same, or nearly, each counted once; versions and parameters say nothing. The
 * last word names the resource, the words before it its family: the path with the same last word is nearer, even if it is
 * a word longer.
 */
const similarity = (left: readonly string[], right: readonly string[]): number =>
  [...new Set(left)]
    .filter((word) => !isVersion(word) && !word.startsWith('{'))
    .map((word) => (right.includes(word) ? 10 : right.some((own) => isClose(word, own)) ? 8 : 0))
    .reduce<number>((sum, points) => sum + points, -Math.abs(left.length - right.length)) +
  (isAlike(left.at(-1) ?? '', right.at(-1) ?? '') ? 1.25 : 0)

/** Clients may call these paths without their version. */
const withoutVersion = /^\/v1(?=\/(bulk\/)?(orders|payments-collector)(\/|$))/

interface Address {
  readonly method: string
  readonly path: string
  readonly prefix: string
}

/** Where an operation is answered: at its own path, and behind its prefix as on the hosted platform. */
const addressesOf = ({ route, fallback, prefix }: AnySpec, otherRoutes: readonly string[]): Address[] =>
  [route, ...(fallback ? [fallback] : []), ...otherRoutes].flatMap((own) => {
    const [method = '', path = ''] = own.split(' ')
    const bare = [{ method, path, prefix: '' }]
    if (prefix) bare.push({ method, path: prefix + path, prefix })
    if (withoutVersion.test(path)) bare.push({ method, path: path.replace(withoutVersion, ''), prefix: '' })
    return bare
  })

/** Maximum number of routes that are proposed for a path that is not there. */
const mostProposals = 3

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
    const { spec } = handler.operation
    return addressesOf(spec, handler.otherRoutes).map(({ method, path, prefix }): Entry => {
      const key = `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`
      const other = taken.get(key)
      if (other !== undefined) throw new Error(`${spec.id} and ${other} share the route ${method} ${path}`)
      taken.set(key, spec.id)
      return {
        handler,
        method,
        path,
        prefixLength: prefix ? segmentsOf(prefix).length : 0,
        segments: segmentsOf(path).map(compileSegment),
      }
    })
  })
  for (const entry of entries) {
    const { length } = entry.segments
    byLength.set(length, [...(byLength.get(length) ?? []), entry].sort(compareEntries))
  }

  const entriesAt = (parts: readonly string[]): readonly Entry[] =>
    (byLength.get(parts.length) ?? []).filter(({ segments }) => fits(segments, parts))

  return {
    find(method, path) {
      const parts = segmentsOf(path)
      const all = entriesAt(parts)
      const entry = all.find((own) => own.method === method)
      // A word that another method is declared for, such as `query`, is not an id.
      if (!entry || (endsInParameter(entry) && all.some((own) => !endsInParameter(own)))) return undefined
      const { handler, segments, prefixLength } = entry
      return {
        handler,
        parameters: parametersOf(segments, parts),
        path: `/${parts.slice(prefixLength).join('/')}`,
        prefixed: prefixLength > 0,
      }
    },
    methods: (path) => [
      ...new Set(
        entriesAt(segmentsOf(path))
          .filter((entry) => !endsInParameter(entry))
          .map(({ method }) => method),
      ),
    ],
    nearest(method, path) {
      const words = wordsOf(path)
      const parts = segmentsOf(path)
      const isPrefixed = words[0] !== undefined && !isVersion(words[0])
      /** Points of a route beside those for its words: a call that fits but for its prefix is most likely the one meant. */
      const bonusOf = ({ method: own, segments, prefixLength }: Entry): number => {
        const bare = segments.slice(prefixLength)
        const fitsEnd = own === method && parts.length >= bare.length && fits(bare, parts.slice(-bare.length))
        return (fitsEnd ? 5 : 0) + (prefixLength > 0 === isPrefixed ? 0.5 : 0) + (own === method ? 1 : 0)
      }
      const proposals = [
        ...entries.map((own) => ({
          name: own.handler.operation.spec.id,
          route: `${own.method} ${own.path}`,
          bonus: bonusOf(own),
        })),
        ...others.map((route) => ({ name: route, route, bonus: 0 })),
      ]
        .map(({ name, route, bonus }) => {
          const score = similarity(wordsOf(route.slice(route.indexOf(' ') + 1)), words)
          return { name, route, score: score > 0 ? score + bonus : 0 }
        })
        .filter(({ score }) => score > 0)
        .sort((left, right) => right.score - left.score)
      const best = proposals[0]?.score ?? 0
      const routes = new Map<string, string>()
      for (const { name, route, score } of proposals)
        if (score === best && !routes.has(name)) routes.set(name, route)
      return [...routes.values()].slice(0, mostProposals)
    },
  }
}
