import type { Service, ServiceType } from '@frontdesk/bookings'

/** How a person calls each type, one and many. Types that are added later show as sessions. */
const names = {
  APPOINTMENT: { one: 'Appointment', many: 'Appointments' },
  CLASS: { one: 'Class', many: 'Classes' },
  COURSE: { one: 'Course', many: 'Courses' },
} as const

type KnownServiceType = keyof typeof names

export const serviceTypes = Object.keys(names) as readonly KnownServiceType[]

export function isKnownServiceType(type: string | null): type is KnownServiceType {
  return type !== null && type in names
}

export function serviceTypeName(type: ServiceType, count: 'one' | 'many' = 'one'): string {
  return isKnownServiceType(type) ? names[type][count] : count === 'one' ? 'Session' : 'Sessions'
}

/** The address of a service on this site. */
export function servicePath(service: Pick<Service, 'id' | 'mainSlug'>): string {
  return `/services/${encodeURIComponent(service.mainSlug?.name ?? service.id)}`
}
