import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './class-names.ts'

type ButtonLook = 'solid' | 'outline' | 'quiet' | 'danger'
type ButtonSize = 'compact' | 'normal' | 'large'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full py-2.5 text-center leading-tight font-semibold transition-colors duration-150'

const looks: Record<ButtonLook, string> = {
  // In forced colors a button without a border would look like text.
  solid: 'border border-transparent bg-action text-on-action hover:bg-action-hover',
  outline: 'border border-control text-ink hover:border-ink hover:bg-sand',
  quiet: 'text-teal hover:bg-teal-soft',
  danger: 'border border-transparent bg-coral-text text-paper hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  compact: 'px-4',
  normal: 'px-6',
  large: 'min-h-12 px-7 text-lg',
}

interface Appearance {
  look?: ButtonLook | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

function classOf({ look = 'solid', size = 'normal', className }: Appearance): string {
  return cx(base, looks[look], sizes[size], className)
}

/** A press that does nothing while it may not: the button keeps its place among the focusable elements. */
export function pressIf(isPressable: boolean, onPress: (() => void) | undefined) {
  return (event: { preventDefault: () => void }): void => {
    if (isPressable) onPress?.()
    else event.preventDefault()
  }
}

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'disabled' | 'onClick'>, Appearance {
  onPress?: (() => void) | undefined
  isDisabled?: boolean | undefined
  /** Whether the press before is still being carried out. */
  isPending?: boolean | undefined
}

export function Button({
  look,
  size,
  className,
  type = 'button',
  isDisabled = false,
  isPending = false,
  onPress,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      // A disabled element would lose the focus.
      aria-disabled={isDisabled || isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={pressIf(!isDisabled && !isPending, onPress)}
      className={classOf({
        look,
        size,
        className: cx(
          isDisabled && 'cursor-not-allowed opacity-50',
          isPending && 'cursor-progress opacity-80',
          className,
        ),
      })}
    >
      {isPending && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
      {children}
    </button>
  )
}

export function ButtonLink({ look, size, className, ...props }: LinkProps & Appearance) {
  return <Link {...props} className={classOf({ look, size, className })} />
}
