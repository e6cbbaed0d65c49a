import type { CustomerChoices, ParticipantChoices, Service } from '@frontdesk/bookings'
import { decline, refuse } from '../kernel/failure.ts'
import { durationsOf } from './availability.ts'
import { minutesOfAddOns } from './booked-add-on.ts'

/** Refuses choices among options: services have none yet. @throws Failure 400 `INVALID_SERVICE_CHOICES` */
const refuseOptions = (choices: readonly unknown[]): void => {
  if (choices.length)
    throw decline(400, 'INVALID_SERVICE_CHOICES', 'The service has no options to choose among', { choices })
}

/** Checks the choices of the participants of a booking. */
export const checkBookedChoices = ({
  participantsChoices,
}: {
  readonly participantsChoices?: ParticipantChoices
}): void => {
  for (const { choices = [] } of participantsChoices?.serviceChoices ?? []) refuseOptions(choices)
}

/** How long a session may be, together with the add-ons that a customer chooses. @throws Failure 404 without one of them */
export const durationsWith = (
  service: Service,
  { addOnIds }: CustomerChoices = {},
): readonly [number, ...number[]] => {
  const extra = minutesOfAddOns(service, addOnIds)
  const [first, ...others] = durationsOf(service)
  return [first + extra, ...others.map((minutes) => minutes + extra)]
}

/** How long the session is to be that a customer looks for. @throws Failure when the service has no such choice */
export const chosenDuration = (service: Service, choices: CustomerChoices = {}): number => {
  const { durationInMinutes, durationChoiceId, requestedGender } = choices
  const offered = durationsWith(service, choices)
  refuseOptions(durationChoiceId === undefined ? [] : [{ choiceId: durationChoiceId }])
  if (requestedGender?.gender !== undefined)
    throw decline(
      400,
      'REQUESTED_GENDER_NOT_ALLOWED',
      'The staff of the service cannot be chosen by gender: leave requestedGender out',
    )
  if (durationInMinutes !== undefined && !offered.includes(durationInMinutes))
    throw refuse({
      field: 'customerChoices.durationInMinutes',
      description: `must be ${offered.join(' or ')}, the length of the service`,
      violatedRule: 'VALIDATION',
      data: { allowedValues: offered },
    })
  return durationInMinutes ?? offered[0]
}
