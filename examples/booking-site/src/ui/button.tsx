import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Link, type LinkProps } from 'react-router'
import { cx } from './class-names.ts'

type ButtonLook = 'solid' | 'outline' | 'quiet' | 'danger'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center leading-tight font-semibold transition-colors duration-150'

const looks: Record<ButtonLook, string> = {
  solid: 'bg-action text-on-action hover:bg-action-hover',
  outline: 'border border-control text-ink hover:border-ink hover:bg-sand',
  quiet: 'text-teal hover:bg-teal-soft',
  danger: 'bg-coral-text text-paper hover:opacity-90',
}

/** The look of a button, for links that act like one. */
function buttonClass(look: ButtonLook = 'solid', className?: string): string {
  return cx(base, looks[look], className)
}

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  look?: ButtonLook
  className?: string
}

export function Button({ look, className, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={buttonClass(
        look,
        cx(
          'data-disabled:cursor-not-allowed data-disabled:opacity-50 data-pending:cursor-progress data-pending:opacity-70',
          className,
        ),
      )}
    />
  )
}

export function ButtonLink({
  look,
  className,
  ...props
}: LinkProps & { look?: ButtonLook; className?: string }) {
  return <Link {...props} className={buttonClass(look, className)} />
}
