import { type Resource, type Service, staffResourceTypeId } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import type { State } from '../../kernel/state.ts'
import { appointmentIntervals, bufferOf, type Interval, overlaps } from '../availability/busy-time.ts'
import { blockedBetween, type Shift, shiftsOn } from '../calendar/working-hours.ts'
import { plannedIntervals } from '../availability/planned-time.ts'
import { dayNumbersBetween } from '../availability/resource-day.ts'
import { createZone, day, dayOf, minute } from '../availability/zoned-time.ts'
import { resources } from './resource.ts'

type Context = HandlerContext<unknown>

/** Resources of one type that a session needs beside its staff, and may choose among. */
export interface ResourceChoice {
  readonly typeId: string
  readonly resources: readonly Resource[]
}

/** The resources beside the staff that a service needs: those that it names, or all of a type of which it names none. */
export const requiredResources = (
  state: State,
  { serviceResources = [] }: Pick<Service, 'serviceResources'>,
): ResourceChoice[] =>
  serviceResources.flatMap(({ resourceType, resourceIds: { values = [] } = {} }) => {
    const typeId = resourceType?.id ?? staffResourceTypeId
    if (typeId === staffResourceTypeId) return []
    const kept = state.in(resources)
    return {
      typeId,
      resources: values.length ? values.flatMap((id) => kept.get(id) ?? []) : kept.by('type', typeId),
    }
  })

/** Whether a resource can be used at a location of the business. */
export const isResourceAt = ({ locationOptions }: Resource, locationId: string): boolean => {
  const { businessLocations } = locationOptions?.specificLocationOptions ?? {}
  return !businessLocations || businessLocations.some((place) => place.locationId === locationId)
}

/** Finds those resources beside the staff that are free at a place, for a session and the pause after it. */
export type ResourceFinder = (service: Service, locationId: string, own: Interval) => ResourceChoice[]

/**
 * Creates a finder for one request. Each day of a resource is read once. With `atAnyTime` it finds resources outside of
 * their working hours, too.
 */
export const createResourceFinder = (
  context: Context,
  { atAnyTime = false }: { readonly atAnyTime?: boolean } = {},
): ResourceFinder => {
  const zone = createZone(context.business.timeZone)
  const required = new Map<string, ResourceChoice[]>()
  const days = new Map<string, readonly Interval[]>()
  const hours = new Map<string, readonly Shift[]>()

  const requiredBy = (service: Service): ResourceChoice[] => {
    const known = required.get(service.id) ?? requiredResources(context.state, service)
    required.set(service.id, known)
    return known
  }
  const busyOn = (resource: Resource, dayNumber: number): readonly Interval[] => {
    const key = `${resource.id} ${dayNumber}`
    const known = days.get(key)
    if (known) return known
    const whole = { from: dayNumber * day, to: (dayNumber + 1) * day }
    const read = [
      ...appointmentIntervals(context, resource.id, whole),
      ...blockedBetween(context, resource, whole),
      ...plannedIntervals(context, 'resource', resource.id, whole, zone),
    ]
    days.set(key, read)
    return read
  }
  const isFree = (resource: Resource, own: Interval): boolean =>
    dayNumbersBetween(own.from, own.to).every(
      (dayNumber) => !busyOn(resource, dayNumber).some((interval) => overlaps(interval, own)),
    )
  const shiftsOf = (resource: Resource, date: string): readonly Shift[] => {
    const key = `${resource.id} ${date}`
    const known = hours.get(key) ?? shiftsOn(context, resource, date, zone)
    hours.set(key, known)
    return known
  }
  const isOpen = (resource: Resource, place: string, { from, to }: Interval): boolean =>
    atAnyTime ||
    shiftsOf(resource, dayOf(zone.toLocal(new Date(from)))).some(
      (shift) =>
        shift.from <= from &&
        to <= shift.to &&
        (shift.locationId === undefined || shift.locationId === place),
    )
  return (service, locationId, own) => {
    const session = { from: own.from, to: own.to - bufferOf(service) * minute }
    return requiredBy(service).map(({ typeId, resources: all }) => ({
      typeId,
      resources: all.filter(
        (resource) =>
          isResourceAt(resource, locationId) &&
          isOpen(resource, locationId, session) &&
          isFree(resource, own),
      ),
    }))
  }
}
