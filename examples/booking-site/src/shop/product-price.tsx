import type { PriceData, PricePerUnitData, ProductDiscount } from '@frontdesk/stores'
import { studio } from '../studio.ts'
import { formatMoney } from '../format/money.ts'
import { cx } from '../ui/class-names.ts'

/** `20 % off` or `€7 off`. */
export function discountText(
  discount: ProductDiscount | undefined,
  currency: string = studio.currency,
): string | undefined {
  const { type, value = 0 } = discount ?? {}
  if (value <= 0) return undefined
  if (type === 'PERCENT') return `${value} % off`
  return type === 'AMOUNT' ? `${formatMoney(value, currency)} off` : undefined
}

/** The signs of units that are not their names in small letters. */
const unitSigns: Readonly<Record<string, string>> = {
  L: 'L',
  CBM: 'm³',
  SQM: 'm²',
  SQFT: 'sq ft',
  FLOZ: 'fl oz',
}

interface ProductPriceProps {
  data: PriceData | undefined
  /** Put in front when variants differ in price. */
  prefix?: string
  discount?: ProductDiscount | undefined
  /** The quantity that the price per unit is for. */
  perUnit?: PricePerUnitData | undefined
  className?: string
}

export function ProductPrice({ data, prefix, discount, perUnit, className }: ProductPriceProps) {
  if (data?.price === undefined || !data.currency) return null
  const { price, discountedPrice = price, currency, pricePerUnit } = data
  const saved = discountText(discount, currency)
  const { baseQuantity = 1, baseMeasurementUnit: unit } = perUnit ?? {}
  return (
    <div className={cx('figures', className)}>
      <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        <span>
          {prefix} {formatMoney(discountedPrice, currency)}
        </span>
        {discountedPrice < price && (
          <s className="font-normal text-muted">
            <span className="sr-only">Before: </span>
            {formatMoney(price, currency)}
          </s>
        )}
        {saved && (
          <span className="self-center rounded-full bg-coral-soft px-2.5 py-0.5 text-sm text-coral-text">
            {saved}
          </span>
        )}
      </p>
      {pricePerUnit !== undefined && unit && (
        <p className="text-sm font-normal text-muted">
          {formatMoney(pricePerUnit, currency)} per {baseQuantity === 1 ? '' : `${baseQuantity} `}
          {unitSigns[unit] ?? unit.toLowerCase()}
        </p>
      )}
    </div>
  )
}
