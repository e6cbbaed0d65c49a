import type { Booking } from '@frontdesk/bookings'
import type { CartControl, CartLine } from '@frontdesk/react'
import { CalendarCheck, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatAmount } from '../format/money.ts'
import { formatDay, formatTime, formatZone, sameClock } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { studio } from '../studio.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { QuantityField } from '../ui/quantity-field.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { lineProblem, undoProblem } from './line-problem.ts'

function nameOf({ name }: CartLine): string {
  return name?.translated ?? name?.original ?? 'Item'
}

/** The line of an item: a line that was put back has an id of its own. */
function isSameItem(line: CartLine, other: CartLine): boolean {
  const [one, two] = [line.source?.catalogReference, other.source?.catalogReference]
  return one !== undefined && JSON.stringify(one) === JSON.stringify(two)
}

interface CartLinesProps {
  cart: CartControl
  /** The bookings in the cart, by their ids, as far as they are known. */
  bookings: ReadonlyMap<string, Booking>
}

export function CartLines({ cart, bookings }: CartLinesProps) {
  const { lines, remove, restore } = cart
  /** The line that was taken out last, until it is put back. */
  const [removed, setRemoved] = useState<CartLine>()
  const [failure, setFailure] = useState<unknown>()

  const list = useRef<HTMLUListElement>(null)
  /** The line that is to have the focus once it is there again. */
  const returning = useRef<CartLine>(undefined)
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed) undoButton.current?.focus()
  }, [removed])
  useEffect(() => {
    const wanted = returning.current
    const line = wanted && lines.find((other) => other.id === wanted.id || isSameItem(other, wanted))
    if (!line) return
    list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(line.id)}"] h2`)?.focus()
    returning.current = undefined
  }, [lines])

  /** Takes the way back to a line away, but not that to a line that was taken out meanwhile. */
  const forget = (line: CartLine): void => setRemoved((current) => (current === line ? undefined : current))
  const takeOut = (line: CartLine): void => {
    setFailure(undefined)
    setRemoved(line)
    remove(line.id).catch(() => {
      // It is still there, and says why.
      returning.current = line
      forget(line)
    })
  }
  const undo = async (line: CartLine): Promise<void> => {
    setFailure(undefined)
    returning.current = line
    try {
      await restore(line)
      forget(line)
    } catch (error) {
      returning.current = undefined
      setFailure(error)
    }
  }

  return (
    <div className="min-w-0">
      <div role="status">
        {removed && (
          <div className="mb-6 grid gap-1 rounded-control bg-teal-soft py-1.5 pr-1.5 pl-4">
            <p className="flex items-center justify-between gap-2">
              <span className="min-w-0">{nameOf(removed)} removed</span>
              {!removed.customLineItem && (
                <Button
                  ref={undoButton}
                  look="quiet"
                  onPress={() => void undo(removed)}
                  size="compact"
                  className="shrink-0"
                >
                  <Undo2 aria-hidden size={17} /> Put it back
                </Button>
              )}
            </p>
            {failure !== undefined && (
              <p className="pb-2 text-sm font-semibold text-coral-text">{undoProblem(failure)}</p>
            )}
          </div>
        )}
      </div>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <ul ref={list} aria-label="In your cart" className="grid divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              booking={bookings.get(line.source?.catalogReference?.catalogItemId ?? '')}
              cart={cart}
              onRemove={() => takeOut(line)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The text of a line beside the time, the place and the member of staff, which come from the booking. */
function otherLines(
  attributes: CartLine['attributes'],
): NonNullable<CartLine['attributes']>['descriptionLines'] {
  return attributes?.descriptionLines?.filter(
    ({ name }) => !['When', 'Where', 'With'].includes(name?.original ?? ''),
  )
}

/** When, where and with whom; also when the platform does not offer the time any more. */
function BookedTime({ booking: { startDate, bookedEntity } }: { booking: Booking }) {
  const { slot, schedule } = bookedEntity ?? {}
  const place = (slot ?? schedule)?.location?.name
  const visitorZone = useVisitorTimeZone()
  return (
    <>
      {startDate && (
        <p className="figures">
          {schedule && 'Starts '}
          {formatDay(startDate, studio.timeZone)}, {formatTime(startDate, studio.timeZone)}
          {!sameClock(studio.timeZone, visitorZone, startDate) && (
            <span className="text-sm text-muted">
              {' '}
              in Lisbon; {formatTime(startDate, visitorZone)} in {formatZone(visitorZone, startDate)}
            </span>
          )}
        </p>
      )}
      <p className="text-sm text-muted">
        {[place, slot?.resource?.name && `with ${slot.resource.name}`].filter(Boolean).join(', ')}
      </p>
    </>
  )
}

interface LineProps {
  line: CartLine
  /** The booking that the line holds. */
  booking: Booking | undefined
  cart: CartControl
  onRemove: () => void
}

function Line({ line, booking, cart: { cart, errorsByLine, setQuantity }, onRemove }: LineProps) {
  const { attributes, pricing, quantityInfo, quantity, pending } = line
  const currency = cart?.businessInfo?.currencyCode ?? 'EUR'
  const isBooking = booking !== undefined || attributes?.itemType?.preset === 'SERVICE'
  const problem = lineProblem(line, errorsByLine[line.id], booking)
  const isFixed = isBooking || quantityInfo?.fixedQuantity === true
  const serviceId = booking?.bookedEntity?.slot?.serviceId ?? booking?.bookedEntity?.schedule?.serviceId
  return (
    <li
      data-line={line.id}
      className="grid grid-cols-[4rem_1fr_auto] grid-rows-[auto_1fr] gap-x-4 py-6 sm:grid-cols-[6rem_1fr_auto] sm:gap-x-6"
    >
      <Picture image={attributes?.image} className="row-span-2 aspect-square self-start rounded-control" />
      <div className="grid min-w-0 content-start gap-1">
        <h2 tabIndex={-1} className="text-lg leading-snug">
          {nameOf(line)}
        </h2>
        {isBooking && !booking && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-teal">
            <CalendarCheck aria-hidden size={16} /> Booking
          </p>
        )}
        {booking && <BookedTime booking={booking} />}
        {(booking ? otherLines(attributes) : attributes?.descriptionLines)?.map(
          ({ name, plainText, colorInfo }) => (
            <p key={name?.original} className="text-sm text-muted">
              {name?.original}: {plainText?.original ?? colorInfo?.original}
            </p>
          ),
        )}
        {problem && (
          <p role="alert" className="text-sm font-semibold text-coral-text">
            {problem}
          </p>
        )}
      </div>
      <p
        className={cx('figures text-right font-semibold', pending && 'opacity-50 transition-opacity')}
        aria-busy={pending}
      >
        {pricing?.totalPrice
          ? formatAmount(pricing.totalPrice.amount, currency)
          : pricing?.priceDescription?.original}
      </p>
      <div className="col-span-2 col-start-2 mt-2 flex flex-wrap items-center gap-2 self-start">
        {!isFixed && (
          <QuantityField
            label={`Quantity of ${nameOf(line)}`}
            labelHidden
            value={quantity}
            minValue={1}
            onChange={(value) => void setQuantity(line.id, value)}
            {...(quantityInfo?.availableQuantity !== undefined && {
              maxValue: quantityInfo.availableQuantity,
            })}
          />
        )}
        <IconButton
          label={`Remove ${nameOf(line)}`}
          onPress={onRemove}
          // The icon, not the room around it, is in line with the text above.
          className={cx(isFixed && '-ml-3')}
        >
          <Trash2 aria-hidden size={18} />
        </IconButton>
        {problem && serviceId && (
          <ButtonLink to={`/services/${serviceId}`} look="quiet" size="compact">
            Choose another time
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
