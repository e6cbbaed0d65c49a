import type { ReactNode } from 'react'
import { formatServicePrice } from '../format/money.ts'
import { useBooking } from './booking-layout.tsx'
import { extraName, useChosenExtras } from './extras.tsx'
import { peopleOf, useOptionChoice } from './service-option.ts'
import { slotEnd, slotStaff, slotStart } from './slot.ts'
import { SummaryLine } from './summary-line.tsx'
import { Ticket } from './ticket.tsx'

function ServicePrice(): ReactNode {
  const { service, flow } = useBooking()
  const option = useOptionChoice(service, flow)
  return (
    <p className="figures text-lg font-semibold">
      {option?.price ?? formatServicePrice(service.payment)}
      {service.type !== 'APPOINTMENT' && (
        <span className="text-base font-normal text-muted"> per person</span>
      )}
    </p>
  )
}

interface BookingTicketProps {
  isGone?: boolean
  /** Whether the price stands elsewhere on the page. */
  hidePrice?: boolean
  children?: ReactNode
}

/** The ticket of a booking that is being made. */
export function BookingTicket({ isGone = false, hidePrice = false, children }: BookingTicketProps) {
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
      people={details && peopleOf(details)}
      extras={extras.map((extra) => `${extraName(extra)} (${extra.price})`)}
      isGone={isGone}
    >
      {!hidePrice && <ServicePrice />}
      {children}
    </Ticket>
  )
}

/** A booking that is being made, for small screens. */
export function BookingLine() {
  const { service, flow } = useBooking()
  const option = useOptionChoice(service, flow)
  const start = (flow.slot && slotStart(flow.slot)) ?? service.schedule?.firstSessionStart
  return (
    <SummaryLine
      name={service.name}
      start={start}
      price={option?.price ?? formatServicePrice(service.payment)}
    />
  )
}
