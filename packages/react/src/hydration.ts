import { FrontdeskError, type Page } from '@frontdesk/core'
import type { DefaultOptions } from '@tanstack/react-query'

/** The prefix of text that encodes a value without a JSON form; text that starts with it gets another one. */
const mark = '@'

/** Copies a value without its functions, and encodes dates as marked text. */
const pack = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith(mark) ? mark + value : value
  if (value instanceof Date) return `${mark}${value.toJSON()}`
  if (Array.isArray(value)) return value.map(pack)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => typeof field !== 'function' && field !== undefined)
      .map(([name, field]) => [name, pack(field)]),
  )
}

const unpack = (value: unknown): unknown => {
  if (typeof value === 'string') {
    if (!value.startsWith(mark)) return value
    const text = value.slice(mark.length)
    return text.startsWith(mark) ? text : new Date(text)
  }
  if (Array.isArray(value)) return value.map(unpack)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, unpack(field)]))
}

const isPage = (value: object): value is Page<unknown> =>
  'items' in value && Array.isArray(value.items) && 'tooManyToCount' in value

/** Restores the functions of a page. It has no client: adjacent pages are read with their inputs. */
const revivePage = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !isPage(value)) return value
  const turn = (input: 'nextInput' | 'previousInput') => () =>
    Promise.reject(
      new FrontdeskError(`This page was read elsewhere: read the other one with its "${input}"`, {
        code: 'NO_PAGE',
      }),
    )
  return {
    ...value,
    hasNext: () => value.nextInput !== undefined,
    hasPrev: () => value.previousInput !== undefined,
    next: turn('nextInput'),
    prev: turn('previousInput'),
  }
}

/** The data of one query: a result, or a list of pages. */
const revive = (data: unknown): unknown => {
  const value = unpack(data)
  return typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages)
    ? { ...value, pages: value.pages.map(revivePage) }
    : revivePage(value)
}

/**
 * Serializes server data for the browser without losses: JSON would convert dates to text and drop the functions of
 * pages. Use it in the `defaultOptions` of the query client on both sides.
 *
 * @example
 * const cache = new QueryClient({ defaultOptions: { ...hydration } })
 */
export const hydration: Pick<DefaultOptions, 'dehydrate' | 'hydrate'> = {
  dehydrate: { serializeData: pack },
  hydrate: { deserializeData: revive },
}
