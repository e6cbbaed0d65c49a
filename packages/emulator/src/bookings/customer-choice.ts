import type { BookedAddOn, CustomerChoices, ParticipantChoices, Service } from '@frontdesk/bookings'
import { decline, refuse } from '../kernel/failure.ts'
import { durationsOf } from './availability.ts'

/** Refuses add-ons: services have none yet. @throws Failure 404 `ADD_ON_NOT_FOUND` */
const refuseAddOns = (ids: readonly (string | undefined)[]): void => {
  const [id] = ids
  if (ids.length)
    throw decline(404, 'ADD_ON_NOT_FOUND', `The service has no add-on with id ${id ?? ''}`, { id })
}

/** Refuses choices among options: services have none yet. @throws Failure 400 `INVALID_SERVICE_CHOICES` */
const refuseOptions = (choices: readonly unknown[]): void => {
  if (choices.length)
    throw decline(400, 'INVALID_SERVICE_CHOICES', 'The service has no options to choose among', { choices })
}

/** Checks the choices of a new booking. */
export const checkBookedChoices = (
  {
    participantsChoices,
    bookedAddOns = [],
  }: { readonly participantsChoices?: ParticipantChoices; readonly bookedAddOns?: readonly BookedAddOn[] },
  skipAddOns = false,
): void => {
  for (const { choices = [] } of participantsChoices?.serviceChoices ?? []) refuseOptions(choices)
  if (!skipAddOns) refuseAddOns(bookedAddOns.map(({ id }) => id))
}

/** How long the session is to be that a customer looks for. @throws Failure when the service has no such choice */
export const chosenDuration = (
  service: Service,
  { durationInMinutes, addOnIds = [], durationChoiceId, requestedGender }: CustomerChoices = {},
): number => {
  const offered = durationsOf(service)
  refuseAddOns(addOnIds)
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
