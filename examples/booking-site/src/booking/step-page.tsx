import type { ReactNode } from 'react'
import { PageHeading } from '../layout/page.tsx'
import { cx } from '../ui/class-names.ts'
import { useBooking } from './booking-layout.tsx'
import { BookingLine, BookingTicket } from './booking-summary.tsx'
import { StepList, type StepName } from './step-list.tsx'

interface StepPageProps {
  step: StepName
  title: string
  /** The content beside the step; the ticket of the booking unless given, and `null` for none. */
  aside?: ReactNode
  /** Whether there is nothing to pay; as the service says unless given. */
  isFree?: boolean
  /** Whether the chosen time cannot be had any more. */
  isGone?: boolean
  children: ReactNode
}

/** The frame of a step: where one is, what is booked, and the step itself. */
export function StepPage({ step, title, aside, isFree, isGone = false, children }: StepPageProps) {
  const { service } = useBooking()
  return (
    <div
      className={cx(
        'shell grid gap-x-12 gap-y-8 pt-8 lg:pt-10',
        aside !== null && 'lg:grid-cols-[minmax(0,1fr)_26rem]',
      )}
    >
      <div className={cx('grid min-w-0 content-start gap-6 lg:gap-8', aside === null && 'max-w-3xl')}>
        <StepList current={step} isFree={isFree ?? service.payment?.rateType === 'NO_FEE'} />
        {/* A new heading when the title changes within a step. */}
        <PageHeading key={title} title={title} />
        {aside === undefined && !isGone && <BookingLine />}
        {children}
      </div>
      {aside !== null && (
        <aside
          aria-label="Your booking"
          className={cx('lg:pt-12', aside === undefined && !isGone && 'max-lg:hidden')}
        >
          {aside ?? <BookingTicket isGone={isGone} />}
        </aside>
      )}
    </div>
  )
}
