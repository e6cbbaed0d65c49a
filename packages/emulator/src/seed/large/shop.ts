import type { SeedContext } from '../../kernel/seed-context.ts'
import { products } from '../../stores/product.ts'
import { createProductWriter } from '../../stores/seed.ts'
import { shop } from '../../stores/shop.ts'
import type { Size } from './size.ts'
import { vary } from './variety.ts'

const makers = ['Atlas', 'Bruma', 'Cais', 'Duna', 'Estrela', 'Farol', 'Gaivota', 'Horta', 'Ilha', 'Jangada']

/** Makes products as variants of the demo's products, each with a maker, a price and a stock of its own. */
export const seedShop = (context: SeedContext, size: Size): void => {
  const write = createProductWriter(context)
  for (let number = shop.length + 1; number <= size.products; number++) {
    const template = shop[number % shop.length]
    if (!template) continue
    const edition = Math.floor(number / shop.length)
    const maker = makers[edition % makers.length] ?? ''
    const percent = 60 + vary(number, 120)
    context.state.in(products).put(
      write(
        {
          ...template,
          name: `${maker} ${template.name.charAt(0).toLowerCase()}${template.name.slice(1)} No. ${edition}`,
          slug: `${template.slug}-${number}`,
          price: (template.price * percent) / 100,
          cost: (template.cost * percent) / 100,
          stock: template.stock.map((pieces, place) =>
            Number.isFinite(pieces) ? vary(number + place, 60) : pieces,
          ),
        },
        number,
      ),
    )
  }
}
