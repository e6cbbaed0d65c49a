import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import type { CallEvent, Hooks } from './contract.ts'
import { isFrontdeskError } from './errors.ts'

/** Settings of the OpenTelemetry plugin. */
export interface OpenTelemetryOptions {
  /** The tracer that begins the spans; the global one named `@frontdesk/core` unless given. */
  readonly tracer?: Tracer | undefined
}

/** An error by its code alone: messages may repeat what a person has sent. */
const codeOf = (error: unknown): string => (isFrontdeskError(error) ? error.code : 'UNKNOWN')

/**
 * Hooks that make a span of each call, as a child of the span that is active when the call is made. The span has the id of
 * the operation as its name, and each request is an event of it. The platform gets the trace by the propagator that the
 * app has registered, such as W3C `traceparent`. No attribute holds an id of a person, a token, an address with its
 * parameters, or a message.
 *
 * @example
 * const client = createClient({ platform: hosted(), auth, hooks: openTelemetry() })
 */
export const openTelemetry = ({
  tracer = trace.getTracer('@frontdesk/core'),
}: OpenTelemetryOptions = {}): Hooks => {
  const spans = new WeakMap<object, Span>()
  const spanOf = ({ call }: CallEvent): Span | undefined => call && spans.get(call)

  return {
    onRequest({ operation, attempts, route, headers, call = headers }) {
      const [method = '', template = ''] = route.split(' ')
      let span = spans.get(call)
      if (!span) {
        const attributes: Attributes = {
          'http.request.method': method,
          'url.template': template,
          'frontdesk.operation': operation,
        }
        span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes })
        spans.set(call, span)
      }
      span.addEvent('request', { 'frontdesk.attempt': attempts })
      propagation.inject(trace.setSpan(context.active(), span), headers)
    },
    onResponse(event) {
      spanOf(event)?.setAttributes({
        'http.response.status_code': event.status,
        ...(event.requestId !== undefined && { 'frontdesk.request_id': event.requestId }),
      })
    },
    onRetry(event) {
      spanOf(event)?.addEvent('retry', { 'error.type': codeOf(event.error), 'frontdesk.delay': event.delay })
    },
    onSuccess(event) {
      spanOf(event)
        ?.setAttribute('http.request.resend_count', event.attempts - 1)
        .end()
    },
    onError(event) {
      const code = codeOf(event.error)
      spanOf(event)
        ?.setAttributes({ 'error.type': code, 'http.request.resend_count': event.attempts - 1 })
        .setStatus({ code: SpanStatusCode.ERROR, message: code })
        .end()
    },
  }
}
