import { type Resource, type Service, staffResourceTypeId } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import type { State } from '../../kernel/state.ts'
import { appointmentIntervals, type Interval, overlaps } from '../busy-time.ts'
import { dayNumbersBetween } from '../resource-day.ts'
import { day } from '../zoned-time.ts'
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
const isAt = ({ locationOptions }: Resource, locationId: string): boolean => {
  const { businessLocations } = locationOptions?.specificLocationOptions ?? {}
  return !businessLocations || businessLocations.some((place) => place.locationId === locationId)
}

/** Finds those resources beside the staff that are free at a place, for a session and the pause after it. */
export type ResourceFinder = (service: Service, locationId: string, own: Interval) => ResourceChoice[]

/** Creates a finder for one request. Each day of a resource is read once. */
export const createResourceFinder = (context: Context): ResourceFinder => {
  const required = new Map<string, ResourceChoice[]>()
  const days = new Map<string, readonly Interval[]>()

  const requiredBy = (service: Service): ResourceChoice[] => {
    const known = required.get(service.id) ?? requiredResources(context.state, service)
    required.set(service.id, known)
    return known
  }
  const busyOn = (resourceId: string, dayNumber: number): readonly Interval[] => {
    const key = `${resourceId} ${dayNumber}`
    const known =
      days.get(key) ??
      appointmentIntervals(context, resourceId, { from: dayNumber * day, to: (dayNumber + 1) * day })
    days.set(key, known)
    return known
  }
  const isFree = (resourceId: string, own: Interval): boolean =>
    dayNumbersBetween(own.from, own.to).every(
      (dayNumber) => !busyOn(resourceId, dayNumber).some((interval) => overlaps(interval, own)),
    )
  return (service, locationId, own) =>
    requiredBy(service).map(({ typeId, resources: all }) => ({
      typeId,
      resources: all.filter((resource) => isAt(resource, locationId) && isFree(resource.id, own)),
    }))
}
