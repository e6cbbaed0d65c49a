import {
  type AddOn,
  bulkCreateAddOns,
  bulkDeleteAddOns,
  bulkUpdateAddOns,
  createAddOn,
  deleteAddOn,
  getAddOn,
  type NewAddOn,
  queryAddOns,
  updateAddOn,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOnId } from '../../src/bookings/seed/studio.ts'
import { told } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

const [longer, oil, compress] = [addOnId(1), addOnId(2), addOnId(3)]
const unknown = '00000000-0000-4000-8000-999999999999'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const create = (addOn: Partial<NewAddOn>): Promise<AddOn> =>
  createAddOn(studio.owner, { addOn: addOn as NewAddOn })

describe('add-ons', () => {
  it('are found by everybody', async () => {
    expect(await getAddOn(studio.visitor, { addOnId: longer })).toEqual({
      id: longer,
      name: 'Fifteen minutes more',
      price: { value: '15.00', currency: 'EUR', formattedValue: '€15.00' },
      durationInMinutes: 15,
      revision: '1',
      createdDate: new Date('2026-02-03T07:00:00.000Z'),
      updatedDate: new Date('2026-02-03T07:00:00.000Z'),
    })
    await expect(getAddOn(studio.visitor, { addOnId: unknown })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      data: { id: unknown },
    })
  })

  it.each([
    [{ id: oil }, ['Warm oil']],
    [{ durationInMinutes: { $gte: 15 } }, ['Fifteen minutes more']],
    [{ maxQuantity: { $lt: 2 } }, ['Herbal compress']],
    [{ name: { $startsWith: 'Warm' } }, ['Warm oil']],
    [{ 'price.currency': 'USD' }, []],
    [{ 'price.formattedValue': '€9.00' }, ['Herbal compress']],
    [{ 'price.value': { $gt: '8' } }, ['Fifteen minutes more', 'Herbal compress']],
    [{ taxGroup: { $exists: true } }, []],
  ])('are found by %j', async (filter, names) => {
    const { items } = await queryAddOns(studio.visitor, { filter })
    expect(items.map(({ name }) => name)).toEqual(names)
    const again = (await studio.post('/addons/v1/add-ons/query', { query: { filter } })) as {
      addOns: AddOn[]
    }
    expect(again.addOns.map(({ name }) => name)).toEqual(names)
  })

  it('are sorted by their price as an amount', async () => {
    const { items } = await queryAddOns(studio.visitor, { sort: [{ fieldName: 'price.value' }] })
    expect(items.map(({ price }) => price?.value)).toEqual(['6.00', '9.00', '15.00'])
  })

  it('are written by the business alone', async () => {
    const { visitor } = studio
    const addOn = { id: oil, revision: '1', name: 'Mine' }
    for (const call of [
      createAddOn(visitor, { addOn: { name: 'Mine', maxQuantity: 1 } }),
      bulkCreateAddOns(visitor, { addOns: [{ name: 'Mine', maxQuantity: 1 }] }),
      updateAddOn(visitor, { addOn }),
      bulkUpdateAddOns(visitor, { addOns: [{ addOn }] }),
      deleteAddOn(visitor, { addOnId: oil }),
      bulkDeleteAddOns(visitor, { addOnIds: [oil] }),
    ])
      await expect(call).rejects.toMatchObject({ status: 403 })
    expect(studio.events).toEqual([])
  })
})

describe('a new add-on', () => {
  it('is kept with all that is given, and told of', async () => {
    const now = new Date('2026-05-04T07:00:00.000Z')
    const given = {
      name: 'Hot stones',
      maxQuantity: 3,
      taxGroup: 'tax-group-1',
      mainMedia: {
        image: { id: 'stones.jpg', url: 'http://127.0.0.1:4600/media/stones.jpg', width: 640, height: 480 },
      },
      extendedFields: { namespaces: { '@studio/app': { shelf: 3 } } },
      tags: { privateTags: { tagIds: ['a'] }, tags: { tagIds: ['b', 'c'] } },
    }
    const price = { value: '7.5', currency: 'EUR', formattedValue: 'free' }
    const made = await create({ ...given, price })
    expect(made).toEqual({
      ...given,
      id: made.id,
      price: { value: '7.50', currency: 'EUR', formattedValue: '€7.50' },
      revision: '1',
      createdDate: now,
      updatedDate: now,
    })
    expect(await getAddOn(studio.visitor, { addOnId: made.id })).toEqual(made)
    expect(told(studio.events)).toEqual([
      { entityFqdn: 'wix.addons.v1.add_on', slug: 'created', entityId: made.id, entity: made },
    ])
  })

  it('may cost nothing, and has the limits of the platform', async () => {
    expect(await create({ name: 'x'.repeat(100), durationInMinutes: 1_440 })).not.toHaveProperty('price')
    expect((await create({ name: 'x', maxQuantity: 9_999 })).maxQuantity).toBe(9_999)
    expect((await create({ name: 'x', durationInMinutes: 1 })).durationInMinutes).toBe(1)
  })

  const priced = (value: string, currency = 'EUR'): Partial<NewAddOn> => ({
    name: 'Tea',
    maxQuantity: 1,
    price: { value, currency },
  })
  it.each([
    ['without a name', { maxQuantity: 1 }, 'addOn.name', 'REQUIRED_FIELD'],
    ['with an empty name', { name: '', maxQuantity: 1 }, 'addOn.name', 'MIN_LENGTH'],
    ['with a name of 101 characters', { name: 'x'.repeat(101), maxQuantity: 1 }, 'addOn.name', 'MAX_LENGTH'],
    ['of neither kind', { name: 'Tea' }, 'addOn.durationInMinutes', 'REQUIRED_ONE_OF_FIELD'],
    [
      'of both kinds',
      { name: 'Tea', maxQuantity: 1, durationInMinutes: 5 },
      'addOn.maxQuantity',
      'ONE_OF_ALIGNMENT',
    ],
    ['of no minutes', { name: 'Tea', durationInMinutes: 0 }, 'addOn.durationInMinutes', 'MIN'],
    ['longer than a day', { name: 'Tea', durationInMinutes: 1_441 }, 'addOn.durationInMinutes', 'MAX'],
    ['that nobody may book', { name: 'Tea', maxQuantity: 0 }, 'addOn.maxQuantity', 'MIN'],
    ['10,000 times', { name: 'Tea', maxQuantity: 10_000 }, 'addOn.maxQuantity', 'MAX'],
    ['with a price in words', priced('five'), 'addOn.price.value', 'VALIDATION'],
    ['with a part of a cent', priced('5.001'), 'addOn.price.value', 'VALIDATION'],
    ['with a price below zero', priced('-5'), 'addOn.price.value', 'VALIDATION'],
    ['in another currency', priced('5', 'USD'), 'addOn.price.currency', 'VALIDATION'],
  ])('is refused %s', async (_, addOn: Partial<NewAddOn>, field, violatedRule) => {
    await expect(create(addOn)).rejects.toMatchObject({ status: 400, violations: [{ field, violatedRule }] })
    expect(studio.events).toEqual([])
  })
})

describe('a changed add-on', () => {
  const update = (addOn: object, fieldMask?: string[]): Promise<AddOn> =>
    updateAddOn(studio.owner, {
      addOn: { id: oil, revision: '1', ...addOn },
      ...(fieldMask && { fieldMask }),
    })

  it('tells of what was modified', async () => {
    const before = await getAddOn(studio.owner, { addOnId: oil })
    const price = { value: '8', currency: 'EUR' }
    const changed = await update({ price, maxQuantity: 4 })
    expect(changed).toEqual({
      ...before,
      price: { value: '8.00', currency: 'EUR', formattedValue: '€8.00' },
      maxQuantity: 4,
      revision: '2',
      updatedDate: new Date('2026-05-04T07:00:00.000Z'),
    })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.addons.v1.add_on',
        slug: 'updated',
        entityId: oil,
        entity: changed,
        modifiedFields: { 'price.value': '6.00', 'price.formattedValue': '€6.00', maxQuantity: 2 },
      },
    ])
  })

  it('becomes one of the other kind when the field of that kind is given', async () => {
    const longerNow = await update({ durationInMinutes: 10 })
    expect(longerNow.durationInMinutes).toBe(10)
    expect(longerNow).not.toHaveProperty('maxQuantity')
    const counted = await update({ revision: '2', maxQuantity: 5 }, ['maxQuantity'])
    expect(counted.maxQuantity).toBe(5)
    expect(counted).not.toHaveProperty('durationInMinutes')
  })

  it('loses what its mask names and nobody gives', async () => {
    expect(await update({ name: 'Ignored' }, ['price'])).toEqual({
      ...(await getAddOn(studio.owner, { addOnId: oil })),
      name: 'Warm oil',
    })
    expect(await getAddOn(studio.owner, { addOnId: oil })).not.toHaveProperty('price')
  })

  it.each([
    [
      'both kinds',
      { maxQuantity: 2, durationInMinutes: 5 },
      undefined,
      'addOn.maxQuantity',
      'ONE_OF_ALIGNMENT',
    ],
    ['no kind', {}, ['maxQuantity'], 'addOn.durationInMinutes', 'REQUIRED_ONE_OF_FIELD'],
    ['no name', {}, ['name'], 'addOn.name', 'REQUIRED_FIELD'],
    [
      'a part of a cent',
      { price: { value: '1.001', currency: 'EUR' } },
      undefined,
      'addOn.price.value',
      'VALIDATION',
    ],
    ['a mask of a read-only field', {}, ['createdDate'], 'fieldMask.0', 'FIELD_NOT_ALLOWED'],
  ])('is refused with %s', async (_, addOn, fieldMask, field, violatedRule) => {
    await expect(update(addOn, fieldMask)).rejects.toMatchObject({
      status: 400,
      violations: [{ field, violatedRule }],
    })
  })

  it('is refused at another revision, and when it does not exist', async () => {
    await expect(update({ revision: '2' })).rejects.toMatchObject({ status: 409, code: 'REVISION_MISMATCH' })
    await expect(update({ id: unknown })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('a deleted add-on', () => {
  it('is gone, and told of', async () => {
    const before = await getAddOn(studio.owner, { addOnId: compress })
    await deleteAddOn(studio.owner, { addOnId: compress })
    for (const call of [
      getAddOn(studio.owner, { addOnId: compress }),
      deleteAddOn(studio.owner, { addOnId: compress }),
    ])
      await expect(call).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(told(studio.events.slice(0, 1))).toEqual([
      { entityFqdn: 'wix.addons.v1.add_on', slug: 'deleted', entityId: compress, entity: before },
    ])
  })
})

describe('bulk calls of add-ons', () => {
  it('create, change and delete each one on its own', async () => {
    const made = await bulkCreateAddOns(studio.owner, {
      addOns: [{ name: 'Tea', maxQuantity: 1 }, { name: 'Nothing' }],
      returnEntity: true,
    })
    expect(made.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
    expect(made.results[0]?.item).toMatchObject({ name: 'Tea', revision: '1' })
    expect(made.results[1]?.itemMetadata.error?.data).toMatchObject({
      fieldViolations: [{ field: 'addOns.1.durationInMinutes', violatedRule: 'REQUIRED_ONE_OF_FIELD' }],
    })
    const id = made.results[0]?.item?.id ?? ''
    const changed = await bulkUpdateAddOns(studio.owner, {
      addOns: [
        { addOn: { id, revision: '1', maxQuantity: 2 } },
        { addOn: { id: oil, revision: '7', maxQuantity: 2 } },
        { addOn: { id: oil, revision: '1', name: 'Oil' }, fieldMask: ['revision'] },
      ],
    })
    expect(
      changed.results.map(({ itemMetadata: own, item }) => [own.success, own.error?.code, item]),
    ).toEqual([
      [true, undefined, undefined],
      [false, 'REVISION_MISMATCH', undefined],
      [false, 'INVALID_ARGUMENT', undefined],
    ])
    expect(changed.results[2]?.itemMetadata.error?.data).toMatchObject({
      fieldViolations: [{ field: 'addOns.2.fieldMask.0', violatedRule: 'FIELD_NOT_ALLOWED' }],
    })
    const gone = await bulkDeleteAddOns(studio.owner, { addOnIds: [id, unknown] })
    expect(gone.results.map(({ itemMetadata: own }) => [own.id, own.success, own.error?.code])).toEqual([
      [id, true, undefined],
      [unknown, false, 'NOT_FOUND'],
    ])
  })

  it('take from 1 to 100 at once', async () => {
    const addOns = Array.from({ length: 100 }, () => ({ name: 'Tea', maxQuantity: 1 }))
    expect((await bulkCreateAddOns(studio.owner, { addOns })).bulkActionMetadata.totalSuccesses).toBe(100)
    for (const [many, violatedRule] of [
      [[], 'MIN_SIZE'],
      [[...addOns, ...addOns].slice(99), 'MAX_SIZE'],
    ] as const) {
      const refused = (field: string): object => ({ status: 400, violations: [{ field, violatedRule }] })
      await expect(bulkCreateAddOns(studio.owner, { addOns: [...many] })).rejects.toMatchObject(
        refused('addOns'),
      )
      const changes = many.map(() => ({ addOn: { id: oil, revision: '1' } }))
      await expect(bulkUpdateAddOns(studio.owner, { addOns: changes })).rejects.toMatchObject(
        refused('addOns'),
      )
      const addOnIds = many.map(() => oil)
      await expect(bulkDeleteAddOns(studio.owner, { addOnIds })).rejects.toMatchObject(refused('addOnIds'))
    }
  })
})
