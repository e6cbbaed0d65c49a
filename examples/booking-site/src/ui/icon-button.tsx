import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components'
import { cx } from './class-names.ts'

export const iconButtonClass =
  'relative grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-sand data-disabled:opacity-40'

interface IconButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  /** What the button does, for people who do not see the icon. */
  label: string
  children: ReactNode
  className?: string
}

export function IconButton({ label, className, children, ...props }: IconButtonProps) {
  return (
    <Button {...props} aria-label={label} className={cx(iconButtonClass, className)}>
      {children}
    </Button>
  )
}
