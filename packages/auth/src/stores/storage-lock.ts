import type { TokenStore } from './token-store.ts'

/**
 * A lock that several processes share. Both steps must be atomic: a script in Redis, one statement in SQL, a conditional
 * write elsewhere.
 */
export interface StorageLock {
  /**
   * Acquires a key that is free or already held by this holder, for this many milliseconds. Returns whether the holder
   * has it.
   */
  claim(key: string, holder: string, milliseconds: number): Promise<boolean>
  /** Releases a key if this holder still has it. */
  release(key: string, holder: string): unknown
}

/** How long a crashed holder blocks others, in milliseconds. A living holder extends its claim repeatedly. */
const lease = 3000
/**
 * Shorter than the 10 seconds in which a platform with strict rotation tolerates the reuse of a token: if the holder of
 * the lock is stuck and its response is lost, a waiting process can still renew.
 */
export const longestWait = 8000
/** Milliseconds between two attempts to acquire the lock. */
const pause = 30

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Runs work under a lock. If the lock fails or cannot be acquired within 8 seconds, the work runs anyway. */
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

/** Runs work under the lock of a store. If there is no lock, or it fails or times out, the work runs anyway. */
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
    // A correct lock is acquired or given up before that.
    const timer = setTimeout(() => void begin(), longestWait + 500)
    Promise.resolve()
      .then(() => store.lock?.(name, begin))
      // The result carries the error of the work.
      .then(begin, begin)
      .catch(() => undefined)
  })
