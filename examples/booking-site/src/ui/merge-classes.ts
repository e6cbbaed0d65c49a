import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** The separator is `:`, the only one that Tailwind has. */
const merge = extendTailwindMerge({
  cacheSize: 500,
  extend: { theme: { text: ['display', 'title', 'heading'], radius: ['control', 'card'] } },
})

/**
 * Joins class names; of two that contradict each other, the later one stays. For the fields of forms: the library is too
 * large for the parts that every page needs.
 */
export function mergeClasses(...names: ClassValue[]): string {
  return merge(clsx(names))
}
