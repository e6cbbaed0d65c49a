import { isApplicationError } from '@frontdesk/core'
import type { BookingCancellation, MyBooking } from '@frontdesk/react'
import { Button } from '../ui/button.tsx'
import { ModalDialog } from '../ui/dialog.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { costText } from './change-text.ts'

function explain(error: unknown): string | undefined {
  if (isApplicationError(error, 'BOOKING_POLICY_VIOLATION'))
    return 'It is too close to the start to cancel online. Please call the studio.'
  if (isApplicationError(error, 'BOOKING_REVISION_MISMATCH'))
    return 'The booking was changed meanwhile. Close this and look at it again.'
  return undefined
}

interface CancelDialogProps {
  mine: MyBooking
  cancellation: BookingCancellation
  title: string
  /** When it begins, in words. */
  start: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onCancelled: () => void
}

/** Asks once more before a booking is cancelled, and says what that costs. */
export function CancelDialog({
  mine,
  cancellation,
  title,
  start,
  isOpen,
  onOpenChange,
  onCancelled,
}: CancelDialogProps) {
  const { cancel, isPending, error, reset } = cancellation
  const change = (open: boolean): void => {
    if (!open) reset()
    onOpenChange(open)
  }
  const cancelIt = async (): Promise<void> => {
    if (!(await cancel())) return
    change(false)
    onCancelled()
  }
  return (
    <ModalDialog role="alertdialog" title={`Cancel ${title}?`} isOpen={isOpen} onOpenChange={change}>
      {(close) => (
        <>
          <div className="grid gap-2">
            {start && <p className="figures font-semibold">{start}</p>}
            {costText(cancellation, mine).map((sentence) => (
              <p key={sentence} className="figures">
                {sentence}
              </p>
            ))}
            <p className="text-muted">Your place goes to somebody else. This cannot be undone.</p>
          </div>
          {error && (
            <ErrorNotice error={error} title="It was not cancelled">
              {explain(error)}
            </ErrorNotice>
          )}
          <div className="grid gap-3 xs:flex xs:justify-end">
            <Button look="outline" autoFocus onPress={close}>
              Keep it
            </Button>
            <Button look="danger" isPending={isPending} onPress={() => void cancelIt()}>
              Cancel the booking
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
