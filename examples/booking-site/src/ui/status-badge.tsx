import { cx } from './class-names.ts'

export type Tone = 'good' | 'waiting' | 'bad'

const tones: Record<Tone, string> = {
  good: 'bg-teal-soft text-teal',
  waiting: 'bg-sand text-ink',
  bad: 'bg-coral-soft text-coral-text',
}

export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={cx(
        'inline-flex w-fit items-center rounded-full px-3 py-0.5 text-sm font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
