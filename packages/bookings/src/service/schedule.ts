import type { Open } from '@frontdesk/core'

/** All units of a duration that customers choose. */
export const durationUnits = ['HOUR', 'DAY'] as const

/** The unit of a duration that customers choose. */
export type DurationUnit = Open<(typeof durationUnits)[number]>

/** The schedule that contains the sessions of a service and their durations. */
export interface Schedule {
  id?: string
  /** Start of the first session; for a course. Read-only. */
  firstSessionStart?: Date
  /** End of the last session; for a course. Read-only. */
  lastSessionEnd?: Date
  /** Durations of sessions, and the pause after them. */
  availabilityConstraints?: {
    /** Session durations in minutes; one value for an appointment. */
    sessionDurations?: number[]
    /** The durations as objects. */
    durations?: {
      /** Duration in minutes, from 1 to 44,639. */
      minutes?: number
    }[]
    /** Minutes kept free after a session. */
    timeBetweenSessions?: number
    /**
     * The shortest and the longest duration that a customer may book, instead of `sessionDurations`; for an
     * appointment.
     */
    durationRange?: DurationRange
  }
}

/**
 * A range of durations in hours or in whole days that customers choose from; the price of the service is the price per
 * unit. The emulator supports hours, in steps of 30 minutes.
 */
export interface DurationRange {
  /** The unit; set the options of that unit. */
  unitType?: DurationUnit
  /** For `HOUR`: from 30 minutes to 1,440. */
  hourOptions?: {
    /** The shortest duration in minutes. */
    minDurationInMinutes?: number
    /** The longest duration in minutes. */
    maxDurationInMinutes?: number
  }
  /** For `DAY`. */
  dayOptions?: {
    /** The shortest duration in days, from 1 to 40. */
    minDurationInDays?: number
    /** The longest duration in days, from 1 to 40. */
    maxDurationInDays?: number
  }
}
