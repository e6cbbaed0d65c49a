import {
  type AnySpec,
  encode,
  type FieldViolation,
  isValidationError,
  type PagingMetadata,
  type WireForm,
} from '@frontdesk/core'
import { EmulatorError } from '../kernel/emulator-error.ts'
import { decline, Failure, refuse } from '../kernel/failure.ts'
import { AnswerWith, type PageResult } from '../kernel/handler.ts'
import { wireField } from './request-input.ts'

/** Writes the result of a handler as the operation's answer. */
export const encodeAnswer = (spec: AnySpec, result: unknown, form: WireForm): unknown =>
  result instanceof AnswerWith
    ? { ...result.beside, ...(encodeResult(spec, result.result, form) as object) }
    : encodeResult(spec, result, form)

const encodeResult = ({ response, envelope }: AnySpec, result: unknown, form: WireForm): unknown => {
  if (!response || result === undefined) return {}
  const { key, shape, metadata } = response
  const write = (value: unknown): unknown => (shape ? encode(shape, value, form) : value)
  if (key === undefined) return write(result)
  if (metadata === undefined) return { [key]: write(result) }
  const page = result as PageResult<unknown>
  return {
    [key]: write(page.items),
    [metadata]: {
      ...(envelope?.paging === 'offset' ? offsetMetadata(page) : cursorMetadata(page)),
      ...page.metadata,
    },
  }
}

const cursorsOf = ({
  nextCursor,
  previousCursor,
}: PageResult<unknown>): NonNullable<PagingMetadata['cursors']> => ({
  ...(nextCursor !== undefined && { next: nextCursor }),
  ...(previousCursor !== undefined && { prev: previousCursor }),
})

const offsetMetadata = (page: PageResult<unknown>): PagingMetadata => {
  const { items, offset = 0, total } = page
  return {
    count: items.length,
    offset,
    ...(total !== undefined && { total, hasNext: offset + items.length < total }),
    tooManyToCount: total === undefined,
    cursors: cursorsOf(page),
  }
}

const cursorMetadata = (page: PageResult<unknown>): PagingMetadata => ({
  count: page.items.length,
  cursors: cursorsOf(page),
  hasNext: page.nextCursor !== undefined,
})

interface Refusal {
  readonly status: number
  readonly body: { readonly message: string; readonly details: Readonly<Record<string, unknown>> }
}

/** The answer for what a handler threw; undefined for what nobody foresaw. Fields get their names of the wire. */
export const encodeFailure = (error: unknown, spec?: AnySpec): Refusal | undefined => {
  const failure = isValidationError(error)
    ? refuse(...error.violations)
    : error instanceof EmulatorError
      ? decline(500, error.code, error.message)
      : error
  if (!(failure instanceof Failure)) return undefined
  const { status, message, details } = failure
  const violations = (
    details['validationError'] as { fieldViolations: readonly FieldViolation[] } | undefined
  )?.fieldViolations
  if (!violations || !spec) return { status, body: { message, details } }
  const fieldViolations = violations.map((violation) => ({
    ...violation,
    field: wireField(violation.field, spec),
  }))
  return { status, body: { message, details: { validationError: { fieldViolations } } } }
}
