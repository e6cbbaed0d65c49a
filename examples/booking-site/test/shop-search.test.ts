import { describe, expect, it } from 'vitest'
import { countFilters, isNarrowed, queryOf, readSearch } from '../src/shop/shop-search.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))

describe('a search of the shop', () => {
  it('stands in the address', () => {
    expect(
      read('q=+mat+&sort=price-up&collection=wear&price=20-to-50&option.Size=S&option.Size=M&shown=24'),
    ).toEqual({
      words: 'mat',
      order: 'price-up',
      collection: 'wear',
      price: '20-to-50',
      choices: new Map([['Size', ['S', 'M']]]),
      shown: 24,
    })
  })

  it('leaves out what the shop does not know', () => {
    expect(read('sort=constructor&price=0-to-1&shown=many')).toEqual({
      words: '',
      order: undefined,
      collection: '',
      price: undefined,
      choices: new Map(),
      shown: 12,
    })
    expect(read('shown=11').shown).toBe(12)
    expect(read('shown=1.5').shown).toBe(12)
  })

  it('knows how far it narrows the list', () => {
    expect(countFilters(read('price=from-50&option.Size=S&option.Size=M&option.Colour=Ink'))).toBe(4)
    expect(countFilters(read('q=mat&collection=wear&sort=name'))).toBe(0)
    expect(isNarrowed(read('sort=name&shown=24'))).toBe(false)
    for (const one of ['q=mat', 'collection=wear', 'price=from-50', 'option.Size=S'])
      expect(isNarrowed(read(one)), one).toBe(true)
  })

  it('becomes a query', () => {
    expect(queryOf(read(''), {})).toEqual({ filter: {}, paging: { limit: 12 } })
    expect(
      queryOf(read('q=Mat&sort=newest&price=20-to-50'), { collectionId: 'wear', productIds: ['one'] }),
    ).toEqual({
      filter: {
        collectionIds: { $hasSome: ['wear'] },
        id: { $in: ['one'] },
        price: { $gte: 20, $lt: 50 },
        $or: [
          { name: { $contains: 'Mat' } },
          { description: { $contains: 'Mat' } },
          { name: { $contains: 'mat' } },
          { description: { $contains: 'mat' } },
        ],
      },
      sort: [{ fieldName: 'numericId', order: 'DESC' }],
      paging: { limit: 12 },
    })
    expect(queryOf(read('price=under-20'), {}).filter).toEqual({ price: { $lt: 20 } })
    expect(queryOf(read('price=from-50'), {}).filter).toEqual({ price: { $gte: 50 } })
  })
})
