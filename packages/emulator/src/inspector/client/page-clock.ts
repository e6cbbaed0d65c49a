// Lets a page of an app follow the clock of the emulator: `Date` tells the emulator's time. `GET /_emulator/clock.js`
// gives this script with `frontdeskClock` in front of it. Running it again brings the page to the clock of that moment.
// A server that renders pages runs it too, before each page.

/** The moment that the clock shows, in milliseconds since 1970, and the address at which it can be asked for again. */
declare const frontdeskClock: { readonly now: number; readonly address: string }

/** The clock of the page. The script that ran first keeps it for those after it. */
interface PageClock {
  /** Brings the page to a moment of the emulator, in milliseconds since 1970. */
  follow(now: number): void
}

/** The answer is on its way for some milliseconds: a smaller difference is none. */
const smallest = 1_000

const keep = globalThis as unknown as { frontdeskPageClock?: PageClock }

const createPageClock = (): PageClock => {
  const RealDate = Date
  let offset = 0
  const now = (): number => RealDate.now() + offset
  // A proxy keeps the prototype, so that dates made before and after are both instances of `Date`.
  const shift = (): void => {
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given, made) =>
        Reflect.construct(target, given.length ? given : [now()], made) as Date,
      apply: () => new RealDate(now()).toString(),
      get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
    })
  }
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return
    const script = document.createElement('script')
    script.src = frontdeskClock.address
    for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove())
    document.head.append(script)
  }
  // The clock is moved in another tab or window. A server has neither, and runs the script again itself.
  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', ask)
    addEventListener('focus', ask)
  }
  return {
    follow(to) {
      const difference = to - RealDate.now()
      offset = Math.abs(difference) < smallest ? 0 : difference
      if (offset && globalThis.Date === RealDate) shift()
    },
  }
}

keep.frontdeskPageClock ??= createPageClock()
keep.frontdeskPageClock.follow(frontdeskClock.now)
