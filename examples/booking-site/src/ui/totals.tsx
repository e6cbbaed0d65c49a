import type { Price } from '@frontdesk/core'
import { formatAmount } from '../format/money.ts'
import { cx } from './class-names.ts'

interface TotalRow {
  label: string
  price: Price | undefined
  /** Shown also when it is nothing. */
  always?: boolean
  /** Taken off. */
  negative?: boolean
}

interface TotalsProps {
  rows: readonly TotalRow[]
  total: Price | undefined
  /** The parts of the total, such as what is due now. */
  parts?: readonly TotalRow[]
  currency: string
  /** The costs that the total includes or leaves out. */
  note?: string
  /** Whether the amounts are being worked out anew. */
  isStale?: boolean
}

/** Sums as the platform worked them out; nothing is added up here. */
export function Totals({ rows, total, parts = [], currency, note, isStale = false }: TotalsProps) {
  const isShown = ({ price, always }: TotalRow): boolean =>
    price !== undefined && (always === true || Number(price.amount) !== 0)
  return (
    <div className={cx('figures grid gap-2 transition-opacity', isStale && 'opacity-50')} aria-busy={isStale}>
      <dl className="grid gap-2">
        {rows.filter(isShown).map((row) => (
          <Row key={row.label} {...row} currency={currency} />
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-xl font-semibold">
          <dt>Total</dt>
          <dd>{total ? formatAmount(total.amount, currency) : '…'}</dd>
        </div>
        {parts.filter(isShown).map((row) => (
          <Row key={row.label} {...row} currency={currency} />
        ))}
      </dl>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}

function Row({ label, price, negative = false, currency }: TotalRow & { currency: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd>
        {negative && '−'}
        {price && formatAmount(price.amount, currency)}
      </dd>
    </div>
  )
}
