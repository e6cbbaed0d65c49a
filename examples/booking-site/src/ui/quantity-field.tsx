import { Minus, Plus } from 'lucide-react'
import {
  Button,
  FieldError,
  Group,
  Input,
  Label,
  NumberField,
  type NumberFieldProps,
} from 'react-aria-components'
import { AriaLocale } from './aria-locale.tsx'
import { cx } from './class-names.ts'

interface QuantityFieldProps extends Omit<NumberFieldProps, 'className' | 'style' | 'children'> {
  label: string
  /** Whether the label is for screen readers only. */
  labelHidden?: boolean
  error?: string | undefined
}

const stepClass =
  'grid size-11 place-items-center rounded-full text-ink hover:bg-sand data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-40'

export function QuantityField({ label, labelHidden = false, error, onChange, ...props }: QuantityFieldProps) {
  return (
    <AriaLocale>
      <NumberField
        {...props}
        {...(error && { isInvalid: true })}
        // An emptied field goes back to what it was.
        onChange={(quantity) => {
          if (!Number.isNaN(quantity)) onChange?.(quantity)
        }}
        className="grid justify-items-start gap-1.5"
      >
        <Label className={cx('font-semibold', labelHidden && 'sr-only')}>{label}</Label>
        <Group className="flex items-center rounded-full border border-control bg-raised">
          <Button slot="decrement" className={stepClass}>
            <Minus aria-hidden size={16} />
          </Button>
          <Input className="figures w-9 bg-transparent text-center font-semibold focus-visible:outline-offset-4" />
          <Button slot="increment" className={stepClass}>
            <Plus aria-hidden size={16} />
          </Button>
        </Group>
        <FieldError className="text-sm font-semibold text-coral-text">{error}</FieldError>
      </NumberField>
    </AriaLocale>
  )
}
