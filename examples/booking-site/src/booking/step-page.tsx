import type { ReactNode } from 'react'
import { PageHeading } from '../layout/page.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { StepList, type StepName } from './step-list.tsx'

interface StepPageProps {
  step: StepName
  title: string
  children: ReactNode
}

/** The frame of a step: where one is, what is booked, and the step itself. */
export function StepPage({ step, title, children }: StepPageProps) {
  return (
    <div className="shell grid gap-x-16 gap-y-8 pt-10 lg:grid-cols-[1fr_22rem]">
      <div className="grid min-w-0 content-start gap-8">
        <StepList current={step} />
        {/* A new heading, and the focus on it, also when the title changes within a step. */}
        <PageHeading key={title} title={title} />
        {children}
      </div>
      <BookingSummary />
    </div>
  )
}
