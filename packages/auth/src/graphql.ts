import {
  ApplicationError,
  type CallOptions,
  type Client,
  ContextError,
  invalid,
  type ResponseInfo,
  whole,
  withResponse,
  type Write,
  write,
} from '@frontdesk/core'

/** The text of a GraphQL document; a generated document also carries the types of its data and variables. */
export type GraphqlDocument<Data, Variables> =
  | string
  | {
      /** Text of the query. */
      toString(): string
      /** Types of data and variables. It has no value at run time. */
      readonly __apiType?: (variables: Variables) => Data
    }

/** An error in the form that GraphQL defines. */
export interface GraphqlFault {
  /** The reason for the error, for developers. */
  readonly message: string
  /** Path of the error in the result. */
  readonly path?: readonly (string | number)[]
  /** Positions of the error in the query. */
  readonly locations?: readonly {
    /** Line, counted from 1. */
    readonly line: number
    /** Column, counted from 1. */
    readonly column: number
  }[]
  /** Further data of the server, such as an error code. */
  readonly extensions?: Readonly<Record<string, unknown>>
}

export interface GraphqlOptions extends CallOptions {
  /** Version of the platform's API; defaults to `alpha`. */
  readonly apiVersion?: string
  /** The operation of the document to run, if it contains several. */
  readonly operationName?: string
}

/** Sends a document and returns its data. */
export type Graphql = <Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  document: GraphqlDocument<Data, Variables>,
  variables?: Variables,
  options?: GraphqlOptions,
) => Promise<Data>

interface GraphqlRequest {
  readonly query: string
  readonly variables?: unknown
  readonly operationName?: string | undefined
}

interface GraphqlAnswer {
  readonly data?: unknown
  /** A list, unless a server deviates from the specification. */
  readonly errors?: readonly GraphqlFault[] | GraphqlFault
}

const requestOf = (apiVersion: string): Write<GraphqlRequest, GraphqlAnswer> => {
  if (!/^[\w-]+$/.test(apiVersion)) throw invalid('apiVersion', 'must be a name such as alpha')
  return write({
    id: 'auth.graphql',
    prefix: '/graphql',
    route: `POST /${apiVersion}`,
    response: whole<GraphqlAnswer>(),
    // A document without the word "mutation" changes nothing.
    repeatable: ({ query }) => !query.includes('mutation'),
  })
}

const toError = (
  faults: readonly GraphqlFault[],
  data: unknown,
  response: ResponseInfo,
): ApplicationError => {
  const errors = faults.map((fault) => Object(fault) as Partial<GraphqlFault>)
  const code = errors.map(({ extensions }) => extensions?.['code']).find((one) => typeof one === 'string')
  return new ApplicationError(errors.map(({ message }) => message ?? 'UNKNOWN').join(', '), {
    code: code ?? 'GRAPHQL',
    status: response.status,
    requestId: response.requestId,
    operation: 'auth.graphql',
    data: { errors: faults, data },
  })
}

/**
 * Returns a function that sends GraphQL documents to the platform, with the same tokens, retries, limits and errors as
 * any call. The call is `POST /graphql/alpha`.
 *
 * @throws ContextError when the client has no auth.
 * @throws ApplicationError (from the call) when the response has `errors`; they are in `error.data`, with the partial
 * data.
 * @example
 * const { services } = await graphql(client)<{ services: { items: { name: string }[] } }>('{ services { items { name } } }')
 */
export const graphql = (client: Client): Graphql => {
  if (!client.auth)
    throw new ContextError(
      'graphql is not available in this context. The client has no auth: give createClient one, such as oauth({ clientId }).',
    )
  return async <Data, Variables>(
    document: GraphqlDocument<Data, Variables>,
    variables?: Variables,
    { apiVersion = 'alpha', operationName, ...options }: GraphqlOptions = {},
  ): Promise<Data> => {
    const input = { query: String(document), variables, operationName }
    const answer = await withResponse(requestOf(apiVersion), client, input, options)
    const { data = {}, errors } = answer.data
    const faults = [errors ?? []].flat()
    if (faults.length) throw toError(faults, data, answer.response)
    return data as Data
  }
}
