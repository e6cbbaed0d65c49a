import type { ReactElement, ReactNode } from 'react'
import { useSession } from './use-session.ts'

export interface SignedInProps {
  readonly children?: ReactNode
}

/**
 * Renders its children for members. Renders nothing until the session is known.
 *
 * @example
 * <SignedIn><AccountMenu /></SignedIn>
 */
export const SignedIn = ({ children }: SignedInProps): ReactElement | null =>
  useSession().status === 'member' ? <>{children}</> : null

/**
 * Renders its children for everybody who is not a member. Renders nothing until the session is known.
 *
 * @example
 * <SignedOut><a href="/sign-in">Sign in</a></SignedOut>
 */
export const SignedOut = ({ children }: SignedInProps): ReactElement | null => {
  const { status } = useSession()
  return status === 'visitor' || status === 'none' ? <>{children}</> : null
}

export interface RequireMemberProps extends SignedInProps {
  /** The content for others: a sign-in form, or a link to one. */
  readonly fallback: ReactNode
  /** The content while the session is loading: a placeholder of the same size. Defaults to nothing. */
  readonly pending?: ReactNode
}

/**
 * Renders its children for members and a fallback for others. It hides content but does not protect it: the platform
 * decides who may read what.
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
