import { useState } from 'react'
import { Button, FieldError, Input, Label, Text, TextField, type TextFieldProps } from 'react-aria-components'
import { mergeClasses } from '../ui/merge-classes.ts'
import { controlClass } from '../ui/field.tsx'

interface PasswordFieldProps extends Pick<TextFieldProps, 'name' | 'isRequired' | 'onChange'> {
  label: string
  /** Whether a password is chosen or given. */
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error: string | undefined
}

/** A password, which a person may look at while they type. */
export function PasswordField({ label, autoComplete, hint, error, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField {...props} isInvalid={Boolean(error)} className="grid content-start gap-1.5">
      <Label className="font-semibold">{label}</Label>
      <div className="relative">
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={mergeClasses(controlClass, 'min-h-12 pr-20')}
        />
        <Button
          slot={null}
          onPress={() => setShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 grid min-w-16 place-items-center rounded-control px-3 text-sm font-semibold text-teal hover:bg-teal-soft"
        >
          <span>
            {isShown ? 'Hide' : 'Show'} <span className="sr-only">{label.toLowerCase()}</span>
          </span>
        </Button>
      </div>
      {hint && (
        <Text slot="description" className="text-sm text-muted">
          {hint}
        </Text>
      )}
      <FieldError className="text-sm font-semibold text-coral-text">{error}</FieldError>
    </TextField>
  )
}
