import {
  createService,
  deleteService,
  getService,
  type Service,
  setCustomSlug,
  updateService,
  validateSlug,
} from '@frontdesk/bookings'
import { isFrontdeskError } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { massage, osteopathy } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const unknown = '00000000-0000-4000-8000-999999999999'
const start = new Date('2026-05-04T07:00:00.000Z')

const create = (name: string): Promise<Service> =>
  createService(studio.owner, {
    service: {
      type: 'CLASS',
      name,
      defaultCapacity: 6,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { inPerson: true } },
    },
  })

describe('the check of a slug', () => {
  it.each(['back-and-neck', 'a', '0', 'a--b', '-a-', 'x'.repeat(500)])('lets "%s" pass', async (slug) => {
    expect(await validateSlug(studio.owner, { serviceId: massage, slug })).toEqual({
      valid: true,
      slug,
      errors: [],
    })
    expect(studio.events).toEqual([])
  })

  it.each(['', 'Back', 'back and neck', 'costas_e_pescoço', 'a/b', 'a.b', '日本'])(
    'finds illegal characters in "%s"',
    async (slug) => {
      expect(await validateSlug(studio.owner, { serviceId: massage, slug })).toEqual({
        valid: false,
        slug,
        errors: ['SLUG_CONTAINS_ILLEGAL_CHARACTERS'],
      })
    },
  )

  it('finds the slug of another service taken, and its own free', async () => {
    const check = async (serviceId: string): Promise<unknown> =>
      (await validateSlug(studio.owner, { serviceId, slug: 'osteopathy' })).errors
    expect(await check(massage)).toEqual(['SLUG_ALREADY_EXISTS'])
    expect(await check(osteopathy)).toEqual([])
  })

  it('finds a slug taken that another service once had: before its new name, or before it was deleted', async () => {
    const { id, revision = '' } = await create('Once')
    await updateService(studio.owner, { service: { id, revision, name: 'Now' } })
    const gone = await create('Gone')
    await deleteService(studio.owner, { serviceId: gone.id })
    const check = async (serviceId: string, slug: string): Promise<unknown> =>
      (await validateSlug(studio.owner, { serviceId, slug })).errors
    expect(await check(massage, 'once')).toEqual(['SLUG_ALREADY_EXISTS'])
    expect(await check(massage, 'gone')).toEqual(['SLUG_ALREADY_EXISTS'])
    expect(await check(id, 'once')).toEqual([])
  })

  it('refuses an unknown service and a slug of more than 500 characters', async () => {
    expect(await refusal(validateSlug(studio.owner, { serviceId: unknown, slug: 'a' }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(await refusal(validateSlug(studio.owner, { serviceId: massage, slug: 'x'.repeat(501) }))).toEqual([
      ['slug', 'MAX_LENGTH'],
    ])
  })
})

describe('a slug that is set by hand', () => {
  it('becomes the main slug and the end of the addresses; the slug before it is still supported', async () => {
    const made = await create('Tai Chi')
    studio.setClock('2026-05-05T09:00:00.000Z')
    const now = new Date('2026-05-05T09:00:00.000Z')
    const slug = { name: 'morning-tai-chi', custom: true, createdDate: now }
    const answer = await setCustomSlug(studio.owner, { serviceId: made.id, slug: 'morning-tai-chi' })
    expect(answer).toEqual({
      slug,
      service: {
        ...made,
        mainSlug: slug,
        supportedSlugs: [{ name: 'tai-chi', custom: false, createdDate: start }, slug],
        urls: {
          servicePage: { relativePath: '/service-page/morning-tai-chi' },
          bookingPage: { relativePath: '/booking-form/morning-tai-chi' },
          calendarPage: { relativePath: '/booking-calendar/morning-tai-chi' },
        },
        updatedDate: now,
        revision: '2',
      },
    })
    expect(await getService(studio.visitor, { serviceId: made.id })).toEqual(answer.service)
    expect(studio.events.at(-1)).toMatchObject({
      entityFqdn: 'wix.bookings.services.v2.service',
      slug: 'updated',
      entityId: made.id,
      modifiedFields: {
        'mainSlug.name': 'tai-chi',
        'mainSlug.custom': false,
        'mainSlug.createdDate': start,
        'supportedSlugs[1].name': null,
        'supportedSlugs[1].custom': null,
        'supportedSlugs[1].createdDate': null,
        'urls.servicePage.relativePath': '/service-page/tai-chi',
        'urls.bookingPage.relativePath': '/booking-form/tai-chi',
        'urls.calendarPage.relativePath': '/booking-calendar/tai-chi',
      },
    })
  })

  it('stays when the name changes, and the slug of the new name is supported too', async () => {
    const { id } = await create('Tai Chi')
    await setCustomSlug(studio.owner, { serviceId: id, slug: 'slow' })
    const { mainSlug, supportedSlugs, urls } = await updateService(studio.owner, {
      service: { id, revision: '2', name: 'Qi Gong' },
    })
    const slow = { name: 'slow', custom: true, createdDate: start }
    expect(mainSlug).toEqual(slow)
    expect(supportedSlugs).toEqual([
      { name: 'tai-chi', custom: false, createdDate: start },
      slow,
      { name: 'qi-gong', custom: false, createdDate: start },
    ])
    expect(urls?.servicePage?.relativePath).toBe('/service-page/slow')
    const renamed = await updateService(studio.owner, { service: { id, revision: '3', name: 'Slow' } })
    expect(renamed.mainSlug).toEqual(slow)
    expect(renamed.supportedSlugs).toEqual(supportedSlugs)
  })

  it('may be one that the service had, which keeps its date', async () => {
    const { id } = await create('Tai Chi')
    studio.setClock('2026-05-05T09:00:00.000Z')
    await setCustomSlug(studio.owner, { serviceId: id, slug: 'slow' })
    const { slug, service } = await setCustomSlug(studio.owner, { serviceId: id, slug: 'tai-chi' })
    expect(slug).toEqual({ name: 'tai-chi', custom: true, createdDate: start })
    expect(service.mainSlug).toEqual(slug)
    expect(service.supportedSlugs?.map(({ name }) => name)).toEqual(['slow', 'tai-chi'])
  })

  it('is taken from then on for every other service', async () => {
    await setCustomSlug(studio.owner, { serviceId: massage, slug: 'hands' })
    expect((await create('Hands')).mainSlug?.name).toBe('hands-1')
    expect(await refusal(setCustomSlug(studio.owner, { serviceId: osteopathy, slug: 'hands' }))).toEqual([
      428,
      'SLUG_ALREADY_EXISTS',
    ])
  })

  it('is refused with illegal characters, when another service has or had it, and for an unknown service', async () => {
    const set = (slug: string, serviceId = massage): Promise<unknown> =>
      refusal(setCustomSlug(studio.owner, { serviceId, slug }))
    expect(await set('Hands On')).toEqual([['slug', 'SLUG_CONTAINS_ILLEGAL_CHARACTERS']])
    expect(await set('')).toEqual([['slug', 'SLUG_CONTAINS_ILLEGAL_CHARACTERS']])
    expect(await set('x'.repeat(501))).toEqual([['slug', 'MAX_LENGTH']])
    expect(await set('osteopathy')).toEqual([428, 'SLUG_ALREADY_EXISTS'])
    expect(await set('hands', unknown)).toEqual([404, 'NOT_FOUND'])
    expect(studio.events).toEqual([])
    expect((await getService(studio.owner, { serviceId: massage })).mainSlug?.name).toBe(
      'deep-tissue-massage',
    )
  })

  it('is set and checked by the business alone', async () => {
    for (const call of [
      setCustomSlug(studio.visitor, { serviceId: massage, slug: 'hands' }),
      validateSlug(studio.visitor, { serviceId: massage, slug: 'hands' }),
    ]) {
      const error: unknown = await call.catch((reason: unknown) => reason)
      expect(isFrontdeskError(error) && [error.status, error.code]).toEqual([403, 'FORBIDDEN'])
    }
  })
})
