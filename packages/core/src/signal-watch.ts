/** Calls `abort` when a signal is aborted. Gives back the function that ends the watch. */
export type SignalWatch = (signal: AbortSignal, abort: () => void) => () => void

/** The calls that wait with one signal. */
interface Waiting {
  readonly aborts: Set<() => void>
  readonly tell: () => void
}

/**
 * Makes the watch of a client over the signals of its calls: one listener per signal, however many calls it can abort,
 * because Node takes more than ten for a memory leak.
 */
export const createSignalWatch = (): SignalWatch => {
  const watched = new WeakMap<AbortSignal, Waiting>()

  const begin = (signal: AbortSignal): Waiting => {
    const aborts = new Set<() => void>()
    const tell = (): void => {
      for (const abort of aborts) abort()
    }
    signal.addEventListener('abort', tell)
    return { aborts, tell }
  }

  return (signal, abort) => {
    const waiting = watched.get(signal) ?? begin(signal)
    watched.set(signal, waiting)
    waiting.aborts.add(abort)
    return () => {
      waiting.aborts.delete(abort)
      if (waiting.aborts.size) return
      signal.removeEventListener('abort', waiting.tell)
      watched.delete(signal)
    }
  }
}
