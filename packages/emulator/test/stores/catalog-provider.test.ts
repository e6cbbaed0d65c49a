import { storesAppId } from '@frontdesk/stores'
import { describe, expect, it } from 'vitest'
import type { CatalogReference } from '../../src/kernel/catalog-provider.ts'
import { productCatalogProvider as provider } from '../../src/stores/index.ts'
import { products } from '../../src/stores/product.ts'
import { openShop, type Shop } from './shop.ts'

const reference = (shop: Shop, slug: string, options?: Record<string, unknown>): CatalogReference => ({
  catalogItemId: shop.product(slug).id,
  appId: storesAppId,
  options,
})

/** The refusal with that status, code and data, for `toThrow`. */
const declined = (status: number, code: string, data: object): Error =>
  expect.objectContaining({
    status,
    details: { applicationError: { code, description: expect.any(String) as string, data } },
  }) as Error

describe('a product in a cart', () => {
  it('is found without options when it has none', () => {
    const shop = openShop()
    expect(provider.find(shop.context({}), reference(shop, 'cork-block'))).toEqual({
      name: 'Cork block',
      price: '16.00',
      fullPrice: '16.00',
      itemType: 'PHYSICAL',
      image: {
        url: 'http://127.0.0.1:4600/media/frontdesk-block.svg',
        id: 'frontdesk-block.svg',
        filename: 'frontdesk-block.svg',
        width: 1000,
        height: 1000,
        altText: 'A block of speckled cork',
      },
      quantityAvailable: 48,
      stockId: expect.stringContaining(shop.product('cork-block').id) as string,
      descriptionLines: [],
      weight: 0.6,
      sku: 'HS-03',
      path: '/product-page/cork-block',
    })
  })

  it('is found by variant, and by choices, with the picture of the choice', () => {
    const shop = openShop()
    const { id } = shop.variant('studio-t-shirt', { Size: 'L', Colour: 'Ink' })
    const byId = provider.find(shop.context({}), reference(shop, 'studio-t-shirt', { variantId: id }))
    const options = { Colour: 'Ink', Size: 'L' }
    const byChoices = provider.find(shop.context({}), reference(shop, 'studio-t-shirt', { options }))
    expect(byChoices).toEqual(byId)
    expect(byId).toMatchObject({
      quantityAvailable: 3,
      weight: 0.18,
      sku: 'HS-06-6',
      image: { id: 'frontdesk-shirt-ink.svg' },
    })
    expect(byId?.descriptionLines).toEqual([
      { name: 'Size', text: 'L' },
      { name: 'Colour', text: 'Ink' },
    ])
  })

  it('costs what the variant costs, less the discount', () => {
    const shop = openShop()
    const bottle = reference(shop, 'steel-bottle', { options: { Size: '750 ml' } })
    expect(provider.find(shop.context({}), bottle)).toMatchObject({ price: '34.00', fullPrice: '34.00' })
    const mat = reference(shop, 'travel-mat')
    expect(provider.find(shop.context({}), mat)).toMatchObject({ price: '39.20', fullPrice: '49.00' })
  })

  it('names the option that is still to be chosen', () => {
    const shop = openShop()
    const half = reference(shop, 'studio-t-shirt', { options: { Size: 'L' } })
    const catalogItemId = shop.product('studio-t-shirt').id
    const refusal = (missing: string[]): object => ({
      status: 400,
      message: `"Studio T-shirt" comes in variants: choose ${missing.join(' and ')}`,
      details: {
        applicationError: expect.objectContaining({
          code: 'ITEM_NOT_FOUND_IN_CATALOG',
          data: { catalogItemId, missingOptions: missing },
        }) as unknown,
      },
    })
    const find = (own: CatalogReference) => () => provider.find(shop.context({}), own)
    expect(find(half)).toThrow(expect.objectContaining(refusal(['Colour'])) as Error)
    expect(find(reference(shop, 'studio-t-shirt'))).toThrow(
      expect.objectContaining(refusal(['Size', 'Colour'])) as Error,
    )
  })

  it('is not found with a choice that does not exist, hidden, or gone', () => {
    const shop = openShop()
    const find = (own: CatalogReference): unknown => provider.find(shop.context({}), own)
    expect(find(reference(shop, 'steel-bottle', { options: { Size: '2 l' } }))).toBeUndefined()
    expect(find(reference(shop, 'steel-bottle', { variantId: 'nothing' }))).toBeUndefined()
    expect(find({ catalogItemId: 'nothing', appId: storesAppId })).toBeUndefined()
    const block = reference(shop, 'cork-block')
    shop.state.unit(() => shop.state.in(products).put({ ...shop.product('cork-block'), visible: false }))
    expect(find(block)).toBeUndefined()
  })

  it('carries the text of the customer, and has no quantity when it is sent by email', () => {
    const shop = openShop()
    const card = reference(shop, 'gift-card', {
      options: { Amount: '€50' },
      customTextFields: { Message: 'For quiet evenings' },
    })
    const item = provider.find(shop.context({}), card)
    expect(item).toMatchObject({ price: '50.00', itemType: 'GIFT_CARD' })
    expect(item).not.toHaveProperty('quantityAvailable')
    expect(item?.descriptionLines).toContainEqual({ name: 'Message', text: 'For quiet evenings' })
  })
})

describe('texts of the customer', () => {
  const fields = [
    { title: 'Engraving', maxLength: 5, mandatory: true },
    { title: 'Note', maxLength: 3 },
  ]
  const find = (customTextFields?: Record<string, unknown>, asked = fields): unknown => {
    const shop = openShop()
    const block = { ...shop.product('cork-block'), customTextFields: asked }
    shop.state.unit(() => shop.state.in(products).put(block))
    return provider.find(
      shop.context({}),
      reference(shop, 'cork-block', customTextFields && { customTextFields }),
    )
  }
  const refused = (...fieldViolations: object[]): Error =>
    expect.objectContaining({ status: 400, details: { validationError: { fieldViolations } } }) as Error
  const field = (title: string) => `catalogReference.options.customTextFields.${title}`

  it('go with the item', () => {
    expect(find({ Engraving: 'Carla' })).toHaveProperty('descriptionLines', [
      { name: 'Engraving', text: 'Carla' },
    ])
    expect(find({ Engraving: 'Carla', Note: 'Now' })).toHaveProperty('descriptionLines', [
      { name: 'Engraving', text: 'Carla' },
      { name: 'Note', text: 'Now' },
    ])
  })

  it('are refused when they are too long', () => {
    expect(() => find({ Engraving: 'Carlas', Note: 'Soon' })).toThrow(
      refused(
        {
          field: field('Engraving'),
          description: 'must have at most 5 characters',
          violatedRule: 'MAX_LENGTH',
          data: { threshold: 5 },
        },
        {
          field: field('Note'),
          description: 'must have at most 3 characters',
          violatedRule: 'MAX_LENGTH',
          data: { threshold: 3 },
        },
      ),
    )
  })

  it.each([[undefined], [{}], [{ Engraving: '' }], [{ Engraving: ' ' }], [{ Note: 'Now' }]])(
    'must be given where they are mandatory: %j',
    (given) => {
      expect(() => find(given)).toThrow(
        refused({
          field: field('Engraving'),
          description: 'must be given for "Cork block"',
          violatedRule: 'REQUIRED_FIELD',
        }),
      )
    },
  )

  it('are text that the product asks for', () => {
    expect(() => find({ Engraving: 5 })).toThrow(
      refused({ field: field('Engraving'), description: 'must be text', violatedRule: 'FORMAT' }),
    )
    expect(() => find({ Engraving: 'Carla', Colour: 'red' })).toThrow(
      refused({
        field: field('Colour'),
        description: 'is not asked for by "Cork block": it asks for Engraving, Note',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
    expect(() => find({ Colour: 'red' }, [])).toThrow(
      refused({
        field: field('Colour'),
        description: 'is not asked for by "Cork block": it takes no text',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    )
  })
})

describe('stock', () => {
  const claim = (shop: Shop, own: CatalogReference, quantity: number): void => {
    shop.state.unit(() => provider.claim(shop.context({}), own, quantity))
  }

  it('goes down to zero and never below', () => {
    const shop = openShop()
    const bolster = reference(shop, 'restorative-bolster')
    claim(shop, bolster, 5)
    expect(shop.product('restorative-bolster').stock).toMatchObject({ quantity: 2, inStock: true })
    const insufficient = (availableQuantity: number) =>
      declined(409, 'INSUFFICIENT_INVENTORY', {
        catalogItemId: bolster.catalogItemId,
        variantId: '00000000-0000-0000-0000-000000000000',
        availableQuantity,
      })
    expect(() => claim(shop, bolster, 3)).toThrow(insufficient(2))
    expect(shop.product('restorative-bolster').stock).toMatchObject({ quantity: 2, inStock: true })
    claim(shop, bolster, 2)
    expect(shop.product('restorative-bolster').stock).toEqual({
      trackInventory: true,
      quantity: 0,
      inStock: false,
      inventoryStatus: 'OUT_OF_STOCK',
    })
    expect(() => claim(shop, bolster, 1)).toThrow(insufficient(0))
  })

  it('is counted for each variant', () => {
    const shop = openShop()
    const chalk = reference(shop, 'studio-t-shirt', { options: { Size: 'M', Colour: 'Chalk' } })
    claim(shop, chalk, 10)
    const { productOptions, stock } = shop.product('studio-t-shirt')
    expect(stock?.inventoryStatus).toBe('PARTIALLY_OUT_OF_STOCK')
    const sizes = productOptions?.find(({ name }) => name === 'Size')?.choices
    expect(sizes?.map(({ description, inStock }) => [description, inStock])).toEqual([
      ['S', true],
      ['M', false],
      ['L', true],
    ])
    expect(shop.variant('studio-t-shirt', { Size: 'L', Colour: 'Chalk' }).stock?.quantity).toBe(5)
  })

  it('goes up by a quantity that is given back', () => {
    const shop = openShop()
    const bolster = reference(shop, 'restorative-bolster')
    claim(shop, bolster, 7)
    shop.state.unit(() => provider.release(shop.context({}), bolster, 4))
    expect(shop.product('restorative-bolster').stock).toMatchObject({ quantity: 4, inStock: true })
  })

  it('does not run out when pieces are not counted', () => {
    const shop = openShop()
    const guide = reference(shop, 'ten-quiet-mornings')
    claim(shop, guide, 10_000)
    expect(shop.product('ten-quiet-mornings').stock).toEqual({
      trackInventory: false,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    })
  })

  it('is empty when pieces are not counted and the business says so', () => {
    const shop = openShop()
    const guide = shop.product('ten-quiet-mornings')
    const [variant] = guide.variants!
    const variants = [{ ...variant!, stock: { trackQuantity: false, inStock: false } }]
    shop.state.unit(() => shop.state.in(products).put({ ...guide, variants }))
    const own = reference(shop, 'ten-quiet-mornings')
    expect(provider.find(shop.context({}), own)?.quantityAvailable).toBe(0)
    expect(() => claim(shop, own, 1)).toThrow(
      declined(409, 'INSUFFICIENT_INVENTORY', {
        catalogItemId: guide.id,
        variantId: variant!.id,
        availableQuantity: 0,
      }),
    )
  })

  it('cannot be taken from a product that is not sold any more', () => {
    const shop = openShop()
    const gone = { catalogItemId: 'nothing', appId: storesAppId }
    expect(() => claim(shop, gone, 1)).toThrow(
      declined(404, 'ITEM_NOT_FOUND_IN_CATALOG', { catalogItemId: 'nothing' }),
    )
    shop.state.unit(() => provider.release(shop.context({}), gone, 1))
  })
})
