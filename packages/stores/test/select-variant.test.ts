import { type Product, selectVariant, storesAppId, type Variant } from '@frontdesk/stores'
import { describe, expect, it } from 'vitest'

const mediaOf = (id: string) => ({ mainMedia: { id }, items: [{ id }] })

const variant = (id: string, choices: Record<string, string>, inStock: boolean, visible = true): Variant => ({
  id,
  choices,
  variant: { visible },
  stock: { trackQuantity: false, inStock },
})

const shirt: Product = {
  id: 'shirt',
  name: 'T-shirt',
  manageVariants: true,
  media: mediaOf('shirt.jpg'),
  productOptions: [
    { name: 'Size', optionType: 'drop_down', choices: [{ description: 'S' }, { description: 'M' }] },
    {
      name: 'Colour',
      optionType: 'color',
      choices: [
        { value: '#fff', description: 'White' },
        { value: '#000', description: 'Ink', media: mediaOf('ink.jpg') },
        { value: '#f00', description: 'Red', visible: false },
      ],
    },
  ],
  variants: [
    variant('s-white', { Size: 'S', Colour: 'White' }, true),
    variant('s-ink', { Size: 'S', Colour: 'Ink' }, false),
    variant('m-white', { Size: 'M', Colour: 'White' }, true, false),
    variant('m-ink', { Size: 'M', Colour: 'Ink' }, true),
  ],
}

/** Which choices can be had, by option. */
const available = (choices: Record<string, string>, product = shirt): unknown =>
  Object.fromEntries(
    selectVariant(product, choices).options.map((option) => [
      option.name,
      option.choices.map(({ description, isAvailable }) => [description, isAvailable]),
    ]),
  )

describe('selectVariant', () => {
  it('names the options that still need a choice', () => {
    expect(selectVariant(shirt)).toMatchObject({ missing: ['Size', 'Colour'], isAvailable: false })
    const half = selectVariant(shirt, { Colour: 'Ink' })
    expect(half.missing).toEqual(['Size'])
    expect(half).not.toHaveProperty('variant')
    expect(half).not.toHaveProperty('catalogReference')
  })

  it('gives the variant, its picture and the reference of a cart line', () => {
    const { options, ...selection } = selectVariant(shirt, { Size: 'M', Colour: 'Ink' })
    expect(selection).toEqual({
      variant: shirt.variants?.[3],
      catalogReference: { catalogItemId: 'shirt', appId: storesAppId, options: { variantId: 'm-ink' } },
      missing: [],
      isAvailable: true,
      media: mediaOf('ink.jpg'),
    })
    expect(options).toEqual([
      {
        name: 'Size',
        optionType: 'drop_down',
        choices: [
          { description: 'S', isChosen: false, isAvailable: false },
          { description: 'M', isChosen: true, isAvailable: true },
        ],
      },
      {
        name: 'Colour',
        optionType: 'color',
        choices: [
          { value: '#fff', description: 'White', isChosen: false, isAvailable: false },
          {
            value: '#000',
            description: 'Ink',
            media: mediaOf('ink.jpg'),
            isChosen: true,
            isAvailable: true,
          },
        ],
      },
    ])
  })

  it('says what can be had together with the choices of the other options', () => {
    expect(available({})).toEqual({
      Size: [
        ['S', true],
        ['M', true],
      ],
      Colour: [
        ['White', true],
        ['Ink', true],
      ],
    })
    expect(available({ Size: 'S' })).toEqual({
      Size: [
        ['S', true],
        ['M', true],
      ],
      Colour: [
        ['White', true],
        ['Ink', false],
      ],
    })
  })

  it.each([
    ['out of stock', { Size: 'S', Colour: 'Ink' }, 's-ink'],
    ['hidden', { Size: 'M', Colour: 'White' }, 'm-white'],
  ])('gives a variant that is %s as one that cannot be had', (_, choices, id) => {
    expect(selectVariant(shirt, choices)).toMatchObject({ variant: { id }, isAvailable: false })
    expect(selectVariant(shirt, choices).missing).toEqual([])
  })

  it.each([
    [{ Size: 'XL', Colour: 'Ink' }, ['Size']],
    [{ Size: 'S', Colour: 'Red' }, ['Colour']],
    [{ Length: 'S' }, ['Size', 'Colour']],
    [{ Size: undefined, Colour: 'Ink' }, ['Size']],
  ])('counts a choice that the product does not have as missing: %j', (choices, missing) => {
    expect(selectVariant(shirt, choices).missing).toEqual(missing)
  })

  it('is not misled by names that every object has', () => {
    const odd: Product = {
      ...shirt,
      productOptions: [{ name: 'constructor', choices: [{ description: 'A' }] }],
      variants: [variant('a', { constructor: 'A' }, true)],
    }
    expect(selectVariant(odd, {}).missing).toEqual(['constructor'])
    expect(selectVariant(odd, { constructor: 'A' })).toMatchObject({
      variant: { id: 'a' },
      isAvailable: true,
    })
  })

  it('names the choices in the reference when the product manages no variants', () => {
    const engraved: Product = { ...shirt, manageVariants: false, variants: [variant('only', {}, true)] }
    expect(selectVariant(engraved, { Size: 'S', Colour: 'Ink' })).toMatchObject({
      variant: { id: 'only' },
      isAvailable: true,
      catalogReference: { options: { options: { Size: 'S', Colour: 'Ink' } } },
    })
    expect(available({ Size: 'S' }, engraved)).toMatchObject({
      Colour: [
        ['White', true],
        ['Ink', true],
      ],
    })
  })

  it('needs no choice for a product without options', () => {
    const block: Product = { id: 'block', name: 'Block', variants: [variant('only', {}, true)] }
    expect(selectVariant(block)).toEqual({
      variant: block.variants?.[0],
      catalogReference: { catalogItemId: 'block', appId: storesAppId },
      missing: [],
      isAvailable: true,
      options: [],
    })
    expect(selectVariant({ id: 'gone', name: 'Gone' })).toEqual({
      missing: [],
      isAvailable: false,
      options: [],
    })
  })
})
