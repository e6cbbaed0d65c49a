import type { ReactElement, ReactNode } from 'react'
import { useSession } from './use-session.ts'

export interface SignedInProps {
  readonly children?: ReactNode
}

/**
 * Shows its children to members. Nothing while it is not known who is there.
 *
 * @example
 * <SignedIn><AccountMenu /></SignedIn>
 */
export const SignedIn = ({ children }: SignedInProps): ReactElement | null =>
  useSession().status === 'member' ? <>{children}</> : null

/**
 * Shows its children to everybody who is not a member. Nothing while it is not known who is there.
 *
 * @example
 * <SignedOut><a href="/sign-in">Sign in</a></SignedOut>
 */
export const SignedOut = ({ children }: SignedInProps): ReactElement | null => {
  const { status } = useSession()
  return status === 'visitor' || status === 'none' ? <>{children}</> : null
}

export interface RequireMemberProps extends SignedInProps {
  /** The content for everybody else: a sign-in form, or a way to one. */
  readonly fallback: ReactNode
  /** The content while the session is loading: a placeholder of the same size. Nothing unless given. */
  readonly pending?: ReactNode
}

/**
 * Shows its children to members and a fallback to others. It hides, it does not protect: the platform refuses what a
 * person may not see.
 *
 * @example
 * <RequireMember fallback={<SignInPrompt />} pending={<Skeleton />}>
 *   <Bookings />
 * </RequireMember>
 */
export const RequireMember = ({ fallback, pending, children }: RequireMemberProps): ReactElement => {
  const { status } = useSession()
  if (status === 'loading') return <>{pending}</>
  return <>{status === 'member' ? children : fallback}</>
}
