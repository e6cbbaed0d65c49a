import { FrontdeskError, type Page } from '@frontdesk/core'
import type { DefaultOptions } from '@tanstack/react-query'

/** The mark in front of text that stands for a value JSON cannot write; text that begins so gets one more. */
const mark = '@'

/** Copies a value without its functions, and with dates as marked text. */
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

/** A page with its functions again. It has no client: others are read with its inputs. */
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

/** The data of one query: what was read, or a list of pages. */
const revive = (data: unknown): unknown => {
  const value = unpack(data)
  return typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages)
    ? { ...value, pages: value.pages.map(revivePage) }
    : revivePage(value)
}

/**
 * Brings what a server has read into a browser as it was: JSON would make text of dates and lose the functions of pages.
 * For the `defaultOptions` of the cache on both sides.
 *
 * @example
 * const cache = new QueryClient({ defaultOptions: { ...hydration } })
 */
export const hydration: Pick<DefaultOptions, 'dehydrate' | 'hydrate'> = {
  dehydrate: { serializeData: pack },
  hydrate: { deserializeData: revive },
}
