import { type Booking, cancelBooking, queryExtendedBookings } from '@frontdesk/bookings'
import { isApplicationError } from '@frontdesk/core'
import { useWrite } from '@frontdesk/react'
import { Button } from '../ui/button.tsx'
import { ModalDialog } from '../ui/dialog.tsx'
import { ErrorNotice } from '../ui/notice.tsx'

function explain(error: unknown): string | undefined {
  if (isApplicationError(error, 'BOOKING_POLICY_VIOLATION'))
    return 'It is too close to the start to cancel online. Please call the studio.'
  if (isApplicationError(error, 'BOOKING_REVISION_MISMATCH'))
    return 'The booking was changed meanwhile. Close this and look at it again.'
  return undefined
}

interface CancelDialogProps {
  booking: Booking
  title: string
  /** When it begins, in words. */
  start: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks once more before a booking is cancelled. */
export function CancelDialog({ booking, title, start, isOpen, onOpenChange }: CancelDialogProps) {
  const {
    mutate: cancel,
    isPending,
    error,
    reset,
  } = useWrite(cancelBooking, { invalidates: [queryExtendedBookings] })
  const change = (open: boolean): void => {
    if (!open) reset()
    onOpenChange(open)
  }
  return (
    <ModalDialog role="alertdialog" title={`Cancel ${title}?`} isOpen={isOpen} onOpenChange={change}>
      {(close) => (
        <>
          <div className="grid gap-2">
            {start && <p className="figures font-semibold">{start}</p>}
            <p>Your place goes to somebody else. This cannot be undone.</p>
          </div>
          {error && (
            <ErrorNotice error={error} title="It was not cancelled">
              {explain(error)}
            </ErrorNotice>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" autoFocus onPress={close}>
              Keep it
            </Button>
            <Button
              look="danger"
              isPending={isPending}
              onPress={() =>
                cancel(
                  { bookingId: booking.id, revision: booking.revision ?? '1' },
                  { onSuccess: () => change(false) },
                )
              }
            >
              Cancel the booking
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
