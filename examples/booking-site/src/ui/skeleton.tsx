import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/** A grey place for content that is on its way; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton animate-pulse', className)} />
}

/** Says once that something loads, around any number of skeletons. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
