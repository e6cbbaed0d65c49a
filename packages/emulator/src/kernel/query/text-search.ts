import type { SearchDetails } from '@frontdesk/core'
import type { Entry } from '../collection-index.ts'
import type { WordIndex } from '../state.ts'
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

/** The terms of a free text, each as its words. */
const termsOf = (expression: string): readonly (readonly string[])[] =>
  expression
    .split(/\s+/)
    .map(wordsOf)
    .filter((words) => words.length > 0)

/** Creates a function that gives the words of an item at a path. */
const wordReader = (path: string, derived?: DerivedFields): ((item: object) => string[]) => {
  const read = readerOf(path, derived)
  return (item) => read(item).flatMap((value) => wordsOf(String(value)))
}

/**
 * Turns the free text of a search into a function that scores an item; 0 means that the item does not match. Spaces
 * separate the terms. A term of several words, such as an email address, is found when all its words are found.
 */
export const compileText = (
  { expression = '', mode = 'OR', fields, fuzzy = false }: SearchDetails,
  searchable: readonly string[],
  derived?: DerivedFields,
): ((item: object) => number) => {
  if (!expression.trim()) return () => 1
  const terms = termsOf(expression)
  const readers = (fields?.length ? fields : searchable).map((path) => wordReader(path, derived))
  return (item) => {
    const words = new Set(readers.flatMap((read) => read(item)))
    const scores = terms.map((term) => Math.min(...term.map((word) => wordScore(word, words, fuzzy))))
    if (mode === 'AND' && scores.includes(0)) return 0
    return scores.reduce((sum, score) => sum + score, 0)
  }
}

type Scores<T> = ReadonlyMap<Entry<T>, number>

/** The items that have a word, or with `fuzzy` one that is close to it, with the score of `wordScore`. */
const scoresOfWord = <T>(word: string, indexes: readonly WordIndex<T>[], fuzzy: boolean): Scores<T> => {
  const scores = new Map<Entry<T>, number>()
  const tolerance = fuzzy ? toleranceOf(word) : 0
  if (tolerance)
    for (const index of indexes)
      for (const other of index.keys())
        if (isWithin(word, other, tolerance)) for (const entry of index.at(other)) scores.set(entry, 1)
  for (const index of indexes) for (const entry of index.at(word)) scores.set(entry, 2)
  return scores
}

/** The items of both, with the score that `combine` makes of their two scores. */
const inBoth = <T>(
  left: Scores<T>,
  right: Scores<T>,
  combine: (left: number, right: number) => number,
): Scores<T> => {
  const both = new Map<Entry<T>, number>()
  for (const [entry, score] of left) {
    const other = right.get(entry)
    if (other !== undefined) both.set(entry, combine(score, other))
  }
  return both
}

const inEither = <T>(left: Scores<T>, right: Scores<T>): Scores<T> => {
  const either = new Map(left)
  for (const [entry, score] of right) either.set(entry, score + (either.get(entry) ?? 0))
  return either
}

/**
 * Finds the items of a collection that contain the free text of a search, in the order of the collection, with the scores
 * that `compileText` gives them. `words` gives the index of the words at a path.
 */
export const findByWords = <T extends object>(
  { expression = '', mode = 'OR', fields, fuzzy = false }: SearchDetails,
  searchable: readonly string[],
  words: (path: string, wordsOf: (item: T) => readonly string[]) => WordIndex<T>,
  derived?: DerivedFields,
): ReadonlyMap<T, number> => {
  const indexes = (fields?.length ? fields : searchable).map((path) => words(path, wordReader(path, derived)))
  const found = termsOf(expression)
    .map((term) =>
      term
        .map((word) => scoresOfWord(word, indexes, fuzzy))
        .reduce((left, right) => inBoth(left, right, Math.min)),
    )
    .reduce<Scores<T> | undefined>((left, right) => {
      if (!left) return right
      return mode === 'AND' ? inBoth(left, right, (one, other) => one + other) : inEither(left, right)
    }, undefined)
  const inOrder = [...(found ?? [])].sort(([left], [right]) => left.position - right.position)
  return new Map(inOrder.map(([{ item }, score]) => [item, score]))
}
