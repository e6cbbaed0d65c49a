/** Retries failed work: after 1, 2, 4 and 8 seconds, then every 8 seconds, for about a minute. */
export interface Repeater {
  /** Schedules the work after the next pause, replacing work that is already scheduled. */
  later(work: () => unknown): void
  /** Cancels the scheduled work and resets the pause. */
  stop(): void
}

/** Shorter than the 10 seconds in which a platform with strict rotation tolerates the reuse of a refresh token. */
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
      // On Node, the timer must not keep the process alive.
      ;(timer as { unref?: () => void }).unref?.()
    },
    stop() {
      clearTimeout(timer)
      count = 0
    },
  }
}
