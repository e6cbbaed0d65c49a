import type { SearchDetails } from '@frontdesk/core'
import { type DerivedFields, readerOf } from './filter.ts'

/** The words of a text, in lower case and without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu) ?? []

/** The number of letters that a word may differ by. Short words take fewer, or they would find too much. */
const toleranceOf = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

/** Whether the edit distance of two words is at most `most`. Two neighbouring letters in the wrong order count as one edit. */
export const isWithin = (left: string, right: string, most: number): boolean => {
  if (Math.abs(left.length - right.length) > most) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return (last[right.length] ?? 0) <= most
}

/** The score of a word among the words of an item: 2 for an exact match, 1 for a fuzzy one, 0 for none. */
const wordScore = (word: string, words: ReadonlySet<string>, fuzzy: boolean): number => {
  if (words.has(word)) return 2
  const tolerance = fuzzy ? toleranceOf(word) : 0
  if (!tolerance) return 0
  for (const other of words) if (isWithin(word, other, tolerance)) return 1
  return 0
}

/**
 * Turns the free text of a search into a function that scores an item; 0 means that the item does not match. Spaces
 * separate the terms. A term of several words, such as an e-mail address, is found when all its words are found.
 */
export const compileText = (
  { expression = '', mode = 'OR', fields, fuzzy = false }: SearchDetails,
  searchable: readonly string[],
  derived?: DerivedFields,
): ((item: object) => number) => {
  if (!expression.trim()) return () => 1
  const terms = expression
    .split(/\s+/)
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const readers = (fields?.length ? fields : searchable).map((path) => readerOf(path, derived))
  return (item) => {
    const words = new Set(readers.flatMap((read) => read(item).flatMap((value) => wordsOf(String(value)))))
    const scores = terms.map((term) => Math.min(...term.map((word) => wordScore(word, words, fuzzy))))
    if (mode === 'AND' && scores.includes(0)) return 0
    return scores.reduce((sum, score) => sum + score, 0)
  }
}
