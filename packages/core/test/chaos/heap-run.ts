import { createClient, hosted, type Transport } from '@frontdesk/core'
import { createRoom, getRoom, queryRoom } from './operations.ts'

// Makes many calls against a transport without a network, one in twenty with a fault, and prints how the heap grew.
const collect = (globalThis as { gc?: () => void }).gc
if (!collect) throw new Error('Run with --expose-gc')

const body = JSON.stringify({ room: { id: 'one', name: 'x'.repeat(200) } })
const answer = (status: number, content: string, headers: Record<string, string> = {}): Response =>
  new Response(content, { status, headers: { 'content-type': 'application/json', ...headers } })

const faults: readonly (() => Promise<Response>)[] = [
  () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })),
  () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
  async () => answer(503, '<h1>Sorry</h1>'),
  async () => answer(429, '{}', { 'retry-after': '0' }),
  async () => answer(404, '{"message":"no"}'),
  async () => answer(409, '{}'),
  async () => answer(401, '{}'),
  async () => answer(302, '', { location: 'https://elsewhere.invalid' }),
  async () => answer(200, '{"room":{'),
  async () => answer(200, '<html>'),
  async () => answer(200, ''),
  async () => answer(200, ' '.repeat(3_000)),
  () => new Promise(() => undefined),
]

let requests = 0
const transport: Transport = (_, init) => {
  init.signal?.throwIfAborted()
  requests++
  const fault = requests % 20 === 0 ? faults[(requests / 20) % faults.length] : undefined
  return fault ? fault() : Promise.resolve(answer(200, body))
}

// No call waits long: the timers are what counts.
Math.random = () => 0.01

const main = async (): Promise<unknown> => {
  let failed = 0
  let retried = 0
  const client = createClient({
    platform: hosted(),
    auth: { headers: () => ({ authorization: 'Bearer token' }), refused: async () => undefined },
    fetch: transport,
    hooks: {
      onRetry() {
        retried++
      },
      onError() {
        failed++
      },
    },
    timeout: 5,
    deadline: 20,
    bodyLimit: 2_000,
  })
  // One signal for all, as an application has: each call has to take its listener back.
  const { signal } = new AbortController()
  const operations = [getRoom, queryRoom, createRoom]
  const make = async (index: number): Promise<void> => {
    const operation = operations[index % operations.length] ?? getRoom
    const idempotencyKey = index % 2 ? `key-${index}` : undefined
    await operation(client, { roomId: 'one', secret: 'secret' }, { signal, idempotencyKey }).catch(
      () => undefined,
    )
  }
  const heaps: number[] = []
  for (let done = 0; done < 40_000;) {
    await Promise.all(Array.from({ length: 100 }, (_, at) => make(done + at)))
    done += 100
    if (done % 4_000 === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      collect()
      heaps.push(process.memoryUsage().heapUsed)
    }
  }
  return { heaps, requests, failed, retried, resources: process.getActiveResourcesInfo() }
}

void main().then((result) => {
  process.stdout.write(JSON.stringify(result))
})
