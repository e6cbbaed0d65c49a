import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

const start = new Date('2026-05-04T09:00:00.000Z')
let emulator: Emulator

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: start.toISOString() })
})
beforeEach(() => emulator.reset())
afterAll(() => emulator.close())

const open = async (path: string): Promise<{ status: number; html: string }> => {
  const response = await fetch(emulator.url + path)
  return { status: response.status, html: await response.text() }
}

const submit = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(emulator.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

type Fields = Record<string, unknown>

const keep = async (collection: string, entity: Fields): Promise<void> => {
  const json = JSON.stringify(entity)
  expect((await submit(`/inspector/entities/${collection}/change`, { json })).status).toBe(303)
}

const mail = (id: string, rest: Fields = {}): Promise<void> =>
  keep('emulator.mails', {
    id,
    to: 'ana@example.com',
    subject: `Subject ${id}`,
    text: 'Until soon',
    createdDate: { $date: start.toISOString() },
    ...rest,
  })

const unread = async (): Promise<string | undefined> =>
  /data-counter="\/inspector\/outbox">(\d+)</.exec((await open('/')).html)?.[1]

describe('the mailbox', () => {
  it('counts the mails that nobody has opened, and sets them off', async () => {
    await mail('one')
    await mail('two')
    expect(await unread()).toBe('2')
    expect((await open('/inspector/outbox')).html.match(/, unread</g)).toHaveLength(2)
    const { html } = await open('/inspector/outbox/one')
    expect(html.match(/, unread</g)).toHaveLength(1)
    expect([await unread(), emulator.outbox.map(({ isRead }) => isRead)]).toEqual(['1', [true, undefined]])
    await open('/inspector/outbox/two')
    expect(await unread()).toBeUndefined()
  })

  it('shows the headers of a mail, and what is attached', async () => {
    const attachments = [
      { fileName: 'visit.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR é' },
    ]
    await mail('with-file', { attachments })
    const { html } = await open('/inspector/outbox/with-file?view=headers')
    for (const line of [
      'From: Harbour Studio &lt;hello@harbour.example&gt;',
      'To: ana@example.com',
      'Subject: Subject with-file',
      'Date: Mon, 04 May 2026 09:00:00 GMT',
      'Content-Type: multipart/mixed',
      'Attachment: visit.ics (text/calendar; charset=utf-8)',
    ])
      expect(html).toContain(line)
    expect(html).toContain('text/calendar · 18 bytes')
    const file = await fetch(`${emulator.url}/inspector/outbox/with-file/attachments/0`)
    expect([file.headers.get('content-disposition'), await file.text()]).toEqual([
      'attachment; filename="visit.ics"',
      'BEGIN:VCALENDAR é',
    ])
    expect((await open('/inspector/outbox/with-file/attachments/1')).status).toBe(404)
  })

  it('is emptied after a question', async () => {
    expect((await open('/inspector/outbox?clear')).html).not.toContain('Delete')
    await mail('one')
    await mail('two')
    expect((await open('/inspector/outbox?clear')).html).toContain('Delete all 2 mails?')
    expect(emulator.outbox).toHaveLength(2)
    expect((await submit('/inspector/outbox/clear', {})).headers.get('location')).toBe('/inspector/outbox')
    expect(emulator.outbox).toEqual([])
  })
})

describe('the clock page', () => {
  const comingUp = async (): Promise<string[]> => {
    const { html } = await open('/inspector/clock')
    const table = html.slice(html.indexOf('Coming up'), html.indexOf('>Snapshots</h2>'))
    return [
      ...table.matchAll(/<td class="main">\s*(.*?)\s*<\/td>[^]*?data-until="([^"]*)"\s*>([^<]*)</g),
    ].map(([, effect, until, span]) => [effect, until, span].join(' | '))
  }

  it('lists every hold with its countdown, and goes to the minute before its end', async () => {
    const book = (): Promise<Response> => {
      const [service] = emulator.snapshot()['bookings.services']!
      const fields = { by: 'visitor', firstName: 'Rita', lastName: 'Nunes', email: 'rita@example.com' }
      return submit('/inspector/entities/bookings.bookings/new', { ...fields, service: service!.id })
    }
    await book()
    emulator.clock.advance(60_000)
    await book()
    const hold = 'The hold of Deep-tissue massage for Rita ends'
    expect((await comingUp()).slice(0, 2)).toEqual([
      `${hold} | 2026-05-04T09:15:00.000Z | 14 min`,
      `${hold} | 2026-05-04T09:16:00.000Z | 15 min`,
    ])
    expect((await open('/inspector/clock')).html).toContain('value="2026-05-04T09:14:00.000Z"')
  })

  it('names the order of each payment that waits', async () => {
    const [order] = emulator.snapshot()['ecom.orders']! as unknown as [Fields]
    const kept = emulator.snapshot()['ecom.orderTransactions']![0]! as unknown as Fields
    emulator.restore({
      ...emulator.snapshot(),
      'ecom.orderTransactions': [
        {
          ...kept,
          id: String(order['id']),
          awaited: [
            { at: +start + 600_000, what: 'settlement', paymentId: 'none' },
            { at: +start + 2 * 86_400_000, what: 'scheduledAction', paymentId: 'none' },
          ],
        } as never,
      ],
    })
    const number = String(order['number'])
    expect((await comingUp()).filter((line) => line.includes('order'))).toEqual([
      `The pending payment of order ${number} is settled | 2026-05-04T09:10:00.000Z | 10 min`,
      `The reserved payment of order ${number} is captured or released | 2026-05-06T09:00:00.000Z | 2 d`,
    ])
  })

  it('goes back to the present', async () => {
    expect((await open('/inspector/clock')).html).not.toContain('Back to the present')
    await submit('/inspector/clock', { advance: '90000000' })
    const { html } = await open('/inspector/clock')
    const advance = /value="(-\d+)">Back to the present</.exec(html)?.[1] ?? ''
    await submit('/inspector/clock', { advance })
    expect(emulator.clock.now()).toEqual(start)
  })
})
