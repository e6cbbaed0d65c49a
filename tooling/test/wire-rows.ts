import {
  type AnySpec,
  type CallOptions,
  type Client,
  createClient,
  decode,
  encode,
  type Given,
  hosted,
  local,
  type Platform,
  type Read,
  type Write,
} from '@frontdesk/core'
import nock from 'nock'
import { describe, expect, it } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How many request bodies a wire test compared; `tooling/wire-report.ts` adds them up. */
    comparedBodies?: number
  }
}

/** Method and whole address on the hosted platform, query string included. */
type Address<Method extends string> = `${Method} https://${string}`

/** The request as it leaves. A request that is no GET or DELETE has a body, and the row writes it. */
type WrittenRequest =
  | { readonly request: Address<'GET' | 'DELETE'>; readonly body?: never }
  | { readonly request: Address<'POST' | 'PUT' | 'PATCH'>; readonly body: unknown }

interface WrittenRow {
  /** Headers beside `authorization` and `content-type`, which the harness expects of every row. */
  readonly headers?: Readonly<Record<string, string>>
  readonly options?: CallOptions
  /** The call needs an elevated client; the harness also sees another client refused. */
  readonly elevated?: true
  /** The call is sent without a token. */
  readonly anonymous?: true
  /** The body of the answer; `entity()` and `image()` mark what has another form beside underscored names. */
  readonly response: unknown
  /** The result of the call; of a page its data, such as `{ items, total, tooManyToCount }`. */
  readonly output: unknown
}

/** One operation on the wire: what goes in, what is sent, what is answered, what comes out. */
export type TypedWireRow<Input, Output> = WrittenRequest &
  WrittenRow & {
    readonly operation: Read<Input, Output, never> | Write<Input, Output, never>
    readonly input: NoInfer<Given<Input>>
  }

/** A row whose types were checked. */
export type WireRow = WrittenRequest &
  WrittenRow & {
    readonly spec: AnySpec
    readonly input: unknown
    readonly call: (client: Client, input: unknown) => Promise<unknown>
  }

/**
 * Types a row by its operation. A row writes out all that is expected: nothing is taken from the operation.
 *
 * @example
 * row({
 *   operation: getService,
 *   input: { serviceId: 'service-1' },
 *   request: 'GET https://www.wixapis.com/_api/bookings/v2/services/service-1',
 *   response: { service: entity({ id: 'service-1', createdDate: '2026-02-03T04:05:06.000Z' }) },
 *   output: { id: 'service-1', createdDate: new Date('2026-02-03T04:05:06.000Z') },
 * })
 */
export const row = <Input, Output>({ operation, ...written }: TypedWireRow<Input, Output>): WireRow => ({
  ...written,
  spec: operation.spec,
  call: (client, input) => operation(client as never, input as Given<Input>, written.options),
})

// Symbols survive a spread, and `JSON.stringify` does not see them.
const isEntity = Symbol('entity')
const imageText = Symbol('image')
const systemFields = new Map([
  ['id', '_id'],
  ['createdDate', '_createdDate'],
  ['updatedDate', '_updatedDate'],
])

/** Marks an object whose `id`, `createdDate` and `updatedDate` have an underscore beside underscored names. */
export const entity = <T extends object>(fields: T): T => Object.assign({ ...fields }, { [isEntity]: true })

/**
 * Marks an image: text beside underscored names, an object elsewhere. An image with an id gets its address from the media
 * store of the platform; the text of one without an id is its address.
 */
export const image = <T extends { id: string }>(
  ...[text, fields]: [text: `wix:image://v1/${string}`, fields: T] | [text: `https://${string}`]
): T => Object.assign({ ...fields } as T, { [imageText]: text })

/** A platform with everything that is expected of it, written out: nothing comes from the sources under test. */
export interface WirePlatform {
  readonly names: 'plain' | 'underscored'
  readonly platform: Platform
  readonly origin: string
  readonly media: string
  readonly headers: Readonly<Record<string, string>>
}

/** The platforms that each row is sent to. */
export const wirePlatforms: readonly WirePlatform[] = [
  {
    names: 'plain',
    platform: hosted(),
    origin: 'https://www.wixapis.com',
    media: 'https://static.wixstatic.com/media/',
    headers: {},
  },
  {
    names: 'underscored',
    platform: local('http://127.0.0.1:9'),
    origin: 'http://127.0.0.1:9',
    media: 'http://127.0.0.1:9/media/',
    headers: { 'x-frontdesk-names': 'underscored' },
  },
]

/** Gives marked data the form that it has on one platform: `wire` as it travels, `output` as the app sees it. */
export const inForm = (value: unknown, side: 'wire' | 'output', to: WirePlatform): unknown => {
  if (Array.isArray(value)) return value.map((item) => inForm(item, side, to))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const { [isEntity]: marked, [imageText]: text, ...fields } = value as Record<string | symbol, unknown>
  const onWire = side === 'wire' && to.names === 'underscored'
  if (typeof text === 'string')
    return onWire ? text : { url: 'id' in fields ? to.media + String(fields['id']) : text, ...fields }
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [
      (onWire && marked && systemFields.get(name)) || name,
      inForm(part, side, to),
    ]),
  )
}

/** The requests of one call, and its result. */
interface Exchange {
  readonly requests: readonly {
    readonly request: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: unknown
  }[]
  readonly output: unknown
  /** The answer after it was decoded and encoded again by the shape of the operation. */
  readonly rewritten: unknown
}

/** Headers that `fetch` adds by itself. */
const transportHeaders = [
  ...['accept', 'accept-encoding', 'accept-language', 'connection', 'content-length', 'host'],
  ...['sec-fetch-mode', 'user-agent'],
]

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

/** A page as plain data. */
const dataOf = (output: unknown): unknown =>
  typeof output === 'object' && output !== null && 'hasNext' in output
    ? Object.fromEntries(Object.entries(output).filter(([, part]) => typeof part !== 'function'))
    : output

const rewrite = ({ spec, response }: WireRow, to: WirePlatform): unknown => {
  const { key, shape } = spec.response ?? {}
  const answer = json(inForm(response, 'wire', to)) as Record<string, unknown>
  if (!shape) return answer
  const again = (wire: unknown): unknown => encode(shape, decode(shape, wire, to.platform), to.platform)
  return json(key === undefined ? again(answer) : { ...answer, [key]: again(answer[key]) })
}

const clientOf = (to: WirePlatform, elevated: boolean): Client =>
  createClient({
    platform: to.platform,
    attempts: 1,
    auth: { elevated, headers: () => ({ authorization: 'token' }) },
  })

const exchange = async (own: WireRow, to: WirePlatform): Promise<Exchange> => {
  const requests: Exchange['requests'][number][] = []
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    nock(to.origin)
      .intercept(/^/, method)
      .reply(function (address, body) {
        const headers = Object.entries(this.req.headers)
        requests.push({
          request: `${method} ${to.origin}${address}`,
          headers: Object.fromEntries(headers.filter(([name]) => !transportHeaders.includes(name))),
          body: body === '' ? undefined : body,
        })
        return [200, JSON.stringify(inForm(own.response, 'wire', to)), { 'content-type': 'application/json' }]
      })
  try {
    const output = dataOf(await own.call(clientOf(to, own.elevated ?? false), own.input))
    return { requests, output, rewritten: rewrite(own, to) }
  } finally {
    nock.cleanAll()
  }
}

const expected = (own: WireRow, to: WirePlatform): Exchange => ({
  requests: [
    {
      request: own.request.replace('https://www.wixapis.com', to.origin),
      headers: {
        ...(own.anonymous ? {} : { authorization: 'token' }),
        ...(own.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...to.headers,
        ...own.headers,
      },
      body: json(inForm(own.body, 'wire', to) ?? null) ?? undefined,
    },
  ],
  output: inForm(own.output, 'output', to),
  rewritten: inForm(own.response, 'wire', to),
})

/** Copies of an input in each of which one date is broken; a filter is sent as it is given. */
const withBrokenDate = (value: unknown): unknown[] => {
  if (value instanceof Date) return [new Date(NaN)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    (key === 'filter' ? [] : withBrokenDate(part)).map((broken) =>
      Array.isArray(value) ? value.with(Number(key), broken) : { ...value, [key]: broken },
    ),
  )
}

/**
 * Sends a row (the network is intercepted) and compares the request, the output and the answer written again to the
 * letter. Gives the number of bodies that were compared.
 */
export const compareRow = async (own: WireRow, to: WirePlatform): Promise<number> => {
  const made = await exchange(own, to)
  expect(made).toEqual(expected(own, to))
  if (own.elevated)
    await expect(own.call(clientOf(to, false), own.input)).rejects.toThrow('An elevated client is required')
  // JSON would send a broken date as null.
  for (const broken of withBrokenDate(own.input))
    await expect(own.call(clientOf(to, own.elevated ?? false), broken)).rejects.toThrow(
      'must be a valid date',
    )
  const bodies = made.requests.filter(({ body }) => body !== undefined).length
  if (own.spec.kind === 'write' && !/^(GET|DELETE) /.test(own.request))
    expect(bodies, 'the number of bodies that a write has compared').toBe(1)
  return bodies
}

/** Tests each row on both platforms. */
export const runWireRows = (rows: readonly WireRow[]): void => {
  for (const to of wirePlatforms)
    describe(`on the wire, ${to.names} names`, () => {
      for (const own of rows)
        it(`${own.spec.id}: ${own.request}`, async ({ task }) => {
          task.meta.comparedBodies = await compareRow(own, to)
        })
    })
}
