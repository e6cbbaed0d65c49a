import { apiKey } from '@frontdesk/auth'
import { type Client, createClient, type ElevatedAuth, local } from '@frontdesk/core'
import { cancelOrder, createOrder } from '@frontdesk/ecom'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runReport } from '../src/report-command.ts'

let emulator: Emulator
let owner: Client<ElevatedAuth>
beforeEach(async () => {
  emulator = await createEmulator({ port: 0, seed: 'empty', clock: '2026-05-01T09:00:00Z' })
  owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
})
afterEach(() => emulator.close())

/** An order that is placed at a moment; gives its id. */
const place = async (moment: string, name: string, price: string, quantity: number): Promise<string> => {
  emulator.clock.set(new Date(moment))
  const { id } = await createOrder(owner, {
    order: {
      status: 'APPROVED',
      channelInfo: { type: 'WEB' },
      lineItems: [
        {
          productName: { original: name },
          quantity,
          price: { amount: price },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
    },
  })
  return id
}

const run = async (...args: string[]): Promise<string> => {
  let out = ''
  const code = await runReport({
    args,
    environment: { FRONTDESK_URL: emulator.url, FRONTDESK_API_KEY: emulator.apiKey },
    out: { write: (text) => (out += text) },
    err: { write: () => undefined },
    signal: new AbortController().signal,
  })
  expect(code).toBe(0)
  return out
}

it('adds up the orders of a period', async () => {
  await place('2026-05-03T10:00:00Z', 'Mat', '64.10', 1)
  await place('2026-05-03T23:30:00Z', 'Block', '16.05', 3)
  await place('2026-05-20T10:00:00Z', 'Mat', '64.10', 2)
  await cancelOrder(owner, { id: await place('2026-05-21T10:00:00Z', 'Mat', '64.10', 9) })
  await place('2026-06-01T10:00:00Z', 'Mat', '64.10', 5)
  // The second order is placed at 00:30 of 4 May in Lisbon.
  expect(
    JSON.parse(
      await run('--from', '2026-05-01', '--to', '2026-05-31', '--zone', 'Europe/Lisbon', '--format', 'json'),
    ),
  ).toEqual({
    orders: 3,
    revenue: { EUR: '240.45' },
    tax: { EUR: '0.00' },
    averageOrder: { EUR: '80.15' },
    paymentStatuses: { NOT_PAID: 3 },
    channels: { WEB: 3 },
    days: { '2026-05-03': 1, '2026-05-04': 1, '2026-05-20': 1 },
    products: [
      { name: 'Block', quantity: 3 },
      { name: 'Mat', quantity: 3 },
    ],
  })
  expect(await run('--from', '2026-05-20', '--to', '2026-06-01', '--format', 'csv')).toBe(
    'name,quantity\nMat,7\n',
  )
  expect(await run('--from', '2026-05-03', '--to', '2026-05-03')).toBe(
    [
      'Orders         2',
      'Revenue        €112.25',
      'Tax            €0.00',
      'Average order  €56.13',
      '',
      'By payment',
      '  NOT_PAID  2',
      '',
      'By channel',
      '  WEB  2',
      '',
      'By day',
      '  2026-05-03  2',
      '',
      'By product',
      '  Block  3',
      '  Mat    1',
      '',
    ].join('\n'),
  )
})

it('begins and ends the days of a time zone on the day when the clocks change', async () => {
  await place('2026-10-25T22:59:59Z', 'Mat', '1', 1)
  await place('2026-10-25T23:59:59Z', 'Mat', '1', 10)
  await place('2026-10-26T00:00:00Z', 'Mat', '1', 100)
  const ofTheDay = ['--from', '2026-10-25', '--to', '2026-10-25', '--format', 'csv']
  expect(await run(...ofTheDay, '--zone', 'Europe/Lisbon')).toBe('name,quantity\nMat,11\n')
  expect(await run(...ofTheDay, '--zone', 'Europe/Berlin')).toBe('name,quantity\nMat,1\n')
})

it.each([
  [['--to', '2026-05-01'], '--from must be a day such as 2026-05-31'],
  [['--from', '2026-05-02', '--to', '2026-05-01'], '--to must not be before --from'],
  [['--from', '2026-05-01', '--to', '2026-05-01', '--zone', 'Mars'], '--zone must be an IANA time zone'],
  [
    ['--from', '2026-05-01', '--to', '2026-05-01', '--format', 'pdf'],
    '--format must be one of table, json, csv',
  ],
])('refuses %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
})
