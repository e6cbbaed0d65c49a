import type { Session } from '@frontdesk/auth'
import { type Client, isApplicationError, isNetworkError } from '@frontdesk/core'
import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  type CatalogItemInput,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import type * as hooks from '@frontdesk/react'
import { queryProducts, storesAppId } from '@frontdesk/stores'
import type * as testing from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createInProcessClient } from '../src/emulator.ts'
import type * as reactSnippets from '../src/react.tsx'
import { createDocument, loadTestingLibrary, stubDocument } from './document.ts'

const page = createDocument()
let emulator: Emulator
let client: Client<Session>
let library: typeof testing
let react: typeof hooks
let snippets: typeof reactSnippets
let items: CatalogItemInput[]

beforeAll(async () => {
  emulator = await createEmulator({ port: 0 })
})

afterAll(async () => {
  await page.happyDOM.close()
  await emulator.close()
})

beforeEach(async () => {
  stubDocument(page, () => undefined)
  library = await loadTestingLibrary()
  react = await import('@frontdesk/react')
  snippets = await import('../src/react.tsx')
  emulator.reset()
  emulator.faults.clear()
  client = createInProcessClient(emulator)
  const { items: products } = await queryProducts(client, { filter: { productType: 'physical' } })
  items = products
    .filter(({ manageVariants, stock }) => !manageVariants && stock?.inStock)
    .map(({ id }) => ({ catalogReference: { appId: storesAppId, catalogItemId: id }, quantity: 1 }))
})

afterEach(() => {
  library.cleanup()
})

/** The cart as the hook has it, with the calls of carts that reached the platform. */
const useShop = () => {
  const before = emulator.requests.length
  const { result } = library.renderHook(() => react.useCart(), {
    wrapper: ({ children }: { children: ReactNode }) => snippets.Providers({ client, children }),
  })
  const operations = () =>
    emulator.requests
      .slice(before)
      .flatMap(({ operation }) => (operation?.startsWith('ecom.') ? [operation.split('.').at(-1)] : []))
  const settled = () =>
    library.waitFor(() => expect(result.current).toMatchObject({ pending: false, status: 'success' }))
  return { result, operations, settled, act: library.act }
}

const quantities = ({ lines }: hooks.CartControl) => lines.map(({ quantity }) => quantity)

it('makes changes of lines, coupon, gift card and delivery one by one, in order', async () => {
  const code = 'SEASIDE-2026'
  emulator.giftCards.set({ code, balance: '5.00' })
  const { result, settled, act, operations } = useShop()
  await settled()
  await act(() => result.current.add(items[0]!, { ...items[1]!, quantity: 2 }))
  await settled()
  const [first, second] = result.current.lines
  await act(async () => {
    await Promise.all([
      result.current.setQuantity(first!.id, 3),
      result.current.addCoupon('welcome10'),
      result.current.remove(second!.id),
      result.current.setDeliveryMethod({ code: 'pickup' }),
      result.current.addGiftCard({ code }),
      result.current.restore(second!),
    ])
  })
  await settled()
  expect(quantities(result.current)).toEqual([3, 2])
  expect(result.current.lines[1]!.id).not.toBe(second!.id)
  const { cart, summary } = result.current
  expect(cart!.coupons!.map((coupon) => coupon.code)).toEqual(['WELCOME10'])
  expect(cart!.paymentInfo!.giftCards).toHaveLength(1)
  expect(cart!.deliveryInfo!.method!.pickup).toBe(true)
  expect(summary!.paymentSummary!.giftCards![0]!.redeemAmount!.amount).toBe('5.00')
  expect(operations()).toEqual([
    'calculate',
    'addLineItems',
    'calculate',
    'updateLineItems',
    'addCoupon',
    'removeLineItems',
    'setDeliveryMethod',
    'addGiftCard',
    'addLineItems',
    'calculate',
  ])

  await act(async () => {
    await Promise.all([
      result.current.removeCoupon(cart!.coupons![0]!.id!),
      result.current.removeGiftCard(cart!.paymentInfo!.giftCards![0]!.id!),
      result.current.removeDeliveryMethod(),
    ])
  })
  await settled()
  expect(result.current.cart!.coupons ?? []).toEqual([])
  expect(result.current.cart!.paymentInfo?.giftCards ?? []).toEqual([])
  expect(result.current.cart!.deliveryInfo?.method).toBeUndefined()
})

it('sets the address that a delivery method needs before the method', async () => {
  const { result, settled, act, operations } = useShop()
  await act(() => result.current.add(items[0]!))
  await settled()
  await act(async () => {
    await expect(result.current.setDeliveryMethod({ code: 'standard' })).rejects.toMatchObject({
      code: 'DELIVERY_METHOD_MISSING_ADDRESS',
    })
  })
  await settled()
  expect(result.current.cart!.deliveryInfo?.method).toBeUndefined()
  await act(() => result.current.setDeliveryMethod({ code: 'standard' }, { country: 'PT' }))
  await settled()
  expect(operations().slice(-4)).toEqual(['calculate', 'update', 'setDeliveryMethod', 'calculate'])
  const { cart, totals, errorsByPart } = result.current
  expect(cart!.deliveryInfo!.address).toEqual({ country: 'PT' })
  expect(cart!.deliveryInfo!.method!.code).toBe('standard')
  expect(totals!.delivery!.amount).toBe('4.50')
  expect(errorsByPart).toEqual({})
})

it('says at each part why it was refused, and continues with the next change', async () => {
  const { result, settled, act } = useShop()
  await act(() => result.current.add(items[0]!))
  await settled()
  const { id } = result.current.lines[0]!
  await act(async () => {
    await Promise.allSettled([
      result.current.setQuantity(id, 100_000),
      result.current.addCoupon('UNKNOWN'),
      result.current.addGiftCard({ code: 'UNKNOWN-CARD' }),
      result.current.setDeliveryMethod({ code: 'balloon' }),
      result.current.add({ ...items[0]!, quantity: 100_000 }),
      result.current.addCoupon('FREESHIP'),
    ])
  })
  await settled()
  const { errorsByLine, errorsByPart } = result.current
  const codes = (errors: Readonly<Record<string, unknown>>) =>
    Object.entries(errors).map(([part, error]) => [part, isApplicationError(error) && error.code])
  expect(codes(errorsByLine)).toEqual([[id, 'INSUFFICIENT_INVENTORY']])
  // The coupon that was accepted clears the refusal of the one before.
  expect(codes(errorsByPart)).toEqual([
    ['giftCard', 'INVALID_GIFT_CARD_CODE'],
    ['delivery', 'DELIVERY_METHOD_NOT_FOUND'],
    ['add', 'INSUFFICIENT_INVENTORY'],
  ])
  expect(quantities(result.current)).toEqual([1])
})

describe('after a lost answer', () => {
  type Change = (cart: hooks.CartControl) => Promise<void>
  const code = 'SEASIDE-2026'
  const changes: [string, string, Change, (cart: hooks.CartControl) => unknown, unknown][] = [
    ['an addition', addLineItemsToCurrentCart.spec.id, (cart) => cart.add(items[0]!), quantities, [3]],
    [
      'a quantity',
      updateLineItemsInCurrentCart.spec.id,
      (cart) => cart.setQuantity(cart.lines[0]!.id, 4),
      quantities,
      [4],
    ],
    [
      'a removal',
      removeLineItemsFromCurrentCart.spec.id,
      (cart) => cart.remove(cart.lines[0]!.id),
      quantities,
      [],
    ],
    [
      'a coupon',
      addCouponToCurrentCart.spec.id,
      (cart) => cart.addCoupon('welcome10'),
      ({ cart }) => cart?.coupons?.length,
      1,
    ],
    [
      'a gift card',
      addGiftCardToCurrentCart.spec.id,
      (cart) => cart.addGiftCard({ code }),
      ({ cart }) => cart?.paymentInfo?.giftCards?.length,
      1,
    ],
    [
      'a delivery method',
      setDeliveryMethodForCurrentCart.spec.id,
      (cart) => cart.setDeliveryMethod({ code: 'pickup' }),
      ({ cart }) => cart?.deliveryInfo?.method?.code,
      'pickup',
    ],
  ]

  it.each(changes)(
    '%s that was made is found in the cart, and made once',
    async (_, operation, change, look, wanted) => {
      emulator.giftCards.set({ code, balance: '5.00' })
      const { result, settled, act, operations } = useShop()
      await act(() => result.current.add({ ...items[0]!, quantity: 2 }))
      await settled()
      const before = operations().length
      emulator.faults.add({ operation, reset: true, after: true, times: 1 })
      await act(() => change(result.current))
      await settled()
      expect(look(result.current)).toEqual(wanted)
      expect(result.current).toMatchObject({ errorsByLine: {}, errorsByPart: {} })
      expect(operations().slice(before)).toEqual([operation.split('.').at(-1), 'get', 'calculate'])
    },
  )

  it.each(changes)(
    '%s that was not made is reported, and not sent again',
    async (_, operation, change, look, wanted) => {
      emulator.giftCards.set({ code, balance: '5.00' })
      const { result, settled, act } = useShop()
      await act(() => result.current.add({ ...items[0]!, quantity: 2 }))
      await settled()
      const was = look(result.current)
      emulator.faults.add({ operation, reset: true, times: 1 })
      const error: unknown = await act(() => change(result.current).catch((reason: unknown) => reason))
      expect(isNetworkError(error)).toBe(true)
      await settled()
      expect(look(result.current)).toEqual(was)
      const { errorsByLine, errorsByPart } = result.current
      expect([...Object.values(errorsByLine), ...Object.values(errorsByPart)]).toEqual([error])
      // An equal request that comes again is carried out once.
      await act(() => change(result.current))
      await settled()
      expect(look(result.current)).toEqual(wanted)
      expect(result.current).toMatchObject({ errorsByLine: {}, errorsByPart: {} })
    },
  )

  it('the first item of a visitor is in the cart once, also when the cart cannot be read at first', async () => {
    const { result, settled, act } = useShop()
    emulator.faults.add({ operation: addLineItemsToCurrentCart.spec.id, reset: true, after: true, times: 1 })
    emulator.faults.add({ operation: getCurrentCart.spec.id, status: 403, times: 1 })
    const error: unknown = await act(() => result.current.add(items[0]!).catch((reason: unknown) => reason))
    expect(isNetworkError(error)).toBe(true)
    await settled()
    // The read after the change shows what became of it.
    expect(quantities(result.current)).toEqual([1])
  })
})

it('keeps the cart on the page when reading its costs fails, and reads them on demand', async () => {
  const { result, settled, act } = useShop()
  await act(() => result.current.add(items[0]!))
  await settled()
  emulator.faults.add({ operation: calculateCurrentCart.spec.id, status: 403, times: 1 })
  await act(() => result.current.setQuantity(result.current.lines[0]!.id, 2))
  await library.waitFor(() => expect(result.current.status).toBe('error'))
  expect(quantities(result.current)).toEqual([2])
  await act(() => result.current.refresh())
  await settled()
  expect(result.current.error).toBeNull()
})

it('asks for no cart before the visitor has one', async () => {
  client = createInProcessClient(emulator)
  const { result, settled, act, operations } = useShop()
  await settled()
  expect([result.current.lines, operations()]).toEqual([[], []])
  await act(() => result.current.add(items[0]!))
  await settled()
  expect(quantities(result.current)).toEqual([1])
  expect(operations()).toEqual(['addLineItems', 'calculate'])
})
