import { ButtonLink } from '../ui/button.tsx'
import { EmptyNotice } from '../ui/notice.tsx'

export function EmptyCart() {
  return (
    <EmptyNotice
      title="Your cart is empty"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/services">Find a time</ButtonLink>
          <ButtonLink to="/shop" look="outline">
            Look around the shop
          </ButtonLink>
        </div>
      }
    >
      A booking waits here too until you have paid for it.
    </EmptyNotice>
  )
}
