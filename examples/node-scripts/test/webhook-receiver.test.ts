import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiKey } from '@frontdesk/auth'
import { type Category, createCategory, deleteCategory, updateCategory } from '@frontdesk/bookings'
import { type Client, createClient, type ElevatedAuth, local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { categoryEvents } from '@frontdesk/webhooks'
import { serve, type ServerType } from '@hono/node-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEdgeReceiver } from '../src/edge-receiver.ts'
import { createMemoryEventLog } from '../src/memory-event-log.ts'
import { runReceive } from '../src/receive-command.ts'
import { createSqliteEventLog } from '../src/sqlite-event-log.ts'
import { createReceiver } from '../src/webhook-receiver.ts'

let emulator: Emulator
let owner: Client<ElevatedAuth>
let servers: ServerType[]
beforeEach(async () => {
  servers = []
  emulator = await createEmulator({ port: 0, seed: 'empty', clock: '2026-05-04T09:00:00Z' })
  owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
})
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  await emulator.close()
})

/** Makes the emulator deliver every event to a handler. */
const deliverTo = async (fetch: (request: Request) => Promise<Response>): Promise<void> => {
  const port = await new Promise<number>((resolve) => {
    servers.push(serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port)))
  })
  emulator.webhooks.subscribe(`http://127.0.0.1:${port}/`)
}

const create = (name = 'Massage'): Promise<Category> => createCategory(owner, { category: { name } })

const receiverOf = async (
  handled: string[],
  options: Partial<Parameters<typeof createReceiver<typeof categoryEvents>>[0]> = {},
): Promise<(request: Request) => Promise<Response>> =>
  createReceiver({
    publicKey: await emulator.webhooks.publicKey(),
    platform: local(emulator.url),
    events: [categoryEvents],
    log: createMemoryEventLog(),
    handle: ({ type }, { late }) => void handled.push(late ? `${type} late` : type),
    ...options,
  })

it('handles each event once, in order', async () => {
  const handled: string[] = []
  await deliverTo(await receiverOf(handled))
  const { id, revision = '' } = await create()
  await updateCategory(owner, { category: { id, revision, name: 'Long massage' } })
  await emulator.webhooks.idle()
  for (const { id: delivery } of [...emulator.webhooks.deliveries]) emulator.webhooks.replay(delivery)
  await emulator.webhooks.idle()
  expect(handled).toEqual(['category.created', 'category.updated'])
})

it('has an event delivered again that it could not handle, and says when it is late', async () => {
  const handled: string[] = []
  const errors: unknown[] = []
  let broken = true
  const receive = await receiverOf(handled, {
    onError: (error) => errors.push(error),
    handle: ({ type }, { late }) => {
      if (broken) throw new Error('The database is away')
      handled.push(late ? `${type} late` : type)
    },
  })
  await deliverTo(receive)
  const { id } = await create()
  await emulator.webhooks.idle()
  broken = false
  await deleteCategory(owner, { categoryId: id })
  await emulator.webhooks.idle()
  emulator.clock.advance(1000)
  await emulator.webhooks.idle()
  expect(errors).toEqual([new Error('The database is away')])
  expect(handled).toEqual(['category.deleted', 'category.created late'])
})

it('handles an event once when it is delivered to several receivers at the same time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-events-'))
  const logs = [1, 2].map(() => createSqliteEventLog(join(folder, 'events.db')))
  try {
    const handled: string[] = []
    const bodies: string[] = []
    await deliverTo(async (request) => {
      bodies.push(await request.text())
      return new Response()
    })
    await create()
    await emulator.webhooks.idle()
    const [body = ''] = bodies
    const [one, other] = await Promise.all(logs.map((log) => receiverOf(handled, { log })))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? one! : other!)(new Request('http://receiver.example/', { method: 'POST', body })),
      ),
    )
    expect(handled).toEqual(['category.created'])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  } finally {
    for (const log of logs) log.close()
    rmSync(folder, { recursive: true })
  }
})

it('refuses deliveries that the platform did not sign', async () => {
  const handled: string[] = []
  const receive = await receiverOf(handled)
  const send = async (method: string, body?: string): Promise<[number, string]> => {
    const answer = await receive(new Request('http://receiver.example/', { method, ...(body && { body }) }))
    return [answer.status, await answer.text()]
  }
  expect(await send('POST', 'not a token')).toEqual([400, 'WEBHOOK_MALFORMED\n'])
  expect(await send('GET')).toEqual([405, 'Events are delivered by POST\n'])
  expect(handled).toEqual([])
})

it('runs on an edge runtime', async () => {
  const lines: string[] = []
  const worker = createEdgeReceiver((line) => lines.push(line))
  const environment = { FRONTDESK_PUBLIC_KEY: await emulator.webhooks.publicKey() }
  await deliverTo((request) => worker.fetch(request, environment))
  const { id } = await create()
  await emulator.webhooks.idle()
  expect(emulator.webhooks.deliveries.map(({ status }) => status)).toEqual(['delivered'])
  expect(lines).toEqual([`unknown ${id}`])
})

it('is a command that ends in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-events-'))
  const interrupt = new AbortController()
  let listening: (url: string) => void
  const address = new Promise<string>((resolve) => (listening = resolve))
  let out = ''
  const ended = runReceive({
    args: ['--port', '0', '--log', join(folder, 'events.db')],
    environment: { FRONTDESK_URL: emulator.url },
    out: {
      write: (text) => {
        const [, url] = /Listening on (\S+)/.exec(text) ?? []
        if (url) listening(url)
        else out += text
      },
    },
    err: { write: () => undefined },
    signal: interrupt.signal,
  })
  emulator.webhooks.subscribe(await address)
  const { id } = await create()
  await emulator.webhooks.idle()
  interrupt.abort()
  expect(await ended).toBe(0)
  expect(out).toBe(`wix.bookings.categories.v2.category_created ${id}\n`)
  rmSync(folder, { recursive: true })
})

it.each([
  [[], {}, 'Set FRONTDESK_URL or FRONTDESK_PUBLIC_KEY'],
  [['--port', 'x'], { FRONTDESK_URL: 'http://localhost' }, '--port must be a port number'],
])('is a command that refuses %j with %j', async (args, environment, message) => {
  const output = { write: () => undefined }
  const { signal } = new AbortController()
  await expect(runReceive({ args, environment, out: output, err: output, signal })).rejects.toThrow(message)
})
