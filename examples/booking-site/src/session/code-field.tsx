import { FieldError, Input, Label, TextField, type TextFieldProps } from 'react-aria-components'
import { mergeClasses } from '../ui/merge-classes.ts'
import { controlClass } from '../ui/field.tsx'

/** Characters of a code. */
const codeLength = 6

/** A code as a person copies it: without the blanks that came along. */
export function readCode(read: (name: string) => string): string {
  return read('code').replace(/\s/g, '')
}

export function explainCode(code: string): string | undefined {
  if (!code) return 'Enter the code.'
  return code.length === codeLength
    ? undefined
    : `The code has ${codeLength} characters. This has ${code.length}.`
}

interface CodeFieldProps extends Pick<TextFieldProps, 'name' | 'isRequired' | 'onChange'> {
  error: string | undefined
}

/** A code of a mail or an authenticator, which phones offer to fill in. */
export function CodeField({ error, ...props }: CodeFieldProps) {
  return (
    <TextField {...props} isInvalid={Boolean(error)} className="grid content-start gap-1.5">
      <Label className="font-semibold">Code</Label>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={12}
        className={mergeClasses(controlClass, 'figures min-h-14 text-2xl font-semibold tracking-[0.35em]')}
      />
      <FieldError className="text-sm font-semibold text-coral-text">{error}</FieldError>
    </TextField>
  )
}
