import { bookingFormFieldTypes } from '@frontdesk/bookings'

export { bookingFormFieldTypes }

/** A single line of text, multiple lines of text, or a checkbox. */
export type BookingFormFieldType = (typeof bookingFormFieldTypes)[number]

/** A field of a booking form. */
export interface BookingFormField {
  /** The key of the answer in `formSubmission`. */
  readonly key: string
  readonly type: BookingFormFieldType
  /** Label of the field, as the business wrote it. */
  readonly label: string
  /** Whether an answer is required; a required checkbox must be checked. */
  readonly required?: boolean | undefined
  /** Maximum number of characters of text. */
  readonly maxLength?: number | undefined
  /** The required format of the text. */
  readonly format?: 'email' | 'phone' | undefined
  /** The value of the `autocomplete` attribute for browsers. */
  readonly autoComplete?: string | undefined
}

/** An answer: text, or whether a checkbox is checked. */
export type BookingFormValue = string | boolean

/** The error of an answer. */
export type BookingFormProblem = 'required' | 'notTicked' | 'tooLong' | 'email' | 'phone'

/** The fields of the default form of services: the contact of the customer. */
export const defaultBookingFormFields: readonly BookingFormField[] = [
  {
    key: 'first_name',
    type: 'SHORT_TEXT',
    label: 'First name',
    required: true,
    maxLength: 100,
    autoComplete: 'given-name',
  },
  { key: 'last_name', type: 'SHORT_TEXT', label: 'Last name', maxLength: 100, autoComplete: 'family-name' },
  {
    key: 'email',
    type: 'SHORT_TEXT',
    label: 'Email',
    required: true,
    format: 'email',
    autoComplete: 'email',
  },
  { key: 'phone', type: 'SHORT_TEXT', label: 'Phone', format: 'phone', autoComplete: 'tel' },
]

/** The initial answer. */
export const emptyValue = ({ type }: BookingFormField): BookingFormValue =>
  type === 'CHECK_BOX' ? false : ''

/** The first error of an answer. */
export const problemOf = (
  { type, required = false, maxLength, format }: BookingFormField,
  value: BookingFormValue,
): BookingFormProblem | undefined => {
  if (type === 'CHECK_BOX') return required && value !== true ? 'notTicked' : undefined
  const text = String(value).trim()
  if (text === '') return required ? 'required' : undefined
  if (maxLength !== undefined && text.length > maxLength) return 'tooLong'
  if (format === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'email'
  if (format === 'phone' && !/^\+?[\d\s().-]{5,}$/.test(text)) return 'phone'
  return undefined
}

/** The message of a problem, in English. */
export const messageOf = (
  problem: BookingFormProblem,
  { label, maxLength = 0 }: BookingFormField,
): string => {
  switch (problem) {
    case 'required':
      return `${label} is needed`
    case 'notTicked':
      return `${label} must be ticked`
    case 'tooLong':
      return `${label} may have ${maxLength} characters at most`
    case 'email':
      return 'An email address looks like ana@example.com'
    case 'phone':
      return 'A phone number looks like +351 912 345 678'
  }
}

/** The contact fields that the answers of the default form correspond to. */
const contactFields: Readonly<Partial<Record<string, string>>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
}

/** The platform's message about an answer, which it may report for a field of the contact. */
export const refusalOf = (
  key: string,
  errors: Readonly<Partial<Record<string, string>>>,
): string | undefined =>
  errors[`formSubmission.${key}`] ?? errors[`booking.contactDetails.${contactFields[key] ?? key}`]
