import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import type { RefCallback } from 'react'
import { mergeClasses } from './merge-classes.ts'

export const controlClass =
  'w-full rounded-control border border-control bg-raised px-4 py-2.5 text-ink placeholder:text-muted hover:border-ink data-invalid:border-coral-text'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string
  hint?: string
  /** The refusal of the platform, shown beside the message of the browser. */
  error?: string | undefined
  multiline?: boolean
  /** For forms that give the focus to a field. */
  inputRef?: RefCallback<HTMLElement>
  className?: string
}

/** The refusal of the browser, in the words of the site instead of those of each browser. */
function explain(label: string, { valueMissing, typeMismatch }: ValidityState): string | undefined {
  if (valueMissing) return `Enter your ${label.toLowerCase()}.`
  return typeMismatch ? `Enter all of it, such as name@example.com.` : undefined
}

export function TextField({
  label,
  hint,
  error,
  multiline = false,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      {...(error && { isInvalid: true })}
      className={mergeClasses('grid content-start gap-1.5', className)}
    >
      {({ isInvalid }) => (
        <>
          <Label className="font-semibold">
            {label}
            {!props.isRequired && <span className="font-normal text-muted"> (optional)</span>}
          </Label>
          {multiline ? (
            <TextArea ref={inputRef} rows={4} className={controlClass} />
          ) : (
            <Input ref={inputRef} className={mergeClasses(controlClass, 'min-h-12')} />
          )}
          {/* A message takes the place of the hint, so that nothing moves away under a finger. */}
          {hint && !isInvalid && (
            <Text slot="description" className="text-sm text-muted">
              {hint}
            </Text>
          )}
          <FieldError className="text-sm font-semibold text-coral-text">
            {({ validationDetails, defaultChildren }) =>
              error ?? explain(label, validationDetails) ?? defaultChildren
            }
          </FieldError>
        </>
      )}
    </AriaTextField>
  )
}
