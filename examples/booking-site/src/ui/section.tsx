import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { cx } from './class-names.ts'

interface SectionProps {
  title: string
  /** Where all of it is. */
  more?: { to: string; label: string }
  children: ReactNode
  className?: string
}

export function Section({ title, more, children, className }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('grid gap-8', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {more && (
          <Link
            to={more.to}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-teal underline decoration-transparent underline-offset-4 hover:decoration-current"
          >
            {more.label} <ArrowRight aria-hidden size={17} />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
