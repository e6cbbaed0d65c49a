import type { Conversion, Shape, WireForm } from './shape.ts'

type Fields = Record<string, unknown>
type AnyShape = Shape<unknown>

/** System field names as we have them; where both names are present, the plain one counts. */
const toPlain = (wire: Fields): Fields => {
  if (!('_id' in wire || '_createdDate' in wire)) return wire
  const { _id, _createdDate, _updatedDate, ...rest } = wire
  if (_id !== undefined) rest['id'] ??= _id
  if (_createdDate !== undefined) rest['createdDate'] ??= _createdDate
  if (_updatedDate !== undefined) rest['updatedDate'] ??= _updatedDate
  return rest
}

/** Converts an object, or each one of an array, from the wire. Changes it in place: it is the fresh result of `JSON.parse`. */
export const decode = (row: Conversion<unknown> | AnyShape, wire: unknown, form: WireForm): unknown => {
  if (Array.isArray(wire)) {
    for (let index = 0; index < wire.length; index++) wire[index] = decode(row, wire[index], form)
    return wire
  }
  if (wire == null) return wire
  if (!('rows' in row)) return row.decode(wire, form)
  if (typeof wire !== 'object') return wire
  const fields = row.entity ? toPlain(wire as Fields) : (wire as Fields)
  for (const key in row.rows) {
    const value = fields[key]
    if (value != null) {
      const own = row.rows[key] as Shape<unknown>['rows'][string]
      fields[key] = decode(typeof own === 'function' ? own() : own, value, form)
    }
  }
  return fields
}
