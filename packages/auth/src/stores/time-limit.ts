/** Accesses a storage and returns its result, or throws when the storage takes too long. */
export type TimeLimit = <Result>(work: () => Result | PromiseLike<Result>) => Promise<Result>

/** Default time limit for a storage, in milliseconds. */
export const storageTimeout = 2000

/**
 * Stops waiting for a storage that does not respond: the first access waits for the time limit, and until the storage
 * has responded to it, all other accesses fail immediately.
 */
export const createTimeLimit = (milliseconds: number = storageTimeout): TimeLimit => {
  let hanging: unknown
  const refusal = (): DOMException => new DOMException('The storage does not answer', 'TimeoutError')
  return async (work) => {
    if (hanging) throw refusal()
    const answer = work()
    // A value that the storage returns synchronously needs no timer.
    if (typeof (answer as Partial<PromiseLike<unknown>> | undefined)?.then !== 'function') return answer
    const answered = Promise.resolve(answer)
    let timer: ReturnType<typeof setTimeout> | undefined
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        hanging = answered
        reject(refusal())
      }, milliseconds)
    })
    const settled = (): void => {
      if (hanging === answered) hanging = undefined
    }
    answered.then(settled, settled)
    try {
      return await Promise.race([answered, over])
    } finally {
      clearTimeout(timer)
    }
  }
}
