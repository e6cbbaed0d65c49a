/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export const randomFrom = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Draws without putting back: a kind first, then one of its kind, so that frequent kinds such as texts do not crowd out
 * the others.
 *
 * @template {{ kind: string }} T
 * @param {readonly T[]} all
 * @param {() => number} random
 * @returns {Generator<T, void>}
 */
export function* draw(all, random) {
  const kinds = new Map()
  for (const one of all) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one])
  const groups = [...kinds.values()]
  while (groups.length > 0) {
    const place = Math.floor(random() * groups.length)
    const [one] = groups[place].splice(Math.floor(random() * groups[place].length), 1)
    if (groups[place].length === 0) groups.splice(place, 1)
    yield one
  }
}
