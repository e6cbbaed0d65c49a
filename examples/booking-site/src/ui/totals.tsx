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
  currency: string
  /** The costs that the total includes or leaves out. */
  note?: string
  /** Whether the amounts are being worked out anew. */
  isStale?: boolean
}

/** Sums as the platform worked them out; nothing is added up here. */
export function Totals({ rows, total, currency, note, isStale = false }: TotalsProps) {
  const shown = rows.filter(({ price, always }) => price && (always === true || Number(price.amount) !== 0))
  return (
    <div className={cx('figures grid gap-2 transition-opacity', isStale && 'opacity-50')} aria-busy={isStale}>
      <dl className="grid gap-2">
        {shown.map(({ label, price, negative }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>
              {negative && '−'}
              {price && formatAmount(price.amount, currency)}
            </dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-xl font-semibold">
          <dt>Total</dt>
          <dd>{total ? formatAmount(total.amount, currency) : '…'}</dd>
        </div>
      </dl>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
