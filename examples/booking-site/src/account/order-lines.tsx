import type { OrderLineItem } from '@frontdesk/ecom'
import { formatAmount } from '../format/money.ts'
import { Picture } from '../ui/picture.tsx'

interface OrderLinesProps {
  lines: readonly OrderLineItem[]
  currency: string
}

/** The lines of an order: the products and the bookings. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.id} className="flex items-start gap-4 py-4">
          <Picture image={line.image} className="aspect-square w-16 shrink-0 rounded-control" />
          <div className="grid grow gap-0.5">
            <p className="font-semibold">{line.productName?.translated ?? line.productName?.original}</p>
            {line.descriptionLines?.map(({ name, plainText, colorInfo }) => (
              <p key={name?.original} className="text-sm text-muted">
                {name?.original}: {plainText?.original ?? colorInfo?.original}
              </p>
            ))}
            {line.itemType?.preset !== 'SERVICE' && (
              <p className="text-sm text-muted">Quantity: {line.quantity ?? 1}</p>
            )}
          </div>
          {line.totalPriceAfterTax && (
            <p className="figures font-semibold">{formatAmount(line.totalPriceAfterTax.amount, currency)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
