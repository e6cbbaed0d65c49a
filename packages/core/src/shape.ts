import type { Image } from './image.ts'

/** How the wire names `id`, `createdDate` and `updatedDate`: as they are, or with an underscore in front. */
export type SystemFieldNames = 'plain' | 'underscored'

/** What a conversion needs to know about the other side. */
export interface WireForm {
  readonly names: SystemFieldNames
  /** Address in front of an image's id. */
  readonly media: string
}

/** Converts one value between its wire form and ours; `null` and absent values never reach it. */
export interface Conversion<T> {
  /** Names the conversion, for the encoder. */
  readonly kind: string
  readonly decode: (wire: unknown, form: WireForm) => unknown
  /** Type only: what the value is on our side. */
  readonly type?: T
}

type Box<T> = (value: T) => T

/** True when T is, or holds at any depth, something that is converted. `Seen` ends recursive types. */
type Converts<T, Seen = never> = T extends Date | Image
  ? true
  : T extends readonly (infer Item)[]
    ? Converts<Item, Seen>
    : T extends object
      ? Box<T> extends Seen
        ? false
        : true extends { [K in keyof T]-?: Converts<NonNullable<T[K]>, Seen | Box<T>> }[keyof T]
          ? true
          : false
      : false

type Row<T> = T extends Date
  ? Conversion<Date>
  : T extends Image
    ? Conversion<Image>
    : T extends readonly (infer Item)[]
      ? Row<Item>
      : T extends number
        ? Conversion<number>
        : Shape<T>

type LazyRow<T> = Row<NonNullable<T>> | (() => Row<NonNullable<T>>)

/** One row for every field that holds a date or an image at any depth; rows for numbers may be added. */
export type ShapeRows<T> = {
  readonly [K in keyof T as true extends Converts<NonNullable<T[K]>> ? K : never]-?: LazyRow<T[K]>
} & {
  readonly [K in keyof T as NonNullable<T[K]> extends number | readonly number[] | object ? K : never]?: LazyRow<T[K]>
}

/** The conversions of an object: only the fields that are converted, nothing else is ever visited. Data only. */
export interface Shape<T> {
  readonly rows: Readonly<Record<string, Conversion<unknown> | Shape<unknown> | (() => Conversion<unknown> | Shape<unknown>)>>
  /** Whether the object is an entity, whose system fields may be underscored on the wire. */
  readonly entity: boolean
  /** Type only: what the object is on our side. */
  readonly type?: T
}

/**
 * Declares what of an object is converted on the wire. The compiler asks for every field that holds a date
 * or an image at any depth.
 *
 * @example
 * const slotShape: Shape<Slot> = shape<Slot>({ startDate: date, endDate: date })
 */
export const shape = <T>(rows: ShapeRows<T>): Shape<T> => ({ rows: rows as Shape<T>['rows'], entity: false })

/** The same for an entity: `id`, `createdDate` and `updatedDate` may be underscored on the wire (spec section 3). */
export const entity = <T>(rows: ShapeRows<T>): Shape<T> => ({ rows: rows as Shape<T>['rows'], entity: true })

/** A moment: ISO 8601 text on the wire, a `Date` here. Text that is no date stays text. */
export const date: Conversion<Date> = {
  kind: 'date',
  decode(wire) {
    if (typeof wire !== 'string') return wire
    const parsed = new Date(wire)
    // `Date` turns 30 February into 1 March: the day tells.
    return +parsed && (wire[8] !== '3' || !wire.endsWith('Z') || parsed.getUTCDate() === +wire.slice(8, 10)) ? parsed : wire
  },
}

/** A number that may be `NaN` or infinite, which JSON can only say as text (spec section 9). */
export const float: Conversion<number> = {
  kind: 'float',
  decode: (wire) => (wire === 'NaN' || wire === 'Infinity' || wire === '-Infinity' ? Number(wire) : wire),
}
