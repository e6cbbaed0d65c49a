import { type BookedAddOn, listAddOnGroups, type Service } from '@frontdesk/bookings'
import { type BookingFlow, skipToken, useRead } from '@frontdesk/react'
import { Check } from 'lucide-react'
import { formatMoney } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { cx } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useChoice } from './choice.ts'

/** An extra that a service offers. */
interface Extra {
  readonly id: string
  readonly groupId: string
  readonly name: string
  readonly price: string
  readonly minutes: number
}

interface ExtraGroup {
  readonly id: string
  readonly prompt: string
  /** How many of its extras a booking may hold. */
  readonly most: number
  readonly extras: readonly Extra[]
}

/** The extras of a service; none where it has none and while they are read. */
function useExtraGroups(service: Service | undefined): { groups: readonly ExtraGroup[]; isPending: boolean } {
  const hasExtras = (service?.addOnGroups?.length ?? 0) > 0
  const { data = [], isPending } = useRead(
    listAddOnGroups,
    service && hasExtras ? { serviceId: service.id } : skipToken,
  )
  const groups = data.map(
    ({ groupId = '', groupName = 'Extras', prompt, maxNumberOfAddOns, addOns = [] }) => ({
      id: groupId,
      prompt: prompt ?? groupName,
      most: maxNumberOfAddOns ?? addOns.length,
      extras: addOns.flatMap(({ addOnId, name = 'Extra', price, durationInMinutes = 0 }) =>
        addOnId
          ? [
              {
                id: addOnId,
                groupId,
                name,
                price: price ? formatMoney(price.value, price.currency) : 'Free',
                minutes: durationInMinutes,
              },
            ]
          : [],
      ),
    }),
  )
  return { groups, isPending: hasExtras && isPending }
}

/** The ids that stand in the address. */
function readIds(text: string | undefined): string[] {
  return text?.split(',').filter(Boolean) ?? []
}

/** The extras that are chosen: those in the address, and after that those of the details. */
export function useChosenExtras(service: Service | undefined, flow: BookingFlow): readonly Extra[] {
  const [choice] = useChoice()
  const { groups } = useExtraGroups(service)
  const ids = choice.extras
    ? readIds(choice.extras)
    : (flow.details?.bookedAddOns ?? []).flatMap(({ id }) => id ?? [])
  return groups.flatMap(({ extras }) => extras).filter(({ id }) => ids.includes(id))
}

/** Extras as a new booking names them. */
export function toBookedAddOns(extras: readonly Extra[]): {
  bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId'>[]
} {
  return extras.length > 0 ? { bookedAddOns: extras.map(({ id, groupId }) => ({ id, groupId })) } : {}
}

/** The ids of those extras that lengthen an appointment. */
export function lengthening(extras: readonly Extra[]): string[] {
  return extras.filter(({ minutes }) => minutes > 0).map(({ id }) => id)
}

/** The extras of a service, to choose from. What is chosen stands in the address. */
export function Extras({ service }: { service: Service | undefined }) {
  const [choice, change] = useChoice()
  const { groups, isPending } = useExtraGroups(service)
  const ids = readIds(choice.extras)
  if (isPending) return <Skeleton className="h-40 w-full" />
  const toggle = (id: string): void => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
    change({ extras: next.join(',') })
  }
  return groups.map(({ id: groupId, prompt, most, extras }) => {
    const isFull = extras.filter(({ id }) => ids.includes(id)).length >= most
    return (
      <fieldset key={groupId}>
        <legend className="pb-2 font-display text-lg font-semibold">{prompt}</legend>
        <div className="grid gap-2">
          {extras.map(({ id, name, price, minutes }) => {
            const isChosen = ids.includes(id)
            return (
              <label
                key={id}
                className={cx(
                  'relative flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-3.5 py-2 leading-snug has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-coral',
                  isChosen ? 'border-action bg-teal-soft' : 'border-control bg-raised hover:border-ink',
                )}
              >
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => toggle(id)}
                  className="absolute inset-0 z-1 size-full cursor-[inherit] appearance-none rounded-control outline-none"
                />
                <span
                  aria-hidden
                  className={cx(
                    'grid size-6 shrink-0 place-items-center rounded-md border-2 text-on-action',
                    isChosen ? 'border-action bg-action' : 'border-control',
                  )}
                >
                  {isChosen && <Check size={16} strokeWidth={3} />}
                </span>
                <span className="min-w-0 grow font-semibold">
                  {name}
                  {minutes > 0 && (
                    <span className="block text-sm font-normal">{formatDuration(minutes)} longer</span>
                  )}
                </span>
                <span className="figures">{price}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
    )
  })
}
