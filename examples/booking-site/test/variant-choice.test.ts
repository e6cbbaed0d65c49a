import type { Product } from '@frontdesk/stores'
import { describe, expect, it } from 'vitest'
import {
  canChoose,
  chosenImage,
  chosenVariant,
  missingOptions,
  piecesLeft,
} from '../src/shop/variant-choice.ts'

const shirt: Product = {
  id: 'shirt',
  name: 'Shirt',
  productOptions: [{ name: 'Size' }, { name: 'Colour' }],
  variants: [
    {
      id: 's-ink',
      choices: { Size: 'S', Colour: 'Ink' },
      stock: { trackQuantity: true, quantity: 3, inStock: true },
    },
    { id: 's-sand', choices: { Size: 'S', Colour: 'Sand' }, stock: { inStock: false } },
    { id: 'm-sand', choices: { Size: 'M', Colour: 'Sand' }, stock: { inStock: true } },
  ],
}

describe('variant choice', () => {
  it('knows what is still to be answered', () => {
    expect(missingOptions(shirt, { Size: 'S' })).toEqual(['Colour'])
    expect(missingOptions({ id: 'mat', name: 'Mat' }, {})).toEqual([])
  })

  it('finds a variant only when every option is answered', () => {
    expect(chosenVariant(shirt, { Size: 'S' })).toBeUndefined()
    expect(chosenVariant(shirt, { Size: 'S', Colour: 'Ink' })?.id).toBe('s-ink')
    expect(chosenVariant(shirt, { Size: 'M', Colour: 'Ink' })).toBeUndefined()
  })

  it('refuses choices that lead to nothing in stock', () => {
    expect(canChoose(shirt, { Size: 'S' }, 'Colour', 'Ink')).toBe(true)
    expect(canChoose(shirt, { Size: 'S' }, 'Colour', 'Sand')).toBe(false)
    expect(canChoose(shirt, { Size: 'S', Colour: 'Ink' }, 'Size', 'M')).toBe(false)
    expect(canChoose(shirt, {}, 'Size', 'M')).toBe(true)
  })

  it('counts pieces where they are counted', () => {
    expect(piecesLeft(shirt, chosenVariant(shirt, { Size: 'S', Colour: 'Ink' }))).toBe(3)
    expect(piecesLeft(shirt, chosenVariant(shirt, { Size: 'S', Colour: 'Sand' }))).toBe(0)
    expect(piecesLeft(shirt, chosenVariant(shirt, { Size: 'M', Colour: 'Sand' }))).toBeUndefined()
    expect(
      piecesLeft({ id: 'mat', name: 'Mat', stock: { trackInventory: true, quantity: 7 } }, undefined),
    ).toBe(7)
  })

  it('shows the picture of the choice, else that of the product', () => {
    const picture = (url: string) => ({ mainMedia: { image: { url } } })
    const mat: Product = {
      id: 'mat',
      name: 'Mat',
      media: picture('mat.jpg'),
      productOptions: [
        {
          name: 'Colour',
          choices: [{ value: '#123456', description: 'Sea', media: picture('sea.jpg') }, { value: 'Raw' }],
        },
      ],
    }
    expect(chosenImage(mat, {})?.url).toBe('mat.jpg')
    expect(chosenImage(mat, { Colour: 'Sea' })?.url).toBe('sea.jpg')
    expect(chosenImage(mat, { Colour: 'Raw' })?.url).toBe('mat.jpg')
  })
})
