import { useState } from 'react'

/** Carries out one task at a time: whoever asks while one is under way gets its promise. */
export const useSingleFlight = <Result>(): ((task: () => Promise<Result>) => Promise<Result>) => {
  const [once] = useState(() => {
    let running: Promise<Result> | undefined
    return (task: () => Promise<Result>): Promise<Result> =>
      (running ??= task().finally(() => {
        running = undefined
      }))
  })
  return once
}
