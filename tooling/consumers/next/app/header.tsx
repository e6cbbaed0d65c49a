// #region header
'use client'

// #region component
import { useCart, useSession } from '@frontdesk/react'

/** The address leads away from the app, so it is no `<Link>`. */
const signIn = '/api/frontdesk/sign-in?returnTo=/'

export function Header() {
  const { lines, totals } = useCart()
  const { status } = useSession()
  return (
    <header>
      <p id="cart">
        Cart: {lines.length} {totals?.total?.formattedAmount}
      </p>
      {status === 'member' ? (
        <form method="post" action="/api/frontdesk/sign-out">
          <button>Sign out</button>
        </form>
      ) : (
        <a href={signIn}>Sign in</a>
      )}
    </header>
  )
}
// #endregion component
// #endregion header
