import type { BookingDetails } from '@frontdesk/bookings'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatServicePrice } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useBookingPage } from './booking-layout.tsx'
import { Extras, extrasInAddress, lengthening, toBookedAddOns, useChosenExtras } from './extras.tsx'
import { nextStep } from './next-step.ts'
import { OptionPicker } from './option-picker.tsx'
import { toParticipants, useOptionChoice } from './service-option.ts'
import { TimePicker } from './time-picker.tsx'

/** The times of a service, on its page. */
export function TimePanel() {
  const { hint, service, flow } = useBookingPage()
  const navigate = useNavigate()
  const extras = useChosenExtras(service, flow)
  const option = useOptionChoice(service, flow)
  // The usual length is that of times that are asked for without one: they come beside the service.
  const [usual] = service?.schedule?.availabilityConstraints?.sessionDurations ?? []
  const price = [
    option?.price ?? formatServicePrice(service?.payment),
    hint.type === 'CLASS' && ' per person',
    extras.length > 0 && ' + extras',
  ]
    .filter(Boolean)
    .join('')
  return (
    <TimePicker
      title="Choose a time"
      hint={hint}
      service={service}
      note={(minutes) => (minutes === undefined ? price : `${price} · ${formatDuration(minutes)}`)}
      action="Continue"
      canWait
      lengthenedBy={lengthening(extras)}
      lengthId={option?.minutes === undefined || option.minutes === usual ? undefined : option.id}
      below={
        <>
          <Extras service={service} />
          {hint.type === 'APPOINTMENT' && service?.onlineBooking?.requireManualApproval !== true && (
            <ButtonLink
              to={`/visit?services=${hint.id}`}
              look="quiet"
              size="compact"
              className="-ml-4 justify-self-start"
            >
              <Plus aria-hidden size={17} /> Add another treatment
            </ButtonLink>
          )}
        </>
      }
      onPick={(slot, resource) => {
        flow.selectSlot(slot, resource)
        if (flow.details) {
          const { bookedAddOns: _, ...details } = flow.details
          const next: BookingDetails = { ...details, ...toBookedAddOns(extras) }
          flow.setDetails(option ? { ...next, ...toParticipants([{ choice: option, people: 1 }]) } : next)
        }
        const search = new URLSearchParams({
          ...(extras.length > 0 && { extras: extrasInAddress(extras) }),
          ...(option && { option: option.id }),
        })
        void navigate({ pathname: nextStep(flow), search: search.toString() })
      }}
    >
      <OptionPicker service={service} flow={flow} />
    </TimePicker>
  )
}
