import { queryServices, type QueryServicesInput, type Service } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'

const appointments: QueryServicesInput = {
  filter: { hidden: false, type: 'APPOINTMENT' },
  paging: { limit: 50 },
}

/** How many services one visit takes. */
export const mostServices = 8

function placesOf({ locations = [] }: Service): string[] {
  return locations.flatMap(({ business }) => business?.id ?? [])
}

/** The appointments of the studio that can be booked together. Those that the studio has to agree to are booked alone. */
export function useVisitServices(): {
  services: readonly Service[]
  error: Error | null
  isPending: boolean
  refetch: () => void
} {
  const { data, error, isPending, refetch } = useRead(queryServices, appointments)
  return {
    services: (data?.items ?? []).filter(
      ({ onlineBooking }) =>
        onlineBooking?.enabled !== false && onlineBooking?.requireManualApproval !== true,
    ),
    error: data ? null : error,
    isPending,
    refetch: () => void refetch(),
  }
}

/** The services that can be added to a visit: given at a place where all the chosen ones are. */
export function addable(services: readonly Service[], chosen: readonly Service[]): Service[] {
  if (chosen.length >= mostServices) return []
  const [first, ...others] = chosen
  const places = first
    ? placesOf(first).filter((place) => others.every((service) => placesOf(service).includes(place)))
    : undefined
  return services.filter(
    (service) =>
      !chosen.includes(service) && (!places || placesOf(service).some((place) => places.includes(place))),
  )
}
