import {
  type Category,
  countCategories,
  createCategory,
  createService,
  deleteCategory,
  getCategory,
  getService,
  moveCategory,
  queryCategories,
  queryServiceCategories,
  queryServices,
  searchServices,
  updateCategory,
  updateService,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { categoryIds } from '../../src/bookings/seed/studio.ts'
import { told } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

const { yoga, pilates, recovery, beginners } = categoryIds
const unknown = '00000000-0000-4000-8000-999999999999'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const create = (name: string): Promise<Category> => createCategory(studio.owner, { category: { name } })

const orders = async (): Promise<unknown[]> => {
  const { items } = await queryCategories(studio.visitor, {})
  return items.map(({ name, sortOrder }) => [name, sortOrder])
}

const seeded = [
  ['Yoga', 1],
  ['Pilates & strength', 2],
  ['Massage & recovery', 3],
  ['Getting started', 4],
]

/** A service of a category, as it shows the category. */
const shown = async (categoryId: string): Promise<unknown> => {
  const { items } = await queryServices(studio.owner, { filter: { 'category.id': categoryId } })
  return items[0]?.category
}

describe('categories', () => {
  it('are found by everybody, in their order unless another one is asked for', async () => {
    expect(await getCategory(studio.visitor, { categoryId: yoga })).toEqual({
      id: yoga,
      revision: '1',
      createdDate: new Date('2026-02-03T07:00:00.000Z'),
      updatedDate: new Date('2026-02-03T07:00:00.000Z'),
      name: 'Yoga',
      sortOrder: 1,
    })
    expect(await orders()).toEqual(seeded)
    const { items } = await queryCategories(studio.visitor, {
      filter: { $or: [{ id: recovery }, { name: { $startsWith: 'Y' } }, { sortOrder: 4 }] },
      sort: [{ fieldName: 'name', order: 'DESC' }],
    })
    expect(items.map(({ name }) => name)).toEqual(['Yoga', 'Massage & recovery', 'Getting started'])
    expect(await countCategories(studio.visitor, { filter: { sortOrder: { $gt: 2 } } })).toBe(2)
    await expect(getCategory(studio.visitor, { categoryId: unknown })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      data: { id: unknown },
    })
  })

  it('are found by a POST, too, page by page', async () => {
    const page = await queryCategories(studio.visitor, { cursorPaging: { limit: 3 } })
    expect(page.hasNext()).toBe(true)
    expect((await page.next()).items.map(({ name }) => name)).toEqual(['Getting started'])
    expect(
      await studio.post('/bookings/v2/categories/query', { query: { filter: { name: 'Yoga' } } }),
    ).toMatchObject({ categories: [{ name: 'Yoga' }] })
  })

  it('are 50 a page unless asked for, and 100 at most', async () => {
    for (let number = 5; number <= 100; number++) await create(`Category ${number}`)
    expect((await queryCategories(studio.visitor, {})).items).toHaveLength(50)
    expect((await queryCategories(studio.visitor, { cursorPaging: { limit: 100 } })).items).toHaveLength(100)
    await expect(create('One more')).rejects.toMatchObject({
      status: 428,
      code: 'CATEGORY_LIMIT_REACHED',
      data: { limit: 100 },
    })
    await deleteCategory(studio.owner, { categoryId: yoga })
    expect((await create('One more')).name).toBe('One more')
  })

  it('are written by the business alone', async () => {
    const category = { id: yoga, revision: '1', name: 'Mine' }
    for (const call of [
      createCategory(studio.visitor, { category: { name: 'Mine' } }),
      updateCategory(studio.visitor, { category }),
      moveCategory(studio.visitor, { categoryId: yoga }),
      deleteCategory(studio.visitor, { categoryId: yoga }),
    ])
      await expect(call).rejects.toMatchObject({ status: 403 })
    expect(await orders()).toEqual(seeded)
  })
})

describe('a new category', () => {
  it('comes after all others, and services may name it', async () => {
    const now = new Date('2026-05-04T07:00:00.000Z')
    const extendedFields = { namespaces: { '@studio/app': { colour: 'green' } } }
    const made = await createCategory(studio.owner, {
      category: { name: 'Workshops', extendedFields, sortOrder: 7, id: unknown } as { name: string },
    })
    const whole = {
      id: '00000000-0000-4000-8000-000000000002',
      name: 'Workshops',
      sortOrder: 1_000_004,
      extendedFields,
      revision: '1',
      createdDate: now,
      updatedDate: now,
    }
    expect(made).toEqual(whole)
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.categories.v2.category',
        slug: 'created',
        entityId: made.id,
        entity: whole,
      },
    ])
    const service = await createService(studio.owner, {
      service: {
        type: 'CLASS',
        name: 'Handstands',
        defaultCapacity: 6,
        onlineBooking: { enabled: true },
        payment: { rateType: 'NO_FEE', options: { inPerson: true } },
        category: { id: made.id },
      },
    })
    // No dates, no revision and no extended fields: a service names its category in short.
    expect(service.category).toEqual({ id: made.id, name: 'Workshops', sortOrder: 1_000_004 })
    expect(await queryServiceCategories(studio.visitor, {})).toContainEqual(service.category)
  })

  it('has the first place where there is no other', async () => {
    for (const categoryId of [yoga, pilates, recovery, beginners])
      await deleteCategory(studio.owner, { categoryId })
    expect((await create('Workshops')).sortOrder).toBe(1_000_000)
    // Nothing is left to move it among.
    const { id: categoryId } = await create('Courses')
    await deleteCategory(studio.owner, { categoryId })
    const { items } = await queryCategories(studio.visitor, {})
    expect(await moveCategory(studio.owner, { categoryId: items[0]!.id, position: 'FIRST' })).toEqual(
      items[0],
    )
  })

  it.each([5, 'text', null, [1]])('is refused with %j as the fields of a namespace', async (namespace) => {
    const category = { name: 'Workshops', extendedFields: { namespaces: { '@studio/app': namespace } } }
    await expect(createCategory(studio.owner, { category })).rejects.toMatchObject({
      status: 400,
      violations: [
        { field: 'category.extendedFields.namespaces.@studio/app', description: 'must be an object' },
      ],
    })
  })

  it.each([
    ['without a name', {}, 'REQUIRED_FIELD'],
    ['with an empty name', { name: '' }, 'MIN_LENGTH'],
    ['with a name of 101 characters', { name: 'x'.repeat(101) }, 'MAX_LENGTH'],
  ])('is refused %s', async (_, category, violatedRule) => {
    await expect(
      createCategory(studio.owner, { category: category as { name: string } }),
    ).rejects.toMatchObject({ status: 400, violations: [{ field: 'category.name', violatedRule }] })
    expect((await create('x'.repeat(100))).name).toHaveLength(100)
  })
})

describe('a changed category', () => {
  it('shows its name in its services, which tell of it', async () => {
    const category = await updateCategory(studio.owner, {
      category: { id: recovery, revision: '1', name: 'Massage' },
    })
    expect(category).toMatchObject({ name: 'Massage', sortOrder: 3, revision: '2' })
    expect(await shown(recovery)).toEqual({ id: recovery, name: 'Massage', sortOrder: 3 })
    const found = await searchServices(studio.visitor, { filter: { 'category.name': 'Massage' } })
    expect(found.items).toHaveLength(3)
    const [own, ...services] = told(studio.events)
    expect(own).toEqual({
      entityFqdn: 'wix.bookings.categories.v2.category',
      slug: 'updated',
      entityId: recovery,
      entity: category,
    })
    expect(services).toHaveLength(3)
    for (const event of services)
      expect(event).toMatchObject({
        entityFqdn: 'wix.bookings.services.v2.service',
        slug: 'updated',
        entity: { revision: '2', category: { name: 'Massage' } },
        modifiedFields: { 'category.name': 'Massage & recovery' },
      })
  })

  it('leaves its services alone when they do not show what changed', async () => {
    const extendedFields = { namespaces: { '@studio/app': { colour: 'green' } } }
    const category = { id: yoga, revision: '1', extendedFields }
    expect(await updateCategory(studio.owner, { category })).toMatchObject({ name: 'Yoga', extendedFields })
    expect(studio.events).toHaveLength(1)
    const cleared = await updateCategory(studio.owner, {
      category: { id: yoga, revision: '2', name: 'Ignored' },
      fieldMask: ['extendedFields'],
    })
    expect(cleared).not.toHaveProperty('extendedFields')
    expect(cleared.name).toBe('Yoga')
  })

  it('is refused at another revision, without a name, and where the mask names a field that nobody writes', async () => {
    const change = (category: object, fieldMask?: string[]): Promise<Category> =>
      updateCategory(studio.owner, {
        category: { id: yoga, revision: '1', ...category },
        ...(fieldMask && { fieldMask }),
      })
    await expect(change({ revision: '2', name: 'Late' })).rejects.toMatchObject({
      status: 409,
      code: 'REVISION_MISMATCH',
    })
    await expect(change({ id: unknown, name: 'Gone' })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    await expect(change({}, ['name'])).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'category.name', violatedRule: 'REQUIRED_FIELD' }],
    })
    await expect(change({}, ['name', 'sortOrder'])).rejects.toMatchObject({
      status: 400,
      violations: [
        {
          field: 'fieldMask.1',
          description: 'names "sortOrder", which is read-only',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
      ],
    })
    expect(await orders()).toEqual(seeded)
  })
})

describe('a moved category', () => {
  const names = async (): Promise<unknown[]> => {
    const { items } = await queryCategories(studio.visitor, {})
    return items.map(({ id }) => id)
  }

  it('takes the first or the last place: the others keep theirs', async () => {
    const first = await moveCategory(studio.owner, { categoryId: recovery, position: 'FIRST' })
    expect(first).toMatchObject({ sortOrder: 1 - 1_000_000, revision: '2' })
    expect(await shown(recovery)).toEqual({
      id: recovery,
      name: 'Massage & recovery',
      sortOrder: 1 - 1_000_000,
    })
    expect(await names()).toEqual([recovery, yoga, pilates, beginners])
    const last = await moveCategory(studio.owner, { categoryId: recovery })
    expect(last).toMatchObject({ sortOrder: 1_000_004, revision: '3' })
    expect(await moveCategory(studio.owner, { categoryId: yoga, position: 'LAST' })).toMatchObject({
      sortOrder: 2_000_004,
    })
    expect(await names()).toEqual([pilates, beginners, recovery, yoga])
    expect(studio.events.filter(({ entityId }) => entityId === pilates)).toEqual([])
  })

  it('takes the middle between two others', async () => {
    const workshops = await create('Workshops')
    const moved = await moveCategory(studio.owner, {
      categoryId: yoga,
      position: 'AFTER_CATEGORY',
      afterCategoryId: beginners,
    })
    expect(moved.sortOrder).toBe(500_004)
    expect(await names()).toEqual([pilates, recovery, beginners, yoga, workshops.id])
    const behind = await moveCategory(studio.owner, {
      categoryId: yoga,
      position: 'AFTER_CATEGORY',
      afterCategoryId: workshops.id,
    })
    expect(behind.sortOrder).toBe(2_000_004)
  })

  it('gives all categories large gaps where two others are next to each other', async () => {
    const moved = await moveCategory(studio.owner, {
      categoryId: beginners,
      position: 'AFTER_CATEGORY',
      afterCategoryId: yoga,
    })
    expect(moved).toMatchObject({ id: beginners, sortOrder: 2_000_000, revision: '2' })
    expect(await orders()).toEqual([
      ['Yoga', 1_000_000],
      ['Getting started', 2_000_000],
      ['Pilates & strength', 3_000_000],
      ['Massage & recovery', 4_000_000],
    ])
    expect(await shown(pilates)).toEqual({ id: pilates, name: 'Pilates & strength', sortOrder: 3_000_000 })
  })

  it.each([
    ['AFTER_CATEGORY', undefined, 'REQUIRED_FIELD'],
    ['AFTER_CATEGORY', unknown, 'VALIDATION'],
    ['AFTER_CATEGORY', yoga, 'VALIDATION'],
    ['FIRST', pilates, 'FIELD_NOT_ALLOWED'],
    ['LAST', pilates, 'FIELD_NOT_ALLOWED'],
    [undefined, pilates, 'FIELD_NOT_ALLOWED'],
  ])('is refused: %s %s', async (position, afterCategoryId, violatedRule) => {
    await expect(
      moveCategory(studio.owner, {
        categoryId: yoga,
        ...(position && { position }),
        ...(afterCategoryId && { afterCategoryId }),
      }),
    ).rejects.toMatchObject({ status: 400, violations: [{ field: 'afterCategoryId', violatedRule }] })
    expect(studio.events).toEqual([])
  })

  it('must exist', async () => {
    await expect(moveCategory(studio.owner, { categoryId: unknown })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})

describe('a deleted category', () => {
  it('is still named by its services, which customers find by their id alone', async () => {
    const inRecovery = { filter: { 'category.id': recovery } }
    const { items } = await queryServices(studio.visitor, inRecovery)
    expect(items).toHaveLength(3)
    const before = await getCategory(studio.visitor, { categoryId: recovery })
    await deleteCategory(studio.owner, { categoryId: recovery })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.categories.v2.category',
        slug: 'deleted',
        entityId: recovery,
        entity: before,
      },
    ])
    await expect(getCategory(studio.owner, { categoryId: recovery })).rejects.toMatchObject({ status: 404 })
    expect((await queryServices(studio.visitor, inRecovery)).items).toEqual([])
    expect((await queryServices(studio.owner, inRecovery)).items).toEqual(items)
    const serviceId = items[0]!.id
    expect(await getService(studio.visitor, { serviceId })).toEqual(items[0])
    expect((await queryServiceCategories(studio.owner, {})).map(({ id }) => id)).not.toContain(recovery)
  })

  it('lets its services change together with their category alone', async () => {
    await deleteCategory(studio.owner, { categoryId: recovery })
    const { items } = await queryServices(studio.owner, { filter: { 'category.id': recovery } })
    const { id } = items[0]!
    const service = { id, revision: '1', tagLine: 'New' }
    await expect(updateService(studio.owner, { service })).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'service.category.id', ruleName: 'INVALID_CATEGORY' }],
    })
    expect(
      await updateService(studio.owner, { service: { ...service, category: { id: yoga } } }),
    ).toMatchObject({ tagLine: 'New', category: { id: yoga, name: 'Yoga', sortOrder: 1 } })
    expect((await queryServices(studio.visitor, { filter: { id } })).items).toHaveLength(1)
  })

  it('must exist', async () => {
    await deleteCategory(studio.owner, { categoryId: yoga })
    await expect(deleteCategory(studio.owner, { categoryId: yoga })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})
