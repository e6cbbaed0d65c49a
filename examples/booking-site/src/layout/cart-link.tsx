import { useCart } from '@frontdesk/react'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { iconButtonClass } from '../ui/icon-button.tsx'

export function CartLink() {
  const count = useCart().lines.reduce((sum, { quantity }) => sum + quantity, 0)
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
