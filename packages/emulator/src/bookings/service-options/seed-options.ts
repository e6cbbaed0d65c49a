import type { Money } from '@frontdesk/core'
import { currencyOf, round, toMoney } from '../../kernel/money.ts'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { choiceId, optionId, optionsId, serviceId } from '../seed/studio.ts'
import type { ServiceEntry } from '../seed/studio-services.ts'
import { serviceOptions } from './variants.ts'

/** Puts the option of a service and a price for each of its choices. */
export const seedOptions = (
  { state, business }: SeedContext,
  { choices }: Pick<ServiceEntry, 'choices'>,
  number: number,
): void => {
  if (!choices) return
  const { name, prices, areLengths = false } = choices
  const optionIdOfService = optionId(number)
  const amounts = Object.values(prices)
  const money = (amount: number): Money => toMoney(round(amount, currencyOf(business)))
  state.in(serviceOptions).put({
    id: optionsId(number),
    serviceId: serviceId(number),
    options: {
      values: [
        areLengths
          ? { id: optionIdOfService, type: 'DURATION', durationData: { name } }
          : { id: optionIdOfService, type: 'CUSTOM', customData: { name, choices: Object.keys(prices) } },
      ],
    },
    variants: {
      values: Object.entries(prices).map(([choice, amount], index) => ({
        choices: [
          {
            id: choiceId(100 * number + index),
            optionId: optionIdOfService,
            ...(areLengths ? { duration: { minutes: Number(choice) } } : { custom: choice }),
          },
        ],
        price: money(amount),
      })),
    },
    minPrice: money(Math.min(...amounts)),
    maxPrice: money(Math.max(...amounts)),
    revision: '1',
  })
}
