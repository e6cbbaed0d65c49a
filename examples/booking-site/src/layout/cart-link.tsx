import { ShoppingBag } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useKnownCart } from '../cart/known-cart.ts'
import { resultPath } from '../cart/result-path.ts'
import { iconButtonClass } from '../ui/icon-button.tsx'

export function CartLink() {
  const { pathname, search } = useLocation()
  // The cart became an order, and is gone.
  const isOrdered = pathname === resultPath && new URLSearchParams(search).has('orderId')
  const count = useKnownCart({ isPaused: isOrdered }).lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const label = count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
  return (
    <Link to="/cart" aria-label={label} className={iconButtonClass}>
      <ShoppingBag aria-hidden size={20} />
      {count > 0 && (
        <span
          aria-hidden
          className="figures absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-coral px-1 text-xs font-bold text-[#0e272c]"
        >
          {count}
        </span>
      )}
    </Link>
  )
}
