import type { Service } from '@frontdesk/bookings'
import { collection, type CollectionDefinition, type State, type Stored } from '../../kernel/state.ts'
import { services } from '../services/service.ts'

/** The sessions of a course, by the id of its schedule. */
export interface CourseSessions extends Stored {
  /** Resource id of who gives it. */
  readonly staffId: string
  /** The other resources that its sessions occupy: one of each type that the course needs. */
  readonly resourceIds?: readonly string[]
  readonly locationId: string
  readonly sessions: readonly { readonly start: Date; readonly end: Date }[]
}

export const courseSessions: CollectionDefinition<CourseSessions, 'staff' | 'resource'> = collection<
  CourseSessions,
  'staff' | 'resource'
>('bookings.courseSessions', {
  staff: ({ staffId }) => staffId,
  resource: ({ resourceIds }) => resourceIds,
})

/** The course whose schedule this is. */
export const findCourse = (state: State, scheduleId: string | undefined): Service | undefined =>
  state.in(services).find(({ type, schedule }) => type === 'COURSE' && schedule?.id === scheduleId)

/** The ids of the sessions of a course: the id of its schedule and the day of UTC, as the sessions of classes have them. */
export const courseEventIds = (
  { state }: { readonly state: State },
  scheduleId: string | undefined,
): string[] =>
  (state.in(courseSessions).get(scheduleId ?? '')?.sessions ?? []).map(
    ({ start }) => `${scheduleId}_${start.toISOString().slice(0, 10).replaceAll('-', '')}`,
  )
