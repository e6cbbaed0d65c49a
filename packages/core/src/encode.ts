import { invalid, within } from './errors.ts'
import type { Image } from './common/image.ts'
import { writeImage } from './image.ts'
import type { RequestShape, Row, Shape, WireForm } from './shape.ts'

type Fields = Record<string, unknown>

const toUnderscored = (value: Fields): Fields => {
  const { id, createdDate, updatedDate, ...rest } = value
  if (id !== undefined) rest['_id'] = id
  if (createdDate !== undefined) rest['_createdDate'] = createdDate
  if (updatedDate !== undefined) rest['_updatedDate'] = updatedDate
  return rest
}

/**
 * Rejects an invalid date, which would be sent as `null`. A valid date needs no conversion: `JSON.stringify` writes it.
 */
const checkDate = (value: unknown): unknown => {
  const time = typeof value === 'string' ? Date.parse(value) : value instanceof Date ? value.getTime() : NaN
  if (Number.isNaN(time)) throw invalid('', 'must be a valid date')
  return value
}

const encodeOne = (row: Row, value: unknown, form: WireForm): unknown => {
  if ('rows' in row) return encodeFields(row, value, form)
  switch (row.kind) {
    case 'date':
      return checkDate(value)
    case 'float':
      return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
    case 'mask':
      return Array.isArray(value) ? value.join(',') : value
    default:
      return form.names === 'underscored' && typeof value === 'object' ? writeImage(value as Image) : value
  }
}

const encodeFields = (shape: Shape<unknown>, value: unknown, form: WireForm): unknown => {
  if (typeof value !== 'object' || value === null) return value
  let result = value as Fields
  for (const [key, row] of shape.rows) {
    const current = result[key]
    if (current == null) continue
    try {
      const next = encodeEach(typeof row === 'function' ? row() : row, current, form)
      if (next !== current) {
        if (result === value) result = { ...result }
        result[key] = next
      }
    } catch (error) {
      throw within(error, key)
    }
  }
  return shape.entity && form.names === 'underscored' ? toUnderscored(result) : result
}

const encodeEach = (row: Row, value: unknown, form: WireForm): unknown => {
  if (!Array.isArray(value) || row.list) return encodeOne(row, value, form)
  const items: readonly unknown[] = value
  let result: unknown[] = value
  for (const [index, item] of items.entries()) {
    try {
      const next = item == null ? item : encodeOne(row, item, form)
      if (next !== item) {
        if (result === value) result = value.slice()
        result[index] = next
      }
    } catch (error) {
      throw within(error, index)
    }
  }
  return result
}

/**
 * Converts an object, or each object of an array, for the wire. The value is never changed: copies are made only where
 * something is converted.
 *
 * @throws ValidationError that names the field, for an invalid date.
 */
export const encode = (shape: Shape<unknown>, value: unknown, form: WireForm): unknown =>
  encodeEach(shape, value, form)

/**
 * Declares that the input of an operation is converted by a shape. Only such operations bring the encoder, so other
 * apps do not bundle it.
 *
 * @example
 * request: encoded(createRoomInputShape)
 */
export const encoded = <Input>(shape: Shape<Input>): RequestShape<Input> => ({
  ...shape,
  encode: (input, form) => encode(shape, input, form),
})

/**
 * Rejects conditions that are `undefined`. JSON omits them, so a write would change entities that they exclude.
 *
 * @throws ValidationError that names the field.
 */
export const checkConditions = (filter: unknown): void => {
  if (filter === undefined)
    throw invalid('', 'must not be undefined: leave it out, if the write is meant for all')
  if (typeof filter !== 'object' || filter === null) return
  for (const key of Object.keys(filter))
    try {
      checkConditions((filter as Fields)[key])
    } catch (error) {
      throw within(error, key)
    }
}

/**
 * Rejects values that JSON cannot represent. They would be sent as `null` or `{}`, and in an update `null` clears a
 * field.
 *
 * @throws ValidationError that names the field.
 */
export const checkData = (value: unknown): void => {
  const refuse = (description: string): never => {
    throw invalid('', description)
  }
  if (typeof value === 'number' && !Number.isFinite(value)) refuse(`must be a finite number, not ${value}`)
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol')
    refuse(`must be plain data, not a ${typeof value}`)
  if (typeof value !== 'object' || value === null) return
  // A Map has the tag `[object Map]`; an instance of an app's class has the tag `[object Object]`.
  const type = Object.prototype.toString.call(value).slice(8, -1)
  if (type === 'Date') checkDate(value)
  else if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return
  else if (type !== 'Object' && type !== 'Array') refuse(`must be plain data, not a ${type}`)
  for (const key of Object.keys(value))
    try {
      const part = (value as Fields)[key]
      if (part === undefined && type === 'Array')
        refuse('must not be undefined, which JSON would turn into null')
      checkData(part)
    } catch (error) {
      throw within(error, key)
    }
}
