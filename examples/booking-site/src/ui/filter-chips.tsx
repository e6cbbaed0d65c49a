import { Label, Radio, RadioGroup } from 'react-aria-components'

interface FilterChipsProps {
  label: string
  /** Whether the label can be seen; it is always read out. */
  showLabel?: boolean
  /** What the choice of nothing is called. */
  allLabel?: string
  /** Empty when nothing is filtered. */
  value: string
  options: readonly { value: string; label: string }[]
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
  return (
    <RadioGroup value={value} onChange={onChange} className="flex flex-wrap gap-1.5">
      <Label className={showLabel ? 'w-full text-sm text-muted' : 'sr-only'}>{label}</Label>
      {[{ value: '', label: allLabel }, ...options].map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-base hover:border-ink data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-coral data-selected:border-action data-selected:bg-action data-selected:text-on-action"
        >
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  )
}
