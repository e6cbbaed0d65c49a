import {
  type BookingDetails,
  queryServiceOptionsAndVariants,
  type QueryServiceOptionsAndVariantsInput,
  type Service,
  type ServiceChoice,
} from '@frontdesk/bookings'
import { type BookingFlow, skipToken, useRead } from '@frontdesk/react'
import { formatMoney } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { useChoice } from './choice.ts'

/** A choice that a service has at its own price, such as a length or an age. */
export interface OptionChoice {
  readonly id: string
  readonly label: string
  /** The price for one person, in words. */
  readonly price: string
  /** The length, where the choice is one. */
  readonly minutes: number | undefined
  /** The choice as a booking names it. */
  readonly chosen: ServiceChoice
}

interface ServiceOption {
  readonly name: string
  readonly choices: readonly OptionChoice[]
  readonly isPending: boolean
}

/** The reading of the option of a service, with its choices. */
export function optionsInput(serviceId: string): QueryServiceOptionsAndVariantsInput {
  return { filter: { serviceId }, paging: { limit: 1 } }
}

/**
 * The option of a service that customers choose from. It has no choices where the price is the same for everybody, or
 * follows from the time, the staff or the number of people.
 */
export function useServiceOption(service: Service | undefined): ServiceOption {
  const isVaried = service?.payment?.rateType === 'VARIED'
  const { data, isPending } = useRead(
    queryServiceOptionsAndVariants,
    isVaried ? optionsInput(service.id) : skipToken,
  )
  const [found] = data?.items ?? []
  const [option] = found?.options?.values ?? []
  const choices = (found?.variants?.values ?? []).flatMap(({ choices: [choice] = [], price }) => {
    const { id, optionId, custom, duration } = choice ?? {}
    const minutes = duration?.minutes
    const label = custom ?? duration?.name ?? (minutes === undefined ? undefined : formatDuration(minutes))
    if (!id || !label || !price) return []
    const chosen: ServiceChoice = {
      choiceId: id,
      ...(optionId !== undefined && { optionId }),
      ...(custom !== undefined && { custom }),
      ...(duration && { duration }),
    }
    return [{ id, label, price: formatMoney(price.value, price.currency), minutes, chosen }]
  })
  return {
    name: option?.customData?.name ?? option?.durationData?.name ?? 'Choice',
    choices,
    isPending: isVaried && isPending,
  }
}

/**
 * The choice of a customer for an appointment: the one in the address, after that the one of the details, and otherwise the
 * first.
 */
export function useOptionChoice(service: Service | undefined, flow: BookingFlow): OptionChoice | undefined {
  const [{ option }] = useChoice()
  const { choices } = useServiceOption(service)
  if (service?.type !== 'APPOINTMENT') return undefined
  const [group] = flow.details?.participantsChoices?.serviceChoices ?? []
  const wanted = option ?? group?.choices?.[0]?.choiceId
  return choices.find(({ id }) => id === wanted) ?? choices[0]
}

/** The lengths of an appointment in minutes: those to choose from, or the only one. */
export function useLengths(service: Service | undefined): readonly number[] {
  const { choices } = useServiceOption(service)
  const lengths = choices.flatMap(({ minutes }) => minutes ?? [])
  return lengths.length > 0
    ? lengths
    : (service?.schedule?.availabilityConstraints?.sessionDurations ?? []).slice(0, 1)
}

/** So many people who take a choice. */
export interface ChoiceCount {
  readonly choice: OptionChoice
  readonly people: number
}

/** People and their choices as a new booking names them. */
export function toParticipants(counts: readonly ChoiceCount[]): Pick<BookingDetails, 'participantsChoices'> {
  return {
    participantsChoices: {
      serviceChoices: counts
        .filter(({ people }) => people > 0)
        .map(({ choice, people }) => ({ numberOfParticipants: people, choices: [choice.chosen] })),
    },
  }
}

/** How many people a booking is for. */
export function peopleOf({ totalParticipants, participantsChoices }: Partial<BookingDetails>): number {
  return (
    participantsChoices?.serviceChoices?.reduce(
      (sum, { numberOfParticipants = 0 }) => sum + numberOfParticipants,
      0,
    ) ??
    totalParticipants ??
    1
  )
}
