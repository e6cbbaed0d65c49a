import type { Service } from '@frontdesk/bookings'

/** The facts about a service that a link of this site carries: enough to ask for its times before it is read. */
export interface ServiceHint {
  readonly id: string
  readonly type: Service['type']
}

/** The state of a link to a service. The browser keeps it with the entry of its history, also over a reload. */
export function linkState({ id, type }: ServiceHint): { service: ServiceHint } {
  return { service: { id, type } }
}

/** The hint in the state of the present page; nothing where somebody came by the address alone. */
export function readHint(state: unknown): ServiceHint | undefined {
  const { service } = Object(state) as { service?: unknown }
  const { id, type } = Object(service) as Partial<Record<keyof ServiceHint, unknown>>
  return typeof id === 'string' && typeof type === 'string' ? { id, type } : undefined
}
