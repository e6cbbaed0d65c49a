import { type AnySpec, decode, type WireForm } from '@frontdesk/core'
import type { OperationSchema } from '@frontdesk/core/schema'
import { createConverter, unwrap, withParameters } from './request-input.ts'

type Fields = Record<string, unknown>

/** The parts of a request that make the input of an operation. */
export interface InputParts {
  readonly parameters: Readonly<Record<string, string>>
  /** The query string. `flat` says that its values are texts, because it is not JSON. */
  readonly query: { readonly payload: Fields; readonly flat: boolean }
  readonly body: Fields
  readonly form: WireForm
}

/**
 * Creates the step that reads the input of an operation as its handler, and a caller of the SDK, have it. Nothing is
 * checked.
 */
export const createInputReader = (
  schemas: readonly OperationSchema[],
): ((spec: AnySpec, parts: InputParts) => Record<string, unknown>) => {
  const operations = new Map(
    schemas.map(({ id, input, shape }) => [id, { shape, convert: createConverter(input) }] as const),
  )
  return (spec, { parameters, query, body, form }) => {
    const own = operations.get(spec.id)
    const asked = unwrap(query.payload, spec)
    const sent = unwrap(body, spec)
    // An address can only hold text; JSON says what is a number or a list.
    const typed = query.flat && own ? { ...own.convert(asked), ...sent } : { ...asked, ...sent }
    const shape = spec.request ?? own?.shape
    const decoded = shape ? (decode(shape, typed, form) as Record<string, unknown>) : typed
    return withParameters(decoded, parameters)
  }
}
