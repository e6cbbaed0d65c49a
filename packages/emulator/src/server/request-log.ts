import type { Identity } from '../kernel/handler.ts'
import { redactJson } from './redaction.ts'

/** One request that was answered. */
export interface RequestEntry {
  /** The `x-wix-request-id` of the answer. */
  readonly id: string
  /** When the request came, by the emulator's clock. */
  readonly time: Date
  /** The HTTP method. */
  readonly method: string
  /** Path and query, secrets taken out. */
  readonly path: string
  /** Id of the operation; absent for pages and unknown paths. */
  readonly operation?: string
  /** 0 when the connection was cut without an answer. */
  readonly status: number
  /** How long the answer took. */
  readonly milliseconds: number
  readonly identity: Identity
  /** Bodies, secrets taken out: data, or text where it is no JSON or was cut because it is long. */
  readonly request?: unknown
  /** The body of the answer, as `request` has that of the request. */
  readonly response?: unknown
  /** The fault that was injected, in the words of the header `x-frontdesk-fault`. */
  readonly fault?: string
  /** Whether the answer is that of an earlier request with the same `Idempotency-Key`. */
  readonly replayed?: boolean
}

/** A request as it is given to the log: with its bodies as text. */
export type LoggedRequest = Omit<RequestEntry, 'request' | 'response'> & {
  readonly requestText?: string
  readonly responseText?: string
}

export interface RequestLog {
  /** Latest last. */
  all(): readonly RequestEntry[]
  add(request: LoggedRequest): void
  clear(): void
}

/** The limits of the log. */
export interface LogLimits {
  readonly entries: number
  /** Characters of all paths and bodies together. */
  readonly total: number
  /** Characters of one body, or of one path. */
  readonly body: number
}

const usualLimits: LogLimits = { entries: 500, total: 4 * 1024 * 1024, body: 16 * 1024 }

/** The beginning of a text, as a text of its own: a part that is cut out would keep the whole in memory. */
const beginningOf = (text: string, length: number): string =>
  Buffer.from(text.slice(0, length), 'utf16le').toString('utf16le')

interface KeptRequest extends LoggedRequest {
  /** Characters of the whole bodies. */
  readonly requestLength: number
  readonly responseLength: number
}

const shownBody = (text: string, length: number, from: 'request' | 'answer'): unknown => {
  const redacted = redactJson(text, from)
  if (text.length < length) return `${redacted} … (${length} characters)`
  try {
    return JSON.parse(redacted)
  } catch {
    return redacted
  }
}

/** The entry as it is shown. Secrets are taken out when somebody looks: most entries are never looked at. */
const shown = (kept: KeptRequest): RequestEntry => {
  const { requestText, responseText, requestLength, responseLength, ...entry } = kept
  return {
    ...entry,
    ...(requestText !== undefined && { request: shownBody(requestText, requestLength, 'request') }),
    ...(responseText !== undefined && { response: shownBody(responseText, responseLength, 'answer') }),
  }
}

const sizeOf = ({ path, requestText = '', responseText = '' }: LoggedRequest): number =>
  path.length + requestText.length + responseText.length

interface RequestLogOptions {
  readonly limits?: LogLimits
  /** Is told of each request that was added. */
  readonly onChange?: () => void
}

/** Keeps the last requests in memory, as many as its limits allow. */
export const createRequestLog = ({ limits = usualLimits, onChange }: RequestLogOptions = {}): RequestLog => {
  let kept: KeptRequest[] = []
  let size = 0
  let list: readonly RequestEntry[] | undefined

  const cut = (text: string): string => (text.length > limits.body ? beginningOf(text, limits.body) : text)
  return {
    all: () => (list ??= kept.map(shown)),
    add(request) {
      const { path, requestText, responseText } = request
      const entry: KeptRequest = {
        ...request,
        path: cut(path),
        ...(requestText !== undefined && { requestText: cut(requestText) }),
        ...(responseText !== undefined && { responseText: cut(responseText) }),
        requestLength: requestText?.length ?? 0,
        responseLength: responseText?.length ?? 0,
      }
      kept.push(entry)
      size += sizeOf(entry)
      let dropped = 0
      while (kept.length - dropped > limits.entries || size > limits.total) {
        const oldest = kept[dropped]
        if (!oldest) break
        size -= sizeOf(oldest)
        dropped++
      }
      if (dropped) kept = kept.slice(dropped)
      list = undefined
      onChange?.()
    },
    clear() {
      kept = []
      size = 0
      list = undefined
    },
  }
}
