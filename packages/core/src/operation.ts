import type { CallOptions, Client } from './client.ts'
import type { InputEncoder } from './encode.ts'
import { ContextError } from './errors.ts'
import type { Redaction } from './redaction.ts'
import type { Shape } from './shape.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A method and a path as the specification writes it: `GET /v2/services/{serviceId}`. */
export type Route = `${Method} /${string}`

/** One call of an operation, as a result that asks for more (a page) needs it. */
export interface Call<Input = never, Output = unknown> {
  readonly client: Client
  readonly operation: OperationSpec<Input, Output>
  readonly input: Input
  readonly options: CallOptions
}

/** Where the result lies in the answer and what is converted in it. */
export interface Answer<Output> {
  /** Field of the body that holds the result; the whole body when absent. */
  readonly key?: string
  readonly shape?: Shape<unknown>
  /** Field of the body that holds the paging metadata. */
  readonly metadata?: string
  /** Builds the result from the converted value, for results that are more than data. */
  readonly wrap?: (value: never, body: Record<string, unknown>, call: Call) => Output
}

/** How flat input becomes the platform's nested one, such as `{ query: { filter, sort, paging } }`. */
export interface Envelope {
  /** Field of the body that holds the query; none when the paging fields lie at the top. */
  readonly key?: string
  readonly paging: 'offset' | 'cursor'
  readonly wrap: (input: Record<string, unknown>) => Record<string, unknown>
  /** The inputs that ask for the page after and the page before. */
  readonly around: (input: never, metadata: PagingMetadata, count: number) => PagesAround
}

/** The paging metadata of an answer, in all its forms. */
export interface PagingMetadata {
  count?: number
  offset?: number
  total?: number
  tooManyToCount?: boolean
  hasNext?: boolean
  cursors?: { next?: string; prev?: string }
}

/** Inputs of the neighbours of a page; absent where there is none. */
export interface PagesAround {
  readonly next?: object | undefined
  readonly previous?: object | undefined
}

/**
 * Fills the `{parameters}` of a path from the input. Gives the path and the encoded input without the parameters that
 * stand at its top.
 */
export type PathWriter = (
  path: string,
  input: Readonly<Record<string, unknown>>,
  encoded: Readonly<Record<string, unknown>>,
) => [path: string, rest: Record<string, unknown>]

/** Writes a payload as a query string; `undefined` when it is to be sent as JSON. */
export type QueryWriter = (payload: Readonly<Record<string, unknown>>, method: string) => string | undefined

/** What the client, the emulator, the hooks, the tests and the docs all read. */
export interface OperationSpec<Input, Output> {
  /** Unique id: package, resource, verb. */
  readonly id: string
  /** A read changes nothing, so it may be repeated and cached. */
  readonly kind: 'read' | 'write'
  /** The family of calls, named by its prefix on the hosted platform: `/bookings`. A profile may map it to another one. */
  readonly family: string
  readonly route: Route
  /** Fills the `{parameters}` of the path. */
  readonly path?: PathWriter
  /** Writes the payload into the address, for GET and DELETE; the others send it as JSON. */
  readonly query?: QueryWriter
  /** What is converted in the input. */
  readonly request?: InputEncoder<Input>
  readonly envelope?: Envelope
  readonly response?: Answer<Output>
  /** Present on calls that need an elevated client; throws when the client is not. */
  readonly elevated?: (client: Client) => void
  /** Sent without a token: the calls that get one. */
  readonly anonymous?: boolean
  /** A write that may be repeated as a read may, judged by its input: a visitor session, but not the exchange of a code. */
  readonly repeatable?: (input: Input) => boolean
  /** Takes the secrets of the input, should a refusal repeat them, out of what errors show: `redacting(…)`. */
  readonly redact?: (input: Input) => Redaction
}

/**
 * An operation as it is declared: everything but its kind. A GET or DELETE says how its query is written, a path with
 * parameters how they are filled in.
 */
export type Declaration<Input, Output, OwnRoute extends Route> = Omit<
  OperationSpec<Input, Output>,
  'kind' | 'route'
> & { readonly route: OwnRoute } & (OwnRoute extends `${'GET' | 'DELETE'} ${string}`
    ? { readonly query: QueryWriter }
    : unknown) &
  (OwnRoute extends `${string}{${string}` ? { readonly path: PathWriter } : unknown)

interface Callable<Input, Output, Kind extends 'read' | 'write'> {
  (client: Client, input: Input, options?: CallOptions): Promise<Output>
  /** The declaration, as data. */
  readonly spec: OperationSpec<Input, Output> & { readonly kind: Kind }
}

/** An operation that changes nothing. */
export interface Read<Input, Output> extends Callable<Input, Output, 'read'> {}

/** An operation that changes something. */
export interface Write<Input, Output> extends Callable<Input, Output, 'write'> {}

/** A declaration whose types do not matter. */
export type AnySpec = OperationSpec<never, unknown>

/** Any operation, whatever it takes and gives. */
export interface AnyOperation {
  (client: Client, input: never, options?: CallOptions): Promise<unknown>
  readonly spec: AnySpec
}

const make = <Input, Output, Kind extends 'read' | 'write'>(
  kind: Kind,
  declared: Omit<OperationSpec<Input, Output>, 'kind'>,
): Callable<Input, Output, Kind> => {
  const spec = { kind, ...declared }
  const operation = (client: Client, input: Input, options?: CallOptions): Promise<Output> =>
    client.send(spec, input, options)
  operation.spec = spec
  return operation
}

/**
 * Declares an operation that changes nothing.
 *
 * @example
 * export const getRoom: Read<GetRoomInput, Room> = read({
 *   id: 'rooms.get',
 *   family: '/rooms',
 *   route: 'GET /v1/rooms/{roomId}',
 *   path: pathParameters,
 *   query: queryString,
 *   response: pick('room', roomShape),
 * })
 */
export const read = <Input, Output, OwnRoute extends Route = Route>(
  declared: Declaration<Input, Output, OwnRoute>,
): Read<Input, Output> => make('read', declared)

/** Declares an operation that changes something. */
export const write = <Input, Output, OwnRoute extends Route = Route>(
  declared: Declaration<Input, Output, OwnRoute>,
): Write<Input, Output> => make('write', declared)

/** The result is one field of the answer. */
export const pick = <Output>(key: string, shape?: Shape<Output>): Answer<Output> =>
  ({ key, shape }) as Answer<Output>

/** The result is a list in one field of the answer. */
export const list = <Item>(key: string, shape?: Shape<Item>): Answer<Item[]> =>
  ({ key, shape }) as Answer<Item[]>

/** The result is the whole answer. */
export const whole = <Output>(shape?: Shape<Output>): Answer<Output> => ({ shape }) as Answer<Output>

/** The mark of calls that need an elevated client: `write({ …, elevated })`. */
export const elevated = (client: Client): void => {
  if (!client.auth?.elevated)
    throw new ContextError(
      'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules',
    )
}

type Operations = Record<string, (client: Client, input: never, options?: CallOptions) => Promise<unknown>>

/** Operations with the client filled in. */
export type Bound<T extends Operations> = {
  readonly [K in keyof T]: T[K] extends (
    client: Client,
    input: infer Input,
    options?: CallOptions,
  ) => infer Result
    ? (input: Input, options?: CallOptions) => Result
    : never
}

/**
 * Fills in the client, for dotted use. Only the named operations end up in the bundle.
 *
 * @example
 * const bookings = bind(client, { getService, queryServices })
 * const service = await bookings.getService({ serviceId })
 */
export const bind = <T extends Operations>(client: Client, operations: T): Bound<T> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (input: never, options?: CallOptions) => operation(client, input, options),
    ]),
  ) as Bound<T>
