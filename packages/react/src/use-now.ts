import { useEffect, useState } from 'react'

const minute = 60_000

/** The current time, updated each minute. It is the same on a server and in the first render of a browser. */
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
