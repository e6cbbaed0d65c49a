import { useState } from 'react'

/** Runs one task at a time: callers during a run get its promise. */
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
