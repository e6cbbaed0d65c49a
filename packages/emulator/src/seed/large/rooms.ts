import {
  createBookingPolicy,
  createResource,
  createResourceType,
  type Service,
  updateService,
} from '@frontdesk/bookings'
import { day } from '../../bookings/availability/zoned-time.ts'
import { placeOf } from '../../bookings/resources/seed-resources.ts'
import { policies } from '../../bookings/seed/studio.ts'
import { services } from '../../bookings/services/service.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import type { Perform } from '../../kernel/perform.ts'
import { createPast, type SeedContext } from '../../kernel/seed-context.ts'
import type { Size } from './size.ts'
import { locationOf, memberIdOf } from './studio.ts'

/** The types of rooms, and the beginning of the slugs of the services that need one. */
const roomTypes = [
  { name: 'Massage room', slug: 'deep-tissue-massage-' },
  { name: 'Reformer room', slug: 'private-reformer-' },
] as const

/** The staff members who use rooms are so few that each of them finds a free room at their location. */
const membersWithRooms = 5

/** Creates rooms of two types, and a policy with a cancellation fee, and lets appointments of some of the staff need both. */
export const seedRooms = (seed: SeedContext, perform: Perform, size: Size): void => {
  const past = createPast(seed, '8107')
  const context = (): HandlerContext<unknown> => past(new Date(+seed.now() - 250 * day), { kind: 'owner' })
  const { limitEarlyBookingPolicy, limitLateBookingPolicy, reschedulePolicy, participantsPolicy } =
    policies.appointments
  const policy = perform(createBookingPolicy, context(), {
    bookingPolicy: {
      name: 'Appointments in rooms',
      customPolicyDescription: {
        enabled: true,
        description:
          'Cancelling costs half of the price on the last day, and all of it in the last four hours.',
      },
      ...(limitEarlyBookingPolicy && { limitEarlyBookingPolicy }),
      ...(limitLateBookingPolicy && { limitLateBookingPolicy }),
      ...(reschedulePolicy && { reschedulePolicy }),
      ...(participantsPolicy && { participantsPolicy }),
      cancellationPolicy: { enabled: true, limitLatestCancellation: false, allowAnonymous: true },
      saveCreditCardPolicy: { enabled: true },
      cancellationFeePolicy: {
        enabled: true,
        cancellationWindows: [
          { startInMinutes: 24 * 60, percentage: '50' },
          { startInMinutes: 4 * 60, percentage: '100' },
        ],
      },
    },
  })
  const staff = Array.from({ length: membersWithRooms }, (_, member) => memberIdOf(member))
  const needsRoom = ({ type, mainSlug, staffMemberIds: [first = ''] = [] }: Service, slug: string): boolean =>
    type === 'APPOINTMENT' && staff.includes(first) && (mainSlug?.name ?? '').startsWith(slug)
  for (const { name, slug } of roomTypes) {
    const { resourceType } = perform(createResourceType, context(), { resourceType: { name } })
    for (let number = 0; number < size.rooms / roomTypes.length; number++)
      perform(createResource, context(), {
        resource: {
          name: `${name} ${number + 1}`,
          typeId: resourceType.id,
          locationOptions: placeOf(locationOf(number)),
        },
      })
    for (const { id, revision = '' } of seed.state
      .in(services)
      .filter((service) => needsRoom(service, slug))
      .slice(0, size.servicesWithRooms / roomTypes.length))
      perform(updateService, context(), {
        service: {
          id,
          revision,
          bookingPolicy: { id: policy.id },
          serviceResources: [{ resourceType: { id: resourceType.id } }],
        },
      })
  }
}
