import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** The separator is `:`, the only one that Tailwind has. */
const merge = extendTailwindMerge({
  cacheSize: 500,
  extend: { theme: { text: ['display', 'title', 'heading'], radius: ['control', 'card'] } },
})

/** Joins class names; of two that contradict each other, the later one stays. */
export function cx(...names: ClassValue[]): string {
  return merge(clsx(names))
}
