import { type Service, setCustomSlug, type Slug, type SlugError, validateSlug } from '@frontdesk/bookings'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { isSlug, slugOf, slugRule } from '../../kernel/slug.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import { serviceEntity } from './service.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'now'>

/** A slug that a service has or once had; the id is the slug. It stays taken when the service is gone. */
interface TakenSlug extends Stored {
  readonly serviceId: string
}

const takenSlugs: CollectionDefinition<TakenSlug> = collection<TakenSlug>('bookings.serviceSlugs')

/** Takes a slug for a service that nobody has or had: the name itself, or the name with a number. */
export const takeSlug = ({ state, now }: Context, serviceId: string, name: string): Slug => {
  const taken = state.in(takenSlugs)
  const wanted = slugOf(name, 'service')
  let own = wanted
  for (let number = 1; (taken.get(own)?.serviceId ?? serviceId) !== serviceId; number++)
    own = `${wanted}-${number}`
  taken.put({ id: own, serviceId })
  return { name: own, custom: false, createdDate: now() }
}

type Slugs = Pick<Service, 'mainSlug' | 'supportedSlugs' | 'urls'>

/** A service's main slug with the addresses that follow from it. Slugs that it had keep working. */
const slugsOf = (main: Slug, supported: readonly Slug[]): Slugs => {
  const { name = '' } = main
  return {
    mainSlug: main,
    supportedSlugs: [...supported],
    urls: {
      servicePage: { relativePath: `/service-page/${name}` },
      bookingPage: { relativePath: `/booking-form/${name}` },
      calendarPage: { relativePath: `/booking-calendar/${name}` },
    },
  }
}

const withLast = (slugs: readonly Slug[], last: Slug): Slug[] => [
  ...slugs.filter(({ name }) => name !== last.name),
  last,
]

/** The slugs and addresses of a service under its present name. A slug that was set by hand stays the main one. */
export const withSlug = (
  context: Context,
  service: Pick<Service, 'id' | 'name'>,
  previous?: Pick<Service, 'name' | 'mainSlug' | 'supportedSlugs'>,
): Slugs => {
  const { mainSlug, supportedSlugs = [] } = previous ?? {}
  if (mainSlug && previous?.name === service.name)
    return slugsOf(mainSlug, withLast(supportedSlugs, mainSlug))
  const own = takeSlug(context, service.id, service.name)
  if (!mainSlug?.custom) return slugsOf(own, withLast(supportedSlugs, own))
  return slugsOf(mainSlug, own.name === mainSlug.name ? supportedSlugs : withLast(supportedSlugs, own))
}

/** Why a service may not have a slug. */
const slugErrorsOf = ({ state }: Context, serviceId: string, slug: string): SlugError[] => {
  if (!isSlug(slug)) return ['SLUG_CONTAINS_ILLEGAL_CHARACTERS']
  const owner = state.in(takenSlugs).get(slug)?.serviceId ?? serviceId
  return owner === serviceId ? [] : ['SLUG_ALREADY_EXISTS']
}

export const serviceSlugHandlers: readonly Handler[] = [
  handle(validateSlug, (context) => {
    const { serviceId, slug } = context.input
    const service = serviceEntity.require(context, serviceId)
    const errors = slugErrorsOf(context, service.id, slug)
    return { valid: errors.length === 0, slug, errors }
  }),

  handle(setCustomSlug, (context) => {
    const { serviceId, slug: name } = context.input
    const service = serviceEntity.require(context, serviceId)
    const [error] = slugErrorsOf(context, service.id, name)
    if (error === 'SLUG_CONTAINS_ILLEGAL_CHARACTERS')
      throw refuse({
        field: 'slug',
        description: slugRule,
        violatedRule: 'OTHER',
        ruleName: error,
      })
    if (error !== undefined)
      throw decline(428, error, `Another service has the slug "${name}", or once had it`, { slug: name })
    const { supportedSlugs = [] } = service
    const { createdDate = context.now() } = supportedSlugs.find((slug) => slug.name === name) ?? {}
    const slug = { name, custom: true, createdDate }
    context.state.in(takenSlugs).put({ id: name, serviceId: service.id })
    const slugs = slugsOf(slug, withLast(supportedSlugs, slug))
    return { slug, service: serviceEntity.show(serviceEntity.change(context, service, slugs)) }
  }),
]
