import { isApplicationError } from '@frontdesk/core'
import type { CartControl } from '@frontdesk/react'
import { useState } from 'react'
import { studio } from '../studio.ts'
import { ChoiceChip } from '../ui/choice-chip.tsx'

const ways = [
  { value: 'collect', label: 'Collect', hint: 'At the studio, for free' },
  { value: 'send', label: 'Have it sent', hint: 'Address at the checkout' },
] as const

/**
 * Whether goods are collected or sent; the checkout keeps the choice. The price of sending is that for the studio's country
 * until the checkout asks for the address.
 */
export function DeliveryChoice({ cart: control }: { cart: CartControl }) {
  const { cart, setDeliveryMethod } = control
  const [wanted, setWanted] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { method, address } = cart?.deliveryInfo ?? {}
  const chosen = wanted ?? (method && (method.pickup ? 'collect' : 'send'))

  const choose = async (way: string): Promise<void> => {
    setWanted(way)
    setProblem(undefined)
    try {
      await (way === 'collect'
        ? setDeliveryMethod({ code: studio.pickupCode })
        : setDeliveryMethod({ code: studio.shippingCode }, address ? undefined : { country: studio.country }))
    } catch (error) {
      setProblem(
        isApplicationError(error, 'DELIVERY_METHOD_NOT_FOUND')
          ? `These items cannot be ${way === 'collect' ? 'collected' : 'sent'}.`
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
