import { useCart, useSession } from '@frontdesk/react'

/** An address of the session handler, which is no page of the app: it takes an `<a>` in place of a `<Link>`. */
const signIn = '/api/frontdesk/sign-in?returnTo=/'

/** Shows the cart, and the way to sign in and out. */
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
