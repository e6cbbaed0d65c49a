import type {
  Booking,
  Service,
  ServiceChoice,
  ServiceOptionsAndVariants,
  VariantChoice,
} from '@frontdesk/bookings'
import type { State } from '../../kernel/state.ts'
import { optionOf, optionsInForce, type PricedChoice, pricedChoices } from './variants.ts'

/** Whether the choice of a booking names the choice of a variant. */
const names = ({ optionId, choiceId, custom, duration }: ServiceChoice, choice: VariantChoice): boolean =>
  (choiceId ?? custom ?? duration?.minutes) !== undefined &&
  (optionId === undefined || optionId === choice.optionId) &&
  (choiceId === undefined || choiceId === choice.id) &&
  (custom === undefined || custom === choice.custom) &&
  (duration?.minutes === undefined || duration.minutes === choice.duration?.minutes)

/** The choice of a variant that the choices of a booking name: one of them, for a service has one option. */
export const findChoice = (
  options: ServiceOptionsAndVariants,
  [chosen, ...others]: readonly ServiceChoice[],
): PricedChoice | undefined =>
  chosen && !others.length ? pricedChoices(options).find(({ choice }) => names(chosen, choice)) : undefined

/** Describes what the participants of a booking chose: `2 × Adult, Student`. */
export const choiceLines = (
  { state }: { readonly state: State },
  service: Service,
  { participantsChoices }: Booking,
): { name: string; text: string }[] => {
  const options = optionsInForce(state, service)
  if (!options) return []
  const { customData, durationData } = optionOf(options)
  const text = (participantsChoices?.serviceChoices ?? [])
    .flatMap(({ numberOfParticipants = 1, choices: [choice] = [] }) => {
      const { minutes, name = minutes === undefined ? '' : `${minutes} min` } = choice?.duration ?? {}
      const chosen = choice?.custom ?? name
      return chosen === '' ? [] : numberOfParticipants > 1 ? `${numberOfParticipants} × ${chosen}` : chosen
    })
    .join(', ')
  return text === '' ? [] : [{ name: customData?.name ?? durationData?.name ?? 'Choice', text }]
}
