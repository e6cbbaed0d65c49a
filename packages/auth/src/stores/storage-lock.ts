import type { TokenStore } from './token-store.ts'

/**
 * A lock that several processes share. Both steps must be atomic: a script in Redis, one statement in SQL, a conditional
 * write elsewhere.
 */
export interface StorageLock {
  /**
   * Takes a key that nobody has, or that this holder has already, for so many milliseconds. Gives whether the holder has
   * it now.
   */
  claim(key: string, holder: string, milliseconds: number): Promise<boolean>
  /** Gives a key back, if this holder still has it. */
  release(key: string, holder: string): unknown
}

/** Milliseconds that a holder that died keeps others waiting. While its work goes on, a holder claims again and again. */
const lease = 3000
/**
 * Shorter than the 10 seconds in which a platform with strict rotation forgives a token that is used twice: when the
 * holder of the lock is stuck and its answer is lost, another one that waited can still renew.
 */
export const longestWait = 8000
/** Milliseconds between two claims. */
const pause = 30

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Does work under a lock. When the lock fails, or is not to be had within 8 seconds, the work is done all the same. */
export const whileLocked = async <Result>(
  lock: StorageLock,
  key: string,
  work: () => Promise<Result>,
  onError: (error: unknown) => void = () => undefined,
): Promise<Result> => {
  const holder = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const claim = async (): Promise<boolean> => lock.claim(key, holder, lease)
  let renewal: ReturnType<typeof setInterval> | undefined
  try {
    const end = performance.now() + longestWait
    let held = await claim()
    for (; !held && performance.now() < end; held = await claim()) await wait(pause)
    if (held) renewal = setInterval(() => void claim().catch(onError), lease / 3)
  } catch (error) {
    onError(error)
  }
  try {
    return await work()
  } finally {
    if (renewal) {
      clearInterval(renewal)
      await Promise.resolve(key)
        .then((name) => lock.release(name, holder))
        .catch(onError)
    }
  }
}

/** Does work under the lock of a store. When the store has none, or it fails or is not to be had in time, all the same. */
export const underLock = <Result>(
  store: Pick<TokenStore, 'lock'>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve) => {
    let result: Promise<Result> | undefined
    const begin = (): Promise<Result> => {
      clearTimeout(timer)
      resolve((result ??= work()))
      return result
    }
    // A lock that keeps its promise is had or given up before that.
    const timer = setTimeout(() => void begin(), longestWait + 500)
    Promise.resolve()
      .then(() => store.lock?.(name, begin))
      // An error of the work is in its result.
      .then(begin, begin)
      .catch(() => undefined)
  })
