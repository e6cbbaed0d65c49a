import { expect, it } from 'vitest'
import { modifiedFields } from '../../src/kernel/entity/modified-fields.ts'

it('names each value that differs, with the value before', () => {
  expect(
    modifiedFields(
      { name: 'Yoga', price: { value: '1', currency: 'EUR' }, hidden: false },
      { name: 'Yin', price: { value: '2', currency: 'EUR' }, hidden: false },
    ),
  ).toEqual({ name: 'Yoga', 'price.value': '1' })
})

it('gives null for a field that was absent, and the value of a field that is gone', () => {
  expect(modifiedFields({ tagLine: 'old' }, { price: { value: '1' } })).toEqual({
    tagLine: 'old',
    'price.value': null,
  })
})

it('goes through lists by their index', () => {
  expect(modifiedFields({ ids: ['a', 'b'] }, { ids: ['a', 'c', 'd'] })).toEqual({
    'ids[1]': 'b',
    'ids[2]': null,
  })
  expect(modifiedFields({ places: [{ id: 'a', name: 'x' }] }, { places: [] })).toEqual({
    'places[0].id': 'a',
    'places[0].name': 'x',
  })
})

it('compares moments by their time', () => {
  expect(modifiedFields({ start: new Date(1) }, { start: new Date(1) })).toEqual({})
  expect(modifiedFields({ start: new Date(1) }, { start: new Date(2) })).toEqual({ start: new Date(1) })
})

it('leaves out the fields that every change sets', () => {
  expect(modifiedFields({ revision: '1', name: 'a' }, { revision: '2', name: 'b' }, ['revision'])).toEqual({
    name: 'a',
  })
})
