import type { Service } from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'

/** Customers lengthen a session by so many minutes at a time. */
const step = 30

/** The shortest and the longest session that customers may book, in minutes. */
export interface DurationRange {
  readonly shortest: number
  readonly longest: number
}

/** The lengths in hours that customers of a service choose between; a service with fixed lengths has none. */
export const rangeOf = ({ schedule }: Pick<Service, 'schedule'>): DurationRange | undefined => {
  const { durationRange } = schedule?.availabilityConstraints ?? {}
  const { minDurationInMinutes: shortest, maxDurationInMinutes: longest } = durationRange?.hourOptions ?? {}
  return shortest === undefined || longest === undefined ? undefined : { shortest, longest }
}

/** Every length of a range: in steps from the shortest on, and the longest. */
export const lengthsOf = ({ shortest, longest }: DurationRange): readonly [number, ...number[]] => {
  const steps = Math.max(0, Math.ceil((longest - shortest) / step))
  const longer = Array.from({ length: steps }, (_, index) => Math.min(longest, shortest + step * (index + 1)))
  return [shortest, ...longer]
}

type WantedRange = NonNullable<NonNullable<Service['schedule']>['availabilityConstraints']>['durationRange']

/** Why customers cannot choose between such lengths: by the field of the range that is wrong. */
export const rangeFault = (
  wanted: NonNullable<WantedRange>,
): Pick<FieldViolation, 'field' | 'description'> | undefined => {
  const { unitType, hourOptions = {}, dayOptions } = wanted
  const { minDurationInMinutes: shortest, maxDurationInMinutes: longest } = hourOptions
  if (unitType !== 'HOUR')
    return {
      field: 'unitType',
      description: 'must be HOUR: the local platform takes no bookings by the day',
    }
  if (dayOptions) return { field: 'dayOptions', description: 'must be left out with the unit HOUR' }
  if (shortest === undefined)
    return { field: 'hourOptions.minDurationInMinutes', description: 'must be given' }
  if (longest === undefined)
    return { field: 'hourOptions.maxDurationInMinutes', description: 'must be given' }
  return shortest > longest
    ? {
        field: 'hourOptions.maxDurationInMinutes',
        description: 'must not be less than minDurationInMinutes',
      }
    : undefined
}
