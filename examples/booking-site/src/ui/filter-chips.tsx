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
  /** Whether a phone shows one row to swipe instead of several: its height is known before the options are. */
  isOneRow?: boolean
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
  isOneRow = false,
  value,
  options,
  onChange,
}: FilterChipsProps) {
  const name = useId()
  const [chosen, choose] = useChosen(value, onChange)
  return (
    <fieldset className="min-w-0">
      <legend className={showLabel ? 'pb-1.5 text-sm text-muted' : 'sr-only'}>{label}</legend>
      <div
        className={cx(
          'flex flex-wrap gap-1.5',
          // The room around the row is for the ring of the focus.
          isOneRow &&
            'max-sm:-mx-4 max-sm:-my-1.5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1.5',
        )}
      >
        {[...(allLabel === null ? [] : [{ value: '', label: allLabel }]), ...options].map((option) => (
          <ChoiceChip
            key={option.value}
            name={name}
            value={option.value}
            isChosen={option.value === chosen}
            onChoose={choose}
            className={cx(
              'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 text-base leading-tight',
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
