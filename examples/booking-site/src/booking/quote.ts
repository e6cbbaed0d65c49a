import { type BookingDetails, type PriceInfo, previewPrice } from '@frontdesk/bookings'
import { skipToken, useRead } from '@frontdesk/react'
import { useBooking } from './booking-layout.tsx'

/**
 * The price of the booking that is being made, without its extras; nothing while it is worked out. The price of one person
 * is known from the service, unless it varies or a deposit is taken.
 */
export function useQuote({ totalParticipants = 1, participantsChoices }: BookingDetails): {
  price: PriceInfo | undefined
  isPending: boolean
} {
  const { service, flow } = useBooking()
  const { payment } = service
  const { slot, resource } = flow
  const isKnown =
    payment?.rateType === 'NO_FEE' ||
    (payment?.rateType === 'FIXED' && totalParticipants === 1 && payment.options?.deposit !== true)
  const { data, isPending } = useRead(
    previewPrice,
    isKnown
      ? skipToken
      : {
          bookingLineItems: [
            {
              serviceId: service.id,
              serviceChoices: participantsChoices?.serviceChoices ?? [
                { numberOfParticipants: totalParticipants },
              ],
              ...(resource?.id && { resourceId: resource.id }),
              ...(slot?.localStartDate && { localStartDate: slot.localStartDate }),
            },
          ],
        },
  )
  return { price: data, isPending: !isKnown && isPending }
}
