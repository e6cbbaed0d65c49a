import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { type Client, combineHooks, createClient, hosted, type Read, read, whole } from '@frontdesk/core'
import { openTelemetry } from '@frontdesk/core/opentelemetry'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

const getRoom: Read<{ roomId: string; secret?: string }, object> = read({
  id: 'rooms.get',
  prefix: '/rooms',
  route: 'GET /v1/rooms/{roomId}',
  response: whole(),
})

const exporter = new InMemorySpanExporter()
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })

beforeAll(() => {
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
})

afterEach(() => {
  exporter.reset()
  vi.useRealTimers()
})

afterAll(async () => {
  await provider.shutdown()
  trace.disable()
  context.disable()
  propagation.disable()
})

const requestId = { 'x-wix-request-id': 'request-1' }

/** A client whose platform gives these answers, one after the other. */
const clientOf = (
  answers: readonly (() => Response | Promise<Response>)[],
  sent: RequestInit[] = [],
): Client =>
  createClient({
    platform: hosted(),
    auth: { headers: () => ({ authorization: 'secret-token' }) },
    hooks: combineHooks(openTelemetry()),
    async fetch(_, init) {
      sent.push(init)
      return answers[sent.length - 1]!()
    },
  })

const ok = (): Response => Response.json({}, { headers: requestId })
const unavailable = (): Response => Response.json({ message: 'later, ana@example.com' }, { status: 503 })

const only = (): ReadableSpan => {
  const spans = exporter.getFinishedSpans()
  expect(spans).toHaveLength(1)
  return spans[0]!
}

it('makes a span of a call, below the span that is active', async () => {
  const tracer = trace.getTracer('app')
  await tracer.startActiveSpan('page', async (page) => {
    await getRoom(clientOf([ok]), { roomId: 'room-1', secret: 'hidden' })
    page.end()
  })
  const [call, page] = exporter.getFinishedSpans()
  expect(call?.name).toBe('rooms.get')
  expect(call?.parentSpanContext?.spanId).toBe(page?.spanContext().spanId)
  expect(call?.attributes).toEqual({
    'http.request.method': 'GET',
    'url.template': '/v1/rooms/{roomId}',
    'frontdesk.operation': 'rooms.get',
    'http.response.status_code': 200,
    'frontdesk.request_id': 'request-1',
    'http.request.resend_count': 0,
  })
  expect(call?.events.map(({ name, attributes }) => [name, attributes])).toEqual([
    ['request', { 'frontdesk.attempt': 1 }],
  ])
  expect(call?.status).toEqual({ code: 0 })
})

it('sends the trace to the platform, with the span of the call', async () => {
  const sent: RequestInit[] = []
  await getRoom(clientOf([ok], sent), { roomId: 'room-1' })
  const { traceId, spanId } = only().spanContext()
  expect(new Headers(sent[0]?.headers).get('traceparent')).toBe(`00-${traceId}-${spanId}-01`)
})

it('tells of each request of a call that was repeated', async () => {
  vi.useFakeTimers()
  const call = getRoom(clientOf([unavailable, ok]), { roomId: 'room-1' })
  await vi.runAllTimersAsync()
  await call
  const { events, attributes } = only()
  expect(events.map(({ name }) => name)).toEqual(['request', 'retry', 'request'])
  expect(events[1]?.attributes).toEqual({
    'error.type': 'SERVICE_UNAVAILABLE',
    'frontdesk.delay': expect.any(Number) as number,
  })
  expect(attributes).toMatchObject({ 'http.response.status_code': 200, 'http.request.resend_count': 1 })
})

it('ends the span of a call that failed with the code of the error', async () => {
  const refused = (): Response =>
    Response.json(
      {
        message: 'no room-1',
        details: { applicationError: { code: 'ROOM_CLOSED', description: 'no room-1' } },
      },
      { status: 409 },
    )
  await expect(getRoom(clientOf([refused]), { roomId: 'room-1' })).rejects.toMatchObject({
    code: 'ROOM_CLOSED',
  })
  const { status, attributes } = only()
  expect(status).toEqual({ code: 2, message: 'ROOM_CLOSED' })
  expect(attributes).toMatchObject({ 'error.type': 'ROOM_CLOSED', 'http.response.status_code': 409 })
})

it('ends the span of a call whose answer cannot be read', async () => {
  await expect(
    getRoom(clientOf([() => new Response('{', { headers: { 'content-type': 'application/json' } })]), {
      roomId: 'room-1',
    }),
  ).rejects.toThrow()
  expect(only().status.code).toBe(2)
})

it('puts no token, id, input or message into a span', async () => {
  vi.useFakeTimers()
  const call = getRoom(clientOf([unavailable, unavailable, unavailable]), {
    roomId: 'room-1',
    secret: 'hidden',
  })
  await Promise.all([expect(call).rejects.toThrow(), vi.runAllTimersAsync()])
  const { name, attributes, events, status } = only()
  const text = JSON.stringify({ name, attributes, events, status })
  for (const secret of ['secret-token', 'room-1', 'hidden', 'ana@example.com'])
    expect(text).not.toContain(secret)
})
