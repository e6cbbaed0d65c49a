// #region header
'use client'

import { useCart, useSession } from '@frontdesk/react'

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
        <a href="/api/frontdesk/sign-in?returnTo=/">Sign in</a>
      )}
    </header>
  )
}
// #endregion header
