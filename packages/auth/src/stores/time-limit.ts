/** Does work with a storage and gives its result, or throws when the storage takes too long. */
export type TimeLimit = <Result>(work: () => Result | PromiseLike<Result>) => Promise<Result>

/** Milliseconds that a storage is waited for, unless it says otherwise. */
export const storageTimeout = 2000

/**
 * Gives up on a storage that does not answer, once: the first work waits that long, and until the storage has answered
 * it, all other work fails at once.
 */
export const createTimeLimit = (milliseconds: number = storageTimeout): TimeLimit => {
  let hanging: unknown
  const refusal = (): DOMException => new DOMException('The storage does not answer', 'TimeoutError')
  return async (work) => {
    if (hanging) throw refusal()
    const answer = work()
    // A value that the storage returns at once needs no timer.
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
