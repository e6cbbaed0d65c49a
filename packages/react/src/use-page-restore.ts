import { useEffect } from 'react'
import { useStable } from './use-stable.ts'

/** Calls back when the browser restores the page, after a click on Back. */
export const usePageRestore = (onRestore: () => void): void => {
  const stable = useStable({ onRestore })
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) stable.onRestore()
    }
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pageshow', onPageShow)
    }
  }, [stable])
}
