import type { StoreVariant } from '@frontdesk/stores'
import { describe, expect, it } from 'vitest'
import { facetsOf, preordersAmong, productsWith } from '../src/shop/facets.ts'

const variant = (
  productId: string,
  choices: Record<string, string>,
  more?: Partial<StoreVariant>,
): StoreVariant => ({
  id: `${productId}-${Object.values(choices).join('-')}`,
  productId,
  choices,
  stock: { inStock: true },
  ...more,
})

const variants = [
  variant('shirt', { Size: 'S', Colour: 'Ink' }),
  variant('shirt', { Size: 'M', Colour: 'Chalk' }),
  variant('sweater', { Size: 'M', Colour: 'Ink' }),
  variant('mat', { Colour: 'Sea' }),
  variant('strap', { Length: '180 cm' }),
  variant('block', {}),
]

const wanted = (choices: Record<string, string[]>) => new Map(Object.entries(choices))

describe('the options that a list is narrowed by', () => {
  it('are those that several products have, with the number of products for each choice', () => {
    expect(facetsOf(variants, wanted({}))).toEqual([
      {
        option: 'Size',
        choices: [
          { name: 'S', count: 1 },
          { name: 'M', count: 2 },
        ],
      },
      {
        option: 'Colour',
        choices: [
          { name: 'Ink', count: 2 },
          { name: 'Chalk', count: 1 },
          { name: 'Sea', count: 1 },
        ],
      },
    ])
  })

  it('count with the choices of the other options, and not with those of the same', () => {
    const [size, colour] = facetsOf(variants, wanted({ Colour: ['Ink'] }))
    expect(size?.choices).toEqual([
      { name: 'S', count: 1 },
      { name: 'M', count: 1 },
    ])
    expect(colour?.choices.map(({ count }) => count)).toEqual([2, 1, 1])
  })

  it('find products with one variant that has all choices, any of them for each option', () => {
    expect(productsWith(variants, wanted({ Size: ['M'], Colour: ['Ink'] }))).toEqual(['sweater'])
    expect(productsWith(variants, wanted({ Colour: ['Chalk', 'Sea'] }))).toEqual(['shirt', 'mat'])
    expect(productsWith(variants, wanted({ Size: ['M'], Colour: ['Sea'] }))).toEqual([])
  })
})

it('knows the products to order before they are in stock', () => {
  const preorderInfo = { enabled: true }
  expect([
    ...preordersAmong([
      variant('cork', {}, { stock: { inStock: false }, preorderInfo }),
      variant('mat', {}, { stock: { inStock: true }, preorderInfo }),
      variant('pillow', {}, { stock: { inStock: false } }),
      variant('tea', {}, { stock: { inStock: false }, preorderInfo: { enabled: false } }),
    ]),
  ]).toEqual(['cork'])
})
