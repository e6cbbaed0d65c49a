import type { OperationSchema } from '@frontdesk/core/schema'
import type { Handler } from '../kernel/handler.ts'
import { createInputReader } from './operation-input.ts'
import { type RequestEntry, sendsBody } from './request-log.ts'
import { createRouteTable } from './route-table.ts'

type Fields = Record<string, unknown>

interface CallReaderOptions {
  readonly handlers: readonly Handler[]
  readonly schemas: readonly OperationSchema[]
  /** Address of the emulator itself. */
  readonly origin: string
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Creates the step that reads a request of the log as a call of the SDK. It gives the input of the operation, with
 * `[redacted]` instead of secrets; `undefined` for a request that asked for no operation, or whose body the log cut.
 */
export const createCallReader = ({
  handlers,
  schemas,
  origin,
}: CallReaderOptions): ((entry: RequestEntry) => Fields | undefined) => {
  // Most emulators never show a call, so that the tables are made for the first one.
  let tables: readonly [ReturnType<typeof createRouteTable>, ReturnType<typeof createInputReader>] | undefined
  const read = ({ method, path, request = {} }: RequestEntry): Fields | undefined => {
    tables ??= [createRouteTable(handlers), createInputReader(schemas)]
    const [routes, inputOf] = tables
    const { pathname, searchParams } = new URL(path, origin)
    const match = routes.find(method === 'HEAD' ? 'GET' : method, pathname)
    if (!match || !isFields(request)) return undefined
    const { handler, parameters } = match
    const parts = sendsBody(method)
      ? { query: { payload: {}, flat: false }, body: request }
      : { query: { payload: request, flat: !searchParams.has('.r') }, body: {} }
    return inputOf(handler.operation.spec, { ...parts, parameters, form: { media: origin + '/media/' } })
  }
  return (entry) => {
    try {
      return read(entry)
    } catch {
      // A request that was refused may hold anything.
      return undefined
    }
  }
}
