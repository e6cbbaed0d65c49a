import type { StaffDistributionMethod, TipLineItem } from '@frontdesk/ecom'
import { add, allocate, type Amount, type Currency, isZero, sum, write, zero } from '../../kernel/money.ts'

/** A staff member. */
interface Staff {
  readonly id: string
  readonly name: string
}

/** A line that a tip is given for, with whoever did it. */
export interface TippedLine {
  readonly info: TipLineItem
  /** The price of all pieces. */
  readonly price: Amount
  readonly staff: readonly Staff[]
}

/** The part of a tip that a staff member gets. */
export interface StaffShare {
  readonly staff: Staff
  readonly amount: Amount
  readonly lines: readonly TipLineItem[]
}

/** Most lines that a part of a tip names; the limit of the platform. */
const mostLines = 12

/**
 * Splits a tip among the staff of its lines: in equal parts, or by the prices of what each of them did. With prices the part
 * of a line without staff is nobody's, and so is a tip without any staff.
 */
export const splitTip = (
  tip: Amount,
  lines: readonly TippedLine[],
  method: StaffDistributionMethod | undefined,
): readonly StaffShare[] => {
  const { currency } = tip
  const known = new Map(lines.flatMap(({ staff }) => staff).map((one) => [one.id, one]))
  if (!known.size || isZero(tip)) return []
  const members = [...known.values()]
  const amounts = method === 'PROPORTIONAL' ? byPrice(tip, lines, members) : equally(tip, members)
  return members.flatMap((staff, index) => {
    const amount = amounts[index] ?? zero(currency)
    const own = lines.filter((line) => line.staff.some(({ id }) => id === staff.id))
    return isZero(amount) ? [] : [{ staff, amount, lines: own.slice(0, mostLines).map(({ info }) => info) }]
  })
}

const equally = (tip: Amount, members: readonly Staff[]): readonly Amount[] =>
  allocate(
    tip,
    members.map(() => 1),
  )

/** The parts by price. Where all of it is free, the parts are equal. */
const byPrice = (tip: Amount, lines: readonly TippedLine[], members: readonly Staff[]): readonly Amount[] => {
  const { currency } = tip
  if (isZero(priceOf(lines, currency))) return equally(tip, members)
  const ofLines = allocate(
    tip,
    lines.map(({ price }) => write(price)),
  )
  const shares = new Map<string, Amount>()
  lines.forEach(({ staff }, index) => {
    const parts = staff.length ? equally(ofLines[index] ?? zero(currency), staff) : []
    staff.forEach(({ id }, place) => {
      shares.set(id, add(shares.get(id) ?? zero(currency), parts[place] ?? zero(currency)))
    })
  })
  return members.map(({ id }) => shares.get(id) ?? zero(currency))
}

/** The price of lines together. */
export const priceOf = (lines: readonly TippedLine[], currency: Currency): Amount =>
  sum(
    lines.map(({ price }) => price),
    currency,
  )
