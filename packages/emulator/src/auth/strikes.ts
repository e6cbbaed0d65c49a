/** Counts wrong answers. */
export interface Strikes {
  /** Whether there were too many of late. */
  exceeded(subject: object, now: Date): boolean
  add(subject: object, now: Date): void
  clear(subject: object): void
}

/**
 * Counts wrong answers about a stored thing: at most `most` within `window` milliseconds. They are kept beside the state,
 * since a refusal undoes its unit; a thing that changes, or is loaded anew, starts from none.
 */
export const createStrikes = (most: number, window: number): Strikes => {
  const times = new WeakMap<object, readonly number[]>()
  const recent = (subject: object, now: Date): readonly number[] =>
    (times.get(subject) ?? []).filter((time) => time > now.getTime() - window)
  return {
    exceeded: (subject, now) => recent(subject, now).length >= most,
    add(subject, now) {
      times.set(subject, [...recent(subject, now), now.getTime()])
    },
    clear(subject) {
      times.delete(subject)
    },
  }
}
