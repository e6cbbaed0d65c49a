/** The time of the emulator. Everything that waits, waits by this clock. */
export interface Clock {
  /** The time that the clock shows. */
  now(): Date
  /** Moves the clock; work that is due by then is done, in order. @throws RangeError before 1970 and after 2099 */
  set(time: Date): void
  /** Moves the clock forward, in milliseconds. @throws RangeError before 1970 and after 2099 */
  advance(milliseconds: number): void
  /** Puts the clock where it would be if nobody had moved it. Work that is due by then is done, in order. */
  reset(): void
  /** Does work once, when the time has come. Gives a function that calls it off. */
  after(milliseconds: number, work: () => void): () => void
  /** Calls off everything that waits. */
  stop(): void
  /** Milliseconds by which the clock has been moved since it was made or reset; below 0 when it was moved back. */
  offset(): number
  /** Whether the clock stands still until it is moved. */
  readonly frozen: boolean
}

export interface ClockOptions {
  /** Where the clock starts; the machine's time unless given. */
  readonly start?: Date
  /** Whether the clock stands still until it is moved. */
  readonly frozen?: boolean
}

interface Waiting {
  readonly at: number
  readonly work: () => void
}

/** Where a clock can stand. Beyond that, what is due in between would take minutes to do. */
export const reach = 'a moment from 1970 to 2099'
const end = Date.UTC(2100, 0)

export const isReachable = (moment: Date): boolean => moment.getTime() >= 0 && moment.getTime() < end

/** The longest wait of a timer of the machine, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** Creates a clock that runs with the machine's, or stands still. */
export const createClock = ({ start, frozen = false }: ClockOptions = {}): Clock => {
  const begun = start ? start.getTime() - Date.now() : 0
  const stoodAt = frozen ? (start ?? new Date()).getTime() : undefined
  let offset = begun
  let stood = stoodAt
  let waiting: Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const time = (): number => stood ?? Date.now() + offset
  const unmoved = (): number => stoodAt ?? Date.now() + begun
  const move = (to: number): void => {
    if (stood === undefined) offset = to - Date.now()
    else stood = to
  }
  const schedule = (): void => {
    clearTimeout(timer)
    const [next] = waiting
    if (!next || stood !== undefined) return
    timer = setTimeout(fire, Math.min(Math.max(next.at - time(), 0), longestTimer))
    timer.unref()
  }
  const fire = (): void => {
    const due = waiting.filter(({ at }) => at <= time())
    waiting = waiting.filter(({ at }) => at > time())
    for (const { work } of due) work()
    schedule()
  }
  const set = (to: Date): void => {
    if (!isReachable(to)) throw new RangeError(`A clock can be set to ${reach}, not to ${String(to)}`)
    for (let next = waiting[0]; next && next.at <= to.getTime(); next = waiting[0]) {
      if (next.at > time()) move(next.at)
      fire()
    }
    move(to.getTime())
    schedule()
  }
  return {
    now: () => new Date(time()),
    set,
    advance: (milliseconds) => set(new Date(time() + milliseconds)),
    reset: () => set(new Date(unmoved())),
    offset: () => (stood === undefined ? offset - begun : time() - unmoved()),
    frozen,
    after(milliseconds, work) {
      const own = { at: time() + milliseconds, work }
      waiting = [...waiting, own].sort((left, right) => left.at - right.at)
      schedule()
      return () => {
        waiting = waiting.filter((item) => item !== own)
        schedule()
      }
    },
    stop() {
      waiting = []
      clearTimeout(timer)
    },
  }
}
