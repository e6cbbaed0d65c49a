import { useEffect, useState } from 'react'

/** Seconds between two mails. */
const pause = 30

/** Counts down after a mail was sent, from the first render on, so that nobody orders a heap of them. */
export function useCooldown(): { secondsLeft: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + pause * 1000)
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = secondsLeft > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    secondsLeft,
    restart: () => {
      setNow(Date.now())
      setUntil(Date.now() + pause * 1000)
    },
  }
}
