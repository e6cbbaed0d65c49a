import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface BookingBarProps {
  /** The chosen time; what to do while there is none. */
  choice: ReactNode
  /** The price, and what else belongs to it. */
  price: ReactNode
  /** The text of the button. */
  action: string
  isPending?: boolean
  onPress: () => void
}

/**
 * The choice, its price and the way on. On a phone it stays at the bottom of the screen, on a wide screen at the foot of
 * its card.
 */
export function BookingBar({ choice, price, action, isPending, onPress }: BookingBarProps) {
  return (
    <div
      data-booking-bar
      className="z-30 flex items-center gap-4 border-line bg-raised py-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:px-[clamp(1rem,4vw,2.5rem)] max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-8px_24px_rgb(0_0_0/0.08)] lg:py-4 lg:sticky lg:bottom-0 lg:-mx-7 lg:-mb-7 lg:rounded-b-card lg:border-t lg:px-7"
    >
      <div className="min-w-0 grow leading-snug">
        <p role="status" className="figures font-semibold">
          {choice}
        </p>
        <p className="figures text-sm text-muted">{price}</p>
      </div>
      <Button isPending={isPending} onPress={onPress} size="large" className="shrink-0 max-xs:px-5">
        {action}
      </Button>
    </div>
  )
}
