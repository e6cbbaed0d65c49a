import { apiKey } from '@frontdesk/auth'
import { type Client, createClient, type ElevatedAuth, isNetworkError, local } from '@frontdesk/core'
import { addPayments, createOrder, getOrder, listTransactionsForSingleOrder } from '@frontdesk/ecom'
import { triggerRefund } from '@frontdesk/payments'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultApiKey } from '../src/auth/index.ts'
import { createEmulator } from '../src/index.ts'
import { bundle } from './support/bundle.ts'
import { type EmulatorProcess, startProcess } from './support/emulator-process.ts'

const clock = '2026-05-08T09:00:00Z'
/** So many refunds of 70 cents fit into a payment of 60 euros; 50 cents are left. */
const [refunds, fitting] = [100, 85]
/** The order after these refunds. */
const expected = ['PARTIALLY_REFUNDED', fitting, 5950]

let folder = ''
let program = ''
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-'))
  program = await bundle('src/cli.ts', 'refund-emulator')
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  await rm(program, { force: true })
})

const start = (port: string): Promise<EmulatorProcess> =>
  startProcess(running, program, '--port', port, '--data', join(folder, 'killed'), '--clock', clock)

type Owner = Client<ElevatedAuth>

const ownerAt = (url: string): Owner =>
  createClient({ platform: local(url), auth: apiKey({ apiKey: defaultApiKey }), attempts: 1 })

interface PaidOrder {
  readonly orderId: string
  readonly paymentId: string
}

const placePaidOrder = async (owner: Owner): Promise<PaidOrder> => {
  const { id: orderId } = await createOrder(owner, {
    order: {
      status: 'APPROVED',
      channelInfo: { type: 'WEB' },
      lineItems: [
        {
          productName: { original: 'Workshop' },
          quantity: 1,
          price: { amount: '60.00' },
          itemType: { preset: 'SERVICE' },
        },
      ],
    },
  })
  await addPayments(owner, {
    orderId,
    payments: [{ amount: { amount: '60.00' }, regularPaymentDetails: { offlinePayment: true } }],
  })
  const { payments = [] } = await listTransactionsForSingleOrder(owner, { orderId })
  return { orderId, paymentId: payments[0]!.id }
}

type Outcome = 'refunded' | 'refused' | 'lost'

/** Refunds 70 cents by each key, all at once. `answered` is called after each refund. */
const refundAll = (
  owner: Owner,
  { orderId, paymentId }: PaidOrder,
  keys: readonly string[],
  answered: () => void = () => undefined,
): Promise<Outcome[]> =>
  Promise.all(
    keys.map(async (idempotencyKey): Promise<Outcome> => {
      try {
        const { failedPaymentIds = [] } = await triggerRefund(
          owner,
          {
            ecomOrderId: orderId,
            payments: [{ paymentId, amount: { amount: '0.70' }, externalRefund: true }],
          },
          { idempotencyKey },
        )
        answered()
        return failedPaymentIds.length ? 'refused' : 'refunded'
      } catch (error) {
        if (isNetworkError(error)) return 'lost'
        const { status } = error as { status?: number }
        if (status !== undefined && status < 500) return 'refused'
        throw error
      }
    }),
  )

const allKeys = Array.from({ length: refunds }, (_, number) => `refund-${number}`)

const numberOf = (outcomes: readonly Outcome[], outcome: Outcome): number =>
  outcomes.filter((own) => own === outcome).length

/** The payment status of an order, the number of its refunds and their sum in cents. */
const kept = async (owner: Owner, { orderId }: PaidOrder): Promise<unknown> => {
  const { paymentStatus } = await getOrder(owner, { id: orderId })
  const transactions = await listTransactionsForSingleOrder(owner, { orderId })
  const amounts = (transactions.refunds ?? []).flatMap(({ transactions: own = [] }) =>
    own
      .filter(({ refundStatus }) => refundStatus === 'SUCCEEDED')
      .map(({ amount }) => Math.round(Number(amount?.amount) * 100)),
  )
  return [paymentStatus, amounts.length, amounts.reduce((sum, cents) => sum + cents, 0)]
}

describe('100 refunds of 70 cents at once, of a payment of 60 euros', () => {
  it.each(['in memory', 'in a folder'])('give back €59.50, %s', async (place) => {
    const data = place === 'in memory' ? {} : { data: join(folder, 'kept') }
    const emulator = await createEmulator({ port: 0, seed: 'empty', clock, ...data })
    try {
      const owner = ownerAt(emulator.url)
      const order = await placePaidOrder(owner)
      const outcomes = await refundAll(owner, order, allKeys)
      expect(numberOf(outcomes, 'refunded')).toBe(fitting)
      expect(numberOf(outcomes, 'refused')).toBe(refunds - fitting)
      expect(await kept(owner, order)).toEqual(expected)
      // The keys are sent again, and each write keeps its one effect.
      expect(numberOf(await refundAll(owner, order, allKeys), 'refunded')).toBe(fitting)
      expect(await kept(owner, order)).toEqual(expected)
    } finally {
      await emulator.close()
    }
  })

  it('give back €59.50 although the process is killed in the middle', async () => {
    const first = await start('0')
    const owner = ownerAt(first.url)
    const order = await placePaidOrder(owner)
    let answers = 0
    const before = await refundAll(owner, order, allKeys, () => {
      if ((answers += 1) === 20) first.child.kill('SIGKILL')
    })
    if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit')
    const lost = allKeys.filter((_, index) => before[index] === 'lost')
    expect(lost.length).toBeGreaterThan(0)

    const second = await start(new URL(first.url).port)
    const after = await refundAll(owner, order, lost)
    expect(numberOf(before, 'refunded') + numberOf(after, 'refunded')).toBe(fitting)
    expect(await kept(owner, order)).toEqual(expected)
    second.child.kill('SIGTERM')
    await once(second.child, 'exit')
  })
})
