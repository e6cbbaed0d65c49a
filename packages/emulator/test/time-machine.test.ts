import { apiKey } from '@frontdesk/auth'
import { createClient, isValidationError, local } from '@frontdesk/core'
import { createCart } from '@frontdesk/ecom'
import { queryProducts, storesAppId } from '@frontdesk/stores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

const start = new Date('2026-05-04T09:00:00.000Z')
const hour = 3_600_000
const abandonment = { effect: 'A checkout counts as abandoned', at: new Date(+start + hour) }

let emulator: Emulator

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: start.toISOString() })
})
afterEach(() => emulator.close())

/** A checkout with an email address counts as abandoned after an hour, and its customer gets a mail. */
const leaveCheckout = async (): Promise<void> => {
  const owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
  const { items } = await queryProducts(owner, {})
  const product = items.find(({ productOptions }) => !productOptions?.length)
  const catalogReference = { catalogItemId: product?.id ?? '', appId: storesAppId }
  await createCart(owner, {
    cart: { customerInfo: { email: 'ana@example.com' } },
    catalogItems: [{ catalogReference, quantity: 1 }],
  })
}

/** How many checkouts were abandoned, beside the one of the demo. */
const abandoned = (): number => (emulator.snapshot()['ecom.abandonedCheckouts']?.length ?? 0) - 1

const names = (): string[] => emulator.timeMachine.snapshots.map(({ name }) => name)

const problemOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    if (isValidationError(error)) return error.violations[0]
    const { status, details } = error as { status: number; details: object }
    return { status, ...details }
  }
}

describe('a move of the clock', () => {
  it('tells what became due, and lists what is due next', async () => {
    expect(emulator.timeMachine.upcoming()).toEqual([])
    await leaveCheckout()
    expect(emulator.timeMachine.upcoming()).toEqual([abandonment])

    const early = emulator.timeMachine.move(new Date(+abandonment.at - 1))
    expect([early.events, early.mails, abandoned()]).toEqual([[], [], 0])
    const { from, to, events, mails } = emulator.timeMachine.move(new Date(+abandonment.at + 60_000))
    expect([from, to]).toEqual([early.to, new Date(+abandonment.at + 60_000)])
    expect(events.map(({ eventType }) => eventType)).toEqual([
      'wix.ecom.v1.abandoned_checkout_created',
      'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
    ])
    expect(mails.map(({ to, createdDate }) => [to, createdDate])).toEqual([
      ['ana@example.com', abandonment.at],
    ])
    expect([abandoned(), emulator.timeMachine.upcoming()]).toEqual([1, []])
    expect(emulator.timeMachine.lastMove?.events).toEqual(events)
  })

  it('is undone by its snapshot, and the undoing as well', async () => {
    await leaveCheckout()
    const { snapshotId, to } = emulator.timeMachine.move(new Date(+start + 48 * hour))
    emulator.timeMachine.restore(snapshotId)
    expect([abandoned(), emulator.clock.now()]).toEqual([0, start])
    expect(emulator.timeMachine.lastMove).toBeUndefined()
    expect(emulator.timeMachine.upcoming()).toEqual([abandonment])
    emulator.timeMachine.restore(emulator.timeMachine.snapshots.at(-1)?.id ?? '')
    expect([abandoned(), emulator.clock.now()]).toEqual([1, to])
  })

  it('is refused beyond the reach of the clock, with nothing kept', () => {
    expect(problemOf(() => emulator.timeMachine.move(new Date('2100-01-01T00:00:00Z')))).toMatchObject({
      validationError: {
        fieldViolations: [{ field: 'set', description: 'must lead to a moment from 1970 to 2099' }],
      },
    })
    expect([names(), emulator.clock.now()]).toEqual([[], start])
  })
})

describe('snapshots', () => {
  it('keep data and clock under a name, and outlive a reset', async () => {
    await leaveCheckout()
    const kept = emulator.timeMachine.keep('  One checkout ')
    expect(kept).toEqual({ id: kept.id, name: 'One checkout', time: start, automatic: false })
    emulator.timeMachine.move(new Date(+start + 48 * hour))
    emulator.timeMachine.reset()
    expect([emulator.timeMachine.upcoming(), emulator.clock.now()]).toEqual([[], start])
    expect(names()).toEqual(['One checkout', 'Before the clock was moved', 'Before the reset'])
    emulator.timeMachine.restore(kept.id)
    expect(emulator.timeMachine.upcoming()).toEqual([abandonment])
    emulator.timeMachine.remove(kept.id)
    expect(names()).toEqual(['Before the clock was moved', 'Before the reset', 'Before “One checkout”'])
    expect(problemOf(() => emulator.timeMachine.restore(kept.id))).toMatchObject({ status: 404 })
    expect(problemOf(() => emulator.timeMachine.remove(kept.id))).toMatchObject({ status: 404 })
  })

  it.each([
    ['', 'must be a name for the snapshot'],
    ['  ', 'must be a name for the snapshot'],
    ['a'.repeat(81), 'must have at most 80 characters'],
  ])('refuse the name %j', (name, description) => {
    expect(problemOf(() => emulator.timeMachine.keep(name))).toMatchObject({ field: 'name', description })
    expect(names()).toEqual([])
  })

  it('are limited: the oldest that undoes a step goes, and one more that is named is refused', () => {
    for (let number = 1; number <= 20; number++) emulator.timeMachine.keep(`State ${number}`)
    for (let number = 1; number <= 6; number++) emulator.timeMachine.move(new Date(+start + number))
    expect(
      emulator.timeMachine.snapshots.filter(({ automatic }) => automatic).map(({ time }) => +time - +start),
    ).toEqual([1, 2, 3, 4, 5])
    expect(problemOf(() => emulator.timeMachine.keep('State 21'))).toMatchObject({
      validationError: {
        fieldViolations: [
          { field: 'name', description: 'cannot be kept: 20 snapshots are. Remove one first' },
        ],
      },
    })
    expect(names()).toHaveLength(25)
  })
})

describe('snapshots over HTTP', () => {
  const send = async (
    route: string,
    body?: object,
  ): Promise<{ status: number; data: Record<string, never> }> => {
    const [method = '', path = ''] = route.split(' ')
    const response = await fetch(emulator.url + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return { status: response.status, data: (await response.json()) as Record<string, never> }
  }

  it('are kept, listed, restored and removed', async () => {
    await leaveCheckout()
    const { data } = await send('POST /_emulator/snapshots', { name: 'One checkout' })
    const { id } = data['snapshot'] as unknown as { id: string }
    const kept = { id, name: 'One checkout', time: start.toISOString(), automatic: false }
    expect(data).toEqual({ snapshot: kept })
    expect((await send('GET /_emulator/snapshots')).data).toEqual({ snapshots: [kept] })
    emulator.clock.advance(48 * hour)
    expect((await send(`POST /_emulator/snapshots/${id}/restore`)).data).toMatchObject({
      now: start.toISOString(),
    })
    expect(emulator.timeMachine.upcoming()).toEqual([abandonment])
    expect((await send(`DELETE /_emulator/snapshots/${id}`)).status).toBe(200)
    expect((await send(`POST /_emulator/snapshots/${id}/restore`)).status).toBe(404)
    expect(await send('POST /_emulator/snapshots', { name: 7 })).toMatchObject({
      status: 400,
      data: {
        details: {
          validationError: {
            fieldViolations: [{ field: 'name', description: 'must be a name for the snapshot' }],
          },
        },
      },
    })
  })
})
