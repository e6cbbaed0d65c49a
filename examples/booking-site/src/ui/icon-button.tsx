import type { ComponentProps, ReactNode } from 'react'
import { pressIf } from './button.tsx'
import { cx } from './class-names.ts'

export const iconButtonClass =
  'relative grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-sand'

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'disabled' | 'onClick' | 'type'
> {
  /** The action of the button, for people who do not see the icon. */
  label: string
  children: ReactNode
  onPress?: (() => void) | undefined
  isDisabled?: boolean
}

export function IconButton({ label, className, isDisabled = false, onPress, ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      // A disabled element would lose the focus.
      aria-disabled={isDisabled || undefined}
      onClick={pressIf(!isDisabled, onPress)}
      className={cx(iconButtonClass, isDisabled && 'cursor-not-allowed opacity-40', className)}
    />
  )
}
