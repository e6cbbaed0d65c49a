import type { ContactDetails } from '@frontdesk/bookings'
import { contactDetailsSchema } from '@frontdesk/bookings/schemas'
import { useFieldErrors } from '@frontdesk/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'

/** The text of each field. */
export interface ContactValues {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  /** Only where the service asks for it. */
  notes?: string
}

/** The valid part of the contact, without the fields that were left empty. */
export type Contact = Pick<ContactDetails, 'firstName' | 'lastName' | 'email' | 'phone'> & { notes?: string }

const fields = ['firstName', 'lastName', 'email', 'phone', 'notes'] as const

/** Digits, with what people put between them. */
const phonePattern = /^\+?[\d\s.()/-]{5,}$/

/** The rules of the platform, and those of the site: which fields it needs, and a number that can be called. */
const schema = contactDetailsSchema()
  .pick({ firstName: true, lastName: true, email: true, phone: true })
  .required({ firstName: true, lastName: true, email: true })
  .refine(({ phone }) => phone === undefined || phonePattern.test(phone), {
    path: ['phone'],
    error: 'Enter a number such as +351 912 345 678.',
    // Beside the faults of the other fields, not after them.
    when: () => true,
  })

// The schemas take anything that JSON can hold, so the text of the form is named here.
const judge = zodResolver(schema) as unknown as Resolver<ContactValues, unknown, Contact>

/** A field that was left empty is not there for the platform. */
const resolver: Resolver<ContactValues, unknown, Contact> = (values, context, options) =>
  judge(
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value = '']: [string, string?]) =>
        value.trim() ? [[name, value.trim()]] : [],
      ),
    ),
    context,
    options,
  )

/** Where the platform names each field when it refuses one; a visit has several bookings of the same person. */
const pathOf = (path: string): string =>
  path.replace(/^bookings\.\d+\./, 'booking.').replace(/^booking\.contactDetails\./, '')

/** The form for the person who comes, checked by the schema that the platform checks it with. */
export function useContactForm(
  known: Readonly<Record<string, unknown>>,
  error: unknown,
): UseFormReturn<ContactValues, unknown, Contact> {
  const refusals = useFieldErrors(error)
  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(refusals).map(([path, message]) => [pathOf(path), { type: 'refused', message }]),
      ) as FieldErrors<ContactValues>,
    [refusals],
  )
  const text = (name: string): string => {
    const value = known[name]
    return typeof value === 'string' ? value : ''
  }
  return useForm<ContactValues, unknown, Contact>({
    resolver,
    errors,
    defaultValues: Object.fromEntries(fields.map((name) => [name, text(name)])),
  })
}
