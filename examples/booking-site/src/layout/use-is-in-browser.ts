import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => (): void => undefined

/** Whether a browser shows the page: not on a server, and not in the first render of a page that a server has rendered. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
