import type { Hooks } from './contract.ts'
import { hex } from './random-id.ts'

/** Settings of the trace headers of a client. */
export interface TraceOptions {
  /** A `traceparent` to join, or a function that returns the one of the request that a server is handling. */
  readonly parent?: string | (() => string | undefined)
  /** Whether a trace that starts here is recorded; defaults to true. A parent decides for its own trace. */
  readonly sampled?: boolean
  /** Returns this many random bytes; defaults to `crypto.getRandomValues`. */
  readonly random?: (length: number) => Uint8Array
}

/** The part of a trace that all attempts of a call share. */
interface Trace {
  readonly id: string
  readonly flags: string
}

const secureRandom = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))

/** Version, trace, span and flags; neither of the ids may be all zeros. Later versions may append fields. */
const form = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-|$)/

const parse = (text: string | undefined): Trace | undefined => {
  const [, id, flags] = form.exec(text ?? '') ?? []
  // Only the first flag is known: recorded or not.
  return id && flags ? { id, flags: Number.parseInt(flags, 16) & 1 ? '01' : '00' } : undefined
}

/**
 * Makes calls part of a trace: adds the W3C header `traceparent`, with a span of its own for each request. A call joins
 * the trace of its own `traceparent` header (`headers` of the call), otherwise the trace of `parent`, otherwise it
 * starts a new one. A malformed header counts as absent.
 *
 * @example
 * const client = createClient({ platform: hosted(), hooks: traceparent({ parent: () => incoming.headers.traceparent }) })
 */
export const traceparent = ({ parent, sampled = true, random = secureRandom }: TraceOptions = {}): Hooks => {
  const traces = new WeakMap<object, Trace>()
  return {
    onRequest({ headers, call = headers }) {
      const trace = traces.get(call) ??
        parse(headers['traceparent']) ??
        parse(typeof parent === 'function' ? parent() : parent) ?? {
          id: hex(random(16)),
          flags: sampled ? '01' : '00',
        }
      traces.set(call, trace)
      headers['traceparent'] = `00-${trace.id}-${hex(random(8))}-${trace.flags}`
    },
  }
}
