/** Repeats work that failed: after 1, 2, 4 and 8 seconds, then every 8 seconds, for about a minute. */
export interface Repeater {
  /** Does the work after the next pause, in place of work that still waits for its turn. */
  later(work: () => unknown): void
  /** Forgets the work that waits; the next pause is a short one again. */
  stop(): void
}

/** Shorter than the 10 seconds in which a platform with strict rotation forgives that a refresh token comes again. */
const longestPause = 8000
const mostPauses = 10

export const createRepeater = (): Repeater => {
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    later(work) {
      clearTimeout(timer)
      if (count === mostPauses) return
      timer = setTimeout(work, Math.min(1000 * 2 ** count++, longestPause))
      // On Node, a repeat must not keep the process from ending.
      ;(timer as { unref?: () => void }).unref?.()
    },
    stop() {
      clearTimeout(timer)
      count = 0
    },
  }
}
