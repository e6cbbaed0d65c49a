import type { BookingDetails, PriceInfo } from '@frontdesk/bookings'
import { useSession } from '@frontdesk/react'
import { formatMoney, formatServicePrice } from '../format/money.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useBooking } from './booking-layout.tsx'
import { extraName, useChosenExtras } from './extras.tsx'
import { type PaymentOption, paymentOptions } from './payment-option.ts'
import { useQuote } from './quote.ts'
import { peopleOf, useServiceOption } from './service-option.ts'

const optionLabels: Readonly<Record<PaymentOption, string>> = {
  ONLINE: 'All of it now',
  DEPOSIT_ONLINE: 'A deposit now',
  OFFLINE: 'At the studio',
  MEMBERSHIP: 'With my plan',
}

/** The ways to pay for a booking, and the chosen one: the usual one of the service unless another was chosen. */
export function usePaymentOptions({ selectedPaymentOption }: Pick<BookingDetails, 'selectedPaymentOption'>): {
  options: readonly PaymentOption[]
  chosen: PaymentOption
} {
  const { service } = useBooking()
  const options = paymentOptions(service, useSession().status === 'member')
  const chosen = options.find((option) => option === selectedPaymentOption) ?? options[0] ?? 'ONLINE'
  return { options, chosen }
}

/** The amounts of a booking in words: the price of its sessions, and the deposit where it is paid so. */
export function useAmounts(details: BookingDetails): {
  /** The price of the sessions, without the extras. */
  price: string | undefined
  deposit: string | undefined
  quote: PriceInfo | undefined
  isPending: boolean
} {
  const { service } = useBooking()
  const { price: quote, isPending } = useQuote(details)
  const { payment } = service
  const { currency = 'EUR' } = payment?.fixed?.price ?? payment?.varied?.defaultPrice ?? {}
  const format = (amount: number | undefined): string | undefined =>
    amount === undefined ? undefined : formatMoney(amount, currency)
  return {
    price: isPending ? undefined : (format(quote?.calculatedPrice) ?? formatServicePrice(payment)),
    deposit: format(quote?.deposit),
    quote,
    isPending,
  }
}

interface AmountRow {
  readonly label: string
  readonly amount: string
  readonly isStrong?: boolean
}

/** The costs of the booking that is being made: what is due now and later, and the ways to pay. */
export function PaymentCard({ details }: { details: BookingDetails }) {
  const { service, flow } = useBooking()
  const extras = useChosenExtras(service, flow)
  const { choices } = useServiceOption(service)
  const { price, deposit, quote, isPending } = useAmounts(details)
  const { options, chosen } = usePaymentOptions(details)
  const groups = quote?.bookingLineItems?.[0]?.serviceChoices ?? []
  const currency = service.payment?.fixed?.price?.currency ?? service.payment?.varied?.defaultPrice?.currency
  const rows: AmountRow[] =
    groups.length > 1 || peopleOf(details) > 1
      ? [
          ...groups.map(({ numberOfParticipants = 1, pricePerParticipant = 0, choices: [choice] = [] }) => {
            const label = choices.find(({ id }) => id === choice?.choiceId)?.label ?? 'per person'
            return {
              label: `${numberOfParticipants} × ${label}`,
              amount: `${formatMoney(pricePerParticipant, currency ?? 'EUR')} each`,
            }
          }),
          { label: 'Together', amount: price ?? '', isStrong: extras.length === 0 },
        ]
      : [{ label: 'Price', amount: price ?? '', isStrong: extras.length === 0 }]
  for (const extra of extras)
    rows.push({ label: extraName(extra), amount: extra.quantity > 1 ? `${extra.price} each` : extra.price })
  if (chosen === 'DEPOSIT_ONLINE' && deposit)
    rows.push(
      { label: 'Deposit, due now', amount: deposit, isStrong: true },
      { label: 'Due at the studio', amount: 'the rest' },
    )
  return (
    <section aria-label="What it costs" className="grid gap-5">
      <h2 className="text-xl">What it costs</h2>
      {isPending ? (
        <Skeleton className="h-14 w-full" />
      ) : (
        <dl className="figures grid gap-2">
          {rows.map(({ label, amount, isStrong = false }) => (
            <div key={label} className={`flex justify-between gap-4 ${isStrong ? 'font-semibold' : ''}`}>
              <dt className={isStrong ? '' : 'text-muted'}>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {extras.length > 0 && <p className="text-sm text-muted">The next page adds it all up.</p>}
      {options.length > 1 && (
        <FilterChips
          label="How do you want to pay?"
          showLabel
          allLabel={null}
          value={chosen}
          options={options.map((value) => ({ value, label: optionLabels[value] }))}
          onChange={(value) => {
            const next = options.find((option) => option === value)
            if (next) flow.setDetails({ ...details, selectedPaymentOption: next })
          }}
        />
      )}
    </section>
  )
}
