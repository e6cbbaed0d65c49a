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
  /** The fields; defaults to those of the default form: the contact of the customer. */
  readonly fields?: readonly BookingFormField[] | undefined
  /** The initial answers, from a draft or from the signed-in person: read at the first render. */
  readonly initial?: Values | undefined
  /** The error of the booking: its messages about answers are shown next to them. */
  readonly error?: unknown
  /** The message of a problem, in the language of the app; defaults to English. */
  readonly message?: ((problem: BookingFormProblem, field: BookingFormField) => string) | undefined
}

/** A field with its answer. */
export interface BookingFormEntry extends BookingFormField {
  readonly value: BookingFormValue
  /** The error of the answer, after the person has left the field or tried to continue. */
  readonly error: string | undefined
}

export interface BookingForm {
  /** The fields in display order. */
  readonly fields: readonly BookingFormEntry[]
  /** Whether all answers are valid. */
  readonly isValid: boolean
  /** Sets an answer. */
  readonly set: (key: string, value: BookingFormValue) => void
  /** Marks the field as left by the person: from now on it shows its error. */
  readonly leave: (key: string) => void
  /**
   * The answers as `details.formSubmission`, without empty ones; `undefined` when one is invalid: then all fields show
   * their errors.
   */
  readonly submission: () => Record<string, BookingFormValue> | undefined
  /** The first field with an error, to focus it. */
  readonly firstInvalid: string | undefined
}

/**
 * The booking form: fields of the types `SHORT_TEXT`, `LONG_TEXT` and `CHECK_BOX` with their answers and messages. The
 * fields of a custom form must be passed, because no operation returns them to customers.
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
  // An error refers to the answers that were sent: an answer that changed since has no error.
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
