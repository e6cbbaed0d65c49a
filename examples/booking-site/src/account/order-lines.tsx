import type { DigitalFile, OrderLineItem } from '@frontdesk/ecom'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatAmount } from '../format/money.ts'
import { formatDate } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { Picture } from '../ui/picture.tsx'

interface OrderLinesProps {
  lines: readonly OrderLineItem[]
  currency: string
}

function nameOf({ productName }: OrderLineItem): string {
  return productName?.translated ?? productName?.original ?? 'Item'
}

/** The way to a file that was bought, as long as it leads there. */
function FileLink({ file: { link, expirationDate }, name }: { file: DigitalFile; name: string }) {
  const [now] = useState(() => new Date())
  const visitorZone = useVisitorTimeZone()
  if (!link) return <p className="text-sm text-muted">The download is here once it is paid.</p>
  if (expirationDate && expirationDate <= now)
    return (
      <p className="text-sm text-muted">The download ended on {formatDate(expirationDate, visitorZone)}.</p>
    )
  return (
    <p className="text-sm text-muted">
      <a
        href={link}
        aria-label={`Download ${name}`}
        className="mr-3 inline-flex min-h-11 items-center gap-2 text-base font-semibold text-teal underline underline-offset-4"
      >
        <Download aria-hidden size={17} /> Download
      </a>
      {expirationDate && `until ${formatDate(expirationDate, visitorZone)}`}
    </p>
  )
}

/** The lines of an order: the products and the bookings. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.id} className="flex items-start gap-4 py-4">
          <Picture image={line.image} className="aspect-square w-16 shrink-0 rounded-control" />
          <div className="grid grow gap-0.5">
            <p className="font-semibold">{nameOf(line)}</p>
            {line.descriptionLines?.map(({ name, plainText, colorInfo }) => (
              <p key={name?.original} className="text-sm text-muted">
                {name?.original}: {plainText?.original ?? colorInfo?.original}
              </p>
            ))}
            {line.itemType?.preset !== 'SERVICE' && (
              <p className="text-sm text-muted">Quantity: {line.quantity ?? 1}</p>
            )}
            {line.digitalFile && <FileLink file={line.digitalFile} name={nameOf(line)} />}
          </div>
          {line.totalPriceAfterTax && (
            <p className="figures font-semibold">{formatAmount(line.totalPriceAfterTax.amount, currency)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
