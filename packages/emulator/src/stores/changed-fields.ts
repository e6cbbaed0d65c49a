import { isDeepStrictEqual } from 'node:util'

/** The names of the fields in which two states of a thing differ, without those that are named; by the alphabet. */
export const changedFields = <T extends object>(
  previous: T,
  current: T,
  except: readonly (keyof T & string)[] = [],
): (keyof T & string)[] =>
  ([...new Set([...Object.keys(previous), ...Object.keys(current)])] as (keyof T & string)[])
    .filter((field) => !except.includes(field) && !isDeepStrictEqual(previous[field], current[field]))
    .sort()
