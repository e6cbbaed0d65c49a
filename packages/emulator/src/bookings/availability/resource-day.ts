import { day } from './zoned-time.ts'

/** Each day of UTC that lies between two moments, as its number since 1970. */
export const dayNumbersBetween = (from: number, to: number): number[] => {
  const first = Math.floor(from / day)
  return Array.from({ length: Math.max(0, Math.floor(to / day) - first + 1) }, (_, index) => first + index)
}

/** The key of the index that finds appointments by who gives them and by the day. */
export const resourceDayKey = (resourceId: string, dayNumber: number): string => `${resourceId} ${dayNumber}`
