import type { ReactNode } from 'react'
import { formatServicePrice } from '../format/money.ts'
import { formatShortDay, formatTime } from '../format/time.ts'
import { studio } from '../studio.ts'
import { useBooking } from './booking-layout.tsx'
import { useChosenExtras } from './extras.tsx'
import { slotEnd, slotStaff, slotStart } from './slot.ts'
import { Ticket } from './ticket.tsx'

function ServicePrice(): ReactNode {
  const { service } = useBooking()
  return (
    <p className="figures text-lg font-semibold">
      {formatServicePrice(service.payment)}
      {service.type !== 'APPOINTMENT' && (
        <span className="text-base font-normal text-muted"> per person</span>
      )}
    </p>
  )
}

/** The ticket of a booking that is being made. */
export function BookingTicket({ isGone = false, children }: { isGone?: boolean; children?: ReactNode }) {
  const { service, flow } = useBooking()
  const { slot, resource, details } = flow
  const extras = useChosenExtras(service, flow)
  return (
    <Ticket
      title={service.name}
      start={(slot && slotStart(slot)) ?? service.schedule?.firstSessionStart}
      end={slot && slotEnd(slot)}
      isCourse={service.type === 'COURSE'}
      staff={resource?.name ?? (slot && slotStaff(slot))}
      place={slot?.location?.name ?? service.locations?.[0]?.business?.name}
      people={details?.totalParticipants}
      extras={extras.map(({ name, price }) => `${name} (${price})`)}
      isGone={isGone}
    >
      <ServicePrice />
      {children}
    </Ticket>
  )
}

/** A booking that is being made, in one line for small screens. */
export function BookingLine() {
  const { service, flow } = useBooking()
  const start = (flow.slot && slotStart(flow.slot)) ?? service.schedule?.firstSessionStart
  return (
    <p className="figures rounded-control bg-sand px-4 py-3 leading-snug lg:hidden">
      <strong>{service.name}</strong>
      <span className="block">
        {start && `${formatShortDay(start, studio.timeZone)}, ${formatTime(start, studio.timeZone)} · `}
        {formatServicePrice(service.payment)}
      </span>
    </p>
  )
}
