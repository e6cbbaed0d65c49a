import { useEffect, useRef } from 'react'

/** Calls back when the browser shows the page again as it was left, after a click on Back. */
export const usePageRestore = (onRestore: () => void): void => {
  const latest = useRef(onRestore)
  useEffect(() => {
    latest.current = onRestore
  })
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) latest.current()
    }
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
}
