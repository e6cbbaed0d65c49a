import type { Auth, CallOptions, Client, ElevatedAuth } from './client.ts'
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

/** What the client, the emulator, the hooks, the tests and the docs all read. */
export interface OperationSpec<Input, Output> {
  /** Unique id: package, resource, verb. */
  readonly id: string
  /** A read changes nothing, so it may be repeated and cached. */
  readonly kind: 'read' | 'write'
  /** What stands before the path on the hosted platform: `/_api/bookings`. A profile may map it to another prefix. */
  readonly prefix: string
  /**
   * The `{parameters}` are filled from the input, `{service.id}` from a nested field. What is left of the input is sent as
   * query string by GET and DELETE, as JSON by the others.
   */
  readonly route: Route
  /** What is converted in the input: dates as text, images and system fields. */
  readonly request?: Shape<unknown>
  readonly envelope?: Envelope
  readonly response?: Answer<Output>
  /** The call needs an elevated client. Without one it throws a ContextError and sends nothing. */
  readonly elevated?: boolean
  /** Sent without a token: the calls that get one. */
  readonly anonymous?: boolean
  /** A write that may be repeated as a read may, judged by its input: a visitor session, but not the exchange of a code. */
  readonly repeatable?: (input: Input) => boolean
  /**
   * Fields of the input that hold secrets, such as `password` or `smsData.code`, with all that lies in them. Should a
   * refusal repeat one, errors show `***` in its place. `all`: errors show nothing of a refusal but its status.
   */
  readonly secrets?: readonly string[] | 'all'
}

type FieldPath<Input> = `${keyof Input & string}${'' | `.${string}`}`

/**
 * An operation as it is declared: everything but its kind. `elevated: true` stands where the type of the operation says
 * `ElevatedAuth`, and only there.
 */
export type Declaration<Input, Output, A extends Auth | undefined = Auth | undefined> = Omit<
  OperationSpec<Input, Output>,
  'kind' | 'request' | 'elevated' | 'secrets'
> & {
  readonly request?: Shape<Input>
  readonly secrets?: readonly FieldPath<Input>[] | 'all'
} & ([A] extends [ElevatedAuth] ? { readonly elevated: true } : { readonly elevated?: false })

interface Callable<Input, Output, Kind extends 'read' | 'write', A extends Auth | undefined> {
  /** A read changes nothing. */
  readonly kind: Kind
  (client: Client<A>, input: Input, options?: CallOptions): Promise<Output>
  /** The declaration, as data. */
  readonly spec: OperationSpec<Input, Output> & { readonly kind: Kind }
}

/** An operation that changes nothing. */
export interface Read<Input, Output, A extends Auth | undefined = Auth | undefined> extends Callable<
  Input,
  Output,
  'read',
  A
> {}

/** An operation that changes something. */
export interface Write<Input, Output, A extends Auth | undefined = Auth | undefined> extends Callable<
  Input,
  Output,
  'write',
  A
> {}

/** A declaration whose types do not matter. */
export type AnySpec = OperationSpec<never, unknown>

/** Any operation, whatever it takes and gives. */
export interface AnyOperation {
  (client: never, input: never, options?: CallOptions): Promise<unknown>
  readonly kind: 'read' | 'write'
  readonly spec: AnySpec
}

const make = <Input, Output, Kind extends 'read' | 'write', A extends Auth | undefined>(
  kind: Kind,
  declared: Omit<OperationSpec<Input, Output>, 'kind'>,
): Callable<Input, Output, Kind, A> => {
  const spec = { kind, ...declared }
  return Object.assign(
    (client: Client<A>, input: Input, options?: CallOptions): Promise<Output> =>
      client.send(spec, input, options),
    { kind, spec },
  )
}

/**
 * Declares an operation that changes nothing.
 *
 * @example
 * export const getRoom: Read<GetRoomInput, Room> = read({
 *   id: 'rooms.get',
 *   prefix: '/rooms',
 *   route: 'GET /v1/rooms/{roomId}',
 *   response: pick('room', roomShape),
 * })
 */
export const read = <Input, Output, A extends Auth | undefined = Auth | undefined>(
  declared: Declaration<Input, Output, A>,
): Read<Input, Output, A> => make('read', declared)

/**
 * Declares an operation that changes something.
 *
 * @example
 * export const closeRoom: Write<{ roomId: string }, Room, ElevatedAuth> = write({
 *   id: 'rooms.close',
 *   prefix: '/rooms',
 *   route: 'POST /v1/rooms/{roomId}/close',
 *   response: pick('room', roomShape),
 *   elevated: true,
 * })
 */
export const write = <Input, Output, A extends Auth | undefined = Auth | undefined>(
  declared: Declaration<Input, Output, A>,
): Write<Input, Output, A> => make('write', declared)

/** The result is one field of the answer. */
export const pick = <Output>(key: string, shape?: Shape<Output>): Answer<Output> =>
  ({ key, shape }) as Answer<Output>

/** The result is a list in one field of the answer. */
export const list = <Item>(key: string, shape?: Shape<Item>): Answer<Item[]> =>
  ({ key, shape }) as Answer<Item[]>

/** The result is the whole answer. */
export const whole = <Output>(shape?: Shape<Output>): Answer<Output> => ({ shape }) as Answer<Output>

type Operations<C extends Client> = Record<
  string,
  (client: C, input: never, options?: CallOptions) => Promise<unknown>
>

/** Operations with the client filled in. */
export type Bound<T extends Operations<never>> = {
  readonly [K in keyof T]: T[K] extends (
    client: never,
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
export const bind = <C extends Client, T extends Operations<C>>(client: C, operations: T): Bound<T> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (input: never, options?: CallOptions) => operation(client, input, options),
    ]),
  ) as Bound<T>
