import { ApplicationError, NetworkError, ValidationError } from '@frontdesk/core'
import {
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  type Cart,
  type CartLineItem,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { keepPreviousData, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  applyCartChange,
  type CartChange,
  cartErrorsByLine,
  cartErrorsByPart,
  type CartChangeState,
  itemOfLine,
  projectLines,
} from '../src/cart-change.ts'
import { useCart, type UseCartOptions } from '../src/index.ts'
import { deferred, fakeClient, fakeSession, wrapperFor } from './fake-client.tsx'

const line = (id: string, requestedQuantity = 1): CartLineItem => ({
  id,
  quantityInfo: { requestedQuantity },
  source: { catalogReference: { catalogItemId: id, appId: 'app' } },
})
const empty = new ApplicationError('no cart', { code: 'CART_NOT_FOUND', status: 404 })
const refused = new ApplicationError('sold out', { code: 'INSUFFICIENT_INVENTORY', status: 428 })

interface Update {
  lineItems: { lineItemId: string; quantity: { newQuantity: number } }[]
}

/** A small cart that lives as long as the test, whose writes wait for the gate when there is one. */
const shop = (
  quantities: Record<string, number>,
  session = fakeSession({ status: 'visitor', sessionId: 'v' }),
  options: UseCartOptions = {},
) => {
  const control = { gate: undefined as Promise<unknown> | undefined, running: 0, mostRunning: 0 }
  const cart = (): Cart => ({
    id: 'cart',
    lineItems: Object.entries(quantities).map(([id, count]) => line(id, count)),
  })
  const write =
    <Input,>(change: (input: Input) => void) =>
    async (input: Input): Promise<Cart> => {
      control.mostRunning = Math.max(control.mostRunning, ++control.running)
      try {
        await control.gate
        change(input)
        return cart()
      } finally {
        control.running--
      }
    }
  const fake = fakeClient(
    {
      [calculateCurrentCart.spec.id]: () => {
        if (!Object.keys(quantities).length) throw empty
        const total = Object.values(quantities).reduce((sum, count) => sum + 10 * count, 0)
        return { cart: cart(), summary: { priceSummary: { total: { amount: `${total}.00` } } } }
      },
      [addLineItemsToCurrentCart.spec.id]: write(
        ({
          catalogItems,
        }: {
          catalogItems: { catalogReference: { catalogItemId: string }; quantity: number }[]
        }) => {
          for (const { catalogReference, quantity } of catalogItems)
            quantities[catalogReference.catalogItemId] = quantity
        },
      ),
      [updateLineItemsInCurrentCart.spec.id]: write(({ lineItems: [update] }: Update) => {
        // As JSON, what is no number is null.
        if (!(update!.quantity.newQuantity <= 9)) throw refused
        quantities[update!.lineItemId] = update!.quantity.newQuantity
      }),
      [removeLineItemsFromCurrentCart.spec.id]: write(({ lineItemIds: [id] }: { lineItemIds: string[] }) => {
        Reflect.deleteProperty(quantities, id!)
      }),
    },
    session,
  )
  const cache = new QueryClient()
  const wrapper = wrapperFor(fake.client, cache)
  return { ...fake, control, cache, wrapper, session, ...renderHook(() => useCart(options), { wrapper }) }
}

const quantitiesOf = ({ lines }: ReturnType<typeof useCart>) =>
  lines.map(({ id, quantity }) => `${id}×${quantity}`)

describe('useCart', () => {
  it('reads the cart with what it costs', async () => {
    const { result, calls } = shop({ a: 2 })
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(quantitiesOf(result.current)).toEqual(['a×2'])
    expect(result.current).toMatchObject({
      cart: { id: 'cart' },
      totals: { total: { amount: '20.00' } },
      pending: false,
    })
    expect(calls).toHaveLength(1)
  })

  it('takes a cart that is not there as empty, and makes it with the first item', async () => {
    const { result } = shop({})
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'success', lines: [], cart: undefined }),
    )
    await act(() =>
      result.current.add({ catalogReference: { catalogItemId: 'a', appId: 'app' }, quantity: 3 }),
    )
    await waitFor(() => expect(quantitiesOf(result.current)).toEqual(['a×3']))
    expect(result.current.totals?.total?.amount).toBe('30.00')
  })

  it('reads no cart while nobody wants it, and shows the one that the first item makes', async () => {
    const { calls, wrapper } = shop({}, undefined, { read: false })
    const { result, rerender } = renderHook((read: boolean) => useCart({ read }), {
      wrapper,
      initialProps: false,
    })
    expect(result.current).toMatchObject({ status: 'success', lines: [], cart: undefined, error: null })
    await act(() =>
      result.current.add({ catalogReference: { catalogItemId: 'a', appId: 'app' }, quantity: 3 }),
    )
    await waitFor(() => expect(quantitiesOf(result.current)).toEqual(['a×3']))
    expect(calls.map(({ operation }) => operation)).toEqual([addLineItemsToCurrentCart.spec.id])
    rerender(true)
    await waitFor(() => expect(result.current.totals?.total?.amount).toBe('30.00'))
  })

  it('does not take a line out for a quantity that is not a number', async () => {
    const { result } = shop({ a: 2 })
    await waitFor(() => expect(result.current.status).toBe('success'))
    const change = { type: 'setQuantity', lineItemId: 'a', quantity: NaN } as const
    expect(projectLines([line('a', 2)], [{ change, status: 'pending', error: null }])).toHaveLength(1)
    await act(() => result.current.setQuantity('a', NaN).catch(() => undefined))
    await waitFor(() => expect(result.current.errorsByLine['a']).toBe(refused))
    expect(quantitiesOf(result.current)).toEqual(['a×2'])
  })

  it('shows another failure as an error', async () => {
    const down = new ApplicationError('no', { code: 'FORBIDDEN', status: 403 })
    const { client } = fakeClient({
      [calculateCurrentCart.spec.id]: () => {
        throw down
      },
    })
    const { result } = renderHook(() => useCart(), { wrapper: wrapperFor(client) })
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', error: down }))
  })

  it('shows the wanted quantity at once, and the old price until the platform has said the new one', async () => {
    const { result, control } = shop({ a: 1 })
    await waitFor(() => expect(result.current.status).toBe('success'))
    const gate = deferred<undefined>()
    control.gate = gate.promise
    act(() => {
      void result.current.setQuantity('a', 4)
    })
    await waitFor(() => expect(quantitiesOf(result.current)).toEqual(['a×4']))
    expect(result.current).toMatchObject({ pending: true, totals: { total: { amount: '10.00' } } })
    expect(result.current.lines[0]?.pending).toBe(true)
    await act(async () => {
      gate.resolve(undefined)
    })
    await waitFor(() => expect(result.current.pending).toBe(false))
    expect(quantitiesOf(result.current)).toEqual(['a×4'])
    expect(result.current.totals?.total?.amount).toBe('40.00')
  })

  it('makes changes one by one, in order, and reads the cart once afterwards', async () => {
    const { result, control, calls } = shop({ a: 1, b: 1 })
    await waitFor(() => expect(result.current.status).toBe('success'))
    const gate = deferred<undefined>()
    control.gate = gate.promise
    act(() => {
      void result.current.setQuantity('a', 2)
      void result.current.setQuantity('a', 3)
      void result.current.remove('b')
      void result.current.setQuantity('a', 5)
    })
    await waitFor(() => expect(quantitiesOf(result.current)).toEqual(['a×5']))
    await act(async () => {
      gate.resolve(undefined)
    })
    await waitFor(() => expect(result.current.pending).toBe(false))
    expect(quantitiesOf(result.current)).toEqual(['a×5'])
    expect(result.current.totals?.total?.amount).toBe('50.00')
    expect(control.mostRunning).toBe(1)
    const names = calls.map(({ operation }) => operation.split('.').at(-1))
    expect(names).toEqual([
      'calculate',
      'updateLineItems',
      'updateLineItems',
      'removeLineItems',
      'updateLineItems',
      'calculate',
    ])
  })

  it('is one queue for all components that use it', async () => {
    const { result, wrapper, control } = shop({ a: 1, b: 1 })
    const other = renderHook(() => useCart(), { wrapper })
    await waitFor(() => expect(other.result.current.status).toBe('success'))
    act(() => {
      void result.current.setQuantity('a', 2)
      void other.result.current.setQuantity('b', 3)
    })
    await waitFor(() => expect(quantitiesOf(other.result.current)).toEqual(['a×2', 'b×3']))
    await waitFor(() => expect(result.current.pending).toBe(false))
    expect(quantitiesOf(result.current)).toEqual(['a×2', 'b×3'])
    expect(control.mostRunning).toBe(1)
  })

  it('goes back to what the platform has when it refuses, tells why, and continues', async () => {
    const { result } = shop({ a: 1, b: 1 })
    await waitFor(() => expect(result.current.status).toBe('success'))
    await act(async () => {
      const failing = result.current.setQuantity('a', 10)
      const going = result.current.setQuantity('b', 2)
      await expect(failing).rejects.toBe(refused)
      await going
    })
    await waitFor(() => expect(quantitiesOf(result.current)).toEqual(['a×1', 'b×2']))
    expect(result.current.errorsByLine).toEqual({ a: refused })
    await act(() => result.current.setQuantity('a', 3))
    await waitFor(() => expect(result.current.errorsByLine).toEqual({}))
  })

  it('removes a line whose quantity becomes 0', async () => {
    const { result, inputs } = shop({ a: 1, b: 1 })
    await waitFor(() => expect(result.current.status).toBe('success'))
    await act(() => result.current.setQuantity('a', 0))
    expect(inputs(removeLineItemsFromCurrentCart)).toEqual([{ lineItemIds: ['a'] }])
    await waitFor(() => expect(quantitiesOf(result.current)).toEqual(['b×1']))
  })

  it('shows the item that was added by the call that made the session', async () => {
    const session = fakeSession()
    const { result, control } = shop({}, session)
    const gate = deferred<undefined>()
    control.gate = gate.promise
    let added: Promise<void> | undefined
    act(() => {
      added = result.current.add({ catalogReference: { catalogItemId: 'a', appId: 'app' }, quantity: 1 })
    })
    act(() => {
      session.become({ status: 'visitor', sessionId: 'v' })
    })
    // It is under way for the new visitor too, whose own read finds nothing yet.
    await waitFor(() => expect(result.current).toMatchObject({ status: 'success', pending: true, lines: [] }))
    await act(async () => {
      gate.resolve(undefined)
      await added
    })
    await waitFor(() => expect(quantitiesOf(result.current)).toEqual(['a×1']))
    expect(result.current).toMatchObject({ pending: false, totals: { total: { amount: '10.00' } } })
  })

  it('gives a change that was still under way to nobody else', async () => {
    const session = fakeSession({ status: 'member', sessionId: 'anna' })
    const { result, control, cache } = shop({ a: 1 }, session)
    await waitFor(() => expect(result.current.status).toBe('success'))
    const gate = deferred<undefined>()
    control.gate = gate.promise
    let made: Promise<void> | undefined
    act(() => {
      made = result.current.setQuantity('a', 4)
    })
    act(() => {
      session.become({ status: 'member', sessionId: 'bob' })
    })
    expect(result.current).toMatchObject({ pending: false, lines: [] })
    await act(async () => {
      gate.resolve(undefined)
      await made
    })
    const ofAnna = cache.getQueryCache().find({
      queryKey: ['frontdesk'],
      exact: false,
      predicate: ({ queryKey }) => queryKey[2] === 'member:anna',
    })
    expect(ofAnna?.state.data).toMatchObject({ cart: { lineItems: [line('a', 1)] } })
  })

  it('does not keep the cart for the next person by a default of the cache', async () => {
    const session = fakeSession({ status: 'member', sessionId: 'anna' })
    const answers = [{ cart: { id: 'c', lineItems: [line('a')] }, summary: {} }]
    const { client } = fakeClient(
      { [calculateCurrentCart.spec.id]: () => answers.shift() ?? new Promise(() => undefined) },
      session,
    )
    const cache = new QueryClient({ defaultOptions: { queries: { placeholderData: keepPreviousData } } })
    const { result } = renderHook(() => useCart().lines, { wrapper: wrapperFor(client, cache) })
    await waitFor(() => expect(result.current).toHaveLength(1))
    act(() => {
      session.become({ status: 'member', sessionId: 'bob' })
    })
    expect(result.current).toEqual([])
  })

  it('shows nothing of the cart to the next person', async () => {
    const { result, session } = shop({ a: 1 })
    await waitFor(() => expect(result.current.status).toBe('success'))
    await act(async () => {
      await expect(result.current.setQuantity('a', 10)).rejects.toBe(refused)
    })
    await waitFor(() => expect(result.current.errorsByLine).toEqual({ a: refused }))
    act(() => {
      session.become({ status: 'member', sessionId: 'm' })
    })
    expect(result.current).toMatchObject({ lines: [], errorsByLine: {}, status: 'pending' })
  })
})

describe('useCart without a session', () => {
  it('reads nothing, because no cart can be there', async () => {
    const { result, calls } = shop({ a: 1 }, fakeSession())
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(result.current.lines).toEqual([])
    expect(calls).toEqual([])
  })

  it('reads once when the session was loaded from its store', async () => {
    let known = (): void => undefined
    const session = fakeSession()
    const loaded = new Promise<undefined>((resolve) => {
      known = () => {
        resolve(undefined)
      }
    })
    session.getTokens = () => loaded
    const { result, calls } = shop({ a: 1 }, session)
    expect(result.current.status).toBe('pending')
    await act(async () => {
      session.become({ status: 'visitor', sessionId: 'v' })
      known()
      await loaded
    })
    await waitFor(() => expect(quantitiesOf(result.current)).toEqual(['a×1']))
    expect(calls).toHaveLength(1)
  })
})

describe('useCart after Back', () => {
  const showAgain = (persisted: boolean): void => {
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    })
  }

  it('reads the cart again, once for all components, when the browser shows the page as it was left', async () => {
    const quantities: Record<string, number> = { a: 1 }
    const { result, calls, wrapper } = shop(quantities)
    renderHook(() => useCart(), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('success'))
    Reflect.deleteProperty(quantities, 'a')
    showAgain(false)
    expect(quantitiesOf(result.current)).toEqual(['a×1'])
    expect(calls).toHaveLength(1)
    showAgain(true)
    await waitFor(() => expect(result.current.lines).toEqual([]))
    expect(calls).toHaveLength(2)
  })
})

describe('applyCartChange', () => {
  const lost = new NetworkError('lost', { code: 'NETWORK_ERROR', maybeProcessed: true })
  const reference = { catalogItemId: 'a', appId: 'app' }
  const add: CartChange = { type: 'add', items: [{ catalogReference: reference, quantity: 2 }] }
  const cartOf = (lineItems: CartLineItem[], more: Partial<Cart> = {}): Cart => ({
    id: 'cart',
    lineItems,
    ...more,
  })
  const booked: CartLineItem = { ...line('a'), quantityInfo: { requestedQuantity: 1, fixedQuantity: true } }

  /** Makes a change that the platform answers with one cart, or whose answer is lost and whose cart is then read. */
  const apply = async (
    change: CartChange,
    given: { answer?: Cart; found?: Cart | Error; before?: Cart; failure?: Error },
  ) => {
    const respond = (): Cart => {
      if (given.answer) return given.answer
      throw given.failure ?? lost
    }
    const { client, calls } = fakeClient({
      [addLineItemsToCurrentCart.spec.id]: respond,
      [updateLineItemsInCurrentCart.spec.id]: respond,
      [removeLineItemsFromCurrentCart.spec.id]: respond,
      [addCouponToCurrentCart.spec.id]: respond,
      [getCurrentCart.spec.id]: () => {
        if (given.found instanceof Error) throw given.found
        return given.found
      },
    })
    const result = await applyCartChange(client, change, given.before).catch((error: unknown) => error)
    return { result, operations: calls.map(({ operation }) => operation.split('.').at(-1)) }
  }

  it.each<[string, CartChange, Cart, Cart | undefined]>([
    ['an addition of which the cart holds nothing', add, cartOf([]), undefined],
    ['an addition of which the cart holds too few', add, cartOf([line('a', 1)]), undefined],
    [
      'an addition that left the revision as it was',
      add,
      cartOf([line('a', 5)], { revision: '7' }),
      cartOf([line('a', 5)], { revision: '7' }),
    ],
    [
      'a quantity that was cut',
      { type: 'setQuantity', lineItemId: 'a', quantity: 9 },
      cartOf([line('a', 4)]),
      undefined,
    ],
    ['a line that stayed', { type: 'remove', lineItemId: 'a' }, cartOf([line('a')]), undefined],
    ['a coupon that is missing', { type: 'addCoupon', code: 'X' }, cartOf([]), undefined],
  ])('reports %s as an error', async (_, change, answer, before) => {
    const { result, operations } = await apply(change, { answer, ...(before && { before }) })
    expect(result).toMatchObject({ code: 'CART_NOT_CHANGED', retryable: false, maybeProcessed: false })
    expect(operations).toHaveLength(1)
  })

  it.each<[string, Cart, Cart | undefined]>([
    ['as many pieces as were added', cartOf([line('a', 2)]), undefined],
    ['fewer than before, because another tab took some out', cartOf([line('a', 2)]), cartOf([line('a', 5)])],
    ['the booking that was there already', cartOf([booked]), cartOf([booked])],
    ['a new revision', cartOf([line('a', 4)], { revision: '8' }), cartOf([line('a', 2)], { revision: '7' })],
  ])('takes an addition as made when the cart holds %s', async (_, answer, before) => {
    const { result } = await apply(add, { answer, ...(before && { before }) })
    expect(result).toBe(answer)
  })

  it.each<[string, CartChange, Cart, Cart | undefined]>([
    ['an addition', add, cartOf([line('a', 5)]), cartOf([line('a', 3)])],
    ['the first addition', add, cartOf([line('a', 2)]), undefined],
    ['a booking', add, cartOf([booked]), undefined],
    ['a quantity', { type: 'setQuantity', lineItemId: 'a', quantity: 3 }, cartOf([line('a', 3)]), undefined],
    ['a removal', { type: 'remove', lineItemId: 'a' }, cartOf([]), undefined],
    [
      'a coupon',
      { type: 'addCoupon', code: ' welcome10 ' },
      cartOf([], { coupons: [{ id: 'c', code: 'WELCOME10' }] }),
      undefined,
    ],
  ])(
    'finds %s in the cart when the answer was lost, and sends nothing twice',
    async (_, change, found, before) => {
      const { result, operations } = await apply(change, { found, ...(before && { before }) })
      expect(result).toBe(found)
      expect(operations).toEqual([operations[0], 'get'])
    },
  )

  it.each<[string, CartChange, Cart, Cart | undefined]>([
    ['an addition', add, cartOf([line('a', 3)]), cartOf([line('a', 3)])],
    ['a quantity', { type: 'setQuantity', lineItemId: 'a', quantity: 3 }, cartOf([line('a', 2)]), undefined],
    ['a removal', { type: 'remove', lineItemId: 'a' }, cartOf([line('a')]), undefined],
  ])('reports the lost answer when %s was not made', async (_, change, found, before) => {
    expect((await apply(change, { found, ...(before && { before }) })).result).toBe(lost)
  })

  it.each<[string, CartChange, Cart]>([
    [
      'COUPON_ALREADY_EXISTS',
      { type: 'addCoupon', code: 'X' },
      cartOf([], { coupons: [{ id: 'c', code: 'X' }] }),
    ],
    ['LINE_ITEM_NOT_FOUND_IN_CART', { type: 'remove', lineItemId: 'a' }, cartOf([])],
  ])(
    'takes a change as made that is refused with %s, when the cart shows it',
    async (code, change, found) => {
      const failure = new ApplicationError('already', { code, status: 409 })
      expect((await apply(change, { failure, found })).result).toBe(found)
      expect((await apply(change, { failure, found: cartOf([line('a')]) })).result).toBe(failure)
    },
  )

  it('reports the lost answer when the cart cannot be read either', async () => {
    expect((await apply(add, { found: empty })).result).toBe(lost)
  })

  it('reads nothing after a refusal', async () => {
    expect(await apply(add, { failure: refused })).toEqual({ result: refused, operations: ['addLineItems'] })
  })
})

describe('itemOfLine', () => {
  it('keeps item, options, wanted quantity, membership and own data', () => {
    const catalogReference = { catalogItemId: 'a', appId: 'app', options: { variantId: 'v' } }
    const extendedFields = { namespaces: { own: { gift: true } } }
    const of = (membership: NonNullable<CartLineItem['paymentConfig']>['membership']) =>
      itemOfLine({
        id: 'l',
        quantity: 3,
        pending: false,
        source: { catalogReference },
        extendedFields,
        paymentConfig: { membership: membership! },
      })
    expect(of({ existingMembership: { appId: 'plans', membershipId: 'm' } })).toEqual({
      catalogReference,
      quantity: 3,
      extendedFields,
      membershipPayment: { existingMembership: { appId: 'plans', membershipId: 'm' } },
    })
    expect(of({ futureMembership: { lineItemId: 'p', benefitId: 'b' } }).membershipPayment).toEqual({
      futureMembership: { lineItemId: 'p', benefitId: 'b' },
    })
    expect(of({ futureMembership: { lineItemId: 'p' } }).membershipPayment).toEqual({
      futureMembership: { lineItemId: 'p' },
    })
    expect(itemOfLine({ id: 'l', quantity: 1, pending: false, source: { catalogReference } })).toEqual({
      catalogReference,
      quantity: 1,
    })
  })

  it.each<[string, CartLineItem]>([
    ['a custom item', { ...line('a'), customLineItem: true }],
    ['a line without a reference', { id: 'a' }],
  ])('refuses %s', (_, given) => {
    const act = () => itemOfLine({ ...given, quantity: 1, pending: false })
    expect(act).toThrow(ValidationError)
    expect(act).toThrow('"line.source.catalogReference" must name an item of a catalogue')
  })
})

describe('cartErrorsByPart', () => {
  const failed = (change: CartChange): CartChangeState => ({ change, status: 'error', error: refused })
  const done = (change: CartChange): CartChangeState => ({ change, status: 'success', error: null })
  const giftCard = { code: 'ABCDEFGH' }

  it.each<[string, CartChange, CartChange]>([
    ['add', { type: 'add', items: [] }, { type: 'add', items: [] }],
    ['coupon', { type: 'addCoupon', code: 'X' }, { type: 'removeCoupon', couponId: 'c' }],
    ['giftCard', { type: 'addGiftCard', giftCard }, { type: 'removeGiftCard', giftCardId: 'g' }],
    ['delivery', { type: 'setDelivery', deliveryMethod: { code: 'x' } }, { type: 'removeDelivery' }],
  ])('keeps the error of %s until a later change of it', (part, change, later) => {
    const other: CartChange = { type: 'remove', lineItemId: 'a' }
    expect(cartErrorsByPart([failed(change), done(other)])).toEqual({ [part]: refused })
    expect(cartErrorsByPart([failed(later)])).toEqual({ [part]: refused })
    expect(cartErrorsByPart([failed(change), done(later)])).toEqual({})
    expect(cartErrorsByLine([failed(change)])).toEqual({})
  })
})

describe('projectLines', () => {
  const change = (
    status: CartChangeState['status'],
    quantity: number,
    error: Error | null = null,
  ): CartChangeState => ({
    change: { type: 'setQuantity', lineItemId: 'a', quantity },
    status,
    error,
  })

  it('counts only changes that are under way, the last one for each line', () => {
    expect(
      projectLines([line('a', 1)], [change('success', 7), change('pending', 2), change('pending', 3)]),
    ).toMatchObject([{ quantity: 3, pending: true }])
    expect(projectLines([line('a', 1)], [change('error', 7, refused)])).toMatchObject([
      { quantity: 1, pending: false },
    ])
  })

  it('takes a line without a quantity as one', () => {
    expect(projectLines([{ id: 'a' }], [])).toMatchObject([{ quantity: 1 }])
  })

  it('keeps the error of a line until a later change of it', () => {
    expect(cartErrorsByLine([change('error', 7, refused)])).toEqual({ a: refused })
    expect(cartErrorsByLine([change('error', 7, refused), change('pending', 2)])).toEqual({})
  })
})
