import { type ReactNode, useId } from 'react'
import { ChoiceChip } from './choice-chip.tsx'
import { cx } from './class-names.ts'
import { useChosen } from './use-chosen.ts'

interface FilterChipsProps {
  label: string
  /** Whether the label can be seen; it is always read out. */
  showLabel?: boolean
  /** The name of the choice that filters nothing; `null` where one of the options always holds. */
  allLabel?: string | null
  /** Empty when nothing is filtered. */
  value: string
  options: readonly { value: string; label: ReactNode }[]
  onChange: (value: string) => void
}

/** One choice out of a few, with a way back to all. */
export function FilterChips({
  label,
  showLabel = false,
  allLabel = 'All',
  value,
  options,
  onChange,
}: FilterChipsProps) {
  const name = useId()
  const [chosen, choose] = useChosen(value, onChange)
  return (
    <fieldset>
      <legend className={showLabel ? 'pb-1.5 text-sm text-muted' : 'sr-only'}>{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {[...(allLabel === null ? [] : [{ value: '', label: allLabel }]), ...options].map((option) => (
          <ChoiceChip
            key={option.value}
            name={name}
            value={option.value}
            isChosen={option.value === chosen}
            onChoose={choose}
            className={cx(
              'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-base leading-tight',
              option.value !== chosen && 'border-line hover:border-ink',
            )}
          >
            {option.label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}
