import { useSession } from '@frontdesk/react'
import { CalendarCheck, LogOut, Package, User, UserCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSessionPath } from '../session/session-path.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { iconButtonClass } from '../ui/icon-button.tsx'
import { MenuButton } from '../ui/menu.tsx'

const SignOutFailed = lazy(async () => ({ default: (await import('./sign-out-failed.tsx')).SignOutFailed }))

/** The way to the account, or to one. Takes its place before it is known which. */
export function SessionMenu() {
  const { status } = useSession()
  const pathTo = useSessionPath()
  const signOut = useSignOut()

  return (
    <>
      {status === 'loading' && <span aria-hidden className="size-11" />}
      {status === 'member' && <AccountMenu onSignOut={() => signOut.mutate()} />}
      {(status === 'none' || status === 'visitor') && (
        <Link to={pathTo('/sign-in')} aria-label="Sign in" className={iconButtonClass}>
          <User aria-hidden size={20} />
        </Link>
      )}
      {signOut.isError && (
        <Suspense>
          <SignOutFailed error={signOut.error} onClose={() => signOut.reset()} />
        </Suspense>
      )}
    </>
  )
}

function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const navigate = useNavigate()
  return (
    <MenuButton
      label="Your account"
      icon={<UserCheck aria-hidden size={20} />}
      entries={[
        {
          id: 'bookings',
          label: 'Your bookings',
          Icon: CalendarCheck,
          onAction: () => void navigate('/account'),
        },
        {
          id: 'orders',
          label: 'Your orders',
          Icon: Package,
          onAction: () => void navigate('/account/orders'),
        },
        { id: 'sign-out', label: 'Sign out', Icon: LogOut, onAction: onSignOut },
      ]}
    />
  )
}
