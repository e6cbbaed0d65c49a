import type { Service } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import { services } from '../services/service.ts'
import { createZone, dayOf, minute, weekdayOf, type Zone } from './zoned-time.ts'

type Context = HandlerContext<unknown>

/** A class that takes place every week. */
export interface ClassRule extends Stored {
  readonly serviceId: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** In the business's own time: `18:30`. */
  readonly start: string
  readonly durationInMinutes: number
  /** Resource id of who gives it. */
  readonly staffId: string
  /** The other resources that its sessions occupy: one of each type that the class needs. */
  readonly resourceIds?: readonly string[]
  readonly locationId: string
  /** Where its sessions took place until each of these moments, the earliest first. */
  readonly earlierLocations?: readonly { readonly until: Date; readonly locationId: string }[]
}

export const classRules: CollectionDefinition<ClassRule, 'service' | 'staff' | 'resource'> = collection<
  ClassRule,
  'service' | 'staff' | 'resource'
>('bookings.classRules', {
  service: ({ serviceId }) => serviceId,
  staff: ({ staffId }) => staffId,
  resource: ({ resourceIds }) => resourceIds,
})

/** One session of a class. */
export interface ClassSession {
  /** The rule's id and the day: the same session has the same id each time. */
  readonly eventId: string
  readonly rule: ClassRule
  readonly service: Service
  readonly start: Date
  readonly end: Date
}

const sessionOn = (service: Service, rule: ClassRule, date: string, zone: Zone): ClassSession => {
  const start = zone.toMoment(`${date}T${rule.start}:00`)
  const earlier = rule.earlierLocations?.find(({ until }) => start <= until)
  return {
    eventId: `${rule.id}_${date.replaceAll('-', '')}`,
    rule: earlier ? { ...rule, locationId: earlier.locationId } : rule,
    service,
    start,
    end: new Date(+start + rule.durationInMinutes * minute),
  }
}

/** The sessions of a day of the business, of the classes that are given. */
export const sessionsOn = (
  { state }: Pick<Context, 'state'>,
  rules: readonly ClassRule[],
  date: string,
  zone: Zone,
): ClassSession[] => {
  const weekday = weekdayOf(date)
  return rules.flatMap((rule) => {
    const service = rule.weekday === weekday ? state.in(services).get(rule.serviceId) : undefined
    return service ? [sessionOn(service, rule, date, zone)] : []
  })
}

export const findSession = ({ state, business }: Context, eventId: string): ClassSession | undefined => {
  const [, ruleId = '', year, month, date] = /^(.+)_(\d{4})(\d\d)(\d\d)$/.exec(eventId) ?? []
  const rule = state.in(classRules).get(ruleId)
  const service = rule && state.in(services).get(rule.serviceId)
  if (!rule || !service) return undefined
  const text = `${year}-${month}-${date}`
  const exists = !Number.isNaN(+new Date(text)) && dayOf(new Date(text).toISOString()) === text
  return exists && weekdayOf(text) === rule.weekday
    ? sessionOn(service, rule, text, createZone(business.timeZone))
    : undefined
}
