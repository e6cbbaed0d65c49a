import {
  type AnySpec,
  type Client,
  createClient,
  decode,
  encode,
  hosted,
  local,
  type Read,
  type Write,
} from '@frontdesk/core'
import nock from 'nock'
import { describe, expect, it } from 'vitest'

interface WireRowBase {
  /** The request without the prefix of the family; `body` as JSON, `query` as the decoded parameters. */
  readonly request: {
    readonly method: string
    readonly path: string
    readonly query?: Readonly<Record<string, string | string[]>>
    readonly body?: unknown
  }
  /** The answer's body in the hosted platform's form. */
  readonly reply: unknown
  /** What the call gives back; for a page, its items. */
  readonly output: unknown
  /** With an elevated client. */
  readonly elevated?: boolean
}

/** One operation on the wire: what goes in, what is sent, what is answered, what comes out. */
export interface OwnWireRow<Input, Output> extends WireRowBase {
  readonly operation: Read<Input, Output> | Write<Input, Output>
  readonly input: NoInfer<Input>
}

/** A row whose types were checked. */
export interface WireRow extends WireRowBase {
  readonly spec: AnySpec
  readonly call: (client: Client) => Promise<unknown>
}

/** Types a row by its operation. */
export const row = <Input, Output>({ operation, input, ...rest }: OwnWireRow<Input, Output>): WireRow => ({
  ...rest,
  spec: operation.spec,
  call: (client) => operation(client, input),
})

const itemsOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'hasNext' in result && 'items' in result
    ? result.items
    : result

/** Underscores the system fields of the entities that the operation's shape marks, as the spec's wire has them. */
const reencode = (own: WireRow): string => {
  const { response } = own.spec
  const plain = structuredClone(own.reply) as Record<string, unknown>
  if (!response?.shape) return JSON.stringify(plain)
  const form = local('http://127.0.0.1:9')
  const { key, shape } = response
  const write = (value: unknown): unknown => encode(shape, decode(shape, value, form), form)
  return JSON.stringify(key ? { ...plain, [key]: write(plain[key]) } : write(plain))
}

/** Images lie elsewhere on every platform: their address is left out of the comparison where it follows from the id. */
const withoutMedia = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMedia)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const { url, ...rest } = value as Record<string, unknown>
  const fields = Object.entries('id' in rest && url !== undefined ? rest : value)
  return Object.fromEntries(fields.map(([name, part]) => [name, withoutMedia(part)]))
}

/** Sends each row for real (the network is intercepted) and compares request and result to the letter, with both namings. */
export const runWireRows = (rows: readonly WireRow[]): void => {
  for (const platform of [hosted(), local('http://127.0.0.1:9')]) {
    describe(`on the wire, ${platform.names ?? 'plain'} names`, () => {
      for (const own of rows) {
        const { spec } = own
        it(`${spec.id}: ${own.request.method} ${own.request.path}`, async () => {
          let body: unknown
          let query: unknown
          const scope = nock(platform.origin)
            .intercept(
              (platform.prefixes?.[spec.family] ?? spec.family) + own.request.path,
              own.request.method,
              (sent: unknown) => {
                body = sent
                return true
              },
            )
            .query((sent) => {
              query = sent
              return true
            })
            .reply(200, platform.names === 'plain' ? JSON.stringify(own.reply) : reencode(own), {
              'content-type': 'application/json',
              'x-wix-request-id': 'request-1',
            })
          const client = createClient({
            platform,
            auth: { elevated: own.elevated ?? false, headers: () => ({ authorization: 'token' }) },
          })
          const result = await own.call(client)
          scope.done()
          if (own.request.body !== undefined || own.request.method !== 'GET')
            if (platform.names === 'plain') expect(body || undefined).toEqual(own.request.body)
          expect(query).toEqual(own.request.query ?? {})
          if (platform.names === 'plain') expect(itemsOf(result)).toEqual(own.output)
          else expect(withoutMedia(itemsOf(result))).toEqual(withoutMedia(own.output))
        })
      }
    })
  }
}
