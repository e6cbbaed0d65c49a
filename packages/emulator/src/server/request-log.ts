import { inspect } from 'node:util'
import type { Identity } from '../kernel/handler.ts'
import { redactHeaders, redactJson } from './redaction.ts'
import type { EntityChange } from './request-changes.ts'

type Headers = Readonly<Record<string, string>>

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
  /** Headers by their names in lower case, secrets taken out. */
  readonly requestHeaders?: Headers
  /** Headers of the answer, in the same form. */
  readonly responseHeaders?: Headers
  /** Bodies, secrets taken out: data, or text where it is not JSON or was cut because it is long. */
  readonly request?: unknown
  /** The body of the answer, as `request` has that of the request. */
  readonly response?: unknown
  /** Bytes of the bodies that the log knows, before compression. */
  readonly requestSize?: number
  /** Bytes of the answer's body, before compression. */
  readonly responseSize?: number
  /** The entities that the request has changed, 100 at most; events, mails and deliveries are among them. */
  readonly changes?: readonly EntityChange[]
  /** The fault that was injected, in the words of the header `x-frontdesk-fault`. */
  readonly fault?: string
  /** Whether the answer is that of an earlier request with the same `Idempotency-Key`. */
  readonly replayed?: boolean
}

/** A request as it is given to the log: with its bodies as text, and with its secrets. */
export type LoggedRequest = Omit<RequestEntry, 'request' | 'response' | 'requestSize' | 'responseSize'> & {
  readonly requestText?: string
  readonly responseText?: string
  /** Path and query as they were sent. */
  readonly target?: string
}

/** Whether requests with a method have a body. */
export const sendsBody = (method: string): boolean => /^(POST|PUT|PATCH)$/.test(method)

/** A request with which an earlier one is made again. */
export interface SentRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Headers
  readonly body?: string
}

/** Whether a request is of no interest to most: browsers ask for permission by it, or for a file of a hosted page. */
export const isBackground = ({ method, path }: Pick<RequestEntry, 'method' | 'path'>): boolean =>
  method === 'OPTIONS' || /^\/pages\/[a-z]+\.(css|js)$/.test(path)

/** The first steps of an app that requests show. */
export interface Milestones {
  /** Whether any operation was called. */
  readonly called: boolean
  /** Whether a booking was made. */
  readonly booked: boolean
  /** Whether a member made a request. */
  readonly signedIn: boolean
}

const noMilestones: Milestones = { called: false, booked: false, signedIn: false }

export interface RequestLog {
  /** Latest last. */
  all(): readonly RequestEntry[]
  /** A request as it was sent, secrets included; `undefined` when it is gone, or was too long to be kept whole. */
  sent(id: string): SentRequest | undefined
  add(request: LoggedRequest): void
  /** The first steps since the log was cleared, also those whose requests it keeps no longer. */
  milestones(): Milestones
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

/** A page of 100 entities is kept whole, so that the inspector shows it as data. */
const usualLimits: LogLimits = { entries: 500, total: 16 * 1024 * 1024, body: 256 * 1024 }

/** The beginning of a text, as a text of its own: a part that is cut out would keep the whole in memory. */
const beginningOf = (text: string, length: number): string =>
  Buffer.from(text.slice(0, length), 'utf16le').toString('utf16le')

interface KeptRequest extends LoggedRequest {
  readonly requestSize?: number
  readonly responseSize?: number
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

/** Defines a property whose value is made when it is first read. */
const defineLazily = (target: object, name: string, make: () => unknown): void => {
  Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = make()
      Object.defineProperty(target, name, { value, enumerable: true })
      return value
    },
  })
}

/** Takes the secrets out when somebody looks: most entries are listed and counted, and never looked at. */
const shown = (kept: KeptRequest): RequestEntry => {
  const { requestText, responseText, requestLength, responseLength, target: _, ...plain } = kept
  const { requestHeaders, responseHeaders, ...entry } = plain
  const lazy = {
    requestHeaders: requestHeaders && (() => redactHeaders(requestHeaders)),
    responseHeaders: responseHeaders && (() => redactHeaders(responseHeaders)),
    request: requestText === undefined ? undefined : () => shownBody(requestText, requestLength, 'request'),
    response:
      responseText === undefined ? undefined : () => shownBody(responseText, responseLength, 'answer'),
  }
  for (const [name, make] of Object.entries(lazy)) if (make) defineLazily(entry, name, make)
  // Node prints the values, and not that there are getters.
  return Object.defineProperty(entry, inspect.custom, { value: () => ({ ...entry }) })
}

const lengthOf = (headers: Headers = {}): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)

const sizeOf = (request: LoggedRequest): number => {
  const { path, requestText = '', responseText = '', requestHeaders, responseHeaders } = request
  return (
    path.length +
    requestText.length +
    responseText.length +
    lengthOf(requestHeaders) +
    lengthOf(responseHeaders)
  )
}

interface RequestLogOptions {
  readonly limits?: LogLimits
  /** Called with each request that is added. */
  readonly onChange?: () => void
}

/** Keeps the last requests in memory, as many as its limits allow. */
export const createRequestLog = ({ limits = usualLimits, onChange }: RequestLogOptions = {}): RequestLog => {
  let kept: { readonly request: KeptRequest; readonly entry: RequestEntry }[] = []
  let size = 0
  let milestones = noMilestones

  const cut = (text: string): string => (text.length > limits.body ? beginningOf(text, limits.body) : text)
  return {
    all: () => kept.map(({ entry }) => entry),
    sent(id) {
      const found = kept.find(({ entry }) => entry.id === id)
      if (!found) return undefined
      const { method, target, requestHeaders: headers, requestText = '', requestLength } = found.request
      const isWhole = target !== undefined && headers && requestText.length === requestLength
      if (!isWhole) return undefined
      if (!sendsBody(method)) return { method, target, headers }
      // The log reads no forms.
      if (!requestText && headers['content-type']?.startsWith('application/json') === false) return undefined
      return { method, target, headers, ...(requestText && { body: requestText }) }
    },
    add(logged) {
      const { target, ...rest } = logged
      const { path, requestText, responseText } = rest
      const request: KeptRequest = {
        ...rest,
        path: cut(path),
        ...(target !== undefined && target.length <= limits.body && { target }),
        ...(requestText !== undefined && {
          requestText: cut(requestText),
          requestSize: Buffer.byteLength(requestText),
        }),
        ...(responseText !== undefined && {
          responseText: cut(responseText),
          responseSize: Buffer.byteLength(responseText),
        }),
        requestLength: requestText?.length ?? 0,
        responseLength: responseText?.length ?? 0,
      }
      const { operation, status, identity } = request
      milestones = {
        called: milestones.called || operation !== undefined,
        booked:
          milestones.booked || (operation === 'bookings.bookings.create' && status >= 200 && status < 300),
        signedIn: milestones.signedIn || identity.kind === 'member',
      }
      kept.push({ request, entry: shown(request) })
      size += sizeOf(request)
      let dropped = 0
      while (kept.length - dropped > limits.entries || size > limits.total) {
        const oldest = kept[dropped]
        if (!oldest) break
        size -= sizeOf(oldest.request)
        dropped++
      }
      if (dropped) kept = kept.slice(dropped)
      onChange?.()
    },
    milestones: () => milestones,
    clear() {
      kept = []
      size = 0
      milestones = noMilestones
    },
  }
}
