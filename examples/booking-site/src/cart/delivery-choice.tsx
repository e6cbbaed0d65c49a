import { isApplicationError } from '@frontdesk/core'
import type { CartControl } from '@frontdesk/react'
import { useState } from 'react'
import { studio } from '../studio.ts'
import { ChoiceChip } from '../ui/choice-chip.tsx'

const ways = [
  { value: 'collect', label: 'Collect', hint: 'At the studio, for free' },
  { value: 'send', label: 'Have it sent', hint: 'Address at the checkout' },
] as const

/** Whether goods are collected or sent. How they are sent depends on the address, which the checkout asks for. */
export function DeliveryChoice({ cart: control }: { cart: CartControl }) {
  const { cart, setDeliveryMethod, removeDeliveryMethod } = control
  const [wanted, setWanted] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const chosen = wanted ?? (cart?.deliveryInfo?.method?.pickup ? 'collect' : 'send')

  const choose = async (way: string): Promise<void> => {
    setWanted(way)
    setProblem(undefined)
    try {
      await (way === 'collect' ? setDeliveryMethod({ code: studio.pickupCode }) : removeDeliveryMethod())
    } catch (error) {
      setProblem(
        isApplicationError(error, 'DELIVERY_METHOD_NOT_FOUND')
          ? 'These items cannot be collected.'
          : 'The choice was not saved. Please try again.',
      )
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Delivery</legend>
      <div className="grid grid-cols-2 gap-2">
        {ways.map(({ value, label, hint }) => (
          <ChoiceChip
            key={value}
            name="delivery"
            value={value}
            isChosen={chosen === value}
            onChoose={(way) => void choose(way)}
            className="grid content-start gap-0.5 rounded-control border-control bg-raised px-3.5 py-2.5 leading-snug"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-sm opacity-85">{hint}</span>
          </ChoiceChip>
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-coral-text">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
