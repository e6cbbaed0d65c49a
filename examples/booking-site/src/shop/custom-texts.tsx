import type { CustomTextField } from '@frontdesk/stores'
import { TextField } from '../ui/field.tsx'

/** The texts that a form holds for a product, by the titles of its fields. */
type CustomTexts = Readonly<Record<string, string>>

const nameOf = (index: number): string => `text-${index}`

/** Reads the texts of a form, without those that were left empty. */
export function readTexts(form: HTMLFormElement, fields: readonly CustomTextField[]): CustomTexts {
  const values = new FormData(form)
  return Object.fromEntries(
    fields.flatMap(({ title = '' }, index) => {
      const value = values.get(nameOf(index))
      const text = typeof value === 'string' ? value.trim() : ''
      return text ? [[title, text]] : []
    }),
  )
}

/** The titles of the texts that are still to be entered. */
export function missingTexts(fields: readonly CustomTextField[], texts: CustomTexts): string[] {
  return fields.flatMap(({ title = '', mandatory }) => (mandatory && !texts[title] ? [title] : []))
}

interface CustomTextFieldsProps {
  fields: readonly CustomTextField[]
  /** The titles of the texts that somebody wanted to go on without. */
  missing: readonly string[]
  onChange: () => void
}

/** The texts that customers enter with a product, such as initials. */
export function CustomTextFields({ fields, missing, onChange }: CustomTextFieldsProps) {
  return fields.map(({ title = '', maxLength, mandatory = false }, index) => (
    <TextField
      key={title}
      label={title}
      name={nameOf(index)}
      isRequired={mandatory}
      multiline={maxLength !== undefined && maxLength > 60}
      {...(maxLength !== undefined && { maxLength, hint: `Up to ${maxLength} characters.` })}
      error={missing.includes(title) ? `Enter the ${title.toLowerCase()}.` : undefined}
      onChange={onChange}
    />
  ))
}
