import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, anew each minute. A server has none, and neither has the first render in a browser: both say the same. */
export const useNow = (): Date | undefined => {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const update = (): void => {
      setNow(new Date())
    }
    update()
    const timer = setInterval(update, minute)
    return () => {
      clearInterval(timer)
    }
  }, [])
  return now
}
