import type { PriceData } from '@frontdesk/stores'
import { formatMoney } from '../format/money.ts'
import { cx } from '../ui/class-names.ts'

interface ProductPriceProps {
  data: PriceData | undefined
  /** Put in front when variants differ in price. */
  prefix?: string
  className?: string
}

export function ProductPrice({ data, prefix, className }: ProductPriceProps) {
  if (data?.price === undefined || !data.currency) return null
  const { price, discountedPrice = price, currency } = data
  return (
    <p className={cx('figures flex flex-wrap items-baseline gap-x-2 font-semibold', className)}>
      <span>
        {prefix} {formatMoney(discountedPrice, currency)}
      </span>
      {discountedPrice < price && (
        <s className="font-normal text-muted">
          <span className="sr-only">Before: </span>
          {formatMoney(price, currency)}
        </s>
      )}
    </p>
  )
}
