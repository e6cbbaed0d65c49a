import { type BookedAddOn, listAddOnGroups, type Service } from '@frontdesk/bookings'
import { type BookingFlow, skipToken, useRead } from '@frontdesk/react'
import { Check, Minus, Plus } from 'lucide-react'
import { formatMoney } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { cx } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useChoice } from './choice.ts'

/** An extra that a service offers. */
interface Extra {
  readonly id: string
  readonly groupId: string
  readonly name: string
  /** The price of one, in words. */
  readonly price: string
  readonly minutes: number
  /** How many of it one booking may hold. */
  readonly mostOfIt: number
}

/** An extra that is chosen. */
export interface ChosenExtra extends Extra {
  readonly quantity: number
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
      extras: addOns.flatMap(({ addOnId, name = 'Extra', price, durationInMinutes = 0, maxQuantity = 1 }) =>
        addOnId
          ? [
              {
                id: addOnId,
                groupId,
                name,
                price: price ? formatMoney(price.value, price.currency) : 'Free',
                minutes: durationInMinutes,
                mostOfIt: maxQuantity,
              },
            ]
          : [],
      ),
    }),
  )
  return { groups, isPending: hasExtras && isPending }
}

/** How many of each extra the address names, by their ids. */
function readQuantities(text: string | undefined): Map<string, number> {
  return new Map(
    (text?.split(',') ?? []).filter(Boolean).map((entry) => {
      const [id = '', quantity = '1'] = entry.split('*')
      return [id, Math.max(1, Math.trunc(Number(quantity)) || 1)]
    }),
  )
}

/** Extras as the address names them. */
function writeQuantities(quantities: Iterable<readonly [id: string, quantity: number]>): string {
  return [...quantities].map(([id, quantity]) => (quantity > 1 ? `${id}*${quantity}` : id)).join(',')
}

/** Chosen extras as the address names them. */
export function extrasInAddress(extras: readonly ChosenExtra[]): string {
  return writeQuantities(extras.map(({ id, quantity }) => [id, quantity]))
}

/** The extras that are chosen: those in the address, and after that those of the details. */
export function useChosenExtras(service: Service | undefined, flow: BookingFlow): readonly ChosenExtra[] {
  const [choice] = useChoice()
  const { groups } = useExtraGroups(service)
  const wanted = choice.extras
    ? readQuantities(choice.extras)
    : new Map((flow.details?.bookedAddOns ?? []).map(({ id = '', quantity = 1 }) => [id, quantity]))
  return groups
    .flatMap(({ extras }) => extras)
    .flatMap((extra) => {
      const quantity = wanted.get(extra.id)
      return quantity === undefined ? [] : [{ ...extra, quantity: Math.min(quantity, extra.mostOfIt) }]
    })
}

/** The name of an extra, and how many there are of it. */
export function extraName({ name, quantity }: ChosenExtra): string {
  return quantity > 1 ? `${quantity} × ${name}` : name
}

/** Extras as a new booking names them. */
export function toBookedAddOns(extras: readonly ChosenExtra[]): {
  bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[]
} {
  if (extras.length === 0) return {}
  return {
    bookedAddOns: extras.map(({ id, groupId, quantity }) => ({
      id,
      groupId,
      ...(quantity > 1 && { quantity }),
    })),
  }
}

/** The ids of those extras that lengthen an appointment. */
export function lengthening(extras: readonly Extra[]): string[] {
  return extras.filter(({ minutes }) => minutes > 0).map(({ id }) => id)
}

/** The extras of a service, to choose from. The chosen ones stand in the address. */
export function Extras({ service }: { service: Service | undefined }) {
  const [choice, change] = useChoice()
  const { groups, isPending } = useExtraGroups(service)
  const quantities = readQuantities(choice.extras)
  if (isPending) return <Skeleton className="h-40 w-full" />
  const set = (id: string, quantity: number): void => {
    const next = new Map(quantities)
    if (quantity > 0) next.set(id, quantity)
    else next.delete(id)
    change({ extras: writeQuantities(next) })
  }
  return groups.map(({ id: groupId, prompt, most, extras }) => {
    const isFull = extras.filter(({ id }) => quantities.has(id)).length >= most
    return (
      <fieldset key={groupId}>
        <legend className="pb-2 font-display text-lg font-semibold">{prompt}</legend>
        <div className="grid gap-2">
          {extras.map((extra) => (
            <ExtraRow
              key={extra.id}
              extra={extra}
              quantity={Math.min(quantities.get(extra.id) ?? 0, extra.mostOfIt)}
              isFull={isFull}
              onChange={(quantity) => set(extra.id, quantity)}
            />
          ))}
        </div>
      </fieldset>
    )
  })
}

interface ExtraRowProps {
  extra: Extra
  /** 0 while it is not chosen. */
  quantity: number
  /** Whether the booking holds as many extras of the group as it may. */
  isFull: boolean
  onChange: (quantity: number) => void
}

function ExtraRow({ extra, quantity, isFull, onChange }: ExtraRowProps) {
  const { name, price, minutes, mostOfIt } = extra
  const isChosen = quantity > 0
  return (
    <div
      className={cx(
        'relative flex flex-wrap items-center rounded-control border leading-snug has-disabled:opacity-60 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-coral',
        isChosen ? 'border-action bg-teal-soft' : 'border-control bg-raised hover:border-ink',
      )}
    >
      <label className="flex min-h-12 grow cursor-pointer items-center gap-3 px-3.5 py-2 has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={() => onChange(isChosen ? 0 : 1)}
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
          {minutes > 0 && <span className="block text-sm font-normal">{formatDuration(minutes)} longer</span>}
          {mostOfIt > 1 && <span className="block text-sm font-normal">up to {mostOfIt}</span>}
        </span>
        <span className="figures">
          {quantity > 1 && `${quantity} × `}
          {price}
        </span>
      </label>
      {isChosen && mostOfIt > 1 && (
        <div role="group" aria-label={`How many: ${name}`} className="z-2 flex items-center pr-1">
          <IconButton label={`One ${name} less`} onPress={() => onChange(quantity - 1)}>
            <Minus aria-hidden size={16} />
          </IconButton>
          <output aria-label="Quantity" className="figures min-w-5 text-center font-semibold">
            {quantity}
          </output>
          <IconButton
            label={`One ${name} more`}
            isDisabled={quantity >= mostOfIt}
            onPress={() => onChange(quantity + 1)}
          >
            <Plus aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
