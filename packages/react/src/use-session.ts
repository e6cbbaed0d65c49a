import { useSyncExternalStore } from 'react'
import type { SessionView } from './session-view.ts'
import { useProvided } from './use-client.ts'

/**
 * The session's status: `visitor`, `member` or `none`; `loading` until that is known. The session is read from its
 * store after the first render, so `loading` is short; with `initialSession` on the provider it does not occur.
 *
 * @example
 * const { status } = useSession()
 * if (status === 'loading') return <Skeleton />
 * return status === 'member' ? <AccountMenu /> : <SignInButton />
 */
export const useSession = (): SessionView => {
  const { subscribe, getSnapshot, getServerSnapshot } = useProvided().session
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}
