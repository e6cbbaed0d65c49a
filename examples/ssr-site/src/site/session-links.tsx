import { forgetDrafts } from '@frontdesk/example-booking-site/booking/booking-draft.ts'
import { forgetCart } from '@frontdesk/example-booking-site/cart/known-cart.ts'
import { useSessionPath } from '@frontdesk/example-booking-site/session/session-path.ts'
import { iconButtonClass } from '@frontdesk/example-booking-site/ui/icon-button.tsx'
import { useSession } from '@frontdesk/react'
import { LogOut, User, UserCheck } from 'lucide-react'
import { Link } from 'react-router'

/** The links and the form that sign in and out. They work without script, too. */
export function SessionLinks() {
  const { status } = useSession()
  const pathTo = useSessionPath()
  if (status !== 'member')
    return (
      <Link to={pathTo('/sign-in')} reloadDocument aria-label="Sign in" className={iconButtonClass}>
        <User aria-hidden size={20} />
      </Link>
    )
  return (
    <>
      <Link to="/account" aria-label="Your account" className={iconButtonClass}>
        <UserCheck aria-hidden size={20} />
      </Link>
      <form
        method="post"
        action="/api/frontdesk/sign-out"
        onSubmit={() => {
          // The data that this browser has kept belongs to the person who leaves.
          forgetDrafts()
          forgetCart()
        }}
      >
        <button type="submit" aria-label="Sign out" className={iconButtonClass}>
          <LogOut aria-hidden size={20} />
        </button>
      </form>
    </>
  )
}
