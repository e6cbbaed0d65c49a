import type { Identity } from '../kernel/handler.ts'

/** One request that was answered. */
export interface RequestEntry {
  /** The `x-wix-request-id` of the answer. */
  readonly id: string
  readonly time: Date
  readonly method: string
  /** Path and query, secrets taken out. */
  readonly path: string
  /** Id of the operation; absent for pages and unknown paths. */
  readonly operation?: string
  /** 0 when the connection was cut without an answer. */
  readonly status: number
  readonly milliseconds: number
  readonly identity: Identity
  /** Bodies as JSON, secrets taken out. */
  readonly request?: unknown
  readonly response?: unknown
  /** What went wrong on purpose, in the words of the header `x-frontdesk-fault`. */
  readonly fault?: string
  /** Whether the answer is that of an earlier request with the same `Idempotency-Key`. */
  readonly replayed?: boolean
}

export interface RequestLog {
  /** Latest last. */
  all(): readonly RequestEntry[]
  add(entry: RequestEntry): void
  clear(): void
}

const longest = 500

/** Keeps the last requests in memory. */
export const createRequestLog = (): RequestLog => {
  let entries: RequestEntry[] = []
  return {
    all: () => entries,
    add(entry) {
      entries = [...entries.slice(1 - longest), entry]
    },
    clear() {
      entries = []
    },
  }
}

/** `session` is that of the hosted pages; `.r` is a whole payload, which the log has as the input. */
const secret = /password|token|secret|captcha|verifier|^code$|^session$|^\.r$|authorization|apikey/i

/** Data with the values of passwords, tokens and codes taken out, at any depth. */
export const redact = (value: unknown): unknown => {
  if (typeof value === 'string') return redactLink(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]): [string, unknown] => [
      key,
      secret.test(key) && typeof item === 'string' ? '[redacted]' : redact(item),
    ]),
  )
}

/** Text that is an address leads to nothing secret either. */
const redactLink = (text: string): string => {
  const url = /^https?:\/\/\S+\?/.test(text) && URL.canParse(text) ? new URL(text) : undefined
  return url && [...url.searchParams.keys()].some((name) => secret.test(name))
    ? url.origin + redactAddress(url)
    : text
}

/** An address with the values of secret parameters taken out. */
export const redactAddress = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string => {
  const shown = new URLSearchParams(
    [...searchParams].map(([name, value]): [string, string] => [
      name,
      secret.test(name) ? '[redacted]' : value,
    ]),
  )
  return shown.size ? `${pathname}?${decodeURIComponent(shown.toString().replace(/\+/g, ' '))}` : pathname
}
