import type { Control } from 'react-hook-form'
import { FormField } from '../ui/form-field.tsx'
import type { Contact, ContactValues } from './contact-form.ts'

/** The fields for the person who comes. */
export function ContactFields({ control }: { control: Control<ContactValues, unknown, Contact> }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField
          control={control}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          isRequired
          maxLength={100}
        />
        <FormField
          control={control}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          isRequired
          maxLength={100}
        />
      </div>
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        isRequired
        hint="The confirmation goes here."
      />
      <FormField
        control={control}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={50}
        hint="Only for changes at short notice."
      />
    </>
  )
}
