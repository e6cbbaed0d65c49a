import {
  createProduct,
  deleteProduct,
  deleteProductOptions,
  digitalFileTypes,
  getProduct,
  type NewProduct,
  type Product,
  queryProducts,
  removeBrand,
  removeRibbon,
  storesAppId,
  updateProduct,
} from '@frontdesk/stores'
import { beforeEach, describe, expect, it } from 'vitest'
import { productCatalogProvider } from '../../src/stores/index.ts'
import { refusal } from '../bookings/refusal.ts'
import { openStore, type Store } from './store.ts'

let store: Store
beforeEach(() => {
  store = openStore()
})

const tea: NewProduct = { name: 'Evening tea', priceData: { price: 9.5 } }

const sizes = {
  name: 'Size',
  choices: [
    { value: '80 g', description: '80 g' },
    { value: '200 g', description: '200 g' },
  ],
}

const colours = {
  name: 'Colour',
  choices: [
    { value: '#fff', description: 'White' },
    { value: '#000000', description: 'Black' },
  ],
}

const create = (product: Partial<NewProduct> = {}): Promise<Product> =>
  createProduct(store.owner, { product: { ...tea, ...product } })

const change = (id: string, product: Partial<NewProduct>): Promise<Product> =>
  updateProduct(store.owner, { product: { id, ...product } })

const priceData = {
  currency: 'EUR',
  price: 9.5,
  discountedPrice: 9.5,
  formatted: { price: '€9.50', discountedPrice: '€9.50' },
}

describe('a new product', () => {
  it('is in stock, visible and in the collection of all products', async () => {
    const made = await create()
    const whole: Product = {
      id: '00000000-0000-4000-8000-000000000004',
      name: 'Evening tea',
      slug: 'evening-tea-1',
      visible: true,
      productType: 'physical',
      price: priceData,
      priceData,
      convertedPriceData: priceData,
      priceRange: { minValue: 9.5, maxValue: 9.5 },
      discount: { type: 'NONE', value: 0 },
      media: { items: [] },
      additionalInfoSections: [],
      customTextFields: [],
      manageVariants: false,
      productOptions: [],
      collectionIds: ['00000000-000000-000000-000000000001'],
      productPageUrl: { base: 'http://127.0.0.1:4600', path: '/product-page/evening-tea-1' },
      numericId: '1777878000000',
      inventoryItemId: '00000000-0000-4000-8000-000000000003',
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      variants: [
        {
          id: '00000000-0000-0000-0000-000000000000',
          choices: {},
          variant: { priceData, convertedPriceData: priceData, visible: true },
          stock: { trackQuantity: false, inStock: true },
        },
      ],
      createdDate: new Date('2026-05-04T07:00:00.000Z'),
      lastUpdated: new Date('2026-05-04T07:00:00.000Z'),
    }
    expect({ ...made, id: '', inventoryItemId: '' }).toEqual({ ...whole, id: '', inventoryItemId: '' })
    expect(made.id).not.toBe(made.inventoryItemId)
    expect(await getProduct(store.visitor, { id: made.id })).toEqual(made)
    expect((await queryProducts(store.visitor, { filter: { slug: 'evening-tea-1' } })).items).toEqual([made])
  })

  it('keeps what the business says about it, and works out prices, profit and the price per unit', async () => {
    const made = await create({
      name: 'Chá da noite',
      productType: 'DIGITAL',
      visible: false,
      description: '<p>Lemon balm.</p>',
      sku: 'T-1',
      weight: 0.14,
      productDimensions: { length: '12.5', unit: 'CM' },
      priceData: { price: 10 },
      costAndProfitData: { itemCost: 3.2 },
      discount: { type: 'PERCENT', value: 25 },
      pricePerUnitData: {
        totalQuantity: 0.5,
        totalMeasurementUnit: 'KG',
        baseQuantity: 100,
        baseMeasurementUnit: 'G',
      },
      ribbon: 'New',
      brand: 'Harbour',
      additionalInfoSections: [{ title: 'Care', description: '<p>Keep dry.</p>' }],
    })
    expect(made).toMatchObject({
      slug: 'cha-da-noite',
      productType: 'digital',
      visible: false,
      description: '<p>Lemon balm.</p>',
      sku: 'T-1',
      weight: 0.14,
      weightRange: { minValue: 0.14, maxValue: 0.14 },
      productDimensions: { length: '12.5', unit: 'CM' },
      priceData: { price: 10, discountedPrice: 7.5, pricePerUnit: 1.5, formatted: { pricePerUnit: '€1.50' } },
      costAndProfitData: { itemCost: 3.2, profit: 4.3, profitMargin: 0.57, formattedProfit: '€4.30' },
      costRange: { minValue: 3.2, maxValue: 3.2 },
      discount: { type: 'PERCENT', value: 25 },
      ribbon: 'New',
      ribbons: [{ text: 'New' }],
      brand: 'Harbour',
      additionalInfoSections: [{ title: 'Care', description: '<p>Keep dry.</p>' }],
    })
    expect(made.variants).toMatchObject([
      { variant: { sku: 'T-1', weight: 0.14, priceData: { discountedPrice: 7.5, pricePerUnit: 1.5 } } },
    ])
    expect(await refusal(getProduct(store.visitor, { id: made.id }))).toEqual([404, 'NOT_FOUND'])
    const read = await getProduct(store.owner, { id: made.id })
    expect(read).not.toHaveProperty('costAndProfitData')
    expect(await getProduct(store.owner, { id: made.id, includeMerchantSpecificData: true })).toEqual(made)
  })

  it('keeps the data of its page for search engines, which an update changes field by field', async () => {
    const seoData = {
      tags: [
        { type: 'title', children: 'Tea', custom: true, disabled: false },
        { type: 'meta', props: { name: 'description', content: 'Lemon balm.' }, meta: { height: 1 } },
      ],
      settings: {
        preventAutoRedirect: true,
        keywords: Array.from({ length: 5 }, (_, index) => ({ term: `tea ${index}`, isMain: index === 0 })),
      },
    }
    const { id, seoData: kept } = await create({ seoData })
    expect(kept).toEqual(seoData)
    expect((await getProduct(store.visitor, { id })).seoData).toEqual(seoData)
    const keywords = [{ term: 'balm', origin: 'x'.repeat(1000) }]
    const changed = { ...seoData, settings: { preventAutoRedirect: true, keywords } }
    expect((await change(id, { seoData: { settings: { keywords } } })).seoData).toEqual(changed)
    expect((await change(id, { name: 'Tea' })).seoData).toEqual(changed)
    const many = Array.from({ length: 6 }, () => ({ term: 'tea' }))
    expect(await refusal(create({ seoData: { settings: { keywords: many } } }))).toEqual([
      ['product.seoData.settings.keywords', 'MAX_SIZE'],
    ])
    const long = [{ origin: 'x'.repeat(1001) }]
    expect(await refusal(change(id, { seoData: { settings: { keywords: long } } }))).toEqual([
      ['product.seoData.settings.keywords.0.origin', 'MAX_LENGTH'],
    ])
    expect((await getProduct(store.visitor, { id })).seoData).toEqual(changed)
  })

  it('has a variant for each combination of choices, which may look like colors', async () => {
    const { variants = [], productOptions } = await create({
      productOptions: [sizes, colours],
      manageVariants: true,
    })
    expect(variants.map(({ choices }) => choices)).toEqual([
      { Size: '80 g', Colour: 'White' },
      { Size: '80 g', Colour: 'Black' },
      { Size: '200 g', Colour: 'White' },
      { Size: '200 g', Colour: 'Black' },
    ])
    expect(new Set(variants.map(({ id }) => id)).size).toBe(4)
    expect(productOptions).toEqual([
      {
        name: 'Size',
        optionType: 'drop_down',
        choices: sizes.choices.map((choice) => ({ ...choice, visible: true, inStock: true })),
      },
      {
        name: 'Colour',
        optionType: 'color',
        choices: colours.choices.map((choice) => ({ ...choice, visible: true, inStock: true })),
      },
    ])
  })

  it('has one variant when its options are mere texts, and an order names its choices', async () => {
    const made = await create({ productOptions: [sizes] })
    expect(made.variants).toHaveLength(1)
    expect(made.productOptions?.[0]?.choices).toMatchObject([{ inStock: true }, { inStock: true }])
    const find = (options: object): unknown =>
      store.run((context) =>
        productCatalogProvider.find(context, {
          appId: storesAppId,
          catalogItemId: made.id,
          options: options as Record<string, unknown>,
        }),
      )
    expect(find({ options: { Size: '200 g' } })).toMatchObject({
      price: '9.50',
      descriptionLines: [{ name: 'Size', text: '200 g' }],
    })
    expect(find({ options: { Size: '500 g' } })).toBeUndefined()
    expect(() => find({ variantId: made.variants?.[0]?.id })).toThrow('choose Size')
  })

  it.each([
    [{ name: '' }, [['product.name', 'MIN_LENGTH']]],
    [{ name: 'x'.repeat(81) }, [['product.name', 'MAX_LENGTH']]],
    [{ priceData: {} }, [['product.priceData.price', 'REQUIRED_FIELD']]],
    [{ priceData: { price: -0.01 } }, [['product.priceData.price', 'MIN']]],
    [{ slug: 'Evening tea' }, [['product.slug', 'SLUG_CONTAINS_ILLEGAL_CHARACTERS']]],
    [{ slug: 'harbour-mat' }, [['product.slug', 'SLUG_ALREADY_EXISTS']]],
    [{ discount: { type: 'PERCENT', value: 101 } }, [['product.discount.value', 'MAX']]],
    [{ discount: { type: 'AMOUNT', value: 9.51 } }, [['product.discount.value', 'MAX']]],
    [{ discount: { type: 'AMOUNT' } }, [['product.discount.value', 'REQUIRED_FIELD']]],
    [{ discount: { value: 1 } }, [['product.discount.type', 'REQUIRED_FIELD']]],
    [{ manageVariants: true }, [['product.manageVariants', 'VALIDATION']]],
    [{ productOptions: [sizes, sizes] }, [['product.productOptions.1.name', 'VALIDATION']]],
    [
      { productOptions: [{ name: 'Size', choices: [sizes.choices[0], sizes.choices[0]] }] },
      [['product.productOptions.0.choices.1.description', 'VALIDATION']],
    ],
    [{ productDimensions: { height: '12,5' } }, [['product.productDimensions.height', 'FORMAT']]],
    [
      { pricePerUnitData: { totalQuantity: 80, totalMeasurementUnit: 'G', baseQuantity: 1 } },
      [['product.pricePerUnitData.baseMeasurementUnit', 'REQUIRED_FIELD']],
    ],
    [
      {
        pricePerUnitData: {
          totalQuantity: 80,
          totalMeasurementUnit: 'G',
          baseQuantity: 1,
          baseMeasurementUnit: 'L',
        },
      },
      [['product.pricePerUnitData.baseMeasurementUnit', 'VALIDATION']],
    ],
  ])('is refused: %j', async (product, expected) => {
    expect(await refusal(create(product as Partial<NewProduct>))).toEqual(expected)
    expect((await queryProducts(store.owner, {})).total).toBe(15)
  })

  it('takes the whole price as a discount, and a hundred per cent', async () => {
    const free = await create({ discount: { type: 'AMOUNT', value: 9.5 } })
    expect(free.priceData?.discountedPrice).toBe(0)
    expect((await create({ discount: { type: 'PERCENT', value: 100 } })).priceRange).toEqual({
      minValue: 0,
      maxValue: 0,
    })
  })

  it('makes at most 1,000 variants', async () => {
    const option = (name: string, count: number) => ({
      name,
      choices: Array.from({ length: count }, (_, index) => ({ value: `${index}`, description: `${index}` })),
    })
    const productOptions = [option('A', 100), option('B', 10)]
    expect((await create({ productOptions, manageVariants: true })).variants).toHaveLength(1000)
    expect(await refusal(create({ productOptions: [option('A', 100), option('B', 11)] }))).toEqual([
      ['product.productOptions', 'MAX_SIZE'],
    ])
  })

  it('is priced in the digits of the currency', async () => {
    store = openStore({ currency: 'JPY' })
    expect((await create({ priceData: { price: 1250.5 } })).priceData).toMatchObject({
      price: 1251,
      formatted: { price: '¥1,251' },
    })
  })
})

describe('the type of a product', () => {
  it('is in small letters on the paths of the platform and in capitals on the bare paths', async () => {
    const { id } = await create({ productType: 'physical' })
    const typeOf = async (path: string): Promise<unknown> =>
      ((await store.send(`GET ${path}/v1/products/${id}`)) as { product: Product }).product.productType
    expect(await typeOf('/stores-reader')).toBe('physical')
    expect(await typeOf('')).toBe('PHYSICAL')
    expect(
      await store.send('PATCH /v1/products/' + id, { product: { productType: 'digital' } }),
    ).toMatchObject({ product: { productType: 'DIGITAL' } })
    expect(
      await store.send('POST /v1/products/query-platformized', { query: { filter: { id } } }),
    ).toMatchObject({ products: [{ productType: 'DIGITAL' }] })
  })
})

describe('a changed product', () => {
  it('keeps the fields that are not given', async () => {
    const made = await create({ brand: 'Harbour', discount: { type: 'PERCENT', value: 10 } })
    store.setClock('2026-05-05T07:00:00.000Z')
    const changed = await change(made.id, { name: 'Morning tea', priceData: { price: 12 } })
    const next = {
      currency: 'EUR',
      price: 12,
      discountedPrice: 10.8,
      formatted: { price: '€12.00', discountedPrice: '€10.80' },
    }
    expect(changed).toEqual({
      ...made,
      name: 'Morning tea',
      price: next,
      priceData: next,
      convertedPriceData: next,
      priceRange: { minValue: 10.8, maxValue: 10.8 },
      variants: [
        { ...made.variants?.[0], variant: { priceData: next, convertedPriceData: next, visible: true } },
      ],
      lastUpdated: new Date('2026-05-05T07:00:00.000Z'),
    })
    expect(await change(made.id, { discount: { type: 'NONE' } })).toMatchObject({
      discount: { type: 'NONE', value: 0 },
      priceData: { discountedPrice: 12 },
    })
  })

  it('keeps the variants that have the same choices, with their stock and their pictures', async () => {
    const { items } = await queryProducts(store.owner, { filter: { slug: 'steel-bottle' } })
    const bottle = items[0] as Product
    const [small, large] = bottle.variants ?? []
    const changed = await change(bottle.id, {
      productOptions: [
        { name: 'Size', choices: [{ value: '1 l', description: '1 l' }, ...optionsOf(bottle)] },
      ],
    })
    expect(changed.variants).toMatchObject([
      { choices: { Size: '1 l' }, stock: { trackQuantity: true, quantity: 0, inStock: false } },
      { id: small?.id, choices: { Size: '500 ml' }, stock: { quantity: 16 } },
      { id: large?.id, variant: { priceData: { price: 34 } }, stock: { quantity: 11 } },
    ])
    const { items: mats } = await queryProducts(store.owner, { filter: { slug: 'harbour-mat' } })
    const mat = mats[0] as Product
    const again = await change(mat.id, { productOptions: [{ name: 'Colour', choices: optionsOf(mat) }] })
    expect(again.productOptions).toEqual(mat.productOptions)
    expect(again.productOptions?.[0]?.choices?.[0]).toHaveProperty('media.mainMedia.id')
  })

  it('keeps its slug, and takes another one', async () => {
    const made = await create({ slug: 'tea' })
    expect(await change(made.id, { slug: 'tea', name: 'Tea' })).toMatchObject({ slug: 'tea' })
    expect(await change(made.id, { slug: 'night-tea' })).toMatchObject({
      slug: 'night-tea',
      productPageUrl: { path: '/product-page/night-tea' },
    })
    expect(await refusal(change(made.id, { slug: 'harbour-mat' }))).toEqual([
      ['product.slug', 'SLUG_ALREADY_EXISTS'],
    ])
  })

  it('is refused when it is gone, and when a rule is broken', async () => {
    const made = await create({ discount: { type: 'AMOUNT', value: 5 } })
    expect(await refusal(change('nothing', { name: 'Tea' }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(change(made.id, { priceData: { price: 4.99 } }))).toEqual([
      ['product.discount.value', 'MAX'],
    ])
    expect(await refusal(change(made.id, { name: null } as never))).toEqual([['product.name', 'FORMAT']])
    expect(await getProduct(store.owner, { id: made.id, includeMerchantSpecificData: true })).toEqual(made)
  })
})

const optionsOf = ({ productOptions = [] }: Product): { value: string; description: string }[] =>
  (productOptions[0]?.choices ?? []).map(({ value = '', description = '' }) => ({ value, description }))

describe('options, brand and ribbon', () => {
  it('are removed', async () => {
    const { id } = await create({ productOptions: [sizes], brand: 'Harbour', ribbon: 'New' })
    await deleteProductOptions(store.owner, { id })
    await removeBrand(store.owner, { id })
    await removeRibbon(store.owner, { id })
    const product = await getProduct(store.visitor, { id })
    expect(product.productOptions).toEqual([])
    expect(product).not.toHaveProperty('brand')
    expect(product).not.toHaveProperty('ribbon')
    expect(product).not.toHaveProperty('ribbons')
  })

  it('stay while the product manages variants', async () => {
    const made = await create({ productOptions: [sizes], manageVariants: true })
    expect(await refusal(deleteProductOptions(store.owner, { id: made.id }))).toEqual([
      428,
      'PRODUCT_MANAGES_VARIANTS',
    ])
    expect(await getProduct(store.owner, { id: made.id })).toEqual(made)
    expect((await change(made.id, { manageVariants: false })).variants).toMatchObject([{ choices: {} }])
    await deleteProductOptions(store.owner, { id: made.id })
    expect((await getProduct(store.owner, { id: made.id })).productOptions).toEqual([])
  })

  it('must have a product', async () => {
    for (const remove of [deleteProductOptions, removeBrand, removeRibbon])
      expect(await refusal(remove(store.owner, { id: 'nothing' }))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a deleted product', () => {
  it('is gone', async () => {
    const { id } = await create()
    await deleteProduct(store.owner, { id })
    expect(await refusal(getProduct(store.owner, { id }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(deleteProduct(store.owner, { id }))).toEqual([404, 'NOT_FOUND'])
  })
})

it('products are written by the business alone', async () => {
  const { id } = await create({ productOptions: [sizes], brand: 'Harbour', ribbon: 'New' })
  const before = await getProduct(store.owner, { id })
  for (const call of [
    createProduct(store.visitor, { product: tea }),
    updateProduct(store.visitor, { product: { id, name: 'Mine' } }),
    deleteProduct(store.visitor, { id }),
    deleteProductOptions(store.visitor, { id }),
    removeBrand(store.visitor, { id }),
    removeRibbon(store.visitor, { id }),
  ])
    expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
  expect(await getProduct(store.owner, { id })).toEqual(before)
})

describe('the file of a digital product', () => {
  const digitalFile = { id: 'file-1', fileName: 'tea.pdf', fileType: 'SECURE_DOCUMENT' } as const

  it.each(digitalFileTypes)('is for the business alone, and may be %s', async (fileType) => {
    const own = { ...digitalFile, fileType }
    const { id } = await create({ productType: 'DIGITAL', digitalFile: own })
    expect((await getProduct(store.owner, { id })).digitalFile).toEqual(own)
    expect(await getProduct(store.visitor, { id })).not.toHaveProperty('digitalFile')
  })

  it('is refused for goods, and when goods are made of the product', async () => {
    const refused = [['product.digitalFile', 'FIELD_NOT_ALLOWED']]
    expect(await refusal(create({ digitalFile }))).toEqual(refused)
    const { id } = await create({ productType: 'DIGITAL', digitalFile })
    expect(await refusal(change(id, { productType: 'PHYSICAL' }))).toEqual(refused)
  })
})
