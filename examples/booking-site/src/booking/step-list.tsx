import { Check } from 'lucide-react'
import { cx } from '../ui/class-names.ts'

const steps = ['Time', 'Details', 'Review', 'Payment'] as const

export type StepName = (typeof steps)[number]

interface StepListProps {
  current: StepName
  /** Whether there is nothing to pay: the last step then only confirms. */
  isFree?: boolean
}

/** Where a person is on the way to a booking. */
export function StepList({ current, isFree = false }: StepListProps) {
  const position = steps.indexOf(current)
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === position ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === position ? 'font-semibold' : 'text-muted')}
        >
          <span
            aria-hidden
            className={cx(
              'figures grid size-6 place-items-center rounded-full border border-control text-xs',
              index <= position && 'border-action bg-action text-on-action',
            )}
          >
            {index < position ? <Check size={14} /> : index + 1}
          </span>
          <span className={cx(index !== position && 'max-xs:sr-only')}>
            {step === 'Payment' && isFree ? 'Confirm' : step}
          </span>
          {index < position && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  )
}
