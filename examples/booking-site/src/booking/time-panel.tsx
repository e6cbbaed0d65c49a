import { useNavigate } from 'react-router'
import { formatServicePrice } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { useBookingPage } from './booking-layout.tsx'
import { nextStep } from './next-step.ts'
import { TimePicker } from './time-picker.tsx'

/** The times of a service, on its page. */
export function TimePanel() {
  const { hint, service, flow } = useBookingPage()
  const navigate = useNavigate()
  const price = `${formatServicePrice(service?.payment)}${hint.type === 'CLASS' ? ' per person' : ''}`
  return (
    <TimePicker
      title="Choose a time"
      hint={hint}
      service={service}
      note={(minutes) => (minutes === undefined ? price : `${price} · ${formatDuration(minutes)}`)}
      action="Continue"
      onPick={(slot, resource) => {
        flow.selectSlot(slot, resource)
        void navigate(nextStep(flow))
      }}
    />
  )
}
