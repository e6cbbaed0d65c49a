import type { Given } from './common/given.ts'
import type { AnySpec, Answer, Auth, CallOptions, Client, ElevatedAuth, OperationSpec } from './contract.ts'
import { ContextError } from './errors.ts'
import type { RequestShape, Shape } from './shape.ts'

type FieldPath<Input> = `${keyof Input & string}${'' | `.${string}`}`

/**
 * The declaration of an operation without its kind. `elevated: true` is required if the type of the operation is
 * `ElevatedAuth`, and not allowed otherwise.
 */
export type Declaration<Input, Output, A extends Auth | undefined = Auth | undefined> = Omit<
  OperationSpec<Input, Output>,
  'kind' | 'request' | 'elevated' | 'secrets'
> & {
  /** How the input is encoded: the fields that hold dates or images. */
  readonly request?: RequestShape<Input>
  /** Fields that must not appear in an error or a log; `'all'` hides the whole input. */
  readonly secrets?: readonly FieldPath<Input>[] | 'all'
} & ([A] extends [ElevatedAuth]
    ? {
        /** `true` for operations that only the owner may call. */
        readonly elevated: true
      }
    : {
        /** `true` for operations that only the owner may call. */
        readonly elevated?: false
      })

interface Callable<Input, Output, Kind extends 'read' | 'write', A extends Auth | undefined> {
  /** A read changes nothing. */
  readonly kind: Kind
  (client: Client<A>, input: Given<Input>, options?: CallOptions): Promise<Output>
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

/** Any operation, with any input and output. */
export interface AnyOperation {
  (client: never, input: never, options?: CallOptions): Promise<unknown>
  /** `read` changes nothing on the platform, `write` does. */
  readonly kind: 'read' | 'write'
  readonly spec: AnySpec
}

/** The compiler error for a call without its client, a likely mistake of people who know clients with methods. */
const clientMissing = (id: string): ContextError =>
  new ContextError(
    `"${id}" was called without a client. Give it first, before the input: operation(createClient({ platform, auth }), input)`,
  )

const isClient = (value: unknown): boolean => typeof (Object(value) as Partial<Client>).send === 'function'

const make = <Input, Output, Kind extends 'read' | 'write', A extends Auth | undefined>(
  kind: Kind,
  declared: Omit<OperationSpec<Input, Output>, 'kind'>,
): Callable<Input, Output, Kind, A> => {
  const spec = { kind, ...declared }
  return Object.assign(
    (client: Client<A>, input: Given<Input>, options?: CallOptions): Promise<Output> =>
      isClient(client) ? client.send(spec, input as Input, options) : Promise.reject(clientMissing(spec.id)),
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
  ({ key, shape, list: true }) as Answer<Item[]>

/** The result is the whole answer. */
export const whole = <Output>(shape?: Shape<Output>): Answer<Output> => ({ shape }) as Answer<Output>

type Operations<C extends Client> = Record<
  string,
  (client: C, input: never, options?: CallOptions) => Promise<unknown>
>

/** Operations that are bound to a client. */
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
 * Binds operations to a client, for calls with a dot. Only the named operations are bundled.
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
