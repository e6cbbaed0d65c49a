import { bookingFormFieldTypes } from '@frontdesk/bookings'

export { bookingFormFieldTypes }

/** A line of text, text of several lines, or a box to tick. */
export type BookingFormFieldType = (typeof bookingFormFieldTypes)[number]

/** A field of a booking form. */
export interface BookingFormField {
  /** The key of the answer in `formSubmission`. */
  readonly key: string
  readonly type: BookingFormFieldType
  /** Text beside the field, as the business wrote it. */
  readonly label: string
  /** Whether an answer is needed; of a box, that it is ticked. */
  readonly required?: boolean | undefined
  /** Maximum number of characters of text. */
  readonly maxLength?: number | undefined
  /** The form that the text must have. */
  readonly format?: 'email' | 'phone' | undefined
  /** The value for the attribute `autocomplete`, by which a browser fills the field in. */
  readonly autoComplete?: string | undefined
}

/** An answer: text, or whether a box is ticked. */
export type BookingFormValue = string | boolean

/** The fault of an answer. */
export type BookingFormProblem = 'required' | 'notTicked' | 'tooLong' | 'email' | 'phone'

/** The fields of the form that services have which name no other: the contact of the customer. */
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
    label: 'E-mail',
    required: true,
    format: 'email',
    autoComplete: 'email',
  },
  { key: 'phone', type: 'SHORT_TEXT', label: 'Phone', format: 'phone', autoComplete: 'tel' },
]

/** The answer before anybody gave one. */
export const emptyValue = ({ type }: BookingFormField): BookingFormValue =>
  type === 'CHECK_BOX' ? false : ''

/** The first thing that is wrong with an answer. */
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
      return 'An e-mail address looks like ana@example.com'
    case 'phone':
      return 'A phone number looks like +351 912 345 678'
  }
}

/** The fields of the contact that answers of the default form stand for. */
const contactFields: Readonly<Partial<Record<string, string>>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
}

/** The message of the platform about an answer, which it may know as a field of the contact. */
export const refusalOf = (
  key: string,
  errors: Readonly<Partial<Record<string, string>>>,
): string | undefined =>
  errors[`formSubmission.${key}`] ?? errors[`booking.contactDetails.${contactFields[key] ?? key}`]
