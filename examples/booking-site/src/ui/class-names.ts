import { type ClassValue, clsx } from 'clsx'

/** Joins class names. Names that contradict each other are not sorted out here: `mergeClasses` does that. */
export function cx(...names: ClassValue[]): string {
  return clsx(names)
}
