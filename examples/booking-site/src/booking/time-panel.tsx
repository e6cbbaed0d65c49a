import { useNavigate } from 'react-router'
import { formatServicePrice } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { useBookingPage } from './booking-layout.tsx'
import { Extras, lengthening, toBookedAddOns, useChosenExtras } from './extras.tsx'
import { nextStep } from './next-step.ts'
import { TimePicker } from './time-picker.tsx'

/** The times of a service, on its page. */
export function TimePanel() {
  const { hint, service, flow } = useBookingPage()
  const navigate = useNavigate()
  const extras = useChosenExtras(service, flow)
  const price = `${formatServicePrice(service?.payment)}${hint.type === 'CLASS' ? ' per person' : ''}`
  return (
    <TimePicker
      title="Choose a time"
      hint={hint}
      service={service}
      note={(minutes) => (minutes === undefined ? price : `${price} · ${formatDuration(minutes)}`)}
      action="Continue"
      addOnIds={lengthening(extras)}
      below={<Extras service={service} />}
      onPick={(slot, resource) => {
        flow.selectSlot(slot, resource)
        if (flow.details) {
          const { bookedAddOns: _, ...details } = flow.details
          flow.setDetails({ ...details, ...toBookedAddOns(extras) })
        }
        const ids = extras.map(({ id }) => id).join(',')
        void navigate({ pathname: nextStep(flow), search: ids && `extras=${ids}` })
      }}
    />
  )
}
