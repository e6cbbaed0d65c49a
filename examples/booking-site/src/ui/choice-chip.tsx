import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface ChoiceChipProps {
  /** Shared by the choices that exclude each other. */
  name: string
  value: string
  isChosen: boolean
  isDisabled?: boolean
  /** Whether several of the choices can be made: a checkbox in place of a radio button. */
  isMultiple?: boolean
  onChoose: (value: string) => void
  /** Read out in place of what can be seen. */
  label?: string
  /** How a choice that is made stands out: filled, or with a ring around a picture or a colour. */
  mark?: 'fill' | 'ring'
  children?: ReactNode
  className?: string
}

const look =
  'relative cursor-pointer border transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-coral'

// Forced colors take away backgrounds and rings, which tell the chosen one: chips keep them.
const marks = {
  fill: 'has-checked:border-action has-checked:bg-action has-checked:text-on-action forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[color:Highlight] forced-colors:has-checked:text-[color:HighlightText]',
  ring: 'border-transparent ring-action hover:border-control has-checked:border-transparent has-checked:ring-2 forced-color-adjust-none',
}

/**
 * One of several choices, as a radio button that looks like a chip: the group is one stop of the Tab key, and the arrow
 * keys go from choice to choice.
 */
export function ChoiceChip({
  name,
  value,
  isChosen,
  isDisabled = false,
  isMultiple = false,
  onChoose,
  label,
  mark = 'fill',
  children,
  className,
}: ChoiceChipProps) {
  return (
    <label className={cx(look, marks[mark], className)}>
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={label}
        onChange={() => onChoose(value)}
        // It covers the chip, so that the chip is what is pressed and what is focused.
        className="absolute inset-0 z-1 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none"
      />
      {children}
    </label>
  )
}
