import { createContext, useContext } from 'react'
import { useIsInBrowser } from '../layout/use-is-in-browser.ts'
import { studio } from '../studio.ts'

/** The time zone that a server has rendered the page for: that of the device, where it knows it from an earlier page. */
export const RenderedTimeZone = createContext<string>(studio.timeZone)

/** The time zone of the person's device. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The time zone of the person's device; that of the server's page until a browser has taken the page over. */
export function useVisitorTimeZone(): string {
  const rendered = useContext(RenderedTimeZone)
  return useIsInBrowser() ? deviceTimeZone() : rendered
}
