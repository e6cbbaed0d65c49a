import type { Image } from './common/image.ts'

/** The names of `id`, `createdDate` and `updatedDate` on the wire: `plain`, the default, or with an underscore. */
export type SystemFieldNames = 'plain' | 'underscored'

/** The data format of the wire, which conversions depend on. */
export interface WireForm {
  readonly names?: SystemFieldNames
  /** URL prefix of an image's id; defaults to the prefix of the hosted platform. */
  readonly media?: string
}

/** Converts one value between its wire form and ours; it never gets `null` or absent values. */
export interface Conversion<T> {
  /** Names the conversion, for the encoder. */
  readonly kind: string
  /** Whether the value is a list that is converted as a whole, and not item by item. */
  readonly list?: true
  /** Converts a value from the wire to the app's form. */
  readonly decode: (wire: unknown, form: WireForm) => unknown
  /** Type only: the type of the decoded value. */
  readonly type?: T
}

type Box<T> = (value: T) => T

/** True when T is or contains, at any depth, a value that needs conversion. `Seen` ends recursive types. */
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

type RowOf<T> = T extends Date
  ? Conversion<Date>
  : T extends Image
    ? Conversion<Image>
    : T extends readonly string[]
      ? Conversion<readonly string[]>
      : T extends readonly (infer Item)[]
        ? RowOf<Item>
        : T extends number
          ? Conversion<number>
          : Shape<T>

type LazyRow<T> = RowOf<NonNullable<T>> | (() => RowOf<NonNullable<T>>)

/** One row for every field that contains a date or an image at any depth; rows for numbers and masks may be added. */
export type ShapeRows<T> = {
  readonly [K in keyof T as true extends Converts<NonNullable<T[K]>> ? K : never]-?: LazyRow<T[K]>
} & {
  readonly [
    K in keyof T as NonNullable<T[K]> extends number | readonly number[] | object ? K : never
  ]?: LazyRow<T[K]>
}

/** The conversions of an object: only converted fields are listed, and others are never visited. */
export interface Shape<T> {
  /** The fields that are converted, with their conversions. */
  readonly rows: readonly (readonly [field: string, row: Row | (() => Row)])[]
  /** Whether the object is an entity, whose system fields may be underscored on the wire. */
  readonly entity: boolean
  /** Never present; distinguishes a shape from a list of shapes. */
  readonly list?: never
  /** Decodes a response of the platform in place. */
  readonly decode: (wire: unknown, form: WireForm) => unknown
  /** Decodes a value, or each item of an array. Apps whose operations convert nothing do not bundle this code. */
  readonly decodeEach: (wire: unknown, form: WireForm) => unknown
  /** Type only: the type of the decoded object. */
  readonly type?: T
}

/** The shape of an input, with its encoder: `encoded(shape)` makes one. */
export interface RequestShape<T> extends Shape<T> {
  /** Converts an input into the form of the wire, without changing the input. */
  readonly encode: (input: unknown, form: WireForm) => unknown
}

/** The entry of a field in a shape: a conversion, or the shape of its content. */
export type Row = Conversion<unknown> | Shape<unknown>

type Fields = Record<string, unknown>

/** System field names as we have them; if both names are present, the plain one wins. */
const toPlain = (wire: Fields): Fields => {
  if ((wire['_id'] ?? wire['_createdDate'] ?? wire['_updatedDate']) === undefined) return wire
  // The object is copied, because an object is slower to read after a `delete`.
  const { _id, _createdDate, _updatedDate, ...fields } = wire
  if (_id !== undefined) fields['id'] ??= _id
  if (_createdDate !== undefined) fields['createdDate'] ??= _createdDate
  if (_updatedDate !== undefined) fields['updatedDate'] ??= _updatedDate
  return fields
}

/**
 * Decodes a value, or each item of an array, from the wire. It changes the value in place, which is safe because the
 * value is a new result of `JSON.parse`. Nested arrays are not visited, because the platform has none, so no depth can
 * exceed the stack.
 */
export const decode = (row: Row, wire: unknown, form: WireForm): unknown => {
  if (!Array.isArray(wire) || row.list) return wire == null ? wire : row.decode(wire, form)
  for (let index = wire.length; index--;) if (wire[index] != null) wire[index] = row.decode(wire[index], form)
  return wire
}

const build = <T>(declared: ShapeRows<T>, entity: boolean): Shape<T> => {
  const rows = Object.entries(declared) as Shape<T>['rows'][number][]
  const own: Shape<T> = {
    rows,
    entity,
    decodeEach: (wire, form) => decode(own, wire, form),
    decode(wire, form) {
      if (typeof wire !== 'object') return wire
      const fields = entity ? toPlain(wire as Fields) : (wire as Fields)
      // This is faster than destructuring, which requests an iterator from the array.
      for (const { 0: field, 1: row } of rows) {
        const value = fields[field]
        const next = decode(typeof row === 'function' ? row() : row, value, form)
        if (next !== value) fields[field] = next
      }
      return fields
    },
  }
  return own
}

/**
 * Declares which fields of an object are converted on the wire. The compiler requires every field that contains a date
 * or an image at any depth.
 *
 * @example
 * const slotShape: Shape<Slot> = shape<Slot>({ startDate: date, endDate: date })
 */
export const shape = <T>(rows: ShapeRows<T>): Shape<T> => build(rows, false)

/** Declares the shape of an entity: `id`, `createdDate` and `updatedDate` may be underscored on the wire. */
export const entity = <T>(rows: ShapeRows<T>): Shape<T> => build(rows, true)

/**
 * The shape of some fields of an entity, as an update or one item of a bulk update sends them. It makes the same conversions
 * as the shape of the entity.
 *
 * @example
 * const request: Shape<UpdateRoomInput> = shape<UpdateRoomInput>({ room: change(roomShape) })
 */
export const change = <Entity, Change extends Partial<Entity>>(own: Shape<Entity>): Shape<Change> =>
  own as Shape<object> as Shape<Change>

/** The conversion of a date: ISO 8601 text on the wire, a `Date` here. Text that is not a date stays text. */
export const date: Conversion<Date> = {
  kind: 'date',
  decode(wire) {
    if (typeof wire !== 'string') return wire
    const parsed = new Date(wire)
    // `Date` turns 30 February into 2 March, and reads "Room 5" as a day in May.
    const isDay = /^\d{4}-\d\d-\d\d/.test(wire)
      ? wire.slice(8, 10) < '29' || new Date(wire.slice(0, 10)).getUTCDate() > 28
      : wire.split(/[T ]/, 1).some((day) => (new Date(day).toJSON() as string | null)?.startsWith(day))
    return isDay && !Number.isNaN(parsed.getTime()) ? parsed : wire
  },
}

/** The conversion of a number that may be `NaN` or infinite, which JSON can represent only as text. */
export const float: Conversion<number> = {
  kind: 'float',
  decode: (wire) => (wire === 'NaN' || wire === 'Infinity' || wire === '-Infinity' ? Number(wire) : wire),
}

/** The object form of a field mask on the wire, `{ paths }`. */
const hasPaths = (wire: unknown): wire is { readonly paths: readonly unknown[] } =>
  typeof wire === 'object' && wire !== null && 'paths' in wire && Array.isArray(wire.paths)

/**
 * The conversion of a field mask, the paths of the fields that an update changes: `name,payment.fixed` on the wire. The
 * platform also reads `{ paths: ['name', 'payment.fixed'] }`.
 */
export const fieldMask: Conversion<readonly string[]> = {
  kind: 'mask',
  list: true,
  decode: (wire) => (typeof wire === 'string' ? wire.split(',') : hasPaths(wire) ? wire.paths : wire),
}
