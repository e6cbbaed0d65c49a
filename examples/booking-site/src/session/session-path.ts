import { useLocation, useSearchParams } from 'react-router'

/** The pages on the way to being signed in: nobody wants to end up on one of them. */
const pages = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/new-password',
  '/signed-in',
  '/signed-out',
] as const

type SessionPage = (typeof pages)[number]

/** Where members go who did not want to go anywhere else. */
const home = '/account'

export const isSessionPage = (pathname: string): boolean => (pages as readonly string[]).includes(pathname)

/** In place of the origin of this site, which a server that renders the page need not know. */
const ownOrigin = 'https://own.invalid'

/** A path of this site, whatever an address claims to be one. */
function ownPath(given: string | null): string {
  if (!given || !URL.canParse(given, ownOrigin)) return home
  const { origin, pathname, search, hash } = new URL(given, ownOrigin)
  return origin === ownOrigin && !isSessionPage(pathname) ? pathname + search + hash : home
}

/** Where the person wanted to go before they were asked to sign in. */
export function useReturnPath(): string {
  const [search] = useSearchParams()
  return ownPath(search.get('returnTo'))
}

/** The way to a page of the sign-in, and from there back to where the person is now, or wanted to go. */
export function useSessionPath(): (page: SessionPage) => string {
  const { pathname, search } = useLocation()
  const wanted = useReturnPath()
  const returnTo = isSessionPage(pathname) ? wanted : pathname + search
  return (page) => (returnTo === home ? page : `${page}?${new URLSearchParams({ returnTo }).toString()}`)
}

/** The address that the person typed on another page of the sign-in. */
export function useTypedEmail(): string {
  const { email } = Object(useLocation().state) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}
