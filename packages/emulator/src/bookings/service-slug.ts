import type { Service, Slug } from '@frontdesk/bookings'
import type { HandlerContext } from '../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'now'>

/** A slug that a service has or once had; the id is the slug. It stays taken when the service is gone. */
interface TakenSlug extends Stored {
  readonly serviceId: string
}

const takenSlugs: CollectionDefinition<TakenSlug> = collection<TakenSlug>('bookings.serviceSlugs')

/** `Massagem a Dois` becomes `massagem-a-dois`. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'service'

/** Takes a slug for a service that nobody has or had: the name itself, or the name with a number. */
export const takeSlug = ({ state, now }: Context, serviceId: string, name: string): Slug => {
  const taken = state.in(takenSlugs)
  const wanted = slugOf(name)
  let own = wanted
  for (let number = 1; (taken.get(own)?.serviceId ?? serviceId) !== serviceId; number++)
    own = `${wanted}-${number}`
  taken.put({ id: own, serviceId })
  return { name: own, custom: false, createdDate: now() }
}

/** The slugs and addresses of a service under its present name. Addresses that it had keep working. */
export const withSlug = (
  context: Context,
  service: Pick<Service, 'id' | 'name'>,
  previous?: Pick<Service, 'name' | 'mainSlug' | 'supportedSlugs'>,
): Pick<Service, 'mainSlug' | 'supportedSlugs' | 'urls'> => {
  const { mainSlug, supportedSlugs = [] } = previous ?? {}
  const own =
    mainSlug && previous?.name === service.name ? mainSlug : takeSlug(context, service.id, service.name)
  const { name = '' } = own
  return {
    mainSlug: own,
    supportedSlugs: [...supportedSlugs.filter((slug) => slug.name !== name), own],
    urls: {
      servicePage: { relativePath: `/service-page/${name}` },
      bookingPage: { relativePath: `/booking-form/${name}` },
      calendarPage: { relativePath: `/booking-calendar/${name}` },
    },
  }
}
