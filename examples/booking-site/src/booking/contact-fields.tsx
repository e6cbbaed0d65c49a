import type { BookingDetails } from '@frontdesk/bookings'
import { TextField } from '../ui/field.tsx'

/** Digits, with what people put between them. */
const phonePattern = '\\+?[\\d\\s.\\(\\)\\/\\-]{5,}'

/** Where the platform names each field when it refuses one. */
const contact = 'booking.contactDetails'

/** The text of a field of a form, without spaces around it. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The person whom a form names. */
export function readContact(form: FormData): NonNullable<BookingDetails['contactDetails']> {
  const phone = readText(form, 'phone')
  return {
    firstName: readText(form, 'firstName'),
    lastName: readText(form, 'lastName'),
    email: readText(form, 'email'),
    ...(phone && { phone }),
  }
}

interface ContactFieldsProps {
  /** The text that is known of a field, by its name. */
  filled: (name: string) => string
  /** The refusals of the platform, by the paths of the fields. */
  errors: Readonly<Record<string, string | undefined>>
}

/** The fields for the person who comes. */
export function ContactFields({ filled, errors }: ContactFieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          isRequired
          maxLength={100}
          defaultValue={filled('firstName')}
          error={errors[`${contact}.firstName`]}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          isRequired
          maxLength={100}
          defaultValue={filled('lastName')}
          error={errors[`${contact}.lastName`]}
        />
      </div>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        hint="The confirmation goes here."
        defaultValue={filled('email')}
        error={errors[`${contact}.email`]}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="Only for changes at short notice."
        pattern={phonePattern}
        patternMessage="Enter a number such as +351 912 345 678."
        defaultValue={filled('phone')}
        error={errors[`${contact}.phone`]}
      />
    </>
  )
}
