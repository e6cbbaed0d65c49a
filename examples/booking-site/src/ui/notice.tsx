import { isFrontdeskError, isNetworkError, isRateLimitError, isTimeoutError } from '@frontdesk/core'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'

interface NoticeProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** A quiet box that says why there is nothing, and what to do next. */
export function EmptyNotice({ title, children, action, className }: NoticeProps) {
  return (
    <div
      className={cx(
        'grid justify-items-start gap-3 rounded-card border border-dashed border-control px-6 py-10 sm:px-10',
        className,
      )}
    >
      <p className="font-display text-xl font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action}
    </div>
  )
}

function explanation(error: unknown): string {
  if (isNetworkError(error))
    return 'We could not reach the studio’s booking service. Check your connection and try again.'
  if (isRateLimitError(error))
    return 'There were too many requests at once. Please wait a minute, then try again.'
  if (isTimeoutError(error)) return 'The booking service took too long to answer. Please try again.'
  return 'Something went wrong on our side. Please try again in a moment.'
}

interface ErrorNoticeProps {
  error: unknown
  title?: string
  /** In place of the general explanation. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  /** For narrow places. */
  compact?: boolean
  className?: string
}

/** Says which step failed and how to go on, with the request id that support will ask for. */
export function ErrorNotice({
  error,
  title = 'This did not load',
  children,
  onRetry,
  compact = false,
  className,
}: ErrorNoticeProps) {
  const requestId = isFrontdeskError(error) ? error.requestId : undefined
  return (
    <div
      role="alert"
      className={cx(
        'grid justify-items-start gap-3 rounded-card bg-coral-soft',
        compact ? 'p-4' : 'p-6',
        className,
      )}
    >
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="max-w-prose">{children ?? explanation(error)}</p>
      {requestId && (
        <p className="text-sm">
          Request <code className="break-all">{requestId}</code>
        </p>
      )}
      {onRetry && (
        <Button look="outline" onPress={onRetry}>
          <RotateCw aria-hidden size={17} /> Try again
        </Button>
      )}
    </div>
  )
}
