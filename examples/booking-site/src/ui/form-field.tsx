import { type Control, Controller, type FieldError, type FieldPath, type FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from './field.tsx'

interface FormFieldProps<Values extends FieldValues, Parsed> extends Omit<
  TextFieldProps,
  'name' | 'defaultValue' | 'error'
> {
  control: Control<Values, unknown, Parsed>
  name: FieldPath<Values>
}

/** The fault of a field in the words of the site, where the schema that found it speaks to developers. */
function explain(label: string, { type, message }: FieldError): string | undefined {
  switch (type) {
    case 'invalid_type':
      return `Enter your ${label.toLowerCase()}.`
    case 'invalid_format':
      return 'Enter all of it, such as name@example.com.'
    default:
      return message
  }
}

/** A text field of a form of React Hook Form. */
export function FormField<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  ...props
}: FormFieldProps<Values, Parsed>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <TextField
          {...props}
          {...field}
          label={label}
          inputRef={ref}
          error={error && explain(label, error)}
        />
      )}
    />
  )
}
