import { RequireMember } from '@frontdesk/react'
import { Link, Outlet, useLocation } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { useSessionPath } from '../session/session-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'

const sections = [
  { to: '/account', below: '/account/bookings', label: 'Bookings' },
  { to: '/account/orders', below: '/account/orders', label: 'Orders' },
] as const

/** For members only; everybody else is asked to sign in, and comes back to where they wanted to go. */
export function AccountLayout() {
  return (
    <RequireMember fallback={<SignInPrompt />} pending={<PageSkeleton />}>
      <Account />
    </RequireMember>
  )
}

function Account() {
  const { pathname } = useLocation()
  return (
    <div className="shell grid gap-6 pt-6 md:grid-cols-[12rem_1fr] md:gap-14 md:pt-12">
      <nav aria-label="Account" className="md:pt-1">
        <ul className="flex gap-1 md:grid">
          {sections.map(({ to, below, label }) => {
            const isHere = pathname === to || pathname.startsWith(below)
            return (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={pathname === to ? 'page' : isHere || undefined}
                  className={cx(
                    'flex min-h-11 items-center rounded-full px-4 font-semibold hover:bg-sand',
                    isHere && 'bg-sand forced-colors:underline forced-colors:underline-offset-8',
                  )}
                >
                  {label}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

function SignInPrompt() {
  const pathTo = useSessionPath()
  return (
    <div className="shell grid justify-items-start gap-6 pt-16">
      <PageHeading title="Your account" />
      <p className="max-w-prose text-muted">
        Sign in to see your bookings and orders, and to move or cancel a booking. You come back here
        afterwards.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo('/sign-in')}>Sign in</ButtonLink>
        <ButtonLink to={pathTo('/sign-up')} look="outline">
          Create an account
        </ButtonLink>
      </div>
    </div>
  )
}
