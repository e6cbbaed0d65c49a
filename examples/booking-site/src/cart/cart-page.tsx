import { bookingsAppId } from '@frontdesk/bookings'
import type { CartLineItem } from '@frontdesk/ecom'
import { type CartLine, useCheckout } from '@frontdesk/react'
import { useState } from 'react'
import { Hold } from '../booking/hold.tsx'
import { useBookingsById } from '../booking/made-booking.ts'
import { PageHeading } from '../layout/page.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { CartCodes } from './cart-codes.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotals } from './cart-totals.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { useKnownCart } from './known-cart.ts'
import { resultPath } from './result-path.ts'

/** The states of lines that nobody can order. */
const stuck = new Set(['OUT_OF_STOCK', 'REMOVED_FROM_CATALOG'])

/** Whether a line is sent or collected. */
function isGoods({ attributes }: CartLine): boolean {
  return attributes?.itemType?.preset === 'PHYSICAL'
}

function bookingIdOf({ source }: CartLineItem): string[] {
  const { appId, catalogItemId } = source?.catalogReference ?? {}
  return appId === bookingsAppId && catalogItemId ? [catalogItemId] : []
}

/** The ids of the bookings among the lines of a cart. */
export function bookingIdsIn(lines: readonly CartLineItem[]): string[] {
  return lines.flatMap(bookingIdOf)
}

export function CartPage() {
  const cart = useKnownCart({ isWanted: true })
  const [opened] = useState(() => new Date())
  const checkout = useCheckout({ returnTo: resultPath })
  const { status, error, lines, pending, refresh, summary } = cart
  const [asked, setAsked] = useState(false)
  const bookings = useBookingsById(bookingIdsIn(lines))
  const [firstMade] = [...bookings.values()]
    .flatMap(({ createdDate, startDate }) =>
      createdDate && startDate && startDate > opened ? [createdDate] : [],
    )
    .sort((a, b) => a.getTime() - b.getTime())
  const isStuck = lines.some((line) => stuck.has(line.status ?? ''))
  const hasGoods = lines.some(isGoods)
  const { priceSummary, paymentSummary } = summary ?? {}
  // The price of a delivery is known once its method is.
  const isWhole = !hasGoods || cart.cart?.deliveryInfo?.method !== undefined
  const isFree = isWhole && Number(priceSummary?.total?.amount ?? 1) === 0
  const isPaid = isWhole && paymentSummary?.requiresPaymentAfterGiftCard === false
  const takesCodes = !isFree || (cart.cart?.coupons ?? []).length > 0
  const hasBookingsAlone = lines.every((line) => bookingIdOf(line).length > 0)
  const goOn = (): void => {
    setAsked(true)
    if (!isStuck) void checkout.start()
  }
  return (
    <div className="shell grid gap-6 pt-7 md:gap-8 md:pt-12">
      <PageHeading title="Your cart" />
      {status === 'pending' && (
        <Loading label="Loading your cart" className="grid gap-10 lg:grid-cols-[1fr_22rem]">
          <div className="grid gap-4">
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-28 w-full" />
          </div>
          <Skeleton className="h-64 w-full rounded-card" />
        </Loading>
      )}
      {error && (
        <ErrorNotice
          error={error}
          title={cart.cart ? 'Your cart may be out of date' : 'Your cart did not load'}
          onRetry={() => void refresh()}
        />
      )}
      {(status === 'success' || cart.cart) && (
        <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
          <CartLines cart={cart} bookings={bookings} />
          {lines.length > 0 && (
            <aside aria-label="Totals" className="grid gap-6 rounded-card bg-sand p-6 lg:sticky lg:top-24">
              {hasGoods && <DeliveryChoice cart={cart} />}
              <CartTotals cart={cart} hasGoods={hasGoods} />
              {takesCodes && (
                <CartCodes cart={cart} currency={cart.cart?.businessInfo?.currencyCode ?? 'EUR'} />
              )}
              {firstMade && !isStuck && <Hold createdDate={firstMade} className="-mx-2" />}
              {asked && isStuck && (
                <p role="alert" className="font-semibold text-coral-text">
                  Something in your cart cannot be ordered any more. Please remove it first.
                </p>
              )}
              {checkout.error && (
                <ErrorNotice error={checkout.error} title="The checkout could not be opened" compact />
              )}
              <Button
                isDisabled={pending}
                isPending={checkout.status === 'starting' || checkout.status === 'redirecting'}
                onPress={goOn}
                size="large"
                className="w-full"
              >
                {isFree && hasBookingsAlone ? 'Book it' : 'Go to checkout'}
              </Button>
              <p className="text-sm text-muted">
                {isFree || isPaid
                  ? 'There is nothing to pay. You confirm it on the next page.'
                  : 'You pay on a secure page and come back here afterwards.'}
              </p>
            </aside>
          )}
        </div>
      )}
    </div>
  )
}
