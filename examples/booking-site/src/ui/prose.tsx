import { paragraphsOf } from '../format/plain-text.ts'
import { cx } from './class-names.ts'

/** A longer text of the business. */
export function Prose({ text, className }: { text: string | undefined; className?: string }) {
  return (
    <div className={cx('grid max-w-prose gap-4', className)}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
