import { createRedirectSession } from '@frontdesk/auth'
import { ApplicationError, SystemError } from '@frontdesk/core'
import { getCurrentCart, getOrder, type Order } from '@frontdesk/ecom'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCheckout, useCheckoutReturn } from '../src/index.ts'
import { deferred, fakeClient, wrapperFor } from './fake-client.tsx'

const restorePage = (persisted: boolean): void => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

describe('useCheckout', () => {
  const start = (replies: Parameters<typeof fakeClient>[0] = {}) => {
    const navigate = vi.fn()
    const fake = fakeClient({
      [getCurrentCart.spec.id]: () => ({ id: 'cart' }),
      [createRedirectSession.spec.id]: () => ({ fullUrl: 'https://checkout.example/1' }),
      ...replies,
    })
    const hook = renderHook(() => useCheckout({ returnTo: '/paid?from=cart', navigate }), {
      wrapper: wrapperFor(fake.client),
    })
    return { ...fake, ...hook, navigate }
  }

  it('asks for a checkout of the cart that comes back here, and goes there', async () => {
    const { result, inputs, navigate } = start()
    expect(result.current.status).toBe('idle')
    await act(() => result.current.start())
    const address = new URL('/paid?from=cart', location.href).href
    expect(inputs(createRedirectSession)).toEqual([
      { ecomCheckout: { checkoutId: 'cart' }, callbacks: { postFlowUrl: address, thankYouPageUrl: address } },
    ])
    expect(navigate).toHaveBeenCalledExactlyOnceWith('https://checkout.example/1')
    await waitFor(() => expect(result.current.status).toBe('redirecting'))
  })

  it('asks once, however often it is clicked', async () => {
    const answer = deferred<{ id: string }>()
    const { result, inputs, navigate } = start({ [getCurrentCart.spec.id]: () => answer.promise })
    act(() => {
      void result.current.start()
      void result.current.start()
    })
    await waitFor(() => expect(result.current.status).toBe('starting'))
    await act(async () => {
      answer.resolve({ id: 'cart' })
      await result.current.start()
    })
    await act(() => result.current.start())
    expect(inputs(createRedirectSession)).toHaveLength(1)
    expect(navigate).toHaveBeenCalledOnce()
  })

  it.each(['', 'javascript:alert(1)'])(
    'does not open %o, says so and may be tried again',
    async (fullUrl) => {
      const answers: unknown[] = [{ fullUrl }, { fullUrl: 'https://checkout.example/2' }]
      const { result, navigate } = start({ [createRedirectSession.spec.id]: () => answers.shift() })
      await act(() => result.current.start())
      await waitFor(() =>
        expect(result.current).toMatchObject({
          status: 'failed',
          error: { message: 'No redirect URL found' },
        }),
      )
      await act(() => result.current.start())
      expect(navigate).toHaveBeenCalledExactlyOnceWith('https://checkout.example/2')
    },
  )

  it('can be started again after Back', async () => {
    const { result, navigate } = start()
    await act(() => result.current.start())
    await waitFor(() => expect(result.current.status).toBe('redirecting'))
    act(() => {
      restorePage(false)
    })
    expect(result.current.status).toBe('redirecting')
    act(() => {
      restorePage(true)
    })
    await waitFor(() => expect(result.current.status).toBe('idle'))
    await act(() => result.current.start())
    expect(navigate).toHaveBeenCalledTimes(2)
  })

  it('leaves no listener behind', () => {
    const added = vi.spyOn(globalThis, 'addEventListener')
    const removed = vi.spyOn(globalThis, 'removeEventListener')
    const { client } = fakeClient({})
    for (let round = 0; round < 10; round++)
      renderHook(() => useCheckout({ returnTo: '/' }), { wrapper: wrapperFor(client) }).unmount()
    const count = (spy: { mock: { calls: unknown[][] } }) =>
      spy.mock.calls.filter(([name]) => name === 'pageshow').length
    // Twice per round: strict mode mounts everything two times.
    expect(count(added)).toBe(20)
    expect(count(removed)).toBe(20)
  })
})

describe('useCheckoutReturn', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const returning = (url: string, reply: () => unknown = () => undefined) => {
    const fake = fakeClient({ [getOrder.spec.id]: reply })
    return { ...fake, ...renderHook(() => useCheckoutReturn({ url }), { wrapper: wrapperFor(fake.client) }) }
  }

  it.each<[string, Partial<Order>]>([
    ['paid', { status: 'APPROVED', paymentStatus: 'PAID' }],
    ['paid', { status: 'APPROVED', paymentStatus: 'PARTIALLY_PAID' }],
    ['paid', { status: 'APPROVED', paymentStatus: 'FULLY_REFUNDED' }],
    ['pending', { status: 'APPROVED', paymentStatus: 'NOT_PAID' }],
    ['failed', { status: 'REJECTED', paymentStatus: 'DECLINED' }],
    ['failed', { status: 'APPROVED', paymentStatus: 'DECLINED' }],
    ['failed', { status: 'CANCELED', paymentStatus: 'PAID' }],
    ['pending', { status: 'APPROVED', paymentStatus: 'SOMETHING_NEW' }],
  ])('is %s for the order %o', async (status, order) => {
    const { result, inputs } = returning('https://shop.example/paid?orderId=o', () => ({ id: 'o', ...order }))
    expect(result.current.status).toBe('checking')
    await waitFor(() => expect(result.current).toMatchObject({ status, order: { id: 'o' } }))
    expect(inputs(getOrder)).toEqual([{ id: 'o' }])
  })

  it.each(['https://shop.example/paid', 'https://shop.example/paid?orderId=', '/paid?other=1', 'http://['])(
    'is abandoned when %s names no order',
    (url) => {
      const { result, calls } = returning(url)
      expect(result.current.status).toBe('abandoned')
      expect(calls).toHaveLength(0)
    },
  )

  it('does not believe an address that names an order that is not there', async () => {
    const missing = new ApplicationError('no', { code: 'ORDER_NOT_FOUND', status: 404 })
    const { result } = returning('/paid?orderId=made-up&status=paid', () => {
      throw missing
    })
    await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', error: missing }))
  })

  it('does not call a payment failed because the platform was out of reach', async () => {
    const answers: (Error | Partial<Order>)[] = [
      new SystemError('down', { code: 'BAD_GATEWAY', retryable: true }),
      { id: 'o', paymentStatus: 'PAID' },
    ]
    const { result } = returning('/paid?orderId=o', () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    })
    await waitFor(() => expect(result.current.error?.message).toBe('down'))
    expect(result.current.status).toBe('checking')
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.status).toBe('paid'))
  })

  it('watches a payment that is being processed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const payments = ['PENDING', 'PENDING_MERCHANT', 'PAID']
    const { result, calls } = returning('/paid?orderId=o', () => ({
      id: 'o',
      paymentStatus: payments.shift() ?? 'PAID',
    }))
    await waitFor(() => expect(result.current.status).toBe('pending'))
    await act(() => vi.advanceTimersByTimeAsync(4500))
    await waitFor(() => expect(result.current.status).toBe('paid'))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(calls).toHaveLength(3)
  })

  it('gives up watching after a minute, also when the order cannot be read any more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const answers = [{ id: 'o', paymentStatus: 'PENDING' }]
    const { result, calls } = returning('/paid?orderId=o', () => {
      const answer = answers.shift()
      if (!answer) throw new SystemError('down', { code: 'BAD_GATEWAY', retryable: true })
      return answer
    })
    await waitFor(() => expect(result.current.status).toBe('pending'))
    await act(() => vi.advanceTimersByTimeAsync(300_000))
    expect(calls).toHaveLength(30)
    expect(result.current).toMatchObject({ status: 'pending', error: { message: 'down' } })
  })

  it('reads the address of the page unless one is given', async () => {
    history.replaceState(null, '', '?orderId=here')
    const { client, inputs } = fakeClient({
      [getOrder.spec.id]: () => ({ id: 'here', paymentStatus: 'PAID' }),
    })
    const { result } = renderHook(() => useCheckoutReturn(), { wrapper: wrapperFor(client) })
    await waitFor(() => expect(result.current.status).toBe('paid'))
    expect(inputs(getOrder)).toEqual([{ id: 'here' }])
    history.replaceState(null, '', location.pathname)
  })
})
