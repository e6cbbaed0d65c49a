import type { SeedContext } from '../../kernel/seed-context.ts'
import { products } from '../../stores/product.ts'
import { createProductWriter, putCollection } from '../../stores/seed.ts'
import { shop } from '../../stores/shop.ts'
import type { Size } from './size.ts'
import { vary } from './variety.ts'

/** The makers of the products. */
export const makers: readonly string[] = [
  'Atlas',
  'Bruma',
  'Cais',
  'Duna',
  'Estrela',
  'Farol',
  'Gaivota',
  'Horta',
  'Ilha',
  'Jangada',
]
const ribbons = ['New', 'Last pieces', 'Made in Portugal']

/** One product out of this many is hidden from customers, as the ones of the past are. */
const hiddenEvery = 25

/** The id of the collection with the products of a maker, by the index in their list. */
export const makerCollectionId = (maker: number): string =>
  `5707e000-0000-4000-8005-${String(maker + 1).padStart(12, '0')}`

/**
 * Makes products as variants of the demo's products, each with a maker, a price and a stock of its own, and a collection
 * for each maker.
 */
export const seedShop = (context: SeedContext, size: Size): void => {
  const write = createProductWriter(context)
  makers.forEach((maker, index) =>
    putCollection(context, {
      id: makerCollectionId(index),
      name: maker,
      slug: `made-by-${maker.toLowerCase()}`,
      description: `Everything by ${maker}.`,
    }),
  )
  for (let number = shop.length + 1; number <= size.products; number++) {
    const template = shop[number % shop.length]
    if (!template) continue
    const edition = Math.floor(number / shop.length)
    const maker = makers[edition % makers.length] ?? ''
    const percent = 60 + vary(number, 120)
    const ribbon = ribbons[vary(number + 1, 12)]
    const product = write(
      {
        ...template,
        name: `${maker} ${template.name.charAt(0).toLowerCase()}${template.name.slice(1)} No. ${edition}`,
        slug: `${template.slug}-${number}`,
        price: (template.price * percent) / 100,
        cost: (template.cost * percent) / 100,
        ...(ribbon !== undefined && { ribbon }),
        stock: template.stock.map((pieces, place) =>
          Number.isFinite(pieces) ? vary(number + place, 60) : pieces,
        ),
      },
      number,
    )
    context.state.in(products).put({
      ...product,
      brand: maker,
      visible: number % hiddenEvery !== 0,
      collectionIds: [...(product.collectionIds ?? []), makerCollectionId(edition % makers.length)],
    })
  }
}
