import { useMemo, useState } from 'react'
import {
  type BookingFormField,
  type BookingFormProblem,
  type BookingFormValue,
  defaultBookingFormFields,
  emptyValue,
  messageOf,
  problemOf,
  refusalOf,
} from './booking-form.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useStable } from './use-stable.ts'

type Values = Readonly<Record<string, BookingFormValue>>

export interface UseBookingFormOptions {
  /** The fields; defaults to those of the default form, the contact of the customer,. */
  readonly fields?: readonly BookingFormField[] | undefined
  /** The answers to begin with, of a draft or of the person who is signed in: read at the first render. */
  readonly initial?: Values | undefined
  /** The error of the booking: the messages that it has for answers are shown beside them. */
  readonly error?: unknown
  /** The message of a problem, in the language of the app; defaults to English. */
  readonly message?: ((problem: BookingFormProblem, field: BookingFormField) => string) | undefined
}

/** A field with its answer. */
export interface BookingFormEntry extends BookingFormField {
  readonly value: BookingFormValue
  /** The fault of the answer, once the person has left the field or tried to continue. */
  readonly error: string | undefined
}

export interface BookingForm {
  /** In the order in which they are shown. */
  readonly fields: readonly BookingFormEntry[]
  /** Whether every answer may be sent. */
  readonly isValid: boolean
  /** Returns an answer. */
  readonly set: (key: string, value: BookingFormValue) => void
  /** Says that the person has left a field: from now on it shows what is wrong. */
  readonly leave: (key: string) => void
  /**
   * The answers as `details.formSubmission`, without those that were not given; `undefined` when one may not be sent: then
   * all fields show what is wrong.
   */
  readonly submission: () => Record<string, BookingFormValue> | undefined
  /** The first field with an error, to focus it. */
  readonly firstInvalid: string | undefined
}

/**
 * The booking form: fields of the types `SHORT_TEXT`, `LONG_TEXT` and `CHECK_BOX` with their answers and messages. The
 * fields of a form of one's own are given; no call tells customers which they are.
 *
 * @example
 * const { fields, set, leave, submission } = useBookingForm({ error: flow.error })
 * const formSubmission = submission()
 * if (formSubmission) flow.setDetails({ formSubmission })
 */
export const useBookingForm = ({
  fields: given = defaultBookingFormFields,
  initial = {},
  error,
  message = messageOf,
}: UseBookingFormOptions = {}): BookingForm => {
  const [values, setValues] = useState<Values>(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  // A refusal is about the answers that were sent: an answer that changed since is not refused.
  const [refused, setRefused] = useState<{ readonly error: unknown; readonly values: Values }>()
  if (refused?.error !== error) setRefused({ error, values })
  const refusals = useFieldErrors(error)

  const valueOf = (field: BookingFormField): BookingFormValue => values[field.key] ?? emptyValue(field)
  const errorOf = (field: BookingFormField): string | undefined => {
    const problem = problemOf(field, valueOf(field))
    if (problem) return left.has(field.key) ? message(problem, field) : undefined
    return refused?.values[field.key] === values[field.key] ? refusalOf(field.key, refusals) : undefined
  }
  const isValid = given.every((field) => !problemOf(field, valueOf(field)))
  const fields = given.map((field): BookingFormEntry => ({
    ...field,
    value: valueOf(field),
    error: errorOf(field),
  }))

  const stable = useStable({
    set: (key: string, value: BookingFormValue) => {
      setValues((before) => ({ ...before, [key]: value }))
    },
    leave: (key: string) => {
      setLeft((before) => new Set(before).add(key))
    },
    submission: () => {
      setLeft(new Set(given.map(({ key }) => key)))
      if (!isValid) return undefined
      return Object.fromEntries(
        given
          .map((field): [string, BookingFormValue] => {
            const value = valueOf(field)
            return [field.key, typeof value === 'string' ? value.trim() : value]
          })
          .filter(([, value]) => value !== ''),
      )
    },
  })
  const firstInvalid = useMemo(() => fields.find((field) => field.error !== undefined)?.key, [fields])
  return { fields, isValid, firstInvalid, ...stable }
}
