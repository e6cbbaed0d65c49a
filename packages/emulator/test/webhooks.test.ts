import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWebhooks } from '@frontdesk/webhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestPlatform } from './support/platform.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Receiver {
  readonly url: string
  /** The body of all answers. */
  answer: string
  readonly bodies: string[]
  readonly types: (string | undefined)[]
}

/** A server that answers with these statuses, one after the other, then with the last one. */
const receive = async (...statuses: number[]): Promise<Receiver> => {
  const bodies: string[] = []
  const types: (string | undefined)[] = []
  const receiver: Receiver = { url: '', answer: '', bodies, types }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      types.push(request.headers['content-type'])
      response.writeHead(statuses[Math.min(bodies.length, statuses.length) - 1] ?? 200, {
        location: 'http://127.0.0.1:9/',
      })
      response.end(receiver.answer)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(receiver, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` })
}

const create = (id: string) => ({ room: { id, name: `Room ${id}` } })

describe('webhooks', () => {
  it('deliver signed events that the reader of webhooks accepts', async () => {
    const platform = createTestPlatform()
    const receiver = await receive(200)
    platform.webhooks.subscribe(receiver.url)
    await platform.send('POST /v1/rooms', create('a'), { authorization: 'visitor' })
    await platform.send('POST /v1/rooms', create('b'), { authorization: 'owner' })
    await platform.webhooks.idle()

    expect(receiver.types).toEqual(['text/plain', 'text/plain'])
    const webhooks = createWebhooks({
      publicKey: await platform.webhooks.publicKey(),
      audience: 'app-1',
      events: [],
    })
    const [first, second] = await Promise.all(receiver.bodies.map((body) => webhooks.read(body)))
    expect(first?.metadata).toMatchObject({
      eventType: 'wix.test.v1.room_created',
      entityFqdn: 'wix.test.v1.room',
      slug: 'created',
      entityId: 'a',
      instanceId: 'instance-1',
      entityEventSequence: '1',
      eventTime: new Date('2026-05-04T09:00:00.000Z'),
      identity: { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'visitor-1' },
    })
    expect(first?.data).toMatchObject({
      createdEvent: { entity: { id: 'a', name: 'Room a', createdDate: '2026-05-04T09:00:00.000Z' } },
    })
    expect(second?.metadata).toMatchObject({
      entityId: 'b',
      entityEventSequence: '2',
      identity: { identityType: 'WIX_USER' },
    })
    expect(platform.webhooks.deliveries.map(({ status }) => status)).toEqual(['delivered', 'delivered'])
  })

  it('are refused by the reader when a word was changed', async () => {
    const platform = createTestPlatform()
    const receiver = await receive(200)
    platform.webhooks.subscribe(receiver.url)
    await platform.send('POST /v1/rooms', create('a'))
    await platform.webhooks.idle()
    const webhooks = createWebhooks({ publicKey: await platform.webhooks.publicKey(), events: [] })
    const [header, , signature] = receiver.bodies[0]!.split('.')
    const forged = Buffer.from(JSON.stringify({ data: '{}', iat: Math.floor(Date.now() / 1000) })).toString(
      'base64url',
    )
    await expect(webhooks.read([header, forged, signature].join('.'))).rejects.toMatchObject({
      code: 'WEBHOOK_SIGNATURE',
    })
  })

  it('are tried again with growing pauses, with the same event id', async () => {
    const platform = createTestPlatform()
    const receiver = await receive(500, 302, 200)
    platform.webhooks.subscribe(receiver.url)
    await platform.send('POST /v1/rooms', create('a'))
    await platform.webhooks.idle()
    expect(receiver.bodies).toHaveLength(1)
    platform.clock.advance(999)
    await platform.webhooks.idle()
    expect(receiver.bodies).toHaveLength(1)
    platform.clock.advance(1)
    await platform.webhooks.idle()
    expect(receiver.bodies).toHaveLength(2)
    platform.clock.advance(10_000)
    await platform.webhooks.idle()
    expect(platform.webhooks.deliveries).toMatchObject([
      { status: 'delivered', attempts: [{ status: 500 }, { status: 302 }, { status: 200 }] },
    ])
    const webhooks = createWebhooks({ publicKey: await platform.webhooks.publicKey(), events: [] })
    const read = await Promise.all(receiver.bodies.map((body) => webhooks.read(body)))
    expect(new Set(read.map(({ metadata }) => metadata.id)).size).toBe(1)
  })

  it('are sent when a state comes back in which they are pending, and tried again once', async () => {
    const platform = createTestPlatform()
    const receiver = await receive(500, 200, 500, 200)
    platform.webhooks.subscribe(receiver.url)
    await platform.send('POST /v1/rooms', create('a'))
    await platform.webhooks.idle()
    const pending = platform.state.contents()
    platform.clock.advance(1_000)
    await platform.webhooks.idle()
    for (const [count, status] of [
      [3, 'pending'],
      [4, 'delivered'],
    ] as const) {
      platform.state.load(pending)
      platform.webhooks.resume()
      await platform.webhooks.idle()
      expect(receiver.bodies).toHaveLength(count)
      expect(platform.webhooks.deliveries).toMatchObject([{ status }])
    }
    platform.clock.advance(600_000)
    await platform.webhooks.idle()
    expect(receiver.bodies).toHaveLength(4)
  })

  it('are given up after five attempts, and can be sent again', async () => {
    const platform = createTestPlatform()
    const receiver = await receive(503, 503, 503, 503, 503, 200)
    platform.webhooks.subscribe(receiver.url)
    await platform.send('POST /v1/rooms', create('a'))
    await platform.webhooks.idle()
    for (let attempt = 0; attempt < 6; attempt++) {
      platform.clock.advance(600_000)
      await platform.webhooks.idle()
    }
    const [failed] = platform.webhooks.deliveries
    expect(failed).toMatchObject({ status: 'failed', attempts: { length: 5 } })
    platform.webhooks.replay(failed!.id)
    await platform.webhooks.idle()
    expect(platform.webhooks.deliveries[1]).toMatchObject({ eventId: failed!.eventId, status: 'delivered' })
  })

  it.each([
    [200, 'delivered'],
    [299, 'delivered'],
    [300, 'pending'],
  ])('with the answer %i are %s', async (answer, status) => {
    const platform = createTestPlatform()
    platform.webhooks.subscribe((await receive(answer)).url)
    await platform.send('POST /v1/rooms', create('a'))
    await platform.webhooks.idle()
    expect(platform.webhooks.deliveries).toMatchObject([{ status, attempts: [{ status: answer }] }])
  })

  it('show each attempt with the beginning of its answer, and the moment of the next one', async () => {
    const platform = createTestPlatform()
    const receiver = await receive(500, 500, 200)
    platform.webhooks.subscribe(receiver.url)
    receiver.answer = 'é'.repeat(3_000)
    await platform.send('POST /v1/rooms', create('a'))
    await platform.webhooks.idle()
    const [delivery] = platform.webhooks.deliveries
    const { id, eventId, createdDate } = delivery!
    const after = (milliseconds: number): Date => new Date(+createdDate + milliseconds)
    const first = { time: createdDate, status: 500, answer: 'é'.repeat(2_000) }
    const shown = { id, eventId, eventType: 'wix.test.v1.room_created', url: receiver.url, createdDate }
    expect(delivery).toEqual({
      ...shown,
      status: 'pending',
      attempts: [first],
      nextAttemptDate: after(1_000),
    })

    receiver.answer = ''
    platform.clock.advance(1_000)
    await platform.webhooks.idle()
    const second = { time: after(1_000), status: 500 }
    expect(platform.webhooks.deliveries).toMatchObject([
      { attempts: [first, second], nextAttemptDate: after(11_000) },
    ])

    receiver.answer = 'thanks'
    platform.clock.advance(10_000)
    await platform.webhooks.idle()
    const third = { time: after(11_000), status: 200, answer: 'thanks' }
    expect(platform.webhooks.deliveries).toEqual([
      { ...shown, status: 'delivered', attempts: [first, second, third] },
    ])
  })

  it('keep the last 500 events', async () => {
    const platform = createTestPlatform()
    for (let number = 0; number <= 500; number++) await platform.send('POST /v1/rooms', create(`r${number}`))
    expect(platform.webhooks.events).toHaveLength(500)
    expect(platform.webhooks.events[0]).toMatchObject({ entityId: 'r1' })
  })

  it('say why there was no answer', async () => {
    const platform = createTestPlatform()
    const receiver = await receive(200)
    servers[0]!.close()
    platform.webhooks.subscribe(receiver.url)
    await platform.send('POST /v1/rooms', create('a'))
    await platform.webhooks.idle()
    expect(platform.webhooks.deliveries[0]).toMatchObject({
      status: 'pending',
      attempts: [{ error: expect.stringContaining('ECONNREFUSED') as string }],
    })
  })

  it.each([
    'https://example.com/hook',
    'http://169.254.169.254/',
    'http://10.0.0.1/',
    'file:///etc/passwd',
    'nonsense',
  ])('never go to %s', (url) => {
    const platform = createTestPlatform()
    expect(() => platform.webhooks.subscribe(url)).toThrow(
      /^INVALID_ARGUMENT.*"url" must be an http or https address on this machine/,
    )
    expect(platform.webhooks.subscriptions).toEqual([])
  })
})
