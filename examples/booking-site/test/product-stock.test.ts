import type { Product } from '@frontdesk/stores'
import { expect, it } from 'vitest'
import { orderable, piecesLeft, preorderVariants } from '../src/shop/stock.ts'

const mat: Product = {
  id: 'mat',
  name: 'Mat',
  variants: [
    { id: 'sea', stock: { trackQuantity: true, quantity: 3, inStock: true } },
    { id: 'cork', stock: { trackQuantity: true, quantity: 0, inStock: false } },
    { id: 'plum', stock: { trackQuantity: true, quantity: 0, inStock: false } },
  ],
}

it('takes variants that may be ordered before they are in stock as in stock, without a number of pieces', () => {
  const preorders = preorderVariants({
    id: 'inventory',
    variants: [
      { variantId: 'sea', inStock: true, availableForPreorder: false },
      { variantId: 'cork', inStock: false, availableForPreorder: true },
      { variantId: 'plum', inStock: false },
    ],
  })
  expect([...preorders]).toEqual(['cork'])
  const { variants = [] } = orderable(mat, preorders)
  expect(variants.map(({ id, stock }) => [id, stock?.inStock])).toEqual([
    ['sea', true],
    ['cork', true],
    ['plum', false],
  ])
  expect(variants.map(piecesLeft)).toEqual([3, undefined, 0])
})

it('leaves a product without pre-orders as it is', () => {
  expect(orderable(mat, new Set())).toBe(mat)
})
