import type { Stored } from '../kernel/state.ts'
import type { Shown } from './layout.ts'
import { type Column, dot, moment, type Tone } from './pieces.ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The value at a path such as `contactDetails.email`. A number in it is a place in a list. */
export const valueAt = (entity: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), entity)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The text at the first of some paths that has one. */
const textAt = (entity: unknown, ...paths: readonly string[]): string => {
  for (const path of paths) {
    const value = valueAt(entity, path)
    if (isText(value)) return value
    if (typeof value === 'number') return String(value)
  }
  return ''
}

const titlePaths = [
  'name',
  'title',
  'bookedEntity.title',
  'booking.bookedEntity.title',
  'subject',
  'productName.original',
  'number',
  'email',
  'eventType',
  'url',
  'slug',
  'code',
  'key',
  'status',
]

/** The title of an entity; of one without a name, its id. */
export const titleOf = (entity: Stored): string => textAt(entity, ...titlePaths) || entity.id

const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'good',
  APPROVED: 'good',
  AVAILABLE: 'good',
  CONFIRMED: 'good',
  FULFILLED: 'good',
  IN_STOCK: 'good',
  PAID: 'good',
  ABANDONED: 'warn',
  CREATED: 'warn',
  NOT_FULFILLED: 'warn',
  NOT_PAID: 'warn',
  PARTIALLY_FULFILLED: 'warn',
  PARTIALLY_PAID: 'warn',
  PARTIALLY_REFUNDED: 'warn',
  PENDING: 'warn',
  WAITING_LIST: 'warn',
  BLOCKED: 'bad',
  CANCELED: 'bad',
  DECLINED: 'bad',
  ERROR: 'bad',
  EXPIRED: 'bad',
  OUT_OF_STOCK: 'bad',
}

/** How the value of a column is written. */
type Kind = 'text' | 'moment' | 'status' | 'amount'

type ColumnRow = readonly [title: string, kind: Kind, ...paths: readonly string[]]

const created: ColumnRow = ['Created', 'moment', 'createdDate']

/** The columns that tell the entities of a collection apart; the first one is the link. */
const rowsOf: Readonly<Record<string, readonly ColumnRow[]>> = {
  'auth.members': [
    ['Name', 'text', 'firstName'],
    ['Surname', 'text', 'lastName'],
    ['Email', 'text', 'email'],
    created,
  ],
  'bookings.bookings': [
    ['Service', 'text', 'bookedEntity.title'],
    ['Starts', 'moment', 'startDate'],
    ['Customer', 'text', 'contactDetails.firstName', 'contactDetails.email'],
    ['Status', 'status', 'status'],
    ['Payment', 'status', 'paymentStatus'],
  ],
  'bookings.calendarEvents': [
    ['Title', 'text', 'title', 'scheduleName'],
    ['Starts', 'moment', 'start.utcDate'],
    ['Type', 'text', 'type'],
    ['Status', 'status', 'status'],
  ],
  'bookings.services': [
    ['Name', 'text', 'name'],
    ['Type', 'text', 'type'],
    ['Price', 'amount', 'payment.fixed.price', 'payment.varied.defaultPrice'],
    ['Changed', 'moment', 'updatedDate'],
  ],
  'bookings.staffMembers': [['Name', 'text', 'name'], ['Email', 'text', 'email'], created],
  'ecom.abandonedCheckouts': [
    ['Customer', 'text', 'buyerInfo.email'],
    ['Status', 'status', 'status'],
    ['Total', 'amount', 'totalPrice'],
    created,
  ],
  'ecom.carts': [
    ['Customer', 'text', 'customerInfo.email', 'customerInfo.memberId', 'customerInfo.visitorId'],
    ['First item', 'text', 'lineItems.0.name.original'],
    ['Changed', 'moment', 'updatedDate'],
  ],
  'ecom.coupons': [
    ['Code', 'text', 'code'],
    ['Name', 'text', 'name'],
    ['Used', 'amount', 'usageCount'],
  ],
  'ecom.giftCards': [
    ['Code', 'text', 'code'],
    ['Balance', 'amount', 'balance'],
    ['Currency', 'text', 'currency'],
  ],
  'ecom.orders': [
    ['Number', 'text', 'number'],
    ['Total', 'amount', 'priceSummary.total'],
    ['Buyer', 'text', 'buyerInfo.email', 'billingInfo.contactDetails.email'],
    ['First item', 'text', 'lineItems.0.productName.original'],
    ['Payment', 'status', 'paymentStatus'],
    ['Fulfillment', 'status', 'fulfillmentStatus'],
    created,
  ],
  'emulator.events': [['Type', 'text', 'eventType'], ['Entity', 'text', 'entityId'], created],
  'emulator.mails': [['Subject', 'text', 'subject'], ['To', 'text', 'to'], created],
  'stores.products': [
    ['Name', 'text', 'name'],
    ['Price', 'amount', 'priceData.formatted.price'],
    ['Stock', 'status', 'stock.inventoryStatus'],
    ['SKU', 'text', 'sku'],
    ['Changed', 'moment', 'lastUpdated', 'updatedDate'],
  ],
}

const usual: readonly ColumnRow[] = [
  ['Name', 'text', ...titlePaths],
  ['Status', 'status', 'status'],
  ['Created', 'moment', 'createdDate', 'startDate', 'start'],
]

const amountText = (value: unknown): string =>
  typeof value === 'number' || isText(value)
    ? String(value)
    : textAt(value, 'formattedAmount', 'formattedValue', 'amount', 'value')

type Cell = ReturnType<Column<Stored>['cell']>

const writers: Readonly<Record<Kind, (values: readonly unknown[], emulator: Shown) => Cell>> = {
  text(values) {
    const text = values.find((value): value is string | number => typeof value === 'number' || isText(value))
    return text === undefined ? '' : String(text)
  },
  moment(values, emulator) {
    const date = values.find((value): value is Date => value instanceof Date)
    return date ? moment(date, emulator) : ''
  },
  status(values) {
    const status = values.find((value) => typeof value === 'string')
    return status === undefined ? '' : dot(tones[status] ?? 'quiet', status)
  },
  amount: (values) => values.map(amountText).find(Boolean) ?? '',
}

/**
 * The columns of a collection. Columns that no entity of the page has a value for are left out, and a row whose first
 * column is empty shows its id there.
 */
export const columnsOf = (
  collection: string,
  entities: readonly Stored[],
  emulator: Shown,
): readonly Column<Stored>[] => {
  const [first = usual[0], ...others] = rowsOf[collection] ?? usual
  const hasValue = ([, , ...paths]: ColumnRow): boolean =>
    entities.some((entity) => paths.some((path) => valueAt(entity, path) !== undefined))
  return [first, ...others.filter(hasValue)].flatMap((row, index) => {
    if (!row) return []
    const [title, kind, ...paths] = row
    const cell = (entity: Stored): Cell => {
      const written = writers[kind](
        paths.map((path) => valueAt(entity, path)),
        emulator,
      )
      return written || index ? written : entity.id
    }
    const column: Column<Stored> = {
      title,
      cell,
      ...(index === 0 && { main: true }),
      ...(index > 1 && { from: index > 2 ? 720 : 480 }),
      ...((kind === 'amount' || kind === 'moment') && { number: true }),
    }
    return [column]
  })
}
