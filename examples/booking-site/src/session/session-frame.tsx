import { type ReactNode, useEffect, useRef } from 'react'
import { useDocumentTitle } from '../layout/page.tsx'
import { TilePattern } from '../ui/tile-pattern.tsx'

const wall = ['a0b4c1d0b2', 'c3a0d4b1c0', 'b1d0a2c0d3', 'd0c4b0a1b4', 'a2b0c0d1a0']

/** Beside the form stands a wall of tiles, where there is room for it. */
export function SessionFrame({ children }: { children: ReactNode }) {
  return (
    <div className="shell grid items-start gap-16 pt-10 sm:pt-14 md:grid-cols-[minmax(0,27rem)_1fr] lg:gap-24">
      <div className="grid min-h-[30rem] min-w-0 content-start gap-7">{children}</div>
      <TilePattern rows={wall} className="sticky top-28 hidden h-[34rem] w-full rounded-card md:block" />
    </div>
  )
}

interface StepIntroProps {
  title: string
  children?: ReactNode
}

/** The heading of a step that follows another one without a change of page: it takes the focus. */
export function StepIntro({ title, children }: StepIntroProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="grid gap-3">
      <h1 ref={heading} tabIndex={-1} data-page-heading className="text-title">
        {title}
      </h1>
      {children && <div className="max-w-prose text-muted">{children}</div>}
    </div>
  )
}
