import { AsyncLocalStorage } from 'node:async_hooks'

/** The time of one call: it stands still but for the timers of the call, however busy the machine is. */
export interface CallTime {
  /** Milliseconds: what the timers that fired have waited. */
  now: number
  /** The next timer is a wait with nothing under way: it fires at once, and its time counts as if it had passed. */
  skipsNext: boolean
}

const times = new AsyncLocalStorage<CallTime>()

/** Runs a call in a time of its own. */
export const inTimeOf = <Result>(time: CallTime, call: () => Result): Result => times.run(time, call)

/** Runs what has timers of its own, such as a transport, in the time of the machine. */
export const inRealTime = <Result>(work: () => Result): Result => times.exit(work)

const realTimeout = globalThis.setTimeout
const realNow = performance.now.bind(performance)

const setCallTimeout = (
  callback: (...args: unknown[]) => void,
  delay = 0,
  ...args: unknown[]
): NodeJS.Timeout => {
  const time = times.getStore()
  if (!time) return realTimeout(callback, delay, ...args)
  const due = time.now + delay
  const isSkipped = time.skipsNext
  time.skipsNext = false
  return realTimeout(
    () => {
      time.now = Math.max(time.now, due)
      callback(...args)
    },
    isSkipped ? 0 : delay,
  )
}

globalThis.setTimeout = Object.assign(setCallTimeout, realTimeout) as typeof setTimeout
performance.now = () => times.getStore()?.now ?? realNow()
