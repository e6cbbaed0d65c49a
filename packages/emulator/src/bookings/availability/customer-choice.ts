import type { CustomerChoices, ParticipantChoices, Service, ServiceChoice } from '@frontdesk/bookings'
import { allowsGenderSelection } from '../settings/bookings-settings.ts'
import { decline, type Failure, refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { durationsOf } from './availability.ts'
import { rangeOf } from './duration-range.ts'
import { minutesOfAddOns } from '../add-on/booked-add-on.ts'
import { findChoice } from '../service-options/booked-choice.ts'
import { optionOf, optionsInForce, type PricedChoice, pricedChoices } from '../service-options/variants.ts'

type Context = Pick<HandlerContext<unknown>, 'state'>

const refuseChoices = (description: string, choices: readonly unknown[]): Failure =>
  decline(400, 'INVALID_SERVICE_CHOICES', description, { choices })

/** The choices of participants, completed, and the length that they choose. */
export interface BookedChoices {
  readonly participantsChoices?: ParticipantChoices
  /** The length of the appointment in minutes, without its add-ons. */
  readonly minutes?: number
}

const chosenText = ({ choiceId, custom, duration }: ServiceChoice): string =>
  custom ?? (duration?.minutes === undefined ? (choiceId ?? 'nothing') : `${duration.minutes} minutes`)

/** The choice of a variant that a booking names. @throws Failure 400 `INVALID_SERVICE_CHOICES` when there is none */
export const chosenVariant = (
  { state }: Context,
  service: Service,
  choices: readonly ServiceChoice[],
): PricedChoice => {
  const options = optionsInForce(state, service)
  const { type = '' } = options ? optionOf(options) : {}
  if (!options) throw refuseChoices(`"${service.name}" has no options to choose among`, choices)
  if (type !== 'CUSTOM' && type !== 'DURATION')
    throw refuseChoices(
      `Nobody chooses the price of "${service.name}": it follows from the booking, so leave choices out`,
      choices,
    )
  const found = findChoice(options, choices)
  if (found) return found
  const offered = pricedChoices(options)
    .map(({ choice }) => chosenText(choice))
    .join(', ')
  throw refuseChoices(
    `"${service.name}" takes one choice of: ${offered}; not ${choices.map(chosenText).join(', ')}`,
    choices,
  )
}

/**
 * Checks and completes the choices of the participants of a booking.
 *
 * @throws Failure 400 `INVALID_SERVICE_CHOICES` when the service has no such choice
 */
export const readBookedChoices = (
  context: Context,
  service: Service | undefined,
  { participantsChoices }: { readonly participantsChoices?: ParticipantChoices | undefined },
): BookedChoices => {
  if (!participantsChoices || !service) return {}
  const lengths = new Set<number>()
  const serviceChoices = (participantsChoices.serviceChoices ?? []).map((group) => {
    if (!group.choices?.length) return group
    const { id, optionId, custom, duration } = chosenVariant(context, service, group.choices).choice
    if (duration?.minutes !== undefined) lengths.add(duration.minutes)
    const choice: ServiceChoice = {
      ...(optionId !== undefined && { optionId }),
      ...(id !== undefined && { choiceId: id }),
      ...(custom !== undefined && { custom }),
      ...(duration && { duration }),
    }
    return { ...group, choices: [choice] }
  })
  const [minutes, ...others] = lengths
  if (others.length) throw refuseChoices('All participants must choose the same length', [...lengths])
  return {
    participantsChoices: { ...participantsChoices, serviceChoices },
    ...(minutes !== undefined && { minutes }),
  }
}

/** Refuses an appointment of another length than was chosen. @throws Failure 400 `INVALID_SERVICE_CHOICES` */
export const requireChosenLength = (chosen: number | undefined, minutes: number): void => {
  if (chosen !== undefined && chosen !== minutes)
    throw refuseChoices(`The time of the booking must have the chosen length, ${chosen} minutes`, [
      { duration: { minutes: chosen } },
    ])
}

/** How long a session may be, together with the add-ons that a customer chooses. @throws Failure 404 without one of them */
const durationsWith = (
  service: Service,
  { addOnIds }: CustomerChoices = {},
): readonly [number, ...number[]] => {
  const extra = minutesOfAddOns(service, addOnIds)
  const [first, ...others] = durationsOf(service)
  return [first + extra, ...others.map((minutes) => minutes + extra)]
}

/** The length of the choice that a customer names by its id. @throws Failure 400 `INVALID_SERVICE_CHOICES` without one */
const minutesOfChoice = (
  context: Context,
  service: Service,
  choices: CustomerChoices,
): number | undefined => {
  const { durationChoiceId, addOnIds } = choices
  if (durationChoiceId === undefined) return undefined
  const { duration } = chosenVariant(context, service, [{ choiceId: durationChoiceId }]).choice
  if (duration?.minutes === undefined)
    throw refuseChoices('durationChoiceId must be the id of a choice that has a length', [
      { choiceId: durationChoiceId },
    ])
  return duration.minutes + minutesOfAddOns(service, addOnIds)
}

/** Refuses choices that lengthen a session whose end the customer chooses. @throws Failure 400 */
const refuseChoicesOfLength = (service: Service, choices: CustomerChoices): void => {
  if (!rangeOf(service)) return
  const given = (['durationInMinutes', 'durationChoiceId', 'addOnIds'] as const).filter(
    (name) => choices[name] !== undefined,
  )
  if (given.length)
    throw refuse(
      ...given.map((name) => ({
        field: `customerChoices.${name}`,
        description: 'must be left out: customers choose the length of this service by its end',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })),
    )
}

/** The lengths that a session may have for what a customer chooses. @throws Failure when the service has no such choice */
export const offeredDurations = (
  context: Context,
  service: Service,
  choices: CustomerChoices = {},
): readonly [number, ...number[]] => {
  const { durationInMinutes, requestedGender } = choices
  refuseChoicesOfLength(service, choices)
  const minutes = minutesOfChoice(context, service, choices)
  const offered = minutes === undefined ? durationsWith(service, choices) : ([minutes] as const)
  if (requestedGender?.gender !== undefined && !allowsGenderSelection(context))
    throw decline(
      400,
      'REQUESTED_GENDER_NOT_ALLOWED',
      'The settings of the business let nobody choose the staff by gender: leave requestedGender out',
    )
  if (durationInMinutes !== undefined && !offered.includes(durationInMinutes))
    throw refuse({
      field: 'customerChoices.durationInMinutes',
      description: `must be ${offered.join(' or ')}, the length of the service`,
      violatedRule: 'VALIDATION',
      data: { allowedValues: offered },
    })
  return offered
}

/** How long the session is to be that a customer looks for. @throws Failure when the service has no such choice */
export const chosenDuration = (context: Context, service: Service, choices: CustomerChoices = {}): number => {
  const [first] = offeredDurations(context, service, choices)
  return choices.durationInMinutes ?? first
}
