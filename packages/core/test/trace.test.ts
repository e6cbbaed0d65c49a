import { traceparent } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { answering, getRoom, json } from './rooms.ts'

const form = /^00-([\da-f]{32})-([\da-f]{16})-(0[01])$/

/** Counts instead of chance. */
const counting = () => {
  let count = 0
  return (length: number): Uint8Array => new Uint8Array(length).fill(++count)
}

const parsed = (header: string | undefined) => {
  const [, trace, span, flags] = form.exec(header ?? '') ?? []
  return { trace, span, flags }
}

const tracing = (options: Parameters<typeof traceparent>[0], failures = 0) => {
  const { client, sent } = answering(
    () => (failures-- > 0 ? json({}, 503, { 'retry-after': '0' }) : json({ room: { id: '1' } })),
    {
      hooks: traceparent(options),
    },
  )
  return { client, headers: () => sent.map(({ headers }) => headers['traceparent']) }
}

describe('a trace that begins here', () => {
  it('has a well-formed header, random and recorded', async () => {
    const { client, headers } = tracing({})
    for (let index = 0; index < 50; index++) await getRoom(client, { roomId: '1' })
    const all = headers().map(parsed)
    expect(all.every(({ flags }) => flags === '01')).toBe(true)
    expect(new Set(all.map(({ trace }) => trace)).size).toBe(50)
    expect(new Set(all.map(({ span }) => span)).size).toBe(50)
  })

  it('takes its bytes from the given source: 16 of the trace, 8 of the span', async () => {
    const { client, headers } = tracing({ random: counting(), sampled: false })
    await getRoom(client, { roomId: '1' })
    expect(headers()).toEqual([`00-${'01'.repeat(16)}-${'02'.repeat(8)}-00`])
  })

  it('continues through the attempts of one call, each with a span of its own', () => {
    const { onRequest } = traceparent({ random: counting() })
    const request = (attempts: number, call: object): string | undefined => {
      const event = {
        operation: 'rooms.get',
        route: 'GET /v1/rooms/{roomId}',
        attempts,
        call,
        headers: {} as Record<string, string>,
      }
      onRequest?.(event)
      return event.headers['traceparent']
    }
    const [one, other] = [{}, {}]
    const [first, foreign, second] = [request(1, one), request(1, other), request(2, one)].map(parsed)
    expect(second?.trace).toBe(first?.trace)
    expect(second?.span).not.toBe(first?.span)
    expect(foreign?.trace).not.toBe(first?.trace)
  })
})

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

it('is one for all the attempts of a call, also when calls overlap', async () => {
  const { client, headers } = tracing({}, 2)
  await Promise.all([getRoom(client, { roomId: '1' }), getRoom(client, { roomId: '2' })])
  const all = headers().map(parsed)
  expect(all).toHaveLength(4)
  expect(new Set(all.map(({ trace }) => trace)).size).toBe(2)
  expect(new Set(all.map(({ span }) => span)).size).toBe(4)
})

describe('a trace that is joined', () => {
  it('keeps its id and its flags; every attempt has its own span', async () => {
    const { client, headers } = tracing({ parent }, 2)
    await getRoom(client, { roomId: '1' })
    const all = headers().map(parsed)
    expect(all.map(({ trace, flags }) => [trace, flags])).toEqual(
      Array(3).fill(['0af7651916cd43dd8448eb211c80319c', '01']),
    )
    expect(new Set(all.map(({ span }) => span)).size).toBe(3)
    expect(all.some(({ span }) => span === 'b7ad6b7169203331')).toBe(false)
  })

  it('may be another one for each call', async () => {
    const parents = [parent, parent.replace('0af7', 'ffff').replace(/01$/, '00'), undefined]
    const { client, headers } = tracing({ parent: () => parents.shift(), random: counting() })
    for (let index = 0; index < 3; index++) await getRoom(client, { roomId: '1' })
    expect(headers().map((header) => header?.slice(3, 7))).toEqual(['0af7', 'ffff', '0303'])
    expect(headers().map((header) => header?.slice(-2))).toEqual(['01', '00', '01'])
  })

  it('is that of the call, if it has one', async () => {
    const { client, headers } = tracing({ parent })
    await getRoom(client, { roomId: '1' }, { headers: { traceparent: parent.replace('0af7', 'eeee') } })
    expect(headers()[0]).toMatch(/^00-eeee651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)/)
  })

  it.each([
    '',
    'rubbish',
    parent.toUpperCase(),
    parent.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)),
    parent.replace('b7ad6b7169203331', '0'.repeat(16)),
    parent.replace(/^00/, 'ff'),
    parent.slice(0, -1),
    parent + '0',
    ` ${parent}`,
    `${parent}\r\nx-evil: 1`,
  ])('begins anew instead of joining %j', async (text) => {
    const { client, headers } = tracing({ parent: text, random: counting() })
    await getRoom(client, { roomId: '1' })
    expect(headers()).toEqual([`00-${'01'.repeat(16)}-${'02'.repeat(8)}-01`])
  })

  it('may be of a later version, of which the known part counts', async () => {
    const { client, headers } = tracing({
      parent: `cc${parent.slice(2, -2)}0b-what-comes`,
      random: counting(),
    })
    await getRoom(client, { roomId: '1' })
    expect(headers()).toEqual([`00-0af7651916cd43dd8448eb211c80319c-${'01'.repeat(8)}-01`])
  })
})
